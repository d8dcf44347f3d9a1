"""The error of every text form: where the fault is, and what would have been readable there."""

import difflib
from collections.abc import Iterable


class TextError(ValueError):
    """A text can't be read.

    Attributes:
        file: Name of the file, or of what stands for it.
        line: Line of the fault, from 1.
        column: Column of the fault, from 1.
        message_en: What is wrong, in English, without the place.
        message_ko: The same in Korean.
        expected: What would have been readable there; empty where a list would not help.
        nearest: Readable words similar to what was found; may be empty.

    >>> print(TextError("deck.txt", 3, 1, 'unknown section "Foo"', "", expected=("Main",)))
    deck.txt:3:1: unknown section "Foo"; expected one of Main
    """

    def __init__(
        self,
        file: str,
        line: int,
        column: int,
        message_en: str,
        message_ko: str,
        expected: tuple[str, ...] = (),
        nearest: tuple[str, ...] = (),
    ) -> None:
        super().__init__(file, line, column, message_en, message_ko, expected, nearest)
        self.file = file
        self.line = line
        self.column = column
        self.message_en = message_en
        self.message_ko = message_ko
        self.expected = expected
        self.nearest = nearest

    def __str__(self) -> str:
        return self.text("en")

    def text(self, lang: str) -> str:
        """Give the whole message with its place.

        Args:
            lang: `ko` for Korean; anything else is English.
        """
        place = f"{self.file}:{self.line}:{self.column}: "
        message = self.message_ko if lang == "ko" else self.message_en
        return place + fault_text(message, self.expected, self.nearest, lang)


class AmbiguousText(TextError):
    """A text that can be read in several ways; `expected` tells them apart."""


class Told(ValueError):
    """Something that can't be used, for a reason that has no place in a text.

    Attributes:
        en: Why.
        ko: The same in Korean.
    """

    def __init__(self, en: str, ko: str) -> None:
        super().__init__(en)
        self.en = en
        self.ko = ko


def fault_text(message: str, expected: tuple[str, ...], nearest: tuple[str, ...], lang: str) -> str:
    """A message with the words that would have been readable and those that may have been meant.

    >>> fault_text("unknown word", ("a", "b"), ("b",), "en")
    'unknown word; expected one of a, b; did you mean b?'
    """
    parts = [message]
    if expected:
        head = "쓸 수 있는 말: " if lang == "ko" else "expected one of "
        parts.append(head + ", ".join(expected))
    if nearest:
        head, tail = ("비슷한 말: ", "") if lang == "ko" else ("did you mean ", "?")
        parts.append(head + ", ".join(nearest) + tail)
    return "; ".join(parts)


def nearest_words(word: str, known: Iterable[str], limit: int = 3) -> tuple[str, ...]:
    """Find the known words that `word` may be a slip of, the most similar first.

    Args:
        word: What was found.
        known: The words that would have been readable, as they are to be shown.
        limit: How many to give at most, >= 1.

    >>> nearest_words("sidebord", ("Main", "Sideboard"))
    ('Sideboard',)
    """
    shown = {known_word.casefold(): known_word for known_word in known}
    found = difflib.get_close_matches(word.casefold(), shown, n=limit)
    return tuple(shown[key] for key in found)
