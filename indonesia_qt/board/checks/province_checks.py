"""Checks of provinces and of what things are called."""

from __future__ import annotations

from collections.abc import Iterator

from indonesia_qt.board import graph, names
from indonesia_qt.board.checks.problem import Problem, error, warning
from indonesia_qt.board.model import BoardMap
from indonesia_qt.i18n.text import counted, tr


def province_problems(board: BoardMap) -> Iterator[Problem]:
    """Areas without a province, provinces without areas or in pieces, and names that are used twice."""
    yield from _members(board)
    yield from _scattered(board)
    yield from _namesakes(board)


def _members(board: BoardMap) -> Iterator[Problem]:
    called, provinces = names.translated(board), {province.id for province in board.provinces}
    for land in board.lands:
        if land.province not in provinces:
            text = tr(
                "{area} belongs to the province {province}, which does not exist.",
                area=called[land.id],
                province=land.province,
            )
            yield error(land.id, text, "unknown-province", (land.id,))
    for province in sorted(provinces - {land.province for land in board.lands}):
        text = tr("No area belongs to the province {province}.", province=called[province])
        yield error(province, text, "empty-province", (province,))


def _scattered(board: BoardMap) -> Iterator[Problem]:
    """Provinces whose pieces are joined neither by land nor by a sea that they all lie at."""
    called = names.translated(board)
    for province, pieces in graph.province_pieces(board).items():
        if len(pieces) > 1:
            text = counted(
                len(pieces),
                "The areas of {province} lie in {n} place.",
                "The areas of {province} lie in {n} places that neither land nor a common sea joins.",
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
