"""The neighbours of what is selected, and what is decided about them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QPushButton,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from indonesia_qt.board import names
from indonesia_qt.board.adjacency import link_index
from indonesia_qt.board.adjacency.pair_status import PairStatus, status_of, statuses_between, statuses_of
from indonesia_qt.board.adjacency.shared_borders import Pair, pair, shared_borders
from indonesia_qt.i18n.text import counted, phrase, tr
from indonesia_qt.mapmaking.edit.adjacency import link_edits
from indonesia_qt.ui.editor.context import EditorContext
from indonesia_qt.ui.editor.links import edits
from indonesia_qt.ui.editor.links.link_layer import TIE_KINDS
from indonesia_qt.ui.editor.links.link_lines import SAMPLE_HEIGHT, SAMPLE_WIDTH, sample_icon
from indonesia_qt.ui.editor.links.pair_form import PairForm
from indonesia_qt.ui.editor.links.texts import border_in_words, neighbours_in_words, tie_in_words
from indonesia_qt.ui.editor.panels.panel import EditorPanel
from indonesia_qt.ui.style.scaling import margins, scaled
from indonesia_qt.ui.widgets.flow_layout import FlowLayout
from indonesia_qt.ui.widgets.plain_text import Label, tip

PAIR = Qt.ItemDataRole.UserRole
MOST_LISTED = 200
"""Of more rows than these only the first are listed: nobody reads them, and everybody would wait for them."""
MOST = 24
"""Of more areas than these not each can be linked with each other: that would hardly be meant."""


class NeighboursPanel(EditorPanel):
    """Lists the neighbours of the selected area, or the ties between all selected ones.

    The box before a neighbour links and unlinks it, a click on its line shows the two on the map.
    """

    id = "neighbours"
    title: ClassVar[str] = phrase("Neighbours")
    ticked = Signal(str, str)

    def __init__(self, context: EditorContext) -> None:
        super().__init__(context)
        self._icons = {kind: sample_icon(kind, context.theme) for kind in TIE_KINDS}
        self._rows: tuple[PairStatus, ...] = ()
        self._listed: object = None
        self.summary = Label(wordWrap=True)
        self.list = _list()
        self.form = PairForm(self.document)
        self.bulk = self._buttons()
        layout = QVBoxLayout(self)
        layout.setContentsMargins(margins(6, 6, 6, 6))
        layout.setSpacing(scaled(6))
        layout.addWidget(self.summary)
        layout.addWidget(self.bulk)
        layout.addWidget(self.list, 1)
        layout.addWidget(self.form)
        self.list.currentItemChanged.connect(self._show_current)
        self.list.itemClicked.connect(self._jump)
        self.list.itemActivated.connect(self._jump)
        self.list.itemChanged.connect(self._tell_tick)
        later = Qt.ConnectionType.QueuedConnection  # the rows are made anew, which has to wait until they are let go
        self.ticked.connect(self._toggle, later)
        self.document.changed.connect(self.follow)
        self.document.selection_changed.connect(self.follow)
        self.follow()

    def follow(self) -> None:
        """Show what is selected now; the same two areas stay chosen."""
        called = names.of(self.document.board)
        known = [area for area in self.document.selection if area in called]
        self._rows = self._ties(known)
        self.bulk.setVisible(len(known) > 1)
        self.summary.setText(self._summary(known, called))
        listed = self._rows[:MOST_LISTED]
        description = known, listed, [(called[tie.a], called[tie.b]) for tie in listed]
        if description != self._listed:
            self._listed = description
            self._fill(listed, called, known)
        self._show_current()

    def _fill(self, ties: Sequence[PairStatus], called: Mapping[str, str], areas: list[str]) -> None:
        chosen = self._pair(self.list.currentItem())
        self.list.blockSignals(True)
        self.list.clear()
        rows = [self._row(tie, called, areas) for tie in ties]
        self.list.addTopLevelItems(rows)
        self.list.blockSignals(False)
        for row in rows:
            if self._pair(row) == chosen:
                self.list.setCurrentItem(row)

    def _ties(self, areas: list[str]) -> tuple[PairStatus, ...]:
        """The ties to be listed, those that link first."""
        board = self.document.board
        if len(areas) == 1:
            found = statuses_of(board, areas[0])
        elif len(areas) == 2:
            found = (status_of(board, pair(*areas)),)
        else:
            inside, said = frozenset(areas), {*shared_borders(board), *link_index.links_of(board).pairs()}
            found = statuses_between(board, (two for two in said if inside.issuperset(two))) if areas else ()
        return tuple(sorted(found, key=lambda tie: (not tie.linked, TIE_KINDS.index(tie.kind), -(tie.border or 0))))

    def _summary(self, areas: list[str], called: Mapping[str, str]) -> str:
        if not areas:
            return tr("Select an area to see its neighbours; of several, how they stand to each other.")
        if len(areas) == 1:
            return neighbours_in_words(called[areas[0]], self._rows)
        linked = sum(tie.linked for tie in self._rows)
        description = {
            "areas": counted(len(areas), "{n} area", "{n} areas"),
            "links": counted(linked, "{n} link", "{n} links"),
        }
        if len(self._rows) > MOST_LISTED:
            return tr(
                "{areas} selected, {links} between them; the first {most} are listed", most=MOST_LISTED, **description
            )
        return tr("{areas} selected, {links} between them", **description)

    def _row(self, tie: PairStatus, called: Mapping[str, str], areas: list[str]) -> QTreeWidgetItem:
        single = len(areas) == 1
        name = called[tie.other(areas[0])] if single else tr("{a} – {b}", a=called[tie.a], b=called[tie.b])
        row = QTreeWidgetItem([name, border_in_words(tie)])
        row.setData(0, PAIR, (tie.a, tie.b))
        row.setIcon(0, self._icons[tie.kind])
        row.setCheckState(0, Qt.CheckState.Checked if tie.linked else Qt.CheckState.Unchecked)
        row.setTextAlignment(1, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        description = tie_in_words(tie, called)
        for column in (0, 1):
            row.setToolTip(column, tip(f"{description}\n{tie.note}".strip()))
        row.setData(0, Qt.ItemDataRole.AccessibleDescriptionRole, description)
        return row

    def _buttons(self) -> QWidget:
        box = QWidget()
        layout = FlowLayout(scaled(4))
        box.setLayout(layout)
        for text, description, act in (
            (tr("Link all"), tr("Link each selected area with each other"), self._link_all),
            (tr("Unlink all"), tr("Unlink all selected areas from each other"), self._unlink_all),
            (tr("By geometry"), tr("Let geometry decide about all selected areas"), self._follow_all),
        ):
            button = QPushButton(text)
            button.setProperty("role", "small")
            button.setToolTip(tip(description))
            button.clicked.connect(act)
            layout.addWidget(button)
        return box

    def _link_all(self) -> None:
        areas = self.document.selection
        if len(areas) > MOST:
            self.document.refused.emit(tr("Select at most {most} areas to link each with each other.", most=MOST))
            return
        text = counted(len(areas), "Link {n} area", "Link {n} areas with each other")
        edits.do_all(self.document, text, lambda board: link_edits.link_all(board, areas))

    def _unlink_all(self) -> None:
        areas = self.document.selection
        text = counted(len(areas), "Unlink {n} area", "Unlink {n} areas from each other")
        edits.do_all(self.document, text, lambda board: link_edits.unlink_all(board, areas))

    def _follow_all(self) -> None:
        areas = self.document.selection
        text = counted(len(areas), "Let geometry decide about {n} area", "Let geometry decide about {n} areas")
        edits.do_all(self.document, text, lambda board: link_edits.follow_geometry_for_all(board, areas))

    def _pair(self, row: QTreeWidgetItem | None) -> Pair | None:
        return tuple(row.data(0, PAIR)) if row is not None else None

    def _show_current(self) -> None:
        chosen = self._pair(self.list.currentItem())
        if chosen is None and len(self._rows) == 1:
            chosen = self._rows[0].a, self._rows[0].b
        self.form.show_tie(next((tie for tie in self._rows if (tie.a, tie.b) == chosen), None))

    def _jump(self, row: QTreeWidgetItem) -> None:
        """Show the two areas, and where the other one lies."""
        two = self._pair(row)
        if two is not None:
            scene, selected = self.context.scene, self.document.selection
            self.context.show_box(QRectF(scene.box_of(two[0])).united(scene.box_of(two[1])))
            scene.hover(two[1] if two[0] in selected else two[0])

    def _tell_tick(self, row: QTreeWidgetItem) -> None:
        two = self._pair(row)
        if two is not None:
            self.ticked.emit(*two)

    def _toggle(self, a: str, b: str) -> None:
        edits.do(self.document, a, b, edits.toggle(a, b))


def _list() -> QTreeWidget:
    found = QTreeWidget()
    found.setAccessibleName(tr("Neighbours"))
    found.setRootIsDecorated(False)
    found.setUniformRowHeights(True)
    found.setTextElideMode(Qt.TextElideMode.ElideMiddle)
    found.setIconSize(QSize(scaled(SAMPLE_WIDTH), scaled(SAMPLE_HEIGHT)))
    found.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
    found.setHeaderLabels([tr("Area"), tr("Border")])
    header = found.header()
    header.setStretchLastSection(False)
    header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
    header.setSectionResizeMode(1, QHeaderView.ResizeMode.ResizeToContents)
    header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
    return found
