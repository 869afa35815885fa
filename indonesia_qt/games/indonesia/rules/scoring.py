"""The end of the game, and who has won (R-END)."""

from __future__ import annotations

from indonesia_qt.core.flow import Event, Reason
from indonesia_qt.games.indonesia.rules.events import GameEnded
from indonesia_qt.games.indonesia.rules.state import State


def end_game(s: State, reason: Reason, events: list[Event]) -> None:
    """End the game for `reason`: nothing more is asked; the money is counted."""
    s.stack.clear()
    events.append(GameEnded(tuple(final_money(s)), winner(s), reason))


def final_money(s: State) -> list[int]:
    """Return the rupiah of each seat at the end: cash and bank, and the last earnings once more (R-END-02)."""
    return [player.cash + player.bank + player.earnings for player in s.players]


def ranking(s: State) -> list[int]:
    """Return the seats from first to last: by money, and for equal money by the order of play (R-END-03)."""
    money = final_money(s)
    return sorted(s.order, key=lambda seat: -money[seat])


def winner(s: State) -> int:
    """Return the seat that has won."""
    return ranking(s)[0]
