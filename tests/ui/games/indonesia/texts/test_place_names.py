"""Places are called as those call them who speak the language in use: on the board, in the log and in refusals."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtGui import QGuiApplication

from indonesia_qt.board.model import BoardMap
from indonesia_qt.core.flow import refusal
from indonesia_qt.games.indonesia.game import Indonesia
from indonesia_qt.games.indonesia.rules.actions import StartShipping
from indonesia_qt.games.indonesia.rules.events import ShipPlaced
from indonesia_qt.games.indonesia.rules.phases.acquisitions import ChooseDeed
from indonesia_qt.games.indonesia.rules.scenario import combine
from indonesia_qt.games.indonesia.rules.state import Options
from indonesia_qt.library import PlayableMap, load_map
from indonesia_qt.ui.board.background.outlines import outlines_of
from indonesia_qt.ui.games.indonesia.texts import IndonesiaTexts
from tests.i18n.linguist import spoken
from tests.ui.table.new_games import NAMES

SEA = "banda-sea"
CALLED = {"de": "Bandasee", "it": "Mar di Banda"}
DEED = "a-lampung-shipping"


@pytest.fixture(params=CALLED)
def code(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """The code of a language that is in use."""
    with spoken(request.param, tmp_path):
        yield request.param


@pytest.fixture(scope="module")
def shipped() -> PlayableMap:
    return load_map("indonesia")


def renamed(board: BoardMap) -> BoardMap:
    """The board with a sea that a player called so, in no other language."""
    seas = tuple(replace(sea, name="Sea of Ana", names=()) if sea.id == SEA else sea for sea in board.seas)
    labels = tuple(replace(label, text="Sea of Ana") if label.of == SEA else label for label in board.labels)
    return replace(board, title="Isles of Ana", seas=seas, labels=labels)


def on_the_board(board: BoardMap, qapp: QGuiApplication) -> str:
    assert qapp
    return next(label.text for label in outlines_of(board).board.labels if label.of == SEA)


def in_the_log(game: Indonesia) -> str:
    return IndonesiaTexts(game.scenario, NAMES).sentence(ShipPlaced(DEED, SEA))


def refused(game: Indonesia) -> str:
    state = game.start(game.new_setup(Options(), 3, 1))
    state.deeds.append(DEED)
    state.stack.append(ChooseDeed(0))
    return str(refusal(state, StartShipping(DEED, SEA)))


def test_the_names_that_a_map_has_in_the_language_are_used(
    code: str, shipped: PlayableMap, qapp: QGuiApplication
) -> None:
    assert on_the_board(shipped.board, qapp) == CALLED[code]
    assert CALLED[code] in in_the_log(shipped.game)
    assert CALLED[code] in refused(shipped.game)


def test_the_title_of_a_map_is_told(code: str, qapp: QGuiApplication) -> None:
    assert qapp
    assert outlines_of(load_map("lagoon").board).board.title == {"de": "Lagune", "it": "Laguna"}[code]


@pytest.mark.usefixtures("code")
def test_a_name_of_a_player_s_own_map_stays_as_it_is(shipped: PlayableMap, qapp: QGuiApplication) -> None:
    board = renamed(shipped.board)
    game = Indonesia(combine(board, shipped.data))
    assert on_the_board(board, qapp) == "Sea of Ana"
    assert outlines_of(board).board.title == "Isles of Ana"
    assert "Sea of Ana" in in_the_log(game)
    assert "Sea of Ana" in refused(game)


def test_games_on_a_map_go_on_whatever_its_places_are_called(shipped: PlayableMap) -> None:
    assert combine(renamed(shipped.board), shipped.data).fingerprint == shipped.game.fingerprint
