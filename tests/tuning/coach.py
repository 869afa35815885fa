"""Measures what the coach says of known blunders, of games between unequal bots, and how long a review takes.

python -m tests.tuning.coach blunders GAMES
python -m tests.tuning.coach games GAMES [FIRST]
python -m tests.tuning.coach time GAMES

`blunders` asks the coach about answers that everybody knows to be bad, in positions from games of four `hard`; `games`
looks whether the winner has lost least, per decision, in games of four with unequal levels; `time` reviews games of
four `hard`, and says how much processor time that took. Intervals are Wilson's, of 95 %.
"""

from __future__ import annotations

import sys
from collections import defaultdict
from collections.abc import Iterator, Sequence
from random import Random
from statistics import fmean, median
from time import process_time
from typing import Any

from indonesia_qt.child_process import collect_rarely
from indonesia_qt.cli.console import say
from indonesia_qt.core.bots import play_out
from indonesia_qt.core.flow import Action, Pass, Question, question
from indonesia_qt.core.review import INACCURACY, MISTAKE, PlayedGame, Review, reviewed, strengths
from indonesia_qt.core.session import Session
from indonesia_qt.games.indonesia.bots import BOTS
from indonesia_qt.games.indonesia.bots.candidates import weighed
from indonesia_qt.games.indonesia.bots.coach import IndonesiaCoach
from indonesia_qt.games.indonesia.bots.evaluate import weights_for
from indonesia_qt.games.indonesia.rules.actions import Bid, Raise, Research
from indonesia_qt.games.indonesia.rules.phases.acquisitions import ChooseDeed
from indonesia_qt.games.indonesia.rules.phases.mergers import RaiseBid, nominal_value
from indonesia_qt.games.indonesia.rules.phases.research import ChooseResearch
from indonesia_qt.games.indonesia.rules.phases.turn_order import PlaceBid
from indonesia_qt.games.indonesia.rules.state import Options, State
from indonesia_qt.library import load_map

PLAYERS = 4
LEVELS = ("hard", "easy", "easy", "easy"), ("medium", "hard", "easy", "easy"), ("medium", "hard", "easy", "medium")
"""Who plays whom; from game to game the seats go round."""
COACH = IndonesiaCoach()


def wilson(hits: int, of: int) -> str:
    """Return a share with its interval of 95 %, in per cent.

    >>> wilson(9, 10)
    '9 of 10 (90% [60, 98])'
    """
    z, share = 1.96, hits / of
    middle = (share + z * z / (2 * of)) / (1 + z * z / of)
    reach = z * ((share * (1 - share) + z * z / (4 * of)) / of) ** 0.5 / (1 + z * z / of)
    return f"{hits} of {of} ({100 * share:.0f}% [{100 * (middle - reach):.0f}, {100 * (middle + reach):.0f}])"


def played(bots: Sequence[str], seed: int) -> Session[Any]:
    """Play a game with open money, and return it as it was saved."""
    game = load_map().game
    setup = game.new_setup(Options(), len(bots), seed)
    session = Session(game, setup, seed=seed)
    for _, action in play_out(game, game.start(setup), [BOTS[name]() for name in bots], Random(seed)):
        session.submit(action)
    return session


def review_of(session: Session[Any]) -> tuple[Review[Any], float]:
    """Return the review of a game, and the processor time that it took."""
    begun, work = process_time(), reviewed(PlayedGame.of(session), COACH)
    while True:
        try:
            next(work)
        except StopIteration as end:
            return end.value, process_time() - begun


def blunders(s: State, asked: Question[State]) -> Iterator[tuple[str, Action]]:
    """Yield what would be known to be a blunder here, by its name; each name counts once in a game."""
    match asked:
        case PlaceBid():
            cash = asked.amounts(s)[-1]
            if s.year == 1 and cash >= 95 and s.order[-1] != asked.seat:
                yield "year 1: bids 95 of 100", Bid(95)
            if s.year == 3 and cash > 30:
                yield "year 3: bids all cash", Bid(cash)
        case ChooseDeed() if s.year == 1 or s.year == 3:
            found = [one for one in weighed(s, asked, weights_for("expert", PLAYERS)) if one.action != Pass()]
            if s.year == 1:
                yield "year 1: takes no company", Pass()
            if found:
                yield f"year {s.year}: takes the worst company", min(found, key=lambda one: one.lead).action
        case ChooseResearch() if s.year == 1:
            yield "year 1: no research", Pass()
        case ChooseResearch() if s.year == 2:
            yield "year 2: researches the bid track", Research("bid", asked.seat)
        case RaiseBid():
            nominal = nominal_value(s, asked.auction.first, asked.auction.second)
            yield from [("bids three times the nominal value", Raise(b)) for b in asked.bids(s) if b >= 3 * nominal][:1]


def judge_blunders(games: int) -> None:
    """Print for each kind of blunder how often the coach flags it."""
    found = defaultdict[str, list[tuple[float, float, bool]]](list)
    for seed in range(games):
        session, done = played(["hard"] * PLAYERS, seed), set[str]()
        for at in range(len(session.entries)):
            s = session.position(at)
            asked = question(s)
            assert asked is not None
            for name, action in blunders(s, asked):
                if name in done or asked.check(s, action) is not None:
                    continue
                opinion = COACH.opinion(session.game.view(s, asked.seat), asked, action, Random(seed))
                if opinion is not None:
                    done.add(name)
                    best, own = opinion.best, opinion.played
                    found[name].append((best.chance - own.chance, best.lead - own.lead, opinion.disputed))
    for name, all_ in sorted(found.items()):
        flagged = [cost >= INACCURACY and not disputed for cost, _, disputed in all_]
        say(
            f"{name:36} flagged {wilson(sum(flagged), len(all_)):26} disputed {sum(one[2] for one in all_):3}"
            f"  mean {100 * fmean(one[0] for one in all_):5.1f}% {fmean(one[1] for one in all_):5.0f} Rp"
        )


def judge_games(games: int, first: int) -> None:
    """Print for each game what every seat lost per decision, and how often the winner lost least."""
    least_money, least_chance, took = 0, 0, []
    for n in range(first, first + games):
        levels = LEVELS[n % len(LEVELS)]
        bots = [levels[(seat + n // len(LEVELS)) % PLAYERS] for seat in range(PLAYERS)]
        session = played(bots, n)
        review, seconds = review_of(session)
        winner = session.game.ranking(session.state)[0]
        found = [strengths(review, None, seat) for seat in range(PLAYERS)]
        least_money += found[winner].lost == min(one.lost for one in found)
        least_chance += found[winner].cost == min(one.cost for one in found)
        took.append(seconds)
        seats = [
            f"{'*' if seat == winner else ' '}{bots[seat]:6} {one.lost:5.1f} Rp {100 * one.cost:4.2f}%"
            for seat, one in enumerate(found)
        ]
        say(f"{n:3} {seconds:5.1f} s {sum(one.disputed for one in review.judged):2} disputed {'  '.join(seats)}")
    say(f"the winner lost least money {wilson(least_money, games)}, least chance {wilson(least_chance, games)}")
    say(f"seconds of processor time: median {median(took):.1f}, most {max(took):.1f}")


def judge_time(games: int) -> None:
    """Print how long reviews take."""
    for seed in range(games):
        session = played(["hard"] * PLAYERS, seed)
        review, seconds = review_of(session)
        flagged = (
            sum(one.cost >= INACCURACY for one in review.judged),
            sum(one.cost >= MISTAKE for one in review.judged),
        )
        say(f"{len(session.entries)} decisions: {seconds:.1f} s, flagged {flagged[0]}, of them mistakes {flagged[1]}")


if __name__ == "__main__":
    collect_rarely()
    match sys.argv[1:]:
        case "blunders", games:
            judge_blunders(int(games))
        case "games", games, *rest:
            judge_games(int(games), int(rest[0]) if rest else 0)
        case "time", games:
            judge_time(int(games))
        case _:
            say(__doc__ or "")
