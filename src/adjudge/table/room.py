"""One table in memory: its game, who sits there, and what they may do."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
from collections.abc import Callable, Iterator
from typing import Any, Final, TypeAlias

from adjudge.core import saves
from adjudge.core.decisions import Decision, Option
from adjudge.core.errors import EngineFault, IllegalChoice, LoopFound, Refusal
from adjudge.rulekit.matches import MatchSoFar
from adjudge.table import telling
from adjudge.table.books import Book, DeckProblem, PlayedGame
from adjudge.table.history import CONCEDE, Choice, History
from adjudge.table.stops import Stops, Until
from adjudge.table.storage import Storage, StorageError, Stored
from adjudge.table.tables import GameRow, StepRow
from adjudge.table.thinkers import Thinkers

Json: TypeAlias = Any  # what JSON can say

PERSON: Final = "person"
_FORCED: Final = 1_000  # shown forced choices between two steps stay below this
_RETRY: Final = 3
_log = logging.getLogger(__name__)


class Denied(Exception):
    """Something that was asked for is not done; nothing changed.

    Attributes:
        code: Code of the error frame.
        en: Why.
        ko: The same in Korean.
        reasons: Reasons of the rules, each with `rule`, `en` and `ko`.
    """

    def __init__(self, code: str, en: str, ko: str, reasons: list[Json] | None = None) -> None:
        """Keep why."""
        super().__init__(en)
        self.code = code
        self.en = en
        self.ko = ko
        self.reasons = reasons or []


def reasons_of(refusal: Refusal) -> list[Json]:
    """The reasons of a refusal as JSON values."""
    return [{"rule": r.rule, "en": r.en, "ko": r.ko} for r in refusal.reasons]


class Room:
    """A table.

    Attributes:
        key: Its key in the storage.
        book: The game that is played.
        about: Kinds of the seats, decks, best of how many.
        number: Which game it is, from 1.
        game: The game.
        history: Its steps.
        wins: Games won before this one, by seat.
        stops: What each seat wants to be asked.
        asks: Seat that asks to take something back.
        lock: Held while something is done, until it is on the disk.
        match: Decks as they were registered, and what the games before this one have left.
        again: Seats that asked for another game, with the decks they bring.
        first: Who is to go first in the next game, as the seat says whose choice that is.
    """

    def __init__(self, book: Book, stored: Stored, storage: Storage, thinkers: Thinkers) -> None:
        """Set the last game of a stored table up and repeat its choices."""
        self.key = stored.id
        self.book = book
        self.about = stored.about
        self.stops = [Stops() for _ in self.about["seats"]]
        self.pace = thinkers.pace
        self.listeners: list[Callable[[], None]] = []
        self.here = [0 for _ in self.about["seats"]]
        self._storage = storage
        self._thinkers = thinkers
        self.lock = asyncio.Lock()
        self._driver: asyncio.Task[None] | None = None
        self._wake = asyncio.Event()
        self._thought: int | None = None  # the moment that a program thinks about
        self._begin(stored.games[-1], History(stored.steps[-1]), len(stored.games))

    def _begin(self, setup: Json, history: History, number: int) -> None:
        self.setup = setup
        self.number = number
        self.history = history
        self.wins: list[int] = setup["wins"]
        self.asks: int | None = None
        self.match: Json = setup.get("match") or {
            "registered": setup["game"]["decks"],
            "games": [],
        }
        self.again: dict[int, Json] = {}
        self.first: int | None = None
        self.logs: dict[int | None, telling.Log] = {}
        self._forced = 0
        self._told: dict[str, Any] = {}
        self.game = self._play_back()

    def _play_back(self) -> PlayedGame:
        game = self.book.new_game(self.setup["game"])
        self.turns = telling.Turns()
        self.turns.note(game)
        for option in self.history.record:
            saves.replay(game.game, [option])
            self.turns.note(game)
        game.game.show_forced = any(stops.every for stops in self.stops)
        return game

    # ------------------------------------------------------------------ looking

    @property
    def moment(self) -> int:
        """A number that grows with everything that happens to the game."""
        return self.history.steps * _FORCED + self._forced

    def kind(self, seat: int) -> str:
        """Who sits there: person, random, greedy or search."""
        return str(self.about["seats"][seat]["kind"])

    @property
    def persons(self) -> list[int]:
        """The seats of persons."""
        return [seat for seat in range(len(self.about["seats"])) if self.kind(seat) == PERSON]

    def undoable(self, seat: int) -> int:
        """How many choices go back when a seat takes its last one back; 0 where it can't."""
        count = self.history.last_of(seat)
        return count if count and count <= self.game.game.undoable() else 0

    def log(self, viewer: int | None) -> telling.Log:
        """The log as a viewer reads it, up to date."""
        if viewer not in self.logs:
            self.logs[viewer] = telling.Log(viewer)
        log = self.logs[viewer]
        log.update(self.game, self.turns)
        return log

    def state(self, viewer: int | None, *, full: bool) -> Json:
        """A state frame without its log; made once for all who look alike."""
        key = f"{self.moment} {viewer} {full}"
        if key not in self._told:
            if not any(k.startswith(f"{self.moment} ") for k in self._told):
                self._told.clear()
            self._told[key] = self._state(viewer, full=full)
        return {
            **self._told[key],
            "asks": self.asks,
            "hold": "off" if viewer is None else self.stops[viewer].hold,
            "seats": [
                {
                    "kind": self.kind(seat),
                    "here": self.here[seat] > 0,
                    "rematch": seat in self.again,
                }
                for seat in range(len(self.stops))
            ],
        }

    def _state(self, viewer: int | None, *, full: bool) -> Json:
        game = self.game
        decision, outcome = game.decision, game.outcome
        mine = decision is not None and decision.player == viewer
        return {
            "v": 1,
            "type": "state",
            "moment": self.moment,
            "number": self.number,
            "view": telling.view_of(game, viewer) if full else None,
            "prompt": telling.prompt_of(game, self.book, viewer),
            "options": telling.options_of(game) if mine else [],
            "log": None,
            "undo": 0 if viewer is None else self.undoable(viewer),
            "redo": viewer is not None and bool(self.history.undone),
            "wins": self.standing(),
            "best_of": self.about["best_of"],
            "result": None
            if outcome is None
            else {
                "winners": list(outcome.winners),
                "rule": outcome.rule,
                "reason": outcome.reason,
                "over": self.over,
                "chooser": self.chooser,
                "deck": None if viewer is None else self._deck_text(viewer),
            },
        }

    def _deck_text(self, seat: int) -> str:
        return self.book.deck_text(self.setup["game"]["decks"][seat])

    def standing(self) -> list[int]:
        """Games won, this one included when it is over."""
        outcome = self.game.outcome
        winners = () if outcome is None else outcome.winners
        return [won + (seat in winners) for seat, won in enumerate(self.wins)]

    @property
    def over(self) -> bool:
        """Whether no further game of the match follows this one."""
        best_of = self.about["best_of"]
        return self.game.outcome is not None and (
            best_of == 1 or max(self.standing()) > best_of // 2
        )

    def _so_far(self) -> MatchSoFar:
        """The match with this game, which is over."""
        games = [*self.match["games"], self.book.kit.matches.note(self.game)]
        return self.book.so_far({**self.match, "games": games}, self.about["best_of"])

    @property
    def chooser(self) -> int | None:
        """Who says who goes first in the next game of the match."""
        if self.game.outcome is None or self.over:
            return None
        return self.book.kit.matches.chooser(self._so_far())

    # ------------------------------------------------------------------ doing

    async def choose(self, seat: int, at: int, index: int) -> None:
        """Answer the open decision.

        Raises:
            Denied: It is too late, not this seat's, or no option.
        """
        async with self.lock:
            self._in_time(at)
            decision = self._open(seat)
            if not 0 <= index < len(decision.options):
                raise Denied(
                    "refused",
                    f"there is no option {index}; there are {len(decision.options)}",
                    f"{index}번 선택지는 없습니다. 선택지는 {len(decision.options)}개입니다",
                )
            await self._choose(seat, decision, index, auto=False)
            await self._settle()
        self._changed()

    async def _settle(self) -> None:
        """Pass for persons who do not want to be asked; nobody sees them asked meanwhile."""
        while self.asks is None:
            decision = self.game.decision
            if decision is None or self.kind(decision.player) != PERSON:
                return
            seat, state = decision.player, self.game.state
            own = self.game.rb.turn_player(state) == seat
            passing = self.stops[seat].passes(decision, state, own)
            if passing is None:
                return
            await self._choose(seat, decision, passing, auto=True)

    async def _choose(self, seat: int, decision: Decision, index: int, *, auto: bool) -> None:
        option = decision.options[index]
        recorded = len(decision.options) > 1
        try:
            self.game.choose(index)
        except IllegalChoice as error:
            raise Denied("refused", str(error), str(error), reasons_of(error.refusal)) from None
        except LoopFound as error:
            self.game = self._play_back()
            raise Denied(
                "refused",
                f"the rules leave open what happens then: {error}",
                f"그 뒤에 일어날 일을 규칙이 정하지 않습니다: {error}",
            ) from None
        except EngineFault as error:
            _log.exception("fault at table %s", self.key)
            self.game = self._play_back()
            raise Denied("fault", f"the engine broke: {error}", f"엔진 오류: {error}") from None
        if recorded:
            await self._keep(Choice(seat, option, auto).plain())
        else:
            self.turns.note(self.game)
            self._forced += 1

    async def _keep(self, step: Json) -> None:
        """Put a step that was done to the game on disk, and into the history."""
        self.turns.note(self.game)
        row = StepRow(
            table=self.key, number=self.number, step=self.history.steps, what=json.dumps(step)
        )
        try:
            await self._storage.write([row])
        except StorageError as error:
            # What is not on disk has not happened.
            self.game = self._play_back()
            raise Denied(
                "storage", f"it can't be stored: {error}", f"저장할 수 없습니다: {error}"
            ) from None
        self.history.add(step)
        self._forced = 0
        self.asks = None

    async def concede(self, seat: int) -> None:
        """Give up.

        Raises:
            Denied: The game is over.
        """
        async with self.lock:
            if self.game.outcome is not None:
                raise _over()
            self.game.concede(seat)
            await self._keep(Choice(seat, Option(CONCEDE, seat)).plain())
        self._changed()

    async def undo(self, seat: int, at: int) -> None:
        """Take a seat's last choice back, or ask the other persons for it.

        Raises:
            Denied: Nothing can be taken back.
        """
        async with self.lock:
            self._in_time(at)
            if not self.undoable(seat):
                raise Denied(
                    "refused",
                    "nothing to take back: something was revealed or drawn since your last choice",
                    "되돌릴 것이 없습니다. 마지막 선택 뒤에 무언가 공개되거나 뽑혔습니다",
                )
            if any(other != seat for other in self.persons) and not self._announcing(seat):
                self.asks = seat
            else:
                await self._take_back(seat)
        self._changed()

    def _announcing(self, seat: int) -> bool:
        """Whether a seat is in the middle of a play of its own that may still be put otherwise."""
        decision, count = self.game.decision, self.history.last_of(seat)
        return (
            decision is not None
            and decision.player == seat
            and count == 1
            and any(i.pending and i.controller == seat for i in self.game.state.items)
        )

    async def consent(self, seat: int, at: int, *, yes: bool) -> None:
        """Answer another seat's request.

        Raises:
            Denied: Nobody asks.
        """
        async with self.lock:
            self._in_time(at)
            if self.asks is None or self.asks == seat:
                raise Denied("refused", "nobody asks for consent", "동의를 구하는 요청이 없습니다")
            asker, self.asks = self.asks, None
            if yes:
                await self._take_back(asker)
        self._changed()

    async def _take_back(self, seat: int) -> None:
        count = self.undoable(seat)
        self.game.undo(count)
        self.stops[seat].hold = "off"
        await self._keep({"do": "undo", "count": count})

    async def redo(self, seat: int, at: int) -> None:
        """Do again what was taken back last.

        Raises:
            Denied: Nothing was, or it was another person's.
        """
        async with self.lock:
            self._in_time(at)
            if not self.history.undone or self.history.undone[-1][0].player != seat:
                raise Denied("refused", "nothing to do again", "다시 할 것이 없습니다")
            for choice in self.history.undone[-1]:
                self.game.choose(choice.option)
                self.turns.note(self.game)
            await self._keep({"do": "redo"})
        self._changed()

    async def rematch(self, seat: int, deck: str | None, first: int | None = None) -> None:
        """Ask for another game; it begins when every person has asked.

        Args:
            seat: Who asks.
            deck: Another list for it; within a match made of the cards that were registered.
            first: Who is to go first, where this seat says so.

        Raises:
            Denied: The game goes on, the deck can't be brought, or others say who goes first.
        """
        async with self.lock:
            if self.game.outcome is None:
                raise Denied("refused", "the game goes on", "게임이 아직 끝나지 않았습니다")
            if first is not None and (self.chooser != seat or first >= len(self.stops)):
                raise Denied(
                    "refused",
                    "who goes first is not this seat's choice",
                    "선공은 이 자리가 정하지 않습니다",
                )
            try:
                brought = self._brought(seat, deck) if deck else None
            except DeckProblem as error:
                raise Denied(
                    "refused", "the deck can't be brought", "가져올 수 없는 덱입니다", error.reasons
                ) from None
            self.again[seat] = brought
            if first is not None:
                self.first = first
            if set(self.persons) <= set(self.again):
                await self._next_game()
        self._changed()

    def _brought(self, seat: int, deck: str) -> Json:
        if self.over:
            return self.book.read_deck(deck, self.about["best_of"])
        return self.book.read_change(deck, self._so_far(), seat)

    async def _next_game(self) -> None:
        best_of = self.about["best_of"]
        decks = [self.again.get(s) or deck for s, deck in enumerate(self.setup["game"]["decks"])]
        game = self.book.setup(decks, best_of)
        if self.over:
            setup = {"game": game, "wins": [0 for _ in decks]}
        else:
            so_far, rules = self._so_far(), self.book.kit.matches
            setup = {
                "game": {**game, **rules.options(so_far, self.first)},
                "wins": self.standing(),
                "match": {**self.match, "games": list(so_far.games)},
            }
        row = GameRow(table=self.key, number=self.number + 1, setup=json.dumps(setup))
        try:
            await self._storage.write([row])
        except StorageError as error:
            raise Denied(
                "storage", f"it can't be stored: {error}", f"저장할 수 없습니다: {error}"
            ) from None
        self._begin(setup, History(), self.number + 1)

    async def set_stops(self, seat: int, *, own: bool, other: bool, every: bool) -> None:
        """Say what a seat wants to be asked."""
        stops = self.stops[seat]
        stops.own, stops.other, stops.every = own, other, every
        async with self.lock:
            self.game.game.show_forced = any(s.every for s in self.stops)
            await self._settle()
        self._changed()

    async def hold(self, seat: int, until: Until) -> None:
        """Pass for a seat until something happens, or for the rest of the turn."""
        async with self.lock:
            self.stops[seat].hold_on(until, self.game.state, seat)
            await self._settle()
        self._changed()

    async def why(self, seat: int, at: int, option: Option) -> list[Json]:
        """Why something is not offered to a seat; empty where it is.

        Raises:
            Denied: The game has gone on.
        """
        async with self.lock:
            self._in_time(at)
            return self._why(seat, option)

    def _why(self, seat: int, option: Option) -> list[Json]:
        decision = self.game.decision
        if decision is None:
            return reasons_of(Refusal("", (self.game.rb.over_reason(),)))
        if decision.player != seat:
            name = telling.SEATS[decision.player]
            return [{"rule": "", "en": f"{name} decides now", "ko": f"지금은 {name}의 선택입니다"}]
        tries = self._tries(option)
        if any(tried in decision.options for tried in tries):
            return []
        found: dict[tuple[str, str], Json] = {}
        for tried in tries:
            reasons = self.game.rb.explain(self.game.state, decision, tried)
            for reason in reasons_of(Refusal("", tuple(reasons))):
                found.setdefault((reason["rule"], reason["en"]), reason)
        return list(found.values())

    def _tries(self, option: Option) -> list[Option]:
        """What somebody may mean who names a card and no place: each place it could go to."""
        field = self.book.layout()["zones"].get(option.verb)
        state = self.game.state
        if field != "arg" or option.arg >= 0 or option.obj not in state.objs:
            return [
                option if option.arg >= 0 else Option(option.verb, option.obj, 0, option.word),
                option,
            ]
        here = state.objs[option.obj].zone
        return [
            Option(option.verb, option.obj, spec.index, option.word)
            for spec in state.specs
            if spec.place and spec.index != here
        ]

    def _in_time(self, at: int) -> None:
        if at != self.moment:
            raise Denied(
                "late",
                f"that was for moment {at}; it is {self.moment} now",
                f"{at}번 순간의 프레임입니다. 지금은 {self.moment}번입니다",
            )

    def _open(self, seat: int) -> Decision:
        decision = self.game.decision
        if decision is None:
            raise _over()
        if decision.player != seat:
            name = telling.SEATS[decision.player]
            raise Denied("not yours", f"{name} decides now", f"지금은 {name}의 선택입니다")
        return decision

    # ------------------------------------------------------------------ going on by itself

    def start(self) -> None:
        """Let programs and stops answer for whom they stand."""
        if self._driver is None:
            self._driver = asyncio.create_task(self._drive())
        self._wake.set()

    async def stop(self) -> None:
        """Stop answering."""
        if self._driver is not None:
            self._driver.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._driver
            self._driver = None

    def _changed(self) -> None:
        if self._thought is not None and self._thought != self.moment:
            self._thinkers.stop(self.key)
        for listener in self.listeners:
            listener()
        self._wake.set()

    @contextlib.contextmanager
    def listening(self, seat: int | None, listener: Callable[[], None]) -> Iterator[None]:
        """Call a listener at every change, and show its seat as taken."""
        self.listeners.append(listener)
        if seat is not None:
            self.here[seat] += 1
        self._changed()
        try:
            yield
        finally:
            self.listeners.remove(listener)
            if seat is not None:
                self.here[seat] -= 1
            self._changed()

    async def _drive(self) -> None:
        failures = 0
        while True:
            await self._wake.wait()
            self._wake.clear()
            try:
                while await self._go_on():
                    failures = 0
            except Denied as error:
                failures += 1
                if error.code != "late" and failures > _RETRY:
                    _log.warning("table %s stands: %s", self.key, error)
                    continue
                self._wake.set()
            except EngineFault:
                _log.exception("a program at table %s broke", self.key)

    async def _go_on(self) -> bool:
        """Answer one decision for whom the table answers; False where a person is asked."""
        decision = self.game.decision
        if decision is None:
            return False
        seat, at = decision.player, self.moment
        if self.kind(seat) != PERSON:
            if self.pace and self.persons:
                await asyncio.sleep(self.pace)
            self._thought = at
            try:
                index = await self._thinkers.pick(self, decision)
            finally:
                self._thought = None
            if at == self.moment:
                await self.choose(seat, at, index)
            return True
        async with self.lock:
            await self._settle()
        if at != self.moment:
            self._changed()
        after = self.game.decision
        return after is not None and self.kind(after.player) != PERSON


def _over() -> Denied:
    return Denied("refused", "the game is over", "게임이 끝났습니다")
