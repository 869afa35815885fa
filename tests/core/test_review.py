"""The review of a game: chances along it, what decisions cost, and the file beside the saved game."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any, ClassVar

import msgspec
import pytest
from msgspec.structs import replace

from indonesia_qt.core.bots import play_out
from indonesia_qt.core.flow import CHANCE, question
from indonesia_qt.core.review import (
    Appraisal,
    Judged,
    Opinion,
    Option,
    PlayedGame,
    Review,
    cause_of,
    fits,
    key_of,
    phases_of,
    reviewed,
    strengths,
    turning_points,
    why_no_review,
)
from indonesia_qt.core.review_file import ReviewFile
from indonesia_qt.core.session import Session
from indonesia_qt.files import paths
from tests.board.lots import draw_lots
from tests.games.toy import definition as toy

COACH = toy.ToyCoach()


def played(decisions: int = 99, coins: str = "open") -> Session[Any]:
    """A game of land auction between two bots, or its first decisions."""
    game = toy.DEFINITION.on(draw_lots(), toy.ToyData())
    setup = game.new_setup(toy.Options(coins=coins), 2, 5)
    session = Session(game, setup)
    bots = [toy.AnyAnswer(), toy.AnyAnswer()]
    for _, action in play_out(game, game.start(setup), bots, Random(3)):
        if len(session.entries) < decisions:
            session.submit(action)
    return session


def finished(work: Any) -> tuple[list[float], Review[Any]]:
    """The shares of the work that were reported, and the review."""
    shares = []
    while True:
        try:
            shares.append(next(work))
        except StopIteration as end:
            return shares, end.value


def review_of(session: Session[Any]) -> Review[Any]:
    return finished(reviewed(PlayedGame.of(session), COACH))[1]


class TestReviewed:
    def test_it_has_the_chances_at_each_round_and_at_the_end(self) -> None:
        session = played()
        course = review_of(session).course
        rounds = {session.game.round(session.position(at)) for at in range(len(session.entries))}
        assert [point.at for point in course] == sorted({point.at for point in course})
        assert {session.game.round(session.position(point.at)) for point in course} == rounds
        assert course[0].at == 0
        assert course[-1].at == len(session.entries)
        assert sum(course[-1].chances) == pytest.approx(1)
        assert max(course[-1].chances) == 1

    def test_a_point_lies_at_the_beginning_of_its_round_so_that_its_luck_counts_in_it(self) -> None:
        session = played()
        first, *others = (point.at for point in review_of(session).course[:-1])
        rounds = [session.game.round(session.position(at)) for at in range(len(session.entries))]
        assert others == [at for at in range(first + 1, len(rounds)) if rounds[at] != rounds[at - 1]]
        assert others

    def test_it_judges_every_decision_of_a_player_in_which_there_was_a_choice(self) -> None:
        session = played()
        judged = {one.at for one in review_of(session).judged}
        for at, entry in enumerate(session.entries):
            asked = question(session.position(at))
            assert asked is not None
            has_choice = entry.seat != CHANCE and len(asked.actions(session.position(at))) > 2
            assert (at in judged) == has_choice

    def test_the_chances_after_the_last_decision_of_a_round_are_those_at_the_beginning_of_the_next(self) -> None:
        """And no other decision of the round is charged with what comes into sight only then."""

        class Farther(toy.ToyCoach):
            def chances(self, s: toy.State, chance: Random, round_: int) -> tuple[float, ...]:
                return (0.5, 0.5) if round_ < s.round else super().chances(s, chance, round_)

        def found(coach: Any) -> Review[Any]:
            return finished(reviewed(PlayedGame.of(session), coach))[1]

        session = played()
        review = found(Farther())
        ends = [point for point in review.course[1:-1] if review.judged_at(point.at - 1)]
        assert ends
        for point in ends:
            last = review.judged_at(point.at - 1)
            assert last is not None
            assert last.chances == pytest.approx(point.chances)
            assert point.chances == review.chances_at(point.at)
        costs = [[one.cost for one in each.judged] for each in (review, found(toy.ToyCoach()))]
        assert costs[0] == pytest.approx(costs[1])

    def test_the_same_game_has_the_same_review_and_progress_grows(self) -> None:
        session = played()
        shares, review = finished(reviewed(PlayedGame.of(session), COACH))
        assert review == review_of(session)
        assert shares == sorted(shares)
        assert 0 <= shares[0] < shares[-1] < 1

    def test_while_the_game_goes_on_the_coach_sees_what_everybody_sees(self) -> None:
        class Spy(toy.ToyCoach):
            def chances(self, s: toy.State, chance: Random, round_: int) -> tuple[float, ...]:
                assert set(s.cards) == {toy.HIDDEN}
                return super().chances(s, chance, round_)

            def opinion(self, view: Any, *rest: Any) -> Any:
                assert set(view.cards) == {toy.HIDDEN}
                return super().opinion(view, *rest)

        session = played(6)
        assert session.question is not None
        assert finished(reviewed(PlayedGame.of(session), Spy()))[1].judged

    def test_of_a_game_that_is_over_the_coach_judges_the_whole_position(self) -> None:
        """So that its chances after a decision are those of the course."""

        class Spy(toy.ToyCoach):
            def opinion(self, s: Any, *rest: Any) -> Any:
                assert toy.HIDDEN not in s.cards
                return super().opinion(s, *rest)

        assert finished(reviewed(PlayedGame.of(played()), Spy()))[1].judged


class TestWhyNot:
    def test_a_game_that_is_over_can_be_reviewed_whatever_it_hid(self) -> None:
        assert why_no_review(played(coins="hidden"), COACH, hints=False) is None

    def test_a_game_that_goes_on_is_reviewed_only_where_nothing_is_hidden_and_hints_are_allowed(self) -> None:
        assert why_no_review(played(6), COACH, hints=True) is None
        assert "hidden" in str(why_no_review(played(6, "hidden"), COACH, hints=True))
        assert "Hints are turned off" in str(why_no_review(played(6), COACH, hints=False))
        assert "Nothing" in str(why_no_review(played(0), COACH, hints=True))
        assert why_no_review(played(), None, hints=True) is not None

    def test_it_has_the_chances_after_each_luck(self) -> None:
        session = played()
        luck = review_of(session).luck
        assert [one.at - 1 for one in luck] == [
            at
            for at, entry in enumerate(session.entries)
            if entry.seat == CHANCE and session.entries[at + 1].seat != CHANCE
        ]
        assert luck

    def test_where_a_question_is_asked_again_only_the_last_one_is_judged(self) -> None:
        class Auctioneer(toy.ToyCoach):
            def asks_again(self, earlier: Any, asked: Any) -> bool:
                return type(earlier) is type(asked)

        session = played()
        every, last = (
            finished(reviewed(PlayedGame.of(session), coach))[1].judged for coach in (toy.ToyCoach(), Auctioneer())
        )
        assert {one.seat for one in last} <= {one.seat for one in every}
        assert len(last) < len(every)
        assert last[-1] == every[-1]

    def test_what_the_next_answer_can_regain_is_not_lost_yet(self) -> None:
        session = played()
        found = review_in_turns(session, Option(toy.Pass(), 0.5, 5.0), Option(toy.Trade(), 0.3, 2.0))
        for seat in range(2):
            *earlier, last = [one for one in found if one.seat == seat]
            assert earlier
            assert all((one.cost, one.lost) == (0, 0) for one in earlier)
            assert all(one.best == session.entries[one.at].action for one in earlier)
            assert (last.cost, last.lost) == (pytest.approx(0.2), 3)

    def test_after_a_decision_a_seat_has_what_its_next_one_can_still_come_to(self) -> None:
        found = review_in_turns(played(), Option(toy.Pass(), 0.5, 5.0), Option(toy.Trade(), 0.3, 2.0))
        for seat in range(2):
            *earlier, last = [one for one in found if one.seat == seat]
            assert [one.chance for one in earlier] == [pytest.approx(one.best_chance) for one in earlier]
            assert all(sum(one.chances) == pytest.approx(1) for one in earlier)
            assert last.best_chance - last.chance == pytest.approx(0.2)

    def test_a_loss_counts_once_also_where_no_better_answer_was_found_in_between(self) -> None:
        best, own = Option(toy.Pass(), 0.5, 5.0), Option(toy.Trade(), 0.3, 2.0)
        found = review_in_turns(played(), best, own, blind=True)
        for seat in range(2):
            one_seat = [one for one in found if one.seat == seat]
            assert len(one_seat) > 2
            assert sum(one.cost for one in one_seat) == pytest.approx(0.2)
            assert sum(one.lost for one in one_seat) == 3


def review_in_turns(session: Session[Any], best: Option, own: Option, *, blind: bool = False) -> list[Judged[Any]]:
    """What is found where all that a seat decides is one matter and each answer costs the same.

    With `blind` no better answer is found to every other decision of a seat, but always to its last.
    """
    last = {entry.seat: at for at, entry in enumerate(session.entries)}

    class Turns(toy.ToyCoach):
        seen: ClassVar[list[int]] = []

        def opinion(self, view: Any, asked: Any, played: Any, chance: Random) -> Opinion | None:
            found = super().opinion(view, asked, played, chance)
            if found is None:
                return None
            self.seen.append(asked.seat)
            is_last = view == session.game.view(session.position(last[asked.seat]), asked.seat)
            none_better = blind and not is_last and self.seen.count(asked.seat) % 2 == 0
            played_so = own._replace(action=played)
            chances = tuple(own.chance if seat == asked.seat else 1 - own.chance for seat in range(2))
            return Opinion(played_so if none_better else best, played_so, chances)

        def continues(self, *_: Any) -> bool:
            return True

    return list(finished(reviewed(PlayedGame.of(session), Turns()))[1].judged)


def judged(cost: float, seat: int = 0, phase: str = "auction", at: int = 0, lost: float = 0.0) -> Judged[Any]:
    return Judged(at, seat, phase, (0.5, 0.5), 10.0, toy.Trade(), 0.5 + cost, 10.0 + lost, disputed=False)


class TestFigures:
    @pytest.mark.parametrize(
        ("cost", "grade"),
        [(-0.1, ""), (0.029, ""), (0.031, "inaccuracy"), (0.071, "mistake"), (0.151, "blunder")],
    )
    def test_grades_go_by_the_chance_that_was_lost(self, cost: float, grade: str) -> None:
        assert judged(cost).grade == grade
        assert judged(cost).cost == pytest.approx(max(0.0, cost))

    def test_a_disputed_decision_costs_nothing(self) -> None:
        one = replace(judged(0.2, lost=30), disputed=True)
        assert (one.cost, one.lost, one.grade) == (0, 0, "")

    def test_strengths_are_means_for_each_decision(self) -> None:
        found = (judged(0.1, lost=30), judged(0.3, phase="other"), judged(0.4, seat=1), judged(-0.2, lost=-9))
        review = Review(3, "", 4, (), found)
        assert strengths(review, "auction", 0) == (2, pytest.approx(15), pytest.approx(0.05))
        assert strengths(review, None, 0) == (3, pytest.approx(10), pytest.approx(0.4 / 3))
        assert strengths(review, "third", 0) == (0, 0, 0)

    def test_phases_come_in_the_order_of_the_game_and_only_those_that_were_judged(self) -> None:
        game = toy.DEFINITION.on(draw_lots(), toy.ToyData())
        for phases in (["auction", "chance"], ["chance", "auction"]):
            found = tuple(judged(0.1, phase=phase, at=at) for at, phase in enumerate(phases))
            assert phases_of(Review(3, "", 4, (), found), game) == ["chance", "auction"]
        assert phases_of(Review(3, "", 4, (), (judged(0.1),)), game) == ["auction"]

    def test_no_figure_exceeds_all_of_the_chances(self) -> None:
        review = Review(3, "", 50, (), tuple(judged(0.5, at=at) for at in range(50)))
        assert strengths(review, None, 0).cost == pytest.approx(0.5)

    def test_turning_points_are_the_largest_changes_in_the_order_of_play(self) -> None:
        chances = [0.5, 0.45, 0.8, 0.65, 0.1]
        review = Review(3, "", 9, tuple(Appraisal(at, (one, 1 - one)) for at, one in enumerate(chances)), ())
        assert [turn.before.at for turn in turning_points(review, 9)] == [1, 2, 3]
        assert [turn.before.at for turn in turning_points(review, 2)] == [1, 3]
        assert turning_points(review, 2)[0].change == pytest.approx(0.35)

    @pytest.mark.parametrize(
        ("after", "seat", "other"),
        [
            ((0.6, 0.25, 0.15), 0, None),
            ((0.6, 0.1, 0.3), 0, 1),
            ((0.1, 0.5, 0.4), 0, None),
            ((0.1, 0.6, 0.3), 1, 0),
        ],
    )
    def test_who_gained_and_who_lost_about_as_much_are_named(
        self, after: tuple[float, ...], seat: int, other: int | None
    ) -> None:
        course = Appraisal(0, (0.3, 0.4, 0.3)), Appraisal(4, after)
        (turn,) = turning_points(Review(3, "", 9, course, ()), 9)
        assert (turn.seat, turn.other) == (seat, other)


def after(at: int, seat: int, first: float) -> Judged[Any]:
    """A good decision after which the first seat has that chance."""
    return replace(judged(0.0, seat, at=at), chances=(first, 1 - first))


def test_the_chances_at_a_moment_are_the_last_that_were_found() -> None:
    course = Appraisal(1, (0.5, 0.5)), Appraisal(5, (0.6, 0.4)), Appraisal(9, (1.0, 0.0))
    review = Review(
        3, "", 9, course, (after(2, 1, 0.3), after(4, 0, 0.9), after(7, 0, 0.7)), (Appraisal(6, (0.8, 0.2)),)
    )
    firsts = [chances and chances[0] for chances in map(review.chances_at, range(10))]
    assert firsts == [None, 0.5, 0.5, 0.3, 0.3, 0.6, 0.8, 0.8, 0.7, 1.0]


def shared(first: float) -> tuple[float, ...]:
    """The chances of three seats of which the first one has that chance."""
    return first, (1 - first) / 2, (1 - first) / 2


def among_three(at: int, seat: int, first: float) -> Judged[Any]:
    return replace(judged(0.0, seat, at=at), chances=shared(first))


class TestCauses:
    """Three have 60, 20 and 20 % at first; between the decisions 2 and 8 the first one falls to 20 %."""

    @staticmethod
    def cause(*found: Judged[Any], luck: tuple[Appraisal, ...] = (), end: float = 0.2) -> Any:
        course = Appraisal(2, shared(0.6)), Appraisal(8, shared(end))
        review = Review(3, "", 9, course, found, luck)
        return cause_of(review, turning_points(review, 1)[0])

    def test_a_fall_is_explained_by_the_decision_of_another_with_the_largest_effect(self) -> None:
        cause = self.cause(among_three(2, 1, 0.55), among_three(4, 1, 0.3), among_three(6, 1, 0.2))
        assert cause == (4, 1, 0.55, pytest.approx(-0.25))

    def test_not_by_one_of_its_own(self) -> None:
        assert self.cause(among_three(2, 0, 0.4), among_three(5, 1, 0.2)) == (5, 1, 0.4, pytest.approx(-0.2))

    def test_nor_by_one_before_or_among_three(self) -> None:
        assert self.cause(among_three(1, 1, 0.1), among_three(8, 1, 0.1)) is None

    def test_of_two_who_gain_and_lose_the_one_who_gained_is_explained_not_by_a_decision_of_the_loser(self) -> None:
        course = Appraisal(2, (0.6, 0.4)), Appraisal(8, (0.2, 0.8))
        found = after(2, 0, 0.4), after(5, 1, 0.2)
        (turn,) = turning_points(Review(3, "", 9, course, found), 1)
        assert cause_of(Review(3, "", 9, course, found), turn) == (5, 1, pytest.approx(0.6), pytest.approx(0.2))

    def test_a_rise_is_explained_by_the_decision_of_anybody(self) -> None:
        assert self.cause(among_three(2, 0, 0.9), end=0.9) == (2, 0, 0.6, pytest.approx(0.3))

    def test_luck_can_be_the_cause(self) -> None:
        luck = (Appraisal(5, shared(0.25)),)
        assert self.cause(among_three(3, 1, 0.6), among_three(6, 1, 0.2), luck=luck) == (
            4,
            CHANCE,
            0.6,
            pytest.approx(-0.35),
        )

    def test_where_nothing_made_a_third_of_it_there_is_none(self) -> None:
        assert self.cause(among_three(3, 1, 0.5), among_three(6, 1, 0.45)) is None


@pytest.fixture
def save(tmp_path: Path) -> Path:
    return tmp_path / "friday.toy"


class TestFile:
    def test_a_review_is_found_again_beside_the_game(self, save: Path) -> None:
        session = played()
        assert ReviewFile(save).found(session, COACH) is None
        assert ReviewFile(save).keep(review_of(session))
        assert ReviewFile(save).found(session, COACH) == review_of(session)
        assert [file.name for file in save.parent.iterdir()] == ["friday.review"]

    def test_that_of_another_course_or_by_another_coach_does_not_count(self, save: Path) -> None:
        session = played()
        ReviewFile(save).keep(review_of(session))
        newer = toy.ToyCoach()
        newer.version = "2"
        assert ReviewFile(save).found(session, newer) is None
        session.undo()
        assert ReviewFile(save).found(session, COACH) is None

    @pytest.mark.parametrize(
        ("old", "new"),
        [
            (b'"review":3', b'"review":4'),
            (b'"review":3', b'"review":2'),
            (b'"at":0', b'"at":-1'),
            (b'"at":0', b'"at":999'),
            (b'"chances":[', b'"chances":[0.1,'),
            (b'"best_chance":0.5', b'"best_chance":1e99'),
            (b'"best_chance":0.5', b'"best_chance":NaN'),
            (b'"do":"Buy"', b'"do":"Steal"'),
            (b'"area":"', b'"area":"x'),
            (b'"seat":0', b'"seat":1'),
            (b'"phase":"auction"', b'"phase":"<b>"'),
            (b'{"review"', b'{"more":1,"review"'),
            (b'"decisions"', b'"review":3,"decisions"'),
            (b'"luck":[{"at":', b'"luck":[{"at":-'),
            (b'"luck":[{"at":', b'"luck":[{"at":99'),
            (b'"lead":', b'"lead":1e99,"lead":'),
            (b'"lead":1.0', b'"lead":1e300'),
            (b'"best_lead":3.0', b'"best_lead":-Infinity'),
            (b'"disputed":false', b'"disputed":1'),
            (b"}", b""),
        ],
    )
    def test_a_damaged_or_hostile_file_does_not_count(self, save: Path, old: bytes, new: bytes) -> None:
        session = played()
        ReviewFile(save).keep(review_of(session))
        file = paths.review_of(save)
        content = file.read_bytes()
        assert old in content
        file.write_bytes(content.replace(old, new, 1))
        assert ReviewFile(save).found(session, COACH) is None

    @pytest.mark.parametrize("content", [b"", b"my diary", b"[" * 100_000, b'{"review":' + b"9" * 5_000_000])
    def test_neither_does_any_other_file_nor_one_that_is_too_large(self, save: Path, content: bytes) -> None:
        paths.review_of(save).write_bytes(content)
        assert ReviewFile(save).found(played(), COACH) is None

    def test_a_file_that_is_no_review_stays_as_it_is(self, save: Path) -> None:
        file = paths.review_of(save)
        file.write_bytes(b"my diary")
        assert not ReviewFile(save).keep(review_of(played()))
        assert not ReviewFile(save).is_there()
        ReviewFile(save).move_to(save.with_name("monday.toy"))
        assert file.read_bytes() == b"my diary"

    def test_it_moves_with_the_game(self, save: Path) -> None:
        session, monday = played(), save.with_name("monday.toy")
        ReviewFile(save).keep(review_of(session))
        ReviewFile(save).move_to(monday)
        assert ReviewFile(monday).found(session, COACH) is not None
        assert ReviewFile(monday).is_there()
        assert not ReviewFile(save).is_there()

    def test_it_is_copied_with_the_game_but_never_over_another_file(self, save: Path) -> None:
        session, monday = played(), save.with_name("monday.toy")
        ReviewFile(save).copy_to(monday)
        assert not list(save.parent.iterdir())
        ReviewFile(save).keep(review_of(session))
        ReviewFile(save).copy_to(monday)
        assert ReviewFile(monday).found(session, COACH) == ReviewFile(save).found(session, COACH) is not None
        paths.review_of(monday).write_bytes(b"my diary")
        ReviewFile(save).copy_to(monday)
        assert paths.review_of(monday).read_bytes() == b"my diary"

    def test_it_is_copied_before_the_first_game_of_the_folder(self, save: Path) -> None:
        ReviewFile(save).keep(review_of(played()))
        first = save.parent / "games" / "friday.toy"
        ReviewFile(save).copy_to(first)
        assert paths.review_of(first).is_file()

    def test_a_review_of_the_format_before_does_not_count(self, save: Path) -> None:
        session = played()
        old = {
            "review": 1,
            "key": key_of(PlayedGame.of(session), COACH),
            "decisions": len(session.entries),
            "course": [{"at": 0, "chances": [0.5, 0.5]}],
            "judged": [
                {"at": 0, "seat": 0, "phase": "auction", "chance": 0.4, "best": {"do": "Trade"}, "best_chance": 0.5}
            ],
        }
        paths.review_of(save).write_bytes(msgspec.json.encode(old))
        assert ReviewFile(save).found(session, COACH) is None
        assert ReviewFile(save).keep(review_of(session))
        assert ReviewFile(save).found(session, COACH) is not None

    def test_a_review_with_another_key_does_not_fit(self) -> None:
        session = played()
        review = review_of(session)
        assert review.key == key_of(PlayedGame.of(session), COACH)
        assert fits(review, session, COACH)
        assert not fits(replace(review, course=()), session, COACH)
