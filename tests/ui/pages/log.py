"""The log of the table, and the menus of its lines."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QTabWidget, QWidget

from indonesia_qt.ui.play.log_pane import LogPane
from indonesia_qt.ui.play.log_view import LogLine
from indonesia_qt.ui.widgets.folding import FoldLine
from tests.ui.pages.menus import MenuPage, menu_at
from tests.ui.pages.page import Page
from tests.ui.pointer import move_to

COMPANIES = "Companies"
"""The topic of the filter that is about companies."""
LEFT, NO_KEY = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier


def ancestors(part: QWidget) -> Iterator[QWidget]:
    """Yield what a part is in, from the innermost on."""
    around = part.parentWidget()
    while around is not None:
        yield around
        around = around.parentWidget()


class LogPage(Page[LogPane]):
    """Lines of what happened, a row each."""

    kind = LogPane
    hidden_too = True

    def open(self) -> None:
        """Click the tab of the log where a low window folds it away, or the line where it is crowded."""
        tabs = next((part for part in ancestors(self.widget) if isinstance(part, QTabWidget)), None)
        if tabs and not tabs.isVisible():
            self.click(Page(tabs.window()).part(FoldLine))
        elif tabs and not self.widget.isVisible():
            bar = tabs.tabBar()
            self.click(bar, bar.tabRect(tabs.indexOf(self.widget)).center())

    def place_of(self, row: int) -> QPoint:
        """Return where a row lies, once it has been brought into view."""
        self.open()
        view = self.widget.view
        QApplication.processEvents()
        view.scrollTo(view.lines.index(row))
        return view.visualRect(view.lines.index(row)).center()

    def point_at(self, row: int) -> None:
        move_to(self.widget.view.viewport(), self.place_of(row))

    def point_away(self) -> None:
        QApplication.sendEvent(self.widget.view, QEvent(QEvent.Type.Leave))

    def click_line(self, row: int) -> None:
        QTest.mouseClick(self.widget.view.viewport(), LEFT, NO_KEY, self.place_of(row))

    def double_click_line(self, row: int) -> None:
        QTest.mouseDClick(self.widget.view.viewport(), LEFT, NO_KEY, self.place_of(row))

    def lines(self) -> list[LogLine]:
        """Return the lines that are shown, whether they are in sight or further up or down."""
        return list(self.widget.view.lines.lines)

    def row_of(self, line: LogLine) -> int:
        """Return the row of a line that is shown."""
        return self.lines().index(line)

    def click_triangle(self, row: int) -> None:
        """Click the sign at the beginning of a line, which unfolds a group or folds it."""
        place = self.place_of(row)
        box = self.widget.view.visualRect(self.widget.view.lines.index(row))
        QTest.mouseClick(self.widget.view.viewport(), LEFT, NO_KEY, QPoint(box.left() + 10, place.y()))

    def press_on(self, row: int, key: Qt.Key) -> None:
        """Press a key on a line that is selected."""
        self.click_line(row)
        QTest.keyClick(self.widget.view, key)

    def press_enter_on(self, row: int) -> None:
        self.click_line(row)
        QTest.keyClick(self.widget.view, Qt.Key.Key_Return)

    def _choose_from_menu(self, row: int, text: str) -> None:
        menu_at(self.widget.view.viewport(), self.place_of(row)).choose(text)

    def review_from(self, row: int) -> None:
        self._choose_from_menu(row, "View this moment")

    def copy_text(self, row: int) -> None:
        self._choose_from_menu(row, "Copy text")

    def copy_notation(self, row: int) -> None:
        self._choose_from_menu(row, "Copy notation")

    def undo_to(self, row: int) -> None:
        self._choose_from_menu(row, "Undo to here")

    def branch_from(self, row: int) -> None:
        self._choose_from_menu(row, "Branch from here")

    def search(self, text: str) -> None:
        self.open()
        QTest.keyClicks(self.widget.search, text)

    def show_only(self, *names: str) -> None:
        """Choose players and topics in the menu of the filter."""
        for name in names:
            MenuPage(self.widget.menu).trigger(name)

    def show_everything(self) -> None:
        self.show_only("Show everything")

    @property
    def filters(self) -> int:
        """How many players and topics the button of the filter says are chosen."""
        text = self.widget.chosen.text()
        assert text.startswith("Filter (")
        return int(text.removeprefix("Filter (").removesuffix(")"))

    @property
    def about(self) -> str:
        """Which place alone the lines are about; empty while they are about all."""
        return self.widget.about.text() if self.widget.about.isVisible() else ""

    def end_about(self) -> None:
        """Show the lines about all places again."""
        self.click(self.widget.end_about)


def only_about(place: str) -> str:
    """Return what is said while the lines are about one place alone."""
    return f"Only entries about {place}"


def why_of_bot(menu: QMenu) -> QAction:
    """Return the entry in the menu of a line that asks why the bot did that."""
    return MenuPage(menu).entry("Why did the bot do that?")
