"""Plays the sounds of the program if Qt's module for sound is installed."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import Any

from PySide6.QtCore import QObject, QUrl

from indonesia_qt.files import paths
from indonesia_qt.i18n.text import tr


@cache
def _multimedia() -> Any:
    """Return Qt's module for sound, loaded on first use; None if it can't be loaded."""
    try:
        return import_module("PySide6.QtMultimedia")
    except ImportError:
        return None


def why_silent() -> str:
    """Return why no sound can be played here; empty if sounds can."""
    if _multimedia() is not None:
        return ""
    return tr("Sound isn’t available because the Qt module QtMultimedia isn’t installed.")


class SoundPlayer(QObject):
    """Plays sounds by the names of their files."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._sounds: dict[str, Any] = {}

    def play(self, name: str, volume: int) -> None:
        """Play a sound with a volume in percent, if this computer can play any."""
        module = _multimedia()
        if module is None:
            return
        if name not in self._sounds:
            sound = self._sounds[name] = module.QSoundEffect(self)
            sound.setSource(QUrl.fromLocalFile(str(paths.resources() / "sounds" / f"{name}.wav")))
        self._sounds[name].setVolume(volume / 100)
        self._sounds[name].play()
