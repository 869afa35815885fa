"""The film of a year shows what the window showed."""

from __future__ import annotations

from pathlib import Path

import numpy as np
from PIL import Image
from PySide6.QtCore import Qt
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from tests.pictures.animation import FASTER, LAST_MS, WIDTH, Film, Pixels

COLOURS = Qt.GlobalColor.red, Qt.GlobalColor.green, Qt.GlobalColor.blue
NEAR = 8
"""By so much a colour of the film may differ from that of the window."""


def seen(file: Path) -> list[tuple[Pixels, float]]:
    """Each picture as a reader of the web shows it, over those before, and how long."""
    pictures = []
    with Image.open(file) as film:
        shown = Image.new("RGBA", film.size)
        for number in range(film.n_frames):
            film.seek(number)
            shown = Image.alpha_composite(shown, film.convert("RGBA"))
            pictures.append((np.asarray(shown.convert("RGB")), film.info["duration"]))
    return pictures


def test_pictures_follow_one_another_and_stay_as_long_as_nothing_changes(qtbot: QtBot, tmp_path: Path) -> None:
    window, box, film = QWidget(), QWidget(), Film()
    qtbot.addWidget(window)
    window.resize(WIDTH, WIDTH // 2)
    box.setParent(window)
    box.setAutoFillBackground(True)
    box.resize(WIDTH // 3, WIDTH // 4)
    looks = []
    for colour in COLOURS:
        box.setPalette(QPalette(colour))
        for _ in range(2):
            film.look(window, 100)
        looks.append(film.pictures[-1])
    film.write(tmp_path / "film.png")
    pictures = seen(tmp_path / "film.png")
    assert [time for _, time in pictures] == [200 / FASTER, 200 / FASTER, LAST_MS]
    for (picture, _), look in zip(pictures, looks, strict=True):
        assert int(np.abs(picture.astype(int) - look.astype(int)).max()) <= NEAR
