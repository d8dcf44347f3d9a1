"""Short words for writing Riftbound cards: they only build vocabulary values.

`docs/cards.md` shows how to write a card. Every function returns data; what the words mean is in
`rulebooks/riftbound/rules`.
"""

from __future__ import annotations

from adjudge.core.cards import CardDef
from adjudge.core.vocab import (
    Ability,
    Activated,
    AnyCost,
    Body,
    Condition,
    Cost,
    CostRule,
    Dependent,
    EventPlayer,
    GainAbility,
    Instruction,
    Keyword,
    Need,
    Players,
    Replacement,
    Spell,
    Triggered,
    Unsupported,
    Value,
    When,
    You,
)
from adjudge.rulebooks.riftbound.dsl_words import (
    DOMAINS,
    ability_item,
    add,
    alone,
    another,
    anywhere,
    at_base,
    at_battlefield,
    attach,
    attacking,
    banish,
    battlefield,
    buff,
    buffed,
    burn,
    champion,
    channel,
    chosen_champion,
    copy_token,
    cost,
    counter,
    create,
    deal,
    defending,
    detach,
    discard,
    disempower,
    double,
    draw,
    empower,
    empowered,
    enemy,
    energy,
    equipment,
    exhaust,
    exhaust_me,
    exhausted,
    extra_turn,
    facedown,
    friendly,
    gain_points,
    gain_xp,
    gear,
    give,
    give_all,
    heal,
    here,
    in_combat,
    in_hand,
    in_showdown,
    in_trash,
    kill,
    legend,
    look_at,
    lose_points,
    make_ready,
    me,
    might,
    mighty,
    mine,
    move,
    new_choices,
    play_token,
    power,
    predict,
    prevent,
    prevent_next,
    put_back,
    put_in_deck,
    put_in_hand,
    put_in_trash,
    ready,
    recall,
    recycle,
    recycle_from,
    replace,
    return_to_hand,
    reveal,
    reveal_until,
    revealed,
    rune,
    skip_next,
    spell,
    spend_buff,
    spend_xp,
    stun,
    stunned,
    swap,
    swap_back,
    to_base,
    token,
    unit,
    win,
)

# ----------------------------------------------------------------- abilities

ACTION = Keyword("Action")
REACTION = Keyword("Reaction")
HIDDEN = Keyword("Hidden")
ACCELERATE = Keyword("Accelerate")
GANKING = Keyword("Ganking")
TANK = Keyword("Tank")
BACKLINE = Keyword("Backline")
TEMPORARY = Keyword("Temporary")
VISION = Keyword("Vision")
AMBUSH = Keyword("Ambush")
UNIQUE = Keyword("Unique")
WEAPONMASTER = Keyword("Weaponmaster")
QUICK_DRAW = Keyword("Quick-Draw")


def keyword(name: str, value: int = 1) -> Keyword:
    """A keyword with a value, such as Assault 2."""
    return Keyword(name, value)


def repeat(*parts: Need | Instruction) -> Keyword:
    """Repeat with its cost."""
    return Keyword("Repeat", cost=cost(*parts))


def equip(*parts: Need | Instruction) -> Keyword:
    """Equip with its cost."""
    return Keyword("Equip", cost=cost(*parts))


def flow(*parts: Need | Instruction) -> Keyword:
    """Flow with its cost."""
    return Keyword("Flow", cost=cost(*parts))


def empower_for(*choices: Cost) -> Keyword:
    """The Empower keyword with one cost or a choice of costs."""
    return Keyword("Empower", cost=choices[0] if len(choices) == 1 else AnyCost(choices))


def does(*body: Instruction) -> Spell:
    """What a spell does on resolution."""
    return Spell(body)


def deathknell(
    *body: Instruction, optional: bool = False, pay: Cost | AnyCost | None = None
) -> Triggered:
    """When I die."""
    return Triggered(When(("die",), me), body, None, optional, pay, keyword="Deathknell")


def legion(*abilities: Ability) -> Dependent:
    """Active once you have played another card this turn."""
    return Dependent("Legion", abilities)


def level(xp: int, *abilities: Ability) -> Dependent:
    """Active while you have that much XP."""
    return Dependent("Level", abilities, xp)


def while_empowered(*abilities: Ability) -> Dependent:
    """Active while the bearer is Empowered."""
    return Dependent("Empowered", abilities)


def when_played(
    *body: Instruction,
    optional: bool = False,
    pay: Cost | AnyCost | None = None,
    cond: Condition | None = None,
) -> Triggered:
    """When you play me / this: a play effect."""
    return Triggered(When(("play",), me), body, cond, optional, pay)


def when_i(
    kind: str | tuple[str, ...],
    *body: Instruction,
    optional: bool = False,
    pay: Cost | AnyCost | None = None,
    cond: Condition | None = None,
    times: int | None = None,
    nth: int | None = None,
) -> Triggered:
    """When I attack, defend, conquer, hold, move, ...

    `kind` is an event name: "attack", "defend", "conquer", "hold", "move", "die", "discard",
    "choose", "buff", "stun", "ready", "damage", "become mighty", "empower".
    """
    kinds = (kind,) if isinstance(kind, str) else kind
    return Triggered(When(kinds, me, nth=nth), body, cond, optional, pay, times=times)


def when(
    pattern: When,
    *body: Instruction,
    optional: bool = False,
    pay: Cost | AnyCost | None = None,
    cond: Condition | None = None,
    areas: tuple[str, ...] = ("board",),
    times: int | None = None,
    chooser: Players | None = None,
) -> Triggered:
    """When something else happens; see `When`."""
    return Triggered(pattern, body, cond, optional, pay, areas, times, chooser=chooser)


def when_here(
    kind: str | tuple[str, ...],
    *body: Instruction,
    optional: bool = False,
    pay: Cost | AnyCost | None = None,
    cond: Condition | None = None,
    by: Players | None = None,
) -> Triggered:
    """A battlefield's "when you conquer / hold / defend here".

    The event happens to the battlefield itself; without `by` its player must be the controller.
    """
    kinds = (kind,) if isinstance(kind, str) else kind
    return Triggered(When(kinds, me, by=by or You()), body, cond, optional, pay)


def at_start_of_your(
    phase: str,
    *body: Instruction,
    cond: Condition | None = None,
    optional: bool = False,
    pay: Cost | AnyCost | None = None,
) -> Triggered:
    """At the start of your Beginning or Main phase ("beginning", "main")."""
    return Triggered(When((f"start of {phase}",), by=You()), body, cond, optional, pay)


def at_end_of_turn(
    *body: Instruction, yours: bool = True, cond: Condition | None = None
) -> Triggered:
    """At the end of your turn (or of any turn)."""
    return Triggered(When(("end of turn",), by=You() if yours else None), body, cond)


def activated(
    pay: Cost | AnyCost,
    *body: Instruction,
    speed: str = "",
    adds: bool = False,
    only_if: Condition | None = None,
    times: int | None = None,
) -> Activated:
    """[cost]: effect. `speed` is "action" or "reaction"."""
    return Activated(pay, body, speed, only_if, adds=adds, times=times)


def additional_cost(label: str, pay: Cost, *, optional: bool) -> CostRule:
    """As an additional cost to play this."""
    return CostRule("additional", label, cost=pay, optional=optional, areas=("any",))


def costs_less(*less: Need, count: Value = 1, cond: Condition | None = None) -> CostRule:
    """I cost less (for each `count`)."""
    return CostRule("discount", less=less, count=count, cond=cond, areas=("any",))


def enters(how: str) -> Replacement:
    """I enter, or this enters, "exhausted" or "ready"."""
    return Replacement(
        When(("enter",), me), keep=True, changes=(("enters", how),), areas=("chain",)
    )


def grants(ability: Ability) -> GainAbility:
    """Give an ability."""
    return GainAbility(ability)


def player_who_plays() -> EventPlayer:
    """The player responsible for the event."""
    return EventPlayer()


# ----------------------------------------------------------------- cards


def card(name: str, *abilities: Ability, effect: tuple[Ability, ...] = ()) -> CardDef:
    """A real card: its printed facts come from the facts table by name."""
    return CardDef(name, abilities=abilities, attached=effect)


def unsupported(name: str, en: str, ko: str) -> CardDef:
    """A known card that can't be expressed yet, with what it takes, in English and Korean."""
    return CardDef(name, unsupported=Unsupported(en, ko))


def invented(  # noqa: PLR0913 - the printed facts of a card
    name: str,
    kind: str,
    *abilities: Ability,
    pay: tuple[Need, ...] = (),
    might_value: int | None = None,
    domains: tuple[str, ...] = (),
    tags: tuple[str, ...] = (),
    supertypes: tuple[str, ...] = (),
    ko: str = "",
    might_bonus: int | None = None,
    is_token: bool = False,
    effect: tuple[Ability, ...] = (),
    types: tuple[str, ...] = (),
) -> CardDef:
    """A made-up card for tests and cases, or a token; marked as invented unless a token."""
    stats: list[tuple[str, int]] = []
    if might_value is not None:
        stats.append(("might", might_value))
    if might_bonus is not None:
        stats.append(("might bonus", might_bonus))
    return CardDef(
        name,
        ko,
        types or (kind,),
        supertypes,
        tags,
        domains,
        None if is_token or kind in ("battlefield", "legend", "rune") else Cost(pay),
        tuple(stats),
        abilities,
        effect,
        token=is_token,
        invented=not is_token,
    )


def body(*parts: Instruction) -> Body:
    """A tuple of instructions."""
    return parts


__all__ = [
    "ACCELERATE",
    "ACTION",
    "AMBUSH",
    "BACKLINE",
    "DOMAINS",
    "GANKING",
    "HIDDEN",
    "QUICK_DRAW",
    "REACTION",
    "TANK",
    "TEMPORARY",
    "UNIQUE",
    "VISION",
    "WEAPONMASTER",
    "ability_item",
    "activated",
    "add",
    "additional_cost",
    "alone",
    "another",
    "anywhere",
    "at_base",
    "at_battlefield",
    "at_end_of_turn",
    "at_start_of_your",
    "attach",
    "attacking",
    "banish",
    "battlefield",
    "body",
    "buff",
    "buffed",
    "burn",
    "card",
    "champion",
    "channel",
    "chosen_champion",
    "copy_token",
    "cost",
    "costs_less",
    "counter",
    "create",
    "deal",
    "deathknell",
    "defending",
    "detach",
    "discard",
    "disempower",
    "does",
    "double",
    "draw",
    "empower",
    "empower_for",
    "empowered",
    "enemy",
    "energy",
    "enters",
    "equip",
    "equipment",
    "exhaust",
    "exhaust_me",
    "exhausted",
    "extra_turn",
    "facedown",
    "flow",
    "friendly",
    "gain_points",
    "gain_xp",
    "gear",
    "give",
    "give_all",
    "grants",
    "heal",
    "here",
    "in_combat",
    "in_hand",
    "in_showdown",
    "in_trash",
    "invented",
    "keyword",
    "kill",
    "legend",
    "legion",
    "level",
    "look_at",
    "lose_points",
    "make_ready",
    "me",
    "might",
    "mighty",
    "mine",
    "move",
    "new_choices",
    "play_token",
    "player_who_plays",
    "power",
    "predict",
    "prevent",
    "prevent_next",
    "put_back",
    "put_in_deck",
    "put_in_hand",
    "put_in_trash",
    "ready",
    "recall",
    "recycle",
    "recycle_from",
    "repeat",
    "replace",
    "return_to_hand",
    "reveal",
    "reveal_until",
    "revealed",
    "rune",
    "skip_next",
    "spell",
    "spend_buff",
    "spend_xp",
    "stun",
    "stunned",
    "swap",
    "swap_back",
    "to_base",
    "token",
    "unit",
    "unsupported",
    "when",
    "when_here",
    "when_i",
    "when_played",
    "while_empowered",
    "win",
]
