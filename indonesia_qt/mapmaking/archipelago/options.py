"""What a map from a seed is made of, and which numbers go together."""

from __future__ import annotations

from typing import Literal, get_args

from msgspec import Struct

from indonesia_qt.board.draft import EditError
from indonesia_qt.i18n.text import tr

Spread = Literal["scattered", "compact"]
"""Whether the islands lie far apart or close together."""
SPREADS: tuple[Spread, ...] = get_args(Spread)

LARGEST_SEED = 999_999_999
FEWEST_AREAS, MOST_AREAS = 16, 120
"""On a smaller map there isn't room for the deeds and the cities of three eras, and games are too short."""
MOST_ISLANDS = 30
FEWEST_PROVINCES, MOST_PROVINCES = 6, 40
"""With fewer provinces there aren't different ones for the deeds and the cities of an era."""
FEWEST_SEAS, MOST_SEAS = 3, 30
AREAS = 60
"""Unless another number is given."""


class Options(Struct, frozen=True):
    """The seed, how many of everything, and how the islands lie."""

    seed: int
    islands: int
    areas: int
    provinces: int
    seas: int
    spread: Spread = "scattered"


def usual(
    seed: int,
    areas: int | None = None,
    islands: int | None = None,
    provinces: int | None = None,
    seas: int | None = None,
    spread: Spread = "scattered",
) -> Options:
    """Return options in which the numbers that aren't given go with that of the land areas, as on the program's maps.

    >>> usual(7)
    Options(seed=7, islands=11, areas=60, provinces=17, seas=11, spread='scattered')
    """
    areas = AREAS if areas is None else areas
    return Options(
        seed,
        _within(2 + areas * 0.15, 1, MOST_ISLANDS) if islands is None else islands,
        areas,
        _within(5 + areas * 0.2, FEWEST_PROVINCES, MOST_PROVINCES) if provinces is None else provinces,
        _within(areas * 0.18, FEWEST_SEAS + 1, MOST_SEAS) if seas is None else seas,
        spread,
    )


def check(options: Options) -> None:
    """Raise `EditError`, with one sentence, when no map can be made of these numbers."""
    if not 0 <= options.seed <= LARGEST_SEED:
        raise EditError(tr("The seed must be a number from 0 to {most}.", most=LARGEST_SEED))
    if not FEWEST_AREAS <= options.areas <= MOST_AREAS:
        raise EditError(tr("A map can have {least} to {most} land areas.", least=FEWEST_AREAS, most=MOST_AREAS))
    if not 1 <= options.islands <= MOST_ISLANDS:
        raise EditError(tr("A map can have {least} to {most} islands.", least=1, most=MOST_ISLANDS))
    if options.islands > options.areas:
        raise EditError(tr("Each island needs a land area: choose at most {most} islands.", most=options.areas))
    if not FEWEST_PROVINCES <= options.provinces <= MOST_PROVINCES:
        raise EditError(tr("A map can have {least} to {most} provinces.", least=FEWEST_PROVINCES, most=MOST_PROVINCES))
    if options.provinces > options.areas:
        raise EditError(tr("Each province needs a land area: choose at most {most} provinces.", most=options.areas))
    if not FEWEST_SEAS <= options.seas <= MOST_SEAS:
        raise EditError(tr("A map can have {least} to {most} seas.", least=FEWEST_SEAS, most=MOST_SEAS))
    if options.seas > options.areas // 2:
        raise EditError(
            tr("{areas} land areas leave room for at most {most} seas.", areas=options.areas, most=options.areas // 2)
        )


def _within(number: float, least: int, most: int) -> int:
    return max(least, min(most, round(number)))
