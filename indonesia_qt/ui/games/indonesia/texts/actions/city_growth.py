"""Phase 7, City Growth: which city gets a stone when they are short."""

from __future__ import annotations

from indonesia_qt.games.indonesia.rules.actions import Grow
from indonesia_qt.games.indonesia.rules.phases.city_growth import ChooseGrowth
from indonesia_qt.games.indonesia.rules.state import State
from indonesia_qt.i18n.text import tr
from indonesia_qt.ui.games.indonesia.texts.actions.action_text import ActionText
from indonesia_qt.ui.games.indonesia.texts.names import Names


def grow(words: Names, view: State, asked: ChooseGrowth, action: Grow) -> ActionText:  # noqa: ARG001
    """To let a city have one of the stones that are short."""
    size = asked.size + 1
    return ActionText(
        tr("{city} grows to size {size}", city=words.place(action.area), size=size),
        tr("buys {size} of each good from now on", size=size),
    )
