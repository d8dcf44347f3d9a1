"""Artifacts and lands of Tenth Edition."""

from adjudge.core.cards import CardDef
from adjudge.core.vocab import (
    Activated,
    CostMeasure,
    During,
    EventPlayer,
    Every,
    Forbid,
    Gain,
    GainTag,
    GainType,
    Matches,
    May,
    Me,
    Mod,
    Noted,
    PayTo,
    Permit,
    Pred,
    SetDomains,
    TargetPlayer,
    Triggered,
    TurnOf,
    When,
    You,
)
from adjudge.rulebooks.magic.dsl import (
    COMES_TAPPED,
    FIRST_STRIKE,
    FLYING,
    TRAMPLE,
    activated,
    at_draw_step,
    at_upkeep,
    card,
    copies,
    equip,
    flag,
    grants,
    makes_mana,
    not_blocked_by,
    on_host,
    static,
    taps_for,
    taps_for_one_of,
    unsupported,
    when,
    when_dies,
)
from adjudge.rulebooks.magic.dsl_words import (
    TAP,
    X,
    add_any_color,
    add_mana,
    artifact,
    attacking,
    basic,
    becomes,
    black,
    blue,
    cost,
    create,
    creature,
    creature_or_player,
    deal,
    discard,
    draw,
    flying,
    gain_life,
    give,
    green,
    land,
    mill,
    pt,
    put_in_hand,
    put_into_play,
    red,
    regenerate,
    reveal,
    sacrifice,
    sacrifice_some,
    search,
    shuffle,
    spell,
    tap,
    target,
    untap,
    untapped,
    wall,
    white,
)

PLAYER = TargetPlayer("player", "any")
FOUND = Noted("found")
MY_UPKEEP = Every((During("upkeep"), TurnOf(You())))


def _feather(color: Pred) -> Triggered:
    """One of the five lucky charms."""
    return when(When(("play",), spell & color), May((gain_life(1),)))


def _pain(name: str, symbols: str) -> CardDef:
    """A land that hurts for one of two colours."""
    return card(name, taps_for("1"), taps_for_one_of(symbols, deal(1, You())))


def _awakens(pay: str, *mods: Mod) -> Activated:
    """A land that becomes a creature until end of turn; it is still a land."""
    return activated(cost(pay), give(Me(), GainType("creature"), *mods))


CARDS = (
    card("Angel's Feather", _feather(white)),
    card("Bottle Gnomes", activated(cost("", sacrifice(Me())), gain_life(3))),
    card(
        "Chimeric Staff",
        activated(
            cost("X"),
            give(Me(), GainType("creature"), GainTag("Construct"), *becomes(X, X)),
        ),
    ),
    card(
        "Chromatic Star",
        makes_mana(cost("1", TAP, sacrifice(Me())), add_any_color()),
        when_dies(draw()),
    ),
    card(
        "Citanul Flute",
        activated(
            cost("X", TAP),
            search(creature & CostMeasure("total", "<=", X)),
            reveal(FOUND),
            put_in_hand(FOUND),
            shuffle(),
        ),
    ),
    unsupported(
        "Coat of Arms",
        "numbers that each object has by its own types",
        "개체마다 자기 유형에 따라 달라지는 수치",
    ),
    card(
        "Colossus of Sardia",
        TRAMPLE,
        static(flag("doesn't untap")),
        activated(cost("9"), untap(Me()), only_if=MY_UPKEEP),
    ),
    card("Composite Golem", makes_mana(cost("", sacrifice(Me())), add_mana("WUBRG"))),
    card("Crucible of Worlds", Permit("play from graveyard", obj=land, by=You())),
    card("Demon's Horn", _feather(black)),
    unsupported("Doubling Cube", "doubling the mana in a pool", "마나 풀의 마나를 두 배로 하는 것"),
    card("Dragon's Claw", _feather(red)),
    card("Fountain of Youth", activated(cost("2", TAP), gain_life(1))),
    card(
        "Howling Mine",
        when(When(("draw step",)), draw(1, EventPlayer()), cond=Matches(Me(), untapped)),
    ),
    card("Icy Manipulator", activated(cost("1", TAP), tap(target(artifact | creature | land)))),
    card("Jayemdae Tome", activated(cost("4", TAP), draw())),
    card("Juggernaut", static(flag("must attack")), not_blocked_by(wall)),
    card("Kraken's Eye", _feather(blue)),
    unsupported(
        "Legacy Weapon",
        "a replacement of every way to a graveyard from anywhere",
        "어디서든 무덤으로 가는 모든 길을 대체하는 것",
    ),
    card("Leonin Scimitar", equip("1"), on_host(*pt(1, 1))),
    card(
        "Loxodon Warhammer",
        equip("3"),
        on_host(*pt(3, 0), Gain("Lifelink"), Gain("Trample")),
    ),
    card(
        "Mantis Engine",
        activated(cost("2"), give(Me(), Gain("Flying"))),
        activated(cost("2"), give(Me(), Gain("First strike"))),
    ),
    card("Millstone", activated(cost("2", TAP), mill(2, PLAYER))),
    card("Mind Stone", taps_for("1"), activated(cost("1", TAP, sacrifice(Me())), draw())),
    card("Ornithopter", FLYING),
    card("Phyrexian Vault", activated(cost("2", TAP, sacrifice_some(creature)), draw())),
    unsupported("Pithing Needle", "naming a card", "카드 이름을 말하는 것"),
    card("Platinum Angel", FLYING, static(flag("can't lose"))),
    card(
        "Razormane Masticore",
        FIRST_STRIKE,
        at_upkeep(PayTo(cost("", discard()), (), otherwise=(sacrifice(Me()),))),
        at_draw_step(May((deal(3, target(creature), by=Me()),))),
    ),
    card("Rod of Ruin", activated(cost("3", TAP), deal(1, creature_or_player()))),
    card("Sculpting Steel", copies(artifact)),
    card("Spellbook", static(flag("no maximum hand size"))),
    card("Steel Golem", Forbid("play", obj=creature & spell, by=You())),
    card("The Hive", activated(cost("5", TAP), create("Wasp"))),
    card("Whispersilk Cloak", equip("2"), on_host(flag("unblockable"), Gain("Shroud"))),
    card("Wurm's Tooth", _feather(green)),
    # lands
    _pain("Adarkar Wastes", "WU"),
    _pain("Battlefield Forge", "RW"),
    _pain("Brushland", "GW"),
    _pain("Caves of Koilos", "WB"),
    _pain("Karplusan Forest", "RG"),
    _pain("Llanowar Wastes", "BG"),
    _pain("Shivan Reef", "UR"),
    _pain("Sulfurous Springs", "BR"),
    _pain("Underground River", "UB"),
    _pain("Yavimaya Coast", "GU"),
    card(
        "Faerie Conclave",
        COMES_TAPPED,
        taps_for("U"),
        _awakens("1U", GainTag("Faerie"), SetDomains(("blue",)), *becomes(2, 1), Gain("Flying")),
    ),
    card(
        "Forbidding Watchtower",
        COMES_TAPPED,
        taps_for("W"),
        _awakens("1W", GainTag("Soldier"), SetDomains(("white",)), *becomes(1, 5)),
    ),
    card(
        "Ghitu Encampment",
        COMES_TAPPED,
        taps_for("R"),
        _awakens(
            "1R", GainTag("Warrior"), SetDomains(("red",)), *becomes(2, 1), Gain("First strike")
        ),
    ),
    card(
        "Quicksand",
        taps_for("1"),
        activated(
            cost("", TAP, sacrifice(Me())),
            give(target(creature & attacking & ~flying), *pt(-1, -2)),
        ),
    ),
    card(
        "Spawning Pool",
        COMES_TAPPED,
        taps_for("B"),
        _awakens(
            "1B",
            GainTag("Skeleton"),
            SetDomains(("black",)),
            *becomes(1, 1),
            grants(activated(cost("B"), regenerate(Me()))),
        ),
    ),
    card(
        "Terramorphic Expanse",
        activated(
            cost("", TAP, sacrifice(Me())),
            search(basic & land),
            put_into_play(FOUND, is_tapped=True),
            shuffle(),
        ),
    ),
    card(
        "Treetop Village",
        COMES_TAPPED,
        taps_for("G"),
        _awakens("1G", GainTag("Ape"), SetDomains(("green",)), *becomes(3, 3), Gain("Trample")),
    ),
    card("Plains"),
    card("Island"),
    card("Swamp"),
    card("Mountain"),
    card("Forest"),
)
