"""Plays the sounds of the program, where Qt's module for sound is installed; elsewhere it stays silent."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import Any

from PySide6.QtCore import QObject, QUrl

from indonesia_qt.files import paths
from indonesia_qt.i18n.text import tr


@cache
def _multimedia() -> Any:
    """Qt's module for sound, loaded when the first sound is wanted; None where it can't be."""
    try:
        return import_module("PySide6.QtMultimedia")
    except ImportError:
        return None


def why_silent() -> str:
    """Why no sound can be played here; empty where one can."""
    if _multimedia() is not None:
        return ""
    return tr("There are no sounds on this computer: they need Qt's module QtMultimedia, which isn't installed.")


class SoundPlayer(QObject):
    """Plays sounds by the names of their files."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._sounds: dict[str, Any] = {}

    def play(self, name: str, volume: int) -> None:
        """Play a sound, so loud in percent; nothing where `why_silent`."""
        module = _multimedia()
        if module is None:
            return
        if name not in self._sounds:
            sound = self._sounds[name] = module.QSoundEffect(self)
            sound.setSource(QUrl.fromLocalFile(str(paths.resources() / "sounds" / f"{name}.wav")))
        self._sounds[name].setVolume(volume / 100)
        self._sounds[name].play()
