from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from indonesia_qt.board.draft import Draft
from indonesia_qt.board.files import board_file
from indonesia_qt.board.model import BoardMap
from indonesia_qt.i18n.text import English, speak
from indonesia_qt.mapmaking.files import storage
from tests.mapmaking.islands import islands
from tests.mapmaking.maps import two_islands


@pytest.fixture(scope="session")
def shipped() -> BoardMap:
    return board_file.read(Path(__file__).parents[2] / "maps/indonesia/map.geojson")


@pytest.fixture
def in_german() -> Iterator[None]:
    class German(English):
        language = "de"

    speak(German())
    yield
    speak(English())


@pytest.fixture
def own_data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of a player who has nothing in it yet."""
    monkeypatch.setenv("INDONESIA_QT_DATA", str(tmp_path / "own"))
    return tmp_path / "own"


@pytest.fixture
def folder(tmp_path: Path, own_data: Path) -> Path:
    """The folder of a map that somebody drew."""
    assert own_data
    folder = tmp_path / "islands"
    storage.save(two_islands(), folder)
    return folder


@pytest.fixture
def draft() -> Draft:
    """A few islands that may be changed."""
    return islands()
