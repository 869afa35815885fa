"""The last year: that it is the last one, and what areas and ships still bring in it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from indonesia_qt.core.bots import bot_chance
from indonesia_qt.core.flow import Action, Pass, question, step
from indonesia_qt.core.session import Session
from indonesia_qt.games.indonesia.analysis.last_year import area_cost, is_last_year, ship_income, ships_bring_nothing
from indonesia_qt.games.indonesia.bots.rules_of_thumb import Greedy, RandomBot
from indonesia_qt.games.indonesia.rules.actions import DeliverRest, Expand, PlaceShip
from indonesia_qt.games.indonesia.rules.phases.operations import ChooseExpansion, FloatShips
from indonesia_qt.games.indonesia.rules.scoring import final_money
from indonesia_qt.games.indonesia.rules.state import Options, State
from indonesia_qt.games.indonesia.rules.year import years_played
from indonesia_qt.library import load_map


@pytest.fixture(scope="module")
def games() -> list[Session[State]]:
    """Whole games of two kinds of bots."""
    game, played = load_map().game, []
    for seed, bot in enumerate((Greedy(), *[RandomBot()] * 3)):
        session: Session[State] = Session(game, game.new_setup(Options(), 4, seed))
        while (asked := session.question) is not None:
            view = game.view(session.state, asked.seat)
            session.submit(bot.choose(view, asked, bot_chance(seed, len(session.entries))))
        played.append(session)
    return played


def last_years(games: list[Session[State]]) -> Iterator[State]:
    """The positions of the years that are said to be the last."""
    for session in games:
        positions = map(session.position, range(len(session.entries)))
        yield from (position for position in positions if is_last_year(position))


def at_the_end(s: State, *actions: Action) -> list[int]:
    """The final money if nobody does more than he must after some answers."""
    s = s.copy()
    for action in actions:
        step(s, action, [])
    while (asked := question(s)) is not None:
        legal = asked.actions(s)
        step(s, next((one for one in legal if one in (Pass(), DeliverRest())), legal[0]), [])
    return final_money(s)


def test_no_year_follows_the_last_one(games: list[Session[State]]) -> None:
    for session in games:
        last = years_played(session.state)
        said = {session.position(at).year for at in range(len(session.entries)) if is_last_year(session.position(at))}
        assert said == {last}


def test_an_area_lowers_the_final_money_by_its_price_and_by_twice_of_what_earnings_pay(
    games: list[Session[State]],
) -> None:
    costs = set[int]()
    for s in last_years(games):
        asked = question(s)
        if isinstance(asked, ChooseExpansion) and not asked.free:
            areas = [action for action in asked.actions(s) if isinstance(action, Expand)]
            for area in areas[:1]:
                cost = area_cost(s, area)
                assert at_the_end(s, Pass())[asked.seat] - at_the_end(s, area)[asked.seat] == cost
                costs.add(cost // asked.price(s))
    assert costs


def test_ships_bring_nothing_only_where_none_changes_the_final_money(games: list[Session[State]]) -> None:
    nothing = something = 0
    for s in last_years(games):
        asked = question(s)
        if isinstance(asked, FloatShips):
            ships = [action for action in asked.actions(s) if isinstance(action, PlaceShip)]
            if ships_bring_nothing(s, asked):
                before = at_the_end(s, Pass())[asked.seat]
                assert all(at_the_end(s, ship)[asked.seat] <= before for ship in ships[:3])
                nothing += 1
            something += any(ship_income(s, ship) > 0 for ship in ships)
    assert nothing
    assert something
