"""The steps of the page "Make your own map in an hour", done in the real window with mouse and keys."""

from __future__ import annotations

import math
from collections.abc import Callable
from itertools import pairwise

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from indonesia_qt.board.model import Point
from indonesia_qt.files import paths
from tests.ui.editor.desktop import Desktop
from tests.ui.editor.hand import NONE, Hand
from tests.ui.pages.editor import areas, problems
from tests.ui.pages.editor.ask_name import AskNamePage
from tests.ui.pages.editor.border_dialogs import ThresholdPage
from tests.ui.pages.editor.entries import ERA, KIND, DeedsPage
from tests.ui.pages.editor.files import SaveAsPage
from tests.ui.pages.editor.imports import awaited, begin_import
from tests.ui.pages.editor.neighbours import NeighboursPage
from tests.ui.pages.editor.new_area import NewAreaPage
from tests.ui.pages.editor.playtest import PlaytestPage, trial_of
from tests.ui.pages.editor.problems import ProblemsPage
from tests.ui.pages.editor.properties import PropertiesPage
from tests.ui.pages.page import settle

Key = Qt.Key
Take = Callable[[str, QWidget], None]
"""Takes a picture of a window, under a name."""
Wait = Callable[[Callable[[], bool]], None]
"""Waits until something has come true."""

AGATE = ((130, 110), (200, 80), (280, 105), (325, 180), (310, 270), (240, 330), (160, 310), (110, 220))
MIDDLE, WIDE, HIGH = (540, 225), 110, 70
"""The island that is drawn free-hand."""
CUTS = (((90, 180), (340, 175)), ((90, 250), (340, 255)), ((545, 130), (535, 320)))
"""Lines across the drawn islands."""
MORE_CUTS = (((800, 30), (815, 290)), ((570, 490), (970, 480)), ((150, 420), (165, 590)))
"""Lines across the imported ones."""
STRAITS = (((385, 0), (395, 300), (400, 600)), ((390, 350), (1000, 345)), ((0, 385), (398, 380)))
"""Lines across the sea."""
FIRST, AMBER, NIPAH, PEARL = (215, 130), (220, 215), (480, 230), (500, 298)
NAMES = {
    FIRST: "Cape Agate",
    AMBER: "Amber Hills",
    (220, 290): "Jade Point",
    (100, 40): "Agate Sea",
    (600, 60): "Pearl Sea",
    (20, 420): "Melati Strait",
    (480, 480): "Rattan Sea",
}
"""Places on the map, and how what lies there is to be called."""
DEEDS = (
    ("A", "Mutiara", "rice"),
    ("A", "Karang", "spice"),
    ("A", "Nipah", "shipping"),
    ("A", "Rotan", "rice"),
    ("B", "Selasih", "rubber"),
    ("B", "Rotan", "shipping"),
    ("B", "Melati", "spice"),
    ("C", "Karang", "oil"),
    ("C", "Nipah", "rubber"),
    ("C", "Mutiara", "shipping"),
)


class Lesson:
    """A beginner who follows the page, chapter after chapter; what the page shows is taken as a picture."""

    def __init__(self, desktop: Desktop, take: Take, wait: Wait) -> None:
        self.desktop, self._take, self.wait = desktop, take, wait

    def follow(self) -> None:
        """Do all that the page says."""
        for chapter in (
            self.begin,
            self.draw_islands,
            self.import_islands,
            self.split_areas,
            self.move_borders,
            self.name_what_there_is,
            self.link_areas,
            self.place_things,
            self.lay_out_deeds,
            self.solve_problems,
            self.let_bots_play,
            self.save,
            self.play,
        ):
            chapter()

    def begin(self) -> None:
        dialog = self.desktop.ask_new()
        dialog.name("Coral Isles")
        dialog.type_size("1000", "600")
        self._take("new-map", dialog.widget)
        dialog.begin()
        self.desktop.window.resize(1366, 768)
        settle()
        self.hand = Hand(self.desktop.window)

    def draw_islands(self) -> None:
        hand, box = self.hand, NewAreaPage.of(self.desktop.window)
        self.desktop.key(Key.Key_D, NONE)
        for corner in AGATE:
            hand.click(corner)
        hand.key(Key.Key_Return)
        box.type_province("Mutiara")
        self._take("draw", self.desktop.window)
        box.confirm()
        around = [_on_ellipse(turn / 24) for turn in range(25)]
        hand.press(around[0])
        for start, end in pairwise(around):
            hand.carry(start, end)
        hand.let_go(around[-1])
        box.take_province("Nipah")
        assert [province.name for province in hand.board.provinces] == ["Mutiara", "Nipah"]

    def import_islands(self) -> None:
        begin_import(self.desktop.window, paths.resources() / "docs" / "tutorials" / "isles.geojson")
        dialog = awaited()
        self._take("import", self.desktop.window)
        dialog.take(3)
        self.wait(lambda: len(self.hand.board.lands) == 5)
        self.desktop.key(Key.Key_0, NONE)

    def split_areas(self) -> None:
        hand = self.hand
        self.desktop.key(Key.Key_C, NONE)
        for line in (*CUTS, *MORE_CUTS, *STRAITS):
            hand.click(line[0])
            for corner in line[1:]:
                hand.click(corner)
            if line is CUTS[1]:
                self._take("split", self.desktop.window)
            hand.key(Key.Key_Return)

    def move_borders(self) -> None:
        self.desktop.key(Key.Key_B, NONE)
        x, y = AGATE[1]
        self.hand.press((x, y))
        self.hand.carry((x, y), (x + 20, y - 35))
        self._take("borders", self.desktop.window)
        self.hand.let_go((x + 20, y - 35))
        assert self.hand.refusals == []

    def name_what_there_is(self) -> None:
        hand, panel = self.hand, PropertiesPage.of(self.desktop.window).come_forward()
        self.desktop.key(Key.Key_S, NONE)
        for point, name in NAMES.items():
            hand.click(point)
            panel.area.rename(name)
        hand.click((220, 290))
        hand.page.menu_at(hand.at((220, 290))).choose(areas.GIVE, areas.NEW_PROVINCE)
        AskNamePage.shown().answer("Melati")
        hand.click(FIRST)
        panel.area.languages.add("de", "Achatkap")
        self._take("names", self.desktop.window)
        assert hand.refusals == []

    def link_areas(self) -> None:
        hand, window = self.hand, self.desktop.window
        NeighboursPage.of(window).come_forward()
        self.desktop.key(Key.Key_L, NONE)
        hand.press(AMBER)
        hand.carry(AMBER, NIPAH)
        self._take("links", window)
        hand.let_go(NIPAH)
        assert [{arrow.a, arrow.b} for arrow in hand.board.arrows] == [{"mutiara-1", "nipah-1"}]
        settle()
        dialog = ThresholdPage.open(window)
        dialog.type_number("60")
        self._take("threshold", dialog.widget)
        dialog.leave()
        settle()

    def place_things(self) -> None:
        """Write the names of the provinces on the map, and put two names elsewhere."""
        self.fix(problems.name_missing("Mutiara"), problems.FIX_ALL)
        self.desktop.key(Key.Key_P, NONE)
        self.hand.drag(next(label.at for label in self.hand.board.labels if label.of == "melati"), (85, 288))
        self.hand.drag(PEARL, (600, 60))
        self._take("places", self.desktop.window)
        assert self.hand.refusals == []

    def lay_out_deeds(self) -> None:
        hand, panel = self.hand, DeedsPage.of(self.desktop.window).come_forward()
        self.desktop.key(Key.Key_S, NONE)
        for era, province, good in DEEDS:
            self.pick(province)
            panel.add()
            panel.choose_in_current_row(KIND, good)
            panel.choose_in_current_row(ERA, era)
        self._take("deeds", self.desktop.window)
        assert len(hand.document.draft.data.deeds) == len(DEEDS)
        assert hand.refusals == []

    def solve_problems(self) -> None:
        for era in "ABC":
            text, way = problems.cards_missing(era, needed=5), problems.add(5)
            if era == "C":
                assert self.selected(text).way(way)
                self._take("problems", self.desktop.window)
            self.fix(text, way)
        assert not self.desktop.window.problems.checks.errors

    def let_bots_play(self) -> None:
        dialog = PlaytestPage.open(self.desktop.window)
        dialog.take_games(1)
        dialog.play()
        self.wait(lambda: dialog.runner is None)
        self._take("bots", dialog.widget)
        dialog.close()
        settle()

    def save(self) -> None:
        self.desktop.key(Key.Key_S)
        SaveAsPage.shown().save()
        settle()
        assert (paths.own_maps() / "coral-isles" / "map.geojson").exists()

    def play(self) -> None:
        dialog = self.desktop.ask_to_play()
        dialog.seat_two()
        dialog.begin()
        game = trial_of(self.desktop.window)
        assert game
        assert game.table
        game.window.preferences.set("privacy", "off")
        game.window.resize(1366, 768)
        self._take("play", game.window)

    def pick(self, province: str) -> None:
        """Click a land area of a province."""
        board = self.hand.board
        home = next(one.id for one in board.provinces if one.name == province)
        self.hand.click(next(land.token for land in board.lands if land.province == home))

    def selected(self, text: str) -> ProblemsPage:
        """Select a problem in the list of them."""
        panel = ProblemsPage.of(self.desktop.window).come_forward()
        panel.select_sentence(text)
        return panel

    def fix(self, text: str, way: str) -> None:
        """Solve a problem."""
        self.selected(text).take(way)


def _on_ellipse(turn: float) -> Point:
    """A point of the island that is drawn free-hand, which is a little uneven."""
    angle = math.tau * turn
    wave = 1 + 0.1 * math.sin(3 * angle) + 0.05 * math.sin(7 * angle)
    return MIDDLE[0] + WIDE * wave * math.cos(angle), MIDDLE[1] + HIGH * wave * math.sin(angle)
