"""What is planned in Operations: nothing that a player has to decide himself."""

from __future__ import annotations

from collections import Counter
from typing import Any

from indonesia_qt.core.bots import bot_chance
from indonesia_qt.core.flow import Action, Question
from indonesia_qt.core.session import Session
from indonesia_qt.games.indonesia.analysis.forecast import expansion_after
from indonesia_qt.games.indonesia.analysis.year_plan import planned_answer, planned_expansions
from indonesia_qt.games.indonesia.bots.rules_of_thumb import Greedy
from indonesia_qt.games.indonesia.rules.actions import DeliverRest, Expand, Operate
from indonesia_qt.games.indonesia.rules.phases.operations import (
    ChooseCompany,
    ChooseExpansion,
    DeliverGoods,
    FloatShips,
)
from indonesia_qt.games.indonesia.rules.state import Options, State
from indonesia_qt.library import load_map

SEED = 3


def test_goods_are_sold_by_the_default_plan_and_only_one_best_free_area_is_taken() -> None:
    met: Counter[tuple[type[Question[Any]], type[Action] | None]] = Counter()
    game = load_map().game
    session: Session[State] = Session(game, game.new_setup(Options(money="open"), 3, SEED))
    while (asked := session.question) is not None:
        view = game.view(session.state, asked.seat)
        planned = planned_answer(view, asked)
        met[type(asked), type(planned) if planned else None] += 1
        if planned is not None:
            assert asked.check(view, planned) is None
        if isinstance(planned, Expand):
            assert asked.free  # type: ignore[attr-defined]
            best = expansion_after(view, planned)
            others = [expansion_after(view, one) for one in asked.actions(view) if one != planned]  # type: ignore[arg-type]
            assert all(len(best.cities) >= len(other.cities) for other in others)
        if isinstance(asked, DeliverGoods):
            following = planned_expansions(view)
            session.submit(DeliverRest())
            for area in following:
                session.submit(area)
            continue
        session.submit(Greedy().choose(view, asked, bot_chance(SEED, len(session.entries))))

    assert met[ChooseCompany, Operate]
    assert met[DeliverGoods, DeliverRest]
    assert met[ChooseExpansion, None]
    assert met[ChooseExpansion, Expand]
    assert met[FloatShips, None]
    assert not met[FloatShips, Action]
    assert {kind for kind, planned in met if planned} == {ChooseCompany, DeliverGoods, ChooseExpansion}


def test_areas_that_are_as_good_are_taken_where_all_of_them_can_be_had() -> None:
    game = load_map().game
    session: Session[State] = Session(game, game.new_setup(Options(money="open"), 3, SEED))
    taken = left = 0
    while (asked := session.question) is not None:
        view = game.view(session.state, asked.seat)
        if isinstance(asked, ChooseExpansion) and asked.free:
            found = [_opened(view, one) for one in asked.actions(view)]
            as_good = found.count(max(found))
            planned = planned_answer(view, asked)
            assert (planned is None) == (as_good > asked.left)
            assert planned is None or _opened(view, planned) == max(found)
            taken += as_good > 1 and planned is not None
            left += planned is None
        session.submit(Greedy().choose(view, asked, bot_chance(SEED, len(session.entries))))
    assert taken
    assert left


def _opened(view: State, area: Action) -> tuple[int, int, int]:
    assert isinstance(area, Expand)
    after = expansion_after(view, area)
    return len(after.cities), len(after.seas), after.opened
