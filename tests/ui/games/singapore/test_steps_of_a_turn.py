"""What is shown and said of a bot's turn follows its scenes, and the strip follows what is shown."""

from __future__ import annotations

from itertools import chain, dropwhile

import pytest
from pytestqt.qtbot import QtBot

from indonesia_qt.games.singapore.rules.events import Built
from indonesia_qt.ui.app.program import Program
from indonesia_qt.ui.table.beats import beat_presenter
from tests.ui.games.singapore.tables import begin
from tests.ui.pages.page import Page
from tests.ui.pages.singapore import HoldingsPage, SingaporeStripPage
from tests.ui.pages.singapore_panels import SingaporeTable

WAIT_MS = 20_000


@pytest.fixture(autouse=True)
def still(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each beat stays until it is ended; what moves does so at the usual speed."""
    monkeypatch.setattr(beat_presenter, "CONCERNED", 60.0)


def to_turn_in_parts(program: Program, qtbot: QtBot) -> SingaporeTable:
    """Let bots play up to a turn that a bot has begun by a building and goes on with."""
    mouse = begin(program, "easy", "easy", "easy", seed=1)
    bridge, beats = mouse.table.bridge, mouse.table.beats
    bridge.pause_ms = 250

    def builds() -> bool:
        if beats._clock.isActive():
            beats.skip()
        last = bridge.session.entries[-1] if bridge.made else None
        return last is not None and beats._is_open and any(isinstance(event, Built) for event in last.events)

    qtbot.waitUntil(builds, timeout=WAIT_MS)
    return mouse


def test_a_bot_goes_on_with_its_turn_when_its_building_stands(program: Program, qtbot: QtBot) -> None:
    mouse = to_turn_in_parts(program, qtbot)
    bridge, beats = mouse.table.bridge, mouse.table.beats
    assert beats.motion.is_running
    made = bridge.made
    while beats.motion.is_running:
        assert bridge.made == made
        qtbot.wait(10)
    qtbot.waitUntil(lambda: bridge.made > made, timeout=WAIT_MS)


def test_the_strip_shows_what_the_cards_and_the_board_show(program: Program, qtbot: QtBot) -> None:
    mouse = to_turn_in_parts(program, qtbot)
    table, beats = mouse.table, mouse.table.beats
    strip = SingaporeStripPage.at(program)
    built = next(event for event in table.bridge.session.entries[-1].events if isinstance(event, Built))
    assert strip.phase == "Turns"
    assert built.tile not in strip.tiles[:-1]
    qtbot.waitUntil(lambda: not beats._is_open, timeout=WAIT_MS)
    assert beats.is_shown
    shown = table.view
    assert str(shown.black) in strip.bag.split()
    for seat, player in enumerate(shown.players):
        assert HoldingsPage.at(program, seat).numbers[0] == str(player.vp)
        assert f"{table.context.words.seats[seat]} {player.vp} " in strip.markers.replace("\N{NO-BREAK SPACE}", " ")


def test_the_panel_leaves_to_the_card_what_is_done_in_the_turn(program: Program, qtbot: QtBot) -> None:
    mouse = to_turn_in_parts(program, qtbot)
    table, beats = mouse.table, mouse.table.beats
    qtbot.waitUntil(lambda: not beats._is_open, timeout=WAIT_MS)
    beat, session = beats.beat, table.bridge.session
    assert beat
    assert len(beat.lines) > 1
    played = chain.from_iterable(session.happened)
    turn = dropwhile(lambda event: event is not beat.first, played)
    done = [table.context.words.sentence(event) for event in turn]
    assert done
    shown = Page(table.decision.host.panel).labels()
    assert "Last moves" in shown
    assert not [text for text in shown if text in done]
