"""`adjudge deck`: checking decks, converting them, naming the built-in ones."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from adjudge.commands.output import DONE, FAILED, Output
from adjudge.rulebooks.riftbound.cards.registry import unsupported_cards
from adjudge.rulebooks.riftbound.case_decks import MODES, OPTIONS
from adjudge.rulebooks.riftbound.deck_codes import DeckCodeError, deck_from_code, deck_to_code
from adjudge.rulebooks.riftbound.deck_text import parse_deck, print_deck
from adjudge.rulebooks.riftbound.decks import Deck, check_deck
from adjudge.rulebooks.riftbound.decks_builtin import UnknownDeck, deck_names, load_deck
from adjudge.text.errors import TextError
from adjudge.text.yamlpos import read_text


def read_deck(word: str, out: Output) -> Deck:
    """A deck from a file (a list or a code), or a built-in one by its name."""
    path = Path(word)
    if not path.is_file():
        try:
            return load_deck(word)
        except UnknownDeck:
            if path.suffix or len(path.parts) > 1:
                out.wrong(f"there is no file {word}", f"파일이 없습니다: {word}")
            out.unknown(("deck", "덱"), word, deck_names())
    try:
        text = read_text(path)
        if len(text.split()) == 1 and ":" not in text:
            return deck_from_code(text.strip(), path.stem)
        return parse_deck(text, str(path))
    except TextError as error:
        out.unreadable(error)
    except DeckCodeError as error:
        out.wrong(f"{path}: not a deck code: {error}", f"{path}: 덱 코드가 아닙니다: {error}")


def check(word: str, mode: str | None, options: str, out: Output) -> int:
    """List every fault of a deck.

    Args:
        word: A file, or the name of a built-in deck.
        mode: What it is brought to; None: a match if it has a sideboard, else a duel.
        options: Event rules.
        out: Where to write.
    """
    deck = read_deck(word, out)
    mode = mode or ("match" if deck.sideboard else "duel")
    faults = check_deck(deck, MODES[mode], OPTIONS[options])
    missing = unsupported_cards()
    names = dict.fromkeys(
        [
            *(name for name, _ in (*deck.main, *deck.sideboard)),
            *deck.battlefields,
            *(n for n in (deck.legend, deck.champion) if n),
        ]
    )
    unplayable = {name: missing[name] for name in names if name in missing}
    data: dict[str, Any] = {
        "deck": word,
        "mode": mode,
        "legal": not faults,
        "faults": [
            {
                "code": f.code.value,
                "rule": f.rule_id,
                "en": f.en,
                "ko": f.ko,
                "cards": list(f.cards),
            }
            for f in faults
        ],
        "unsupported": unplayable,
    }
    out.data(data)
    out.say(
        out.pick(f"legal ({mode})", f"규정에 맞는 덱 ({mode})")
        if not faults
        else out.pick(
            f"illegal ({mode}): {len(faults)} faults", f"규정 위반 {len(faults)}건 ({mode})"
        )
    )
    for fault in faults:
        out.say(f"  {fault.rule_id}  {out.pick(fault.en, fault.ko)}")
    for name, reason in unplayable.items():
        out.say(
            out.pick(
                f"  can't be played yet: {name} ({reason})",
                f"  아직 쓸 수 없는 카드: {name} ({reason})",
            )
        )
    return FAILED if faults else DONE


def convert(word: str, to: str, out: Output) -> int:
    """Print a deck as a list or a code."""
    deck = read_deck(word, out)
    try:
        text = print_deck(deck, out.lang) if to == "text" else deck_to_code(deck)
    except (DeckCodeError, ValueError) as error:
        out.wrong(f"{word} has no such form: {error}", f"{word}: 바꿀 수 없습니다: {error}")
    out.data({"deck": word, "format": to, "text": text})
    out.say(text.rstrip("\n"))
    return DONE


def names(out: Output) -> int:
    """Name the built-in decks."""
    for name in deck_names():
        deck = load_deck(name)
        out.data(
            {"deck": name, "name": deck.name, "legend": deck.legend, "champion": deck.champion}
        )
        out.say(f"{name:<10} {deck.name or ''}  ({deck.legend}, {deck.champion})")
    return DONE
