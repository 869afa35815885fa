"""Random changes of a draft, as a designer makes them and as only a damaged file has them."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from msgspec.structs import replace

from indonesia_qt.board.draft import Draft, EditError
from indonesia_qt.games.indonesia.maps import edits
from indonesia_qt.mapmaking.edit import labels, linking, naming, placement
from indonesia_qt.mapmaking.edit.shapes import nodes


def edited(random: Random, before: Draft) -> Draft:
    """`before` after some change that could be made."""
    while True:
        try:
            return random.choice(EDITS)(random, before)
        except EditError:
            continue


def _moved(random: Random, before: Draft) -> Draft:
    shape = random.choice([*before.board.lands, *before.board.seas]).shape
    return nodes.moved(before, [random.choice(shape[0][0])], random.uniform(-8, 8), random.uniform(-8, 8))


def _toggled(random: Random, before: Draft) -> Draft:
    a, b = random.sample([area.id for area in before.board.areas()], 2)
    near = random.choice(before.board.neighbours()[a] or (b,))
    board = linking.toggled(before.board, a, random.choice([b, near, near]))
    return replace(before, board=board)


def _spoilt(random: Random, before: Draft) -> Draft:
    """What no tool would do: a gap, a province that isn't its areas, ships nowhere, an arrow that isn't drawn."""
    board = before.board
    some = random.randrange(len(board.seas))
    seas, rest = board.seas, (*board.seas[:some], *board.seas[some + 1 :])
    spoilt: dict[str, object] = random.choice(
        [
            {"lands": board.lands[:-1], "land_land": (), "land_sea": (), "arrows": (), "exceptions": ()},
            {"provinces": (replace(board.provinces[0], shape=board.lands[-1].shape), *board.provinces[1:])},
            {"seas": (*rest, replace(seas[some], berths=()))},
            {"seas": (*rest, replace(seas[some], shape=board.lands[0].shape))},
            {"arrows": ()},
            {"threshold": random.choice([1.0, 25.0, 30.0])},
        ]
    )
    return replace(before, board=replace(board, **spoilt))


EDITS: list[Callable[[Random, Draft], Draft]] = [
    _moved,
    _moved,
    _moved,
    _toggled,
    _toggled,
    _spoilt,
    lambda random, before: placement.move_token(
        before, (area := random.choice(before.board.lands)).id, random.choice(area.shape[0][0])
    ),
    lambda random, before: naming.rename(before, random.choice(before.board.lands).id, random.choice("ABC") * 3),
    lambda random, before: labels.move_label(
        before, random.choice(before.board.labels).of, (random.uniform(0, 400), random.uniform(0, 300))
    ),
    lambda random, before: edits.add_deed(
        before, random.choice("abc"), random.choice(before.board.provinces).id, random.choice(["rice", "shipping"])
    ),
]
