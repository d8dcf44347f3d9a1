"""Korean: what comes before the noun, counting words, particles and the end of a sentence."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final, Literal

from adjudge.text import wording_josa as ko
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
from adjudge.text.wording_ko_forms import KoAmount, KoClause, KoNoun, KoQuantity, fold
from adjudge.text.wording_words import Head, Quality

_COMPARED: Final = {
    "<=": "{} 이하이다",
    ">=": "{} 이상이다",
    "==": "{}이다",
    "!=": "{} 아니다",
    "<": "{}보다 적다",
    ">": "{}보다 많다",
}
_NUMERALS: Final = {**_COMPARED, "<": "{} 미만이다", ">": "{} 초과이다"}
_ORDINALS: Final = (
    "영",
    "첫",
    "두",
    "세",
    "네",
    "다섯",
    "여섯",
    "일곱",
    "여덟",
    "아홉",
)


@dataclass(frozen=True, slots=True)
class Korean(Grammar):
    """The Korean language."""

    def noun(self, parts: Parts, count: Count) -> Noun:
        """Say where and what kind, then what, then how many."""
        before, behind = _numbered(count, _counter(parts))
        if parts.mark and (count.low, count.high) == (1, 1):
            behind = ""
        if parts.among is not None and parts.narrow:
            text = f"{parts.among} 중 {self._core(parts, before)}" + (
                f" {behind}" if behind else ""
            )
        elif parts.among is not None:
            text = f"{parts.among} 중 {before}{behind or parts.heads[0].one}"
        else:
            word: Literal["and", "or"] = "and" if count.kind in {"all", "kind"} else "or"
            text = self._core(parts, before, word) + (f" {behind}" if behind else "")
        return KoNoun(text + (f"({', '.join(count.extra)})" if count.extra else ""), count.many)

    def _core(self, parts: Parts, before: str = "", word: Literal["and", "or"] = "or") -> str:
        far = [
            *(head.far for head in parts.heads if head.far),
            *(q.far for q in parts.qualities if q.far),
        ]
        far = [
            f"{words[:-1]}이고" if words.endswith("인") and after.endswith("인") else words
            for words, after in zip(far, [*far[1:], ""], strict=False)
        ]
        far = [
            f"{words.removesuffix('아닌')}아니고"
            if words.endswith("아닌") and after.endswith("아닌")
            else words
            for words, after in zip(far, [*far[1:], ""], strict=False)
        ]
        far = [
            f"{words[:-1]}하고" if words.endswith("한") and after.endswith(" 않은") else words
            for words, after in zip(far, [*far[1:], ""], strict=False)
        ]
        near = [q.near for q in parts.qualities if q.near]
        heads = self.list_words([head.one for head in parts.heads], word)
        narrowed = parts.done and (far or near)
        words = [
            *([f"{parts.done} {heads} 중"] if narrowed else [parts.done] if parts.done else []),
            *far,
            *(["다른"] if parts.other else []),
            *([before.strip()] if before else []),
            *([parts.mark] if parts.mark else []),
            *near,
            heads,
        ]
        return " ".join(words)

    def again(
        self,
        mention: Mention,
        rivals: Sequence[Mention],
        *,
        last: bool,  # noqa: ARG002 - English
    ) -> Noun:
        """Say "그 유닛", and more where that is not clear."""
        parts = Parts(mention.parts.heads, done=mention.parts.done)
        if parts.done:
            return KoNoun(self._core(parts), mention.many)
        if rivals:
            parts = replace(parts, qualities=_near_only(mention))
        same = [rival for rival in rivals if _near_only(rival) == _near_only(mention)]
        ending = "들" if mention.many else ""
        if same and not mention.many:
            place = 1 + sum(rival.order < mention.order for rival in same)
            return KoNoun(f"{self.ordinal(place)} {self._core(parts)}")
        return KoNoun(f"그 {self._core(parts)}{ending}", mention.many)

    def name(self, text: str, *, many: bool = False) -> Noun:
        """A text as a noun."""
        return KoNoun(text, many)

    def place(self, name: str, at: str, *, many: bool = False) -> Noun:  # noqa: ARG002 - English
        """A place is a noun like others."""
        return KoNoun(name, many)

    def list_nouns(self, nouns: Sequence[Noun], word: Literal["and", "or"]) -> Noun:
        """Join nouns."""
        if len(nouns) == 1:
            return nouns[0]
        return KoNoun(self.list_words([noun.text for noun in nouns], word), many=word == "and")

    def list_words(self, words: Sequence[str], word: Literal["and", "or"]) -> str:
        """Join two with a particle, more with commas."""
        *first, last = words
        if not first:
            return last
        if word == "or":
            return f"{', '.join(first)} 또는 {last}"
        return ", ".join([*first[:-1], ko.josa(first[-1], "와")]) + f" {last}"

    def clause(self, text: str, subject: Noun | None = None, *, lead: str = "") -> Clause:
        """Build a clause; a subject that would follow itself is "자신" the second time."""
        return KoClause(text.replace("내가 내가 ", "내가 자신이 "), subject, lead)

    def there_are(self, parts: Parts, count: Count) -> Clause:
        """Say that so many are there."""
        bare = ko.josa(self._core(parts), "이")
        if count.kind != "number":
            return KoClause(f"{bare} 있다")
        return KoClause(f"{bare} {_numbered(count, _counter(parts))[1]}이다")

    def bare(self, parts: Parts) -> str:
        """Name one without its number."""
        return self._core(parts)

    def some_place(self, parts: Parts, *, many: bool) -> str:  # noqa: ARG002 - English
        """A place has no number."""
        return self._core(parts)

    def tag_head(self, tag: str) -> Head:
        """A tag is a word like others."""
        return Head(tag)

    def is_person(self, noun: Noun) -> bool:  # noqa: ARG002 - English
        """A card is always named."""
        return True

    def opening(self, text: str) -> str:
        """There are no capitals."""
        return text

    def cardinal(self, number: int) -> str:
        """Numbers stay numerals."""
        return str(number)

    def is_so(self, subject: Noun, qualities: Sequence[Quality]) -> Clause:
        """Say all that one is at once."""
        told = sorted(qualities, key=lambda q: "거나 " in q.clause)
        joined = self.list_clauses([KoClause(q.clause) for q in told], "and")
        particle = "의" if all(q.owned for q in told) else "이"
        return replace(joined, text=f"{subject:{particle}} {joined.text}")

    def is_a(self, parts: Parts) -> Quality:
        """Say "유닛이다"."""
        text = f"{self._core(parts)}이다"
        return Quality(far=ko.being(text), clause=text)

    def adjective(self, word: str) -> Quality:
        """A noun before a noun."""
        return Quality(word, clause=f"{word}이다")

    def is_it(self, noun: Noun) -> Quality:
        """Say "그 유닛이다"."""
        text = f"{noun}이다"
        return Quality(far=ko.being(text), clause=text)

    def done_to(self, text: str) -> Quality:
        """Say "이 카드에 부착된"."""
        return Quality(far=text, clause=ko.state(text))

    def located(self, place: Noun, places: Noun) -> Quality:  # noqa: ARG002 - English
        """Say "전장에 있는"."""
        return Quality(far=f"{place:에} 있는", clause=f"{place:에} 있다")

    def equipped(self, text: str) -> Quality:
        """Say "[숨겨짐]을 가진"."""
        return Quality(far=f"{ko.josa(text, '을')} 가진", clause=f"{ko.josa(text, '이')} 있다")

    def called(self, text: str) -> Quality:
        """Say "이름이 신병인"."""
        return Quality(far=f"이름이 {text}인", clause=f"이름이 {text}이다")

    def related(self, clause: Clause) -> Quality:
        """Say "내가 통제하는"."""
        return Quality(far=ko.being(clause.text), clause=clause.text)

    def stated(self, text: str) -> Quality:
        """Say "주문에 선택된"."""
        return Quality(far=ko.having(text), clause=text)

    def that_does(self, text: str) -> Quality:
        """Say "유닛을 선택한"."""
        denied = ko.denied(text)
        without = Quality(far=ko.having(denied), clause=denied)
        return Quality(far=ko.having(text), clause=text, without=without)

    def alternatives(self, qualities: Sequence[Quality]) -> Quality:
        """Join words of one position, or statements."""
        near = [q.near for q in qualities]
        stated = [q.clause or f"{q.near}이다" for q in qualities]
        joined = self.list_clauses([KoClause(text) for text in stated], "or")
        if all(near):
            return Quality(near=self.list_words(near, "or"), clause=joined.text)
        return Quality(far=ko.being(joined.text), clause=joined.text)

    def opposite(self, quality: Quality) -> Quality:
        """Use the opposite word, or deny the statement."""
        if quality.without is not None:
            return quality.without
        denied = ko.denied(quality.clause)
        return Quality(far=ko.being(denied), clause=denied, owned=quality.owned)

    def deny(self, clause: Clause) -> Clause:
        """Say the opposite."""
        return replace(clause, denied=not clause.denied)

    def lasts(self, clause: Clause) -> bool:
        """Whether it is said in the present."""
        return not ko.is_past(clause.text)

    def list_clauses(self, clauses: Sequence[Clause], word: Literal["and", "or"]) -> Clause:
        """Join statements with their endings."""
        if len(clauses) == 1:
            return clauses[0]
        texts = [ko.denied(clause.text) if clause.denied else clause.text for clause in clauses]
        shown = fold(texts)
        ending = "고" if word == "and" else "거나"
        return KoClause(" ".join([*(ko.stem(text) + ending for text in shown[:-1]), shown[-1]]))

    def chain(
        self, clauses: Sequence[Clause], mode: Mode = "plain", who: Noun | None = None
    ) -> str:
        """End all but the last with what comes next."""
        shown = self._said(clauses, mode, who)
        texts = [
            f"{KoClause(text):{'고' if follows.cond or n < len(shown) - 2 else '후'}}"
            for n, (text, follows) in enumerate(zip(shown[:-1], clauses[1:], strict=True))
        ]
        last = f"{ko.able(shown[-1])} 수 있습니다" if mode == "may" else ko.said(shown[-1])
        subject = f"{who:은} " if mode == "may" and who is not None and who.text != "나" else ""
        return subject + ", ".join([*texts, last])

    def _said(self, clauses: Sequence[Clause], mode: Mode, who: Noun | None) -> list[str]:
        texts: list[str] = []
        actor, you = "" if who is None else who.text, self.players["you"]
        lead = ""
        for clause in clauses:
            text = clause.text.removeprefix(clause.lead) if clause.lead == lead else clause.text
            subject = clause.subject
            if subject is not None and subject.text != actor:
                if mode == "may":
                    text = f"{subject:이} {ko.stem(clause.text)}게 하다"
                else:
                    text, actor = f"{subject:은} {clause.text}", subject.text
            elif subject is None and who is None and actor not in {"", you.text}:
                text, actor = f"{you:은} {clause.text}", you.text
            texts.append(clause.cond + text)
            lead = clause.lead
        return texts

    def pay_to(
        self,
        costs: Sequence[Clause],
        clauses: Sequence[Clause],
        who: Noun | None,
        *,
        more: bool = False,
    ) -> str:
        """Say "지불하여 뽑을 수 있습니다", or in two sentences where more is done."""
        texts = [f"{KoClause(clause.text):고}" for clause in costs[:-1]]
        last = costs[-1].text
        if len(clauses) == 1 and clauses[0].subject is None and who is not None and not more:
            aim = self.chain(clauses, "may", who)
            paid = " ".join([*texts, ko.so(last)])
            name = f"{who:은} " if who.text != "나" else ""
            return f"{name}{paid} {aim.removeprefix(name)}"
        subject = f"{who:은} " if who is not None and who.text != "나" else ""
        paid = ko.said(last) if who is None else f"{ko.able(last)} 수 있습니다"
        pay = subject + " ".join([*texts, paid])
        if not clauses:
            return pay
        return f"{pay}. {self.frames.if_you_do}{self.chain(clauses, 'plain', who)}"

    def amount(self, amount: Amount) -> Amount:
        """Give an amount Korean forms."""
        return KoAmount(amount.number, amount.words, amount.that, name=amount.name)

    def quantity(self, op: str, number: int) -> Quantity:
        """Give a compared number Korean forms."""
        return KoQuantity(op, number)

    def number(self, stat: str, op: str, value: str, *, plain: bool) -> Quality:
        """Say "위력이 3 이하인"."""
        text = f"{ko.josa(stat, '이')} {_compare(op, value, plain=plain)}"
        return Quality(far=ko.being(text), clause=text, owned=True)

    def counted(self, amount: Amount, head: Head, near: Sequence[str]) -> str:
        """Say "준비된 신병 유닛 토큰 2개를"."""
        what = " ".join([*([head.far] if head.far else []), *near, head.one])
        if amount.number is None and not amount.name:
            what += head.counter[len(head.counter.partition("(")[0]) :]
        return f"{amount:{what}|{head.counter}}"

    def measured(self, amount: Amount, symbols: str) -> str:
        """Say "그만큼의 [A]를"."""
        return ko.josa(symbols, "을") if amount.number == 1 else f"{amount:의 {symbols}}"

    def occasion(self, clauses: Sequence[Clause], frame: str) -> str:
        """Say "이 카드가 공격하거나 방어하면"."""
        form = {"would": "경우", "next would": "경우", "as": "때"}.get(frame, "면")
        return format(self.list_clauses(clauses, "or"), form)

    def compared(self, left: Noun, op: str, right: str) -> Clause:
        """Say that two values compare so."""
        plain = right.lstrip("-").isdecimal()
        return KoClause(f"{left:이} {_compare(op, right, plain=plain)}")

    def ordinal(self, number: int) -> str:
        """Give the ordinal."""
        return f"{_ORDINALS[number] if number < len(_ORDINALS) else number} 번째"

    def finish(self, sentences: Sequence[str]) -> str:
        """End each sentence."""
        text = ""
        for sentence in sentences:
            gap = "" if not text else "\n" if "\n" in text else " "
            text += gap + sentence + ("" if sentence.endswith((".", '."')) else ".")
        return text

    def modified(self, stat: str, by: str, floor: int | None, ceiling: int | None) -> str:
        """Say "위력 +2"."""
        limits = [f"최소 {floor}"] if floor is not None else []
        limits += [f"최대 {ceiling}"] if ceiling is not None else []
        return f"{stat} {by}" + (f"({', '.join(limits)})" if limits else "")

    def cost_action(self, text: str) -> str:
        """Make a noun of an action."""
        return f"{ko.stem(text)}기" if text.endswith("다") else text


def _compare(op: str, value: str, *, plain: bool) -> str:
    if plain:
        return f"{ko.josa(value, '이')} 아니다" if op == "!=" else _NUMERALS[op].format(value)
    if op in {"==", "!="}:
        return f"{ko.josa(value, '와')} 같{'다' if op == '==' else '지 않다'}"
    if op in {"<", ">"}:
        return _COMPARED[op].format(value)
    return f"{value} {'이하' if op == '<=' else '이상'}이다"


def _counter(parts: Parts) -> str:
    counters = {head.counter for head in parts.heads}
    return counters.pop() if len(counters) == 1 else "개"


def _near_only(mention: Mention) -> tuple[Quality, ...]:
    return tuple(Quality(quality.near) for quality in mention.parts.qualities if quality.near)


def _numbered(count: Count, counter: str) -> tuple[str, str]:
    """What is said of the number before the noun and behind it."""
    low, high = count.low, count.high
    if count.kind == "all":
        return "모든 ", ""
    if count.kind in {"any", "kind"}:
        return "", ""
    if count.kind == "each":
        return "", f"1{counter}"
    if high is None:
        return ("원하는 수의 ", "") if low == 0 else ("", f"{low}{counter} 이상")
    if count.kind == "number":
        behind = f"{high}{counter}"
        return "", f"정확히 {behind}" if low == high else f"{behind} 이하"
    if low == 0:
        return "", f"최대 {high}{counter}"
    return "", f"{low}{counter}" if low == high else f"{low}~{high}{counter}"
