"""Makes the JSON Schemas of what commands print and of files, from types that the tests read both by.

`python -m tests.schemas resources/docs/reference/schemas` writes them.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import msgspec
from msgspec import UNSET, Struct, UnsetType

from indonesia_qt.board.files import schema
from indonesia_qt.bots.tournament.match import Tournament
from indonesia_qt.bots.tournament.report import Lengths, Ranking
from indonesia_qt.core import record
from indonesia_qt.games.indonesia import game as indonesia
from indonesia_qt.games.indonesia.rules import actions as indonesia_actions
from indonesia_qt.games.indonesia.rules import scenario as indonesia_scenario
from indonesia_qt.games.singapore import game as singapore
from indonesia_qt.games.singapore.rules import actions as singapore_actions
from indonesia_qt.games.singapore.rules import scenario as singapore_scenario
from indonesia_qt.mapmaking.review.balance_report import Report

DIALECT = "https://json-schema.org/draft/2020-12/schema"


class Output(Struct, forbid_unknown_fields=True):
    """What a command prints has no other members."""


class SimulatedIndonesia(Output):
    """A game that `simulate --json` printed; `seats` are bots, `winner` is a seat, from 0."""

    seed: int
    seats: list[str]
    years: int
    decisions: int
    money: list[int]
    winner: int
    seconds: float
    failed: list[str] = []


class SimulatedSingapore(Output):
    """A game that `simulate --json` printed; `seats` are bots, `winner` is a seat, from 0."""

    seed: int
    seats: list[str]
    rounds: int
    decisions: int
    points: list[int]
    winner: int
    seconds: float
    failed: list[str] = []


class IndonesiaSeat(Output):
    """What a player has."""

    name: str
    money: int


class Company(Output):
    """A company, by the name of its owner; `units` are areas or ships."""

    owner: str
    units: int


class CompanyIds(Output):
    """A company by its id, the seat of its owner, and its deeds."""

    id: str
    owner: int
    deeds: list[str]


class IndonesiaIds(Output):
    """The seats, companies and areas that the other members call by name."""

    order: list[int]
    winner: int | None
    companies: dict[str, CompanyIds]
    cities: dict[str, str]


class ReplayedIndonesia(Output, kw_only=True):
    """The last position of a game, as `replay --json` prints it; a finished game has no `era` and no `phase`."""

    map: str
    decisions: int
    era: str | UnsetType = UNSET
    year: int
    phase: str | UnsetType | None = UNSET
    seats: list[IndonesiaSeat]
    order: list[str]
    winner: str | None
    companies: dict[str, Company]
    cities: dict[str, int]
    ids: IndonesiaIds


class SingaporeSeat(Output):
    """What a player has."""

    name: str
    points: int
    money: int
    brick: int
    cloth: int
    tea: int
    opium: int
    chips: int


class Building(Output):
    """A building, by the name of it and of its owner; None where it belongs to nobody."""

    building: str
    owner: str | None


class BuildingIds(Output):
    """A building by its id and the seat of its owner."""

    building: str
    owner: int | None


class SingaporeIds(Output):
    """The seats and buildings that the other members call by name."""

    raffles: int
    winner: int | None
    buildings: dict[str, BuildingIds]
    display: list[str]


class ReplayedSingapore(Output, kw_only=True):
    """The last position of a game, as `replay --json` prints it; `buildings` are by their areas.

    A finished game has no `phase`.
    """

    map: str
    decisions: int
    round: int
    phase: str | UnsetType | None = UNSET
    seats: list[SingaporeSeat]
    raffles: str
    winner: str | None
    buildings: dict[str, Building]
    roads: list[str]
    display: list[str]
    ids: SingaporeIds


class Standings(Output):
    """What `tournament --json` prints."""

    tournament: Tournament
    fingerprint: str
    version: str
    games: int
    without_winner: int
    years: Lengths
    standings: list[Ranking]


class MapFile(schema.Collection, tag="FeatureCollection"):
    """The file map.geojson of a map."""

    features: list[schema.Feature]  # type: ignore[assignment]


class IndonesiaBegun(record.SaveHeader, frozen=True, tag="game", tag_field="line", forbid_unknown_fields=True):
    """The first line of a saved game of Indonesia."""

    setup: indonesia.Setup  # type: ignore[assignment]


class SingaporeBegun(record.SaveHeader, frozen=True, tag="game", tag_field="line", forbid_unknown_fields=True):
    """The first line of a saved game of Singapore."""

    setup: singapore.Setup  # type: ignore[assignment]


class IndonesiaPlayed(record._Played, tag="play", tag_field="line", forbid_unknown_fields=True):
    """A decision in Indonesia."""

    action: indonesia_actions.AnyAction  # type: ignore[assignment]


class SingaporePlayed(record._Played, tag="play", tag_field="line", forbid_unknown_fields=True):
    """A decision in Singapore, of a player or of chance."""

    action: singapore_actions.AnyAction  # type: ignore[assignment]


OTHER_LINES = record._Undone | record._Redone | record._Seated | record._Hinted | record._Ended | record.Report
KINDS: dict[str, Any] = {
    "simulate-indonesia": SimulatedIndonesia,
    "simulate-singapore": SimulatedSingapore,
    "replay-indonesia": ReplayedIndonesia,
    "replay-singapore": ReplayedSingapore,
    "tournament": Standings,
    "balance": Report,
    "save-indonesia": IndonesiaBegun | IndonesiaPlayed | OTHER_LINES,
    "save-singapore": SingaporeBegun | SingaporePlayed | OTHER_LINES,
    "map": MapFile,
    "scenario-indonesia": indonesia_scenario.GameData,
    "scenario-singapore": singapore_scenario.GameData,
}
"""The types by the names of their schemas."""


def made(name: str) -> str:
    """Return the schema of this name, as its file has it."""
    found = {"$schema": DIALECT, "title": name, **msgspec.json.schema(KINDS[name])}
    feature = found["$defs"].get("Feature", {"properties": {}})
    for added in ("", " "):  # what readers have added stands among the properties of the feature, and beside them
        feature["properties"].pop(added, None)
    text = msgspec.json.format(msgspec.json.encode(found), indent=1).decode() + "\n"
    return text.replace('"_', '"').replace("/_", "/")  # names of classes that no other module uses


if __name__ == "__main__":
    for name in KINDS:
        (Path(sys.argv[1]) / f"{name}.json").write_text(made(name), encoding="utf-8")
