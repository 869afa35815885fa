"""The victory track (S-VIC), who is last on it and who has won (S-RND-02, S-END-02)."""

from __future__ import annotations

from indonesia_qt.core.flow import Event
from indonesia_qt.games.singapore.rules.events import MarkerMoved, SealReached
from indonesia_qt.games.singapore.rules.state import State


def move_marker(s: State, seat: int, by: int, events: list[Event]) -> None:
    """Move a marker forward or back, onto the pile there (S-VIC-01); seals that it reaches pay (S-VIC-02, S-VIC-03)."""
    if not by:
        return
    player = s.players[seat]
    player.vp += by
    s.markers.remove(seat)
    s.markers.append(seat)
    events.append(MarkerMoved(seat, by, player.vp))
    seals = s.scenario.box.seals
    while player.seals < len(seals.spaces) and seals.spaces[player.seals] <= player.vp:
        events.append(SealReached(seat, seals.spaces[player.seals], seals.money))
        player.seals += 1
        player.money += seals.money


def last_on_track(s: State) -> int:
    """Return the seat with fewest points, of equals the lowest marker (S-RND-02)."""
    return min(s.markers, key=lambda seat: s.players[seat].vp)


def ranking(s: State) -> list[int]:
    """Return the seats from most points to fewest; of equals the lowest marker is first (S-END-02)."""
    return sorted(s.markers, key=lambda seat: -s.players[seat].vp)
