"""All links of the board, drawn over it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import get_args

from PySide6.QtCore import QLineF, QObject, QPointF, QRectF, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from indonesia_qt.board.adjacency.pair_status import PairStatus, TieKind, pair_statuses
from indonesia_qt.ui.editor.canvas.edit_layers import EditLayer
from indonesia_qt.ui.editor.canvas.edit_scene import EditScene
from indonesia_qt.ui.editor.links.link_lines import paint_links
from indonesia_qt.ui.style.theme import Theme

LINE_MARGIN = 60.0
"""Map units around a line in which its marks lie at every zoom."""
TIE_KINDS: tuple[TieKind, ...] = get_args(TieKind)


class LinkItem(QGraphicsItem):
    """The lines of one kind of link, equally thin at every zoom."""

    def __init__(self, kind: TieKind, theme: Theme, layer: QGraphicsItem) -> None:
        super().__init__(layer)
        self.kind, self.theme = kind, theme
        self.lines: Sequence[QLineF] = ()
        self._box = QRectF()

    def show_lines(self, lines: Sequence[QLineF]) -> None:
        """Show these lines instead of those before."""
        self.prepareGeometryChange()
        xs = [x for line in lines for x in (line.x1(), line.x2())]
        ys = [y for line in lines for y in (line.y1(), line.y2())]
        corners = (QPointF(min(xs), min(ys)), QPointF(max(xs), max(ys))) if lines else ()
        self._box = (
            QRectF(*corners).adjusted(-LINE_MARGIN, -LINE_MARGIN, LINE_MARGIN, LINE_MARGIN) if corners else QRectF()
        )
        self.lines = lines

    def boundingRect(self) -> QRectF:
        """The room of all lines."""
        return self._box

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Draw all lines."""
        del option, widget
        if self.lines:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            paint_links(painter, self.kind, self.lines, self.theme, 1 / painter.worldTransform().m11())


class LinkLayer(QObject):
    """Draws links between the tokens of areas: all of them, or those of one area, the `hub`.

    They are seen while a tool needs them or somebody wants them always. `drawn` follows when others are shown.
    """

    drawn = Signal()

    def __init__(self, scene: EditScene) -> None:
        super().__init__(scene)
        self.scene = scene
        self.hub = ""
        self.shown: tuple[PairStatus, ...] = ()
        """What is drawn now."""
        self._needed = self._always = False
        group = scene.groups[EditLayer.LINKS]
        self.items = {kind: LinkItem(kind, scene.theme, group) for kind in TIE_KINDS}
        scene.drawn.connect(self.draw)

    @property
    def counts(self) -> Counter[TieKind]:
        """How many links of each kind are drawn."""
        return Counter(tie.kind for tie in self.shown)

    @property
    def is_seen(self) -> bool:
        """Whether links are drawn now."""
        return self._needed or self._always

    def need(self, needed: bool) -> None:
        """Show links while a tool is in use, or no more."""
        self._needed = needed
        self.draw()

    def show_always(self, always: bool) -> None:
        """Show links whatever tool is in use, or no more."""
        self._always = always
        self.draw()

    def show_hub(self, area: str) -> None:
        """Show the links of one area only; of all, if there is none."""
        if area != self.hub:
            self.hub = area
            self.draw()

    def draw(self) -> None:
        """Show the links of the board that is shown now."""
        board = self.scene.document.board
        all_ties = pair_statuses(board) if self.is_seen else ()
        self.shown = tuple(tie for tie in all_ties if self.hub in (tie.a, tie.b)) if self.hub else all_ties
        tokens = {area.id: QPointF(*area.token) for area in board.areas()} if self.shown else {}
        for kind, item in self.items.items():
            item.show_lines([_line(tie, tokens) for tie in self.shown if tie.kind == kind])
        self.drawn.emit()


def _line(tie: PairStatus, tokens: dict[str, QPointF]) -> QLineF:
    return QLineF(tokens[tie.a], tokens[tie.b])
