"""Goes to one subject after the other in the program's window and has a picture of each taken.

In three looks and two sizes; with words only the pictures whose names contain one of them.
"""

from __future__ import annotations

import json
import os
import sys
import tempfile
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Sequence
from itertools import product
from pathlib import Path
from time import monotonic

from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from indonesia_qt.files import paths
from indonesia_qt.ui.app.program import Program
from indonesia_qt.ui.app.start import make_window
from indonesia_qt.ui.settings.languages import speak_preferred
from indonesia_qt.ui.style.theme import load_fonts
from indonesia_qt.ui.table.game_offers import offer_games
from indonesia_qt.ui.table.window.main_window import MainWindow
from tests.pictures.camera import Camera

LOOKS = ("light", "dark", "high_contrast")
SIZES = ((1366, 768), (1920, 1080))
DOTS_PER_INCH = 96
REST_MS, STEP_MS, WAIT_S = 900, 10, 120
Subject = tuple[str, Callable[[], None]]


class Photographer(ABC):
    """Takes the pictures of the subjects that a subclass has, on a screen of the largest size."""

    sizes: Sequence[tuple[int, int]] = SIZES

    def __init__(self, program: Program, camera: Camera, words: Sequence[str]) -> None:
        self.program, self.camera, self.words = program, camera, words

    def go(self) -> None:
        """Take all pictures."""
        window = self.program.window
        for look, size in product(LOOKS, self.sizes):
            window.preferences.set("theme", look)
            window.resize(*size)
            self.rest()  # the table is made again in another look
            for subject, arrange in self.subjects():
                name = f"{subject}-{look}-{size[0]}"
                if not self.words or any(word in name for word in self.words):
                    arrange()
                    self.camera.take(name, window)

    @abstractmethod
    def subjects(self) -> Iterator[Subject]:
        """Yield what a picture is named after, and what brings it before the camera."""

    def rest(self) -> None:
        """Wait until nothing moves any more."""
        QTest.qWait(REST_MS)

    def wait(self, until: Callable[[], bool]) -> None:
        """Wait for something that comes."""
        end = monotonic() + WAIT_S
        while not until():
            if monotonic() > end:
                raise TimeoutError
            QTest.qWait(STEP_MS)


def take_pictures(photographer: type[Photographer], language: str = "en") -> None:
    """Take the pictures in the folder that the command line names, with settings and saved games of their own."""
    with tempfile.TemporaryDirectory() as own:
        os.environ["QT_QPA_PLATFORM"] = platform(Path(own), max(photographer.sizes))
        os.environ["INDONESIA_QT_DATA"] = os.environ["XDG_DATA_HOME"] = own
        application = QApplication(sys.argv[:1])
        folder, words = Path(sys.argv[1]), sys.argv[2:]
        folder.mkdir(parents=True, exist_ok=True)
        load_fonts(paths.resources() / "fonts")
        offer_games()
        window = make_window()
        window.preferences.set("language", language)
        speak_preferred(window.preferences)
        program = Program(MainWindow(window.settings))
        program.window.appearance.put_on()
        program.window.show()
        photographer(program, Camera(folder), words).go()
        del application
    sys.stdout.flush()
    os._exit(0)  # the bots' processes and the window's pictures need no farewell


def platform(folder: Path, size: tuple[int, int]) -> str:
    """Return Qt's platform without a display, with a screen of this size in pixels; `folder` gets its file."""
    width, height = size
    screen = {
        "name": "screen",
        "x": 0,
        "y": 0,
        "width": width,
        "height": height,
        "dpr": 1,
        "logicalDpi": DOTS_PER_INCH,
        "logicalBaseDpi": DOTS_PER_INCH,
    }
    file = folder / "screens.json"
    file.write_text(json.dumps({"screens": [screen]}), "utf-8")
    return f"offscreen:configfile={file}"
