"""Plays the sounds of the program by Qt's module for sound, or else by a player of the system."""

from __future__ import annotations

import io
import wave
from array import array
from collections.abc import Mapping, Sequence
from contextlib import suppress
from functools import cached_property
from importlib import import_module
from pathlib import Path
from shutil import rmtree, which
from tempfile import mkdtemp
from typing import Any
from weakref import finalize

from PySide6.QtCore import QObject, QProcess, QUrl

from indonesia_qt.files import paths
from indonesia_qt.i18n.text import either, tr

PLAYERS: Mapping[str, Sequence[str]] = {"paplay": (), "pw-play": (), "aplay": ("-q",), "afplay": ()}
"""The players of Linux and macOS, the best first, with what they take before the file."""
FULL = 100
"""The volume at which a file is played as it is."""
LOUDNESS_POWER = 1.66
"""Half the volume sounds half as loud: ten decibels less."""


def _module(name: str) -> Any:
    """Return a module that may not be installed; None where it isn't."""
    try:
        return import_module(name)
    except ImportError:
        return None


def _system_player() -> list[str] | None:
    """Return the first player that is installed, by its file, with what it takes before the file to play."""
    found = ((which(name), options) for name, options in PLAYERS.items())
    return next(([program, *options] for program, options in found if program), None)


def why_silent() -> str:
    """Return a sentence on why no sound can be heard on this computer; empty where it can play sounds."""
    if _system_player() or any(map(_module, ("winsound", "PySide6.QtMultimedia"))):
        return ""
    programs = either([name for name in PLAYERS if name != "afplay"])  # which comes with macOS, and only there
    return tr("Nothing on this computer can play sounds. Install one of these programs: {programs}.", programs=programs)


class SoundPlayer(QObject):
    """Plays sounds by the names of their files.

    No player is asked for a volume, which each understands in its own way: softer files are made for all of them.
    """

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._sounds: dict[Path, Any] = {}

    @cached_property
    def _folder(self) -> Path:
        """The folder of the softer files, which is removed with this object or at the end of the program."""
        folder = mkdtemp(prefix="indonesia-qt-")
        finalize(self, rmtree, folder, ignore_errors=True)
        return Path(folder)

    def play(self, name: str, volume: int) -> None:
        """Play a sound with a volume in percent; silent where nothing can play it, or the disk is full."""
        if why_silent():
            return
        with suppress(OSError, RuntimeError):  # the second is how Windows says that there is no loudspeaker
            self._play(self._at_volume(paths.resources() / "sounds" / f"{name}.wav", volume))

    def _at_volume(self, file: Path, volume: int) -> Path:
        """Return a file with the same sound at a volume. Raises `OSError`."""
        if volume == FULL:
            return file
        softer = self._folder / f"{file.stem}-{volume}.wav"
        if not softer.exists():
            try:
                softer.write_bytes(softened(file, volume))
            except OSError:
                softer.unlink(missing_ok=True)  # it isn't whole
                raise
        return softer

    def _play(self, file: Path) -> None:
        if (multimedia := _module("PySide6.QtMultimedia")) is not None:
            if file not in self._sounds:
                sound = self._sounds[file] = multimedia.QSoundEffect(self)
                sound.setSource(QUrl.fromLocalFile(str(file)))
            self._sounds[file].play()
        elif (winsound := _module("winsound")) is not None:
            winsound.PlaySound(str(file), winsound.SND_FILENAME | winsound.SND_ASYNC | winsound.SND_NODEFAULT)
        elif (player := _system_player()) is not None:
            process = QProcess()
            process.setProgram(player[0])
            process.setArguments([*player[1:], str(file)])
            process.setStandardOutputFile(QProcess.nullDevice())
            process.setStandardErrorFile(QProcess.nullDevice())
            process.startDetached()


def softened(file: Path, volume: int) -> bytes:
    """Return a file with 16-bit samples at a volume in percent, half of which sounds half as loud. Raises `OSError`."""
    factor = round(65_536 * (volume / FULL) ** LOUDNESS_POWER)  # a whole number is several times as fast
    content = io.BytesIO()
    with wave.open(str(file)) as sound, wave.open(content, "wb") as out:
        out.setparams(sound.getparams())
        samples = array("h", sound.readframes(sound.getnframes()))
        out.writeframes(array("h", [sample * factor >> 16 for sample in samples]).tobytes())
    return content.getvalue()
