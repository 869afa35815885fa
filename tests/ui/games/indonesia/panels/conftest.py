from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication

from indonesia_qt.core.flow import Question
from indonesia_qt.games.indonesia.bots.rules_of_thumb import Greedy
from indonesia_qt.games.indonesia.rules.state import Options
from tests.ui.table.mouse import Mouse
from tests.ui.table.new_games import Begin

SEED = 3
"""Of a game in which the first player is asked the questions of all phases."""

Asks = Callable[[Any, Any], bool]
Bring = Callable[..., Mouse]


@pytest.fixture
def bring(begin: Begin) -> Bring:
    """Lets bots play on, their moves being made at once, until seat 0 is asked a question of a kind."""

    def bring(kind: type[Question[Any]], also: Asks = lambda view, asked: True, others: str = "greedy") -> Mouse:
        mouse = begin("human", *[others] * 3, seed=SEED, options=Options(money="open"))
        bridge = mouse.table.bridge
        bridge.set_paused(True)
        session, bot, chance = bridge.session, Greedy(), Random(1)
        while True:
            asked = session.question
            assert asked is not None, f"nobody was asked for {kind}"
            view = session.game.view(session.state, asked.seat)
            if isinstance(asked, kind) and asked.seat == 0 and also(view, asked):
                break
            session.submit(bot.choose(view, asked, chance))
        bridge.changed.emit(())
        QApplication.processEvents()
        return mouse

    return bring
