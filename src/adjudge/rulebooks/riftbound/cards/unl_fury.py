"""Fury cards of the third set (UNL)."""

from typing import Final

from adjudge.core.cards import CardDef
from adjudge.core.vocab import (
    Act,
    Again,
    All,
    Compare,
    CountPlaces,
    EventObject,
    Exists,
    Fact,
    Gain,
    Giver,
    Here,
    InsteadOf,
    Later,
    Matches,
    Me,
    Noted,
    Opponents,
    Paid,
    Permit,
    Replacement,
    Same,
    Some,
    Static,
    Target,
    Unless,
    When,
    You,
    YouAndAllies,
)
from adjudge.rulebooks.riftbound.dsl import (
    ACCELERATE,
    ACTION,
    AMBUSH,
    GANKING,
    HIDDEN,
    REACTION,
    activated,
    add,
    additional_cost,
    another,
    at_battlefield,
    at_end_of_turn,
    banish,
    battlefield,
    buff,
    card,
    cost,
    deal,
    detach,
    discard,
    does,
    double,
    draw,
    enemy,
    energy,
    enters,
    equip,
    exhaust_me,
    facedown,
    friendly,
    give,
    here,
    in_showdown,
    keyword,
    legion,
    level,
    make_ready,
    me,
    might,
    mine,
    play_token,
    power,
    repeat,
    return_to_hand,
    spell,
    unit,
    unsupported,
    when,
    when_i,
    when_played,
)

ALLIED_FIGHTER: Final = Target("ally", unit & friendly & at_battlefield)
FIGHTER: Final = Target("unit", unit & at_battlefield)
UNIT: Final = Target("unit", unit)
ALLY: Final = Target("ally", unit & friendly)
FOE: Final = Target("foe", unit & enemy)
FOE_HERE: Final = Target("foe", unit & enemy & here)

DEAR_SPELL: Final = Compare(Fact("energy spent", of=EventObject()), ">=", 4)

CARDS: Final[tuple[CardDef, ...]] = (
    card("Arena Kingpin", enters("ready"), activated(cost(exhaust_me()), give(UNIT, might(3)))),
    card(
        "Blighted Battleaxe",
        equip(energy(1), power("fury")),
        effect=(
            at_end_of_turn(
                detach(Giver()),
                deal(4, Me()),
                cond=Unless(Compare(Fact("conquered", of=Me()), ">=", 1)),
            ),
        ),
    ),
    unsupported(
        "Dancing Grenade",
        "a spell that another player plays again, and how often it dealt damage",
        "대상의 통제자가 다시 사용하는 주문과, 그 주문이 이번 턴에 피해를 입힌 횟수",
    ),
    card(
        "Fresh Beans",
        when(
            When(("play",), unit, by=You()),
            draw(1),
            optional=True,
            pay=cost(exhaust_me()),
            cond=Exists(battlefield & in_showdown),
        ),
    ),
    card(
        "Grim Apothecary",
        AMBUSH,
        when_played(return_to_hand(ALLIED_FIGHTER), optional=True),
    ),
    card("Inferna", AMBUSH, keyword("Assault", 2)),
    card("Inviolus Vox", when_i("conquer", give(ALLY, might(8)))),
    card(
        "Jhin, Murderous Artist",
        keyword("Deflect"),
        GANKING,
        when_i("move", add(energy(1), power("any"))),
    ),
    card(
        "Katarina, Reckless",
        when(When(("hide",), by=You()), make_ready(Me())),
        when(When(("play",), by=You(), how=("from facedown",)), deal(2, FOE)),
    ),
    card(
        "Lord Broadmane",
        AMBUSH,
        when_played(give(All(unit & mine & another & here), Gain("Assault"))),
    ),
    card(
        "Lotus Trap",
        HIDDEN,
        REACTION,
        does(
            Act("choose", on=UNIT),
            Later(
                Replacement(
                    When(("damage",), Same(Noted("unit"))), keep=True, changes=(("times", 2),)
                ),
                once=False,
            ),
        ),
    ),
    card(
        "Mischievous Marai",
        HIDDEN,
        when(When(("play",), me, area="battlefield"), deal(2, FOE_HERE)),
    ),
    card(
        "Monster Harpoon",
        ACTION,
        does(
            deal(2, FIGHTER, label="dealt"),
            InsteadOf("dealt", Exists(facedown & mine), (deal(4, FIGHTER),)),
        ),
    ),
    card(
        "Prepared Neophyte", Static((might(4),), cond=Compare(Fact("energy on a spell"), ">=", 4))
    ),
    card(
        "Pyke, Dockside Butcher",
        HIDDEN,
        GANKING,
        additional_cost("extra", cost(power("fury")), optional=True),
        when_played(make_ready(Me()), give(Me(), might(2)), cond=Paid("extra")),
    ),
    card(
        "Red Brambleback",
        ACCELERATE,
        Again(When(("score conquer", "conquer"), by=You(), place=Here())),
        when_i("conquer", buff(ALLY)),
    ),
    card(
        "Rengar, Unseen",
        ACCELERATE,
        keyword("Assault", 2),
        keyword("Deflect"),
        GANKING,
    ),
    card(
        "Revna the Lorekeeper",
        GANKING,
        when(
            When(("play",), spell, by=You()),
            make_ready(Me()),
            cond=DEAR_SPELL,
        ),
    ),
    card("Right of Conquest", does(draw(1), draw(CountPlaces("battlefield", ("friendly",))))),
    card("Scorchclaw", keyword("Hunt", 2), level(3, Static((might(1),)), enters("ready"))),
    card("Sharkling", ACCELERATE, keyword("Assault", 4)),
    card(
        "Smite",
        ACTION,
        does(
            deal(3, FIGHTER),
            Later(
                Replacement(When(("die",), Same(Noted("unit"))), body=(banish(EventObject()),)),
                once=False,
            ),
        ),
    ),
    card("Square Up", repeat(discard(1)), does(give(UNIT, Gain("Assault", 4)))),
    card(
        "Towering Pairofant",
        keyword("Assault"),
        Replacement(
            When(("enter",), me),
            keep=True,
            changes=(("enters", "ready"),),
            areas=("chain",),
            cond=Some(
                (
                    Compare(Fact("units died", YouAndAllies()), ">=", 1),
                    Compare(Fact("units died", Opponents()), ">=", 1),
                )
            ),
        ),
    ),
    card(
        "Undying Legion",
        legion(
            Permit(
                "play from trash",
                obj=me,
                by=You(),
                cost=cost(energy(3), power("fury")),
                areas=("trash",),
            )
        ),
    ),
    card("Upstage Comedy", repeat(energy(2)), does(make_ready(UNIT))),
    card("Vault Breaker", ACTION, does(give(UNIT, Gain("Assault", 2), Gain("Ganking")))),
    card(
        "Vi, Hotheaded", keyword("Deflect"), activated(cost(energy(2), power("fury")), double(Me()))
    ),
    card(
        "Xerath, Freed",
        activated(
            cost(power("fury"), exhaust_me()), deal(3, UNIT), only_if=Matches(Me(), at_battlefield)
        ),
    ),
    card(
        "Yeti Brawler",
        when_i(
            "conquer",
            play_token("Gold", count=2, is_exhausted=True),
            cond=Compare(Fact("excess damage"), ">=", 3),
        ),
    ),
)
