"""Where the marks of a board lie, and what is painted there."""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Callable, Collection, Container, Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import groupby

from msgspec import Struct

from indonesia_qt.board.model import STRIP, BoardMap, Label, Point
from indonesia_qt.ui.board.background.polylines import spans
from indonesia_qt.ui.board.marks import AreaMark, Mark, NameMark, NoteMark, Piece, VacantMark
from indonesia_qt.ui.board.pieces.looks import Look, NameLook, NoteLook
from indonesia_qt.ui.board.pieces.small_board import TIED, Box, Room, SmallBoard, overlap, shifted

LINE_HEIGHT = 0.95
"""Of a province's name, in parts of its size."""
NOTE_ABOVE = 27.0
"""How far above a token the note on its area stands, in map units."""
SMALL_NOTE_ABOVE = 18.0
"""The same on a small board, in pixels."""
APART, STEPS_UP = 3.0, 4
"""Between notes one above the other, in map units, and how many times half its height a note stands higher at most."""
LOT_ROW = 8.0
"""Height of the boxes that hold an area, in map units."""


class AtToken(Struct, frozen=True):
    """Pieces lie where the token of their area does, moved by `shift`, in map units.

    Several of one area with the same shift lie in a row, each further by `step`, with the middle of all at their place.
    """

    shift: Point = (0.0, 0.0)
    step: Point = (0.0, 0.0)


class AtBerths(Struct, frozen=True):
    """Pieces lie at the berths of their sea area or next to them, where they cover least."""


class InRow(Struct, frozen=True):
    """Pieces lie side by side below the name of a province, whose id is their area.

    Those of a lower `rank` stand further left.
    """

    rank: int = 0


class InLine(Struct, frozen=True):
    """Pieces of one area stand side by side from `first` on, which is as far from the token, in map units.

    Each stands further right by `step`, or nearer to the one before where the last would be further than `reach` away.
    """

    first: Point
    step: float
    reach: float


class Beside(Struct, frozen=True):
    """Pieces lie beside the token of one of their `areas`, and are shown on a small board only.

    A piece has the first of its `forms` for which there is room, and is tied to its token from afar; one that `points`
    is so always, as nothing else says to which token it belongs.
    """

    areas: Callable[[Piece], Sequence[str]]
    forms: Callable[[Piece], Sequence[Piece]] = lambda piece: (piece,)
    points: bool = False


Place = AtToken | AtBerths | InRow | InLine | Beside


class Placed(Struct, frozen=True):
    """A look and where its origin lies; `angle` is in degrees, clockwise.

    What lies at a berth has its `sea`. What is `tied` has a tail from a point of its own to one that it belongs to.
    """

    look: Look
    at: Point
    angle: float = 0.0
    sea: str = ""
    tied: tuple[Point, Point] | None = None


def tokens(board: BoardMap) -> dict[str, Point]:
    """Return where the token of each land and sea area lies."""
    return {area.id: area.token for area in board.areas()}


class MarkLayout:
    """The board's points, asked by marks; `place_of` says where a piece belongs.

    `box_of` gives the room of a piece around the origin on a small board, in map units for so many of them a pixel.
    `note_box` gives that of a note with a text, and `name_box` that of a name, for no map units where the board isn't
    small.
    Notes on areas stand where `notes` says for so many, as far from the token, or without it at the token or above it.
    """

    def __init__(
        self,
        board: BoardMap,
        place_of: Callable[[Piece], Place],
        box_of: Callable[[Piece, float], Box],
        note_box: Callable[[str, float], Box],
        name_box: Callable[[str, float], Box],
        notes: Callable[[int], Sequence[Point]] | None = None,
    ) -> None:
        self._place_of, self._box_of, self._notes = place_of, box_of, notes
        self._note_box, self._name_box = note_box, name_box
        self._size = board.width, board.height
        self._arranged = lru_cache(LAYOUTS)(self._arrange)
        self._tokens, self._lands = tokens(board), {land.id: land.token for land in board.lands}
        self._shapes = {land.id: land.shape for land in board.lands}
        self._berths = {sea.id: sea.berths for sea in board.seas}
        self._labels = {label.of: label for label in board.labels}
        self._middles = {
            province.id: _middle([land.token for land in board.lands if land.province == province.id])
            for province in board.provinces
        }

    def of(self, marks: Iterable[Mark], small: SmallBoard | None = None) -> list[Placed]:
        """Return all pieces and notes of the marks as they are painted; other marks give none.

        On a `small` board what lies beside tokens is shown. It keeps off land that can be chosen, unless it is that of
        the tokens.
        """
        marks = tuple(marks)
        beside: list[Piece | NoteMark] = []
        lying: dict[tuple[str, Point], list[tuple[AtToken, Piece]]] = defaultdict(list)
        fleets: dict[str, list[Piece]] = defaultdict(list)
        rows: dict[str, list[tuple[InRow, Piece]]] = defaultdict(list)
        lines: dict[tuple[str, InLine], list[Look]] = defaultdict(list)
        noting: list[AreaMark | NoteMark] = []
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
                    elif isinstance(place, Beside):
                        beside.append(mark)
                    else:
                        rows[area].append((place, mark))
                case NoteMark(is_row=True) if small:
                    beside.append(mark)
                case AreaMark(text=text) | NoteMark(text=text) if text:
                    noting.append(mark)
        numbered = {mark.area for mark in beside if isinstance(mark, NoteMark)}
        beside = [mark for mark in beside if isinstance(mark, NoteMark) or not self._is_replaced(mark, numbered)]
        pieces = [placed for (area, _), some in lying.items() for placed in self._lying(area, some)]
        standing, by_names = self._in_rows(rows, small)
        lie = (*standing, *pieces)
        if small:
            legal = {mark.area for mark in marks if isinstance(mark, AreaMark) and mark.standing == "legal"}
            legal |= {mark.area for mark in marks if isinstance(mark, VacantMark)}
            vacant = tuple(sorted(legal & self._shapes.keys()))
            moored = self._placed(small, by_names, fleets, beside, lie, vacant)
        else:
            room = self._room(None, lie)
            moored = [placed for some in fleets.values() for placed in self._in_sea(some, room)]
        taken = {self._tokens[area] for area, _ in lying}
        hiding = [mark for mark in noting if isinstance(mark, NoteMark) and mark.hides_piece]
        of_players = [mark for mark in noting if isinstance(mark, NoteMark) and mark.seat is not None]
        at_sea = [mark for mark in of_players if small and mark.area in self._berths]
        notes = [(mark.area, _note(mark)) for mark in noting if mark not in (*hiding, *at_sea)]
        noted = self._noted(notes, taken, small, [*lie, *moored])
        lined = [placed for (area, line), looks in lines.items() for placed in self._lined(area, line, looks)]
        hidden = [Placed(_note(mark), self._tokens[mark.area]) for mark in hiding]
        room = self._room(small, [*lie, *moored] if at_sea else ())
        letters = [
            Placed(look, at)
            for mark in at_sea
            for look in [_note(mark)]
            for at in room.moor([look], self._berths[mark.area])
        ]
        return [*lie, *moored, *lined, *noted, *hidden, *letters]

    def _in_rows(
        self, rows: Mapping[str, Sequence[tuple[InRow, Piece]]], small: SmallBoard | None
    ) -> tuple[list[Placed], list[tuple[Piece, tuple[Box, ...]]]]:
        """What stands in the rows of provinces, and what stands beside them or their names, with the boxes of these.

        Only what comes first stands in its row, and only where its name stands as the board has it.
        """
        names = {name.of: name for name in small.names} if small else {}
        standing: list[Placed] = []
        beside: list[tuple[Piece, tuple[Box, ...]]] = []
        for province, row in rows.items():
            name = names.get(province)
            first = [one for one in row if not name or (name.as_drawn and not one[0].rank)]
            in_place = list(self._row(province, first, small))
            standing += in_place
            if small and name:
                boxes = (shifted(self._box(one.look, small.pixel), one.at) for one in in_place)
                homes = (*boxes, *name.boxes)
                beside += [(piece, homes) for place, piece in row if (place, piece) not in first]
        return standing, beside

    def _is_replaced(self, piece: Piece, numbered: Collection[str]) -> bool:
        """Whether the number of a row stands where a piece would: both would point to the same token."""
        place = self._place_of(piece)
        return isinstance(place, Beside) and place.points and piece.area in numbered

    def names(self, marks: Iterable[Mark], lying: Iterable[Placed], small: SmallBoard | None = None) -> list[Placed]:
        """Return the names of areas at their tokens, or beside what lies there, where they cover nothing.

        One without room is only there if it stands out; then it may cover anything. One that is shown twice stands out
        if one does.
        """
        looks: dict[str, NameLook] = {}
        for mark in marks:
            if isinstance(mark, NameMark):
                stands_out = mark.stands_out or (mark.area in looks and looks[mark.area].stands_out)
                looks[mark.area] = NameLook(mark.text, stands_out)
        if not looks:
            return []
        lying = tuple(lying)
        room = self._room(small, lying)
        for tag in lying:
            if isinstance(tag.look, Piece) and isinstance(self._place_of(tag.look), Beside):
                room.leave_beside(tag.look, tag.at)
        free_first = sorted(looks.items(), key=lambda one: room.is_taken(self._tokens[one[0]]))
        found = {area: room.put_name(look, self._tokens[area], self._other_lands(area)) for area, look in free_first}
        for area, look in free_first:
            if look.stands_out and found[area] is None:
                others = self._other_lands(area)
                there = room.put_near([look], [self._tokens[area]], within=TIED, covering=True, strange=others)
                found[area] = there[1] if there else self._tokens[area]
        return [Placed(looks[area], at) for area, at in found.items() if at is not None]

    def _other_lands(self, area: str) -> list[Point]:
        """The tokens of the other land areas."""
        return [token for land, token in self._lands.items() if land != area]

    def _noted(
        self,
        notes: Sequence[tuple[str, NoteLook]],
        taken: Container[Point],
        small: SmallBoard | None,
        others: Sequence[Placed],
    ) -> list[Placed]:
        """The notes in their own places, or at their tokens, or above what lies there.

        On a small board they keep off `others` and off names if they can.
        """
        if self._notes:
            on_areas = defaultdict[str, list[NoteLook]](list)
            for area, note in notes:
                on_areas[area].append(note)
            return [
                Placed(note, (self._tokens[area][0] + right, self._tokens[area][1] + down))
                for area, some in on_areas.items()
                for note, (right, down) in zip(some, self._notes(len(some)), strict=True)
            ]
        above = max(NOTE_ABOVE, SMALL_NOTE_ABOVE * small.pixel) if small else NOTE_ABOVE
        placed = [(area, note, self._tokens[area]) for area, note in notes]
        lifted = [(area, note, (x, y - above) if (x, y) in taken else (x, y)) for area, note, (x, y) in placed]
        in_order = sorted(lifted, key=lambda one: -one[2][1])
        if not small:
            return self._apart([Placed(note, at) for _, note, at in in_order])
        room = self._room(small, others)
        return [
            Placed(note, room.put_note(note, at, self._tokens[area], self._other_lands(area)))
            for area, note, at in in_order
        ]

    def _apart(self, notes: Sequence[Placed]) -> list[Placed]:
        """Notes, the lowest first; one that would cover another stands above it, if not far away."""
        found: list[Placed] = []
        boxes: list[Box] = []
        for note in notes:
            left, top, right, bottom = self._note_box(note.look.text, 0.0)  # type: ignore[union-attr]
            (x, y), step = note.at, (bottom - top + APART) / 2
            rooms = [(x + left, y + top - n * step, x + right, y + bottom - n * step) for n in range(STEPS_UP + 1)]
            up = next((n for n, room in enumerate(rooms) if not any(overlap(room, box) for box in boxes)), 0)
            found.append(Placed(note.look, (note.at[0], note.at[1] - up * step)))
            boxes.append(rooms[up])
        return found

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

    def _placed(
        self,
        small: SmallBoard,
        rows: Sequence[tuple[Piece, tuple[Box, ...]]],
        fleets: Mapping[str, Sequence[Piece]],
        beside: Sequence[Piece | NoteMark],
        lying: Sequence[Placed],
        vacant: tuple[str, ...],
    ) -> list[Placed]:
        """What has no place of its own; ghosts come last, so that nothing makes way for them."""
        lie = tuple(placed for placed in lying if not (isinstance(placed.look, Piece) and placed.look.ghost))
        at_sea = [fleet for some in fleets.values() for fleet in some]
        lasting = tuple(fleet for fleet in at_sea if not fleet.ghost)
        ghosts = [fleet for fleet in at_sea if fleet.ghost]
        found = self._arranged(small, tuple(rows), lasting, tuple(beside), lie, vacant if beside else ())
        if not ghosts:
            return found
        room = self._room(small, [*lie, *found])
        return [*found, *(placed for ghost in ghosts for placed in self._in_sea([ghost], room))]

    def _arrange(
        self,
        small: SmallBoard,
        rows: Sequence[tuple[Piece, tuple[Box, ...]]],
        fleets: Sequence[Piece],
        beside: Sequence[Piece | NoteMark],
        lying: Sequence[Placed],
        vacant: Sequence[str],
    ) -> list[Placed]:
        """Rows next to one of their boxes, fleets, then what lies beside tokens, those with the fewest places first.

        What points to its token comes before the rest, of which each has a place by any of several. What has no room
        waits until all others of the two stand; then what points stands further away, tied to its token, and the rest
        on the edge of what lies there.

        It is kept, as most marks change while the pieces stay.
        """
        room, found = self._room(small, lying), list[Placed]()
        in_order = sorted(rows, key=lambda row: (row[0].area, self._rank(row[0])))
        for (_, boxes), row in groupby(in_order, key=lambda row: (row[0].area, row[1])):
            looks = [_look(piece, piece.count) for piece, _ in row]
            found += map(Placed, looks, room.put_in_row(looks, boxes))
        by_sea = sorted(fleets, key=lambda fleet: (fleet.area, fleet.label))
        for _, in_sea in groupby(by_sea, key=lambda fleet: fleet.area):
            found += self._in_sea([*in_sea], room)
        for area in vacant:
            rows_of_area = spans(self._shapes[area], LOT_ROW)
            boxes = ((start, row * LOT_ROW, end, (row + 1) * LOT_ROW) for row, start, end in rows_of_area)
            room.keep_off(self._tokens[area], boxes)
        near = sorted(map(self._beside, beside), key=lambda one: len(one[1]))
        for pointing in True, False:
            left = [one for one in near if one[2] == pointing]
            for has_room in True, False:
                waiting, left = left[:: 1 if has_room else -1], []
                for forms, at, points in waiting:
                    within = math.inf if points and not has_room else TIED
                    if there := room.put_near(forms, at, within=within, covering=not has_room, points=points):
                        found.append(Placed(there[0], there[1], tied=there[2]))
                    else:
                        left.append((forms, at, points))
        return found

    def _rank(self, piece: Piece) -> int:
        place = self._place_of(piece)
        return place.rank if isinstance(place, InRow) else 0

    def _room(self, small: SmallBoard | None, lying: Iterable[Placed]) -> Room:
        """What is taken by what lies on a small board or, without one, on any other."""
        room = Room(small or SmallBoard(1.0), self._size, lambda look: self._box(look, small.pixel if small else 0.0))
        for placed in lying:
            room.take(placed.look, placed.at)
        return room

    def _box(self, look: Look, pixel: float) -> Box:
        match look:
            case NoteLook(text=text):
                return self._note_box(text, pixel)
            case NameLook(text=text):
                return self._name_box(text, pixel)
            case _:
                return self._box_of(look, pixel)

    def _in_sea(self, fleets: Sequence[Piece], room: Room) -> list[Placed]:
        looks, sea = [_look(fleet, fleet.count) for fleet in fleets], fleets[0].area
        return [Placed(look, at, sea=sea) for look, at in zip(looks, room.moor(looks, self._berths[sea]), strict=True)]

    def _beside(self, piece: Piece | NoteMark) -> tuple[Sequence[Piece | NoteLook], list[Point], bool]:
        """The looks that a piece may have, the tokens beside which it may stand, and whether it points to its own."""
        if isinstance(piece, NoteMark):
            return [_note(piece)], [self._tokens[piece.area]], True
        place = self._place_of(piece)
        assert isinstance(place, Beside)
        looks = [_look(form, form.count) for form in place.forms(piece)]
        return looks, [self._tokens[id] for id in place.areas(piece)], place.points

    def _row(self, province: str, pieces: Iterable[tuple[InRow, Piece]], small: SmallBoard | None) -> Iterator[Placed]:
        """The pieces of a province side by side, the whole centred on the place of its row."""
        label = self._labels.get(province)
        middle, angle = (label.strip or _below(label), label.angle) if label else (self._middles[province], 0.0)
        row: list[tuple[float, Piece]] = []
        for _, piece in sorted(pieces, key=lambda pair: pair[0].rank):
            from_, _, to, _ = self._box_of(piece, small.pixel if small else 0.0)
            row.append((to - from_, piece))
        along = math.cos(math.radians(angle)), math.sin(math.radians(angle))
        left = -sum(width for width, _ in row) / 2
        for width, piece in row:
            centre = left + width / 2
            left += width
            yield Placed(
                _look(piece, piece.count), (middle[0] + centre * along[0], middle[1] + centre * along[1]), angle
            )


LAYOUTS = 4
"""How many layouts of small boards are remembered."""


def _look(piece: Piece, count: int) -> Piece:
    """The look of a piece: that of all of its kind that are alike, whatever their area."""
    return Piece(piece.kind, "", piece.seat, piece.label, count, piece.ghost, piece.data)


def _note(mark: AreaMark | NoteMark) -> NoteLook:
    if isinstance(mark, NoteMark):
        return NoteLook(mark.text, mark.seat, mark.struck, mark.is_row)
    return NoteLook(mark.text, None)


def _below(label: Label) -> Point:
    """The middle of a row that stands below the text, for a board that has no place for it."""
    down = (label.text.count("\n") + 1) * LINE_HEIGHT * label.size / 2 + STRIP[1] / 2
    angle = math.radians(label.angle)
    return label.at[0] - down * math.sin(angle), label.at[1] + down * math.cos(angle)


def _middle(points: Sequence[Point]) -> Point:
    count = max(1, len(points))
    return sum(x for x, _ in points) / count, sum(y for _, y in points) / count
