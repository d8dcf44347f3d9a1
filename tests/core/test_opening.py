"""Rulebooks of the sources on a compiled kernel: what their classes say reaches compiled code."""

from __future__ import annotations

from typing import Any

from adjudge.core.opening import mypyc_attr, settle


class Compiled:
    """Like a compiled class: the values of its attributes are in the object, behind descriptors."""

    __slots__ = ("rule", "word")


DESCRIPTORS: dict[str, Any] = dict(vars(Compiled))


def test_what_a_class_below_says_is_put_into_the_object() -> None:
    """The lowest class wins, and what nobody says is left alone."""
    middle = type("Middle", (Compiled,), {"word": "middle"})
    lowest = type("Lowest", (middle,), {"word": "lowest", "more": 1})
    made = lowest()
    DESCRIPTORS["rule"].__set__(made, "none")
    DESCRIPTORS["word"].__set__(made, "none")
    settle(made)
    assert DESCRIPTORS["word"].__get__(made) == "lowest"
    assert DESCRIPTORS["rule"].__get__(made) == "none"


def test_the_mark_for_the_compiler_changes_nothing() -> None:
    """A class that may be built on is the class that it was."""
    assert mypyc_attr(allow_interpreted_subclasses=True)(Compiled) is Compiled
