"""While the last turn of a round is shown, nothing at the table tells of the next one."""

from __future__ import annotations

from random import Random

import pytest
from PySide6.QtWidgets import QApplication

from indonesia_qt.games.singapore.bots.rules_of_thumb import Easy
from indonesia_qt.games.singapore.rules.events import RoundBegan
from indonesia_qt.ui.app.program import Program
from indonesia_qt.ui.table.beats import beat_presenter
from tests.ui.games.singapore.tables import begin
from tests.ui.pages.log import LogPage
from tests.ui.pages.singapore import SingaporeStripPage


@pytest.fixture(autouse=True)
def still(monkeypatch: pytest.MonkeyPatch) -> None:
    """What beats show moves here as it does for a player, and each stays until it is ended."""
    monkeypatch.setattr(beat_presenter, "USUAL_PAUSE_MS", 250 / 30**2)
    monkeypatch.setattr(beat_presenter, "OWN", 60.0)


def test_a_turn_is_shown_before_the_round_that_follows_it(program: Program) -> None:
    mouse = begin(program, "human", "easy", "easy")
    table, bot, chance = mouse.table, Easy(), Random(3)
    bridge, session = table.bridge, table.bridge.session
    bridge.set_paused(True)
    bridge.pause_ms = 250

    def rounds() -> int:
        """How many rounds the log has."""
        return sum(line.rank == "round" for line in LogPage.of(program.window).lines())

    seen = 0
    while seen < 2:
        table.beats.clear()
        before, made = rounds(), bridge.made
        date, tiles = table.strip.date.text(), SingaporeStripPage.at(program).tiles
        asked = session.question
        assert asked
        bridge.submit(bot.choose(session.game.view(session.state, asked.seat), asked, chance), made)
        QApplication.processEvents()
        began = any(isinstance(event, RoundBegan) for entry in session.entries[made:] for event in entry.events)
        if began and before and table.beats.is_shown:
            seen += 1
            assert (rounds(), table.strip.date.text()) == (before, date)
            assert {*SingaporeStripPage.at(program).tiles} <= {*tiles}
            assert table.decision.panel is None
            table.beats.skip()
            assert rounds() == before + 1
            assert table.strip.date.text() != date
