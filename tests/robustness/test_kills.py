"""The program is killed at any moment; the game goes on from the last action, and all that was shown is there."""

from __future__ import annotations

import json
import queue
import signal
import subprocess
import sys
import time
from pathlib import Path
from random import Random
from threading import Thread

import pytest

from indonesia_qt.core.record import read
from indonesia_qt.library import load_map
from indonesia_qt.ui.play.pending_input_file import PendingInputFile
from tests.robustness.digests import course
from tests.robustness.processes import process_of, wait_until_nobody_is_left

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="looks into /proc")

Shown = tuple[str, int, str]
"""What a window showed: the file of the game, the number of decisions, their digest."""

MOST_BID = 100
"""What a player has at first."""

MOST_SHOWN = 15
"""How much a process may show before it is to die."""


def life(own_data: Path, chance: Random) -> list[Shown]:
    """What a process showed before it was killed; some are killed before they have shown anything."""
    with process_of("playing.py", own_data, str(chance.randrange(10_000))) as program:
        said: queue.Queue[str] = queue.Queue()
        listener = Thread(target=lambda: [said.put(line) for line in program.stdout or ()])
        listener.start()
        is_early = chance.random() < 0.2
        first = [] if is_early else [said.get(timeout=60) for _ in range(chance.randint(1, MOST_SHOWN))]
        wait_for_end(program, chance.uniform(0, 2 if is_early else 0.3))
        program.send_signal(signal.SIGKILL)
        program.wait(10)
        listener.join(10)
    wait_until_nobody_is_left(own_data, 5)
    lines = first + [said.get() for _ in range(said.qsize())]
    whole = [line for line in lines if line.endswith("\n")]
    return [(shown["file"], shown["made"], shown["digest"]) for shown in map(json.loads, whole)]


def wait_for_end(program: subprocess.Popen[str], seconds: float) -> None:
    """Let a process live for some time; fail when it ends by itself."""
    try:
        code = program.wait(seconds)
    except subprocess.TimeoutExpired:
        return
    assert program.stderr
    pytest.fail(f"ended with {code}: {program.stderr.read()}")


def check(shown: list[Shown]) -> None:
    """All that was shown is in the files, in this order, and the files can be played."""
    game = load_map().game
    for file in dict.fromkeys(file for file, _, _ in shown):
        record = read(Path(file))
        _, fault = record.replay(game)
        assert fault is None
        there = course(record)
        for _, made, digest in (one for one in shown if one[0] == file):
            assert any(stood == (made, digest) for stood in there), f"{file}: {made} decisions were shown, and are lost"


def kill_again_and_again(own_data: Path, times: int, seed: int) -> list[list[Shown]]:
    """Kill the program so many times; give what each process showed."""
    own_data.mkdir(parents=True)
    (own_data / "settings.json").write_text('{"preferences/speed": "instant"}', encoding="utf-8")
    chance = Random(seed)
    lives: list[list[Shown]] = []
    left: tuple[str, int, str] | None = None
    for _ in range(times):
        shown = life(own_data, chance)
        lives.append(shown)
        if not shown:
            continue
        check(shown)
        if left is not None:
            is_next_game = shown[0][0] != left[0] and shown[0][1] == 0
            assert shown[0] == left or is_next_game, "the game didn't go on where it was"
        file = shown[-1][0]
        left = (file, *list(course(read(Path(file))))[-1])
    return lives


def test_nothing_that_was_shown_is_lost(tmp_path: Path) -> None:
    lives = kill_again_and_again(tmp_path / "own", 3, seed=1)

    assert sum(len(shown) for shown in lives) > 3


def test_what_was_entered_last_is_on_the_disk(tmp_path: Path) -> None:
    with process_of("entering.py", tmp_path / "own") as program:
        assert program.stdout
        shown = [program.stdout.readline() for _ in range(40)]
        program.send_signal(signal.SIGKILL)
        program.wait(10)
        shown += [line for line in program.stdout if line.endswith("\n")]
    (game,) = (tmp_path / "own" / "games").glob("*.indonesia")
    amount = PendingInputFile(game).found()["panel"]["amount"]

    assert amount - int(shown[-1]) in (0, 1, 1 - MOST_BID)


@pytest.mark.soak
@pytest.mark.timeout(3600)
def test_two_hundred_kills(tmp_path: Path) -> None:
    began = time.monotonic()
    lives = kill_again_and_again(tmp_path / "own", 200, seed=2)

    files = {file for shown in lives for file, _, _ in shown}
    print(  # noqa: T201
        f"{len(lives)} kills, {sum(not shown for shown in lives)} before anything was shown, "
        f"{sum(map(len, lives))} positions shown, {len(files)} games, {time.monotonic() - began:.0f} s"
    )
    assert sum(len(shown) for shown in lives) > 400
