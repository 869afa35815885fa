"""Reads the adjacency of a damaged map file: each pair once, of areas that exist, in the list where it belongs."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from msgspec.structs import replace

from indonesia_qt.board import names
from indonesia_qt.board.adjacency import Pair, geometry, pair
from indonesia_qt.board.files import schema
from indonesia_qt.board.files.flaws import Flaws
from indonesia_qt.board.files.tolerant_json import Document
from indonesia_qt.board.model import Arrow, BoardMap, GeometryException, IgnoredProblem, LandLink, LinkKind
from indonesia_qt.i18n.text import tr
from indonesia_qt.mapmaking.edit import linking

PLACE = "adjacency"
LISTS = ("land_land", "land_sea", "sea_sea")
"""The lists of pairs that are adjacent."""


def linked(board: BoardMap, document: Document, drawn: Mapping[Pair, Arrow], flaws: Flaws) -> BoardMap:
    """Return `board`, which has no adjacency yet, with that of the file, and the arrows that are `drawn` for it."""
    links = _Links(board, document, flaws)
    joined = replace(
        board,
        land_land=tuple(links.land_land),
        land_sea=tuple(links.land_sea),
        sea_sea=tuple(links.sea_sea),
        exceptions=tuple(map(schema.exception, links.exceptions())),
        ignored=tuple(map(schema.ignored, document.entries("ignored", IgnoredProblem, flaws))),
    )
    return _with_arrows(joined, drawn, flaws)


class _Links:
    """Sorts the pairs of a file into the lists of a board."""

    def __init__(self, board: BoardMap, document: Document, flaws: Flaws) -> None:
        self.document, self.flaws = document, flaws
        self.lands, self.seas = {land.id for land in board.lands}, {sea.id for sea in board.seas}
        self.names = names.of(board)
        self.land_land: list[LandLink] = []
        self.land_sea: list[tuple[str, str]] = []
        self.sea_sea: list[tuple[str, str]] = []
        self.seen: set[Pair] = set()
        for link in document.entries("land_land", LandLink, flaws):
            self.add(link.a, link.b, link.kind, "land_land")
        for name in LISTS[1:]:
            for a, b in document.entries(name, tuple[str, str], flaws):
                self.add(a, b, "border", name)

    def add(self, a: str, b: str, kind: LinkKind, name: str) -> None:
        """Put a pair from the list `name` where it belongs, unless it is faulty."""
        if not self.proper(a, b):
            return
        called = names.of_two(self.names, a, b)
        if pair(a, b) in self.seen:
            self.left_out(a, b, tr("The link between {a} and {b} is listed twice.", **called))
            return
        self.seen.add(pair(a, b))
        ashore = (a in self.lands) + (b in self.lands)
        belongs = LISTS[2 - ashore]
        if belongs != name or (ashore == 1 and a in self.seas):
            text = tr("The link between {a} and {b} is in the wrong list.", **called)
            self.flaws.add(f"{a} - {b}", text, tr("It was moved to the right list."))
        if ashore == 2:
            self.land_land.append(LandLink(a, b, kind))
        elif ashore == 1:
            self.land_sea.append((a, b) if a in self.lands else (b, a))
        else:
            self.sea_sea.append((a, b))

    def exceptions(self) -> Iterator[GeometryException]:
        """Yield the exceptions to the geometry that the file decides on, one for each pair."""
        decided: set[Pair] = set()
        for found in self.document.entries("exceptions", GeometryException, self.flaws):
            if not self.proper(found.a, found.b):
                continue
            called = names.of_two(self.names, found.a, found.b)
            if pair(found.a, found.b) in decided:
                self.left_out(found.a, found.b, tr("{a} and {b} have two manual settings.", **called))
                continue
            decided.add(pair(found.a, found.b))
            yield found

    def proper(self, a: str, b: str) -> bool:
        """Return whether these are two areas of the board; note a flaw if they aren't."""
        unknown = next((area for area in (a, b) if area not in self.lands | self.seas), None)
        if unknown is not None:
            self.left_out(a, b, tr("The map has no area “{id}”.", id=unknown))
        elif a == b:
            self.left_out(a, b, tr("{a} is linked to itself.", a=self.names[a]))
        return unknown is None and a != b

    def left_out(self, a: str, b: str, text: str) -> None:
        self.flaws.add(f"{a} - {b}", text, tr("The entry was left out."))


def _with_arrows(board: BoardMap, drawn: Mapping[Pair, Arrow], flaws: Flaws) -> BoardMap:
    """Return the board with an arrow for each link that needs one, and with no other."""
    by_arrow = {pair(link.a, link.b) for link in board.land_land if link.kind == "arrow"}
    shape = {land.id: geometry(land.shape) for land in board.lands}
    called = names.of(board)
    lines = []
    for two, arrow in drawn.items():
        both = names.of_two(called, *two)
        if two in by_arrow:
            lines.append(arrow)
        else:
            text = tr("An arrow is drawn between {a} and {b}, but they aren’t listed as linked by one.", **both)
            flaws.add(" - ".join(two), text, tr("The arrow was left out."))
    touching = {two for two in by_arrow - drawn.keys() if shape[two[0]].intersects(shape[two[1]])}
    for two in sorted(by_arrow - drawn.keys()):
        text = tr("{a} and {b} are linked by an arrow, but no arrow is drawn.", **names.of_two(called, *two))
        if two in touching:
            flaws.add(" - ".join(two), text, tr("They share a border, so it links them instead."))
        else:
            flaws.add(" - ".join(two), text, tr("A straight arrow was drawn."))
            lines.append(linking.straight_arrow(board, two))
    links = tuple(LandLink(x.a, x.b, "border") if pair(x.a, x.b) in touching else x for x in board.land_land)
    return replace(board, land_land=links, arrows=tuple(lines))
