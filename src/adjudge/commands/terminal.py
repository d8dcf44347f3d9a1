"""`adjudge play`: a game in the terminal, options by number or in move notation."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path
from typing import Final

import click

from adjudge.commands.output import DONE, Output
from adjudge.core.errors import (
    AmbiguousChoice,
    EngineFault,
    IllegalChoice,
    UndoBarrier,
    UnreadableChoice,
)
from adjudge.core.trace import length
from adjudge.judge.run import FAULT_FOLDER
from adjudge.rulekit.decks import IllegalDeck, UnsupportedCards
from adjudge.rulekit.kit import SEATS, Deck, Kit
from adjudge.rulekit.playing import PlayedGame, new_game
from adjudge.text.notation import MoveError

PLAYERS: Final = ("human", "random")
HELP_EN: Final = (
    "a number picks an option; a line of notation plays it (play NAME -> 3); "
    "why LINE, undo, table, log, save FILE, case FILE, concede, quit"
)
HELP_KO: Final = (
    "번호로 고르거나 행동을 그대로 적습니다(이름 사용 -> 대상). "
    "why 행동, undo, table, log, save 파일, case 파일, concede, quit"
)


def start(kit: Kit, decks: list[Deck], seed: int, out: Output) -> PlayedGame:
    """Set a game up; decks that may not be played stop the command."""
    try:
        return new_game(kit, decks, seed)
    except IllegalDeck as error:
        out.wrong(
            "an illegal deck: " + "; ".join(f"{f.en} ({f.rule_id})" for f in error.faults),
            "규정에 맞지 않는 덱: " + "; ".join(f"{f.ko} ({f.rule_id})" for f in error.faults),
        )
    except UnsupportedCards as error:
        told = "; ".join(f"{card}: {out.pick(r.en, r.ko)}" for card, r in error.reasons.items())
        out.wrong(
            f"cards that can't be played yet: {told}", f"아직 쓸 수 없는 카드가 있습니다: {told}"
        )


class Terminal:
    """One game at the terminal."""

    def __init__(self, game: PlayedGame, players: list[str], seed: int, out: Output) -> None:
        """Seat players: "human" or "random"."""
        self.game = game
        self.players = players
        self.out = out
        self.dice = random.Random(seed)  # noqa: S311 - picks moves, guards nothing
        self.told = 0
        self.leave = False

    def run(self) -> int:
        """Play until the game is over or the person leaves."""
        if "human" in self.players:
            self._help()
        while not self.leave and (decision := self.game.decision) is not None:
            if self.players[decision.player] == "random":
                self._report()
                self._choose(self.dice.randrange(len(decision.options)))
            else:
                self._report()
                self._turn(decision.player)
        self._report()
        outcome = self.game.outcome
        if outcome is not None:
            winners = ", ".join(SEATS[p] for p in outcome.winners)
            self.out.data(
                {
                    "winners": list(outcome.winners),
                    "rule": outcome.rule,
                    "reason": outcome.reason,
                    "record": self.game.record_text(),
                }
            )
            self.out.say(
                self.out.pick(
                    f"{winners} wins [{outcome.rule}]", f"승자: {winners} [{outcome.rule}]"
                )
            )
        return DONE

    def _report(self) -> None:
        """Tell what happened since last time, as the person at the table may know it."""
        lines = self.game.phrases(self.out.lang, self.told, self._viewer())
        self.told = length(self.game.trace)
        self.out.lines(f"  · {line}" for line in lines)

    def _help(self) -> None:
        self.out.say(self.out.pick(HELP_EN, HELP_KO))

    def _viewer(self) -> int | None:
        humans = [i for i, kind in enumerate(self.players) if kind == "human"]
        decision = self.game.decision
        if len(humans) == 1:
            return humans[0]
        return decision.player if decision is not None and humans else None

    def _turn(self, player: int) -> None:
        decision = self.game.decision
        if decision is None:
            return
        kind = self.game.kit.kind_word(decision.kind, self.out.lang)
        self.out.say(f"{SEATS[player]}: {kind} [{decision.rule}]")
        for number, text in enumerate(self.game.options(self.out.lang), start=1):
            self.out.say(f"  {number:>2}  {text[3:]}")
        try:
            answer = click.prompt(f"{SEATS[player]}", prompt_suffix="> ", type=str)
        except click.Abort:
            self.leave = True
            return
        self._do(player, answer.strip())

    def _do(self, player: int, answer: str) -> None:
        word, _, rest = answer.partition(" ")
        commands: dict[str, Callable[[str], None]] = {
            "quit": lambda _: setattr(self, "leave", True),
            "exit": lambda _: setattr(self, "leave", True),
            "help": lambda _: self._help(),
            "table": lambda _: self.out.lines(self.game.table(player, self.out.lang)),
            "log": lambda _: self.out.lines(self.game.record_text()),
            "undo": self._undo,
            "save": lambda text: self._write(text or "game.adjudge", self.game.save() + "\n"),
            "case": lambda text: self._write(text or "game.yaml", self.game.case_text()),
            "why": lambda text: self._why(player, text),
            "concede": lambda _: self.game.concede(player),
        }
        if answer.isdigit():
            count = len(self.game.options())
            if 1 <= int(answer) <= count:
                self._choose(int(answer) - 1)
            else:
                self.out.say(self.out.pick(f"1 to {count}", f"1부터 {count}까지"))
        elif word in commands:
            commands[word](rest.strip())
        elif answer:
            self._play(self._line(player, answer))

    def _table(self, player: int) -> None:
        self.out.lines(self.game.table(player, self.out.lang))

    def _line(self, player: int, text: str) -> str:
        return text if text[:1] in SEATS and text[1:2] == ":" else f"{SEATS[player]}: {text}"

    def _play(self, line: str) -> None:
        try:
            self.game.play(line)
        except IllegalChoice as error:
            self.out.say(self.out.pick("refused:", "거부됨:"))
            self.out.lines(f"  {r.rule}  {r.text(self.out.lang)}" for r in error.refusal.reasons)
        except (UnreadableChoice, AmbiguousChoice) as error:
            self._unread(error)

    def _unread(self, error: Exception) -> None:
        cause = error.__cause__
        self.out.say(cause.text(self.out.lang) if isinstance(cause, MoveError) else str(error))

    def _why(self, player: int, text: str) -> None:
        try:
            found = self.game.why_not(self._line(player, text))
        except (UnreadableChoice, AmbiguousChoice) as error:
            self._unread(error)
            return
        if found is None:
            self.out.say(self.out.pick("it is possible", "가능합니다"))
            return
        self.out.lines(f"  {r.rule}  {r.text(self.out.lang)}" for r in found.reasons)

    def _undo(self, text: str) -> None:
        try:
            self.game.undo(int(text) if text.isdigit() else 1)
        except UndoBarrier:
            self.out.say(
                self.out.pick(
                    "something random or hidden was shown since",
                    "그 뒤에 무작위이거나 숨겨진 것이 공개됐습니다",
                )
            )
        except ValueError as error:
            self.out.say(str(error))
        self.told = min(self.told, length(self.game.trace))

    def _write(self, name: str, text: str) -> None:
        try:
            Path(name).write_text(text, encoding="utf-8")
        except OSError as error:
            self.out.say(str(error))
            return
        self.out.say(name)

    def _choose(self, index: int) -> None:
        """Choose an option; a fault of the engine is kept as a case."""
        try:
            self.game.choose(index)
        except EngineFault as error:
            folder = Path(FAULT_FOLDER)
            folder.mkdir(exist_ok=True)
            self._write(str(folder / "game.yaml"), f"# {error}\n{self.game.case_text()}")
            raise
