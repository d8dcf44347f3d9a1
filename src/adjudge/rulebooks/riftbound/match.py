"""A match: games of the same two decks until a player has won enough of them (485.6, 486.6).

A match holds data only: the registered decks, and what each game that is over was. `next_game` sets
the next game up and changes nothing; `record` takes a game that is over into the match.

>>> from adjudge.rulebooks.riftbound.decks_builtin import load_deck
>>> match = Match([load_deck("kaisa"), load_deck("yasuo")])
>>> game = match.next_game(seed=7, first=0)
>>> game.concede(1)
>>> match.record(game)
>>> match.wins, match.winner, match.chooser
((1, 0), None, 1)
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from typing import Any, Final

from adjudge.core.errors import IllegalChoice, Reason, Refusal
from adjudge.core.state import State
from adjudge.rulebooks.riftbound.api import IllegalDeck, RiftboundGame, new_game
from adjudge.rulebooks.riftbound.decks import (
    CORE_RULES,
    DUEL,
    MATCH,
    Deck,
    DeckOptions,
    Entries,
    Mode,
    check_deck,
)
from adjudge.rulebooks.riftbound.kit_decks import deck_from_plain, plain_deck
from adjudge.rulebooks.riftbound.rules.table import battlefield_object, battlefields

PLAYERS: Final = 2
LENGTHS: Final = (1, 3, 5)
_REUSE_FROM: Final = 3  # games before the fourth, from which battlefields come back (486.6.a)
_PRESENTED_AT_MOST: Final = 2  # 486.6.a.2


class AfterDraw(Enum):
    """What a game that nobody won leaves for the next one."""

    PICK = "battlefields are picked again"
    """The core rules, RB-CR@1.4:486.5.a."""
    SAME = "same battlefields and decks"
    """Events, RB-TR@2026-07-16:406.1.b and 403.10."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Sideboarding:
    """What a player changes between two games.

    Attributes:
        out: Main deck cards with their counts that go to the sideboard.
        into: Sideboard cards that come for them, as many.
        champion: Another chosen champion out of the deck as it is then; None for the same.
    """

    out: Entries = ()
    into: Entries = ()
    champion: str | None = None


@dataclass(frozen=True, slots=True)
class Played:
    """A game that is over.

    Attributes:
        first: Who went first.
        battlefields: The battlefield of each player.
        winner: Who won; None for a draw.
    """

    first: int
    battlefields: tuple[str, ...]
    winner: int | None


class Match:
    """A best of one, three or five.

    Who goes first is drawn by lot in the first game; later the loser of the last game chooses, and
    after a draw the order stays (RB-TR@2026-07-16:407, as the core rules leave it open).

    Attributes:
        registered: The decks as they were registered.
        decks: The decks as they are now.
        best_of: Number of games at most, drawn ones not counted.
        played: The games that are over.

    Rules:
        RB-CR@1.4:485.6, RB-CR@1.4:486.5, RB-CR@1.4:486.6
    """

    def __init__(
        self,
        decks: Sequence[Deck],
        *,
        best_of: int = 3,
        after_draw: AfterDraw = AfterDraw.PICK,
        options: DeckOptions = CORE_RULES,
    ) -> None:
        """Register two decks.

        Raises:
            ValueError: There are not two decks, or no match has that length.
            IllegalDeck: A deck breaks a rule of construction.
        """
        if len(decks) != PLAYERS or best_of not in LENGTHS:
            raise ValueError(
                f"{len(decks)} decks, best of {best_of}: a match needs 2 and 1, 3 or 5"
            )
        self.best_of = best_of
        self.after_draw = after_draw
        self.options = options
        # A best of one has no sideboard: it stays at home.
        self.registered = tuple(d if best_of > 1 else replace(d, sideboard=()) for d in decks)
        self.decks = self.registered
        self.played: tuple[Played, ...] = ()
        for deck in self.registered:
            faults = check_deck(deck, self.mode, options)
            if faults:
                raise IllegalDeck(deck, faults)

    # ------------------------------------------------------------------ how it stands

    @property
    def mode(self) -> Mode:
        """The mode of play of its games."""
        return DUEL if self.best_of == 1 else MATCH

    @property
    def wins(self) -> tuple[int, ...]:
        """Games that each player has won."""
        return tuple(sum(g.winner == p for g in self.played) for p in range(PLAYERS))

    @property
    def winner(self) -> int | None:
        """Who has won the match; None while it goes on (486.6)."""
        needed = self.best_of // 2 + 1
        return next((p for p in range(PLAYERS) if self.wins[p] >= needed), None)

    @property
    def chooser(self) -> int | None:
        """Who says who goes first in the next game: the loser of the last one.

        None in the first game, drawn by lot, and after a draw, when the order stays.
        """
        won = self.played[-1].winner if self.played else None
        return None if won is None else 1 - won

    def battlefields(self, player: int) -> tuple[str, ...]:
        """The battlefields that a player may pick in the next game, in the order of the deck."""
        brought = self.registered[player].battlefields
        last = self.played[-1] if self.played else None
        if last is not None and last.winner is None and self.after_draw is AfterDraw.SAME:
            return (last.battlefields[player],)
        shown = Counter(game.battlefields[player] for game in self.played)
        out = {g.battlefields[player] for g in self.played if g.winner is not None}
        if self._reuses() and all(shown[name] for name in brought):
            # 486.6.a.1, 486.6.a.2: those removed come back until they were shown twice.
            out = {name for name in out if shown[name] >= _PRESENTED_AT_MOST}
        return tuple(name for name in brought if name not in out)

    def _reuses(self) -> bool:
        """486.6.a: the fourth and fifth game of a best of five."""
        return self.best_of == LENGTHS[-1] and len(self.played) >= _REUSE_FROM

    # ------------------------------------------------------------------ going on

    def next_game(
        self,
        *,
        seed: int,
        first: int | None = None,
        sideboarding: Mapping[int, Sideboarding] | None = None,
        trace: bool = True,
    ) -> RiftboundGame:
        """Set the next game up; the match stays as it is until the game is recorded.

        Args:
            seed: Decides everything random in the game.
            first: Who goes first, as `chooser` says; None: by lot, the loser, or as before.
            sideboarding: What players change before it, by player.
            trace: Whether the game keeps a derivation.

        Raises:
            IllegalChoice: The match is over, or a rule refuses the order or the sideboarding.
        """
        if self.winner is not None:
            _refuse(
                "next game", Reason("RB-CR@1.4:486.6", "the match is over", "경기가 끝났습니다")
            )
        decks = tuple(
            self.sideboarded(player, (sideboarding or {}).get(player)) for player in range(PLAYERS)
        )
        barred = self.barred()
        return new_game(
            decks=decks,
            seed=seed,
            first=self.first(first),
            mode="duel" if self.mode is DUEL else "match",
            barred=barred if any(barred) else (),
            trace=trace,
        )

    def barred(self) -> list[list[str]]:
        """Battlefields that each player may not pick in the next game, in the deck's order."""
        return [
            [n for n in self.registered[p].battlefields if n not in self.battlefields(p)]
            for p in range(PLAYERS)
        ]

    def first(self, wanted: int | None) -> int | None:
        """Who goes first in the next game, where somebody is wanted; None: by lot.

        Raises:
            IllegalChoice: The order stays as it was.
        """
        if not self.played:
            return wanted
        last = self.played[-1]
        if last.winner is None:
            if wanted not in (None, last.first):
                _refuse(
                    "first player",
                    Reason(
                        "RB-TR@2026-07-16:407.4",
                        "after a drawn game the order of the players stays",
                        "무승부 다음 게임에서는 순서가 그대로입니다",
                    ),
                )
            return last.first
        return 1 - last.winner if wanted is None else wanted

    def sideboarded(self, player: int, change: Sideboarding | None) -> Deck:
        """A player's deck for the next game.

        Raises:
            IllegalChoice: A rule refuses the change.
        """
        deck = self.decks[player]
        if change is None or change == Sideboarding():
            return deck
        reasons = self.no_sideboarding()
        if reasons:
            _refuse("sideboarding", *reasons)
        changed = _swapped(deck, change)
        faults = check_deck(changed, self.mode, self.options)
        if faults:
            _refuse("sideboarding", *(Reason(f.rule_id, f.en, f.ko) for f in faults))
        return changed

    def no_sideboarding(self) -> list[Reason]:
        """Why nothing at all may be changed now; empty where something may."""
        if self.best_of == 1:
            found = Reason(
                "RB-S2@2026:S2-023", "a best of one has no sideboard", "단판에는 보조 덱이 없습니다"
            )
        elif not self.played:
            found = Reason(
                "RB-S2@2026:S2-025",
                "the sideboard is not used in the first game",
                "첫 게임에는 보조 덱을 쓸 수 없습니다",
            )
        elif self.played[-1].winner is None and self.after_draw is AfterDraw.SAME:
            found = Reason(
                "RB-TR@2026-07-16:403.10",
                "no sideboarding after a drawn game",
                "무승부 다음에는 보조 덱을 쓸 수 없습니다",
            )
        else:
            return []
        return [found]

    def record(self, game: RiftboundGame, *, drawn: bool = False) -> None:
        """Take a game that is over into the match, with the decks that it was played with.

        Args:
            game: The game, set up by `next_game`.
            drawn: Whether nobody won it although it is not over: its time ran out, or it loops.

        Raises:
            ValueError: The game is not over, or was not set up from this match.
        """
        outcome = None if drawn else game.outcome
        if outcome is None and not drawn:
            raise ValueError("the game is not over")
        decks = tuple(deck_from_plain(deck) for deck in game.setup["decks"])
        fixed = zip(decks, self.registered, strict=True)
        if self.winner is not None or any(_pool(d) != _pool(known) for d, known in fixed):
            raise ValueError("the game was not set up from this match")
        played = played_of(game.state, outcome.winners if outcome is not None else ())
        self.decks = decks
        self.played = (*self.played, played)

    # ------------------------------------------------------------------ as data

    def to_data(self) -> dict[str, Any]:
        """The match as JSON values, for `from_data`; the options are not part of it."""
        return {
            "best of": self.best_of,
            "after draw": self.after_draw.value,
            "registered": [plain_deck(deck) for deck in self.registered],
            "decks": [plain_deck(deck) for deck in self.decks],
            "played": [[g.first, list(g.battlefields), g.winner] for g in self.played],
        }

    @classmethod
    def from_data(cls, data: Mapping[str, Any], options: DeckOptions = CORE_RULES) -> Match:
        """The match that `to_data` wrote."""
        match = cls(
            [deck_from_plain(deck) for deck in data["registered"]],
            best_of=data["best of"],
            after_draw=AfterDraw(data["after draw"]),
            options=options,
        )
        match.decks = tuple(deck_from_plain(deck) for deck in data["decks"])
        match.played = tuple(
            Played(first, tuple(names), winner) for first, names, winner in data["played"]
        )
        return match


def played_of(state: State, winners: Sequence[int]) -> Played:
    """What a match keeps of a game that is over."""
    names = {
        obj.owner: obj.name for obj in (battlefield_object(state, p) for p in battlefields(state))
    }
    if not names:  # conceded before the battlefields were shown
        names = dict.fromkeys(range(PLAYERS), "")
    winner = winners[0] if len(winners) == 1 else None
    fields = tuple(names[player] for player in range(PLAYERS))
    return Played(state.vars["first player"], fields, winner)


# --------------------------------------------------------------------------- decks


def _swapped(deck: Deck, change: Sideboarding) -> Deck:
    """Swap cards one for one, then name the chosen champion (RB-S2@2026:S2-024)."""
    out, into = _counter(change.out), _counter(change.into)
    main = _counter(deck.main)
    if deck.champion is not None:
        main[deck.champion] += 1
    side = _counter(deck.sideboard)
    reasons = []
    if out.total() != into.total():
        reasons.append(
            Reason(
                "RB-S2@2026:S2-024",
                f"{out.total()} cards out, {into.total()} in: they are swapped one for one",
                f"{out.total()}장을 빼고 {into.total()}장을 넣음: 1장씩 맞바꿔야 합니다",
            )
        )
    for wanted, there, en, ko in (
        (out, main, "main deck", "주 덱"),
        (into, side, "sideboard", "보조 덱"),
    ):
        reasons.extend(
            Reason(
                "RB-S2@2026:S2-024",
                f"{there[name]} {name} in the {en}, {count} named",
                f"{ko}의 {name}: {there[name]}장 (지정 {count}장)",
            )
            for name, count in wanted.items()
            if there[name] < count
        )
    main = main - out + into
    champion = change.champion if change.champion is not None else deck.champion
    if champion is not None and not main[champion]:
        reasons.append(
            Reason(
                "RB-TR@2026-07-16:403.4",
                f"{champion} is not in the deck: it can't be the chosen champion",
                f"{champion}: 덱에 없으므로 선발 챔피언이 될 수 없습니다",
            )
        )
    if reasons:
        _refuse("sideboarding", *reasons)
    if champion is not None:
        main[champion] -= 1
    return replace(
        deck, champion=champion, main=_entries(main), sideboard=_entries(side - into + out)
    )


def _pool(deck: Deck) -> tuple[object, ...]:
    """What sideboarding leaves as it is."""
    cards = _counter(deck.main) + _counter(deck.sideboard) + Counter([deck.champion])
    return (
        deck.legend,
        cards,
        deck.runes,
        deck.battlefields,
        deck.extra_legends,
        deck.extra_champions,
    )


def _counter(entries: Entries) -> Counter[str | None]:
    found: Counter[str | None] = Counter()
    for name, count in entries:
        found[name] += count
    return found


def _entries(cards: Counter[str | None]) -> Entries:
    return tuple((name, count) for name, count in cards.items() if name is not None and count)


def _refuse(choice: str, *reasons: Reason) -> None:
    raise IllegalChoice(Refusal(choice, reasons))
