"""Where the marks of a board lie, and what is painted there."""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence

from msgspec import Struct

from indonesia_qt.board.model import STRIP, BoardMap, Label, Point
from indonesia_qt.ui.board.marks import AreaMark, Mark, NameMark, NoteMark, Piece
from indonesia_qt.ui.board.pieces.looks import Look, NameLook, NoteLook

LINE_HEIGHT = 0.95
"""Of a province's name, in parts of its size."""
NAME_BELOW = 26.0
"""How far below a piece the name of its area stands, in map units."""
NOTE_ABOVE = 27.0
"""How far above a token the note on its area stands, in map units."""
CROWDED = 8.0
"""How far a piece at a berth that is taken already lies to the right of it and below, in map units."""


class AtToken(Struct, frozen=True):
    """Pieces lie where the token of their area does, moved by `shift`, in map units.

    Several of one area with the same shift lie in a row, each further by `step`, with the middle of all at their place.
    """

    shift: Point = (0.0, 0.0)
    step: Point = (0.0, 0.0)


class AtBerths(Struct, frozen=True):
    """Pieces lie at the berths of their sea area, each as many times as its count says.

    Where all of an area need more berths than it has, those with the largest counts lie there once with their count.
    """


class InRow(Struct, frozen=True):
    """Pieces lie side by side below the name of a province, whose id is their area.

    `width` says how much room a piece takes, in map units; those of a lower `rank` stand further left.
    """

    width: Callable[[Piece], float]
    rank: int = 0


class InLine(Struct, frozen=True):
    """Pieces of one area stand side by side from `first` on, which is as far from the token, in map units.

    Each stands further right by `step`, or nearer to the one before where the last would be further than `reach` away.
    """

    first: Point
    step: float
    reach: float


Place = AtToken | AtBerths | InRow | InLine


class Placed(Struct, frozen=True):
    """A look and where its origin lies; `angle` is in degrees, clockwise."""

    look: Look
    at: Point
    angle: float = 0.0


def tokens(board: BoardMap) -> dict[str, Point]:
    """Return where the token of each land and sea area lies."""
    return {area.id: area.token for area in board.areas()}


class MarkLayout:
    """The board's points, asked by marks; `place_of` says where a piece belongs.

    Notes on areas stand in the line `notes` behind the pieces in it, or without one at the token or above it.
    """

    def __init__(self, board: BoardMap, place_of: Callable[[Piece], Place], notes: InLine | None = None) -> None:
        self._place_of, self._notes = place_of, notes
        self._tokens = tokens(board)
        self._berths = {sea.id: sea.berths for sea in board.seas}
        self._labels = {label.of: label for label in board.labels}
        self._middles = {
            province.id: _middle([land.token for land in board.lands if land.province == province.id])
            for province in board.provinces
        }

    def of(self, marks: Iterable[Mark]) -> list[Placed]:
        """Return all pieces of the marks in the order in which they are painted; marks without a piece give none."""
        lying: dict[tuple[str, Point], list[tuple[AtToken, Piece]]] = defaultdict(list)
        fleets: dict[str, list[Piece]] = defaultdict(list)
        rows: dict[str, list[tuple[InRow, Piece]]] = defaultdict(list)
        lines: dict[tuple[str, InLine], list[Look]] = defaultdict(list)
        notes: list[tuple[str, NoteLook]] = []
        names: list[Placed] = []
        for mark in marks:
            match mark:
                case Piece(area=area):
                    place = self._place_of(mark)
                    if isinstance(place, AtToken):
                        lying[area, place.shift].append((place, mark))
                    elif isinstance(place, AtBerths):
                        fleets[area].append(mark)
                    elif isinstance(place, InLine):
                        lines[area, place].append(_look(mark, mark.count))
                    else:
                        rows[area].append((place, mark))
                case AreaMark(area=area, text=text) | NoteMark(area, text) if text:
                    notes.append((area, NoteLook(text, None)))
                case NameMark(area, text):
                    names.append(Placed(NameLook(text), self._tokens[area]))
        pieces = [placed for (area, _), some in lying.items() for placed in self._lying(area, some)]
        standing = [placed for province, row in rows.items() for placed in self._row(province, row)]
        moored = [placed for sea, fleet in fleets.items() for placed in self._moored(sea, fleet)]
        taken = {self._tokens[area] for area, _ in lying}
        noted = []
        for area, note in notes:
            if self._notes:
                lines[area, self._notes].append(note)
            else:
                at = self._tokens[area]
                noted.append(_moved(Placed(note, at), -NOTE_ABOVE if at in taken else 0.0))
        lined = [placed for (area, line), looks in lines.items() for placed in self._lined(area, line, looks)]
        named = [_moved(name, NAME_BELOW) if name.at in taken else name for name in names]
        return [*standing, *pieces, *moored, *lined, *named, *noted]

    def _lying(self, area: str, pieces: Sequence[tuple[AtToken, Piece]]) -> Iterator[Placed]:
        (x, y), place = self._tokens[area], pieces[0][0]
        (left, top), (right, down) = place.shift, place.step
        for n, (_, piece) in enumerate(pieces):
            steps = n - (len(pieces) - 1) / 2
            yield Placed(_look(piece, piece.count), (x + left + steps * right, y + top + steps * down))

    def _lined(self, area: str, line: InLine, looks: Sequence[Look]) -> Iterator[Placed]:
        (x, y), (right, down) = self._tokens[area], line.first
        step = math.copysign(min(abs(line.step), line.reach / max(1, len(looks) - 1)), line.step)
        for n, look in enumerate(looks):
            yield Placed(look, (x + right + n * step, y + down))

    def _moored(self, sea: str, fleets: Sequence[Piece]) -> Iterator[Placed]:
        berths = self._berths[sea]
        for n, look in enumerate(moored(fleets, len(berths))):
            x, y = berths[n % len(berths)]
            beside = CROWDED * (n // len(berths))
            yield Placed(look, (x + beside, y + beside))

    def _row(self, province: str, pieces: Iterable[tuple[InRow, Piece]]) -> Iterator[Placed]:
        """The pieces of a province side by side, the whole centred on the place of its row."""
        label = self._labels.get(province)
        middle, angle = (label.strip or _below(label), label.angle) if label else (self._middles[province], 0.0)
        row = [(place.width(piece), piece) for place, piece in sorted(pieces, key=lambda pair: pair[0].rank)]
        along = math.cos(math.radians(angle)), math.sin(math.radians(angle))
        left = -sum(width for width, _ in row) / 2
        for width, piece in row:
            centre = left + width / 2
            left += width
            yield Placed(
                _look(piece, piece.count), (middle[0] + centre * along[0], middle[1] + centre * along[1]), angle
            )


def moored(fleets: Sequence[Piece], berths: int) -> list[Piece]:
    """Return the looks of the pieces of one area at its berths: as many as each counts, or one where room is short."""
    lone = [fleet.count <= 1 for fleet in fleets]
    while sum(1 if alone else fleet.count for fleet, alone in zip(fleets, lone, strict=True)) > berths:
        largest = max(range(len(fleets)), key=lambda n: 0 if lone[n] else fleets[n].count)
        if lone[largest]:
            break
        lone[largest] = True
    return [
        _look(fleet, fleet.count if alone else 1)
        for fleet, alone in zip(fleets, lone, strict=True)
        for _ in range(1 if alone else fleet.count)
    ]


def _look(piece: Piece, count: int) -> Piece:
    """The look of a piece: that of all of its kind that are alike, whatever their area."""
    return Piece(piece.kind, "", piece.seat, piece.label, count, piece.ghost, piece.data)


def _moved(text: Placed, down: float) -> Placed:
    return Placed(text.look, (text.at[0], text.at[1] + down))


def _below(label: Label) -> Point:
    """The middle of a row that stands below the text, for a board that has no place for it."""
    down = (label.text.count("\n") + 1) * LINE_HEIGHT * label.size / 2 + STRIP[1] / 2
    angle = math.radians(label.angle)
    return label.at[0] - down * math.sin(angle), label.at[1] + down * math.cos(angle)


def _middle(points: Sequence[Point]) -> Point:
    count = max(1, len(points))
    return sum(x for x, _ in points) / count, sum(y for _, y in points) / count
