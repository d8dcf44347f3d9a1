"""English: articles, "it" and the order of a sentence."""

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final, Literal

from adjudge.text.wording_en_forms import (
    PERFECT,
    THEY,
    EnAmount,
    EnClause,
    EnNoun,
    EnPlace,
    EnQuantity,
    agree,
    article,
    capital,
    fold,
    list_words,
    small,
)
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
_ARTICLES: Final = ("a ", "an ", "the ")
_OTHER: Final = re.compile("^another ")
_ORDINALS: Final = ("zeroth", "first", "second", "third", "fourth", "fifth", "sixth", "seventh")


@dataclass(frozen=True, slots=True)
class English(Grammar):
    """The English language."""

    def noun(self, parts: Parts, count: Count) -> Noun:
        """Say how many, then what they are, then where and with what."""
        if count.kind == "all":
            each = self.noun(parts, Count("each"))
            text = "all " + self._core(parts, many=True, word="and") + _extra(count)
            return EnNoun(text, many=True, each=f"{each:e}")
        if count.kind == "each":
            core = self._core(parts, many=False).replace("another ", "other ", 1)
            return EnNoun(core, each=f"each {core}")
        if count.kind == "kind":
            return EnNoun(self._core(parts, many=True, word="and") + _extra(count), many=True)
        text = self._counted(parts, count) + _extra(count)
        return EnNoun(text, many=count.many, each=f"each of {text}" if count.many else "")

    def _counted(self, parts: Parts, count: Count) -> str:
        low, high, many = count.low, count.high, count.many
        if parts.among is not None and not parts.narrow:
            core = f"of {parts.among}"
            one = f"one {core}"
        else:
            group = f" among {parts.among}" if parts.among is not None else ""
            core = self._core(parts, many=many) + group
            bare = core.startswith("another ") or parts.mark
            one = core if bare else article(core)
            core = _OTHER.sub("other ", core)
        if count.kind == "number":
            exact = "exactly " if low == high else ""
            return (
                f"{exact}{small(low or high or 0)}{_open(low, high, 'or more', 'or fewer')} {core}"
            )
        if (low, high) == (1, 1):
            return one
        if low == 0:
            return f"any number of {core}" if high is None else f"up to {small(high)} {core}"
        if high is None:
            return f"{small(low)} or more {core}"
        few = small(low)
        return f"{few} {core}" if low == high else f"{few} to {small(high)} {core}"

    def _core(self, parts: Parts, *, many: bool, word: str = "or") -> str:
        heads = [_head(head, many=many) for head in parts.heads]
        after = [
            *(head.after for head in parts.heads),
            *((q.after_many if many else "") or q.after for q in parts.qualities),
        ]
        plain = [words for words in after if words and not words.startswith("with ")]
        related = [words for words in plain if words.startswith("that ha")]
        if len(related) > 1:
            plain = [w for w in plain if w not in related] + [list_words(related, "and")]
        having = [words.removeprefix("with ") for words in after if words.startswith("with ")]
        with_ = [f"with {list_words(having, 'and')}"] if having else []
        other = ["other" if many else "another"] if parts.other else []
        near = [q.near for q in parts.qualities if q.near]
        done = [parts.done] if parts.done else []
        mark = [parts.mark] if parts.mark else []
        words = [*other, *mark, *done, *near, list_words(heads, word), *plain, *with_]
        return " ".join(words)

    def again(self, mention: Mention, rivals: Sequence[Mention], *, last: bool) -> Noun:
        """Use "it" where that is clear."""
        if last and not (mention.many and mention.parts.done):
            if mention.many:
                return THEY
            return EnNoun("it", owner="its")
        parts = replace(mention.parts, other=False, among=None, mark="")
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

    def both(self, nouns: Sequence[Noun]) -> Noun:
        """Join nouns that are meant together; two are "both this and that"."""
        joined = self.list_nouns(nouns, "and")
        if len(nouns) != 2:  # noqa: PLR2004 - both are two
            return joined
        return EnNoun(f"both {joined}", many=True, subject=f"both {joined:s}", each=f"{joined:e}")

    def list_words(self, words: Sequence[str], word: Literal["and", "or"]) -> str:
        """Join words."""
        return list_words(words, word)

    def clause(self, text: str, subject: Noun | None = None, *, lead: str = "") -> Clause:
        """Build a clause."""
        return EnClause(text, subject, lead)

    def there_are(self, parts: Parts, count: Count) -> Clause:
        """Say that so many are there."""
        noun = self.noun(parts, count)
        there = EnNoun("there", noun.many)
        if count.kind == "number":
            return EnClause(f"be {noun}", there)
        none = EnClause(f"be no {self._core(parts, many=True)}", EnNoun("there", many=True))
        return EnClause(f"be {noun}", there, opposite=none)

    def bare(self, parts: Parts) -> str:
        """Name one without its article."""
        return self._core(parts, many=False)

    def some_place(self, parts: Parts, *, many: bool) -> str:
        """Say "a battlefield"."""
        return self.noun(parts, Count("kind" if many else "some")).text

    def tag_head(self, tag: str) -> Head:
        """A tag in the plural has an s."""
        return Head(tag, f"{tag}s")

    def is_person(self, noun: Noun) -> bool:
        """Only "I" can't be "it"."""
        return isinstance(noun, EnNoun) and noun.person == "I"

    def opening(self, text: str) -> str:
        """Begin with a capital."""
        return capital(text)

    def cardinal(self, number: int) -> str:
        """Say "one", but 2."""
        return small(number)

    def is_so(self, subject: Noun, qualities: Sequence[Quality]) -> Clause:
        """Say all that one is at once."""
        plain = [q.near or q.after for q in qualities if not q.clause]
        texts = [f"be {list_words(plain, 'and')}"] if plain else []
        texts = sorted(
            [*texts, *(q.clause for q in qualities if q.clause)], key=lambda text: " or " in text
        )
        return self.list_clauses([EnClause(text, subject) for text in texts], "and")

    def is_a(self, parts: Parts) -> Quality:
        """Say "be a unit"."""
        noun = self.noun(parts, Count())
        heads = list_words([head.one for head in parts.heads], "or")
        plain = not (parts.qualities or parts.other)
        return (
            Quality(clause=f"be {noun}", without=Quality(f"non-{heads}", clause=f"be not {noun}"))
            if plain
            else Quality(clause=f"be {noun}")
        )

    def adjective(self, word: str) -> Quality:
        """An adjective."""
        return Quality(word)

    def is_it(self, noun: Noun) -> Quality:
        """Say "be that unit"."""
        return Quality(
            after=f"that is {noun}",
            after_many=f"that are {noun}",
            clause=f"be {noun}",
            without=Quality(clause=f"be not {noun}"),
        )

    def done_to(self, text: str) -> Quality:
        """Say "attached to me"."""
        return Quality(after=text, clause=f"be {text}")

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
        """Say "that you control"."""
        return Quality(
            after=f"that {clause}", without=Quality(after=f"that {replace(clause, denied=True)}")
        )

    def stated(self, text: str) -> Quality:
        """Say "chosen by a spell"."""
        return Quality(after=text, clause=f"be {text}")

    def that_does(self, text: str) -> Quality:
        """Say "that has chosen a unit"."""
        verb, rest = text.split(" ", 1)
        return replace(_relative(text), without=_relative(f"{verb} not {rest}"))

    def alternatives(self, qualities: Sequence[Quality]) -> Quality:
        """Join words of one position, or say "either"."""
        near, after = [q.near for q in qualities], [q.after for q in qualities]
        if all(near):
            stated = [q.clause for q in qualities]
            clause = fold(stated, "or") if all(stated) else ""
            return Quality(near=list_words(near, "or"), clause=clause)
        if all(after):
            return Quality(after=list_words(after, "or"))
        if all(q.clause for q in qualities):
            return _relative(fold([q.clause for q in qualities], "or"))
        words = [q.near or q.after for q in qualities]
        return Quality(after=f"either {list_words(words, 'or')}")

    def opposite(self, quality: Quality) -> Quality:
        """Use the opposite word, or "not"."""
        if quality.without is not None:
            return quality.without
        words = quality.near or quality.after
        if words.startswith("with "):
            return Quality(after=f"without {words.removeprefix('with ')}")
        state = quality.clause.removeprefix("be ")
        if state != quality.clause and not state.startswith(_ARTICLES):
            return Quality(after=f"not {state}", clause=f"be not {state}")
        return Quality(after=f"not {words}")

    def deny(self, clause: Clause) -> Clause:
        """Say the opposite."""
        if clause.opposite is not None:
            return clause.opposite
        if clause.subject is None:
            raise WordingFault(f"no opposite is known for {clause.text!r}")
        return replace(clause, denied=not clause.denied)

    def lasts(self, clause: Clause) -> bool:
        """Whether it is said in the present."""
        return not (PERFECT.match(clause.text) or clause.text.startswith(("was ", "were ")))

    def list_clauses(self, clauses: Sequence[Clause], word: Literal["and", "or"]) -> Clause:
        """Join statements."""
        if len(clauses) == 1:
            return clauses[0]
        return EnClause(fold([f"{clause}" for clause in clauses], word))

    def chain(
        self, clauses: Sequence[Clause], mode: Mode = "plain", who: Noun | None = None
    ) -> str:
        """Say the last with "then"."""
        texts: list[str] = []
        before = ""
        for clause in clauses:
            if clause.subject is None and before and mode == "plain":
                clause = replace(clause, subject=self.players["you"])  # noqa: PLW2901 - the reader
            actor = "" if clause.subject is None else f"{clause.subject:s}"
            texts.append(clause.cond + self._said(clause, mode, who, again=actor == before))
            before = actor
        sentence = texts[0]
        for clause, text in zip(clauses[1:], texts[1:], strict=True):
            last = clause is clauses[-1]
            sentence += (
                f", and {text}" if clause.cond else f", then {text}" if last else f", {text}"
            )
        if mode == "may" and who is not None:
            lead = "may" if sentence.startswith("choose ") else "may choose to"
            return f"{who:s} {lead} {sentence}"
        return sentence

    def _said(self, clause: Clause, mode: Mode, who: Noun | None, *, again: bool) -> str:
        subject = clause.subject
        if not isinstance(subject, EnNoun):
            return clause.text
        if mode == "plain":
            return agree(clause.text, subject.agrees) if again else f"{clause}"
        if who is not None and f"{subject:s}" == f"{who:s}":
            return clause.text
        return f"have {subject} {clause.text}"

    def pay_to(
        self,
        costs: Sequence[Clause],
        clauses: Sequence[Clause],
        who: Noun | None,
        *,
        more: bool = False,  # noqa: ARG002 - Korean
    ) -> str:
        """Say "you may pay this. If so, do that"."""
        paid = list_words([clause.text for clause in costs], "and")
        pay = f"{who:s} may choose to {paid}" if who is not None else paid
        if not clauses:
            return pay
        told = [
            replace(clause, subject=THEY)
            if who is not None and clause.subject is not None and clause.subject.text == who.text
            else clause
            for clause in clauses
        ]
        return f"{pay}. {capital(self.frames.if_you_do)}{self.chain(told)}"

    def amount(self, amount: Amount) -> Amount:
        """Give an amount English forms."""
        return EnAmount(amount.number, amount.words, amount.that, amount.each, amount.name)

    def quantity(self, op: str, number: int) -> Quantity:
        """Give a compared number English forms."""
        return EnQuantity(op, number)

    def number(self, stat: str, op: str, value: str, *, plain: bool) -> Quality:
        """Say "with a Might of 3 or less"."""
        table = _OF if plain else _OF | {"<=": "of at most {}", ">=": "of at least {}"}
        words = f"{article(stat)} {table[op].format(value)}"
        return Quality(after=f"with {words}", clause=f"have {words}")

    def counted(self, amount: Amount, head: Head, near: Sequence[str]) -> str:
        """Say "2 ready Recruit unit tokens"."""
        one, many = (" ".join([*near, word]) for word in (head.one, head.many or head.one))
        after = f" {head.after}" if head.after else ""
        if amount.each:
            return f"{amount:{one}{after}|{many}{after}}"
        return f"{amount:{one}|{many}}{after}"

    def measured(self, amount: Amount, symbols: str) -> str:
        """Say "that much [A]"."""
        return symbols if amount.number == 1 else f"{amount:{symbols}}"

    def occasion(self, clauses: Sequence[Clause], frame: str) -> str:
        """Say "I attack or defend"."""
        return fold([format(c, "would" if frame.endswith("would") else "") for c in clauses], "or")

    def compared(self, left: Noun, op: str, right: str) -> Clause:
        """Say that two values compare so."""
        return EnClause(f"be {_COMPARED[op].format(right)}", left)

    def ordinal(self, number: int) -> str:
        """Give the ordinal."""
        return _ORDINALS[number] if number < len(_ORDINALS) else f"{number}th"

    def finish(self, sentences: Sequence[str]) -> str:
        """Begin each sentence with a capital and end it."""
        text = ""
        for sentence in sentences:
            gap = "" if not text else "\n" if "\n" in text else " "
            text += gap + capital(sentence) + ("" if sentence.endswith((".", '."')) else ".")
        return text

    def modified(self, stat: str, by: str, floor: int | None, ceiling: int | None) -> str:
        """Say "+2 Might"."""
        limits = [f"to no less than {floor}"] if floor is not None else []
        limits += [f"to no more than {ceiling}"] if ceiling is not None else []
        return f"{by} {stat}" + (f" ({list_words(limits, 'and')})" if limits else "")

    def cost_action(self, text: str) -> str:
        """An action as a cost begins with a capital."""
        return text


def _relative(text: str) -> Quality:
    """A relative clause; `text` begins with "have", which takes a "not" behind it."""
    return Quality(
        after=f"that {agree(text, 'one')}",
        after_many=f"that {agree(text, 'many')}",
        clause=text,
    )


def _head(head: Head, *, many: bool) -> str:
    return head.many or head.one if many else head.one


def _nears(mention: Mention) -> list[str]:
    return [quality.near for quality in mention.parts.qualities if quality.near]


def _extra(count: Count) -> str:
    return f" ({', '.join(count.extra)})" if count.extra else ""


def _open(low: int, high: int | None, more: str, fewer: str) -> str:
    if high is None:
        return f" {more}"
    return f" {fewer}" if low == 0 else ""
