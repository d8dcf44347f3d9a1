"""`adjudge deck`: checking decks, converting them, naming the built-in ones."""

from __future__ import annotations

from pathlib import Path
from typing import Any, TypeAlias

from adjudge.commands.output import DONE, FAILED, Output
from adjudge.rulekit.decks import UnknownDeck, UnreadableDeck
from adjudge.rulekit.kit import Kit
from adjudge.text.errors import TextError
from adjudge.text.yamlpos import read_text

Deck: TypeAlias = Any  # the rulebook's own type


def read_deck(kit: Kit, word: str, out: Output) -> Deck:
    """A deck from a file (in any of its forms), or a built-in one by its name."""
    path = Path(word)
    if not path.is_file():
        try:
            return kit.decks.load(word)
        except UnknownDeck as error:
            if path.suffix or len(path.parts) > 1:
                out.wrong(f"there is no file {word}", f"파일이 없습니다: {word}")
            out.unknown(("deck", "덱"), word, error.known)
    try:
        return kit.decks.parse(read_text(path), str(path))
    except TextError as error:
        out.unreadable(error)
    except UnreadableDeck as error:
        out.wrong(f"{path}: {error.en}", f"{path}: {error.ko}")


def _one_of(word: str | None, known: tuple[str, ...], what: tuple[str, str], out: Output) -> str:
    """A word out of those there are, the first where none is given."""
    if word is None:
        return known[0] if known else ""
    if word not in known:
        if not known:
            out.wrong(f"this game has no {what[0]}s", f"이 게임에는 {what[1]} 구분이 없습니다")
        out.unknown(what, word, known)
    return word


def check(kit: Kit, word: str, mode: str | None, options: str | None, out: Output) -> int:
    """List every fault of a deck.

    Args:
        kit: The game.
        word: A file, or the name of a built-in deck.
        mode: What it is brought to; None: what it seems to be meant for.
        options: Event rules; None: the usual ones.
        out: Where to write.
    """
    decks = kit.decks
    if mode is not None:
        _one_of(mode, decks.modes, ("mode", "방식"), out)
    event = _one_of(options, decks.events, ("event", "대회 규정"), out)
    deck = read_deck(kit, word, out)
    mode = mode or decks.mode_of(deck)
    faults = decks.check(deck, mode, event)
    unplayable = decks.unsupported(deck)
    data: dict[str, Any] = {
        "deck": word,
        "mode": mode,
        "legal": not faults,
        "faults": [
            {"code": str(f.code), "rule": f.rule_id, "en": f.en, "ko": f.ko, "cards": list(f.cards)}
            for f in faults
        ],
        "unsupported": {name: out.pick(r.en, r.ko) for name, r in unplayable.items()},
    }
    out.data(data)
    shown = f" ({mode})" if mode else ""
    out.say(
        out.pick(f"legal{shown}", f"규정에 맞는 덱{shown}")
        if not faults
        else out.pick(f"illegal{shown}: {len(faults)} faults", f"규정 위반 {len(faults)}건{shown}")
    )
    for fault in faults:
        out.say(f"  {fault.rule_id}  {out.pick(fault.en, fault.ko)}")
    for name, reason in unplayable.items():
        out.say(
            out.pick(
                f"  can't be played yet: {name} ({reason.en})",
                f"  아직 쓸 수 없는 카드: {name} ({reason.ko})",
            )
        )
    return FAILED if faults else DONE


def convert(kit: Kit, word: str, to: str | None, out: Output) -> int:
    """Print a deck in one of its forms."""
    form = _one_of(to, kit.decks.forms, ("form", "형식"), out)
    deck = read_deck(kit, word, out)
    try:
        text = kit.decks.show(deck, out.lang, form)
    except ValueError as error:
        out.wrong(f"{word} has no such form: {error}", f"{word}: 바꿀 수 없습니다: {error}")
    out.data({"deck": word, "format": form, "text": text})
    out.say(text.rstrip("\n"))
    return DONE


def names(kit: Kit, out: Output) -> int:
    """Name the built-in decks."""
    for name in kit.decks.names():
        out.data({"deck": name, **kit.decks.about(name)})
        out.say(f"{name:<10} {kit.decks.about_line(name)}".rstrip())
    return DONE
