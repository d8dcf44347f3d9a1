"""Writing results: lines for people, one JSON object a line for programs, exit codes for both."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import IO, Any, Final, NoReturn, TypeAlias

import click

from adjudge.text.errors import TextError, nearest_words

Json: TypeAlias = Any  # what JSON can say

DONE: Final = 0
FAILED: Final = 1
WRONG: Final = 2


class Wrong(click.ClickException):
    """Wrong use or unreadable input: one clear error, exit code 2."""

    exit_code = WRONG

    def show(self, file: IO[str] | None = None) -> None:
        """Print the error."""
        click.echo(f"error: {self.format_message()}", file=file, err=file is None)


class Output:
    """Where a command writes to.

    Attributes:
        json: One JSON object a line.
        lang: "en" or "ko".
    """

    def __init__(self, lang: str, *, as_json: bool) -> None:
        """Write in a language, or as JSON."""
        self.json = as_json
        self.lang = lang

    def say(self, text: str = "") -> None:
        """A line for people; nothing in JSON."""
        if not self.json:
            click.echo(text)

    def lines(self, texts: Iterable[str]) -> None:
        """Lines for people."""
        for text in texts:
            self.say(text)

    def data(self, value: dict[str, Any]) -> None:
        """An object for programs; nothing for people."""
        if self.json:
            click.echo(json.dumps(value, ensure_ascii=False))

    def pick(self, en: str, ko: str) -> str:
        """The text in the language."""
        return ko if self.lang == "ko" else en

    def wrong(self, en: str, ko: str, **more: Json) -> NoReturn:
        """Stop with exit code 2."""
        text = self.pick(en, ko)
        if self.json:
            self.data({"error": text, **more})
            raise click.exceptions.Exit(WRONG)
        raise Wrong(text)

    def unreadable(self, error: TextError) -> NoReturn:
        """Stop with exit code 2 because of a text that can't be read."""
        if self.json:
            self.data(error_data(error, self.lang))
            raise click.exceptions.Exit(WRONG)
        raise Wrong(error.text(self.lang))

    def unknown(self, what: tuple[str, str], word: str, known: Iterable[str]) -> NoReturn:
        """Stop because a word names nothing: `what` is "game" and its Korean."""
        words = tuple(known)
        near = nearest_words(word, words)
        hint_en = f"; did you mean {near[0]}?" if near else ""
        hint_ko = f" 비슷한 말: {near[0]}" if near else ""
        self.wrong(
            f'unknown {what[0]} "{word}"; there are {", ".join(words)}{hint_en}',
            f'알 수 없는 {what[1]}: "{word}". 있는 것: {", ".join(words)}.{hint_ko}',
            nearest=list(near),
        )


def error_data(error: TextError, lang: str) -> dict[str, Any]:
    """A text error as JSON values."""
    return {
        "error": error.message_ko if lang == "ko" else error.message_en,
        "file": error.file,
        "line": error.line,
        "column": error.column,
        "expected": list(error.expected),
        "nearest": list(error.nearest),
    }
