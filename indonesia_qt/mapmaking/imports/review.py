"""What is to be known of outlines before they become areas: which are the same, and who gets what several cover."""

from __future__ import annotations

from collections.abc import Sequence

import shapely
from msgspec import Struct
from shapely import STRtree

from indonesia_qt.board.adjacency.shared_borders import geometry
from indonesia_qt.i18n.text import enumerated, tr
from indonesia_qt.mapmaking.edit.shapes.faces import is_sliver
from indonesia_qt.mapmaking.imports.areas import AreaRequest, is_narrow
from indonesia_qt.mapmaking.imports.named_shapes import SMALLEST, Outline
from indonesia_qt.mapmaking.imports.order import drawn_in_order

SAME = 0.98
"""The part of their ground that two outlines have in common when they are meant to be the same."""
MOST = 3
"""So many others are named in one sentence."""


class Remark(Struct, frozen=True):
    """A sentence about an outline, and whether it had better be left out."""

    text: str
    spare: bool


class Review:
    """Compares outlines with each other, once."""

    def __init__(self, outlines: Sequence[Outline]) -> None:
        self.outlines = outlines
        self.grounds = [geometry(outline.shape) for outline in outlines]
        self.narrow = {n for n, ground in enumerate(self.grounds) if is_narrow(ground)}
        self.common: dict[tuple[int, int], float] = {}
        for one, other in STRtree(self.grounds).query(self.grounds, "intersects").T.tolist():
            if one < other and (area := self._common(one, other)):
                self.common[one, other] = area

    def remarks(self, requests: Sequence[AreaRequest]) -> list[Remark]:
        """What there is to say of each of the outlines, when they become what the wishes say."""
        rank = {n: at for at, n in enumerate(drawn_in_order([request.kind for request in requests], self.grounds))}
        same, over, under = ({n: list[int]() for n in rank} for _ in range(3))
        for (one, other), area in self.common.items():
            if area >= SAME * max(self.grounds[one].area, self.grounds[other].area):
                same[other].append(one)
                continue
            below, above = sorted((one, other), key=rank.__getitem__)
            over[above].append(below)
            under[below].append(above)
        return [self._remark(requests, n, same[n], over[n], under[n]) for n in range(len(requests))]

    def _remark(
        self, requests: Sequence[AreaRequest], n: int, same: Sequence[int], over: Sequence[int], under: Sequence[int]
    ) -> Remark:
        sentences = []
        covered = sum(self.common[min(n, other), max(n, other)] for other in under)
        nothing = bool(under) and self.grounds[n].area - covered < max(SMALLEST, (1 - SAME) * self.grounds[n].area)
        if requests[n].kind != "lake" and n in self.narrow:
            sentences.append(tr("It is too narrow for a token, and left out."))
        elif same:
            sentences.append(tr("It is the same as {others}: only one finds a place.", others=_names(requests, same)))
        elif nothing:
            sentences.append(tr("{others} cover all of it: nothing would be left.", others=_names(requests, under)))
        elif under:
            sentences.append(tr("What it has in common with {others} goes to them.", others=_names(requests, under)))
        if over:
            sentences.append(tr("It takes what it has in common with {others}.", others=_names(requests, over)))
        return Remark(" ".join((*sentences, *self.outlines[n].remarks)), bool(same) or nothing or n in self.narrow)

    def _common(self, one: int, other: int) -> float:
        shared = self.grounds[one].intersection(self.grounds[other])
        parts = [part for part in shapely.get_parts(shared) if part.area > 0 and not is_sliver(part)]
        return float(sum(part.area for part in parts))


def _names(requests: Sequence[AreaRequest], numbers: Sequence[int]) -> str:
    names = [requests[n].name or tr("Shape {number}", number=n + 1) for n in numbers]
    if len(names) > MOST:
        return tr("{names} and others", names=enumerated(names[:MOST]))
    return enumerated(names)
