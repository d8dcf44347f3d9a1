"""Playing a game from Python, whatever its rulebook: options as text, refusals with their rules."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any, Final, TypeAlias

from adjudge.core import saves, views
from adjudge.core.codec import CodecError, dumps
from adjudge.core.decisions import Decision, Option
from adjudge.core.errors import AmbiguousChoice, IllegalChoice, Refusal, UnreadableChoice
from adjudge.core.game import Game
from adjudge.core.rulebook import Rulebook
from adjudge.core.state import Result, State
from adjudge.core.trace import Trace, entries_since
from adjudge.rulekit.kit import Deck, Kit
from adjudge.text.notation import AmbiguousMove, MoveError

Names: TypeAlias = Any  # what the words of the game name in it; the voice's own
Setting: TypeAlias = Any  # a value of an option of the set-up

_NO_OPTIONS: Final = frozenset(("decks", "seed", "note"))


def new_game(
    kit: Kit, decks: Sequence[Deck], seed: int, *, trace: bool = True, **options: Setting
) -> PlayedGame:
    """Set a game up and play it to its first decision.

    Args:
        kit: The game.
        decks: What each seat brings: names of built-in decks, their text, or decks of the rulebook.
        seed: Decides everything random.
        trace: Whether the game keeps a derivation.
        options: Set-up that is not the usual one, by the names of the kit's options.

    Raises:
        ValueError: A number of decks or an option that the game does not know.
        UnknownDeck: There is no built-in deck of a name.
        IllegalDeck: A deck breaks a rule of construction.
        UnsupportedCards: A deck has cards that can't be played yet.
    """
    known = (*kit.setup, *kit.further)
    for name in options:
        if name not in known:
            raise ValueError(f"unknown option {name!r}; there are {', '.join(known) or 'none'}")
    settings = {**kit.setup, **options}
    brought = kit.brought(decks, settings)
    rb = kit.rulebook()
    state = kit.position(rb, brought, seed, traced=trace, options=settings)
    setup: dict[str, Any] = {
        "decks": [deck if isinstance(deck, str) else kit.decks.plain(deck) for deck in decks],
        "seed": seed,
        **settings,
    }
    # As JSON gives it back: tuples have become lists.
    setup = json.loads(json.dumps(setup))
    start = state.fork()
    return PlayedGame(kit, Game(rb, state), kit.voice.names(rb), start, setup)


def load_game(kit: Kit, text: str) -> PlayedGame:
    """Read a saved game and repeat its choices.

    Raises:
        CodecError: The text is no saved game, or one of another game.
        ReplayError: A choice is not offered.
    """
    saved = saves.load(text)
    if saved.game != kit.name:
        raise CodecError("game", kit.name, saved.game)
    setup = saved.setup
    decks = [d if isinstance(d, str) else kit.decks.from_plain(d) for d in setup["decks"]]
    options = {name: value for name, value in setup.items() if name not in _NO_OPTIONS}
    game = new_game(kit, decks, setup["seed"], **options)
    saves.replay(game.game, saved.record)
    return game


class Interface:
    """What `from adjudge import NAME` gives where the rulebook has no module `api` of its own.

    Attributes:
        kit: The game.
    """

    def __init__(self, kit: Kit) -> None:
        """Serve a game."""
        self.kit = kit

    def new_game(
        self, *, decks: Sequence[Deck], seed: int, trace: bool = True, **options: Setting
    ) -> PlayedGame:
        """Set a game up and play it to its first decision; see `new_game` of this module."""
        return new_game(self.kit, decks, seed, trace=trace, **options)

    def load_game(self, text: str) -> PlayedGame:
        """Read a saved game and repeat its choices; see `load_game` of this module."""
        return load_game(self.kit, text)


class PlayedGame:
    """A game that is played.

    Attributes:
        kit: What it asks of its rulebook.
        game: The kernel's game; everything here goes through it.
        names: What words name in it.
        setup: What it was set up from.
    """

    def __init__(
        self, kit: Kit, game: Game, names: Names, start: State, setup: Mapping[str, Any]
    ) -> None:
        """Wrap a game; `start` is its first position."""
        self.kit = kit
        self.game = game
        self.names = names
        self.setup = dict(setup)
        self._start = start

    # ------------------------------------------------------------------ looking

    @property
    def rb(self) -> Rulebook:
        """The rulebook."""
        return self.game.rb

    @property
    def state(self) -> State:
        """The position; do not change it."""
        return self.game.state

    @property
    def decision(self) -> Decision | None:
        """The open question; None when the game is over."""
        return self.game.decision

    @property
    def outcome(self) -> Result | None:
        """How the game ended; None while it goes on."""
        return self.game.outcome

    @property
    def trace(self) -> Trace | None:
        """What happened so far."""
        return self.game.trace

    @property
    def record(self) -> list[Option]:
        """Every recorded choice."""
        return self.game.record

    def view(self, player: int | None = None) -> dict[str, Any]:
        """The position as a player may see it; None for a spectator. JSON-able."""
        return views.view(self.rb, self.state, player, self.decision)

    def table(self, player: int | None = None, lang: str = "en") -> list[str]:
        """The same as lines of text."""
        return self.kit.table_lines(self.rb, self.view(player), lang)

    def options(self, lang: str = "en") -> list[str]:
        """The options of the open decision as lines of move notation."""
        decision = self.decision
        if decision is None:
            return []
        voice, state = self.kit.voice, self.state
        return [voice.option(self.names, state, decision, o, lang) for o in decision.options]

    def phrases(self, lang: str = "en", begin: int = 0, player: int | None = None) -> list[str]:
        """The trace in words from an entry on, as a player may read it; None for a spectator."""
        voice = self.kit.voice
        entries = entries_since(self.trace, begin)
        return [voice.phrase(self.rb, self.state, e, lang, (player,)) for e in entries]

    # ------------------------------------------------------------------ playing

    def choose(self, option: Option | int) -> None:
        """Answer the open decision by an option or its index.

        Raises:
            IllegalChoice: It is not offered; the position is as it was.
        """
        self.game.choose(option)

    def play(self, text: str) -> None:
        """Play a line of move notation, or nothing of it.

        Raises:
            UnreadableChoice: It can't be read, names nothing, or leaves a choice open.
            AmbiguousChoice: It fits several things that differ.
            IllegalChoice: The rules refuse it.
        """
        trial = self._trial()
        names = self.kit.voice.copy_names(self.names)
        try:
            refusal = self.kit.voice.play(trial, names, text)
        except MoveError as error:
            raise _unreadable(text, error) from error
        if refusal is not None:
            raise IllegalChoice(refusal)
        trial.show_forced = False
        self.game, self.names = trial, names
        while (decision := self.game.decision) is not None and len(decision.options) == 1:
            self.game.choose(0)

    def why_not(self, text: str) -> Refusal | None:
        """Why a line of move notation is refused; None where it is possible.

        Raises:
            UnreadableChoice: It can't be read, names nothing, or leaves a choice open.
            AmbiguousChoice: It fits several things that differ.
        """
        names = self.kit.voice.copy_names(self.names)
        try:
            return self.kit.voice.why_not(self._trial(), names, text)
        except MoveError as error:
            raise _unreadable(text, error) from error

    def _trial(self) -> Game:
        """A fork that shows forced choices, in which a line is played."""
        trial = self.game.fork()
        _ = trial.state  # brought up to its open question as the game itself was
        trial.show_forced = True
        return trial

    def concede(self, player: int) -> None:
        """Concede at any time."""
        self.game.concede(player)

    def fork(self) -> PlayedGame:
        """An independent game with the same future."""
        return PlayedGame(self.kit, self.game.fork(), self.names, self._start, self.setup)

    def undo(self, choices: int = 1, *, force: bool = False) -> None:
        """Take back recorded choices.

        Raises:
            UndoBarrier: Something random or hidden was shown since, and `force` is not set.
            ValueError: There are not that many.
        """
        self.game.undo(choices, force=force)

    # ------------------------------------------------------------------ text forms

    def save(self) -> str:
        """The game as one line of text, for `load_game`."""
        return saves.save(self.game, self.setup)

    def record_text(self) -> list[str]:
        """Every recorded choice as a line of move notation."""
        return self.kit.voice.record(self.rb, self._start, self.record)

    def case_text(self, en: str = "A game", ko: str = "한 게임") -> str:
        """The game so far as a case file: set-up and every choice, so that others can see it.

        Args:
            en: Title.
            ko: Title in Korean.
        """
        start = self.kit.voice.case_start(self.setup)
        return self._case_text(start, self.record_text(), en, ko)

    def position_text(self, en: str = "A moment of a game", ko: str = "게임의 한 순간") -> str:
        """This moment as a case file that begins here, with everything that is hidden in it.

        The position at the start of the running step is kept as a program writes it, and the
        choices since are its moves.

        Args:
            en: Title.
            ko: Title in Korean.
        """
        position, since = self.game.running()
        lines = self.kit.voice.record(self.rb, position, since)
        position.trace = None
        return self._case_text({"state": dumps(position)}, lines, en, ko)

    def _case_text(self, start: Mapping[str, Any], moves: Sequence[str], en: str, ko: str) -> str:
        import yaml  # noqa: PLC0415 - only needed to print a case

        case = {
            "game": self.kit.name,
            "title": {"en": en, "ko": ko},
            "seed": self.setup["seed"],
            "record": True,
            "position": {"start": dict(start)},
            "moves": list(moves),
            "expect": [],
        }
        text: str = yaml.safe_dump(case, allow_unicode=True, sort_keys=False, width=100)
        return text


def _unreadable(text: str, error: MoveError) -> Exception:
    if isinstance(error, AmbiguousMove):
        return AmbiguousChoice(text, error.expected)
    return UnreadableChoice(text, error.nearest)
