"""The page "Make your own map in a quarter of an hour" says what can be done: its steps end in a game."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from indonesia_qt.files import paths
from tests.pictures.camera import Camera
from tests.ui.editor.desktop import Desktop
from tests.ui.editor.lesson import Lesson

PAGE = paths.resources() / "docs" / "tutorials" / "first-map.md"
WAIT_MS = 120_000


@pytest.mark.usefixtures("undressed")
def test_its_steps_lead_to_a_map_that_is_played(
    desktop: Desktop, qtbot: QtBot, pictures: Path | None, tmp_path: Path
) -> None:
    desktop.editors.appearance.put_on()
    camera = Camera(pictures or tmp_path)
    Lesson(desktop, camera.take, lambda is_true: qtbot.waitUntil(is_true, timeout=WAIT_MS)).follow()
    shown = re.findall(r"\(\.\./pictures/([\w-]+)\.png\)", PAGE.read_text(encoding="utf-8"))
    assert sorted(camera.taken) == sorted(shown)
