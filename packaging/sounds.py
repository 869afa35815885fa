"""Makes the sounds of the program from sine waves and noise: `python packaging/sounds.py` writes `resources/sounds`.

Each sound is a few notes that fade; the files are the same at every run.
"""

from __future__ import annotations

import math
import wave
from array import array
from pathlib import Path
from random import Random
from typing import NamedTuple

SOUNDS = Path(__file__).resolve().parents[1] / "resources" / "sounds"
RATE = 16_000
"""Samples a second."""
LOUDNESS = 9_000
"""Of the loudest note, of 32,767."""
RISE = 0.008
"""Seconds in which a note begins: a sudden one would click."""


class Note(NamedTuple):
    """A note of `pitch` Hz, or a breath of noise for 0, from `at` on, with how fast it fades; seconds throughout."""

    pitch: float
    at: float
    fade: float
    share: float = 1.0


WANTED = {
    "turn": [Note(659, 0, 0.18), Note(880, 0.11, 0.25)],
    "bell": [Note(1397, 0, 0.5, 0.7), Note(2793, 0, 0.3, 0.25), Note(3520, 0, 0.2, 0.15), Note(1397, 0.22, 0.4, 0.6)],
    "coin": [Note(1976, 0, 0.06, 0.6), Note(2637, 0.06, 0.28, 0.7), Note(3951, 0.06, 0.12, 0.15)],
    "gavel": [Note(0, 0, 0.05, 0.5), Note(185, 0, 0.1), Note(0, 0.19, 0.06, 0.5), Note(165, 0.19, 0.14)],
    "era": [Note(110, 0, 0.7), Note(165, 0, 0.7, 0.5), Note(220, 0.03, 0.6, 0.4), Note(331, 0.05, 0.6, 0.2)],
    "bid": [Note(988, 0, 0.09, 0.7), Note(988, 0.09, 0.12, 0.5)],
    "growth": [Note(523, 0, 0.2, 0.7), Note(659, 0.08, 0.2, 0.7), Note(784, 0.16, 0.3, 0.7)],
    "year": [Note(196, 0, 0.5), Note(294, 0.02, 0.4, 0.5)],
    "over": [Note(523, 0, 0.3, 0.7), Note(659, 0.14, 0.3, 0.7), Note(784, 0.28, 0.3, 0.7), Note(1047, 0.42, 0.6, 0.8)],
}
"""Each sound by its name."""


def samples(notes: list[Note]) -> array[int]:
    """The notes together, each with a quiet overtone."""
    chance, seconds = Random(1), max(note.at + 1.8 * note.fade for note in notes)
    sound = [0.0] * round(seconds * RATE)
    for note in notes:
        first = round(note.at * RATE)
        for number in range(first, len(sound)):
            t = (number - first) / RATE
            strength = note.share * min(1.0, t / RISE) * math.exp(-4 * t / note.fade)
            turn = 2 * math.pi * note.pitch * t
            tone = math.sin(turn) + 0.25 * math.sin(2 * turn) if note.pitch else chance.uniform(-1, 1)
            sound[number] += strength * tone
    loudest = max(map(abs, sound))
    return array("h", (round(LOUDNESS * value / loudest) for value in sound))


def main() -> None:
    """Write all sounds."""
    SOUNDS.mkdir(parents=True, exist_ok=True)
    for name, notes in WANTED.items():
        with wave.open(str(SOUNDS / f"{name}.wav"), "wb") as out:
            out.setnchannels(1)
            out.setsampwidth(2)
            out.setframerate(RATE)
            out.writeframes(samples(notes).tobytes())


if __name__ == "__main__":
    main()
