"""Bots play the map that is edited, and a report says what stands out."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from indonesia_qt.board.draft import Draft
from indonesia_qt.games.indonesia.maps.edits import add_deed, remove_card, remove_deed
from indonesia_qt.ui.settings.settings_file import Settings
from tests.robustness.processes import process_ids
from tests.ui.editor.conftest import a_hand
from tests.ui.editor.hand import Hand
from tests.ui.pages.editor import balance
from tests.ui.pages.editor.balance import BalanceReportPage

GAMES_MS = 120_000
"""Long enough for some games on a busy machine."""


@pytest.fixture
def lagoon(lagoon_draft: Draft, settings: Settings, undressed: None) -> Iterator[Hand]:
    """A hand on the mouse of an editor that shows the small map, with a deed that nobody can use."""
    assert undressed is None
    yield from a_hand(add_deed(lagoon_draft, "c", "anggrek", "rubber"), settings)


@pytest.fixture
def dialog(lagoon: Hand) -> BalanceReportPage:
    found = BalanceReportPage.open(lagoon.window)
    found.take(2, 2, "Easy")
    return found


def play(dialog: BalanceReportPage, qtbot: QtBot) -> None:
    dialog.play()
    qtbot.waitUntil(lambda: dialog.runner is None, timeout=GAMES_MS)


def test_the_report_is_on_the_draft_as_it_was_and_shows_the_seas(
    lagoon: Hand, dialog: BalanceReportPage, qtbot: QtBot
) -> None:
    assert dialog.text.startswith("The report says what stands out")
    assert not dialog.can_save
    dialog.play()
    lagoon.click("anggrek-1")
    assert lagoon.document.selection == ("anggrek-1",)
    qtbot.waitUntil(lambda: dialog.runner is None, timeout=GAMES_MS)
    assert dialog.text.startswith("Balance of Lagoon\n2 games with 2 players, all played by the bot Easy")
    assert "Anggrek rubber (era C)" in dialog.text
    assert "Noteworthy" in dialog.text
    assert dialog.has_picture
    assert dialog.can_save


def test_cancel_ends_the_processes_and_makes_no_report(dialog: BalanceReportPage) -> None:
    dialog.take(50, 2, "Easy")
    dialog.play()
    assert dialog.runner is not None
    runner = dialog.runner
    assert process_ids(runner)
    dialog.cancel()
    assert not process_ids(runner)
    assert dialog.message == balance.NOTHING
    assert not dialog.can_save


def test_closing_the_window_ends_them(lagoon: Hand, dialog: BalanceReportPage) -> None:
    dialog.play()
    runner = dialog.runner
    assert runner is not None
    lagoon.window.close()
    assert not process_ids(runner)


def test_a_link_makes_the_fix_as_one_step(lagoon: Hand, dialog: BalanceReportPage, qtbot: QtBot) -> None:
    play(dialog, qtbot)
    before = lagoon.document.draft
    assert "Remove the deed" in dialog.text
    dialog.fix("Remove the deed")
    assert len(lagoon.document.draft.data.deeds) == len(before.data.deeds) - 1
    assert lagoon.document.undo_stack.undoText() == "Remove the deed"
    assert dialog.message.startswith("Done: Remove the deed.")
    dialog.fix("Remove the deed")
    assert dialog.message == balance.OUTDATED
    lagoon.document.undo_stack.undo()
    assert lagoon.document.draft is before


def test_it_is_saved_and_compared_with_later(
    lagoon: Hand, dialog: BalanceReportPage, qtbot: QtBot, tmp_path: Path
) -> None:
    play(dialog, qtbot)
    report, page = tmp_path / "before.json", tmp_path / "page.html"
    dialog.write(report)
    assert dialog.message == f"Saved as {report}."
    lagoon.document.do("x", lambda draft: remove_deed(draft, "c-anggrek-rubber"))
    play(dialog, qtbot)
    assert "Anggrek rubber" not in dialog.text
    dialog.compare(report)
    assert balance.TO_COMPARE_WITH in dialog.text
    dialog.write(page)
    assert balance.TO_COMPARE_WITH in page.read_text(encoding="utf-8")
    dialog.take(2, 3, "Easy")
    play(dialog, qtbot)
    assert balance.TO_COMPARE_WITH not in dialog.text
    dialog.compare(report)
    assert "with 2 players and the bot easy" in dialog.message


def test_what_cannot_be_read_or_written_is_said(dialog: BalanceReportPage, qtbot: QtBot, tmp_path: Path) -> None:
    play(dialog, qtbot)
    dialog.compare(tmp_path / "nothing.json")
    assert dialog.message.startswith(f"Couldn’t read {tmp_path / 'nothing.json'}.")
    dialog.compare(Path(__file__))
    assert dialog.message.startswith("This isn’t a balance report")
    dialog.write(tmp_path / "no" / "page.html")
    assert dialog.message.startswith("Couldn’t save")


def test_a_map_that_cannot_be_played_is_refused(lagoon: Hand, dialog: BalanceReportPage) -> None:
    for card in [card.id for card in lagoon.document.draft.data.city_cards if card.era == "a"][1:]:
        lagoon.document.do("x", lambda draft, card=card: remove_card(draft, card))
    dialog.play()
    assert dialog.runner is None
    assert dialog.message.startswith("The map can’t be played yet.")
