from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from indonesia_qt.board import files
from indonesia_qt.board.model import BoardMap
from indonesia_qt.wording import English, speak


@pytest.fixture(scope="session")
def shipped() -> BoardMap:
    return files.read(Path(__file__).parents[2] / "maps/indonesia/map.geojson")


@pytest.fixture
def in_german() -> Iterator[None]:
    class German(English):
        language = "de"

    speak(German())
    yield
    speak(English())
