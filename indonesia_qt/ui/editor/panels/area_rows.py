"""What the list of areas shows: provinces with their land, the seas, the lakes."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from indonesia_qt.board import names
from indonesia_qt.board.model import BoardMap
from indonesia_qt.i18n.text import clauses, counted, tr

HOMELESS, SEAS, LAKES = ":homeless", ":seas", ":lakes"
"""Keys of the branches that are no provinces; no id has a colon."""


Leaf = tuple[str, str]
"""An id and a name."""


class Branch(NamedTuple):
    """A row that unfolds: its key, its name, the tint of a province, and the ids and names under it."""

    key: str
    name: str
    tint: int | None
    leaves: tuple[Leaf, ...]

    @property
    def is_province(self) -> bool:
        """Whether areas can belong to it."""
        return not self.key.startswith(":")


def branches(board: BoardMap) -> tuple[Branch, ...]:
    """All branches: the provinces by name, then what belongs to none."""
    return tuple(_branches(board))


def _branches(board: BoardMap) -> Iterator[Branch]:
    called = names.of(board)
    homes: dict[str, list[Leaf]] = {province.id: [] for province in board.provinces}
    homeless: list[Leaf] = []
    for land in board.lands:
        homes.get(land.province, homeless).append((land.id, called[land.id]))
    for province in sorted(board.provinces, key=lambda one: one.name.casefold()):
        yield Branch(province.id, province.name, province.tint, tuple(homes[province.id]))
    seas = tuple(sorted(((sea.id, sea.name) for sea in board.seas), key=_by_name))
    lakes = tuple(sorted(((lake.id, lake.name) for lake in board.lakes), key=_by_name))
    for key, name, leaves in (
        (HOMELESS, tr("Without a province"), tuple(homeless)),
        (SEAS, tr("Seas"), seas),
        (LAKES, tr("Lakes"), lakes),
    ):
        if leaves:
            yield Branch(key, name, None, leaves)


def counts(board: BoardMap) -> str:
    """How much of everything there is, in words; without land, how there comes to be some."""
    if not board.lands:
        return tr(
            "No land yet: draw an island with the tool “Draw areas”, or import outlines by the File menu. "
            "The Help menu shows how a map is made."
        )
    return clauses(
        counted(len(board.lands), "{n} land area", "{n} land areas"),
        counted(len(board.provinces), "{n} province", "{n} provinces"),
        counted(len(board.seas), "{n} sea", "{n} seas"),
        counted(len(board.lakes), "{n} lake", "{n} lakes") if board.lakes else "",
    )


def _by_name(leaf: Leaf) -> str:
    return leaf[1].casefold()
