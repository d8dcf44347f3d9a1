"""Deck codes: a deck of collector numbers as one short word, in the public format 1.

A code is base32 of bytes. The first byte holds format and version, four bits each. Then follow
the main deck (all parts but the sideboard), from version 2 the sideboard, from 3 the chosen
champion, in 6 the extra legends. Cards stand grouped by copies, then by set and variant. In
version 4 a flag before each number tells its kind; from 5 the flags may be absent and the copies
of a card have no upper bound. Numbers are written seven bits a byte, the lowest first.

Versions 1 to 6 are read. Written is the lowest version from 3 on that can hold the deck.
"""

import base64
import binascii
import re
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from adjudge.rulebooks.riftbound.cards.facts import CardType, find, find_printing
from adjudge.rulebooks.riftbound.decks import Deck

_FORMAT = 1
# The versions, named for what each brought; 1 had only a main deck.
_SIDEBOARD, _CHAMPION, _FLAGS, _SPARSE, _LEGENDS = 2, 3, 4, 5, 6

_MAIN_COPIES, _SIDEBOARD_COPIES = 12, 3
"""Most copies of a card in the parts of versions 1 to 4."""
_MOST_COPIES = 999
"""Most copies of a card from version 5 on: our own bound, against codes made to fill memory."""
_VARINT_BYTES = 3
"""Length of the longest number that is read."""
_LOW_BITS, _MORE = 0x7F, 0x80
"""A byte of a number: seven bits of it, and the bit that says that another byte follows."""

_SETS = ("OGN", "OGS", "ARC", "SFD", "UNL", "VEN", "RAD")
_VARIANTS = ("", "a", "s", "b")
_KINDS = ("", "R", "SP")
_DIGITS = {"": 3, "R": 2, "SP": 1}

Cards = tuple[tuple[str, int], ...]
"""Codes of printings with their counts, such as `("OGN-024", 3)`."""


class DeckCodeError(ValueError):
    """A deck code can't be read, or a deck has no code."""


@dataclass(frozen=True, slots=True, kw_only=True)
class CodedDeck:
    """What a deck code holds.

    Attributes:
        main: Every card but the sideboard: also legend, runes, battlefields, chosen champion.
        sideboard: The sideboard.
        champion: Which card of `main` is the chosen champion.
        extra_legends: Legends besides the champion legend, in their order.
    """

    main: Cards
    sideboard: Cards = ()
    champion: str | None = None
    extra_legends: tuple[str, ...] = ()


def encode(deck: CodedDeck) -> str:
    """Write a deck code; equal decks have equal codes, whatever the order of their cards.

    Raises:
        DeckCodeError: A printing has no place in the format.

    >>> encode(CodedDeck(main=(("VEN-097", 40),)))
    'CUAACKABAECQAYIAAA'
    """
    main, side = _printings(deck.main), _printings(deck.sideboard)
    champion = () if deck.champion is None else (_Printing.parse(deck.champion),)
    legends = tuple(_Printing.parse(code) for code in deck.extra_legends)
    kinds = {printing.kind for printing in (*main, *side, *champion, *legends)}
    version = _version(main, side, kinds, legends)
    writer = _Writer(flagged=bool(kinds - {0}))
    writer.byte(_FORMAT << 4 | version)
    if version >= _SPARSE:
        writer.byte(int(writer.flagged))
        writer.sparse(main)
        writer.sparse(side)
    else:
        writer.dense(main, _MAIN_COPIES)
        writer.dense(side, _SIDEBOARD_COPIES)
    writer.byte(len(champion))
    writer.singles(champion)
    if version == _LEGENDS:
        writer.varint(len(legends))
        writer.singles(legends)
    return base64.b32encode(bytes(writer.data)).decode("ascii").rstrip("=")


def decode(code: str) -> CodedDeck:
    """Read a deck code.

    Cards come most copies first, then by set, variant and number.

    Args:
        code: The code; blanks around it and lower case do not matter.

    Raises:
        DeckCodeError: It is no deck code, or of a version not known here.

    >>> decode("CUAACKABAECQAYIAAA").main
    (('VEN-097', 40),)
    """
    reader = _Reader(_bytes(code))
    first = reader.byte()
    version = first & 0x0F
    if first >> 4 != _FORMAT or not 1 <= version <= _LEGENDS:
        raise DeckCodeError(f"deck code of unknown format {first >> 4}, version {version}")
    if version >= _SPARSE:
        reader.flagged = reader.flag()
        main, side = reader.sparse(), reader.sparse()
    else:
        reader.flagged = version == _FLAGS
        main = reader.dense(_MAIN_COPIES)
        side = reader.dense(_SIDEBOARD_COPIES) if version >= _SIDEBOARD else ()
    champion = reader.single() if version >= _CHAMPION and reader.flag() else None
    legend_count = reader.varint() if version == _LEGENDS else 0
    legends = tuple(reader.single() for _ in range(legend_count))
    if reader.rest():
        raise DeckCodeError(f"deck code has {reader.rest()} bytes too many")
    return CodedDeck(main=main, sideboard=side, champion=champion, extra_legends=legends)


def deck_to_code(deck: Deck) -> str:
    """Write the code of a deck, each card by its plain printing.

    Raises:
        UnknownCard: A name that no card has.
        DeckCodeError: The deck has a card or a part that the format can't hold.
    """
    if deck.extra_champions:
        raise DeckCodeError("a deck code can't hold extra chosen champions")
    singles = (deck.legend, deck.champion, *deck.battlefields)
    cards = [(name, 1) for name in singles if name is not None]
    return encode(
        CodedDeck(
            main=tuple(
                (find(name).code, count) for name, count in (*cards, *deck.runes, *deck.main)
            ),
            sideboard=tuple((find(name).code, count) for name, count in deck.sideboard),
            champion=None if deck.champion is None else find(deck.champion).code,
            extra_legends=tuple(find(name).code for name in deck.extra_legends),
        )
    )


def deck_from_code(code: str, name: str = "") -> Deck:
    """Read the code of a deck; printings of one card become one name.

    Args:
        code: The code.
        name: What to call the deck; a code holds no name.

    Raises:
        UnknownCard: A printing that no card has.
        DeckCodeError: It is no deck code, or it holds several champion legends.
    """
    coded = decode(code)
    parts = {card_type: Counter[str]() for card_type in CardType}
    for printing, count in coded.main:
        card = find_printing(printing)
        parts[card.type][card.name] += count
    legends = tuple(parts[CardType.LEGEND].elements())
    if len(legends) > 1:
        raise DeckCodeError(f"deck code with {len(legends)} champion legends")
    main = parts[CardType.UNIT] + parts[CardType.GEAR] + parts[CardType.SPELL]
    champion = None if coded.champion is None else find_printing(coded.champion).name
    if champion is not None and main[champion]:
        main[champion] -= 1
    side: Counter[str] = Counter()
    for printing, count in coded.sideboard:
        side[find_printing(printing).name] += count
    return Deck(
        name=name,
        legend=legends[0] if legends else None,
        champion=champion,
        main=tuple((+main).items()),
        runes=tuple(parts[CardType.RUNE].items()),
        battlefields=tuple(parts[CardType.BATTLEFIELD].elements()),
        sideboard=tuple(side.items()),
        extra_legends=tuple(find_printing(legend).name for legend in coded.extra_legends),
    )


_PRINTING = re.compile(
    r"(?P<set>[A-Z]{3})-(?P<kind>R|SP|)(?P<number>[0-9]{1,5})(?P<variant>[abs*]?)"
)


@dataclass(frozen=True, slots=True, order=True)
class _Printing:
    """A printing in the format's own terms; the order is that of cards in a code."""

    set: int
    variant: int
    kind: int
    number: int

    @classmethod
    def parse(cls, code: str) -> "_Printing":
        """Read the code of a printing, such as `OGN-007a`."""
        match = _PRINTING.fullmatch(code)
        if match is None or match["set"] not in _SETS:
            raise DeckCodeError(f"{code} has no place in a deck code")
        return cls(
            set=_SETS.index(match["set"]),
            variant=_VARIANTS.index(match["variant"].replace("*", "s")),
            kind=_KINDS.index(match["kind"]),
            number=int(match["number"]),
        )

    def __str__(self) -> str:
        kind = _KINDS[self.kind]
        number = str(self.number).zfill(_DIGITS[kind])
        return f"{_SETS[self.set]}-{kind}{number}{_VARIANTS[self.variant]}"


def _printings(cards: Cards) -> Counter[_Printing]:
    """Count a part of a deck by printing."""
    counted: Counter[_Printing] = Counter()
    for code, count in cards:
        printing = _Printing.parse(code)
        counted[printing] += count
        if count < 1 or counted[printing] > _MOST_COPIES:
            raise DeckCodeError(f"{code}: a deck code can't hold {counted[printing]} copies")
    return counted


def _version(
    main: Mapping[_Printing, int],
    side: Mapping[_Printing, int],
    kinds: set[int],
    legends: tuple[_Printing, ...],
) -> int:
    """Choose the lowest version that can hold a deck."""
    many = max(main.values(), default=0) > _MAIN_COPIES
    many = many or max(side.values(), default=0) > _SIDEBOARD_COPIES
    if legends:
        return _LEGENDS
    if many or _KINDS.index("SP") in kinds:
        return _SPARSE
    return _FLAGS if _KINDS.index("R") in kinds else _CHAMPION


class _Writer:
    """Gathers the bytes of a code."""

    def __init__(self, *, flagged: bool) -> None:
        self.data = bytearray()
        self.flagged = flagged

    def byte(self, value: int) -> None:
        """Write one byte."""
        self.data.append(value)

    def varint(self, value: int) -> None:
        """Write a number."""
        while value > _LOW_BITS:
            self.data.append(value & _LOW_BITS | _MORE)
            value >>= 7
        self.data.append(value)

    def dense(self, cards: Mapping[_Printing, int], most: int) -> None:
        """Write a part of versions 3 and 4: a block for each number of copies, used or not."""
        for copies in range(most, 0, -1):
            self._groups(printing for printing, count in cards.items() if count == copies)

    def sparse(self, cards: Mapping[_Printing, int]) -> None:
        """Write a part of versions 5 and 6: a block for each number of copies that occurs."""
        occurring = sorted(set(cards.values()), reverse=True)
        self.varint(len(occurring))
        for copies in occurring:
            self.varint(copies)
            self._groups(printing for printing, count in cards.items() if count == copies)

    def singles(self, printings: Iterable[_Printing]) -> None:
        """Write printings one by one."""
        for printing in printings:
            self.byte(printing.set)
            self.byte(printing.variant)
            self._number(printing)

    def _groups(self, printings: Iterable[_Printing]) -> None:
        """Write printings by set and variant."""
        groups: dict[tuple[int, int], list[_Printing]] = {}
        for printing in sorted(printings):
            groups.setdefault((printing.set, printing.variant), []).append(printing)
        self.varint(len(groups))
        for (set_, variant), members in groups.items():
            self.varint(len(members))
            self.byte(set_)
            self.byte(variant)
            for printing in members:
                self._number(printing)

    def _number(self, printing: _Printing) -> None:
        """Write a collector number."""
        if self.flagged:
            self.byte(printing.kind)
        self.varint(printing.number)


class _Reader:
    """Takes the bytes of a code one after the other."""

    def __init__(self, data: bytes) -> None:
        self._data = data
        self._at = 0
        self.flagged = False

    def rest(self) -> int:
        """Tell how many bytes are left."""
        return len(self._data) - self._at

    def byte(self) -> int:
        """Read one byte."""
        if not self.rest():
            raise DeckCodeError("deck code ends too early")
        self._at += 1
        return self._data[self._at - 1]

    def flag(self) -> bool:
        """Read a byte that is 0 or 1."""
        value = self.byte()
        if value > 1:
            raise DeckCodeError(f"deck code has {value} where 0 or 1 must stand")
        return value == 1

    def varint(self) -> int:
        """Read a number."""
        value = 0
        for place in range(_VARINT_BYTES):
            byte = self.byte()
            value |= (byte & _LOW_BITS) << 7 * place
            if not byte & _MORE:
                return value
        raise DeckCodeError("deck code has a number that is too long")

    def dense(self, most: int) -> Cards:
        """Read a part of versions 1 to 4."""
        return tuple((code, copies) for copies in range(most, 0, -1) for code in self._groups())

    def sparse(self) -> Cards:
        """Read a part of versions 5 and 6."""
        cards: list[tuple[str, int]] = []
        for _ in range(self.varint()):
            copies = self.varint()
            if not 1 <= copies <= _MOST_COPIES:
                raise DeckCodeError(f"deck code has {copies} copies of a card")
            cards += [(code, copies) for code in self._groups()]
        return tuple(cards)

    def single(self) -> str:
        """Read one printing."""
        return self._printing(self.byte(), self.byte())

    def _groups(self) -> list[str]:
        """Read printings grouped by set and variant."""
        codes: list[str] = []
        for _ in range(self.varint()):
            size, set_, variant = self.varint(), self.byte(), self.byte()
            codes += [self._printing(set_, variant) for _ in range(size)]
        return codes

    def _printing(self, set_: int, variant: int) -> str:
        """Read a collector number and name its printing."""
        kind = self.byte() if self.flagged else 0
        number = self.varint()
        if set_ >= len(_SETS) or variant >= len(_VARIANTS) or kind >= len(_KINDS):
            raise DeckCodeError(f"deck code names set {set_}, variant {variant}, kind {kind}")
        return str(_Printing(set_, variant, kind, number))


def _bytes(code: str) -> bytes:
    """Undo base32."""
    word = code.strip().upper()
    try:
        return base64.b32decode(word + "=" * (-len(word) % 8))
    except (binascii.Error, ValueError) as error:
        raise DeckCodeError("no deck code: it is not base32") from error
