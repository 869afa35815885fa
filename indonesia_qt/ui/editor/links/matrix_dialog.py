"""The links as a table of areas by areas, for many decisions at once and for those who don't see the map."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from PySide6.QtCore import (
    QAbstractItemModel,
    QAbstractTableModel,
    QObject,
    QPoint,
    QPointF,
    QRect,
    QRectF,
    QSignalBlocker,
    QSize,
    QSortFilterProxyModel,
    Qt,
    Signal,
)
from PySide6.QtGui import QColor, QIcon, QKeyEvent, QPainter, QPen
from PySide6.QtWidgets import (
    QAbstractItemView,
    QCheckBox,
    QComboBox,
    QGridLayout,
    QHeaderView,
    QLineEdit,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
)

from indonesia_qt.board.adjacency import Pair, PairKind, PairStatus, pair, pair_statuses
from indonesia_qt.i18n.search import folded
from indonesia_qt.i18n.text import tr
from indonesia_qt.mapmaking.edit.linking import toggled
from indonesia_qt.ui.editor.canvas.board_items import tinted
from indonesia_qt.ui.editor.canvas.drawn_icons import SWATCH_SIDE, swatch
from indonesia_qt.ui.editor.document.map_document import MapDocument
from indonesia_qt.ui.editor.editor_window import EditorWindow, SideDialog
from indonesia_qt.ui.editor.links import edits
from indonesia_qt.ui.editor.links.link_layer import PAIR_KINDS, link_colour, sample
from indonesia_qt.ui.editor.links.texts import KINDS, full_names, status_in_words
from indonesia_qt.ui.style.scaling import scaled, within_screen
from indonesia_qt.ui.style.theme import Theme, faded
from indonesia_qt.ui.support.collation import in_order
from indonesia_qt.ui.widgets.item_models import ROOT, Index
from indonesia_qt.ui.widgets.item_views import Sorting
from indonesia_qt.ui.widgets.layouts import column_of, row_of
from indonesia_qt.ui.widgets.messages import speak
from indonesia_qt.ui.widgets.plain_text import Label, push_button, tip

NAME_MARGIN = 6
"""Pixels at 100 % around a name."""
HIGHEST, SHARE = 170, 0.45
"""Pixels at 100 %, and the part of the table's height, that names take at most; longer ones are shortened."""


class VerticalHeader(QHeaderView):
    """Writes the names of columns upwards, each above the colour of its province.

    That of the column that rows are sorted by is bold.
    """

    def __init__(self) -> None:
        super().__init__(Qt.Orientation.Horizontal)
        self.setSectionsClickable(True)
        self.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)

    def sizeHint(self) -> QSize:
        """Return the room that the longest name needs, but for what the rows need."""
        widths = [self.fontMetrics().horizontalAdvance(self._name(place)) for place in range(self.count())]
        height = max(widths, default=0) + 4 * scaled(NAME_MARGIN) + scaled(SWATCH_SIDE)
        table = self.parentWidget()
        most = min(scaled(HIGHEST), round(SHARE * table.height())) if table else scaled(HIGHEST)
        return QSize(super().sizeHint().width(), min(height, most))

    def paintSection(self, painter: QPainter, rect: QRect, logicalIndex: int) -> None:  # noqa: N803
        """Write a name from below to above."""
        painter.save()
        painter.fillRect(rect, self.palette().window())
        painter.setPen(self.palette().mid().color())
        painter.drawLine(rect.topRight(), rect.bottomRight())
        side, sign = scaled(SWATCH_SIDE), self._data(logicalIndex, Qt.ItemDataRole.DecorationRole)
        if sign is not None:
            place = QRect(0, 0, side, side)
            place.moveCenter(QPoint(rect.center().x(), rect.bottom() - scaled(NAME_MARGIN) - side // 2))
            sign.paint(painter, place)
        font = self.font()
        font.setBold(self.isSortIndicatorShown() and self.sortIndicatorSection() == logicalIndex)
        painter.setFont(font)
        painter.setPen(self.palette().windowText().color())
        paint_edge(painter, rect, self.model(), logicalIndex, self.orientation())
        painter.translate(rect.left(), rect.bottom())
        painter.rotate(-90)
        room = QRectF(2 * scaled(NAME_MARGIN) + side, 0, rect.height() - 3 * scaled(NAME_MARGIN) - side, rect.width())
        name, width = self._name(logicalIndex), round(room.width())
        name = painter.fontMetrics().elidedText(name, Qt.TextElideMode.ElideRight, width)
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, name)
        painter.restore()

    def _name(self, place: int) -> str:
        return str(self._data(place, Qt.ItemDataRole.DisplayRole))

    def _data(self, place: int, role: int) -> Any:
        model = self.model()  # None when the table goes
        return model.headerData(place, Qt.Orientation.Horizontal, role) if model else ""


COUNT = 0
"""The column with the number of neighbours; those of the areas follow."""
CELL = 24
"""Pixels at 100 %: the width of a cell's picture."""
ORDER = Qt.ItemDataRole.UserRole
"""The role of the value by which rows are sorted: what is linked comes first, and by geometry before by decision."""
GROUP = Qt.ItemDataRole.UserRole + 1
"""The role of the province of a row or a column; empty for a sea."""
SEAS, LINKED = "", "linked"
"""Stand for all seas, and for what is linked with the rows, where a province is chosen."""
GROUPED = "editor_grouped"
"""The setting that keeps whether areas are grouped by province."""


class MatrixModel(QAbstractTableModel):
    """A row for each area, and a column for each; a cell says how the two stand to each other.

    Areas are in the order of their names, or grouped: by provinces, and then the seas.
    """

    def __init__(self, document: MapDocument, theme: Theme, is_grouped: bool) -> None:
        super().__init__()
        self.document, self.is_grouped, self._theme = document, is_grouped, theme
        self.provinces: dict[str, str] = {}
        """The names of the provinces that areas belong to, in their order."""
        self.linked: set[Pair] = set()
        self.areas: list[str] = []
        self.names: dict[str, str] = {}
        self._groups: dict[str, str] = {}
        self._signs: dict[str, QIcon] = {}
        self._counts: dict[str, int] = {}
        self._statuses: dict[Pair, PairStatus] = {}
        self._samples = {kind: sample(kind, theme, CELL) for kind in PAIR_KINDS}
        self._grounds = {kind: faded(link_colour(kind, theme), 0.16) for kind in PAIR_KINDS}
        self._itself = faded(theme.interface.strong_line, 0.35)
        document.changed.connect(self.follow)
        self.follow()

    def follow(self) -> None:
        """Show the links there are now."""
        board = self.document.draft.board
        called, groups = full_names(board), {land.id: land.province for land in board.lands}
        used = set(groups.values())
        provinces = {province.id: province.name for province in in_order(board.provinces) if province.id in used}
        areas = in_order(called, called.__getitem__)
        if self.is_grouped:
            places = {id: place for place, id in enumerate(provinces)}
            areas.sort(key=lambda area: places.get(groups.get(area, SEAS), len(places)))
        if (areas, called, groups, provinces) != (self.areas, self.names, self._groups, self.provinces):
            self.beginResetModel()
            self.areas, self.names, self._groups, self.provinces = areas, called, groups, provinces
            colours = self._theme.map
            signs = {province.id: swatch(tinted(province.tint, colours), self._theme) for province in board.provinces}
            self._signs = {**signs, SEAS: swatch(QColor(colours.sea), self._theme)}
            self._read(pair_statuses(board))
            self.endResetModel()
        else:
            self._read(pair_statuses(board))
            self.dataChanged.emit(self.index(0, 0), self.index(len(areas) - 1, len(areas)))

    def group(self, is_grouped: bool) -> None:
        """Group areas by provinces, or no longer."""
        self.is_grouped = is_grouped
        self.follow()

    def areas_with(self, kind: PairKind) -> frozenset[str]:
        """Return the areas that stand to another one in this way."""
        return frozenset(area for two, status in self._statuses.items() if status.kind == kind for area in two)

    def pair_at(self, index: Index) -> Pair | None:
        """Return the two areas of a cell, that of its row first; None for a cell about one area."""
        if not index.isValid() or index.column() == COUNT:
            return None
        two = self.areas[index.row()], self.areas[index.column() - 1]
        return None if two[0] == two[1] else two

    def name(self, place: int) -> str:
        """Return the name of an area for searches."""
        return folded(self.names[self.areas[place]])

    def province(self, place: int) -> str:
        """Return the id of the province of an area; `SEAS` for a sea."""
        return self._groups.get(self.areas[place], SEAS)

    def rowCount(self, parent: Index = ROOT) -> int:
        """Return the number of areas; 0 below a row."""
        return 0 if parent.isValid() else len(self.areas)

    def columnCount(self, parent: Index = ROOT) -> int:
        """Return the number of areas, and one more for the number of neighbours; 0 below a row."""
        return 0 if parent.isValid() else len(self.areas) + 1

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return how the two areas of a cell stand to each other: a picture for the eye, a sentence for the ear."""
        if index.column() == COUNT:
            return self._count(self.areas[index.row()], role)
        two = self.pair_at(index)
        if two is None:
            return self._itself if role == Qt.ItemDataRole.BackgroundRole else None
        status = self._statuses.get(pair(*two))
        match role:
            case Qt.ItemDataRole.DecorationRole:
                return self._samples[status.kind] if status else None
            case Qt.ItemDataRole.BackgroundRole:
                return self._grounds[status.kind] if status else None
            case Qt.ItemDataRole.ToolTipRole:
                return tip(self._sentence(two, status))
            case Qt.ItemDataRole.AccessibleTextRole:
                return self._sentence(two, status)
            case _ if role == ORDER:
                return (
                    PAIR_KINDS.index(status.kind) + (0 if status.linked else len(PAIR_KINDS))
                    if status
                    else 2 * len(PAIR_KINDS)
                )
        return None

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return the name of the area of a row or a column, or the title of the number of neighbours."""
        area = section if orientation == Qt.Orientation.Vertical else section - 1
        match role:
            case Qt.ItemDataRole.DisplayRole | Qt.ItemDataRole.ToolTipRole:
                message = tr("Neighbours") if area < 0 else self.names[self.areas[area]]
                return tip(message) if role == Qt.ItemDataRole.ToolTipRole else message
            case Qt.ItemDataRole.DecorationRole if area >= 0:
                return self._signs[self.province(area)]
            case _ if role == GROUP and area >= 0 and self.is_grouped:
                return self.province(area)
        return None

    def _read(self, found: tuple[PairStatus, ...]) -> None:
        self._statuses = {(status.a, status.b): status for status in found}
        self.linked = {(status.a, status.b) for status in found if status.linked}
        self._counts = dict.fromkeys(self.areas, 0)
        for status in found:
            if status.linked:
                self._counts[status.a] += 1
                self._counts[status.b] += 1

    def _count(self, area: str, role: int) -> Any:
        if role == Qt.ItemDataRole.DisplayRole:
            return str(self._counts[area])
        return -self._counts[area] if role == ORDER else None

    def _sentence(self, two: Pair, status: PairStatus | None) -> str:
        if status is None:
            return tr("{a} and {b} don’t share a border.", a=self.names[two[0]], b=self.names[two[1]])
        return status_in_words(status, self.names)


class AreaFilter(NamedTuple):
    """The areas whose rows, or columns, are to be shown."""

    text: str
    """A part of the name of an area or of its province."""
    province: str | None
    """The id of a province, or `SEAS`; None for all."""


ALL = AreaFilter("", None)


class MatrixFilter(QSortFilterProxyModel):
    """The rows and the columns of areas that are asked for."""

    def __init__(self, rows: MatrixModel) -> None:
        super().__init__()
        self._matrix = rows
        self._rows, self._columns = ALL, ALL
        self._with: frozenset[str] | None = None
        """The areas that have a link of the kind that is asked for; None for all."""
        self._linked: set[str] | None = None
        """The areas whose columns are shown, as they are linked with one of the rows; None if others are shown, too."""
        self.setDynamicSortFilter(False)  # a row doesn't move away when one of its cells changes
        self.setSortRole(ORDER)
        self.setSortLocaleAware(True)
        self.setSourceModel(rows)

    def show_areas(self, rows: AreaFilter, columns: AreaFilter, only_linked: bool, kind: PairKind | None) -> None:
        """Show these rows and columns; the latter can be `only_linked` ones, with any of the rows.

        If a kind of links is given, only areas that have such a link are shown.
        """
        self._rows, self._columns, self._linked = rows, columns, None
        self._with = self._matrix.areas_with(kind) if kind else None
        if only_linked:
            matrix = self._matrix
            shown = {area for place, area in enumerate(matrix.areas) if self._accepts(place, rows)}
            self._linked = {b for two in matrix.linked for a, b in (two, two[::-1]) if a in shown}
        self.invalidate()

    def pair_at(self, index: Index) -> Pair | None:
        """Return the two areas of a cell; None for a cell about one area."""
        return self._matrix.pair_at(self.mapToSource(index))

    def filterAcceptsRow(self, row: int, parent: Index) -> bool:
        """Return whether the row of an area is shown."""
        del parent
        return self._accepts(row, self._rows)

    def filterAcceptsColumn(self, column: int, parent: Index) -> bool:
        """Return whether a column is the number of neighbours, or that of an area that is shown."""
        del parent
        if column == COUNT:
            return True
        is_linked = self._linked is None or self._matrix.areas[column - 1] in self._linked
        return is_linked and self._accepts(column - 1, self._columns)

    def _accepts(self, place: int, chosen: AreaFilter) -> bool:
        is_there = chosen.province in (None, self._matrix.province(place))
        is_there = is_there and (self._with is None or self._matrix.areas[place] in self._with)
        return is_there and folded(chosen.text.strip()) in self._matrix.name(place)


SIDE = 32
"""Pixels at 100 %: the width of a column."""
ROOM, WIDEST = 12, 230
"""Pixels at 100 % that a row is higher than its name, and that are for the name at most."""
EDGE = 2
"""Pixels at 100 % of the line between two provinces."""
FRAME = 2.5
"""Width of the frame of the chosen cell, in pixels."""
SIZE = 940, 600
"""Pixels at 100 %."""


def paint_edge(painter: QPainter, room: QRect, model: QAbstractItemModel, place: int, way: Qt.Orientation) -> None:
    """Draw a line before a row or a column with which another province begins; rows lie in the `way` of Vertical."""
    if place and model.headerData(place, way, GROUP) != model.headerData(place - 1, way, GROUP):
        edge = QRect(room)
        if way == Qt.Orientation.Vertical:
            edge.setHeight(scaled(EDGE))
        else:
            edge.setWidth(scaled(EDGE))
        painter.fillRect(edge, faded(painter.pen().color(), 0.5))


class CellPainter(QStyledItemDelegate):
    """Draws a cell with its picture or its number in the middle, and a frame around the one that is chosen."""

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Draw a cell."""
        room, palette = option.rect, option.palette
        ground, picture = index.data(Qt.ItemDataRole.BackgroundRole), index.data(Qt.ItemDataRole.DecorationRole)
        painter.fillRect(room, palette.base())
        if ground is not None:
            painter.fillRect(room, ground)
        if picture is not None:
            size = picture.deviceIndependentSize()
            middle = QRectF(room).center()
            painter.drawPixmap(middle - QPointF(size.width(), size.height()) / 2, picture)
        painter.save()
        painter.setFont(option.font)
        painter.setPen(palette.text().color())
        painter.drawText(room, Qt.AlignmentFlag.AlignCenter, index.data() or "")
        model = index.model()
        paint_edge(painter, room, model, index.row(), Qt.Orientation.Vertical)
        paint_edge(painter, room, model, index.column(), Qt.Orientation.Horizontal)
        if option.state & QStyle.StateFlag.State_Selected:
            painter.setPen(QPen(palette.highlight().color(), FRAME))
            painter.drawRect(QRectF(room).adjusted(FRAME / 2, FRAME / 2, -FRAME / 2, -FRAME / 2))
        painter.restore()


class MatrixView(QTableView):
    """A table in which Space clicks the current cell."""

    def __init__(self, matrix: MatrixFilter) -> None:
        super().__init__()
        self.setHorizontalHeader(VerticalHeader())
        self.setModel(matrix)
        Sorting(self)
        self.horizontalHeader().setSortIndicatorClearable(True)
        self.sortByColumn(-1, Qt.SortOrder.AscendingOrder)
        self.horizontalHeader().setMinimumSectionSize(scaled(CELL))
        self.horizontalHeader().setDefaultSectionSize(scaled(SIDE))
        self.horizontalHeader().setAccessibleName(tr("Columns"))
        self.verticalHeader().setAccessibleName(tr("Rows"))
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.verticalHeader().setDefaultSectionSize(self.fontMetrics().height() + scaled(ROOM))
        self.verticalHeader().setMaximumWidth(scaled(WIDEST))
        self.verticalHeader().setTextElideMode(Qt.TextElideMode.ElideRight)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setCornerButtonEnabled(False)
        self.setTabKeyNavigation(False)
        self.setItemDelegate(CellPainter(self))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Click the current cell with Space."""
        if event.key() == Qt.Key.Key_Space:
            self.clicked.emit(self.currentIndex())
        else:
            super().keyPressEvent(event)


class AreaFields(QObject):
    """The fields that say of which areas rows, or columns, are shown: a province and a part of a name."""

    changed = Signal()

    def __init__(self, province_name: str, text_name: str) -> None:
        super().__init__()
        self.province, self.text = QComboBox(), QLineEdit(placeholderText=text_name, clearButtonEnabled=True)
        self.province.setAccessibleName(province_name)
        self.province.setToolTip(tip(province_name))
        self.text.setAccessibleName(text_name)
        self.province.currentIndexChanged.connect(self.changed)
        self.text.textChanged.connect(self.changed)

    @property
    def filter(self) -> AreaFilter:
        """The areas that the fields describe."""
        chosen = self.province.currentData()
        return AreaFilter(self.text.text(), None if chosen == LINKED else chosen)

    def offer(self, choices: Sequence[tuple[str | None, str]]) -> None:
        """Offer provinces, and whatever else; what was chosen stays if it is still there."""
        chosen = self.province.currentData()
        with QSignalBlocker(self.province):
            self.province.clear()
            for choice, name in choices:
                self.province.addItem(name, choice)
            self.province.setCurrentIndex(max(0, self.province.findData(chosen)))


class MatrixDialog(SideDialog):
    """Areas by areas, found by their names or those of their provinces; a click links two or unlinks them."""

    def __init__(self, window: EditorWindow) -> None:
        super().__init__(window, tr("Link table"))
        is_grouped = window.settings.get(GROUPED, True)
        self._model = MatrixModel(window.document, window.context.theme, is_grouped)
        self.matrix = MatrixFilter(self._model)
        self.rows = AreaFields(tr("Province of the rows"), tr("Filter rows by area or province"))
        self.columns = AreaFields(tr("Province of the columns"), tr("Filter columns by area or province"))
        self.kinds = QComboBox()
        self.kinds.setAccessibleName(tr("Kind of links"))
        self.kinds.setToolTip(tip(self.kinds.accessibleName()))
        self.kinds.addItem(tr("All links"), None)
        for kind, name in KINDS.items():
            self.kinds.addItem(tr(name), kind)
        self.kinds.currentIndexChanged.connect(self._filter)
        self.grouped = QCheckBox(tr("Group by province"))
        self.grouped.setChecked(is_grouped)
        self.message = Label(wordWrap=True)
        self.jump = push_button(tr("Show on the map"), self._jump)
        self.view = MatrixView(self.matrix)
        self.view.setAccessibleName(self.windowTitle())
        self.view.clicked.connect(self.toggle)
        self.view.selectionModel().currentChanged.connect(self.describe)
        self.grouped.toggled.connect(self._group)
        self.rows.changed.connect(self._filter)
        self.columns.changed.connect(self._filter)
        self._lay_out()
        self._offer()
        self._model.modelReset.connect(self._offer)
        self._model.dataChanged.connect(self.describe)
        window.appearance.changed.connect(self.close)
        self.describe()
        self.view.setFocus()

    def _lay_out(self) -> None:
        fields = QGridLayout()
        fields.setHorizontalSpacing(scaled(8))
        fields.setVerticalSpacing(scaled(6))
        for row, (name, part) in enumerate(((tr("Rows"), self.rows), (tr("Columns"), self.columns))):
            fields.addWidget(Label(name), row, 0)
            fields.addWidget(part.province, row, 1)
            fields.addWidget(part.text, row, 2)
        fields.addWidget(self.grouped, 0, 3)
        fields.addWidget(self.kinds, 1, 3)
        fields.setColumnStretch(2, 1)
        below = row_of((self.message, 1), self.jump)
        self.setLayout(column_of(fields, (self.view, 1), below, spacing=scaled(8)))
        self.resize(within_screen(self, *SIZE))

    def toggle(self, cell: Index) -> None:
        """Link the two areas of a cell, or unlink them."""
        two = self.matrix.pair_at(cell)
        if two is not None:
            edits.do(self.document, *two, toggled)
            speak(self.view, self.message.text())

    def describe(self) -> None:
        """Say how the two areas of the current cell stand to each other."""
        cell = self.view.currentIndex()
        two = self.matrix.pair_at(cell)
        self.jump.setEnabled(two is not None)
        sentence = str(cell.data(Qt.ItemDataRole.AccessibleTextRole)) if two is not None else ""
        self.message.setText(sentence or tr("Click a cell or press Space to link or unlink two areas."))

    def _group(self, is_grouped: bool) -> None:
        self.editor.settings.set(GROUPED, is_grouped)
        self._model.group(is_grouped)

    def _offer(self) -> None:
        """Offer the provinces that there are."""
        provinces = [*self._model.provinces.items(), (SEAS, tr("Seas"))]
        self.rows.offer([(None, tr("All areas")), *provinces])
        self.columns.offer([(None, tr("All areas")), (LINKED, tr("Linked with the rows")), *provinces])
        self._filter()

    def _filter(self) -> None:
        only_linked = self.columns.province.currentData() == LINKED
        self.matrix.show_areas(self.rows.filter, self.columns.filter, only_linked, self.kinds.currentData())

    def _jump(self) -> None:
        two = self.matrix.pair_at(self.view.currentIndex())
        if two is not None:
            self.editor.context.jump(two)
