"""A high panel shows more of what its question is about; a low one only the question."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QObject
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QPushButton, QStackedWidget, QTabWidget, QWidget
from pytestqt.qtbot import QtBot

from indonesia_qt.ui.app.program import Program
from indonesia_qt.ui.table.panels.choice_list import ChoiceList
from indonesia_qt.ui.table.panels.panel import QuestionPanel
from indonesia_qt.ui.table.panels.spare_parts import LEAST_HEIGHT, SpareParts, whole_height
from indonesia_qt.ui.widgets.flow_layout import FlowLayout
from indonesia_qt.ui.widgets.layouts import VerticalScroll, column_of
from indonesia_qt.ui.widgets.plain_text import Label
from tests.soak import soak_but
from tests.ui.pages.page import owned, settle
from tests.ui.pages.panel import PanelPage
from tests.ui.table.positions import POSITIONS, Position, go_to

pytestmark = pytest.mark.usefixtures("undressed")
BEFORE, NOW = "Earnings last year", "Earnings this year"
DEMAND, CITIES = "Supply and demand", "City growth: goods received"
MORE = {
    "turn_order": (BEFORE, DEMAND),
    "auction": (BEFORE, DEMAND, CITIES),
    "acquisitions": (BEFORE, DEMAND),
    "research": (BEFORE, DEMAND),
    "operations": (CITIES, NOW),
    "ships": (NOW,),
    "expansion": (NOW,),
}


def panel_in(program: Program, qtbot: QtBot, name: str | Position, width: int, height: int) -> PanelPage:
    """The panel of a position in a window of a size."""
    appearance = program.window.appearance
    program.window.resize(width, height)
    qtbot.waitUntil(lambda: program.window.width() == width)
    appearance.put_on()
    appearance.follow()
    go_to(program, POSITIONS[name] if isinstance(name, str) else name)
    settle()
    assert program.table
    panel = program.table.decision.host.panel
    assert isinstance(panel, QuestionPanel)
    return PanelPage(panel)


@pytest.mark.parametrize("name", soak_but(("auction",), MORE))
def test_a_high_panel_shows_earnings_and_cities(program: Program, qtbot: QtBot, name: str) -> None:
    page = panel_in(program, qtbot, name, 2560, 1600)
    assert set(MORE[name]) <= set(page.labels())
    assert page.is_whole()


@pytest.mark.parametrize("name", soak_but(("auction", "mergers"), [*MORE, "mergers"]))
def test_a_low_panel_shows_only_the_question(program: Program, qtbot: QtBot, name: str) -> None:
    page = panel_in(program, qtbot, name, 1366, 640)
    assert page.widget.height() < LEAST_HEIGHT
    assert page.widget.spare.isHidden()


def test_the_room_of_the_folded_log_is_used_on_a_small_screen(program: Program, qtbot: QtBot) -> None:
    page = panel_in(program, qtbot, "auction", 1366, 768)
    assert {BEFORE, DEMAND} <= set(page.labels())
    assert page.is_whole()


def test_parts_make_way_for_what_comes_into_the_body(program: Program, qtbot: QtBot) -> None:
    page = panel_in(program, qtbot, "auction", 2560, 1600)
    assert CITIES in page.labels()
    page.widget.note("\n".join(["One line after the other."] * 30))
    qtbot.waitUntil(lambda: CITIES not in page.labels())
    assert page.is_whole()


def test_a_list_on_the_open_page_of_tabs_is_counted_as_a_whole(qtbot: QtBot) -> None:
    panel, page, tabs, pages = QWidget(), QWidget(), QTabWidget(), QStackedWidget()
    qtbot.addWidget(panel)
    listed = ChoiceList("Plans")
    for row in range(40):
        listed.add(row, QIcon(), f"Plan {row}", "")
    page.setLayout(column_of(listed))
    tabs.addTab(page, "Alternatives")
    pages.addWidget(tabs)
    body = column_of(pages)
    panel.setLayout(body)
    panel.resize(300, 400)
    panel.show()
    settle()
    assert whole_height(body, 300) > listed.maximumHeight() > 400


class Layouts(QObject):
    """Counts how often a widget is laid out."""

    number = 0

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: ARG002
        """Count a request."""
        self.number += event.type() == QEvent.Type.LayoutRequest
        return False


def test_a_panel_that_has_no_room_for_all_lines_comes_to_rest(qtbot: QtBot) -> None:
    panel, content = QWidget(), QWidget()
    qtbot.addWidget(panel)
    body, buttons = column_of(Label("A question", wordWrap=True)), FlowLayout(6)
    content.setLayout(body)
    buttons.addWidget(QPushButton("An answer"))
    scroll = VerticalScroll(content, "Decision")
    spare = SpareParts(panel, scroll, body, buttons)
    panel.setLayout(column_of((scroll, 1), spare, buttons))
    spare.add_lines("While you waited", lambda: [Label("A line", wordWrap=True) for _ in range(99)])
    panel.resize(400, 800)
    panel.show()
    settle()
    assert any("more in the log" in label.text() for label in owned(spare, Label) if label.isVisible())
    layouts = Layouts()
    panel.installEventFilter(layouts)
    for _ in range(100):
        QCoreApplication.processEvents()
    assert layouts.number < 5


def test_a_point_at_a_city_lights_it_on_the_board(program: Program, qtbot: QtBot) -> None:
    page = panel_in(program, qtbot, "auction", 2560, 1600)
    city = page.point_at_city(0)
    assert page.widget.lit == (city,)


def test_while_no_good_is_produced_nothing_is_said_of_what_cities_receive(program: Program, qtbot: QtBot) -> None:
    panel = panel_in(program, qtbot, Position("PlaceBid", 4, 1), 1366, 768)
    assert panel.widget.view.cities
    assert CITIES not in panel.labels()
