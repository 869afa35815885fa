"""What the outlines of a file are to become, as far as the file tells."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from indonesia_qt.mapmaking.imports.areas import AreaRequest
from indonesia_qt.mapmaking.imports.kinds import kind_of
from indonesia_qt.mapmaking.imports.named_shapes import Outline

KINDS = ("kind", "type", "category", "featurecla", "natural", "class", "type_1", "engtype_1")
"""The properties that may tell what something is, the likeliest first; capital letters don't matter."""
PROVINCES = ("province", "prov_name", "region", "reg_name", "state", "adm1_en", "name_1", "island", "group", "layer")
"""The properties that may tell to which province something belongs, the likeliest first."""


class Sources(Struct, frozen=True):
    """The properties from which the names, kinds and provinces are taken.

    "" stands for the likeliest name of each outline, for land, and for a province for each name.
    """

    name: str = ""
    kind: str = ""
    province: str = ""


def properties(outlines: Sequence[Outline]) -> tuple[str, ...]:
    """All properties that the outlines have, in their order."""
    return tuple(dict.fromkeys(key for outline in outlines for key in outline.properties))


def guessed(outlines: Sequence[Outline]) -> Sources:
    """The likeliest sources: a province has several outlines, and isn't what most of them are called."""
    keys = properties(outlines)
    provinces = (key for key in _known(keys, PROVINCES) if _groups(outlines, key))
    return Sources("", next(iter(_known(keys, KINDS)), ""), next(provinces, ""))


def area_requests(outlines: Sequence[Outline], sources: Sources) -> list[AreaRequest]:
    """What each outline becomes by these sources. Islands without any name are areas of their own."""
    return [
        AreaRequest(
            outline,
            kind_of(outline.properties.get(sources.kind, "")),
            outline.properties.get(sources.name, "") if sources.name else outline.name,
            outline.properties.get(sources.province, ""),
            apart=not outline.name,
        )
        for outline in outlines
    ]


def _known(keys: Sequence[str], likeliest: Sequence[str]) -> list[str]:
    by_name = {key.lower(): key for key in keys}
    return [by_name[name] for name in likeliest if name in by_name]


def _groups(outlines: Sequence[Outline], key: str) -> bool:
    values = [value for outline in outlines if (value := outline.properties.get(key))]
    alike = sum(outline.properties.get(key) == outline.name for outline in outlines)
    return len(set(values)) < len(values) and alike < len(values) / 2
