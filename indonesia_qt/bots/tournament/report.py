"""A tournament's standings for people and for programs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from indonesia_qt.bots.tournament.ratings import Ranking, lengths, rankings
from indonesia_qt.bots.tournament.results import Results

HEADINGS = ("bot", "seats", "won", "95 % interval", "even", "rank", "money", "skill", "median ms", "longest ms")


def table(results: Results) -> str:
    """The standings as a table of text; before it a line on the games, after it one on each bot that failed."""
    lines = rankings(list(results.outcomes.values()))
    rows = _without_empty_columns([HEADINGS, *map(_cells, lines)])
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    text = [_headline(results)]
    text += ["  ".join(_set(cell, width, column) for column, (cell, width) in _columns(row, widths)) for row in rows]
    text += [replacements(line.bot, line.replaced, line.decisions, line.reason) for line in lines if line.replaced]
    return "\n".join(line.rstrip() for line in text)


def replacements(bot: str, replaced: int, decisions: int, reason: str) -> str:
    """The sentence on a bot that failed in some of its decisions."""
    return f"{bot} failed in {replaced} of {decisions} decisions, which were left to easy; the first time: {reason}"


def _headline(results: Results) -> str:
    tournament = results.head.tournament
    years = lengths(list(results.outcomes.values()))
    first, last = tournament.seed, max(o.seed for o in results.outcomes.values())
    games = f"{len(results.outcomes)} games" if len(results.outcomes) > 1 else "1 game"
    seeds = f"seeds {first} to {last}" if first < last else f"seed {first}"
    turned = "every rotation of the seats" if tournament.whole else "not every rotation of the last seed"
    return (
        f"{games} on {tournament.map}, {seeds}, {turned}; "
        f"{years.shortest} to {years.longest} years, median {years.median:g}"
    )


def _without_empty_columns(rows: Sequence[Sequence[str]]) -> list[tuple[str, ...]]:
    """The rows without the columns that hold nothing below their heading."""
    columns = [column for column in zip(*rows, strict=True) if any(column[1:])]
    return list(zip(*columns, strict=True))


def _columns(row: Sequence[str], widths: Sequence[int]) -> enumerate[tuple[str, int]]:
    return enumerate(zip(row, widths, strict=True))


def _set(cell: str, width: int, column: int) -> str:
    return cell.ljust(width) if column == 0 else cell.rjust(width)


def _cells(line: Ranking) -> tuple[str, ...]:
    return (
        line.bot,
        str(line.seats),
        f"{line.won:.1%}",
        f"{line.low:.1%} to {line.high:.1%}",
        f"{line.even:.1%}",
        f"{line.rank:.2f}",
        f"{line.money:.1%}",
        f"{line.skill[0]:.1f} ± {line.skill[1]:.1f}" if line.skill else "",
        f"{line.median_ms:.2f}",
        f"{line.longest_ms:.0f}",
    )


def summary(results: Results) -> dict[str, Any]:
    """All figures, ready for JSON."""
    outcomes = list(results.outcomes.values())
    return {
        "tournament": msgspec.to_builtins(results.head.tournament),
        "fingerprint": results.head.fingerprint,
        "version": results.head.version,
        "games": len(outcomes),
        "years": msgspec.to_builtins(lengths(outcomes)),
        "standings": msgspec.to_builtins(rankings(outcomes)),
    }
