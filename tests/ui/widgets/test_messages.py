"""What the people at the screen are told in messages: each once, out of the way, and only what they want."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QApplication, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from indonesia_qt.core.flow import Event
from indonesia_qt.core.session import Session
from indonesia_qt.games.indonesia.rules import events as ev
from indonesia_qt.games.indonesia.rules.actions import Announce
from indonesia_qt.games.indonesia.rules.state import Options, State
from indonesia_qt.library import load_map
from indonesia_qt.ui.games.indonesia.texts.names import rupiah
from indonesia_qt.ui.table.window import main_window
from tests.ui.app.test_announcements import Ear, ear
from tests.ui.games.indonesia.test_chart_data import actions, played
from tests.ui.pages.auction import AuctionPage
from tests.ui.pages.page import Page, settle
from tests.ui.table.mouse import Mouse
from tests.ui.table.new_games import Begin

assert ear
OPEN = Options(money="open")
KINDS = ("tell_money", "tell_era", "tell_growth", "tell_skip")


@pytest.fixture(autouse=True)
def as_by_default(begin: Begin) -> None:
    """The choices of other tests don't count here."""
    mouse = begin("human", "human")
    for key in KINDS:
        mouse.program.window.preferences.set(key, "toast")


def said(mouse: Mouse) -> str:
    """The message beside the prompt; empty when there is none."""
    news = mouse.table.decision.prompt.news
    return news.accessibleDescription() if news.isVisible() else ""


def come_to(begin: Begin, happens: Callable[[Any, State], bool], *players: str) -> tuple[Mouse, list[str], list[Event]]:
    """Play the greedy bot's game until something happens; the news of that decision, and its events."""
    game = load_map().game
    session = Session(game, game.new_setup(OPEN, len(players), 1))
    course = actions(OPEN, len(players))
    made = next(
        made
        for made, action in enumerate(course)
        if any([happens(event, session.state) for event in session.submit(action)])  # noqa: C419
    )
    mouse = played(begin, made, *players, options=OPEN)
    heard: list[str] = []
    mouse.table.news.connect(heard.extend)
    mouse.table.bridge.submit(course[made], made)
    return mouse, heard, list(mouse.table.bridge.session.entries[-1].events)


def grows(event: Event, s: State) -> bool:  # noqa: ARG001
    return isinstance(event, ev.CityGrew)


def begins_era(event: Event, s: State) -> bool:  # noqa: ARG001
    return isinstance(event, ev.EraBegan)


def skips_ana(event: Event, s: State) -> bool:  # noqa: ARG001
    return isinstance(event, ev.Skipped) and event.seat == 0


def pays_ana(event: Event, s: State) -> bool:
    """Another player's goods go by Ana's ships."""
    return (
        isinstance(event, ev.GoodDelivered)
        and s.companies[event.line].owner == 0
        and s.companies[event.company].owner != 0
    )


PEOPLE = ("human", "human", "greedy")


def test_a_growing_city_is_told(begin: Begin) -> None:
    mouse, heard, events = come_to(begin, grows, *PEOPLE)
    grown = [event for event in events if isinstance(event, ev.CityGrew)]
    [told] = [text for text in heard if text.startswith("Cities grow")]

    assert all(f"{mouse.table.context.words.place(one.area)} to size {one.size}" in told for one in grown)
    assert told in said(mouse)


def test_a_message_ends_with_the_question_to_which_it_belongs(
    begin: Begin, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(main_window, "LEAST_MESSAGE_MS", 0)
    mouse = played(begin, 10, "human", "human", options=OPEN)
    mouse.table.news.emit(("News",))
    mouse.program.window.show_message("Saved.")
    settle()
    assert said(mouse) == "Saved."
    assert mouse.program.window.statusBar().currentMessage() == "Saved."
    mouse.table.bridge.submit(actions(OPEN, 2)[10], 10)
    qtbot.waitUntil(lambda: not said(mouse))
    assert not mouse.program.window.statusBar().currentMessage()


def test_a_new_era_is_told(begin: Begin) -> None:
    _, heard, events = come_to(begin, begins_era, *PEOPLE)

    assert any(isinstance(event, ev.EraBegan) for event in events)
    assert any(text.startswith("Era ") and text.endswith(" begins.") for text in heard)


def test_who_is_skipped_is_told_why(begin: Begin) -> None:
    _, heard, events = come_to(begin, skips_ana, "human", "greedy", "greedy")
    reasons = [str(event.reason) for event in events if isinstance(event, ev.Skipped) and event.seat == 0]

    assert all(any(text.endswith(reason) for text in heard) for reason in reasons)
    assert not any("Ana" in text or "Budi" in text for text in heard if text.endswith(tuple(reasons)))


def test_a_skip_is_said_once_a_year_in_plain_words_and_with_names_only_among_several_people(begin: Begin) -> None:
    needs_research = "No merger to announce yet. A merger of 2 deeds needs Mergers 2; the Mergers track is at 1."
    for people, said in ((1, needs_research), (2, f"Ana: {needs_research}")):
        mouse = begin(*(["human"] * people), *(["greedy"] * (3 - people)), options=OPEN)
        heard: list[str] = []
        mouse.table.news.connect(heard.extend)
        bridge, course = mouse.table.bridge, actions(OPEN, 3)
        bridge.set_paused(True)
        for action in course:
            bridge.submit(action, bridge.made)
            if bridge.session.state.year == 3:
                break
        assert heard.count(said) == 2, "in each of the first two years"
        assert not [text for text in heard if "is skipped" in text]


def test_a_message_that_needs_more_room_has_the_place_of_the_prompt_for_its_time(begin: Begin, qtbot: QtBot) -> None:
    mouse = begin("human", "greedy", "greedy")
    mouse.table.bridge.set_paused(True)
    mouse.program.window.resize(1366, 768)
    prompt = mouse.table.decision.prompt
    prompt.show_text(0, "A prompt with so many words that it takes about all of the room that there is in its line.")
    prompt.say("In short.", 60_000)
    settle()
    assert prompt.text.isVisible()
    prompt.say("Cities grow: " + ", ".join(f"Jawa Barat {n} to size 2" for n in range(1, 8)) + ".", 700)
    settle()
    assert not prompt.text.isVisible()
    assert prompt.news.text().endswith("7 to size 2.")
    qtbot.waitUntil(prompt.text.isVisible)
    assert not prompt.news.isVisible()


def test_a_message_and_a_short_prompt_have_one_line_each_where_both_have_room(begin: Begin) -> None:
    mouse = begin("human", "greedy", "greedy")
    mouse.table.bridge.set_paused(True)
    mouse.program.window.resize(1366, 768)
    prompt = mouse.table.decision.prompt
    prompt.show_text(1, "Thinking…")
    settle()
    room = prompt.news.fontMetrics().horizontalAdvance("x" * 10)
    said = "All your company slots are taken"
    while room < 0.55 * prompt.text.width():
        said += " x"
        room = prompt.news.fontMetrics().horizontalAdvance(said)
    prompt.say(said, 60_000)
    settle()
    assert prompt.news.width() > room


def test_an_auction_ends_the_message_that_i_can_announce_no_merger(begin: Begin) -> None:
    """That can be said until an auction begins, and not once it has."""
    course = actions(OPEN, 3)
    announced = next(n for n, action in enumerate(course) if isinstance(action, Announce))
    mouse = played(begin, announced, "human", "greedy", "greedy", options=OPEN)
    mouse.table.bridge.set_paused(True)
    mouse.table.news.emit(("No merger to announce yet.",))
    assert said(mouse)
    mouse.table.bridge.submit(course[announced], announced)
    assert AuctionPage.at(mouse.program).is_seen
    assert not said(mouse)


def test_money_from_others_is_told_with_its_sum(begin: Begin) -> None:
    mouse, heard, events = come_to(begin, pays_ana, *PEOPLE)
    state = mouse.table.bridge.session.state
    fees = sum(event.fee for event in events if isinstance(event, ev.GoodDelivered) and pays_ana(event, state))
    actor = mouse.table.context.words.seats[mouse.table.bridge.session.entries[-1].seat]

    assert f"{actor}’s move earns Ana {fees}\N{NO-BREAK SPACE}Rp." in heard


@pytest.mark.parametrize("person", [0, 1, 2])
def test_a_merger_s_money_is_told_by_the_card_of_its_auction_and_by_no_message(begin: Begin, person: int) -> None:
    """The last one to pass ends the auction, and has nothing to do with what the winner pays."""

    def merges(event: Event, s: State) -> bool:  # noqa: ARG001
        return isinstance(event, ev.MergerDone)

    mouse, heard, events = come_to(begin, merges, *("human" if seat == person else "greedy" for seat in range(3)))
    [merger] = [event for event in events if isinstance(event, ev.MergerDone)]
    got = sum(share for owner, share in merger.shares if owner == person)
    card = AuctionPage.at(mouse.program)

    assert heard == []
    assert card.is_seen
    winner, bid = mouse.table.context.words.seats[merger.winner], rupiah(merger.bid)
    if person != merger.winner:
        own = f" You get {rupiah(got)}." if got else ""
    else:
        own = f" You pay {bid} and get {rupiah(got)} of it back." if got else f" You pay {bid}."
    assert card.money == f"Sold to {winner} for {bid}.{own}"


def test_only_what_is_wanted_is_told(begin: Begin) -> None:
    for key in KINDS:
        begin(*PEOPLE).program.window.preferences.set(key, "log")
    mouse, heard, _ = come_to(begin, grows, *PEOPLE)
    in_log = any("grows to size" in line.text for line in mouse.table.log.pane.lines)

    assert not heard
    assert "Cities grow" not in said(mouse)
    assert in_log


def test_a_message_is_read_out_and_leaves_the_keyboard_alone(begin: Begin, ear: Ear) -> None:
    mouse = played(begin, 10, "human", "human", options=OPEN)
    before = QApplication.focusWidget()
    mouse.table.news.emit(("Something happened.",))

    assert "Something happened." in ear.heard
    assert QApplication.focusWidget() is before


def test_what_is_taken_back_or_looked_back_at_is_not_told(begin: Begin) -> None:
    mouse, _, _ = come_to(begin, grows, *PEOPLE)
    assert "Cities grow" in said(mouse)
    mouse.table.bridge.undo()
    assert "Cities grow" not in said(mouse)
    mouse.table.bridge.redo()
    assert "Cities grow" not in said(mouse)
    mouse.table.news.emit(("News",))
    mouse.table.history.look_at(3)
    assert said(mouse) == ""
    mouse.table.history.come_back()
    assert said(mouse) == ""


def place(widget: QWidget, window: QWidget) -> QRect:
    return QRect(widget.mapTo(window, QPoint(0, 0)), widget.size())


@pytest.mark.usefixtures("undressed")
@pytest.mark.parametrize("size", [(1366, 768), (1024, 700), (1920, 1080)])
def test_messages_are_beside_the_prompt_and_cover_nothing(begin: Begin, size: tuple[int, int]) -> None:
    mouse = played(begin, 40, "human", "human", options=OPEN)
    window, prompt = mouse.program.window, mouse.table.decision.prompt
    window.resize(*size)
    window.appearance.put_on()
    settle()
    question = prompt.text.text()
    assert window.map
    board = place(window.map, window)
    mouse.table.news.emit(("Cities grow: Bandung to size 2, Palembang to size 3.", "Era B begins."))
    settle()
    assert prompt.news.isVisible()
    assert prompt.text.text() == question, "it is as whole as before"
    assert place(window.map, window) == board
    assert place(prompt, window).contains(place(prompt.news, window))
    for part in (prompt.text, prompt.rules, *Page(mouse.table.decision.host).parts(QPushButton), window.map):
        # Only in a narrow window has a message the place of the prompt for its time.
        gives_way = part is prompt.text and part.isHidden() and size[0] == 1024
        assert gives_way or not place(prompt.news, window).intersects(place(part, window)), part


def test_a_message_goes_by_itself(begin: Begin, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(main_window, "MESSAGE_MS", 1)
    mouse = begin("human", "human")
    mouse.table.news.emit(("Era B begins.",))
    qtbot.waitUntil(lambda: said(mouse) == "")
