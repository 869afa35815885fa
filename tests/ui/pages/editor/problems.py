"""The list of problems, and what can be done about each."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, Qt
from PySide6.QtGui import QEnterEvent, QFont, QFontMetrics
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QStyle, QStyleOptionViewItem

from indonesia_qt.ui.editor.panels.problems import FixButton, ProblemsPanel
from indonesia_qt.ui.widgets.item_views import RowHeights
from tests.ui.pages.editor.panel import PanelPage
from tests.ui.pages.page import Page, settle

NONE_AT_ALL = "This map has no problems."
LINK = "Link "
"""The fix that links two areas begins so."""
FIX_SMALL, PROPOSE = "Enlarge", "Propose deeds"
"""So the fixes begin for land that is too small for its token, and for an era without deeds."""
ERA_A_IS_SHORT = "Era A needs deeds of at least two types, or it ends at once."
FIX_ALL, IGNORE, IGNORE_ALL, RECALL = (
    "Fix all of this kind",
    "Ignore…",
    "Ignore all of this kind",
    "Stop ignoring problem",
)


def errors(number: int) -> str:
    """Return what the filter of errors says."""
    return f"Errors: {number}"


def titled(number: int) -> str:
    """Return the title of the panel where there are so many problems."""
    return f"Problems ({number})"


def ignored(sentence: str, note: str) -> str:
    """Return how a problem is listed that is ignored with a note."""
    return f"{sentence} Ignored: {note}"


def name_missing(province: str) -> str:
    """Return what is said of a province whose name isn't on the map."""
    return f"The name of {province} isn’t on the map."


def cards_missing(era: str, needed: int) -> str:
    """Return what is said of an era without city cards."""
    return f"{needed} players need {needed} city cards for each era, but era {era} has 0."


def add(number: int) -> str:
    """Return how the fix begins that adds so many."""
    return f"Add {number}"


TEXT_MARGIN, LARGEST = 3, 10_000
"""Pixels that Qt leaves on either side of a text in a list, and more than any text is high."""


class ProblemsPage(PanelPage[ProblemsPanel]):
    """Problems as sentences, from the first row on."""

    kind = ProblemsPanel

    def sentences(self) -> list[str]:
        return [row.text for row in self.widget.rows.shown]

    @property
    def nothing(self) -> str:
        """What is said where no problem is listed."""
        return self.widget.nothing.text()

    @property
    def title(self) -> str:
        return self.dock.windowTitle()

    def filter_text(self, sort: str) -> str:
        return self.widget.filters[sort].text()

    def switch(self, sort: str) -> None:
        """List errors, warnings or what is ignored, or list them no more."""
        self.click(self.widget.filters[sort])
        QApplication.processEvents()

    def unfold(self) -> None:
        """Have the list shown if there is only a line of it."""
        settle()
        if self.is_folded:
            self.click(self.widget.unfold)
        settle()

    @property
    def is_folded(self) -> bool:
        return self.widget.list.isHidden()

    def show_all_sorts(self) -> None:
        for button in self.widget.filters.values():
            button.setChecked(True)

    def heights(self, row: int, width: int, font: QFont) -> tuple[int, int]:
        """Return how high the place of a sentence is in rows of a width, and how high the sentence, in pixels."""
        rows, index, option = self.widget.list, self.widget.rows.index(row), QStyleOptionViewItem()
        rows.initViewItemOption(option)
        option.features |= QStyleOptionViewItem.ViewItemFeature.WrapText
        option.font, option.fontMetrics, option.rect = font, QFontMetrics(font), QRect(0, 0, width, 1)
        delegate = rows.itemDelegate()
        assert isinstance(delegate, RowHeights)
        option.rect = QRect(0, 0, width, delegate.sizeHint(option, index).height())
        delegate.initStyleOption(option, index)
        place = rows.style().subElementRect(QStyle.SubElement.SE_ItemViewItemText, option, rows)
        room = QRect(0, 0, place.width() - 2 * TEXT_MARGIN, LARGEST)
        return place.height(), option.fontMetrics.boundingRect(room, Qt.TextFlag.TextWordWrap, index.data()).height()

    def select(self, row: int) -> None:
        """Click a problem."""
        panel = self.widget
        panel.list.scrollTo(panel.rows.index(row))
        place = panel.list.visualRect(panel.rows.index(row)).center()
        QTest.mouseClick(panel.list.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, place)
        settle()

    def select_sentence(self, sentence: str) -> None:
        self.select(self.sentences().index(sentence))

    def come_to(self, row: int) -> None:
        """Select a problem with the keyboard."""
        self.widget.list.setCurrentIndex(self.widget.rows.index(row))
        settle()

    def ways(self) -> list[QPushButton]:
        """Return what can be done about the problem that is selected."""
        return Page(self.widget.actions_pane).parts(QPushButton)

    def way(self, start: str) -> QPushButton:
        """Return the one way whose words begin so."""
        (found,) = [way for way in self.ways() if way.text().startswith(start)]
        return found

    def take(self, start: str) -> None:
        """Do something about the problem that is selected, by the words that its button begins with."""
        self.click(self.way(start))
        settle()

    def place_of(self, way: QPushButton) -> QPoint:
        """Return where on the window a button is."""
        return way.mapTo(self.widget.window(), way.rect().center())

    def click_at(self, place: QPoint) -> None:
        """Click whatever is at a place of the window."""
        window = self.widget.window()
        part = window.childAt(place) or window
        QTest.mouseClick(part, Qt.MouseButton.LeftButton, pos=part.mapFrom(window, place))
        settle()

    def take_first_fix(self) -> None:
        """Take the first fix for the problem that is selected."""
        self.click(Page(self.widget.actions_pane).parts(FixButton)[0])
        settle()

    def make_playable(self) -> None:
        """Take the fixes of all problems."""
        self.press("Make playable")

    def fix_all_one_by_one(self) -> None:
        """Take the first fix that is offered for each problem."""
        while self.sentences():
            self.select(0)
            self.take_first_fix()

    def point_at(self, way: QPushButton) -> None:
        QApplication.sendEvent(way, QEnterEvent(QPointF(2, 2), QPointF(2, 2), QPointF(2, 2)))

    def leave(self, way: QPushButton) -> None:
        QApplication.sendEvent(way, QEvent(QEvent.Type.Leave))
