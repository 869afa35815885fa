"""Tests the installed program in its real window, with all of its parts.

The test works in a temporary folder; it neither reads nor writes the player's files.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from PySide6.QtCore import QElapsedTimer, QEventLoop, QTimer
from PySide6.QtGui import QFont, QFontDatabase, QGuiApplication, QImage
from PySide6.QtWidgets import QApplication

from indonesia_qt.bots.registry import usual_seconds
from indonesia_qt.core.bots import BotName
from indonesia_qt.core.record import HUMAN, Seat, read
from indonesia_qt.files import paths
from indonesia_qt.files.whole_file import write_whole
from indonesia_qt.games import DEFAULT_GAME, definition_of
from indonesia_qt.i18n.untrusted_text import one_line
from indonesia_qt.library import load_map, map_folders, map_of
from indonesia_qt.ui.app.program import Program
from indonesia_qt.ui.app.start import make_window
from indonesia_qt.ui.help.rules_book import read_book
from indonesia_qt.ui.settings.languages import translations
from indonesia_qt.ui.settings.pins import Pins
from indonesia_qt.ui.style.theme import MAP_FAMILY, TEXT_FAMILY
from indonesia_qt.ui.support.application import make_application
from indonesia_qt.ui.support.crash_handler import ErrorWatch, in_words, versions
from indonesia_qt.ui.support.picture_file import png_of
from indonesia_qt.ui.support.qt_translator import QtTranslator
from indonesia_qt.ui.table.board.board_image import board_picture
from indonesia_qt.ui.table.game_view import GameView
from indonesia_qt.ui.table.games.new_game_dialog import NewGame

GAME = definition_of(DEFAULT_GAME)
PERSON = "Łukasz"
"""The person's name, which many locales have no letters for."""
BOTS = 3
"""How many bots play, the strongest ones."""
THINKING = 0.1
"""Seconds that a bot may think about a decision, if it takes any."""
PIN = "2468"
SEED = 7
ROUNDS = 1
PATIENCE_MS = 120_000
"""How long the test waits for one thing, in milliseconds; a bot on a slow machine takes long."""
TURN_MS = 10
WIDTH = 800
"""Pixels of the width of the pictures."""
COLOURS = 50
"""The least number of colours in a picture of a board."""
COLOURS_OF_PHASES = 5
"""The same in a picture of the phases of the round, above the board."""


Checks = Sequence[tuple[str, Callable[[], str]]]
"""Checks with their names; each returns what it found."""


class Failed(Exception):
    """A check that failed; the message says what is wrong."""


class SelfTest:
    """The checks, each of which returns what it found or raises `Failed`.

    Modules that only the map editor needs are loaded in its checks, which report if they can't be.
    """

    def __init__(self, picture: Path | None) -> None:
        self.picture = picture
        self.errors: list[str] = []
        self.watch = ErrorWatch()
        self.watch.happened.connect(lambda error: self.errors.append(in_words(error)))
        self.watch.install()
        self.program = Program(make_window())
        self.program.window.preferences.set("sounds", "off")  # a test isn't to be heard

    def fonts(self) -> str:
        """Check that the fonts that come with the program are there."""
        for family in (MAP_FAMILY, TEXT_FAMILY):
            names = (family, *QFont.substitutes(family))
            _demand(any(map(QFontDatabase.hasFamily, names)), f"there is no font {family}")
        return f"{MAP_FAMILY}, {TEXT_FAMILY}"

    def languages(self) -> str:
        """Check that the compiled translations can be loaded."""
        loaded = {QtTranslator(file).language for file in translations().glob("*.qm")}
        return ", ".join(("en", *sorted(loaded)))

    def rules(self) -> str:
        """Check that the rule book that comes with the program can be read."""
        book = read_book(paths.resources() / "rules" / GAME.id, "en")
        return f"{len(book.passages)} passages"

    def maps(self) -> str:
        """Check that the maps that come with the program can be played and have no errors."""
        from indonesia_qt.mapmaking.files import storage
        from indonesia_qt.mapmaking.review.checks import checked

        for name in map_folders():
            found = storage.opened(name)
            errors = [problem for problem in checked(found.draft).open if problem.level == "error"]
            _demand(not errors, f"{name} has {len(errors)} errors")
            load_map(name)
        return ", ".join(map_folders())

    def window(self) -> str:
        """Check that the window opens and is painted."""
        window = self.program.window
        window.appearance.put_on()
        painted: list[bool] = []
        window.painted.connect(lambda: painted.append(True))
        window.show()
        _wait_until(lambda: bool(painted), "the window is not painted")
        return f"{window.width()} x {window.height()} pixels, {QGuiApplication.platformName()}"

    def round(self) -> str:
        """Play a round in the window: by bots in other processes, and by a person in the list of answers."""
        levels = GAME.levels[::-1][:BOTS]
        bots = [
            Seat(level.title(), n, str(BotName(level, usual_seconds(level, GAME) and THINKING)))
            for n, level in enumerate(levels, start=1)
        ]
        self.program.new_game(NewGame(GAME.id, GAME.map, (Seat(PERSON, 0, HUMAN), *bots), True, GAME.options(), SEED))
        bridge, decision, troubles, answered = self.table.bridge, self.table.decision, list[str](), 0
        bridge.pause_ms = 0
        bridge.trouble.connect(troubles.append)
        chance = Random(SEED)

        def is_played() -> bool:
            return bridge.question is None or self.table.game.round(bridge.session.state) > ROUNDS

        while not is_played():
            _wait_until(lambda: bool(decision.answers("")) or is_played(), "nobody decides")
            if answers := decision.answers(""):
                chance.choice(answers).act()
                answered += 1
        bridge.set_paused(True)
        _demand(not troubles, " ".join(troubles))
        return f"{bridge.made} decisions, {answered} of them in the window"

    def saving(self) -> str:
        """Check that the game is on the disk as it was played, and goes on when it is opened."""
        played, file = self.table.bridge.session, self.program.file
        assert file
        record = read(file)
        replayed, fault = record.replay(map_of(record).game)
        _demand(fault is None and replayed.entries == played.entries, f"{file.name} holds another game")
        _demand(self.program.open(file), f"{file.name} can't be opened")
        opened = self.table.bridge.session
        _demand(opened is not played and opened.entries == played.entries, f"{file.name} opens as another game")
        self.table.bridge.set_paused(True)
        return f"{file.name}, {file.stat().st_size} bytes"

    def pictures(self) -> str:
        """Check that the board can be exported in all formats."""
        written = []
        for kind in ("png", "svg", "pdf"):
            file = paths.own_data() / f"board.{kind}"
            write_whole(file, board_picture(load_map(), None, file.suffix, (WIDTH, WIDTH // 2)))
            written.append(f"{kind} {file.stat().st_size // 1024} KB")
        return ", ".join(written)

    def editor(self) -> str:
        """Check that the map editor opens a map, and that a change can be saved under another name and read again."""
        from indonesia_qt.board.draft import name_of
        from indonesia_qt.mapmaking.edit import naming
        from indonesia_qt.mapmaking.files import storage
        from indonesia_qt.ui.editor.window_manager import WindowManager

        editors = WindowManager(self.program.window.settings, self.program.window.appearance)
        editors.begin(map_folders()["lagoon"])
        _wait_until(lambda: bool(editors.windows), "the editor doesn't open")
        window = editors.windows[0]
        _wait_until(window.isVisible, "the editor is not shown")
        area = window.document.board.lands[0].id
        _demand(window.document.do("Rename", lambda draft: naming.rename(draft, area, "Pulau Uji")), "nothing changes")
        saved = storage.save_as(window.document.draft, "Self test")
        read_again = storage.opened(str(saved.folder)).draft.board
        _demand(name_of(read_again, area) == "Pulau Uji", f"{saved.folder} holds another map")
        view = window.context.view
        _wait_until(lambda: _colours(view.grab().toImage()) >= COLOURS, "the map is not drawn")
        window.document.undo_stack.undo()
        window.close()
        return f"{saved.draft.board.title}, {len(window.document.board.lands)} land areas"

    def pins(self) -> str:
        """Check that a player can have a PIN, which the cryptography of the installed Python keeps."""
        pins = Pins(self.program.window.settings)
        _demand(pins.choose(PERSON, PIN), "it is refused")
        _demand(pins.fits(PERSON, PIN) and not pins.fits(PERSON, PIN[::-1]), "it is not known again")
        return PERSON

    def view(self) -> str:
        """Check that the window shows the board, and save a picture of it if a file was given."""
        view = self.program.window.map
        assert view
        _wait_until(lambda: not self.table.board.motion.is_running, "what moves comes to no rest")
        _wait_until(lambda: _colours(view.grab().toImage()) >= COLOURS, "the board is not drawn")
        top = self.program.window.bar
        _wait_until(lambda: _colours(top.grab().toImage()) >= COLOURS_OF_PHASES, "the phases are not drawn")
        grabbed = self.program.window.grab()
        if self.picture:
            write_whole(self.picture, png_of(grabbed.toImage()))
        return str(self.picture or f"{grabbed.width()} x {grabbed.height()} pixels")

    def nothing_unexpected(self) -> str:
        """Close the window, and check that there was no unexpected error."""
        self.program.window.close()
        _wait_until(lambda: not self.program.window.isVisible(), "the window doesn't close")
        _demand(not self.errors, "; ".join(self.errors))
        return "no errors"

    @property
    def table(self) -> GameView:
        """The view of the game."""
        if self.program.table is None:
            raise Failed("there is no game")
        return self.program.table

    def checks(self) -> Checks:
        """Return all checks in their order."""
        return (
            ("fonts", self.fonts),
            ("languages", self.languages),
            ("rules", self.rules),
            ("maps", self.maps),
            ("window", self.window),
            (f"a {GAME.round_name}", self.round),
            ("saving", self.saving),
            ("PIN", self.pins),
            ("view", self.view),
            ("pictures", self.pictures),
            ("map editor", self.editor),
            ("the end", self.nothing_unexpected),
        )


def run_selftest(picture: Path | None, say: Callable[[str], object]) -> int:
    """Run all checks, `say` a line for each, and return the exit code: 0, or 1 if a check failed.

    A picture of the window is saved in the file `picture`.
    """
    with _own_folder():
        _app = QApplication.instance() or make_application()
        say("indonesia-qt {program}, Qt {qt}, Python {python}, {system}".format(**versions()))
        test = SelfTest(picture and picture.absolute())
        failed = carried_out(test.checks(), say)
        test.program.window.close()
        say(f"{failed} failed" if failed else "all is well")
    return 1 if failed else 0


def carried_out(checks: Checks, say: Callable[[str], object]) -> int:
    """Run checks, `say` the result of each in a line, and return how many failed."""
    failed = 0
    for name, check in checks:
        began = time.perf_counter()
        try:
            outcome, result = "ok  ", check()
        except Exception as error:  # noqa: BLE001 - any error is reported
            outcome, result = "FAIL", str(error) if isinstance(error, Failed) else in_words(error)
            failed += 1
        say(f"{outcome} {name}: {one_line(result)} ({time.perf_counter() - began:.1f} s)")
    return failed


@contextmanager
def _own_folder() -> Iterator[None]:
    """Use an empty folder in place of the player's own, also in the processes of bots."""
    before = os.environ.get(paths.DATA_VARIABLE)
    with TemporaryDirectory(prefix="indonesia-qt-") as folder:
        os.environ[paths.DATA_VARIABLE] = folder
        try:
            yield
        finally:
            if before is None:
                del os.environ[paths.DATA_VARIABLE]
            else:
                os.environ[paths.DATA_VARIABLE] = before


def _demand(holds: bool, otherwise: str) -> None:
    if not holds:
        raise Failed(otherwise)


def _wait_until(holds: Callable[[], bool], otherwise: str) -> None:
    """Run the window until something holds; raise `Failed` if that takes too long."""
    clock = QElapsedTimer()
    clock.start()
    while not holds():
        _demand(clock.elapsed() < PATIENCE_MS, otherwise)
        turn = QEventLoop()
        QTimer.singleShot(TURN_MS, turn.quit)
        turn.exec()


def _colours(image: QImage) -> int:
    """Return the number of colours of a picture, in a coarse grid of points."""
    points = ((x, y) for x in range(0, image.width(), 7) for y in range(0, image.height(), 7))
    return len({image.pixel(*point) for point in points})
