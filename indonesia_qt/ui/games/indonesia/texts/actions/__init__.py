"""What an answer says and what it leads to, in words: for the buttons of the panels and for lists of answers.

A module a phase, named as in the rule book. Knows no Qt. All that a text tells of the future is a forecast of the
game's.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from indonesia_qt.core.flow import Action, Question
from indonesia_qt.games.indonesia.rules import actions as act
from indonesia_qt.games.indonesia.rules.phases.acquisitions import ChooseDeed
from indonesia_qt.games.indonesia.rules.phases.mergers import AnnounceMerger, RaiseBid
from indonesia_qt.games.indonesia.rules.phases.operations import ChooseExpansion, FloatShips
from indonesia_qt.games.indonesia.rules.phases.research import ChooseResearch
from indonesia_qt.games.indonesia.rules.state import State
from indonesia_qt.ui.games.indonesia.texts.actions import (
    acquisitions,
    city_growth,
    mergers,
    new_era,
    operations,
    research,
    turn_order,
)
from indonesia_qt.ui.games.indonesia.texts.actions.action_text import ActionText
from indonesia_qt.ui.games.indonesia.texts.names import Names


class ActionWords:
    """Tells what answers to the open question of a position mean."""

    def __init__(self, words: Names) -> None:
        self.words = words

    def tell(self, view: State, asked: Question[Any], action: Action) -> ActionText:
        """The words for one legal answer."""
        say: Callable[[Names, State, Any, Any], ActionText] = _ACTIONS[type(action)]
        return say(self.words, view, asked, action)


def _pass(words: Names, view: State, asked: Any, action: act.Pass) -> ActionText:  # noqa: ARG001
    say: Callable[[Names, State, Any], ActionText] = _PASSES[type(asked)]
    return say(words, view, asked)


_PASSES: dict[type[Question[Any]], Callable[[Names, State, Any], ActionText]] = {
    AnnounceMerger: mergers.pass_announcement,
    RaiseBid: mergers.leave_auction,
    ChooseDeed: acquisitions.take_no_deed,
    ChooseResearch: research.research_nothing,
    FloatShips: operations.add_no_more,
    ChooseExpansion: operations.stop_expanding,
}

_ACTIONS: dict[type[Action], Callable[[Names, State, Any, Any], ActionText]] = {
    act.PlaceCity: new_era.place_city,
    act.Bid: turn_order.bid,
    act.Announce: mergers.announce,
    act.Raise: mergers.raise_bid,
    act.GiveUp: mergers.give_up,
    act.StartProduction: acquisitions.start_production,
    act.StartShipping: acquisitions.start_shipping,
    act.Research: research.research,
    act.Operate: operations.operate,
    act.PlaceShip: operations.place_ship,
    act.Expand: operations.expand,
    act.Grow: city_growth.grow,
    act.Deliver: operations.deliver,
    act.DeliverRest: operations.deliver_rest,
    act.Pass: _pass,
}
