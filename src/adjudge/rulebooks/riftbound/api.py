"""Playing Riftbound from Python: games from decks, options as text, refusals with their rules.

>>> from adjudge import riftbound
>>> game = riftbound.new_game(decks=["jinx", "kaisa"], seed=7)
>>> game.options()[-1][3:]
'done'
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from adjudge.core import saves, views
from adjudge.core.decisions import Decision, Option
from adjudge.core.errors import AmbiguousChoice, Refusal, UnreadableChoice
from adjudge.core.game import Game
from adjudge.core.rulebook import Rulebook
from adjudge.core.state import Result, State
from adjudge.core.trace import Trace, entries_since
from adjudge.rulebooks.riftbound.case_names import Names
from adjudge.rulebooks.riftbound.case_start import print_game
from adjudge.rulebooks.riftbound.decks import Deck
from adjudge.rulebooks.riftbound.kit_decks import RiftboundDecks, deck_from_plain, plain_deck
from adjudge.rulebooks.riftbound.notation import Printer, record_text
from adjudge.rulebooks.riftbound.notation_run import Runner, why_not
from adjudge.rulebooks.riftbound.rulebook import Riftbound
from adjudge.rulebooks.riftbound.seats import MODES, first_position
from adjudge.rulebooks.riftbound.trace_text import phrase
from adjudge.rulekit.decks import IllegalDeck, UnsupportedCards
from adjudge.text.notation import AmbiguousMove, MoveError

__all__ = ["Deck", "IllegalDeck", "RiftboundGame", "UnsupportedCards", "load_game", "new_game"]

DECKS: Final = RiftboundDecks()


def new_game(
    *,
    decks: Sequence[Deck | str],
    seed: int,
    first: int | None = None,
    mode: str = "duel",
    barred: Sequence[Sequence[str]] = (),
    trace: bool = True,
) -> RiftboundGame:
    """Set a game up and play it to its first decision.

    Args:
        decks: Two decks, or names of built-in ones.
        seed: Decides everything random.
        first: Who goes first; None draws by lot.
        mode: "duel" (a battlefield of each player by lot) or "match" (each picks one).
        barred: Each player's battlefields that are out for this game (486.5).
        trace: Whether the game keeps a derivation.

    Raises:
        ValueError: There are not two decks, no such mode, or no battlefield left for a player.
        UnknownDeck: There is no built-in deck of a name.
        IllegalDeck: A deck breaks a rule of construction.
        UnsupportedCards: A deck has cards that can't be played yet.
    """
    if len(decks) != 2:  # noqa: PLR2004 - the modes that are written are for two
        raise ValueError(f"{len(decks)} decks given; a game needs 2")
    if mode not in MODES:
        raise ValueError(f"unknown mode {mode!r}; there are {', '.join(MODES)}")
    known = [DECKS.brought(DECKS.read(deck), mode) for deck in decks]
    for deck in known:
        _check(deck, mode)
    rb = Riftbound()
    options = {"first": first, "mode": mode, "barred": barred}
    state = first_position(rb, known, seed, options, traced=trace)
    setup: dict[str, Any] = {
        "decks": [d if isinstance(d, str) else plain_deck(d) for d in decks],
        "seed": seed,
        "first": first,
        "mode": mode,
    }
    if barred:
        setup["barred"] = [list(names) for names in barred]
    start = state.fork()
    return RiftboundGame(Game(rb, state), Names(rb), start, setup)


def load_game(text: str) -> RiftboundGame:
    """Read a saved game and repeat its choices.

    Raises:
        CodecError: The text is no saved game.
        ReplayError: A choice is not offered.
    """
    saved = saves.load(text)
    setup = saved.setup
    game = new_game(
        decks=[d if isinstance(d, str) else deck_from_plain(d) for d in setup["decks"]],
        seed=setup["seed"],
        first=setup["first"],
        mode=setup["mode"],
        barred=setup.get("barred", ()),
    )
    saves.replay(game.game, saved.record)
    return game


class RiftboundGame:
    """A game of Riftbound.

    Attributes:
        game: The kernel's game; everything here goes through it.
        names: What words name in it.
        setup: What it was set up from.
    """

    def __init__(self, game: Game, names: Names, start: State, setup: dict[str, Any]) -> None:
        """Wrap a game; `start` is its first position."""
        self.game = game
        self.names = names
        self.setup = setup
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

    def options(self, lang: str = "en") -> list[str]:
        """The options of the open decision as lines of move notation."""
        decision = self.decision
        if decision is None:
            return []
        self.names.lay_places(self.state)
        printer = Printer(self.names, lang)
        return [printer.option(self.state, decision, option) for option in decision.options]

    def phrases(self, lang: str = "en", begin: int = 0, player: int | None = None) -> list[str]:
        """The trace in words from an entry on, as a player may read it; None for a spectator."""
        entries = entries_since(self.trace, begin)
        return [phrase(self.rb, self.state, e, lang, (player,)) for e in entries]

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
            Refused: The rules refuse it.
        """
        trial = self._runner()
        aliases = dict(self.names.aliases)
        try:
            trial.play(text)
        except MoveError as error:
            self.names.aliases = aliases
            raise _unreadable(text, error) from error
        trial.game.show_forced = False
        self.game = trial.game
        while (decision := self.game.decision) is not None and len(decision.options) == 1:
            self.game.choose(0)

    def why_not(self, text: str) -> Refusal | None:
        """Why a line of move notation is refused; None where it is possible.

        Raises:
            UnreadableChoice: It can't be read, names nothing, or leaves a choice open.
            AmbiguousChoice: It fits several things that differ.
        """
        try:
            return why_not(self._runner(), text)
        except MoveError as error:
            raise _unreadable(text, error) from error

    def _runner(self) -> Runner:
        """Plays lines in a fork that shows forced choices."""
        trial = self.game.fork()
        self.names.lay_places(trial.state)
        trial.show_forced = True
        return Runner(trial, self.names)

    def concede(self, player: int) -> None:
        """Concede at any time."""
        self.game.concede(player)

    def fork(self) -> RiftboundGame:
        """An independent game with the same future."""
        return RiftboundGame(self.game.fork(), self.names, self._start, self.setup)

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

    def case_text(self, en: str = "A game", ko: str = "한 게임") -> str:
        """The game so far as a case file: set-up and every choice, so that others can see it.

        Args:
            en: Title.
            ko: Title in Korean.
        """
        return print_game(self.setup, self.record_text(), en, ko)

    def record_text(self) -> list[str]:
        """Every recorded choice as a line of move notation."""
        return record_text(self.rb, self._start, self.record, Names(self.rb))


def _unreadable(text: str, error: MoveError) -> Exception:
    if isinstance(error, AmbiguousMove):
        return AmbiguousChoice(text, error.expected)
    return UnreadableChoice(text, error.nearest)


def _check(deck: Deck, mode: str) -> None:
    faults = DECKS.check(deck, mode)
    if faults:
        raise IllegalDeck(deck, faults)
    reasons = DECKS.unsupported(deck)
    if reasons:
        raise UnsupportedCards(reasons)
