"""Siap faji is halved as one choice: a suggestion, marks in any order, reasons, and one confirmation."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QFontMetrics
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel

from indonesia_qt.core.flow import Pass
from indonesia_qt.games.indonesia.analysis.why import Why
from indonesia_qt.games.indonesia.bots.explain import Candidate, Explanation
from indonesia_qt.games.indonesia.rules.actions import Announce, GiveUp
from indonesia_qt.games.indonesia.rules.events import MergerDone
from indonesia_qt.games.indonesia.rules.phases.mergers import ChooseRemoval
from indonesia_qt.ui.app.program import Program
from indonesia_qt.ui.board.marks import AreaMark, NameMark, NoteMark
from indonesia_qt.ui.games.indonesia.panels.halving import RemovalPanel
from indonesia_qt.ui.games.indonesia.panels.merger_choice import MergerPanel
from indonesia_qt.ui.table.panels.choice_list import ABOUT
from tests.soak import soak_but
from tests.ui.pages.page import settle
from tests.ui.table.mouse import Mouse
from tests.ui.table.positions import Position, go_to

BEFORE_THE_MERGER = Position("AnnounceMerger", 5, 6, players=5)


@pytest.fixture
def mouse(program: Program) -> Mouse:
    """A game in which Ana has just bought the largest siap faji company that she can make."""
    go_to(program, BEFORE_THE_MERGER)
    mouse = Mouse(program)
    panel = mouse.panel
    assert isinstance(panel, MergerPanel)
    largest = max((one for one in panel.mergers.values() if one.kind == "siap_faji"), key=lambda one: one.units)
    session = mouse.table.bridge.session
    session.submit(Announce(*largest.pair, largest.price))
    while not isinstance(session.question, ChooseRemoval):
        session.submit(Pass())
    mouse.table.bridge.changed.emit(())
    QApplication.processEvents()
    return mouse


def panel_of(mouse: Mouse) -> RemovalPanel:
    panel = mouse.panel
    assert isinstance(panel, RemovalPanel)
    return panel


def test_a_suggestion_is_marked_and_one_press_removes_it(mouse: Mouse) -> None:
    panel, made = panel_of(mouse), mouse.made
    state = mouse.table.bridge.session.state
    before, suggested = set(panel.company.areas), mouse.areas_gone
    assert len(suggested) == panel.asked.left == 7
    mouse.confirm()
    session = mouse.table.bridge.session
    actions = [entry.action for entry in session.entries[made : made + 7]]
    assert all(isinstance(action, GiveUp) for action in actions), "the save has single removals"
    company = session.state.companies[panel.company.id]
    assert set(company.areas) == before - suggested
    assert company.kind == "siap_faji"

    mouse.program.window.play.undo.trigger()
    assert mouse.made == made, "one undo takes the whole choice back"
    assert mouse.areas_gone == suggested
    assert mouse.table.bridge.session.state == state


def test_areas_are_marked_in_any_order_in_the_list_and_on_the_board(mouse: Mouse) -> None:
    panel = panel_of(mouse)
    out = next(iter(mouse.areas_gone))
    mouse.toggle_area(out)
    assert out not in mouse.areas_gone
    assert not mouse.can_confirm
    assert mouse.confirmation == "Mark 1 more area"
    mouse.click_area(out)
    assert out in mouse.areas_gone
    stays = next(area for area in panel.company.areas if area not in mouse.areas_gone)
    mouse.click_area(stays)
    assert mouse.confirmation == "Keep 1 more area"
    assert not mouse.can_confirm


def test_a_choice_that_no_order_reaches_is_refused_with_the_reason(mouse: Mouse) -> None:
    panel = panel_of(mouse)
    mouse.press("Keep all")
    assert mouse.areas_gone == set()
    bad = next(
        gone
        for start in range(len(panel.company.areas))
        if panel.halving.order(gone := (panel.company.areas * 2)[start : start + 7]) is None
    )
    for area in bad:
        mouse.toggle_area(area)
    assert not mouse.can_confirm
    reason = panel.trouble.text()
    assert panel.trouble.isVisible()
    assert "split a zone" in reason or "is inside" in reason
    refused: list[object] = []
    panel.refused.connect(refused.append)
    QTest.mouseClick(panel.primary, Qt.MouseButton.LeftButton)
    assert refused == [reason]
    mouse.press("Suggestion")
    assert mouse.can_confirm
    assert not panel.trouble.isVisible()


def test_keys_go_through_the_areas_and_enter_toggles(mouse: Mouse) -> None:
    panel = panel_of(mouse)
    area = panel.company.areas[3]
    mouse.select(panel.areas, area)
    before = area in mouse.areas_gone
    QTest.keyClick(panel.areas, Qt.Key.Key_Return)
    assert (area in mouse.areas_gone) is not before
    QTest.keyClick(panel.areas, Qt.Key.Key_Space)
    assert (area in mouse.areas_gone) is before


def test_each_area_says_what_it_brings_and_each_zone_what_it_reaches(mouse: Mouse) -> None:
    panel = panel_of(mouse)
    listed, halving = panel.areas, panel.halving
    brings = halving.brings(panel.gone)
    for row, area in enumerate(listed.values):
        said = str(listed.item(row).data(Qt.ItemDataRole.AccessibleTextRole))
        if area is None:
            assert "reaches" in said
        else:
            assert f"{brings[area]}\N{NO-BREAK SPACE}Rp a year" in said
            assert ("is removed" in said) == (area in mouse.areas_gone)
    sold, net = halving.outcome(panel.gone)
    shown = {area: listed.cells[row][0] for row, area in enumerate(listed.values) if area not in (None, *panel.gone)}
    assert sum(map(int, shown.values())) == net, "the rows add up to the sum over them"
    assert f"sells {sold} goods a year for {net}\N{NO-BREAK SPACE}Rp" in panel.sums.text()


@pytest.mark.parametrize("width", soak_but((200,), [200, 280, 500]))
def test_what_a_zone_reaches_is_shown_in_full(mouse: Mouse, width: int) -> None:
    listed = panel_of(mouse).areas
    listed.setFixedWidth(width)
    settle()
    line = listed.fontMetrics().height()
    lines = []
    for row, area in enumerate(listed.values):
        if area is None:
            reaches = QFontMetrics(listed.cell_font(strong=False)).horizontalAdvance(listed.item(row).data(ABOUT))
            lines.append(round(listed.visualItemRect(listed.item(row)).height() / line) - 1)
            assert lines[-1] * listed.viewport().width() >= reaches
    assert (max(lines) > 1) == (width < 500)


def test_the_marks_are_kept_while_the_look_changes(mouse: Mouse) -> None:
    mouse.press("Keep all")
    area = panel_of(mouse).company.areas[0]
    mouse.toggle_area(area)
    mouse.program.window.preferences.set("theme", "dark")
    QApplication.processEvents()
    assert mouse.areas_gone == {area}


def test_a_screen_reader_that_presses_a_heading_marks_nothing(mouse: Mouse) -> None:
    areas = panel_of(mouse).areas
    found = QAccessible.queryAccessibleInterface(areas)
    zone, first = found.child(0), found.child(1)
    assert zone.state().disabled
    assert not first.state().disabled
    first.actionInterface().doAction("Press")
    before = mouse.areas_gone
    zone.actionInterface().doAction("Press")
    assert mouse.areas_gone == before


def test_areas_on_the_board_have_the_numbers_of_their_rows_which_are_struck_where_an_area_goes(mouse: Mouse) -> None:
    panel = panel_of(mouse)
    notes = {mark.area: mark for mark in panel.marks() if isinstance(mark, NoteMark)}
    rows = [area for area in panel.areas.values if area is not None]
    assert [notes[area].text for area in rows] == [str(n) for n in range(1, len(rows) + 1)]
    assert {area for area, note in notes.items() if note.struck} == mouse.areas_gone
    assert {note.seat for note in notes.values() if not note.struck} == {panel.context.colours[panel.asked.seat]}


def test_no_area_has_a_number_of_its_own_beside_that_of_its_row(mouse: Mouse) -> None:
    marks = mouse.table.board.scene._groups[""].marks
    names = {mark.area: mark.text for mark in marks if isinstance(mark, NameMark)}
    rows = panel_of(mouse).areas.numbers
    assert rows
    assert not {area for area, name in names.items() if name.isdecimal()} & rows.keys()


def test_both_companies_that_become_siap_faji_are_named(mouse: Mouse) -> None:
    panel = panel_of(mouse)
    events = [event for entry in mouse.table.bridge.session.entries for event in entry.events]
    merged = [event for event in events if isinstance(event, MergerDone)][-1]
    titles = [label.text() for label in mouse.parts(QLabel) if "siap faji" in label.text()]
    named = [panel.words.company(id) for id in (merged.first, merged.second)]
    assert any(all(name in title for name in named) for title in titles), titles


def test_a_hint_writes_no_name_over_the_numbers_of_the_rows(mouse: Mouse) -> None:
    hints, advisers, made = mouse.table.decision.hints, mouse.table.bridge.advisers, mouse.made
    hints.ask()
    removals = panel_of(mouse).asked.actions(panel_of(mouse).view)
    advisers.answered.emit(made, Explanation((Candidate(removals[0], 900, 40),), Why("alike")))
    assert any(isinstance(mark, AreaMark) and mark.area == removals[0].area for mark in hints.marks())
    assert removals[0].area not in mouse.table.decision.named_places()
