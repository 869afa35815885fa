"""Offers what was edited and not saved when the program ended."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QDateTime, QLocale, Qt, Signal
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialog,
    QListWidget,
    QListWidgetItem,
    QMessageBox,
    QStyle,
    QWidget,
)

from indonesia_qt.board.files.board_file import MapError
from indonesia_qt.i18n.text import phrase, tr
from indonesia_qt.i18n.untrusted_text import visible
from indonesia_qt.mapmaking.files.recovery import Recovery, discard, set_aside
from indonesia_qt.ui.editor.document.autosave import other_computer
from indonesia_qt.ui.style.scaling import scaled, within_screen
from indonesia_qt.ui.support.background import painting_meanwhile
from indonesia_qt.ui.widgets.layouts import column_of, row_of
from indonesia_qt.ui.widgets.plain_text import Label, MessageBox, confirming, push_button

EXPLAINED = phrase(
    "The program closed before these changes were saved. Your files are as you last saved them and won’t "
    "change until you save again."
)
RECOVERY = Qt.ItemDataRole.UserRole


class RecoveryDialog(QDialog):
    """Lists maps that can be taken back, and files that can't be read, and why.

    All maps are marked but those that may be open on another computer.

    Signals, which come before the dialog is closed:
    - `recovered`: a map that is taken back
    - `passed`: none is
    """

    recovered = Signal(object)
    passed = Signal()

    def __init__(
        self, left: Sequence[Recovery], unreadable: Sequence[MapError] = (), parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Recover unsaved changes"))
        self.list = QListWidget()
        self.list.setAccessibleName(tr("Unsaved changes"))
        self.list.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.list.setSpacing(scaled(2))
        computers = painting_meanwhile(lambda: [other_computer(recovery.file) for recovery in left])
        for recovery, computer in zip(left, computers, strict=True):
            item = QListWidgetItem(_recovery_text(recovery, computer), self.list)
            item.setData(RECOVERY, recovery)
            item.setSelected(not computer)
        for error in unreadable:
            item = QListWidgetItem("\n".join(map(visible, (str(error.file), error.located))), self.list)
            item.setIcon(self.style().standardIcon(QStyle.StandardPixmap.SP_MessageBoxWarning))
            item.setData(RECOVERY, error)
        self._discard_button = push_button(tr("Discard\N{HORIZONTAL ELLIPSIS}"), self._ask_discard)
        answers, self._recover = confirming(self, tr("Recover"), tr("Not now"))
        about = tr("Renames them so they aren’t offered again.")
        self.keep = push_button(tr("Set damaged files aside"), self._set_aside, help=about)
        self.keep.setVisible(bool(unreadable))
        self.list.itemSelectionChanged.connect(self._follow)
        self._follow()
        buttons = row_of(self._discard_button, self.keep, 1, answers)
        self.setLayout(column_of(Label(tr(EXPLAINED), wordWrap=True), (self.list, 1), buttons))
        self.resize(within_screen(self, 560, 280))

    def accept(self) -> None:
        """Take back what is marked."""
        for recovery in self._recoverable():
            self.recovered.emit(recovery)
        super().accept()

    def reject(self) -> None:
        """Leave all of it for another time."""
        self.passed.emit()
        super().reject()

    def _recoverable(self) -> list[Recovery]:
        """Return what is marked and can be taken back."""
        found = (item.data(RECOVERY) for item in self.list.selectedItems())
        return [one for one in found if isinstance(one, Recovery)]

    def _follow(self) -> None:
        self._recover.setEnabled(bool(self._recoverable()))
        self._discard_button.setEnabled(bool(self.list.selectedItems()))

    def _set_aside(self) -> None:
        for item in [self.list.item(row) for row in range(self.list.count())]:
            if isinstance(item.data(RECOVERY), MapError):
                self._take_out(item, set_aside)
        self.keep.hide()
        self._close_empty()

    def _ask_discard(self) -> None:
        """Ask once more before anything is gone for good."""
        text = tr("The selected changes will be gone for good.")
        box = MessageBox(QMessageBox.Icon.Warning, tr("Discard unsaved changes"), text, parent=self)
        box.addButton(tr("Discard"), QMessageBox.ButtonRole.DestructiveRole).clicked.connect(self._discard)
        box.setDefaultButton(box.addButton(QMessageBox.StandardButton.Cancel))
        box.open()

    def _discard(self) -> None:
        for item in self.list.selectedItems():
            self._take_out(item, discard)
        self._close_empty()

    def _take_out(self, item: QListWidgetItem, act: Callable[[Path], object]) -> None:
        """Do something with the file of an item, which is then listed no more, or say why that can't be done."""
        try:
            act(item.data(RECOVERY).file)
        except MapError as error:
            item.setText(f"{item.text()}\n{error.reason}")
        else:
            self.list.takeItem(self.list.row(item))

    def _close_empty(self) -> None:
        if not self.list.count():
            self.reject()


def _recovery_text(recovery: Recovery, computer: str) -> str:
    """Return a text on a map: its title, when it was kept, where it lies, and the computer where it may be open."""
    time = QLocale().toString(QDateTime.fromSecsSinceEpoch(int(recovery.time)), QLocale.FormatType.ShortFormat)
    where = visible(str(recovery.folder)) if recovery.folder else tr("never saved")
    elsewhere = [tr("may be open on the computer “{computer}”", computer=computer)] if computer else []
    return "\n".join([f"{visible(recovery.title)} \N{MIDDLE DOT} {time}", where, *elsewhere])
