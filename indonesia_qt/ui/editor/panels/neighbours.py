"""The neighbours of what is selected, and the form that decides about two of them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import ClassVar

from PySide6.QtCore import QMargins, QRectF, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtWidgets import (
    QAbstractButton,
    QButtonGroup,
    QLineEdit,
    QRadioButton,
    QTreeWidgetItem,
    QWidget,
)

from indonesia_qt.board import adjacency, names
from indonesia_qt.board.adjacency import Pair, PairStatus
from indonesia_qt.board.model import BoardMap
from indonesia_qt.i18n.text import clauses, counted, phrase, tr
from indonesia_qt.mapmaking.edit import linking
from indonesia_qt.ui.editor.context import EditorContext
from indonesia_qt.ui.editor.document.map_document import MapDocument
from indonesia_qt.ui.editor.links import edits
from indonesia_qt.ui.editor.links.link_layer import PAIR_KINDS, SAMPLE_HEIGHT, SAMPLE_WIDTH, sample_icon
from indonesia_qt.ui.editor.links.texts import border_in_words, neighbours_in_words, status_in_words
from indonesia_qt.ui.editor.panels.panel import EditorPanel
from indonesia_qt.ui.style.scaling import margins, scaled
from indonesia_qt.ui.widgets.disabled_click import allow
from indonesia_qt.ui.widgets.flow_layout import FlowLayout
from indonesia_qt.ui.widgets.item_views import flat_tree
from indonesia_qt.ui.widgets.layouts import column_of
from indonesia_qt.ui.widgets.plain_text import Label, push_button, tip


class PairForm(QWidget):
    """Lets geometry decide about two areas, or the designer with a note; what makes no difference is disabled."""

    def __init__(self, document: MapDocument) -> None:
        super().__init__()
        self.document = document
        self.status: PairStatus | None = None
        self.title = Label(wordWrap=True, role="strong")
        self.by_geometry, self.linked, self.apart, self.arrow = (
            QRadioButton(text)
            for text in (tr("Automatic"), tr("Linked", "areas"), tr("Not linked", "areas"), tr("Arrow"))
        )
        self.note = QLineEdit(placeholderText=tr("Note on your decision"))
        self.note.setAccessibleName(tr("Note"))
        self.note.editingFinished.connect(self._annotate)
        choices = FlowLayout(scaled(6))
        self._group = QButtonGroup(self)
        for buttons in ((self.by_geometry, self.arrow), (self.linked, self.apart)):
            both = QWidget()
            both.setLayout(column_of(*buttons, contentsMargins=QMargins()))
            choices.addWidget(both)
            for button in buttons:
                self._group.addButton(button)
        self._group.buttonClicked.connect(self._decide)
        self.setLayout(column_of(self.title, choices, self.note, contentsMargins=QMargins(), spacing=scaled(5)))

    def show_pair(self, status: PairStatus | None) -> None:
        """Show two areas, or none."""
        self.status = status
        if status is None:
            missing = tr("Choose a neighbour to link or unlink it.")
            self.title.setText(missing)
            for part in (self.by_geometry, self.linked, self.apart, self.arrow, self.note):
                allow(part, missing)
            self.note.clear()
            return
        name = self.document.name  # an id may have just changed, before the list has followed
        self.title.setText(tr("{a} and {b}", a=name(status.a), b=name(status.b)))
        linked = tr("By default, they’re linked.")
        self.by_geometry.setToolTip(tip(linked if status.by_geometry else tr("By default, they aren’t linked.")))
        needs_arrow = status.link == "arrow" or (status.passage == "land" and status.border is None)
        only_arrow = tr("Only an arrow can link them.") if needs_arrow else ""
        allow(self.by_geometry, "")
        allow(self.linked, only_arrow or (linked if status.by_geometry and not status.unclear else ""))
        allow(self.apart, "" if status.unclear or status.by_geometry else tr("By default, they aren’t linked."))
        allow(self.arrow, "" if status.passage == "land" else tr("Arrows only link land areas."))
        states = {"arrow": self.arrow, "forced-on": self.linked, "forced-off": self.apart}
        states.get(status.kind, self.by_geometry).setChecked(True)
        allow(self.note, "" if status.decision is not None else tr("Only for links that you’ve changed."))
        if self.note.text() != status.note:
            self.note.setText(status.note)
            self.note.setCursorPosition(0)
        self.note.setToolTip(tip(status.note))

    def _decide(self, button: QAbstractButton) -> None:
        status = self.status
        assert status is not None
        changes: dict[QAbstractButton, edits.Change] = {
            self.by_geometry: linking.follow_geometry,
            self.linked: partial(linking.decide, linked=True, note=status.note),
            self.apart: partial(linking.decide, linked=False, note=status.note),
            self.arrow: edits.join,
        }
        edits.do(self.document, status.a, status.b, changes[button])

    def _annotate(self) -> None:
        status, note = self.status, self.note.text().strip()
        if status is not None and status.decision is not None and note != status.note:
            edits.do(self.document, status.a, status.b, partial(linking.with_note, note=note))


PAIR = Qt.ItemDataRole.UserRole
MOST_LISTED = 200
"""The most rows that are listed: nobody reads more, and everybody would wait for them."""
MOST = 24
"""The most areas that can be linked all with each other: with more that would hardly be meant."""


class NeighboursPanel(EditorPanel):
    """Lists the neighbours of the selected area, or the statuses between all selected ones.

    The box before a neighbour links and unlinks it, a click on its line shows the two on the map.

    Signals:
    - `ticked`: the two areas of a box that was clicked
    """

    id = "neighbours"
    title: ClassVar[str] = phrase("Neighbours")
    ticked = Signal(str, str)

    def __init__(self, context: EditorContext) -> None:
        super().__init__(context)
        self._icons = {kind: sample_icon(kind, context.theme) for kind in PAIR_KINDS}
        self._rows: tuple[PairStatus, ...] = ()
        self._listed: object = None
        self.summary = Label(wordWrap=True)
        self.list = flat_tree(tr("Neighbours"), tr("Area"), tr("Border"))
        self.list.setTextElideMode(Qt.TextElideMode.ElideMiddle)
        self.list.setIconSize(QSize(scaled(SAMPLE_WIDTH), scaled(SAMPLE_HEIGHT)))
        self.form = PairForm(self.document)
        self.bulk = self._buttons()
        parts = self.summary, self.bulk, (self.list, 1), self.form
        self.setLayout(column_of(*parts, contentsMargins=margins(6, 6, 6, 6), spacing=scaled(6)))
        self.list.currentItemChanged.connect(self._show_current)
        self.list.itemClicked.connect(self._jump)
        self.list.itemActivated.connect(self._jump)
        self.list.itemChanged.connect(self._report_tick)
        later = Qt.ConnectionType.QueuedConnection  # the rows are replaced, which has to wait until they are let go
        self.ticked.connect(self._toggle, later)
        self.document.changed.connect(self.follow)
        self.document.selection_changed.connect(self.follow)
        self.follow()

    def follow(self) -> None:
        """Show what is selected now; the same two areas stay chosen."""
        called = names.of(self.document.board)
        known = [area for area in self.document.selection if area in called]
        self._rows = self._statuses(known)
        self.bulk.setVisible(len(known) > 1)
        self.summary.setText(self._summary(known, called))
        listed = self._rows[:MOST_LISTED]
        now = known, listed, [(called[status.a], called[status.b]) for status in listed]
        if now != self._listed:
            self._listed = now
            self._fill(listed, called, known)
        self._show_current()

    def _fill(self, statuses: Sequence[PairStatus], called: Mapping[str, str], areas: list[str]) -> None:
        chosen = self._pair(self.list.currentItem())
        rows = [self._row(status, called, areas) for status in statuses]
        with QSignalBlocker(self.list):
            self.list.clear()
            self.list.addTopLevelItems(rows)
        for row in rows:
            if self._pair(row) == chosen:
                self.list.setCurrentItem(row)

    def _statuses(self, areas: list[str]) -> tuple[PairStatus, ...]:
        """Return the statuses to be listed, those that link first."""
        board = self.document.board
        if len(areas) == 1:
            found = adjacency.statuses_of(board, areas[0])
        elif len(areas) == 2:
            found = (adjacency.status_of(board, adjacency.pair(*areas)),)
        else:
            inside, said = frozenset(areas), {*adjacency.shared_borders(board), *adjacency.links_of(board).pairs()}
            found = adjacency.statuses_between(board, (two for two in said if inside.issuperset(two))) if areas else ()
        return tuple(
            sorted(found, key=lambda status: (not status.linked, PAIR_KINDS.index(status.kind), -(status.border or 0)))
        )

    def _summary(self, areas: list[str], called: Mapping[str, str]) -> str:
        if not areas:
            return tr("Select an area to see its neighbours, or several areas to see the links between them.")
        if len(areas) == 1:
            return neighbours_in_words(called[areas[0]], self._rows)
        linked = sum(status.linked for status in self._rows)
        return clauses(
            counted(len(areas), "{n} area selected", "{n} areas selected"),
            counted(linked, "{n} link between them", "{n} links between them"),
            tr("only the first {most} are listed", most=MOST_LISTED) if len(self._rows) > MOST_LISTED else "",
        )

    def _row(self, status: PairStatus, called: Mapping[str, str], areas: list[str]) -> QTreeWidgetItem:
        single = len(areas) == 1
        name = called[status.other(areas[0])] if single else tr("{a} – {b}", a=called[status.a], b=called[status.b])
        row = QTreeWidgetItem([name, border_in_words(status)])
        row.setData(0, PAIR, (status.a, status.b))
        row.setIcon(0, self._icons[status.kind])
        row.setCheckState(0, Qt.CheckState.Checked if status.linked else Qt.CheckState.Unchecked)
        row.setTextAlignment(1, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        description = status_in_words(status, called)
        for column in (0, 1):
            row.setToolTip(column, tip(f"{description}\n{status.note}".strip()))
        row.setData(0, Qt.ItemDataRole.AccessibleDescriptionRole, description)
        return row

    def _buttons(self) -> QWidget:
        box = QWidget()
        layout = FlowLayout(scaled(4))
        box.setLayout(layout)
        for text, description, act in (
            (tr("Link all"), tr("Link all selected areas to each other"), self._link_all),
            (tr("Unlink all"), tr("Unlink all selected areas from each other"), self._unlink_all),
            (tr("Reset all"), tr("Make links between all selected areas automatic"), self._follow_all),
        ):
            layout.addWidget(push_button(text, act, "small", description))
        return box

    def _link_all(self) -> None:
        number = len(self.document.selection)
        if number > MOST:
            self.document.refused.emit(tr("Select at most {most} areas to link them all to each other.", most=MOST))
        else:
            self._do_for_all(counted(number, "Link {n} area", "Link {n} areas to each other"), linking.link_all)

    def _unlink_all(self) -> None:
        text = counted(len(self.document.selection), "Unlink {n} area", "Unlink {n} areas from each other")
        self._do_for_all(text, linking.unlink_all)

    def _follow_all(self) -> None:
        number = len(self.document.selection)
        text = counted(number, "Reset links of {n} area", "Reset links between {n} areas")
        self._do_for_all(text, linking.follow_geometry_for_all)

    def _do_for_all(self, step: str, change: Callable[[BoardMap, Sequence[str]], BoardMap]) -> None:
        areas = self.document.selection
        self.document.do(step, edits.on_board(lambda board: change(board, areas)))

    def _pair(self, row: QTreeWidgetItem | None) -> Pair | None:
        return tuple(row.data(0, PAIR)) if row is not None else None

    def _show_current(self) -> None:
        chosen = self._pair(self.list.currentItem())
        if chosen is None and len(self._rows) == 1:
            chosen = self._rows[0].a, self._rows[0].b
        self.form.show_pair(next((status for status in self._rows if (status.a, status.b) == chosen), None))

    def _jump(self, row: QTreeWidgetItem) -> None:
        """Show the two areas, and where the other one lies."""
        two = self._pair(row)
        if two is not None:
            scene, selected = self.context.scene, self.document.selection
            self.context.show_box(QRectF(scene.box_of(two[0])).united(scene.box_of(two[1])))
            scene.hover(two[1] if two[0] in selected else two[0])

    def _report_tick(self, row: QTreeWidgetItem) -> None:
        two = self._pair(row)
        if two is not None:
            self.ticked.emit(*two)

    def _toggle(self, a: str, b: str) -> None:
        edits.do(self.document, a, b, linking.toggled)
