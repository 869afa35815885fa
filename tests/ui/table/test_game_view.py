"""What the table shows, to whom, and what it says to a click that can't be."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEventLoop, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractSpinBox, QApplication, QLabel, QListWidget, QMenu, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from indonesia_qt.games.indonesia.rules.state import Options
from indonesia_qt.ui.app.program import Program
from indonesia_qt.ui.board.marks import AreaMark
from indonesia_qt.ui.games.indonesia.final_screen import IndonesiaResult
from indonesia_qt.ui.games.indonesia.panels import QUESTIONS
from indonesia_qt.ui.games.indonesia.panels.new_era import SitePanel
from indonesia_qt.ui.games.indonesia.panels.operations import CompanyPanel
from indonesia_qt.ui.games.indonesia.panels.research import ResearchPanel
from indonesia_qt.ui.play.log_view import LogView
from indonesia_qt.ui.table.decision_view import WaitingPanel
from indonesia_qt.ui.table.panels.answer_button import AnswerButton
from indonesia_qt.ui.table.panels.panel import QuestionPanel
from indonesia_qt.ui.table.privacy import Cover
from tests.ui.pages.new_game import NewGamePage
from tests.ui.pages.page import owned
from tests.ui.table.mouse import Mouse
from tests.ui.table.new_games import Begin
from tests.ui.table.positions import POSITIONS, go_to


def texts(widget: QWidget) -> Iterator[str]:
    """Everything that can be read in a widget, tool tips and names for screen readers included."""
    for child in (widget, *owned(widget, QWidget)):
        yield from (child.toolTip(), child.accessibleName(), child.windowTitle(), child.statusTip())
        if isinstance(child, QLabel | QPushButton | QAbstractSpinBox):
            yield child.text()
        elif isinstance(child, QListWidget):
            yield from (child.item(row).text() for row in range(child.count()))
        elif isinstance(child, LogView):
            yield from (line.text for line in child.lines.lines)


def test_the_places_that_can_be_clicked_are_marked_and_others_say_why_not(begin: Begin) -> None:
    mouse = begin("human", "greedy", options=Options(money="open"))
    while not isinstance(mouse.panel, SitePanel):
        QApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)
    told: list[str] = []
    mouse.table.refused.connect(told.append)
    legal = set(mouse.panel.answers())
    scenario = mouse.table.view.scenario
    assert set(mouse.table.board.scene.targets) == legal

    inland = next(area for area in scenario.land_neighbours if not scenario.seas_at[area])
    elsewhere = next(
        area
        for area, seas in scenario.seas_at.items()
        if seas and scenario.province_of[area] not in scenario.cards[mouse.panel.card].provinces
    )
    for area in (inland, elsewhere):
        mouse.click_area(area)
        assert mouse.panel.answer is None

    assert any("isn’t on the coast" in text or "isn’t on this city card" in text for text in told)
    assert "isn’t on this city card" in told[-1]
    callout = mouse.program.window.refusals.callout
    assert callout.isVisible()
    assert callout.text() == told[-1]
    assert mouse.program.window.rect().contains(callout.geometry())


def test_a_city_is_seen_before_it_is_built(begin: Begin) -> None:
    mouse = begin("human", "human", options=Options(money="open"))
    mouse.answer()
    area = next(iter(mouse.panel.answers()))
    mouse.click_area(area)

    assert mouse.confirms_city
    assert AreaMark(area, "chosen") in mouse.panel.marks()
    assert not mouse.table.view.cities
    QTest.keyClick(mouse.panel.primary, Qt.Key.Key_Space)
    assert area in mouse.table.view.cities


def test_a_single_person_sees_his_own_secrets_all_the_time(begin: Begin, qtbot: QtBot) -> None:
    mouse = begin("human", "greedy", "greedy")
    bridge = mouse.table.bridge
    qtbot.waitUntil(lambda: bridge.question is not None and bridge.question.seat == 0, timeout=30_000)

    assert not mouse.table.view.players[0].secret
    assert mouse.table.view.players[1].secret
    assert not isinstance(mouse.panel, Cover)


def test_bots_wait_while_they_are_paused(begin: Begin, qtbot: QtBot) -> None:
    mouse = begin("greedy", "greedy")
    bridge = mouse.table.bridge
    qtbot.waitUntil(lambda: bridge.made > 3, timeout=30_000)
    mouse.program.window.play.pause.trigger()
    made = bridge.made
    with qtbot.assertNotEmitted(bridge.changed, wait=300):
        pass
    assert bridge.made == made

    mouse.program.window.play.pause.trigger()
    qtbot.waitUntil(lambda: bridge.made > made, timeout=30_000)


def test_bots_wait_while_a_menu_or_a_dialog_is_open(begin: Begin, qtbot: QtBot) -> None:
    mouse = begin("greedy", "greedy")
    bridge, window = mouse.table.bridge, mouse.program.window
    qtbot.waitUntil(lambda: bridge.made > 3, timeout=30_000)
    menu = window.menuBar().actions()[0].menu()
    assert isinstance(menu, QMenu)
    menu.popup(window.mapToGlobal(window.rect().center()))
    made = bridge.made
    with qtbot.assertNotEmitted(bridge.changed, wait=400):
        pass
    menu.close()
    qtbot.waitUntil(lambda: bridge.made > made, timeout=30_000)
    window.game.new_requested.emit()
    made = bridge.made
    with qtbot.assertNotEmitted(bridge.changed, wait=400):
        pass
    NewGamePage.of(window).cancel()
    qtbot.waitUntil(lambda: bridge.made > made, timeout=30_000)


def test_the_speed_of_bots_changes_while_a_move_stays_on_the_table(begin: Begin, qtbot: QtBot) -> None:
    mouse = begin("greedy", "greedy", "greedy")
    program = mouse.program
    assert program.table
    bridge = program.table.bridge
    program.window.preferences.set("speed", "slow")
    bridge.set_paused(True)
    bridge.pause_ms = 1_000_000
    bridge.set_paused(False)
    made = bridge.made
    QApplication.processEvents()
    assert bridge.made == made
    program.window.commands.actions["speed_instant"].trigger()
    qtbot.waitUntil(lambda: bridge.made > made + 3, timeout=30_000)
    bridge.pause_ms = 1_000_000
    beats = mouse.table.beats
    qtbot.waitUntil(lambda: bridge._wait.isActive() or beats.is_shown, timeout=30_000)
    made = bridge.made
    for _ in range(20):
        QApplication.processEvents()
    assert bridge.made == made


def test_undo_goes_back_to_the_persons_last_question_and_redo_returns(begin: Begin, qtbot: QtBot) -> None:
    mouse = begin("human", "greedy")
    bridge = mouse.table.bridge

    def asked() -> bool:
        return bridge.question is not None and bridge.question.seat == 0

    qtbot.waitUntil(asked, timeout=30_000)
    first, before = bridge.made, bridge.session.state
    mouse.answer()
    qtbot.waitUntil(lambda: asked() and bridge.made > first, timeout=30_000)
    after = bridge.session.state
    mouse.program.window.play.undo.trigger()
    assert (bridge.made, bridge.session.state) == (first, before)
    assert type(mouse.panel) in {ui.panel for ui in QUESTIONS.values()}
    mouse.program.window.play.redo.trigger()
    assert bridge.session.state == after


def test_a_bot_that_breaks_down_is_replaced_and_the_game_goes_on(begin: Begin, qtbot: QtBot) -> None:
    mouse = begin("human", "greedy")
    bridge = mouse.table.bridge
    told: list[str] = []
    mouse.table.message.connect(told.append)
    bridge.give_seat(1, f"{BrokenBot.__module__}:{BrokenBot.__name__}")
    while not told:
        if bridge.question is not None and bridge.question.seat == 0:
            mouse.answer()
        else:
            made = bridge.made
            qtbot.waitUntil(lambda made=made: bridge.made > made, timeout=30_000)

    assert any("Budi stopped working" in text for text in told)


class BrokenBot:
    """A bot that can't."""

    def choose(self, *_: object) -> object:
        raise RuntimeError("no idea")


SIZES = ((1366, 768), (1920, 1080))


@pytest.mark.soak
@pytest.mark.parametrize("size", SIZES)
def test_no_panel_is_ever_clipped(begin: Begin, size: tuple[int, int]) -> None:
    """Each kind of panel is met in games that people play with open money, and fits its dock."""
    met: set[type[QWidget]] = set()
    for seed in range(1, 5):
        mouse = begin("human", "human", "human", seed=seed, options=Options(money="open"))
        mouse.program.window.resize(*size)
        for _ in range(260):
            if mouse.table.bridge.question is None:
                break
            QApplication.processEvents()
            assert_fits(mouse)
            met.add(type(mouse.panel))
            mouse.answer()
        if len(met) > len(QUESTIONS):
            break
    assert len(met) >= 9


def assert_fits(mouse: Mouse) -> None:
    panel = mouse.panel
    for child in mouse.parts(QWidget):
        if isinstance(child, QPushButton | QLabel):
            left = child.mapTo(panel, child.rect().topLeft()).x()
            assert left >= 0
            assert left + child.width() <= panel.width(), f"{child.text()} in {type(panel).__name__}"
            if isinstance(child, AnswerButton):
                assert_told(child)
            elif isinstance(child, QPushButton):
                assert child.fontMetrics().horizontalAdvance(child.text()) <= child.width() - 4, child.text()


def assert_told(button: AnswerButton) -> None:
    """The lines fit; what was left out of them, as of a long name, is in the tool tip."""
    for lines, whole, metrics in zip(
        button.shown_lines(), (button.text(), button.leads_to), button.metrics(), strict=True
    ):
        shown = " ".join(lines)
        assert all(metrics.horizontalAdvance(line) <= button.width() for line in lines)
        assert len(shown) >= min(len(whole.partition("; ")[0]), 20), f"{whole} is cut to {shown}"
        assert whole in button.toolTip()
    heights = [
        len(lines) * metrics.height() for lines, metrics in zip(button.shown_lines(), button.metrics(), strict=True)
    ]
    assert sum(heights) <= button.height()


@pytest.mark.parametrize("kind", [ResearchPanel, CompanyPanel])
def test_a_choice_that_is_taken_back_can_not_be_confirmed(begin: Begin, kind: type[QuestionPanel]) -> None:
    """Control and a click take an entry's choice back."""
    mouse = begin("human", "human", options=Options(money="open"))
    while not isinstance(mouse.panel, kind):
        mouse.answer()
    listed = mouse.panel.list
    free = next(row for row in range(listed.count()) if listed.item(row).flags() & Qt.ItemFlag.ItemIsEnabled)
    mouse.select(listed, listed.values[free])
    assert mouse.can_confirm
    place = listed.visualItemRect(listed.item(free)).center()
    QTest.mouseClick(listed.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.ControlModifier, place)

    assert not mouse.can_confirm
    assert (mouse.asks_for_track, mouse.asks_for_company) == (kind is ResearchPanel, kind is CompanyPanel)


def test_the_final_screen_ranks_the_players_and_offers_another_game(program: Program, qtbot: QtBot) -> None:
    go_to(program, POSITIONS["result"])
    mouse = Mouse(program)
    bridge = mouse.table.bridge
    assert isinstance(mouse.panel, IndonesiaResult)
    shown = list(texts(mouse.panel))
    money = bridge.session.game.scores(bridge.session.state)
    assert any(f"wins with {max(money):,}" in text for text in shown)
    for amount in money:
        assert any(f"{amount:,}" in text for text in shown)
    with qtbot.waitSignal(mouse.table.new_game):
        mouse.ask_for_another_game()


def test_while_a_bot_thinks_the_panel_says_so(begin: Begin) -> None:
    mouse = begin("greedy", "human", seed=3)
    mouse.table.bridge.set_paused(True)
    if mouse.table.bridge.question and mouse.table.bridge.question.seat == 0:
        mouse.table.show_all()
        assert isinstance(mouse.panel, WaitingPanel)


def test_a_game_without_charts_shows_none(begin: Begin, monkeypatch: pytest.MonkeyPatch) -> None:
    table = begin("human", "human").table
    assert table.charts()
    monkeypatch.setattr(type(table), "chart_set", None)
    assert table.charts() == []
