"""Asks which of the outlines in a file of another program become areas of the map, and of what kind."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from typing import Any

from msgspec.structs import replace
from PySide6.QtCore import QMargins, QRectF, QSignalBlocker, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QCompleter,
    QDialog,
    QHeaderView,
    QLineEdit,
    QPushButton,
    QSlider,
    QSplitter,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from indonesia_qt.board.draft import updated
from indonesia_qt.board.model import BoardMap, Shape
from indonesia_qt.i18n.search import folded
from indonesia_qt.i18n.text import counted, labelled, paragraph, shortened, tr
from indonesia_qt.i18n.untrusted_text import visible
from indonesia_qt.mapmaking.imports.area_requests import Sources, guessed, properties
from indonesia_qt.mapmaking.imports.common_borders import TOLERANCE
from indonesia_qt.mapmaking.imports.named_shapes import (
    Coordinates,
    Frame,
    ImportedOutlines,
    coarser,
    rectangle,
    share_of_canvas,
)
from indonesia_qt.mapmaking.imports.open_file import Reading
from indonesia_qt.mapmaking.imports.property_links import likely as likely_links
from indonesia_qt.ui.editor.imports.outline_model import (
    ISLANDS,
    KIND,
    NAME,
    PROVINCE,
    REMARK,
    OutlineModel,
    island_choices,
    kind_choices,
)
from indonesia_qt.ui.editor.imports.outline_picture import CROPPING, OutlinePicture
from indonesia_qt.ui.editor.panels.cell_editors import ChoiceEditor
from indonesia_qt.ui.style.scaling import scaled, within_screen
from indonesia_qt.ui.style.theme import Theme
from indonesia_qt.ui.widgets.decimal_field import DecimalField
from indonesia_qt.ui.widgets.flow_layout import FlowLayout
from indonesia_qt.ui.widgets.item_models import Index
from indonesia_qt.ui.widgets.item_views import show_rows
from indonesia_qt.ui.widgets.layouts import column_of, row_of
from indonesia_qt.ui.widgets.plain_text import Label, confirming, push_button

WIDTHS = {NAME: 140, KIND: 80, PROVINCE: 165, ISLANDS: 135}
"""Widths of the columns, in pixels at 100 %."""


class ImportTable(QTableView):
    """Shows outlines in rows.

    Signals:
    - `marked`: other rows are selected, or another is the current one
    """

    marked = Signal()

    def __init__(self, rows: OutlineModel) -> None:
        super().__init__()
        self.rows = rows
        self.setModel(rows)
        show_rows(self, tr("Outlines"))
        self.setWordWrap(False)
        self.setTabKeyNavigation(False)
        header = self.horizontalHeader()
        for column, width in WIDTHS.items():
            self.setColumnWidth(column, max(scaled(width), header.sectionSizeHint(column)))
        header.setSectionResizeMode(REMARK, QHeaderView.ResizeMode.ResizeToContents)
        header.setStretchLastSection(True)
        rows.modelReset.connect(self._follow)
        self._follow()
        self.setItemDelegateForColumn(KIND, ChoiceEditor(kind_choices, self))
        self.setItemDelegateForColumn(ISLANDS, ChoiceEditor(island_choices, self))
        self.setItemDelegateForColumn(PROVINCE, _ProvinceEditor(self))
        self.selectionModel().selectionChanged.connect(self.marked)
        self.selectionModel().currentChanged.connect(self.marked)

    def _follow(self) -> None:
        """Show islands where there are some, and what was left out in words all across the row."""
        self.setColumnHidden(ISLANDS, not self.rows.has_islands())
        self.clearSpans()
        for row in range(len(self.rows.requests), self.rows.rowCount()):
            self.setSpan(row, NAME, 1, REMARK + 1)

    def selected(self) -> list[int]:
        """Return the rows that are selected, in ascending order."""
        return sorted(index.row() for index in self.selectionModel().selectedRows())


class _ProvinceEditor(QStyledItemDelegate):
    """A line in which names of provinces are completed."""

    def __init__(self, table: ImportTable) -> None:
        super().__init__(table)
        self.rows = table.rows

    def createEditor(self, parent: QWidget, option: QStyleOptionViewItem, index: Index) -> QWidget:  # noqa: ARG002, N802
        """Return a line edit that completes the names of provinces."""
        field = QLineEdit(parent)
        field.setPlaceholderText(tr("Own province"))
        completer = QCompleter(self.rows.provinces(), field)
        completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        completer.setFilterMode(Qt.MatchFlag.MatchContains)
        field.setCompleter(completer)
        return field


class BulkEditBar(QWidget):
    """A list of choices for each column of the table; what is chosen holds for every selected row."""

    def __init__(self, table: ImportTable) -> None:
        super().__init__()
        self._table, self._rows = table, table.rows
        self.kind = _fill_choices(QComboBox(), tr("Import as"), kind_choices())
        self.province = ProvinceField(self._rows)
        self.islands = _fill_choices(QComboBox(), tr("Islands"), island_choices())
        self.islands.setVisible(self._rows.has_islands())
        layout = FlowLayout(scaled(8))
        self.setLayout(layout)
        for part in (Label(tr("Selected rows")), self.kind, self.province, self.islands):
            layout.addWidget(part)
        self.kind.activated.connect(lambda: self._choose(KIND, self.kind))
        self.islands.activated.connect(lambda: self._choose(ISLANDS, self.islands))
        self.province.written.connect(lambda name: self._rows.put(table.selected(), PROVINCE, name))
        table.marked.connect(self._follow)
        self._follow()

    def _choose(self, column: int, box: QComboBox) -> None:
        self._rows.put(self._table.selected(), column, box.currentData())
        box.setCurrentIndex(-1)

    def _follow(self) -> None:
        for box in (self.kind, self.province, self.islands):
            box.setEnabled(bool(self._table.selected()))


class ProvinceField(QComboBox):
    """The name of a province, which may be a new one.

    Signals:
    - `written`: the name, when Enter is pressed or the field is left
    """

    written = Signal(str)

    def __init__(self, rows: OutlineModel) -> None:
        super().__init__(insertPolicy=QComboBox.InsertPolicy.NoInsert)
        self._line = QLineEdit(placeholderText=tr("Province"))
        self.setLineEdit(self._line)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.setMinimumContentsLength(MOST_LETTERS // 2)
        _fill_choices(self, tr("Province"), [(name, name) for name in rows.provinces()])
        self.activated.connect(self._finish)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take what was written with Enter, which doesn't reach the dialog around the field."""
        if event.key() in (Qt.Key.Key_Enter, Qt.Key.Key_Return):
            self._finish()
        else:
            super().keyPressEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Take what was written, also without Enter."""
        self._finish()
        super().focusOutEvent(event)

    def _finish(self) -> None:
        if name := " ".join(self.currentText().split()):
            self.setCurrentIndex(-1)
            self._line.clear()
            self.written.emit(name)


def _fill_choices(box: QComboBox, called: str, choices: Sequence[tuple[str, Any]]) -> QComboBox:
    """Return the list with these choices, of which none is chosen yet."""
    box.setPlaceholderText(called)
    box.setAccessibleName(called)
    for text, value in choices:
        box.addItem(text, value)
    box.setCurrentIndex(-1)
    return box


MOST_LETTERS = 20
"""Letters for which a list keeps room, however long the names of properties are."""
MOST_WIDTH = 300
"""Pixels at 100 %: the largest width of a list."""


class SourcesBar(QWidget):
    """Chooses the layer, the properties that names, kinds and provinces come from, and the one to merge outlines by.

    Signals:
    - `layer_chosen`: the name of the layer that is taken, or ""
    - `chosen`: the `Sources`
    - `merged`: the property by which outlines are merged, or ""
    - `linked`: the property that decides which outlines are adjacent, or ""
    """

    layer_chosen = Signal(str)
    chosen = Signal(object)
    merged = Signal(str)
    linked = Signal(str)

    def __init__(self, layers: Sequence[str], properties: Sequence[str], sources: Sources) -> None:
        super().__init__()
        self.layer = _property_box(tr("Layer"), tr("All layers"))
        self.name = _property_box(tr("Names from"), tr("Best guess"))
        self.kind = _property_box(tr("Type from"), tr("All land"))
        self.province = _property_box(tr("Provinces from"), tr("One per outline"))
        self.merge = _property_box(tr("Merge by"), tr("Nothing"))
        self._boxes = self.name, self.kind, self.province
        layout = FlowLayout(scaled(8))
        self.setLayout(layout)
        fields = {box: _named(box.accessibleName(), box) for box in (self.layer, *self._boxes, self.merge)}
        for field in fields.values():
            layout.addWidget(field)
        self.links = QCheckBox()
        self.links.setToolTip(tr("Only these links join outlines with the property."))
        self.links.hide()
        self._links_from = ""
        layout.addWidget(self.links)
        _offer(self.layer, layers, "")
        fields[self.layer].setVisible(len(layers) > 1)
        self.offer(properties, sources, "")
        self.layer.activated.connect(lambda: self.layer_chosen.emit(self.layer.currentData()))
        for box in self._boxes:
            box.activated.connect(self._choose)
        self.merge.activated.connect(lambda: self.merged.emit(self.merge.currentData()))
        self.merge.setToolTip(tr("Outlines with the same value become one."))
        self.links.toggled.connect(lambda on: self.linked.emit(self._links_from if on else ""))

    def offer(self, properties: Sequence[str], sources: Sources, merge_by: str) -> None:
        """Offer properties, and show those that are chosen."""
        for box, chosen in zip(self._boxes, (sources.name, sources.kind, sources.province), strict=True):
            _offer(box, properties, chosen)
        _offer(self.merge, properties, merge_by)

    def offer_links(self, key: str) -> None:
        """Offer to take the links that a property tells; "" stands for none."""
        if key != self._links_from:
            self.links.setChecked(False)
            self._links_from = key
        self.links.setText(tr("Take the links of the property “{name}”", name=visible(key)))
        self.links.setVisible(bool(key))

    def _choose(self) -> None:
        self.chosen.emit(Sources(*(box.currentData() for box in self._boxes)))


def _property_box(called: str, nothing: str) -> QComboBox:
    box = QComboBox(sizeAdjustPolicy=QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
    box.setMaximumWidth(scaled(MOST_WIDTH))
    box.setAccessibleName(called)
    box.addItem(nothing, "")
    return box


def _offer(box: QComboBox, names: Sequence[str], chosen: str) -> None:
    """List these names after the first entry, which stands for none of them."""
    while box.count() > 1:
        box.removeItem(1)
    for name in names:
        box.addItem(visible(name), name)
    box.setMinimumContentsLength(min(MOST_LETTERS, max(map(len, (box.itemText(0), *names)))))
    box.setCurrentIndex(max(0, box.findData(chosen)))


class FrameBar(QWidget):
    """Chooses what of the drawing is taken, and how finely.

    Signals:
    - `ticked_requested`: only what is ticked
    - `whole_requested`: all of the drawing
    - `fit_chosen`: whether the map takes the shape of the drawing
    - `tried`: a tolerance in map units, while the slider is moved
    - `tolerance_chosen`: a tolerance in map units
    - `gap_chosen`: how wide gaps are closed, in map units
    - `coordinates_chosen`: what the coordinates are taken for; None for what the file says
    """

    ticked_requested = Signal()
    whole_requested = Signal()
    fit_chosen = Signal(bool)
    tried = Signal(float)
    tolerance_chosen = Signal(float)
    gap_chosen = Signal(float)
    coordinates_chosen = Signal(object)

    def __init__(self, can_fit: bool) -> None:
        super().__init__()
        self.ticked = push_button(tr("Show only what’s ticked"), self.ticked_requested.emit)
        self.crop = push_button(tr("Crop"), lambda: None)
        self.crop.setCheckable(True)
        self.whole = push_button(tr("Whole drawing"), self.whole_requested.emit)
        self.simplify = QSlider(Qt.Orientation.Horizontal)
        self.simplify.setMaximum(STEPS)
        self.simplify.setPageStep(2)
        self.simplify.setMinimumWidth(scaled(120))
        self.corners = Label(role="quiet")
        self.fit = QCheckBox(tr("Fit the map to the drawing"))
        self.fit.setEnabled(can_fit)
        if not can_fit:
            self.fit.setToolTip(tr("Only an empty map can change its shape."))
        self.gap = DecimalField(decimals=1, maximum=WIDEST_GAP, singleStep=1.0)
        self.gap.setKeyboardTracking(False)
        self.gap.setToolTip(tr("Closes gaps and overlaps up to this many units wide."))
        self.coordinates = QComboBox()
        for text, value in coordinate_choices():
            self.coordinates.addItem(text, value)
        layout = FlowLayout(scaled(8))
        self.setLayout(layout)
        fields = (
            _named(tr("Simplify"), self.simplify, self.corners),
            _named(tr("Close gaps up to"), self.gap),
            _named(tr("Coordinates"), self.coordinates),
        )
        for widget in (self.ticked, self.crop, self.whole, *fields, self.fit):
            layout.addWidget(widget)
        self.simplify.valueChanged.connect(self._follow_slider)
        self.simplify.sliderReleased.connect(lambda: self.tolerance_chosen.emit(self.tolerance()))
        self.fit.toggled.connect(self.fit_chosen)
        self.gap.valueChanged.connect(self.gap_chosen)
        self.coordinates.activated.connect(lambda: self.coordinates_chosen.emit(self.coordinates.currentData()))

    def tolerance(self) -> float:
        """Return the tolerance that the slider stands for, in map units."""
        return float(TOLERANCE * COARSER ** self.simplify.value())

    def show_frame(self, frame: Frame, corners: int) -> None:
        """Show what is taken, and how many corners that has."""
        with QSignalBlocker(self.simplify), QSignalBlocker(self.fit), QSignalBlocker(self.gap):
            self.simplify.setValue(round(math.log(frame.tolerance / TOLERANCE, COARSER)))
            self.fit.setChecked(frame.fit)
            self.gap.setValue(frame.gap)
        self.coordinates.setCurrentIndex(self.coordinates.findData(frame.coordinates))
        self.whole.setEnabled(frame.only is not None or frame.crop is not None)
        self.crop.setChecked(False)
        self.show_corners(corners)

    def show_corners(self, corners: int) -> None:
        """Say how many corners the outlines have."""
        self.corners.setText(counted(corners, "{n} corner", "{n} corners"))

    def _follow_slider(self) -> None:
        self.tried.emit(self.tolerance())
        if not self.simplify.isSliderDown():
            self.tolerance_chosen.emit(self.tolerance())


def _named(text: str, field: QWidget, *others: QWidget) -> QWidget:
    """A field with its name before it, and others behind it."""
    whole, label = QWidget(), Label(text)
    label.setBuddy(field)
    field.setAccessibleName(text)
    whole.setLayout(row_of(label, (field, 1), *others, contentsMargins=QMargins()))
    return whole


def coordinate_choices() -> list[tuple[str, Coordinates | None]]:
    """Return what coordinates can be taken for, each after its name."""
    return [
        (tr("As the file says"), None),
        (tr("Degrees"), "degrees"),
        (tr("Plane"), "plane"),
        (tr("Plane, upside down"), "screen"),
    ]


WIDEST_GAP = 50.0
"""Map units: wider gaps aren't closed."""
STEPS, COARSER = 12, 1.3
"""Of the slider that simplifies: how many there are, and how many times as coarse as the one before each is."""


def _as_large_as(found: ImportedOutlines, board: BoardMap) -> BoardMap:
    """The board on the canvas of what was found; only one that is nothing but a sea may have another."""
    if (found.width, found.height) == (board.width, board.height):
        return board
    seas = tuple(updated(sea, shape=rectangle(found.width, found.height)) for sea in board.seas)
    return updated(board, width=found.width, height=found.height, seas=seas)


def can_fit(board: BoardMap) -> bool:
    """Return whether a board can take the shape of a drawing: whether it is nothing but a sea."""
    return not board.lands and not board.lakes and len(board.seas) == 1


class ImportDialog(QDialog):
    """Lists the outlines with what each becomes, and shows them on the map.

    Signals:
    - `confirmed`: the requests for the outlines that are taken, the size of the canvas, and the property that decides
      which outlines are adjacent, or ""
    - `reframed`: the `Frame` of what is to be shown instead
    """

    confirmed = Signal(object, object, str)
    reframed = Signal(object)

    def __init__(self, reading: Reading, frame: Frame, board: BoardMap, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        found = reading.outlines
        self.setWindowTitle(tr("Import outlines"))
        self.frame, self._board, self._too_many = frame, _as_large_as(found, board), reading.too_many
        self.rows = OutlineModel(reading, board)
        self.rows.setParent(self)
        self.table = ImportTable(self.rows)
        self.search = QLineEdit(placeholderText=tr("Search (Enter: show matches only)"), clearButtonEnabled=True)
        self.search.setAccessibleName(tr("Search outlines"))
        self.picture = OutlinePicture(self._board, found.outlines, theme)
        self.bar = FrameBar(can_fit(board))
        self.sources = SourcesBar(reading.layers, properties(found.outlines), self.rows.sources)
        self.sources.setVisible(bool(properties(found.outlines)))
        self.sources.offer_links(likely_links(found.outlines))
        self.many = BulkEditBar(self.table)
        self.message = Label(wordWrap=True, role="quiet")
        self.buttons, self.take = confirming(self, "")
        self._arrange()
        self.rows.changed.connect(self._follow)
        self.table.marked.connect(self._follow)
        self.sources.chosen.connect(self.rows.take_from)
        self.sources.linked.connect(self.rows.take_links_from)
        self.sources.links.setChecked(bool(reading.links_from))
        self.search.textChanged.connect(self._filter)
        self.bar.crop.toggled.connect(self._ask_crop)
        self.bar.whole_requested.connect(lambda: self._reframe(only=None, crop=None))
        self.bar.ticked_requested.connect(self._show_ticked)
        self.bar.fit_chosen.connect(lambda fit: self._reframe(fit=fit))
        self.bar.tolerance_chosen.connect(lambda tolerance: self._reframe(tolerance=tolerance))
        self.bar.gap_chosen.connect(lambda gap: self._reframe(gap=gap))
        self.bar.coordinates_chosen.connect(lambda stated: self._reframe(coordinates=stated, crop=None))
        self.sources.layer_chosen.connect(
            lambda layer: self._reframe(layer=layer, merge_by="", kinds="", only=None, crop=None)
        )
        self.sources.merged.connect(
            lambda by: self._reframe(merge_by=by, kinds=self.rows.sources.kind if by else "", only=None)
        )
        self.bar.tried.connect(self._try)
        self.picture.cropped.connect(self._crop)
        self.bar.show_frame(self.frame, _corners(outline.shape for outline in found.outlines))
        self._follow()

    def show_found(self, frame: Frame, reading: Reading) -> None:
        """Show what was found in a frame."""
        before, found = self.frame, reading.outlines
        sources = None
        if frame.layer != before.layer:
            sources = guessed(found.outlines)
            self.sources.offer(properties(found.outlines), sources, frame.merge_by)
        elif frame.merge_by != before.merge_by:
            sources = self.rows.sources
        self.frame, self._too_many = frame, reading.too_many
        self._board = _as_large_as(found, self._board)
        self.picture.show_outlines(self._board, found.outlines)
        self.rows.show(reading, sources)
        self.sources.offer_links(likely_links(found.outlines))
        self.bar.show_frame(frame, _corners(outline.shape for outline in found.outlines))
        self._filter()

    def accept(self) -> None:
        """Take what is ticked."""
        requests = [self.rows.requests[row] for row in self.rows.taken_rows()]
        super().accept()
        self.confirmed.emit(requests, (self.rows.found.width, self.rows.found.height), self.rows.links_from)

    def reject(self) -> None:
        """Close, but with a part of the drawing yet to be chosen first give that up."""
        if self.bar.crop.isChecked():
            self.bar.crop.setChecked(False)
        else:
            super().reject()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """With Enter after a search, tick only what was found, or show it alone where it is too small to be listed.

        Elsewhere it imports what is ticked.
        """
        if self.focusWidget() is not self.search or event.key() not in (Qt.Key.Key_Enter, Qt.Key.Key_Return):
            super().keyPressEvent(event)
        elif small := self._small():
            self._reframe(only=tuple(small), crop=None)
        else:
            self.rows.take_only(self._listed())

    def _arrange(self) -> None:
        found = row_of(
            (self.search, 1), self._ticker(tr("All", "outlines"), True), self._ticker(tr("None", "outlines"), False)
        )
        side, seen = QWidget(), QWidget()
        side.setLayout(column_of(found, (self.table, 1), self.many, contentsMargins=QMargins()))
        seen.setLayout(column_of((self.picture, 1), self.bar, contentsMargins=QMargins()))
        parts = QSplitter(Qt.Orientation.Horizontal, childrenCollapsible=False)
        parts.addWidget(side)
        parts.addWidget(seen)
        parts.setStretchFactor(0, 3)
        parts.setStretchFactor(1, 2)
        parts.setSizes([scaled(680), scaled(460)])
        self.setLayout(column_of(self.sources, (parts, 1), row_of((self.message, 1), self.buttons)))
        self.search.setFocus()
        self.resize(within_screen(self, 1180, 640))

    def _ticker(self, text: str, taken: bool) -> QPushButton:
        return push_button(text, lambda: self.rows.take(self._listed(), taken))

    def _listed(self) -> list[int]:
        """The rows of the outlines that the search shows."""
        return [row for row in range(len(self.rows.requests)) if not self.table.isRowHidden(row)]

    def _small(self) -> dict[int, str]:
        """What is searched for and too small to be listed: what has this name, or what has it in its name.

        The latter is for when nothing else is found.
        """
        searched = self._searched()
        found = {n: name for n, name in self.rows.found.small.items() if searched and searched in folded(name)}
        exact = {n: name for n, name in found.items() if searched == folded(name)}
        return exact or ({} if self._listed() else found)

    def _searched(self) -> str:
        return folded(self.search.text().strip())

    def _filter(self) -> None:
        searched = self._searched()
        for row in range(self.rows.rowCount()):
            name = self.rows.label(row)
            self.table.setRowHidden(row, searched not in folded(name))
        self._follow()

    def _ask_crop(self, on: bool) -> None:
        """Have a part of the drawing chosen in the picture, or no longer."""
        if on:
            self.picture.begin_crop()
            self.picture.setFocus()
        elif self.picture.frame is not None:
            self.picture.end_crop()
            self.bar.crop.setFocus()
        self._follow()

    def _show_ticked(self) -> None:
        self._reframe(only=tuple(self.rows.requests[row].outline.number for row in self.rows.taken_rows()), crop=None)

    def _crop(self, on_map: QRectF) -> None:
        """Show only a part of what is shown, a rectangle in map units."""
        found = self.rows.found
        left, top, right, bottom = found.shown
        across, down = (right - left) / found.width, (bottom - top) / found.height
        crop = (
            left + on_map.left() * across,
            top + on_map.top() * down,
            left + on_map.right() * across,
            top + on_map.bottom() * down,
        )
        self._reframe(crop=crop)

    def _reframe(self, **changes: Any) -> None:
        if (frame := replace(self.frame, **changes)) != self.frame:
            self.reframed.emit(frame)

    def _try(self, tolerance: float) -> None:
        """Show about what the outlines would be with another tolerance."""
        tried = coarser([request.outline.shape for request in self.rows.requests], tolerance)
        self.picture.show_shapes(tried)
        self.bar.show_corners(_corners(tried))

    def _follow(self) -> None:
        taken = self.rows.taken_rows()
        links = self.rows.links()
        self.picture.show_taken(taken, self.table.selected(), links)
        row = self.table.currentIndex().row()
        remark = self.rows.remark(row)
        if self.picture.frame is not None:
            self.message.setText(tr(CROPPING))
        elif small := self._small():
            names = shortened([*small.values()])
            self.message.setText(tr("Too small on this map: {names}. Press Enter to show nothing else.", names=names))
        elif self._too_many:
            self.message.setText(self._too_many)
        else:
            self.message.setText(labelled(self.rows.name(row), remark) if remark else _summary(self.rows, len(links)))
        self.take.setText(counted(len(taken), "Import {n} outline", "Import {n} outlines"))
        self.take.setEnabled(bool(taken) and not self._too_many)
        self.bar.ticked.setEnabled(bool(taken))


def _corners(shapes: Iterable[Shape]) -> int:
    """How many corners shapes have; the last of a ring is its first."""
    return sum(len(ring) - 1 for shape in shapes for polygon in shape for ring in polygon)


def _summary(rows: OutlineModel, links: int) -> str:
    """Return sentences on links, new provinces, what becomes no area, and what had better be larger."""
    fresh, found = rows.new_provinces(), rows.found
    taken = [rows.requests[row].outline.shape for row in rows.taken_rows()]
    small = 0 < len(taken) < len(rows.requests) and share_of_canvas(taken, found.width, found.height) < SMALL
    sentences = [
        counted(links, "{n} line shows what will be adjacent.", "{n} lines show what will be adjacent."),
        counted(len(fresh), "{n} new province will be added.", "{n} new provinces will be added."),
        tr("The end of the list says what was skipped."),
        tr("The ticked outlines are small on this map. Show only these to make them larger."),
    ]
    return paragraph(
        *(text for text, there in zip(sentences, (links, fresh, found.left_out, small), strict=True) if there)
    )


SMALL = 0.1
"""A smaller part of the canvas is hardly what was meant."""
MOST_LINES = 15
"""How many reasons are shown one by one."""


def as_lines(reasons: Sequence[str]) -> str:
    """Return the reasons as lines: of many only the first, and how many more there are."""
    lines = list(reasons[:MOST_LINES])
    if len(reasons) > MOST_LINES:
        lines.append(counted(len(reasons) - MOST_LINES, "… and {n} more", "… and {n} more"))
    return "\n".join(lines)
