"""Korean forms: how nouns, clauses and numbers bend, and what a list leaves out."""

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from adjudge.text import wording_josa as ko
from adjudge.text.wording_grammar import Amount, Clause, Noun, Quantity

_QUANTITIES: Final = {
    "<=": "{} 이하",
    ">=": "{} 이상",
    "==": "정확히 {}",
    "!=": "{} 외",
    "<": "{} 미만",
    ">": "{} 초과",
}
_ENDINGS: Final[dict[str, Callable[[str], str]]] = {
    "": ko.said,
    "면": ko.when,
    "동안": lambda verb: f"{ko.being(verb)} 동안",
    "경우": lambda verb: f"{ko.able(verb)} 경우",
    "때": lambda verb: f"{ko.able(verb)} 때",
    "고": lambda verb: f"{ko.stem(verb)}고",
    "거나": lambda verb: f"{ko.stem(verb)}거나",
    "후": lambda verb: f"{ko.having(verb)} 후",
}


_FINAL_N: Final = 4
_PHRASE_END: Final = re.compile(r".[이가을를]$")


def modifies(word: str) -> bool:
    """Whether a word belongs to a noun that follows, with whatever stands before it.

    >>> modifies("선택한"), modifies("공격하다")
    (True, False)
    """
    last = ord(word[-1]) - ord("가")
    return 0 <= last <= ord("힣") - ord("가") and last % 28 == _FINAL_N


def fold(texts: Sequence[str]) -> list[str]:
    """Leave out of each text the words with which the one before it begins too.

    >>> fold(["이 카드가 공격하다", "이 카드가 방어하다"])
    ['이 카드가 공격하다', '방어하다']
    """
    shown = [texts[0]]
    for before, text in pairwise(texts):
        old, new = before.split(" "), text.split(" ")
        same = 0
        while same < min(len(old), len(new)) - 1 and old[same] == new[same]:
            same += 1
        while same and not (_PHRASE_END.search(new[same - 1]) and not modifies(new[same])):
            same -= 1
        shown.append(" ".join(new[same:]))
    return shown


# --------------------------------------------------------------------------- forms


@dataclass(frozen=True, slots=True)
class KoNoun(Noun):
    """Forms are particles; some pronouns bend with them."""

    subject: str = ""
    owner: str = ""

    def __format__(self, form: str) -> str:
        if form == "이" and self.subject:
            return self.subject
        if form == "의":
            return self.owner or f"{self.text}의"
        return ko.josa(self.text, form) if form else self.text


@dataclass(frozen=True, slots=True)
class KoClause(Clause):
    """Forms: "" for a statement, and the endings of conditions and lists."""

    def __format__(self, form: str) -> str:
        verb = ko.happened(self.text) if self.past else self.text
        return _ENDINGS[form](ko.denied(verb) if self.denied else verb)


@dataclass(frozen=True, slots=True)
class KoAmount(Amount):
    """Forms: "" alone, "카드|장" as the counted object, "의 피해" as a measured object."""

    def __format__(self, form: str) -> str:
        what, _, counter = form.partition("|")
        if self.name and form:
            much = form if "|" not in form else ""
            text = f"{what} {self.words}{counter}".strip() if not much else self.words + much
            return ko.josa(text, "을")
        if not form:
            return self.words if self.number is None else str(self.number)
        if "|" not in form:
            much = "그만큼" if self.that else f"{self.words}만큼"
            shown = much if self.number is None else str(self.number)
            return ko.josa(shown + form, "을")
        if self.number is None:
            return f"{'그만큼' if self.that else f'{self.words}만큼'} {ko.josa(what, '을')}"
        return ko.josa(f"{what} {self.number}{counter}".strip(), "을")


@dataclass(frozen=True, slots=True)
class KoQuantity(Quantity):
    """Form: the counting word."""

    def __format__(self, form: str) -> str:
        return _QUANTITIES[self.op].format(f"{self.number}{form}")
