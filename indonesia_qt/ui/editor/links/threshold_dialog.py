"""Choosing from what length on a common border makes areas adjacent."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QDoubleSpinBox,
    QHBoxLayout,
    QHeaderView,
    QSlider,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
)

from indonesia_qt.board import names
from indonesia_qt.board.adjacency.pair_status import PairStatus
from indonesia_qt.i18n.text import counted, tr
from indonesia_qt.mapmaking.edit.adjacency.threshold import changes_at, with_threshold
from indonesia_qt.mapmaking.edit.draft import Draft
from indonesia_qt.ui.editor.links.texts import border_in_words, length
from indonesia_qt.ui.style.scaling import scaled, within_screen
from indonesia_qt.ui.widgets.plain_text import Label, tip

if TYPE_CHECKING:
    from indonesia_qt.ui.editor.editor_window import EditorWindow

PARTS = 10
"""Steps of the slider in a map unit."""
SHORTEST, LONGEST, REACH = 0.1, 1000.0, 30.0
"""Map units: the shortest and the longest border that can be chosen, and the longest by the slider."""
PAIR_ROLE = Qt.ItemDataRole.UserRole


class ThresholdDialog(QDialog):
    """Lists which links would change with another threshold; a click on one shows it, OK makes one step of it."""

    def __init__(self, window: EditorWindow) -> None:
        super().__init__(window)
        self.setWindowTitle(tr("Shortest border that counts"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._window, self.document = window, window.document
        message = Label(
            tr("Areas whose common border is at least as long are linked. Decisions and arrows stay."), wordWrap=True
        )
        message.setProperty("role", "quiet")
        now = self.document.board.threshold
        self.number = QDoubleSpinBox(minimum=SHORTEST, maximum=LONGEST, singleStep=0.1, decimals=2, value=now)
        self.number.setSuffix(tr(" map units"))
        self.number.setAccessibleName(self.windowTitle())
        self.slider = QSlider(Qt.Orientation.Horizontal)
        self.slider.setRange(1, round(PARTS * max(REACH, 2 * now)))
        self.slider.setAccessibleName(self.windowTitle())
        self.summary = Label(wordWrap=True)
        self.list = _changes_list()
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel)
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        row = QHBoxLayout()
        row.addWidget(self.slider, 1)
        row.addWidget(self.number)
        layout = QVBoxLayout(self)
        layout.setSpacing(scaled(8))
        layout.addWidget(message)
        layout.addLayout(row)
        layout.addWidget(self.summary)
        layout.addWidget(self.list, 1)
        layout.addWidget(self.buttons)
        self.resize(within_screen(self, 470, 420))
        self.slider.valueChanged.connect(lambda place: self.number.setValue(place / PARTS))
        self.number.valueChanged.connect(self._follow)
        self.list.itemClicked.connect(self._jump)
        self.list.itemActivated.connect(self._jump)
        self.document.changed.connect(self._follow)
        self._follow()

    def accept(self) -> None:
        """Make the step."""
        units = self.number.value()

        def change(draft: Draft) -> Draft:
            if units == draft.board.threshold:
                return draft
            return replace(draft, board=with_threshold(draft.board, units))

        if self.document.do(tr("Link areas from a border of {length} on", length=length(units)), change):
            super().accept()

    def _follow(self) -> None:
        """List what would change."""
        board, units = self.document.draft.board, self.number.value()
        self.slider.blockSignals(True)  # it doesn't reach as far as the number
        self.slider.setValue(round(PARTS * units))
        self.slider.blockSignals(False)
        changes, called = changes_at(board, units), names.of(board)
        self.list.clear()
        for tie in sorted(changes, key=lambda tie: tie.border or 0.0):
            two = tr("{a} and {b}", a=called[tie.a], b=called[tie.b])
            then = tr("linked no more") if tie.linked else tr("linked", "would be")
            row = QTreeWidgetItem([two, border_in_words(tie), then])
            row.setData(0, PAIR_ROLE, (tie.a, tie.b))
            row.setToolTip(0, tip(two))
            row.setTextAlignment(1, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            self.list.addTopLevelItem(row)
        self.summary.setText(_summary(changes))

    def _jump(self, row: QTreeWidgetItem) -> None:
        self._window.context.jump(row.data(0, PAIR_ROLE))


def _changes_list() -> QTreeWidget:
    found = QTreeWidget()
    found.setAccessibleName(tr("Links that would change"))
    found.setRootIsDecorated(False)
    found.setUniformRowHeights(True)
    found.setHeaderLabels([tr("Areas"), tr("Border"), tr("Would be")])
    header = found.header()
    header.setStretchLastSection(False)
    header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
    header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
    return found


def _summary(changes: tuple[PairStatus, ...]) -> str:
    if not changes:
        return tr("No link would change.")
    gone = sum(tie.linked for tie in changes)
    return tr(
        "{all} would change: {new}, {gone}.",
        all=counted(len(changes), "{n} link", "{n} links"),
        new=counted(len(changes) - gone, "{n} more", "{n} more"),
        gone=counted(gone, "{n} fewer", "{n} fewer"),
    )
