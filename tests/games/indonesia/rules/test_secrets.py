# ruff: noqa: N802
"""Whatever a seat gets stays the same when only that changes which it may not know: in every phase, at every question.

It gets its view, the answers that it may give, the reasons for refusals, the limits of bids, previews, and what happens
after an answer. The positions are those of the recorded games.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Any, get_args

import pytest

from indonesia_qt.core.flow import Action, Question, question, refusal, step
from indonesia_qt.games.indonesia.game import Indonesia
from indonesia_qt.games.indonesia.rules.companies import free_slots, ship_limit
from indonesia_qt.games.indonesia.rules.events import EraBegan, GameEnded, Phase
from indonesia_qt.games.indonesia.rules.phases.mergers import AnnounceMerger, RaiseBid, nominal_value, shares
from indonesia_qt.games.indonesia.rules.phases.new_era import ChooseSite
from indonesia_qt.games.indonesia.rules.phases.operations import ChooseExpansion, DeliverGoods, gains
from indonesia_qt.games.indonesia.rules.phases.turn_order import PlaceBid
from indonesia_qt.games.indonesia.rules.shipping import Market
from indonesia_qt.games.indonesia.rules.state import State
from indonesia_qt.games.indonesia.rules.year import present_phase
from tests.games.indonesia.made_up import made_up, some_amounts
from tests.games.indonesia.perft import states
from tests.games.indonesia.positions import of
from tests.games.indonesia.recordings import RECORDINGS, Recording

SECRETIVE = [recording for recording in RECORDINGS if recording.options.money == "hidden"]
QUESTIONS = 12
"""Kinds of question that the game has."""
MADE_UP = 400
"""Made-up answers that are tried at a question."""


def disguised(s: State, seat: int | None, chance: Random, cards: bool = True) -> State:
    """The same position but for what `seat` may not know; with `cards`, the others hold other ones."""
    other = s.copy()
    known = {card for era in s.players[seat].cards for card in era} if seat is not None else ()
    for number, player in enumerate(other.players):
        if number == seat:
            continue
        if s.options.money == "hidden":
            player.cash, player.bank = chance.randrange(-50, 3000), chance.randrange(3000)
        if cards:
            a, b, c = (
                tuple(chance.sample([id for id in piles(s, era) if id not in known], len(hand)))
                for era, hand in enumerate(player.cards)
            )
            player.cards = a, b, c
    return other


def piles(s: State, era: int) -> list[str]:
    """The city cards of an era."""
    return [card.id for card in s.scenario.cards.values() if card.era == era]


def limits(s: State, asked: Question[State]) -> list[Any]:
    """How much can be bid or must be paid."""
    match asked:
        case PlaceBid():
            return [asked.amounts(s)]
        case AnnounceMerger():
            return [(pair, asked.bids(s, *pair)) for pair in asked.pairs(s)]
        case RaiseBid():
            return [asked.bids(s)]
        case ChooseExpansion():
            return [asked.price(s)]
    return []


def previews(s: State, asked: Question[State]) -> list[Any]:
    """What the table shows of the consequences of an answer."""
    found: list[Any] = [free_slots(s, seat) for seat in range(len(s.players))]
    for company in s.companies.values():
        plan = Market(s, company).best_plan() if company.areas else ()
        found += [ship_limit(s, company), plan, gains(s, company, plan)]
    if isinstance(asked, AnnounceMerger):
        found += [(nominal_value(s, *pair), shares(s, *pair, nominal_value(s, *pair))) for pair in asked.pairs(s)]
    if isinstance(asked, RaiseBid):
        found += [shares(s, asked.auction.first, asked.auction.second, bid) for bid in asked.bids(s)]
    if isinstance(asked, DeliverGoods):
        found.append(list(asked.deliveries(s)))
    return found


def learned(s: State, asked: Question[State], answers: list[Action]) -> list[Any]:
    """All that the asked seat is told before it answers."""
    reasons = [refusal(s, answer) for answer in answers]
    return [question(s), list(asked.actions(s)), limits(s, asked), previews(s, asked), reasons, list(map(str, reasons))]


def positions(recording: Recording) -> Iterator[tuple[State, Question[State]]]:
    """One in three positions of a recorded game, and all the first ones of each kind."""
    seen: Counter[type[Question[State]]] = Counter()
    for number, s in enumerate(states(recording)):
        asked = question(s)
        assert asked is not None
        seen[type(asked)] += 1
        if number % 3 == 0 or seen[type(asked)] <= 5:
            yield s, asked


@pytest.mark.parametrize("recording", RECORDINGS, ids=lambda recording: recording.name)
def test_R_SET_03_R_SET_04_the_asked_seat_is_told_nothing_that_it_may_not_know(recording: Recording) -> None:
    game, chance = recording.game, Random(recording.seed)
    for s, asked in positions(recording):
        other = disguised(s, asked.seat, chance)
        view = game.view(s, asked.seat)
        invented = list(islice(made_up(s, asked, some_amounts(s.players[asked.seat].cash)), 4000))
        answers = chance.sample(invented, min(MADE_UP, len(invented)))
        told = learned(s, asked, answers)
        assert learned(other, asked, answers) == told
        assert learned(view, asked, answers) == told


@pytest.mark.parametrize("recording", RECORDINGS, ids=lambda recording: recording.name)
def test_R_SET_03_R_SET_04_the_views_of_every_seat_and_of_onlookers(recording: Recording) -> None:
    game, chance = recording.game, Random(recording.seed)
    for s, _ in positions(recording):
        for seat in range(len(s.players)):
            other = disguised(s, seat, chance)
            assert other != s or s.options.money == "open"
            assert game.view(other, seat) == game.view(s, seat)
            assert game.view(disguised(s, None, chance), None) == game.view(s, None)


@pytest.mark.parametrize("recording", RECORDINGS, ids=lambda recording: recording.name)
def test_R_SET_03_R_SET_04_what_happens_after_an_answer_tells_no_secret(recording: Recording) -> None:
    """The log and the next view of who has answered; cards that are played then are no secret any more."""
    game, chance = recording.game, Random(recording.seed)
    for s, asked in positions(recording):
        actions = asked.actions(s)
        action = actions[chance.randrange(len(actions))]
        same_cards = isinstance(asked, ChooseSite) or may_begin_an_era(s, action)
        compare(game, s, disguised(s, asked.seat, chance, not same_cards), asked.seat, action)


def may_begin_an_era(s: State, action: Action) -> bool:
    """Whether cards are played before the next question is asked."""
    events: list[Any] = []
    step(s.copy(), action, events)
    return bool(of(EraBegan, events))


def compare(game: Indonesia, s: State, other: State, seat: int, action: Action) -> None:
    """Play an answer in two positions between which `seat` can't tell; it can't tell afterwards either."""
    after, told, told_in_other = s.copy(), list[Any](), list[Any]()
    step(after, action, told)
    step(other, action, told_in_other)
    if of(GameEnded, told):
        assert told[:-1] == told_in_other[:-1]
        return
    assert told == told_in_other
    assert question(after) == question(other)
    assert game.view(after, seat) == game.view(other, seat)


def test_all_phases_and_questions_are_among_the_positions() -> None:
    met = [(present_phase(s), type(asked)) for recording in SECRETIVE for s, asked in positions(recording)]
    assert {phase for phase, _ in met} == set(get_args(Phase))
    assert len({kind for _, kind in met}) == QUESTIONS
