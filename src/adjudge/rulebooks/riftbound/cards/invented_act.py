"""Invented cards that show the game actions and terms of the rules one by one."""

from typing import Final

from adjudge.core.cards import CardDef
from adjudge.core.vocab import (
    Act,
    All,
    Compare,
    ControllerOf,
    Did,
    FellShort,
    Flag,
    Forbid,
    HomeOf,
    If,
    In,
    Instruction,
    Is,
    Matches,
    Me,
    Measure,
    Modes,
    Noted,
    Opponents,
    PayTo,
    Same,
    Stat,
    Static,
    Target,
    When,
    You,
)
from adjudge.rulebooks.riftbound.dsl import (
    REACTION,
    ability_item,
    alone,
    anywhere,
    attach,
    banish,
    battlefield,
    buff,
    burn,
    channel,
    cost,
    counter,
    create,
    deal,
    detach,
    discard,
    disempower,
    does,
    double,
    draw,
    empower,
    enemy,
    energy,
    exhaust,
    extra_turn,
    friendly,
    gain_xp,
    gear,
    give,
    heal,
    invented,
    make_ready,
    me,
    might,
    move,
    new_choices,
    predict,
    prevent,
    recall,
    recycle_from,
    repeat,
    replace,
    skip_next,
    spell,
    spend_buff,
    spend_xp,
    stun,
    swap,
    swap_back,
    token,
    unit,
    when,
    when_i,
)

_UNIT: Final = Target("unit", unit)
_ALLY: Final = Target("ally", unit & friendly)
_FOE: Final = Target("foe", unit & enemy)
_OTHER: Final = Target("other", unit, apart=("unit",))
_THING: Final = Target("thing", unit | gear)
_GEAR: Final = Target("gear", gear)
_FIELD: Final = Target("field", battlefield)
_SPELL: Final = Target("spell", spell & In("chain"))
_ITEM: Final = Target("item", (spell | ability_item) & In("chain"))
_TWO: Final = Target("units", unit, at_least=1, at_most=2)
_MOVED: Final = Target("moved", unit & friendly)
_STRUCK: Final = Target("struck", unit & enemy)
_CHEAP: Final = Target("cheap", unit & Measure("might", "<=", 3))


def _trick(name: str, *parts: Instruction) -> CardDef:
    """A free spell that can be played at any time."""
    return invented(name, "spell", REACTION, does(*parts))


_CREATURES: Final[tuple[CardDef, ...]] = (
    invented(
        "Test Hurt Watcher 6",
        "unit",
        when_i("damage", gain_xp(1)),
        pay=(energy(6),),
        might_value=6,
    ),
    invented("Test Mover 2", "unit", when_i("move", draw(1)), pay=(energy(2),), might_value=2),
    invented(
        "Test Chosen Watcher 3",
        "unit",
        when_i("target", gain_xp(1)),
        pay=(energy(3),),
        might_value=3,
    ),
    invented(
        "Test Loner 2",
        "unit",
        Static((might(2),), cond=Matches(Me(), alone)),
        pay=(energy(2),),
        might_value=2,
    ),
    invented(
        "Test Duelist 2",
        "unit",
        Static((might(3),), cond=Matches(Me(), Is("one on one"))),
        pay=(energy(2),),
        might_value=2,
    ),
    invented(
        "Test Stunner 2",
        "unit",
        when(When(("stun",), unit & enemy, by=You()), gain_xp(1)),
        when(When(("buff",), unit & friendly, by=You()), gain_xp(2)),
        pay=(energy(2),),
        might_value=2,
    ),
    invented(
        "Test Shy 4",
        "unit",
        Forbid("choose", obj=me, by=Opponents(), cond=Compare(Stat(Me(), "might"), "<=", 2)),
        pay=(energy(4),),
        might_value=4,
    ),
)

_GEAR_CARDS: Final[tuple[CardDef, ...]] = (
    invented("Test Amplifier", "gear", Static((Flag("bonus damage", 1),)), pay=(energy(1),)),
    invented("Test Dampener", "gear", Static((Flag("bonus damage", -3),)), pay=(energy(1),)),
    invented(
        "Test Might Watcher",
        "gear",
        when(When(("become mighty",), unit & friendly), gain_xp(1)),
        pay=(energy(1),),
    ),
    invented(
        "Test Play Watcher",
        "gear",
        when(When(("play",), ~token, by=You()), gain_xp(1)),
        pay=(energy(1),),
    ),
    invented("Test Burn Watcher", "gear", when(When(("burn",)), gain_xp(1)), pay=(energy(1),)),
    invented(
        "Test Move Watcher", "gear", when(When(("move",), unit), gain_xp(1)), pay=(energy(1),)
    ),
)

_NUMBERS: Final[tuple[CardDef, ...]] = (
    _trick("Test Doubling", double(_UNIT)),
    _trick("Test Shrink 4", give(_UNIT, might(-4))),
    _trick("Test Swapping", swap(_UNIT, _OTHER)),
)

_DAMAGE: Final[tuple[CardDef, ...]] = (
    _trick("Test Ward All", prevent(None, _UNIT)),
    _trick("Test Ward 2", prevent(2, _UNIT)),
    _trick("Test Shockwave", deal(2, All(unit))),
    _trick("Test Double Bolt", deal(2, _TWO)),
    _trick("Test Free Bolt 3", deal(3, _UNIT)),
    _trick("Test Null Bolt", deal(0, _UNIT)),
    _trick("Test Ally Strike", deal(Stat(_ALLY, "might"), _FOE, by=_ALLY)),
    _trick("Test Mend", heal(_UNIT)),
)

_OBJECTS: Final[tuple[CardDef, ...]] = (
    _trick("Test Overgrow", replace(_FIELD, "Brush")),
    _trick("Test Deepen", replace(_FIELD, "Baron Pit")),
    _trick("Test Revert", swap_back(_FIELD)),
    _trick("Test Belittle", replace(_UNIT, "Recruit")),
    _trick("Test Restore", swap_back(_UNIT)),
    _trick("Test Banishing", banish(_UNIT)),
    _trick("Test Make Recruits", create("Recruit", HomeOf(You()), count=2)),
    _trick("Test Make Field", create("Baron Pit")),
    _trick("Test Recall", recall(_THING)),
    _trick("Test Walk Home", move(_UNIT, HomeOf(ControllerOf(_UNIT)))),
    _trick("Test Bind", attach(_GEAR, _UNIT)),
    _trick("Test Unbind", detach(_GEAR)),
    _trick("Test Mass Stun", stun(All(unit & enemy))),
    _trick("Test Stun", stun(_UNIT, label="stunned"), If(Did("stunned"), (draw(1),))),
    _trick("Test Buff", buff(_UNIT, label="buffed"), If(Did("buffed"), (draw(1),))),
    _trick("Test Spend Buff", PayTo(cost(spend_buff(_ALLY)), (draw(1),))),
    _trick("Test Exhaust", exhaust(_THING, label="tired"), If(Did("tired"), (draw(1),))),
    _trick("Test Ready", make_ready(_THING, label="fresh"), If(Did("fresh"), (draw(1),))),
    _trick("Test Empower", empower(_THING)),
    _trick("Test Disempower", disempower(_THING)),
)

_CARDS_AND_TURNS: Final[tuple[CardDef, ...]] = (
    _trick("Test Burn 3", burn(3)),
    _trick("Test Burn Them 3", burn(3, Opponents())),
    _trick("Test Draw 3", draw(3)),
    _trick("Test Predict 3", predict(3)),
    _trick("Test Discard 2", discard(2), draw(1)),
    _trick("Test Recycle 3", recycle_from("trash", 3), draw(1)),
    _trick(
        "Test Channel 2",
        channel(2, rune_exhausted=True, label="runes"),
        If(FellShort("runes"), (draw(1),)),
    ),
    _trick("Test Learn 2", gain_xp(2)),
    _trick("Test Study", PayTo(cost(spend_xp(2)), (draw(1),))),
    _trick("Test Toll", PayTo(cost(energy(1)), (draw(1),))),
    _trick("Test Skip Draw", skip_next(When(("phase draw",), by=You()), "game")),
    _trick(
        "Test Skip Move", Act("choose", on=_UNIT), skip_next(When(("move",), Same(Noted("unit"))))
    ),
    invented("Test Extra Turn", "spell", does(extra_turn())),
    invented("Test Their Turn", "spell", does(extra_turn(Opponents()))),
)

_ITEMS: Final[tuple[CardDef, ...]] = (
    _trick("Test Counter", counter(_ITEM)),
    _trick("Test Redirect", new_choices(_ITEM)),
    _trick("Test Two Ways", Modes(((deal(2, _STRUCK),), (draw(1),)))),
    _trick("Test Send", move(_MOVED, anywhere(_MOVED))),
    _trick("Test Small Bolt", deal(1, _CHEAP)),
    invented("Test Echo", "spell", REACTION, repeat(energy(1)), does(deal(1, _UNIT))),
    invented("Test Costly Draw", "spell", REACTION, does(draw(1)), pay=(energy(2),)),
)

CARDS: Final[tuple[CardDef, ...]] = (
    *_CREATURES,
    *_GEAR_CARDS,
    *_NUMBERS,
    *_DAMAGE,
    *_OBJECTS,
    *_CARDS_AND_TURNS,
    *_ITEMS,
)

__all__ = ["CARDS"]
