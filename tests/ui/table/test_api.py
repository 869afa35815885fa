"""Games are made of the names of the table's face; those that were made before it find them where they were."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import grimp
import pytest

from indonesia_qt.games import NAMESPACE
from indonesia_qt.ui.table import api
from tests.games.toy import game_ui as toy

TABLE, FACE = "indonesia_qt.ui.table", api.__name__
ROOT = Path(__file__).parents[3]
FORMERLY = {
    "board.board_ui": ("BoardUi",),
    "game_texts": ("GameTexts",),
    "game_ui": ("GameUi",),
    "game_view": ("GameView",),
    "panels.answers": ("AnswersPanel",),
    "panels.panel": ("AreaPanel", "PlacePanel", "QuestionPanel", "QuestionUi"),
    "records": ("ActionGroupText", "ActionText", "ActionUi", "EventUi"),
}
"""The modules of the table that the page for those who add a game named before, with what they were named for."""


def taken(file: Path) -> Iterator[tuple[str, str]]:
    """Yield the modules of the table that a module imports from, and the names."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith(TABLE):
            yield from ((node.module or "", one.name) for one in node.names)


def test_what_the_page_and_the_toy_take_of_the_table_is_on_its_face(game_of_the_page: Path) -> None:
    for file in (game_of_the_page / NAMESPACE / "claims" / "game_ui.py", Path(toy.__file__)):
        assert {module for module, _ in taken(file)} == {FACE}


def test_our_games_take_what_is_on_the_face_from_there_where_qt_may_be_loaded() -> None:
    imports = grimp.build_graph("indonesia_qt", include_external_packages=True, cache_dir=None)
    seen = set()
    for name in sorted(imports.find_descendants("indonesia_qt.ui.games")):
        file = Path(ROOT, *name.split(".")).with_suffix(".py")
        pairs = set(taken(file if file.exists() else file.with_suffix("") / "__init__.py"))
        if imports.chain_exists(importer=name, imported="PySide6", as_packages=True):
            aside = {(module, one) for module, one in pairs if module != FACE and one in api.__all__}
            assert not aside, f"{name} takes {aside} from elsewhere"
        seen |= {one for module, one in pairs if module == FACE}
    assert {"Context", "GameUi", "GameView", "QuestionPanel"} <= seen <= set(api.__all__)


@pytest.mark.parametrize("module", FORMERLY)
def test_games_that_are_installed_find_the_names_where_they_were(module: str) -> None:
    found = import_module(f"{TABLE}.{module}")
    assert [getattr(found, name) for name in FORMERLY[module]] == [getattr(api, name) for name in FORMERLY[module]]
