"""How lots and raids are paid when cash doesn't suffice (S-BLD-03, S-BLD-04)."""

from __future__ import annotations

from indonesia_qt.core.flow import Event
from indonesia_qt.games.singapore.rules.constants import VP_PRICE
from indonesia_qt.games.singapore.rules.events import PaymentWaived, SpacesSold
from indonesia_qt.games.singapore.rules.state import State
from indonesia_qt.games.singapore.rules.victory_track import move_marker


def charge(s: State, seat: int, amount: int, events: list[Event]) -> int:
    """Let a player pay, and return the pounds paid: he goes back as far as needed, and what he hasn't is waived."""
    player = s.players[seat]
    missing = amount - player.money
    if missing > 0 and player.vp:
        spaces = min(player.vp, -(-missing // VP_PRICE))
        player.money += VP_PRICE * spaces
        events.append(SpacesSold(seat, spaces, VP_PRICE * spaces))
        move_marker(s, seat, -spaces, events)
    paid = min(amount, player.money)
    player.money -= paid
    if paid < amount:
        events.append(PaymentWaived(seat, amount - paid))
    return paid
