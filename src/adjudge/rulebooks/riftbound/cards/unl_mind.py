"""Mind cards of the third set (UNL)."""

from typing import Final

from adjudge.core.cards import CardDef
from adjudge.core.vocab import (
    Act,
    All,
    Compare,
    CountOf,
    EventObject,
    EventPlace,
    Every,
    Fact,
    Forbid,
    Gain,
    Here,
    HomeOf,
    If,
    Matches,
    Me,
    Noted,
    Permit,
    Replacement,
    Target,
    Top,
    When,
    You,
)
from adjudge.rulebooks.riftbound.dsl import (
    ACCELERATE,
    BACKLINE,
    TEMPORARY,
    VISION,
    activated,
    at_battlefield,
    at_start_of_your,
    card,
    copy_token,
    cost,
    deal,
    deathknell,
    discard,
    does,
    enemy,
    energy,
    exhaust_me,
    gear,
    give,
    here,
    in_hand,
    me,
    mine,
    play_token,
    power,
    predict,
    reveal,
    spell,
    token,
    unit,
    when,
    when_i,
    when_played,
    win,
)

FOE: Final = Target("foe", unit & enemy)
GEAR: Final = Target("gear", gear)

CARDS: Final[tuple[CardDef, ...]] = (
    card(
        "Diana, Lunari",
        when(
            When(("start of showdown",), place=Here()),
            predict(),
            reveal(Top(1), label="revealed"),
            If(Matches(Noted("revealed"), spell), (Act("draw", on=Noted("revealed")),)),
            optional=True,
            pay=cost(energy(1)),
        ),
    ),
    card(
        "Gutter Palace",
        at_start_of_your(
            "beginning",
            win(),
            cond=Every(
                (
                    Compare(CountOf(All(in_hand())), "==", 4),
                    Compare(CountOf(All(unit & mine & at_battlefield)), "==", 4),
                )
            ),
        ),
        activated(cost(discard(1), exhaust_me()), play_token("Bird")),
    ),
    card(
        "Jhin, Meticulous Killer",
        VISION,
        Permit(
            "play for",
            obj=me,
            cost=cost(power("mind")),
            cond=Compare(Fact("energy on a spell"), ">=", 4),
            areas=("any",),
        ),
    ),
    card(
        "LeBlanc, Everywhere at Once",
        BACKLINE,
        Forbid(
            "trigger", obj=mine & here, tests=("Temporary",), cond=Matches(Me(), at_battlefield)
        ),
    ),
    card(
        "Lillia, Fae Fawn",
        ACCELERATE,
        when_i("move", play_token("Sprite", EventPlace(origin=True))),
    ),
    card("Ruined Rex", deathknell(deal(4, FOE))),
    card(
        "Sprite Fountain",
        TEMPORARY,
        when_played(play_token("Sprite", HomeOf(You()), is_ready=True)),
        deathknell(Act("activate effects", on=Me(), how=("play",))),
    ),
    card("Turn to Dust", does(give(GEAR, Gain("Temporary"), until="board"))),
    card(
        "Zilean, Time Mage",
        Replacement(
            When(("play token",), unit & token, by=You()),
            (copy_token(EventObject()),),
            keep=True,
            optional=True,
            cond=Matches(Me(), at_battlefield),
            times=1,
        ),
    ),
)
