"""Which properties of outlines stay with the areas that are made of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from indonesia_qt.board.files.schema import with_free_keys
from indonesia_qt.board.model import Own
from indonesia_qt.i18n.text import shortened, tr
from indonesia_qt.mapmaking.imports.named_shapes import Outline

MOST_LETTERS = 2_000_000
"""Of all properties of all areas that are kept of a file; a map file has five times as many at most."""
EXPORTED = frozenset({"id", "kind", "name", "neighbours"})
"""The properties by which an area of a map of this program is known, which keeps the `WRITTEN` ones by other means."""
WRITTEN = EXPORTED | {"province", "land_neighbours", "sea_neighbours"}

OWN_OF_FILES = frozenset({"kind", "name", "names", "place", "province", "tint"})
"""The properties of areas that a map file has itself; what others mean by them gets a low line."""


def own_properties(outlines: Sequence[Outline]) -> tuple[list[Own], str]:
    """Return the properties of each outline that are kept, and a sentence about those that would take too much room."""
    found = [_all(outline) for outline in outlines]
    sizes: dict[str, int] = {}
    for known in found:
        for key, value in known.items():
            sizes[key] = sizes.get(key, 0) + len(key) + len(value)
    left, lost = MOST_LETTERS, list[str]()
    for key, size in sizes.items():
        left -= size
        if left < 0:
            lost.append(key)
    gone = set(lost)
    note = tr("These properties are too large to be kept: {names}.", names=shortened(lost)) if lost else ""
    return [tuple((key, value) for key, value in known.items() if key not in gone) for known in found], note


def _all(outline: Outline) -> Mapping[str, str]:
    """All properties of an outline as JSON, without those that are said by the area itself."""
    known = outline.own or {key: msgspec.json.encode(text).decode() for key, text in outline.properties.items()}
    said = WRITTEN if is_exported(outline) else frozenset[str]()
    kept = tuple((key, value) for key, value in known.items() if key not in said)
    return dict(with_free_keys(kept, OWN_OF_FILES))


def is_exported(outline: Outline) -> bool:
    """Return whether an outline is an area of a map that this program exported."""
    return outline.own.keys() >= EXPORTED
