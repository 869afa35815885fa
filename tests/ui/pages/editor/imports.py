"""The import of outlines: its dialog, and what is seen while it works."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QElapsedTimer, QPoint, QPointF, QProcess, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QStyle, QStyleOptionComboBox

from indonesia_qt.board.model import Shape
from indonesia_qt.ui.editor.editor_window import EditorWindow
from indonesia_qt.ui.editor.imports.import_commands import FitTask, ImportCommands, ReadTask
from indonesia_qt.ui.editor.imports.import_dialog import ImportDialog
from indonesia_qt.ui.editor.imports.outline_model import NAME, PROVINCE, REMARK
from tests.ui.pages.boxes import MessagePage, TaskPage
from tests.ui.pages.page import Page, owned

SEA = "Sea"


PATIENCE_MS = 30_000
"""So long a file may be read in another process."""


def wait_for(condition: Callable[[], bool]) -> None:
    """Let the window go on until something is so."""
    since = QElapsedTimer()
    since.start()
    while not condition():
        assert since.elapsed() < PATIENCE_MS
        QTest.qWait(10)


def same(outline: str, other: str) -> str:
    """Return what is said of an outline that is the same as another."""
    return f"{outline}: It’s the same as {other}. Only one of them can be placed."


def import_commands(window: EditorWindow) -> ImportCommands:
    """Return the commands of a window that import."""
    (found,) = owned(window, ImportCommands)
    return found


def readers(commands: ImportCommands) -> list[QProcess]:
    """Return the processes that read for these commands."""
    return [process for process in owned(commands, QProcess) if process.state() is QProcess.ProcessState.Running]


def begin_import(window: EditorWindow, file: Path) -> None:
    """Import the outlines of a file, which may lead to a dialog, to a message, or to work in between."""
    import_commands(window).open(file)


class ImportPage(Page[ImportDialog]):
    """The outlines of a file, and what they become."""

    kind = ImportDialog

    def _column(self, number: int) -> list[str]:
        rows = self.widget.rows
        return [rows.index(row, number).data() or "" for row in range(rows.rowCount())]

    def names(self) -> list[str]:
        return self._column(NAME)[: len(self.widget.rows.requests)]

    def skipped(self) -> list[str]:
        """Return what is said at the end of the list."""
        return self._column(NAME)[len(self.widget.rows.requests) :]

    def provinces(self) -> list[str]:
        return self._column(PROVINCE)

    def remarks(self) -> list[str]:
        """Return what is to be known about each outline."""
        return self._column(REMARK)

    @property
    def left_out(self) -> tuple[str, ...]:
        """What is said of things in the file that are no areas."""
        return self.widget.rows.found.left_out

    @property
    def message(self) -> str:
        return self.widget.message.text()

    def ticked(self) -> list[bool]:
        return self.widget.rows.taken

    def tick(self, row: int) -> None:
        """Click the box before an outline."""
        table = self.widget.table
        place = table.visualRect(self.widget.rows.index(row, NAME))
        QTest.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(place.left() + 12, place.center().y()))

    def tick_all(self) -> None:
        self.press("All")

    def tick_none(self) -> None:
        self.press("None")

    def select(self, row: int) -> None:
        self.widget.table.selectRow(row)

    def select_all(self) -> None:
        self.widget.table.selectAll()

    def can_change_kind(self) -> bool:
        """Return whether another kind can be chosen for what is selected."""
        return self.widget.many.kind.isEnabled()

    def make_seas(self) -> None:
        """Let what is selected become seas."""
        box = self.widget.many.kind
        box.setFocus()
        QTest.keyClicks(box, SEA[0])

    def put_in(self, province: str) -> None:
        """Let what is selected belong to a province."""
        box = self.widget.many.province
        box.setFocus()
        QTest.keyClicks(box, province)
        QTest.keyClick(box, Qt.Key.Key_Enter)

    def bulk_choices(self) -> list[QComboBox]:
        """Return the lists of choices for what is selected that can be seen."""
        many = self.widget.many
        return [box for box in (many.kind, many.province, many.islands) if box.isVisible()]

    def take_names_from(self, column: str) -> None:
        """Take the names from a property of the file."""
        box = self.widget.sources.name
        box.setCurrentText(column)
        box.activated.emit(box.currentIndex())

    def layers(self) -> list[str]:
        """Return the layers that can be chosen."""
        box = self.widget.sources.layer
        return [box.itemText(row) for row in range(box.count())] if box.isVisible() else []

    def take_layer(self, name: str, left: int) -> None:
        """Take only a layer of the file, which has so many outlines."""
        box = self.widget.sources.layer
        box.setCurrentText(name)
        box.activated.emit(box.currentIndex())
        wait_for(lambda: len(self.widget.rows.requests) == left)

    def properties(self) -> list[str]:
        """Return the properties that names can come from."""
        box = self.widget.sources.name
        return [box.itemText(row) for row in range(1, box.count())]

    @property
    def links(self) -> int:
        """How many links are shown in the picture."""
        return len(self.widget.rows.links())

    @property
    def link_offer(self) -> str:
        """What the box says that takes links from a property; "" when there is none."""
        box = self.widget.sources.links
        return box.text() if box.isVisible() else ""

    def take_links(self) -> None:
        """Tick the box that takes links from a property, with the keyboard."""
        box = self.widget.sources.links
        box.setFocus()
        QTest.keyClick(box, Qt.Key.Key_Space)

    def merge_by(self, column: str, left: int) -> None:
        """Merge outlines by a property of the file; so many are left."""
        box = self.widget.sources.merge
        box.setCurrentText(column)
        box.activated.emit(box.currentIndex())
        wait_for(lambda: len(self.widget.rows.requests) == left)

    def close_gaps(self, width: str) -> None:
        """Write how wide gaps are closed, in map units."""
        field = self.widget.bar.gap
        field.setFocus()
        field.selectAll()
        QTest.keyClicks(field, width)
        self.widget.search.setFocus()
        wait_for(lambda: self.widget.frame.gap == float(width.replace(",", ".")))

    def take_coordinates_for(self, what: str) -> None:
        """Take the coordinates for others than the file says."""
        box = self.widget.bar.coordinates
        box.setCurrentText(what)
        box.activated.emit(box.currentIndex())
        wait_for(lambda: self.widget.frame.coordinates == box.currentData())

    def shapes(self) -> list[Shape]:
        """Return the shapes of the outlines, in map units."""
        return [request.outline.shape for request in self.widget.rows.requests]

    def texts_without_room(self) -> list[str]:
        """Return what the lists of properties offer, or those for what is selected are called, and have no room for."""
        found = []
        for box in (*owned(self.widget.sources, QComboBox), *self.bulk_choices()):
            option = QStyleOptionComboBox()
            box.initStyleOption(option)
            control, edit = QStyle.ComplexControl.CC_ComboBox, QStyle.SubControl.SC_ComboBoxEditField
            room = box.style().subControlRect(control, option, edit, box).width()
            texts = [box.placeholderText() or box.itemText(number) for number in range(max(1, box.count()))]
            found += [text for text in texts if box.fontMetrics().horizontalAdvance(text) > room]
        return found

    def can_import(self) -> bool:
        return self.widget.take.isEnabled()

    def take(self, number: int) -> None:
        """Import the outlines that are ticked, which are so many."""
        self.press(f"Import {number} outline" if number == 1 else f"Import {number} outlines")

    def take_ticked(self) -> None:
        self.click(self.widget.take)

    def close(self) -> None:
        self.widget.reject()

    @property
    def corners(self) -> int:
        """How many corners the outlines have."""
        return int(self.widget.bar.corners.text().split()[0].replace(",", ""))

    def show_only_ticked(self, left: int) -> None:
        """Show only what is ticked, which are so many outlines."""
        self.press("Show only what’s ticked")
        wait_for(lambda: len(self.widget.rows.requests) == left)

    def try_only_ticked(self) -> None:
        """Show only what is ticked, or be told why not."""
        before = self.widget.frame
        self.press("Show only what’s ticked")
        wait_for(lambda: self.widget.frame != before or MessagePage.is_shown())

    def crop_with_mouse(self, start: tuple[float, float], end: tuple[float, float]) -> None:
        """Draw a frame from one place on the map to another."""
        self.press("Crop")
        self.draw_frame(start, end)
        wait_for(lambda: self.widget.picture.frame is None)

    def draw_frame(self, start: tuple[float, float], end: tuple[float, float]) -> None:
        picture = self.widget.picture
        a, b = (picture.on_picture(QPointF(*place)).toPoint() for place in (start, end))
        QTest.mousePress(picture, Qt.MouseButton.LeftButton, pos=a)
        QTest.mouseMove(picture, b)
        QTest.mouseRelease(picture, Qt.MouseButton.LeftButton, pos=b)

    def begin_crop(self) -> None:
        """Ask for a frame with the Space key."""
        self.widget.bar.crop.setFocus()
        self.type(Qt.Key.Key_Space)

    def type(self, *keys: Qt.Key, shift: bool = False) -> None:
        """Press keys wherever the keyboard is."""
        held = Qt.KeyboardModifier.ShiftModifier if shift else Qt.KeyboardModifier.NoModifier
        for key in keys:
            QTest.keyClick(self.widget.focusWidget(), key, held)

    @property
    def frame(self) -> tuple[float, float, float, float]:
        """The sides of the frame that crops, in map units: left, top, right, bottom."""
        frame = self.widget.picture.frame
        assert frame is not None
        return frame.left(), frame.top(), frame.right(), frame.bottom()

    @property
    def is_cropping(self) -> bool:
        return self.widget.picture.frame is not None

    def place_on_picture(self, place: tuple[float, float]) -> tuple[float, float]:
        """Return the pixel of a place on the map."""
        found = self.widget.picture.on_picture(QPointF(*place))
        return found.x(), found.y()

    def show_whole(self) -> None:
        """Show the whole drawing again."""
        self.press("Whole drawing")
        wait_for(lambda: self.widget.frame.only is None and self.widget.frame.crop is None)

    def keep_size_of_map(self) -> None:
        """Don't give the map the shape of the drawing."""
        box = self.widget.bar.fit
        box.setFocus()
        QTest.keyClick(box, Qt.Key.Key_Space)
        wait_for(lambda: not self.widget.frame.fit)

    def simplify(self, steps: int) -> None:
        """Move the slider with the keyboard."""
        slider = self.widget.bar.simplify
        slider.setFocus()
        for _ in range(steps):
            QTest.keyClick(slider, Qt.Key.Key_Right)
            wanted = self.widget.bar.tolerance()
            wait_for(lambda wanted=wanted: self.widget.frame.tolerance == wanted)

    def search(self, text: str) -> None:
        """List only outlines whose names have a text in them."""
        self.widget.search.setFocus()
        QTest.keyClicks(self.widget.search, text)

    def show_small(self, number: int) -> None:
        """Press Enter after a search for outlines that are too small to be listed, which are so many."""
        QTest.keyClick(self.widget.search, Qt.Key.Key_Return)
        wait_for(lambda: len(self.widget.frame.only or ()) == number)

    @property
    def can_search_at_once(self) -> bool:
        """Whether what is typed is searched for."""
        return self.widget.search.hasFocus()

    def clear_search(self) -> None:
        self.widget.search.clear()

    def tick_only_found(self, text: str) -> None:
        """Search, and press Enter."""
        self.search(text)
        QTest.keyClick(self.widget.search, Qt.Key.Key_Return)


def awaited() -> ImportPage:
    """Return the dialog, which comes once a file was read in another process."""
    wait_for(ImportPage.is_shown)
    return ImportPage.shown()


class ReadingPage(TaskPage):
    """Says that a file is being read."""

    kind = ReadTask


class FittingPage(TaskPage):
    """Says how many outlines have found their places; it is seen once that takes long."""

    kind = FitTask
    hidden_too = True
