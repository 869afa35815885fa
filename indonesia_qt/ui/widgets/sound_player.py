"""Plays the sounds of the program by Qt's module for sound, or else by a player of the system."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Any

from PySide6.QtCore import QObject, QProcess, QUrl

from indonesia_qt.files import paths

LOUDEST = 65_536
"""The full volume of PulseAudio's player."""
PLAYERS: Mapping[str, Callable[[str, int], list[str]]] = {
    "paplay": lambda file, volume: [f"--volume={LOUDEST * volume // 100}", file],
    "pw-play": lambda file, volume: [f"--volume={volume / 100:.2f}", file],
    "aplay": lambda file, _: ["-q", file],
    "afplay": lambda file, volume: ["-v", f"{volume / 100:.2f}", file],
}
"""The players of Linux and macOS, the best first, with their arguments for a file at a volume in percent."""


def _module(name: str) -> Any:
    """Return a module that may not be installed; None where it isn't."""
    try:
        return import_module(name)
    except ImportError:
        return None


def _system_player() -> tuple[str, Callable[[str, int], list[str]]] | None:
    """Return the first player that is installed, by its file, and its arguments."""
    found = ((shutil.which(name), arguments) for name, arguments in PLAYERS.items())
    return next(((program, arguments) for program, arguments in found if program), None)


def can_play() -> bool:
    """Return whether this computer can play sounds."""
    return sys.platform == "win32" or _system_player() is not None or _module("PySide6.QtMultimedia") is not None


class SoundPlayer(QObject):
    """Plays sounds by the names of their files."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._sounds: dict[str, Any] = {}

    def play(self, name: str, volume: int) -> None:
        """Play a sound with a volume in percent, if this computer can play any; on Windows as loud as other sounds."""
        file = paths.resources() / "sounds" / f"{name}.wav"
        if (multimedia := _module("PySide6.QtMultimedia")) is not None:
            if file.stem not in self._sounds:
                sound = self._sounds[file.stem] = multimedia.QSoundEffect(self)
                sound.setSource(QUrl.fromLocalFile(str(file)))
            self._sounds[file.stem].setVolume(volume / 100)
            self._sounds[file.stem].play()
        elif (winsound := _module("winsound")) is not None:
            winsound.PlaySound(str(file), winsound.SND_FILENAME | winsound.SND_ASYNC | winsound.SND_NODEFAULT)
        elif (player := _system_player()) is not None:
            program, arguments = player
            process = QProcess()
            process.setProgram(program)
            process.setArguments(arguments(str(file), volume))
            process.setStandardOutputFile(QProcess.nullDevice())
            process.setStandardErrorFile(QProcess.nullDevice())
            process.startDetached()
