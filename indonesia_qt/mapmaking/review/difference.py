"""One difference between two maps, and how their parts are matched."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal, Protocol, TypeVar

from msgspec import Struct

Called = Mapping[str, str]
"""The names of a map's parts by their ids."""

About = Literal["map", "province", "area", "link", "decision", "spot", "deed", "card", "stones"]
"""A link is what is adjacent, a decision is the reason for it, a spot is where something stands or is written."""


class Difference(Struct, frozen=True):
    """What a difference is about, the ids of the areas, provinces and lakes that it is about, and a sentence."""

    about: About
    places: tuple[str, ...]
    text: str


class _Identified(Protocol):
    @property
    def id(self) -> str: ...


P = TypeVar("P", bound=_Identified)


def matched(before: Sequence[P], after: Sequence[P]) -> tuple[list[P], list[P], list[tuple[P, P]]]:
    """What is gone, what is new, and what is on both sides, by their ids."""
    old, new = {part.id: part for part in before}, {part.id: part for part in after}
    gone = [part for id, part in old.items() if id not in new]
    fresh = [part for id, part in new.items() if id not in old]
    return gone, fresh, [(part, new[id]) for id, part in old.items() if id in new]
