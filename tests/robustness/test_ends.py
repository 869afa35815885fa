"""The program is ended from outside, at any moment: as a clean end where it hears of it, and without processes left."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from tests.mapmaking.imports import hostile_files
from tests.robustness import broken_bots
from tests.robustness.processes import belonging_to, process_of, wait_until_nobody_is_left
from tests.soak import soak_but
from tests.ui.table.new_games import Begin

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="looks into /proc")

WAIT = 60_000
"""Milliseconds."""
BOT = broken_bots.__name__
COMMANDS = {
    "tournament": ["tournament", "--seats", "hard,medium", "--games", "400", "--jobs", "2"],
    "tournament of plug-ins": [
        *("tournament", "--seats", f"{BOT}:Hanging,{BOT}:Escaping", "--games", "400", "--jobs", "2"),
    ],
    "balance": ["balance", "lagoon", "--games", "400", "--jobs", "2"],
    "simulate": ["simulate", "--seats", f"{BOT}:Escaping,{BOT}:Hanging"],
    "import": ["import", "coasts.geojson", "--out", "coasts", "--fit"],
}
MOMENTS = [0.3, 0.9, 1.8]
"""Seconds after the start."""


@pytest.mark.parametrize("name", soak_but(("SIGTERM",), ["SIGTERM", "SIGHUP"]))  # Windows lacks one of them
def test_a_signal_to_end_is_a_clean_end_of_a_game(begin: Begin, own_data: Path, qtbot: QtBot, name: str) -> None:
    mouse = begin("greedy", "greedy")
    file = mouse.program.file
    assert file
    mouse.program.window.close()
    (own_data / "settings.json").unlink(missing_ok=True)
    with process_of("running.py", own_data, "--continue") as program:
        qtbot.waitUntil(Path(f"{file}.lock").exists, timeout=WAIT)
        program.send_signal(getattr(signal, name))
        assert program.wait(20) == 0
        assert program.communicate()[1].count("Traceback") == 0
        wait_until_nobody_is_left(own_data, 2)
    assert not Path(f"{file}.lock").exists()
    assert "layout/window" in json.loads((own_data / "settings.json").read_text("utf-8"))


def ends() -> Iterator[Any]:
    """Each command with each signal; in the short run all signals with one, and one signal with the others."""
    for title, command in COMMANDS.items():
        for name in ("SIGTERM", "SIGHUP", "SIGKILL"):  # Windows lacks two of them
            is_short = name == "SIGTERM" or title == "balance"
            yield pytest.param(command, name, id=f"{title}-{name}", marks=() if is_short else pytest.mark.soak)


@pytest.mark.parametrize("moment", [*(pytest.param(one, marks=pytest.mark.soak) for one in MOMENTS[:-1]), MOMENTS[-1]])
@pytest.mark.parametrize(("command", "name"), [*ends()])
def test_no_process_is_left_of_a_command(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, command: list[str], name: str, moment: float
) -> None:
    number = getattr(signal, name)
    monkeypatch.chdir(tmp_path)
    if command[0] == "import":
        coasts = {"type": "FeatureCollection", "features": [*hostile_files.archipelago(200, 24)]}
        Path(command[1]).write_text(json.dumps(coasts), encoding="utf-8")
    with process_of("running.py", tmp_path, *command) as program:
        with pytest.raises(subprocess.TimeoutExpired):
            program.wait(moment)
        program.send_signal(number)
        assert program.wait(10) == -number
        wait_until_nobody_is_left(tmp_path, 2)
    assert not Path("coasts").exists()


@pytest.mark.parametrize("bot", ["Escaping", "Attacking"])
def test_a_game_goes_on_whatever_a_bot_does_to_processes_and_leaves_none(tmp_path: Path, bot: str) -> None:
    with process_of("running.py", tmp_path, "simulate", "--seats", f"{BOT}:{bot},random") as program:
        said, complained = program.communicate(timeout=60)
        wait_until_nobody_is_left(tmp_path, 2)
    assert (program.returncode, complained) == (0, "")
    assert "1 game, " in said


def test_a_tournament_goes_on_without_a_process_that_is_stopped(tmp_path: Path) -> None:
    command = ["tournament", "--seats", "greedy,random", "--games", "12", "--jobs", "2"]
    with process_of("running.py", tmp_path, *command) as program:
        while len(others := [one for one in belonging_to(tmp_path) if one != program.pid]) < 2:
            time.sleep(0.01)
        os.kill(others[0], signal.SIGSTOP)
        said, complained = program.communicate(timeout=60)
    assert (program.returncode, complained) == (0, "")
    assert said.startswith("12 games on indonesia")
