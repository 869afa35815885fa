"""Makes the ladder of the levels from the files of tournaments, for the program and for the page on its bots.

`python -m indonesia_qt.bots.tournament.ladder_report FOLDER` reads every `.jsonl` in FOLDER, all of one game, writes
that game's file in `resources/ladders`, and puts the same figures on the page, between the two marks of the game. With
the file of one tournament instead of FOLDER, it prints its row of the leaderboard.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

import msgspec

from indonesia_qt.bots.ladder import Ladder, Rung, ladder_file
from indonesia_qt.bots.tournament.report import lengths, rankings
from indonesia_qt.bots.tournament.results import Results, ResultsError, read
from indonesia_qt.core.bots import BotName
from indonesia_qt.core.definition import GameDefinition
from indonesia_qt.files import paths
from indonesia_qt.files.whole_file import write_whole
from indonesia_qt.games import definition_of

BEGIN, END = "<!-- ladder of {game} -->\n", "<!-- end of the ladder of {game} -->"
"""The marks on the page between which the table of a game lies."""
TITLES = "map", "players", "bots", "won (95% interval)", "even", "seeds", "version and sources", "command"
"""Of the leaderboard's columns."""


class LadderError(ValueError):
    """Something that no ladder can be made of; the message says what."""


def rung_of(results: Results) -> Rung:
    """Return what a tournament of one bot against another says. Raises `LadderError` when it isn't one."""
    tournament, outcomes = results.head.tournament, list(results.outcomes.values())
    level, others = tournament.seats[0], set(tournament.seats[1:])
    if len(others) != 1 or level in others or not outcomes:
        raise LadderError(f"{results.file}: One bot must play alone against another in all other seats.")
    standing = next(line for line in rankings(outcomes, tournament.on_failure) if line.bot == level)
    against = others.pop()
    editions = [outcome.edition for outcome in outcomes if outcome.edition]
    return Rung(
        level=level,
        against=against,
        players=len(tournament.seats),
        games=standing.games,
        won=round(standing.won, 4),
        low=round(standing.low, 4),
        high=round(standing.high, 4),
        rounds=lengths(outcomes).median,
        median_ms=round(standing.median_ms, 2),
        longest_ms=round(standing.longest_ms),
        version=results.head.version,
        first_seed=min(outcome.seed for outcome in outcomes),
        last_seed=max(outcome.seed for outcome in outcomes),
        map="" if tournament.map == definition_of(tournament.game).map else tournament.map,
        sources=tuple(editions[-1].bots.get(bot, "") for bot in (level, against)) if editions else (),
    )


def game_of(tournaments: Sequence[Results]) -> GameDefinition:
    """Return the game that tournaments, one at least, are of. Raises `LadderError` when they are of several."""
    first, *others = dict.fromkeys(results.head.tournament.game for results in tournaments)
    if others:
        raise LadderError(f"The tournaments are of different games: {', '.join([first, *others])}.")
    return definition_of(first)


def ladder_of(tournaments: Sequence[Results], game: GameDefinition) -> Ladder:
    """Return the ladder that tournaments of a game make. Raises `LadderError`."""
    places = {name: place for place, name in enumerate(game.bots)}

    def place(rung: Rung) -> tuple[str, int, int, int]:
        level, against = (BotName.read(name).bot for name in (rung.level, rung.against))
        return rung.map, rung.players, places.get(level, len(places)), -places.get(against, len(places))

    return Ladder(tuple(sorted(map(rung_of, tournaments), key=place)))


def table(ladder: Ladder, game: GameDefinition) -> str:
    """Return the ladder as a table for the page, with a line below it that says where it is from."""
    about_games = "map", "players", "bot", "against", "won", "95% interval", "even", "games", f"{game.round_name}s"
    headings = *about_games, "median ms", "longest ms"
    rows = [headings, ("---",) * len(headings), *map(_cells, ladder.rungs)]
    lines = [f"| {' | '.join(row)} |" for row in rows]
    versions = ", ".join(dict.fromkeys(rung.version for rung in ladder.rungs))
    seeds = ", ".join(dict.fromkeys(f"{rung.first_seed} to {rung.last_seed}" for rung in ladder.rungs))
    return "\n".join([*lines, "", f"Version {versions}, seeds {seeds}, each seed in every rotation of the seats."])


def _cells(rung: Rung) -> tuple[str, ...]:
    return (
        rung.map or "usual",
        str(rung.players),
        f"`{rung.level}`",
        f"`{rung.against}`",
        f"{rung.won:.1%}",
        f"{rung.low:.0%} to {rung.high:.0%}",
        f"{rung.even:.0%}",
        str(rung.games),
        f"{rung.rounds:g}",
        f"{rung.median_ms:g}",
        f"{rung.longest_ms:g}",
    )


def leaderboard_row(rung: Rung, game: GameDefinition) -> tuple[str, ...]:
    """Return the cells of the leaderboard's row on a tournament of a game, in the order of `TITLES`."""
    map_ = rung.map or game.map
    seats = ",".join([rung.level, *[rung.against] * (rung.players - 1)])
    given = f"--game {game.id} --seats {seats} --games {rung.games} --seed {rung.first_seed} --map {map_}"
    return (
        map_,
        str(rung.players),
        f"`{rung.level}` against `{rung.against}`",
        f"{rung.won:.1%} ({rung.low:.0%} to {rung.high:.0%})",
        f"{rung.even:.0%}",
        f"{rung.first_seed} to {rung.last_seed}",
        f"{rung.version} {', '.join(f'`{source}`' for source in dict.fromkeys(rung.sources)) or '–'}",
        f"`indonesia-qt tournament {given}`",
    )


def page() -> Path:
    """Return the page on the program's bots."""
    return paths.resources() / "docs" / "explanation" / "bots.md"


def with_table(text: str, ladder: Ladder, game: GameDefinition) -> str:
    """Return the page with the ladder between the marks of its game. Raises `LadderError` when it has no marks."""
    first, last = (mark.format(game=game.id) for mark in (BEGIN, END))
    before, begin, rest = text.partition(first)
    _, end, after = rest.partition(last)
    if not begin or not end:
        raise LadderError(f"{page()} has no place for the ladder: {first.strip()} and {last} are missing.")
    return f"{before}{begin}{table(ladder, game)}\n{end}{after}"


def write(ladder: Ladder, game: GameDefinition) -> None:
    """Put a ladder into the program's resources and on the page. Raises `LadderError` or `OSError`."""
    new_text = with_table(page().read_text(encoding="utf-8"), ladder, game)
    write_whole(ladder_file(game.id), msgspec.json.format(msgspec.json.encode(ladder), indent=2) + b"\n")
    write_whole(page(), new_text.encode())


def main(folder: Path) -> int:
    """Make the ladder from the tournaments in a folder, or print the row of a file; return 1 when it fails."""
    try:
        if folder.is_file():
            results = read(folder)
            row = leaderboard_row(rung_of(results), definition_of(results.head.tournament.game))
            print(f"| {' | '.join(row)} |")  # noqa: T201
            return 0
        files = sorted(folder.glob("*.jsonl"))
        if not files:
            raise LadderError(f"There are no tournaments in {folder}.")
        tournaments = [read(file) for file in files]
        game = game_of(tournaments)
        write(ladder_of(tournaments, game), game)
    except (LadderError, ResultsError, OSError) as error:
        print(error, file=sys.stderr)  # noqa: T201
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
