"""The pictures of the README and of the page on the window are taken of the program as it is, all of them at once.

With `--pictures FOLDER` they are kept: `python -m tests.pictures.playing FOLDER`.
"""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QSize
from pytestqt.qtbot import QtBot

from indonesia_qt.files import paths
from indonesia_qt.games.singapore.bots.rules_of_thumb import Easy
from indonesia_qt.games.singapore.rules.turn import PlayTurn
from indonesia_qt.library import load_map, map_folders
from indonesia_qt.ui.app.program import Program
from indonesia_qt.ui.board.picture_export import Picture
from indonesia_qt.ui.editor.window_manager import WindowManager
from indonesia_qt.ui.games.indonesia.board.pieces import PIECES
from indonesia_qt.ui.games.indonesia.board.position_marks import era_marks
from indonesia_qt.ui.games.indonesia.game_view import IndonesiaView
from indonesia_qt.ui.style.theme import LIGHT
from indonesia_qt.ui.table import advice
from tests.pictures.camera import Camera
from tests.ui.games.singapore.tables import begin
from tests.ui.pages.new_game import NewGamePage
from tests.ui.pages.saved_games import SavedGamesPage
from tests.ui.pages.start_screen import StartPage
from tests.ui.table.mouse import Mouse
from tests.ui.table.positions import POSITIONS, Position, go_to

pytestmark = pytest.mark.usefixtures("undressed")

ROOT = Path(__file__).parents[3]
PAGES = (ROOT / "README.md", paths.resources() / "docs" / "reference" / "window.md")
SHOWN = re.compile(r"pictures/([\w-]+)\.png")
DRAWN = ("layers", "year")
"""Made by other scripts."""
SALE = Position("DeliverGoods", 12, 6, players=5, bot="medium")
TOWN = 6
"""The round of Singapore in which its picture is taken."""
MAP_WIDTH = 1000
"""Pixels of the picture of a whole map."""
WAIT_MS = 60_000


class Tour:
    """Goes through the program as the page tells, and has pictures taken."""

    def __init__(self, program: Program, camera: Camera, qtbot: QtBot) -> None:
        self.program, self.camera, self.qtbot = program, camera, qtbot

    def go(self) -> None:
        """Take all pictures."""
        self.in_a_sale()
        self.before_a_game()
        self.at_other_times()
        self.in_singapore()
        self.in_the_editor()

    def before_a_game(self) -> None:
        self.do("start")
        screen = StartPage.of(self.program.window)
        self.qtbot.waitUntil(lambda: screen.has_picture, timeout=WAIT_MS)
        self.take("start")
        self.do("new")
        dialog = NewGamePage.of(self.program.window)
        dialog.widget.choices.seed.setText("2026")
        self.take("new-game")
        dialog.widget.reject()

    def in_a_sale(self) -> None:
        go_to(self.program, SALE)
        self.take("sale")
        self.put_on("dark")
        self.take("sale-dark")
        self.put_on("light")
        mouse = Mouse(self.program)
        mouse.ask_why()
        self.take("limit")
        mouse.ask_why()

    def at_other_times(self) -> None:
        go_to(self.program, POSITIONS["mergers"])
        self.do("hint")
        self.qtbot.waitUntil(self.table.decision.host.hint.take.isVisible, timeout=WAIT_MS)
        self.take("hint")
        go_to(self.program, POSITIONS["operations"])
        self.do("show_owners")
        self.do("show_lanes")
        self.take("overlays")
        self.do("show_owners")
        self.do("show_lanes")
        self.table.history.look_at(self.table.history.timeline.present // 2)
        past = Mouse(self.program).panel
        self.qtbot.waitUntil(lambda: past.list.viewport().height() > past.list.sizeHintForRow(0) > 0, timeout=WAIT_MS)
        self.take("past")
        go_to(self.program, POSITIONS["result"])
        self.take("result")
        self.do("open")
        games = SavedGamesPage.of(self.program.window)
        self.qtbot.waitUntil(lambda: all(games.has_picture(row) for row in games.rows), timeout=WAIT_MS)
        self.take("saved-games")
        games.close()
        self.do("charts")
        charts = self.program.charts.window
        assert charts
        self.camera.take("charts", charts)
        charts.close()

    def in_singapore(self) -> None:
        mouse = begin(self.program, *["human"] * 4, seed=3)
        bridge = mouse.table.bridge
        bot, chance = Easy(), Random(3)
        session = bridge.session
        while (asked := session.question) is not None and (
            session.state.round < TOWN or not isinstance(asked, PlayTurn)
        ):
            session.submit(bot.choose(session.game.view(session.state, asked.seat), asked, chance))
        bridge.changed.emit(())
        mouse.open_page("Plans")
        mouse.wait_for_plans()
        mouse.choose_plan(0)
        self.do("fit")
        self.take("singapore")

    def in_the_editor(self) -> None:
        editors = WindowManager(self.program.window.settings, self.program.window.appearance, self.program)
        editors.open(map_folders()["philippines"])
        (editor,) = editors.windows
        self.qtbot.waitUntil(editor.isVisible)
        editor.resize(1600, 1000)
        editor.commands.actions["tool_link"].trigger()
        self.qtbot.waitUntil(lambda: editor.width() == 1600)
        editor.context.jump(["panay-1"])
        editor.commands.actions["editor_fit"].trigger()
        self.camera.take("editor", editor)
        editor.close()
        found = load_map("philippines")
        picture = Picture(found.board, LIGHT, PIECES, list(era_marks(found.game.scenario, 0, 0)))
        self.camera.keep("philippines", picture.image(picture.size(MAP_WIDTH)))

    @property
    def table(self) -> IndonesiaView:
        assert self.program.table
        return self.program.table

    def do(self, command: str) -> None:
        self.program.window.commands.actions[command].trigger()

    def put_on(self, look: str) -> None:
        self.program.window.preferences.set("theme", look)
        self.program.window.appearance.follow()

    def take(self, name: str) -> None:
        if table := self.program.table:
            self.qtbot.waitUntil(
                lambda: not (table.board.motion.is_running or table.turn_banner.isVisible()), timeout=WAIT_MS
            )
        places = [QSize()]

        def is_laid_out() -> bool:
            places.append(self.program.window.map.size() if self.program.window.map else QSize())
            return places[-1] == places[-2]

        self.qtbot.waitUntil(is_laid_out, timeout=WAIT_MS)
        if board := self.program.window.map:
            board.sharpen()
            self.program.window.grab()  # what is seen is asked for
            self.qtbot.waitUntil(lambda: board.map_scene.is_sharp, timeout=WAIT_MS)
        self.camera.take(name, self.program.window)


@pytest.mark.soak
def test_every_picture_of_the_pages_is_taken(
    program: Program, qtbot: QtBot, pictures: Path | None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(advice, "THINK_SECONDS", 0.05)
    program.window.appearance.put_on()
    camera = Camera(pictures or tmp_path)
    Tour(program, camera, qtbot).go()
    wanted = {name for page in PAGES for name in SHOWN.findall(page.read_text(encoding="utf-8"))}
    assert sorted(camera.taken) == sorted(wanted - set(DRAWN))
