"""A game at the table: what is played, undone and told to the journal."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from indonesia_qt.core.flow import Action, IllegalAction
from indonesia_qt.core.session import MOST_LINES, Decision, Hint, Result, Session
from tests.core.counting import Count, Counting, Ended, Said, Say, Skip, Start, Turn


class Diary:
    """A journal that remembers, and what the session looked like when it was told; it fails when it is `full`."""

    def __init__(self) -> None:
        self.told: list[tuple[object, ...]] = []
        self.session: Session[Count] | None = None
        self.seen: list[tuple[int, int]] = []
        self.full: set[str] = set()

    def played(self, decisions: Sequence[tuple[int, Action]], result: Result) -> None:
        for seat, action in decisions:
            self.note("played", seat, action, result)

    def undone(self) -> None:
        self.note("undone")

    def redone(self, result: Result) -> None:
        self.note("redone", result)

    def hinted(self, seat: int) -> None:
        self.note("hinted", seat)

    def seated(self, seat: int, player: str) -> None:
        self.note("seated", seat, player)

    def note(self, *what: object) -> None:
        if what[0] in self.full:
            raise OSError(28, "No space left on device")
        self.told.append(what)
        if self.session:
            self.seen.append((len(self.session.entries), self.session.state.count))


def test_a_position_within_a_decision_is_the_last_one_that_goes_no_further() -> None:
    session = a_session(8)
    session.submit(Say(2))
    assert session.entries[0].events == (Said(10), Ended())
    within = [session.position_within(0, events) for events in range(3)]
    assert [position.count for position in within] == [8, 10, 10]
    assert [bool(position.stack) for position in within] == [True, True, False]
    assert session.position(0).count == 8


def a_session(count: int = 0, first: int = 0, diary: Diary | None = None) -> Session[Count]:
    session = Session(Counting(), Start(count, first), diary)
    if diary:
        diary.session = session
    return session


def picture(session: Session[Count]) -> tuple[object, ...]:
    """All that can be seen of a session."""
    return session.state.copy(), list(session.entries), session.can_undo, session.can_redo, session.question


def test_it_opens_with_the_first_question() -> None:
    session = a_session(first=1)
    assert session.question == Turn(1)
    assert session.opening == ()
    assert not session.can_undo
    assert not session.can_redo


def test_events_before_the_first_decision_are_the_opening() -> None:
    session = a_session(count=10)
    assert session.opening == (Ended(),)
    assert session.question is None


def test_submit_plays_and_tells_what_happened() -> None:
    session = a_session()
    assert session.submit(Say(2)) == (Said(2),)
    assert session.state.count == 2
    assert session.entries == [Decision(0, Say(2), (Said(2),))]
    assert session.question == Turn(1)


def test_an_answer_that_comes_late_is_refused() -> None:
    session = a_session()
    session.submit(Say(1), at=0)
    before = picture(session)
    with pytest.raises(IllegalAction, match="moved on"):
        session.submit(Say(1), at=0)
    assert picture(session) == before
    session.submit(Say(1), at=1)


def test_an_answer_after_undo_is_late_too() -> None:
    session = a_session()
    session.submit(Say(1))
    session.undo()
    with pytest.raises(IllegalAction):
        session.submit(Say(1), at=1)


def test_a_refused_action_changes_nothing_and_is_not_told() -> None:
    diary = Diary()
    session = a_session(8, diary=diary)
    session.submit(Say(1))
    session.undo()
    before, told = picture(session), list(diary.told)
    with pytest.raises(IllegalAction):
        session.submit(Say(3))
    assert picture(session) == before
    assert session.can_redo
    assert diary.told == told


def test_after_the_end_everything_is_refused() -> None:
    session = a_session(9)
    session.submit(Say(1))
    before = picture(session)
    with pytest.raises(IllegalAction, match="over"):
        session.submit(Skip())
    assert picture(session) == before


def test_undo_and_redo_go_back_and_forth() -> None:
    session = a_session()
    pictures = [picture(session)[:2]]
    for action in (Say(3), Skip(), Say(2), Say(1)):
        session.submit(action)
        pictures.append(picture(session)[:2])
    for expected in reversed(pictures[:-1]):
        session.undo()
        assert picture(session)[:2] == expected
    for expected in pictures[1:]:
        session.redo()
        assert picture(session)[:2] == expected


def test_undo_and_redo_tell_what_they_moved() -> None:
    session = a_session()
    session.submit(Say(3))
    entry = session.entries[-1]
    assert session.undo() == entry
    assert session.redo() == entry


def test_the_end_can_be_taken_back() -> None:
    session = a_session(9)
    session.submit(Say(1))
    asked = [session.question]
    session.undo()
    asked.append(session.question)
    session.redo()
    assert [*asked, session.question] == [None, Turn(0), None]


def test_a_new_decision_forgets_what_was_undone() -> None:
    session = a_session()
    session.submit(Say(1))
    session.undo()
    session.submit(Say(2))
    assert not session.can_redo
    with pytest.raises(IndexError):
        session.redo()


def test_nothing_to_undo_or_redo_is_an_index_error_that_changes_nothing() -> None:
    diary = Diary()
    session = a_session(diary=diary)
    before = picture(session)
    with pytest.raises(IndexError):
        session.undo()
    with pytest.raises(IndexError):
        session.redo()
    assert picture(session) == before
    assert diary.told == []


def test_the_journal_is_told_before_anybody_can_see_it() -> None:
    diary = Diary()
    session = a_session(diary=diary)
    session.submit(Say(3))
    session.submit(Skip())
    session.undo()
    session.redo()
    assert diary.told == [("played", 0, Say(3), None), ("played", 1, Skip(), None), ("undone",), ("redone", None)]
    assert diary.seen == [(0, 0), (1, 3), (2, 3), (1, 3)]


def test_the_result_is_told_at_the_end_and_again_when_the_end_is_played_again() -> None:
    diary = Diary()
    session = a_session(9, diary=diary)
    session.submit(Say(1))
    session.undo()
    session.redo()
    assert diary.told == [("played", 0, Say(1), (10, 0)), ("undone",), ("redone", (10, 0))]


@pytest.mark.parametrize("what", ["played", "undone", "redone"])
def test_a_journal_that_can_not_write_leaves_the_session_as_it_was(what: str) -> None:
    diary = Diary()
    session = a_session(diary=diary)
    session.submit(Say(1))
    session.submit(Say(2))
    session.undo()
    before = picture(session)
    diary.full = {what}
    calls = {"played": lambda: session.submit(Say(3)), "undone": session.undo, "redone": session.redo}
    with pytest.raises(OSError, match="No space"):
        calls[what]()
    assert picture(session) == before
    diary.full.clear()
    calls[what]()
    assert picture(session) != before


def test_each_earlier_position_can_be_looked_at() -> None:
    session = a_session()
    seen = [session.state.copy()]
    for action in (Say(3), Skip(), Say(2)):
        session.submit(action)
        seen.append(session.state.copy())
    assert [session.position(made) for made in range(4)] == seen
    with pytest.raises(IndexError):
        session.position(4)


def test_what_is_left_for_another_decision_stays_a_line() -> None:
    session = a_session()
    for action in (Say(3), Skip(), Say(2)):
        session.submit(action)
    first = tuple(session.entries)
    session.undo()
    session.undo()
    assert session.lines == []
    session.submit(Say(1))
    session.undo()
    second = (*session.entries, Decision(1, Say(1), (Said(4),)))
    session.submit(Say(2))
    assert session.lines == [second, first]


def test_a_line_that_is_played_again_is_no_other_line_any_more() -> None:
    session = a_session()
    session.submit(Say(1))
    session.undo()
    session.submit(Say(2))
    session.undo()
    session.submit(Say(1))
    assert [[entry.action for entry in line] for line in session.lines] == [[Say(2)]]
    session.undo()
    session.submit(Say(3))
    assert [[entry.action for entry in line] for line in session.lines] == [[Say(1)], [Say(2)]]


def test_a_line_that_was_gone_on_with_is_part_of_the_longer_one() -> None:
    session = a_session()
    session.submit(Say(1))
    session.undo()
    session.submit(Say(2))
    session.undo()
    session.submit(Say(1))
    session.submit(Say(3))
    session.undo()
    session.undo()
    assert [[entry.action for entry in line] for line in session.lines] == [[Say(2)]]
    session.submit(Skip())
    assert [[entry.action for entry in line] for line in session.lines] == [[Say(1), Say(3)], [Say(2)]]


def test_the_lines_left_last_are_shown() -> None:
    session = a_session()
    for made in range(MOST_LINES + 3):
        session.submit(Say(1))
        session.undo()
        session.submit(Skip())
        assert session.lines[0][made].action == Say(1)
    lengths = [len(line) for line in session.lines]
    assert lengths == list(range(MOST_LINES + 3, 3, -1))


class Weighed(Say, frozen=True):
    """An answer that notes how often it is compared or hashed."""

    def __eq__(self, other: object) -> bool:
        WORK.append(1)
        return isinstance(other, Weighed) and self.by == other.by

    def __hash__(self) -> int:
        WORK.append(1)
        return hash(self.by)


WORK: list[int] = []


def work(branches: int) -> int:
    """How often answers are compared when so many lines are left, one after the other."""
    session = a_session(-10_000)
    WORK.clear()
    for _ in range(branches):
        session.submit(Weighed(1))
        session.undo()
        session.submit(Weighed(2))
    return len(WORK)


def test_to_leave_a_line_takes_no_longer_when_many_were_left() -> None:
    assert work(20) > 0
    assert work(400) == 20 * work(20)


def test_to_play_what_was_taken_back_is_to_redo_it() -> None:
    diary = Diary()
    session = a_session(diary=diary)
    for action in (Say(3), Say(2)):
        session.submit(action)
    session.undo()
    session.undo()
    assert session.submit(Say(3), at=0) == (Said(3),)
    assert diary.told[-1] == ("redone", None)
    assert session.can_redo
    assert session.lines == []
    session.redo()
    assert session.state.count == 5


def test_advice_is_told_and_stays_when_a_decision_is_taken_back() -> None:
    diary = Diary()
    session = a_session(diary=diary)
    session.submit(Say(1))
    session.hint(1)
    session.undo()
    assert session.hints == [Hint(1, 1)]
    assert diary.told[1] == ("hinted", 1)


def test_advice_that_can_not_be_written_is_not_noted() -> None:
    diary = Diary()
    diary.full = {"hinted"}
    session = a_session(diary=diary)
    with pytest.raises(OSError, match="No space"):
        session.hint(0)
    assert session.hints == []
