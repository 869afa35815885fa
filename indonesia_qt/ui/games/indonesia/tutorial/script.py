"""The answers of the first game, in their order: the opponent gives his, and the learner is led to his own."""

from __future__ import annotations

from typing import NamedTuple

from indonesia_qt.core.flow import Action
from indonesia_qt.core.session import Session
from indonesia_qt.games.indonesia.rules.actions import (
    Announce,
    Bid,
    Deliver,
    DeliverRest,
    Expand,
    Operate,
    Pass,
    PlaceCity,
    PlaceShip,
    Raise,
    Research,
    StartProduction,
    StartShipping,
)
from indonesia_qt.games.indonesia.rules.phases.operations import DeliverGoods
from indonesia_qt.games.indonesia.rules.state import State

MAP, SEED = "lagoon", 2
LEARNER, OPPONENT = 0, 1
"""The seats."""

RICE, OTHER_RICE = "a-kenanga-rice", "a-melati-rice"
SHIPS, OTHER_SHIPS = "a-teratai-shipping", "a-dahlia-shipping"


class Turn(NamedTuple):
    """An answer of a seat. To sell all goods of a company is one turn, however many are sent one by one."""

    seat: int
    action: Action


TURNS = (
    Turn(OPPONENT, PlaceCity("a2", "cempaka-1")),
    Turn(LEARNER, PlaceCity("a4", "seroja-2")),
    Turn(OPPONENT, PlaceCity("a5", "anggrek-2")),
    Turn(OPPONENT, Bid(3)),
    Turn(LEARNER, Bid(4)),
    Turn(LEARNER, StartProduction(RICE, "kenanga-2")),
    Turn(OPPONENT, StartShipping(OTHER_SHIPS, "still-lagoon")),
    Turn(LEARNER, Research("slots", LEARNER)),
    Turn(OPPONENT, Research("slots", OPPONENT)),
    Turn(LEARNER, DeliverRest()),
    Turn(LEARNER, Expand("kenanga-1")),
    Turn(OPPONENT, PlaceShip("turtle-sea")),
    Turn(LEARNER, Bid(0)),
    Turn(OPPONENT, Bid(0)),
    Turn(LEARNER, StartShipping(SHIPS, "still-lagoon")),
    Turn(OPPONENT, StartProduction(OTHER_RICE, "melati-1")),
    Turn(LEARNER, Research("mergers", LEARNER)),
    Turn(OPPONENT, Research("hull", OPPONENT)),
    Turn(LEARNER, Operate(SHIPS)),
    Turn(LEARNER, PlaceShip("sunrise-sea")),
    Turn(OPPONENT, Operate(OTHER_RICE)),
    Turn(OPPONENT, DeliverRest()),
    Turn(OPPONENT, Expand("melati-2")),
    Turn(LEARNER, DeliverRest()),
    Turn(LEARNER, Expand("cempaka-2")),
    Turn(LEARNER, PlaceCity("b2", "teratai-2")),
    Turn(LEARNER, Bid(0)),
    Turn(OPPONENT, Bid(0)),
    Turn(LEARNER, Announce(RICE, OTHER_RICE, 100)),
    Turn(OPPONENT, Raise(105)),
    Turn(LEARNER, Raise(110)),
    Turn(OPPONENT, Pass()),
)


def turns_taken(session: Session[State]) -> int:
    """How many turns are complete."""
    taken, selling = 0, False
    for entry in session.entries:
        sells = isinstance(entry.action, Deliver | DeliverRest)
        taken += not (sells and selling)
        selling = sells
    return taken - (selling and isinstance(session.question, DeliverGoods))


def next_turn(session: Session[State]) -> Turn | None:
    """The turn that is to be taken; None when the game is free."""
    taken = turns_taken(session)
    return TURNS[taken] if taken < len(TURNS) else None


def answers_given(session: Session[State]) -> int:
    """How many turns the learner has taken of those that he is led to."""
    return sum(turn.seat == LEARNER for turn in TURNS[: turns_taken(session)])
