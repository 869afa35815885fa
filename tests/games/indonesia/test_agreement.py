"""What is listed and what is legal are the same: on small boards every answer that can be made up is tried."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule
from msgspec import structs

from indonesia_qt.core.flow import Action, IllegalAction, LazyActions, Question, question, refusal, step
from indonesia_qt.core.session import Session
from indonesia_qt.games.indonesia.game import Indonesia
from indonesia_qt.games.indonesia.rules import invariants
from indonesia_qt.games.indonesia.rules.actions import (
    Announce,
    Bid,
    Deliver,
    Expand,
    GiveUp,
    Grow,
    Operate,
    PlaceCity,
    PlaceShip,
    Raise,
    Research,
    StartProduction,
    StartShipping,
)
from indonesia_qt.games.indonesia.rules.companies import grows_nearby, is_empty
from indonesia_qt.games.indonesia.rules.constants import TRACKS
from indonesia_qt.games.indonesia.rules.events import Phase
from indonesia_qt.games.indonesia.rules.phases.mergers import mergeable, why_no_merger
from indonesia_qt.games.indonesia.rules.phases.operations import DeliverGoods
from indonesia_qt.games.indonesia.rules.state import Options, State
from indonesia_qt.games.indonesia.rules.year import PHASES
from tests.games.indonesia import boards, naive_answers
from tests.games.indonesia.made_up import LARGE_PURSE, NOWHERE, alike, every_amount, made_up, some_amounts
from tests.games.indonesia.perft import states
from tests.games.indonesia.play import ALL_OPTIONS, Busy, Mixed, play
from tests.games.indonesia.positions import Table, assert_sentence
from tests.games.indonesia.recordings import RECORDINGS, Recording
from tests.soak import soak_but


def agree(s: State) -> None:
    """Check that what is listed for the open question is just what is legal."""
    asked = s.stack[-1]
    listed = list(asked.actions(s))
    assert listed
    assert len(set(listed)) == len(listed)
    assert all(isinstance(action, asked.answers) for action in listed)
    assert [refusal(s, action) for action in listed] == [None] * len(listed)
    legal, reasons = set(), {}
    cash = s.players[asked.seat].cash
    for action in made_up(s, asked, some_amounts(cash)):
        reason = refusal(s, action)
        if reason is None:
            legal.add(alike(s, asked, action))
        else:
            assert reason.rule
            reasons[reason.text, reason.one, *reason.values.items()] = reason
    assert all(str(reason).endswith(".") for reason in reasons.values())
    bounded = {alike(s, asked, action) for action in listed}
    if cash < LARGE_PURSE:
        assert legal == bounded
    else:
        assert legal <= bounded


@pytest.mark.parametrize("players", soak_but((2, 5), [2, 3, 4, 5]))
def test_listed_is_legal_and_legal_is_listed(players: int) -> None:
    chance = Random(players)
    seen = set()
    for seed in range(8):
        for moment in play(boards.islets(), ALL_OPTIONS[(players + seed) % 8], players, seed, [Mixed, Busy]):
            if moment.state.stack:
                kind = type(moment.state.stack[-1])
                if kind not in seen or chance.random() < 0.08:
                    agree(moment.state)
                seen.add(kind)
    assert len(seen) >= 10


QUESTIONS = {kind for kind in Question.__subclasses__() if kind.__module__.startswith("indonesia_qt.games.indonesia.")}


def asked_in(recording: Recording) -> Iterator[tuple[State, Question[State]]]:
    """The positions of a recorded game with their questions, but for sales on the real board, which are too many."""
    for s in states(recording):
        asked = question(s)
        assert asked is not None
        if recording.board == "islets" or not isinstance(asked, DeliverGoods):
            yield s, asked


@pytest.mark.parametrize("recording", RECORDINGS, ids=lambda recording: recording.name)
def test_what_is_listed_is_what_the_words_of_the_rules_allow(recording: Recording) -> None:
    for s, asked in asked_in(recording):
        keys = [naive_answers.key(s, action) for action in asked.actions(s)]
        assert len(set(keys)) == len(keys)
        assert set(keys) == naive_answers.answers(s)


@pytest.mark.parametrize("recording", RECORDINGS, ids=lambda recording: recording.name)
def test_the_pairs_that_can_merge_are_those_with_no_reason_against_it(recording: Recording) -> None:
    for s in states(recording):
        for seat in range(len(s.players)):
            pairs = [pair for pair in combinations(s.companies, 2) if why_no_merger(s, seat, *pair) is None]
            assert list(mergeable(s, seat)) == pairs


def test_every_made_up_answer_to_every_kind_of_question() -> None:
    seen: Counter[type[Question[State]]] = Counter()
    for recording in RECORDINGS:
        for s, asked in asked_in(recording) if recording.board == "islets" else ():
            seen[type(asked)] += 1
            if seen[type(asked)] <= 4:
                answers = made_up(s, asked, every_amount(s.players[asked.seat].cash))
                legal = {naive_answers.key(s, answer) for answer in answers if refusal(s, answer) is None}
                assert legal == naive_answers.answers(s)
    assert set(seen) == QUESTIONS


def test_the_length_of_a_list_is_that_of_its_items() -> None:
    for moment in play(boards.islets(), Options(), 3, 5, [Mixed]):
        if moment.state.stack:
            actions: Sequence[Action] = moment.state.stack[-1].actions(moment.state)
            items = list(actions)
            assert len(actions) == len(items)
            assert [actions[n] for n in range(len(actions))] == items
            assert [actions[-n] for n in range(1, len(actions) + 1)] == items[::-1]
            if isinstance(actions, LazyActions):
                assert actions[:5] == items[:5]


def test_wrong_answers_from_another_board_are_refused_in_words(real: Indonesia) -> None:
    """Ids of another map in every kind of answer: a reason, never an error."""
    foreign = [
        PlaceCity("a1", "west-1"), Bid(10**30), Announce("a-west-rice", "a-far-rice", 10), Raise(-(10**30)),
        GiveUp("west-1"), StartProduction("a-west-rice", "west-1"), StartShipping("a-middle-shipping", "north"),
        Research("hull", 10**30), Operate("a-west-rice"), PlaceShip("north"), Expand("west-1"), Grow("west-1"),
        Deliver("west-1", "a-middle-shipping", ("north",), "west-3"),
    ]  # fmt: skip
    refused = set()
    for moment in play(real, Options(), 3, 6, [Mixed]):
        for action in foreign:
            reason = refusal(moment.state, action)
            assert reason is not None
            if reason.rule != "":
                assert str(reason).endswith(".")
                refused.add(type(action))
    assert len(refused) >= 11


@st.composite
def tables(draw: st.DrawFn) -> Table:
    """The small board with companies, cities, cards and players who have come far; no phase has begun."""
    game = boards.islets()
    players = draw(st.integers(2, 3))
    options = draw(st.sampled_from(ALL_OPTIONS))
    table = Table(game, players, era=draw(st.sampled_from("abc")), **structs.asdict(options))
    state = table.state
    state.order[:] = draw(st.permutations(range(players)))
    lands, seas = list(game.scenario.province_of), list(game.scenario.sea_neighbours)
    for deed in draw(st.lists(st.sampled_from(list(game.scenario.deeds.values())), unique=True, max_size=7)):
        places = draw(st.lists(st.sampled_from(seas if deed.kind == "shipping" else lands), min_size=1, max_size=3))
        if deed.kind != "shipping":
            places = [area for area in dict.fromkeys(places) if is_empty(state, area)]
            places = [area for area in places if not grows_nearby(state, area, deed.kind)]
        if places and deed.era <= state.era:
            table.company(draw(st.integers(0, players - 1)), deed.id, " ".join(places))
    for area in draw(st.lists(st.sampled_from(lands), unique=True, max_size=3)):
        size = draw(st.integers(1, 2))
        if is_empty(state, area) and state.stones[size - 1]:
            table.city(area, size, **{good: draw(st.integers(0, size)) for good in ("rice", "spice", "rubber")})
    table.deeds(
        " ".join(d.id for d in game.scenario.deeds.values() if d.era == state.era and d.id not in state.companies)
    )
    cards = list(game.scenario.cards.values())
    for seat in range(players):
        held = len(table.player(seat, cash=draw(st.integers(-10, 149))).companies)
        steps = {track: draw(st.integers(1, 5)) for track in TRACKS}
        table.player(seat, **(steps | {"slots": min(5, max(held, steps["slots"]))}))
        for era in "abc":
            hand = [card.id for card in cards if "abc"[card.era] == era][seat::players]
            table.cards(seat, era, " ".join(hand[: 2 if players == 2 else 1]))
    return table


@settings(max_examples=100)
@given(
    table=tables(), phase=st.sampled_from([name for name, _ in PHASES]), picks=st.lists(st.integers(0, 999), max_size=6)
)
def test_listed_is_legal_in_positions_set_at_random(table: Table, phase: Phase, picks: list[int]) -> None:
    table.enter(phase)
    for pick in picks:
        if not table.state.stack:
            return
        agree(table.state)
        table.do(table.legal[pick % len(table.legal)])


class GameMachine(RuleBasedStateMachine):
    """A table at which anything is tried: answers by number, wrong ones, undo and redo."""

    @initialize(
        players=st.integers(2, 5),
        seed=st.integers(0, 50),
        options=st.sampled_from(ALL_OPTIONS),
        ahead=st.integers(0, 120),
    )
    def sit_down(self, players: int, seed: int, options: Options, ahead: int) -> None:
        self.game = boards.islets()
        self.session: Session[State] = Session(self.game, self.game.new_setup(options, players, seed))
        chance, bot = Random(seed), Mixed()
        while (asked := self.session.question) is not None and len(self.session.entries) < ahead:
            self.session.submit(bot.choose(self.game.view(self.session.state, asked.seat), asked, chance))
        self.undone: list[Action] = []

    @precondition(lambda self: self.session.question is not None)
    @rule(number=st.integers(0, 10_000))
    def answer(self, number: int) -> None:
        asked = self.session.question
        assert asked is not None
        actions = asked.actions(self.session.state)
        before, count = self.session.state.copy(), len(self.session.entries)
        action = actions[number % len(actions)]
        alone = before.copy()
        events: list[object] = []
        step(alone, action, events)  # type: ignore[arg-type]
        assert list(self.session.submit(action, count)) == events
        assert self.session.state == alone
        if self.undone and self.undone[-1] == action:
            self.undone.pop()
        else:
            self.undone.clear()

    @precondition(lambda self: self.session.can_undo)
    @rule()
    def take_back(self) -> None:
        self.undone.append(self.session.undo().action)

    @precondition(lambda self: self.session.can_redo)
    @rule()
    def play_again(self) -> None:
        entry = self.session.redo()
        assert self.session.entries[-1] == entry
        assert entry.action == self.undone.pop()

    @precondition(lambda self: self.session.question is not None)
    @rule(seat=st.integers(-1, 6), area=st.sampled_from(["west-1", "north", NOWHERE]), amount=st.integers(-5, 500))
    def try_something_wrong(self, seat: int, area: str, amount: int) -> None:
        before = self.session.state.copy()
        for action in (Bid(amount), Raise(amount), Expand(area), PlaceShip(area), Research("slots", seat), Grow(area)):
            reason = refusal(self.session.state, action)
            if reason is not None:
                with pytest.raises(IllegalAction) as caught:
                    self.session.submit(action)
                assert caught.value.reason == reason
                assert_sentence(str(reason).replace(NOWHERE, "Atlantis"))
        assert self.session.state == before

    @invariant()
    def the_position_is_sound(self) -> None:
        if not hasattr(self, "session"):
            return
        assert invariants.broken(self.session.state) == []
        assert self.session.can_redo == bool(self.undone)
        assert (self.session.question is None) == (self.session.state.stack == [])


TestGameMachine = GameMachine.TestCase
TestGameMachine.settings = settings(max_examples=40, stateful_step_count=30, deadline=None)
