"""Calm cards of the first set (OGN)."""

from typing import Final

from adjudge.core.cards import CardDef
from adjudge.core.vocab import (
    Act,
    All,
    At,
    Compare,
    CostMeasure,
    CountOf,
    Did,
    Elsewhere,
    EventObject,
    Every,
    Exists,
    Flag,
    Forbid,
    ForSome,
    Gain,
    Here,
    If,
    In,
    Matches,
    Me,
    Not,
    Noted,
    Opponents,
    Paid,
    Pick,
    PlaceOf,
    PlayCard,
    PlayerStat,
    Replacement,
    Same,
    Stat,
    Static,
    Tagged,
    Target,
    ThatPlayer,
    Top,
    When,
    You,
)
from adjudge.rulebooks.riftbound.dsl import (
    ACCELERATE,
    ACTION,
    HIDDEN,
    REACTION,
    TANK,
    ability_item,
    activated,
    add,
    additional_cost,
    alone,
    another,
    anywhere,
    at_battlefield,
    at_end_of_turn,
    attacking,
    banish,
    buff,
    buffed,
    card,
    channel,
    cost,
    costs_less,
    counter,
    deal,
    deathknell,
    defending,
    does,
    double,
    draw,
    enemy,
    energy,
    exhaust,
    exhaust_me,
    friendly,
    gain_points,
    gear,
    give,
    give_all,
    heal,
    here,
    keyword,
    kill,
    look_at,
    make_ready,
    me,
    might,
    mine,
    move,
    new_choices,
    power,
    recall,
    recycle,
    return_to_hand,
    rune,
    spell,
    stun,
    stunned,
    unit,
    unsupported,
    when,
    when_i,
    when_played,
)

UNIT: Final = Target("unit", unit)
ALLY: Final = Target("ally", unit & friendly)
FOE: Final = Target("foe", unit & enemy)
FOE_HERE: Final = Target("foe", unit & enemy & here)
GEAR: Final = Target("gear", gear)
CHEAP_SPELL: Final = Target(
    "spell",
    spell & CostMeasure("energy", "<=", 4) & CostMeasure("power", "<=", 1),
)
FIGHTER: Final = Target("unit", unit & at_battlefield)
OPPONENT_CLOSE: Final = ForSome(
    Opponents(), Compare(PlayerStat(ThatPlayer(), "points to go"), "<=", 3)
)
AT_BATTLEFIELD: Final = Matches(Me(), at_battlefield)
FOE_ELSEWHERE: Final = Target("foe", unit & enemy & Elsewhere(Here()))
SPELL: Final = Target("spell", spell)
UP_TO_FOUR_RUNES: Final = Target("runes", rune & friendly, at_least=0, at_most=4)


CARDS: Final[tuple[CardDef, ...]] = (
    card(
        "Adaptatron",
        when_i(
            "conquer",
            kill(GEAR, label="killed"),
            If(Did("killed"), (buff(Me()),)),
            optional=True,
        ),
    ),
    card("Ahri, Alluring", when_i("hold", gain_points(1))),
    card(
        "Blitzcrank, Impassive",
        TANK,
        when(When(("play",), me, area="battlefield"), move(FOE_ELSEWHERE, Here()), optional=True),
        when_i("hold", return_to_hand(Me())),
    ),
    card("Block", HIDDEN, ACTION, does(give(UNIT, Gain("Shield", 3), Gain("Tank")))),
    card(
        "Caitlyn, Patrolling",
        Static((Flag("assigned last"),)),
        activated(
            cost(exhaust_me()),
            deal(Stat(Me(), "might"), FIGHTER),
            only_if=Matches(Me(), at_battlefield),
        ),
    ),
    card("Charm", does(move(FOE, anywhere(FOE)))),
    card(
        "Clockwork Keeper",
        additional_cost("extra", cost(power("calm")), optional=True),
        when_played(draw(1), cond=Paid("extra")),
    ),
    card("Defy", REACTION, does(counter(CHEAP_SPELL))),
    card("Discipline", REACTION, does(give(UNIT, might(2)), draw(1))),
    card(
        "Eclipse Herald",
        when(When(("stun",), unit & enemy, by=You()), make_ready(Me()), give(Me(), might(1))),
    ),
    card(
        "En Garde",
        REACTION,
        does(
            give(ALLY, might(1)),
            If(
                Every(
                    (
                        Matches(ALLY, mine),
                        Compare(CountOf(All(unit & mine & At(PlaceOf(ALLY)))), "==", 1),
                    )
                ),
                (give(ALLY, might(1)),),
            ),
        ),
    ),
    card(
        "Find Your Center",
        ACTION,
        costs_less(energy(2), cond=OPPONENT_CLOSE),
        does(draw(1), channel(1, rune_exhausted=True)),
    ),
    card(
        "Last Stand",
        ACTION,
        does(double(ALLY), give(ALLY, Gain("Temporary"), until="board")),
    ),
    card(
        "Lee Sin, Ascetic",
        keyword("Shield"),
        activated(cost(exhaust_me()), buff(Me())),
        Static((Flag("any buff"),)),
    ),
    card(
        "Leona, Zealot",
        Replacement(
            When(("enter",), me),
            keep=True,
            changes=(("enters", "ready"),),
            areas=("chain",),
            cond=OPPONENT_CLOSE,
        ),
        Static((might(-8, floor=1),), scope=unit & enemy & stunned & here),
    ),
    card(
        "Mageseeker Warden",
        Forbid("play to", obj=unit, by=Opponents(), area="base", only=True, cond=AT_BATTLEFIELD),
        Forbid(
            "ready", obj=(unit | gear) & enemy, source=spell | ability_item, cond=AT_BATTLEFIELD
        ),
    ),
    card(
        "Mask of Foresight",
        when(When(("attack", "defend"), unit & friendly & alone), give(EventObject(), might(1))),
    ),
    card(
        "Meditation",
        REACTION,
        additional_cost(
            "exhaust", cost(Act("exhaust one", on=All(unit & friendly))), optional=True
        ),
        does(If(Paid("exhaust"), (draw(2),), (draw(1),))),
    ),
    card(
        "Mystic Reversal",
        REACTION,
        does(Act("gain item", on=SPELL), new_choices(SPELL)),
    ),
    unsupported(
        "Party Favors",
        "a choice between two words by each other player, and counting the players by it",
        "다른 각 플레이어의 두 단어 중 선택과 그에 따른 플레이어 수 세기",
    ),
    card("Playful Phantom"),
    card(
        "Poro Herder",
        when_played(buff(Me()), draw(1), cond=Exists(unit & mine & Tagged("Poro"))),
    ),
    card(
        "Reinforce",
        does(
            look_at(Top(5), label="seen"),
            Pick("unit", unit, at_least=0, among=Noted("seen")),
            banish(Noted("unit"), label="banished"),
            PlayCard(Noted("banished"), less=(energy(5),), optional=True),
            recycle(All(In("deck") & Same(Noted("seen")) & Not(Noted("unit")))),
        ),
    ),
    card("Rune Prison", ACTION, does(stun(UNIT))),
    card(
        "Seal of Focus",
        activated(cost(exhaust_me()), add(power("calm")), speed="reaction", adds=True),
    ),
    card("Solari Shieldbearer", when_played(stun(UNIT))),
    card(
        "Solari Shrine",
        when(
            When(("die",), unit & enemy & stunned, by=You()),
            draw(1),
            optional=True,
            pay=cost(exhaust_me()),
        ),
    ),
    card(
        "Sona, Harmonious",
        at_end_of_turn(make_ready(UP_TO_FOUR_RUNES), cond=AT_BATTLEFIELD),
    ),
    card(
        "Spirit's Refuge",
        when_played(buff(ALLY)),
        Static((Gain("Deflect", missing=True),), scope=unit & friendly & buffed),
    ),
    card("Stalwart Poro", keyword("Shield")),
    card(
        "Stand United",
        HIDDEN,
        ACTION,
        does(buff(ALLY), give_all(unit & friendly & buffed, might(1))),
    ),
    card("Sunlit Guardian", keyword("Shield"), TANK),
    card(
        "Taric, Protector",
        keyword("Shield"),
        TANK,
        Static((Gain("Shield"),), scope=unit & friendly & another & here),
    ),
    card(
        "Tasty Faefolk",
        ACCELERATE,
        deathknell(channel(2, rune_exhausted=True), draw(1)),
    ),
    card("Whiteflame Protector", when_played(give(UNIT, might(8)))),
    card(
        "Wielder of Water",
        Static((might(2),), cond=Matches(Me(), (attacking | defending) & alone)),
    ),
    card("Wind Wall", REACTION, does(counter(SPELL))),
    card("Wizened Elder", Static((might(1),), cond=Matches(Me(), buffed))),
    card("Yasuo, Remorseful", when_i("attack", deal(Stat(Me(), "might"), FOE_HERE))),
    card(
        "Zhonya's Hourglass",
        HIDDEN,
        Replacement(
            When(("die",), unit & friendly),
            body=(kill(Me()), heal(EventObject()), exhaust(EventObject()), recall(EventObject())),
        ),
    ),
)
