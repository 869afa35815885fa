"""Styles of play: what a bot likes more, or less, than its weights say, so that a person can tell it from others."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import Final

from msgspec.structs import replace

from indonesia_qt.games.singapore.bots.evaluate import Weights


def _smuggler(w: Weights) -> Weights:
    """Trades in opium, and doesn't care much for raids."""
    return replace(w, opium=_times(1.6, w.opium), chip=_times(0.25, w.chip), goods_glut=1.5 * w.goods_glut)


def _builder(w: Weights) -> Weights:
    """Lives on visits: builds what others will use, and gives them as few points as it can."""
    return replace(
        w, visit=2.5 * w.visit, most_visits=2.5 * w.most_visits, joined=2.0 * w.joined, given=w.given + GRUDGE
    )


def _careful(w: Weights) -> Weights:
    """Does nothing illegal while there is something else to do."""
    return replace(w, chip=(NEVER,))


def _times(by: float, numbers: tuple[float, ...]) -> tuple[float, ...]:
    return tuple(by * number for number in numbers)


NEVER: Final = -50.0
"""A chip that costs so many points isn't worth any use."""
GRUDGE: Final = 1.5
"""So many points more a point costs that others get."""

STYLES: Final[Mapping[str, Callable[[Weights], Weights]]] = {
    "smuggler": _smuggler,
    "builder": _builder,
    "careful": _careful,
}
"""By the name under which a seat asks for a style: what makes its weights of others."""


@cache
def styled(w: Weights, style: str) -> Weights:
    """Return the weights of a player of a style; those of one without, which has no name, are as they were."""
    return STYLES[style](w) if style else w
