"""Thousands of damaged games and maps: each gives a sentence or plays to its last good line, soon, and stays."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from indonesia_qt.board.files.board_file import MapError
from indonesia_qt.core.bots import play_out
from indonesia_qt.core.record import JournalFile, SaveError, Seat, header, read
from indonesia_qt.core.session import Session
from indonesia_qt.files.paths import BOARD_FILE, GAME_FILE, shipped_maps
from indonesia_qt.games.indonesia.bots import BOTS
from indonesia_qt.games.indonesia.rules.state import Options
from indonesia_qt.library import load_map, map_of
from indonesia_qt.ui.app.program import Program
from indonesia_qt.ui.table.games.open_game import check_players
from tests.robustness.mutations import changed_map, changed_save
from tests.ui.pages.boxes import MessagePage
from tests.ui.table.mouse import Mouse
from tests.ui.table.new_games import new_game

SLOWEST = 2.0
"""Seconds of work that opening a file may take, or an answer in its game."""
LONGEST_SENTENCE = 1000
SHIPPED = shipped_maps() / "indonesia"


def saved_games(folder: Path) -> list[bytes]:
    """Saved games of different lengths: just begun, in all phases, with undo, and finished."""
    game = load_map().game
    found = []
    for number, (bots, decisions) in enumerate(
        [("greedy greedy", 3), ("greedy random", 40), ("greedy greedy greedy", 90), ("greedy greedy", 10**9)]
    ):
        seats = [Seat(f"{name} {n}", n, name) for n, name in enumerate(bots.split())]
        setup = game.new_setup(Options(), len(seats), number)
        journal = JournalFile(folder / f"{number}.jsonl")
        journal.begin(header(game, seats, number, setup))
        session = Session(game, setup, journal)
        players = [BOTS[name]() for name in bots.split()]
        for _, action in play_out(game, game.start(setup), players, Random(number)):
            if len(session.entries) < decisions:
                session.submit(action)
        for move in (session.undo, session.undo, session.redo):
            move()
        found.append(journal.file.read_bytes())
    return found


def sentence_of(error: SaveError | MapError, file: Path) -> str:
    text = str(error)
    assert text.startswith(f"{file}: ")
    assert "\n" not in text
    assert "Traceback" not in text
    assert len(text) < LONGEST_SENTENCE + len(str(file))
    return text


def timed(act: Callable[[], str], what: str) -> str:
    began = time.process_time()  # what others do meanwhile doesn't count
    outcome = act()
    took = time.process_time() - began
    assert took < SLOWEST, f"{what} took {took:.1f} s"
    return outcome


def open_save(file: Path) -> str:
    """What happens when a saved game is opened: `refused`, `damaged` or `whole`."""
    try:
        record = read(file)
        _, fault = record.replay(map_of(record).game)
        check_players(record)
    except SaveError as error:
        sentence_of(error, file)
        return "refused"
    if fault is None:
        return "whole"
    sentence_of(fault, file)
    return "damaged"


def open_map(folder: Path, changed: Path) -> str:
    try:
        load_map(str(folder))
    except MapError as error:
        sentence_of(error, changed)
        return "refused"
    return "whole"


def damage_saves(folder: Path, count: int, seed: int) -> Counter[str]:
    """Open so many damaged games and count what happened."""
    bases, outcomes = saved_games(folder), Counter[str]()
    file = folder / "damaged.jsonl"
    for number in range(count):
        chance = Random(f"{seed}.{number}")
        damaged = changed_save(chance.choice(bases), chance)
        file.write_bytes(damaged)
        try:
            outcomes[timed(lambda: open_save(file), f"save {number}")] += 1
        except BaseException as error:
            error.add_note(f"save {number} of seed {seed}")
            raise
        assert file.read_bytes() == damaged
    return outcomes


def damage_maps(folder: Path, name: str, count: int, seed: int) -> Counter[str]:
    """Open so many maps of which one file is damaged and count what happened."""
    for other in (BOARD_FILE, GAME_FILE):
        (folder / other).write_bytes((SHIPPED / other).read_bytes())
    sound, outcomes = (SHIPPED / name).read_bytes(), Counter[str]()
    for number in range(count):
        damaged = changed_map(sound, Random(f"{seed}.{number}"))
        (folder / name).write_bytes(damaged)
        try:
            outcomes[timed(lambda: open_map(folder, folder / name), f"{name} {number}")] += 1
        except BaseException as error:
            error.add_note(f"{name} {number} of seed {seed}")
            raise
        assert (folder / name).read_bytes() == damaged
    return outcomes


def test_damaged_saves(tmp_path: Path) -> None:
    outcomes = damage_saves(tmp_path, 50, seed=1)

    assert set(outcomes) == {"refused", "damaged", "whole"}


@pytest.mark.parametrize("name", [BOARD_FILE, GAME_FILE])
def test_damaged_maps(tmp_path: Path, name: str) -> None:
    outcomes = damage_maps(tmp_path, name, 20, seed=1)

    assert set(outcomes) == {"refused", "whole"}


@pytest.mark.soak
@pytest.mark.timeout(7200)
def test_ten_thousand_damaged_saves(tmp_path: Path) -> None:
    print(damage_saves(tmp_path, 10_000, seed=2))  # noqa: T201


@pytest.mark.soak
@pytest.mark.timeout(7200)
@pytest.mark.parametrize("name", [BOARD_FILE, GAME_FILE])
def test_two_thousand_damaged_maps(tmp_path: Path, name: str) -> None:
    print(damage_maps(tmp_path, name, 2_000, seed=2))  # noqa: T201


def open_in_the_window(program: Program, folder: Path, count: int, seed: int) -> Counter[str]:
    """Open so many damaged games in the window; those that open are shown and can be played."""
    bases, outcomes = saved_games(folder), Counter[str]()
    file = folder / "damaged.jsonl"
    for number in range(count):
        chance = Random(f"{seed}.{number}")
        damaged = changed_save(chance.choice(bases), chance)
        file.write_bytes(damaged)
        table = program.table
        opened = program.open(file)
        QApplication.processEvents()
        shown = MessagePage.all_of(program.window)
        for message in shown:
            assert "\n" not in message.text
            assert str(file) in message.text
            message.close()
        assert file.read_bytes() == damaged
        assert opened or (shown and program.table is table)
        outcomes["shown" if opened else "refused"] += 1
        program.window.grab()
        delete_what_was_closed()
    return outcomes


def delete_what_was_closed() -> None:
    """Delete the tables that others have replaced, as the program does when it waits for events."""
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def test_damaged_saves_in_the_window(program: Program, tmp_path: Path) -> None:
    outcomes = open_in_the_window(program, tmp_path, 8, seed=3)

    assert set(outcomes) == {"shown", "refused"}
    assert Mouse(program).panel.isVisible()


@pytest.mark.soak
@pytest.mark.timeout(3600)
def test_five_hundred_damaged_saves_in_the_window(program: Program, tmp_path: Path) -> None:
    print(open_in_the_window(program, tmp_path, 500, seed=4))  # noqa: T201


def play_on_damaged_maps(program: Program, folder: Path, count: int, seed: int) -> Counter[str]:
    """Begin a game on so many damaged maps: a sentence, or a board that is painted and played on."""
    for other in (BOARD_FILE, GAME_FILE):
        (folder / other).write_bytes((SHIPPED / other).read_bytes())
    outcomes = Counter[str]()
    for number in range(count):
        chance = Random(f"{seed}.{number}")
        name = chance.choice([BOARD_FILE, GAME_FILE])
        (folder / name).write_bytes(changed_map((SHIPPED / name).read_bytes(), chance))
        try:
            outcome = timed(lambda: begin_on_map(program, folder), f"map {number}")
            if outcome == "played":
                for _ in range(30):
                    timed(lambda: answer(program), f"an answer on map {number}")
            outcomes[outcome] += 1
            delete_what_was_closed()
        except BaseException as error:
            error.add_note(f"map {number} of seed {seed}")
            raise
        (folder / name).write_bytes((SHIPPED / name).read_bytes())
    return outcomes


def begin_on_map(program: Program, folder: Path) -> str:
    table = program.table
    program.new_game(new_game("human", "human", map=str(folder)))
    while program.table is table and not MessagePage.all_of(program.window):  # a large map is read in another process
        QTest.qWait(10)
    shown = MessagePage.all_of(program.window)
    for message in shown:
        assert "\n" not in message.text
        message.close()
    if program.table is table:
        assert shown
        return "refused"
    QApplication.processEvents()
    program.window.grab()
    return "played"


def answer(program: Program) -> str:
    """Give the last of the answers that are open, if a person is to answer."""
    assert program.table
    bridge = program.table.bridge
    if bridge.question is None:
        return "waited"
    bridge.submit(bridge.question.actions(bridge.session.state)[-1], bridge.made)
    return "answered"


def test_games_on_damaged_maps(program: Program, tmp_path: Path) -> None:
    outcomes = play_on_damaged_maps(program, tmp_path, 7, seed=5)

    assert set(outcomes) == {"refused", "played"}


@pytest.mark.soak
@pytest.mark.timeout(3600)
def test_five_hundred_games_on_damaged_maps(program: Program, tmp_path: Path) -> None:
    print(play_on_damaged_maps(program, tmp_path, 500, seed=6))  # noqa: T201
