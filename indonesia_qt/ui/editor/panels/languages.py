"""What something is called in other languages."""

from __future__ import annotations

from functools import partial

from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QPushButton, QVBoxLayout, QWidget

from indonesia_qt.board.model import BoardMap, Names
from indonesia_qt.i18n.text import tr
from indonesia_qt.mapmaking.edit.immutable_update import Place
from indonesia_qt.mapmaking.edit.naming import translate
from indonesia_qt.ui.editor.document.map_document import MapDocument
from indonesia_qt.ui.editor.panels.edit_field import EditField, form
from indonesia_qt.ui.style.scaling import scaled
from indonesia_qt.ui.widgets.plain_text import Label

CODE_WIDTH = 54
"""Pixels at 100 % for the code of a language."""


class Languages(QWidget):
    """A name in each language that the map has names in, and one more."""

    def __init__(self, document: MapDocument) -> None:
        super().__init__()
        self.document, self.id = document, ""
        self.fields: dict[str, EditField] = {}
        self.form = form()
        self.code, self.name = QLineEdit(placeholderText="de"), QLineEdit(placeholderText=tr("Name"))
        self.code.setFixedWidth(scaled(CODE_WIDTH))
        self.code.setAccessibleName(tr("Code of another language"))
        self.name.setAccessibleName(tr("Name in another language"))
        self.add = QPushButton(tr("Add"))
        self.add.setProperty("role", "small")
        self.add.clicked.connect(self._add)
        self.name.returnPressed.connect(self._add)
        more = QHBoxLayout()
        for part in (self.code, self.name, self.add):
            more.addWidget(part)
        title = Label(tr("In other languages"))
        title.setProperty("role", "strong")
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, scaled(4), 0, 0)
        layout.addWidget(title)
        layout.addLayout(self.form)
        layout.addLayout(more)

    def show_names(self, id: str, names: Names) -> None:
        """Show what the thing with this id is called."""
        if id != self.id:
            self.code.clear()
            self.name.clear()
        self.id = id
        codes = languages(self.document.board)
        if codes != list(self.fields):
            self._make(codes)
        known = dict(names)
        for code, field in self.fields.items():
            field.show_value(known.get(code, ""))

    def _make(self, codes: list[str]) -> None:
        while self.form.rowCount():
            self.form.removeRow(0)
        self.fields = {code: EditField(tr("Name in {language}", language=code)) for code in codes}
        for code, field in self.fields.items():
            self.form.addRow(Label(code), field)
            field.written.connect(partial(self._write, code))

    def _add(self) -> None:
        if self._write(self.code.text().strip(), self.name.text()):
            self.code.clear()
            self.name.clear()

    def _write(self, code: str, name: str) -> bool:
        step = tr("Name of {name} in {language}", name=self.document.name(self.id), language=code)
        id = self.id
        return self.document.do(step, lambda draft: translate(draft, id, code, name))


def languages(board: BoardMap) -> list[str]:
    """The codes of the languages that something on the board has a name in."""
    parts: tuple[Place, ...] = (*board.provinces, *board.lands, *board.seas, *board.lakes)
    return sorted({code for part in parts for code, _ in part.names})
