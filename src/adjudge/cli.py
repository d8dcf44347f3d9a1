"""The command line. Each command imports what it needs when it runs, so that one case is quick."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeAlias, TypedDict, TypeVar, Unpack

import click

from adjudge.commands.output import Output
from adjudge.rulebooks import UnknownGame, game_names, kit_of
from adjudge.rulekit.kit import Kit, OwnCardsFault
from adjudge.text.errors import nearest_words

Value: TypeAlias = Any  # what click hands over
_F = TypeVar("_F", bound=Callable[..., Any])


class Commands(click.Group):
    """A group that names the nearest command where one is unknown, and shows no traceback."""

    def invoke(self, ctx: click.Context) -> Value:
        """Run the command; a fault of ours is told in one line, exit code 1."""
        try:
            return super().invoke(ctx)
        except (click.ClickException, click.exceptions.Exit, click.Abort, OSError):
            raise
        except Exception as error:
            if "ADJUDGE_TRACEBACK" in os.environ:
                raise
            told = error.__cause__ or error
            raise click.ClickException(
                f"a fault of adjudge itself: {type(told).__name__}: {told}"
                " (ADJUDGE_TRACEBACK=1 shows where)"
            ) from error

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """Find the command; exit code 2 with the nearest word where there is none."""
        name = args[0] if args else ""
        if name and not name.startswith("-") and self.get_command(ctx, name) is None:
            known = self.list_commands(ctx)
            near = nearest_words(name, known)
            hint = f" Did you mean {near[0]}?" if near else ""
            ctx.fail(f'No such command "{name}"; there are {", ".join(known)}.{hint}')
        return super().resolve_command(ctx, args)


class Game(click.ParamType[Kit]):
    """The name of a game, from which its kit is found."""

    name = "game"

    def convert(
        self, value: Value, param: click.Parameter | None, ctx: click.Context | None
    ) -> Kit:
        """Accept a game there is."""
        if isinstance(value, Kit):
            return value
        try:
            return kit_of(str(value))
        except OwnCardsFault as error:
            self.fail(f"{error.en}\n{error.ko}", param, ctx)
        except UnknownGame as error:
            hint = f" Did you mean {error.nearest[0]}?" if error.nearest else ""
            there = ", ".join(error.known)
            self.fail(f'unknown game "{value}"; there are {there}.{hint}', param, ctx)


class GameCommand(click.Command):
    """A command about one game, whose help names the games there are."""

    def format_epilog(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Name the games below the options."""
        super().format_epilog(ctx, formatter)
        with formatter.section("Games"):
            formatter.write_text(", ".join(game_names()))


def _common(function: _F) -> _F:
    function = click.option("--json", "as_json", is_flag=True, help="One JSON object a line.")(
        function
    )
    return click.option(
        "--lang",
        type=click.Choice(["en", "ko"]),
        default="en",
        show_default=True,
        help="Language of the output.",
    )(function)


def _leave(code: int) -> None:
    raise click.exceptions.Exit(code)


@click.group(cls=Commands, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(package_name="adjudge")
def main() -> None:
    """Card games by their full rules: what happens, and the rule that made it so.

    Exit codes: 0 holds or done, 1 a case fails or a deck is illegal, 2 unreadable input or
    wrong use.

    \b
    Examples:
      adjudge judge cases/riftbound/seed
      adjudge why case.yaml "A: play Void Seeker"
      adjudge play riftbound --deck kaisa --deck jinx
    """


# --------------------------------------------------------------------------- judging


@main.command()
@click.argument("paths", nargs=-1, required=True, type=click.Path(path_type=Path))
@click.option("--trace/--no-trace", default=None, help="Show each step with its rule.")
@click.option("-q", "--quiet", is_flag=True, help="Show only what does not hold, and the counts.")
@_common
def judge(
    *, paths: tuple[Path, ...], trace: bool | None, quiet: bool, as_json: bool, lang: str
) -> None:
    """Play cases by the rules and say whether they hold.

    PATHS are case files or folders. The steps of a single file are shown.

    \b
    Examples:
      adjudge judge case.yaml --lang ko
      adjudge judge cases --json
      adjudge judge cases/riftbound/seed --trace
      adjudge judge cases --quiet
    """
    from adjudge.commands import judging

    _leave(judging.judge(paths, Output(lang, as_json=as_json), trace=trace, quiet=quiet))


@main.command()
@click.argument("path", type=click.Path(path_type=Path))
@click.argument("move")
@click.option("--branch", default="", help="Variant of the case, by its name.")
@_common
def why(*, path: Path, move: str, branch: str, as_json: bool, lang: str) -> None:
    """Explain why a MOVE is refused after the moves of the case in PATH.

    \b
    Examples:
      adjudge why case.yaml "A: play Void Seeker -> target"
      adjudge why case.yaml "B: move Recruit to north" --branch "in a showdown" --lang ko
    """
    from adjudge.commands import judging

    _leave(judging.why(path, move, branch, Output(lang, as_json=as_json)))


# --------------------------------------------------------------------------- decks


@main.group(cls=Commands)
def deck() -> None:
    """Check and convert decks.

    \b
    Examples:
      adjudge deck check riftbound my-deck.txt
      adjudge deck convert riftbound my-deck.txt --to code
      adjudge deck list riftbound
    """


@deck.command("check", cls=GameCommand)
@click.argument("game", type=Game())
@click.argument("file")
@click.option("--mode", help="What it is brought to; else what it seems to be meant for.")
@click.option("--options", help="Event rules, where the game has any; else the usual ones.")
@_common
def deck_check(
    *, game: Kit, file: str, mode: str | None, options: str | None, as_json: bool, lang: str
) -> None:
    """List every fault of a deck: a FILE with a list or a code, or a built-in name.

    \b
    Examples:
      adjudge deck check riftbound my-deck.txt
      adjudge deck check riftbound kaisa --options "tournament 2026-07" --lang ko
    """
    from adjudge.commands import decks

    _leave(decks.check(game, file, mode, options, Output(lang, as_json=as_json)))


@deck.command("convert", cls=GameCommand)
@click.argument("game", type=Game())
@click.argument("file")
@click.option("--to", help="Form: text, or another that the game has, such as code.")
@_common
def deck_convert(*, game: Kit, file: str, to: str | None, as_json: bool, lang: str) -> None:
    """Print a deck as a list or as a code.

    \b
    Examples:
      adjudge deck convert riftbound kaisa --to code
      adjudge deck convert riftbound code.txt --lang ko
    """
    from adjudge.commands import decks

    _leave(decks.convert(game, file, to, Output(lang, as_json=as_json)))


@deck.command("list", cls=GameCommand)
@click.argument("game", type=Game())
@_common
def deck_list(*, game: Kit, as_json: bool, lang: str) -> None:
    """Name the built-in decks.

    \b
    Example:
      adjudge deck list riftbound
    """
    from adjudge.commands import decks

    _leave(decks.names(game, Output(lang, as_json=as_json)))


# --------------------------------------------------------------------------- catalogue


@main.command()
@_common
def games(*, as_json: bool, lang: str) -> None:
    """Name the games there are, with the books that they are taken from.

    \b
    Example:
      adjudge games --lang ko
    """
    from adjudge.commands import catalogue

    _leave(catalogue.games(Output(lang, as_json=as_json)))


@main.command(cls=GameCommand)
@click.argument("game", type=Game())
@click.argument("name", required=False, default="")
@click.option("--unsupported", is_flag=True, help="Only cards that can't be played, with why.")
@_common
def cards(*, game: Kit, name: str, unsupported: bool, as_json: bool, lang: str) -> None:
    """List the cards that can be played, or show one by its NAME.

    \b
    Examples:
      adjudge cards riftbound --unsupported
      adjudge cards riftbound "Void Seeker" --lang ko
    """
    from adjudge.commands import catalogue

    _leave(catalogue.cards(game, name, Output(lang, as_json=as_json), unsupported=unsupported))


@main.command(cls=GameCommand)
@click.argument("game", type=Game())
@click.option("--only", type=click.Choice(["covered", "waived", "missing"]), default=None)
@_common
def rules(*, game: Kit, only: str | None, as_json: bool, lang: str) -> None:
    """List each rule id: covered, waived with the reason, or missing.

    \b
    Examples:
      adjudge rules riftbound --only missing
      adjudge rules riftbound --json
    """
    from adjudge.commands import catalogue

    _leave(catalogue.rules(game, Output(lang, as_json=as_json), only=only or ""))


@main.command(cls=GameCommand)
@click.argument("game", type=Game())
@_common
def readings(*, game: Kit, as_json: bool, lang: str) -> None:
    """List what the rules leave open and how it is read here.

    \b
    Examples:
      adjudge readings riftbound
      adjudge readings riftbound --lang ko
    """
    from adjudge.commands import catalogue

    _leave(catalogue.readings(game, Output(lang, as_json=as_json)))


@main.command(cls=GameCommand)
@click.argument("game", type=Game())
@_common
def house(*, game: Kit, as_json: bool, lang: str) -> None:
    """List the values and cards that no source gives: they are ours, not official.

    \b
    Examples:
      adjudge house riftbound
      adjudge house riftbound --lang ko
    """
    from adjudge.commands import catalogue

    _leave(catalogue.house(game, Output(lang, as_json=as_json)))


# --------------------------------------------------------------------------- playing


@main.command(cls=GameCommand)
@click.argument("game", type=Game())
@click.option("--deck", "decks", multiple=True, help="A file or a built-in deck; give two.")
@click.option("--seed", default=1, show_default=True, help="Decides everything random.")
@click.option(
    "--players",
    default="human,random",
    show_default=True,
    help="Who sits where: human or random, separated by a comma.",
)
@_common
def play(
    *, game: Kit, decks: tuple[str, ...], seed: int, players: str, as_json: bool, lang: str
) -> None:
    """Play a game in the terminal.

    \b
    Examples:
      adjudge play riftbound --deck kaisa --deck jinx
      adjudge play riftbound --players random,random --seed 7 --json
    """
    from adjudge.commands import decks as deck_command
    from adjudge.commands import terminal

    out = Output(lang, as_json=as_json)
    seats = [word.strip() for word in players.split(",")]
    for word in seats:
        if word not in terminal.PLAYERS:
            out.unknown(("player", "플레이어"), word, terminal.PLAYERS)
    chosen = list(decks or game.decks.samples)
    if len(seats) != game.seats or len(chosen) != game.seats:
        out.wrong(
            f"give {game.seats} decks and {game.seats} players",
            f"덱 {game.seats}개와 플레이어 {game.seats}명이 필요합니다",
        )
    known = [deck_command.read_deck(game, word, out) for word in chosen]
    _leave(terminal.Terminal(terminal.start(game, known, seed, out), seats, seed, out).run())


class _Who(TypedDict):
    """Who plays simulated games."""

    player: str
    players: str
    budget: float
    clock: str


@main.command(cls=GameCommand)
@click.argument("game", type=Game())
@click.option("--deck", "decks", multiple=True, help="Built-in deck; give two.")
@click.option("--games", default=100, show_default=True, type=click.IntRange(1))
@click.option("--seed", default=0, show_default=True, help="Seed of the first game.")
@click.option("--jobs", default=1, show_default=True, type=click.IntRange(1), help="Processes.")
@click.option(
    "--player", type=click.Choice(["random", "greedy"]), default="random", show_default=True
)
@click.option("--players", default="", help="Two kinds of players to compare instead of decks.")
@click.option(
    "--budget",
    default=1.0,
    show_default=True,
    type=click.FloatRange(0, min_open=True),
    help="Seconds a choice of a search player.",
)
@click.option(
    "--clock",
    type=click.Choice(["wall", "cpu"]),
    default="cpu",
    show_default=True,
    help="What its seconds are: cpu leaves out what other programs take.",
)
@_common
def sim(
    *,
    game: Kit,
    decks: tuple[str, ...],
    games: int,
    seed: int,
    jobs: int,
    as_json: bool,
    lang: str,
    **who: Unpack[_Who],
) -> None:
    """Simulate games between two decks, or between two kinds of players.

    Players are compared in pairs of games with the same decks and the same seed, in which they
    change places; without --deck each pair draws two of the built-in decks.

    \b
    Examples:
      adjudge sim riftbound --deck kaisa --deck jinx --games 200 --jobs 2
      adjudge sim riftbound --deck kaisa --deck yasuo --player greedy --json
      adjudge sim riftbound --players greedy,random --games 200
      adjudge sim riftbound --players search,greedy --games 100 --budget 1
    """
    from adjudge.commands import bulk

    out = Output(lang, as_json=as_json)
    if who["players"]:
        think = bulk.Think(who["budget"], who["clock"])
        _leave(bulk.compare(game, decks, who["players"], games, seed, jobs, think, out))
    _leave(bulk.sim(game.name, decks, games, seed, jobs, who["player"], out))


@main.command(cls=GameCommand)
@click.argument("game", type=Game())
@click.option("--games", default=100, show_default=True, type=click.IntRange(1))
@click.option("--seed", default=0, show_default=True, help="Seed of the first game.")
@click.option("--jobs", default=1, show_default=True, type=click.IntRange(1), help="Processes.")
@click.option(
    "--out",
    type=click.Path(path_type=Path),
    default=Path("adjudge-faults"),
    show_default=True,
    help="Folder for games that break something.",
)
@_common
def fuzz(
    *,
    game: Kit,
    games: int,
    seed: int,
    jobs: int,
    out: Path,
    as_json: bool,
    lang: str,
) -> None:
    """Play random legal games and report every fault of the engine.

    \b
    Example:
      adjudge fuzz riftbound --games 500 --jobs 2
    """
    from adjudge.commands import bulk

    _leave(bulk.fuzz(game.name, games, seed, jobs, out, Output(lang, as_json=as_json)))


@main.command(cls=GameCommand)
@click.argument("game", type=Game(), required=False)
@click.option("--games", default=20, show_default=True, type=click.IntRange(1))
@click.option("--rounds", default=5, show_default=True, type=click.IntRange(1))
@_common
def bench(*, game: Kit | None, games: int, rounds: int, as_json: bool, lang: str) -> None:
    """Measure decisions a second, games a second and what a fork costs; of each game there is.

    \b
    Example:
      adjudge bench riftbound --games 20
    """
    from adjudge.commands import bulk

    names = [game.name] if game is not None else list(game_names())
    _leave(bulk.bench(names, games, rounds, Output(lang, as_json=as_json)))


@main.command()
@click.option("--host", default="127.0.0.1", show_default=True, help="Address to listen at.")
@click.option("--port", type=click.IntRange(1, 65_535), help="Port; the first free one by default.")
@click.option(
    "--data", envvar="ADJUDGE_DATA", help="SQLite file or address of a PostgreSQL database."
)
@click.option("--name", "names", multiple=True, help="Another name that this machine is called by.")
@click.option("--no-open", is_flag=True, help="Open no browser.")
@_common
def table(
    *,
    host: str,
    port: int | None,
    data: str | None,
    names: tuple[str, ...],
    no_open: bool,
    as_json: bool,
    lang: str,
) -> None:
    """Serve the table and the judge desk for a browser, on this machine only by default.

    \b
    Examples:
      adjudge table
      adjudge table --host 0.0.0.0 --port 8000 --data games.sqlite3
    """
    from adjudge.commands import table as table_command

    out = Output(lang, as_json=as_json)
    _leave(table_command.run(host, port, data, names, out, browser=not no_open))


@main.command(cls=GameCommand)
@click.argument("game", type=Game(), required=False)
@click.option("--seed", default=7, show_default=True, help="Seed of the game that is played.")
@_common
def demo(*, game: Kit | None, seed: int, as_json: bool, lang: str) -> None:
    """Settle a dispute step by step, then play one whole game; of each game there is.

    \b
    Example:
      adjudge demo --lang ko
      adjudge demo riftbound
    """
    from adjudge.commands import demo as demo_command

    kits = [game] if game is not None else [kit_of(name) for name in game_names()]
    _leave(demo_command.run(kits, seed, Output(lang, as_json=as_json)))


if __name__ == "__main__":
    main()
