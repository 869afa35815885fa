"""What stands beside a page that is read: all chapters of a book, or where the words are that are searched for."""

from __future__ import annotations

from PySide6.QtCore import QMargins, QSignalBlocker, Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QLineEdit, QListWidget, QListWidgetItem, QSplitter, QWidget

from indonesia_qt.i18n.text import counted, tr
from indonesia_qt.ui.help.rules_book import Book, Hit
from indonesia_qt.ui.style.scaling import scaled
from indonesia_qt.ui.widgets.layouts import column_of
from indonesia_qt.ui.widgets.plain_text import Label

WIDTH = 240
"""Pixels at 100 %."""
PLACE = Qt.ItemDataRole.UserRole


class Contents(QWidget):
    """Lists the chapters of a book, or passages; Ctrl+F in its window goes to the search.

    - `place_requested`: the place of the entry that was chosen
    - `searched`: the words that are searched for
    """

    place_requested = Signal(str)
    searched = Signal(list)

    def __init__(self, book: Book, prompt: str, name: str, beside: QWidget) -> None:
        """`prompt` says in the empty field what is searched, `name` is that of the list, `beside` which the page is."""
        super().__init__()
        self._book, self._present = book, ""
        self.search = QLineEdit(placeholderText=prompt, clearButtonEnabled=True)
        self.search.setAccessibleName(prompt)
        self.search.textChanged.connect(self._search)
        self.search.returnPressed.connect(self._open_first)
        self.found = Label(role="quiet", wordWrap=True)
        self.entries = QListWidget()
        self.entries.setAccessibleName(name)
        self.entries.setWordWrap(True)
        self.entries.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.entries.currentItemChanged.connect(self._chosen)
        self.setLayout(column_of(self.search, self.found, self.entries, contentsMargins=QMargins()))
        self.both = QSplitter(Qt.Orientation.Horizontal, childrenCollapsible=False)
        self.both.addWidget(self)
        self.both.addWidget(beside)
        self.both.setStretchFactor(1, 1)
        QShortcut(QKeySequence(QKeySequence.StandardKey.Find), self.both, self._begin_search)
        self._list_chapters()

    def divide(self, width: int) -> None:
        """Give the page what the contents leave of a width in pixels at 100 %."""
        self.both.setSizes([scaled(WIDTH), scaled(width - WIDTH)])

    def show_present(self, chapter: str) -> None:
        """Select the chapter with this name, unless hits are listed."""
        self._present = chapter
        if not self.search.text():
            with QSignalBlocker(self.entries):
                for row in range(self.entries.count()):
                    if self.entries.item(row).data(PLACE) == chapter:
                        self.entries.setCurrentRow(row)

    def _begin_search(self) -> None:
        self.search.setFocus()
        self.search.selectAll()

    def _search(self, query: str) -> None:
        """List the passages with the words of a query; without a query, list all chapters."""
        self.searched.emit(query.split())
        if query.strip():
            hits = self._book.search(query)
            self.found.setText(counted(len(hits), "{n} result", "{n} results") if hits else tr("No results."))
            self._list([(self._hit_text(hit), hit.passage.place) for hit in hits])
        else:
            self._list_chapters()
        self.found.setVisible(bool(query.strip()))

    def _list_chapters(self) -> None:
        self.found.hide()
        self._list([(chapter.title, chapter.name) for chapter in self._book.chapters])
        self.show_present(self._present)

    def _list(self, entries: list[tuple[str, str]]) -> None:
        with QSignalBlocker(self.entries):
            self.entries.clear()
            for text, place in entries:
                item = QListWidgetItem(text)
                item.setData(PLACE, place)
                self.entries.addItem(item)

    def _hit_text(self, hit: Hit) -> str:
        """Return the lines of a hit; one below a heading without a rule is named with its chapter."""
        passage, chapter = hit.passage, self._book.chapter_of(hit.passage.place)
        if passage.rule:
            title = f"{passage.title} ({passage.rule})"
        elif passage.place == chapter.name:
            title = passage.title
        else:
            title = f"{chapter.title} \N{SINGLE RIGHT-POINTING ANGLE QUOTATION MARK} {passage.title}"
        return f"{title}\n{hit.extract}"

    def _chosen(self, item: QListWidgetItem | None) -> None:
        if item is not None:
            self.place_requested.emit(item.data(PLACE))

    def _open_first(self) -> None:
        if self.entries.count():
            self.entries.setCurrentRow(0)
