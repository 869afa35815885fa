"""Asks which of the outlines in a file of another program become areas of the map, and of what kind."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

from PySide6.QtCore import QMargins, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFocusEvent, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QComboBox,
    QCompleter,
    QDialog,
    QHeaderView,
    QLineEdit,
    QPushButton,
    QSizePolicy,
    QSplitter,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from indonesia_qt.board.model import BoardMap
from indonesia_qt.i18n.text import counted, tr
from indonesia_qt.i18n.untrusted_text import visible
from indonesia_qt.mapmaking.imports.area_requests import Sources, properties
from indonesia_qt.mapmaking.imports.named_shapes import ImportedOutlines, Outline
from indonesia_qt.ui.board.background.painter_paths import pen, shape_path
from indonesia_qt.ui.editor.canvas.map_thumbnail import map_picture
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
from indonesia_qt.ui.editor.panels.cell_editors import ChoiceEditor
from indonesia_qt.ui.style.scaling import scaled, within_screen
from indonesia_qt.ui.style.theme import Theme, faded
from indonesia_qt.ui.widgets.flow_layout import FlowLayout
from indonesia_qt.ui.widgets.item_models import Index
from indonesia_qt.ui.widgets.item_views import show_rows
from indonesia_qt.ui.widgets.layouts import column_of, row_of
from indonesia_qt.ui.widgets.plain_text import Label, push_button

WIDTHS = {NAME: 150, KIND: 80, PROVINCE: 150, ISLANDS: 120}
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
            self.setColumnWidth(column, scaled(width))
        header.setSectionResizeMode(REMARK, QHeaderView.ResizeMode.ResizeToContents)
        header.setStretchLastSection(True)
        self.setColumnHidden(ISLANDS, not rows.has_islands())
        self.setItemDelegateForColumn(KIND, ChoiceEditor(kind_choices, self))
        self.setItemDelegateForColumn(ISLANDS, ChoiceEditor(island_choices, self))
        self.setItemDelegateForColumn(PROVINCE, _ProvinceEditor(self))
        self.selectionModel().selectionChanged.connect(self.marked)
        self.selectionModel().currentChanged.connect(self.marked)

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
        fields = self.kind, self.province, self.islands
        self.setLayout(row_of(Label(tr("Selected rows:")), *fields, contentsMargins=QMargins()))
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
    """Chooses the properties that names, kinds and provinces are taken from.

    Signals:
    - `chosen`: the `Sources`
    """

    chosen = Signal(object)

    def __init__(self, properties: Sequence[str], sources: Sources) -> None:
        super().__init__()
        self.name = _property_box(tr("Names from"), tr("Best guess"), properties, sources.name)
        self.kind = _property_box(tr("Kinds from"), tr("All land"), properties, sources.kind)
        self.province = _property_box(tr("Provinces from"), tr("One per outline"), properties, sources.province)
        self._boxes = self.name, self.kind, self.province
        layout = FlowLayout(scaled(8))
        self.setLayout(layout)
        for box in self._boxes:
            layout.addWidget(_named(box))
            box.activated.connect(self._choose)

    def _choose(self) -> None:
        self.chosen.emit(Sources(*(box.currentData() for box in self._boxes)))


def _named(box: QComboBox) -> QWidget:
    """Return a list with its name before it."""
    both, label = QWidget(), Label(box.accessibleName())
    label.setBuddy(box)
    both.setLayout(row_of(label, (box, 1), 0, contentsMargins=QMargins()))
    return both


def _property_box(called: str, nothing: str, properties: Sequence[str], chosen: str) -> QComboBox:
    box = QComboBox(sizeAdjustPolicy=QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
    box.setMinimumContentsLength(min(MOST_LETTERS, max(map(len, (nothing, *properties)))))
    box.setMaximumWidth(scaled(MOST_WIDTH))
    box.setAccessibleName(called)
    box.addItem(nothing, "")
    for name in properties:
        box.addItem(visible(name), name)
    box.setCurrentIndex(max(0, box.findData(chosen)))
    return box


OUTLINE_WIDTH = 1.2
"""Width of an outline, in pixels."""


class OutlinePicture(QWidget):
    """Draws the outlines over the board: those that are taken filled, the others as thin lines."""

    def __init__(self, board: BoardMap, outlines: Sequence[Outline], theme: Theme) -> None:
        super().__init__()
        self._board, self._theme = board, theme
        self._paths = [shape_path(outline.shape) for outline in outlines]
        self._taken: Collection[int] = ()
        self._marked: Collection[int] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_taken(self, taken: Collection[int], marked: Collection[int]) -> None:
        """Show which outlines are taken, by their numbers, and those that are marked."""
        self._taken, self._marked = set(taken), set(marked)
        self.update()

    def sizeHint(self) -> QSize:
        """Return a size with the map's proportions."""
        return QSize(520, round(520 * self._board.height / self._board.width))

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """Paint the board, faded, and the outlines."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.drawPixmap(0, 0, map_picture(self._board, self._theme, self.size()))
        board, highlights = self._board, self._theme.highlights
        scale = min(self.width() / board.width, self.height() / board.height)
        painter.translate((self.width() - board.width * scale) / 2, (self.height() - board.height * scale) / 2)
        painter.scale(scale, scale)
        line, bold = pen(self._theme.map.ink, OUTLINE_WIDTH / scale), pen(highlights.chosen, 3 * OUTLINE_WIDTH / scale)
        for number, path in enumerate(self._paths):
            if number in self._taken:
                painter.fillPath(path, faded(self._theme.map.paper, 0.85))
            painter.strokePath(path, line)
        for number in self._marked:
            painter.fillPath(self._paths[number], faded(QColor(highlights.chosen), 0.35))
            painter.strokePath(self._paths[number], bold)


class ImportDialog(QDialog):
    """Lists the outlines with what each becomes, and shows them on the map.

    Signals:
    - `confirmed`: the requests for the outlines that are taken
    """

    confirmed = Signal(object)

    def __init__(self, found: ImportedOutlines, board: BoardMap, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Import outlines"))
        self.rows = OutlineModel(found, board)
        self.rows.setParent(self)
        self.table = ImportTable(self.rows)
        self.picture = OutlinePicture(board, found.outlines, theme)
        self.sources = SourcesBar(properties(found.outlines), self.rows.sources)
        self.sources.setVisible(bool(properties(found.outlines)))
        self.many = BulkEditBar(self.table)
        self.message = Label(wordWrap=True, role="quiet")
        self.take = push_button("", self.accept, "primary", default=True)
        self._arrange()
        self.rows.changed.connect(self._follow)
        self.table.marked.connect(self._follow)
        self.sources.chosen.connect(self.rows.take_from)
        self._follow()

    def accept(self) -> None:
        """Take what is ticked."""
        requests = [self.rows.requests[row] for row in self.rows.taken_rows()]
        super().accept()
        self.confirmed.emit(requests)

    def _arrange(self) -> None:
        many = row_of(self._ticker(tr("All"), True), self._ticker(tr("None"), False), 1, self.many)
        side = QWidget()
        side.setLayout(column_of((self.table, 1), many, contentsMargins=QMargins()))
        parts = QSplitter(Qt.Orientation.Horizontal, childrenCollapsible=False)
        parts.addWidget(side)
        parts.addWidget(self.picture)
        parts.setStretchFactor(0, 3)
        parts.setStretchFactor(1, 2)
        buttons = row_of((self.message, 1), push_button(tr("Cancel"), self.reject), self.take)
        self.setLayout(column_of(self.sources, (parts, 1), buttons))
        self.resize(within_screen(self, 1180, 600))

    def _ticker(self, text: str, taken: bool) -> QPushButton:
        return push_button(text, lambda: self.rows.take(range(len(self.rows.requests)), taken))

    def _follow(self) -> None:
        taken = self.rows.taken_rows()
        self.picture.show_taken(taken, self.table.selected())
        row = self.table.currentIndex().row()
        remark = self.rows.remark(row)
        self.message.setText(f"{self.rows.name(row)}: {remark}" if remark else _summary(self.rows))
        self.take.setText(counted(len(taken), "Import {n} outline", "Import {n} outlines"))
        self.take.setEnabled(bool(taken))


def _summary(rows: OutlineModel) -> str:
    """Return sentences on the new provinces, and on what becomes no area."""
    fresh = rows.new_provinces()
    sentences = [
        counted(len(fresh), "{n} new province will be added.", "{n} new provinces will be added."),
        counted(
            len(rows.found.left_out), "{n} object in the file isn’t an area.", "{n} objects in the file aren’t areas."
        ),
    ]
    return " ".join(text for text, there in zip(sentences, (fresh, rows.found.left_out), strict=True) if there)


MOST_LINES = 15
"""How many reasons are shown one by one."""


def as_lines(reasons: Sequence[str]) -> str:
    """Return the reasons as lines: of many only the first, and how many more there are."""
    lines = list(reasons[:MOST_LINES])
    if len(reasons) > MOST_LINES:
        lines.append(counted(len(reasons) - MOST_LINES, "… and {n} more", "… and {n} more"))
    return "\n".join(lines)
