from __future__ import annotations

import gc
import os
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication, QWidget

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from indonesia_qt.games.indonesia.rules.state import Options
from indonesia_qt.ui.app.program import Program
from indonesia_qt.ui.app.start import make_window
from indonesia_qt.ui.settings.appearance import TEMPOS
from indonesia_qt.ui.support import background
from indonesia_qt.ui.table.game_offers import offer_games
from indonesia_qt.ui.widgets import settling, sound_player
from tests.ui.hostile import PICTURE, Watch
from tests.ui.table.mouse import Mouse
from tests.ui.table.new_games import Begin, new_game

ROOT = Path(__file__).parents[2]
FONTS = ROOT / "resources" / "fonts"


@pytest.fixture(autouse=True, scope="session")
def bundled_fonts(qapp: object) -> None:
    from indonesia_qt.ui.style.theme import load_fonts

    assert qapp
    load_fonts(FONTS)


@pytest.fixture(autouse=True, scope="session")
def offered_games() -> None:
    """What the games of the program offer, also in windows and settings that a test makes itself."""
    offer_games()


FREEZE = gc.freeze
"""What `nothing_brought_back` takes away."""


def delete_windows() -> None:
    """Delete what is to be deleted later."""
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def widgets_of(app: QApplication) -> list[QWidget]:
    """All widgets but Qt's own of a tip, which fades away on Windows."""
    return [widget for widget in app.allWidgets() if widget.objectName() != "qtooltip_label"]


@pytest.fixture(autouse=True)
def deleted_windows(qapp: QApplication, request: pytest.FixtureRequest) -> Iterator[None]:
    """Deletes the windows of a test at its end, so that the next test need not bear them; none may be left.

    Qt deletes them in an event loop only, and tests have none: windows would stay, be restyled and fill the memory.
    """
    before = len(widgets_of(qapp))
    FREEZE()  # to look through all that is there already would take longer than most tests
    yield
    delete_windows()
    request.node.funcargs.clear()  # pytest would keep them until the next test has begun
    gc.collect()  # what belonged to them, such as positions and pictures
    left = widgets_of(qapp)
    assert len(left) <= before, f"left behind: {sorted({type(widget.window()).__name__ for widget in left})}"


@pytest.fixture(autouse=True, scope="module")
def nothing_brought_back() -> Iterator[None]:
    """Leaves it to the files of tests what the garbage collector passes over, also while windows are deleted.

    The editor has all looked at again when a map is closed; here that is what all tests before have left to stay, and
    to look through it at the end of each test takes longer than most tests.
    """
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(gc, "freeze", lambda: None)
        patch.setattr(gc, "unfreeze", lambda: None)
        yield


@pytest.fixture(autouse=True)
def still(monkeypatch: pytest.MonkeyPatch) -> None:
    """Has nothing move on the board at the usual speed; tests of what moves choose another one.

    Each question glides into view. To paint that takes longer than anything else that most tests do.
    """
    monkeypatch.setitem(TEMPOS, "normal", 0.0)


@pytest.fixture(autouse=True)
def quiet(monkeypatch: pytest.MonkeyPatch) -> None:
    """Takes away whatever can play sounds on this computer; tests of sounds bring a player of their own."""
    for module in ("PySide6.QtMultimedia", "winsound"):
        monkeypatch.setitem(sys.modules, module, None)
    monkeypatch.setattr(sound_player, "which", lambda _: None)


@pytest.fixture(autouse=True)
def unsynced(monkeypatch: pytest.MonkeyPatch) -> None:
    """Lets files be written without waiting for the disk: no test here takes away its power."""
    monkeypatch.setattr(os, "fsync", lambda _: None)


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Lets the window wait for what threads do, however long a busy computer takes; tests of slow disks don't."""
    monkeypatch.setattr(background, "PATIENCE_S", 60)


@pytest.fixture(autouse=True)
def unhurried(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Lets the clicks of tests, which are quicker than any hand, count as clicks far apart."""
    monkeypatch.setattr(settling, "SETTLING_MS", 0)
    before = qapp.doubleClickInterval()
    qapp.setDoubleClickInterval(0)
    yield
    qapp.setDoubleClickInterval(before)


@pytest.fixture(autouse=True)
def undressed(qapp: QApplication) -> Iterator[None]:
    """The application as it was, afterwards: in another look the windows of the next tests would have other sizes."""
    before = qapp.styleSheet(), qapp.palette(), qapp.font()
    yield
    if (qapp.styleSheet(), qapp.palette(), qapp.font()) != before:
        delete_windows()  # or they would be dressed once more
        qapp.setStyleSheet(before[0])
        qapp.setPalette(before[1])
        qapp.setFont(before[2])
        qapp.setProperty("target", None)


@pytest.fixture
def watch(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Watch]:
    """A watch on the picture that hostile names would show."""
    if sys.platform != "linux":
        pytest.skip("only Linux tells what is opened")
    monkeypatch.chdir(tmp_path)
    watch = Watch(tmp_path / PICTURE)
    yield watch
    watch.close()


@pytest.fixture
def own_data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The player's own folder, empty; on Linux, so is the trash."""
    monkeypatch.setenv("INDONESIA_QT_DATA", str(tmp_path / "own"))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    return tmp_path / "own"


@pytest.fixture
def program(own_data: Path, qapp: object) -> Iterator[Program]:
    """The program with its window on the screen and no game yet."""
    assert own_data
    assert qapp
    program = Program(make_window())
    program.window.resize(1366, 768)
    program.window.show()
    yield program
    program.window.close()
    program.window.deleteLater()
    program.deleteLater()


@pytest.fixture
def begin(program: Program) -> Begin:
    """Begins a game whose seats are `human` or bots, and gives a mouse to play it with."""

    def begin(*players: str, seed: int = 1, options: Options | None = None) -> Mouse:
        program.new_game(new_game(*players, seed=seed, options=options))
        assert program.table
        program.table.bridge.pause_ms = 0
        return Mouse(program)

    return begin
