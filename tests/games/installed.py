"""Installs games for a test where every process finds them: in the namespace of games."""

from __future__ import annotations

import re
import shutil
import sys
from collections.abc import Iterator
from importlib import invalidate_caches
from pathlib import Path
from typing import Protocol

import pytest

from indonesia_qt import games, library
from indonesia_qt.files import paths

PAGE = paths.resources() / "docs" / "tutorials" / "add-a-game.md"
"""The page for those who add a game."""
PARTS = {"definition": "DEFINITION", "game_ui": "GAME_UI", "offer": "OFFER", "editor": "PAGES"}
"""The modules of a game, with what each is asked for."""
(NIM,) = re.findall(r"```python\n(\"\"\"Nim.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
"""The module of the game without a map."""
(NIM_UI,) = re.findall(r"```python\n(\"\"\"The window of Nim.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
"""Its module for the window."""


class Install(Protocol):
    """Installs a game whose parts are values of modules of the tests: `definition="tests.games.toy:DEFINITION"`.

    A part with several lines is the text of its module.
    """

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
            if "\n" not in value:
                module, name = value.split(":")
                value = f"from {module} import {name} as {PARTS[part]}\n"  # noqa: PLW2901
            (folder / f"{part}.py").write_text(value, encoding="utf-8")
        look_again()

    yield install
    monkeypatch.undo()
    look_again()


@pytest.fixture
def game_of_the_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Do what the page says: save its modules, and lay out a map; return the folder of installed packages."""
    text, site, own = PAGE.read_text(encoding="utf-8"), tmp_path / "site", tmp_path / "own"
    monkeypatch.setenv("INDONESIA_QT_DATA", str(own))
    monkeypatch.syspath_prepend(site)
    folder = site / games.NAMESPACE / "claims"
    folder.mkdir(parents=True)
    (folder / "__init__.py").touch()
    for name, code in re.findall(r"[Ss]ave this as `(\w+\.py)`.*?```python\n(.*?)```", text, re.DOTALL):
        (folder / name).write_text(code, encoding="utf-8")
    (data,) = re.findall(r"```json\n(.*?)```", text, re.DOTALL)
    shutil.copytree(paths.shipped_maps() / "lagoon", own / "maps" / "claims")
    (own / "maps" / "claims" / paths.GAME_FILE).write_text(data, encoding="utf-8")
    board = own / "maps" / "claims" / paths.BOARD_FILE
    board.write_text(board.read_text(encoding="utf-8").replace('"id":"lagoon"', '"id":"claims"', 1), encoding="utf-8")
    look_again()
    yield site
    monkeypatch.undo()
    look_again()


def look_again() -> None:
    """Forget which games are installed."""
    invalidate_caches()
    games._installed.cache_clear()
    games.game_module.cache_clear()
    library._game_on.cache_clear()
    for name in [name for name in sys.modules if name.split(".")[0] == games.NAMESPACE]:
        del sys.modules[name]
