"""What moves on the board while a game is played."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from indonesia_qt.games.indonesia.rules.events import CityGrew, Expanded, GoodDelivered, Passed, ShipPlaced
from indonesia_qt.games.indonesia.rules.state import Company, Options
from indonesia_qt.library import load_map
from indonesia_qt.ui.app.program import Program
from indonesia_qt.ui.board.animation import WHOLE_MS, Animation, Voyage
from indonesia_qt.ui.games.indonesia.board.animations import voyages
from indonesia_qt.ui.games.indonesia.board.board_ui import IndonesiaBoardUi
from indonesia_qt.ui.games.indonesia.board.piece_values import good_on, ships_at
from indonesia_qt.ui.games.indonesia.texts.names import letter
from indonesia_qt.ui.settings.appearance import TEMPOS
from tests.ui.table.mouse import Mouse
from tests.ui.table.new_games import Begin
from tests.ui.table.positions import POSITIONS, go_to

RICE, LINE = "a-bali-rice", "a-lampung-shipping"


def test_goods_that_were_sold_travel_and_what_is_new_gets_a_ring() -> None:
    game = load_map().game
    state = game.start(game.new_setup(Options(), 2, 1))
    state.companies[RICE] = Company(RICE, "rice", 1, (RICE,), ["bali-1"], {})
    state.companies[LINE] = Company(LINE, "shipping", 0, (LINE,), [], {"bali-sea": 1, "java-sea": 1})
    sold = GoodDelivered(RICE, "rice", "bali-1", LINE, ("bali-sea", "java-sea"), "lampung-1", 20, 10)
    happened = [sold, Passed(0), CityGrew("lampung-1", 2)]
    (voyage,) = voyages(happened, state, (4, 2))
    assert voyage.stops == ("bali-1", "bali-sea", "java-sea", "lampung-1")
    assert (voyage.piece.kind, voyage.piece.seat, voyage.piece.label) == ("rice", 2, "A")
    assert voyage.carrier == ships_at("", 4, letter(state.scenario, LINE))
    assert IndonesiaBoardUi().rings(happened, state, (4, 2)) == ["lampung-1"]


def test_a_ring_points_out_new_ships_where_they_lie() -> None:
    game = load_map().game
    state = game.start(game.new_setup(Options(), 2, 1))
    state.companies[LINE] = Company(LINE, "shipping", 1, (LINE,), [], {"bali-sea": 2})
    rings = IndonesiaBoardUi().rings([ShipPlaced(LINE, "bali-sea")], state, (4, 2))
    assert rings == [ships_at("bali-sea", 2, letter(state.scenario, LINE), 2)]


def test_each_good_that_was_sold_leaves_its_own_area() -> None:
    game = load_map().game
    state = game.start(game.new_setup(Options(), 2, 1))
    areas = ["sumatera-selatan-1", "sumatera-selatan-2"]
    state.companies[RICE] = Company(RICE, "rice", 1, (RICE,), [*areas, "jambi-2"], {})
    (sea,) = state.scenario.seas_at[areas[1]]
    sold = GoodDelivered(RICE, "rice", areas[0], "line", (sea,), "lampung-1", 20, 10)
    happened = [sold, sold, Expanded(RICE, "jambi-2", 20)]
    assert sorted(voyage.stops[0] for voyage in voyages(happened, state, (4, 2))) == areas


@pytest.fixture
def moving(program: Program, monkeypatch: pytest.MonkeyPatch) -> Mouse:
    """A player who has just expanded a company, while the ring around it grows, more slowly than any test goes on."""
    go_to(program, POSITIONS["expansion"])
    monkeypatch.setitem(TEMPOS, "normal", 100.0)
    mouse = Mouse(program)
    mouse.answer()
    assert motion(mouse).is_running
    return mouse


def motion(mouse: Mouse) -> Animation:
    found: Animation = mouse.table.board.motion
    return found


def test_motion_ends_by_itself(moving: Mouse) -> None:
    clock = motion(moving).clock
    assert 0 < clock.duration() <= 100 * WHOLE_MS
    clock.setCurrentTime(clock.duration() - 1)
    assert motion(moving).is_running
    clock.setCurrentTime(clock.duration())
    assert not motion(moving).is_running


def test_escape_ends_it(moving: Mouse) -> None:
    QTest.keyClick(moving.panel, Qt.Key.Key_Escape)
    assert not motion(moving).is_running


def test_escape_ends_a_chain_at_once_with_all_that_has_not_begun(moving: Mouse) -> None:
    scene = moving.table.board.scene
    chain = [Voyage(good_on("bali-1", "rice", 1, "A"), ("bali-1", "bali-sea", "lampung-1"))] * 5
    motion(moving).finish()
    pieces = len(scene.items())
    motion(moving).play(chain, ["bali-1", "lampung-1"], 1.0)
    assert len(scene.items()) > pieces
    QTest.keyClick(moving.panel, Qt.Key.Key_Escape)
    assert not motion(moving).is_running
    assert len(scene.items()) == pieces


def test_escape_ends_what_moves_before_it_does_anything_else(program: Program, qtbot: QtBot) -> None:
    """A recap and a good that is being sent want the key, too."""
    go_to(program, POSITIONS["deliveries"])
    mouse = Mouse(program)
    program.window.activateWindow()
    qtbot.waitUntil(program.window.isActiveWindow)
    mouse.panel.area_clicked(mouse.panel.company.areas[0])
    mouse.panel.primary.setFocus()
    motion(mouse).play((), ["bali-1"], 1.0)
    escape(mouse)
    assert not motion(mouse).is_running
    assert mouse.panel.picking
    while mouse.panel.picking:
        escape(mouse)


def escape(mouse: Mouse) -> None:
    QTest.keyClick(mouse.panel.primary, Qt.Key.Key_Escape)


def test_a_click_on_the_board_ends_it(moving: Mouse) -> None:
    view = moving.program.window.map
    assert view
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(3, 3))
    assert not motion(moving).is_running


def test_the_next_answer_needs_not_wait(moving: Mouse) -> None:
    bridge = moving.table.bridge
    made = bridge.made
    moving.answer()
    assert bridge.made > made


def test_undo_moves_nothing(moving: Mouse) -> None:
    moving.program.window.play.undo.trigger()
    assert not motion(moving).is_running


def test_nothing_moves_for_who_wants_none(begin: Begin) -> None:
    mouse = begin("human", "human", options=Options(money="open"))
    mouse.program.window.preferences.set("motion", "off")
    for _ in range(6):
        mouse.answer()
        assert not motion(mouse).is_running
    assert mouse.table.view.cities
