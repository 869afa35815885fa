"""A person plays a whole game with the mouse against bots, and people share a screen with hidden holdings."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from indonesia_qt.core.flow import CHANCE, Pass
from indonesia_qt.core.record import read
from indonesia_qt.games.singapore.bots import Easy
from indonesia_qt.games.singapore.rules.actions import BuildRoad
from indonesia_qt.games.singapore.rules.state import Options
from indonesia_qt.games.singapore.rules.turn import PlayTurn
from indonesia_qt.ui.app.program import Program
from indonesia_qt.ui.games.singapore.panels.building import FoundPanel, HutPanel, JoinPanel, LotPanel, TilePanel
from indonesia_qt.ui.games.singapore.panels.turn import TurnPanel
from indonesia_qt.ui.table.panels.result import ResultPanel
from indonesia_qt.ui.table.privacy import Cover, HandOverPanel, PeekPanel
from tests.soak import soak_but
from tests.ui.games.singapore.tables import begin
from tests.ui.pages.singapore import SingaporeStripPage
from tests.ui.pages.singapore_panels import SingaporeTable

WAIT_MS = 60_000


def _found(mouse: SingaporeTable, panel: FoundPanel) -> None:
    mouse.choose_tile(panel.list.values[0])
    for _ in range(2):
        mouse.click_area(panel.lots[0])


def _build(mouse: SingaporeTable, panel: TilePanel | HutPanel) -> None:
    mouse.choose_tile(panel.list.values[0])
    mouse.confirm()


def _click_first(mouse: SingaporeTable, panel: LotPanel | JoinPanel) -> None:
    mouse.click_area(next(iter(panel.answers())))


def _play(mouse: SingaporeTable, panel: TurnPanel) -> None:
    """In turn a plan that is played whole, one move by move, and a walk with a road by hand."""
    way = panel.view.round % 3
    if way and panel.asked.steps == 3 and not panel.asked.used:
        mouse.open_page("Plans")
        mouse.wait_for_plans()
        if way == 1:
            mouse.confirm()
        else:
            mouse.play_next()
        return
    if panel.asked.steps == 3 and panel.roads.roads and not panel.asked.used:
        mouse.open_page("Roads")
        mouse.choose_road(panel.roads.roads[0])
        mouse.open_page("Turn")
    possible = [move for move in mouse.panel.moves.moves if move.why_not is None]
    if possible and panel.asked.steps:
        mouse.open_page("Turn")
        targets = [area for area in mouse.marked("legal") if area not in panel.view.players[panel.asked.seat].workers]
        if targets:
            mouse.click_area(min(targets))
            return
    mouse.pass_()


WAYS: dict[type[Any], Callable[[SingaporeTable, Any], None]] = {
    FoundPanel: _found,
    LotPanel: _click_first,
    TilePanel: _build,
    JoinPanel: _click_first,
    TurnPanel: _play,
    HutPanel: _build,
    PeekPanel: lambda mouse, panel: mouse.uncover(),
    HandOverPanel: lambda mouse, panel: mouse.uncover(),
}


def answer(mouse: SingaporeTable) -> None:
    """Answer the question that is open."""
    WAYS[type(mouse.panel)](mouse, mouse.panel)


@pytest.mark.parametrize("since", soak_but((7,), (1, 7)))
def test_a_person_plays_to_the_end_of_a_game_against_three_bots(program: Program, qtbot: QtBot, since: int) -> None:
    """In the short run a bot has played for him until the last rounds."""
    mouse = begin(program, "human", "easy", "easy", "easy", seed=2, options=Options())
    assert program.table
    bridge = program.table.bridge
    bridge.set_paused(True)
    session, bot = bridge.session, Easy()
    while session.state.round < since and session.question is not None:
        view = session.game.view(session.state, session.question.seat)
        session.submit(bot.choose(view, session.question, Random(len(session.entries))))
    by_bots = bridge.made
    bridge.changed.emit(())
    bridge.set_paused(False)

    def over_or_asked() -> bool:
        return bridge.question is None or bridge.is_human(bridge.question.seat)

    while bridge.question is not None:
        if over_or_asked():
            answer(mouse)
        else:
            qtbot.waitUntil(over_or_asked, timeout=WAIT_MS)

    assert isinstance(mouse.panel, ResultPanel)
    assert SingaporeStripPage.at(program).phase == ""
    own = {type(entry.action) for entry in bridge.session.entries[by_bots:] if entry.seat == 0}
    assert {Pass, BuildRoad} < own
    assert program.file
    assert program.file.suffix == ".singapore"
    replayed, fault = read(program.file).replay(bridge.session.game)
    assert fault is None
    assert replayed.state == bridge.session.state


def test_two_people_play_some_rounds_with_the_neutral_colour(program: Program) -> None:
    mouse = begin(program, "human", "human", seed=3)
    while mouse.state.round < 4:
        answer(mouse)
    assert mouse.state.neutral in mouse.state.owners.values()


@pytest.mark.parametrize("way", soak_but(("curtain",), ["peek", "curtain"]))
def test_a_turn_is_covered_until_its_player_looks_and_between_players(program: Program, way: str) -> None:
    mouse = begin(program, "human", "human", "human", seed=2, options=Options())
    program.window.preferences.set("privacy", way)
    covered: list[int] = []
    while mouse.state.round < 2:
        asked = program.table.bridge.question  # type: ignore[union-attr]
        assert asked
        if isinstance(mouse.panel, Cover):
            covered.append(asked.seat)
        elif isinstance(asked, PlayTurn):
            assert program.table
            assert not program.table.view.players[asked.seat].secret
            assert all(player.secret for seat, player in enumerate(program.table.view.players) if seat != asked.seat)
        elif isinstance(mouse.panel, TilePanel) and program.table.view.players[asked.seat].secret:  # type: ignore[union-attr]
            assert "You pay" not in mouse.facts()
        answer(mouse)
    assert covered if way == "curtain" else set(covered) == {0, 1, 2}  # behind a curtain one has the mouse already
    assert CHANCE in {entry.seat for entry in program.table.bridge.session.entries}  # type: ignore[union-attr]
