"""Films a year of a game that four bots play: `python -m tests.pictures.animation resources/docs/pictures/year.png`.

The program plays it in its window at its own pace; the film shows what the window shows, faster.
"""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

import numpy as np
from numpy.typing import NDArray
from PIL import Image
from PySide6.QtCore import QElapsedTimer, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from indonesia_qt.ui.app.program import Program
from indonesia_qt.ui.app.start import make_window
from indonesia_qt.ui.support.application import make_application
from tests.ui.table.new_games import new_game

SEED, YEAR, BOT, PLAYERS = 7, 4, "medium", 4
"""The game, and the year that is filmed."""
WINDOW, WIDTH = (1280, 720), 960
"""Pixels of the window, and of the film across."""
PAUSE_MS = 250
"""How long a bot waits before it moves."""
EVERY_MS, FASTER, LAST_MS = 150, 2.0, 2500
"""A look at the window so often; the film runs so many times faster, and stands still at its end."""
COLOURS = 255
UNCHANGED = 255
"""The number of the colour that lets the picture before show through."""
MOST_BYTES = 3_000_000

Pixels = NDArray[np.uint8]


class Film:
    """Pictures of a window, each with how long it is shown, in milliseconds."""

    def __init__(self) -> None:
        self.pictures: list[Pixels] = []
        self.times: list[float] = []

    def look(self, window: QWidget, passed: float) -> None:
        """Take another picture, or show the last one longer when nothing has changed."""
        picture = _pixels(window.grab().toImage())
        if self.pictures and np.array_equal(picture, self.pictures[-1]):
            self.times[-1] += passed
        else:
            self.pictures.append(picture)
            self.times.append(passed)

    def write(self, file: Path) -> None:
        """Write the film as an animated PNG that begins again and again."""
        palette = Image.fromarray(np.concatenate(self.pictures[:: max(1, len(self.pictures) // 8)])).quantize(
            COLOURS, method=Image.Quantize.MEDIANCUT
        )
        shown = [
            np.asarray(Image.fromarray(one).quantize(palette=palette, dither=Image.Dither.NONE))
            for one in self.pictures
        ]
        changes = [shown[0]]
        changes += [np.where(now != before, now, UNCHANGED) for before, now in pairwise(shown)]
        frames = [Image.fromarray(one.astype(np.uint8), "P") for one in changes]
        colours = (palette.getpalette() or [])[: 3 * COLOURS]
        colours += [0] * (3 * (UNCHANGED + 1) - len(colours))
        for frame in frames:
            frame.putpalette(colours)
        times = [round(time / FASTER) for time in self.times]
        times[-1] = LAST_MS
        frames[0].save(
            file,
            save_all=True,
            append_images=frames[1:],
            duration=times,
            loop=0,
            blend=1,  # what is transparent shows the picture before
            transparency=UNCHANGED,
        )


def _pixels(picture: QImage) -> Pixels:
    small = picture.scaledToWidth(WIDTH, Qt.TransformationMode.SmoothTransformation)
    flat = small.convertToFormat(QImage.Format.Format_RGB888)
    rows = np.frombuffer(flat.constBits(), np.uint8).reshape(flat.height(), flat.bytesPerLine())
    return rows[:, : 3 * flat.width()].reshape(flat.height(), flat.width(), 3).copy()


def film(file: Path) -> None:
    """Play up to the year, film it and keep the film."""
    program = Program(make_window())
    program.window.appearance.put_on()
    program.window.resize(*WINDOW)
    program.window.show()
    program.new_game(new_game(*[BOT] * PLAYERS, seed=SEED))
    table = program.table
    assert table

    def year() -> int:
        return int(table.game.round(table.bridge.session.state))

    table.bridge.pause_ms = 0
    _wait(lambda: year() >= YEAR)
    table.bridge.pause_ms = PAUSE_MS
    found, clock = Film(), QElapsedTimer()
    clock.start()
    while year() == YEAR:
        QTest.qWait(EVERY_MS)
        found.look(program.window, clock.restart())
    found.write(file)
    sys.stdout.write(f"{len(found.pictures)} pictures, {file.stat().st_size:,} bytes\n")
    program.window.close()


def _wait(for_what: Callable[[], bool]) -> None:
    while not for_what():
        QApplication.processEvents()


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder:
        os.environ["INDONESIA_QT_DATA"] = folder
        application = make_application()
        film(Path(sys.argv[1]))
