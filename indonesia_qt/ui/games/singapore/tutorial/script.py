"""The answers of the first game in their order."""

from __future__ import annotations

from indonesia_qt.core.flow import Pass
from indonesia_qt.games.singapore.rules import actions as act
from indonesia_qt.games.singapore.rules.constants import NOTHING, Goods
from indonesia_qt.ui.table.tutorial.lesson import Turn

LEARNER, BUDI, CITRA = 0, 1, 2
"""The seats."""

PAWNSHOP, BRICK_PIT, WEAVER, TEA_QUAY = "d6", "e6", "f6", "g6"
"""The lots of the start buildings."""
BRICKWORKS, BUILDER, SMUGGLERS = "d5", "e5", "g5"
"""Where the tiles of the starting round are built."""
MARKET, DEAR_LOTS, FIELD = "f5", ("h6", "c6"), "f4"
"""Where the learner builds in round 1, where the others do, and where the learner builds in round 2."""
BLACK_MARKET, HUT_TILE = "I-14", "I-05"
ROAD = act.BuildRoad(MARKET, SMUGGLERS)

USE_BRICKWORKS = act.Exchange("I-04", 0, NOTHING, Goods(brick=2))
USE_BRICK_PIT = act.Exchange("start-2", 0, NOTHING, Goods(brick=1))
USE_WEAVER = act.Exchange("start-3", 0, NOTHING, Goods(cloth=1))
USE_BUILDER = act.Exchange("I-01", 0, Goods(brick=3), NOTHING)

START = (
    Turn(CITRA, act.Found("I-11", SMUGGLERS)),
    Turn(BUDI, act.Found("I-01", BUILDER)),
)
LEARNERS_TURN = (
    Turn(LEARNER, act.Found("I-04", BRICKWORKS)),
    Turn(LEARNER, act.Join(PAWNSHOP)),
    Turn(LEARNER, act.PlaceFlag(MARKET)),
    *(Turn(LEARNER, act.PlaceFlag(lot)) for lot in DEAR_LOTS),
    Turn(LEARNER, act.Build(BLACK_MARKET)),
    Turn(LEARNER, act.Join(WEAVER)),
    Turn(LEARNER, act.Enter(BRICKWORKS)),
    Turn(LEARNER, USE_BRICKWORKS),
    Turn(LEARNER, act.Step(0, BRICK_PIT)),
    Turn(LEARNER, USE_BRICK_PIT),
    Turn(LEARNER, act.Step(0, BUILDER)),
    Turn(LEARNER, USE_BUILDER),
    Turn(LEARNER, ROAD),
    Turn(LEARNER, Pass()),
)
BUDIS_TURN = (
    Turn(BUDI, act.Build("I-08")),
    Turn(BUDI, act.Enter(SMUGGLERS)),
    Turn(BUDI, act.Exchange("I-11", 0, NOTHING, Goods(opium=2))),
    Turn(BUDI, act.Step(0, MARKET)),
    Turn(BUDI, act.Exchange(BLACK_MARKET, 0, Goods(opium=2), NOTHING)),
    Turn(BUDI, act.Step(0, PAWNSHOP)),
    Turn(BUDI, act.Exchange("start-1", 0, NOTHING, NOTHING)),
    Turn(BUDI, Pass()),
)
CITRAS_TURN = (
    Turn(CITRA, act.Build("I-06")),
    Turn(CITRA, act.Enter(BRICKWORKS)),
    Turn(CITRA, USE_BRICKWORKS),
    Turn(CITRA, act.Step(0, WEAVER)),
    Turn(CITRA, USE_WEAVER),
    Turn(CITRA, act.Step(0, MARKET)),
    Turn(CITRA, act.Exchange(BLACK_MARKET, 0, Goods(brick=2), NOTHING)),
    Turn(CITRA, Pass()),
)
"""Her last use draws the white chip."""
SECOND_ROUND = (
    Turn(BUDI, act.PlaceFlag("e4")),
    Turn(BUDI, act.PlaceFlag("g4")),
    Turn(BUDI, act.PlaceFlag(FIELD)),
    Turn(BUDI, act.Build("I-07")),
    Turn(BUDI, act.Step(0, BRICKWORKS)),
    Turn(BUDI, USE_BRICKWORKS),
    Turn(BUDI, act.Step(0, BRICK_PIT)),
    Turn(BUDI, USE_BRICK_PIT),
    Turn(BUDI, act.Step(0, BUILDER)),
    Turn(BUDI, USE_BUILDER),
    Turn(BUDI, Pass()),
    Turn(CITRA, act.Build("I-03")),
    Turn(CITRA, act.Step(0, BRICK_PIT)),
    Turn(CITRA, USE_BRICK_PIT),
    Turn(CITRA, act.Step(0, BRICKWORKS)),
    Turn(CITRA, USE_BRICKWORKS),
    Turn(CITRA, Pass()),
)
"""Budi's flags stand for himself, Citra and the learner; the learner reaches a seal by the last use."""
FREE_TURN = (
    Turn(LEARNER, act.Build(HUT_TILE)),
    Turn(LEARNER, Pass()),
)
"""The last one stands for all that the learner does until the turn ends."""
SHOWN_MOVES = (
    act.Join(MARKET),
    act.Step(0, BRICK_PIT),
    USE_BRICK_PIT,
    act.Step(0, WEAVER),
    USE_WEAVER,
    act.Step(0, MARKET),
    act.Exchange(BLACK_MARKET, 0, Goods(brick=1, cloth=1), NOTHING),
)
"""What a learner is shown in the free turn."""

TURNS = (*START, *LEARNERS_TURN, *BUDIS_TURN, *CITRAS_TURN, *SECOND_ROUND, *FREE_TURN)
AFTER_START = len(START)
AFTER_BUDI = AFTER_START + len(LEARNERS_TURN) + len(BUDIS_TURN)
AFTER_CITRA = AFTER_BUDI + len(CITRAS_TURN)
AFTER_RAID = AFTER_CITRA - 1
AFTER_SECOND_ROUND = AFTER_CITRA + len(SECOND_ROUND)
"""How many turns have been taken when opponents have played."""
AT_LAST = len(TURNS) + 1
"""More turns than there are: opponents wait for the last step before they play freely."""
