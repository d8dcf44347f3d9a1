"""What the generator of rules text asks of a language, without the words of any game."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Literal

from adjudge.text.wording_words import Head, Quality, Saying

Mode = Literal["plain", "may"]
"""How a run of clauses is said: as orders or statements, or as a permission."""


@dataclass(frozen=True, slots=True)
class Noun:
    """A noun phrase; `format` gives its forms, which differ by language.

    Attributes:
        text: The form that stands alone.
        many: Whether it names several.
    """

    text: str
    many: bool = False


@dataclass(frozen=True, slots=True)
class Parts:
    """What a noun phrase is made of before it has a number.

    Attributes:
        heads: Nouns, any of which may be meant.
        qualities: What is said of it, in the order of the tree.
        other: Whether something already named is left out.
        among: The group that it is picked from.
        narrow: Whether heads and qualities say more than the name of that group.
        done: What happened to it: "revealed".
        mark: What it is chosen as: "target".
    """

    heads: tuple[Head, ...]
    qualities: tuple[Quality, ...] = ()
    other: bool = False
    among: Noun | None = None
    narrow: bool = False
    done: str = ""
    mark: str = ""


@dataclass(frozen=True, slots=True)
class Count:
    """How many are meant.

    Attributes:
        kind: "some" of those there are, "any" one, "all" of them, the "kind" as such, "each" one
            of them, or a "number" that a condition asks for.
        low: Fewest.
        high: Most; None for no bound.
        extra: Conditions on the group, already in words.
    """

    kind: Literal["some", "any", "all", "kind", "each", "number"] = "some"
    low: int = 1
    high: int | None = 1
    extra: tuple[str, ...] = ()

    @property
    def many(self) -> bool:
        """Whether the noun is in the plural."""
        if self.kind in {"all", "kind"}:
            return True
        if self.kind == "number":
            return (self.low, self.high) != (1, 1)
        return self.kind != "each" and self.high != 1


@dataclass(frozen=True, slots=True)
class Mention:
    """Something that the text has named."""

    key: str
    parts: Parts
    many: bool
    order: int


@dataclass(frozen=True, slots=True)
class Clause:
    """One thing that is done or is so, before it has its place in a sentence.

    Attributes:
        text: English: from the verb in its base form on; Korean: all of it, dictionary form.
        subject: Who does it; None for the reader, who is told to.
        lead: The object that the Korean text begins with.
        cond: A condition in front of it, complete with its comma.
        denied: Whether the opposite is said.
        past: Whether it is said of a moment that is over.
        opposite: The clause that says the opposite, where "not" would not do.
    """

    text: str
    subject: Noun | None = None
    lead: str = ""
    cond: str = ""
    denied: bool = False
    past: bool = False
    opposite: "Clause | None" = None


@dataclass(frozen=True, slots=True)
class Amount:
    """A number within a clause; `format` joins it with what is counted.

    Attributes:
        number: The number, where it is known.
        words: What it is equal to, where it is not.
        that: Whether it is the amount that was just spoken of.
        each: What it counts, one of it.
        name: Whether `words` is a name such as X, which stands like a number.
    """

    number: int | None = None
    words: str = ""
    that: bool = False
    each: str = ""
    name: bool = False


@dataclass(frozen=True, slots=True)
class Quantity:
    """A number that a condition compares; `format` joins it with what is counted."""

    op: str
    number: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Frames:
    """The sentence frames of a language, as templates.

    Slots are named in braces; each frame that opens a sentence ends where what it opens begins.
    """

    if_: str
    if_late: str
    while_: str
    occasions: Mapping[str, str]
    nth: str
    during: str
    """An event while something is so; slots: event, cond."""
    owner_first: bool
    """Whether "you control" is said before other words of its position."""
    instead: str
    instead_if: str
    skipped: str
    otherwise: str
    if_you_do: str
    if_you_do_not: str
    for_each: str
    do_this: str
    do_times: str
    separately: str
    do_often: str
    may_do_this: str
    choose: str
    choose_fresh: Mapping[str, str]
    each_does: str
    only_if: str
    drops_you: bool
    """Whether "you" is left out where only you can be meant."""
    quote: str
    dependent: str
    named: str
    ability_cost: str
    additional: str
    alternative: str
    again: str
    again_keyword: str
    values: Mapping[str, str]
    """Nouns."""
    sayings: Mapping[str, Saying]
    """Statements."""
    acts: Mapping[str, str]
    """Actions that every game has."""
    given: Mapping[str, str]
    """Modifications as something that is done; slots: x, window and their own."""
    mods: Mapping[str, Saying]
    """Modifications as something that is so."""


@dataclass(frozen=True, slots=True)
class Grammar(ABC):
    """A language."""

    lang: str
    frames: Frames
    players: Mapping[str, Noun] = field(default_factory=dict)

    @abstractmethod
    def noun(self, parts: Parts, count: Count) -> Noun:
        """Build a noun phrase that names something for the first time."""

    @abstractmethod
    def again(self, mention: Mention, rivals: Sequence[Mention], *, last: bool) -> Noun:
        """Name something that the text has named before.

        Args:
            mention: What was named.
            rivals: Other things named by the same noun.
            last: Whether nothing else was named since.
        """

    @abstractmethod
    def name(self, text: str, *, many: bool = False) -> Noun:
        """Take a text as a noun."""

    @abstractmethod
    def place(self, name: str, at: str, *, many: bool = False) -> Noun:
        """Build a place; `at` is the English word for being there, empty for an adverb."""

    @abstractmethod
    def list_nouns(self, nouns: Sequence[Noun], word: Literal["and", "or"]) -> Noun:
        """Join nouns."""

    def both(self, nouns: Sequence[Noun]) -> Noun:
        """Join nouns that are meant together."""
        return self.list_nouns(nouns, "and")

    @abstractmethod
    def list_words(self, words: Sequence[str], word: Literal["and", "or"]) -> str:
        """Join words."""

    @abstractmethod
    def clause(self, text: str, subject: Noun | None = None, *, lead: str = "") -> Clause:
        """Build a clause."""

    @abstractmethod
    def there_are(self, parts: Parts, count: Count) -> Clause:
        """Say that so many are there."""

    @abstractmethod
    def bare(self, parts: Parts) -> str:
        """Name something without a number."""

    @abstractmethod
    def some_place(self, parts: Parts, *, many: bool) -> str:
        """Name a place, any of its kind."""

    @abstractmethod
    def tag_head(self, tag: str) -> Head:
        """Make a noun of a tag."""

    @abstractmethod
    def is_person(self, noun: Noun) -> bool:
        """Whether a card's word for itself can't be taken for another card's "it"."""

    @abstractmethod
    def opening(self, text: str) -> str:
        """Begin a text."""

    @abstractmethod
    def cardinal(self, number: int) -> str:
        """Give a small number in a sentence."""

    @abstractmethod
    def is_so(self, subject: Noun, qualities: Sequence[Quality]) -> Clause:
        """Say all of these qualities of a subject."""

    @abstractmethod
    def is_a(self, parts: Parts) -> Quality:
        """Say what something is, as a statement."""

    @abstractmethod
    def adjective(self, word: str) -> Quality:
        """Say a word of something."""

    @abstractmethod
    def is_it(self, noun: Noun) -> Quality:
        """Say that something is this very thing."""

    @abstractmethod
    def done_to(self, text: str) -> Quality:
        """Say what was done to something: English a participle, Korean the form before a noun."""

    @abstractmethod
    def located(self, place: Noun, places: Noun) -> Quality:
        """Say that something is at a place; `places` is said behind a plural."""

    @abstractmethod
    def equipped(self, text: str) -> Quality:
        """Say that something has something."""

    @abstractmethod
    def called(self, text: str) -> Quality:
        """Say what something is named."""

    @abstractmethod
    def related(self, clause: Clause) -> Quality:
        """Say "you control" of something."""

    @abstractmethod
    def stated(self, text: str) -> Quality:
        """Say something that is so of an object: English without its "be", Korean as a clause."""

    @abstractmethod
    def that_does(self, text: str) -> Quality:
        """Say that something does this."""

    @abstractmethod
    def alternatives(self, qualities: Sequence[Quality]) -> Quality:
        """Join qualities any of which will do."""

    @abstractmethod
    def opposite(self, quality: Quality) -> Quality:
        """Say that a quality is not there."""

    @abstractmethod
    def deny(self, clause: Clause) -> Clause:
        """Say the opposite of a clause."""

    @abstractmethod
    def lasts(self, clause: Clause) -> bool:
        """Whether a clause tells of a state that lasts, not of what was done."""

    @abstractmethod
    def list_clauses(self, clauses: Sequence[Clause], word: Literal["and", "or"]) -> Clause:
        """Join statements into one, for a condition."""

    @abstractmethod
    def chain(
        self, clauses: Sequence[Clause], mode: Mode = "plain", who: Noun | None = None
    ) -> str:
        """Say clauses one after the other as one sentence, without its period.

        Args:
            clauses: At least one, in the order in which they are done.
            mode: How they are said.
            who: Who may do them, for the mode "may".
        """

    @abstractmethod
    def pay_to(
        self,
        costs: Sequence[Clause],
        clauses: Sequence[Clause],
        who: Noun | None,
        *,
        more: bool = False,
    ) -> str:
        """Say that costs are paid to do something; without `who` that is no choice."""

    @abstractmethod
    def amount(self, amount: Amount) -> Amount:
        """Give an amount the forms of this language."""

    @abstractmethod
    def quantity(self, op: str, number: int) -> Quantity:
        """Give a compared number the forms of this language."""

    @abstractmethod
    def number(self, stat: str, op: str, value: str, *, plain: bool) -> Quality:
        """Say that a number of an object compares so with a value; `plain` if it is a numeral."""

    @abstractmethod
    def counted(self, amount: Amount, head: Head, near: Sequence[str]) -> str:
        """Say so many of something as an object."""

    @abstractmethod
    def measured(self, amount: Amount, symbols: str) -> str:
        """Say so much of something as an object."""

    @abstractmethod
    def occasion(self, clauses: Sequence[Clause], frame: str) -> str:
        """Say that one of these events happens, or is about to."""

    @abstractmethod
    def compared(self, left: Noun, op: str, right: str) -> Clause:
        """Say that two values compare so."""

    @abstractmethod
    def ordinal(self, number: int) -> str:
        """Give the ordinal: "third"."""

    @abstractmethod
    def finish(self, sentences: Sequence[str]) -> str:
        """Make a text of sentences."""

    @abstractmethod
    def modified(self, stat: str, by: str, floor: int | None, ceiling: int | None) -> str:
        """Say a change of a number as something that is given: "+2 Might"."""

    @abstractmethod
    def cost_action(self, text: str) -> str:
        """Say an action as a cost in front of a colon."""
