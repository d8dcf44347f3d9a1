"""Matches of Riftbound as programs ask for them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final

from adjudge.core.errors import IllegalChoice
from adjudge.rulebooks.riftbound.decks import Deck, Entries
from adjudge.rulebooks.riftbound.match import LENGTHS, Match, Played, played_of
from adjudge.rulekit.decks import DeckFault
from adjudge.rulekit.matches import Json, MatchRules, MatchSoFar, pool_faults
from adjudge.rulekit.playing import PlayedGame

_RULE: Final = "RB-S2@2026:S2-024"
_CODE: Final = "sideboarding"


class RiftboundMatches(MatchRules):
    """Battlefields that were used stay out, the loser chooses, the sideboard is swapped in."""

    lengths: ClassVar[tuple[int, ...]] = LENGTHS

    def note(self, game: PlayedGame) -> Json:
        """Who went first, who won, and which battlefields were shown."""
        outcome = game.outcome
        found = played_of(game.state, () if outcome is None else outcome.winners)
        return {
            "first": found.first,
            "winner": found.winner,
            "battlefields": list(found.battlefields),
        }

    def chooser(self, so_far: MatchSoFar) -> int | None:
        """The loser of the last game."""
        return _match(so_far).chooser

    def faults(self, so_far: MatchSoFar, seat: int, deck: Deck) -> Sequence[DeckFault]:
        """Swapped one for one, all else as it was registered."""
        registered: Deck = so_far.registered[seat]
        faults = [
            DeckFault(_CODE, reason.rule, reason.en, reason.ko)
            for reason in _match(so_far).no_sideboarding()
            if deck != registered
        ]
        faults.extend(
            DeckFault(
                _CODE,
                _RULE,
                f"only main deck and sideboard are exchanged; other {en} were registered",
                f"주 덱과 보조 덱만 맞바꿉니다. {ko} 등록한 것과 다릅니다",
            )
            for before, now, en, ko in (
                (registered.legend, deck.legend, "legends", "전설이"),
                (_counted(registered.runes), _counted(deck.runes), "runes", "룬이"),
                (
                    sorted(registered.battlefields),
                    sorted(deck.battlefields),
                    "battlefields",
                    "전장이",
                ),
            )
            if before != now
        )
        faults.extend(pool_faults(_pool(registered), _pool(deck), _CODE, _RULE))
        size, wanted = _counted(registered.main).total(), _counted(deck.main).total()
        if size != wanted:
            faults.append(
                DeckFault(
                    _CODE,
                    _RULE,
                    f"cards are swapped one for one: the main deck had {size}, it has {wanted}",
                    f"1장씩 맞바꿉니다. 주 덱이 {size}장에서 {wanted}장이 되었습니다",
                )
            )
        return faults

    def options(self, so_far: MatchSoFar, first: int | None) -> Mapping[str, Any]:
        """Who goes first, and which battlefields are out."""
        match = _match(so_far)
        found: dict[str, Any] = {}
        try:
            found["first"] = match.first(first)
        except IllegalChoice:  # after a drawn game the order stays
            found["first"] = match.first(None)
        barred = match.barred()
        return {**found, "barred": barred} if any(barred) else found


def _match(so_far: MatchSoFar) -> Match:
    match = Match(so_far.registered, best_of=so_far.best_of)
    match.played = tuple(
        Played(game["first"], tuple(game["battlefields"]), game["winner"]) for game in so_far.games
    )
    return match


def _counted(entries: Entries) -> Counter[str]:
    found: Counter[str] = Counter()
    for name, count in entries:
        found[name] += count
    return found


def _pool(deck: Deck) -> Counter[str]:
    champion = Counter([deck.champion] if deck.champion else [])
    return _counted(deck.main) + _counted(deck.sideboard) + champion
