"""A small game without a window: its saves, a report on its maps, the environment for learning programs."""

from __future__ import annotations

from pathlib import Path

import pytest
from pettingzoo.test import api_test, seed_test

from indonesia_qt.bots.learning.environment import env
from indonesia_qt.cli.command_line import run
from indonesia_qt.core.flow import CHANCE
from indonesia_qt.core.record import read
from indonesia_qt.core.session import Session
from indonesia_qt.library import load_map, map_of
from tests.games.installed import Install
from tests.games.toy.definition import Bag, Buy, Options, Trade, Turn, points
from tests.games.toy.playing import install_toy


@pytest.fixture(autouse=True)
def _toy(install: Install, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("INDONESIA_QT_DATA", str(tmp_path / "own"))
    install_toy(install, tmp_path / "own")


def a_session(options: Options | None = None, seed: int = 1) -> Session[object]:
    game = load_map("lots").game
    return Session(game, game.new_setup(options or Options(), 2, seed), seed=seed)


def test_a_roll_can_be_taken_back_and_comes_again() -> None:
    session = a_session()
    session.submit(Trade())
    rolled = session.entries[-1]
    assert rolled.seat == CHANCE
    session.undo()
    assert session.entries == []
    session.submit(Trade())
    assert session.entries[-1] == rolled


@pytest.mark.parametrize(("chance", "can_undo"), [("final", False), ("practice", True)])
def test_a_seal_that_was_drawn_is_final_unless_the_players_practise(chance: str, can_undo: bool) -> None:
    session = a_session(Options(chance=chance))  # type: ignore[arg-type]
    session.submit(Buy("a1"))
    assert session.can_undo == can_undo
    if not can_undo:
        assert str(session.why_no_undo) == (
            "You can’t undo this because something has been drawn at random since then."
        )


def test_nobody_sees_the_cards_and_coins_of_others() -> None:
    session = a_session()
    view = session.game.view(session.state, 0)
    assert view.cards[1] == "?"
    assert view.coins[1] < 0 < view.coins[0]
    assert session.game.needs_secrets(session.state, Turn(0))
    assert not isinstance(session.question, Bag)


def test_it_is_simulated_saved_and_replayed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["simulate", "--game", "toy", "--seats", "buyer,random,random", "--save-dir", str(tmp_path)]
    assert run(arguments) == 0
    file = tmp_path / "lots-buyer-random-random-1.toy"
    record = read(file)
    session, fault = record.replay(map_of(record).game)
    assert fault is None
    assert session.question is None
    assert str(max(points(session.state))) in capsys.readouterr().out
    assert run(["replay", str(file)]) == 0


def test_its_maps_have_a_report_on_their_balance(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    page = tmp_path / "lots.html"
    assert run(["balance", "lots", "--games", "3", "--out", str(page)]) == 0
    assert run(["balance", "lots", "--games", "3"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "3 games with 3 players, all played by the bot Random; random seeds 1 to 3."
    assert any(line.startswith("  Seat 3 ") for line in lines)
    assert "Seat 3" in page.read_text(encoding="utf-8")


# As for the program's own games: observations are dictionaries with an action mask.
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array")
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be")
def test_programs_learn_it_by_the_usual_interface() -> None:
    api_test(env(players=2, game="toy"), num_cycles=300)
    seed_test(lambda: env(players=3, game="toy"), num_cycles=40)
