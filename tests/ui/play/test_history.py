"""Looking back at earlier moments, which changes nothing, and going on from one of them."""

from __future__ import annotations

from collections.abc import Callable
from html import escape
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from indonesia_qt.core.flow import Event
from indonesia_qt.games.indonesia.analysis.event_subjects import Surroundings
from indonesia_qt.games.indonesia.bots.rules_of_thumb import Greedy
from indonesia_qt.games.indonesia.rules.actions import PlaceCity, StartProduction
from indonesia_qt.games.indonesia.rules.events import CompanyStarted, GoodDelivered
from indonesia_qt.games.indonesia.rules.phases.new_era import ChooseSite
from indonesia_qt.games.indonesia.rules.phases.turn_order import PlaceBid
from indonesia_qt.games.indonesia.rules.state import Options
from indonesia_qt.ui.board.marks import AreaMark
from indonesia_qt.ui.games.indonesia.texts.names import rupiah
from indonesia_qt.ui.play.history import History
from indonesia_qt.ui.play.log_view import LogLine
from indonesia_qt.ui.table.log.log_writer import last_decision
from indonesia_qt.ui.table.panels.panel import QuestionPanel
from indonesia_qt.ui.table.panels.past import PastPanel
from tests.ui.pages.boxes import MessagePage
from tests.ui.pages.branch import BranchPage
from tests.ui.pages.log import COMPANIES, LogPage
from tests.ui.pages.past import BannerPage, BranchesPage, PastPage
from tests.ui.pages.table import LEFT
from tests.ui.table.mouse import Mouse
from tests.ui.table.new_games import Begin

NO_KEY = Qt.KeyboardModifier.NoModifier
Played = Callable[..., Mouse]


@pytest.fixture
def played(begin: Begin) -> Played:
    """A game in which some decisions have been made, of people unless told otherwise; bots wait."""

    def played(decisions: int, *players: str, options: Options | None = None, seed: int = 3) -> Mouse:
        mouse = begin(*(players or ("human",) * 3), seed=seed, options=options or Options(money="open"))
        mouse.program.window.resize(1366, 900)  # in a lower one the log is folded
        mouse.table.bridge.set_paused(True)
        play_on(mouse, decisions)
        return mouse

    return played


def play_on(mouse: Mouse, decisions: int) -> None:
    session = mouse.table.bridge.session
    made = len(session.entries) + decisions
    play_until(mouse, lambda: len(session.entries) == made)


def play_until(mouse: Mouse, is_there: Callable[[], bool]) -> None:
    """Decide for everybody, then show what has come of it: to show each decision would take long."""
    session, chance = mouse.table.bridge.session, Random(1)
    while not is_there():
        asked = session.question
        assert asked
        session.submit(Greedy().choose(session.game.view(session.state, asked.seat), asked, chance))
    mouse.table.bridge.changed.emit(())


def last_own(mouse: Mouse) -> int | None:
    """The last decision of who is asked."""
    session = mouse.table.bridge.session
    assert session.question
    return last_decision(session, session.question.seat)


def history(mouse: Mouse) -> History:
    return mouse.table.history


def banner(mouse: Mouse) -> BannerPage:
    return BannerPage(history(mouse).banner)


def press(mouse: Mouse, key: Qt.Key, modifier: Qt.KeyboardModifier = NO_KEY) -> None:
    """Press a key with the keyboard on the board."""
    QApplication.processEvents()
    view = mouse.program.window.map
    assert view
    QTest.keyClick(view, key, modifier)


def save_of(mouse: Mouse) -> bytes:
    assert mouse.program.file
    return mouse.program.file.read_bytes()


def click_scrubber(mouse: Mouse, at: int) -> None:
    timeline_slider = history(mouse).timeline_slider
    QApplication.processEvents()
    place = QPoint(round(timeline_slider.x_of(at)), timeline_slider.height() // 2)
    QTest.mouseClick(timeline_slider, LEFT, NO_KEY, place)


def test_a_click_on_the_scrubber_shows_an_earlier_position_and_its_decision(played: Played) -> None:
    mouse = played(90)
    session = mouse.table.bridge.session
    click_scrubber(mouse, 40)

    assert history(mouse).at == 40
    assert mouse.table.view.companies == session.position(40).companies
    assert isinstance(mouse.panel, PastPanel)
    assert mouse.panel.entry is session.entries[40]
    assert banner(mouse).widget.isVisible()
    assert banner(mouse).decision == (41, 90)
    prompt = mouse.table.decision.prompt
    assert prompt.isAncestorOf(banner(mouse).widget)
    assert not prompt.text.isVisible(), "the banner has the line for itself"


def test_keys_go_back_and_forth_by_decision_phase_and_year(played: Played) -> None:
    mouse = played(120)
    timeline = history(mouse).timeline
    press(mouse, Qt.Key.Key_Left, Qt.KeyboardModifier.AltModifier)
    assert history(mouse).at == 119
    press(mouse, Qt.Key.Key_Left)
    assert history(mouse).at == 118
    press(mouse, Qt.Key.Key_Right)
    assert history(mouse).at == 119
    press(mouse, Qt.Key.Key_Left, Qt.KeyboardModifier.ShiftModifier)
    phase = history(mouse).at
    assert timeline.moments[phase].phase != timeline.moments[phase - 1].phase
    press(mouse, Qt.Key.Key_Left, Qt.KeyboardModifier.ControlModifier)
    year = history(mouse).at
    assert timeline.moments[year].round == timeline.moments[year - 1].round + 1
    press(mouse, Qt.Key.Key_Right, Qt.KeyboardModifier.ShiftModifier)
    assert timeline.moments[history(mouse).at].phase != timeline.moments[year].phase
    press(mouse, Qt.Key.Key_Home)
    assert history(mouse).at == 0
    press(mouse, Qt.Key.Key_Right, Qt.KeyboardModifier.ControlModifier)
    assert timeline.moments[history(mouse).at].round == 2
    press(mouse, Qt.Key.Key_End)
    assert not history(mouse).looks_back
    assert isinstance(mouse.panel, QuestionPanel)


def test_the_arrows_are_the_boards_in_the_present(played: Played) -> None:
    mouse = played(0)
    mouse.answer()
    assert mouse.table.board.scene.targets
    view = mouse.program.window.map
    assert view
    view.setFocus()
    press(mouse, Qt.Key.Key_Right)
    assert mouse.table.board.scene.focused
    assert not history(mouse).looks_back


def test_with_the_keyboard_on_the_scrubber_its_arrows_lead_into_the_past(played: Played) -> None:
    mouse = played(30)
    timeline_slider = history(mouse).timeline_slider
    timeline_slider.setFocus()
    QTest.keyClick(timeline_slider, Qt.Key.Key_Left)
    assert history(mouse).at == 29
    QTest.keyClick(timeline_slider, Qt.Key.Key_Home)
    assert history(mouse).at == 0


@pytest.mark.parametrize("way", ["key", "banner", "panel"])
def test_there_are_three_ways_back_to_the_present(played: Played, way: str) -> None:
    mouse = played(30)
    click_scrubber(mouse, 10)
    if way == "key":
        press(mouse, Qt.Key.Key_Escape)
    elif way == "banner":
        banner(mouse).return_to_present()
    else:
        mouse.return_to_present()
    assert not history(mouse).looks_back
    assert mouse.table.view.companies == mouse.table.bridge.session.state.companies
    assert mouse.table.decision.prompt.isVisible()


def test_looking_back_changes_neither_the_game_nor_its_file(played: Played) -> None:
    mouse = played(60)
    session = mouse.table.bridge.session
    positions = [session.position(at).copy() for at in range(61)]
    entries, saved = list(session.entries), save_of(mouse)
    press(mouse, Qt.Key.Key_Left, Qt.KeyboardModifier.AltModifier)
    while history(mouse).at:
        assert isinstance(mouse.panel, PastPanel)
        mouse.panel.find_alternatives()
        press(mouse, Qt.Key.Key_Left)
    press(mouse, Qt.Key.Key_Escape)

    assert [session.position(at) for at in range(61)] == positions
    assert session.entries == entries
    assert save_of(mouse) == saved


def test_in_the_past_nothing_can_be_played_or_taken_back(played: Played) -> None:
    mouse = played(3)
    window = mouse.program.window
    chosen = mouse.table.bridge.session.entries[0].action
    assert isinstance(chosen, PlaceCity)
    click_scrubber(mouse, 0)
    assert not window.play.undo.isEnabled()
    assert not window.play.undo_turn.isEnabled()
    assert mouse.table.board.scene.targets == ()
    mouse.click_area(chosen.area)
    press(mouse, Qt.Key.Key_Return)
    assert mouse.table.bridge.made == 3
    assert history(mouse).at == 0


def test_the_past_is_seen_through_the_eyes_of_who_is_asked_now(played: Played) -> None:
    mouse = played(60, options=Options(money="hidden"))
    click_scrubber(mouse, 20)
    assert all(player.secret for player in mouse.table.view.players)

    mouse = played(60, "human", "greedy", "greedy", options=Options(money="hidden"))
    click_scrubber(mouse, 20)
    assert [player.secret for player in mouse.table.view.players] == [False, True, True]


def test_what_another_could_have_bid_stays_secret_while_the_game_runs(played: Played) -> None:
    mouse = played(60, options=Options(money="hidden"))
    session = mouse.table.bridge.session
    bid = next(at for at in range(60) if isinstance(session.position(at).stack[-1], PlaceBid))
    history(mouse).look_at(bid)
    mouse.panel.find_alternatives()
    assert mouse.panel.groups is None
    assert PastPage(mouse.panel).entries == []
    assert PastPage(mouse.panel).is_secret


def test_what_else_could_have_been_chosen_is_listed_and_what_was_is_ticked(played: Played) -> None:
    mouse = played(150)
    session = mouse.table.bridge.session
    for at in range(0, 150, 5):
        asked = session.position(at).stack[-1]
        if isinstance(asked, ChooseSite):
            continue  # the cards are secret
        history(mouse).look_at(at)
        mouse.panel.find_alternatives()
        past = PastPage(mouse.panel)
        assert len(past.ticked) == 1, past.entries
        assert len(past.entries) <= len(asked.actions(session.position(at)))


def test_an_alternative_that_is_clicked_is_shown_on_the_board(played: Played, qtbot: QtBot) -> None:
    mouse = played(100)
    session = mouse.table.bridge.session
    at = next(at for at in range(100) if isinstance(session.entries[at].action, StartProduction))
    actions = session.position(at).stack[-1].actions(session.position(at))
    history(mouse).look_at(at)
    qtbot.waitUntil(lambda: mouse.panel.list.count() > 0)
    row = next(n for n, group in enumerate(mouse.panel.groups) if isinstance(group.first, StartProduction))
    mouse.choose(mouse.panel.list, row)
    deed = mouse.panel.groups[row].first.deed
    hinted = {mark.area for mark in mouse.panel.marks() if isinstance(mark, AreaMark) and mark.standing == "hint"}
    assert hinted == {a.area for a in actions if isinstance(a, StartProduction) and a.deed == deed}


def test_bots_play_on_while_a_person_looks_back_and_the_banner_counts(begin: Begin, qtbot: QtBot) -> None:
    mouse = begin("greedy", "greedy", "greedy")
    bridge = mouse.table.bridge
    qtbot.waitUntil(lambda: bridge.made > 5, timeout=30_000)
    history(mouse).look_at(3)
    seen, made = mouse.table.view, bridge.made
    qtbot.waitUntil(lambda: bridge.made > made + 3, timeout=30_000)
    bridge.set_paused(True)

    assert history(mouse).at == 3
    assert mouse.table.view is seen
    assert banner(mouse).decision == (4, bridge.made)


def test_the_game_is_shown_again_step_by_step_to_the_present(played: Played, qtbot: QtBot) -> None:
    mouse = played(40)
    mouse.program.window.preferences.set("replay_speed", "eightfold")
    click_scrubber(mouse, 36)
    banner(mouse).play()
    qtbot.waitUntil(lambda: not history(mouse).looks_back, timeout=10_000)
    assert not banner(mouse).widget.play.isChecked()


def test_undo_to_here_takes_back_what_came_then_and_redo_brings_it_again(played: Played) -> None:
    mouse = played(30)
    session, before = mouse.table.bridge.session, mouse.table.bridge.session.state
    click_scrubber(mouse, 20)
    banner(mouse).undo()
    assert mouse.table.bridge.made == 20
    assert not history(mouse).looks_back
    for _ in range(10):
        mouse.program.window.play.redo.trigger()
    assert session.state == before


def test_undo_to_a_bots_decision_lets_the_bots_wait(played: Played) -> None:
    mouse = played(20, "human", "greedy")
    while mouse.table.bridge.question.seat:
        play_on(mouse, 1)
    mouse.table.bridge.set_paused(False)
    bot = next(at for at in range(20) if mouse.table.history.timeline.moments[at].seat == 1)
    history(mouse).undo_to(bot)
    assert mouse.table.bridge.made == bot
    assert mouse.table.bridge.paused


def test_undo_turn_goes_to_the_first_decision_of_the_turn(played: Played) -> None:
    mouse = played(0)
    session = mouse.table.bridge.session
    play_until(
        mouse,
        lambda: (
            session.question is not None
            and [entry.seat for entry in session.entries[-2:]] == [session.question.seat] * 2
        ),
    )
    moments = history(mouse).timeline.moments
    assert moments[-1].seat == moments[-2].seat == moments[-3].seat
    before, made = moments[-1], mouse.table.bridge.made
    press(mouse, Qt.Key.Key_Backspace, Qt.KeyboardModifier.ControlModifier)
    now = mouse.table.bridge.made
    moments = history(mouse).timeline.moments
    assert now <= made - 2
    assert moments[-1].seat == before.seat
    assert moments[-2] != moments[-1]


def test_a_branch_is_a_new_game_and_the_old_one_stays_as_it_is(played: Played) -> None:
    mouse = played(60)
    old, saved = mouse.program.file, save_of(mouse)
    entries = list(mouse.table.bridge.session.entries)
    click_scrubber(mouse, 20)
    banner(mouse).branch()
    BranchPage.of(mouse.program.window).begin()

    assert mouse.program.file != old
    assert mouse.table.bridge.session.entries == entries[:20]
    assert not history(mouse).looks_back
    play_on(mouse, 4)
    branch, made = mouse.program.file, list(mouse.table.bridge.session.entries)
    assert branch
    assert branch.name.endswith(" Ana Budi Citra from 20.indonesia")
    assert old
    assert set(branch.parent.glob("*.indonesia")) == {old, branch}
    assert old.read_bytes() == saved
    assert mouse.program.open(branch)
    assert mouse.table.bridge.session.entries == made
    assert mouse.program.open(old)
    assert mouse.table.bridge.session.entries == entries


def line_of(mouse: Mouse, kind: type[Event], nth: int = 0) -> tuple[int, LogLine]:
    """A row of the log as it is shown, and its line, that tells of a kind of event."""
    QApplication.processEvents()
    pane, words, session = mouse.table.log.pane, mouse.table.context.words, mouse.table.bridge.session
    texts = [
        text
        for at, entry in enumerate(session.entries)
        for alike, text in words.sentences(entry.events, Surroundings(session.position(at), session.position(at + 1)))
        if text and isinstance(alike[0], kind)
    ]
    row = next(row for row, line in enumerate(pane.view.lines.lines) if line.text == texts[nth])
    return row, pane.view.lines.lines[row]


def log(mouse: Mouse) -> LogPage:
    return LogPage(mouse.table.log.pane)


def lit(mouse: Mouse) -> set[str]:
    return set(mouse.table.board.lit)


def test_the_pointer_on_a_line_lights_up_its_places(played: Played) -> None:
    mouse = played(80)
    event = next(e for n in mouse.table.bridge.session.entries for e in n.events if isinstance(e, GoodDelivered))
    row, _ = line_of(mouse, GoodDelivered)
    log(mouse).point_at(row)
    assert {event.origin, *event.route, event.city} <= lit(mouse)
    log(mouse).point_away()
    assert lit(mouse) == set()


def test_a_click_on_a_line_keeps_its_places_lit(played: Played) -> None:
    mouse = played(80)
    row, line = line_of(mouse, CompanyStarted)
    log(mouse).click_line(row)
    log(mouse).point_away()
    assert lit(mouse) == set(line.places) != set()


@pytest.mark.parametrize("way", ["double click", "Enter", "menu"])
def test_a_line_leads_to_where_it_was_written(played: Played, way: str) -> None:
    mouse = played(80)
    row, line = line_of(mouse, CompanyStarted, 2)
    if way == "double click":
        log(mouse).double_click_line(row)
    elif way == "Enter":
        log(mouse).press_enter_on(row)
    else:
        log(mouse).review_from(row)
    assert history(mouse).at == line.at
    chosen = history(mouse).chosen
    assert chosen
    assert any(mouse.table.context.words.sentence(event) == line.text for event in chosen.events)


def test_a_branch_asks_who_plays_and_lets_paused_bots_wait(played: Played) -> None:
    mouse = played(40, "human", "greedy", "hard/hunter")
    click_scrubber(mouse, 20)
    old, seats = mouse.program.file, mouse.table.bridge.seats
    banner(mouse).branch()
    dialog = BranchPage.of(mouse.program.window)
    assert dialog.players == ["human", "greedy", "hard/any"]
    assert not dialog.can_rename
    assert mouse.table.bridge.is_held()
    dialog.cancel()
    assert mouse.program.file == old
    assert not mouse.table.bridge.is_held()
    banner(mouse).branch()
    dialog = BranchPage.of(mouse.program.window)
    dialog.seat(1, "human")
    dialog.begin()
    bridge = mouse.table.bridge
    assert mouse.program.file != old
    assert [seat.player for seat in bridge.seats] == ["human", "human", seats[2].player]
    assert bridge.paused


def test_after_undo_paused_bots_are_said_to_be_paused(played: Played) -> None:
    mouse = played(40, "human", "greedy", "greedy")
    press(mouse, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert mouse.program.window.statusBar().currentMessage() == "The bots are still paused."


def test_the_menu_of_a_line_branches_undoes_and_copies(played: Played) -> None:
    mouse = played(80)
    row, line = line_of(mouse, CompanyStarted, 2)
    entries = list(mouse.table.bridge.session.entries)
    clipboard = QGuiApplication.clipboard()
    log(mouse).copy_text(row)
    assert clipboard.text() == line.text
    log(mouse).copy_notation(row)
    assert clipboard.text() == mouse.table.log.notation(line.at)
    log(mouse).undo_to(row)
    assert mouse.table.bridge.session.entries == entries[: line.at]
    row, line = line_of(mouse, CompanyStarted, 1)
    old = mouse.program.file
    log(mouse).branch_from(row)
    BranchPage.of(mouse.program.window).begin()
    assert mouse.program.file != old
    assert mouse.table.bridge.session.entries == entries[: line.at]


def test_the_log_is_searched_and_filtered_and_all_of_it_comes_back(played: Played) -> None:
    mouse = played(80)
    pane = mouse.table.log.pane
    everything = [line.text for line in pane.view.lines.lines]
    press(mouse, Qt.Key.Key_L, Qt.KeyboardModifier.ControlModifier)
    assert pane.search.hasFocus()
    log(mouse).search("starts")
    events = [line for line in pane.view.lines.lines if line.rank == "event"]
    assert events
    assert all("starts" in line.text for line in events)
    pane.search.clear()
    log(mouse).show_only("Budi", COMPANIES)
    events = [line for line in pane.view.lines.lines if line.rank == "event"]
    assert events
    assert all(1 in line.seats and "companies" in line.topics for line in events)
    assert log(mouse).filters == 2
    log(mouse).show_everything()
    assert [line.text for line in pane.view.lines.lines] == everything


def test_the_log_of_an_area_is_asked_for_on_the_board(played: Played) -> None:
    mouse = played(80)
    pane = mouse.table.log.pane
    _, line = line_of(mouse, CompanyStarted)
    pane.show_about(line.places[0], "Somewhere")
    events = [shown for shown in pane.view.lines.lines if shown.rank == "event"]
    assert line in events
    assert all(line.places[0] in shown.places for shown in events)
    assert log(mouse).about
    log(mouse).end_about()
    assert len(pane.view.lines.lines) == len(pane.lines)
    assert not log(mouse).about


def test_what_was_left_for_another_decision_is_found_and_opens_a_new_game(played: Played) -> None:
    mouse = played(80)
    session, old = mouse.table.bridge.session, mouse.program.file
    left = tuple(session.entries)
    history(mouse).undo_to(60)
    asked = session.question
    assert asked
    other = next(action for action in asked.actions(session.state) if action != left[60].action)
    mouse.table.bridge.submit(other, 60)
    assert old
    saved = old.read_bytes()
    assert mouse.program.open(old)

    mouse.program.window.past.lines_requested.emit()
    dialog = BranchesPage.of(mouse.program.window)
    (left_line,) = dialog.lines
    assert "20 decisions, starting at decision 61" in left_line
    mouse.choose(dialog.widget.list)
    dialog.open_line()
    BranchPage.of(mouse.program.window).begin()
    assert mouse.program.file != old
    assert tuple(mouse.table.bridge.session.entries) == left
    assert old.read_bytes() == saved


def test_the_log_is_exported_with_the_notation(played: Played, tmp_path: Path) -> None:
    mouse = played(80)
    text, page = tmp_path / "log.txt", tmp_path / "log.html"
    mouse.program.exports.write_log(text)
    mouse.program.exports.write_log(page)
    written = text.read_text(encoding="utf-8")
    assert written.startswith("Indonesia: Ana, Budi, Citra\n")
    for number in (1, 40, 80):
        assert f"{number}." in written
        assert mouse.table.log.notation(number - 1) in written
    assert all(escape(line.text) in page.read_text(encoding="utf-8") for line in mouse.table.log.pane.lines)
    mouse.program.exports.write_log(tmp_path / "no such folder" / "log.txt")
    assert "no such folder" in MessagePage.of(mouse.program.window).text


def test_at_his_turn_a_person_reads_what_happened_since_his_last_decision(played: Played) -> None:
    mouse = played(0, options=Options(money="open"))
    session = mouse.table.bridge.session
    play_until(mouse, lambda: (last := last_own(mouse)) is not None and len(session.entries) - last >= 12)
    asked, last = session.question, last_own(mouse)
    assert asked
    assert last is not None
    QApplication.processEvents()
    pane = mouse.table.log.pane
    assert pane.recap.isVisible()
    assert 1 <= len(pane.recap.lines) <= 12
    told = " ".join(line.text for line in pane.recap.lines)
    then, now = (position.players[asked.seat].cash for position in (session.position(last + 1), session.state))
    assert then == now or f"you {'+' if now > then else ''}{rupiah(now - then)}" in told
    started = [e.company for n in session.entries[last + 1 :] for e in n.events if isinstance(e, CompanyStarted)]
    assert all(mouse.table.context.words.company(company) in told for company in started)
    divider = next(row for row, line in enumerate(pane.lines) if line.rank == "divider")
    assert all(line.at <= last + 1 for line in pane.lines[:divider])
    assert all(line.at > last for line in pane.lines[divider:])

    press(mouse, Qt.Key.Key_Escape)
    assert not pane.recap.isVisible()
    play_on(mouse, 0)
    assert not pane.recap.isVisible()


def test_what_happened_is_shown_again_from_ones_last_decision_on(played: Played, qtbot: QtBot) -> None:
    mouse = played(0)
    play_until(mouse, lambda: last_own(mouse) is not None)
    last = last_own(mouse)
    assert last is not None
    mouse.program.window.preferences.set("replay_speed", "eightfold")
    mouse.click(mouse.table.log.pane.recap.replay)
    assert history(mouse).at == last + 1
    qtbot.waitUntil(lambda: not history(mouse).looks_back, timeout=10_000)


def test_what_happened_tells_nobody_elses_secrets(played: Played) -> None:
    mouse = played(60, "human", "greedy", "greedy", options=Options(money="hidden"))
    session = mouse.table.bridge.session
    while session.question is None or session.question.seat or last_decision(session, 0) is None:
        play_on(mouse, 1)
    cash = [line.text for line in mouse.table.log.pane.recap.lines if line.text.startswith("Cash")]
    assert not any(name in text for text in cash for name in ("Budi", "Citra"))


def test_after_ones_own_decision_there_is_nothing_to_tell(played: Played) -> None:
    mouse = played(0)
    session = mouse.table.bridge.session
    play_until(
        mouse,
        lambda: session.question is not None and [session.question.seat] == [one.seat for one in session.entries[-1:]],
    )
    assert not mouse.table.log.pane.recap.isVisible()
    assert all(line.rank != "divider" for line in mouse.table.log.pane.lines)


def test_the_replay_is_begun_stopped_and_hastened_by_keys(played: Played) -> None:
    mouse = played(60)
    replay = history(mouse).replay
    assert not replay.runs
    click_scrubber(mouse, 5)
    press(mouse, Qt.Key.Key_K)
    assert replay.runs
    assert banner(mouse).offers_stop
    press(mouse, Qt.Key.Key_Period)
    press(mouse, Qt.Key.Key_Period)
    assert replay.speed == "fourfold"
    assert banner(mouse).is_four_times_as_fast
    press(mouse, Qt.Key.Key_Comma)
    assert replay.speed == "double"
    press(mouse, Qt.Key.Key_K)
    assert not replay.runs
    assert history(mouse).looks_back


def test_the_replay_has_five_speeds_which_the_banner_offers_and_which_are_kept(played: Played) -> None:
    mouse = played(30)
    click_scrubber(mouse, 5)
    offered = banner(mouse).speeds
    assert len(offered) == 5
    offered[-1].trigger()
    assert history(mouse).replay.speed == "eightfold"
    assert offered[-1].isChecked()
    for _ in range(9):
        press(mouse, Qt.Key.Key_Comma)
    assert history(mouse).replay.speed == "half"
    assert mouse.program.window.preferences.value("replay_speed") == "half"


def test_the_whole_game_is_replayed_from_its_beginning(played: Played, qtbot: QtBot) -> None:
    mouse = played(6)
    mouse.program.window.preferences.set("replay_speed", "eightfold")
    mouse.program.window.commands.actions["replay_all"].trigger()
    assert history(mouse).at == 0
    assert history(mouse).replay.runs
    qtbot.waitUntil(lambda: not history(mouse).looks_back, timeout=10_000)
    assert not history(mouse).replay.runs


def test_the_banner_steps_back_and_on_with_the_mouse(played: Played) -> None:
    mouse = played(30)
    click_scrubber(mouse, 10)
    at = history(mouse).at
    banner(mouse).go_back()
    assert history(mouse).at == at - 1
    banner(mouse).go_on()
    banner(mouse).go_on()
    assert history(mouse).at == at + 1


@pytest.mark.parametrize("way", ["mouse", "keys"])
def test_a_line_of_what_happened_leads_to_its_moment(played: Played, way: str) -> None:
    mouse = played(0, options=Options(money="open"))
    session = mouse.table.bridge.session
    while not any(line.text.startswith("New companies") for line in mouse.table.log.pane.recap.lines):
        play_on(mouse, 1)
    QApplication.processEvents()
    recap = mouse.table.log.pane.recap
    row = next(n for n, line in enumerate(recap.lines) if line.text.startswith("New companies"))
    label = recap.rows.itemAt(row).widget()
    if way == "mouse":
        QTest.mouseClick(label, LEFT)
    else:
        label.setFocus()
        QTest.keyClick(label, Qt.Key.Key_Return)
    at = history(mouse).at
    assert history(mouse).looks_back
    assert any(isinstance(event, CompanyStarted) for event in session.entries[at].events)
