"""Each player of the system gets a file that is as loud as people want it, and no volume of its own."""

from __future__ import annotations

import math
import shutil
import sys
import wave
from array import array
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QObject
from pytestqt.qtbot import QtBot

from indonesia_qt.files import paths
from indonesia_qt.ui.widgets import sound_player
from indonesia_qt.ui.widgets.sound_player import PLAYERS, SoundPlayer, why_silent

FILE = paths.resources() / "sounds" / "bid.wav"


def decibels(file: Path) -> float:
    """How loud a file is, below full scale."""
    with wave.open(str(file)) as sound:
        samples = array("h", sound.readframes(sound.getnframes()))
    return 10 * math.log10(sum(sample**2 for sample in samples) / len(samples) / 32_768**2)


@pytest.fixture
def programs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of programs, the only one of the computer."""
    if sys.platform == "win32":
        pytest.skip("players are programs of other systems")
    folder = tmp_path / "programs"
    folder.mkdir()
    monkeypatch.setattr(sound_player, "which", shutil.which)
    monkeypatch.setenv("PATH", str(folder))
    return folder


def install(programs: Path, name: str) -> Path:
    """Install a player that copies what it plays beside its arguments, a line each, into the file that is returned."""
    played = programs / "played.wav"
    program = programs / name
    program.write_text(
        f'#!/bin/sh\nprintf "%s\\n" "$@" > "{played}.arguments"\nfor file; do :; done\n'
        f'/bin/cp "$file" "{played}.part" && exec /bin/mv "{played}.part" "{played}"\n',
        encoding="utf-8",
    )
    program.chmod(0o755)
    return played


@pytest.fixture
def player(qtbot: QtBot) -> SoundPlayer:
    assert qtbot
    return SoundPlayer(QCoreApplication.instance() or QObject())


@pytest.mark.parametrize("name", PLAYERS)
@pytest.mark.parametrize(("volume", "softer"), [(100, 0.0), (50, 10.0), (35, 15.1), (1, 66.4)])
def test_half_the_volume_is_half_as_loud_with_any_player(
    programs: Path, player: SoundPlayer, name: str, volume: int, softer: float, qtbot: QtBot
) -> None:
    played = install(programs, name)
    player.play("bid", volume)
    qtbot.waitUntil(played.exists)
    if volume > 1:  # where only the loudest samples are left
        assert decibels(FILE) - decibels(played) == pytest.approx(softer, abs=0.2)
    arguments = played.with_name("played.wav.arguments").read_text(encoding="utf-8").splitlines()
    assert arguments[:-1] == list(PLAYERS[name])
    assert (Path(arguments[-1]) == FILE) == (volume == 100)


def test_the_softer_files_go_with_the_player(programs: Path, qtbot: QtBot) -> None:
    played = install(programs, "aplay")
    before = FILE.read_bytes()
    player = SoundPlayer(QObject())
    player.play("bid", 50)
    qtbot.waitUntil(played.exists)
    *_, file = played.with_name("played.wav.arguments").read_text(encoding="utf-8").splitlines()
    assert [one.name for one in Path(file).parent.iterdir()] == ["bid-50.wav"]
    del player
    assert not Path(file).parent.exists()
    assert FILE.read_bytes() == before


def test_with_a_full_disk_nothing_sounds_and_nothing_half_is_left(
    programs: Path, player: SoundPlayer, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    played = install(programs, "aplay")

    def write_half(file: Path, content: bytes) -> None:
        with file.open("wb") as half:
            half.write(content[: len(content) // 2])
        raise OSError("full")

    with monkeypatch.context() as full:
        full.setattr(Path, "write_bytes", write_half)
        player.play("bid", 50)
    player.play("bid", 50)
    qtbot.waitUntil(played.exists)
    assert decibels(played) > decibels(FILE) - 11


@pytest.mark.parametrize("error", [OSError, RuntimeError])
def test_a_player_that_fails_is_no_error(
    player: SoundPlayer, monkeypatch: pytest.MonkeyPatch, error: type[Exception]
) -> None:
    """As on Windows without a loudspeaker."""

    class Winsound:
        SND_FILENAME = SND_ASYNC = SND_NODEFAULT = 1

        @staticmethod
        def PlaySound(file: str, flags: int) -> None:  # noqa: N802
            assert file == str(FILE)
            assert flags
            raise error("Failed to play sound")

    monkeypatch.setitem(sys.modules, "winsound", Winsound)
    player.play("bid", 100)


def test_it_is_known_why_nothing_can_be_heard(programs: Path) -> None:
    assert why_silent() == (
        "Nothing on this computer can play sounds. Install one of these programs: paplay, pw-play or aplay."
    )
    install(programs, "aplay")
    assert why_silent() == ""
