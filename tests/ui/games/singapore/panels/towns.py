"""Positions that the tests of panels share."""

from __future__ import annotations

from indonesia_qt.games.singapore.rules.building import ChooseTile
from indonesia_qt.games.singapore.rules.round import Round
from indonesia_qt.games.singapore.rules.turn import PlayTurn
from tests.games.singapore.positions import Table


def town(table: Table) -> None:
    """Seven buildings: the builder and the market are seat 0's, the tea house, the courthouse and a syndicate seat 1's.

    All but the brickworks are joined to the start buildings; from the tea house one goes to the market.
    """
    for area, tile, owner in (
        ("d5", "I-06", 1),
        ("e5", "I-01", 0),
        ("f5", "I-12", 2),
        ("d4", "I-03", 0),
        ("c5", "II-02", 1),
        ("e4", "I-09", 1),
        ("g5", "II-08", 2),
    ):
        table.stand(area, tile, owner)
    table.roads("d5 d6", "e5 e6", "f5 f6", "d4 d5", "c5 d5", "e4 e5")
    table.lay_out("I-02", "I-05", top="I-11")


def turn(table: Table, *workers: str, seat: int = 0, **frame: object) -> None:
    """A turn in the town with some goods; the workers are on the tea house unless places are given."""
    town(table)
    table.player(seat, goods="1 brick 3 cloth 2 tea 1 opium", money=6)
    for owner, lot in enumerate(("f4", "g4", "h5")):
        if owner > seat:
            table.flag(lot, owner)
    table.turn(seat, *(workers or ("d5",)), **frame)
    table.state.stack.insert(0, Round("turns", seat + 1))


def building_turn(table: Table, *, money: int = 5, last: bool = False) -> None:
    """Seat 0 is to build on g4, for £4 or what it costs on the map, beside the brickworks."""
    town(table)
    table.player(0, money=money)
    table.flag("g4", 0)
    table.state.prices["g4"] = 4
    table.state.hut = "I-02"
    table.state.stack[:] = [Round("turns", 1), PlayTurn(0), ChooseTile(0, last)]
