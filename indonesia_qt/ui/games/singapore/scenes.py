"""The scenes on the board after events: a building comes to stand, a raid, a seal pays, and the end of the game."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from indonesia_qt.core.flow import Event
from indonesia_qt.games.singapore.rules import events as ev
from indonesia_qt.games.singapore.rules.state import State
from indonesia_qt.ui.board.animation import Scene
from indonesia_qt.ui.board.marks import LinkMark
from indonesia_qt.ui.games.singapore.board.piece_values import lot, tile_on
from indonesia_qt.ui.games.singapore.raid_picture import RaidPicture, ShownInRaid
from indonesia_qt.ui.games.singapore.scene_pictures import EndPicture, Finish, SealPicture
from indonesia_qt.ui.games.singapore.texts.names import Names, points

BUILT_MS, LAID_MS, RAID_MS, SEAL_MS, END_MS = 1200, 500, 2500, 1700, 2500
"""How long each scene takes at the slowest tempo; at the usual one none takes more than 1.8 seconds."""


def scenes(
    events: Sequence[Event], view: State, colours: Sequence[int], words: Names, points_before: Sequence[int]
) -> list[Scene]:
    """Return the scenes of what happened by the position `view`; `colours` are the players' by seat.

    `points_before` are the players' victory points when the first of the events happened.
    """
    return list(_scenes(events, view, [*colours, None], words, list(points_before)))


def _scenes(
    events: Sequence[Event], view: State, colours: Sequence[int | None], words: Names, vp: list[int]
) -> Iterator[Scene]:
    title, came_from = "", 0
    for n, event in enumerate(events):
        match event:
            case ev.Built():
                yield _building(event, view, colours)
            case ev.RoadBuilt(a=a, b=b, price=0):
                yield Scene(laid=(LinkMark(a, b, "road"),), ms=LAID_MS)
            case ev.ChipDrawn():
                title = words.sentence(event)
            case ev.RaidBegan():
                fines = {fine.seat: fine for fine in events[n:] if isinstance(fine, ev.Fined)}
                shown = tuple(
                    _shown(words.owner(owner), colours[owner], event, owner, fines.get(owner))
                    for owner in range(len(event.sums))
                )
                yield Scene(picture=RaidPicture(title, shown), ms=RAID_MS)
            case ev.MarkerMoved():
                came_from, vp[event.seat] = event.vp - event.by, event.vp
            case ev.SealReached(seat=seat):
                others = tuple((colours[other], at) for other, at in enumerate(vp) if other != seat)
                picture = SealPicture(
                    words.sentence(event),
                    words.seats[seat],
                    colours[seat],
                    came_from,
                    vp[seat],
                    event.seal,
                    event.money,
                    others,
                )
                yield Scene(picture=picture, ms=SEAL_MS)
            case ev.GameEnded():
                rows = tuple(
                    Finish(words.seats[seat], colours[seat], vp, points(vp)) for seat, vp in enumerate(event.vp)
                )
                picture_of_end = EndPicture(rows, event.winner, view.scenario.box.seals.spaces)
                yield Scene(picture=picture_of_end, ms=END_MS)


def _building(event: ev.Built, view: State, colours: Sequence[int | None]) -> Scene:
    """A tile comes down on its lot; it brings the flag, which isn't on the lot any more (S-BLD-01)."""
    area, name = event.area, view.scenario.name[event.area]
    return Scene(
        built=(tile_on(area, name, view.building(area), colours[event.owner], owned=True),),
        until=(lot(area, name, view.prices[area]),),
        ms=BUILT_MS,
    )


def _shown(name: str, colour: int | None, raid: ev.RaidBegan, owner: int, fine: ev.Fined | None) -> ShownInRaid:
    is_player = owner < len(raid.opium)
    opium = raid.opium[owner] if is_player else 0
    return ShownInRaid(
        name,
        colour,
        raid.sums[owner] - opium,
        opium,
        owner in raid.caught,
        fine.money if fine else 0,
        fine.opium if fine else 0,
        raid.sums[owner] - fine.money if fine and is_player else 0,
    )
