"""Short words for writing Magic cards: they only build vocabulary values.

Every function returns data; what the words mean is in `rulebooks/magic/rules`.

Verbs (`Act.verb`), with the parts they use besides `on` (what it is done to):

==================  ==========================================================================
deal                amount; by: the source; `on` objects, players or a slot of both; how
                    "divided" (the shares were chosen as the spell was played), "each player"
                    (to each of them too)
gain life           amount, who
lose life           amount, who (an amount that speaks of `ThatPlayer` is each one's own)
pay life            amount
draw                amount, who
discard             amount, who; `on` all that match narrows the choice, else it is the very
                    cards; how "random"
mill                amount, who: from the library's top into the graveyard
destroy             how "no regeneration"
regenerate          makes a shield
sacrifice           these very permanents
sacrifice some      amount, who: of their choice among `on`; also a cost
tap, untap          also the tap symbol in a cost
tap or untap        chosen while it is followed
return              to the owner's hand
return some         amount, who: of their choice among `on`
put into play       who: under whose control; how "tapped"; by: what an Aura is attached to
remove              from the game
remove some         amount: of their choice among `on`; also a cost
move aura           to another permanent that it can enchant, of the player's choice
put in library      how "top" or "bottom"; the order is the player's
put in hand, put in graveyard, shuffle in, shuffle (who)
search              amount, label; `on` names whose library; what is found stays there for now
reveal, look        cards, or a zone ("hand")
put counter         amount, how (the kind)
create              amount, who, how (the token's name)
attach              by: to what
enchant             the spell of an Aura: `on` is the target that it will be attached to
counter             how: zone the card goes to in place of the graveyard
change target, copy spell
add                 mana: amount: times; who; how: kinds, "any", "white/blue", "event"
prevent             amount (None: all); on (None: anything); how: window, then "combat" or colours
redirect            inside a replacement of damage: it is dealt to `on` instead
extra turn          who, amount
extra step          this step is followed by one like it
skip                who, amount; how: "turn", or which one and "phase" or "step"
end effects         of this very object; ignore: what this forbids does not hold for `who`
flip coin           done when the flip is won
lose game, win game (who), end turn, extra combat (this phase is followed by one)
==================  ==========================================================================

Events (`When.kind`): "enter" (comes into play), `DIES` (put into a graveyard from play), "damage"
(dealt to an object; `source` deals it), "damage player" (`by` is who is dealt it; how "combat"),
"lose life" (how "damage" where damage makes it), "gain life", "attack", "blocks" (`obj` blocks
`source`), "becomes blocked" (once), "blocked by" (`obj` by `source`), "play" (a spell), "draw",
"discard", "tap", "tapped for mana", "cycle", "upkeep", "draw step", "end of turn", "end of combat",
"to graveyard" (from anywhere).

Flags (`Flag.name`): "can't attack", "can't block", "unblockable", "must attack", "must be blocked
by all", "doesn't untap", "can't be countered", "blockers at most", "blockers at least" (both with a
value), "additional blocker", "as though unblocked", "no maximum hand size", "top revealed", "shows
the hands of opponents", "untaps in every untap step", "keeps mana", "can't lose", "can't be
regenerated", "untargetable", "shrouds its controller".

Relations (`Related`): "blocking", "damaged by" (this turn), "above" (in a graveyard). States
(`Is`): "spell", "permanent", "ability", "attacking", "blocking", "unblocked", "single target",
"died this turn", "drawn this turn", "attacked this turn", "face down". Numbers of players
(`PlayerStat`): "life", "hand", "half library". Facts: "spells played". A cost rule of stage
"attack" is what each attacking creature costs.

Forbidden (`Forbid.action`): "be blocked" (`obj` by `source`), "attack", "target" (`source` of a
spell or ability, `by` whose), "play", "counter", "play ability".
"""

from __future__ import annotations

from adjudge.core.cards import CardDef
from adjudge.core.vocab import (
    Ability,
    Act,
    Activated,
    Condition,
    CopyOf,
    Cost,
    CostRule,
    Flag,
    Forbid,
    GainAbility,
    Instruction,
    Keyword,
    Lasting,
    Lose,
    Me,
    Mod,
    Noted,
    Pick,
    Players,
    Pred,
    Replacement,
    Spell,
    Static,
    Target,
    Triggered,
    Unsupported,
    When,
    You,
)
from adjudge.rulebooks.magic.dsl_words import (
    COLORS,
    TAP,
    add_any_color,
    add_mana,
    add_one_of,
    cost,
    creature,
    host,
    mana,
    me,
)

# ----------------------------------------------------------------- keywords

FLYING = Keyword("Flying")
FIRST_STRIKE = Keyword("First strike")
DOUBLE_STRIKE = Keyword("Double strike")
TRAMPLE = Keyword("Trample")
HASTE = Keyword("Haste")
VIGILANCE = Keyword("Vigilance")
DEFENDER = Keyword("Defender")
REACH = Keyword("Reach")
FLASH = Keyword("Flash")
SHROUD = Keyword("Shroud")
LIFELINK = Keyword("Lifelink")
FEAR = Keyword("Fear")
KEYWORDS = (
    *("Flying", "First strike", "Double strike", "Trample", "Haste", "Vigilance", "Defender"),
    *("Reach", "Flash", "Shroud", "Lifelink", "Fear", "Morph", "Dredge", "Cycling", "Flashback"),
    *("Madness", "Equip", "Suspend", "Phasing", "Split second", "Flanking"),
    *(f"{kind}walk" for kind in ("Plains", "Island", "Swamp", "Mountain", "Forest")),
    *(f"Protection from {color}" for color in (*COLORS, "the chosen color")),
)
"""All keywords that cards here have."""


def protection(color: str) -> Keyword:
    """Protection from a colour, or from "the chosen color"."""
    return Keyword(f"Protection from {color}")


def landwalk(kind: str) -> Keyword:
    """Forestwalk and the like."""
    return Keyword(f"{kind}walk")


def dredge(count: int) -> Keyword:
    """Dredge with its number."""
    return Keyword("Dredge", count)


def morph(symbols: str) -> Keyword:
    """Morph with its cost."""
    return Keyword("Morph", cost=cost(symbols))


def cycling(symbols: str) -> Keyword:
    """Cycling with its cost."""
    return Keyword("Cycling", cost=cost(symbols))


def flashback(symbols: str) -> Keyword:
    """Flashback with its cost."""
    return Keyword("Flashback", cost=cost(symbols))


def suspend(count: int, symbols: str) -> Keyword:
    """Suspend with its number and its cost."""
    return Keyword("Suspend", count, cost=cost(symbols))


def madness(symbols: str) -> Keyword:
    """Madness with its cost."""
    return Keyword("Madness", cost=cost(symbols))


def equip(symbols: str) -> Keyword:
    """Equip with its cost."""
    return Keyword("Equip", cost=cost(symbols))


# ----------------------------------------------------------------- abilities


def does(*body: Instruction) -> Spell:
    """What an instant or sorcery does."""
    return Spell(body)


def enchant(pred: Pred) -> Spell:
    """What an Aura may be attached to; its spell targets that."""
    return Spell((Act("enchant", on=Target("enchanted", pred)),))


def when(
    pattern: When,
    *body: Instruction,
    cond: Condition | None = None,
    areas: tuple[str, ...] = ("board",),
) -> Triggered:
    """When or whenever something happens; `cond` is an "if" that is asked twice."""
    return Triggered(pattern, body, cond, areas=areas)


def when_it(kind: str, *body: Instruction, cond: Condition | None = None) -> Triggered:
    """When this permanent does or suffers this: "enter", "attack", "blocks" ..."""
    return Triggered(When((kind,), me), body, cond)


DIES = ("destroy", "sacrifice", "perish")
"""The events by which something is put into a graveyard from play."""


def when_dies(*body: Instruction, of: Pred = me, cond: Condition | None = None) -> Triggered:
    """When this, or what `of` names, is put into a graveyard from play."""
    return Triggered(When(DIES, of), body, cond)


def when_hits(*body: Instruction, combat: bool = False, whom: Players | None = None) -> Triggered:
    """Whenever it deals damage to a player, or to one of `whom`."""
    how = ("combat",) if combat else ()
    return Triggered(When(("damage player",), by=whom, source=me, how=how), body)


def when_hits_creature(*body: Instruction) -> Triggered:
    """Whenever it deals combat damage to a creature."""
    return Triggered(When(("damage",), creature, source=me, how=("combat",)), body)


def when_deals(*body: Instruction, source: Pred = me) -> Triggered:
    """Whenever it deals damage."""
    return Triggered(When(("damage", "damage player"), source=source), body)


def at_upkeep(
    *body: Instruction,
    whose: Players | None = None,
    cond: Condition | None = None,
    areas: tuple[str, ...] = ("board",),
) -> Triggered:
    """At the beginning of your upkeep."""
    return Triggered(When(("upkeep",), by=whose or You()), body, cond, areas=areas)


def at_draw_step(
    *body: Instruction, whose: Players | None = None, cond: Condition | None = None
) -> Triggered:
    """At the beginning of your draw step."""
    return Triggered(When(("draw step",), by=whose or You()), body, cond)


def each_upkeep(*body: Instruction) -> Triggered:
    """At the beginning of each player's upkeep."""
    return Triggered(When(("upkeep",)), body)


def at_end_of_turn(*body: Instruction) -> Triggered:
    """At end of turn."""
    return Triggered(When(("end of turn",)), body)


def activated(
    pay: Cost,
    *body: Instruction,
    speed: str = "",
    only_if: Condition | None = None,
    times: int | None = None,
    areas: tuple[str, ...] = ("board",),
) -> Activated:
    """[cost]: effect; `speed` "sorcery" is "any time you could play a sorcery"."""
    return Activated(pay, body, speed, only_if, areas, times=times)


def taps_for(symbols: str, *more: Instruction) -> Activated:
    """{T}: Add mana."""
    return Activated(Cost((), (TAP,)), (add_mana(symbols), *more), adds=True)


def taps_for_one_of(symbols: str, *more: Instruction) -> Activated:
    """{T}: Add one mana of one of these colours."""
    return Activated(Cost((), (TAP,)), (add_one_of(symbols), *more), adds=True)


def taps_for_any() -> Activated:
    """{T}: Add one mana of any colour."""
    return Activated(Cost((), (TAP,)), (add_any_color(),), adds=True)


def makes_mana(pay: Cost, *body: Instruction) -> Activated:
    """Another mana ability."""
    return Activated(pay, body, adds=True)


def static(*mods: Mod, scope: Pred | None = None, cond: Condition | None = None) -> Static:
    """A statement of fact about this permanent, or about what `scope` names."""
    return Static(mods, scope, cond)


def on_host(*mods: Mod) -> Static:
    """Enchanted (or equipped) creature has this."""
    return Static(mods, host)


def defines(*mods: Mod) -> Static:
    """What defines a characteristic works everywhere."""
    return Static(mods, areas=("any",))


def as_it_comes(*body: Instruction) -> Replacement:
    """As this comes into play, do this."""
    return Replacement(When(("enter",), me), body, keep=True, areas=("any",))


def copies(pred: Pred) -> Replacement:
    """As this comes into play, it may become a copy of something."""
    chosen = Pick("copied", pred)
    become = Lasting((CopyOf(Noted("copied")),), to=Me(), until="play")
    return Replacement(
        When(("enter",), me), (chosen, become), keep=True, optional=True, areas=("any",)
    )


def prevents(pattern: When) -> Replacement:
    """Prevent all damage of such events."""
    return Replacement(pattern, label="prevent")


COMES_TAPPED = Replacement(
    When(("enter",), me), keep=True, changes=(("enters", "tapped"),), areas=("any",)
)


def additional_cost(*actions: Instruction) -> CostRule:
    """As an additional cost to play this."""
    return CostRule("additional", "additional", cost=Cost((), actions), areas=("any",))


def alternative_cost(symbols: str, *actions: Instruction) -> CostRule:
    """You may pay this rather than the mana cost."""
    paid = Cost(mana(symbols), actions)
    return CostRule("alternative", "alternative", cost=paid, optional=True, areas=("any",))


def blocked_only_by(pred: Pred) -> Forbid:
    """This can't be blocked except by such creatures."""
    return Forbid("be blocked", obj=me, source=creature & ~pred)


def not_blocked_by(pred: Pred) -> Forbid:
    """This can't be blocked by such creatures."""
    return Forbid("be blocked", obj=me, source=pred)


def blocks_only(pred: Pred) -> Forbid:
    """This can block only such creatures."""
    return Forbid("be blocked", obj=creature & ~pred, source=me)


UNTARGETABLE = Forbid("target", obj=me)
LOSES_ALL = Lose()
HOST_CREATURE = enchant(creature)


def grants(ability: Ability) -> GainAbility:
    """Give an ability."""
    return GainAbility(ability)


def flag(name: str, value: int = 1) -> Flag:
    """A state that the rules ask for by name."""
    return Flag(name, value)


# ----------------------------------------------------------------- cards


def card(name: str, *abilities: Ability) -> CardDef:
    """A real card: its printed facts come from the facts table by name."""
    return CardDef(name, abilities=abilities)


def unsupported(name: str, en: str, ko: str) -> CardDef:
    """A known card that can't be expressed yet, with what it takes, in English and Korean."""
    return CardDef(name, unsupported=Unsupported(en, ko))


def token(
    name: str,
    power: int,
    toughness: int,
    *abilities: Ability,
    colors: tuple[str, ...] = (),
    tags: tuple[str, ...] = (),
    types: tuple[str, ...] = ("creature",),
    ko: str = "",
) -> CardDef:
    """A creature token."""
    stats = (("power", power), ("toughness", toughness))
    return CardDef(name, ko, types, (), tags or (name,), colors, None, stats, abilities, token=True)


def invented(
    name: str,
    kind: str,
    *abilities: Ability,
    pay: str = "",
    power: int | None = None,
    toughness: int | None = None,
    colors: tuple[str, ...] = (),
    tags: tuple[str, ...] = (),
    ko: str = "",
) -> CardDef:
    """A made-up card for cases and tests, marked as invented."""
    stats = tuple(
        (key, value)
        for key, value in (("power", power), ("toughness", toughness))
        if value is not None
    )
    paid = None if kind == "land" else Cost(mana(pay))
    return CardDef(name, ko, (kind,), (), tags, colors, paid, stats, abilities, invented=True)
