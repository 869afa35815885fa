"""The window of a rule book: chapters or hits of a search at the left, a chapter at the right."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QMargins, Qt, Signal
from PySide6.QtGui import QKeySequence, QPagedPaintDevice
from PySide6.QtWidgets import QPushButton, QWidget

from indonesia_qt.i18n.text import language, tr
from indonesia_qt.ui.help.contents import Contents
from indonesia_qt.ui.help.drawings import RulePictures
from indonesia_qt.ui.help.printed_dialog import PrintedDialog
from indonesia_qt.ui.help.rules_book import Book, VisitedPlaces
from indonesia_qt.ui.help.rules_page import Paper, RulesPage
from indonesia_qt.ui.style.scaling import within_screen
from indonesia_qt.ui.widgets.layouts import column_of, row_of
from indonesia_qt.ui.widgets.plain_text import tip

WIDTH, HEIGHT = 1120, 720
"""Pixels at 100 %."""


class RulesWindow(PrintedDialog):
    """Shows the rule book of the game with this title beside it; `paper` makes the pictures for printing.

    - `guide_requested`: asks for a page of the documentation
    """

    guide_requested = Signal(str)

    def __init__(
        self, game: str, book: Book, pictures: RulePictures, paper: Callable[[], RulePictures], parent: QWidget
    ) -> None:
        super().__init__(tr("Rules"), game, parent)
        self.setWindowFlag(Qt.WindowType.WindowMinMaxButtonsHint)
        self.book, self._paper, self._trail = book, paper, VisitedPlaces()
        self.page = RulesPage(pictures)
        self.page.setAccessibleName(tr("Rules"))
        self.page.place_requested.connect(self.open_place)
        self.page.guide_requested.connect(self.guide_requested)
        self.back = self._button("\N{LEFTWARDS ARROW}", tr("Back"), lambda: self._step(-1), "Alt+Left")
        self.forth = self._button("\N{RIGHTWARDS ARROW}", tr("Forward"), lambda: self._step(1), "Alt+Right")
        self.print = self._button(
            tr("&Print\N{HORIZONTAL ELLIPSIS}"), tr("Print all chapters"), self.ask_printer, "Ctrl+P"
        )
        self.save = self._button(
            tr("&Save as PDF\N{HORIZONTAL ELLIPSIS}"),
            tr("Save all chapters as PDF"),
            lambda: self.ask_file(tr("Save rules as PDF")),
            "Ctrl+S",
        )
        self._arrange()
        if self.book.language != language().partition("-")[0]:
            self.note.setText(
                tr("The rules haven’t been translated into this language yet, so they’re shown in English.")
            )
        self.resize(within_screen(self, WIDTH, HEIGHT))

    def open_place(self, place: str) -> None:
        """Show a rule, by its id, or a chapter, by its name."""
        self._trail.visit(place)
        self._show(place)

    def print_on(self, device: QPagedPaintDevice) -> None:
        """Print all chapters on a device."""
        Paper(self.book, self._paper()).print_on(device)

    def _arrange(self) -> None:
        right = QWidget()
        row = row_of(self.back, self.forth, (self.note, 1), self.print, self.save)
        right.setLayout(column_of(row, (self.page, 1), contentsMargins=QMargins()))
        self.contents = Contents(self.book, tr("Search rules"), tr("Chapters"), right)
        self.contents.place_requested.connect(self.open_place)
        self.contents.searched.connect(self.page.mark)
        self.contents.divide(WIDTH)
        self.setLayout(column_of(self.contents.both))

    def _button(self, text: str, shows: str, act: Callable[[], object], keys: str) -> QPushButton:
        button = QPushButton(text, autoDefault=False)
        button.setProperty("role", "small")
        button.setShortcut(QKeySequence(keys))
        button.setToolTip(tip(f"{shows} ({QKeySequence(keys).toString(QKeySequence.SequenceFormat.NativeText)})"))
        button.setAccessibleName(shows)
        button.clicked.connect(act)
        return button

    def _show(self, place: str) -> None:
        chapter = self.book.chapter_of(place)
        self.page.show_chapter(chapter, place)
        self.back.setEnabled(self._trail.leads_back)
        self.forth.setEnabled(self._trail.leads_forth)
        self.contents.show_present(chapter.name)

    def _step(self, step: int) -> None:
        self._show(self._trail.step(step))
