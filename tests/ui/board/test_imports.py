from __future__ import annotations

import os
import subprocess
import sys

import pytest

from tests.ui.board.conftest import MAPS
from tests.ui.conftest import FONTS

PAINT = f"""
import sys
from pathlib import Path
from PySide6.QtWidgets import QApplication
from indonesia_qt.board.files import board_file as files
from indonesia_qt.ui.games.indonesia.board.pieces import PIECES
from indonesia_qt.ui.board.marks import AreaMark, Piece, RouteMark
from indonesia_qt.ui.board.map_scene import MapScene
from indonesia_qt.ui.board.map_view import MapView
from indonesia_qt.ui.style.theme import LIGHT, load_fonts
app = QApplication([])
load_fonts(Path({str(FONTS)!r}))
scene = MapScene(files.read(Path({str(MAPS)!r}) / "indonesia" / "map.geojson"), LIGHT, PIECES)
scene.sync([Piece("rice", "bali-1", 0, "A"), AreaMark("bali-2", "legal"),
            RouteMark("bali-1", ("bali-sea",), "bali-2", 0, "1")])
view = MapView(scene)
view.show()
assert not view.grab().isNull()
print(*sorted({{"shapely", "networkx", "numpy"}} & set(sys.modules)), sep=",")
"""


def test_the_board_is_painted_without_slow_libraries() -> None:
    done = subprocess.run(
        [sys.executable, "-c", PAINT],
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
        env=os.environ | {"QT_QPA_PLATFORM": "offscreen"},
        encoding="utf-8",
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip() == ""


@pytest.mark.parametrize(
    "module",
    [
        "background.polylines",
        "marks",
        "pieces.mark_layout",
        "pieces.looks",
        "pieces.route_finder",
    ],
)
def test_what_needs_no_qt_loads_none(module: str) -> None:
    code = f"import sys, indonesia_qt.ui.board.{module}; sys.exit('PySide6' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False, timeout=60).returncode == 0
