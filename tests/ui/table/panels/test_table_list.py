"""A table of choices keeps its columns whether it scrolls or not."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QMargins, QRect
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QMainWindow, QWidget
from pytestqt.qtbot import QtBot

from indonesia_qt.ui.style.scaling import CROWDED_BELOW
from indonesia_qt.ui.style.theme import LIGHT
from indonesia_qt.ui.table.panels.table_list import TableList, TextTable
from indonesia_qt.ui.table.seat_icons import SeatIcons
from indonesia_qt.ui.widgets.layouts import column_of
from indonesia_qt.ui.widgets.plain_text import tip
from tests.soak import soak_but
from tests.ui.pages.page import settle

ROWS = 6


def shown_columns(table: TableList) -> list[int]:
    """The columns that are shown; none where the rows are sentences."""
    return list(table.column_ends(table.width())) if table.is_table else []


def test_long_titles_take_two_lines_before_a_column_is_left_out(qtbot: QtBot) -> None:
    table = TableList("Deeds", ("Company", "Considerably more", "Year before last", "Room"), "", LIGHT, strong=1)
    table.dispensable = (0,)
    table.add_row(0, QIcon(), "Rice", "", ("1", "20", "3"))
    qtbot.addWidget(table)
    table.show()
    seen = list[tuple[int, bool]]()
    for width in range(600, 150, -4):
        table.resize(width, 200)
        settle()
        seen.append((len(shown_columns(table)), "\n" in table.shown_titles[1]))
    assert list(dict.fromkeys(seen))[:3] == [(3, False), (3, True), (2, False)], (
        "what is left has room in one line again"
    )


@pytest.mark.parametrize("step", soak_but((12,), (4, 12)))
def test_a_table_in_any_room_comes_to_rest_with_the_same_columns_with_and_without_a_scroll_bar(
    qtbot: QtBot, step: int
) -> None:
    table = TableList("Deeds", ("Company", "Cities", "First year", "Room"), "", LIGHT, strong=1)
    table.dispensable = (0,)
    for number in range(ROWS):
        table.add_row(number, QIcon(), f"Rice of a company {number}", "reaches a city; first year 20", ("1", "20", "3"))
    panel = QWidget()
    panel.setLayout(column_of((table, 1), 0, contentsMargins=QMargins()))
    qtbot.addWidget(panel)
    panel.show()
    seen = set[int]()
    for width in range(100, 400, step):
        panel.resize(width, 1000)
        settle()
        assert not table.verticalScrollBar().isVisible()
        columns = shown_columns(table)
        seen.add(len(columns))
        high = table.height()
        for height in range(high // 2, high + 10, 2 * step):
            panel.resize(width, height)
            settle()
            assert shown_columns(table) == columns, f"{width}x{height} of {high}"
    assert seen == {0, 2, 3}


def test_a_sign_stands_for_a_title_that_has_no_room(qtbot: QtBot) -> None:
    table = TextTable("Cities", ("City", "You", "Maximiliane"), "", LIGHT)
    table.signs = {1: SeatIcons(LIGHT).seat(0)}
    table.add_row(0, QIcon(), "Bengkulu", "", ("+0", "+25"))
    qtbot.addWidget(table)
    table.show()
    seen = list[tuple[int, str]]()
    for width in range(400, 100, -4):
        table.resize(width, 200)
        settle()
        seen.append((len(shown_columns(table)), table.shown_titles[2]))
    assert list(dict.fromkeys(seen))[:2] == [(2, "Maximiliane"), (2, "")]
    table.resize(next(400 - 4 * number for number, one in enumerate(seen) if one == (2, "")), 200)
    settle()
    picture = table.grab(QRect(0, 0, table.width(), table.viewportMargins().top())).toImage()
    colours = {picture.pixelColor(x, y).name() for x in range(picture.width()) for y in range(picture.height())}
    assert LIGHT.seat(0).colour in colours


def test_a_note_stands_below_the_figures_unless_the_window_is_crowded(qtbot: QtBot) -> None:
    window, table = QMainWindow(), TableList("Deeds", ("Company", "First year"), "", LIGHT)
    table.add_row(0, QIcon(), "Rice", "0; ships 1 sea away", ("0",), note="ships 1 sea away")
    table.add_row(1, QIcon(), "Spice", "20", ("20",))
    window.setCentralWidget(table)
    qtbot.addWidget(window)
    window.show()

    def heights(high: int) -> list[int]:
        window.resize(400, high)
        settle()
        table.doItemsLayout()
        return [table.visualItemRect(table.item(row)).height() for row in range(2)]

    noted, plain = heights(CROWDED_BELOW + 100)
    assert noted - plain >= table.fontMetrics().height() // 2
    assert len(set(heights(CROWDED_BELOW - 100))) == 1
    assert table.item(0).toolTip() == tip("ships 1 sea away")
