"""A drawing of a board whose areas are the darker the more goes through them, as SVG. Knows no Qt."""

from __future__ import annotations

from collections.abc import Mapping

from indonesia_qt.board.model import BoardMap, LandArea, Shape
from indonesia_qt.i18n.text import figure, labelled, tr
from indonesia_qt.ui.widgets.rich_text import Rich, rich

PALE, DEEP = (0xE9, 0xF1, 0xF2), (0x0B, 0x4F, 0x74)
"""Red, green and blue of nothing, and of the most."""
LIGHT_TEXT_FROM = 0.5
"""From this part of the most on, figures are white."""
FIGURES = 58
"""So many figures would stand side by side across the board."""


def heat_map(board: BoardMap, traffic: Mapping[str, float], title: str) -> Rich:
    """Return the drawing; `traffic` is what goes through areas, and the figure is written into each."""
    most = max(traffic.values(), default=0.0) or 1.0
    size = round(board.width / FIGURES, 1)
    areas = [area for area in board.areas() if area.id in traffic]
    parts = [
        rich(
            '<path d="{d}" fill="{fill}" stroke="#fff" stroke-width="2"><title>{about}</title></path>',
            d=_path(area.shape),
            fill=_shade(traffic[area.id] / most),
            about=labelled("" if isinstance(area, LandArea) else tr(area.name), figure(traffic[area.id], 1)),
        )
        for area in areas
    ]
    ground = [*(land.shape for land in board.lands if land.id not in traffic), *(lake.shape for lake in board.lakes)]
    parts += [rich('<path d="{d}" fill="#d9cba9" stroke="#a8946b"/>', d=_path(shape)) for shape in ground]
    for area in areas:
        share = traffic[area.id] / most
        template = '<text x="{x}" y="{y}" font-size="{size}" text-anchor="middle" fill="{fill}">{text}</text>'
        x, y = area.token
        fill = "#ffffff" if share > LIGHT_TEXT_FROM else "#12303f"
        text = figure(traffic[area.id], 1)
        parts.append(rich(template, x=round(x), y=round(y + size / 3), size=size, fill=fill, text=text))
    return rich(
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}" role="img" aria-label="{title}" '
        'font-family="sans-serif" font-weight="bold">{parts}</svg>',
        wide=round(board.width),
        high=round(board.height),
        title=title,
        parts=Rich("\n").join(parts),
    )


def _shade(share: float) -> str:
    mixed = (round(pale + (deep - pale) * share) for pale, deep in zip(PALE, DEEP, strict=True))
    return "#{:02x}{:02x}{:02x}".format(*mixed)


def _path(shape: Shape) -> str:
    """The outlines of a shape; holes turn the other way round, so that they stay empty."""
    rings = (ring for polygon in shape for ring in polygon)
    return "".join("M" + " ".join(f"{x:g},{y:g}" for x, y in ring[:-1]) + "Z" for ring in rings)
