"""The coach of a review: how likely each player is to win, and what a decision cost."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from indonesia_qt.core.flow import Action, Pass, Question, step
from indonesia_qt.core.judging import End, PlayOn, mean_chances, opinion_of
from indonesia_qt.core.review import Opinion
from indonesia_qt.games.indonesia.bots.candidates import weighed
from indonesia_qt.games.indonesia.bots.chances import chances_to_win, of_money
from indonesia_qt.games.indonesia.bots.evaluate import Weights, weights_for, worth
from indonesia_qt.games.indonesia.bots.net import forecast
from indonesia_qt.games.indonesia.bots.replies import played_on, tasted
from indonesia_qt.games.indonesia.rules.phases.mergers import ChooseRemoval, RaiseBid
from indonesia_qt.games.indonesia.rules.phases.operations import (
    ChooseCompany,
    ChooseExpansion,
    DeliverGoods,
    FloatShips,
)
from indonesia_qt.games.indonesia.rules.phases.turn_order import PlaceBid
from indonesia_qt.games.indonesia.rules.sampling import sampled
from indonesia_qt.games.indonesia.rules.scoring import final_money
from indonesia_qt.games.indonesia.rules.state import State
from indonesia_qt.games.indonesia.rules.view import view_of

WEIGHTS = "expert"
"""By whose weights candidates are found, money is forecast, and all play on."""
BREADTH = 3
"""So many of the best candidates at first look are compared with the answer that was played."""
PREVIEWS = 6
"""So often a position is played on to find the chances in it."""
OPERATING = FloatShips, DeliverGoods, ChooseExpansion
"""Questions in the middle of the operation of a company."""
UNFINISHED = PlaceBid, RaiseBid, ChooseRemoval, *OPERATING
"""Questions in the middle of something: a round of bids, an auction, the operation of a company."""


class IndonesiaCoach:
    """Keeps to the protocol `core.review.Coach`.

    It judges by the end of the year. In the middle of a year forecasts swing, because they count what some players have
    done already and others will do in a moment.
    """

    version = "9"

    def chances(self, s: State, chance: Random, round_: int) -> tuple[float, ...]:
        """Return each seat's chance to win as seen from the end of a year."""
        if not s.stack:
            return chances_to_win(s)
        ends = [_to_year_end(sampled(s, chance), _tastes(s, chance), round_) for _ in range(PREVIEWS)]
        return mean_chances([end.chances for end in ends])

    def opinion(self, s: State, asked: Question[State], played: Action, chance: Random) -> Opinion | None:
        """Return what `played` and the best candidate come to; None where there is only one answer.

        In each round the hidden cards are dealt again and the players' tastes differ, for all answers alike.
        """
        view = view_of(s, (asked.seat,))
        if len(asked.actions(view)) < 2:
            return None

        def next_round() -> PlayOn:
            position, tastes = sampled(view, chance), _tastes(view, chance)

            def play_on(action: Action) -> End:
                s = position.copy()
                step(s, action, [])
                return _to_year_end(s, tastes, view.year)

            return play_on

        return opinion_of(asked.seat, played, _rivals(view, asked, played), next_round)

    def asks_again(self, earlier: Question[State], asked: Question[State]) -> bool:
        """Return whether an auction goes on."""
        match earlier, asked:
            case RaiseBid(auction=before), RaiseBid(auction=now):
                return (before.first, before.second) == (now.first, now.second)
        return False

    def continues(self, earlier: Question[State], asked: Question[State]) -> bool:
        """Return whether the operation of a company goes on, or a company still gives up areas."""
        if isinstance(asked, ChooseRemoval):
            return isinstance(earlier, ChooseRemoval)
        return isinstance(earlier, (ChooseCompany, *OPERATING)) and isinstance(asked, OPERATING)


def _rivals(view: State, asked: Question[State], played: Action) -> list[Action]:
    """The answers that what was played is compared with: the best at first look, to pass, and the lowest bid."""
    ranked = sorted(weighed(view, asked, weights_for(WEIGHTS, len(view.players))), key=lambda found: -found.lead)
    rivals = [found.action for found in ranked[:BREADTH]]
    if isinstance(asked, PlaceBid):
        rivals.append(asked.actions(view)[0])
    elif Pass in asked.answers and asked.check(view, Pass()) is None:
        rivals.append(Pass())
    return [rival for rival in dict.fromkeys(rivals) if rival != played]


def _tastes(s: State, chance: Random) -> list[Weights]:
    """Weights by which each player plays on, who thinks a little differently from the others."""
    own = Random(chance.random())
    return [tasted(weights_for(WEIGHTS, len(s.players)), own) for _ in s.players]


def _to_year_end(s: State, tastes: Sequence[Weights], year: int) -> End:
    """What is forecast when what was begun is over, and where the year leads, when the bids of the next one begin.

    A game that is over by then is weighed like a forecast, unless it is over already: others might have played its last
    year otherwise.
    """
    if not s.stack:
        return End(chances_to_win(s), final_money(s), chances_to_win(s))
    s = played_on(s, tastes, lambda now, asked: now.year == year and isinstance(asked, UNFINISHED))
    at_once = _chances(s, chances_to_win)
    s = played_on(s, tastes, lambda now, asked: now.year == year or not isinstance(asked, PlaceBid))
    at_year_end = _chances(s, lambda end: forecast(end).chances)
    return End(at_year_end, worth(s, weights_for(WEIGHTS, len(s.players))), at_once)


def _chances(s: State, by: Callable[[State], tuple[float, ...]]) -> tuple[float, ...]:
    """Each seat's chance to win by a forecast, or by the money of a game that is over."""
    return by(s) if s.stack else of_money(final_money(s))
