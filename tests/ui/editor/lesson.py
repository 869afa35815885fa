"""The steps of the page "Make your own map in an hour", done in the real window with mouse and keys."""

from __future__ import annotations

import math
from collections.abc import Callable
from itertools import pairwise
from typing import TypeVar, cast

from PySide6.QtCore import Qt
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QInputDialog, QLineEdit, QMenu, QPushButton, QWidget

from indonesia_qt.board.model import Point
from indonesia_qt.files import paths
from indonesia_qt.ui.editor.dialogs.map_chooser import NewMapDialog
from indonesia_qt.ui.editor.imports.import_commands import ImportCommands
from indonesia_qt.ui.editor.imports.import_dialog import ImportDialog
from indonesia_qt.ui.editor.links.border_dialogs import ThresholdDialog
from indonesia_qt.ui.editor.menus.file_commands import SaveAsDialog
from indonesia_qt.ui.editor.panels.panel import EditorPanel
from indonesia_qt.ui.editor.panels.problems import ProblemsPanel
from indonesia_qt.ui.editor.panels.properties import PropertiesPanel
from indonesia_qt.ui.editor.playtest.playtest_command import PlaytestCommand
from indonesia_qt.ui.editor.playtest.playtest_dialog import PlaytestDialog
from indonesia_qt.ui.editor.tools.draw import DrawTool
from indonesia_qt.ui.games.indonesia.editor.deeds_and_cards import DeedsPanel
from indonesia_qt.ui.games.indonesia.editor.entries import EntriesPanel
from indonesia_qt.ui.table.games.new_game_dialog import NOBODY, NewGameDialog
from tests.ui.editor.desktop import Desktop
from tests.ui.editor.hand import CTRL, LEFT, NONE, Hand

Key = Qt.Key
Take = Callable[[str, QWidget], None]
"""Takes a picture of a window, under a name."""
Wait = Callable[[Callable[[], bool]], None]
"""Waits until something has come true."""

P = TypeVar("P", bound=EditorPanel)

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
        self.desktop.editors.ask_new()
        dialog = self.desktop.asked(NewMapDialog)
        QTest.keyClicks(dialog.title, "Coral Isles")
        write(dialog.width_field, "1000", Key.Key_Tab)
        write(dialog.height_field, "600", Key.Key_Tab)
        self._take("new-map", dialog)
        self.desktop.press("Begin", dialog)
        self.desktop.settle()
        self.hand = Hand(self.desktop.window)

    def draw_islands(self) -> None:
        hand, box = self.hand, cast(DrawTool, self.desktop.window.tools["draw"]).box
        self.desktop.key(Key.Key_D, NONE)
        for corner in AGATE:
            hand.click(corner)
        hand.key(Key.Key_Return)
        QTest.keyClicks(box.province, "Mutiara")
        self._take("draw", self.desktop.window)
        QTest.keyClick(box.name, Key.Key_Return)
        around = [_on_ellipse(turn / 24) for turn in range(25)]
        hand.press(around[0])
        for start, end in pairwise(around):
            hand.carry(start, end)
        hand.let_go(around[-1])
        write(cast(QLineEdit, box.province.lineEdit()), "Nipah")
        assert [province.name for province in hand.board.provinces] == ["Mutiara", "Nipah"]

    def import_islands(self) -> None:
        (commands,) = self.desktop.window.findChildren(ImportCommands)
        commands.open(paths.resources() / "docs" / "isles.geojson")
        self._take("import", self.desktop.window)
        self.desktop.press("Import 3 outlines", self.desktop.asked(ImportDialog))
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
        hand, panel = self.hand, self.panel(PropertiesPanel)
        self.desktop.key(Key.Key_S, NONE)
        for point, name in NAMES.items():
            hand.click(point)
            write(panel.area.name, name)
        hand.click((220, 290))
        self.choose_in_menu((220, 290), "Give to province", "New province\N{HORIZONTAL ELLIPSIS}")
        self.answer("Melati")
        hand.click(FIRST)
        QTest.keyClicks(panel.area.languages.code, "de")
        QTest.keyClicks(panel.area.languages.name, "Achatkap")
        QTest.mouseClick(panel.area.languages.add, LEFT)
        self._take("names", self.desktop.window)
        assert hand.refusals == []

    def link_areas(self) -> None:
        hand, window = self.hand, self.desktop.window
        window.docks["neighbours"].raise_()
        self.desktop.key(Key.Key_L, NONE)
        hand.press(AMBER)
        hand.carry(AMBER, NIPAH)
        self._take("links", window)
        hand.let_go(NIPAH)
        assert [{arrow.a, arrow.b} for arrow in hand.board.arrows] == [{"mutiara-1", "nipah-1"}]
        self.desktop.settle()
        window.commands.actions["link_threshold"].trigger()
        dialog = self.desktop.asked(ThresholdDialog)
        write(dialog.number, "60", Key.Key_Tab)
        self._take("threshold", dialog)
        dialog.reject()
        self.desktop.settle()

    def place_things(self) -> None:
        """Write the names of the provinces on the map, and put two names elsewhere."""
        self.fix("The name of Mutiara is not on the map.", "Fix all of this kind")
        self.desktop.key(Key.Key_P, NONE)
        self.hand.drag(next(label.at for label in self.hand.board.labels if label.of == "melati"), (85, 288))
        self.hand.drag(PEARL, (600, 60))
        self._take("places", self.desktop.window)
        assert self.hand.refusals == []

    def lay_out_deeds(self) -> None:
        hand, panel = self.hand, self.panel(DeedsPanel)
        self.desktop.key(Key.Key_S, NONE)
        for era, province, good in DEEDS:
            self.pick(province)
            self.desktop.press("Add", panel)
            self.change(panel, 2, good)
            self.change(panel, 0, era)
        self._take("deeds", self.desktop.window)
        assert len(hand.document.draft.data.deeds) == len(DEEDS)
        assert hand.refusals == []

    def solve_problems(self) -> None:
        for era in "ABC":
            text = f"5 players need as many city cards of each era; there are 0 of era {era}."
            if era == "C":
                self.point_at_fix(text, "Add 5")
                self._take("problems", self.desktop.window)
            self.fix(text, "Add 5")
        assert not self.desktop.window.problems.checks.errors

    def let_bots_play(self) -> None:
        self.desktop.window.commands.actions["trial"].trigger()
        dialog = self.desktop.asked(PlaytestDialog)
        dialog.games.setValue(1)
        self.desktop.press("Play", dialog)
        self.wait(lambda: dialog.runner is None)
        self._take("bots", dialog)
        dialog.reject()
        self.desktop.settle()

    def save(self) -> None:
        self.desktop.key(Key.Key_S)
        dialog = self.desktop.asked(SaveAsDialog)
        self.desktop.press("Save", dialog)
        self.desktop.settle()
        assert (paths.own_maps() / "coral-isles" / "map.geojson").exists()

    def play(self) -> None:
        self.desktop.key(Key.Key_F5, NONE)
        dialog = self.desktop.asked(NewGameDialog)
        for number, row in enumerate(dialog.rows):
            row.choose_player("human" if number < 2 else NOBODY)
        self.desktop.press("Start", dialog)
        (trial,) = self.desktop.window.findChildren(PlaytestCommand)
        assert trial.game
        assert trial.game.table
        trial.game.window.preferences.set("privacy", "off")
        trial.game.window.resize(1366, 768)
        self._take("play", trial.game.window)

    def pick(self, province: str) -> None:
        """Click a land area of a province."""
        board = self.hand.board
        home = next(one.id for one in board.provinces if one.name == province)
        self.hand.click(next(land.token for land in board.lands if land.province == home))

    def change(self, panel: EntriesPanel, column: int, text: str) -> None:
        """Choose something else in a cell of the row that is selected."""
        index = panel.table.currentIndex().siblingAtColumn(column)
        QTest.mouseClick(panel.table.viewport(), LEFT, NONE, panel.table.visualRect(index).center())
        QTest.keyClick(panel.table, Key.Key_F2)
        box = panel.table.findChild(QComboBox)
        assert box
        self.desktop.settle()
        box.hidePopup()
        box.setCurrentIndex(box.findText(text))
        QTest.keyClick(box, Key.Key_Return)
        self.desktop.settle()

    def point_at_fix(self, text: str, fix: str) -> QPushButton:
        """Select a problem and point at the button that solves it."""
        panel = self.panel(ProblemsPanel)
        row = [row.text for row in panel.rows.shown].index(text)
        panel.list.scrollTo(panel.rows.index(row))
        QTest.mouseClick(panel.list.viewport(), LEFT, NONE, panel.list.visualRect(panel.rows.index(row)).center())
        self.desktop.settle()
        (button,) = [one for one in panel.findChildren(QPushButton) if one.isVisible() and one.text().startswith(fix)]
        return button

    def fix(self, text: str, fix: str) -> None:
        """Solve a problem."""
        QTest.mouseClick(self.point_at_fix(text, fix), LEFT)
        self.desktop.settle()

    def panel(self, kind: type[P]) -> P:
        """A panel of the window, in front of the others."""
        window = self.desktop.window
        window.docks[kind.id].raise_()
        self.desktop.settle()
        return cast(P, window.panels[kind.id])

    def choose_in_menu(self, place: Point, *texts: str) -> None:
        """Right-click on the map and go through the menu with the mouse."""
        view, at = self.desktop.window.context.view, self.hand.at(place)
        event = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, at, view.viewport().mapToGlobal(at))
        QApplication.sendEvent(view.viewport(), event)
        self.desktop.settle()
        for text in texts:
            menus = [top for top in QApplication.topLevelWidgets() if isinstance(top, QMenu) and top.isVisible()]
            ((menu, action),) = [(menu, one) for menu in menus for one in menu.actions() if one.text() == text]
            menu.setActiveAction(action)
            QTest.keyClick(menu, Key.Key_Return)
            self.desktop.settle()

    def answer(self, text: str) -> None:
        """Write a name where one is asked for."""
        dialog = self.desktop.asked(QInputDialog)
        write(dialog.findChild(QLineEdit), text)
        self.desktop.settle()


def write(field: QWidget, text: str, end: Qt.Key = Key.Key_Return) -> None:
    """Write a text into a field instead of what stands there."""
    field.setFocus()
    QTest.keyClick(field, Key.Key_A, CTRL)
    QTest.keyClicks(field, text)
    QTest.keyClick(field, end)


def _on_ellipse(turn: float) -> Point:
    """A point of the island that is drawn free-hand, which is a little uneven."""
    angle = math.tau * turn
    wave = 1 + 0.1 * math.sin(3 * angle) + 0.05 * math.sin(7 * angle)
    return MIDDLE[0] + WIDE * wave * math.cos(angle), MIDDLE[1] + HIGH * wave * math.sin(angle)
