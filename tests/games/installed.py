"""Installs games for a test, as packages do: by an entry point that every process finds."""

from __future__ import annotations

from pathlib import Path

import pytest

from indonesia_qt import games

METADATA = "Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n"


def install(package: str, id: str, site: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Install the game `id` whose modules are in a package of the tests, with `site` as the folder of packages."""
    about = site / f"{id}-1.0.dist-info"
    about.mkdir(parents=True)
    (about / "METADATA").write_text(METADATA.format(name=id))
    (about / "entry_points.txt").write_text(f"[{games.GROUP}]\n{id} = {package}\n")
    if str(site) not in __import__("sys").path:
        monkeypatch.syspath_prepend(site)
    forget()


def forget() -> None:
    """Look for installed games again."""
    games._installed.cache_clear()
    games.game_module.cache_clear()
