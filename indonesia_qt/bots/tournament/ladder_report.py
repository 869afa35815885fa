"""Makes the ladder of the levels from the files of tournaments, for the program and for the README.

`python -m indonesia_qt.bots.tournament.ladder_report FOLDER` reads every `.jsonl` in FOLDER, writes
`resources/ladder.json`, and puts the same figures into the README, between its two marks.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable
from pathlib import Path

import msgspec

from indonesia_qt.bots.ladder import Ladder, Rung, ladder_file
from indonesia_qt.bots.tournament.report import lengths, rankings
from indonesia_qt.bots.tournament.results import Results, ResultsError, read
from indonesia_qt.core.bots import BotName
from indonesia_qt.games.indonesia.bots import BOTS

BEGIN, END = "<!-- ladder -->\n", "<!-- end of the ladder -->"
"""The marks in the README between which the table lies."""
HEADINGS = ("players", "one", "against", "won", "95 % interval", "even", "games", "years", "median ms", "longest ms")


class LadderError(ValueError):
    """Something that no ladder can be made of; the message says what."""


def rung_of(results: Results) -> Rung:
    """Return what a tournament of one bot against another says. Raises `LadderError` when it isn't one."""
    seats, outcomes = results.head.tournament.seats, list(results.outcomes.values())
    level, others = seats[0], set(seats[1:])
    if len(others) != 1 or level in others or not outcomes:
        raise LadderError(f"{results.file}: one bot is to play alone against another in all other seats")
    standing = next(line for line in rankings(outcomes) if line.bot == level)
    return Rung(
        level=level,
        against=others.pop(),
        players=len(seats),
        games=standing.games,
        won=round(standing.won, 4),
        low=round(standing.low, 4),
        high=round(standing.high, 4),
        years=lengths(outcomes).median,
        median_ms=round(standing.median_ms, 2),
        longest_ms=round(standing.longest_ms),
        version=results.head.version,
        first_seed=min(outcome.seed for outcome in outcomes),
        last_seed=max(outcome.seed for outcome in outcomes),
    )


def ladder_of(files: Iterable[Path]) -> Ladder:
    """Return the ladder that files of tournaments make. Raises `LadderError`, `ResultsError` or `OSError`."""
    places = {name: place for place, name in enumerate(BOTS)}

    def place(rung: Rung) -> tuple[int, int, int]:
        level, against = (BotName.read(name).bot for name in (rung.level, rung.against))
        return rung.players, places.get(level, len(places)), -places.get(against, len(places))

    return Ladder(tuple(sorted((rung_of(read(file)) for file in files), key=place)))


def table(ladder: Ladder) -> str:
    """Return the ladder as a table for the README, with a line below it that says where it is from."""
    rows = [HEADINGS, ("---",) * len(HEADINGS), *map(_cells, ladder.rungs)]
    lines = [f"| {' | '.join(row)} |" for row in rows]
    versions = ", ".join(dict.fromkeys(rung.version for rung in ladder.rungs))
    seeds = ", ".join(dict.fromkeys(f"{rung.first_seed} to {rung.last_seed}" for rung in ladder.rungs))
    return "\n".join([*lines, "", f"Version {versions}, seeds {seeds}, each deal in every rotation of the seats."])


def _cells(rung: Rung) -> tuple[str, ...]:
    return (
        str(rung.players),
        f"`{rung.level}`",
        f"`{rung.against}`",
        f"{rung.won:.1%}".replace("%", " %"),
        f"{rung.low:.0%} to {rung.high:.0%}".replace("%", " %"),
        f"{rung.even:.0%}".replace("%", " %"),
        str(rung.games),
        f"{rung.years:g}",
        f"{rung.median_ms:g}",
        f"{rung.longest_ms:g}",
    )


def with_table(readme: str, ladder: Ladder) -> str:
    """Return the README with the ladder between its marks. Raises `LadderError` when it has no marks."""
    before, begin, rest = readme.partition(BEGIN)
    _, end, after = rest.partition(END)
    if not begin or not end:
        raise LadderError(f"the README has no place for the ladder, between {BEGIN.strip()} and {END}")
    return f"{before}{BEGIN}{table(ladder)}\n{END}{after}"


def write(ladder: Ladder, readme: Path) -> None:
    """Put a ladder into the program's resources and into its README. Raises `LadderError` or `OSError`."""
    new_text = with_table(readme.read_text(), ladder)
    ladder_file().write_bytes(msgspec.json.format(msgspec.json.encode(ladder), indent=2) + b"\n")
    readme.write_text(new_text)


def main(folder: Path) -> int:
    """Make the ladder from the tournaments in a folder; the exit code is 1 when there is none to be made."""
    try:
        files = sorted(folder.glob("*.jsonl"))
        if not files:
            raise LadderError(f"{folder} holds no tournaments")
        write(ladder_of(files), ladder_file().parents[1] / "README.md")
    except (LadderError, ResultsError, OSError) as error:
        print(error, file=sys.stderr)  # noqa: T201
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
