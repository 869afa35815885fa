"""Asks for the title under which a map is saved among the player's own."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QLineEdit, QVBoxLayout, QWidget

from indonesia_qt.board.files.reader import MapError
from indonesia_qt.files import paths
from indonesia_qt.i18n.text import tr
from indonesia_qt.mapmaking.edit.naming import LONGEST_NAME
from indonesia_qt.mapmaking.files import storage
from indonesia_qt.ui.style.scaling import scaled
from indonesia_qt.ui.widgets.plain_text import Label


class SaveAsDialog(QDialog):
    """Saves by `save`, which gets the title and may raise `MapError`; then it says why, and stays."""

    def __init__(self, title: str, save: Callable[[str], None], parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Save the map as"))
        self._save = save
        self.title = QLineEdit(title, maxLength=LONGEST_NAME)
        self.title.setAccessibleName(tr("Title"))
        self.title.selectAll()
        self.place = Label(wordWrap=True)
        self.place.setProperty("role", "quiet")
        self.problem = Label(wordWrap=True)
        self.problem.setProperty("role", "warning")
        self.problem.hide()
        buttons = QDialogButtonBox()
        buttons.addButton(tr("Cancel"), QDialogButtonBox.ButtonRole.RejectRole)
        self.save = buttons.addButton(tr("Save"), QDialogButtonBox.ButtonRole.AcceptRole)
        self.save.setProperty("role", "primary")
        self.save.setDefault(True)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        name = Label(tr("Title of the map"))
        name.setBuddy(self.title)
        for part in (name, self.title, self.place, self.problem, buttons):
            layout.addWidget(part)
        self.title.textChanged.connect(self._follow)
        self._follow()
        self.resize(scaled(480), 0)

    def accept(self) -> None:
        """Save, or say why that can't be done."""
        try:
            self._save(self.title.text())
        except MapError as error:
            self.problem.setText(f"{error.file}: {error.reason}")
            self.problem.show()
            self._make_room()
        else:
            super().accept()

    def _follow(self) -> None:
        title = self.title.text().strip()
        self.save.setEnabled(bool(title))
        folder = paths.own_maps() / storage.new_id(title) if title else paths.own_maps()
        self.place.setText(tr("Among your own maps, in {folder}", folder=folder))
        self._make_room()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Texts take fewer or more lines in another width."""
        super().resizeEvent(event)
        self._make_room()

    def _make_room(self) -> None:
        """Have the dialog as high as all lines of its texts need, which a layout doesn't see to."""
        if layout := self.layout():
            self.setMinimumHeight(layout.totalHeightForWidth(self.width()))
