"""What a player usually does in Operations: the answers that can be given without asking."""

from __future__ import annotations

from typing import Any

from indonesia_qt.core.flow import Action, Pass, Question, question
from indonesia_qt.games.indonesia.analysis.forecast import Trial, company_forecast, expansion_after
from indonesia_qt.games.indonesia.analysis.last_year import is_last_year, ships_bring_nothing
from indonesia_qt.games.indonesia.rules.actions import DeliverRest, Expand, Operate
from indonesia_qt.games.indonesia.rules.constants import PRICE
from indonesia_qt.games.indonesia.rules.phases.operations import (
    ChooseCompany,
    ChooseExpansion,
    DeliverGoods,
    FloatShips,
)
from indonesia_qt.games.indonesia.rules.state import State


def planned_answer(view: State, asked: Question[Any]) -> Action | None:
    """Return what is planned for a question of Operations; None where the player has a decision of his own.

    The company that loses most if another one sells first goes first, then the one that earns most. It sells by the
    default plan, and expands to the best place if that is free, unless more places are as good than it expands to. It
    stops where nothing can be paid for, and in the last year where nothing brings anything any more.
    """
    if isinstance(asked, ChooseCompany):
        return max(asked.actions(view), key=lambda action: _urgency(view, action))
    if isinstance(asked, DeliverGoods):
        return DeliverRest()
    if isinstance(asked, ChooseExpansion):
        if is_last_year(view) or asked.actions(view) == [Pass()]:
            return asked.actions(view)[0]  # to stop, or any area where the company must expand
        best = _best_expansions(view, asked) if asked.free else []
        return best[0] if 0 < len(best) <= asked.left else None
    if isinstance(asked, FloatShips) and ships_bring_nothing(view, asked):
        return Pass()
    return None


def equal_expansion(view: State, asked: Question[Any]) -> Expand | None:
    """Return the first of several areas that are equally good for a free expansion, of those that end no deed if any.

    None where nothing is planned for another reason, and where the player decides which deed to end.
    """
    if not isinstance(asked, ChooseExpansion) or not asked.free:
        return None
    best = _best_expansions(view, asked)
    return next((area for area in best if not expansion_after(view, area).deeds_lost), None)


def planned_expansions(view: State) -> tuple[Expand, ...]:
    """Return the areas to which the company that is asked expands as planned, after its sale if that is open.

    There are none if it doesn't expand for free, or if the player has a decision of his own among them. They are the
    same for all plans, which only differ in money and in the cities that buy.
    """
    asked = view.stack[-1]
    assert isinstance(asked, DeliverGoods | ChooseExpansion)
    trial = Trial(view)
    if isinstance(asked, DeliverGoods):
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


def _best_expansions(view: State, asked: ChooseExpansion) -> list[Expand]:
    """Return the areas that open most: cities, then seas, then room."""
    areas = (action for action in asked.actions(view) if isinstance(action, Expand))
    opens = {action: expansion_after(view, action).rating for action in areas}
    best = max(opens.values())
    return [action for action, what in opens.items() if what == best]
