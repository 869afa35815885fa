"""`simulate`: bots play games among themselves."""

from __future__ import annotations

import argparse
import json
import re
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

from indonesia_qt.bots.tournament.match import seated
from indonesia_qt.bots.tournament.report import replacements
from indonesia_qt.cli.bots import add_seats, seats
from indonesia_qt.cli.console import CommandError, number_of, say
from indonesia_qt.cli.options import add_games
from indonesia_qt.core.bot_protocol import play_out
from indonesia_qt.core.record import LONGEST_NAME, JournalFile, Seat, header
from indonesia_qt.games.indonesia.rules.scoring import ranking
from indonesia_qt.games.indonesia.rules.state import Options
from indonesia_qt.library.maps import PlayableMap, load_map
from indonesia_qt.ui.play.saves.save_files import SUFFIX


def add_simulate_options(parser: argparse.ArgumentParser) -> None:
    """Who plays how many games, and what is kept of them."""
    add_seats(parser)
    add_games(parser, 1, "of the first game; the next has S + 1 (1)")
    parser.add_argument("--json", action="store_true", help="print a JSON object a line")
    parser.add_argument("--save-dir", type=Path, metavar="D", help="save each game in this folder")


def simulate(options: argparse.Namespace) -> int:
    """Play the games and print a line for each."""
    from tqdm import tqdm

    names = seats(options)
    played_on = load_map(options.map)
    if options.save_dir:
        try:
            options.save_dir.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise CommandError(f"--save-dir: {options.save_dir}: {error.strerror}") from None
    decisions, began = 0, time.perf_counter()
    seeds = range(options.seed, options.seed + options.games)
    for seed in tqdm(seeds, unit="game", disable=not sys.stderr.isatty()):
        result = _played_game(played_on, names, seed, options.save_dir)
        decisions += result["decisions"]
        with tqdm.external_write_mode():
            for line in [json.dumps(result)] if options.json else _game_in_words(result):
                say(line)
    if not options.json:
        seconds = time.perf_counter() - began
        played = f"{number_of(options.games, 'game')}, {number_of(decisions, 'decision')}"
        say(f"{played}, {decisions / seconds:,.0f} decisions a second")
    return 0


def _played_game(played_on: PlayableMap, names: Sequence[str], seed: int, folder: Path | None) -> dict[str, Any]:
    """What came of a game, which is saved in a folder if there is one."""
    game = played_on.game
    try:
        setup = game.new_setup(Options(), len(names), seed)
    except ValueError as error:
        raise CommandError(f"--seats: {error}") from None
    state = game.start(setup)
    bots = seated(names, seed)
    began = time.perf_counter()
    decisions = list(play_out(game, state, bots, Random(seed)))
    seconds = time.perf_counter() - began
    money = tuple(game.money(state))
    if folder:
        file = folder / _file_name(game.map_id, *names, str(seed))
        at_table = [Seat(f"{name} {number}"[-LONGEST_NAME:], number, name) for number, name in enumerate(names)]
        try:
            JournalFile(file).write(header(game, at_table, seed, setup), decisions, money)
        except OSError as error:
            raise CommandError(f"--save-dir: {file}: {error.strerror}") from None
    result = {
        "seed": seed,
        "seats": names,
        "years": state.year,
        "decisions": len(decisions),
        "money": money,
        "winner": ranking(state)[0],
        "seconds": round(seconds, 4),
    }
    failed = [
        replacements(name, bot.replaced, len(bot.milliseconds), bot.reason)
        for name, bot in zip(names, bots, strict=True)
        if bot.replaced
    ]
    return result | {"failed": failed} if failed else result


def _file_name(*parts: str) -> str:
    """The name of a file, without the signs that a system forbids in it: a plug-in's name has a colon."""
    return re.sub(r'[<>:"/\\|?*]', "_", "-".join(parts)) + SUFFIX


def _game_in_words(result: dict[str, Any]) -> list[str]:
    """The lines that describe a game: its result, and each bot that failed."""
    money = "  ".join(f"{name} {sum_}" for name, sum_ in zip(result["seats"], result["money"], strict=True))
    lasted = f"{number_of(result['years'], 'year')}, {number_of(result['decisions'], 'decision')}"
    return [f"seed {result['seed']}: {lasted}, {money}", *result.get("failed", ())]
