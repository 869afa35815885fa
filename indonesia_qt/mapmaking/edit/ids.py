"""Ids that a map's parts get by their names."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Collection

from indonesia_qt.games.indonesia.rules.scenario import CardEntry, DeedEntry
from indonesia_qt.mapmaking.edit.draft import Draft
from indonesia_qt.mapmaking.edit.immutable_update import Place

PROPER_ID = re.compile(r"[^\W_]+(-[^\W_]+)*")
"""Letters and digits, with single hyphens between them."""
LONGEST_ID = 80
"""Letters of an id that a name gives: some single letters are spelled out with many."""


def id_of(name: str, taken: Collection[str]) -> str:
    """An id for what is called `name`, with a number at its end if it would be one of those that are `taken`."""
    plain = "".join(c for c in unicodedata.normalize("NFKD", name.casefold()) if not unicodedata.combining(c))
    stem = "-".join(re.findall(r"[^\W_]+", plain))[:LONGEST_ID].strip("-") or "place"
    return numbered(stem, taken)


def numbered(id: str, taken: Collection[str]) -> str:
    """`id`, or if it is `taken` the first of `id-2`, `id-3`, … that isn't."""
    found, n = id, 2
    while found in taken:
        found, n = f"{id}-{n}", n + 1
    return found


def taken_ids(draft: Draft) -> set[str]:
    """Every id of the draft: of the board's provinces, areas and lakes, and of deeds and cards."""
    board, data = draft.board, draft.data
    places: tuple[Place, ...] = (*board.provinces, *board.lands, *board.seas, *board.lakes)
    entries: tuple[DeedEntry | CardEntry, ...] = (*data.deeds, *data.city_cards)
    return {part.id for part in places} | {entry.id for entry in entries}
