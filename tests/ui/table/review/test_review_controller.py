"""The review in the window: of any game, in the background, and beside the board."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from indonesia_qt.core.flow import Pass
from indonesia_qt.core.record import HUMAN, Seat
from indonesia_qt.core.review import Appraisal, Judged, Review
from indonesia_qt.files import paths
from indonesia_qt.ui.app.program import Program
from indonesia_qt.ui.table.game_view import GameView
from indonesia_qt.ui.table.games.new_game_dialog import NewGame
from indonesia_qt.ui.table.review.review_texts import ReviewTexts
from tests.games.installed import Install
from tests.games.toy.definition import Buy, Options, ToyCoach, Trade
from tests.games.toy.playing import install_toy
from tests.ui.pages.boxes import FilePage
from tests.ui.pages.branch import BranchPage
from tests.ui.pages.final_screen import FinalPage
from tests.ui.pages.page import settle
from tests.ui.pages.past import PastPage
from tests.ui.pages.review import ReviewPage

WAIT_MS = 30_000


@pytest.fixture(autouse=True)
def toy(install: Install, own_data: Path) -> None:
    install_toy(install, own_data)


def table(program: Program) -> GameView:
    assert program.table
    return program.table


def begin(program: Program, *, coins: str = "open", hints: bool = True) -> None:
    seats = Seat("Ana", 0, HUMAN), Seat("Budi", 1, HUMAN)
    program.new_game(NewGame("toy", "lots", seats, True, Options(coins=coins), 1, hints))


def play(program: Program, *actions: object) -> None:
    for action in actions:
        bridge = table(program).bridge
        bridge.submit(action, bridge.made)


def play_to_the_end(program: Program) -> None:
    play(program, Trade(), Buy("a1"), Buy("b1"), Trade(), Trade(), Buy("c1"), Pass(), Pass())
    assert table(program).bridge.question is None


def opened(program: Program) -> ReviewPage:
    program.window.commands.actions["review"].trigger()
    return ReviewPage.of(program.window)


def reviewed(program: Program, qtbot: QtBot) -> ReviewPage:
    page = opened(program)
    page.begin()
    qtbot.waitUntil(lambda: page.is_done, timeout=WAIT_MS)
    return page


def test_a_game_that_is_over_is_reviewed_in_the_background_and_the_review_kept(program: Program, qtbot: QtBot) -> None:
    begin(program, coins="hidden")
    play_to_the_end(program)
    page = opened(program)
    assert page.can_begin
    page.begin()
    assert page.is_working
    qtbot.waitUntil(lambda: page.is_done, timeout=WAIT_MS)
    assert set(page.chances) == set(table(program).context.words.seats)
    assert all(0 <= value <= 100 for line in page.chances.values() for value in line if value is not None)
    assert any("40%, not 50%" in text and "Better by " in text for text in page.decisions)
    assert program.file
    assert paths.review_of(program.file).is_file()
    page.close()
    assert opened(program).is_done


def test_without_a_costly_decision_the_review_says_so(program: Program, qtbot: QtBot) -> None:
    begin(program)
    play(program, Buy("a1"), Buy("b1"), Buy("c1"), Buy("a2"), Pass(), Pass())
    assert table(program).bridge.question is None
    page = reviewed(program, qtbot)
    assert "No decision cost much." in page.labels()
    assert not page.widget.decisions.isVisible()


def test_each_phase_has_its_mean_loss_and_the_number_of_decisions_each_in_a_table_with_rows_of_one_line(
    program: Program, qtbot: QtBot
) -> None:
    begin(program)
    play_to_the_end(program)
    page = reviewed(program, qtbot)
    page.show_page("Table")
    for measure, figures in ("Chance", ["10.0", "7.5"]), ("Loss", ["2", "1"]), ("Number", ["4", "4"]):
        page.choose_measure(measure)
        assert page.table[0] == ["Auction", *figures]
        assert page.columns_beyond_the_edge == 0
        assert 1 < max(page.heights_of_rows) < 1.4
    assert [row[0] for row in page.table[-5:]] == ["All phases", "Inaccuracies", "Mistakes", "Blunders", "Disputed"]


def flagged(at: int, seat: int) -> Judged[Any]:
    return Judged(at, seat, "auction", (0.4, 0.4), 0.0, Trade(), 0.6, 5.0, disputed=False)


@pytest.mark.parametrize(("reader", "order"), [(None, [0, 2, 1, 3]), (0, [0, 2, 1, 3]), (1, [1, 3, 0, 2])])
def test_the_readers_own_decisions_come_first(program: Program, reader: int | None, order: list[int]) -> None:
    begin(program)
    context, session = table(program).context, table(program).bridge.session
    review = Review[Any](3, "", 9, (), tuple(flagged(at, at % 2) for at in range(4)))
    texts = ReviewTexts(context.words, context.ui.advice(), session, review, reader)
    assert [one.at for one in texts.listed()] == order


def test_a_disputed_decision_is_no_mistake_and_its_loss_is_said_in_points_too(program: Program) -> None:
    begin(program)
    play_to_the_end(program)
    context, session = table(program).context, table(program).bridge.session
    one = flagged(0, 0)
    texts = ReviewTexts(context.words, context.ui.advice(), session, Review[Any](3, "", 9, (), (one,)))
    assert (
        texts.verdict(one) == "Blunder: chance of winning 40% after it, 60% after the better move; costs about 5 points"
    )
    assert texts.brief_verdict(one) == "Blunder: 40% to win, not 60%; −5 points"
    disputed = replace(one, disputed=True)
    assert texts.verdict(disputed).startswith("Disputed: ")
    assert texts.better(disputed).startswith("Other move: ")
    texts.advice.why_better = lambda *_: "you keep your cash"  # type: ignore[method-assign]
    assert texts.better(one).endswith(" \N{EN DASH} to Ana: “you keep your cash”")
    texts.reader = 0
    assert texts.better(one).endswith(" \N{EN DASH} you keep your cash")
    texts.advice.why_better = lambda *_: ""  # type: ignore[method-assign]
    move = texts._move(0, one.best)
    assert texts.better(one) == f"Better: {move}"
    assert texts.entry(one) == f"Round 0 · Blunder: 40%, not 60%\nBetter by 5 points: {move}"
    assert texts.entry(replace(one, best_lead=0.0)).endswith(f"\nBetter: {move}")
    assert texts.better(disputed) == f"Other move: {texts._move(0, one.best)}"


@pytest.mark.parametrize(("points", "said"), [(2, "only at the end"), (3, "little by little")])
def test_an_estimate_that_no_move_explains_became_certain_only_at_the_end(
    program: Program, points: int, said: str
) -> None:
    begin(program)
    play_to_the_end(program)
    context, session = table(program).context, table(program).bridge.session
    course = Appraisal(0, (0.5, 0.5)), Appraisal(4, (1.0, 0.0)), Appraisal(5, (1.0, 0.0))
    review = Review[Any](3, "", 5, course[:points], ())
    (turn,) = ReviewTexts(context.words, context.ui.advice(), session, review).turns()
    assert said in turn.text
    assert "Ana’s chance of winning rises from 50% to 100%, Budi’s falls from 50% to 0%" in turn.text


@pytest.mark.parametrize("at", [2, 4])
def test_a_turning_point_leads_to_the_round_that_it_names_also_by_luck_before_the_next_round(
    program: Program, at: int
) -> None:
    begin(program)
    play_to_the_end(program)
    context, session = table(program).context, table(program).bridge.session
    course = Appraisal(0, (0.5, 0.5)), Appraisal(at, (0.8, 0.2))
    review = Review[Any](3, "", 9, course, (), (Appraisal(at, (0.8, 0.2)),))
    (turn,) = ReviewTexts(context.words, context.ui.advice(), session, review).turns()
    assert "Luck counted most" in turn.text
    assert turn.at == at - 1
    assert turn.text.startswith(context.words.round(session.game.round(session.position(turn.at))))


def test_the_chance_at_a_point_of_the_course_is_the_one_of_the_chart(program: Program, qtbot: QtBot) -> None:
    begin(program)
    play_to_the_end(program)
    page = reviewed(program, qtbot)
    for at, value in zip(page.moments[:-1], page.chances["Ana"], strict=False):
        table(program).history.look_at(at)
        assert page.now.startswith(f"Chance of winning before this decision: Ana {value}%")


def test_the_chance_after_a_listed_decision_is_the_one_of_its_row(program: Program, qtbot: QtBot) -> None:
    begin(program)
    play_to_the_end(program)
    page = reviewed(program, qtbot)
    assert "40%, not 50%" in page.decisions[0]
    at = page.choose_decision(0)
    table(program).history.look_at(at + 1)
    assert at + 1 not in page.moments
    assert "Ana 40%" in page.now


def test_the_chances_beside_a_judged_decision_are_those_of_its_verdict(program: Program, qtbot: QtBot) -> None:
    begin(program)
    play_to_the_end(program)
    page = reviewed(program, qtbot)
    controller = table(program).decision.review
    assert controller is not None
    judged = [one for one in controller.review.judged if one.at not in page.moments]
    assert judged
    for one in judged:
        table(program).history.look_at(one.at)
        assert page.now.startswith(f"Chance of winning after this decision: Ana {one.chances[0]:.0%}")


def test_a_turning_point_tells_the_decision_behind_it_as_the_list_does(program: Program) -> None:
    begin(program)
    play_to_the_end(program)
    context, session = table(program).context, table(program).bridge.session
    course = Appraisal(0, (0.6, 0.4)), Appraisal(5, (0.3, 0.7))
    one = flagged(0, 0)
    texts = ReviewTexts(context.words, context.ui.advice(), session, Review[Any](3, "", 9, course, (one,)))
    (turn,) = texts.turns()
    (listed,) = texts.listed()
    assert turn.at == listed.at
    assert f"{texts.decision(listed)}. {texts.brief_verdict(listed)}." in turn.text


def test_what_counted_most_at_a_turning_point_has_its_part_of_the_change(program: Program) -> None:
    begin(program)
    play_to_the_end(program)
    context, session = table(program).context, table(program).bridge.session
    course = Appraisal(0, (0.5, 0.5)), Appraisal(2, (0.8, 0.2))
    good = Judged[Any](0, 0, "auction", (0.75, 0.25), 0.0, Trade(), 0.75, 0.0, disputed=False)
    review = Review[Any](3, "", 9, course, (good,), (Appraisal(2, (0.8, 0.2)),))
    (turn,) = ReviewTexts(context.words, context.ui.advice(), session, review).turns()
    assert ". Ana: " in turn.text
    assert turn.text.endswith(". This counted most: it raised Ana’s chance from 50% to 75%.")


def test_the_decision_that_the_board_shows_is_marked_and_in_sight_and_marked_in_the_chart(
    program: Program, qtbot: QtBot
) -> None:
    begin(program)
    play_to_the_end(program)
    page = reviewed(program, qtbot)
    assert page.marked_decision is None
    assert page.marked_in_chart is None
    last = page.widget.decisions.values[-1]
    table(program).history.look_at(last)
    assert page.marked_decision == last
    assert page.sees_marked_decision
    assert page.marked_in_chart == last
    table(program).history.come_back()
    assert page.marked_decision is None


def test_a_turning_point_in_the_chart_leads_to_its_moment(program: Program, qtbot: QtBot) -> None:
    begin(program)
    play_to_the_end(program)
    page = reviewed(program, qtbot)
    assert page.marked_turns == page.turns
    page.choose_turn_in_chart(0)
    assert table(program).history.looks_back


def test_a_game_from_another_folder_brings_its_review_along(program: Program, qtbot: QtBot, tmp_path: Path) -> None:
    begin(program)
    play_to_the_end(program)
    reviewed(program, qtbot).close()
    assert program.file
    for file in program.file, paths.review_of(program.file):
        shutil.copy(file, tmp_path / f"friday{file.suffix}")
    assert program.open(tmp_path / "friday.toy")
    assert opened(program).is_done


def test_a_decision_leads_to_its_moment_where_the_better_move_is_named(program: Program, qtbot: QtBot) -> None:
    begin(program)
    play_to_the_end(program)
    page = reviewed(program, qtbot)
    at = page.choose_decision(0)
    assert table(program).history.at == at
    past = PastPage.of(program.window)
    assert "Mistake: chance of winning 40% after it, 50% after the better move; costs about 2 points" in past.labels()
    assert "Suggested move" in past.frames
    assert page.frames == past.frames
    assert any(text.startswith("Better: ") for text in past.labels())


def test_the_chances_follow_the_moment_that_is_shown(program: Program, qtbot: QtBot) -> None:
    begin(program)
    play(program, Buy("a1"), Trade())
    page = opened(program)
    qtbot.waitUntil(lambda: page.now.startswith("Chance of winning now: "), timeout=WAIT_MS)
    table(program).history.look_at(0)
    assert page.now == ""
    qtbot.waitUntil(lambda: page.now.startswith("Chance of winning before this decision: "), timeout=WAIT_MS)
    assert "50%" in page.now


def test_a_branch_goes_on_with_the_chances_beside_it(program: Program, qtbot: QtBot) -> None:
    begin(program)
    play_to_the_end(program)
    opened(program)
    table(program).history.branch(2)
    BranchPage.of(program.window).begin()
    qtbot.waitUntil(lambda: table(program).bridge.question is not None, timeout=WAIT_MS)
    settle()
    page = ReviewPage.of(program.window)
    assert not page.is_in_front
    qtbot.waitUntil(lambda: page.now.startswith("Chance of winning now: "), timeout=WAIT_MS)


def test_it_stands_beside_the_board_which_keeps_its_size(program: Program, qtbot: QtBot) -> None:
    begin(program)
    play_to_the_end(program)
    board = program.window.map
    assert board
    settle()
    before = board.width()
    page = reviewed(program, qtbot)
    settle()
    assert board.width() == before
    assert page.widget.mapTo(program.window, QPoint()).x() > board.mapTo(program.window, QPoint()).x() + before
    page.choose_decision(0)
    settle()
    assert board.width() == before
    assert page.is_in_front


def test_from_a_decision_one_plays_on_in_another_game(program: Program, qtbot: QtBot) -> None:
    begin(program)
    play_to_the_end(program)
    page, file = reviewed(program, qtbot), program.file
    assert not page.can_play
    at = page.choose_decision(0)
    page.play_from_here()
    BranchPage.of(program.window).begin()
    assert program.file != file
    assert table(program).bridge.made == at
    settle()
    assert not ReviewPage.of(program.window).is_in_front
    assert not table(program).decision.host.visibleRegion().isEmpty()


def test_the_next_move_drops_the_review_and_another_can_be_made(program: Program, qtbot: QtBot) -> None:
    begin(program)
    play(program, Trade(), Trade())
    page = reviewed(program, qtbot)
    play(program, Trade())
    assert not page.is_done
    assert page.can_begin


def test_it_can_be_given_up(program: Program, qtbot: QtBot) -> None:
    begin(program)
    play_to_the_end(program)
    page = opened(program)
    page.begin()
    page.cancel()
    assert page.can_begin
    page.begin()
    qtbot.waitUntil(lambda: page.is_done, timeout=WAIT_MS)


def test_it_closes_with_its_game(program: Program) -> None:
    begin(program)
    play_to_the_end(program)
    opened(program)
    assert ReviewPage.all_of(program.window)
    program.window.commands.actions["start"].trigger()
    QApplication.processEvents()
    assert not ReviewPage.all_of(program.window)


def test_while_something_is_hidden_or_without_hints_it_says_why_there_is_none(program: Program) -> None:
    begin(program, coins="hidden")
    play(program, Trade())
    page = opened(program)
    assert not page.can_begin
    assert any("would reveal what is hidden" in text for text in page.labels())
    page.close()
    begin(program, hints=False)
    play(program, Trade())
    page = opened(program)
    assert any("Hints are turned off in this game" in text for text in page.labels())
    assert page.now == ""


def test_a_coach_that_breaks_down_leaves_a_reason(
    program: Program, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    begin(program)
    play_to_the_end(program)
    assert program.open_game
    monkeypatch.setattr(program.open_game.played_on.definition, "coach", Stumbling())
    page = opened(program)
    page.begin()
    qtbot.waitUntil(lambda: page.can_begin, timeout=WAIT_MS)
    assert any("The game couldn’t be reviewed." in text for text in page.labels())


class Stumbling(ToyCoach):
    def opinion(self, *_: object) -> None:  # type: ignore[override]
        raise ValueError("stumbled")


def test_it_is_saved_as_a_page(program: Program, qtbot: QtBot, tmp_path: Path) -> None:
    begin(program)
    play_to_the_end(program)
    page = reviewed(program, qtbot)
    page.ask_page()
    dialog = FilePage.of(program.window)
    dialog.choose(tmp_path / "review.html")
    dialog.close()
    text = (tmp_path / "review.html").read_text(encoding="utf-8")
    assert "chance of winning 40% after it, 50% after the better move" in text
    assert "<svg" in text
    assert "\N{BLACK CIRCLE}</b> Ana" in text
    assert "\N{BLACK UP-POINTING TRIANGLE}</b> Budi" in text
    assert any(label.startswith("Saved as ") for label in page.labels())


def test_the_final_screen_leads_to_it(program: Program) -> None:
    begin(program)
    play_to_the_end(program)
    final = table(program).final
    assert final
    final.review_requested.emit()
    assert ReviewPage.of(program.window).can_begin


def test_the_final_screen_has_the_turning_points_of_the_review(program: Program, qtbot: QtBot) -> None:
    begin(program)
    play_to_the_end(program)
    page = reviewed(program, qtbot)
    turns = page.turns
    assert turns
    page.close()
    final = FinalPage.of(program.window)
    assert all(any(turn in label for label in final.labels()) for turn in turns)
    assert "Turning points" in final.labels()
    final.show_moment(2)
    assert table(program).history.at == 2
