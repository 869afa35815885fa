"""Files that the player chooses: in a dialog, behind which the window goes on, in a menu, or by dropping them."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from itertools import islice
from pathlib import Path

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QDropEvent
from PySide6.QtWidgets import QFileDialog, QListView, QMenu, QTreeView, QWidget

from indonesia_qt.files.whole_file import reason_of
from indonesia_qt.i18n.text import paragraph, phrase, tr
from indonesia_qt.ui.style.scaling import scaled, within_screen
from indonesia_qt.ui.support.background import in_background
from indonesia_qt.ui.widgets.plain_text import caption

WIDTH, HEIGHT, PLACES = 800, 480, 180
"""Pixels at 100 %: of Qt's own dialog, and the most for its list of places."""


def ask_what_to_open(title: str, folder: Path, filter: str, act: Callable[[Path], object], parent: QWidget) -> None:  # noqa: A002
    """Ask for an existing file, beginning in `folder`, and do `act` with it."""
    _ask(QFileDialog(parent, title, str(folder), filter), act)


def ask_where_to_write(title: str, proposal: Path, filter: str, act: Callable[[Path], object], parent: QWidget) -> None:  # noqa: A002
    """Ask for a file to be written; `act` writes it.

    When it is named without a suffix, it gets that of the type which is chosen; the proposal's if that is one of them.
    """
    dialog = _SaveDialog(parent, title, str(proposal), filter)
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.setDefaultSuffix(proposal.suffix)
    dialog.selectFile(str(proposal))
    _ask(dialog, act)


def saved_or_not(file: Path, save: Callable[[], object]) -> str:
    """Save a file, and return a sentence that says whether that succeeded."""
    try:
        save()
    except OSError as error:
        return paragraph(tr("Couldn’t save {file}.", file=file), reason_of(error))
    return tr("Saved as {file}.", file=file)


class _SaveDialog(QFileDialog):
    """Asks for a file to be written."""

    def accept(self) -> None:
        """Complete the name, and ask before a file is replaced."""
        suffixes = re.findall(r"\*(\.[^\s)]+)", self.selectedNameFilter())
        if suffixes and f".{self.defaultSuffix()}" not in suffixes:
            self.setDefaultSuffix(suffixes[0])
        super().accept()


def ask_for_folder(title: str, folder: Path | None, act: Callable[[Path], object], parent: QWidget) -> None:
    """Ask for a folder, beginning at this one or at the last one, and do `act` with it; a new one can be made."""
    dialog = QFileDialog(parent, title, str(folder or ""))
    dialog.setFileMode(QFileDialog.FileMode.Directory)
    dialog.setOption(QFileDialog.Option.ShowDirsOnly)
    _ask(dialog, act)


def _ask(dialog: QFileDialog, act: Callable[[Path], object]) -> None:
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    _give_room(dialog)
    dialog.fileSelected.connect(lambda chosen: act(Path(chosen)))
    dialog.open()


def _give_room(dialog: QFileDialog) -> None:
    """Let Qt's own dialog, which systems without one have, show the names of its places and columns whole."""
    dialog.resize(within_screen(dialog, WIDTH, HEIGHT))
    for places in dialog.findChildren(QListView, "sidebar"):
        places.setMinimumWidth(min(places.sizeHintForColumn(0) + scaled(12), scaled(PLACES)))
    for files in dialog.findChildren(QTreeView):
        header = files.header()
        for column in range(1, header.count()):
            header.resizeSection(column, max(header.sectionSize(column), header.sectionSizeHint(column)))


MOST_RECENT = 8
BEING_READ = phrase("Loading…")
"""The text that is shown for what hasn't been read yet."""


class RecentMenu(QMenu):
    """Lists files or folders, the ones used last first.

    Signals:
    - `chosen`: the path of one
    """

    chosen = Signal(object)

    def __init__(
        self, title: str, empty: str, recent: Callable[[], Iterable[tuple[str, Path]]], parent: QWidget
    ) -> None:
        """`recent` gives texts and paths each time the menu is shown, in a thread; without any it says `empty`."""
        super().__init__(title, parent)
        self._empty, self._recent = empty, recent
        self.aboutToShow.connect(self._find)

    def _find(self) -> None:
        self.clear()
        self.addAction(tr(BEING_READ)).setEnabled(False)
        in_background(lambda: list(islice(self._recent(), MOST_RECENT)), self._fill, self)

    def _fill(self, found: Sequence[tuple[str, Path]]) -> None:
        self.clear()
        for text, path in found:
            self.addAction(caption(text), partial(self.chosen.emit, path))
        if self.isEmpty():
            self.addAction(self._empty).setEnabled(False)


class FileDrops(QObject):
    """Lets a window take files and folders; what it doesn't take is left to whatever is under the pointer.

    Signals:
    - `dropped`: the paths of those that it takes
    """

    dropped = Signal(object)

    def __init__(self, window: QWidget, takes: Callable[[Path], bool] = lambda _: True) -> None:
        super().__init__(window)
        self._takes = takes
        window.setAcceptDrops(True)
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take what comes from the disk and can be used."""
        if isinstance(event, QDropEvent):
            files = [Path(url.toLocalFile()) for url in event.mimeData().urls() if url.isLocalFile()]
            if taken := list(filter(self._takes, files)):
                event.acceptProposedAction()
                if event.type() == QEvent.Type.Drop:
                    self.dropped.emit(taken)
                return True
        return super().eventFilter(watched, event)
