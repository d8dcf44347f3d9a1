"""Rows 1 to 110 of the rules summary beyond their cases: chance, whole games, matches as data."""

import random
from collections import Counter
from dataclasses import replace
from typing import Any, Final

import pytest

from adjudge.core.codec import fingerprint
from adjudge.core.errors import IllegalChoice
from adjudge.core.state import State
from adjudge.rulebooks.riftbound.api import IllegalDeck, RiftboundGame, load_game, new_game
from adjudge.rulebooks.riftbound.cards.facts import CardType, Domain, load_facts
from adjudge.rulebooks.riftbound.cards.registry import all_cards
from adjudge.rulebooks.riftbound.decks import TOURNAMENT_2026_05
from adjudge.rulebooks.riftbound.decks_builtin import deck_names, load_deck
from adjudge.rulebooks.riftbound.match import AfterDraw, Match, Played, Sideboarding

rule = pytest.mark.rule

VIEWERS: Final = (0, 1, None)
KAISA: Final = load_deck("kaisa")
YASUO: Final = load_deck("yasuo")


def zone(state_view: dict[str, Any], area: str, owner: int) -> dict[str, Any]:
    """A zone out of a view."""
    (found,) = (z for z in state_view["zones"] if (z["area"], z["owner"]) == (area, owner))
    return dict(found)


def names_in(state: State, area: str, player: int) -> list[str]:
    """Names of the cards in a zone, in order."""
    return [state.objs[i].name for i in state.zones[state.zone_of(area, player)]]


def shown(state_view: dict[str, Any], area: str) -> list[str]:
    """Names that a view shows in the zones of an area."""
    zones = (z for z in state_view["zones"] if z["area"] == area)
    return [o["name"] for z in zones for o in z["objects"] if "name" in o]


# --------------------------------------------------------------------------- set-up


@rule("RB-CR@1.4:114")
@pytest.mark.parametrize("deck", deck_names())
def test_s2_003_no_rune_in_the_main_deck(deck: str) -> None:
    """Two piles: 12 runes in one, 39 other cards in the other and the hand."""
    state = new_game(decks=[deck, "kaisa"], seed=3).state
    cards = all_cards()
    main = names_in(state, "deck", 0) + names_in(state, "hand", 0)
    runes = names_in(state, "rune deck", 0)
    assert (len(main), len(runes)) == (39, 12)
    assert not [name for name in main if "rune" in cards[name].types]
    assert all("rune" in cards[name].types for name in runes)


@rule("RB-CR@1.4:114")
def test_s2_030_both_decks_are_shuffled_apart() -> None:
    """Each seed gives each pile an order of its own, and the cards are those of the list."""
    orders = []
    for seed in range(20):
        state = new_game(decks=["kaisa", "yasuo"], seed=seed).state
        main = names_in(state, "hand", 0) + names_in(state, "deck", 0)
        runes = names_in(state, "rune deck", 0)
        assert Counter(main) == Counter(dict(KAISA.main))
        assert Counter(runes) == Counter(dict(KAISA.runes))
        orders.append((tuple(main), tuple(runes)))
    assert len({main for main, _ in orders}) == 20
    assert len({runes for _, runes in orders}) > 15


@rule("RB-CR@1.4:114")
def test_s2_071_the_same_seed_shuffles_alike() -> None:
    """Both piles, and both players apart."""
    one, two = (new_game(decks=["kaisa", "kaisa"], seed=9).state for _ in range(2))
    for area in ("deck", "rune deck", "hand"):
        for player in (0, 1):
            assert names_in(one, area, player) == names_in(two, area, player)
    assert names_in(one, "deck", 0) != names_in(one, "deck", 1)
    assert names_in(one, "rune deck", 0) != names_in(one, "rune deck", 1)


@rule("RB-CR@1.4:111")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_s2_026_the_legend_is_seen_by_everybody(viewer: int | None) -> None:
    """Face up, in every view."""
    game = new_game(decks=["jinx", "yasuo"], seed=1)
    assert shown(game.view(viewer), "legend") == ["Loose Cannon", "Unforgiven"]


@rule("RB-CR@1.4:108.3.e")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_s2_027_the_chosen_champion_is_seen_by_everybody(viewer: int | None) -> None:
    """Face up, in every view."""
    game = new_game(decks=["jinx", "yasuo"], seed=1)
    champions = ["Jinx, Demolitionist", "Yasuo, Windrider"]
    assert shown(game.view(viewer), "champion") == champions


@rule("RB-CR@1.4:115")
def test_s2_029_who_goes_first_is_drawn_by_lot() -> None:
    """About half of the games each; the same seed, the same player."""
    firsts = [
        new_game(decks=["jinx", "kaisa"], seed=seed, trace=False).state.vars["first player"]
        for seed in range(200)
    ]
    assert 70 < sum(firsts) < 130
    again = new_game(decks=["jinx", "kaisa"], seed=17).state.vars["first player"]
    assert again == firsts[17]


@rule("RB-CR@1.4:486.5")
def test_s2_037_a_pick_is_not_seen_before_both_are_placed() -> None:
    """Neither the other player nor a spectator sees a battlefield, or that decision's options."""
    game = new_game(decks=["jinx", "kaisa"], seed=2, first=0, mode="match")
    for line in ("A: keep", "B: keep", "A: choose Zaun Warrens"):
        game.play(line)
    assert game.decision is not None
    assert (game.decision.player, game.decision.kind) == (1, "battlefield")
    for viewer in (1, None):
        seen = game.view(viewer)
        assert "Zaun Warrens" not in str(seen)
        assert zone(seen, "aside", 0)["hidden"] == 3
    assert game.view(0)["decision"] == {"waiting for": 1}
    game.play("B: choose Startipped Peak")
    for viewer in VIEWERS:
        assert shown(game.view(viewer), "battlefield") == ["Zaun Warrens", "Startipped Peak"]


@rule("RB-CR@1.4:485.5")
def test_s2_038_each_of_the_three_comes_up() -> None:
    """By lot, and no decision about it."""
    found: Counter[str] = Counter()
    for seed in range(120):
        game = new_game(decks=["kaisa", "yasuo"], seed=seed, trace=False)
        assert game.decision is not None
        assert game.decision.kind == "mulligan"
        found[shown(game.view(None), "battlefield")[0]] += 1
    assert set(found) == set(KAISA.battlefields)
    assert min(found.values()) > 20


# --------------------------------------------------------------------------- matches


def pick(game: RiftboundGame, *names: str) -> RiftboundGame:
    """Keep both hands and pick battlefields, the first player's first; a last one is forced."""
    assert game.decision is not None
    order = "AB" if game.decision.player == 0 else "BA"
    for who in order:
        game.play(f"{who}: keep")
    for who, name in zip(order, names, strict=True):
        if game.decision.kind == "battlefield":
            game.play(f"{who}: choose {name}")
    return game


def picks(game: RiftboundGame) -> tuple[set[str], set[str]]:
    """The battlefields that each player has beside the table when the game begins."""
    state = game.state
    return set(names_in(state, "aside", 0)), set(names_in(state, "aside", 1))


def match(best_of: int = 3, after_draw: AfterDraw = AfterDraw.PICK) -> Match:
    """A match of two decks with different battlefields."""
    return Match([KAISA, YASUO], best_of=best_of, after_draw=after_draw)


FIELDS: Final = ("Startipped Peak", "Star Spring")


@pytest.fixture
def won() -> Match:
    """A match whose first game A won at Startipped Peak and Star Spring."""
    found = match()
    game = pick(found.next_game(seed=1, first=0), *FIELDS)
    game.concede(1)
    found.record(game)
    return found


@rule("RB-S2@2026:S2-024")
def test_s2_024_cards_are_swapped_one_for_one(won: Match) -> None:
    """Two for two leaves the deck as large; two for one is refused."""
    two = (("Cleave", 2),), (("Void Seeker", 2),)
    game = won.next_game(seed=2, sideboarding={0: Sideboarding(out=two[0], into=two[1])})
    main = Counter(names_in(game.state, "deck", 0) + names_in(game.state, "hand", 0))
    assert main.total() == 39
    assert (main["Cleave"], main["Void Seeker"]) == (1, 2)
    for out, into in ((2, 1), (1, 2), (0, 1)):
        change = Sideboarding(out=(("Cleave", out),) if out else (), into=(("Void Seeker", into),))
        with pytest.raises(IllegalChoice, match="S2-024"):
            won.next_game(seed=2, sideboarding={0: change})


@rule("RB-S2@2026:S2-024")
def test_s2_024_what_was_swapped_stays_swapped(won: Match) -> None:
    """The next game begins with the deck of the last one; the registered one is kept."""
    swap = Sideboarding(out=(("Cleave", 1),), into=(("Void Seeker", 1),))
    game = pick(won.next_game(seed=2, sideboarding={0: swap}), "Targon's Peak", "The Dreaming Tree")
    game.concede(0)
    won.record(game)
    assert dict(won.decks[0].main)["Void Seeker"] == 1
    assert dict(won.decks[0].sideboard)["Cleave"] == 1
    assert won.registered[0] == KAISA
    again = won.next_game(seed=3)
    assert "Void Seeker" in names_in(again.state, "deck", 0) + names_in(again.state, "hand", 0)


def test_s2_024_the_chosen_champion_may_change(won: Match) -> None:
    """Another champion of the deck takes the place, and the first goes into the main deck."""
    three = replace(
        YASUO,
        sideboard=(("Yasuo, Remorseful", 1), ("Adaptatron", 2)),
    )
    found = Match([KAISA, three])
    game = pick(found.next_game(seed=1, first=0), *FIELDS)
    game.concede(1)
    found.record(game)
    change = Sideboarding(
        out=(("Flash", 1),), into=(("Yasuo, Remorseful", 1),), champion="Yasuo, Remorseful"
    )
    state = found.next_game(seed=2, sideboarding={1: change}).state
    assert names_in(state, "champion", 1) == ["Yasuo, Remorseful"]
    assert "Yasuo, Windrider" in names_in(state, "deck", 1) + names_in(state, "hand", 1)
    with pytest.raises(IllegalChoice, match=r"403\.4"):
        won.next_game(seed=2, sideboarding={1: Sideboarding(champion="Yasuo, Remorseful")})


@rule("RB-CR@1.4:486.6")
def test_s2_042_each_game_on_new_battlefields(won: Match) -> None:
    """Three, then two, then one of them; the second win ends the match."""
    assert len(won.battlefields(0)) == 2
    game = pick(won.next_game(seed=2), "Targon's Peak", "The Dreaming Tree")
    game.concede(0)
    won.record(game)
    assert (won.wins, won.winner) == ((1, 1), None)
    game = won.next_game(seed=3)
    assert picks(game) == ({"Grove of the God-Willow"}, {"The Arena's Greatest"})
    game.concede(0)
    won.record(game)
    assert (won.wins, won.winner) == ((1, 2), 1)
    with pytest.raises(IllegalChoice, match=r"486\.6"):
        won.next_game(seed=4)


@rule("RB-CR@1.4:486.5.a")
def test_s2_043_nobody_won_all_may_be_picked_again() -> None:
    """After a draw both players pick among all three once more; nothing is counted."""
    found = match()
    found.record(pick(found.next_game(seed=1, first=1), "Star Spring", FIELDS[0]), drawn=True)
    assert found.played == (Played(1, FIELDS, None),)
    assert found.wins == (0, 0)
    assert picks(found.next_game(seed=2)) == (set(KAISA.battlefields), set(YASUO.battlefields))


def test_s2_043_events_play_on_the_same_battlefields() -> None:
    """By the event rules: the same ones, the same order and no sideboarding."""
    found = match(after_draw=AfterDraw.SAME)
    found.record(pick(found.next_game(seed=1, first=1), "Star Spring", FIELDS[0]), drawn=True)
    game = found.next_game(seed=2)
    assert picks(game) == ({FIELDS[0]}, {FIELDS[1]})
    assert game.state.vars["first player"] == 1
    swap = {0: Sideboarding(out=(("Cleave", 1),), into=(("Void Seeker", 1),))}
    with pytest.raises(IllegalChoice, match=r"403\.10"):
        found.next_game(seed=2, sideboarding=swap)


@rule("RB-CR@1.4:486.6.a")
def test_s2_042_a_best_of_five_takes_battlefields_back() -> None:
    """From the fourth game on, when each was shown once, and none a third time."""
    found = match(best_of=5)
    ours, theirs = KAISA.battlefields, YASUO.battlefields
    for winner, number in ((0, 0), (1, 1), (0, 2), (1, 0)):
        game = found.next_game(seed=number, first=0)
        pick(game, ours[number], theirs[number])
        game.concede(1 - winner)
        found.record(game)
        if len(found.played) == 3:
            assert found.battlefields(0) == ours
    assert found.battlefields(0) == ours[1:]
    assert found.battlefields(1) == theirs[1:]
    assert found.wins == (2, 2)


@rule("RB-S2@2026:S2-029")
def test_s2_029_later_the_loser_chooses(won: Match) -> None:
    """The loser goes first unless they say otherwise; after a draw the order stays."""
    assert won.chooser == 1
    assert won.next_game(seed=2).state.vars["first player"] == 1
    assert won.next_game(seed=2, first=0).state.vars["first player"] == 0
    drawn = pick(won.next_game(seed=2), "Targon's Peak", "The Dreaming Tree")
    won.record(drawn, drawn=True)
    assert won.played[-1].winner is None
    assert won.next_game(seed=3).state.vars["first player"] == 1
    with pytest.raises(IllegalChoice, match=r"407\.4"):
        won.next_game(seed=3, first=0)


def test_s2_009_a_match_takes_the_sideboard_limit_of_its_event() -> None:
    """Nine cards beside the deck: legal now, one too many by the older rules."""
    nine = replace(
        KAISA,
        sideboard=(*KAISA.sideboard, ("Falling Comet", 1)),
        battlefields=("Grove of the God-Willow", "Startipped Peak", "Zaun Warrens"),
    )
    assert Match([nine, YASUO]).decks[0] == nine
    with pytest.raises(IllegalDeck, match="sideboard"):
        Match([nine, YASUO], options=TOURNAMENT_2026_05)


def test_s2_042_a_match_is_data(won: Match) -> None:
    """It comes back as it was; so does a game of it, with the battlefields that are out."""
    data = won.to_data()
    again = Match.from_data(data)
    assert again.to_data() == data
    game = pick(again.next_game(seed=5), "Targon's Peak", "The Dreaming Tree")
    loaded = load_game(game.save())
    assert fingerprint(loaded.state) == fingerprint(game.state)
    game.concede(1)
    again.record(game)
    assert again.winner == 0


def test_s2_042_only_games_of_the_match_are_recorded(won: Match) -> None:
    """Not one that goes on, and not one of other decks."""
    with pytest.raises(ValueError, match="not over"):
        won.record(won.next_game(seed=2))
    other = Match([YASUO, KAISA]).next_game(seed=2)
    other.concede(0)
    with pytest.raises(ValueError, match="not set up"):
        won.record(other)


# --------------------------------------------------------------------------- zones


@rule("RB-CR@1.4:107.1.a")
def test_s2_052_two_bases() -> None:
    """One a player."""
    specs = new_game(decks=["jinx", "kaisa"], seed=1).state.specs
    assert [s.owner for s in specs if s.area == "base"] == [0, 1]


@rule("RB-CR@1.4:107.4.d")
@pytest.mark.parametrize("seed", range(3))
def test_s2_062_the_legend_stays_all_game(seed: int) -> None:
    """After every choice of a whole game."""
    game = new_game(decks=["jinx", "yasuo"], seed=seed, trace=False)
    dice = random.Random(seed)  # noqa: S311 - a game, no secret
    while game.decision is not None:
        game.choose(dice.choice(game.decision.options))
        assert names_in(game.state, "legend", 0) == ["Loose Cannon"]
        assert names_in(game.state, "legend", 1) == ["Unforgiven"]
    assert game.outcome is not None


# --------------------------------------------------------------------------- cards


@rule("RB-CR@1.4:143.2")
def test_s2_093_a_unit_has_might_and_no_other_number() -> None:
    """No card in print has an attack or a health of its own."""
    units = [card for card in all_cards().values() if card.types == ("unit",)]
    assert units
    assert {name for unit in units for name, _ in unit.stats} == {"might"}


@rule("RB-CR@1.4:134.1")
def test_s2_097_domains_are_some_of_six() -> None:
    """Battlefields and tokens may have none; a main deck card, legend or rune has one or more."""
    for card in load_facts().values():
        assert set(card.domains) <= set(Domain)
        assert len(card.domains) == len(set(card.domains))
        if card.type is not CardType.BATTLEFIELD and not card.domains:
            assert card.supertype is not None
