"""Installs games for a test where every process finds them: in the namespace of games."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from importlib import invalidate_caches
from importlib.util import find_spec
from pathlib import Path

import pytest

from indonesia_qt import games

PARTS = {"definition": "DEFINITION", "game_ui": "GAME_UI", "offer": "OFFER"}
"""The modules of a game, with what each is asked for."""

Install = Callable[[str, str], None]
"""Installs the game with an id, whose modules are in a package of the tests."""


@pytest.fixture
def install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Install]:
    """Return a function that installs a game until the end of the test."""
    site = tmp_path / "site"
    monkeypatch.syspath_prepend(site)

    def install(id: str, package: str) -> None:
        folder = site / games.NAMESPACE / id
        folder.mkdir(parents=True)
        (folder / "__init__.py").touch()
        for part, name in PARTS.items():
            if find_spec(f"{package}.{part}"):
                (folder / f"{part}.py").write_text(f"from {package}.{part} import {name} as {name}\n")
        _look_again()

    yield install
    monkeypatch.undo()
    _look_again()


def _look_again() -> None:
    """Forget which games are installed."""
    invalidate_caches()
    games._installed.cache_clear()
    games.game_module.cache_clear()
    for name in [name for name in sys.modules if name.split(".")[0] == games.NAMESPACE]:
        del sys.modules[name]
