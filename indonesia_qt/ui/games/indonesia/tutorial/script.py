"""The answers of the first game in their order."""

from __future__ import annotations

from indonesia_qt.core.flow import Pass
from indonesia_qt.games.indonesia.rules import actions as act
from indonesia_qt.ui.table.tutorial.lesson import Turn

LEARNER, OPPONENT = 0, 1
"""The seats."""

RICE, OTHER_RICE = "a-kenanga-rice", "a-melati-rice"
SHIPS, OTHER_SHIPS = "a-teratai-shipping", "a-dahlia-shipping"

TURNS = (
    Turn(OPPONENT, act.PlaceCity("a2", "cempaka-1")),
    Turn(LEARNER, act.PlaceCity("a3", "seroja-2")),
    Turn(OPPONENT, act.PlaceCity("a5", "anggrek-2")),
    Turn(OPPONENT, act.Bid(3)),
    Turn(LEARNER, act.Bid(4)),
    Turn(LEARNER, act.StartProduction(RICE, "kenanga-2")),
    Turn(OPPONENT, act.StartShipping(OTHER_SHIPS, "still-lagoon")),
    Turn(LEARNER, act.Research("slots", LEARNER)),
    Turn(OPPONENT, act.Research("slots", OPPONENT)),
    Turn(LEARNER, act.DeliverRest()),
    Turn(LEARNER, act.Expand("kenanga-1")),
    Turn(OPPONENT, act.PlaceShip("turtle-sea")),
    Turn(LEARNER, act.Bid(0)),
    Turn(OPPONENT, act.Bid(0)),
    Turn(LEARNER, act.StartShipping(SHIPS, "still-lagoon")),
    Turn(OPPONENT, act.StartProduction(OTHER_RICE, "melati-1")),
    Turn(LEARNER, act.Research("mergers", LEARNER)),
    Turn(OPPONENT, act.Research("hull", OPPONENT)),
    Turn(LEARNER, act.Operate(SHIPS)),
    Turn(LEARNER, act.PlaceShip("sunrise-sea")),
    Turn(OPPONENT, act.Operate(OTHER_RICE)),
    Turn(OPPONENT, act.DeliverRest()),
    Turn(OPPONENT, act.Expand("melati-2")),
    Turn(LEARNER, act.DeliverRest()),
    Turn(LEARNER, act.Expand("cempaka-2")),
    Turn(LEARNER, act.PlaceCity("b2", "teratai-2")),
    Turn(LEARNER, act.Bid(0)),
    Turn(OPPONENT, act.Bid(0)),
    Turn(LEARNER, act.Announce(RICE, OTHER_RICE, 100)),
    Turn(OPPONENT, act.Raise(105)),
    Turn(LEARNER, act.Raise(110)),
    Turn(OPPONENT, Pass()),
)
"""Selling all goods of a company is one turn, even if they are sent one by one."""
