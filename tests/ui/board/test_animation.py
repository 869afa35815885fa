"""Pieces that travel and rings that grow: they come to rest by themselves or at once, and leave the board as it is."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from indonesia_qt.ui.board.animation import PART_MS, TEMPOS, WHOLE_MS, Animation, Voyage
from indonesia_qt.ui.board.map_scene import MapScene
from indonesia_qt.ui.board.map_view import MapView
from indonesia_qt.ui.board.marks import Piece

TOKEN = Piece("token", "west", 0, "A")
VOYAGE = Voyage(TOKEN, ("west", "left-sea", "right-sea", "islet"))


@pytest.fixture
def moving(view: MapView) -> Animation:
    view.map_scene.sync([TOKEN])
    return Animation(view.map_scene)


def items(motion: Animation) -> int:
    scene = motion.parent()
    assert isinstance(scene, MapScene)
    return len(scene.items())


def test_pieces_travel_and_come_to_rest(moving: Animation, qtbot: QtBot) -> None:
    at_rest = items(moving)
    with qtbot.waitSignal(moving.finished):
        moving.play([VOYAGE, VOYAGE], ["east"], TEMPOS["fast"])
        assert moving.is_running
        assert items(moving) == at_rest + 3
    assert not moving.is_running
    assert items(moving) == at_rest


def test_a_piece_goes_along_its_stops(view: MapView, moving: Animation) -> None:
    moving.play([VOYAGE], [], TEMPOS["slow"])
    part = moving._parts[0]
    scene = view.map_scene
    part.move(0.0)
    assert part.item.pos() == scene.point_of("west")
    part.move(0.5)
    assert scene.point_of("left-sea").x() < part.item.x() < scene.point_of("right-sea").x()
    part.move(1.0)
    assert (part.item.pos() - scene.point_of("islet")).manhattanLength() < 1e-6


@pytest.mark.parametrize("tempo", ["slow", "normal", "fast"])
@pytest.mark.parametrize("pieces", [0, 1, 2, 5, 15])
def test_nothing_takes_longer_than_it_may(moving: Animation, pieces: int, tempo: str) -> None:
    moving.play([VOYAGE] * pieces, ["east", "west"], TEMPOS[tempo])
    assert all(part.lasts <= PART_MS for part in moving._parts)
    assert moving.clock.duration() <= WHOLE_MS


def test_what_moves_can_be_ended_at_once(moving: Animation, qtbot: QtBot) -> None:
    at_rest = items(moving)
    moving.play([VOYAGE], ["east"], TEMPOS["slow"])
    with qtbot.waitSignal(moving.finished):
        moving.finish()
    assert items(moving) == at_rest


def test_what_comes_next_ends_what_was_before(moving: Animation, qtbot: QtBot) -> None:
    at_rest = items(moving)
    moving.play([VOYAGE] * 3, [], TEMPOS["slow"])
    with qtbot.waitSignal(moving.finished):
        moving.play([], ["east"], TEMPOS["slow"])
    assert items(moving) == at_rest + 1
    moving.finish()


def test_nothing_moves_when_nothing_may(moving: Animation, qtbot: QtBot) -> None:
    with qtbot.assertNotEmitted(moving.finished, wait=0):
        moving.play([VOYAGE], ["east"], TEMPOS["off"])
    assert not moving.is_running
