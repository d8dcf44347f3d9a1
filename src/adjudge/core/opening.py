"""Letting rulebooks of one's own, which are not compiled, build on a compiled kernel.

A compiled class keeps the values of its attributes in each object. What an interpreted class below
it says in its body stays in that class, where compiled code does not look; `settle` puts it into
the object.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

__all__ = ["mypyc_attr", "settle"]

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr
else:

    def mypyc_attr(**_options: Any) -> Any:  # noqa: ANN401 - a decorator that changes nothing
        """What the compiler reads; nothing to do for the sources."""
        return lambda decorated: decorated


def settle(made: object) -> None:
    """Give an object the values that interpreted classes set for attributes of compiled ones."""
    classes = type(made).__mro__
    slots: dict[str, Any] = {}
    for cls in reversed(classes):
        for name, value in vars(cls).items():
            if hasattr(value, "__set__"):
                slots[name] = value
            elif name in slots and not callable(value):
                slots[name].__set__(made, value)
