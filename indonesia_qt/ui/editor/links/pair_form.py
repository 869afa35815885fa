"""How two areas stand to each other, to be decided."""

from __future__ import annotations

from PySide6.QtWidgets import (
    QAbstractButton,
    QButtonGroup,
    QLineEdit,
    QRadioButton,
    QVBoxLayout,
    QWidget,
)

from indonesia_qt.board import names
from indonesia_qt.board.adjacency.pair_status import PairStatus
from indonesia_qt.i18n.text import tr
from indonesia_qt.ui.editor.document.map_document import MapDocument
from indonesia_qt.ui.editor.links import edits
from indonesia_qt.ui.style.scaling import scaled
from indonesia_qt.ui.widgets.flow_layout import FlowLayout
from indonesia_qt.ui.widgets.plain_text import Label, tip


class PairForm(QWidget):
    """Lets geometry decide about two areas, or the designer with a note; what makes no difference is disabled."""

    def __init__(self, document: MapDocument) -> None:
        super().__init__()
        self.document = document
        self.tie: PairStatus | None = None
        self.title = Label(wordWrap=True)
        self.title.setProperty("role", "strong")
        self.by_geometry, self.linked, self.apart, self.arrow = (
            QRadioButton(text)
            for text in (tr("As geometry says"), tr("Linked", "areas"), tr("Not linked", "areas"), tr("Arrow"))
        )
        self.note = QLineEdit(placeholderText=tr("Why it was decided so"))
        self.note.setAccessibleName(tr("Note"))
        self.note.editingFinished.connect(self._annotate)
        choices = FlowLayout(scaled(6))
        self._group = QButtonGroup(self)
        for buttons in ((self.by_geometry, self.arrow), (self.linked, self.apart)):
            both = QWidget()
            column = QVBoxLayout(both)
            column.setContentsMargins(0, 0, 0, 0)
            for button in buttons:
                self._group.addButton(button)
                column.addWidget(button)
            choices.addWidget(both)
        self._group.buttonClicked.connect(self._decide)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(scaled(5))
        layout.addWidget(self.title)
        layout.addLayout(choices)
        layout.addWidget(self.note)

    def show_tie(self, tie: PairStatus | None) -> None:
        """Show two areas, or none."""
        self.tie = tie
        self.setEnabled(tie is not None)
        if tie is None:
            self.title.setText(tr("Choose a neighbour to decide about it."))
            self.note.clear()
            return
        called = names.of(self.document.board)
        self.title.setText(tr("{a} and {b}", a=called[tie.a], b=called[tie.b]))
        self.by_geometry.setToolTip(
            tip(
                tr("Geometry says that they are linked.")
                if tie.by_geometry
                else tr("Geometry says that they are not linked.")
            )
        )
        needs_arrow = tie.link == "arrow" or (tie.passage == "land" and tie.border is None)
        self.linked.setEnabled(not needs_arrow and (tie.unclear or not tie.by_geometry))
        self.apart.setEnabled(tie.unclear or tie.by_geometry)
        self.arrow.setEnabled(tie.passage == "land")
        self._state(tie).setChecked(True)
        self.note.setEnabled(tie.decision is not None)
        if self.note.text() != tie.note:
            self.note.setText(tie.note)
            self.note.setCursorPosition(0)
        self.note.setToolTip(tip(tie.note))

    def _state(self, tie: PairStatus) -> QRadioButton:
        return {
            "arrow": self.arrow,
            "forced-on": self.linked,
            "forced-off": self.apart,
        }.get(tie.kind, self.by_geometry)

    def _decide(self, button: QAbstractButton) -> None:
        tie = self.tie
        assert tie is not None
        changes: dict[QAbstractButton, edits.Change] = {
            self.by_geometry: edits.follow(tie.a, tie.b),
            self.linked: edits.decide(tie.a, tie.b, True, tie.note),
            self.apart: edits.decide(tie.a, tie.b, False, tie.note),
            self.arrow: edits.join(tie.a, tie.b),
        }
        edits.do(self.document, tie.a, tie.b, changes[button])

    def _annotate(self) -> None:
        tie, note = self.tie, self.note.text().strip()
        if tie is not None and tie.decision is not None and note != tie.note:
            edits.do(self.document, tie.a, tie.b, edits.annotate(tie.a, tie.b, note))
