"""What a company would do if it operated now: it is what then happens."""

from __future__ import annotations

from indonesia_qt.core.flow import question, step
from indonesia_qt.games.indonesia.analysis.forecast import CompanyForecast, CompetingCompany, company_forecast
from indonesia_qt.games.indonesia.bots.rules_of_thumb import Greedy
from indonesia_qt.games.indonesia.rules.actions import DeliverRest, Operate
from indonesia_qt.games.indonesia.rules.phases.operations import (
    ChooseCompany,
    ChooseExpansion,
    DeliverGoods,
    FloatShips,
)
from indonesia_qt.games.indonesia.rules.state import Options
from indonesia_qt.games.indonesia.rules.view import view
from tests.games.indonesia import boards
from tests.games.indonesia.boards import sketch
from tests.games.indonesia.play import Mixed, play
from tests.games.indonesia.positions import Table


def test_what_is_foretold_happens() -> None:
    seen = {"sold": 0, "areas": 0, "ships": 0}
    for moment in play(boards.real(), Options(), 3, 4, [Greedy, Mixed]):
        asked = question(moment.state)
        if not isinstance(asked, ChooseCompany):
            continue
        for action in asked.actions(moment.state):
            assert isinstance(action, Operate)
            seen_by_him = view(moment.state, asked.seat)
            told = company_forecast(seen_by_him, seen_by_him.companies[action.company])
            state = moment.state.copy()
            step(state, action, [])
            before = state.players[asked.seat].earnings
            now = question(state)
            if isinstance(now, DeliverGoods) and now.company == action.company:
                assert told.sold == len(now.plan)
                step(state, DeliverRest(), [])
                assert state.players[asked.seat].earnings - before == told.net
                now = question(state)
            elif isinstance(now, FloatShips) and now.company == action.company:
                assert told.ships == now.left
            if isinstance(now, ChooseExpansion) and now.company == action.company:
                assert (told.areas, told.price) == (now.left, now.price(state))
            for name in seen:
                seen[name] += bool(getattr(told, name))
    assert min(seen.values()) > 5


def shared_town() -> Table:
    """Two rice companies of different owners beside one ship and one town of size 2."""
    game = sketch(
        {"left": 2, "right": 2, "town": 1},
        borders="left-1 left-2, right-1 right-2",
        coasts={"a": "left-1 right-1 town-1"},
        deeds="a left rice, a right rice, a town shipping 4/4/4",
    )
    table = Table(game, 2)
    table.company(0, "a-left-rice", "left-1 left-2")
    table.company(0, "a-town-shipping", "a")
    table.company(1, "a-right-rice", "right-1")
    table.player(0, hull=5)
    table.city("town-1", 2)
    table.enter("operations")
    return table


def test_who_wants_the_same_city_is_told_with_what_it_would_cost() -> None:
    table = shared_town()
    assert isinstance(table.asked, ChooseCompany)
    told = company_forecast(table.state, table.state.companies["a-left-rice"])
    assert (told.sold, told.net) == (2, 40)
    assert told.rivals == (CompetingCompany("a-right-rice", 1),)


def test_a_company_that_has_operated_is_no_rival_any_more() -> None:
    table = shared_town()
    table.state.operated.add("a-right-rice")
    assert company_forecast(table.state, table.state.companies["a-left-rice"]).rivals == ()


def test_looking_ahead_changes_nothing() -> None:
    table = shared_town()
    before = table.state.copy()
    for company in ("a-left-rice", "a-town-shipping"):
        assert company_forecast(table.state, table.state.companies[company]) != CompanyForecast()
    assert table.state == before
