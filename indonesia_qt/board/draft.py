"""The draft of a map, and how its parts are found, numbered and replaced: what is the same stays the same object."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from typing import TYPE_CHECKING, Any, Generic, Protocol, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from indonesia_qt.board import names
from indonesia_qt.board.model import BoardMap, Lake, LandArea, Point, Province, SeaArea
from indonesia_qt.i18n.text import tr

Place = Province | LandArea | SeaArea | Lake
"""A part of a board that has a name and an outline."""
if TYPE_CHECKING:
    from typing_extensions import TypeVar as DefaultTypeVar

    GameData = DefaultTypeVar("GameData", default=Any)
else:
    GameData = TypeVar("GameData")  # Python has defaults for these from 3.13 on
S = TypeVar("S", bound=Struct)
T = TypeVar("T")


class EditError(ValueError):
    """A change that can't be made; the message is a sentence that a map's designer understands.

    `spot` is the place on the map, in map units, that the sentence is about; None when it is about none.
    """

    def __init__(self, message: str, spot: Point | None = None) -> None:
        super().__init__(message)
        self.spot = spot


class Draft(Struct, Generic[GameData], frozen=True, eq=False):
    """A board and its game data. Drafts share the parts that they have in common, so that many of them cost little.

    Only the game, by its `map_data.MapData`, knows what is in its data and names their type. Map making passes them
    on: its `Draft` is one of any data.
    """

    board: BoardMap
    data: GameData

    @property
    def game(self) -> str:
        """The id of the game that is played on the map."""
        data: Any = self.data
        id: str = data.game
        return id

    def with_board(self, **changes: Any) -> Draft[GameData]:
        """Return the draft with `changes` on its board."""
        return updated(self, board=updated(self.board, **changes))

    def with_place(self, changed: Place) -> Draft[GameData]:
        """Return the draft with `changed` in the place of the part of the board that has its id."""
        board = self.board
        match changed:
            case Province():
                return self.with_board(provinces=_with_part(board.provinces, changed))
            case LandArea():
                return self.with_board(lands=_with_part(board.lands, changed))
            case SeaArea():
                return self.with_board(seas=_with_part(board.seas, changed))
            case Lake():
                return self.with_board(lakes=_with_part(board.lakes, changed))


class Identified(Protocol):
    """A part of a map that has an id."""

    @property
    def id(self) -> str:
        """Unique among the parts of its kind."""


N = TypeVar("N", bound=Identified)


def updated(part: S, **changes: Any) -> S:
    """Return `part` with `changes`; the very same object when it has them already."""
    if all((old := getattr(part, field)) is value or old == value for field, value in changes.items()):
        return part
    return replace(part, **changes)


def each(parts: tuple[T, ...], change: Callable[[T], T]) -> tuple[T, ...]:
    """Return `parts` after `change`; the very same tuple when it left all of them as they were."""
    fresh = tuple(map(change, parts))
    return parts if all(a is b for a, b in zip(fresh, parts, strict=True)) else fresh


def places(board: BoardMap) -> tuple[Place, ...]:
    """Return all provinces, areas and lakes."""
    return (*board.provinces, *board.lands, *board.seas, *board.lakes)


def place(board: BoardMap, id: str) -> Place:
    """Return the province, area or lake with this id. Raises `EditError` when there is none."""
    return found(places(board), id)


def found(parts: Iterable[N], id: str) -> N:
    """Return the one of `parts` with this id. Raises `EditError` when there is none."""
    for part in parts:
        if part.id == id:
            return part
    raise EditError(tr("There’s no “{id}” on this map.", id=id))


def numbered(id: str, taken: Collection[str]) -> str:
    """Return `id`, or if it is `taken` the first of `id-2`, `id-3`, … that isn't."""
    free, n = id, 2
    while free in taken:
        free, n = f"{id}-{n}", n + 1
    return free


def name_of(board: BoardMap, id: str) -> str:
    """Return what players call a province, area or lake; the id itself when there is none on `board`."""
    return names.of(board).get(id, id)


def _with_part(parts: tuple[N, ...], part: N) -> tuple[N, ...]:
    """Return `parts` with `part` in the place of the one that has its id."""
    return each(parts, lambda other: part if other.id == part.id else other)
