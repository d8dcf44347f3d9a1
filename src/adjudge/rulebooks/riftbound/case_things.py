"""Cards with their state as a case writes them: short text, or a map of fields."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Final

from adjudge.rulebooks.riftbound.case_names import Names, seat_of
from adjudge.rulebooks.riftbound.dsl import DOMAINS
from adjudge.text.errors import nearest_words
from adjudge.text.yamlpos import Node

STATES: Final = ("exhausted", "ready", "buff", "buffed", "stunned", "empowered", "token")
_NUMBERS: Final = frozenset(("count", "damage", "might", "moved"))
_SEATS: Final = {"damage by": "damage_by", "owner": "owner", "controller": "control"}
_TEXTS: Final = {"as": "alias", "since": "since"}
_COUNT: Final = re.compile(r"(?P<count>[0-9]{1,2})\s*[xX]?\s+(?P<rest>\S.*)")
_STATES: Final = re.compile(r"(?P<rest>.*?)\s*\((?P<states>[^()]*)\)\s*(?P<more>as\s+\S.*)?")
_ALIAS: Final = re.compile(r"(?P<rest>.*\S)\s+as\s+(?P<alias>[^\s()][^()]*)")
_DAMAGE: Final = re.compile(r"damage (?P<n>[0-9]{1,3})(?: by (?P<by>[A-D]))?")
_MIGHT: Final = re.compile(r"(?P<n>[+-][0-9]{1,2})(?: might)?")
_MOVED: Final = re.compile(r"moved (?P<n>[0-9]{1,2})")
_KEYWORD: Final = re.compile(r"(?P<word>[A-Z][A-Za-z-]*)(?: (?P<n>[0-9]{1,2}))?")
_UNITS: Final = re.compile(r"(?P<n>[0-9]{1,2})?\s*(?P<word>[a-z]+)(?:\s+for\s+(?P<use>\w+))?")
_SPENT: Final = re.compile(r"(?P<rest>[^()]*?)\s*(?:\((?P<n>[0-9]{1,2})\s+exhausted\))?")


@dataclass(slots=True)
class Thing:
    """A card to put somewhere.

    Attributes:
        node: Where it is written.
        card: Full English name.
        alias: Alias; empty for none.
        count: So many of them.
        owner: Owner, -1 for the player in whose part it stands.
        control: Controller, -1 for the same.
        exhausted: Whether it is exhausted; None for what is usual there.
        damage: Damage on it.
        damage_by: Who dealt it, -1 for the opponent.
        marks: Statuses and counters.
        might: Might it got this turn.
        keywords: Keywords it got this turn.
        token: Whether it is a token.
        moved: How often it moved this turn.
        since: When it was hidden.
        attached: What is attached to it.
    """

    node: Node
    card: str
    alias: str = ""
    count: int = 1
    owner: int = -1
    control: int = -1
    exhausted: bool | None = None
    damage: int = 0
    damage_by: int = -1
    marks: dict[str, int] = field(default_factory=dict)
    might: int = 0
    keywords: dict[str, int] = field(default_factory=dict)
    token: bool = False
    moved: int = 0
    since: str = "earlier"
    attached: list[Thing] = field(default_factory=list)


def read_things(node: Node | None, names: Names) -> list[Thing]:
    """Read a list of cards; nothing is an empty list."""
    return [] if node is None else [read_thing(member, names) for member in node.each()]


def read_thing(node: Node, names: Names) -> Thing:
    """Read one card.

    Raises:
        TextError: It names no card, or a state that there is not.
    """
    if node.kind == "map":
        return _from_map(node, names)
    thing = _from_text(node, node.text(), names)
    thing.token = thing.token or names.rb.cards[thing.card].token
    return thing


def card_named(node: Node, text: str, names: Names, offset: int = 0) -> str:
    """Full English name of a card.

    Raises:
        TextError: There is no such card, or it can't enter a game yet.
    """
    name = names.card(text)
    if name is None:
        raise node.error(
            f'unknown card "{text}"', f'알 수 없는 카드: "{text}"', (), names.nearest(text), offset
        )
    reason = names.rb.cards[name].unsupported
    if reason is not None:
        raise node.error(
            f'"{name}" can\'t enter a game yet: {reason.reason}',
            f'"{name}" 카드는 아직 게임에 넣을 수 없습니다: {reason.reason}',
        )
    return name


def _from_text(node: Node, text: str, names: Names) -> Thing:
    states = _STATES.fullmatch(text)
    body, words = text.strip(), ""
    if states is not None:
        body, words = states["rest"].strip(), states["states"]
        if states["more"]:
            body = f"{body} {states['more']}"
    alias = ""
    if names.plain_card(body) is None:
        named = _ALIAS.fullmatch(body)
        if named is not None:
            body, alias = named["rest"].strip(), named["alias"].strip()
    count = 1
    if names.plain_card(body) is None:
        counted = _COUNT.fullmatch(body)
        if counted is not None:
            count, body = int(counted["count"]), counted["rest"]
    offset = max(text.find(body), 0)
    thing = Thing(node, card_named(node, body, names, offset), alias, count)
    for word in words.split(","):
        if word.strip():
            _add_state(node, thing, word.strip(), text.find(word.strip()))
    return thing


def _add_state(node: Node, thing: Thing, word: str, offset: int) -> None:
    if word in ("exhausted", "ready"):
        thing.exhausted = word == "exhausted"
    elif word in ("buff", "buffed"):
        thing.marks["buff"] = 1
    elif word in ("stunned", "empowered"):
        thing.marks[word] = 1
    elif word == "token":
        thing.token = True
    elif (found := _DAMAGE.fullmatch(word)) is not None:
        thing.damage = int(found["n"])
        thing.damage_by = seat_of(found["by"] or "")
    elif (found := _MIGHT.fullmatch(word)) is not None:
        thing.might = int(found["n"])
    elif (found := _MOVED.fullmatch(word)) is not None:
        thing.moved = int(found["n"])
    elif (found := _KEYWORD.fullmatch(word)) is not None:
        thing.keywords[found["word"]] = int(found["n"] or 1)
    else:
        known = (*STATES, "damage 2", "+1", "moved 1", "Tank")
        raise node.error(
            f'unknown state "{word}"',
            f'알 수 없는 상태: "{word}"',
            known,
            nearest_words(word, STATES),
            offset,
        )


def _from_map(node: Node, names: Names) -> Thing:
    thing = _from_text(node.value["card"], node.value["card"].text(), names)
    thing.node = node
    thing.token = names.rb.cards[thing.card].token
    for key, value in node.items():
        if key in ("buff", "stunned", "empowered"):
            number = int(value.value)
            if number:
                thing.marks[key] = number
        elif key == "keywords":
            _keywords(value, thing)
        else:
            _set(thing, key, value, names)
    return thing


def _set(thing: Thing, key: str, value: Node, names: Names) -> None:
    if key in _NUMBERS:
        setattr(thing, key, int(value.text()))
    elif key in _SEATS:
        setattr(thing, _SEATS[key], seat_of(value.text()))
    elif key in _TEXTS:
        setattr(thing, _TEXTS[key], value.text())
    elif key in ("exhausted", "ready"):
        thing.exhausted = bool(value.value) is (key == "exhausted")
    elif key == "token":
        thing.token = bool(value.value)
    elif key == "attached":
        thing.attached = read_things(value, names)


def _keywords(node: Node, thing: Thing) -> None:
    if node.kind == "map":
        thing.keywords.update({word: value.number() for word, value in node.items()})
        return
    for member in node.each():
        _add_state(member, thing, member.text(), 0)


# --------------------------------------------------------------------------- resources


def read_counts(node: Node) -> list[tuple[str, int, int]]:
    """Read runes such as ``5 fury, 2 calm (1 exhausted)``: domain, number, exhausted ones."""
    if node.kind == "map":
        found = []
        for key, value in node.items():
            _domain(node.key_node(key), key, 0)
            found.append((key, value.number(), 0))
        return found
    counts: list[tuple[str, int, int]] = []
    offset = 0
    for part in node.text().split(","):
        spent = _SPENT.fullmatch(part.strip())
        number = re.fullmatch(
            r"(?:([0-9]{1,2})\s+)?(\S+)(?: runes?)?", (spent["rest"] if spent else "")
        )
        if spent is None or number is None:
            raise node.error(
                f'can\'t read "{part.strip()}"; write for example: 5 fury, 2 calm (1 exhausted)',
                f'읽을 수 없습니다: "{part.strip()}". 예: 5 fury, 2 calm (1 exhausted)',
                offset=offset,
            )
        domain = _domain(node, number.group(2), offset)
        counts.append((domain, int(number.group(1) or 1), int(spent["n"] or 0)))
        offset += len(part) + 1
    return counts


def _domain(node: Node, word: str, offset: int) -> str:
    if word not in DOMAINS:
        raise node.error(
            f'unknown domain "{word}"',
            f'알 수 없는 영역: "{word}"',
            DOMAINS,
            nearest_words(word, DOMAINS),
            offset,
        )
    return word


def read_pool(node: Node) -> tuple[str, ...]:
    """Read resources such as ``2 energy, 1 fury, 1 any for spell`` as units."""
    known = ("energy", "any", *DOMAINS)
    units: list[str] = []
    if node.text() in ("none", "nobody", "0", "empty"):
        return ()
    for part in node.text().split(","):
        found = _UNITS.fullmatch(part.strip())
        if found is None or found["word"] not in known:
            word = found["word"] if found is not None else part.strip()
            raise node.error(
                f'unknown resource "{word}"',
                f'알 수 없는 자원: "{word}"',
                known,
                nearest_words(word, known),
            )
        unit = f"{found['word']}:{found['use']}" if found["use"] else found["word"]
        units.extend([unit] * int(found["n"] or 1))
    return tuple(units)
