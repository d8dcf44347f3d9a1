"""Whether facts hold in a position: what a case expects, and what is found instead."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Final, TypeAlias

from adjudge.core.errors import Refusal
from adjudge.core.game import Game
from adjudge.core.state import State
from adjudge.rulekit.facts_cards import cards_miss, end_miss, pool_miss
from adjudge.rulekit.facts_objects import ObjectFacts
from adjudge.rulekit.facts_trace import TraceFacts
from adjudge.rulekit.facts_views import ViewFacts
from adjudge.rulekit.facts_words import CARDS, SEAT_FORM, FactWords
from adjudge.rulekit.misses import Miss, differs, move_error, seat_differs, shown
from adjudge.rulekit.names import SEATS, Names, seat_of
from adjudge.rulekit.runner import Runner, why_not
from adjudge.rulekit.things import read_pool
from adjudge.text.case_schema import Fields, Spec, one_of
from adjudge.text.errors import nearest_words
from adjudge.text.notation import MoveError
from adjudge.text.yamlpos import Node

Value: TypeAlias = Any  # what a fact may say and a position hold
Reader: TypeAlias = Callable[[str, Node], "str | None"]  # None where the fact holds

BY_SEAT: Final = Fields("Cards by the player who controls them.", {}, (), CARDS, SEAT_FORM)
ZONE_FACT: Final = one_of(BY_SEAT, CARDS)


class Facts:
    """Checks facts in one game.

    A rulebook gives its `words`, and overrides `player_fact`, `game_fact` and `objects` for the
    facts that only it has, `subject` and `subject_fact` for subjects that only it has.
    """

    words: FactWords = FactWords()
    objects: ClassVar[type[ObjectFacts]] = ObjectFacts

    def __init__(self, runner: Runner, words: FactWords | None = None) -> None:
        """Check in the game of a runner; `words` stand for those of the class."""
        if words is not None:
            self.words = words
        self.runner = runner
        self.names: Names = runner.names
        self.rb = runner.names.rb

    @property
    def game(self) -> Game:
        """The game."""
        return self.runner.game

    @property
    def state(self) -> State:
        """Its position."""
        return self.runner.game.state

    # ------------------------------------------------------------------ reading

    def check_form(self, node: Node) -> None:
        """Raise a `TextError` where a fact can't be read.

        Raises:
            TextError: The fact is about nothing here, or says what can't be said.
        """
        node.expect("map")
        if not node.value:
            raise node.error("an empty fact", "빈 사실입니다")
        for key, value in node.items():
            spec = self._spec(key)
            if spec is None:
                raise self._unknown(node, key)
            spec.check(value)

    def _spec(self, key: str) -> Spec | None:
        """What may be said about a subject; None where there is no such subject."""
        words = self.words
        if key in words.game:
            return words.game[key]
        if key in words.views:
            return words.views[key]
        if len(key) == 1 and key in SEATS[: self.state.players]:
            return Fields("Facts of a player.", words.player)
        own = self.subject(key)
        if own is not None:
            return own
        if key in self.names.aliases or self.names.card(key.partition(" #")[0]) is not None:
            return Fields("Facts of an object.", words.object)
        return ZONE_FACT if self.names.zone(self.state, key) >= 0 else None

    def _unknown(self, node: Node, key: str) -> Exception:
        words, seats = self.words, tuple(SEATS[: self.state.players])
        known = (*words.game, *words.views, *seats, *self.subjects(), *self.names.aliases)
        found = node.unknown_key(key, known)
        found.nearest = found.nearest or nearest_words(
            key, (*self.names.aliases, *self.names.zone_words(self.state))
        )
        return found

    # ------------------------------------------------------------------ what a rulebook adds

    def subjects(self) -> tuple[str, ...]:
        """Subjects that only this game has, for errors."""
        return tuple(self.names.places)

    def subject(self, key: str) -> Spec | None:
        """What may be said about a subject that only this game has; None where it is none."""
        del key
        return None

    def is_subject(self, key: str) -> bool:
        """Whether a subject that was read is one that only this game has."""
        return self.subject(key) is not None

    def subject_fact(self, subject: str, node: Node) -> list[Miss]:
        """What a fact about such a subject says and is not so."""
        raise NotImplementedError(subject)

    def player_fact(self, player: int, key: str, node: Node) -> str | None:
        """A fact of a player that only this game has: None where it holds, else what is found."""
        raise NotImplementedError(key)

    def game_fact(self, key: str, node: Node) -> str | None:
        """A fact without a subject that only this game has: the same."""
        raise NotImplementedError(key)

    def pool_of(self, node: Node) -> tuple[str, ...]:
        """Units of a pool as a case writes them."""
        return read_pool(node, self.names.speech)

    # ------------------------------------------------------------------ checking

    def misses(self, node: Node) -> list[Miss]:
        """Everything that one fact says and that is not so."""
        return [miss for key, value in node.items() for miss in self._misses(node, key, value)]

    def _misses(self, node: Node, key: str, value: Node) -> list[Miss]:
        if key in self.words.game:
            return self._word(key, value)
        if key in self.words.views:
            looked = ViewFacts(self.names, self.words, self.game).misses(key, value)
            return [Miss(part, key, about, have) for part, about, have in looked]
        if len(key) == 1 and key in SEATS:
            return self.each(key, value, self._player(seat_of(key)))
        if self.is_subject(key):
            return self.subject_fact(key, value)
        if key in self.names.aliases or self.names.card(key.partition(" #")[0]) is not None:
            return self._object(key, value, node.key_node(key))
        ids = self.state.zones[self.names.zone(self.state, key)]
        found = cards_miss(self.names, self.state, value, ids)
        return [] if found is None else [Miss(value, key, shown(value.plain()), found)]

    def each(self, subject: str, node: Node, read: Reader) -> list[Miss]:
        """What the facts of a map say and is not so."""
        found: list[Miss] = []
        for key, value in node.items():
            have = read(key, value)
            if have is not None:
                found.append(Miss(value, f"{subject}: {key}", shown(value.plain()), have))
        return found

    # ------------------------------------------------------------------ players

    def _player(self, player: int) -> Reader:
        """A reader of a player's facts."""

        def read(key: str, node: Node) -> str | None:
            state, words = self.state, self.words
            if key in words.of_player:
                return self.player_fact(player, key, node)
            if key in words.stats:
                return differs(node.number(), state.stats[player].get(words.stats[key], 0))
            if key == "pool":
                return pool_miss(self.pool_of(node), state.pools[player])
            if key == "conceded":
                return differs(node.value, player in state.gone)
            word, _, end = key.rpartition(" ")
            if word in words.ends:
                ids = self.zone_ids(player, words.zones[word])
                return end_miss(self.names, state, node, ids, top=end == "top")
            return self.cards(node, self.zone_ids(player, words.zones[key]))

        return read

    def zone_ids(self, player: int, area: str) -> tuple[int, ...]:
        """What is in a zone of a player."""
        return self.state.zones[self.state.zone_of(area, player)]

    def cards(self, node: Node, ids: list[int] | tuple[int, ...]) -> str | None:
        """Compare with a number of cards or with their names, in any order."""
        return cards_miss(self.names, self.state, node, ids)

    # ------------------------------------------------------------------ objects

    def _object(self, key: str, node: Node, place: Node) -> list[Miss]:
        state = self.state
        if key in self.names.aliases:
            ident = self.names.object_of(state, key)
        else:
            found = self.names.find(state, key)
            if len(found) > 1 and not self.names.alike(state, found):
                raise place.ambiguous(
                    f'"{key}" is ambiguous: give one an alias',
                    f'"{key}"에 해당하는 것이 여럿입니다. 별칭을 붙이세요',
                    tuple(f"{key} #{i}" for i in found),
                )
            ident = found[0] if found else 0
        facts = self.objects(self.names, self.words, state, ident)
        return self.each(key, node, facts.read)

    # ------------------------------------------------------------------ words

    def _word(self, key: str, node: Node) -> list[Miss]:
        if key in ("because", "not because", "event", "no event"):
            return TraceFacts(self.names, self.state).misses(key, node)
        if key == "options":
            return self._options(node)
        if key == "choice":
            return self.each("choice", node, self._choice)
        own = key in self.words.of_game
        found = self.game_fact(key, node) if own else self._moment(key, node)
        return [] if found is None else [Miss(node, key, shown(node.plain()), found)]

    def _moment(self, key: str, node: Node) -> str | None:
        state = self.state
        if key == self.words.pile:
            return self._pile(node)
        if key == "phase":
            return differs(node.text(), state.phase)
        if key == "turn":
            return seat_differs(node, self.rb.turn_player(state))
        if key == "turn number":
            return differs(node.number(), state.turn)
        if key == "priority":
            return seat_differs(node, self._may_act())
        if key == "over":
            return differs(node.value, state.result is not None)
        if key == "winner":
            return self._winner(node)
        return differs(node.value, False)  # noqa: FBT003 - what came to an end is determined

    def _may_act(self) -> int:
        decision = self.game.decision
        if decision is not None and self.names.speech.is_window(decision.kind):
            return decision.player
        return self.state.vars.get("priority", -1)

    def _winner(self, node: Node) -> str | None:
        result = self.state.result
        winners = result.winners if result is not None else ()
        have = "none" if result is None else "draw" if not winners else SEATS[winners[0]]
        want = node.text() if node.kind != "none" else "none"
        return None if want == have else have

    def _pile(self, node: Node) -> str | None:
        items = self.state.items
        if node.kind == "number":
            return differs(node.number(), len(items))
        wanted = [n.text() for n in node.each()]
        fits = len(wanted) == len(items) and all(
            self.names.card(text) == item.name
            or bool(self.names.find(self.state, text, [item.id, item.obj]))
            for text, item in zip(wanted, items, strict=False)
        )
        return None if fits else shown([item.name for item in items])

    def _choice(self, key: str, node: Node) -> str | None:
        decision = self.game.decision
        if decision is None:
            return "none"
        if key == "player":
            return seat_differs(node, decision.player)
        if key == "kind":
            return differs(node.text(), decision.kind)
        if key == "rule":
            return differs(node.text(), decision.rule)
        return differs(node.number(), len(decision.options))

    # ------------------------------------------------------------------ options

    def _options(self, node: Node) -> list[Miss]:
        found: list[Miss] = []
        for seat, wanted in node.items():
            for key, moves in wanted.items():
                for move in moves.each():
                    refusal = self._why(f"{seat}: {move.text()}", move)
                    if (refusal is None) is not (key == "can"):
                        have = "possible" if refusal is None else refusal.text("en")
                        found.append(Miss(move, f"options: {seat} {key}", move.text(), have))
        return found

    def _why(self, text: str, node: Node) -> Refusal | None:
        try:
            return why_not(self.runner, text)
        except MoveError as error:
            raise move_error(node, error) from None
