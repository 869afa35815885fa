"""What a designer waits for in the window of the map editor: `python -m tests.benchmarks.editor [MAP]`.

A hand with a mouse and keys works on a map of 2,000 areas, the most of a kind, or on MAP. What it does is done when the
map, the panels, the line below and the problems show it and a frame is painted. Times are those of the processor,
whatever else the machine does, and medians of several.
"""

from __future__ import annotations

import json
import math
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from itertools import pairwise
from math import cos, pi, sin
from pathlib import Path
from random import Random
from resource import RUSAGE_CHILDREN, RUSAGE_SELF, getrusage
from statistics import median
from time import perf_counter, process_time
from typing import NamedTuple

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from msgspec.structs import replace
from PySide6.QtCore import QEventLoop, QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from indonesia_qt import library
from indonesia_qt.board.draft import Draft
from indonesia_qt.board.model import Point
from indonesia_qt.games.indonesia.maps import edits
from indonesia_qt.games.indonesia.rules.constants import ERAS, FoundedKind
from indonesia_qt.mapmaking.edit.shapes.nodes import is_junction
from indonesia_qt.mapmaking.files import storage
from indonesia_qt.ui.editor.panels.neighbours import NeighboursPanel
from indonesia_qt.ui.editor.panels.properties import PropertiesPanel
from indonesia_qt.ui.editor.tools.draw import DrawTool
from indonesia_qt.ui.editor.window_manager import WindowManager
from indonesia_qt.ui.games.indonesia.editor.entries import EntriesPanel
from indonesia_qt.ui.settings.appearance import Appearance
from indonesia_qt.ui.settings.settings_file import Preferences, Settings
from tests.benchmarks.table import Row
from tests.mapmaking.boards import draft, grid
from tests.ui.editor.hand import CTRL, SHIFT, Hand

COLUMNS, ROWS = 50, 40
TOO_MANY = 60, 50
SIZE = 1600, 900
TIMES, FRAMES = 3, 30
CHANGE, FRAME, FILE, IMPORT = 300.0, 1000 / 30, 2000.0, 5000.0
"""Milliseconds that a change may take, what follows the pointer, a whole map that is opened, saved or refused, and one
that is imported."""
MEMORY = 300.0
"""Megabytes of the largest process, of the window or of an import."""
GIVEN = 50
"""So many areas go to another province at once."""
DEEDS, CARDS = 30, 15
KINDS: tuple[FoundedKind, ...] = ("rice", "spice", "rubber")


class Time(NamedTuple):
    """Milliseconds of the processor and of the clock."""

    busy: float
    passed: float


class Watch:
    """Takes times by what they are of."""

    def __init__(self) -> None:
        self.times: dict[tuple[str, float], list[Time]] = {}

    @contextmanager
    def on(self, what: str, most: float = CHANGE) -> Iterator[None]:
        """Take the time until everything shows what is done here."""
        settle()
        busy, passed = processor_time(), perf_counter()
        yield
        settle()
        time = Time(1000 * (processor_time() - busy), 1000 * (perf_counter() - passed))
        self.times.setdefault((what, most), []).append(time)


def processor_time() -> float:
    """Return the seconds of the processor of this process and of those that it started and that have ended."""
    now = os.times()
    return process_time() + now.children_user + now.children_system


def settle() -> None:
    """Work on what waits to be done, and paint."""
    for _ in range(4):
        QApplication.processEvents()


class Designer:
    """Works in a window of the editor."""

    def __init__(self, watch: Watch, hand: Hand) -> None:
        self.watch, self.hand = watch, hand
        self.document = hand.document

    def work(self) -> None:
        """Do everything that is measured, each several times; the map is as before at the end."""
        deeds: tuple[Callable[[int], None], ...] = (
            self.hover,
            self.select,
            self.look_around,
            self.bend_border,
            self.split,
            self.merge,
            self.draw_island,
            self.draw_sea,
            self.link,
            self.rename,
            self.give,
            self.edit_tables,
            self.save,
        )
        for deed in deeds:
            for n in range(TIMES):
                deed(n)

    @contextmanager
    def change(self, what: str) -> Iterator[None]:
        """Make a change, and take it back, again, and back."""
        before = self.document.undo_stack.index()
        with self.watch.on(what):
            yield
        assert self.document.undo_stack.index() == before + 1, f"{what}: {self.hand.refusals}"
        for keys in (CTRL, CTRL | SHIFT, CTRL):
            with self.watch.on(f"{what}: undone or redone"):
                self.hand.key(Qt.Key.Key_Z, keys)
        assert self.document.undo_stack.index() == before, what

    def hover(self, n: int) -> None:
        """Move from area to area."""
        self.use("S")
        for area in self.lands[n :: len(self.lands) // FRAMES]:
            at = self.hand.at(area)
            with self.watch.on("the pointer on another area", FRAME):
                self.hand.glide(at, held=False)

    def select(self, n: int) -> None:
        """One area, all, none."""
        self.use("S")
        area = self.lands[7 * n + 3]
        self.hand.point(area)
        with self.watch.on("an area selected"):
            self.hand.click(area)
        with self.watch.on("all areas selected"):
            self.hand.key(Qt.Key.Key_A, CTRL)
        assert len(self.document.selection) > len(self.lands)
        with self.watch.on("nothing selected"):
            self.hand.key(Qt.Key.Key_A, CTRL | SHIFT)

    def look_around(self, _: int) -> None:
        """Zoom at the pointer, pan with the middle button, and back to the whole map."""
        port = self.hand.window.context.view.viewport()
        at = QPointF(port.rect().center())
        for _ in range(6):
            with self.watch.on("a notch of the wheel", FRAME):
                self.wheel(at, 120)
        QTest.mousePress(port, Qt.MouseButton.MiddleButton, pos=at.toPoint())
        for step in range(1, 7):
            with self.watch.on("a frame of a pan", FRAME):
                self.hand.glide((at + QPointF(9, 6) * step).toPoint(), held=False)
        QTest.mouseRelease(port, Qt.MouseButton.MiddleButton, pos=at.toPoint())
        with self.watch.on("four notches at once", 2 * FRAME):
            for _ in range(4):
                self.wheel(at, -120)
        with self.watch.on("the whole map"):
            self.hand.key(Qt.Key.Key_0)

    def bend_border(self, n: int) -> None:
        """Drag a corner."""
        self.use("B")
        node = self.junction(n)
        self.hand.look_at(node, 1.0)
        start = self.hand.at(node)
        self.hand.press(node)
        settle()
        for step in range(1, 6):
            with self.watch.on("a corner follows the pointer", FRAME):
                self.hand.glide(start + QPoint(2 * step, step), held=True)
        with self.change("a corner moved"):
            self.let_go(start + QPoint(10, 5))
        self.hand.window.context.view.fit()

    def split(self, n: int) -> None:
        """Cut an area with a line from above to below."""
        area = self.lands[11 * n + 5]
        box = self.hand.window.context.scene.box_of(area)
        middle = box.center().x()
        ends = (middle, box.top() - 2), (middle, box.bottom() + 2)
        self.document.select([area])
        self.use("C")
        self.hand.press(ends[0])
        self.hand.carry(*ends)
        with self.change("an area split"):
            self.hand.let_go(ends[1])

    def merge(self, n: int) -> None:
        """Make one area of two."""
        land = self.document.board.land_land[13 * n]
        self.document.select([land.a, land.b])
        with self.change("two areas merged"):
            self.hand.key(Qt.Key.Key_M, CTRL)

    def draw_island(self, n: int) -> None:
        """Draw a small island corner by corner."""
        sea = self.document.board.seas[5 * n + 2]
        radius = 0.5 * sea.radius
        self.hand.look_at(sea.token, 2.0)
        self.draw("an island", circle(sea.token, radius, 6), closes=Qt.Key.Key_Return)
        self.hand.window.context.view.fit()

    def draw_sea(self, n: int) -> None:
        """Draw a sea across much of the map by free hand, where it leaves room for all tokens."""
        board = self.document.board
        radius = 0.2734 * min(board.width, board.height)
        for step in range(40):
            at = board.width * (0.35 + 0.0125 * (9 * n + step) % 0.3), board.height * 0.5
            if self.draw("a large sea", circle(at, radius, 100)):
                return

    def draw(self, what: str, outline: Sequence[Point], closes: Qt.Key | None = None) -> bool:
        """Draw an outline, by free hand unless a key closes it, and let it become land or sea; whether that can be."""
        self.use("D")
        tool = self.hand.window.tools[DrawTool.id]
        assert isinstance(tool, DrawTool)
        box = tool.box
        if closes is None:
            self.hand.press(outline[0])
            for point in outline[1:]:
                self.hand.glide(self.hand.at(point), held=True)
            with self.watch.on(f"{what}: the outline closed"):
                self.hand.let_go(outline[0])
        else:
            for point in outline:
                self.hand.click(point)
            with self.watch.on(f"{what}: the outline closed"):
                self.hand.key(closes)
        if not box.isVisible():
            self.hand.key(Qt.Key.Key_Escape)
            return False
        for kind in ("lake", "land") if closes else ("land", "sea"):
            with self.watch.on(f"{what}: another kind chosen"):
                box.kinds[kind].click()
        with self.watch.on(f"{what}: a letter of its name"):
            QTest.keyClick(box.name, Qt.Key.Key_X)
        with self.change(f"{what} drawn"):
            QTest.mouseClick(box.done, Qt.MouseButton.LeftButton)
        return True

    def link(self, n: int) -> None:
        """Tick a neighbour off in the list, and link with the tool."""
        self.use("S")
        self.document.select([self.lands[17 * n]])
        panel = self.hand.window.panels[NeighboursPanel.id]
        assert isinstance(panel, NeighboursPanel)
        with self.change("two areas unlinked"):
            panel.list.topLevelItem(0).setCheckState(0, Qt.CheckState.Unchecked)
        self.use("L")
        a, b = self.lands[29 * n], self.lands[29 * n + 2]
        self.hand.press(a)
        self.hand.carry(a, b)
        with self.change("two areas linked by an arrow, all links shown"):
            self.hand.let_go(b)
        link = self.document.board.land_land[29 * n]
        self.hand.press(link.a)
        self.hand.carry(link.a, link.b)
        with self.change("two areas unlinked with the tool, all links shown"):
            self.hand.let_go(link.b)
        self.use("S")

    def rename(self, n: int) -> None:
        """Write a name."""
        self.document.select([self.lands[19 * n]])
        settle()
        field = self.properties.area.name
        field.setFocus()
        field.selectAll()
        QTest.keyClicks(field, "Atlantis")
        with self.change("an area renamed"):
            QTest.keyClick(field, Qt.Key.Key_Return)

    def give(self, n: int) -> None:
        """Give one area to another province, and many."""
        for areas, what in (
            ([self.lands[23 * n]], "an area given"),
            (self.lands[n : n + GIVEN], f"{GIVEN} areas given"),
        ):
            self.document.select(areas)
            settle()
            choice = self.properties.area.province
            homes = {land.province for land in self.document.board.lands if land.id in areas}
            others = [one.id for one in self.document.board.provinces if one.id not in homes]
            place = choice.findData(others[n])
            with self.change(f"{what} to a province"):
                choice.setCurrentIndex(place)
                choice.activated.emit(place)

    def edit_tables(self, n: int) -> None:
        """Change the era of a deed and of a city card."""
        for id, what in (("deeds", "a deed"), ("cards", "a city card")):
            panel = self.hand.window.panels[id]
            assert isinstance(panel, EntriesPanel)
            self.hand.window.docks[id].raise_()
            settle()
            cell = panel.sorted.index(n, 0)
            era = "b" if cell.data(Qt.ItemDataRole.EditRole) != "b" else "c"
            with self.change(f"{what} changed"):
                panel.sorted.setData(cell, era)
        self.hand.window.docks["problems"].raise_()

    def save(self, n: int) -> None:
        """Save the map."""
        self.document.do("Credits", lambda draft: replace(draft, board=replace(draft.board, credits=f"Thanks {n}")))
        with self.watch.on("the map saved", FILE):
            self.hand.key(Qt.Key.Key_S, CTRL)
        assert self.document.undo_stack.isClean()

    def use(self, key: str) -> None:
        """Take a tool."""
        QTest.keyClick(self.hand.window.context.view, key)
        settle()

    def let_go(self, at: QPoint) -> None:
        """Let the button go at a place of the map's window."""
        QTest.mouseRelease(self.hand.window.context.view.viewport(), Qt.MouseButton.LeftButton, pos=at)

    def wheel(self, at: QPointF, turned: int) -> None:
        """Turn the wheel."""
        view, none = self.hand.window.context.view, Qt.KeyboardModifier.NoModifier
        port = view.viewport()
        place, way = port.mapToGlobal(at), QPointF(0, turned).toPoint()
        buttons, phase = Qt.MouseButton.NoButton, Qt.ScrollPhase.NoScrollPhase
        QApplication.sendEvent(port, QWheelEvent(at, place, way / 8, way, buttons, none, phase, False))

    @property
    def lands(self) -> list[str]:
        """All land areas."""
        return [land.id for land in self.document.board.lands]

    @property
    def properties(self) -> PropertiesPanel:
        """The panel of what is selected."""
        found = self.hand.window.panels[PropertiesPanel.id]
        assert isinstance(found, PropertiesPanel)
        return found

    def junction(self, n: int) -> Point:
        """A corner where borders meet, inland."""
        board = self.document.board
        corners = (corner for land in board.lands[31 * n + 40 :] for corner in land.shape[0][0])
        inner = (at for at in corners if 50 < at[0] < board.width - 50 and 50 < at[1] < board.height - 50)
        return next(corner for corner in inner if is_junction(board, corner))


def circle(at: Point, radius: float, corners: int) -> list[Point]:
    """The corners of a circle; the last one isn't the first."""
    ways = (2 * pi * n / corners for n in range(corners))
    return [(at[0] + radius * cos(way), at[1] + radius * sin(way)) for way in ways]


def large_map() -> Draft:
    """A map of 2,000 areas with deeds and city cards."""
    found = draft(grid(COLUMNS, ROWS))
    homes = [province.id for province in found.board.provinces]
    for n in range(DEEDS):
        found = edits.add_deed(found, ERAS[n % 3], homes[n], KINDS[n % 3])
    for n in range(CARDS):
        found = edits.add_card(found, ERAS[n % 3], homes[n : n + 3])
    return replace(found, board=replace(found.board, id="large"))


def import_files(watch: Watch, own: Path) -> None:
    """Import outlines, as many as a map can have and too many, on the command line."""
    for columns, rows, what, most in ((COLUMNS, ROWS, "a file imported", IMPORT), (*TOO_MANY, "a file refused", FILE)):
        file = own / f"{columns}.geojson"
        file.write_text(json.dumps({"type": "FeatureCollection", "features": [*outlines(columns, rows)]}))
        for n in range(TIMES):
            command = [sys.executable, "-P", "-m", "indonesia_qt", "import", file, "--out", own / f"{columns}-{n}"]
            with watch.on(what, most):
                done = subprocess.run(command, check=False, capture_output=True)
            assert (done.returncode == 0) == (what == "a file imported"), done.stderr


def outlines(columns: int, rows: int) -> Iterator[dict[str, object]]:
    """Features whose common borders have seven corners between each two of a grid, with a little chance."""
    for area in grid(columns, rows).areas():
        corners = area.shape[0][0]
        ring = [corners[0]]
        for a, b in pairwise(corners):
            low, high = sorted((a, b))
            chance = Random(repr((low, high)))
            (x, y), (across, down) = low, (high[0] - low[0], high[1] - low[1])
            far = math.hypot(across, down)
            bent = [
                (x + across * n / 8 + down / far * off, y + down * n / 8 - across / far * off)
                for n in range(1, 8)
                for off in [chance.uniform(-BEND, BEND)]
            ]
            ring += [*(bent if a == low else bent[::-1]), b]
        geometry = {"type": "Polygon", "coordinates": [ring]}
        yield {"type": "Feature", "properties": {"name": area.id}, "geometry": geometry}


BEND = 1.5
"""Map units by which borders are bent."""


def measure(start: Draft | None = None) -> dict[tuple[str, float], list[Time]]:
    """What everything takes, by what it is and how long it may take."""
    with tempfile.TemporaryDirectory() as own:
        os.environ["INDONESIA_QT_DATA"] = own
        app = QApplication.instance() or QApplication([])
        assert isinstance(app, QApplication)
        settings = Settings(Path(own))
        editors = WindowManager(settings, Appearance(Preferences(settings), app))
        folder = Path(own) / "maps" / "large"
        found = start or large_map()
        storage.save(replace(found, board=replace(found.board, id=folder.name)), folder)
        watch = Watch()
        import_files(watch, Path(own))
        for _ in range(TIMES):
            for window in editors.windows:
                window.close()
            with watch.on("the map opened", FILE):
                editors.open(folder)
                while not editors.windows:
                    QApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)
                editors.windows[-1].resize(*SIZE)
        window = editors.windows[-1]
        Designer(watch, Hand(window)).work()
        window.may_close = lambda: True
        window.close()
        settle()
    return watch.times


def rows() -> list[Row]:
    """A row for everything that is waited for."""
    found = ((what, most, median(time.busy for time in times)) for (what, most), times in measure().items())
    return [
        *(
            Row(f"2,000 areas in the window: {what}", busy, "ms", f"under {most:.0f} ms", busy < most)
            for what, most, busy in found
        ),
        Row("2,000 areas: memory of the largest process", memory(), "MB", f"under {MEMORY:.0f} MB", memory() < MEMORY),
    ]


def memory() -> float:
    """The most memory that this process or one that it started has had, in megabytes."""
    most = max(getrusage(RUSAGE_SELF).ru_maxrss, getrusage(RUSAGE_CHILDREN).ru_maxrss)
    return most * (1 if sys.platform == "darwin" else 1024) / 1e6


def main(arguments: Sequence[str]) -> None:
    """Print the figures."""
    known = library.load_map(arguments[0]) if arguments else None
    start = Draft(known.board, known.data) if known else None
    sys.stdout.write(f"{'milliseconds of the processor':55} median   least    most   by the clock\n")
    for (what, most), times in measure(start).items():
        busy, passed = (sorted(column) for column in zip(*times, strict=True))
        message = f"{median(busy):7.1f} {busy[0]:7.1f} {busy[-1]:7.1f} {median(passed):7.1f}"
        sys.stdout.write(f"{what:55}{message}{'' if median(busy) < most else f'   over {most:.0f}'}\n")
    sys.stdout.write(f"{memory():.0f} MB in the largest process\n")


if __name__ == "__main__":
    main(sys.argv[1:])
