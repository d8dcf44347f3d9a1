"""Sets of cards: reading a set file, which the house set is one of.

`docs/metaversus-sets.md` describes the file. Everything that the guide leaves open stands in it, so
that a user's own set replaces all of it without any code.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, field, replace
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Any, Final, TypeAlias

from adjudge.core import vocab as v
from adjudge.core.cards import CardDef
from adjudge.rulebooks.metaversus.cards.language import read
from adjudge.rulebooks.metaversus.dsl import flat
from adjudge.rulekit.card_file import UnreadableExpression
from adjudge.text.errors import TextError, nearest_words

Table: TypeAlias = "dict[str, Any]"  # a table of the file

REQUIRED: Final = ("Stone", "Iron Ingot", "Gold Ingot", "Dagger", "Long Sword", "War Hammer")
"""MW@seed:3.15: the six kinds that every market has."""
KOREAN: Final = ("돌", "철괴", "금괴", "단검", "롱 소드", "전쟁망치")
_REQUIRED_TYPE: Final = ("money", "money", "money", "weapon", "weapon", "weapon")
DIFFICULTIES: Final = ("easy", "normal", "hard")
TYPES: Final = ("action", "money", "weapon")
USUAL_KINDS: Final = 8
"""MW@seed:2.2: kinds that a pack normally has."""
_NEEDED_KINDS: Final = 4
_CARD_KEYS: Final = (
    "name",
    "ko",
    "type",
    "price",
    "cost",
    "value",
    "damage",
    "text",
    "below",
    "plus",
)
_PLUS_KEYS: Final = ("stars", "price", "cost", "value", "damage", "text", "below")
_PACK_KEYS: Final = ("name", "ko", "difficulty", "health", "sheet", "extra", "skill", "card")
_SKILL_KEYS: Final = ("name", "ko", "kind", "text", "times", "per", "phase", "cond")
_TOP_KEYS: Final = ("set", "basic", "required", "neutral", "pack", "value")


@dataclass(slots=True)
class CardSet:
    """A set of cards.

    Attributes:
        name: What it is called.
        file: Where it was read from.
        house: Whether it is the house set: invented, as no source gives one.
        cards: All cards by name, boosted forms and characters with them.
        packs: Kinds of each pack by its name, which is that of its character.
        dealt: Packs that a draft or a random choice may bring.
        pack_of: Pack of each kind, and of each character.
        extras: What sheets add to the set-up (MW@seed:2.3).
        sheets: What each pack's summary sheet says, English and Korean (MW@seed:3.18).
        skill_names: English and Korean names of skills by character and number of the ability.
        neutral: Neutral kinds.
        required: The six required kinds.
        basic: The basic deck (MW@seed:1.2).
        values: Further numbers that it settles: name, value, English and Korean reason.
        warnings: What is unusual, but no fault.
    """

    name: str
    file: str
    house: bool = False
    cards: dict[str, CardDef] = field(default_factory=dict)
    packs: dict[str, tuple[str, ...]] = field(default_factory=dict)
    dealt: tuple[str, ...] = ()
    pack_of: dict[str, str] = field(default_factory=dict)
    extras: dict[str, v.Body] = field(default_factory=dict)
    sheets: dict[str, tuple[str, str]] = field(default_factory=dict)
    skill_names: dict[tuple[str, int], tuple[str, str]] = field(default_factory=dict)
    neutral: tuple[str, ...] = ()
    required: tuple[str, ...] = ()
    basic: tuple[tuple[str, int], ...] = ()
    values: list[tuple[str, str, str, str]] = field(default_factory=list)
    warnings: list[str] = field(default_factory=list)


@cache
def house_set() -> CardSet:
    """The house set that is built in."""
    path = resources.files("adjudge.rulebooks.metaversus.cards") / "house.toml"
    return parse_set(path.read_text(encoding="utf-8"), "house.toml")


def load_set(path: str | Path) -> CardSet:
    """Read a set file.

    Raises:
        TextError: It can't be read; the error says where, what was expected, and what was near.
    """
    try:
        text = Path(path).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        told = getattr(error, "strerror", None) or "no UTF-8 text"
        raise TextError(
            str(path), 1, 1, f"can't read the file: {told}", f"파일을 읽을 수 없습니다: {told}"
        ) from None
    return parse_set(text, str(path))


def parse_set(text: str, file: str = "set", *, partial: bool = False) -> CardSet:
    """Read a set from text; a partial one adds to another and has no basic deck of its own.

    Raises:
        TextError: It can't be read.
    """
    return _Reader(text, file).read(partial=partial)


INSTRUCTIONS: Final = (v.Act, v.If, v.May, v.Pick, v.Later, v.PlayCard)
"""What a text is made of."""
WAITING: Final = (v.Triggered, v.Replacement, v.CostRule, v.Keyword)
"""What stands below a dividing line."""


def _parts(body: tuple[Any, ...]) -> list[Any]:
    """The parts of a text, words of several instructions taken apart."""
    return [p for part in body for p in (_parts(part) if isinstance(part, tuple) else [part])]


class _Reader:
    """Reads one file; keeps its lines to say where a fault is."""

    def __init__(self, text: str, file: str) -> None:
        self._file = file
        self._lines = text.splitlines()
        self._line = 1
        try:
            self._data: Table = tomllib.loads(text)
        except tomllib.TOMLDecodeError as error:
            raise self._syntax(error) from None

    def _syntax(self, error: tomllib.TOMLDecodeError) -> TextError:
        told = str(error)
        line = column = 1
        head, _, place = told.rpartition(" (at line ")
        if head:
            first, _, second = place.rstrip(")").partition(", column ")
            line, column = int(first), int(second or 1)
        told = head or told
        return TextError(
            self._file, line, column, f"no TOML: {told}", f"TOML 형식이 아닙니다: {told}"
        )

    # ------------------------------------------------------------------ the whole

    def read(self, *, partial: bool) -> CardSet:
        """Read everything."""
        self._check_keys(self._data, _TOP_KEYS, "the file", "파일")
        head = self._table(self._data, "set")
        found = CardSet(str(head.get("name", "")), self._file, house=bool(head.get("house", False)))
        if not partial:
            self._required(found)
        for entry in self._list(self._data, "neutral"):
            self._card(found, entry)
            found.neutral = (*found.neutral, str(entry["name"]))
        for entry in self._list(self._data, "pack"):
            self._pack(found, entry)
        if not partial:
            self._basic(found)
        found.dealt = tuple(found.packs)
        for entry in self._list(self._data, "value"):
            words = tuple(str(entry.get(key, "")) for key in ("name", "value", "en", "ko"))
            found.values.append((words[0], words[1], words[2], words[3]))
        return found

    def _required(self, found: CardSet) -> None:
        """The six kinds of the guide; only their numbers are left open (3.15)."""
        entries = {str(e.get("name")): e for e in self._list(self._data, "required")}
        for name in entries:
            if name not in REQUIRED:
                self._find(f'"{name}"')
                raise self._fault(
                    f"{name!r} is no required card (MW@seed:3.15)",
                    f"{name!r}은(는) 필수 거래소 카드가 아닙니다 (MW@seed:3.15)",
                    REQUIRED,
                    nearest_words(name, REQUIRED),
                )
        for name, ko, kind in zip(REQUIRED, KOREAN, _REQUIRED_TYPE, strict=True):
            entry = entries.get(name)
            if entry is None:
                raise self._fault(
                    f"the required card {name!r} is missing (MW@seed:3.15)",
                    f"필수 거래소 카드 {ko!r}이(가) 없습니다 (MW@seed:3.15)",
                )
            self._find(f'"{name}"')
            if "plus" in entry:
                raise self._fault(
                    f"{name!r} can't have a boosted form (MW@seed:5.5)",
                    f"{ko!r}에는 소원의 별을 사용할 수 없습니다 (MW@seed:5.5)",
                )
            if name == "Stone" and entry.get("price", 0) != 0:
                raise self._fault(
                    "the price of 'Stone' is 0 (MW@seed:7.9)",
                    "'돌'의 구매가는 0입니다 (MW@seed:7.9)",
                )
            self._card(found, {**entry, "ko": ko, "type": kind}, supertypes=("required",))
        found.required = REQUIRED

    def _basic(self, found: CardSet) -> None:
        """1.2: the basic deck is made of Stones and Daggers; their numbers are the set's."""
        entries = self._table(self._data, "basic")
        for name, count in entries.items():
            self._find(name)
            if name not in ("Stone", "Dagger") or not isinstance(count, int) or count < 0:
                raise self._fault(
                    "the basic deck has numbers of 'Stone' and 'Dagger' (MW@seed:1.2)",
                    "기본 덱은 '돌'과 '단검'의 장수로 이루어집니다 (MW@seed:1.2)",
                    ("Stone", "Dagger"),
                )
        found.basic = tuple((str(name), int(count)) for name, count in entries.items())
        if not sum(count for _, count in found.basic):
            raise self._fault("the basic deck is empty", "기본 덱이 비어 있습니다")

    # ------------------------------------------------------------------ packs

    def _pack(self, found: CardSet, entry: Table) -> None:
        """2.2: one character, a sheet, normally eight kinds."""
        name = self._name(entry, "pack")
        self._check_keys(entry, _PACK_KEYS, f"the pack {name!r}", f"캐릭터팩 {name!r}")
        difficulty = entry.get("difficulty")
        if difficulty not in DIFFICULTIES:
            raise self._fault(
                f"the pack {name!r} has the difficulty {difficulty!r} (MW@seed:3.3)",
                f"캐릭터팩 {name!r}의 난이도가 {difficulty!r}입니다 (MW@seed:3.3)",
                DIFFICULTIES,
            )
        health = entry.get("health")
        skills = self._list(entry, "skill")
        if not isinstance(health, int) or health < 1 or not skills:
            raise self._fault(
                f"the pack {name!r} has no character: it needs health and skills (MW@seed:2.2)",
                f"캐릭터팩 {name!r}에 캐릭터가 없습니다. 체력과 스킬이 필요합니다 (MW@seed:2.2)",
            )
        abilities = [self._skill(found, name, n, skill) for n, skill in enumerate(skills)]
        character = CardDef(
            name=name,
            ko=str(entry.get("ko", "")),
            types=("character",),
            supertypes=(str(difficulty),),
            stats=(("health", health),),
            abilities=tuple(abilities),
            invented=True,
        )
        self._enter(found, character)
        kinds: list[str] = []
        for card in self._list(entry, "card"):
            self._card(found, card)
            kinds.append(str(card["name"]))
            found.pack_of[str(card["name"])] = name
        if len(kinds) < _NEEDED_KINDS:
            raise self._fault(
                f"the pack {name!r} has {len(kinds)} kinds, 4 go to the market (MW@seed:3.10)",
                f"캐릭터팩 {name!r}의 카드가 {len(kinds)}종류입니다. 거래소에 4종류를 둡니다"
                " (MW@seed:3.10)",
            )
        if len(kinds) != USUAL_KINDS:
            found.warnings.append(
                f"{self._file}:{self._line}: the pack {name!r} has {len(kinds)} kinds,"
                f" normally there are {USUAL_KINDS} (MW@seed:2.2)"
            )
        found.packs[name] = tuple(kinds)
        found.pack_of[name] = name
        found.extras[name] = flat(self._text(entry, "extra"))
        sheet = self._table(entry, "sheet")
        found.sheets[name] = (str(sheet.get("en", "")), str(sheet.get("ko", "")))

    def _skill(self, found: CardSet, pack: str, number: int, entry: Table) -> v.Ability:
        """10.2: an active skill is a text to cast, a passive one a text that waits or holds."""
        name = self._name(entry, "skill")
        self._check_keys(entry, _SKILL_KEYS, f"the skill {name!r}", f"스킬 {name!r}")
        found.skill_names[pack, number] = (name, str(entry.get("ko", "") or name))
        parts = self._text(entry, "text")
        times, per = entry.get("times"), str(entry.get("per", "turn"))
        if entry.get("kind") == "active":
            cond = self._text(entry, "cond")
            return v.Activated(
                v.Cost(),
                flat(parts),
                speed=str(entry.get("phase", "")),
                only_if=cond[0] if cond else None,
                times=times,
                span=per,
            )
        if entry.get("kind") != "passive" or len(parts) != 1:
            raise self._fault(
                f"the skill {name!r} is neither active nor one passive text (MW@seed:10.2)",
                f"스킬 {name!r}은(는) 즉발형도, 하나의 지속형도 아닙니다 (MW@seed:10.2)",
                ("active", "passive"),
            )
        ability = parts[0]
        if isinstance(ability, v.Triggered):
            return replace(ability, areas=("board",), times=times or ability.times, span=per)
        if isinstance(ability, (v.Replacement, v.CostRule)):
            return ability
        raise self._fault(
            f"a passive skill is when(...), less_damage(...), more_damage(...) or cheaper(...),"
            f" not what {name!r} says",
            f"스킬 {name!r}의 지속형 지시를 읽을 수 없습니다",
        )

    # ------------------------------------------------------------------ cards

    def _card(self, found: CardSet, entry: Table, supertypes: tuple[str, ...] = ()) -> None:
        """One kind of card, and its boosted form."""
        name = self._name(entry, "card")
        self._check_keys(entry, _CARD_KEYS, f"the card {name!r}", f"카드 {name!r}")
        kind = entry.get("type")
        if kind not in TYPES:
            raise self._fault(
                f"the card {name!r} has the type {kind!r} (MW@seed:6.1)",
                f"카드 {name!r}의 종류가 {kind!r}입니다 (MW@seed:6.1)",
                TYPES,
            )
        plus = entry.get("plus")
        stars = 0
        if plus is not None:
            self._check_keys(plus, _PLUS_KEYS, f"the form of {name!r}", f"{name!r}의 강화된 상태")
            stars = plus.get("stars", 1)
            merged = {**entry, **plus}
            merged.pop("plus")
            self._enter(found, self._definition(f"{name}+", merged, str(kind), supertypes, stars))
        self._enter(found, self._definition(name, entry, str(kind), supertypes, stars))

    def _definition(
        self, name: str, entry: Table, kind: str, supertypes: tuple[str, ...], stars: int
    ) -> CardDef:
        abilities: list[v.Ability] = []
        body, below = self._text(entry, "text"), self._text(entry, "below")
        if not all(isinstance(part, INSTRUCTIONS) for part in _parts(body)):
            raise self._fault(
                f"the text of {name!r} holds what is no instruction, or belongs under 'below'"
                " (MW@seed:6.5)",
                f"{name!r}의 지시에 지시가 아니거나 경계선 밑에 둘 내용이 있습니다 (MW@seed:6.5)",
            )
        if not all(isinstance(part, WAITING) for part in below):
            raise self._fault(
                f"'below' of {name!r} holds what does not wait for a condition (MW@seed:6.5)",
                f"{name!r}의 경계선 밑에 조건을 기다리지 않는 내용이 있습니다 (MW@seed:6.5)",
            )
        if body:
            abilities.append(v.Spell(flat(body)))
        abilities.extend(below)
        words = [word for word in ("cost", "value", "damage") if entry.get(word)]
        stats = [(word, self._number(entry, word, name)) for word in ("price", *words)]
        if stars:
            stats.append(("stars", stars))
        ko = str(entry.get("ko", ""))
        return CardDef(
            name=name,
            ko=f"{ko}+" if ko and name.endswith("+") else ko,
            types=(kind,),
            supertypes=supertypes,
            stats=tuple(stats),
            abilities=tuple(abilities),
            invented="required" not in supertypes,
        )

    def _enter(self, found: CardSet, card: CardDef) -> None:
        if card.name in found.cards:
            raise self._fault(
                f"the card {card.name!r} is there twice", f"카드 {card.name!r}이(가) 두 번 있습니다"
            )
        found.cards[card.name] = card

    # ------------------------------------------------------------------ parts

    def _name(self, entry: Table, what: str) -> str:
        name = entry.get("name")
        if not isinstance(name, str) or not name or name.endswith("+"):
            raise self._fault(
                f"a {what} needs a name, without '+' at its end",
                "이름이 필요하며 이름 끝에 '+'를 붙일 수 없습니다",
            )
        self._find(f'name = "{name}"') or self._find(f'"{name}"')
        return name

    def _number(self, entry: Table, key: str, name: str) -> int:
        number = entry.get(key, 0)
        if not isinstance(number, int) or isinstance(number, bool) or number < 0:
            raise self._fault(
                f"{key!r} of {name!r} is no number from 0",
                f"{name!r}의 {key!r}은(는) 0 이상의 수입니다",
            )
        return number

    def _text(self, entry: Table, key: str) -> tuple[Any, ...]:
        """Read a text, and say where in the file a fault of it is."""
        text = entry.get(key, "")
        if not isinstance(text, str):
            raise self._fault(
                f"{key!r} is no text in quotes", f"{key!r}은(는) 따옴표 안의 글이어야 합니다"
            )
        try:
            return read(text)
        except UnreadableExpression as fault:
            column = self._find(text) + max(text.find(fault.near), 0)
            raise TextError(
                self._file,
                self._line,
                max(column, 1),
                f"in the text {text!r}: {fault.en}",
                f"지시 {text!r}: {fault.ko}",
                nearest=fault.nearest,
            ) from None

    def _list(self, table: Table, key: str) -> list[Table]:
        found = table.get(key, [])
        if not isinstance(found, list) or not all(isinstance(e, dict) for e in found):
            raise self._fault(
                f"{key!r} must be tables [[{key}]]", f"{key!r}은(는) [[{key}]] 표입니다"
            )
        return found

    def _table(self, table: Table, key: str) -> Table:
        found = table.get(key, {})
        if not isinstance(found, dict):
            raise self._fault(f"{key!r} must be a table", f"{key!r}은(는) 표여야 합니다")
        return found

    def _check_keys(self, table: Table, known: tuple[str, ...], en: str, ko: str) -> None:
        if not isinstance(table, dict):
            raise self._fault(f"{en} must be a table", f"{ko}은(는) 표여야 합니다")
        for key in table:
            if key not in known:
                self._find(key)
                raise self._fault(
                    f"{en} has no {key!r}",
                    f"{ko}에는 {key!r}이(가) 없습니다",
                    known,
                    nearest_words(key, known),
                )

    def _find(self, words: str) -> int:
        """Go on to the line that holds some words, from the present one; the column, or 0."""
        for index in (*range(self._line - 1, len(self._lines)), *range(self._line - 1)):
            column = str(self._lines[index]).find(words)
            if column >= 0:
                self._line = index + 1
                return column + 1
        return 0

    def _fault(
        self, en: str, ko: str, expected: tuple[str, ...] = (), nearest: tuple[str, ...] = ()
    ) -> TextError:
        return TextError(self._file, self._line, 1, en, ko, expected, nearest)
