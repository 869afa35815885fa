"""The rules on one sheet of paper, in the language in use."""

from __future__ import annotations

from functools import partial

from indonesia_qt.games.indonesia.rules.constants import (
    BID_FACTOR,
    CREATION_UNIT_VALUE,
    KIND_NAME,
    LAST_STEP,
    SHIP_FEE,
    TRACKS,
    UNIT_VALUE,
    Track,
)
from indonesia_qt.games.indonesia.rules.events import Phase
from indonesia_qt.games.indonesia.rules.year import PHASES
from indonesia_qt.i18n.text import phrase, tr
from indonesia_qt.ui.games.indonesia.texts.names import phase_name, track_name
from indonesia_qt.ui.help.reference_sheet import (
    NOTHING,
    ReferenceSheet,
    bullets,
    keys_of,
    section,
    table,
    two_columns,
)
from indonesia_qt.ui.settings.commands import Commands
from indonesia_qt.ui.widgets.rich_text import Rich, rich

IN_A_PHASE: dict[Phase, str] = {
    "new_era": phrase(
        "When at most one type of deed is left: everyone builds a city from a city card, then new deeds appear."
    ),
    "turn_order": phrase(
        "Everyone makes one open bid, multiplied by their factor. Bids go into the bank. The highest plays first."
    ),
    "mergers": phrase(
        "Announce a merger of two companies, then everyone can bid for it. The phase ends when all pass in a row."
    ),
    "acquisitions": phrase("Start a company for free if you have a free slot. If you pass, you’re out for the phase."),
    "research": phrase("Advance one of your tracks by one step, or another player’s Hull."),
    "operations": phrase(
        "Each company operates once. Shipping companies add ships; production companies sell, then expand."
    ),
    "city_growth": phrase("A city of size 1 or 2 grows if it received as many of every good on the board as its size."),
}
WORTH_KNOWING: dict[str, tuple[str, ...]] = {
    phrase("Selling"): (
        phrase("Each year, a city buys as many of each good as its size, from all companies together."),
        phrase("Goods travel from their zone to a city on the ships of one company, never over land."),
        phrase("Each ship carries as many goods as its owner’s Hull, for every company that sells."),
        phrase("You must sell as many goods as possible, even at a loss. You choose which ones and where."),
    ),
    phrase("Expanding"): (
        phrase("All sold: the company expands for free by your Expansion level, or as far as there’s room."),
        phrase("Not all sold: you may buy up to that many areas, each for the value of the good."),
        phrase("New areas must be empty and adjacent to the company, but not to another company with the same good."),
    ),
    phrase("Mergers"): (
        phrase("To announce one, you need a Mergers level of at least the number of deeds in the merged company."),
        phrase(
            "To bid, you must own one of the two companies or have a free slot. Bids rise in steps of "
            "the number of units."
        ),
        phrase("The winner pays the whole bid, which is shared among the former owners by units."),
        phrase("From era B, rice and spice can merge into siap faji. Half the areas are removed."),
    ),
    phrase("Cities"): (
        phrase("Build in an empty coastal area of a province on the card. Each province holds only one city."),
        phrase("Size 2 grows before size 1. A city needs a city stone of its new size; the old one is returned."),
        phrase("After growth, all goods leave the cities."),
    ),
    phrase("End of the game"): (
        phrase(
            "The game ends with era C. Earnings in the last year count twice. The most cash and bank together wins."
        ),
    ),
}


class QuickReference(ReferenceSheet):
    """The sheet with the keys of commands."""

    def __init__(self, commands: Commands) -> None:
        super().__init__(partial(_sheet, commands))


def _sheet(commands: Commands, size: float) -> Rich:
    phases = [(f"{n} {phase_name(phase)}", tr(IN_A_PHASE[phase])) for n, (phase, _) in enumerate(PHASES, start=1)]
    year = (rich("<p><b>{name}</b><br>{what}</p>", name=name, what=what) for name, what in phases)
    *sections, end = (section(tr(title), bullets(map(tr, lines))) for title, lines in WORTH_KNOWING.items())
    left = (
        section(tr("A year"), NOTHING.join(year)),
        section(tr("Values"), table(_values(), size)),
        section(tr("Research"), table(_steps(), size)),
        end,
    )
    right = (*sections, section(tr("Keys"), table(keys_of(commands), size)))
    return two_columns(tr("Indonesia: quick reference"), left, right, size)


def _values() -> list[tuple[str, str]]:
    goods = [(tr(KIND_NAME[kind]), str(UNIT_VALUE[kind])) for kind in KIND_NAME if kind != "shipping"]
    return [
        *goods,
        (tr("rice or spice, when merged into siap faji"), str(CREATION_UNIT_VALUE)),
        (tr("ship, in a merger"), str(UNIT_VALUE["shipping"])),
        (tr("ship fee for each good carried"), str(SHIP_FEE)),
    ]


def _steps() -> list[list[str]]:
    return [[track_name(track), *(step_text(track, step) for step in range(LAST_STEP))] for track in TRACKS]


def step_text(track: Track, step: int) -> str:
    """Return what a step of a track, from 0, is worth, in short."""
    if track == "bid":
        return f"\N{MULTIPLICATION SIGN}\N{NO-BREAK SPACE}{BID_FACTOR[step]}"
    return "\N{EN DASH}" if track == "mergers" and not step else str(step + 1)
