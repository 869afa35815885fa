"""The window of a rule book: chapters or hits of a search at the left, a chapter at the right."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QMargins, QSignalBlocker, Qt, Signal
from PySide6.QtGui import QKeySequence, QPagedPaintDevice, QShortcut
from PySide6.QtWidgets import QLineEdit, QListWidget, QListWidgetItem, QPushButton, QSplitter, QWidget

from indonesia_qt.i18n.text import counted, language, tr
from indonesia_qt.ui.help.drawings import RulePictures
from indonesia_qt.ui.help.printed_dialog import PrintedDialog
from indonesia_qt.ui.help.rules_book import Book, Hit, VisitedPlaces
from indonesia_qt.ui.help.rules_page import Paper, RulesPage
from indonesia_qt.ui.style.scaling import scaled, within_screen
from indonesia_qt.ui.widgets.layouts import column_of, row_of
from indonesia_qt.ui.widgets.plain_text import Label, tip

WIDTH, HEIGHT, CONTENTS = 1120, 720, 240
"""Pixels at 100 % of the window, and of the width of the contents."""
PLACE = Qt.ItemDataRole.UserRole


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
        self.search = QLineEdit(placeholderText=tr("Search rules"), clearButtonEnabled=True)
        self.search.setAccessibleName(self.search.placeholderText())
        self.search.textChanged.connect(self._search)
        self.search.returnPressed.connect(self._open_first)
        self.contents = QListWidget()
        self.contents.setAccessibleName(tr("Chapters"))
        self.contents.setWordWrap(True)
        self.contents.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.contents.currentItemChanged.connect(self._chosen)
        self.found = Label(role="quiet", wordWrap=True)
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
        QShortcut(QKeySequence(QKeySequence.StandardKey.Find), self, self._begin_search)
        self._arrange()
        self._list_chapters()
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
        left, right = QWidget(), QWidget()
        left.setLayout(column_of(self.search, self.found, self.contents, contentsMargins=QMargins()))
        row = row_of(self.back, self.forth, (self.note, 1), self.print, self.save)
        right.setLayout(column_of(row, (self.page, 1), contentsMargins=QMargins()))
        both = QSplitter(Qt.Orientation.Horizontal, childrenCollapsible=False)
        both.addWidget(left)
        both.addWidget(right)
        both.setStretchFactor(1, 1)
        both.setSizes([scaled(CONTENTS), scaled(WIDTH - CONTENTS)])
        self.setLayout(column_of(both))

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
        if not self.search.text():
            self._choose(chapter.name)

    def _step(self, step: int) -> None:
        self._show(self._trail.step(step))

    def _begin_search(self) -> None:
        self.search.setFocus()
        self.search.selectAll()

    def _search(self, query: str) -> None:
        """List the passages with the words of a query, and highlight these; without a query, list all chapters."""
        self.page.mark(query.split())
        if query.strip():
            hits = self.book.search(query)
            self.found.setText(counted(len(hits), "{n} result", "{n} results") if hits else tr("No results."))
            self._list([(self._hit_text(hit), hit.passage.place) for hit in hits])
        else:
            self._list_chapters()
        self.found.setVisible(bool(query.strip()))

    def _list_chapters(self) -> None:
        self.found.hide()
        self._list([(chapter.title, chapter.name) for chapter in self.book.chapters])
        if self.page.chapter:
            self._choose(self.page.chapter.name)

    def _list(self, entries: list[tuple[str, str]]) -> None:
        with QSignalBlocker(self.contents):
            self.contents.clear()
            for text, place in entries:
                item = QListWidgetItem(text)
                item.setData(PLACE, place)
                self.contents.addItem(item)

    def _hit_text(self, hit: Hit) -> str:
        """Return the lines of a hit; one below a heading without a rule is named with its chapter."""
        passage, chapter = hit.passage, self.book.chapter_of(hit.passage.place)
        if passage.rule:
            title = f"{passage.title} ({passage.rule})"
        elif passage.place == chapter.name:
            title = passage.title
        else:
            title = f"{chapter.title} \N{SINGLE RIGHT-POINTING ANGLE QUOTATION MARK} {passage.title}"
        return f"{title}\n{hit.extract}"

    def _choose(self, place: str) -> None:
        """Select an entry of the contents without going there."""
        with QSignalBlocker(self.contents):
            for row in range(self.contents.count()):
                if self.contents.item(row).data(PLACE) == place:
                    self.contents.setCurrentRow(row)

    def _chosen(self, item: QListWidgetItem | None) -> None:
        if item is not None:
            self.open_place(item.data(PLACE))

    def _open_first(self) -> None:
        if self.contents.count():
            self.contents.setCurrentRow(0)
