"""Games that are played in the window, from the first question on, with the mouse."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from indonesia_qt.core.record import read
from indonesia_qt.games.indonesia.rules.events import PhaseBegan
from indonesia_qt.games.indonesia.rules.state import Options
from indonesia_qt.ui.app.program import Program
from indonesia_qt.ui.games.indonesia.final_screen import IndonesiaResult
from tests.soak import soak_but
from tests.ui.table.mouse import Mouse
from tests.ui.table.new_games import Begin, new_game

PHASES = ["new_era", "turn_order", "mergers", "acquisitions", "research", "operations", "city_growth"]


@pytest.mark.parametrize("money", soak_but(("hidden",), ["hidden", "open"]))
def test_two_people_play_a_year_with_the_mouse(begin: Begin, money: str) -> None:
    mouse = begin("human", "human", options=Options(money=money))  # type: ignore[arg-type]
    session = mouse.table.bridge.session

    clicks = 0
    while session.state.year == 1:
        mouse.answer()
        clicks += 1
        assert clicks < 200

    happened = [event for entry in session.entries for event in entry.events]
    phases = [event.phase for event in (*session.opening, *happened) if isinstance(event, PhaseBegan)]
    assert phases[:7] == PHASES
    assert session.state.companies
    assert session.state.cities


@pytest.mark.parametrize(
    ("map", "bots", "seed"),
    [("lagoon", ["random"], 2), pytest.param("indonesia", ["greedy", "greedy"], 5, marks=pytest.mark.soak)],
    ids=["lagoon", "indonesia"],
)
def test_a_person_plays_a_whole_game_against_bots_to_the_final_screen(
    program: Program,
    qtbot: QtBot,
    map: str,  # noqa: A002
    bots: list[str],
    seed: int,
) -> None:
    """On the small map, which asks him everything but how cities grow; in a long run also on the large one."""
    program.new_game(new_game("human", *bots, seed=seed, map=map))
    mouse = Mouse(program)
    assert program.table
    bridge = program.table.bridge
    bridge.pause_ms = 0

    def over_or_asked() -> bool:
        return bridge.question is None or bridge.is_human(bridge.question.seat)

    while bridge.question is not None:
        if bridge.is_human(bridge.question.seat):
            mouse.answer()
        else:
            qtbot.waitUntil(over_or_asked, timeout=60_000)

    assert isinstance(mouse.panel, IndonesiaResult)
    assert program.file
    replayed, fault = read(program.file).replay(bridge.session.game)
    assert fault is None
    assert replayed.state == bridge.session.state
