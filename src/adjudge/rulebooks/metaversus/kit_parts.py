"""Packs as what seats bring, and the cards of a set, as programs list them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, ClassVar, Final

from adjudge.core.cards import CardDef
from adjudge.rulebooks.metaversus.card_text import card_text, fact_line
from adjudge.rulebooks.metaversus.cards.loader import CardSet
from adjudge.rulebooks.metaversus.rulebook import Metaversus
from adjudge.rulebooks.metaversus.rules.laying import PLUS
from adjudge.rulebooks.metaversus.rules.setup import DIFFICULTIES, DRAFT, VARIANTS
from adjudge.rulebooks.metaversus.rules.table import DEALT
from adjudge.rulebooks.metaversus.seats import YES, Seat
from adjudge.rulekit.catalogue import CardRow, Catalogue, UnknownCard
from adjudge.rulekit.decks import DeckBook, UnknownDeck
from adjudge.text.errors import TextError, nearest_words

_KEYS: Final = ("pack", "choose", "new")
_KO: Final = {"캐릭터팩": "pack", "선택": "choose", "처음": "new"}


class MetaversusSeats(DeckBook):
    """What seats bring: the name of a pack, or of a way to choose one."""

    samples: ClassVar[tuple[str, ...]] = ("draft", "draft")

    def __init__(self, cards: CardSet) -> None:
        """Know the packs of a set."""
        self._cards = cards
        self._known: dict[str, str] = {}
        for name in cards.packs:
            self._known[name.casefold()] = name
            ko = cards.cards[name].ko
            if ko:
                self._known[ko.casefold()] = name

    def names(self) -> tuple[str, ...]:
        """Name the packs."""
        return tuple(self._cards.packs)

    def load(self, name: str) -> Seat:
        """A pack by its name in either language, or a way to choose one."""
        key = name.strip().casefold()
        if key in VARIANTS:
            return Seat(variant=key)
        if key not in self._known:
            known = (*self.names(), *VARIANTS)
            raise UnknownDeck(name, known, nearest_words(name, (*known, *self._known.values())))
        return Seat(pack=self._known[key])

    def parse(self, text: str, file: str = "") -> Seat:
        """Read lines of a key and a value: ``pack: NAME``, ``choose: draft``, ``new: yes``."""
        found: dict[str, Any] = {}
        for number, line in enumerate(text.splitlines(), start=1):
            shown = line.partition("#")[0].strip()
            if not shown:
                continue
            key, colon, value = (part.strip() for part in shown.partition(":"))
            key = _KO.get(key, key)
            if not colon or key not in _KEYS:
                raise TextError(
                    file or "deck",
                    number,
                    1,
                    f"no line {shown!r} in what a seat brings",
                    f"자리에서 가져오는 것에 {shown!r} 줄은 없습니다",
                    _KEYS,
                    nearest_words(key, _KEYS),
                )
            found[key] = (value, number, line.index(value) + 1 if value else 1)
        return self._seat(found, file or "deck")

    def _seat(self, found: Mapping[str, Any], file: str) -> Seat:
        pack = variant = ""
        if "pack" in found:
            word, line, column = found["pack"]
            pack = self._known.get(word.casefold(), "")
            if not pack:
                raise TextError(
                    file,
                    line,
                    column,
                    f"no pack {word!r}",
                    f"캐릭터팩 {word!r}이(가) 없습니다",
                    self.names(),
                    nearest_words(word, self.names()),
                )
        if "choose" in found:
            variant, line, column = found["choose"]
            if variant not in VARIANTS:
                raise TextError(
                    file,
                    line,
                    column,
                    f"no way {variant!r} to choose a pack",
                    f"{variant!r}(이)라는 캐릭터팩 선택 방법은 없습니다",
                    VARIANTS,
                    nearest_words(variant, VARIANTS),
                )
        new = "new" in found and found["new"][0] in YES
        return Seat(pack, variant or VARIANTS[0], new)

    def show(self, deck: Seat, lang: str = "en", form: str = "text") -> str:
        """Print what a seat brings as lines."""
        if form != "text":
            raise ValueError(f"no form {form!r}")
        lines = [f"pack: {deck.pack}" if deck.pack else f"choose: {deck.variant}"]
        if deck.new:
            lines.append("new: yes")
        del lang
        return "\n".join([*lines, ""])

    def about(self, name: str) -> Mapping[str, Any]:
        """Korean name, difficulty and health of a pack."""
        card = self._cards.cards[self.load(name).pack]
        return {"ko": card.ko, "difficulty": card.supertypes[0], "health": card.stat("health")}

    def any_deck(self, below: Callable[[int], int]) -> str:
        """Draw a way to choose a pack, as the set has enough characters for it."""
        found = {self._cards.cards[name].supertypes[0] for name in self.names()}
        ways = [way for way in VARIANTS if way not in DIFFICULTIES or way in found]
        if len(self.names()) < 2 * DEALT:
            ways.remove(DRAFT)
        return ways[below(len(ways))]


class MetaversusCards(Catalogue):
    """The cards of a set; boosted forms stand in the text of their cards."""

    def __init__(self, rb: Metaversus) -> None:
        """Know the cards."""
        self._rb = rb
        self._known: dict[str, str] = {}
        for card in rb.cards.values():
            for word in (card.ko, card.name):
                if word:
                    self._known[word.casefold()] = card.name

    def rows(self) -> Iterator[CardRow]:
        """Every card, required and neutral ones first, then pack by pack."""
        for card in self._rb.cards.values():
            if not card.name.endswith(PLUS):
                yield self._row(card)

    def find(self, name: str) -> CardRow:
        """The card of a name in either language."""
        found = self._known.get(name.strip().casefold().removesuffix(PLUS))
        if found is None:
            words = [word for c in self._rb.cards.values() for word in (c.name, c.ko) if word]
            raise UnknownCard(name, nearest_words(name, words))
        return self._row(self._rb.cards[found])

    def text(self, name: str, lang: str) -> str:
        """The text of a card, its boosted form below it."""
        return card_text(self._rb, name, lang)

    def _row(self, card: CardDef) -> CardRow:
        pack = self._rb.pack_of.get(card.name, "")
        return CardRow(
            name=card.name,
            ko=card.ko,
            house=self._rb.card_set.house,
            facts={
                "type": card.types[0],
                **dict(card.stats),
                "pack": pack or None,
                "required": card.name in self._rb.required,
                "neutral": card.name in self._rb.neutral,
            },
            shown={la: self._shown(card, pack, la) for la in ("en", "ko")},
        )

    def _shown(self, card: CardDef, pack: str, lang: str) -> str:
        line = fact_line(card, lang)
        if card.name in self._rb.required:
            where = "필수 거래소 카드" if lang == "ko" else "required market card"
        elif card.name in self._rb.neutral:
            where = "중립 거래소 카드" if lang == "ko" else "neutral market card"
        elif pack and pack != card.name:
            where = (self._rb.cards[pack].ko or pack) if lang == "ko" else pack
        else:
            en, ko = self._rb.card_set.sheets.get(card.name, ("", ""))
            where = ko if lang == "ko" else en
        return f"{line} · {where}" if where else line
