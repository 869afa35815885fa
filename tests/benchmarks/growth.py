"""How cost grows: with players, with the size of the map, and a plan with ships and goods; and a chart of it."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import NamedTuple

from matplotlib.figure import Figure

from indonesia_qt.games.indonesia.game import Indonesia, Setup
from indonesia_qt.games.indonesia.rules.scenario import Scenario
from indonesia_qt.games.indonesia.rules.shipping import Market
from indonesia_qt.games.indonesia.rules.state import Company, Options, State
from tests.benchmarks.random_games import ours
from tests.benchmarks.table import a_second, middle, milliseconds
from tests.games.indonesia.boards import real, sketch

PLAYERS = (2, 3, 4, 5)
AREAS = (137, 500, 1000)
SHIPS, GOODS = (3, 6, 12, 24, 48), (2, 4, 8, 16, 32)
SAMPLES = 60
PROVINCE = 7
"""Areas of a province of a made-up map."""
DEEDS = {
    "a": ("rice", "spice", "shipping", "rice", "spice", "shipping", "shipping", "shipping"),
    "b": ("rice", "rubber", "spice", "shipping", "rubber", "rice", "spice", "shipping", "rubber"),
    "c": ("oil", "rubber", "rice", "oil", "spice", "oil", "rubber", "oil"),
}


class Growth(NamedTuple):
    """A curve: what grows along it, and the figures."""

    title: str
    grows: str
    unit: str
    at: Sequence[int]
    figures: Sequence[float]


def archipelago(areas: int) -> Indonesia:
    """A map of at least so many areas: islands of seven in a row, each between two seas, the seas in a ring."""
    islands = [f"island{n}" for n in range(-(-areas // PROVINCE))]
    lands = {island: [f"{island}-{n}" for n in range(1, PROVINCE + 1)] for island in islands}
    coasts = {f"sea{n}": " ".join([*lands[island][:5], *lands[islands[n - 1]][3:]]) for n, island in enumerate(islands)}
    ring = list(zip(coasts, [*list(coasts)[1:], "sea0"], strict=True))
    across = [(f"sea{n}", f"sea{(n + len(islands) // 3) % len(islands)}") for n in range(0, len(islands), 4)]
    chance = Random(areas)
    deeds = [
        f"{era} {province} {kind}" + (" 3/4/5" if kind == "shipping" else "")
        for era, kinds in DEEDS.items()
        for province, kind in zip(chance.sample(islands, len(kinds)), kinds, strict=True)
    ]
    cards = {era: ", ".join(" ".join(chance.sample(islands, 3)) for _ in range(5)) for era in DEEDS}
    return sketch(
        dict.fromkeys(islands, PROVINCE),
        borders=", ".join(f"{a} {b}" for row in lands.values() for a, b in pairwise(row)),
        coasts=coasts,
        seas=", ".join(f"{a} {b}" for a, b in (*ring, *across)),
        deeds=", ".join(deeds),
        cards=cards,
        name=f"archipelago of {areas}",
    )


def position(chance: Random, ships: int, goods: int) -> tuple[State, Company]:
    """A company with so many goods anywhere on the real map, and so many ships of two lines."""
    game = real()
    setup = game.new_setup(Options(), 2, 1)
    state = game.start(Setup(setup.options, setup.deal))
    scenario = game.scenario
    company = Company("a-bali-rice", "rice", 0, ("a-bali-rice",), _estate(chance, scenario, goods), {})
    state.companies[company.id] = company
    for owner, line in enumerate(("a-lampung-shipping", "a-halmahera-shipping")):
        fleet = Company(line, "shipping", owner, (line,), [], {})
        state.companies[line] = fleet
        for sea in _spread(chance, scenario, ships // 2 + owner * (ships % 2)):
            fleet.ships[sea] = fleet.ships.get(sea, 0) + 1
    free = [area for area in scenario.land_neighbours if scenario.seas_at[area] and area not in company.areas]
    state.cities.update(dict.fromkeys(chance.sample(free, 12), 2))
    return state, company


def _estate(chance: Random, scenario: Scenario, goods: int) -> list[str]:
    found = [chance.choice(list(scenario.land_neighbours))]
    while len(found) < goods:
        near = [area for land in found for area in scenario.land_neighbours[land] if area not in found]
        found.append(chance.choice(near or [area for area in scenario.land_neighbours if area not in found]))
    return found


def _spread(chance: Random, scenario: Scenario, ships: int) -> list[str]:
    found = [chance.choice(list(scenario.sea_neighbours))]
    while len(found) < ships:
        sea = chance.choice(found)
        found.append(chance.choice((sea, *scenario.sea_neighbours[sea])))
    return found


def plan_time(ships: int, goods: int) -> float:
    """Microseconds for a plan, the median of many positions."""
    chance = Random(1)
    places = [position(chance, ships, goods) for _ in range(SAMPLES)]
    return 1000 * middle([milliseconds(lambda: Market(s, company).best_plan()) for s, company in places])  # noqa: B023


def curves() -> list[Growth]:
    """All four."""
    speed = "decisions a second"
    return [
        Growth("Random games", "players", speed, PLAYERS, [a_second(ours(real(), n)) for n in PLAYERS]),
        Growth("Random games of four", "land areas of the map", speed, AREAS, [_on_map(areas) for areas in AREAS]),
        Growth("Plan for 8 goods", "ships", "µs", SHIPS, [plan_time(ships, 8) for ships in SHIPS]),
        Growth("Plan with 12 ships", "goods", "µs", GOODS, [plan_time(12, goods) for goods in GOODS]),
    ]


def _on_map(areas: int) -> float:
    return a_second(ours(real() if areas == AREAS[0] else archipelago(areas), 4))


def lines(grown: Sequence[Growth]) -> list[str]:
    """The curves as lines of text."""
    return [
        f"{curve.title}, {curve.unit} by {curve.grows}: "
        + ", ".join(f"{at}: {figure:,.0f}" for at, figure in zip(curve.at, curve.figures, strict=True))
        for curve in grown
    ]


def draw(grown: Sequence[Growth], file: Path) -> None:
    """Draw the curves side by side, in the format that the file's name says."""
    figure = Figure(figsize=(13, 3.2), layout="constrained")
    for axes, curve in zip(figure.subplots(1, len(grown)), grown, strict=True):
        axes.plot(curve.at, curve.figures, marker="o", color="#1e5b6e")
        axes.set_title(curve.title, fontsize=10)
        axes.set_xlabel(curve.grows)
        axes.set_ylabel(curve.unit)
        axes.set_xticks(curve.at)
        axes.set_ylim(0, 1.1 * max(curve.figures))
        axes.grid(alpha=0.3)
    figure.savefig(file, metadata={"Date": None} if file.suffix == ".svg" else None)
