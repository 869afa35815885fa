"""`replay`: a saved game is played again, and its last position told."""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from indonesia_qt.cli.console import say
from indonesia_qt.core.record import read
from indonesia_qt.games.indonesia.rules.constants import ERAS
from indonesia_qt.games.indonesia.rules.scoring import final_money, ranking
from indonesia_qt.games.indonesia.rules.state import State
from indonesia_qt.games.indonesia.rules.year import present_phase
from indonesia_qt.library.maps import load_map, map_of


def add_replay_options(parser: argparse.ArgumentParser) -> None:
    """Which game is played again, and on what."""
    parser.add_argument("save", type=Path, metavar="SAVE", help="the saved game")
    parser.add_argument("--map", metavar="M", help="the name of a map, or its folder, if it isn't installed")
    parser.add_argument("--json", action="store_true", help="print the final position as JSON")


def replay(options: argparse.Namespace) -> int:
    """Play the game again, with every check of the rules, and print its last position."""
    record = read(options.save)
    played_on = load_map(options.map) if options.map else map_of(record)
    session, fault = record.replay(played_on.game)
    if fault is not None:
        raise fault
    summary = _summary(session.state, [seat.name for seat in record.header.seats], len(session.entries))
    if options.json:
        say(json.dumps(summary))
    else:
        for name, value in summary.items():
            say(f"{name:10} {_value_in_words(value)}")
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


def _value_in_words(value: Any) -> str:
    """A value of the summary as people write it."""
    match value:
        case None:
            return "none"
        case {"owner": owner, "units": units}:
            return f"{owner} ({units})"
        case {"name": name, "money": money}:
            return f"{name} {money}"
        case dict():
            return ", ".join(f"{name}: {_value_in_words(part)}" for name, part in value.items())
        case list():
            return ", ".join(map(_value_in_words, value))
    return str(value)
