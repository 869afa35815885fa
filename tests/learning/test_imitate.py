"""The example of a learning program: it learns something within seconds, and what it learned is kept."""

from __future__ import annotations

from pathlib import Path
from random import Random

import numpy as np

from indonesia_qt.bots.learning.environment import Environment
from indonesia_qt.games.indonesia.bots.rules_of_thumb import Greedy
from tests.learning.imitate import best, learn, lessons
from tests.learning.network import Network


def test_it_comes_nearer_to_its_teacher_and_never_chooses_what_is_not_offered(tmp_path: Path) -> None:
    environment, chance = Environment(players=2, opponents={1: "greedy"}), Random(1)
    network = Network(len(environment.names), len(environment.choices))
    environment.reset(seed=1)
    memory = lessons(environment, network, Greedy(), chance, lead=0.5)
    assert len(memory) > 20
    first = learn(network, memory, 1, chance)
    learn(network, memory, 10, chance)
    assert learn(network, memory, 1, chance) < first / 2

    network.save(tmp_path / "policy.npz")
    again = Network.load(tmp_path / "policy.npz")
    environment.reset(seed=2)
    seen = environment.observe("seat_0")
    assert best(again, seen) == best(network, seen)
    assert seen["action_mask"][best(again, seen)]
    assert all(np.array_equal(a, b) for a, b in zip(again.weights, network.weights, strict=True))
