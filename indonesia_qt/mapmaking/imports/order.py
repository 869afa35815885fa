"""In which order outlines are drawn: what is drawn later lies on top."""

from __future__ import annotations

from collections.abc import Sequence

from shapely import Geometry, STRtree

from indonesia_qt.mapmaking.imports.kinds import Kind


def drawn_in_order(kinds: Sequence[Kind], grounds: Sequence[Geometry]) -> list[int]:
    """The numbers of the outlines: the smallest comes last, but seas before the land that they don't lie in."""
    land = [ground for kind, ground in zip(kinds, grounds, strict=True) if kind == "land"]
    inner = set(STRtree(land).query(list(grounds), "within")[0].tolist()) if grounds else set()
    return sorted(range(len(grounds)), key=lambda n: (kinds[n] != "sea" or n in inner, -float(grounds[n].area)))
