"""English forms: articles, agreement, lists, and how nouns, clauses and numbers bend."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal

from adjudge.text.wording_grammar import Amount, Clause, Noun, Quantity
from adjudge.text.wording_words import WordingFault

_BE: Final = {"I": ("am", "was"), "many": ("are", "were"), "one": ("is", "was")}
_FIXED: Final = frozenset(("can", "can't", "may", "must", "was", "were", "would", "did"))
_SIBILANT: Final = ("s", "x", "z", "ch", "sh", "o")
PERFECT: Final = re.compile(r"have (?:\w+ed|paid|won|lost|begun|been|drawn)\b")
_LIKE_YOU: Final = re.compile(r"uni(?!n)|use|one\b", re.IGNORECASE)
_NUMBERS: Final = (
    *("zero", "one", "two", "three", "four", "five"),
    *("six", "seven", "eight", "nine", "ten"),
)
_QUANTITIES: Final = {
    "<=": "{} or fewer",
    ">=": "{} or more",
    "==": "exactly {}",
    "!=": "any number but {}",
    "<": "fewer than {}",
    ">": "more than {}",
}


def article(words: str) -> str:
    """Put "a" or "an" in front.

    >>> article("unit"), article("enemy unit"), article("[Hidden] card"), article("other unit")
    ('a unit', 'an enemy unit', 'a [Hidden] card', 'another unit')
    """
    if words.startswith("other "):
        return f"an{words}"
    first = words.lstrip("[\"'(")[:1].lower()
    vowel = first in {"a", "e", "i", "o", "u"} and not _LIKE_YOU.match(words)
    return f"{'an' if vowel else 'a'} {words}"


def agree(words: str, person: str, *, denied: bool = False, past: bool = False) -> str:
    """Bend the first verb to its subject.

    Args:
        words: A verb in its base form with what follows.
        person: "I", "many" (also for "you") or "one".
        denied: Whether it is not so.
        past: Whether it was so; only for "be".

    >>> agree("be here", "I"), agree("draw a card", "one"), agree("be here", "one", denied=True)
    ('am here', 'draws a card', 'is not here')
    """
    verb, _, rest = words.partition(" ")
    tail = f" {rest}" if rest else ""
    if verb == "be":
        return _BE[person][past] + (" not" if denied else "") + tail
    if past:
        raise WordingFault(f"no past form is known for {words!r}")
    if verb in _FIXED:
        if denied:
            raise WordingFault(f"no opposite is known for {words!r}")
        return words
    third = person == "one"
    if denied and PERFECT.match(words):
        return ("has" if third else "have") + " not" + tail
    if denied:
        return f"{'does' if third else 'do'} not {words}"
    return (_third(verb) if third else verb) + tail


def _third(verb: str) -> str:
    if verb == "have":
        return "has"
    if verb.endswith("y") and verb[-2] not in "aeiou":
        return verb[:-1] + "ies"
    return verb + ("es" if verb.endswith(_SIBILANT) else "s")


def list_words(words: Sequence[str], word: str) -> str:
    """Join words as a list.

    >>> list_words(["a", "b", "c"], "and")
    'a, b, and c'
    """
    if len(words) > len(("one", "two")):
        return f"{', '.join(words[:-1])}, {word} {words[-1]}"
    return f" {word} ".join(words)


def fold(texts: Sequence[str], word: str) -> str:
    """Join texts, saying only once how they begin and end; a "not" is said each time.

    >>> fold(["I attack", "I defend"], "or"), fold(["score by luck", "score by skill"], "or")
    ('I attack or defend', 'score by luck or skill')
    """
    split = [text.split() for text in texts]
    start = end = 0
    shortest = min(map(len, split))
    while start < shortest - 1 and len({words[start] for words in split}) == 1:
        start += 1
    while start and split[0][start - 1] == "not":
        start -= 1
    while start and end < shortest - start - 1 and len({words[-1 - end] for words in split}) == 1:
        end += 1
    middle = [" ".join(words[start : len(words) - end]) for words in split]
    tail = split[0][len(split[0]) - end :]
    return " ".join([*split[0][:start], list_words(middle, word), *tail])


def capital(sentence: str) -> str:
    """Begin with a capital, unless with a symbol.

    >>> capital("draw a card"), capital("[1]: draw")
    ('Draw a card', '[1]: draw')
    """
    return sentence[:1].upper() + sentence[1:]


def small(number: int) -> str:
    """Spell a small number.

    >>> small(1), small(12)
    ('one', '12')
    """
    return _NUMBERS[number] if 0 <= number < len(_NUMBERS) else str(number)


# --------------------------------------------------------------------------- forms


@dataclass(frozen=True, slots=True)
class EnNoun(Noun):
    """Forms: "" object, "s" subject, "p" owner, "e" each one, "is" the verb that it asks for."""

    subject: str = ""
    owner: str = ""
    each: str = ""
    person: Literal["", "I", "many", "one"] = ""

    def __format__(self, form: str) -> str:
        if form == "s":
            return self.subject or self.text
        if form == "p":
            return self.owner or self.text + ("'" if self.text.endswith("s") else "'s")
        if form == "e":
            return self.each or self.text
        if form == "is":
            return agree("be", self.agrees)
        return self.text

    @property
    def agrees(self) -> str:
        """The form of the verb that it asks for."""
        return self.person or ("many" if self.many else "one")


THEY: Final = EnNoun("them", many=True, subject="they", owner="their", each="each of them")
"""Several, or one whose pronoun is left open."""


@dataclass(frozen=True, slots=True)
class EnPlace(Noun):
    """Forms: "" for its name, "at" for being there, "to" for going there."""

    at: str = ""

    def __format__(self, form: str) -> str:
        if form in {"at", "to"} and self.at:
            return f"{self.at if form == 'at' else 'to'} {self.text}"
        return self.text


@dataclass(frozen=True, slots=True)
class EnClause(Clause):
    """Forms: "" for a statement, "would" for what is about to happen."""

    def __format__(self, form: str) -> str:
        subject = self.subject
        if not isinstance(subject, EnNoun):
            return self.text
        if form == "would":
            return f"{subject:s} would {self.text}"
        verb = agree(self.text, subject.agrees, denied=self.denied, past=self.past)
        return f"{subject:s} {verb}"


@dataclass(frozen=True, slots=True)
class EnAmount(Amount):
    """Forms: "" alone, "one|many" with what is counted, "mass" with what has no plural."""

    def __format__(self, form: str) -> str:
        one, _, many = form.partition("|")
        if not form:
            return self.words if self.number is None else str(self.number)
        if self.name:
            return f"{self.words} {many or one}"
        if self.that:
            return f"that {'many ' + many if many else 'much ' + one}"
        if self.each:
            return f"{article(one) if many else f'1 {one}'} for each {self.each}"
        if self.number is None and many:
            return f"as many {many} as {self.words}"
        if self.number is None:
            return f"{one} in the amount of {self.words}"
        if not many:
            return f"{self.number} {one}"
        return article(one) if self.number == 1 else f"{small(self.number)} {many}"


@dataclass(frozen=True, slots=True)
class EnQuantity(Quantity):
    """Form: "one|many" for what is counted, one word for what has no plural."""

    def __format__(self, form: str) -> str:
        one, _, many = form.partition("|")
        alone = self.number == 1 and self.op == "=="
        if self.number == 1 and self.op == ">=":
            return "at least once" if one == "time" else article(one) if many else one
        if self.number == 1 and self.op == "<":
            return "not even once" if one == "time" else f"no {many or one}"
        number = small(self.number) if many else str(self.number)
        return f"{_QUANTITIES[self.op].format(number)} {one if alone else many or one}"
