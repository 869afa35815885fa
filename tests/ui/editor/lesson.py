"""The steps of the page "Make your own map in a quarter of an hour", done in the real window with mouse and keys."""

from __future__ import annotations

import math
from collections.abc import Callable
from itertools import pairwise

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from indonesia_qt.board.model import Point
from indonesia_qt.files import paths
from tests.ui.editor.desktop import Desktop
from tests.ui.editor.hand import CTRL, NONE, SHIFT, Hand
from tests.ui.pages.editor import problems
from tests.ui.pages.editor.areas import AreasPage
from tests.ui.pages.editor.divide import DividePage, GroupPage
from tests.ui.pages.editor.files import SaveAsPage
from tests.ui.pages.editor.imports import awaited, begin_import
from tests.ui.pages.editor.new_area import NewAreaPage
from tests.ui.pages.editor.playtest import trial_of
from tests.ui.pages.editor.problems import ProblemsPage
from tests.ui.pages.editor.properties import PropertiesPage
from tests.ui.pages.page import settle

Key = Qt.Key
Take = Callable[[str, QWidget], None]
"""Takes a picture of a window, under a name."""
Wait = Callable[[Callable[[], bool]], None]
"""Waits until something has come true."""

MUTIARA = ((130, 110), (200, 80), (280, 105), (325, 180), (310, 270), (240, 330), (160, 310), (110, 220))
MIDDLE, WIDE, HIGH = (540, 225), 110, 70
"""The island that is drawn free-hand."""
AREAS, SEAS, PROVINCES = 16, 5, 7
WATER = (20, 20)
"""A place in the sea."""
STRAIT = (300, 180), (450, 225)
"""Places on two islands, on each side of the water between them."""
RENAMED = "Melati"


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
            self.divide_land_and_sea,
            self.make_provinces,
            self.join_islands,
            self.solve_problems,
            self.play,
            self.save,
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
        for corner in MUTIARA:
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

    def divide_land_and_sea(self) -> None:
        window, board = self.desktop.window, self.hand.board
        self.desktop.key(Key.Key_S, NONE)
        self.desktop.key(Key.Key_A, CTRL | SHIFT)
        dialog = DividePage.open(window)
        dialog.put(AREAS)
        self._take("divide", window)
        dialog.confirm()
        self.hand.click(WATER)
        dialog = DividePage.open(window)
        dialog.put(SEAS)
        dialog.confirm()
        board = self.hand.board
        assert (len(board.lands), len(board.seas)) == (AREAS, SEAS)
        assert self.hand.refusals == []

    def make_provinces(self) -> None:
        window, hand = self.desktop.window, self.hand
        dialog = GroupPage.open(window)
        dialog.put(PROVINCES)
        self._take("provinces", window)
        dialog.confirm()
        assert len(hand.board.provinces) == PROVINCES
        panel = AreasPage.of(window)
        panel.click_row(hand.board.provinces[-1].id)
        panel.begin_renaming()
        panel.end_renaming(RENAMED)
        hand.click(WATER)
        PropertiesPage.of(window).come_forward().area.rename("Pearl Sea")
        assert hand.board.provinces[-1].name == RENAMED
        assert "Pearl Sea" in [sea.name for sea in hand.board.seas]
        assert hand.refusals == []

    def join_islands(self) -> None:
        hand, (start, end) = self.hand, STRAIT
        self.desktop.key(Key.Key_L, NONE)
        hand.press(start)
        hand.carry(start, end)
        self._take("links", self.desktop.window)
        hand.let_go(end)
        assert len(hand.board.arrows) == 1
        settle()

    def solve_problems(self) -> None:
        self.desktop.key(Key.Key_S, NONE)
        for text in (problems.ERA_A_IS_SHORT, problems.cards_missing("A", needed=5)):
            panel = self.selected(text)
            if text is problems.ERA_A_IS_SHORT:
                self._take("problems", self.desktop.window)
            panel.take(problems.FIX_ALL)
        self.selected(problems.name_missing(RENAMED)).take(problems.FIX_ALL)
        assert not self.desktop.window.problems.checks.errors
        assert self.hand.refusals == []

    def play(self) -> None:
        dialog = self.desktop.ask_to_play()
        dialog.seat_two()
        dialog.begin()
        game = trial_of(self.desktop.window)
        assert game
        assert game.table
        game.window.preferences.set("privacy", "off")
        game.window.resize(1366, 768)
        settle()
        board = game.window.map
        assert board
        board.sharpen()
        board.viewport().repaint()
        self.wait(lambda: board.map_scene.is_sharp)
        self._take("play", game.window)
        game.window.close()
        settle()

    def save(self) -> None:
        self.desktop.key(Key.Key_S)
        SaveAsPage.shown().save()
        settle()
        assert (paths.own_maps() / "coral-isles" / "map.geojson").exists()

    def selected(self, text: str) -> ProblemsPage:
        """Select a problem in the list of them."""
        panel = ProblemsPage.of(self.desktop.window).come_forward()
        panel.select_sentence(text)
        return panel


def _on_ellipse(turn: float) -> Point:
    """A point of the island that is drawn free-hand, which is a little uneven."""
    angle = math.tau * turn
    wave = 1 + 0.1 * math.sin(3 * angle) + 0.05 * math.sin(7 * angle)
    return MIDDLE[0] + WIDE * wave * math.cos(angle), MIDDLE[1] + HIGH * wave * math.sin(angle)
