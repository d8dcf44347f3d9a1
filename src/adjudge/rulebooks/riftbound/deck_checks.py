"""The checks of deck construction, in the order of RB-CR@1.4:103, then the event rules.

Each check takes a `Build` and yields the faults that it finds; `CHECKS` lists them all.
"""

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from adjudge.rulebooks.riftbound.cards.facts import (
    CardType,
    Domain,
    Facts,
    Supertype,
    UnknownCard,
)
from adjudge.rulebooks.riftbound.deck_faults import (
    ConstructionChange,
    DeckFault,
    DeckOptions,
    FaultCode,
    LimitScope,
    MainDeckSize,
    Mode,
    SideboardUse,
)

MAIN_DECK_SIZE = 40
"""Cards of a main deck, chosen champion included: the least, at events also the most."""
RUNE_DECK_SIZE = 12
"""Cards of a rune deck."""
COPY_LIMIT = 3
"""Most cards of one name."""
SIGNATURE_LIMIT = 3
"""Most signature cards of all names."""
BATTLEFIELDS = 3
"""Battlefields that a player brings."""

_MAIN_TYPES = frozenset({CardType.UNIT, CardType.GEAR, CardType.SPELL})
_DOMAINS_KO = {
    Domain.FURY: "분노",
    Domain.CALM: "평정",
    Domain.MIND: "정신",
    Domain.BODY: "신체",
    Domain.CHAOS: "혼돈",
    Domain.ORDER: "질서",
}


@dataclass(frozen=True, slots=True)
class Part:
    """A part of a deck with its names looked up.

    Attributes:
        entries: The known cards with their counts, in the order of the list.
        size: All cards of the part, those of unknown name included.
    """

    entries: tuple[tuple[Facts, int], ...] = ()
    size: int = 0

    def cards(self) -> tuple[Facts, ...]:
        """Give each known card once."""
        return tuple(dict.fromkeys(card for card, _ in self.entries))

    def counted(self) -> Counter[Facts]:
        """Count the known cards."""
        counter: Counter[Facts] = Counter()
        for card, count in self.entries:
            counter[card] += count
        return counter


@dataclass(frozen=True, slots=True, kw_only=True)
class Build:
    """A deck with its names looked up, and all that decides how it is judged."""

    mode: Mode
    options: DeckOptions
    legend: Part
    champion: Part
    main: Part
    runes: Part
    battlefields: Part
    sideboard: Part
    extra_legends: Part
    extra_champions: Part
    changes: tuple[ConstructionChange, ...]
    """Changes in force: of cards in the main deck and of the mode."""
    unlimited: frozenset[str]
    """Names of cards that the copy limit does not hold for."""
    unknown: tuple[UnknownCard, ...]

    def champion_legend(self) -> Facts | None:
        """Give the champion legend; `None` if it is missing, unknown or no legend."""
        legends = [card for card in self.legend.cards() if card.type is CardType.LEGEND]
        return legends[0] if legends else None

    def whole_main(self) -> Counter[Facts]:
        """Count the main deck by card; all chosen champions are part of it (103.2.b.1)."""
        return self.champion.counted() + self.extra_champions.counted() + self.main.counted()

    def limited(self) -> Counter[Facts]:
        """Count the cards that the Signature and Unique limits look at."""
        with_sideboard = self.options.limit_scope is LimitScope.WITH_SIDEBOARD
        side = self.sideboard.counted() if with_sideboard else Counter[Facts]()
        return self.whole_main() + side

    def identity(self) -> frozenset[Domain] | None:
        """Give the domain identity; `None` without a champion legend."""
        legend = self.champion_legend()
        if legend is None:
            return None
        domains = set(legend.domains)
        if any(change.extra_champion_widens_identity for change in self.changes):
            domains.update(*(champion.domains for champion in self.extra_champions.cards()))
        return frozenset(domains)


def check_names(build: Build) -> Iterator[DeckFault]:
    """Only cards that exist are legal (RB-TR@2026-07-16:601.2)."""
    for unknown in build.unknown:
        hint_ko = f" (비슷한 이름: {', '.join(unknown.nearest)})" if unknown.nearest else ""
        yield DeckFault(
            FaultCode.UNKNOWN_CARD,
            "RB-TR@2026-07-16:601.2",
            str(unknown),
            f'알 수 없는 카드: "{unknown.name}"{hint_ko}',
            (unknown.name,),
        )


def check_types(build: Build) -> Iterator[DeckFault]:
    """Each part of a deck has its card types; tokens are no cards (103.1 to 103.4, 185)."""
    legend, rune = frozenset({CardType.LEGEND}), frozenset({CardType.RUNE})
    battlefield = frozenset({CardType.BATTLEFIELD})
    # The chosen champions are looked at by check_champion, which asks for more.
    for part, en, ko, rule, types in (
        (build.legend, "legend", "챔피언 전설", "RB-CR@1.4:103.1", legend),
        (build.extra_legends, "extra legends", "추가 전설", "RB-KO@2026:ex1", legend),
        (build.main, "main deck", "주 덱", "RB-CR@1.4:103.2", _MAIN_TYPES),
        (build.runes, "rune deck", "룬 덱", "RB-CR@1.4:103.3.a", rune),
        (build.battlefields, "battlefields", "전장", "RB-CR@1.4:103.4", battlefield),
        (build.sideboard, "sideboard", "보조 덱", "RB-S2@2026:S2-024", _MAIN_TYPES),
    ):
        for card in part.cards():
            if card.type not in types:
                yield _fault(
                    FaultCode.WRONG_TYPE,
                    rule,
                    f"{card.name} is a {card.type.value.lower()}: it can't be in the {en}",
                    f"{_ko(card)}: {ko}에 넣을 수 없는 유형의 카드",
                    card,
                )
            if card.supertype is Supertype.TOKEN:
                yield _fault(
                    FaultCode.TOKEN,
                    "RB-CR@1.4:185",
                    f"{card.name} is a token: tokens are no cards and go in no deck",
                    f"{_ko(card)}: 토큰은 카드가 아니므로 덱에 넣을 수 없음",
                    card,
                )


def check_legend(build: Build) -> Iterator[DeckFault]:
    """A deck has a champion legend (103.1)."""
    if not build.legend.size:
        yield _fault(
            FaultCode.NO_LEGEND, "RB-CR@1.4:103.1", "no champion legend", "챔피언 전설이 없음"
        )


def check_champion(build: Build) -> Iterator[DeckFault]:
    """The chosen champion is a champion unit of the legend's tag (103.2, 103.2.a.2)."""
    if not build.champion.size:
        yield _fault(
            FaultCode.NO_CHAMPION, "RB-CR@1.4:103.2", "no chosen champion", "선발 챔피언이 없음"
        )
    legend = build.champion_legend()
    for card in build.champion.cards():
        yield from _champion_kind(card)
        if legend is None or not card.is_champion_unit:
            continue
        if card.champion_tag != legend.champion_tag:
            yield _fault(
                FaultCode.CHAMPION_TAG,
                "RB-CR@1.4:103.2.a.2",
                f"{card.name} has not the champion tag {legend.champion_tag} of {legend.name}",
                f"{_ko(card)}: 전설({_ko(legend)})과 챔피언 태그가 다름",
                card,
            )


def _champion_kind(card: Facts) -> Iterator[DeckFault]:
    """A chosen champion is a champion unit, never a signature card (103.2.a.2, 103.2.d.3)."""
    if card.supertype is Supertype.SIGNATURE:
        yield _fault(
            FaultCode.CHAMPION_SIGNATURE,
            "RB-CR@1.4:103.2.d.3",
            f"{card.name} is a signature card: it can't be a chosen champion",
            f"{_ko(card)}: 시그니처 카드는 선발 챔피언이 될 수 없음",
            card,
        )
    elif not card.is_champion_unit:
        yield _fault(
            FaultCode.CHAMPION_NOT_CHAMPION,
            "RB-CR@1.4:103.2.a.2",
            f"{card.name} is no champion unit: it can't be a chosen champion",
            f"{_ko(card)}: 챔피언 유닛이 아니므로 선발 챔피언이 될 수 없음",
            card,
        )


def check_main_size(build: Build) -> Iterator[DeckFault]:
    """The main deck has at least 40 cards, at events exactly 40 (103.2)."""
    exact = build.options.main_size is MainDeckSize.EXACTLY_40
    size = build.champion.size + build.extra_champions.size + build.main.size
    if size < MAIN_DECK_SIZE:
        rule = "RB-CR@1.4:103.2"
    elif exact and size > MAIN_DECK_SIZE:
        rule = "RB-TR@2026-07-16:601.1.b"
    else:
        return
    needed = ("exactly", "정확히") if exact else ("at least", "최소")
    yield _fault(
        FaultCode.MAIN_SIZE,
        rule,
        f"main deck with chosen champion: {size} cards, {needed[0]} {MAIN_DECK_SIZE} needed",
        f"선발 챔피언을 포함한 주 덱: {size}장 ({needed[1]} {MAIN_DECK_SIZE}장)",
    )


def check_copies(build: Build) -> Iterator[DeckFault]:
    """At most three cards of one name, chosen champion and sideboard counted (103.2.b)."""
    main = build.whole_main()
    for card, both in (main + build.sideboard.counted()).items():
        if both <= COPY_LIMIT or card.name in build.unlimited:
            continue
        if main[card] > COPY_LIMIT:
            rule, where, where_ko, count = "RB-CR@1.4:103.2.b", "main deck", "주 덱", main[card]
        else:
            rule, where = "RB-TR@2026-07-16:403.3", "main deck and sideboard"
            where_ko, count = "주 덱과 보조 덱", both
        yield _fault(
            FaultCode.COPIES,
            rule,
            f"{card.name}: {count} cards in {where}, at most {COPY_LIMIT}",
            f"{_ko(card)}: {where_ko}에 {count}장 (최대 {COPY_LIMIT}장)",
            card,
        )


def check_unique(build: Build) -> Iterator[DeckFault]:
    """A deck has one card of a name with Unique (825.3.a)."""
    for card, count in build.limited().items():
        if card.unique and count > 1:
            yield _fault(
                FaultCode.UNIQUE,
                "RB-CR@1.4:825.3.a",
                f"{card.name} has Unique: {count} cards, at most 1",
                f"{_ko(card)}: 덱에 1장만 넣을 수 있는 카드가 {count}장",
                card,
            )


def check_signatures(build: Build) -> Iterator[DeckFault]:
    """Signature cards: three in all, each of the legend's champion tag (103.2.d)."""
    counted = build.limited()
    signatures = [card for card in counted if card.supertype is Supertype.SIGNATURE]
    total = sum(counted[card] for card in signatures)
    if total > SIGNATURE_LIMIT:
        yield _fault(
            FaultCode.SIGNATURE_TOTAL,
            "RB-CR@1.4:103.2.d.1",
            f"{total} signature cards, at most {SIGNATURE_LIMIT} of all names",
            f"시그니처 카드 {total}장 (이름에 상관없이 최대 {SIGNATURE_LIMIT}장)",
            *signatures,
        )
    legend = build.champion_legend()
    if legend is None:
        return
    for card in build.whole_main() + build.sideboard.counted():
        if card.supertype is Supertype.SIGNATURE and card.champion_tag != legend.champion_tag:
            yield _fault(
                FaultCode.SIGNATURE_TAG,
                "RB-CR@1.4:103.2.d.2",
                f"{card.name} is a signature card without the champion tag {legend.champion_tag}",
                f"{_ko(card)}: 전설({_ko(legend)})과 챔피언 태그가 다른 시그니처 카드",
                card,
            )


def check_identity(build: Build) -> Iterator[DeckFault]:
    """Every domain of a card is in the domain identity (103.1.b, 103.3.a.1, 103.4.b)."""
    identity = build.identity()
    if identity is None:
        return
    # Extra chosen champions are added whatever their domains (103.1.b.5).
    for card in build.champion.counted() + build.main.counted() + build.sideboard.counted():
        single = "RB-CR@1.4:103.1.b.3" if len(card.domains) == 1 else "RB-CR@1.4:103.1.b.4"
        yield from _domain_fault(card, identity, single)
    for card in build.runes.cards():
        yield from _domain_fault(card, identity, "RB-CR@1.4:103.3.a.1")
    for card in build.battlefields.cards():
        yield from _domain_fault(card, identity, "RB-CR@1.4:103.4.b")


def _domain_fault(card: Facts, identity: frozenset[Domain], rule: str) -> Iterator[DeckFault]:
    """Compare a card with the domain identity; a card of no domain fits any."""
    outside = [domain for domain in card.domains if domain not in identity]
    if outside:
        names, names_ko = ", ".join(outside), ", ".join(_DOMAINS_KO[domain] for domain in outside)
        yield _fault(
            FaultCode.DOMAIN,
            rule,
            f"{card.name}: {names} outside the domain identity",
            f"{_ko(card)}: 덱의 영역 정체성에 없는 영역({names_ko})",
            card,
        )


def check_rune_count(build: Build) -> Iterator[DeckFault]:
    """The rune deck has exactly twelve runes (103.3.a)."""
    if build.runes.size != RUNE_DECK_SIZE:
        yield _fault(
            FaultCode.RUNE_COUNT,
            "RB-CR@1.4:103.3.a",
            f"{build.runes.size} runes, exactly {RUNE_DECK_SIZE} needed",
            f"룬 {build.runes.size}장 (정확히 {RUNE_DECK_SIZE}장)",
        )


def check_battlefields(build: Build) -> Iterator[DeckFault]:
    """Three battlefields of different names (103.4.c and the mode's own rule)."""
    if build.battlefields.size != BATTLEFIELDS:
        yield _fault(
            FaultCode.BATTLEFIELD_COUNT,
            build.mode.battlefields_rule,
            f"{build.battlefields.size} battlefields, exactly {BATTLEFIELDS} needed",
            f"전장 {build.battlefields.size}장 (정확히 {BATTLEFIELDS}장)",
        )
    for card, count in build.battlefields.counted().items():
        if count > 1:
            yield _fault(
                FaultCode.BATTLEFIELD_REPEATED,
                "RB-CR@1.4:103.4.c",
                f"battlefield {card.name}: {count} cards, at most 1 of a name",
                f"전장 {_ko(card)}: {count}장 (같은 이름은 1장만)",
                card,
            )


def check_sideboard(build: Build) -> Iterator[DeckFault]:
    """A sideboard is small and for best of three (RB-S2@2026:S2-009, S2-010)."""
    count, limit = build.sideboard.size, build.options.sideboard_limit
    if count > limit:
        yield _fault(
            FaultCode.SIDEBOARD_SIZE,
            "RB-S2@2026:S2-009",
            f"sideboard: {count} cards, at most {limit}",
            f"보조 덱: {count}장 (최대 {limit}장)",
        )
    match_only = build.options.sideboard_use is SideboardUse.MATCH_ONLY
    if count and match_only and build.mode is not Mode.MATCH:
        yield _fault(
            FaultCode.SIDEBOARD_MODE,
            "RB-S2@2026:S2-010",
            f"sideboard: {count} cards, but a best of one has none",
            f"보조 덱: {count}장 (3판 2선승제에서만 쓸 수 있음)",
        )


def check_extra_legends(build: Build) -> Iterator[DeckFault]:
    """A card may add legends, each different from the others (RB-KO@2026:ex1)."""
    needed = sum(change.extra_legends for change in build.changes)
    if build.extra_legends.size != needed:
        yield _fault(
            FaultCode.EXTRA_LEGENDS,
            "RB-KO@2026:ex1",
            f"{build.extra_legends.size} extra legends, exactly {needed} needed",
            f"추가 전설 {build.extra_legends.size}장 (정확히 {needed}장)",
        )
    for card, count in build.extra_legends.counted().items():
        if count > 1:
            yield _fault(
                FaultCode.EXTRA_LEGENDS,
                "RB-KO@2026:ex1",
                f"extra legend {card.name}: chosen {count} times, they must differ",
                f"추가 전설 {_ko(card)}: {count}번 선택됨 (각기 달라야 함)",
                card,
            )


def check_extra_champions(build: Build) -> Iterator[DeckFault]:
    """A mode may add chosen champions of another tag and other domains (RB-KO@2026:ex2)."""
    needed = sum(change.extra_champions for change in build.changes)
    if build.extra_champions.size != needed:
        yield _fault(
            FaultCode.EXTRA_CHAMPIONS,
            "RB-KO@2026:ex2",
            f"{build.extra_champions.size} extra chosen champions, exactly {needed} needed",
            f"추가 선발 챔피언 {build.extra_champions.size}명 (정확히 {needed}명)",
        )
    legend = build.champion_legend()
    for card in build.extra_champions.cards():
        yield from _champion_kind(card)
        if legend is None or not card.is_champion_unit:
            continue
        if card.champion_tag == legend.champion_tag or set(card.domains) & set(legend.domains):
            yield _fault(
                FaultCode.EXTRA_CHAMPIONS,
                "RB-KO@2026:ex2",
                f"extra chosen champion {card.name} shares the champion tag or a domain "
                f"with {legend.name}",
                f"추가 선발 챔피언 {_ko(card)}: 전설({_ko(legend)})과 챔피언 태그나 영역이 겹침",
                card,
            )


def check_bans(build: Build) -> Iterator[DeckFault]:
    """No card banned on the day of the event (RB-TR@2026-07-16:601.2)."""
    since = {
        ban.name: ban.since for ban in build.options.bans if ban.since <= build.options.banned_on
    }
    legends = build.legend.counted() + build.extra_legends.counted()
    other = build.runes.counted() + build.battlefields.counted() + build.sideboard.counted()
    for card in legends + build.whole_main() + other:
        if card.name in since:
            yield _fault(
                FaultCode.BANNED,
                "RB-TR@2026-07-16:601.2",
                f"{card.name} is banned since {since[card.name]}",
                f"{_ko(card)}: {since[card.name]}부터 금지된 카드",
                card,
            )


CHECKS: tuple[Callable[[Build], Iterator[DeckFault]], ...] = (
    check_names,
    check_types,
    check_legend,
    check_identity,
    check_champion,
    check_main_size,
    check_copies,
    check_signatures,
    check_rune_count,
    check_battlefields,
    check_unique,
    check_extra_legends,
    check_extra_champions,
    check_sideboard,
    check_bans,
)
"""All checks, in the order in which their faults are listed."""


def _fault(code: FaultCode, rule_id: str, en: str, ko: str, *cards: Facts) -> DeckFault:
    """Make a fault that names cards by their full names."""
    return DeckFault(code, rule_id, en, ko, tuple(card.name for card in cards))


def _ko(card: Facts) -> str:
    """Give the name for a Korean text: the official one, else the English."""
    return card.ko or card.name
