"""Draws links over the map: a line for each kind, the neighbours of one area, and a legend.

Links by geometry have a plain line; a double line was forced on, a crossed one off; arrows have heads, and what is
doubtful is dotted.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple, get_args

from PySide6.QtCore import QEvent, QLineF, QMargins, QObject, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QIcon, QPainter, QPainterPath, QPen, QPixmap, QPolygonF
from PySide6.QtWidgets import QFrame, QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from indonesia_qt.board.adjacency import PairKind, PairStatus, Passage, pair_statuses
from indonesia_qt.i18n.text import figure, labelled, tr
from indonesia_qt.ui.board.background.ornaments import head
from indonesia_qt.ui.board.background.painter_paths import pen
from indonesia_qt.ui.board.floating_labels import MARGIN
from indonesia_qt.ui.board.pieces.patterns import pattern
from indonesia_qt.ui.board.pieces.strokes import NO_PEN, Stroke
from indonesia_qt.ui.editor.canvas.board_items import EditLayer
from indonesia_qt.ui.editor.canvas.drawn_icons import sharp_picture
from indonesia_qt.ui.editor.canvas.edit_scene import OUTLINE, EditScene
from indonesia_qt.ui.editor.links.texts import KINDS, PASSAGES
from indonesia_qt.ui.style.scaling import margins, scaled
from indonesia_qt.ui.style.theme import Symbol, Theme, faded
from indonesia_qt.ui.widgets.layouts import column_of, row_of
from indonesia_qt.ui.widgets.plain_text import Label

THIN, BROAD, GAP = 1.2, 4.0, 1.4
"""Widths of a line, of a double one, and of the gap between its two parts, in pixels."""
CASING = 0.8
"""Pixels of the light edge on each side."""
OPACITY: dict[PairKind, float] = {"geometry": 0.62}
"""Opacity of the lines of kinds that are so many that they would hide the map."""
DOT, CROSS, HEAD = 2.6, 4.0, 7.5
"""The width of a dot, half the size of a cross, and the length of an arrow's head, in pixels."""
SAMPLE_WIDTH, SAMPLE_HEIGHT = 34, 14


def link_colour(kind: PairKind, theme: Theme) -> str:
    """Return the colour of a kind of link."""
    colours = theme.highlights
    return {
        "geometry": theme.interface.text,
        "forced-on": colours.legal,
        "forced-off": colours.forbidden,
        "arrow": theme.map.arrow,
        "doubtful": colours.affected,
    }[kind]


def paint_links(painter: QPainter, kind: PairKind, lines: Sequence[QLineF], theme: Theme, pixel: float) -> None:
    """Draw the links of one kind; `pixel` is the side of a pixel in the painter's units."""
    colour = link_colour(kind, theme)
    width = BROAD if kind == "forced-on" else THIN
    painter.setBrush(Qt.BrushStyle.NoBrush)
    opacity = OPACITY.get(kind, 1.0)
    painter.setPen(_pen(faded(theme.highlights.casing, 0.7 * opacity), (width + 2 * CASING) * pixel))
    painter.drawLines(lines)
    line = _pen(faded(colour, opacity), width * pixel)
    if kind == "doubtful":
        line = _pen(colour, DOT * pixel, Qt.PenCapStyle.RoundCap)
        line.setDashPattern([0.01, 1.9])
    painter.setPen(line)
    painter.drawLines(lines)
    if kind == "forced-on":
        painter.setPen(_pen(theme.highlights.casing, GAP * pixel))
        painter.drawLines(lines)
    elif kind in MARKS:
        _paint_marks(painter, MARKS[kind], lines, colour, theme.highlights.casing, pixel)


def _paint_marks(
    painter: QPainter,
    mark: Callable[[QLineF, float], QPainterPath],
    lines: Iterable[QLineF],
    colour: str,
    casing: str,
    pixel: float,
) -> None:
    marks = QPainterPath()
    for line in lines:
        if line.length() > 0:
            marks.addPath(mark(line, pixel))
    painter.strokePath(marks, pen(casing, (1.2 * THIN + 2 * CASING) * pixel))
    painter.strokePath(marks, pen(colour, 1.2 * THIN * pixel))
    painter.fillPath(marks, QColor(colour))


def _cross(line: QLineF, pixel: float) -> QPainterPath:
    """Return a cross on the middle of a line."""
    path, middle, reach = QPainterPath(), line.center(), CROSS * pixel
    for quarter in (1, 3):
        angle = math.radians(-line.angle()) + quarter * math.pi / 4
        step = QPointF(math.cos(angle), math.sin(angle)) * reach
        path.moveTo(middle - step)
        path.lineTo(middle + step)
    return path


def _heads(line: QLineF, pixel: float) -> QPainterPath:
    """Return heads at both ends of a line."""
    path = QPainterPath()
    along = line.p2() - line.p1()
    size = min(HEAD * pixel, line.length() / 2)
    for tip, direction in ((line.p2(), along), (line.p1(), -along)):
        path.addPolygon(head(tip, direction, size))
        path.closeSubpath()
    return path


MARKS: dict[PairKind, Callable[[QLineF, float], QPainterPath]] = {"forced-off": _cross, "arrow": _heads}
"""The marks on the lines of a kind."""


def sample(kind: PairKind, theme: Theme, wide: float = SAMPLE_WIDTH) -> QPixmap:
    """Return a picture of a link of a kind, for lists and the legend; it is `wide` pixels wide at 100 %."""
    width, height = scaled(wide), scaled(SAMPLE_HEIGHT)
    line = QLineF(3, height / 2, width - 3, height / 2)
    return sharp_picture(width, height, lambda painter: paint_links(painter, kind, [line], theme, 1.0))


def sample_icon(kind: PairKind, theme: Theme) -> QIcon:
    """Return such a picture as an icon that looks the same in a selected row."""
    icon, picture = QIcon(), sample(kind, theme)
    for mode in (QIcon.Mode.Normal, QIcon.Mode.Selected):
        icon.addPixmap(picture, mode)
    return icon


def _pen(colour: QColor | str, width: float, cap: Qt.PenCapStyle = Qt.PenCapStyle.FlatCap) -> QPen:
    return QPen(QColor(colour), width, Qt.PenStyle.SolidLine, cap)


LINE_MARGIN = 60.0
"""Map units around a line in which its marks lie at every zoom."""
PAIR_KINDS: tuple[PairKind, ...] = get_args(PairKind)


class LinkItem(QGraphicsItem):
    """The lines of one kind of link, equally thin at every zoom."""

    def __init__(self, kind: PairKind, theme: Theme, layer: QGraphicsItem) -> None:
        super().__init__(layer)
        self.kind, self.theme = kind, theme
        self.lines: Sequence[QLineF] = ()
        self._box = QRectF()

    def show_lines(self, lines: Sequence[QLineF]) -> None:
        """Show these lines instead of those before."""
        self.prepareGeometryChange()
        box = QPolygonF([end for line in lines for end in (line.p1(), line.p2())]).boundingRect()
        self._box = box.adjusted(-LINE_MARGIN, -LINE_MARGIN, LINE_MARGIN, LINE_MARGIN) if lines else box
        self.lines = lines

    def boundingRect(self) -> QRectF:
        """Return the box of all lines, in map units."""
        return self._box

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Draw all lines."""
        del option, widget
        if self.lines:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            paint_links(painter, self.kind, self.lines, self.theme, 1 / painter.worldTransform().m11())


class LinkLayer(QObject):
    """Draws links between the tokens of areas: all of them, or those of one area, the `hub`.

    They are seen while a tool needs them, or whatever tool is in use.

    Signals:
    - `drawn`: other links are shown
    """

    drawn = Signal()

    def __init__(self, scene: EditScene) -> None:
        super().__init__(scene)
        self.scene = scene
        self.hub = ""
        self.shown: tuple[PairStatus, ...] = ()
        """The statuses of the links that are drawn now."""
        self._needed = self._always = False
        group = scene.groups[EditLayer.LINKS]
        self.items = {kind: LinkItem(kind, scene.theme, group) for kind in PAIR_KINDS}
        scene.drawn.connect(self.draw)

    @property
    def counts(self) -> Counter[PairKind]:
        """How many links of each kind are drawn."""
        return Counter(status.kind for status in self.shown)

    @property
    def is_seen(self) -> bool:
        """Whether links are drawn now."""
        return self._needed or self._always

    def need(self, needed: bool) -> None:
        """Show links while a tool is in use, or no longer."""
        self._needed = needed
        self.draw()

    def show_always(self, always: bool) -> None:
        """Show links whatever tool is in use, or no longer."""
        self._always = always
        self.draw()

    def show_hub(self, area: str) -> None:
        """Show only the links of one area; those of all areas if `area` is empty."""
        if area != self.hub:
            self.hub = area
            self.draw()

    def draw(self) -> None:
        """Show the links of the board that is shown now."""
        board = self.scene.document.board
        all_statuses = pair_statuses(board) if self.is_seen else ()
        self.shown = (
            tuple(status for status in all_statuses if self.hub in (status.a, status.b)) if self.hub else all_statuses
        )
        tokens = {area.id: QPointF(*area.token) for area in board.areas()} if self.shown else {}
        for kind, item in self.items.items():
            item.show_lines(
                [QLineF(tokens[status.a], tokens[status.b]) for status in self.shown if status.kind == kind]
            )
        self.drawn.emit()


VEIL = 0.62
"""Opacity of the veil over everything but neighbours."""
TINT, PATTERN_OPACITY = 0.16, 0.6
"""Opacity of a neighbour's tint and of the lines of its pattern."""


class PassageLook(NamedTuple):
    """The colour and the pattern that mark a neighbour."""

    colour: str
    pattern: Symbol


def passage_look(passage: Passage, theme: Theme) -> PassageLook:
    """Return how neighbours across land, a coast or the sea are marked: each has a pattern of its own."""
    return {
        "land": PassageLook(theme.map.ornament, "circle"),
        "coast": PassageLook(theme.highlights.hint, "cross"),
        "sea": PassageLook(theme.highlights.focus, "square"),
    }[passage]


class Neighbourhood:
    """Marks one area and its neighbours."""

    def __init__(self, scene: EditScene) -> None:
        self._scene = scene
        self._item = scene.add_strokes(EditLayer.LINKS - 0.5)

    def show(self, hub: str, statuses: Iterable[PairStatus]) -> None:
        """Mark `hub` and the areas that its `statuses` link to it."""
        scene = self._scene
        linked = {status.other(hub): status.passage for status in statuses if status.linked}
        shape = {area: scene.path_of(area) for area in (hub, *linked)}
        board = scene.document.board
        veil = QPainterPath()
        veil.addRect(QRectF(0, 0, board.width, board.height))
        for path in shape.values():
            veil.addPath(path)
        strokes = [Stroke(veil, NO_PEN, faded(scene.theme.highlights.veil, VEIL))]
        for area, passage in linked.items():
            strokes += self._marks(shape[area], passage_look(passage, scene.theme))
        focus = scene.theme.highlights.focus
        self._item.show_strokes([*strokes, *scene.outline([hub], focus, 1.6 * OUTLINE)])

    def clear(self) -> None:
        """Mark nothing."""
        self._item.show_strokes([])

    def _marks(self, shape: QPainterPath, look: PassageLook) -> list[Stroke]:
        lines = pattern(look.pattern, shape.boundingRect())
        return [
            Stroke(shape, pen(faded(look.colour, PATTERN_OPACITY), OUTLINE), faded(look.colour, TINT), shape),
            Stroke(lines, pen(faded(look.colour, PATTERN_OPACITY), 1.6), None, shape),
        ]


class LinkLegend(QFrame):
    """Lies at the lower left of the map while links are drawn, and lets every click through.

    It names the kinds of links that there are, and how many; while the neighbours of one area are shown, it says how
    they are marked.
    """

    def __init__(self, layer: LinkLayer, parent: QWidget) -> None:
        super().__init__(parent)
        self._layer = layer
        theme = layer.scene.theme
        self.setProperty("role", "card")
        self.setAccessibleName(tr("Link legend"))
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._kinds = {kind: _LegendRow(sample(kind, theme)) for kind in PAIR_KINDS}
        self._passages = {passage: _LegendRow(swatch(passage, theme)) for passage in PASSAGES}
        columns = (column_of(*rows.values(), 0, spacing=scaled(2)) for rows in (self._kinds, self._passages))
        self._layout = row_of(*columns, contentsMargins=margins(8, 5, 10, 5), spacing=scaled(18))
        self.setLayout(self._layout)
        parent.installEventFilter(self)
        layer.drawn.connect(self.follow)
        self.follow()

    def follow(self) -> None:
        """Say what is drawn now."""
        kinds = self._layer.counts
        for kind, row in self._kinds.items():
            row.show_count(tr(KINDS[kind]), kinds[kind])
        passages = Counter(status.passage for status in self._layer.shown if status.linked and self._layer.hub)
        for passage, row in self._passages.items():
            row.show_count(tr(PASSAGES[passage]), passages[passage])
        self.setVisible(self._layer.is_seen and bool(kinds))
        self._settle()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stay in the corner of the map."""
        if watched is self.parent() and event.type() == QEvent.Type.Resize:
            self._settle()
        return False

    def _settle(self) -> None:
        self._layout.activate()
        self.adjustSize()
        parent = self.parentWidget()
        assert parent
        self.move(scaled(MARGIN), parent.height() - self.height() - scaled(MARGIN))


class _LegendRow(QWidget):
    """A sample, what it means, and how many there are; a row without any is hidden."""

    def __init__(self, picture: QPixmap) -> None:
        super().__init__()
        shown, self._text = Label(), Label()
        shown.setPixmap(picture)
        self.setLayout(row_of(shown, (self._text, 1), contentsMargins=QMargins(), spacing=scaled(7)))

    def show_count(self, name: str, count: int) -> None:
        """Show a name and how many there are, or nothing for 0."""
        self._text.setText(labelled(name, figure(count)))
        self.setVisible(count > 0)
        self.updateGeometry()  # or else the legend would lay itself out for the text before


def swatch(passage: Passage, theme: Theme) -> QPixmap:
    """Return a picture of a piece of an area that is marked as a neighbour across `passage`."""
    look = passage_look(passage, theme)
    width, height = scaled(SAMPLE_WIDTH), scaled(SAMPLE_HEIGHT)
    room = QRectF(0, 0, width, height)

    def draw(painter: QPainter) -> None:
        painter.fillRect(room, faded(look.colour, 0.2))
        painter.strokePath(pattern(look.pattern, room, height / 2.4), pen(faded(look.colour, 0.8), 1.2))
        painter.setPen(pen(QColor(look.colour), 1.2))
        painter.drawRect(room.adjusted(0.6, 0.6, -0.6, -0.6))

    return sharp_picture(width, height, draw)
