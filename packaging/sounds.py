"""Makes the sounds of the program from sine waves and noise: `python packaging/sounds.py` writes `resources/sounds`.

Each sound is a few notes of D, E, F sharp, A and B, so that sounds fit together that are heard one after another. All
have the same loudness, begin and end in silence, and are the same at every run.
"""

from __future__ import annotations

import wave
from pathlib import Path
from random import Random
from typing import NamedTuple

import numpy as np

SOUNDS = Path(__file__).resolve().parents[1] / "resources" / "sounds"
RATE = 44_100
"""Samples a second."""
LOUDNESS = -16.0
"""Root mean square of the sounding part, in decibels below full scale."""
PEAK = 0.87
"""The most that a sample may have, where 1 is full scale."""
WINDOW, AUDIBLE = 441, 26.0
"""What sounds: windows of so many samples in which the sound is less than so many decibels below its loudest window."""
FALL = 48.0
"""Decibels that a note loses from its beginning to its end."""
END = 0.012
"""Seconds at the end of a note in which it goes down to silence."""
STEPS = {"D": -7, "E": -5, "F": -3, "A": 0, "B": 2}
"""Semitones from A; F is F sharp."""


class Partial(NamedTuple):
    """One sine wave of a note: its pitch and its strength beside the note's own, and how long it takes to fade."""

    ratio: float
    strength: float
    fade: float


class Voice(NamedTuple):
    """What a note sounds like; `rise` are the seconds in which it begins: a sudden one would click."""

    rise: float
    partials: tuple[Partial, ...]


MALLET = Voice(0.004, (Partial(1, 1, 1), Partial(2, 0.12, 0.6), Partial(4, 0.28, 0.35), Partial(9.2, 0.07, 0.12)))
"""A wooden bar under a soft mallet."""
WOOD = Voice(0.002, (Partial(1, 1, 1), Partial(2.57, 0.55, 0.6), Partial(4.95, 0.3, 0.4)))
"""A block of wood."""
FELT = Voice(0.01, (Partial(1, 1, 1), Partial(2, 0.4, 0.8), Partial(3, 0.15, 0.6)))
"""Something soft that falls on wood."""
HUM = Voice(0.03, (Partial(1, 1, 3), Partial(2, 0.35, 2.5), Partial(3, 0.15, 2)))
"""A voice with its mouth closed."""
BELL = Voice(0.003, (Partial(1, 1, 1), Partial(2.0, 0.55, 0.7), Partial(3.01, 0.3, 0.5), Partial(4.17, 0.22, 0.35)))
"""A small bell."""
COIN = Voice(0.002, (Partial(1, 0.8, 1), Partial(1.47, 0.55, 0.8), Partial(2.76, 0.4, 0.5), Partial(5.4, 0.1, 0.2)))
"""A coin that falls on others."""
GONG = Voice(
    0.03,
    (
        Partial(1, 1, 1),
        Partial(1.006, 0.5, 1),
        Partial(1.49, 0.35, 0.9),
        Partial(2.0, 0.7, 0.9),
        Partial(2.63, 0.3, 0.8),
        Partial(3.0, 0.35, 0.7),
        Partial(4.1, 0.18, 0.5),
    ),
)
"""A gong of bronze, which beats a little."""
BRASS = Voice(0.03, tuple(Partial(n, n**-1.5, 2.6 / n**0.3) for n in range(1, 8)))
"""A horn in a mild wind."""
STRING = Voice(0.003, tuple(Partial(n, 1 / n, n**-0.6) for n in range(1, 9)))
"""A plucked string."""


class Note(NamedTuple):
    """A note from `at` on, with how long it sounds, both in seconds."""

    at: float
    pitch: str
    seconds: float
    voice: Voice
    share: float = 1.0

    def wave(self) -> np.ndarray:
        """Return its samples."""
        t = np.arange(round(self.seconds * RATE)) / RATE
        octave, step = int(self.pitch[1:]), STEPS[self.pitch[0]]
        hertz = 440 * 2 ** (octave - 4 + step / 12)
        together = np.zeros_like(t)
        for ratio, strength, fade in self.voice.partials:
            fading = 10 ** (-FALL / 20 * t / (self.seconds * fade))
            together += strength * fading * np.sin(2 * np.pi * ratio * hertz * t)
        return self.share * together * shape(t, self.voice.rise)


class Breath(NamedTuple):
    """Noise from `at` on around a pitch in hertz, so many octaves wide; it rises for some seconds, then it fades."""

    at: float
    hertz: float
    seconds: float
    octaves: float
    share: float = 1.0
    rise: float = 0.002

    def wave(self) -> np.ndarray:
        """Return its samples."""
        chance, count = Random(1), round(self.seconds * RATE)
        spectrum = np.fft.rfft([chance.uniform(-1, 1) for _ in range(count)])
        far = np.log2(np.maximum(np.fft.rfftfreq(count, 1 / RATE), 1) / self.hertz) / self.octaves
        noise = np.fft.irfft(spectrum * np.exp(-(far**2)), count)
        t = np.arange(count) / RATE
        fading = 10 ** (-FALL / 20 * np.maximum(t - self.rise, 0) / (self.seconds - self.rise))
        return self.share * noise / np.abs(noise).max() * fading * shape(t, self.rise)


def shape(t: np.ndarray, rise: float) -> np.ndarray:
    """Return how a note begins and ends, both smoothly, from 0 to 1."""
    begun = np.sin(np.pi / 2 * np.minimum(t / rise, 1)) ** 2
    return begun * np.sin(np.pi / 2 * np.minimum((t[-1] - t) / END, 1)) ** 2


def run(voice: Voice, pitches: str, gap: float, seconds: float, last: float = 0.0) -> list[Note]:
    """Return notes one after another, the last of which may sound longer."""
    names = pitches.split()
    times = [*[seconds] * (len(names) - 1), last or seconds]
    return [Note(n * gap, name, long, voice) for n, (name, long) in enumerate(zip(names, times, strict=True))]


SCORES: dict[str, list[Note | Breath]] = {
    # Of both games.
    "turn": [*run(MALLET, "A4 D5", 0.12, 0.3, 0.42)],
    "refused": [Note(0, "E4", 0.11, HUM), Note(0.13, "D4", 0.15, HUM)],
    "over": [
        *run(MALLET, "A5 F5 E5 D5", 0.13, 0.31),
        *(Note(0.39, pitch, 0.31, MALLET, 0.6) for pitch in ("F4", "A4")),
    ],
    "win": [*run(BRASS, "D5 F5 A5", 0.1, 0.13), Note(0.3, "D6", 0.4, BRASS), Note(0.3, "A5", 0.4, BRASS, 0.6)],
    "round": [Note(0, "D4", 0.5, STRING), Note(0.03, "A4", 0.5, STRING), Note(0.06, "E5", 0.5, STRING, 0.8)],
    "coin": [Note(0, "B6", 0.1, COIN, 0.6), Note(0.07, "E7", 0.28, COIN)],
    "building": [
        *(Note(at, "E5", 0.12, WOOD, share) for at, share in ((0, 0.7), (0.12, 0.8))),
        Note(0.24, "B4", 0.2, WOOD),
    ],
    "cargo": [Breath(0, 500, 0.12, 1, 0.8), Note(0, "A4", 0.2, WOOD), Note(0.09, "D4", 0.14, WOOD, 0.7)],
    "deed": [Breath(0, 4200, 0.16, 0.7, 0.4, 0.05), Note(0.17, "F4", 0.16, FELT), Breath(0.17, 700, 0.08, 1, 0.8)],
    # Of Indonesia.
    "era": [Note(0, "D3", 0.7, GONG, 0.6), Note(0, "D4", 0.7, GONG, 0.6), Note(0, "A4", 0.55, GONG, 0.35)],
    "growth": [*run(MALLET, "D4 F4 A4 D5 F5", 0.07, 0.3, 0.4)],
    "sold": [
        Breath(0, 900, 0.07, 1.2, 0.9),
        Note(0, "E4", 0.16, WOOD),
        Breath(0.17, 900, 0.07, 1.2, 0.9),
        Note(0.17, "D4", 0.3, WOOD, 1.1),
    ],
    "bid": [Note(0, "A5", 0.14, WOOD)],
    "outbid": [Note(0, "B5", 0.13, MALLET), Note(0.1, "E5", 0.3, MALLET), Note(0.1, "E5", 0.2, BRASS, 0.3)],
    "research": [*run(MALLET, "A5 B5 A5 B5 F6", 0.055, 0.16, 0.3)],
    "ship": [Note(0, "E6", 0.3, BELL, 0.9), Note(0.17, "E6", 0.4, BELL)],
    "sale": [
        Note(0, "A5", 0.16, MALLET, 0.8),
        Note(0.07, "D6", 0.2, MALLET, 0.8),
        *(Note(0.14 + 0.06 * n, name, 0.3, COIN, 0.4) for n, name in enumerate(("A6", "D7", "B6"))),
    ],
    # Of Singapore.
    "raid": [*(Note(0.09 * n, ("D4", "A4")[n % 2], 0.14, STRING, 0.6 + 0.08 * n) for n in range(6))],
    "seal": [*run(BELL, "D5 A5 D6 F6", 0.06, 0.2, 0.36)],
    "chip": [Breath(0, 2600, 0.05, 0.5, 0.6), Note(0, "D7", 0.09, WOOD, 0.8)],
    "road": [
        Breath(0, 1500, 0.12, 0.8, 0.7, 0.04),
        Breath(0.14, 1300, 0.12, 0.8, 0.8, 0.04),
        Breath(0.28, 1100, 0.14, 0.8, 1, 0.04),
    ],
}
"""Each sound by its name."""


def samples(score: list[Note | Breath]) -> np.ndarray:
    """Return a score as 16-bit samples, at the loudness that all have."""
    sound = np.zeros(max(round(part.at * RATE) + round(part.seconds * RATE) for part in score))
    for part in score:
        first, played = round(part.at * RATE), part.wave()
        sound[first : first + len(played)] += played
    while True:
        sound *= 10 ** ((LOUDNESS - loudness(sound)) / 20)
        if np.abs(sound).max() <= PEAK:
            return np.round(32_767 * sound).astype("<i2")
        sound = PEAK * np.tanh(sound / PEAK)  # as a drum or a bell that is struck hard


def loudness(sound: np.ndarray) -> float:
    """Return the root mean square of what sounds of samples up to 1, in decibels below full scale."""
    windows = np.array_split(sound, max(1, len(sound) // WINDOW))
    powers = np.array([np.mean(window**2) for window in windows])
    heard = powers > powers.max() * 10 ** (-AUDIBLE / 10)
    return float(10 * np.log10(powers[heard].mean()))


def main() -> None:
    """Write all sounds."""
    SOUNDS.mkdir(parents=True, exist_ok=True)
    for name, score in SCORES.items():
        with wave.open(str(SOUNDS / f"{name}.wav"), "wb") as out:
            out.setnchannels(1)
            out.setsampwidth(2)
            out.setframerate(RATE)
            out.writeframes(samples(score).tobytes())


if __name__ == "__main__":
    main()
