"""Exchanges (S-EXC): what a building with trades takes and gives."""

from __future__ import annotations

from functools import lru_cache

from indonesia_qt.core.flow import Event, Reason, because, because_counted
from indonesia_qt.games.singapore.rules.actions import Exchange
from indonesia_qt.games.singapore.rules.box import Amounts, Building, Trade
from indonesia_qt.games.singapore.rules.constants import GOOD_NAME, GOODS, NOTHING, Goods, mixes, only
from indonesia_qt.games.singapore.rules.events import Exchanged
from indonesia_qt.games.singapore.rules.state import Player, State
from indonesia_qt.games.singapore.rules.victory_track import move_marker


def exchanges(s: State, player: Player, building: Building) -> tuple[Exchange, ...]:
    """Return every exchange that a player can make in a building (S-TRN-08, S-EXC-01)."""
    money, vp = player.money, player.vp
    affordable = tuple(
        number for number, trade in enumerate(building.trades) if trade.pay.money <= money and trade.pay.vp <= vp
    )
    return _exchanges(building, affordable, player.goods, s.supply)


@lru_cache(maxsize=16384)
def _exchanges(
    building: Building, affordable: tuple[int, ...], goods: Goods, supply: Goods | None
) -> tuple[Exchange, ...]:
    """Return the exchanges by trades that money and points suffice for; remembered, because players ask often."""
    return tuple(
        Exchange(building.id, number, pay, gain)
        for number in affordable
        for pay in _payments(building.trades[number].pay, goods)
        for gain in _gains(building.trades[number].gain, supply and supply.plus(pay))
        if _changes_something(building.trades[number], pay, gain)
    )


@lru_cache(maxsize=4096)
def _payments(pay: Amounts, goods: Goods) -> tuple[Goods, ...]:
    """Return the goods that can be paid out of those that a player has (S-EXC-02)."""
    rest = goods.minus(pay.goods)
    if min(rest) < 0:
        return ()
    if pay.same:
        return tuple(only(good, pay.same).plus(pay.goods) for good, has in enumerate(rest) if has >= pay.same)
    return tuple(mix.plus(pay.goods) for mix in mixes(pay.any) if rest.has(mix))


@lru_cache(maxsize=4096)
def _gains(gain: Amounts, supply: Goods | None) -> tuple[Goods, ...]:
    """Return the goods that can be gained; of a limited supply as many as are there (S-CON-05, S-EXC-02)."""
    if supply is None:
        fixed, rest = gain.goods, Goods(*(gain.any + gain.same for _ in GOODS))
    else:
        fixed = gain.goods.least(supply)
        rest = supply.minus(fixed)
    if gain.same:
        chosen = tuple(only(good, min(gain.same, left)) for good, left in enumerate(rest) if left) or (NOTHING,)
    else:
        chosen = tuple(mix for mix in mixes(min(gain.any, sum(rest))) if rest.has(mix))
    return tuple(fixed.plus(more) for more in chosen)


def _changes_something(trade: Trade, pay: Goods, gain: Goods) -> bool:
    return pay != gain or trade.pay.money != trade.gain.money or trade.pay.vp != trade.gain.vp


def why_no_exchange(s: State, player: Player, building: Building, action: Exchange) -> Reason | None:
    """Return why a player can't make an exchange in a building; None when he can."""
    if not 0 <= action.trade < len(building.trades):
        return because("S-EXC-01", "{building} has no such exchange.", building=building.title)
    trade = building.trades[action.trade]
    if reason := _why_not_affordable(player, trade, action.pay):
        return reason
    payments = _payments(trade.pay, player.goods)
    if not payments:
        return _too_few_goods(trade.pay)
    if action.pay not in payments:
        return because("S-EXC-02", "These aren’t the goods that {building} takes.", building=building.title)
    if action.gain not in _gains(trade.gain, s.supply and s.supply.plus(action.pay)):
        return because("S-EXC-02", "These aren’t the goods that {building} gives.", building=building.title)
    if not _changes_something(trade, action.pay, action.gain):
        return because("S-TRN-08", "This would change nothing.")
    return None


def _too_few_goods(pay: Amounts) -> Reason:
    """The reason why goods that one chooses can't be paid, where the others can."""
    if pay.same:
        return because_counted(
            "S-TRN-08",
            pay.same,
            "This costs {n} good; you have none left for it.",
            "This costs {n} goods of one kind; you have too few.",
        )
    return because_counted(
        "S-TRN-08",
        pay.any,
        "This costs {n} good; you have none left for it.",
        "This costs {n} goods; you have too few.",
    )


def why_not_payable(player: Player, building: Building, action: Exchange) -> Reason | None:
    """Return what a player lacks for an exchange that he could make before; None when he lacks nothing (S-TRN-07)."""
    return _why_not_affordable(player, building.trades[action.trade], action.pay)


def _why_not_affordable(player: Player, trade: Trade, pay: Goods) -> Reason | None:
    if player.money < trade.pay.money:
        return because("S-TRN-08", "This costs £{price}; you have £{cash}.", price=trade.pay.money, cash=player.money)
    if player.vp < trade.pay.vp:
        return because_counted(
            "S-TRN-08", trade.pay.vp, "This costs {n} victory point.", "This costs {n} victory points."
        )
    for good, has, paid in zip(GOODS, player.goods, pay, strict=True):
        if has < paid:
            return because(
                "S-TRN-08",
                "Not enough {good}: this costs {n}, and you have {has}.",
                n=paid,
                good=GOOD_NAME[good],
                has=has,
            )
    return None


def exchange(s: State, seat: int, area: str, action: Exchange, events: list[Event]) -> None:
    """Pay all, then gain all (S-EXC-03)."""
    player, trade = s.players[seat], s.building(area).trades[action.trade]
    pay, gain = trade.pay, trade.gain
    events.append(
        Exchanged(seat, area, action.building, action.pay, action.gain, pay.money, gain.money, pay.vp, gain.vp)
    )
    player.money -= pay.money
    player.goods = player.goods.minus(action.pay)
    move_marker(s, seat, -pay.vp, events)
    player.money += gain.money
    player.goods = player.goods.plus(action.gain)
    move_marker(s, seat, gain.vp, events)
    if s.supply is not None:
        s.supply = s.supply.plus(action.pay).minus(action.gain)
