"""Copies of a position."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from msgspec import Struct

from indonesia_qt.games.indonesia.game import Indonesia
from indonesia_qt.games.indonesia.rules.scenario import Scenario
from indonesia_qt.games.indonesia.rules.state import (
    AuctionBid,
    Company,
    Options,
    OrderBid,
    Player,
    PublicAccount,
    State,
)
from indonesia_qt.games.indonesia.rules.year import Year
from tests.games.indonesia.play import Mixed, play

OTHER: dict[str, Any] = {
    "cash": -3, "bank": 4, "earnings": -5, "slots": 2, "mergers": 3, "expansion": 4, "hull": 5, "bid": 2,
    "companies": ["x"], "cards": (("a",), (), ()), "secret": True,
}  # fmt: skip


def full_state(game: Indonesia) -> State:
    """A position in which no field is empty or as it was at the start."""
    company = Company("x", "rice", 1, ("x", "y"), ["bali-1"], {"bali-sea": 2})
    return State(
        scenario=game.scenario,
        options=Options(money="open"),
        era=1,
        year=7,
        order=[0, 1, 2],
        players=[Player(**OTHER), Player(**(OTHER | {"cash": 9, "companies": ["y"]}))],
        ledger=[PublicAccount(cash=8), PublicAccount(bank=3)],
        companies={"x": company},
        fields={"bali-1": "x"},
        cities={"bali-2": 2},
        stones=[1, 2, 3],
        received={("bali-2", "rice"): 1},
        deeds=["d"],
        operated={"x"},
        merged={"y"},
        stack=[Year(3)],
        bids=(OrderBid(7, 0, 5, 25), AuctionBid(7, 1, "x", "y", None)),
    )


def mutable_parts(thing: Any, path: str = "state") -> Iterator[tuple[str, Any]]:
    """Everything in a value that can be changed in place, with the way to it."""
    if isinstance(thing, list | dict | set) or (isinstance(thing, Struct) and not thing.__struct_config__.frozen):
        yield path, thing
    for name, part in parts_of(thing):
        yield from mutable_parts(part, f"{path}.{name}")


def parts_of(thing: Any) -> list[tuple[object, Any]]:
    """What a value holds, with its name; the scenario is the same for all positions and holds nothing that changes."""
    if isinstance(thing, Scenario):
        return []
    if isinstance(thing, Struct):
        return [(name, getattr(thing, name)) for name in thing.__struct_fields__]
    if isinstance(thing, dict):
        return list(thing.items())
    if isinstance(thing, list | tuple | set | frozenset):
        return list(enumerate(thing))
    assert thing is None or isinstance(thing, str | int), f"a state holds a {type(thing)}"
    return []


def test_no_field_is_as_it_was_at_the_start(real: Indonesia) -> None:
    """Guards the tests below: a forgotten field can only show when it has a value of its own."""
    fresh, full = real.start(real.new_setup(Options(), 2, 1)), full_state(real)
    for name in State.__struct_fields__:
        if name != "scenario":
            assert getattr(fresh, name) != getattr(full, name), name
    for name in Player.__struct_fields__:
        assert getattr(Player(), name) != getattr(full.players[0], name), name


def test_a_copy_is_equal_in_every_field(real: Indonesia) -> None:
    original = full_state(real)
    copy = original.copy()
    for name in State.__struct_fields__:
        assert getattr(copy, name) == getattr(original, name), name
    for name in Player.__struct_fields__:
        assert getattr(original.players[0].copy(), name) == getattr(original.players[0], name), name
    for name in Company.__struct_fields__:
        assert getattr(original.companies["x"].copy(), name) == getattr(original.companies["x"], name), name


def test_a_copy_shares_nothing_that_can_be_changed(real: Indonesia) -> None:
    original = full_state(real)
    copy = original.copy()
    mine = {id(part): path for path, part in mutable_parts(original)}
    for path, part in mutable_parts(copy):
        assert id(part) not in mine, f"{path} is the original's {mine.get(id(part))}"
    assert {path for path, _ in mutable_parts(copy)} == set(mine.values())


@pytest.mark.parametrize("name", [name for name in State.__struct_fields__ if name not in ("scenario", "options")])
def test_changes_of_a_copy_never_reach_the_original(real: Indonesia, name: str) -> None:
    original, untouched = full_state(real), full_state(real)
    copy = original.copy()
    change(getattr(copy, name), copy, name)
    assert copy != original
    assert original == untouched


def change(value: Any, owner: Any, name: str) -> None:
    """Change a value and all that it holds."""
    for _, part in mutable_parts(value):
        if isinstance(part, Player):
            part.cash += 1
        elif isinstance(part, Company):
            part.owner += 1
        elif isinstance(part, dict):
            part["new"] = 1
        elif isinstance(part, set):
            part.add("new")
        else:
            part.append("new")
    if not list(mutable_parts(value)):
        setattr(owner, name, value[1:] if isinstance(value, tuple) else value + 1)


def test_positions_of_a_game_copy_truly(real: Indonesia) -> None:
    for number, moment in enumerate(play(real, Options(), 4, 2, [Mixed])):
        if number % 10 == 0:
            copy = moment.state.copy()
            assert copy == moment.state
            mine = {id(part) for _, part in mutable_parts(moment.state)}
            assert mine.isdisjoint(id(part) for _, part in mutable_parts(copy))


def test_frames_are_frozen(real: Indonesia) -> None:
    """A copy shares them, so nobody may change them."""
    kinds: set[Any] = set()
    for moment in play(real, Options(), 3, 8, [Mixed]):
        kinds |= {type(frame) for frame in moment.state.stack}
    assert len(kinds) > 12
    assert all(kind.__struct_config__.frozen for kind in kinds)
