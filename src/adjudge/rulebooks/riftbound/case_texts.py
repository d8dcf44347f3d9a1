"""Facts about what a card's text consists of and what a description fits."""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from typing import Final

from adjudge.core import vocab as v
from adjudge.core.cards import CardDef
from adjudge.core.reads import Ctx, chars_of, test
from adjudge.core.state import State
from adjudge.rulebooks.riftbound import dsl
from adjudge.rulebooks.riftbound.card_text import card_text, cost_text
from adjudge.rulebooks.riftbound.case_names import Names, seat_of
from adjudge.rulebooks.riftbound.rules.bodies import body_of
from adjudge.text.errors import nearest_words
from adjudge.text.yamlpos import Node

WORDS: Final[dict[str, v.Pred]] = {
    "unit": dsl.unit,
    "gear": dsl.gear,
    "spell": dsl.spell,
    "rune": dsl.rune,
    "legend": dsl.legend,
    "battlefield": dsl.battlefield,
    "champion": dsl.champion,
    "equipment": dsl.equipment,
    "token": dsl.token,
    "nonunit": ~dsl.unit,
    "friendly": dsl.friendly,
    "enemy": dsl.enemy,
    "exhausted": dsl.exhausted,
    "ready": dsl.ready,
    "buffed": dsl.buffed,
    "stunned": dsl.stunned,
    "mighty": dsl.mighty,
}


def text_miss(names: Names, state: State, key: str, node: Node) -> str | None:
    """None where the fact holds, else what is found."""
    if key == "compile":
        return _compile(names, node)
    if key == "reads":
        return _reads(names, node)
    return _matches(names, state, node)


def _card(names: Names, node: Node) -> CardDef:
    name = names.card(node.text())
    if name is None:
        raise node.error(
            f"unknown card {node.shown('en')}",
            f"알 수 없는 카드: {node.shown('ko')}",
            (),
            names.nearest(node.text()),
        )
    return names.rb.cards[name]


# --------------------------------------------------------------------------- words


def _reads(names: Names, node: Node) -> str | None:
    card = _card(names, node.value["card"])
    for lang in ("en", "ko"):
        cost = cost_text(card.cost, lang, card) if card.cost is not None else ""
        text = f"{cost}\n{card_text(card, lang)}"
        wanted = node.get(lang)
        if any(part.text() not in text for part in (wanted.each() if wanted is not None else ())):
            return text
    return None


# --------------------------------------------------------------------------- instructions


def _compile(names: Names, node: Node) -> str | None:
    card = _card(names, node.value["card"])
    index = node.get("ability")
    number = index.number() if index is not None else 0
    bodies = [
        a
        for a in (*card.abilities, *card.attached)
        if isinstance(a, v.Spell | v.Triggered | v.Activated | v.Replacement)
    ]
    if number >= len(bodies):
        return f"only {len(bodies)} abilities with instructions"
    ability = bodies[number]
    body = ability.body if isinstance(ability, v.Replacement) else body_of(ability)
    have = instructions(body)
    want = [n.text() for n in node.value["instructions"].each()]
    return None if want == have else "[" + ", ".join(have) + "]"


def instructions(body: v.Body) -> list[str]:
    """Words of the instructions of a body, in order, those of its sentences included."""
    found: list[str] = []
    for part in body:
        _instruction(part, found)
    return found


def _instruction(part: object, found: list[str]) -> None:
    if isinstance(part, v.Act):
        found.append(part.verb)
    elif isinstance(part, v.Pick | v.PickPlayer | v.PickWord):
        found.append("choose")
    elif isinstance(part, v.Lasting):
        found.append("give")
    elif isinstance(part, v.PlayCard):
        found.append("play")
    elif isinstance(part, v.Later):
        found.append("later")
    elif isinstance(part, v.Modes):
        found.append("modes")
    elif is_dataclass(part):
        for member in fields(part):
            value = getattr(part, member.name)
            if member.name in ("body", "then", "otherwise") and isinstance(value, tuple):
                for inner in value:
                    _instruction(inner, found)


# --------------------------------------------------------------------------- descriptions


def _matches(names: Names, state: State, node: Node) -> str | None:
    seat = node.get("player")
    you = seat_of(seat.text()) if seat is not None else 0
    told = node.value["filter"]
    preds: list[v.Pred] = []
    for word in told.text().split():
        if word in WORDS:
            preds.append(WORDS[word])
        elif word[:1].isupper():
            preds.append(v.Tagged(word.replace("_", " ")))
        else:
            raise told.error(
                f'unknown word "{word}"',
                f'알 수 없는 말: "{word}"',
                tuple(WORDS),
                nearest_words(word, WORDS),
            )
    ctx = Ctx(names.rb, state, you)
    board = [
        i
        for spec in state.specs
        if spec.board or spec.area == "chain"
        for i in state.zones[spec.index]
        if "rune" not in chars_of(names.rb, state, i).types or v.IsType("rune") in preds
    ]
    have = [i for i in board if all(test(ctx, p, i) for p in preds)]
    left = list(have)
    fits = True
    for member in node.value["objects"].each():
        found = names.find(state, member.text(), left)
        if found:
            left.remove(found[0])
        else:
            fits = False
    if fits and not left:
        return None
    return "[" + ", ".join(names.alias_of(state, i) or names.called(state, i) for i in have) + "]"
