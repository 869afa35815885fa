"""The command line: the window, simulated games, replays, map checks and pictures of the board.

Nothing here draws: the window and the pictures are loaded only when they are asked for.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any, NoReturn

from indonesia_qt import __version__
from indonesia_qt.board.files import MapError
from indonesia_qt.board.problem import Problem
from indonesia_qt.bot_names import UnknownBotError, check_bot, made_bot
from indonesia_qt.core.bot_name import MARK
from indonesia_qt.core.bots import play_out
from indonesia_qt.core.record import JournalFile, SaveError, Seat, header, read
from indonesia_qt.games.indonesia.bots import BOTS
from indonesia_qt.games.indonesia.content import ERAS
from indonesia_qt.games.indonesia.scoring import final_money, ranking
from indonesia_qt.games.indonesia.state import Options, State
from indonesia_qt.games.indonesia.year import present_phase
from indonesia_qt.library import DEFAULT_MAP, PlayableMap, load_map, map_of
from indonesia_qt.paths import BOARD_FILE
from indonesia_qt.ui.save_files import OLD_SUFFIX, SUFFIX, last_save
from indonesia_qt.whole_file import write_whole


class CommandError(Exception):
    """Something in the command that can't be done; the message is for the user."""


class _Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        """Refuse the command in one sentence."""
        raise CommandError(f"{message} (see {self.prog} --help)")


def run(arguments: Sequence[str]) -> int:
    """Carry out a command line and give its exit code: 0, or 1 after a sentence on what was wrong."""
    try:
        options = make_parser().parse_args(with_command(arguments))
        command = options.command if options.selftest is None else _selftest
        code: int = command(options)
        return code
    except (CommandError, MapError, SaveError, UnknownBotError) as error:
        _say(f"indonesia-qt: {error}", sys.stderr)
        return 1
    except BrokenPipeError:
        return 0


def with_command(arguments: Sequence[str]) -> Sequence[str]:
    """The same, with the command that a file alone stands for: a desktop gives the file that was double-clicked."""
    if len(arguments) == 1:
        file = Path(arguments[0])
        if file.suffix in (SUFFIX, OLD_SUFFIX) or file.name == BOARD_FILE:
            return ["open", *arguments]
    return arguments


def make_parser() -> argparse.ArgumentParser:
    """What the command line can say, with a help for each part of it."""
    parser = _Parser(
        prog="indonesia-qt",
        description="The board game Indonesia; without a command the window opens, with a file alone that file.",
    )
    parser.add_argument("--version", action="version", version=f"indonesia-qt {__version__}")
    parser.add_argument(
        "--bot", action="append", default=[], metavar="MODULE:CLASS", help="a bot of your own to play with"
    )
    parser.add_argument("--continue", dest="goes_on", action="store_true", help="go on with the last game at once")
    parser.add_argument(
        "--selftest",
        nargs="?",
        const="",
        metavar="PICTURE.png",
        help="find out whether the program works here: a year is played in its window, of which a picture is kept",
    )
    parser.set_defaults(command=_window)
    commands = parser.add_subparsers(title="commands", metavar="COMMAND", parser_class=_Parser)

    opened = commands.add_parser("open", help="open a saved game in the window, or a map in the map editor")
    opened.add_argument("file", type=Path, metavar="FILE", help="the game, or the map's file map.geojson")
    opened.set_defaults(command=_open)

    simulate = commands.add_parser("simulate", help="let bots play games among themselves")
    _add_bots(simulate)
    simulate.add_argument("--games", type=_positive, default=1, metavar="N", help="how many games (1)")
    simulate.add_argument("--seed", type=int, default=1, metavar="S", help="of the first game; the next has S + 1 (1)")
    simulate.add_argument("--map", default=DEFAULT_MAP, metavar="M", help="the name of a map, or its folder")
    simulate.add_argument("--json", action="store_true", help="print a JSON object a line")
    simulate.add_argument("--save-dir", type=Path, metavar="D", help="save each game in this folder")
    simulate.set_defaults(command=_simulate)

    tournament = commands.add_parser("tournament", help="measure how strong bots are")
    _add_bots(tournament)
    tournament.add_argument("--games", type=_positive, default=400, metavar="N", help="how many games (400)")
    tournament.add_argument("--seed", type=int, default=1, metavar="S", help="of the first deal (1)")
    tournament.add_argument("--map", default=DEFAULT_MAP, metavar="M", help="the name of a map, or its folder")
    tournament.add_argument("--jobs", type=_positive, default=1, metavar="J", help="games at a time (1)")
    tournament.add_argument(
        "--dask", metavar="ADDRESS", help="play on this Dask cluster instead, as in tcp://host:8786"
    )
    tournament.add_argument("--out", type=Path, metavar="FILE", help="keep each game here, and go on from here")
    tournament.add_argument("--json", action="store_true", help="print the standings as JSON")
    tournament.set_defaults(command=_tournament)

    replay = commands.add_parser("replay", help="play a saved game again, with every check of the rules")
    replay.add_argument("save", type=Path, metavar="SAVE", help="the saved game")
    replay.add_argument("--map", metavar="M", help="the name of a map, or its folder, if it isn't installed")
    replay.add_argument("--json", action="store_true", help="print the final position as JSON")
    replay.set_defaults(command=_replay)

    check = commands.add_parser("check-map", help="look for errors in a map")
    check.add_argument("map", nargs="?", default=DEFAULT_MAP, metavar="MAP", help="the name of a map, or its folder")
    check.set_defaults(command=_check_map)

    edit = commands.add_parser("edit", help="open the map editor")
    edit.add_argument("map", nargs="?", default="", metavar="MAP", help="the name of a map, or its folder")
    edit.set_defaults(command=_edit)

    render = commands.add_parser("render", help="make a picture of the board")
    render.add_argument("save", nargs="?", type=Path, metavar="SAVE", help="the game that stands on it")
    render.add_argument("--map", default=DEFAULT_MAP, metavar="M", help="the map, when there is no SAVE")
    render.add_argument("--out", type=Path, required=True, metavar="FILE", help="a .png, .svg or .pdf")
    render.add_argument("--size", type=_size, metavar="WxH", help="in pixels (2440 wide)")
    render.set_defaults(command=_render)

    graph = commands.add_parser("export-graph", help="write what is adjacent on a map as a graph for other programs")
    graph.add_argument("map", nargs="?", default=DEFAULT_MAP, metavar="MAP", help="the name of a map, or its folder")
    graph.add_argument("--out", type=Path, required=True, metavar="FILE", help="a .graphml")
    graph.set_defaults(command=_export_graph)
    return parser


def _add_bots(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--seats",
        required=True,
        help=f"a bot for each seat, as in hard,easy: {', '.join(BOTS)}; expert@5 thinks for 5 seconds",
    )
    parser.add_argument(
        "--bot",
        action="append",
        default=[],
        metavar="MODULE:CLASS",
        help="a bot of your own; in --seats it has the name of its class in small letters",
    )


def _seats(options: argparse.Namespace) -> tuple[str, ...]:
    """The bots that are asked for, each by a name that `made_bot` knows. Raises `UnknownBotError`."""
    _look_here_for_bots()
    own = {bot.rpartition(":")[2].lower(): bot for bot in options.bot}
    names = tuple(_with_module(name, own) for name in map(str.strip, options.seats.split(",")))
    for name in names:
        check_bot(name)
    return names


def _with_module(name: str, own: Mapping[str, str]) -> str:
    """A name in which a bot of the user's own, known by its class in small letters, is `module:Class`."""
    bot, mark, seconds = name.partition(MARK)
    return own.get(bot, bot) + mark + seconds


def _positive(text: str) -> int:
    number = int(text) if text.isdecimal() else 0
    if number < 1:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number above 0")
    return number


def _size(text: str) -> tuple[int, int]:
    width, _, height = text.lower().partition("x")
    if not (width.isdecimal() and height.isdecimal() and 16 <= int(width) <= 20000 and 16 <= int(height) <= 20000):
        raise argparse.ArgumentTypeError(f"{text!r} is not a size like 1600x900, from 16 to 20000 a side")
    return int(width), int(height)


def _say(line: str, stream: Any = None) -> None:
    print(line, file=stream or sys.stdout)


def _window(options: argparse.Namespace) -> int:
    from indonesia_qt.ui.start import run_window

    _look_here_for_bots()
    for bot in options.bot:
        check_bot(bot)
    return run_window(options.bot, last_save() if options.goes_on else None)


def _open(options: argparse.Namespace) -> int:
    if options.file.name == BOARD_FILE:
        from indonesia_qt.ui.editor.start import run_editor

        return run_editor(str(options.file))
    from indonesia_qt.ui.start import run_window

    return run_window(options.bot, options.file.resolve())


def _selftest(options: argparse.Namespace) -> int:
    from indonesia_qt.ui.selftest import run_selftest

    return run_selftest(Path(options.selftest) if options.selftest else None, _say)


def _look_here_for_bots() -> None:
    """One's own bots lie where the program is started; the processes that play look there, too."""
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.insert(0, here)


def _simulate(options: argparse.Namespace) -> int:
    from tqdm import tqdm

    names = _seats(options)
    played_on = load_map(options.map)
    if options.save_dir:
        try:
            options.save_dir.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise CommandError(f"--save-dir: {options.save_dir}: {error.strerror}") from None
    decisions, began = 0, time.perf_counter()
    seeds = range(options.seed, options.seed + options.games)
    for seed in tqdm(seeds, unit="game", disable=not sys.stderr.isatty()):
        result = _simulate_game(played_on, names, seed, options.save_dir)
        decisions += result["decisions"]
        tqdm.write(json.dumps(result) if options.json else _result_line(result))
    if not options.json:
        seconds = time.perf_counter() - began
        _say(f"{options.games} games, {decisions} decisions, {decisions / seconds:,.0f} decisions a second")
    return 0


def _simulate_game(played_on: PlayableMap, names: Sequence[str], seed: int, folder: Path | None) -> dict[str, Any]:
    game = played_on.game
    try:
        setup = game.new_setup(Options(), len(names), seed)
    except ValueError as error:
        raise CommandError(f"--seats: {error}") from None
    state = game.start(setup)
    began = time.perf_counter()
    decisions = list(play_out(game, state, [made_bot(name) for name in names], Random(seed)))
    seconds = time.perf_counter() - began
    money = tuple(game.money(state))
    if folder:
        file = folder / f"{game.map_id}-{'-'.join(names)}-{seed}{SUFFIX}"
        seats = [Seat(f"{name} {number}", number, name) for number, name in enumerate(names)]
        try:
            JournalFile(file).write(header(game, seats, seed, setup), decisions, money)
        except OSError as error:
            raise CommandError(f"--save-dir: {file}: {error.strerror}") from None
    return {
        "seed": seed,
        "seats": names,
        "years": state.year,
        "decisions": len(decisions),
        "money": money,
        "winner": ranking(state)[0],
        "seconds": round(seconds, 4),
    }


def _result_line(result: dict[str, Any]) -> str:
    money = "  ".join(f"{name} {sum_}" for name, sum_ in zip(result["seats"], result["money"], strict=True))
    return f"seed {result['seed']}: {result['years']} years, {result['decisions']} decisions, {money}"


def _tournament(options: argparse.Namespace) -> int:
    from tqdm import tqdm

    from indonesia_qt.arena.play import ClusterError, GameError, cluster, play_all, processes
    from indonesia_qt.arena.report import summary, table
    from indonesia_qt.arena.results import Head, ResultsError, opened
    from indonesia_qt.arena.tournament import Tournament

    fingerprint = load_map(options.map).game.fingerprint
    try:
        asked_for = Tournament(_seats(options), options.games, options.seed, options.map)
    except ValueError as error:
        raise CommandError(f"--seats: {error}") from None
    try:
        results = opened(Head(asked_for, fingerprint, __version__), options.out)
        executor = cluster(options.dask) if options.dask else processes(options.jobs)
        bar = tqdm(total=options.games, initial=len(results.outcomes), unit="game", disable=not sys.stderr.isatty())
        with executor as workers, bar:
            play_all(results, workers, lambda _: bar.update())
    except ResultsError as error:
        raise CommandError(f"--out: {error}") from None
    except OSError as error:
        raise CommandError(f"--out: {options.out}: {error.strerror}") from None
    except ClusterError as error:
        raise CommandError(f"--dask: {error}") from None
    except GameError as error:
        raise CommandError(str(error)) from None
    _say(json.dumps(summary(results)) if options.json else table(results))
    return 0


def _replay(options: argparse.Namespace) -> int:
    record = read(options.save)
    played_on = load_map(options.map) if options.map else map_of(record)
    session, fault = record.replay(played_on.game)
    if fault is not None:
        raise fault
    summary = _summary(session.state, [seat.name for seat in record.header.seats], len(session.entries))
    if options.json:
        _say(json.dumps(summary))
    else:
        for name, value in summary.items():
            _say(f"{name:10} {_plainly(value)}")
    return 0


def _summary(s: State, names: Sequence[str], decisions: int) -> dict[str, Any]:
    """The position in words and numbers; `money` is cash and bank, and of a finished game the final sum (R-END-02)."""
    over = not s.stack
    money = final_money(s) if over else [player.cash + player.bank for player in s.players]
    return {
        "map": s.scenario.map_id,
        "decisions": decisions,
        "era": ERAS[s.era],
        "year": s.year,
        "phase": present_phase(s),
        "seats": [{"name": name, "money": sum_} for name, sum_ in zip(names, money, strict=True)],
        "order": [names[seat] for seat in s.order],
        "winner": names[ranking(s)[0]] if over else None,
        "companies": {
            s.scenario.name[company.id]: {"owner": names[company.owner], "units": company.units}
            for company in s.companies.values()
        },
        "cities": {s.scenario.name[city]: size for city, size in s.cities.items()},
    }


def _plainly(value: Any) -> str:
    """A value of the summary as people write it."""
    match value:
        case None:
            return "none"
        case {"owner": owner, "units": units}:
            return f"{owner} ({units})"
        case {"name": name, "money": money}:
            return f"{name} {money}"
        case dict():
            return ", ".join(f"{name}: {_plainly(part)}" for name, part in value.items())
        case list():
            return ", ".join(map(_plainly, value))
    return str(value)


def _check_map(options: argparse.Namespace) -> int:
    from indonesia_qt.editing.checks import checked
    from indonesia_qt.editing.draft import Draft

    try:
        found = load_map(options.map)
    except MapError as error:
        return _tell_damage(options.map, error)
    return _tell(found.board.title, checked(Draft(found.board, found.data)).open)


def _tell_damage(name: str, error: MapError) -> int:
    """Tell all that is wrong with a map that can't be played because of `error`."""
    from indonesia_qt.editing.repair import repaired

    found = repaired(name)
    if not found.flaws:
        raise error
    return _tell(str(found.folder), found.problems())


def _tell(checked: str, found: Sequence[Problem]) -> int:
    for problem in found:
        _say(f"{problem.level}: {problem.place}: {problem.text}")
    errors = sum(problem.level == "error" for problem in found)
    _say(f"{checked}: {errors} errors, {len(found) - errors} warnings")
    return 1 if errors else 0


def _edit(options: argparse.Namespace) -> int:
    from indonesia_qt.ui.editor.start import run_editor

    return run_editor(options.map)


def _export_graph(options: argparse.Namespace) -> int:
    from indonesia_qt.board import graphml

    try:
        write_whole(options.out, graphml.content(load_map(options.map).board))
    except OSError as error:
        raise CommandError(f"--out: {options.out}: {error.strerror}") from None
    return 0


def _render(options: argparse.Namespace) -> int:
    from indonesia_qt.ui.indonesia.render import draw_board
    from indonesia_qt.ui.map.picture import PictureError

    record = read(options.save) if options.save else None
    played_on = map_of(record) if record else load_map(options.map)
    try:
        draw_board(played_on, record, options.out, options.size)
    except PictureError as error:
        raise CommandError(f"--out: {error}") from None
    return 0
