"""What is written or said beside the window's own parts tells nobody's secrets either (R-SET-03, R-SET-04)."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication, QMenu

from indonesia_qt.games.indonesia.rules.phases.turn_order import PlaceBid
from tests.soak import soak_but
from tests.ui.app.test_announcements import Ear, ear
from tests.ui.pages.boxes import FilePage
from tests.ui.pages.past import BranchesPage
from tests.ui.pages.settings import PalettePage
from tests.ui.table.mouse import Mouse
from tests.ui.table.new_games import Begin
from tests.ui.table.reading import everything_told
from tests.ui.table.test_privacy import ask, distinct_money, person_asked, secrets, way

assert ear
assert way


def uncovered(begin: Begin, way: str) -> Mouse:
    """A game in which the one who is asked for a bid, in the second year or later, has uncovered his secrets."""
    mouse = begin("human", "human", "greedy")
    mouse.program.window.preferences.set("privacy", way)
    for _ in range(2):
        ask(mouse, PlaceBid)
        mouse.answer()
        mouse.answer()
    ask(mouse, PlaceBid)
    mouse.answer()
    return mouse


def leaks(mouse: Mouse, told: str) -> set[int]:
    """The seats, beside those that are shown, whose secrets are told in a text."""
    hidden = set(range(len(mouse.table.player_cards.cards))) - mouse.table.privacy.shown()
    return {seat for seat in hidden if any(text in told for text in secrets(mouse, seat))}


def test_the_exported_log_tells_no_secrets(begin: Begin, way: str, tmp_path: Path) -> None:
    mouse = uncovered(begin, way)
    with distinct_money(mouse.table.bridge.session.state):
        for name in ("log.txt", "log.html"):
            mouse.program.exports.write_log(tmp_path / name)
            written = (tmp_path / name).read_text(encoding="utf-8")
            assert "bids" in written
            assert not leaks(mouse, written)


def test_neither_the_recap_nor_what_is_announced_tells_secrets(begin: Begin, ear: Ear, way: str) -> None:
    mouse = uncovered(begin, way)
    recaps = 0
    for _ in range(12):
        person_asked(mouse)
        with distinct_money(mouse.table.bridge.session.state):
            ear.heard.clear()
            mouse.table.show_all()
            QApplication.processEvents()  # the question is said after all that led to it
            assert ear.heard
            assert not leaks(mouse, "\n".join(ear.heard))
            told = everything_told(mouse.table.log.pane.recap)
            recaps += bool(told.strip())
            assert not leaks(mouse, told)
        mouse.table.show_all()
        mouse.answer()
    assert recaps


def test_the_list_of_answers_and_the_palette_tell_no_secrets_of_others(begin: Begin, way: str) -> None:
    mouse = uncovered(begin, way)
    window = mouse.program.window
    with distinct_money(mouse.table.bridge.session.state):
        mouse.table.show_all()
        for command in ("answers", "palette"):
            window.commands.actions[command].trigger()
            opened = PalettePage.of(window).widget
            told = everything_told(opened)
            assert told.strip()
            assert not leaks(mouse, told)
            opened.close()
            QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)  # type: ignore[arg-type]


def test_earlier_lines_and_undo_tell_no_secrets(begin: Begin, way: str) -> None:
    mouse = uncovered(begin, way)
    window = mouse.program.window
    mouse.answer()
    window.play.undo.trigger()
    if not isinstance(mouse.table.bridge.question, PlaceBid):
        ask(mouse, PlaceBid)
    mouse.answer()
    with distinct_money(mouse.table.bridge.session.state):
        window.commands.actions["earlier_lines"].trigger()
        opened = BranchesPage.of(window).widget
        assert not leaks(mouse, everything_told(opened))
        texts = (one.text() + one.toolTip() for one in (window.play.undo, window.play.redo, window.play.undo_turn))
        assert not leaks(mouse, "\n".join(texts))
        opened.close()


def test_the_board_its_tables_cards_and_menus_tell_no_secrets(begin: Begin, way: str) -> None:
    mouse = uncovered(begin, way)
    mouse.program.window.commands.actions["board_table"].trigger()
    found = mouse.table
    with distinct_money(found.bridge.session.state):
        found.show_all()
        told = [everything_told(found.board.table)]
        board = found.board
        for area in (one.id for one in found.board.scene.board.areas()):
            told += [board.describe(area), board.spoken(area), *(text for text, _ in board._entries(area))]
        assert len(told) > 20
        assert not leaks(mouse, "\n".join(told))


def test_the_dialogs_for_files_tell_no_secrets(begin: Begin, way: str) -> None:
    mouse = uncovered(begin, way)
    with distinct_money(mouse.table.bridge.session.state):
        for asks in (
            mouse.program.controller.copies.ask,
            mouse.program.saves.ask_another,
            partial(mouse.program.exports.ask, "log"),
        ):
            asks()
            dialog = FilePage.of(mouse.program.window)
            assert not leaks(mouse, "\n".join([dialog.title, *dialog.proposed]))
            dialog.close()
            QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)  # type: ignore[arg-type]


def test_who_reports_a_problem_is_told_that_the_report_holds_the_secrets(begin: Begin) -> None:
    mouse = begin("human", "human")
    mouse.program.problems.ask_report()
    dialog = FilePage.of(mouse.program.window)

    assert "hidden cash and city cards" in dialog.title
    dialog.close()


@pytest.mark.parametrize("seat", soak_but((1,), [0, 1]))
def test_the_menu_of_a_card_tells_no_secrets(begin: Begin, way: str, seat: int) -> None:
    mouse = uncovered(begin, way)
    with distinct_money(mouse.table.bridge.session.state):
        menu: QMenu = mouse.table.player_cards.cards[seat].menu
        assert menu.actions()
        assert not leaks(mouse, "\n".join(action.text() + action.toolTip() for action in menu.actions()))
