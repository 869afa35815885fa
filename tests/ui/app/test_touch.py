"""Both games on a touch screen of 1280 by 800 pixels: all that is touched is large enough, and a year is played so."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QPoint, QRectF
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractSpinBox,
    QApplication,
    QCheckBox,
    QComboBox,
    QLineEdit,
    QListWidget,
    QMenu,
    QPushButton,
    QRadioButton,
    QSlider,
    QStyle,
    QStyleOptionSpinBox,
    QTabBar,
    QToolTip,
    QWidget,
)
from pytestqt.qtbot import QtBot

from indonesia_qt.games.indonesia.rules.constants import LAST_STEP
from indonesia_qt.games.indonesia.rules.state import Options
from indonesia_qt.ui.app.program import Program
from indonesia_qt.ui.games.indonesia.player_cards import SlotRow
from indonesia_qt.ui.play.log_view import LINE, LogView
from indonesia_qt.ui.settings.languages import speak_preferred
from indonesia_qt.ui.settings.preferences import LANGUAGES
from indonesia_qt.ui.shell.refusal_presenter import RulesButton
from indonesia_qt.ui.table.panels.choice_list import ChoiceList
from tests.pictures.singapore import found, lots
from tests.soak import soak_but
from tests.ui.app.test_scale import is_cut, texts
from tests.ui.app.test_small_screen import AT_THE_TABLE, opened_by, without_room
from tests.ui.finger import lift, move, put, quick_rest, tap
from tests.ui.games.singapore.panels.towns import building_turn, turn
from tests.ui.games.singapore.tables import Arrange, show
from tests.ui.games.singapore.tables import begin as begin_singapore
from tests.ui.games.singapore.test_whole_games import answer as answer_singapore
from tests.ui.pages.board_toolbar import BoardToolbarPage
from tests.ui.pages.page import Page, owned, settle
from tests.ui.pages.settings import SettingsPage
from tests.ui.pages.table import Table
from tests.ui.table.mouse import Mouse
from tests.ui.table.new_games import Begin, new_game
from tests.ui.table.positions import POSITIONS, SHORT, Position, go_to

LEAST = 44
"""Pixels of a target's sides."""
SCREEN = 1280, 800
WIDE = QCheckBox, QRadioButton, QComboBox, QAbstractSpinBox, QLineEdit, QSlider
"""Controls that are wide enough with any text."""
UP, DOWN = QStyle.SubControl.SC_SpinBoxUp, QStyle.SubControl.SC_SpinBoxDown

pytestmark = pytest.mark.usefixtures("undressed")


@pytest.fixture
def touched(program: Program) -> Program:
    """The program with large controls, on a small touch screen."""
    program.window.preferences.set("touch", True)
    program.window.preferences.set("privacy", "off")
    program.window.appearance.follow()
    program.window.appearance.put_on()
    program.window.resize(*SCREEN)
    return program


@pytest.fixture
def fingers_only(monkeypatch: pytest.MonkeyPatch) -> None:
    """Has every click of a player be a tap."""

    def click(page: Page[QWidget], widget: QWidget, at: QPoint | None = None) -> None:
        assert page
        QApplication.processEvents()
        assert widget.isVisible()
        assert widget.isEnabled()
        tap(widget, at)

    def click_area(table: Table, area: str) -> None:
        (place,) = table.places_of(area)
        assert table.program.window.map
        tap(table.program.window.map.viewport(), place)

    monkeypatch.setattr(Page, "click", click)
    monkeypatch.setattr(Table, "click_area", click_area)


def targets(window: QWidget) -> Iterator[tuple[str, int, int]]:
    """All that can be touched, each with its name and its sides in pixels."""
    for kind in (QAbstractButton, *WIDE):
        for one in owned(window, kind):
            if not one.isVisible() or isinstance(one.parentWidget(), QAbstractSpinBox | QComboBox):
                continue
            if "scroll" in one.objectName().lower():
                continue
            name = one.accessibleName() or getattr(one, "text", str)()
            yield f"{type(one).__name__} {name}", LEAST if isinstance(one, WIDE) else one.width(), one.height()
    yield from halves(window)
    yield from drawn(window)
    yield from parts(window)


def halves(window: QWidget) -> Iterator[tuple[str, int, int]]:
    """The two buttons of each field for numbers."""
    for number in owned(window, QAbstractSpinBox):
        for half in (UP, DOWN) if number.isVisible() else ():
            option = QStyleOptionSpinBox()
            number.initStyleOption(option)
            box = number.style().subControlRect(QStyle.ComplexControl.CC_SpinBox, option, half, number)
            yield f"half of {number.accessibleName()}", box.width(), box.height()


def drawn(window: QWidget) -> Iterator[tuple[str, int, int]]:
    """Slots, and lines of the log."""
    for row in owned(window, SlotRow):
        if row.isVisible():
            for box in map(row._box, range(LAST_STEP)):
                assert QRectF(row.rect()).contains(box)
                yield row.accessibleName(), round(box.width()) + 1, round(box.height()) + 1  # with its outline
    for log in owned(window, LogView):
        for line, shown in enumerate(log.lines.lines if log.isVisible() else ()):
            if shown.rank != "divider":
                yield shown.text, LEAST, log.visualRect(log.lines.index(line)).height()


def parts(window: QWidget) -> Iterator[tuple[str, int, int]]:
    """What is touched in tabs and lists."""
    for bar in owned(window, QTabBar):
        for tab in range(bar.count() if bar.isVisible() else 0):
            yield f"tab {bar.tabText(tab)}", bar.tabRect(tab).width(), bar.tabRect(tab).height()
    for listed in owned(window, QListWidget):
        for row in range(listed.count() if listed.isVisible() else 0):
            if not listed.isRowHidden(row):
                box = listed.visualItemRect(listed.item(row))
                yield f"{type(listed).__name__} {listed.item(row).text()}", box.width(), box.height()


def see_large_and_whole(program: Program, qtbot: QtBot) -> None:
    window = program.window

    def look() -> None:
        small = {name: (wide, high) for name, wide, high in targets(window) if min(wide, high) < LEAST}
        assert small == {}
        assert [text.text() for text in texts(window) if is_cut(text)] == []
        assert window.size().toTuple() == SCREEN
        assert program.table
        primary = getattr(program.table.decision.host.panel, "primary", None)  # at the end there is none
        assert primary is None or primary.visibleRegion().boundingRect() == primary.rect()

    qtbot.waitUntil(look)


@pytest.mark.parametrize("name", soak_but(SHORT, POSITIONS))
def test_what_is_touched_is_large_and_nothing_is_cut(touched: Program, qtbot: QtBot, name: str) -> None:
    go_to(touched, POSITIONS[name])
    settle()
    see_large_and_whole(touched, qtbot)


def test_slots_of_five_players_are_large_and_each_is_hit(touched: Program, qtbot: QtBot) -> None:
    go_to(touched, Position("AnnounceMerger", 5, 6, 5))
    settle()
    see_large_and_whole(touched, qtbot)
    assert touched.table
    hit = list[int]()
    row = touched.table.player_cards.cards[4].slots_row
    row.slot_clicked.connect(hit.append)
    for slot in range(LAST_STEP):
        tap(row, row._box(slot).center().toPoint())
    tap(row, row.rect().bottomRight() - QPoint(4, 4))  # beside the last one
    assert hit == [1, 2, 3, 4, 5]
    assert "Slots track" in row.tip_at(row._box(LAST_STEP - 1).center())


@pytest.fixture
def spoken(touched: Program) -> Iterator[Callable[[str], None]]:
    """Has the program speak a language until the end of a test."""
    preferences = touched.window.preferences

    def speak(language: str) -> None:
        preferences.set("language", language)
        speak_preferred(preferences)

    yield speak
    speak("en")


@pytest.mark.parametrize("name", soak_but(("mergers",), SHORT))
@pytest.mark.parametrize("language", soak_but(("fr",), LANGUAGES))
def test_nothing_is_cut_in_any_language(
    touched: Program, qtbot: QtBot, spoken: Callable[[str], None], language: str, name: str
) -> None:
    spoken(language)
    go_to(touched, POSITIONS[name])
    settle()
    see_large_and_whole(touched, qtbot)


def test_lines_of_the_log_are_large(touched: Program, qtbot: QtBot) -> None:
    go_to(touched, POSITIONS["deliveries"])
    settle()
    assert touched.table
    Mouse(touched).click_tab_of(touched.table.log.pane)  # it is folded
    (log,) = owned(touched.window, LogView)
    qtbot.waitUntil(log.isVisible)
    see_large_and_whole(touched, qtbot)


@pytest.mark.parametrize("arrange", soak_but((turn,), (found, lots, building_turn, turn)))
def test_what_is_touched_in_singapore_is_large_and_nothing_is_cut(
    touched: Program, qtbot: QtBot, arrange: Arrange
) -> None:
    show(touched, arrange)
    settle()
    see_large_and_whole(touched, qtbot)


@pytest.mark.parametrize("command", soak_but(("settings", "rules"), AT_THE_TABLE))
def test_dialogs_are_large_and_whole(touched: Program, command: str) -> None:
    touched.new_game(new_game("human", "human", seed=3, options=Options(money="open")))
    settle()
    dialog = opened_by(command, touched)
    settle()
    assert without_room(dialog) == []
    assert dialog.width() <= SCREEN[0]
    assert dialog.height() <= SCREEN[1]
    buttons = [one for one in owned(dialog, QPushButton) if one.isVisible()]
    assert [one.text() for one in buttons if min(one.width(), one.height()) < LEAST] == []
    dialog.close()


def test_no_level_of_a_bot_is_cut_in_a_new_game(touched: Program) -> None:
    dialog = opened_by("new", touched)
    settle()
    assert set(without_room(dialog)) <= {"\N{MULTIPLICATION X}"}  # which Qt offers more room than it needs
    assert dialog.width() <= SCREEN[0]
    assert dialog.height() <= SCREEN[1]
    dialog.close()


def test_the_link_to_the_rules_is_whole_on_the_start_screen(touched: Program, qtbot: QtBot) -> None:
    touched.show_start()
    (link,) = owned(touched.window, RulesButton)
    qtbot.waitUntil(lambda: link.isVisible() and link.visibleRegion().boundingRect() == link.rect())
    assert link.height() >= LEAST


@pytest.mark.usefixtures("fingers_only")
@pytest.mark.parametrize("decisions", soak_but((14,), (14, 200)))
def test_two_people_play_with_fingers_alone(touched: Program, begin: Begin, decisions: int) -> None:
    """A few decisions in the short run, in a long one a year."""
    assert touched
    player: Mouse = begin("human", "human", options=Options(money="open"))
    session = player.table.bridge.session
    for _ in range(decisions):
        if session.state.year > 1:
            break
        made = player.made
        player.answer()
        assert player.made > made or player.table.bridge.question is not None
    assert session.state.year > 1 or player.made >= decisions
    assert session.state.companies


@pytest.mark.usefixtures("fingers_only")
@pytest.mark.parametrize("decisions", soak_but((8,), (8, 200)))
def test_two_people_play_singapore_with_fingers_alone(touched: Program, decisions: int) -> None:
    """A few decisions in the short run, in a long one two rounds."""
    player = begin_singapore(touched, "human", "human", seed=3)
    made = 0
    while made < decisions and player.state.round < 3:
        answer_singapore(player)
        made += 1
    assert player.state.round == 3 or made == decisions
    assert player.state.owners


def test_a_finger_that_rests_on_a_button_shows_its_tip_and_presses_nothing(
    touched: Program, begin: Begin, qtbot: QtBot
) -> None:
    player = begin("human", "human", options=Options(money="open"))
    settle()
    button = BoardToolbarPage.of(touched.window).button("Fit")
    presses = list[bool]()
    button.clicked.connect(lambda: presses.append(True))
    with quick_rest():
        put(button, button.rect().center())
        qtbot.waitUntil(QToolTip.isVisible)
        lift(button, button.rect().center())
    assert QToolTip.text() == button.toolTip()
    assert presses == []
    QToolTip.hideText()
    tap(button)
    assert len(presses) == 1
    assert player.panel


def test_a_finger_that_rests_on_a_player_opens_his_menu(touched: Program, begin: Begin, qtbot: QtBot) -> None:
    begin("human", "human", options=Options(money="open"))
    settle()
    assert touched.table
    card = touched.table.player_cards.cards[0]
    with quick_rest():
        put(card, card.rect().center())
        qtbot.waitUntil(lambda: isinstance(QApplication.activePopupWidget(), QMenu))
        lift(card, card.rect().center())
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    menu.close()


def scroll(port: QWidget, start: QPoint, end: QPoint, has_followed: Callable[[], bool], qtbot: QtBot) -> None:
    """Drag a finger, and lift it when all has followed: a lift at once only gives a push."""
    put(port, start)
    move(port, (start, end))
    qtbot.waitUntil(has_followed)
    lift(port, end)


def test_a_finger_scrolls_the_log_and_takes_nobody_back(touched: Program, qtbot: QtBot) -> None:
    go_to(touched, POSITIONS["deliveries"])
    settle()
    assert touched.table
    Mouse(touched).click_tab_of(touched.table.log.pane)
    (log,) = owned(touched.window, LogView)
    qtbot.waitUntil(lambda: log.isVisible() and log.verticalScrollBar().value() > 0)
    port, bar = log.viewport(), log.verticalScrollBar()
    for _ in range(2):
        there = bar.value() - port.height() + 20
        scroll(port, QPoint(60, 10), QPoint(60, port.height() - 10), lambda most=there: bar.value() <= most, qtbot)
    tap(port)  # it may still be scrolling
    assert log.chosen() is None
    assert log.moment is None
    place = port.rect().center()
    tap(port, place)
    assert log.chosen() is log.indexAt(place).data(LINE)


def test_a_finger_scrolls_what_can_be_chosen_and_chooses_nothing(touched: Program, qtbot: QtBot) -> None:
    go_to(touched, POSITIONS["siap_faji"])
    touched.window.resize(SCREEN[0], 640)
    (rows,) = (one for one in owned(touched.window, ChoiceList) if one.isVisible())
    port, bar = rows.viewport(), rows.verticalScrollBar()
    qtbot.waitUntil(lambda: bar.maximum() > 0)
    before = rows.value()
    top, low = QPoint(40, 10), QPoint(40, port.height() - 10)
    scroll(port, low, top, lambda: bar.value() >= min(port.height() - 25, bar.maximum()), qtbot)
    assert rows.value() is before
    tap(port, top)
    assert rows.value() == rows.values[rows.row(rows.itemAt(top))]


def test_it_is_chosen_in_the_settings_beside_the_size_of_text(program: Program, qtbot: QtBot) -> None:
    program.window.appearance.put_on()
    program.window.game.show_setting("touch")
    page = SettingsPage.of(program.window)
    qtbot.waitUntil(page.widget.isVisible)
    check = page.row("touch").field
    assert isinstance(check, QCheckBox)
    check.click()
    restored = page.widget.restore
    qtbot.waitUntil(lambda: restored.height() >= LEAST)
    assert check.height() >= LEAST


USUAL_LEAST = 24
"""Pixels of a control's sides with a mouse."""


@pytest.mark.parametrize("name", soak_but(SHORT, POSITIONS))
def test_without_large_controls_what_is_clicked_has_24_pixels(program: Program, qtbot: QtBot, name: str) -> None:
    program.window.preferences.set("privacy", "off")
    program.window.appearance.follow()
    program.window.appearance.put_on()
    program.window.resize(1366, 768)
    go_to(program, POSITIONS[name])
    settle()

    def look() -> None:
        small = {name: (wide, high) for name, wide, high in targets(program.window) if min(wide, high) < USUAL_LEAST}
        assert small == {}

    qtbot.waitUntil(look)
