"""The sounds of the program are what its script makes: alike in loudness, apart by ear, and without clicks."""

from __future__ import annotations

import wave
from itertools import combinations, pairwise
from typing import Any

import numpy as np
import pytest

from indonesia_qt.files import paths
from tests.test_packaging import module

FOLDER = paths.resources() / "sounds"
NAMES = sorted(file.stem for file in FOLDER.glob("*.wav"))
RATE = 44_100


def samples(name: str) -> np.ndarray[Any, np.dtype[np.float64]]:
    """The samples of a file, where 1 is full scale."""
    with wave.open(str(FOLDER / f"{name}.wav")) as sound:
        assert (sound.getframerate(), sound.getnchannels(), sound.getsampwidth()) == (RATE, 1, 2)
        return np.frombuffer(sound.readframes(sound.getnframes()), "<i2") / 32_768


def decibels(power: Any) -> Any:
    return 10 * np.log10(np.maximum(power, 1e-12))


def heard(name: str) -> np.ndarray[Any, np.dtype[np.float64]]:
    """How loud a sound is in decibels, in each fiftieth of a second of 0.8 s and in each third of an octave.

    What is too soft to be heard is as loud as silence.
    """
    step, sound = RATE // 50, samples(name)
    sound = np.pad(sound, (step, RATE - len(sound)))
    pieces = np.stack([sound[n * step : (n + 2) * step] * np.hanning(2 * step) for n in range(40)])
    powers, pitches = np.abs(np.fft.rfft(pieces)) ** 2, np.fft.rfftfreq(2 * step, 1 / RATE)
    edges = 100 * 2 ** (np.arange(22) / 3)
    bands = [powers[:, (low <= pitches) & (pitches < high)].sum(1) for low, high in pairwise(edges)]
    loud = decibels(np.stack(bands))
    return np.maximum(loud, loud.max() - 50)


def test_the_script_makes_these_files() -> None:
    script = module("sounds")
    assert sorted(script.SCORES) == NAMES
    for name in NAMES:
        made = script.samples(script.SCORES[name]) / 32_768
        assert np.abs(made - samples(name)).max() < 1.5 / 32_768, name  # computers differ in the last digit of a sine


@pytest.mark.parametrize("name", NAMES)
def test_each_is_as_loud_as_the_others_and_has_no_clicks(name: str) -> None:
    sound = samples(name)
    assert 0.08 < len(sound) / RATE < 0.75
    levels = decibels([np.mean(window**2) for window in np.array_split(sound, len(sound) // (RATE // 100))])
    sounding = np.array_split(sound, len(levels))
    loud = np.concatenate([window for window, level in zip(sounding, levels, strict=True) if level > levels.max() - 26])
    assert -16.5 < decibels(np.mean(loud**2)) < -15.5
    assert np.abs(sound).max() < 10 ** (-1 / 20)
    assert sound[0] == sound[-1] == 0
    assert np.abs(sound[:22]).max() < 0.15, "it begins in half a millisecond"
    assert np.abs(sound[-44:]).max() < 0.01


def test_any_two_can_be_told_apart() -> None:
    sounds = {name: heard(name) for name in NAMES}

    def distance(one: str, other: str) -> float:
        """Decibels between two sounds, on the average wherever one of them is heard."""
        first, second = sounds[one], sounds[other]
        where = (first > first.min()) | (second > second.min())
        return float(np.abs(first - second)[where].mean())

    assert {pair: far for pair in combinations(NAMES, 2) if (far := distance(*pair)) < 12} == {}
    assert distance("bid", "bid") == 0


def test_all_together_are_small() -> None:
    assert sum(file.stat().st_size for file in FOLDER.iterdir()) < 900_000
