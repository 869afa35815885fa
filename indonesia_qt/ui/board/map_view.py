"""The window onto the board: what the pointer and the keys do there."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import QEvent, QLineF, QPoint, QPointF, QRect, Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QFocusEvent, QHelpEvent, QKeyEvent, QMouseEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from indonesia_qt.board.model import Point
from indonesia_qt.i18n.text import tr
from indonesia_qt.ui.board.floating_labels import HoverCard, Legend
from indonesia_qt.ui.board.map_scene import MapScene, Stop
from indonesia_qt.ui.board.pieces.mark_layout import tokens
from indonesia_qt.ui.board.zoom_view import ZoomView
from indonesia_qt.ui.style.scaling import target
from indonesia_qt.ui.support.later import later
from indonesia_qt.ui.widgets.messages import announce
from indonesia_qt.ui.widgets.overlay import EvasiveCard


def towards(here: Point, direction: Point, places: Mapping[str, Point]) -> str:
    """Return the key of the place that lies next in `direction`, a step along an axis; empty if none lies there.

    A point that lies aside counts as further away, and one that lies more than 60 degrees aside doesn't count.
    """
    best, least = "", math.inf
    for key, (x, y) in places.items():
        way = x - here[0], y - here[1]
        ahead = way[0] * direction[0] + way[1] * direction[1]
        aside = abs(way[0] * direction[1] - way[1] * direction[0])
        if ahead > 0 and aside <= math.sqrt(3) * ahead and ahead + 2 * aside < least:
            best, least = key, ahead + 2 * aside
    return best


DIRECT = Qt.FindChildOption.FindDirectChildrenOnly
CLICK_REACH = 4
"""Pixels that the pointer may move between press and release of a click."""
NEAR, LARGE = 36, 260
"""Pixels: room around the pointer or a token that a card keeps free, and the largest area that it keeps free wholly."""


def _around(place: QPoint) -> QRect:
    """Return the room around a place of the viewport that no card covers."""
    room = QRect(0, 0, NEAR, NEAR)
    room.moveCenter(place)
    return room


class MapView(ZoomView):
    """The board for a pointer and a keyboard, with cards that say what lies in an area.

    Signals:
        touched: A button of the mouse was pressed.
        confirmed: Enter was pressed where no area has the ring.
    """

    map_scene: MapScene
    touched = Signal()
    confirmed = Signal()

    def __init__(self, scene: MapScene) -> None:
        super().__init__(scene)
        self._lands = {land.id for land in scene.board.lands}
        self._pressed: QPoint | None = None
        self._pressed_area = ""
        self._carries = False
        self._panned_from: QPoint | None = None
        self._pointer: QPoint | None = None
        self._space = self._space_panned = False
        self._left_at = self._came_to = ""
        """Where the ring was when the keyboard left the board, and where it came by itself and nothing is asked."""
        self.setAccessibleName(tr("Board"))
        self.setInteractive(False)
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.card = HoverCard(self)
        scene.area_hovered.connect(self._show_card)
        scene.area_focused.connect(self._show_card)
        scene.synced.connect(self.update_card)
        self._carded = ""
        for bar in (self.horizontalScrollBar(), self.verticalScrollBar()):
            bar.valueChanged.connect(self._leave_behind)
        self.legend = Legend(self)
        self.legend.show_text(scene.legend)
        scene.legend_changed.connect(self.legend.show_text)
        self.zoomed.connect(scene.stretch)

    @property
    def is_held(self) -> bool:
        """Whether a button or a finger is held on an area, so that the board mustn't move below it."""
        return self._pressed is not None or self._carries or self.fingers.is_down

    def step_target(self, step: int) -> None:
        """Put the keyboard's ring on the next target, or on the one before for -1."""
        self._step_among(self.map_scene.targets, step)

    def step_stop(self, kind: Stop, step: int) -> None:
        """Put the keyboard's ring on the next area of a kind, or on the one before for -1; without any do nothing."""
        self._step_among(self.map_scene.stops(kind), step)

    def _step_among(self, areas: Sequence[str], step: int) -> None:
        if areas:
            now = self.map_scene.focused
            first = 0 if step > 0 else -1
            self.go_to(areas[(areas.index(now) + step) % len(areas) if now in areas else first])

    def say_borders(self) -> None:
        """Have a screen reader say what borders the area that the keyboard is on."""
        if self.map_scene.focused:
            announce(self, self.map_scene.borders(self.map_scene.focused))

    def go_to(self, area: str) -> None:
        """Bring an area into view and put the keyboard's ring on it."""
        self._came_to = ""
        self.map_scene.focus_area(area)
        self.show_area(area)

    def return_ring(self) -> None:
        """Put the keyboard's ring back on the area where it was when the keyboard left the board, or on the first."""
        if self.map_scene.focused:
            return
        if self._left_at:
            self.map_scene.focus_area(self._left_at)
        else:
            self._go_to_first()
            self._came_to = "" if self.map_scene.targets else self.map_scene.focused

    def _go_to_first(self) -> None:
        """Put the keyboard's ring on the first target, or without any on the area in the middle of the view."""
        scene, middle = self.map_scene, self.to_scene(self.centre).toTuple()
        nearest = min(scene.board.areas(), key=lambda area: math.dist(area.token, middle)).id
        self.go_to(scene.targets[0] if scene.targets else nearest)

    def step_towards(self, direction: Point) -> None:
        """Put the keyboard's ring on the area that lies next in a direction; at first on a target."""
        scene = self.map_scene
        if not scene.focused:
            self._go_to_first()
            return
        points = tokens(scene.board)
        area = towards(points.pop(scene.focused), direction, points)
        if area:
            self.go_to(area)

    def area_under(self, place: QPointF) -> str:
        """Return the area at a place of the viewport; small ones can be hit from a little further away.

        A target can also be hit beside it, where no other token is nearer.
        """
        point, reach = self.to_scene(place), target() / 2 / self.scale_now
        scene = self.map_scene
        found = scene.area_at(point, reach)
        if found in scene.targets:
            return found

        def away(area: str) -> float:
            return QLineF(point, scene.point_of(area)).length()

        nearest = min(scene.targets, key=away, default="")
        is_near = nearest and away(nearest) <= min(reach, away(found) if found in self._lands else reach)
        return nearest if is_near else found

    def update_card(self) -> None:
        """Have the card of an area follow the position and make way for what lies over the board."""
        if self._carded:
            text, area = self.map_scene.describe(self._carded), self._carded
            self.card.say_instead(text, self._place_of(area), self._kept_free(area), self._lots())

    def _show_card(self, area: str) -> None:
        """Have the card of an area come."""
        if not self.card.pinned:
            self._carded = area
        if area:
            text = self.map_scene.describe(area)
            self.card.point_at(text, self._place_of(area), self._kept_free(area), self._lots())
        else:
            self.card.point_at("", QRect(), ())

    def _leave_behind(self) -> None:
        """Have the card go of an area that has moved away from below the pointer."""
        area, at = self.map_scene.hovered, self._pointer
        if area and area == self._carded and at is not None and self.area_under(QPointF(at)) != area:
            self.map_scene.hover("")

    def kept_in_sight(self, but: QWidget | None = None) -> list[QRect]:
        """Return what a part over the board may not cover if nobody asked for it, in pixels of the view.

        These are targets with their names, a town, all else that lies over the board, and the places that it is about.
        """
        others = self.findChildren(QWidget, options=DIRECT)
        over = [part for part in others if part.isVisible() and part not in (but, self.viewport())]
        parts = [part.geometry() for part in over]
        for card in over:
            if isinstance(card, EvasiveCard):
                parts += card.kept_free()
        parts += map(self._token, self.map_scene.targets)
        parts += self._lots()
        names = self.map_scene.names_of(self.map_scene.targets)
        return parts + [self.viewportTransform().mapRect(name).toAlignedRect() for name in names]

    def _kept_free(self, area: str) -> list[QRect]:
        """Return what an area's card mustn't cover: the area, the pointer, targets' tokens, what is over the board."""
        parts = [self._token(target) for target in self.map_scene.targets]
        parts.append(self._place_of(area))
        if area == self.map_scene.hovered and self._pointer is not None:
            parts.append(_around(self._pointer))
        parts += [card.geometry() for card in self.findChildren(EvasiveCard) if card.isVisible()]
        if self.legend.isVisible():
            parts.append(self.legend.geometry())
        return parts

    def _place_of(self, area: str) -> QRect:
        """The area with its token, or what the pointer is on, or the token alone where that is large."""
        seen = self._seen(area)
        if max(seen.width(), seen.height()) <= LARGE:
            return seen
        return _around(self._pointer) if area == self.map_scene.hovered and self._pointer else self._token(area)

    def _lots(self) -> list[QRect]:
        """The lots of a town, beside which there is a table that a card may cover; on a chart there is none."""
        scene = self.map_scene
        if scene.board.look != "lots":
            return []
        return [self._seen(land.id) for land in scene.board.lands]

    def _seen(self, area: str) -> QRect:
        return self.viewportTransform().mapRect(self.map_scene.box_of(area)).toAlignedRect()

    def _token(self, area: str) -> QRect:
        return _around(self.mapFromScene(self.map_scene.point_of(area)))

    def click_focused(self) -> None:
        """Click the area that the keyboard is on; without one that keys chose there is only the answer to confirm."""
        if self.map_scene.focused not in ("", self._came_to):
            self.map_scene.click(self.map_scene.focused)
        else:
            self.confirmed.emit()

    def hide_pieces(self) -> None:
        """Show the bare map."""
        self.map_scene.show_pieces(False)

    def pin_card(self) -> None:
        """Keep the card of the area at the pointer or the keyboard, or let it go."""
        self.card.toggle_pin()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the legend in its corner, and the card of an area whole."""
        super().resizeEvent(event)
        self.legend.settle()
        if self.card.isVisible():
            self.update_card()
            self.card.show_now()

    def rest_at(self, place: QPointF | None) -> None:
        """Show the card of the area at a place of the viewport where a finger rests, or none any more."""
        self._pointer = None if place is None else place.toPoint()
        self.map_scene.hover("" if place is None else self.area_under(place))
        self.card.show_now()

    def give_up(self) -> None:
        """Forget what was pressed or taken."""
        self._let_go()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Begin a click, or a pan with the middle button or with Space held."""
        place = event.position().toPoint()
        event.accept()
        self.touched.emit()
        area = self.area_under(event.position())
        if event.button() == Qt.MouseButton.MiddleButton or (
            event.button() == Qt.MouseButton.LeftButton and self._space
        ):
            self._start_pan(place)
        elif event.button() == Qt.MouseButton.LeftButton:
            self._pressed, self._pressed_area = place, area

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Pan, or show what the pointer is on.

        A press that moves isn't a click: it drags the target on which it began, or pans if there was none.
        """
        place = event.position().toPoint()
        event.accept()
        if not event.buttons():
            self._let_go()  # the release may have gone to another window
        if self._pressed is not None and (place - self._pressed).manhattanLength() > CLICK_REACH:
            if self._pressed_area in self.map_scene.targets:
                self._carries = True
                self.map_scene.area_taken.emit(self._pressed_area)
            else:
                self._start_pan(self._pressed)
            self._pressed = None
        if self._panned_from is not None:
            self.pan(QPointF(self._panned_from - place))
            self._panned_from = place
        elif self._carries or not event.buttons():
            self.point_at(event.position())
            self._pointer = place
            self.map_scene.hover(self.area_under(event.position()))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Click where the button was pressed, or put down what was taken there."""
        event.accept()
        is_left = event.button() == Qt.MouseButton.LeftButton
        is_click, is_drop = is_left and self._pressed is not None, is_left and self._carries
        self._let_go()
        area = self.area_under(event.position())
        if is_click:
            self.map_scene.click(self._pressed_area)
        elif is_drop and area and area != self._pressed_area:
            self.map_scene.area_dropped.emit(area)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Show the whole board on a double click into the water; on a target it is a second click."""
        area = self.area_under(event.position())
        is_water = area not in self._lands
        if event.button() == Qt.MouseButton.LeftButton and is_water and area not in self.map_scene.targets:
            event.accept()
            self.fit()
        else:
            self.mousePressEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Ask for the menu of the area under the pointer, or of the focused one."""
        area, place = self.area_under(QPointF(event.pos())), event.globalPos()
        if event.reason() == QContextMenuEvent.Reason.Keyboard and self.map_scene.focused:
            area = self.map_scene.focused
            place = self.viewport().mapToGlobal(self.mapFromScene(self.map_scene.point_of(area)))
        if area:
            self.map_scene.area_context.emit(area, place)
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Zoom, go from area to area, and click the focused one; other keys are somebody else's."""
        if event.isAutoRepeat() and event.key() in HELD:
            return
        modified = event.modifiers() & ~(Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier)
        act = None if modified else _KEYS.get(Qt.Key(event.key()))
        stop = None if modified else _STOPS.get(Qt.Key(event.key()))
        if stop is not None:
            self.step_stop(stop, -1 if event.modifiers() & Qt.KeyboardModifier.ShiftModifier else 1)
        elif act is None:
            # Not the base class: it would scroll the board away from its place.
            event.ignore()
        else:
            act(self)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        """End the effect of a key that was held.

        Space stops panning, or clicks the focused area when nothing was panned; H shows the pieces again.
        """
        if event.isAutoRepeat():
            return
        if event.key() == Qt.Key.Key_Space:
            taps, self._space = self._space and not self._space_panned, False
            self._show_cursor()
            if taps:
                self.map_scene.click(self.map_scene.focused)
        elif event.key() == Qt.Key.Key_H:
            self.map_scene.show_pieces(True)
        else:
            super().keyReleaseEvent(event)

    def hold_space(self) -> None:
        """Pan with the left button as long as Space is held."""
        self._space, self._space_panned = True, False
        self._show_cursor()

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Go through the targets by Tab and Shift+Tab, then on to the next widget, or round again if there is none."""
        targets = self.map_scene.targets
        ends = not targets or self.map_scene.focused == targets[-1 if forward else 0]
        if not (ends and super().focusNextPrevChild(forward)):
            self.step_target(1 if forward else -1)
        return True

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Put the ring back where it was before another window or a menu had the keyboard."""
        super().focusInEvent(event)
        if event.reason() in (Qt.FocusReason.ActiveWindowFocusReason, Qt.FocusReason.PopupFocusReason):
            later(self, self._put_back_ring)  # a screen reader reads the board first

    def _put_back_ring(self) -> None:
        if self.hasFocus() and not self.map_scene.focused:
            self.map_scene.focus_area(self._left_at)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Take the ring away with the keyboard."""
        self._space = False
        self._left_at = self.map_scene.focused
        self.map_scene.focus_area("")
        super().focusOutEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        """Note that the pointer is on no area any more."""
        self.map_scene.hover("")
        super().leaveEvent(event)

    def viewportEvent(self, event: QEvent) -> bool:
        """Suppress tool tips, as cards take their place; paint the board again for another screen."""
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self.map_scene.stretch()
            self.sharpen()
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            return True
        return bool(super().viewportEvent(event))

    def _start_pan(self, place: QPoint) -> None:
        self._space_panned = True
        self._panned_from = place
        self.map_scene.hover("")
        self._show_cursor()

    def _let_go(self) -> None:
        """Note that no button is held any more."""
        self._pressed, self._carries = None, False
        if self._panned_from is not None:
            self._panned_from = None
            self._show_cursor()

    def _show_cursor(self) -> None:
        if self._panned_from is not None:
            self.viewport().setCursor(Qt.CursorShape.ClosedHandCursor)
        elif self._space:
            self.viewport().setCursor(Qt.CursorShape.OpenHandCursor)
        else:
            self.viewport().unsetCursor()


HELD = (Qt.Key.Key_Space, Qt.Key.Key_H, Qt.Key.Key_Return, Qt.Key.Key_Enter)
"""Keys whose repetitions mean nothing."""
_STOPS: dict[Qt.Key, Stop] = {Qt.Key.Key_A: "own", Qt.Key.Key_T: "town"}
"""Keys that go to the next area of a kind, or with Shift to the one before."""
_KEYS: dict[Qt.Key, Callable[[MapView], object]] = {
    Qt.Key.Key_Plus: MapView.zoom_in,
    Qt.Key.Key_Equal: MapView.zoom_in,
    Qt.Key.Key_Minus: MapView.zoom_out,
    Qt.Key.Key_0: MapView.fit,
    Qt.Key.Key_F: MapView.fit,
    Qt.Key.Key_Z: MapView.show_targets,
    Qt.Key.Key_H: MapView.hide_pieces,
    Qt.Key.Key_P: MapView.pin_card,
    Qt.Key.Key_I: MapView.say_borders,
    Qt.Key.Key_Space: MapView.hold_space,
    Qt.Key.Key_Return: MapView.click_focused,
    Qt.Key.Key_Enter: MapView.click_focused,
    Qt.Key.Key_Left: lambda view: view.step_towards((-1.0, 0.0)),
    Qt.Key.Key_Right: lambda view: view.step_towards((1.0, 0.0)),
    Qt.Key.Key_Up: lambda view: view.step_towards((0.0, -1.0)),
    Qt.Key.Key_Down: lambda view: view.step_towards((0.0, 1.0)),
}
