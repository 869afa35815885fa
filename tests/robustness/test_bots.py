"""A bot that fails is replaced for one decision, in time, and the log says so."""

from __future__ import annotations

import signal
import sys
import time
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from indonesia_qt import child_process
from indonesia_qt.games.indonesia.bots.rules_of_thumb import Greedy
from indonesia_qt.ui.play.bot_pool import DEADLINE_MS
from indonesia_qt.ui.play.session_bridge import SessionBridge
from tests.robustness import broken_bots
from tests.robustness.processes import belonging_to, children, process_ids, process_of, wait_until_nobody_is_left
from tests.soak import soak_but
from tests.ui.table.mouse import Mouse
from tests.ui.table.new_games import Begin

linux = pytest.mark.skipif(sys.platform != "linux", reason="looks into /proc")


def bridge_of(mouse: Mouse) -> SessionBridge:
    return mouse.table.bridge


def log_of(mouse: Mouse) -> list[str]:
    return [line.text for line in mouse.table.log.pane.lines]


@pytest.fixture
def failing(begin: Begin) -> Mouse:
    """A game of two bots that waits for the first of them."""
    mouse = begin("greedy", "greedy")
    bridge_of(mouse).set_paused(True)
    return mouse


def seat_all(mouse: Mouse, bot: type) -> None:
    """Let a bot play for everybody."""
    bridge = bridge_of(mouse)
    for seat in range(len(bridge.seats)):
        bridge.give_seat(seat, f"{bot.__module__}:{bot.__name__}")


@pytest.mark.parametrize(
    ("bot", "reason"),
    [
        (broken_bots.Hanging, "There was no reply within 1\N{NO-BREAK SPACE}s."),
        (broken_bots.Dying, "The process ended unexpectedly."),
        (broken_bots.Raising, "RuntimeError: no idea"),
        (broken_bots.Illegal, "It chose an illegal move"),
        (broken_bots.Talking, "The bot’s reply isn’t a move ("),
        *(
            pytest.param(*one, marks=pytest.mark.soak)
            for one in (
                (broken_bots.Stopped, "There was no reply within 1\N{NO-BREAK SPACE}s."),
                (broken_bots.Leaving, "The process ended unexpectedly."),
                (broken_bots.Deep, "RecursionError"),
                (broken_bots.Mistyped, "The bot’s reply isn’t a move (Expected `int`"),
                (broken_bots.Unspeakable, "TypeError"),
                (broken_bots.Brooding, "There was no reply within 1\N{NO-BREAK SPACE}s."),
                (broken_bots.Collapsing, "The process ended unexpectedly."),
                (broken_bots.Undecided, "IndexError"),
            )
        ),
    ],
)
def test_a_bot_that_fails_is_replaced_for_the_decision(failing: Mouse, qtbot: QtBot, bot: type, reason: str) -> None:
    """In the short run one of each kind of failure: too late, dead, raised, illegal, or no answer at all."""
    bridge = bridge_of(failing)
    silent = broken_bots.Hanging, broken_bots.Brooding, broken_bots.Stopped
    bridge.bot_pool.deadline_ms = 1000 if bot in silent else 60_000
    asked, made = bridge.question, bridge.made
    assert asked
    first = asked.actions(bridge.session.state)[0]

    seat_all(failing, bot)
    began = time.monotonic()
    with qtbot.waitSignal(bridge.changed, timeout=60_000):
        bridge.set_paused(False)

    assert time.monotonic() - began < bridge.bot_pool.deadline_ms / 1000 + 3
    assert bridge.session.entries[made].action == first
    note = next(line for line in log_of(failing) if "stopped working" in line)
    assert note.startswith(bridge.seats[asked.seat].name)
    assert reason.casefold() in note.casefold()


def test_the_next_decision_is_the_bots_again(failing: Mouse, qtbot: QtBot) -> None:
    bridge = bridge_of(failing)
    seat_all(failing, broken_bots.Dying)
    with qtbot.waitSignal(bridge.changed, timeout=30_000):
        bridge.set_paused(False)
    seat_all(failing, Greedy)
    made = bridge.made
    qtbot.waitUntil(lambda: bridge.made > made + 3, timeout=30_000)

    assert len([line for line in log_of(failing) if "stopped working" in line]) == 1


def test_a_bot_that_always_fails_is_named_once(failing: Mouse, qtbot: QtBot) -> None:
    bridge = bridge_of(failing)
    bridge.pause_ms = 0
    seat_all(failing, broken_bots.Raising)
    bridge.set_paused(False)
    qtbot.waitUntil(lambda: len(bridge.session.entries) > 3, timeout=60_000)
    bridge.set_paused(True)

    answered = {bridge.seats[entry.seat].name for entry in bridge.session.entries}
    broken = [line for line in log_of(failing) if "stopped working" in line]
    assert sorted(line.partition(" ")[0] for line in broken) == sorted(answered)


@pytest.mark.parametrize("source", ["import os; os._exit(0)", "import sys; sys.exit()"])
def test_a_bot_that_can_not_even_be_loaded_is_replaced(
    failing: Mouse, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, source: str
) -> None:
    (tmp_path / "leaving_when_loaded.py").write_text(source, "utf-8")
    monkeypatch.chdir(tmp_path)
    bridge = bridge_of(failing)
    for seat in range(len(bridge.seats)):
        bridge.give_seat(seat, "leaving_when_loaded:Bot")
    with qtbot.waitSignal(bridge.changed, timeout=60_000):
        bridge.set_paused(False)
    assert bridge.made
    assert any("The process ended unexpectedly." in line for line in log_of(failing))


def test_a_bot_has_some_seconds() -> None:
    assert 2_000 <= DEADLINE_MS <= 30_000


@linux
@pytest.mark.parametrize("bot", soak_but((broken_bots.Brooding,), [broken_bots.Hanging, broken_bots.Brooding]))
def test_a_pause_stops_a_bot_in_its_thoughts_and_it_is_asked_again(
    failing: Mouse, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, bot: type
) -> None:
    bridge, mark, before = bridge_of(failing), tmp_path / "thinking", set(children())
    monkeypatch.setenv(broken_bots.MARK, str(mark))
    seat_all(failing, bot)
    bridge.set_paused(False)
    qtbot.waitUntil(mark.exists, timeout=30_000)
    made, thinking = bridge.made, set(children()) - before
    failing.program.window.play.pause.trigger()

    assert thinking
    bots = [pid for pid in thinking & set(children()) if child_process.WORKER in command_of(pid)]
    assert not bots
    seat_all(failing, Greedy)
    failing.program.window.play.pause.trigger()
    qtbot.waitUntil(lambda: bridge.made > made, timeout=30_000)
    assert not any("stopped working" in line for line in log_of(failing))


def command_of(pid: int) -> str:
    return Path(f"/proc/{pid}/cmdline").read_bytes().replace(b"\0", b" ").decode()


def test_the_button_in_the_panel_ends_a_pause_and_the_menu_knows(failing: Mouse, qtbot: QtBot) -> None:
    window, bridge = failing.program.window, bridge_of(failing)
    assert window.play.pause.isChecked()
    made = bridge.made
    failing.let_bots_play()

    assert not window.play.pause.isChecked()
    qtbot.waitUntil(lambda: bridge.made > made, timeout=30_000)


@linux
@pytest.mark.parametrize(
    ("end", "bot"),
    [
        ("close", "Hanging"),
        ("kill", "Brooding"),
        *(pytest.param(*one, marks=pytest.mark.soak) for one in (("close", "Brooding"), ("kill", "Hanging"))),
    ],
)
def test_no_process_is_left_when_the_window_goes_while_a_bot_thinks(tmp_path: Path, end: str, bot: str) -> None:
    mark = tmp_path / "thinking"
    with process_of("thinking.py", tmp_path / "own", end, bot, **{broken_bots.MARK: str(mark)}) as program:
        assert program.stdout
        assert program.stdout.readline() == "thinking\n"
        assert len(belonging_to(tmp_path / "own")) > 1
        if end == "kill":
            program.send_signal(signal.SIGKILL)
        assert program.wait(30) == (0 if end == "close" else -signal.SIGKILL)
        wait_until_nobody_is_left(tmp_path / "own", 5)


def test_to_take_back_stops_all_processes_in_which_a_bot_thinks(begin: Begin, qtbot: QtBot) -> None:
    mouse = begin("human", "human")
    bridge = bridge_of(mouse)
    while bridge.made == 0:
        mouse.answer()
    asked = bridge.question
    assert asked
    bridge.give_seat(asked.seat, f"{broken_bots.__name__}:Brooding")
    qtbot.waitUntil(lambda: len(process_ids(bridge.bot_pool)) == bridge.bot_pool.size, timeout=30_000)
    bridge.undo()

    assert bridge.made == 0
    assert not process_ids(bridge.bot_pool)
    assert not any("stopped working" in line for line in log_of(mouse))
