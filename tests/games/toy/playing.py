"""Installs the game of land for a test, with its map."""

from __future__ import annotations

from pathlib import Path

from tests.board.lots import write_lots
from tests.games.installed import Install


def install_toy(install: Install, own: Path) -> None:
    """Install the game, and lay its map among the player's own files."""
    install("toy", definition="tests.games.toy.definition:DEFINITION", game_ui="tests.games.toy.game_ui:GAME_UI")
    folder = own / "maps" / "lots"
    folder.mkdir(parents=True)
    write_lots(folder)
    (folder / "scenario.json").write_text('{"game": "toy"}', encoding="utf-8")
