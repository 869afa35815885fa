"""Maps as tiles in groups: a picture, which keeps its colours when it is selected, with the title and facts below."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen, QPixmap, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QListView,
    QListWidget,
    QListWidgetItem,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
)

from indonesia_qt.i18n.search import folded
from indonesia_qt.i18n.text import aloud, as_sentence, paragraph, tr
from indonesia_qt.i18n.untrusted_text import visible
from indonesia_qt.ui.editor.canvas.map_thumbnail import bare_picture
from indonesia_qt.ui.style.scaling import scaled
from indonesia_qt.ui.style.theme import Theme
from indonesia_qt.ui.support.accessible_items import ListRows, describe
from indonesia_qt.ui.widgets.plain_text import tip

PICTURE, LARGEST = QSize(220, 112), 2.0
"""Pixels at 100 %, and by how much the pictures grow with the text at most: there has to be room for several."""
AROUND, SPACE = 8, 4
"""Pixels at 100 % around what is in a tile, and between tiles."""
EDGE = 2.5
"""The width of the line around the tile that is selected, in pixels at 100 %."""
FACTS = 2
"""Lines below the title."""
FOLDER, KIND, LINES = (Qt.ItemDataRole.UserRole + number for number in range(3))
"""Data of an item: the folder of a map, without which it is the heading of a group; the group; the facts."""


class MapTiles(QListWidget):
    """Shows groups of tiles one below the other, each under its heading; a group without tiles isn't shown."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.picture_size = PICTURE * min(scaled(100) / 100, LARGEST)
        self._nothing = bare_picture(theme, self.picture_size)
        self.setAccessibleName(tr("Maps"))
        self.setViewMode(QListView.ViewMode.IconMode)
        self.setMovement(QListView.Movement.Static)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setSpacing(scaled(SPACE))
        self.setItemDelegate(_Painter(theme, self))

    def show_groups(self, groups: Sequence[tuple[str, Sequence[tuple[str, Path]]]]) -> None:
        """Show groups with these headings, of maps with these titles, in that order."""
        self.clear()
        for number, (heading, maps) in enumerate(groups):
            first = QListWidgetItem(heading)
            first.setFlags(Qt.ItemFlag.NoItemFlags)
            first.setData(KIND, number)
            self.addItem(first)
            for title, folder in maps:
                tile = QListWidgetItem(visible(title))
                tile.setToolTip(tip(title))
                tile.setData(FOLDER, folder)
                tile.setData(KIND, number)
                tile.setData(Qt.ItemDataRole.DecorationRole, self._nothing)
                self.addItem(tile)
        self.search("")

    def tiles(self) -> Iterator[QListWidgetItem]:
        """Yield the tiles of the maps, also of those that aren't shown."""
        for row in range(self.count()):
            if (item := self.item(row)).data(FOLDER) is not None:
                yield item

    def search(self, text: str) -> None:
        """Show only the maps whose titles or facts contain a text; the first of them is selected if none is."""
        shown: set[int] = set()
        for tile in self.tiles():
            words = "\n".join((tile.text(), *(tile.data(LINES) or ())))
            tile.setHidden(folded(text) not in folded(words))
            if not tile.isHidden():
                shown.add(tile.data(KIND))
        for row in range(self.count()):
            if (item := self.item(row)).data(FOLDER) is None:
                item.setHidden(item.data(KIND) not in shown)
        now = self.currentItem()
        if now is None or now.isHidden() or now.data(FOLDER) is None:
            self._select(next((tile for tile in self.tiles() if not tile.isHidden()), None))
            self.scrollToTop()  # where its heading is

    def select_near(self, row: int) -> None:
        """Select the tile of a row that was removed, or one that is near."""
        tiles = [tile for tile in self.tiles() if not tile.isHidden()]
        self._select(min(tiles, key=lambda tile: abs(self.row(tile) - row), default=None))

    def _select(self, tile: QListWidgetItem | None) -> None:
        self.setCurrentRow(-1 if tile is None else self.row(tile))

    def describe(self, tile: QListWidgetItem, picture: QPixmap, lines: Sequence[str]) -> None:
        """Show the picture of a map and facts about it, `FACTS` lines at most."""
        tile.setData(Qt.ItemDataRole.DecorationRole, picture)
        tile.setData(LINES, tuple(lines))
        tile.setToolTip(tip("\n".join((tile.text(), *lines))))  # large text cuts it
        tile.setData(Qt.ItemDataRole.AccessibleDescriptionRole, aloud(paragraph(*map(as_sentence, lines))))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give the headings the whole width."""
        super().resizeEvent(event)
        self.scheduleDelayedItemsLayout()


describe(MapTiles, ListRows)


class _Painter(QStyledItemDelegate):
    """Paints headings and tiles."""

    def __init__(self, theme: Theme, tiles: MapTiles) -> None:
        super().__init__(tiles)
        self._colours, self._tiles = theme.interface, tiles

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:  # noqa: ARG002
        """Return the room of a tile, or of a heading, which takes a line of its own."""
        line = self._tiles.fontMetrics().lineSpacing()
        if index.data(FOLDER) is None:
            return QSize(self._tiles.viewport().width() - 2 * self._tiles.spacing() - 1, round(1.6 * line))
        around = 2 * scaled(AROUND)
        size = self._tiles.picture_size
        return QSize(size.width() + around, size.height() + around + scaled(SPACE) + (1 + FACTS) * line)

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Paint an item."""
        room: QRect = option.rect
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(_bold(self._tiles.font()))
        if index.data(FOLDER) is None:
            painter.setPen(QColor(self._colours.heading))
            line = room.adjusted(scaled(AROUND), 0, 0, 0)
            painter.drawText(line, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignBottom, index.data())
        else:
            self._paint_ground(painter, room, option.state)
            around = scaled(AROUND)
            self._paint_map(painter, room.adjusted(around, around, -around, -around), index)
        painter.restore()

    def _paint_ground(self, painter: QPainter, room: QRect, state: QStyle.StateFlag) -> None:
        is_selected = bool(state & QStyle.StateFlag.State_Selected)
        if not is_selected and not state & QStyle.StateFlag.State_MouseOver:
            return
        edge = scaled(10 * EDGE) / 10
        painter.setPen(QPen(QColor(self._colours.accent), edge) if is_selected else Qt.PenStyle.NoPen)
        painter.setBrush(QColor(self._colours.hovered))
        inner = QRectF(room).adjusted(edge / 2, edge / 2, -edge / 2, -edge / 2)
        painter.drawRoundedRect(inner, scaled(5), scaled(5))

    def _paint_map(self, painter: QPainter, room: QRect, index: QModelIndex | QPersistentModelIndex) -> None:
        picture: QPixmap = index.data(Qt.ItemDataRole.DecorationRole)
        painter.drawPixmap(room.topLeft(), picture)
        line = self._tiles.fontMetrics().lineSpacing()
        row = QRect(room.left(), room.top() + self._tiles.picture_size.height() + scaled(SPACE), room.width(), line)
        painter.setPen(QColor(self._colours.text))
        _write(painter, row, index.data())
        painter.setFont(self._tiles.font())
        painter.setPen(QColor(self._colours.quiet_text))
        for text in index.data(LINES) or ():
            row.translate(0, line)
            _write(painter, row, text)


def _write(painter: QPainter, row: QRect, text: str) -> None:
    """Write as much of a text as there is room for; the ends stay, where titles differ."""
    cut = painter.fontMetrics().elidedText(text, Qt.TextElideMode.ElideMiddle, row.width())
    painter.drawText(row, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine, cut)


def _bold(font: QFont) -> QFont:
    bold = QFont(font)
    bold.setBold(True)
    return bold
