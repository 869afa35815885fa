"""What a player usually does in Operations: the answers that can be given without asking."""

from __future__ import annotations

from typing import Any

from indonesia_qt.core.flow import Action, Question, question
from indonesia_qt.games.indonesia.analysis.forecast import Trial, company_forecast, expansion_after
from indonesia_qt.games.indonesia.rules.actions import DeliverRest, Expand, Operate
from indonesia_qt.games.indonesia.rules.constants import PRICE
from indonesia_qt.games.indonesia.rules.phases.operations import ChooseCompany, ChooseExpansion, DeliverGoods
from indonesia_qt.games.indonesia.rules.state import State


def planned_answer(view: State, asked: Question[Any]) -> Action | None:
    """Return what is planned for a question of Operations; None where the player has a decision of his own.

    The company that loses most if another one sells first goes first, then the one that earns most. It sells by the
    default plan, and expands to the best place if that is free, unless more places are as good than it expands to.
    """
    if isinstance(asked, ChooseCompany):
        return max(asked.actions(view), key=lambda action: _urgency(view, action))
    if isinstance(asked, DeliverGoods):
        return DeliverRest()
    if isinstance(asked, ChooseExpansion) and asked.free:
        return _best_expansion(view, asked)
    return None


def planned_expansions(view: State) -> tuple[Expand, ...]:
    """Return the areas to which the company that is asked for its sale expands as planned after it.

    There are none if it doesn't expand for free, or if the player has a decision of his own among them. They are the
    same for all plans, which only differ in money and in the cities that buy.
    """
    asked = view.stack[-1]
    assert isinstance(asked, DeliverGoods)
    trial = Trial(view)
    trial.play(DeliverRest())
    found: list[Expand] = []
    while isinstance(following := question(trial.state), ChooseExpansion) and following.company == asked.company:
        best = planned_answer(trial.state, following)
        if not isinstance(best, Expand):
            return ()
        found.append(best)
        trial.play(best)
    return tuple(found)


def _urgency(view: State, action: Action) -> tuple[int, int]:
    """What a company loses if the worst of its competitors sells first, and what it earns now, in rupiah."""
    assert isinstance(action, Operate)
    company = view.companies[action.company]
    forecast = company_forecast(view, company)
    if company.kind == "shipping":
        return 0, 0
    lost = max((rival.goods for rival in forecast.rivals), default=0)
    return lost * PRICE[company.kind], forecast.net


def _best_expansion(view: State, asked: ChooseExpansion) -> Expand | None:
    """Return the area that opens most: cities, then seas, then room; None where more open the same than can be had."""
    opens: dict[Expand, tuple[int, int, int]] = {}
    for action in asked.actions(view):
        assert isinstance(action, Expand)
        after = expansion_after(view, action)
        opens[action] = len(after.cities), len(after.seas), after.opened
    best = max(opens.values())
    first, *others = (action for action, what in opens.items() if what == best)
    return first if len(others) < asked.left else None
