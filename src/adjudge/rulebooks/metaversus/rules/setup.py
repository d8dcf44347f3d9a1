"""Chapter 3: setting a match up, in the order of the guide."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from adjudge.core.decisions import DONE, Ask, Decision, Option
from adjudge.core.effects import execute
from adjudge.core.knowledge import sealed, shuffle_zone
from adjudge.core.reads import Ctx
from adjudge.core.state import State
from adjudge.rulebooks.metaversus.facts import Known
from adjudge.rulebooks.metaversus.rules import deck, market
from adjudge.rulebooks.metaversus.rules.money import change
from adjudge.rulebooks.metaversus.rules.table import (
    CHOSEN,
    DEALT,
    HAND,
    NEUTRAL,
    SHELVES,
    cards_in,
    character,
    empty_into,
    give,
    lay_out,
    pile,
    shelves_of,
    zone,
)

DRAFT: Final = "draft"
RANDOM: Final = "random"
FREE: Final = "free"
DIFFICULTIES: Final = ("easy", "normal", "hard")
VARIANTS: Final = (DRAFT, *DIFFICULTIES, RANDOM, FREE)
"""MW@seed:3.4 to 3.9: the draft, packs of one difficulty, a random character, a free choice."""


class CantSetUp(ValueError):
    """A match can't be set up; the text says why.

    Attributes:
        ko: The same in Korean.
    """

    def __init__(self, en: str, ko: str) -> None:
        """Keep both languages."""
        super().__init__(en)
        self.ko = ko


@dataclass(frozen=True, slots=True)
class Match:
    """How a match is set up.

    Attributes:
        variant: A word of `VARIANTS`.
        packs: Packs that are settled beforehand, one a seat; none where they are to be chosen.
        newcomers: Seats whose duelist is new to the game (MW@seed:3.16).
        first: Who goes first; None for the rule.
    """

    variant: str = DRAFT
    packs: tuple[str, ...] = ()
    newcomers: tuple[int, ...] = ()
    first: int | None = None


def begin(rb: Known, state: State, match: Match) -> None:
    """Lay the table out; the first step of the game goes on from here.

    Raises:
        CantSetUp: There are not two duelists (1.1), a pack is unknown, or there are too few.
    """
    if state.players != 2:
        raise CantSetUp(
            f"Metaversus Wish is for 2 duelists, not {state.players} (MW@seed:1.1)",
            f"메타버서스 위시는 결투가 2명이 합니다. {state.players}명은 안 됩니다 (MW@seed:1.1)",
        )
    if match.variant not in VARIANTS:
        known = ", ".join(VARIANTS)
        raise CantSetUp(
            f"no variant {match.variant!r}; there are {known}",
            f"변칙 {match.variant!r}은(는) 없습니다. 있는 것: {known}",
        )
    lay_out(state)
    state.new_objects(rb.neutral, NEUTRAL, pile("neutral pile"))
    if match.packs:
        if len(match.packs) != 2:
            raise CantSetUp(
                f"2 packs are needed, one a duelist, not {len(match.packs)}",
                f"캐릭터팩이 결투가마다 1개씩 2개 필요합니다. {len(match.packs)}개가 아닙니다",
            )
        for player, name in enumerate(match.packs):
            if name not in rb.packs:
                known = ", ".join(rb.packs)
                raise CantSetUp(
                    f"no pack {name!r}; there are {known}",
                    f"캐릭터팩 {name!r}은(는) 없습니다. 있는 것: {known}",
                )
            state.new_object(name, player, zone("pick", player))
        state.phase = "neutral then packs"
    else:
        state.phase = f"neutral then {_lay_characters(rb, state, match.variant)}"
    state.vars["settled first"] = -1 if match.first is None else match.first
    for player in match.newcomers:
        state.vars[f"new:{player}"] = 1


def _lay_characters(rb: Known, state: State, variant: str) -> str:
    """Lay the character cards out; how packs are chosen from them.

    3.9: those of one difficulty, where the variant says so. Where they are too few to be dealt,
    each duelist picks from all of them: the text only says that packs are chosen from that pile.
    """
    names = list(rb.dealt)
    course = variant
    if variant in DIFFICULTIES:
        names = [name for name in names if variant in rb.cards[name].supertypes]
        course = DRAFT if len(names) >= 2 * DEALT else FREE
    needed = {DRAFT: 2 * DEALT, RANDOM: 2}.get(course, 1)
    if len(names) < needed:
        raise CantSetUp(
            f"the variant {variant!r} needs {needed} characters, there are {len(names)}"
            " (MW@seed:3.4)",
            f"{variant!r}에는 캐릭터 {needed}장이 필요하지만 {len(names)}장 있습니다 (MW@seed:3.4)",
        )
    state.new_objects(names, NEUTRAL, pile("out" if course == FREE else "characters"))
    return course


# --------------------------------------------------------------------------- the steps


def step(rb: Known, state: State) -> Ask:
    """The next step of the set-up."""
    phase = state.phase
    if phase.startswith("neutral"):
        _reveal_neutral(rb, state)
        state.phase = phase.removeprefix("neutral then ")
    elif phase == DRAFT:
        _deal(rb, state)
        state.phase = "ban"
    elif phase == "ban":
        yield from _ban(rb, state)
        state.phase = "pick"
    elif phase == "pick":
        yield from _pick(rb, state, "draft")
        state.phase = "packs"
    elif phase == FREE:
        yield from _pick_freely(rb, state)
        state.phase = "packs"
    elif phase == RANDOM:
        _pick_at_random(rb, state)
        state.phase = "packs"
    elif phase == "packs":
        yield from _take_packs(rb, state)
        state.phase = "stall"
    elif phase == "stall":
        yield from _fill_stalls(rb, state)
        state.phase = "stock"
    else:
        _stock(rb, state)
        _first_player(rb, state)
        _start(rb, state)


def _reveal_neutral(rb: Known, state: State) -> None:
    """3.1: shuffle the neutral pile and reveal two kinds, before any pack is chosen (3.2)."""
    source = pile("neutral pile")
    shuffle_zone(state, source)
    for shelf in shelves_of(NEUTRAL, "neutral"):
        if state.zones[source]:
            ident = state.put(state.zones[source][0], shelf)
            name = state.objs[ident].name
            rb.say(state, "reveal", ("MW@seed:3.1",), card=name, supplier=NEUTRAL)


def _deal(rb: Known, state: State) -> None:
    """3.4: shuffle all characters into one pile; each duelist takes five."""
    source = pile("characters")
    shuffle_zone(state, source)
    for player in range(2):
        for _ in range(DEALT):
            fresh = state.put(state.zones[source][0], zone("draft", player))
            give(state, fresh, player)
        rb.say(state, "deal", ("MW@seed:3.4",), player=player, amount=DEALT)


def _ban(rb: Known, state: State) -> Ask:
    """3.5: each may ban one character held, unseen; 3.6: what is left of the hands is swapped."""
    asks = [
        Decision(
            p,
            "ban",
            [*(Option("ban", i) for i in cards_in(state, "draft", p)), DONE],
            "MW@seed:3.5",
        )
        for p in range(2)
    ]
    answers = yield from sealed(state, asks)
    for player, answer in enumerate(answers):
        if answer.verb == "ban":
            name = state.objs[answer.obj].name
            state.put(answer.obj, pile("out"))
            rb.say(state, "ban", ("MW@seed:3.5",), player=player, card=name)
    hands = [cards_in(state, "draft", p) for p in range(2)]
    for player, ids in enumerate(hands):
        for ident in ids:
            give(state, state.put(ident, zone("draft", 1 - player)), 1 - player)
    rb.say(state, "swap", ("MW@seed:3.6",))


def _pick(rb: Known, state: State, area: str) -> Ask:
    """3.7: each picks one of the received characters face down; the others leave the game."""
    asks = [
        Decision(
            p,
            "pick character",
            [Option("pick", i) for i in cards_in(state, area, p)],
            "MW@seed:3.7",
        )
        for p in range(2)
    ]
    answers = yield from sealed(state, asks)
    for player, answer in enumerate(answers):
        state.put(answer.obj, zone("pick", player))
        for ident in cards_in(state, area, player):
            state.put(ident, pile("out"))
        rb.say(state, "picked", ("MW@seed:3.7",), player=player)


def _pick_freely(rb: Known, state: State) -> Ask:
    """3.9: each picks any pack of those; the text does not rule out that both pick the same."""
    options = [Option("pick", i) for i in state.zones[pile("out")]]
    asks = [Decision(p, "pick character", list(options), "MW@seed:3.9") for p in range(2)]
    answers = yield from sealed(state, asks)
    names = [state.objs[answer.obj].name for answer in answers]
    for player, name in enumerate(names):
        state.new_object(name, player, zone("pick", player))
        rb.say(state, "picked", ("MW@seed:3.9",), player=player)


def _pick_at_random(rb: Known, state: State) -> None:
    """3.9: the pile is shuffled and each draws one character."""
    source = pile("characters")
    shuffle_zone(state, source)
    for player in range(2):
        give(state, state.put(state.zones[source][0], zone("pick", player)), player)
        rb.say(state, "picked", ("MW@seed:3.9",), player=player)


def _take_packs(rb: Known, state: State) -> Ask:
    """3.8: both reveal at once and take everything of the pack; its sheet may add to this (2.3)."""
    for player in range(2):
        ident = state.put(cards_in(state, "pick", player)[0], zone("character", player))
        name = state.objs[ident].name
        rb.say(state, "character", ("MW@seed:3.8",), player=player, card=name)
        state.new_objects(rb.packs[name], player, zone("hand", player))
    for player in range(2):
        name = state.objs[character(state, player)].name
        if rb.extras.get(name):
            rb.say(state, "extra", ("MW@seed:2.3",), player=player, card=name)
            yield from execute(Ctx(rb, state, player, character(state, player)), rb.extras[name])


def _fill_stalls(rb: Known, state: State) -> Ask:
    """3.10: each chooses four kinds face down for the market; the rest is a shuffled pile."""
    for player in range(2):
        yield from _fill_stall(state, player)
    for player in range(2):
        empty_into(state, "hand", "pile", player)
        shuffle_zone(state, zone("pile", player))
        rb.say(state, "stalls", ("MW@seed:3.10",), player=player, amount=CHOSEN)


def _fill_stall(state: State, player: int) -> Ask:
    """Choose four kinds one by one; a set has one path."""
    kinds = list(cards_in(state, "hand", player))
    chosen: list[int] = []
    start = 0
    count = min(CHOSEN, len(kinds))
    while len(chosen) < count:
        last = len(kinds) - (count - len(chosen)) + 1
        options = [Option("stall", i) for i in kinds[start:last]]
        ask = Decision(player, "choose market", options, "MW@seed:3.10")
        ask.secret = True
        answer = yield ask
        chosen.append(answer.obj)
        start = kinds.index(answer.obj) + 1
    for ident in chosen:
        state.put(ident, zone("stall", player))


def _stock(rb: Known, state: State) -> None:
    """3.12: reveal the face-down kinds and copy every kind to six; 3.15: six kinds always."""
    for shelf in SHELVES[: len(rb.required)]:
        market.stock_required(rb, state, shelf)
    for shelf in shelves_of(NEUTRAL, "neutral"):
        if state.zones[shelf]:
            market.stock(rb, state, shelf, state.zones[shelf][0])
    for player in range(2):
        kinds = cards_in(state, "stall", player)
        for shelf, ident in zip(shelves_of(player), kinds, strict=False):
            market.stock(rb, state, shelf, ident)


def _first_player(rb: Known, state: State) -> None:
    """3.16: a die decides, unless exactly one duelist is new, who then goes second."""
    fresh = [p for p in range(2) if state.vars.get(f"new:{p}")]
    settled = state.vars.pop("settled first")
    if settled >= 0:
        first = settled
    elif len(fresh) == 1:
        first = 1 - fresh[0]
    else:
        first = state.random_below(2)
    state.vars["first player"] = state.vars["turn_player"] = first
    rb.say(state, "first", ("MW@seed:3.16",), player=first)


def _start(rb: Known, state: State) -> None:
    """3.17: health as the characters say, basic decks shuffled, five cards each, turn 1."""
    for player in range(2):
        health = rb.cards[state.objs[character(state, player)].name].stat("health") or 0
        health += state.vars.get("endless", 0)
        change(state, player, "health", health)
        change(state, player, "maximum", health)
        make_deck(rb, state, player, [n for n, count in rb.basic for _ in range(count)])
        for _ in range(HAND):
            if deck.needs_card(rb, state, player):
                top = cards_in(state, "deck", player)[0]
                state.put(top, zone("hand", player))
        rb.say(state, "start", ("MW@seed:3.17",), player=player, amount=health)
    state.reveals += 1
    state.turn = 1
    state.phase = "turn"


def make_deck(rb: Known, state: State, player: int, names: Sequence[str]) -> None:
    """Shuffle cards into a draw deck."""
    del rb
    where = zone("deck", player)
    state.new_objects(names, player, where)
    shuffle_zone(state, where)
