"""The coach: chances to win, and what a decision cost; and why a bot thinks that an answer is best."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import msgspec
import pytest
from msgspec.structs import replace

from indonesia_qt.core.bots import BotRequest
from indonesia_qt.core.flow import CHANCE, Pass, Question, question, refusal
from indonesia_qt.core.review import INACCURACY, Coach, Opinion, Option, PlayedGame, Review, reviewed
from indonesia_qt.core.session import Session
from indonesia_qt.games.singapore.bots import BOTS
from indonesia_qt.games.singapore.bots.chances import chances_by, chances_to_win, rounds_after, spread_by, standings
from indonesia_qt.games.singapore.bots.coach import SingaporeCoach
from indonesia_qt.games.singapore.bots.explain import (
    Candidate,
    Explanation,
    ValueReason,
    cost,
    explained,
    reason_sentence,
    thinker_for,
)
from indonesia_qt.games.singapore.bots.lookahead import Expert
from indonesia_qt.games.singapore.definition import DEFINITION
from indonesia_qt.games.singapore.rules.actions import AnyAction, PlaceFlag
from indonesia_qt.games.singapore.rules.building import ChooseTile, JoinBuilding
from indonesia_qt.games.singapore.rules.lots import ChooseLot
from indonesia_qt.games.singapore.rules.starting_round import FoundBuilding
from indonesia_qt.games.singapore.rules.state import Options, State
from indonesia_qt.games.singapore.rules.turn import PlayTurn
from tests.games.singapore.boards import game_on
from tests.games.singapore.bots.test_lookahead import positions, states
from tests.games.singapore.play import watch
from tests.games.singapore.positions import Table
from tests.soak import soak_but

COACH = SingaporeCoach()


@pytest.mark.parametrize("players", [2, 3, 4])
def test_chances_sum_up_to_one_also_where_money_and_goods_are_hidden(players: int) -> None:
    for position in (*states(players, 60), *positions(players, 60)):
        before = position.copy()
        chances = COACH.chances(position, Random(1), position.round)
        assert len(chances) == players
        assert sum(chances) == pytest.approx(1)
        assert min(chances) >= 0
        assert position == before


def test_of_a_game_that_is_over_the_winner_has_the_whole() -> None:
    """S-END-02: of equals the lowest marker wins."""
    table = Table()
    for seat in range(3):
        table.player(seat, vp=40)
    assert COACH.chances(table.state, Random(1), table.state.round) == (1.0, 0.0, 0.0)


def test_a_lead_counts_more_when_the_forecast_is_surer() -> None:
    assert 1 / 3 < chances_by([45.0, 40.0, 40.0], 8.0)[0] < chances_by([45.0, 40.0, 40.0], 1.0)[0] < 1


def test_forecasts_are_surer_the_less_is_left_to_play() -> None:
    spreads = [
        spread_by(rounds, turns) for rounds, turns in ((9.0, 1.0), (4.5, 0.3), (1.0, 0.0), (0.0, 1.0), (0.0, 0.3))
    ]
    assert spreads == sorted(spreads, reverse=True)
    assert len({*spreads}) == len(spreads)
    assert spread_by(0.0, 0.0) < spreads[-1]


def test_at_the_beginning_of_the_last_round_what_can_still_be_sold_counts_and_none_follows() -> None:
    session = watch(game_on(), Options(), 3, 1, (BOTS["medium"],))
    last = session.state.round
    begun, before = (
        next(one for one in map(session.position, range(len(session.entries))) if one.round == number)
        for number in (last, last - 1)
    )
    assert rounds_after(begun) == 0
    assert rounds_after(before) > 0
    richer = begun.copy()
    richer.players[0] = replace(richer.players[0], money=richer.players[0].money + 5)
    assert standings(richer, Expert.weights)[0] > standings(begun, Expert.weights)[0]


def test_what_nothing_can_change_any_more_is_certain() -> None:
    session = watch(game_on(), Options(), 3, 1, (BOTS["medium"],))
    last = max(at for at, entry in enumerate(session.entries) if entry.seat != CHANCE)
    view, played = session.position(last), session.entries[last].action
    asked, winner = question(view), session.game.ranking(session.state)[0]
    assert asked is not None
    found = COACH.opinion(view, asked, played, Random(1))
    assert found is not None
    assert found.chances == tuple(float(seat == winner) for seat in range(3))


def test_who_has_more_is_likelier_to_win() -> None:
    table = Table(holdings="open")
    table.player(1, money=20, goods="5 cloth")
    table.turn(0, "e6")
    first, second, third = chances_to_win(table.state, Expert.weights)
    assert second > max(first, third)


@pytest.mark.parametrize("players", soak_but((2,), [2, 4]))
def test_what_is_best_can_be_played(players: int) -> None:
    judged = 0
    for view in positions(players, 29):
        asked = question(view)
        assert asked is not None
        for name in ("random", "hard"):
            played = BOTS[name]().choose(view.copy(), asked, Random(1))
            before = view.copy()
            found = COACH.opinion(view, asked, played, Random(2))
            assert view == before
            if found is None:
                assert len(asked.actions(view)) == 1
                continue
            best, own = found.best, found.played
            judged += 1
            assert own.action == played
            assert best.action != played or best == own
            assert sum(found.chances) == pytest.approx(1)
            assert refusal(view, best.action) is None
            assert found == COACH.opinion(view, asked, played, Random(2))
    assert judged > 10


def review_by(coach: Coach, session: Session[State]) -> Review[AnyAction]:
    found: list[Review[AnyAction]] = []

    def work() -> Iterator[float]:
        found.append((yield from reviewed(PlayedGame.of(session), coach)))

    list(work())
    return found[0]


def with_a_bank_to_use() -> Table:
    table = Table()
    table.stand("d5", "III-03", 0)
    table.roads("d5 d6")
    table.player(0, money=5)
    table.turn(0, "d5", steps=0)
    table.state.removed, table.state.unseen = table.state.unseen, []
    return table


def test_to_end_the_turn_without_a_use_that_brings_points_is_a_mistake() -> None:
    table = with_a_bank_to_use()
    table.player(1, vp=7)
    asked = table.asked
    assert asked is not None
    found = COACH.opinion(table.game.view(table.state, 0), asked, Pass(), Random(1))
    assert found is not None
    assert found.best.action != Pass()
    assert not found.disputed
    assert found.best.chance - found.played.chance >= INACCURACY
    assert found.best.lead - found.played.lead >= 1


@pytest.mark.parametrize(
    ("earlier", "asked", "goes_on"),
    [
        (ChooseLot(1, 1), ChooseLot(1, 2), True),
        (ChooseLot(1, 1), PlayTurn(1), False),
        (ChooseLot(1, 1), ChooseTile(1, last=False), False),
        (FoundBuilding(1, 1), JoinBuilding(1, "d5"), True),
        (JoinBuilding(1, "d5"), FoundBuilding(1, 2), True),
        (ChooseTile(1, last=False), JoinBuilding(1, "d5"), True),
        (ChooseTile(1, last=False), PlayTurn(1), True),
        (JoinBuilding(1, "d5"), PlayTurn(1), True),
        (PlayTurn(1, actions_left=2), PlayTurn(1, actions_left=1), True),
        (PlayTurn(1, actions_left=1), PlayTurn(1, actions_left=3), False),
        (PlayTurn(1), ChooseTile(1, last=False), False),
        (JoinBuilding(1, "d5"), ChooseTile(1, last=False), False),
    ],
    ids=str,
)
def test_a_loss_counts_once_among_the_flags_of_a_round_in_a_placing_and_in_a_turn(
    earlier: Question[State], asked: Question[State], goes_on: bool
) -> None:
    assert COACH.continues(earlier, asked) == goes_on


@pytest.mark.parametrize("players", soak_but((3,), [2, 4]))
def test_of_the_flags_of_a_round_that_lost_the_same_only_the_last_is_blamed(players: int) -> None:
    """Flags are put badly, in the same way: what the last one could still avoid costs the others nothing."""
    session = watch(game_on(), Options(), players, 2, (BOTS["random"],))
    flags = [
        at for at in range(len(session.entries)) if isinstance(question(session.position(at)), ChooseLot)
    ][: 3 * players]  # fmt: skip

    class SameLoss(SingaporeCoach):
        def chances(self, s: State, chance: Random, round_: int) -> tuple[float, ...]:  # noqa: ARG002
            return (1 / players,) * players

        def opinion(self, view: State, asked: Question[State], played: AnyAction, chance: Random) -> Opinion | None:  # type: ignore[override]  # noqa: ARG002
            if not isinstance(asked, ChooseLot):
                return None
            best = next(action for action in asked.actions(view) if action != played)
            own = 0.1
            rest = (1 - own) / (players - 1)
            chances = tuple(own if seat == asked.seat else rest for seat in range(players))
            return Opinion(Option(best, 0.22, 10.0), Option(played, own, 0.0), chances)

    found = review_by(SameLoss(), session)
    blamed = [one.at for one in found.judged if one.grade and one.at <= flags[-1]]
    assert blamed == flags[players - 1 :: players]


def test_the_chances_after_a_decision_are_those_of_its_moment_though_holdings_are_hidden() -> None:
    """S-SEC-01: everybody saw what others took and paid, so a decision is judged by it, as the course is."""
    session = watch(game_on(), Options(holdings="hidden"), 3, 1, (BOTS["medium"],))
    compared = 0
    for at in range(20, len(session.entries), 41):
        position, then = session.position(at), session.position(at + 1)
        asked, entry = question(position), session.entries[at]
        if asked is None or entry.seat == CHANCE or then.round != position.round:
            continue
        found = COACH.opinion(position, asked, entry.action, Random(1))
        if found is not None:
            compared += 1
            assert found.chances == pytest.approx(COACH.chances(then, Random(1), then.round), abs=0.1)
    assert compared > 3


def test_the_coach_is_that_of_the_game() -> None:
    assert isinstance(DEFINITION.coach, SingaporeCoach)


def thought(view: State, bot: str) -> Explanation:
    asked = question(view)
    assert asked is not None
    return explained(BotRequest(lambda name: BOTS[name](), bot, view, asked, 1, 1))


@pytest.mark.parametrize("bot", ["medium", "hard", "expert"])
def test_the_best_answer_comes_first_and_is_the_one_that_the_bot_plays(bot: str) -> None:
    for view in positions(3, 29):
        asked = question(view)
        assert asked is not None
        found = thought(view.copy(), bot)
        values = [candidate.value for candidate in found.candidates]
        assert values == sorted(values, reverse=True)
        assert found == thought(view.copy(), bot)
        assert found == msgspec.json.decode(msgspec.json.encode(found), type=Explanation)
        assert reason_sentence(found).endswith(".")
        assert "{" not in reason_sentence(found)
        if bot != "expert":
            assert BOTS[bot]().choose(view, asked, Random(1)) == found.candidates[0].action


def test_reasons_add_up_to_the_difference() -> None:
    for view in positions(4, 19):
        found = thought(view, "hard")
        if len(found.candidates) > 1:
            best, other = found.candidates[:2]
            total = sum(reason.amount for reason in found.reasons)
            assert total == pytest.approx(best.value - other.value, abs=0.05 * 7 + 0.02)


def test_more_points_are_the_reason_where_nothing_else_counts() -> None:
    found = thought(with_a_bank_to_use().state, "hard")
    assert found.reasons[0].kind == "points"
    assert reason_sentence(found) == "It brings more points in this turn: 5, not 0."


@pytest.mark.parametrize("difference", [0.0, 0.2, 0.9, 3.0])
def test_a_move_is_called_just_as_good_only_where_it_costs_nothing(difference: float) -> None:
    best, other = Candidate(Pass(), 10.0), Candidate(PlaceFlag("d4"), 10.0 - difference)
    found = Explanation((best, other), (ValueReason("money", difference, 5.1, 5.2),))
    assert ("just as good" in reason_sentence(found)) == (cost(other, best) == "just as good")


def test_the_price_of_a_lot_can_be_the_reason() -> None:
    table = Table()
    table.lay_out("I-04", "I-06")
    table.player(0, workers=("d6",))
    table.state.stack[:] = [ChooseLot(0, 0)]
    found = thought(table.game.view(table.state, 0), "hard")
    assert isinstance(found.candidates[0].action, PlaceFlag)
    assert {reason.kind for reason in found.reasons} <= {"price", "near"}


def test_what_an_answer_costs_is_said_in_points() -> None:
    best = Candidate(Pass(), 10.0)
    costs = [cost(Candidate(Pass(), value), best) for value in (10.0, 9.5, 9.0, 6.6)]
    assert costs == [
        "just as good",
        "costs less than 1\N{NO-BREAK SPACE}VP",
        "costs about 1\N{NO-BREAK SPACE}VP",
        "costs about 3\N{NO-BREAK SPACE}VP",
    ]


def test_bots_without_thoughts_are_explained_by_one_that_has_some() -> None:
    assert thinker_for("expert") == "expert"
    assert thinker_for("easy") == thinker_for("my:Bot") == "hard"


def test_the_luck_of_a_round_counts_in_that_round() -> None:
    class Unmoved(SingaporeCoach):
        def chances(self, s: State, chance: Random, round_: int) -> tuple[float, ...]:  # noqa: ARG002
            return tuple(float(seat == 0) for seat in range(len(s.players)))

        def opinion(self, *_: object) -> None:
            return None

    session = watch(game_on(), Options(), 3, 1, (BOTS["easy"],))
    _, *points, _ = review_by(Unmoved(), session).course
    rounds = [session.game.round(session.position(point.at)) for point in points]
    assert rounds == list(range(1, rounds[-1] + 1))
    asked = [question(session.position(point.at)) for point in points]
    assert all(one is not None and one.seat == CHANCE for one in asked)
