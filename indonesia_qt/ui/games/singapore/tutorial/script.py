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
MARKET, BUDIS_LOT, CITRAS_LOT, FIELD = "f5", "h6", "c6", "f4"
"""Where all build in round 1, and where the learner does in round 2."""
COURTHOUSE, HELPERS, PLAN, DEN, MILL = "f2", "g2", "e2", "e3", "e4"
"""Where the second worker is gained, and what there is on the way."""
LAST_LOT = "d4"
"""Where the learner builds in the free turn."""
BLACK_MARKET, NEW_HELPERS, LAST_TILE = "I-14", "II-09", "II-08"
ROAD = act.BuildRoad(MARKET, SMUGGLERS)

USE_BRICKWORKS = act.Exchange("I-04", 0, NOTHING, Goods(brick=2))
USE_BRICK_PIT = act.Exchange("start-2", 0, NOTHING, Goods(brick=1))
USE_WEAVER = act.Exchange("start-3", 0, NOTHING, Goods(cloth=1))
USE_BUILDER = act.Exchange("I-01", 0, Goods(brick=3), NOTHING)
USE_MILL = act.Exchange("I-07", 0, NOTHING, Goods(cloth=2))
USE_TEA_HOUSE = act.Exchange("I-06", 0, Goods(brick=1), Goods(tea=3))
USE_SYNDICATE = act.Exchange("I-09", 0, NOTHING, NOTHING)
USE_PAWNSHOP = act.Exchange("start-1", 0, NOTHING, NOTHING)
SHIP_TEA = act.Exchange("II-06", 0, Goods(tea=4), NOTHING)
RETURN_CHIPS = act.ReturnChips("II-02", 3)

START = (
    Turn(CITRA, act.Found("I-11", SMUGGLERS)),
    Turn(BUDI, act.Found("I-01", BUILDER)),
)
LEARNERS_TURN = (
    Turn(LEARNER, act.Found("I-04", BRICKWORKS)),
    Turn(LEARNER, act.Join(PAWNSHOP)),
    Turn(LEARNER, act.PlaceFlag(MARKET)),
    Turn(LEARNER, act.PlaceFlag(BUDIS_LOT)),
    Turn(LEARNER, act.PlaceFlag(CITRAS_LOT)),
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
    Turn(BUDI, USE_PAWNSHOP),
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
MIDDLE_GAME = tuple(
    Turn(seat, action, is_skipped=True)
    for seat, actions in (
        (LEARNER, (act.Build("I-09"), act.Join(MILL), act.Step(0, MILL), USE_MILL, act.Step(0, FIELD))),
        (LEARNER, (USE_SYNDICATE, Pass())),
        (CITRA, (act.PlaceFlag("f3"), act.PlaceFlag(DEN), act.PlaceFlag("h4"), act.Build("I-10"), USE_BRICKWORKS)),
        (
            CITRA,
            (
                act.Step(0, PAWNSHOP),
                act.Step(0, CITRAS_LOT),
                USE_TEA_HOUSE,
                act.Step(0, PAWNSHOP),
                USE_PAWNSHOP,
                Pass(),
            ),
        ),
        (LEARNER, (act.Build("I-12"), act.Join(MILL), act.Step(0, MILL), USE_MILL, act.Step(0, FIELD))),
        (LEARNER, (USE_SYNDICATE, Pass())),
        (BUDI, (act.Build("I-02"), act.Step(0, MILL), USE_MILL, act.Step(0, BUILDER), act.Step(0, BRICK_PIT))),
        (BUDI, (USE_BRICK_PIT, Pass())),
        (CITRA, (act.PlaceFlag(COURTHOUSE), act.PlaceFlag(PLAN), act.PlaceFlag("c5"), act.Build("II-02"))),
        (
            CITRA,
            (act.Step(0, CITRAS_LOT), USE_TEA_HOUSE, act.Step(0, PAWNSHOP), act.Step(0, BRICKWORKS), USE_BRICKWORKS),
        ),
        (CITRA, (Pass(),)),
        (LEARNER, (act.Build("II-10"), act.Join(DEN), act.Step(0, "f3"), act.Step(0, COURTHOUSE), Pass())),
        (BUDI, (act.Build("I-13"), act.Join(BRICKWORKS), act.Step(0, BUILDER), act.Step(0, MILL), USE_MILL, Pass())),
        (CITRA, (act.PlaceFlag("b6"), act.PlaceFlag(HELPERS), act.PlaceFlag("h3"), act.Build("II-06"))),
        (CITRA, (act.Step(0, PAWNSHOP), act.Step(0, CITRAS_LOT), act.Step(0, "b6"), SHIP_TEA, Pass())),
    )
    for action in actions
)
"""The rest of round 2, rounds 3 and 4, and the first turn of round 5."""
HELPERS_TURN = (
    Turn(LEARNER, act.Build(NEW_HELPERS)),
    Turn(LEARNER, RETURN_CHIPS),
    Turn(LEARNER, act.Step(0, HELPERS)),
    Turn(LEARNER, act.CallHelper(NEW_HELPERS)),
    Turn(LEARNER, act.Enter(PLAN)),
    Turn(LEARNER, act.Walk("II-10")),
    Turn(LEARNER, act.Step(1, DEN)),
    Turn(LEARNER, act.Step(1, MILL)),
    Turn(LEARNER, Pass()),
)
SIXTH_ROUND = (
    Turn(BUDI, act.Build("II-14")),
    Turn(BUDI, USE_MILL),
    Turn(BUDI, act.Step(0, BUILDER)),
    Turn(BUDI, act.Step(0, PAWNSHOP)),
    Turn(BUDI, act.Step(0, CITRAS_LOT)),
    Turn(BUDI, USE_TEA_HOUSE),
    Turn(BUDI, Pass()),
    Turn(BUDI, act.PlaceFlag("a6")),
    Turn(BUDI, act.PlaceFlag("g3")),
    Turn(BUDI, act.PlaceFlag(LAST_LOT)),
    Turn(BUDI, act.Build("II-04")),
    Turn(BUDI, act.Exchange("I-06", 0, Goods(cloth=1), Goods(tea=3))),
    Turn(BUDI, act.Step(0, "b6")),
    Turn(BUDI, SHIP_TEA),
    Turn(BUDI, act.Step(0, CITRAS_LOT)),
    Turn(BUDI, act.Step(0, PAWNSHOP)),
    Turn(BUDI, USE_PAWNSHOP),
    Turn(BUDI, Pass()),
    Turn(CITRA, act.Build("II-07")),
    Turn(CITRA, act.Join("h3")),
    Turn(CITRA, act.Step(0, CITRAS_LOT)),
    Turn(CITRA, USE_TEA_HOUSE),
    Turn(CITRA, act.Step(0, "b6")),
    Turn(CITRA, SHIP_TEA),
    Turn(CITRA, Pass()),
)
"""The last turn of round 5, and what the others do in round 6; Budi's third flag stands for the learner."""
FREE_TURN = (
    Turn(LEARNER, act.Build(LAST_TILE)),
    Turn(LEARNER, Pass()),
)
"""The last one stands for all that the learner does until the turn ends."""
SHOWN_MOVES = (
    act.Join(MILL),
    act.Step(1, LAST_LOT),
    act.Exchange(LAST_TILE, 0, NOTHING, Goods(brick=3)),
    act.Step(1, MILL),
    USE_MILL,
    act.Step(1, BUILDER),
    USE_BUILDER,
)
"""What a learner is shown in the free turn."""

TURNS = (
    *START,
    *LEARNERS_TURN,
    *BUDIS_TURN,
    *CITRAS_TURN,
    *SECOND_ROUND,
    *MIDDLE_GAME,
    *HELPERS_TURN,
    *SIXTH_ROUND,
    *FREE_TURN,
)
AFTER_START = len(START)
AFTER_BUDI = AFTER_START + len(LEARNERS_TURN) + len(BUDIS_TURN)
AFTER_CITRA = AFTER_BUDI + len(CITRAS_TURN)
AFTER_RAID = AFTER_CITRA - 1
AFTER_SECOND_ROUND = AFTER_CITRA + len(SECOND_ROUND)
AFTER_MIDDLE_GAME = AFTER_SECOND_ROUND + len(MIDDLE_GAME)
AFTER_SIXTH_ROUND = AFTER_MIDDLE_GAME + len(HELPERS_TURN) + len(SIXTH_ROUND)
"""How many turns have been taken when opponents have played."""
