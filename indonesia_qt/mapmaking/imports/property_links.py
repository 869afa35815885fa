"""Links that a property of outlines tells, such as “neighbors”: a list, or a text with commas or semicolons."""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from itertools import islice, product

from msgspec import Struct

from indonesia_qt.board import adjacency
from indonesia_qt.board.adjacency import geometry
from indonesia_qt.board.draft import EditError
from indonesia_qt.board.model import BoardMap
from indonesia_qt.i18n.text import enumerated, shortened, tr
from indonesia_qt.mapmaking.edit import linking
from indonesia_qt.mapmaking.imports.named_shapes import NamedShape, Outline

LINKS = (
    "neighbours",
    "neighbors",
    "neighbor",
    "neighbour",
    "adjacent",
    "adjacency",
    "borders",
    "touches",
    "connections",
)
"""The properties that may hold links, the likeliest first; capital letters don't matter."""
SEPARATORS = (";", ",")
"""What stands between names in a text; of several the first, so that names may have commas."""
_NAME, _ID = "", "id"
"""What outlines are called by: their names, and the property with their ids."""


class PropertyLinks(Struct, frozen=True, eq=False):
    """The numbers of the outlines that have a property, the pairs that it tells of, and the names that are unknown.

    Of a pair the smaller number is first.
    """

    asked: frozenset[int] = frozenset()
    pairs: frozenset[tuple[int, int]] = frozenset()
    unknown: tuple[str, ...] = ()

    def note(self, key: str) -> str:
        """Return a sentence about the unknown names in the property `key`; "" when there are none."""
        if not self.unknown:
            return ""
        return tr(
            "The property “{name}” names what isn’t among the outlines: {names}.",
            name=key,
            names=shortened(self.unknown),
        )


def likely(outlines: Sequence[Outline | NamedShape]) -> str:
    """Return the likeliest property with links; "" when there is none."""
    keys = {key.casefold(): key for outline in outlines for key in (*outline.lists, *outline.properties)}
    return next((keys[name] for name in LINKS if name in keys), "")


def known(outlines: Sequence[Outline | NamedShape], name: str) -> str:
    """Return a property by its name, in capital letters or not. Raises `EditError` for an unknown one."""
    keys = tuple(dict.fromkeys(key for outline in outlines for key in (*outline.lists, *outline.properties)))
    found = next((key for key in keys if key.casefold() == name.casefold()), None)
    if found is None:
        raise EditError(
            tr(
                "The outlines have no property “{name}”. They have: {names}.",
                name=name,
                names=enumerated(list(islice(keys, MOST_NAMED))),
            )
            if keys
            else tr("The outlines have no property “{name}”.", name=name)
        )
    return found


MOST_NAMED = 300
"""So many properties a message names."""


def links_in(outlines: Sequence[Outline], key: str) -> PropertyLinks:
    """Return the links that a property tells of: A and B are linked when A names B, or B names A.

    Outlines are called by the values of one property, the one that explains most, or by their ids or names; capital
    letters don't matter.
    """
    items_of = {n: items for n, outline in enumerate(outlines) if (items := _items(outline, key)) is not None}
    called = _called(outlines, [item for items in items_of.values() for item in items], key)
    pairs = set[tuple[int, int]]()
    unknown: dict[str, None] = {}
    for number, items in items_of.items():
        for item in items:
            other = called.get(item.casefold())
            if other is None:
                unknown[item] = None
            elif other != number:
                pairs.add((min(number, other), max(number, other)))
    return PropertyLinks(frozenset(items_of), frozenset(pairs), tuple(unknown))


def with_property_links(board: BoardMap, found: PropertyLinks, made: Mapping[int, Sequence[str]]) -> BoardMap:
    """Link the areas that were `made` of outlines, by the numbers of these, as their property tells.

    Two outlines that both have the property are linked when it says so, and not otherwise; all else goes by its
    borders. Of outlines that became several areas the two that are nearest are linked, unless some are already.
    """
    grounds = {area.id: geometry(area.shape) for area in board.areas()}
    ids = {
        n: [id for id in made.get(n, ()) if id in grounds]
        for n in found.asked | {n for two in found.pairs for n in two}
    }
    owner = {id: n for n, members in ids.items() if n in found.asked for id in members}
    linked = set(adjacency.links_of(board).kinds)
    pairs = {(a, b) for a, b in linked if a in owner and owner[a] == owner.get(b)}
    for one, other in found.pairs:
        ends = {adjacency.pair(a, b) for a, b in product(ids[one], ids[other])}
        if ends:
            pairs |= ends & linked or {min(ends, key=lambda two: (grounds[two[0]].distance(grounds[two[1]]), two))}
    elsewhere = {two for two in linked if not owner.keys() >= set(two)}  # of which the property tells nothing
    return linking.with_links(board, {*owner, *(id for two in pairs for id in two)}, pairs | elsewhere)


def _items(outline: Outline, key: str) -> Sequence[str] | None:
    """The names that an outline has in a property; None when it hasn't the property."""
    if key in outline.lists:
        return outline.lists[key]
    return None if key not in outline.properties else divided(outline.properties[key])


def divided(text: str) -> tuple[str, ...]:
    """Return the names in a text, between semicolons or else commas.

    >>> divided("[Bali, Java,Madura]")
    ('Bali', 'Java', 'Madura')
    """
    by = next((sign for sign in SEPARATORS if sign in text), ",")
    names = (re.sub(r"^[\s\[{\"']+|[\s\]}\"']+$", "", part) for part in text.split(by))
    return tuple(name for name in names if name)


def _called(outlines: Sequence[Outline], items: Sequence[str], key: str) -> dict[str, int]:
    """The outlines by what the items call them, case-folded."""
    wanted = Counter(item.casefold() for item in items)
    by_key: defaultdict[str, dict[str, int | None]] = defaultdict(dict)
    for number, outline in enumerate(outlines):
        for name, value in ((_NAME, outline.name), *outline.properties.items()):
            text = value.casefold()
            if name != key and text in wanted:
                by_key[name][text] = None if text in by_key[name] else number
    single = {key: {text: n for text, n in known.items() if n is not None} for key, known in by_key.items()}
    best = max(single, key=lambda key: sum(wanted[text] for text in single[key]), default=_NAME)
    return {text: n for key in (_NAME, _ID, best) for text, n in single.get(key, {}).items()}
