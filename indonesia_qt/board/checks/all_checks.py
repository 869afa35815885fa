"""All checks of a board: everything that would mislead players or a program, in plain sentences.

Those of provinces and of names are here. What is found out about shapes and links is remembered, so that the check of
a board that differs a little from one that was checked before takes little time.
"""

from __future__ import annotations

from collections.abc import Iterator

from indonesia_qt.board import graph, names
from indonesia_qt.board.checks import link_checks, placement_checks, shape_checks
from indonesia_qt.board.checks.problem import Problem, error, warning
from indonesia_qt.board.model import BoardMap
from indonesia_qt.i18n.text import counted, tr


def province_problems(board: BoardMap) -> Iterator[Problem]:
    """Yield areas without a province, provinces without areas or in pieces, and names that are used twice."""
    yield from _members(board)
    yield from _scattered(board)
    yield from _namesakes(board)


def _members(board: BoardMap) -> Iterator[Problem]:
    called, provinces = names.translated(board), {province.id for province in board.provinces}
    for land in board.lands:
        if land.province not in provinces:
            text = tr(
                "{area} belongs to the province {province}, which doesn’t exist.",
                area=called[land.id],
                province=land.province,
            )
            yield error(land.id, text, "unknown-province", (land.id,))
    for province in sorted(provinces - {land.province for land in board.lands}):
        text = tr("The province {province} has no areas.", province=called[province])
        yield error(province, text, "empty-province", (province,))


def _scattered(board: BoardMap) -> Iterator[Problem]:
    """Provinces whose pieces are joined neither by land nor by a sea that they all lie at."""
    called = names.translated(board)
    for province, pieces in graph.province_pieces(board).items():
        if len(pieces) > 1:
            text = counted(
                len(pieces),
                "The areas of {province} form {n} group.",
                "The areas of {province} form {n} groups that neither land nor a shared sea connects.",
                province=called[province],
            )
            yield warning(province, text, "scattered-province", (province, *sorted(map(min, pieces))))


def _namesakes(board: BoardMap) -> Iterator[Problem]:
    called = names.of(board)
    for group in (board.provinces, board.lands, board.seas, board.lakes):
        bearers: dict[str, list[str]] = {}
        for part in group:
            bearers.setdefault(called[part.id].casefold(), []).append(part.id)
        for ids in bearers.values():
            if len(ids) > 1:
                text = counted(
                    len(ids), "{n} place is called {name}.", "{n} places are called {name}.", name=tr(called[ids[0]])
                )
                yield error(", ".join(sorted(ids)), text, "same-name", tuple(ids))


def problems(board: BoardMap) -> list[Problem]:
    """Return all problems of `board`, errors first; a board without errors is fit for play."""
    return sorted({*_found(board)})


def _found(board: BoardMap) -> Iterator[Problem]:
    broken = list(link_checks.broken(board))
    if broken:
        yield from broken
        return
    yield from province_problems(board)
    yield from link_checks.connectivity_problems(board)
    crossed = list(shape_checks.outlines(board))
    if crossed:
        yield from crossed
        return
    yield from shape_checks.problems(board)
    yield from link_checks.problems(board)
    yield from placement_checks.problems(board)
