"""What has a sound, who hears it, and how it is muted; where nothing can play, the toolbar and the settings say so."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from indonesia_qt.core.record import HUMAN
from indonesia_qt.files import paths
from indonesia_qt.games import game_ids
from indonesia_qt.games.indonesia.rules.events import GameEnded
from indonesia_qt.ui.app.program import Program
from indonesia_qt.ui.games.indonesia.texts import EVENTS
from indonesia_qt.ui.table.game_sounds import REFUSED, TURN
from indonesia_qt.ui.table.game_ui import game_ui
from indonesia_qt.ui.widgets import sound_player
from tests.ui.pages.board_toolbar import BoardToolbarPage
from tests.ui.pages.settings import SettingsPage
from tests.ui.table.mouse import Mouse
from tests.ui.table.new_games import Begin
from tests.ui.table.positions import Position, go_to

SILENT = "Nothing on this computer can play sounds. Install one of these programs: paplay, pw-play or aplay."


def heard(program: Program) -> list[str]:
    """What sounds from now on."""
    found: list[str] = []
    program.sounds.sounded.connect(found.append)
    return found


def wait_for_person(mouse: Mouse, qtbot: QtBot) -> None:
    """Wait until a person is asked and what sounds is heard."""
    bridge = mouse.table.bridge
    qtbot.waitUntil(lambda: bridge.question is None or bridge.is_human(bridge.question.seat), timeout=30_000)
    qtbot.waitUntil(lambda: mouse.program.sounds.is_silent)


def test_each_sound_of_a_game_is_a_file() -> None:
    files = {file.stem for file in (paths.resources() / "sounds").glob("*.wav")}
    assert files == {TURN, REFUSED}.union(*(game_ui(game).sounds for game in game_ids()))


def test_one_person_among_bots_hears_his_turn_and_what_happens(begin: Begin, qtbot: QtBot) -> None:
    mouse = begin("human", "greedy", "greedy", seed=4)
    found = heard(mouse.program)
    while not {"turn", "bid", "deed", "research", "round"} <= set(found):
        wait_for_person(mouse, qtbot)
        mouse.answer()
    assert found.count("turn") <= mouse.table.bridge.made


def test_his_turn_sounds_only_after_others_have_played(begin: Begin, qtbot: QtBot) -> None:
    mouse = begin("human", "greedy", seed=4)
    found, bridge = heard(mouse.program), mouse.table.bridge
    for _ in range(12):
        wait_for_person(mouse, qtbot)
        made = bridge.made
        found.clear()
        mouse.answer()
        wait_for_person(mouse, qtbot)
        others = any(entry.seat == 1 for entry in bridge.session.entries[made:])
        assert ("turn" in found) == others
    found.clear()
    bridge.undo()
    assert found == []


def test_several_people_hear_what_happens_too_unless_they_want_it_alone(begin: Begin, qtbot: QtBot) -> None:
    mouse = begin("human", "human")
    found = heard(mouse.program)
    for _ in range(4):
        mouse.answer()
        wait_for_person(mouse, qtbot)
    assert found.count("turn") >= 2
    found.clear()
    mouse.program.window.preferences.set("sounds", "alone")
    for _ in range(4):
        mouse.answer()
        wait_for_person(mouse, qtbot)
    assert found == []


def test_bots_that_play_without_a_stop_are_silent(begin: Begin, qtbot: QtBot) -> None:
    mouse = begin("human", "greedy", "greedy", seed=4)
    found, bridge = heard(mouse.program), mouse.table.bridge
    for pause_ms, silent in ((0, True), (1, False)):
        bridge.pause_ms = pause_ms
        of_bots = []
        for _ in range(8):
            wait_for_person(mouse, qtbot)
            found.clear()
            mouse.answer()
            own = list(found)
            wait_for_person(mouse, qtbot)
            of_bots += [name for name in found[len(own) :] if name != "turn"]
        assert (of_bots == []) == silent


def test_a_sound_begins_with_its_beat(program: Program, qtbot: QtBot) -> None:
    go_to(program, Position("ChooseResearch", 6, 5))
    mouse = Mouse(program)
    bridge = mouse.table.bridge
    bridge.pause_ms = 1
    order: list[str] = []
    program.sounds.sounded.connect(order.append)
    mouse.table.beats.shown.connect(lambda beat: order.append("goods move") if beat.scene.voyages else None)
    bridge.set_paused(False)
    while "goods move" not in order:
        qtbot.waitUntil(lambda: "goods move" in order or not bridge.bot_is_asked, timeout=30_000)
        if "goods move" not in order:
            mouse.answer()
    assert order[-2:] == ["sale", "goods move"]
    assert not {"sale", "cargo"} & set(order[:-2])


@pytest.mark.parametrize(("player", "sound"), [(HUMAN, "outbid"), ("greedy", "bid")])
def test_to_be_outbid_sounds_otherwise_than_a_bid(program: Program, player: str, sound: str) -> None:
    program.window.preferences.set("privacy", "off")
    go_to(program, Position("RaiseBid", 5, 7))
    program.new_games.branch(Mouse(program).table.bridge.session.entries)
    mouse = Mouse(program)
    bridge = mouse.table.bridge
    bidder = bridge.session.state.stack[-1].auction.bidder
    bridge.give_seat(bidder, player)
    found = heard(program)
    mouse.raise_bid()
    assert found[0] == sound


def test_who_wins_is_the_one_for_whom_the_end_sounds_otherwise() -> None:
    record = EVENTS[GameEnded]
    assert record.sound == "over"
    assert record.own_sound
    assert record.own_sound.name == "win"
    assert record.own_sound.seat(None, GameEnded((5, 9), 1, None)) == 1  # type: ignore[arg-type]


def test_what_is_refused_sounds(program: Program, begin: Begin) -> None:
    program.window.preferences.set("privacy", "off")
    mouse = begin("human", "human")
    found, scenario = heard(mouse.program), mouse.table.view.scenario
    mouse.click_area(next(area for area in scenario.land_neighbours if not scenario.seas_at[area]))
    assert found == ["refused"]


def mute(program: Program) -> QAction:
    return program.window.play.mute


@pytest.fixture
def sounding(monkeypatch: pytest.MonkeyPatch) -> None:
    """Something that can play sounds."""
    monkeypatch.setattr(sound_player, "which", lambda name: "true" if name == "aplay" else None)


@pytest.fixture
def mouse(sounding: None, begin: Begin) -> Mouse:
    assert sounding is None
    return begin("human", "human")


def test_sounds_are_muted_by_a_button_and_by_a_key(mouse: Mouse, qtbot: QtBot) -> None:
    window, found = mouse.program.window, heard(mouse.program)
    button = BoardToolbarPage.of(window).tool(mute(mouse.program))
    assert not mute(mouse.program).isChecked()
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert window.preferences.value("sounds") == "off"
    mouse.answer()
    wait_for_person(mouse, qtbot)
    assert found == []
    QTest.keyClick(window, Qt.Key.Key_M)
    assert window.preferences.value("sounds") == "on"
    assert found == ["turn"], "it is tried out"
    wait_for_person(mouse, qtbot)
    mouse.answer()
    assert len(found) > 1


def test_what_was_chosen_before_is_chosen_again(mouse: Mouse) -> None:
    preferences = mouse.program.window.preferences
    preferences.set("sounds", "alone")
    for expected in ("off", "alone"):
        QTest.keyClick(mouse.program.window, Qt.Key.Key_M)
        assert preferences.value("sounds") == expected
        assert mute(mouse.program).isChecked() == (expected == "off")


def test_where_nothing_can_play_the_button_says_why(begin: Begin) -> None:
    mouse = begin("human", "human")
    button = BoardToolbarPage.of(mouse.program.window).tool(mute(mouse.program))
    assert not button.isEnabled()
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert mouse.program.window.statusBar().currentMessage() == SILENT


def test_so_do_the_settings(program: Program) -> None:
    program.window.game.show_setting("volume")
    page = SettingsPage.of(program.window)
    assert page.reason == SILENT
    assert not {"sounds", "volume"} & {row.key for row in page.preferences}


def test_where_something_can_play_they_have_a_volume_that_is_heard_when_it_changes(
    program: Program, sounding: None
) -> None:
    assert sounding is None
    found = heard(program)
    program.window.game.show_setting("volume")
    page = SettingsPage.of(program.window)
    assert page.reason == ""
    assert page.row("volume").isVisible()
    QTest.keyClick(page.row("volume").field, Qt.Key.Key_Up)
    assert program.window.preferences.number("volume") == 45
    assert found == ["turn"]
