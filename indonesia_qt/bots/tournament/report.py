"""What a tournament says about strength: shares with their intervals, ratings, and the standings as a table."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from statistics import fmean, median
from typing import Any

import msgspec
from msgspec import Struct, field

from indonesia_qt.board.intervals import share_interval
from indonesia_qt.bots.tournament.match import GameOutcome
from indonesia_qt.bots.tournament.results import Results
from indonesia_qt.games import definition_of


class Ranking(Struct, frozen=True):
    """One bot's results; shares are from 0 to 1.

    `seats` is how many seats it holds at a table, `even` the share of games that it would win if all were equally
    strong, and `low` and `high` the 95 % interval of `won` after Wilson. `rank` is the mean place of its seats, from 1,
    and `score` the mean share that one seat of it has in the scores of the table. `skill` is its rating after Plackett
    and Luce with its uncertainty, None without the library. Times are in milliseconds: the median over the games of
    the median decision, and the longest decision of all. `replaced` of its `decisions` were made for it, because it had
    failed; `reason` says why the first of them was.
    """

    bot: str
    seats: int
    games: int
    won: float
    low: float
    high: float
    even: float
    rank: float
    score: float = field(name="money")
    skill: tuple[float, float] | None
    median_ms: float
    longest_ms: float
    decisions: int
    replaced: int
    reason: str


def rankings(outcomes: Sequence[GameOutcome]) -> list[Ranking]:
    """Return a line for each bot, the largest share of what it could win first. There must be a game."""
    skills = ratings(outcomes)
    found = [_standing(bot, outcomes, skills.get(bot)) for bot in dict.fromkeys(outcomes[0].seats)]
    return sorted(found, key=lambda line: (-line.won / line.even, line.rank, line.bot))


def _standing(bot: str, outcomes: Sequence[GameOutcome], skill: tuple[float, float] | None) -> Ranking:
    table = len(outcomes[0].seats)
    held = [[seat for seat in range(table) if o.seats[seat] == bot] for o in outcomes]
    wins = sum(o.ranking[0] in seats for o, seats in zip(outcomes, held, strict=True))
    mine = [(o, seat) for o, seats in zip(outcomes, held, strict=True) for seat in seats]
    paces = [o.paces[seat] for o, seat in mine]
    low, high = share_interval(wins, len(outcomes))
    return Ranking(
        bot=bot,
        seats=len(held[0]),
        games=len(outcomes),
        won=wins / len(outcomes),
        low=low,
        high=high,
        even=len(held[0]) / table,
        rank=fmean(o.ranking.index(seat) + 1 for o, seat in mine),
        score=fmean(o.scores[seat] / (sum(o.scores) or 1) for o, seat in mine),
        skill=skill,
        median_ms=median(pace.median_ms for pace in paces),
        longest_ms=max(pace.longest_ms for pace in paces),
        decisions=sum(pace.decisions for pace in paces),
        replaced=sum(pace.replaced for pace in paces),
        reason=next((pace.reason for pace in paces if pace.reason), ""),
    )


def ratings(outcomes: Sequence[GameOutcome]) -> dict[str, tuple[float, float]]:
    """Return each bot's rating and its uncertainty, from the games in their order; empty without openskill.

    A bot with several seats at a table plays for each with its one rating, which moves by the mean of what they did.
    """
    try:
        from openskill.models import PlackettLuce
    except ImportError:
        return {}
    model = PlackettLuce()
    skill = {bot: model.rating() for bot in dict.fromkeys(bot for o in outcomes for bot in o.seats)}
    for outcome in sorted(outcomes, key=lambda o: o.number):
        teams = [[skill[bot]] for bot in outcome.seats]
        after = model.rate(teams, ranks=[outcome.ranking.index(seat) for seat in range(len(teams))])
        for bot in set(outcome.seats):
            held = [after[seat][0] for seat, name in enumerate(outcome.seats) if name == bot]
            skill[bot] = model.create_rating([fmean(r.mu for r in held), fmean(r.sigma for r in held)])
    return {bot: (rating.mu, rating.sigma) for bot, rating in skill.items()}


class Lengths(Struct, frozen=True):
    """How long the games were, in rounds."""

    shortest: int
    median: float
    longest: int


def lengths(outcomes: Sequence[GameOutcome]) -> Lengths:
    """Return how long the games were."""
    rounds = [o.rounds for o in outcomes]
    return Lengths(min(rounds), median(rounds), max(rounds))


def table(results: Results) -> str:
    """Return the standings as a table of text, after a line on the games and before one on each bot that failed."""
    definition = definition_of(results.head.tournament.game)
    lines = rankings(list(results.outcomes.values()))
    about_seats = "bot", "seats", "won", "95% interval", "chance", "rank", definition.score_name
    headings = *about_seats, "skill", "median ms", "longest ms"
    columns = [column for column in zip(headings, *map(_cells, lines), strict=True) if any(column[1:])]
    text = [_headline(results, definition.round_name), *aligned(list(zip(*columns, strict=True)))]
    by = definition.substitute
    text += [replacements(line.bot, line.replaced, line.decisions, line.reason, by) for line in lines if line.replaced]
    return "\n".join(line.rstrip() for line in text)


def replacements(bot: str, replaced: int, decisions: int, reason: str, substitute: str) -> str:
    """Return the sentence on a bot that failed in some of its decisions, which a substitute made."""
    left = f"{replaced} of {decisions} decisions, which {substitute} made instead"
    return f"{bot} failed in {left}. The first time: {reason}"


def _headline(results: Results, round_name: str) -> str:
    tournament = results.head.tournament
    length = lengths(list(results.outcomes.values()))
    first, last = tournament.seed, max(o.seed for o in results.outcomes.values())
    games = f"{len(results.outcomes)} games" if len(results.outcomes) > 1 else "1 game"
    seeds = f"seeds {first} to {last}" if first < last else f"seed {first}"
    turned = "every rotation of the seats" if tournament.whole else "not every rotation of the last seed"
    return (
        f"{games} on {tournament.map}, {seeds}, {turned}; "
        f"{length.shortest} to {length.longest} {round_name}s, median {length.median:g}"
    )


def aligned(rows: Sequence[Sequence[str]]) -> Iterator[str]:
    """Yield the lines of a table, whose headings are the first row: names to the left, figures to the right."""
    widest, *widths = (max(map(len, column)) for column in zip(*rows, strict=True))
    for name, *figures in rows:
        yield "  ".join([name.ljust(widest), *map(str.rjust, figures, widths)])


def _cells(line: Ranking) -> tuple[str, ...]:
    return (
        line.bot,
        str(line.seats),
        f"{line.won:.1%}",
        f"{line.low:.1%} to {line.high:.1%}",
        f"{line.even:.1%}",
        f"{line.rank:.2f}",
        f"{line.score:.1%}",
        f"{line.skill[0]:.1f} ± {line.skill[1]:.1f}" if line.skill else "",
        f"{line.median_ms:.2f}",
        f"{line.longest_ms:.0f}",
    )


def summary(results: Results) -> dict[str, Any]:
    """Return all figures, ready for JSON; the names of rounds and scores there are those of the files."""
    outcomes = list(results.outcomes.values())
    return {
        "tournament": msgspec.to_builtins(results.head.tournament),
        "fingerprint": results.head.fingerprint,
        "version": results.head.version,
        "games": len(outcomes),
        "years": msgspec.to_builtins(lengths(outcomes)),
        "standings": msgspec.to_builtins(rankings(outcomes)),
    }
