"""What a tournament says about strength: shares with their intervals, ratings, and the standings as a table."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from statistics import fmean, median
from typing import Any

import msgspec
from msgspec import Struct, field

from indonesia_qt.board.intervals import share_interval
from indonesia_qt.bots.tournament.match import GameOutcome, OnFailure
from indonesia_qt.bots.tournament.results import Results
from indonesia_qt.games import definition_of


class Ranking(Struct, frozen=True):
    """One bot's results; shares are from 0 to 1.

    `seats` is how many seats it holds at a table, `even` the share of games that it would win if all were equally
    strong, and `low` and `high` the 95% interval of `won` after Wilson. `rank` is the mean place of its seats, from 1,
    and `score` the mean share that one seat of it has in the scores of the table. `skill` is its rating after Plackett
    and Luce with its uncertainty, None without the library. Times are in milliseconds: the median over the games of
    the median decision, and the longest decision of all. `replaced` of its `decisions` were made for it, because it had
    failed, in `failed` of its games; `reason` says why the first of them was. When it loses these games, the share of
    the scores that its seats have in them is 0. `source` is the hash of its source, "" in the first results.
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
    failed: int
    reason: str
    source: str


def rankings(outcomes: Iterable[GameOutcome], on_failure: OnFailure = "lose") -> list[Ranking]:
    """Return a line for each bot, the largest share of what it could win first. There must be a game."""
    games = sorted(outcomes, key=lambda o: o.number)
    skills = ratings(games, on_failure)
    found = [_standing(bot, games, skills.get(bot), on_failure) for bot in dict.fromkeys(games[0].seats)]
    return sorted(found, key=lambda line: (-line.won / line.even, line.rank, line.bot))


def _standing(
    bot: str, outcomes: Sequence[GameOutcome], skill: tuple[float, float] | None, on_failure: OnFailure
) -> Ranking:
    table = len(outcomes[0].seats)
    held = [[seat for seat in range(table) if o.seats[seat] == bot] for o in outcomes]
    wins = sum(o.seats[o.ranking[0]] == bot and not o.loses(o.ranking[0], on_failure) for o in outcomes)
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
        score=fmean(0 if o.loses(seat, on_failure) else o.scores[seat] / (sum(o.scores) or 1) for o, seat in mine),
        skill=skill,
        median_ms=median(pace.median_ms for pace in paces),
        longest_ms=max(pace.longest_ms for pace in paces),
        decisions=sum(pace.decisions for pace in paces),
        replaced=sum(pace.replaced for pace in paces),
        failed=len({o.number for o, seat in mine if o.paces[seat].replaced}),
        reason=next((pace.reason for pace in paces if pace.reason), ""),
        source=next((o.edition.bots.get(bot, "") for o in outcomes if o.edition), ""),
    )


def ratings(outcomes: Iterable[GameOutcome], on_failure: OnFailure = "lose") -> dict[str, tuple[float, float]]:
    """Return each bot's rating and its uncertainty, from the games in their order; empty without openskill.

    A bot with several seats at a table plays for each with its one rating, which moves by the mean of what they did.
    Seats that lose because their bots failed share the last place.
    """
    try:
        from openskill.models import PlackettLuce
    except ImportError:
        return {}
    model = PlackettLuce()
    skill = {bot: model.rating() for bot in dict.fromkeys(bot for o in outcomes for bot in o.seats)}
    for outcome in sorted(outcomes, key=lambda o: o.number):
        teams = [[skill[bot]] for bot in outcome.seats]
        seats = range(len(teams))
        ranks = [len(teams) if outcome.loses(seat, on_failure) else outcome.ranking.index(seat) for seat in seats]
        after = model.rate(teams, ranks=ranks)
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
    tournament = results.head.tournament
    definition = definition_of(tournament.game)
    lines = rankings(results.outcomes.values(), tournament.on_failure)
    about_seats = "bot", "seats", "won", "95% interval", "even", "rank", definition.score_name
    headings = *about_seats, "skill", "median ms", "longest ms", "failures"
    columns = [column for column in zip(headings, *map(_cells, lines), strict=True) if any(column[1:])]
    text = [_headline(results, definition.round_name), *aligned(list(zip(*columns, strict=True)))]
    by = definition.substitute
    text += [replacements(line.bot, line.replaced, line.decisions, line.reason, by) for line in lines if line.replaced]
    if tournament.on_failure == "substitute":
        text.append(f"Games in which {by} decided for a bot that failed count as they ended (--on-failure substitute).")
    elif nobody := without_winner(results):
        text.append(f"Nobody won {nobody} of the games: every bot in them failed.")
    return "\n".join(line.rstrip() for line in text)


def without_winner(results: Results) -> int:
    """Return how many games nobody won."""
    on_failure = results.head.tournament.on_failure
    return sum(o.loses(o.ranking[0], on_failure) for o in results.outcomes.values())


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
        f"failed in {line.failed} of {line.games}" if line.failed else "",
    )


def summary(results: Results) -> dict[str, Any]:
    """Return all figures, ready for JSON; the names of rounds and scores there are those of the files."""
    outcomes = list(results.outcomes.values())
    return {
        "tournament": msgspec.to_builtins(results.head.tournament),
        "fingerprint": results.head.fingerprint,
        "version": results.head.version,
        "games": len(outcomes),
        "without_winner": without_winner(results),
        "years": msgspec.to_builtins(lengths(outcomes)),
        "standings": msgspec.to_builtins(rankings(outcomes, results.head.tournament.on_failure)),
    }
