"""The board as a scene: it shows marks, says what lies where, and reports clicks. It knows no rule."""

from __future__ import annotations

import math
from collections.abc import Callable, Collection, Hashable, Iterator, Sequence
from functools import partial, reduce
from typing import Literal, NamedTuple

from PySide6.QtCore import QElapsedTimer, QObject, QPoint, QPointF, QRect, QRectF, QTimer, Signal
from PySide6.QtGui import QColor, QPainter, QPainterPath
from PySide6.QtWidgets import QGraphicsPixmapItem, QGraphicsScene

from indonesia_qt.board.model import BoardMap, Line
from indonesia_qt.ui.board.background.outlines import BoardOutlines, outlines_of
from indonesia_qt.ui.board.background.painter import board_painter
from indonesia_qt.ui.board.background.table_top import TableAround
from indonesia_qt.ui.board.background.tiled_background import TiledBackground
from indonesia_qt.ui.board.marks import AreaMark, LinkMark, Mark, Piece, RouteMark, ScaleLimits
from indonesia_qt.ui.board.pieces.looks import TOKEN, Layer
from indonesia_qt.ui.board.pieces.mark_layout import tokens
from indonesia_qt.ui.board.pieces.mark_renderer import MarkRenderer, ShownSprite, mark_renderer
from indonesia_qt.ui.board.pieces.piece_set import PieceSet
from indonesia_qt.ui.board.pieces.small_board import LEAST_UNITS, MOST_UNITS, SmallBoard
from indonesia_qt.ui.board.pieces.sprites import SMOOTH, BoardNames, Spot, Sprite, Sprites
from indonesia_qt.ui.board.pieces.strokes import StrokeItem
from indonesia_qt.ui.board.zoom_view import LEAST_CAPITALS, BoardScene, Fitted
from indonesia_qt.ui.style.theme import Theme


class HitTest:
    """Asked with points in map units.

    Land wins by its outline. In the water the circle of a land area's token counts as that area, so that the smallest
    islands can be hit, and the circle of a berth as its sea; where circles meet, the nearest. Then the sea's outline.
    """

    def __init__(self, outlines: BoardOutlines) -> None:
        board = outlines.board
        self._lands = [(path.boundingRect(), path, area) for area, path in outlines.lands.items()]
        self._seas = [(path.boundingRect(), path, area) for area, path in outlines.seas.items()]
        self._tokens = [(land.token, max(land.radius, TOKEN), land.id) for land in board.lands]
        self._berths = [(berth, sea.berth_radius, sea.id) for sea in board.seas for berth in sea.berths]

    def at(self, point: QPointF, reach: float = 0.0) -> str:
        """Return the id of the area at `point`; empty outside all areas. Circles of tokens reach at least so far."""
        return _around(self._lands, point) or self._nearest(point, reach) or _around(self._seas, point)

    def _nearest(self, point: QPointF, reach: float) -> str:
        where = point.x(), point.y()
        circles = [(math.dist(where, middle), max(radius, reach), area) for middle, radius, area in self._tokens]
        circles += [(math.dist(where, middle), radius, area) for middle, radius, area in self._berths]
        return min(((away, area) for away, radius, area in circles if away <= radius), default=(0.0, ""))[1]


def _around(shapes: Sequence[tuple[QRectF, QPainterPath, str]], point: QPointF) -> str:
    return next((area for box, path, area in shapes if box.contains(point) and path.contains(point)), "")


class Lying(NamedTuple):
    """A sprite that lies on the board, and its item."""

    sprite: Sprite
    item: QGraphicsPixmapItem


class MarkItems:
    """Keeps items in step with marks that are shown together; marks that are the same as before cost nothing."""

    def __init__(self, scene: QGraphicsScene, display: MarkRenderer, sprites: Sprites) -> None:
        self._scene, self._display, self._sprites = scene, display, sprites
        self.marks: Sequence[Mark] = ()
        """What is shown."""
        self._small: SmallBoard | None = None
        self._items: dict[tuple[Hashable, Spot], Lying] = {}

    def items(self) -> Collection[Lying]:
        """Return what lies on the board now."""
        return self._items.values()

    def spots(self, look: Hashable) -> Iterator[Spot]:
        """Yield where sprites of a look lie."""
        return (spot for other, spot in self._items if other == look)

    def show_items(self, *, visible: bool, but: Collection[Hashable]) -> None:
        """Show or hide all items; those with the keys `but` are hidden."""
        for key, lying in self._items.items():
            lying.item.setVisible(visible and key not in but)

    def show(self, marks: Sequence[Mark], *, visible: bool, but: Collection[Hashable]) -> None:
        """Show exactly these marks; new items are seen if `visible`, except those with the keys `but`."""
        if marks != self.marks:
            self.marks = marks
            self._show(visible, but)

    def lay_out(self, small: SmallBoard | None, *, visible: bool, but: Collection[Hashable]) -> None:
        """Show the same marks as they are on a small board or, without one, on any other."""
        if small != self._small:
            self._small = small
            self._show(visible, but)

    def _show(self, visible: bool, but: Collection[Hashable]) -> None:
        needed = {shown.key: shown for shown in self._display.of(self.marks, self._small)}
        for key in self._items.keys() - needed.keys():
            self._scene.removeItem(self._items.pop(key).item)
        for key, (sprite, spot) in needed.items():
            if key not in self._items:
                item = self._sprites.item(sprite, spot)
                item.setVisible(visible and key not in but)
                self._items[key] = Lying(sprite, item)
                self._scene.addItem(item)


def _concerned(marks: Sequence[Mark]) -> Iterator[str]:
    """The areas that a decision is about: targets, what is chosen, and the ends and stops of routes."""
    for mark in marks:
        match mark:
            case AreaMark(area, "legal" | "chosen" | "affected"):
                yield area
            case RouteMark(origin, through, target):
                yield from (origin, *through, target)


def _lit(marks: Sequence[Mark]) -> Iterator[str]:
    """The areas that a plan or a list lights."""
    for mark in marks:
        match mark:
            case AreaMark(area, "chosen" | "hint" | "lit"):
                yield area
            case RouteMark(origin, through, target, faint=False):
                yield from (origin, *through, target)


SHORE, BESIDE, CARD, WITHIN = 30.0, 18.0, 11.0, 5.0
"""How much is seen of water, around the whole board, of the rim of its card where room is scarce, and of the gutter
beside a part of it, when that part is fitted to the window, in map units."""
TURN_MS = 10
"""How long pieces are painted again before events are looked at again."""


Stop = Literal["own", "town"]
"""Areas to which keys go: those of the player, and those that are built up."""


def _nothing(area: str) -> str:
    del area
    return ""


def _nowhere(kind: Stop) -> Sequence[str]:
    del kind
    return ()


class MapScene(BoardScene):
    """Shows a board in map units, with its frame around it.

    `describe` is asked for the text of an area's card, `spoken` for what a screen reader says of it, `borders` for a
    sentence on what borders it, and `stops` for the areas of a kind to which a key goes. Areas are ids of land and sea
    areas, empty where there is none.

    Signals:
        area_clicked(area): An area was clicked.
        area_taken(area): A drag began on an area that is a target.
        area_dropped(area): The drag ended on another area.
        area_hovered(area): The pointer came to an area, or left it.
        area_focused(area): The keyboard came to an area, or left it.
        area_context(area, place): A context menu is asked for at a place of the screen.
        legend_changed(text): The board shows something else beside the pieces.
        synced: Other marks are shown.
        standing_changed(areas): Areas are now targets or chosen, or no longer.
    """

    area_clicked = Signal(str)
    area_taken = Signal(str)
    area_dropped = Signal(str)
    area_hovered = Signal(str)
    area_focused = Signal(str)
    area_context = Signal(str, QPoint)
    legend_changed = Signal(str)
    synced = Signal()
    standing_changed = Signal(tuple)

    def __init__(self, board: BoardMap, theme: Theme, pieces: PieceSet, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.board, self.theme = board, theme
        self.describe: Callable[[str], str] = _nothing
        self.spoken: Callable[[str], str] = _nothing
        self.borders: Callable[[str], str] = _nothing
        self.stops: Callable[[Stop], Sequence[str]] = _nowhere
        self.legend = ""
        outlines = outlines_of(board)
        self._hits = HitTest(outlines)
        self._points = {area: QPointF(*token) for area, token in tokens(board).items()}
        self._boxes = {area: path.boundingRect() for area, path in outlines.areas.items()}
        waters = [*outlines.seas.values(), *outlines.lakes]
        self._waters = [water.boundingRect() for water in waters]
        self._display = mark_renderer(outlines, theme, pieces)
        self._groups: dict[str, MarkItems] = {}
        self._pieces_shown = True
        self._later: Sequence[Mark] = ()
        """What isn't seen yet."""
        self._held_back: Collection[Hashable] = ()
        """Its keys."""
        self._has_pixels = pieces.has_small
        self.tile = pieces.tile
        """What is new on an area has a frame around this, as far from its token; None where it has a ring."""
        self._small: SmallBoard | None = None
        """How large pieces are on a board whose pieces have sizes in pixels."""
        self._capitals = 0.0
        """The map units that capitals of names are high at least."""
        self._blurred: list[Lying] = []
        self._timer = QTimer(self, interval=0)
        self._timer.timeout.connect(self._dress)
        self._hovered = self._focused = ""
        self.chosen: tuple[str, ...] = ()
        """The areas that are chosen but not answered with yet."""
        self._background = board_painter(outlines, theme.map)
        self._sprites = Sprites(BoardNames(self._background.cut_out_names, self._background.beside_names))
        self.backdrop = TiledBackground(self._background, theme.map.surround, self)
        framed = board.look == "lots"
        self._table = TableAround(theme.map) if framed else None
        self._hover = StrokeItem(Layer.FRAMES if framed else Layer.HOVER)
        self._focus = StrokeItem(Layer.FRAMES + 0.5 if framed else Layer.FOCUS)
        for item in (self.backdrop, self._hover, self._focus):
            self.addItem(item)
        self._ornaments = [self._ornament(number) for number in range(len(self._background.ornaments.boxes))]
        self.setSceneRect(outlines.framed)
        self.setBackgroundBrush(QColor(theme.map.surround))

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        """Paint what is around the picture of the board."""
        if self._table is None or not self.backdrop.scale_now:
            super().drawBackground(painter, rect)
        elif not self.backdrop.boundingRect().contains(QRectF(rect)):
            self._table.paint(painter, QRectF(rect), self.backdrop.scale_now)

    def _ornament(self, number: int) -> Lying:
        """The compass or the title, as a part of its own that can be hidden."""
        ornaments = self._background.ornaments
        box = ornaments.boxes[number][1].adjusted(-8, -8, 8, 8)
        paint = partial(ornaments.paint_one, number)
        sprite = Sprite(("ornament", number), box, lambda painter, _: paint(painter))
        item = self._sprites.item(sprite, Spot((0.0, 0.0), 0.0, Layer.TERRITORIES - 0.5))
        self.addItem(item)
        return Lying(sprite, item)

    def show_through(self, seen: QRectF) -> None:
        """Hide the compass and the title where only a part of them would be seen, in map units."""
        for sprite, item in self._ornaments:
            item.setVisible(seen.contains(sprite.box) or not seen.intersects(sprite.box))

    @property
    def hovered(self) -> str:
        """The area that the pointer is on, or empty."""
        return self._hovered

    @property
    def focused(self) -> str:
        """The area that the keyboard is on, or empty."""
        return self._focused

    def sync(self, marks: Sequence[Mark]) -> None:
        """Show exactly these marks; what they have in common with those before stays untouched.

        Links are apart from the other marks, by kind: there are many, and they seldom change with what lies there.
        """
        groups: dict[str, list[Mark]] = {name: [] for name in self._groups}
        for mark in marks:
            groups.setdefault(mark.kind if isinstance(mark, LinkMark) else "", []).append(mark)
        for name, group in groups.items():
            if name not in self._groups:
                self._groups[name] = MarkItems(self, self._display, self._sprites)
                self._groups[name].lay_out(self._small, visible=self._pieces_shown, but=self._held_back)
            self._groups[name].show(group, visible=self._pieces_shown, but=self._held_back)
        self._find_held_back()
        before = set(self.targets), set(self.chosen)
        standing = [(mark.standing, mark.area) for mark in marks if isinstance(mark, AreaMark)]
        self.targets = tuple(area for how, area in standing if how == "legal")
        self.chosen = tuple(area for how, area in standing if how == "chosen")
        self.concerned = tuple(_concerned(marks)) if self.targets else ()
        self.lit = tuple(_lit(marks)) or self.targets
        changed = (before[0] ^ set(self.targets)) | (before[1] ^ set(self.chosen))
        if changed:
            self.standing_changed.emit(tuple(sorted(changed)))
        self.synced.emit()

    def fit_to(self, areas: Collection[str], limits: ScaleLimits) -> None:
        """Have views fit these areas to their windows, with as much around each as it is large, as far as land goes.

        No area is cut at the sides, nor at the top if the scale stays nearly the same. Of the water there a margin is
        seen, and more only as far as the land is in the middle of what is left of the window.
        """
        boxes = [self._boxes[land.id] for land in self.board.lands]
        lands = reduce(QRectF.united, boxes)
        around = QRectF()
        for box in (self._boxes[area] for area in areas):
            around = around.united(box.adjusted(-box.width(), -box.height(), box.width(), box.height()))
        whole, part = self._with_margin(lands), around.intersected(lands)
        lefts = sorted({whole.left(), *(box.left() - WITHIN for box in boxes if box.left() > lands.left())})
        rights = sorted({whole.right(), *(box.right() + WITHIN for box in boxes if box.right() < lands.right())})
        box = self._with_margin(part)
        box.setLeft(max(left for left in lefts if left <= part.left()))
        box.setRight(min(right for right in rights if right >= part.right()))
        tops = sorted({whole.top(), *(box.top() - WITHIN for box in boxes if box.top() > lands.top())})
        box.setTop(max(top for top in tops if top <= part.top()))
        bounds = whole.united(whole.translated((lands.center() - whole.center()) * 2))
        land = lands.adjusted(-CARD, -CARD, CARD, CARD)
        self.fitted = Fitted(box, bounds, lefts, rights, tops, whole, land, limits)
        self.fitted_changed.emit()

    def _with_margin(self, box: QRectF) -> QRectF:
        """A box of land with what is seen around it, such as of the water there."""
        for water in self._waters:
            box = box.united(water.intersected(box.adjusted(-SHORE, -SHORE, SHORE, SHORE)))
        return box.adjusted(-BESIDE, -BESIDE, BESIDE, BESIDE)

    def set_legend(self, text: str) -> None:
        """Say what the board shows beside the pieces; a line each, or nothing."""
        if text != self.legend:
            self.legend = text
            self.legend_changed.emit(text)

    def area_at(self, point: QPointF, reach: float = 0.0) -> str:
        """Return the area at a point in map units, or empty; small islands can be hit from `reach` map units away."""
        return self._hits.at(point, reach)

    def box_of(self, area: str) -> QRectF:
        """Return the room of an area with its token, in map units."""
        return self._boxes[area]

    def names_of(self, areas: Collection[str]) -> list[QRectF]:
        """Return where the names of areas and of their provinces stand, in map units."""
        named = {*areas, *(land.province for land in self.board.lands if land.id in areas)}
        boxes = (box for name in self._background.names(self._capitals) if name.of in named for box in name.boxes)
        return [QRectF(QPointF(left, top), QPointF(right, bottom)) for left, top, right, bottom in boxes]

    def point_of(self, area: str) -> QPointF:
        """Return where the token of an area lies, in map units."""
        return self._points[area]

    def occupied(self) -> list[QRectF]:
        """Return where pieces lie, and where names of land and sea stand, in map units."""
        names = (box for name in self._background.names(self._capitals) for box in name.boxes)
        pieces = (one.item for one in self._lying() if one.item.zValue() >= Layer.ROWS and one.item.isVisible())
        return [*(piece.sceneBoundingRect() for piece in pieces), *(QRectF(x, y, u - x, v - y) for x, y, u, v in names)]

    def click(self, area: str) -> None:
        """Report that an area was clicked; a click beside all areas is nothing."""
        if area:
            self.area_clicked.emit(area)

    def hover(self, area: str) -> None:
        """Report that the pointer is on an area, or on none."""
        if area != self._hovered:
            self._hovered = area
            self._hover.show_strokes(self._display.highlights.hover(area) if area else ())
            self.area_hovered.emit(area)

    def focus_area(self, area: str) -> None:
        """Put the keyboard's ring on an area, or take it away."""
        if area != self._focused:
            self._focused = area
            self._focus.show_strokes(self._display.highlights.focus(area, self._points[area]) if area else ())
            self.area_focused.emit(area)

    def loose_piece(self, piece: Piece) -> QGraphicsPixmapItem:
        """Return an item that shows a piece, at the origin not in the scene yet; who asked for it moves it about."""
        return self._loose(self._display.sprite(piece, self._small), Spot((0.0, 0.0), 0.0, 0.0))

    def lying(self, marks: Sequence[Mark]) -> list[tuple[QGraphicsPixmapItem, QPointF]]:
        """Return loose items of marks, each with the place where it lies on the board, or would if only they did."""
        return [(self._loose(sprite, spot), QPointF(*spot.at)) for sprite, spot in self._found(marks)]

    def places_of(self, marks: Sequence[Mark]) -> list[QPointF]:
        """Return where pieces and notes of marks lie on the board, or would if only they did."""
        return [QPointF(*spot.at) for _, spot in self._found(marks)]

    def _found(self, marks: Sequence[Mark]) -> Iterator[ShownSprite]:
        """What is painted for marks, where it lies among all that is shown, as far as it is."""
        for sprite, spot in self._display.of(marks, self._small):
            spots = (found for group in self._groups.values() for found in group.spots(sprite.look))
            yield ShownSprite(sprite, min(spots, key=lambda found: math.dist(found.at, spot.at), default=spot))

    def _loose(self, sprite: Sprite, spot: Spot) -> QGraphicsPixmapItem:
        """A new item that isn't dressed again; it looks well at any scale."""
        item = self._sprites.item(sprite, spot)
        item.setTransformationMode(SMOOTH)
        return item

    def ways(self, routes: Sequence[RouteMark]) -> list[Line]:
        """Return the lines by which routes go together on this board as it is now."""
        return self._display.ways(routes, self._groups[""].marks if "" in self._groups else (), self._small)

    def show_pieces(self, visible: bool) -> None:
        """Show or hide all marks, to look at the bare map; it stays so until the next call."""
        self._pieces_shown = visible
        self._show_items()

    def hold_back(self, marks: Sequence[Mark]) -> None:
        """Have these marks not seen, whenever they are shown, until others are held back."""
        if marks != self._later:
            self._later = marks
            self._find_held_back()

    def _find_held_back(self) -> None:
        keys = {shown.key for shown in self._found(self._later)}
        if keys != set(self._held_back):
            self._held_back = keys
            self._show_items()

    def _show_items(self) -> None:
        for group in self._groups.values():
            group.show_items(visible=self._pieces_shown, but=self._held_back)

    @property
    def is_sharp(self) -> bool:
        """Whether everything is painted for the scale asked for last."""
        return self.backdrop.is_sharp and not self._blurred

    def stretch(self) -> None:
        """Have what is painted be stretched smoothly, as the view has another scale now, until the next `sharpen`."""
        if not self._sprites.stretched:
            self._sprites.stretched = True
            for lying in self._lying():
                lying.item.setTransformationMode(SMOOTH)

    def _lying(self) -> list[Lying]:
        return [*self._ornaments, *(lying for group in self._groups.values() for lying in group.items())]

    def sharpen(self, scale: float, capitals: float = 0.0) -> None:
        """Paint everything for `scale` device pixels per map unit; before the first call nothing is seen.

        Capitals are at least `capitals` device pixels high; names for which there is no room then are left out.

        The first call does it at once; later ones bit by bit, what is there is stretched until then.
        """
        self.backdrop.set_scale(scale, capitals)
        is_first = not self._sprites.scale
        if not self._sprites.set_scale(scale, capitals):
            return
        self._capitals = capitals / scale
        self._small = self._small_board(scale, capitals)
        for group in self._groups.values():
            group.lay_out(self._small, visible=self._pieces_shown, but=self._held_back)
        self._find_held_back()
        self._blurred = self._lying()
        if is_first:
            self._dress(math.inf)
        else:
            self._timer.start()

    def _small_board(self, scale: float, capitals: float) -> SmallBoard | None:
        """How large pieces are at a scale, for the size of text that goes with such capitals."""
        if not self._has_pixels:
            return None
        pixel = capitals / LEAST_CAPITALS / scale
        return SmallBoard(min(max(pixel, LEAST_UNITS), MOST_UNITS), self._background.names(self._capitals))

    def _dress(self, milliseconds: float = TURN_MS) -> None:
        clock = QElapsedTimer()
        clock.start()
        while self._blurred and clock.elapsed() < milliseconds:
            sprite, item = self._blurred.pop()
            self._sprites.dress(item, sprite)
        if not self._blurred:
            self._timer.stop()
