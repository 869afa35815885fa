"""What is told about a moment: what could be answered, whom and where an event concerns, what a sum is made of."""

from __future__ import annotations

import pytest

from indonesia_qt.core.answer_groups import answer_groups
from indonesia_qt.core.session import Session
from indonesia_qt.games.indonesia.analysis.action_groups import kind_of, places_of
from indonesia_qt.games.indonesia.analysis.event_subjects import Surroundings
from indonesia_qt.games.indonesia.analysis.ledger import Figure, Ledger, statement
from indonesia_qt.games.indonesia.game import Indonesia
from indonesia_qt.games.indonesia.rules import events as ev
from indonesia_qt.games.indonesia.rules.actions import Announce, Deliver, PlaceCity
from indonesia_qt.games.indonesia.rules.scoring import final_money
from indonesia_qt.games.indonesia.rules.state import Options, State
from tests.games.indonesia.play import Busy, Mixed, play

FIGURES: tuple[Figure, ...] = ("cash", "bank", "total")


def played(game: Indonesia, options: Options, players: int = 3) -> Session[State]:
    """A whole game, decision by decision."""
    session: Session[State] = Session(game, game.new_setup(options, players, 7))
    for _, action, _ in play(game, options, players, 7, (Busy, Mixed)):
        if action is not None:
            session.submit(action)
    return session


@pytest.mark.parametrize("money", ["open", "hidden"])
def test_every_answer_belongs_to_one_group_and_names_its_places(real: Indonesia, money: str) -> None:
    session = played(real, Options(money=money))  # type: ignore[arg-type]
    for made, entry in enumerate(session.entries):
        state = session.position(made)
        asked = state.stack[-1]
        groups = answer_groups(real.view(state, asked.seat), asked, kind_of, places_of)
        (group,) = (group for group in groups if kind_of(group.first) == kind_of(entry.action))
        if isinstance(entry.action, PlaceCity):
            assert entry.action.area in group.areas


def test_an_event_concerns_who_did_it_and_whose_companies_took_part(real: Indonesia) -> None:
    session = played(real, Options())
    seen: set[type] = set()
    for made, entry in enumerate(session.entries):
        around = Surroundings(session.position(made), session.position(made + 1))
        named = around.areas_of(entry.action)
        if isinstance(entry.action, Deliver):
            assert named == (entry.action.origin, *entry.action.route, entry.action.city)
        if isinstance(entry.action, Announce):
            fields = session.position(made).fields
            assert {fields.get(area, "") for area in named if area in fields} <= {
                entry.action.first,
                entry.action.second,
            }
        for event in entry.events:
            seen.add(type(event))
            if isinstance(event, ev.GoodDelivered):
                owners = {around.before.companies[id].owner for id in (event.company, event.line)}
                assert around.seats(event) == owners
                assert {event.origin, *event.route, event.city} <= {*around.places(event)}
            if isinstance(event, ev.MergerDone):
                assert around.seats(event) >= {event.winner, *(seat for seat, _ in event.shares)}
                assert set(around.places(event)) >= set(around.after.companies[event.company].areas)
            if isinstance(event, ev.CityPlaced | ev.CityGrew | ev.Expanded):
                assert around.places(event) == (event.area,)
    assert {ev.GoodDelivered, ev.MergerDone, ev.CityPlaced, ev.Expanded} <= seen


def test_the_lines_of_a_statement_add_up_to_its_figure(real: Indonesia) -> None:
    session = played(real, Options())
    ledger = Ledger(3)
    for at, events in enumerate([session.opening, *(entry.events for entry in session.entries)]):
        ledger.hear(events, at)
    assert session.question is None
    for seat, player in enumerate(session.state.players):
        for figure, amount in zip(FIGURES, (player.cash, player.bank, final_money(session.state)[seat]), strict=True):
            listed = statement(ledger, seat, figure)
            assert sum(line.amount for line in listed) == amount
            assert listed[-1].sum == amount
            assert [line.at for line in listed] == sorted(line.at for line in listed)
        earned = statement(ledger, seat, "earnings")
        assert sum(line.amount for line in earned) == player.earnings
