"""Order cards of the third set (UNL)."""

from typing import Final

from adjudge.core.cards import CardDef
from adjudge.core.vocab import (
    Act,
    All,
    Anything,
    AppliedCost,
    At,
    ControlledBy,
    CostMeasure,
    CountOf,
    During,
    EachDoes,
    EventObject,
    Every,
    Exists,
    Flag,
    Gain,
    GainTag,
    Has,
    Here,
    HomeOf,
    If,
    In,
    InsteadOf,
    Later,
    Matches,
    Me,
    Measure,
    Not,
    Noted,
    Opponents,
    Paid,
    Permit,
    Pick,
    PickWord,
    PlaceOf,
    PlayCard,
    PrintedCost,
    Replacement,
    Role,
    Same,
    Static,
    Tagged,
    Target,
    TargetPlayer,
    ThatPlayer,
    Top,
    Triggered,
    TurnOf,
    When,
    You,
)
from adjudge.rulebooks.riftbound.dsl import (
    ACTION,
    AMBUSH,
    GANKING,
    REACTION,
    TANK,
    VISION,
    activated,
    additional_cost,
    alone,
    another,
    at_battlefield,
    attacking,
    banish,
    buff,
    card,
    channel,
    cost,
    costs_less,
    deathknell,
    does,
    draw,
    enemy,
    energy,
    enters,
    equip,
    exhaust,
    exhaust_me,
    friendly,
    gain_points,
    gain_xp,
    give,
    heal,
    here,
    in_hand,
    in_trash,
    keyword,
    kill,
    level,
    look_at,
    me,
    might,
    mighty,
    mine,
    play_token,
    power,
    recall,
    recycle,
    return_to_hand,
    reveal,
    spend_xp,
    stun,
    unit,
    when,
    when_i,
    when_played,
)

ALLY: Final = Target("ally", unit & friendly)
FOE_HERE: Final = Target("foe", unit & enemy & here)
OPPONENT: Final = TargetPlayer("opponent")
UNIT: Final = Target("unit", unit)
FOE_THERE: Final = Target("foe", unit & enemy & At(PlaceOf(ALLY)))
SMALL_FIGHTER: Final = Target("unit", unit & at_battlefield & Measure("might", "<=", 3))
LASTING_ALLY: Final = Target("ally", unit & friendly & ~Has("Temporary"))
ANIMAL: Final = Tagged("Bird") | Tagged("Cat") | Tagged("Dog") | Tagged("Poro")
DEAD_ANIMAL: Final = Target("card", ANIMAL & in_trash())
CHEAP_DEAD_UNIT: Final = Target(
    "unit",
    unit & in_trash() & CostMeasure("energy", "<=", 2) & CostMeasure("power", "<=", 1),
)
YOUR_BEGINNING: Final = Every((TurnOf(You()), During("beginning")))
EACH_OF_THEIRS: Final = Pick("unit", unit & ControlledBy(ThatPlayer()), who=ThatPlayer())
EACH_BUT_YOURS: Final = Pick("unit", unit & ControlledBy(ThatPlayer()) & ~mine, who=ThatPlayer())

FRIENDS: Final = ("Bird", "Cat", "Dog", "Poro")

CARDS: Final[tuple[CardDef, ...]] = (
    card(
        "Ashe, Focused",
        when_played(
            Act("choose", on=OPPONENT),
            reveal(All(in_hand(OPPONENT)), label="revealed"),
            Pick("card", Anything(), among=Noted("revealed")),
            banish(Noted("card"), label="banished"),
            Later(
                when(When(("score hold",), by=OPPONENT), return_to_hand(Noted("banished"))),
                until="game",
            ),
        ),
    ),
    card(
        "Atakhan",
        additional_cost(
            "kill", cost(Act("kill one", on=All(unit & friendly), label="killed")), optional=True
        ),
        costs_less(energy(1), count=PrintedCost(Noted("killed"), "energy"), cond=Paid("kill")),
        costs_less(power("order"), count=PrintedCost(Noted("killed"), "power"), cond=Paid("kill")),
        GANKING,
        when_i(
            "attack",
            EachDoes(
                (Pick("unit", unit & ControlledBy(ThatPlayer()) & here, who=Role(("defender",))),),
                kill(Noted("unit"), who=Role(("defender",))),
                who=Role(("defender",)),
            ),
        ),
    ),
    card("Bandle Soldier", level(3, enters("ready"))),
    card("Black Rose Dignitary", keyword("Assault"), deathknell(channel(1, rune_exhausted=True))),
    card("Carrion Dredger", deathknell(play_token("Bird", HomeOf(You())))),
    card(
        "Crimson Pigeons",
        Static(
            (might(2),),
            cond=Every((Matches(Me(), attacking), Exists(unit & attacking & another))),
        ),
    ),
    card(
        "Divining Shells",
        VISION,
        activated(cost(kill(Me()), exhaust_me()), give(UNIT, might(2)), speed="action"),
    ),
    card("Enthralling Protector", keyword("Hunt"), activated(cost(spend_xp(2)), buff(Me()))),
    card(
        "Galio, Indefatigable",
        keyword("Deflect"),
        TANK,
        Static((Flag("no combat damage"),)),
    ),
    card("Heroic Charge", ACTION, does(give(ALLY, might(1)), stun(FOE_THERE))),
    card(
        "Ivern, Friend to All",
        Replacement(When(("as played",)), (PickWord("friend", FRIENDS),)),
        Static((GainTag(chosen="friend"),)),
        when_i(
            ("conquer", "hold"),
            gain_points(1),
            cond=Every(tuple(Exists(unit & mine & Tagged(tag)) for tag in FRIENDS)),
        ),
    ),
    card(
        "LeBlanc, Fragmented",
        keyword("Assault"),
        deathknell(
            draw(1, label="drawn"),
            InsteadOf("drawn", Every((TurnOf(You()), During("beginning"))), (draw(2),)),
        ),
    ),
    card(
        "Loyal Poro",
        Triggered(When(("die",), me & ~alone), (draw(1),), keyword="Deathknell"),
    ),
    card(
        "Mageseeker Investigator",
        AppliedCost("move", by=Opponents(), place=Here(), cost=cost(power("any")), each_beyond=1),
    ),
    card(
        "Poppy, Defender of the Meek",
        additional_cost("xp", cost(spend_xp(3)), optional=True),
        costs_less(energy(3), cond=Paid("xp")),
        AMBUSH,
        TANK,
    ),
    card(
        "Rift Herald",
        when(
            When(("move",), me, area="battlefield"),
            look_at(Top(3), label="seen"),
            Pick("card", unit, at_least=0, among=Noted("seen")),
            reveal(Noted("card")),
            Act("draw", on=Noted("card")),
            recycle(All(In("deck") & Same(Noted("seen")) & Not(Noted("card")))),
        ),
        deathknell(
            Pick("unit", unit & in_hand()),
            PlayCard(Noted("unit"), ignore=("energy",), must_go=HomeOf(You())),
        ),
    ),
    card(
        "Sacrifice",
        REACTION,
        additional_cost(
            "kill", cost(Act("kill one", on=All(unit & friendly & mighty))), optional=False
        ),
        does(draw(2), channel(1, rune_exhausted=True)),
    ),
    card(
        "Safety Inspector",
        additional_cost("xp", cost(spend_xp(3)), optional=True),
        when_played(
            If(
                Paid("xp"),
                (EachDoes((EACH_BUT_YOURS,), kill(Noted("unit"))),),
                (EachDoes((EACH_OF_THEIRS,), kill(Noted("unit"))),),
            )
        ),
    ),
    card("Scrutinizing Sergeant", when_played(gain_xp(CountOf(All(unit & friendly))))),
    card("Shadow's Call", does(give(LASTING_ALLY, Gain("Temporary"), until="board"), draw(2))),
    card(
        "Shard of Undoing",
        when(
            When(("die",), unit & friendly, nth=1, cond=YOUR_BEGINNING),
            EachDoes((EACH_OF_THEIRS,), kill(Noted("unit")), who=Opponents()),
        ),
    ),
    card("Shepherd's Heirloom", when_played(gain_xp(1)), equip(spend_xp(1))),
    card("Soul Harvest", does(kill(SMALL_FIGHTER))),
    card(
        "Stalking Wolf",
        AMBUSH,
        additional_cost(
            "kill",
            cost(Act("kill one", on=All(unit & mine & ANIMAL), label="killed")),
            optional=False,
        ),
        Permit("ambush to", obj=me, place=PlaceOf(Noted("killed")), areas=("any",)),
    ),
    card("Starhound", when_played(return_to_hand(DEAD_ANIMAL))),
    card(
        "Tactical Retreat",
        REACTION,
        does(
            Act("choose", on=ALLY),
            Later(
                Replacement(
                    When(("die",), Same(Noted("ally"))),
                    body=(heal(EventObject()), exhaust(EventObject()), recall(EventObject())),
                )
            ),
        ),
    ),
    card("The Ruination", does(kill(All(unit)))),
    card(
        "Ultrasoft Poro",
        activated(
            cost(exhaust_me()),
            play_token("Bird", count=2),
            only_if=Matches(Me(), at_battlefield),
        ),
    ),
    card(
        "Undying Loyalty",
        costs_less(energy(2), cond=Matches(CHEAP_DEAD_UNIT, unit & ANIMAL)),
        does(PlayCard(CHEAP_DEAD_UNIT, ignore=("all",))),
    ),
    card("Vi, Peacekeeper", AMBUSH, when_i("attack", stun(FOE_HERE))),
)
