"""English: articles, agreement, "it" and the order of a sentence."""

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final, Literal

from adjudge.text.wording_grammar import (
    Amount,
    Clause,
    Count,
    Grammar,
    Mention,
    Mode,
    Noun,
    Parts,
    Quantity,
)
from adjudge.text.wording_words import Head, Quality, WordingFault

_BE: Final = {"I": ("am", "was"), "many": ("are", "were"), "one": ("is", "was")}
_FIXED: Final = frozenset(("can", "can't", "may", "must", "was", "were", "would", "did"))
_SIBILANT: Final = ("s", "x", "z", "ch", "sh", "o")
_PERFECT: Final = re.compile(r"have (?:\w+ed|paid|won|been|drawn)\b")
_LIKE_YOU: Final = re.compile(r"uni(?!n)|use|one\b", re.IGNORECASE)
_COMPARED: Final = {
    "<=": "at most {}",
    ">=": "at least {}",
    "==": "equal to {}",
    "!=": "other than {}",
    "<": "less than {}",
    ">": "more than {}",
}
_OF: Final = {
    "<=": "of {} or less",
    ">=": "of {} or more",
    "==": "of exactly {}",
    "!=": "other than {}",
    "<": "less than {}",
    ">": "greater than {}",
}
_QUANTITIES: Final = {
    "<=": "{} or fewer",
    ">=": "{} or more",
    "==": "exactly {}",
    "!=": "any number but {}",
    "<": "fewer than {}",
    ">": "more than {}",
}
_ORDINALS: Final = ("zeroth", "first", "second", "third", "fourth", "fifth", "sixth", "seventh")


def article(words: str) -> str:
    """Put "a" or "an" in front.

    >>> article("unit"), article("enemy unit"), article("[Hidden] card")
    ('a unit', 'an enemy unit', 'a [Hidden] card')
    """
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
    if denied and _PERFECT.match(words):
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
    """Join texts, saying only once how they begin and end.

    >>> fold(["I attack", "I defend"], "or"), fold(["score by luck", "score by skill"], "or")
    ('I attack or defend', 'score by luck or skill')
    """
    split = [text.split() for text in texts]
    start = end = 0
    shortest = min(map(len, split))
    while start < shortest - 1 and len({words[start] for words in split}) == 1:
        start += 1
    while end < shortest - start - 1 and len({words[-1 - end] for words in split}) == 1:
        end += 1
    middle = [" ".join(words[start : len(words) - end]) for words in split]
    tail = split[0][len(split[0]) - end :]
    return " ".join([*split[0][:start], list_words(middle, word), *tail])


# --------------------------------------------------------------------------- forms


@dataclass(frozen=True, slots=True)
class EnNoun(Noun):
    """Forms: "" for an object, "s" for a subject, "p" for an owner, "e" for each one."""

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
        return self.text

    @property
    def agrees(self) -> str:
        """The form of the verb that it asks for."""
        return self.person or ("many" if self.many else "one")


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
        if self.that:
            return f"that {'many ' + many if many else 'much ' + one}"
        if self.number is None:
            return f"{many or one} equal to {self.words}"
        if self.number == 1 and many:
            return article(one)
        return f"{self.number} {many or one}"


@dataclass(frozen=True, slots=True)
class EnQuantity(Quantity):
    """Form: "one|many" for what is counted."""

    def __format__(self, form: str) -> str:
        one, _, many = form.partition("|")
        alone = self.number == 1 and self.op == "=="
        if self.number == 1 and self.op == ">=":
            return article(one)
        return f"{_QUANTITIES[self.op].format(self.number)} {one if alone else many or one}"


@dataclass(frozen=True, slots=True)
class English(Grammar):
    """The English language."""

    def noun(self, parts: Parts, count: Count) -> Noun:
        """Say how many, then what they are, then where and with what."""
        if count.kind == "all":
            each = self.noun(parts, Count("each"))
            text = "all " + self._core(parts, many=True) + _extra(count)
            return EnNoun(text, many=True, each=f"each {each.text}")
        if count.kind == "each":
            return EnNoun(self._core(parts, many=False))
        if count.kind == "kind":
            return EnNoun(self._core(parts, many=True) + _extra(count), many=True)
        text = self._counted(parts, count) + _extra(count)
        return EnNoun(text, many=count.many, each=f"each of {text}" if count.many else "")

    def _counted(self, parts: Parts, count: Count) -> str:
        low, high = count.low, count.high
        many = high != 1
        if parts.among is not None:
            core = f"of {parts.among}"
            one = f"one {core}"
        else:
            core = self._core(parts, many=many)
            one = core if core.startswith("another ") else article(core)
        if count.kind == "number":
            exact = "exactly " if low == high else ""
            return f"{exact}{low or high}{_open(low, high, 'or more', 'or fewer')} {core}"
        if (low, high) == (1, 1):
            return one
        if low == 0:
            return f"any number of {core}" if high is None else f"up to {_small(high)} {core}"
        if high is None:
            return f"{_small(low)} or more {core}"
        return f"{low} {core}" if low == high else f"{low} to {high} {core}"

    def _core(self, parts: Parts, *, many: bool) -> str:
        heads = [_head(head, many=many) for head in parts.heads]
        after = [
            *(head.after for head in parts.heads),
            *((q.after_many if many else "") or q.after for q in parts.qualities),
        ]
        plain = [words for words in after if words and not words.startswith("with ")]
        having = [words.removeprefix("with ") for words in after if words.startswith("with ")]
        with_ = [f"with {list_words(having, 'and')}"] if having else []
        other = ["other" if many else "another"] if parts.other else []
        near = [q.near for q in parts.qualities if q.near]
        done = [parts.done] if parts.done else []
        words = [*other, *done, *near, list_words(heads, "or"), *plain, *with_]
        return " ".join(words)

    def again(self, mention: Mention, rivals: Sequence[Mention], *, last: bool) -> Noun:
        """Use "it" where that is clear."""
        if last and not (mention.many and mention.parts.done):
            if mention.many:
                return EnNoun("them", True, "they", "their", "each of them")
            return EnNoun("it", owner="its")
        parts = replace(mention.parts, other=False, among=None)
        if not parts.done:
            near = tuple(Quality(q.near) for q in parts.qualities) if rivals else ()
            parts = replace(parts, qualities=near)
        else:
            parts = replace(parts, qualities=())
        core = self._core(parts, many=mention.many)
        same = [r for r in rivals if _nears(r) == _nears(mention)]
        if same and not mention.many:
            place = 1 + sum(rival.order < mention.order for rival in same)
            return EnNoun(f"the {self.ordinal(place)} {core}")
        if mention.many:
            text = f"the {core}" if parts.done else f"those {core}"
            return EnNoun(text, many=True, each=f"each of {text}")
        return EnNoun(f"{'the' if parts.done else 'that'} {core}")

    def name(self, text: str, *, many: bool = False) -> Noun:
        """A text as a noun."""
        return EnNoun(text, many=many)

    def place(self, name: str, at: str, *, many: bool = False) -> Noun:
        """A place with the word for being there."""
        return EnPlace(name, many, at)

    def list_nouns(self, nouns: Sequence[Noun], word: Literal["and", "or"]) -> Noun:
        """Join nouns; several with "and" are many."""
        if len(nouns) == 1:
            return nouns[0]
        many = word == "and" or nouns[-1].many
        texts, subjects = ([format(noun, form) for noun in nouns] for form in ("", "s"))
        each = [format(noun, "e") for noun in nouns]
        return EnNoun(
            list_words(texts, word), many, list_words(subjects, word), each=list_words(each, word)
        )

    def list_words(self, words: Sequence[str], word: Literal["and", "or"]) -> str:
        """Join words."""
        return list_words(words, word)

    def clause(self, text: str, subject: Noun | None = None, *, lead: str = "") -> Clause:
        """Build a clause."""
        return EnClause(text, subject, lead)

    def there_is(self, noun: Noun) -> Clause:
        """Say that something is there."""
        return EnClause(f"be {noun}", EnNoun("there", noun.many))

    def is_so(self, subject: Noun, qualities: Sequence[Quality]) -> Clause:
        """Say all that one is at once."""
        plain = [q.near or q.after for q in qualities if not q.clause]
        plain.sort(key=lambda words: " or " in words)
        texts = [f"be {list_words(plain, 'and')}"] if plain else []
        texts.extend(q.clause for q in qualities if q.clause)
        return self.list_clauses([EnClause(text, subject) for text in texts], "and")

    def is_a(self, parts: Parts) -> Quality:
        """Say "be a unit"."""
        noun = self.noun(parts, Count())
        heads = list_words([head.one for head in parts.heads], "or")
        plain = not (parts.qualities or parts.other)
        return Quality(
            clause=f"be {noun}", without=Quality(f"non-{heads}", clause=f"be not {noun}")
        ) if plain else Quality(clause=f"be {noun}")

    def is_it(self, noun: Noun) -> Quality:
        """Say "be that unit"."""
        return Quality(clause=f"be {noun}", without=Quality(clause=f"be not {noun}"))

    def located(self, place: Noun, places: Noun) -> Quality:
        """Say "at a battlefield"."""
        return Quality(after=f"{place:at}", after_many=f"{places:at}")

    def equipped(self, text: str) -> Quality:
        """Say "with [Hidden]"."""
        return Quality(after=f"with {text}", clause=f"have {text}")

    def called(self, text: str) -> Quality:
        """Say "named Recruit"."""
        return Quality(after=f"named {text}")

    def related(self, clause: Clause) -> Quality:
        """Say "you control"."""
        return Quality(after=f"{clause}")

    def that_does(self, text: str) -> Quality:
        """Say "that chooses a unit"."""
        return Quality(
            after=f"that {agree(text, 'one')}",
            after_many=f"that {agree(text, 'many')}",
            clause=text,
        )

    def alternatives(self, qualities: Sequence[Quality]) -> Quality:
        """Join words of one position, or say "either"."""
        near, after = [q.near for q in qualities], [q.after for q in qualities]
        if all(near):
            return Quality(near=list_words(near, "or"))
        if all(after):
            return Quality(after=list_words(after, "or"))
        words = [q.near or q.after for q in qualities]
        return Quality(after=f"either {list_words(words, 'or')}")

    def opposite(self, quality: Quality) -> Quality:
        """Use the opposite word, or "not"."""
        if quality.without is not None:
            return quality.without
        words = quality.near or quality.after
        if words.startswith("with "):
            return Quality(after=f"without {words.removeprefix('with ')}")
        return Quality(after=f"not {words}")

    def deny(self, clause: Clause) -> Clause:
        """Say the opposite."""
        if clause.subject is None:
            raise WordingFault(f"no opposite is known for {clause.text!r}")
        return replace(clause, denied=not clause.denied)

    def lasts(self, clause: Clause) -> bool:
        """Whether it is said in the present."""
        return not (_PERFECT.match(clause.text) or clause.text.startswith(("was ", "were ")))

    def list_clauses(self, clauses: Sequence[Clause], word: Literal["and", "or"]) -> Clause:
        """Join statements."""
        if len(clauses) == 1:
            return clauses[0]
        return EnClause(fold([f"{clause}" for clause in clauses], word))

    def chain(self, clauses: Sequence[Clause], mode: Mode = "plain", who: Noun | None = None
              ) -> str:
        """Say the last with "then"."""
        texts: list[str] = []
        before = ""
        for clause in clauses:
            actor = "" if clause.subject is None else f"{clause.subject:s}"
            texts.append(clause.cond + self._said(clause, mode, who, again=actor == before))
            before = actor
        sentence = texts[0]
        for clause, text in zip(clauses[1:], texts[1:], strict=True):
            last = clause is clauses[-1]
            sentence += f", and {text}" if clause.cond else f", then {text}" if last else f", {text}"
        if mode == "may" and who is not None:
            return f"{who:s} may {sentence}"
        return f"to {sentence}" if mode == "to" else sentence

    def _said(self, clause: Clause, mode: Mode, who: Noun | None, *, again: bool) -> str:
        subject = clause.subject
        if not isinstance(subject, EnNoun):
            return clause.text
        if mode == "plain":
            return agree(clause.text, subject.agrees) if again else f"{clause}"
        if who is not None and f"{subject:s}" == f"{who:s}":
            return clause.text
        return f"have {subject} {clause.text}"

    def pay_to(self, costs: Sequence[Clause], clauses: Sequence[Clause], who: Noun | None) -> str:
        """Say "pay this to do that"."""
        paid = list_words([clause.text for clause in costs], "and")
        pay = f"{who:s} may {paid}" if who is not None else paid
        return f"{pay} {self.chain(clauses, 'to', who)}" if clauses else pay

    def amount(self, amount: Amount) -> Amount:
        """Give an amount English forms."""
        return EnAmount(amount.number, amount.words, amount.that)

    def quantity(self, op: str, number: int) -> Quantity:
        """Give a compared number English forms."""
        return EnQuantity(op, number)

    def number(self, stat: str, op: str, value: str, *, plain: bool) -> Quality:
        """Say "with a Might of 3 or less"."""
        table = _OF if plain else _COMPARED | {"<": "less than {}", ">": "greater than {}"}
        words = f"{article(stat)} {table[op].format(value)}"
        return Quality(after=f"with {words}", clause=f"have {words}")

    def counted(self, amount: Amount, head: Head, near: Sequence[str]) -> str:
        """Say "2 ready Recruit unit tokens"."""
        one, many = (" ".join([*near, word]) for word in (head.one, head.many or head.one))
        return f"{amount:{one}|{many}}" + (f" {head.after}" if head.after else "")

    def measured(self, amount: Amount, symbols: str) -> str:
        """Say "that much [A]"."""
        return symbols if amount.number == 1 else f"{amount:{symbols}}"

    def occasion(self, clauses: Sequence[Clause], frame: Literal["when", "would", "as"]) -> str:
        """Say "I attack or defend"."""
        return fold([format(c, "would" if frame == "would" else "") for c in clauses], "or")

    def compared(self, left: str, op: str, right: str) -> Clause:
        """Say that two values compare so."""
        return EnClause(f"be {_COMPARED[op].format(right)}", EnNoun(left))

    def ordinal(self, number: int) -> str:
        """Give the ordinal."""
        return _ORDINALS[number] if number < len(_ORDINALS) else f"{number}th"

    def finish(self, sentences: Sequence[str]) -> str:
        """Begin each sentence with a capital and end it."""
        text = ""
        for sentence in sentences:
            gap = "" if not text else "\n" if "\n" in text else " "
            text += gap + capital(sentence) + ("" if sentence.endswith((".", ".\"")) else ".")
        return text

    def modified(self, stat: str, by: str, floor: int | None, ceiling: int | None) -> str:
        """Say "+2 Might"."""
        limits = [f"to no less than {floor}"] if floor is not None else []
        limits += [f"to no more than {ceiling}"] if ceiling is not None else []
        return f"{by} {stat}" + (f" ({list_words(limits, 'and')})" if limits else "")

    def cost_action(self, text: str) -> str:
        """An action as a cost begins with a capital."""
        return text


def capital(sentence: str) -> str:
    """Begin with a capital, unless with a symbol.

    >>> capital("draw a card"), capital("[1]: draw")
    ('Draw a card', '[1]: draw')
    """
    return sentence[:1].upper() + sentence[1:]


def _head(head: Head, *, many: bool) -> str:
    return head.many or head.one if many else head.one


def _nears(mention: Mention) -> list[str]:
    return [quality.near for quality in mention.parts.qualities]


def _extra(count: Count) -> str:
    return f" ({', '.join(count.extra)})" if count.extra else ""


def _small(number: int) -> str:
    return "one" if number == 1 else str(number)


def _open(low: int, high: int | None, more: str, fewer: str) -> str:
    if high is None:
        return f" {more}"
    return f" {fewer}" if low == 0 else ""
