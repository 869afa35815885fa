# ruff: noqa: N802
"""What a seat may know: its view, its questions and refusals don't change with what it may not know."""

from __future__ import annotations

import pickle
from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest

from indonesia_qt.core.flow import Action, Process, Question, question, refusal, step
from indonesia_qt.games.indonesia.bots import BOTS
from indonesia_qt.games.indonesia.bots.rules_of_thumb import Greedy, RandomBot
from indonesia_qt.games.indonesia.game import Indonesia
from indonesia_qt.games.indonesia.rules.actions import Announce, Bid, Expand, Operate, PlaceCity, Raise, Research
from indonesia_qt.games.indonesia.rules.events import GameEnded
from indonesia_qt.games.indonesia.rules.phases.new_era import ChooseSite
from indonesia_qt.games.indonesia.rules.scenario import Scenario
from indonesia_qt.games.indonesia.rules.state import HIDDEN_CARD, Cards, Options, State
from tests.games.indonesia import boards
from tests.games.indonesia.play import ALL_OPTIONS, Mixed, play, steady
from tests.games.indonesia.positions import Table, of

SECRET_CASH = 7_000_001


def moments(game: Indonesia, options: Options, players: int, seed: int, share: float) -> Iterator[State]:
    """Some positions of a game, a `share` of all."""
    chance = Random(seed)
    for moment in play(game, options, players, seed, [Mixed]):
        if chance.random() < share or isinstance(question(moment.state), ChooseSite):
            yield moment.state


def other_cards(s: State, seat: int, chance: Random) -> list[Cards]:
    """Hands that the others could have as far as `seat` knows."""
    taken = {card for era in s.players[seat].cards for card in era}
    hands: list[list[tuple[str, ...]]] = [[] for _ in s.players]
    for era in range(3):
        pile = [card.id for card in s.scenario.cards.values() if card.era == era and card.id not in taken]
        chance.shuffle(pile)
        for number, (hand, player) in enumerate(zip(hands, s.players, strict=True)):
            count = len(player.cards[era]) if number != seat else 0
            hand.append(tuple(pile[:count]))
            del pile[:count]
    return [(a, b, c) for a, b, c in hands]


def disguised(s: State, seat: int | None, chance: Random) -> State:
    """The same position but for what `seat` may not know."""
    other = s.copy()
    hands = other_cards(s, seat, chance) if seat is not None else [player.cards for player in s.players]
    for number, player in enumerate(other.players):
        if number == seat:
            continue
        player.cards = hands[number]
        if s.options.money == "hidden":
            player.cash = chance.randrange(-50, 3000)
            player.bank = chance.randrange(3000)
    return other


def junk(s: State) -> list[Action]:
    """Answers of all kinds, most of them illegal."""
    areas = list(s.scenario.province_of)[:3]
    found: list[Action] = [Bid(amount) for amount in (-1, 0, 1, 50, 99, 100, 101, 5000)]
    found += [Raise(bid) for bid in (0, 60, 200, 5000)]
    found += [PlaceCity(card, area) for card in s.scenario.cards for area in areas]
    found += [Announce(a, b, bid) for a in list(s.companies)[:4] for b in list(s.companies)[:4] for bid in (0, 40, 900)]
    found += [Operate(company) for company in s.companies] + [Research("hull", seat) for seat in range(6)]
    return found + [Expand(area) for area in areas]


@pytest.mark.parametrize("money", ["hidden", "open"])
@pytest.mark.parametrize("players", [2, 3, 5])
def test_R_SET_04_what_a_seat_may_not_know_changes_nothing_for_it(real: Indonesia, money: str, players: int) -> None:
    options = Options(money=money)  # type: ignore[arg-type]
    chance = Random(players)
    for s in moments(real, options, players, players, 0.2):
        if not s.stack:
            continue
        for seat in range(players):
            other = disguised(s, seat, chance)
            assert real.view(other, seat) == real.view(s, seat)
            asked = question(s)
            assert asked is not None
            if asked.seat != seat:
                continue
            view = real.view(s, seat)
            assert question(view) == asked
            for position in (other, view):
                assert list(asked.actions(position)) == list(asked.actions(s))
                assert [refusal(position, action) for action in junk(s)] == [refusal(s, action) for action in junk(s)]


@pytest.mark.parametrize("players", [2, 4])
def test_R_SET_03_hidden_cash_never_shows_in_what_happens_by_itself(real: Indonesia, players: int) -> None:
    """The same answer leads to the same events and the same next question, whatever cash everybody has.

    Only what is bought tells something: it is paid from the known earnings when the cash is gone (R-OPS-31).
    """
    chance = Random(players)
    for s in moments(real, Options(), players, 10 + players, 0.3):
        asked = question(s)
        if asked is None:
            continue
        other = s.copy()
        for player in other.players:
            player.cash = chance.choice((0, 1, 20, 4000))
        actions = asked.actions(s)
        action = actions[chance.randrange(len(actions))]
        if refusal(other, action) or isinstance(action, Expand):
            continue
        told: list[list[Any]] = [[], []]
        step(after := s.copy(), action, told[0])
        step(other, action, told[1])
        if not of(GameEnded, told[0]):
            assert told[0] == told[1]
            assert question(after) == question(other)


def test_R_SET_04_others_cards_are_face_down_and_counted(real: Indonesia) -> None:
    state = real.start(real.new_setup(Options(), 2, 5))
    view = real.view(state, 0)
    assert view.players[0].cards == state.players[0].cards
    assert view.players[1].cards == (((HIDDEN_CARD,) * 2),) * 3
    nobody = real.view(state, None)
    assert [player.cards for player in nobody.players] == [(((HIDDEN_CARD,) * 2),) * 3] * 2


def test_R_SET_03_hidden_money_hides_cash_and_bank_alike(real: Indonesia) -> None:
    table = Table(real, 3)
    table.player(1, cash=123, bank=45, earnings=6)
    table.enter("turn_order")
    player = real.view(table.state, 0).players[1]
    assert (player.cash, player.bank, player.secret) == (0, 0, True)
    assert player.earnings == 6
    assert real.view(table.state, 1).players[1] == table.state.players[1]


def test_R_SET_03_open_money_shows_cash_and_bank(real: Indonesia) -> None:
    table = Table(real, 3, money="open")
    table.player(1, cash=123, bank=45)
    table.enter("turn_order")
    player = real.view(table.state, 0).players[1]
    assert (player.cash, player.bank, player.secret) == (123, 45, False)


def test_when_the_game_is_over_all_is_shown(real: Indonesia) -> None:
    table = Table(real, 3, era="c")
    table.cards(1, "c", "c1")
    table.player(1, cash=77)
    table.enter("new_era")
    assert table.state.stack == []
    assert real.view(table.state, 0).players == table.state.players


def reachable(thing: Any) -> Iterator[Any]:
    """All that can be got from an object, but for what is printed on the board and the cards."""
    seen: set[int] = set()
    waiting = [thing]
    while waiting:
        found = waiting.pop()
        if id(found) in seen or isinstance(found, Scenario):
            continue
        seen.add(id(found))
        yield found
        if isinstance(found, msgspec.Struct):
            waiting += [getattr(found, name) for name in found.__struct_fields__]
        elif isinstance(found, dict):
            waiting += [*found, *found.values()]
        elif isinstance(found, list | tuple | set | frozenset):
            waiting += list(found)
        else:
            assert isinstance(found, str | int | None), f"a view holds {found!r}"


@pytest.mark.parametrize("players", [2, 3, 5])
def test_R_SET_04_no_hidden_card_or_sum_can_be_reached_from_a_view(real: Indonesia, players: int) -> None:
    for s in moments(real, Options(), players, 20 + players, 0.1):
        if not s.stack:
            continue
        marked = s.copy()
        for seat, player in enumerate(marked.players):
            player.cash, player.bank = SECRET_CASH + seat, 2 * SECRET_CASH + seat
        for seat in range(players):
            found = list(reachable([real.view(marked, seat), question(marked)]))
            strings = {x for x in found if isinstance(x, str)}
            numbers = {x for x in found if isinstance(x, int)}
            for other, player in enumerate(marked.players):
                if other != seat:
                    assert strings.isdisjoint({card for era in player.cards for card in era})
                    assert numbers.isdisjoint({player.cash, player.bank})


def test_a_view_and_its_question_can_be_sent_to_another_process(real: Indonesia) -> None:
    for s in moments(real, Options(), 3, 31, 0.05):
        asked = question(s)
        if asked is None:
            continue
        view = real.view(s, asked.seat)
        far_view, far_asked = pickle.loads(pickle.dumps((view, asked)))  # once for all bots: it brings its own board
        for name in BOTS:
            here, there = steady(name), steady(name)
            assert there.choose(far_view, far_asked, Random(1)) == here.choose(view, asked, Random(1)), name


def test_bots_leave_the_view_as_it_is(real: Indonesia) -> None:
    for bot in (RandomBot(), Greedy()):
        for s in moments(real, Options(money="open"), 4, 41, 0.3):
            asked = question(s)
            if asked is None:
                continue
            before, view = s.copy(), real.view(s, asked.seat)
            bot.choose(view, asked, Random(2))
            assert view == real.view(before, asked.seat)
            assert s == before


@pytest.mark.parametrize("options", ALL_OPTIONS[:5:4], ids=["hidden", "open"])
def test_a_view_can_be_played_on(options: Options) -> None:
    """A forecast: an answer is tried on a copy of the view, and what it does on the board is what it does in truth."""
    game = boards.real()
    for s in moments(game, options, 3, 51, 0.2):
        asked = question(s)
        if asked is None:
            continue
        view = game.view(s, asked.seat).copy()
        truth = s.copy()
        action = RandomBot().choose(view, asked, Random(3))
        step(truth, action, [])
        step(view, action, [])
        if truth.stack and truth.year == s.year and truth.era == s.era and question(truth) == question(view):
            assert (view.fields, view.cities, view.companies) == (truth.fields, truth.cities, truth.companies)
            assert [p.earnings for p in view.players] == [p.earnings for p in truth.players]


def test_frames_hold_nothing_that_a_seat_may_not_know(real: Indonesia) -> None:
    """Every frame on the stack is in every view."""
    for s in moments(real, Options(), 4, 61, 0.3):
        for frame in s.stack:
            assert isinstance(frame, Process | Question)
            assert set(frame.__struct_fields__).isdisjoint({"cash", "bank", "cards", "card"})
