"""Offers what was edited and not saved when the program ended."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QDateTime, QLocale, Qt, Signal
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialog,
    QHBoxLayout,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QMessageBox,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from indonesia_qt.board.files import MapError
from indonesia_qt.editing.recovery import Recovery
from indonesia_qt.ui.measure import scaled
from indonesia_qt.wording import phrase, tr

EXPLAINED = phrase(
    "The program ended before these changes were saved. Your files are as you saved them last; nothing is written to "
    "them until you save."
)
RECOVERY = Qt.ItemDataRole.UserRole


class RecoveryDialog(QDialog):
    """Lists maps that can be taken back, all of them marked.

    `wanted` carries each that is, `passed` says that none is; both come before the dialog is closed.
    """

    wanted = Signal(object)
    passed = Signal()

    def __init__(self, left: Sequence[Recovery], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Unsaved changes were found"))
        self.list = QListWidget()
        self.list.setAccessibleName(tr("Unsaved changes"))
        self.list.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.list.setSpacing(scaled(2))
        for recovery in left:
            item = QListWidgetItem(_told(recovery), self.list)
            item.setData(RECOVERY, recovery)
            item.setSelected(True)
        discard = QPushButton(tr("Discard\N{HORIZONTAL ELLIPSIS}"), autoDefault=False)
        discard.clicked.connect(self._ask_discard)
        later = QPushButton(tr("Not now"), autoDefault=False)
        later.clicked.connect(self.reject)
        recover = QPushButton(tr("Recover"), default=True)
        recover.setProperty("role", "primary")
        recover.clicked.connect(self.accept)
        for button in (discard, recover):
            self.list.itemSelectionChanged.connect(lambda button=button: button.setEnabled(bool(self._marked())))
        buttons = QHBoxLayout()
        buttons.addWidget(discard)
        buttons.addStretch(1)
        buttons.addWidget(later)
        buttons.addWidget(recover)
        layout = QVBoxLayout(self)
        layout.addWidget(QLabel(tr(EXPLAINED), wordWrap=True))
        layout.addWidget(self.list, 1)
        layout.addLayout(buttons)
        self.resize(scaled(560), scaled(280))

    def accept(self) -> None:
        """Take back what is marked."""
        for item in self._marked():
            self.wanted.emit(item.data(RECOVERY))
        super().accept()

    def reject(self) -> None:
        """Leave all of it for another time."""
        self.passed.emit()
        super().reject()

    def _marked(self) -> list[QListWidgetItem]:
        return self.list.selectedItems()

    def _ask_discard(self) -> None:
        """Ask once more before anything is gone for good."""
        text = tr("What was edited and not saved will be gone for good.")
        box = QMessageBox(QMessageBox.Icon.Warning, tr("Discard unsaved changes"), text, parent=self)
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        box.addButton(tr("Discard"), QMessageBox.ButtonRole.DestructiveRole).clicked.connect(self._discard)
        box.setDefaultButton(box.addButton(QMessageBox.StandardButton.Cancel))
        box.open()

    def _discard(self) -> None:
        for item in self._marked():
            try:
                item.data(RECOVERY).discard()
            except MapError as error:
                item.setToolTip(str(error))
            else:
                self.list.takeItem(self.list.row(item))
        if not self.list.count():
            self.reject()


def _told(recovery: Recovery) -> str:
    """A map by its title, when it was kept, and where it lies."""
    time = QLocale().toString(QDateTime.fromSecsSinceEpoch(int(recovery.time)), QLocale.FormatType.ShortFormat)
    where = str(recovery.folder) if recovery.folder else tr("never saved")
    return f"{recovery.title} \N{MIDDLE DOT} {time}\n{where}"
