"""What is planned in Operations: nothing that a player has to decide himself."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from indonesia_qt.core.bots import bot_chance
from indonesia_qt.core.flow import Action, Pass, Question
from indonesia_qt.core.session import Session
from indonesia_qt.games.indonesia.analysis.forecast import expansion_after
from indonesia_qt.games.indonesia.analysis.last_year import is_last_year, ships_bring_nothing
from indonesia_qt.games.indonesia.analysis.year_plan import equal_expansion, planned_answer, planned_expansions
from indonesia_qt.games.indonesia.bots.rules_of_thumb import Greedy, RandomBot
from indonesia_qt.games.indonesia.rules.actions import DeliverRest, Expand, Operate
from indonesia_qt.games.indonesia.rules.phases.operations import (
    ChooseCompany,
    ChooseExpansion,
    DeliverGoods,
    FloatShips,
)
from indonesia_qt.games.indonesia.rules.state import Options, State
from indonesia_qt.library import load_map
from tests.games.indonesia.boards import sketch
from tests.games.indonesia.positions import Table

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
        if isinstance(planned, Expand) and not is_last_year(view):
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
    taken = left = 0
    for seed in range(SEED, SEED + 4):
        session: Session[State] = Session(game, game.new_setup(Options(money="open"), 3, seed))
        while (asked := session.question) is not None:
            view = game.view(session.state, asked.seat)
            if isinstance(asked, ChooseExpansion) and asked.free and not is_last_year(view):
                found = [_opened(view, one) for one in asked.actions(view)]
                as_good = found.count(max(found))
                planned = planned_answer(view, asked)
                assert (planned is None) == (as_good > asked.left)
                assert planned is None or _opened(view, planned) == max(found)
                taken += as_good > 1 and planned is not None
                left += planned is None
            session.submit(RandomBot().choose(view, asked, bot_chance(seed, len(session.entries))))
    assert taken
    assert left


@pytest.mark.parametrize(
    ("deeds", "taken"),
    [("", "north-1"), ("a-north-spice", "south-1"), ("a-north-spice a-south-spice", None)],
)
def test_of_equal_areas_the_first_is_taken_that_ends_no_deed(deeds: str, taken: str | None) -> None:
    board = sketch(
        {"west": 1, "north": 1, "south": 1},
        borders="west-1 north-1, west-1 south-1",
        coasts={"sea": "west-1"},
        deeds="a west rice, a north spice, a south spice",
    )
    table = Table(board)
    table.company(0, "a-west-rice", "west-1")
    table.deeds(deeds)
    table.enter("operations")
    asked = ChooseExpansion(0, "a-west-rice", 1, free=True)
    table.state.stack.append(asked)

    assert planned_answer(table.state, asked) is None
    assert equal_expansion(table.state, asked) == (Expand(taken) if taken else None)
    assert equal_expansion(table.state, ChooseExpansion(0, "a-west-rice", 1, free=False)) is None


def test_it_stops_where_nothing_can_be_paid_for_and_in_the_last_year_where_nothing_brings_anything() -> None:
    game = load_map().game
    stopped = Counter[str]()
    for seed in range(3):
        session: Session[State] = Session(game, game.new_setup(Options(), 4, seed))
        bot = RandomBot() if seed == 1 else Greedy()
        while (asked := session.question) is not None:
            view = game.view(session.state, asked.seat)
            if isinstance(asked, ChooseExpansion | FloatShips):
                planned, legal = planned_answer(view, asked), asked.actions(view)
                if isinstance(asked, ChooseExpansion) and not asked.free and len(legal) == 1:
                    assert planned == Pass()
                    stopped["poor"] += 1
                elif is_last_year(view) and isinstance(asked, ChooseExpansion):
                    assert planned == (legal[0] if asked.free else Pass())
                    stopped["areas"] += 1
                elif isinstance(asked, FloatShips):
                    assert (planned == Pass()) == ships_bring_nothing(view, asked)
                    stopped["ships"] += planned is not None
                else:
                    assert planned != Pass()
            session.submit(bot.choose(view, asked, bot_chance(seed, len(session.entries))))
    assert stopped.keys() == {"poor", "areas", "ships"}
    assert all(stopped.values())


def _opened(view: State, area: Action) -> tuple[int, int, int]:
    assert isinstance(area, Expand)
    after = expansion_after(view, area)
    return len(after.cities), len(after.seas), after.opened
