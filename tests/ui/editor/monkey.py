"""A monkey at the mouse of an editor: gestures by chance, wherever they lead."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QTransform
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMenu

from indonesia_qt.ui.editor.panels.layers import LOCKABLE
from indonesia_qt.ui.editor.tools.place import PlaceTool
from indonesia_qt.ui.editor.tools.select import SelectTool
from indonesia_qt.ui.editor.tools.trace import TraceTool
from tests.ui.editor.hand import ALT, CTRL, LEFT, NONE, SHIFT, Hand
from tests.ui.pages.editor.layers import LayersPage
from tests.ui.pages.editor.minimap import MinimapPage
from tests.ui.pages.editor.new_area import NewAreaPage
from tests.ui.pages.editor.select import SelectPage
from tests.ui.pages.menus import all_offered

MODIFIERS = (NONE,) * 6 + (SHIFT, CTRL, ALT)
KEYS = (
    *[(key, NONE) for key in (Qt.Key.Key_Return, Qt.Key.Key_Backspace, Qt.Key.Key_Delete, Qt.Key.Key_Escape)],
    *[(key, modifier) for key in (Qt.Key.Key_Left, Qt.Key.Key_Down) for modifier in (NONE, SHIFT)],
    (Qt.Key.Key_Right, CTRL),
    (Qt.Key.Key_F2, NONE),
    (Qt.Key.Key_C, CTRL),
    (Qt.Key.Key_V, CTRL),
    (Qt.Key.Key_D, CTRL | SHIFT),
    (Qt.Key.Key_M, CTRL),
    (Qt.Key.Key_Z, CTRL),
    (Qt.Key.Key_Y, CTRL),
)
LINING_UP = "align_row", "align_column", "space_across", "space_down"


class Monkey:
    """Makes random gestures on the map of an editor."""

    def __init__(self, hand: Hand, seed: int) -> None:
        self.hand, self.random = hand, Random(seed)
        self.ways: dict[Callable[[], None], int] = {
            self.take_tool: 4,
            self.click: 12,
            self.drag: 12,
            self.circle: 4,
            self.press_key: 8,
            self.select: 2,
            self.drag_land: 4,
            self.line_up: 2,
            self.look_elsewhere: 2,
            self.switch: 1,
        }

    def gesture(self) -> None:
        """Use another tool, click, drag, press a key, look elsewhere, or answer what is asked."""
        do = self.random.choices(list(self.ways), weights=list(self.ways.values()))[0]
        do()
        self.answer()

    def take_tool(self) -> None:
        """Use any tool but the one for a picture, of which there is none."""
        self.hand.window.use_tool(self.random.choice(sorted(self.hand.window.tools.keys() - {TraceTool.id})))

    def select(self) -> None:
        areas = [area.id for area in self.hand.board.areas()]
        self.hand.document.select(self.random.sample(areas, self.random.randint(1, min(3, len(areas)))))

    def click(self) -> None:
        port, place = self.hand.window.context.view.viewport(), self.place()
        self.hand.glide(place, held=False)
        QTest.mouseClick(port, LEFT, self.random.choice(MODIFIERS), place)
        if self.random.random() < 0.2:
            QTest.mouseDClick(port, LEFT, NONE, place)
            QTest.mouseRelease(port, LEFT, NONE, place)

    def drag(self) -> None:
        places = [self.place()]
        for _ in range(self.random.randint(1, 4)):
            places.append(self.near(places[-1], 12) if self.random.random() < 0.7 else self.place())
        self.drag_along(places)

    def circle(self) -> None:
        """Drag around a place and back to the start, as a tool that draws wants it."""
        middle, reach = self.place(), self.random.randint(8, 50)
        turns = [QTransform().rotate(angle).map(QPoint(reach, 0)) for angle in range(0, 361, 45)]
        self.drag_along([self.near(middle + turn, 0) for turn in turns])

    def drag_along(self, places: list[QPoint]) -> None:
        """Drag from one place to the next; now and then with Esc before the end."""
        port, modifiers = self.hand.window.context.view.viewport(), self.random.choice(MODIFIERS)
        self.hand.glide(places[0], held=False)
        QTest.mousePress(port, LEFT, modifiers, places[0])
        for place in places[1:]:
            self.hand.glide(place, held=True, modifiers=modifiers)
        if self.random.random() < 0.1:
            self.hand.key(Qt.Key.Key_Escape)
        QTest.mouseRelease(port, LEFT, modifiers, places[-1])

    def drag_land(self) -> None:
        """Drag selected land, or one of its handles."""
        window = self.hand.window
        window.use_tool(SelectTool.id)
        lands = self.hand.board.lands
        self.hand.document.select(land.id for land in self.random.sample(lands, min(len(lands), 1)))
        window.context.jump(self.hand.document.selection)
        view, page = window.context.view, SelectPage(window)
        places = [view.mapFromScene(*place) for place in page.handles()] if page.has_frame else []
        if seen := [place for place in places if view.viewport().rect().contains(place)]:
            start = self.random.choice(seen)
            self.drag_along([start, self.near(start, 30)])

    def line_up(self) -> None:
        """Take several things that stand on the map, and line them up."""
        self.hand.window.use_tool(PlaceTool.id)
        view = self.hand.window.context.view
        sea = self.random.choice(self.hand.board.seas)
        labels = [label.at for label in self.hand.board.labels[:4]]
        for place in (sea.token, *self.random.choice([sea.berths[:4], labels])):
            spot = view.mapFromScene(*place)
            if view.viewport().rect().contains(spot):
                QTest.mouseClick(view.viewport(), LEFT, CTRL, spot)
        self.hand.page.give(self.random.choice(LINING_UP))

    def look_elsewhere(self) -> None:
        """Bring another part of the map into view, by the minimap if it is seen."""
        minimap, board = MinimapPage.of(self.hand.window), self.hand.board
        if minimap.is_seen:
            minimap.drag(self.random.choice(board.seas).token, self.random.choice(board.seas).token)
        self.hand.page.give(self.random.choice(["editor_zoom_in", "editor_zoom_out", "editor_fit"]))

    def switch(self) -> None:
        """Lock a layer or unlock it, or let things snap to another grid."""
        layers = LayersPage.of(self.hand.window)
        if locked := [layer for layer in LOCKABLE if layers.is_locked(layer)]:
            layers.switch_lock(locked[0])
        elif self.random.random() < 0.5:
            layers.switch_lock(self.random.choice(sorted(LOCKABLE)))
        self.hand.page.give(self.random.choice(["snap", "grid_0", "grid_5", "grid_50"]))

    def press_key(self) -> None:
        self.hand.key(*self.random.choice(KEYS))

    def answer(self) -> None:
        """Choose something in a menu or a box that came up."""
        for menu in self.hand.page.parts(QMenu):
            offered = all_offered(menu)
            menu.close()
            if offered:
                self.random.choice(offered).trigger()
        box = NewAreaPage.of(self.hand.window)
        if box.is_open:
            box.become(self.random.choice(box.kinds()))
            self.random.choice([box.confirm, box.confirm, box.leave])()

    def place(self) -> QPoint:
        """Somewhere on the map: near the middle of an area, on one of its corners, or anywhere."""
        board, view = self.hand.board, self.hand.window.context.view
        area = self.random.choice(list(board.areas()))
        point = self.random.choice([area.token, self.random.choice(area.shape[0][0])])
        return self.near(view.mapFromScene(*point), self.random.choice([0, 0, 8, 40]))

    def near(self, place: QPoint, spread: float) -> QPoint:
        """Somewhere around a place, but on the map's window."""
        x, y = (round(self.random.gauss(0, spread)) for _ in range(2))
        found, room = place + QPoint(x, y), self.hand.window.context.view.viewport().rect()
        return QPoint(min(max(found.x(), 0), room.right()), min(max(found.y(), 0), room.bottom()))
