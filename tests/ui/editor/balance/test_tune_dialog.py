"""Deeds and cards are tuned by games, and accepted as one step."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from indonesia_qt.games.indonesia.maps.edits import change_stones
from indonesia_qt.mapmaking.review import tuning
from tests.robustness.processes import process_ids
from tests.ui.editor.hand import Hand
from tests.ui.pages.editor.balance import OUTDATED, BalanceReportPage, TuningPage

GAMES_MS = 120_000
"""Long enough for some games on a busy machine."""


@pytest.fixture
def dialog(lagoon: Hand, monkeypatch: pytest.MonkeyPatch) -> TuningPage:
    """The dialog, which has few games played by bots that don't think."""
    for name, few in {"BOT": "random", "GAMES": 2, "PROOF": 4, "PART": 2, "QUICK_GAMES": 4, "QUICK_TRIES": 3}.items():
        monkeypatch.setattr(tuning, name, few)
    return BalanceReportPage.open(lagoon.window).tune()


def test_the_result_is_accepted_as_one_step(lagoon: Hand, dialog: TuningPage, qtbot: QtBot) -> None:
    before = lagoon.document.draft
    assert not dialog.can_accept
    dialog.tune()
    qtbot.waitUntil(lambda: dialog.runner is None, timeout=GAMES_MS)
    assert dialog.text.startswith("4 games of 4 random bots decide")
    assert "Number 1 in the starting order of play: Wins" in dialog.text
    assert "The map doesn’t reach this bound: " in dialog.text
    assert lagoon.document.draft is before
    dialog.accept()
    assert lagoon.document.draft.data != before.data
    assert lagoon.document.draft.board is before.board
    assert lagoon.document.undo_stack.undoText() == "Tune deeds and cards"
    assert not dialog.can_accept
    lagoon.document.undo_stack.undo()
    assert lagoon.document.draft is before


def test_cancel_ends_the_games_and_changes_nothing(lagoon: Hand, dialog: TuningPage) -> None:
    before = lagoon.document.draft
    dialog.tune()
    runner = dialog.runner
    assert runner is not None
    assert process_ids(runner)
    dialog.cancel()
    assert not process_ids(runner)
    assert dialog.message == "Cancelled. The map hasn’t changed."
    assert not dialog.can_accept
    assert lagoon.document.draft is before


def test_closing_the_window_ends_the_games(lagoon: Hand, dialog: TuningPage) -> None:
    dialog.tune()
    runner = dialog.runner
    assert runner is not None
    lagoon.window.close()
    assert not process_ids(runner)


def test_a_map_that_changed_meanwhile_is_left_as_it_is(lagoon: Hand, dialog: TuningPage, qtbot: QtBot) -> None:
    dialog.tune()
    qtbot.waitUntil(lambda: dialog.runner is None, timeout=GAMES_MS)
    lagoon.document.do("x", lambda draft: change_stones(draft, (9, 9, 9)))
    after = lagoon.document.draft
    dialog.accept()
    assert (dialog.message, lagoon.document.draft) == (OUTDATED, after)
