"""What is noticed of the program by somebody who does something else: the task bar points it out, and it is heard."""

from __future__ import annotations

import shutil
import subprocess
import sys
import wave
from array import array
from collections.abc import Iterator, Mapping
from contextlib import closing, contextmanager
from importlib.util import find_spec
from math import log10
from pathlib import Path

import pytest

from tests.access.desktop import desktop, needs_desktop, program, running
from tests.access.player import Player
from tests.access.tree import Assistant
from tests.robustness.processes import ROOT
from tests.soak import soak_but

pytestmark = needs_desktop
LOUDNESS = {100: 0, 50: -10, 25: -20}
"""How many decibels a volume in per cent adds to a sound."""
OTHER = """
from PySide6.QtWidgets import QApplication, QLabel
app = QApplication([])
label = QLabel("Something else")
label.setWindowTitle("Other")
label.show()
app.exec()
"""
PLAYER = """#!/bin/sh
printf '%s\\n' "$*" >> {folder}/played
cp "$1" {folder}
"""
"""Instead of `paplay`: keeps its arguments and what it would have played."""


@contextmanager
def player_on(variables: Mapping[str, str]) -> Iterator[Player]:
    """A player of a program on a desktop."""
    with closing(Assistant(variables["DBUS_SESSION_BUS_ADDRESS"])) as ear, program(variables) as process:
        yield Player(ear, process)


def said_by_x(variables: Mapping[str, str], *arguments: str) -> str:
    """What `xprop` says."""
    return subprocess.run(
        ["xprop", *arguments], env=variables, capture_output=True, text=True, check=True, timeout=20, encoding="utf-8"
    ).stdout


def windows(variables: Mapping[str, str]) -> dict[str, str]:
    """What X knows of each window that the task bar lists, by their titles."""
    numbers = said_by_x(variables, "-root", "_NET_CLIENT_LIST").partition("#")[2].split(",")
    known = [said_by_x(variables, "-id", number.strip()) for number in numbers if number.strip()]
    return {one.partition('_NET_WM_NAME(UTF8_STRING) = "')[2].partition('"')[0]: one for one in known}


def decide(player: Player) -> None:
    """Make a city and a bid, after which bots play until the person is asked once more."""
    before = len(player.done)
    player.play_until(lambda _: len(player.done) > before + 2)


def is_pointed_out(variables: Mapping[str, str]) -> bool:
    """Whether the task bar points out the window of the game."""
    (known,) = [about for title, about in windows(variables).items() if title.endswith("Indonesia")]
    return "_NET_WM_STATE_DEMANDS_ATTENTION" in known or "window is urgent" in known.lower()


@pytest.mark.skipif(shutil.which("xprop") is None, reason="Debian's package x11-utils is missing")
def test_the_task_bar_points_the_window_out_when_another_one_is_in_front() -> None:
    with desktop(speed="instant") as variables, player_on(variables) as player:
        player.begin("Indonesia")
        decide(player)
        assert not is_pointed_out(variables)
        with running([sys.executable, "-c", OTHER], variables):
            player.until("another window", lambda: "Other" in windows(variables))
            decide(player)
            player.until("an alert", lambda: is_pointed_out(variables))


def level(file: Path) -> float:
    """The loudness of 16-bit samples in decibels."""
    with wave.open(str(file)) as sound:
        samples = array("h", sound.readframes(sound.getnframes()))
    return 10 * log10(sum(sample * sample for sample in samples) / len(samples))


@pytest.mark.skipif(find_spec("PySide6.QtMultimedia") is not None, reason="Qt plays sounds itself here")
@pytest.mark.parametrize("volume", soak_but([50], LOUDNESS))
def test_a_player_of_the_system_gets_a_softer_file_and_no_volume(tmp_path: Path, volume: int) -> None:
    played = tmp_path / "played"
    (tmp_path / "paplay").write_text(PLAYER.format(folder=tmp_path), encoding="utf-8")
    (tmp_path / "paplay").chmod(0o755)
    with desktop(speed="instant", sounds="on", volume=volume) as variables:
        heard = {**variables, "PATH": f"{tmp_path}:{variables['PATH']}"}
        with player_on(heard) as player:
            player.begin("Indonesia")
            decide(player)
            player.until("a sound", lambda: played.exists() and list(tmp_path.glob("*.wav")))
    for line in played.read_text(encoding="utf-8").splitlines():
        (name,) = line.split()
        original = ROOT / "resources" / "sounds" / f"{Path(name).stem.removesuffix(f'-{volume}')}.wav"
        assert level(tmp_path / Path(name).name) - level(original) == pytest.approx(LOUDNESS[volume], abs=0.2)
