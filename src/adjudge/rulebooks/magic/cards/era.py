"""Cards of the years up to 2007 that no core set has and that show a rule of the book."""

from dataclasses import replace

from adjudge.core.vocab import (
    Act,
    Compare,
    ControlledBy,
    Did,
    Every,
    Forbid,
    Gain,
    If,
    Keyword,
    Lasting,
    Later,
    Marked,
    Matches,
    Me,
    Measure,
    Modes,
    Noted,
    Opponents,
    OwnerOf,
    Pick,
    PlayerStat,
    Stat,
    SwapStats,
    TargetPlayer,
    Triggered,
    TurnOf,
    TurnPlayer,
    UnderControl,
    Unless,
    When,
    You,
)
from adjudge.rulebooks.magic.dsl import (
    FLYING,
    TRAMPLE,
    VIGILANCE,
    activated,
    card,
    does,
    dredge,
    flag,
    flashback,
    makes_mana,
    morph,
    static,
    suspend,
    when,
    when_it,
)
from adjudge.rulebooks.magic.dsl_words import (
    TAP,
    add_as_lands,
    add_mana,
    artifact,
    cost,
    creature,
    creature_or_player,
    deal,
    draw,
    gain_life,
    give,
    in_graveyard,
    in_hand,
    land,
    me,
    permanent,
    prevent,
    put_into_play,
    red,
    remove,
    remove_counters,
    return_to_hand,
    sacrifice,
    sacrifice_some,
    skip,
    spell,
    target,
)

PLAYER = TargetPlayer("player", "any")
NAMED = Noted("chosen")
PUT = Noted("put")
SMALL = target(creature & Measure("power", "<=", Stat(Me(), "power")))
MINE = target(creature & ControlledBy(You()))

CARDS = (
    card("Ancestral Vision", suspend(4, "U"), does(draw(3, PLAYER))),
    card(
        "Brine Elemental",
        morph("5UU"),
        when_it("face up", skip("step", "untap", who=Opponents())),
    ),
    card(
        "Circle of Protection: Red",
        activated(
            cost("1"),
            Pick("source", red & permanent, at_least=0),
            If(Unless(Did("source")), (Pick("source", red & spell, at_least=0),)),
            Act("prevent", on=You(), by=Noted("source"), how=("turn", "once", "red")),
        ),
    ),
    card("Concordant Crossroads", static(Gain("Haste"), scope=creature)),
    card("Eater of Days", FLYING, TRAMPLE, when_it("enter", skip("turn", amount=2))),
    card(
        "Eladamri's Vineyard",
        when(When(("main phase",), how=("precombat",)), add_mana("GG", TurnPlayer())),
    ),
    card(
        "Greater Gargadon",
        suspend(10, "R"),
        activated(
            cost("", sacrifice_some(artifact | creature | land)),
            remove_counters("time", 1),
            only_if=Matches(Me(), Marked("time")),
            areas=("removed from the game",),
        ),
    ),
    card(
        "Healing Salve",
        does(
            Modes(
                (
                    (gain_life(3, PLAYER),),
                    (prevent(3, creature_or_player("shielded")),),
                )
            )
        ),
    ),
    card("Isamaru, Hound of Konda"),
    card(
        "Life from the Loam",
        does(return_to_hand(target(land & in_graveyard(), count=3, up_to=True))),
        dredge(3),
    ),
    card(
        "Momentary Blink",
        does(remove(MINE, label="gone"), put_into_play(Noted("gone"), OwnerOf(Noted("gone")))),
        flashback("3U"),
    ),
    card(
        "Old Man of the Sea",
        static(flag("may stay tapped")),
        activated(
            cost("", TAP),
            Lasting(
                (UnderControl(You()),),
                to=SMALL,
                until="play",
                cond=Every(
                    (
                        Matches(Me(), Marked("tapped")),
                        Compare(Stat(SMALL, "power"), "<=", Stat(Me(), "power")),
                    )
                ),
            ),
        ),
    ),
    card("Transmutation", does(give(target(creature), SwapStats("power", "toughness")))),
    card("Reflecting Pool", makes_mana(cost("", TAP), add_as_lands())),
    card("Rift Bolt", suspend(1, "R"), does(deal(3, creature_or_player()))),
    card(
        "Serra Avenger",
        FLYING,
        VIGILANCE,
        Forbid(
            "play",
            obj=me,
            by=You(),
            cond=Every((TurnOf(You()), Compare(PlayerStat(You(), "turns"), "<=", 3))),
            areas=("hand",),
        ),
    ),
    card(
        "Sneak Attack",
        activated(
            cost("R"),
            Pick("chosen", creature & in_hand(), at_least=0),
            replace(put_into_play(NAMED), label="put"),
            give(PUT, Gain("Haste"), until="play"),
            Later(Triggered(When(("end of turn",)), (sacrifice(PUT),)), until="game"),
        ),
    ),
    card("Sudden Shock", Keyword("Split second"), does(deal(2, creature_or_player()))),
    card("Tolarian Drake", FLYING, Keyword("Phasing")),
)
