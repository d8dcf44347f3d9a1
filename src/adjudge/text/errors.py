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
        if lang == "ko":
            return place + "; ".join(self._parts(self.message_ko, "쓸 수 있는 말: ", "비슷한 말: "))
        parts = self._parts(self.message_en, "expected one of ", "did you mean ")
        return place + "; ".join(parts) + ("?" if self.nearest else "")

    def _parts(self, message: str, expected: str, nearest: str) -> list[str]:
        """Put the message, the expected words and the nearest ones side by side."""
        parts = [message]
        if self.expected:
            parts.append(expected + ", ".join(self.expected))
        if self.nearest:
            parts.append(nearest + ", ".join(self.nearest))
        return parts


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
