"""Text of cards, written from their effect trees in our own words, Korean and English.

What stands below the dividing line is followed when its condition is met (MW@seed:6.5).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from adjudge.core import vocab as v
from adjudge.core.cards import CardDef
from adjudge.rulebooks.metaversus import phrases_en as en
from adjudge.rulebooks.metaversus import phrases_ko as ko
from adjudge.rulebooks.metaversus.facts import Known
from adjudge.rulebooks.metaversus.phrases import phrases
from adjudge.rulebooks.metaversus.rules.laying import PLUS
from adjudge.rulebooks.metaversus.rules.skills import AT_ONCE
from adjudge.text.wording import Wording, writer
from adjudge.text.wording_words import fill

LINE: Final = "――"
"""The dividing line."""


def labels(lang: str) -> Mapping[str, str]:
    """Short words beside the texts."""
    return ko.LABELS if lang == "ko" else en.LABELS


def type_word(kind: str, lang: str) -> str:
    """What a type is called."""
    words = ko.TYPE_WORDS if lang == "ko" else en.TYPE_WORDS
    return words.get(kind, kind)


def fact_line(card: CardDef, lang: str) -> str:
    """Type and numbers of a card on one line."""
    words = labels(lang)
    kind = " ".join(type_word(t, lang) for t in card.types)
    parts = [f"[{kind}]"]
    difficulty = ko.DIFFICULTIES if lang == "ko" else en.DIFFICULTIES
    parts.extend(difficulty[word] for word in card.supertypes if word in difficulty)
    parts.extend(
        words[name].format(n=number)
        for name, number in card.stats
        if name in words and name != "stars"
    )
    if card.invented:
        parts.append(f"({words['house']})")
    return " · ".join(parts)


def card_text(rb: Known, name: str, lang: str) -> str:
    """The whole text of a card: its instructions, what waits below the line, its boosted form.

    Raises:
        WordingFault: Something on the card has no words.
    """
    card = rb.cards[name]
    if "character" in card.types:
        return "\n".join(_skills(rb, card, lang))
    lines = own_lines(rb, card, lang)
    boosted = rb.cards.get(f"{name}{PLUS}")
    if boosted is not None and not name.endswith(PLUS):
        head = labels(lang)["stars"].format(count=card.stat("stars"))
        shown = boosted.ko if lang == "ko" and boosted.ko else boosted.name
        lines.append(f"★ {head} → {shown}: {_numbers(card, boosted, lang)}".rstrip(": "))
        lines.extend(own_lines(rb, boosted, lang))
    return "\n".join(lines)


def own_lines(rb: Known, card: CardDef, lang: str) -> list[str]:
    """Instructions, and below a line what waits for its condition."""
    wording = _writer(rb, card, lang)
    at_once = [a for a in card.abilities if isinstance(a, v.Spell)]
    waiting = [a for a in card.abilities if not isinstance(a, v.Spell)]
    lines = [wording.line(ability) for ability in at_once]
    if waiting:
        lines.append(LINE)
    for ability in waiting:
        shown, opener = ability, ""
        if isinstance(ability, v.Triggered):
            if ability.areas == AT_ONCE:
                opener = labels(lang)["at once"]
            if ability.areas in (AT_ONCE, ("play",)):
                shown = replace(ability, areas=("board",))
        lines.append(opener + wording.line(shown))
    return lines


def _numbers(card: CardDef, boosted: CardDef, lang: str) -> str:
    """Numbers in which a boosted form differs."""
    words = labels(lang)
    names = ("cost", "value", "damage")
    return ", ".join(
        words[name].format(n=boosted.stat(name) or 0)
        for name in names
        if (card.stat(name) or 0) != (boosted.stat(name) or 0)
    )


def _skills(rb: Known, card: CardDef, lang: str) -> list[str]:
    """The skills of a character: name, kind, limits, text."""
    words = labels(lang)
    lines: list[str] = []
    for number, ability in enumerate(card.abilities):
        name = rb.skill_names.get((card.name, number), ("", ""))[lang == "ko"]
        notes = [words["active" if isinstance(ability, v.Activated) else "passive"]]
        if isinstance(ability, v.Activated):
            if ability.times is not None:
                notes.append(words[ability.span].format(times=ability.times))
            if ability.speed:
                notes.append(words[ability.speed])
            wording = _writer(rb, card, lang)
            text = wording.line(v.Spell(ability.body))
            if ability.only_if is not None:
                text += f" {_only_if(wording, ability.only_if)}"
        else:
            if isinstance(ability, v.Triggered):
                notes.append(words["may" if ability.optional else "must"])
            shown = ability
            if isinstance(shown, (v.Replacement, v.CostRule)):
                shown = replace(shown, areas=("board",))
            text = _writer(rb, card, lang).line(shown)
        lines.append(f"{name} ({', '.join(notes)}): {text}")
    return lines


def _only_if(wording: Wording, cond: v.Condition) -> str:
    clause = wording.condition(cond)
    told = fill(wording.grammar.frames.only_if, {"cond": lambda: clause})
    return wording.grammar.finish([told])


def _writer(rb: Known, card: CardDef, lang: str) -> Wording:
    names = tuple((c.name, c.ko) for c in rb.cards.values() if c.ko)
    return writer(phrases(lang, names), card.types, card.ko if lang == "ko" else card.name)
