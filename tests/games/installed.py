"""Installs games for a test where every process finds them: in the namespace of games."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from importlib import invalidate_caches
from typing import Protocol

import pytest

from indonesia_qt import games

PARTS = {"definition": "DEFINITION", "game_ui": "GAME_UI", "offer": "OFFER", "editor": "PAGES"}
"""The modules of a game, with what each is asked for."""


class Install(Protocol):
    """Installs a game whose parts are values of modules of the tests: `definition="tests.games.toy:DEFINITION"`."""

    def __call__(self, id: str, **parts: str) -> None: ...


@pytest.fixture
def install(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Iterator[Install]:
    """Return a function that installs a game until the end of the test."""
    site = tmp_path_factory.mktemp("site")
    monkeypatch.syspath_prepend(site)

    def install(id: str, **parts: str) -> None:
        folder = site / games.NAMESPACE / id
        folder.mkdir(parents=True)
        (folder / "__init__.py").touch()
        for part, value in parts.items():
            module, name = value.split(":")
            (folder / f"{part}.py").write_text(f"from {module} import {name} as {PARTS[part]}\n")
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
