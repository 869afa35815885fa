"""Each thing that must be true of a position is missed when it isn't."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from indonesia_qt.games.indonesia.game import Indonesia
from indonesia_qt.games.indonesia.rules.invariants import broken
from indonesia_qt.games.indonesia.rules.state import State
from tests.games.indonesia.positions import Table


@pytest.fixture
def state(islets: Indonesia) -> State:
    """A sound position with some of everything."""
    table = Table(islets, era="b")
    table.company(0, "a-west-rice", "west-1 west-2")
    table.company(1, "a-east-shipping", "gulf gulf ocean")
    table.company(2, "a-east-spice", "east-2")
    table.city("far-1", 2, rice=1)
    table.deeds("b-middle-rubber")
    return table.state


def test_a_sound_position_has_nothing_broken(state: State) -> None:
    assert broken(state) == []


def set_slots(s: State, seat: int, slots: int) -> None:
    s.players[seat].slots = slots


BREAKS: dict[str, tuple[Callable[[State], object], str]] = {
    "slot": (lambda s: s.players[0].companies.clear(), "slots are not those on the board"),
    "too many": (lambda s: set_slots(s, 0, 0), "more companies than slots"),
    "owner": (lambda s: setattr(s.companies["a-west-rice"], "owner", 2), "holds a company of another"),
    "field": (lambda s: s.fields.pop("west-1"), "cultivated areas are not those"),
    "two owners": (lambda s: s.companies["a-east-spice"].areas.append("west-1"), "belongs to two companies"),
    "city on field": (lambda s: s.cities.__setitem__("west-1", 1), "city stands on cultivated land"),
    "two cities": (lambda s: s.cities.__setitem__("far-2", 1), "two cities"),
    "deed twice": (lambda s: s.deeds.append("a-west-rice"), "deed is in two places"),
    "name": (lambda s: setattr(s.companies["a-west-rice"], "id", "b-west-spice"), "not named after its first deed"),
    "no ships": (lambda s: s.companies["a-east-shipping"].ships.clear(), "don't fit its kind"),
    "goods afloat": (lambda s: s.companies["a-west-rice"].ships.update(gulf=1), "don't fit its kind"),
    "zero ships": (lambda s: s.companies["a-east-shipping"].ships.update(gulf=0), "a sea without ships"),
    "neighbour": (lambda s: setattr(s.companies["a-east-spice"], "areas", ["west-3"]), "touches another company"),
    "stones": (lambda s: s.stones.__setitem__(0, 3), "stones of size 1 don't add up"),
    "owed stones": (lambda s: s.stones.__setitem__(2, -1), "too many stones of size 3"),
    "bought": (lambda s: s.received.__setitem__(("far-1", "rice"), 3), "bought 3 rice"),
    "track": (lambda s: setattr(s.players[1], "hull", 6), "beyond its ends"),
    "bank": (lambda s: setattr(s.players[1], "bank", -1), "owes the bank"),
}


@pytest.mark.parametrize("name", BREAKS)
def test_what_is_broken_is_found(state: State, name: str) -> None:
    change, words = BREAKS[name]
    change(state)
    if name == "neighbour":
        state.companies["a-east-spice"].kind = "rice"
        state.fields.pop("east-2")
        state.fields["west-3"] = "a-east-spice"
    assert any(words in sentence for sentence in broken(state)), broken(state)
