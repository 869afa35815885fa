"""Where the marks of a board lie, and what is painted there."""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence

from msgspec import Struct

from indonesia_qt.board.model import BoardMap, Label, Point
from indonesia_qt.ui.board.marks import (
    AreaMark,
    CityMark,
    DeedMark,
    EraMark,
    GoodMark,
    Mark,
    NameMark,
    NoteMark,
    ShipMark,
)
from indonesia_qt.ui.board.pieces.piece_styles import (
    FLAG_WIDTH,
    STRIP_HEIGHT,
    CityLook,
    FlagLook,
    GoodLook,
    Look,
    NameLook,
    NoteLook,
    ShipLook,
    StripLook,
    strip_width,
)

LINE_HEIGHT = 0.95
"""Of a province's name, in parts of its size."""
NAME_BELOW = 26.0
"""How far below a piece the name of its area stands, in map units."""
NOTE_ABOVE = 27.0
"""How far above a token the note on its area stands, in map units."""


class Placed(Struct, frozen=True):
    """A look and where its origin lies; `angle` is in degrees, clockwise."""

    look: Look
    at: Point
    angle: float = 0.0


def tokens(board: BoardMap) -> dict[str, Point]:
    """Return where the token of each land and sea area lies."""
    return {area.id: area.token for area in board.areas()}


class MarkLayout:
    """The board's points, asked by marks."""

    def __init__(self, board: BoardMap) -> None:
        self._tokens = tokens(board)
        self._berths = {sea.id: sea.berths for sea in board.seas}
        self._labels = {label.of: label for label in board.labels}
        self._middles = {
            province.id: _middle([land.token for land in board.lands if land.province == province.id])
            for province in board.provinces
        }

    def of(self, marks: Iterable[Mark]) -> list[Placed]:
        """Return all pieces of the marks in the order in which they are painted; marks without a piece give none."""
        fleets: dict[str, list[ShipMark]] = defaultdict(list)
        rows: dict[str, list[EraMark | DeedMark]] = defaultdict(list)
        pieces: list[Placed] = []
        notes: list[Placed] = []
        names: list[Placed] = []
        for mark in marks:
            match mark:
                case ShipMark(sea=sea):
                    fleets[sea].append(mark)
                case EraMark(province=province) | DeedMark(province=province):
                    rows[province].append(mark)
                case GoodMark(area, good, seat, tag, ghost):
                    pieces.append(Placed(GoodLook(good, seat, tag, ghost), self._tokens[area]))
                case CityMark(area, size, received, ghost):
                    pieces.append(Placed(CityLook(size, received, ghost), self._tokens[area]))
                case AreaMark(area=area, text=text) | NoteMark(area, text) if text:
                    notes.append(Placed(NoteLook(text, None), self._tokens[area]))
                case NameMark(area, text):
                    names.append(Placed(NameLook(text), self._tokens[area]))
        strips = [placed for province, row in rows.items() for placed in self._row(province, row)]
        ships = [placed for sea, fleet in fleets.items() for placed in self._moored(sea, fleet)]
        taken = {piece.at for piece in pieces}
        noted = [_moved(note, -NOTE_ABOVE) if note.at in taken else note for note in notes]
        named = [_moved(name, NAME_BELOW) if name.at in taken else name for name in names]
        return [*strips, *pieces, *ships, *named, *noted]

    def _moored(self, sea: str, fleets: Sequence[ShipMark]) -> Iterator[Placed]:
        berths = self._berths[sea]
        for n, look in enumerate(boats(fleets, len(berths))):
            x, y = berths[n % len(berths)]
            beside = 8 * (n // len(berths))
            yield Placed(look, (x + beside, y + beside))

    def _row(self, province: str, marks: Sequence[EraMark | DeedMark]) -> Iterator[Placed]:
        """The strip of a province and its flags behind each other, the whole centred on the strip's place."""
        middle, angle = self._row_place(province)
        widths = [strip_width(mark.eras) if isinstance(mark, EraMark) else FLAG_WIDTH for mark in marks]
        along = math.cos(math.radians(angle)), math.sin(math.radians(angle))
        left = -sum(widths) / 2
        for mark, width in sorted(zip(marks, widths, strict=True), key=lambda pair: isinstance(pair[0], DeedMark)):
            centre = left + width / 2
            left += width
            at = middle[0] + centre * along[0], middle[1] + centre * along[1]
            if isinstance(mark, EraMark):
                yield Placed(StripLook(mark.eras, mark.now), at, angle)
            else:
                yield Placed(FlagLook(mark.kind, mark.tag), at, angle)

    def _row_place(self, province: str) -> tuple[Point, float]:
        if province not in self._labels:
            return self._middles[province], 0.0
        label = self._labels[province]
        return label.strip or _below(label), label.angle


def boats(fleets: Sequence[ShipMark], berths: int) -> list[ShipLook]:
    """Return the boats for the fleets of one sea: one for each ship, or one for a fleet where room is short."""
    lone = [fleet.count <= 1 for fleet in fleets]
    while sum(1 if alone else fleet.count for fleet, alone in zip(fleets, lone, strict=True)) > berths:
        largest = max(range(len(fleets)), key=lambda n: 0 if lone[n] else fleets[n].count)
        if lone[largest]:
            break
        lone[largest] = True
    return [
        ShipLook(fleet.seat, fleet.tag, fleet.count if alone else 1, fleet.note if n == 0 else "", fleet.ghost)
        for fleet, alone in zip(fleets, lone, strict=True)
        for n in range(1 if alone else fleet.count)
    ]


def _moved(text: Placed, down: float) -> Placed:
    return Placed(text.look, (text.at[0], text.at[1] + down))


def _below(label: Label) -> Point:
    """The middle of a strip that stands below the text, for a board that has no place for it."""
    down = (label.text.count("\n") + 1) * LINE_HEIGHT * label.size / 2 + STRIP_HEIGHT / 2
    angle = math.radians(label.angle)
    return label.at[0] - down * math.sin(angle), label.at[1] + down * math.cos(angle)


def _middle(points: Sequence[Point]) -> Point:
    count = max(1, len(points))
    return sum(x for x, _ in points) / count, sum(y for _, y in points) / count
