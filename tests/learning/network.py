"""A small network that chooses: numbers of an observation in, a weight for each choice out."""

from __future__ import annotations

from pathlib import Path

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float32]
HIDDEN = 256
RATE, MOMENTS, TINY = 1e-3, (0.9, 0.999), 1e-8
"""Of Adam."""
FORBIDDEN = -1e9


class Network:
    """One hidden layer, trained by Adam to choose what a teacher chooses."""

    def __init__(self, numbers: int, choices: int, seed: int = 0) -> None:
        chance = np.random.default_rng(seed)
        shapes = ((numbers, HIDDEN), (HIDDEN,), (HIDDEN, choices), (choices,))
        spread = np.sqrt(2 / numbers), 0, 0.1 / np.sqrt(HIDDEN), 0
        self.weights: list[Floats] = [
            (chance.standard_normal(shape) * size).astype(np.float32)
            for shape, size in zip(shapes, spread, strict=True)
        ]
        self._first = [np.zeros_like(weights) for weights in self.weights]
        self._second = [np.zeros_like(weights) for weights in self.weights]
        self._steps = 0

    @staticmethod
    def scaled(seen: Floats) -> Floats:
        """Return observations with large numbers, such as money, made comparable with small ones."""
        return np.sign(seen) * np.log1p(np.abs(seen))

    def scores(self, seen: Floats, mask: NDArray[np.int8]) -> Floats:
        """Return how much it likes each choice; those that aren't offered least of all."""
        first, bias, second, last = self.weights
        hidden = np.maximum(self.scaled(seen) @ first + bias, 0)
        return np.where(mask, hidden @ second + last, np.float32(FORBIDDEN))

    def learn(self, seen: Floats, mask: NDArray[np.int8], chosen: NDArray[np.int64]) -> float:
        """Come nearer to what the teacher chose; return how far off it was (the cross entropy)."""
        first, bias, second, last = self.weights
        inputs = self.scaled(seen)
        hidden = np.maximum(inputs @ first + bias, 0)
        scores = np.where(mask, hidden @ second + last, np.float32(FORBIDDEN))
        chances = np.exp(scores - scores.max(axis=1, keepdims=True))
        chances /= chances.sum(axis=1, keepdims=True)
        rows = np.arange(len(chosen))
        loss = -float(np.log(chances[rows, chosen] + TINY).mean())
        chances[rows, chosen] -= 1
        chances /= len(chosen)
        back = (chances @ second.T) * (hidden > 0)
        self._improve([inputs.T @ back, back.sum(axis=0), hidden.T @ chances, chances.sum(axis=0)])
        return loss

    def _improve(self, slopes: list[Floats]) -> None:
        self._steps += 1
        keep_first, keep_second = MOMENTS
        rate = RATE * np.sqrt(1 - keep_second**self._steps) / (1 - keep_first**self._steps)
        for n, slope in enumerate(slopes):
            self._first[n] += (1 - keep_first) * (slope - self._first[n])
            self._second[n] += (1 - keep_second) * (slope * slope - self._second[n])
            self.weights[n] -= rate * self._first[n] / (np.sqrt(self._second[n]) + TINY)

    def save(self, file: Path) -> None:
        """Write the weights."""
        np.savez_compressed(file, *self.weights)

    @classmethod
    def load(cls, file: Path) -> Network:
        """Read what `save` wrote."""
        with np.load(file) as found:
            weights = [found[name] for name in found.files]
        network = cls(len(weights[0]), len(weights[3]))
        network.weights = weights
        return network
