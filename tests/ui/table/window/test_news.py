"""What was announced is read later, and no more is spoken by itself than the player wants to hear."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from indonesia_qt.games.indonesia.rules.state import Options
from indonesia_qt.i18n.text import aloud
from indonesia_qt.ui.table.panels.panel import QuestionPanel
from indonesia_qt.ui.widgets.messages import MOST_NEWS, NEWS, Concern, announce
from tests.ui.app.test_announcements import Ear, ear
from tests.ui.pages.log import LogPage
from tests.ui.pages.news import NewsPage
from tests.ui.table.mouse import Mouse
from tests.ui.table.new_games import Begin
from tests.ui.table.reading import everything_told
from tests.ui.table.test_other_leaks import leaks, uncovered
from tests.ui.table.test_privacy import distinct_money, way

assert ear
assert way
MOST_SPOKEN = 20
"""Announcements of a year in which a person plays with three bots, at the usual setting."""


@pytest.fixture
def mouse(begin: Begin, qtbot: QtBot) -> Mouse:
    """The first question of a game of two people, in the active window."""
    mouse = begin("human", "human", options=Options(money="open"))
    mouse.program.window.activateWindow()
    qtbot.waitUntil(mouse.program.window.isActiveWindow)
    return mouse


def test_all_that_was_announced_is_listed_and_the_keyboard_is_on_the_newest(
    mouse: Mouse, ear: Ear, qtbot: QtBot
) -> None:
    mouse.table.show_all()
    qtbot.waitUntil(lambda: bool(ear.heard))
    mouse.program.window.show_refusal("The areas don’t touch.")
    page = NewsPage.open_in(mouse.program.window)
    assert page.sentences[-len(ear.heard) :] == ear.heard
    qtbot.waitUntil(lambda: page.current == "The areas don’t touch.")
    page.press(Qt.Key.Key_Up)
    assert page.current == ear.heard[-2]
    page.press(Qt.Key.Key_Escape)
    assert NewsPage.all_of(mouse.program.window) == []


def test_another_game_has_its_own_news(mouse: Mouse, begin: Begin) -> None:
    mouse.program.window.show_refusal("The areas don’t touch.")
    mouse = begin("human", "human")
    assert "The areas don’t touch." not in NewsPage.open_in(mouse.program.window).sentences


def test_no_more_than_some_news_are_kept(mouse: Mouse) -> None:
    for number in range(2 * MOST_NEWS):
        announce(mouse.program.window, str(number))
    sentences = NewsPage.open_in(mouse.program.window).sentences
    assert sentences == [str(number) for number in range(MOST_NEWS, 2 * MOST_NEWS)]


def test_the_last_news_that_were_spoken_are_repeated_at_once(mouse: Mouse, ear: Ear) -> None:
    announce(mouse.program.window, "Budi is next.")
    announce(mouse.program.window, "Citra passes.", Concern.OTHERS)
    before = [*NEWS.pieces]
    QTest.keyClick(mouse.program.window, Qt.Key.Key_F4)
    assert ear.heard == ["Budi is next.", "Budi is next."]
    assert ear.at_once == ["Budi is next."]
    assert [*NEWS.pieces] == before


@pytest.mark.parametrize(("choice", "number"), [("all", 3), ("concerned", 2), ("own", 1)])
def test_no_more_is_spoken_than_chosen_but_all_is_listed(mouse: Mouse, ear: Ear, choice: str, number: int) -> None:
    mouse.program.window.preferences.set("spoken", choice)
    news = {"You’re asked.": Concern.OWN, "You’re paid.": Concern.PLAYER, "They’re paid.": Concern.OTHERS}
    for text, concern in news.items():
        announce(mouse.program.window, text, concern)
    assert ear.heard == list(news)[:number]
    assert NewsPage.open_in(mouse.program.window).sentences[-3:] == list(news)


def test_in_a_year_little_is_spoken_and_all_that_happened_is_listed(begin: Begin, ear: Ear, qtbot: QtBot) -> None:
    mouse = begin("human", "greedy", "greedy", "greedy", options=Options(money="open"))
    table, session = mouse.table, mouse.table.bridge.session
    table.bridge.pause_ms = 1

    def is_asked() -> bool:
        return isinstance(mouse.panel, QuestionPanel) and not table.beats.is_due

    while session.state.year == 1:
        qtbot.waitUntil(is_asked, timeout=60_000)
        if session.state.year == 1:
            mouse.answer()
    spoken = [piece.text for piece in NEWS.pieces if piece.was_spoken]
    assert ear.heard == [aloud(text) for text in spoken]
    assert len(spoken) <= MOST_SPOKEN
    assert len([piece for piece in NEWS.pieces if piece.concern == Concern.OWN]) < len(spoken) < len(NEWS.pieces)
    operations = [piece.text.partition(". ")[0] for piece in NEWS.pieces if "\N{MIDDLE DOT}" in piece.text]
    assert len(operations) == len(set(operations)) > 0, "each once, when it is over"
    page = NewsPage.open_in(mouse.program.window)
    assert page.sentences == [piece.text for piece in NEWS.pieces]


def test_what_ones_move_led_to_is_announced_before_the_next_question(begin: Begin, qtbot: QtBot) -> None:
    mouse = begin("human", "greedy", "greedy", options=Options(money="open"))
    table, context = mouse.table, mouse.table.context
    table.bridge.pause_ms = 1

    def newest() -> str:
        return NEWS.pieces[-1].text if NEWS.pieces else ""

    while table.bridge.session.state.year == 1:
        qtbot.waitUntil(lambda: isinstance(mouse.panel, QuestionPanel) and not table.beats.is_due, timeout=60_000)
        asked = table.bridge.question
        assert asked
        question = f"{context.words.seats[asked.seat]}: {context.prompt(table.view, asked)}"
        qtbot.waitUntil(lambda question=question: newest().startswith(question))  # type: ignore[misc]
        mouse.answer()


def test_what_happened_since_ones_turn_is_listed_from_its_beginning(begin: Begin, qtbot: QtBot) -> None:
    mouse = begin("human", "greedy", "greedy", options=Options(money="open"))
    window = mouse.program.window
    qtbot.waitUntil(lambda: isinstance(mouse.panel, QuestionPanel), timeout=20_000)
    for _ in range(3):
        mouse.answer()
        qtbot.waitUntil(lambda: isinstance(mouse.panel, QuestionPanel), timeout=20_000)
    page = NewsPage.open_since_turn_in(window)
    log = [line.text for line in LogPage.of(window).lines() if line.rank != "divider"]
    assert page.sentences == log[-len(page.sentences) :]
    assert any("Budi" in text for text in page.sentences)
    assert "Ana" in page.sentences[0]
    qtbot.waitUntil(lambda: page.current == page.sentences[0])


def test_news_tell_no_secrets_of_others(begin: Begin, way: str) -> None:
    mouse = uncovered(begin, way)
    announce(mouse.program.window, "What a hint says of Ana’s money.")
    with distinct_money(mouse.table.bridge.session.state):
        mouse.table.show_all()
        page = NewsPage.open_in(mouse.program.window)
        assert not leaks(mouse, everything_told(page.widget))
    page.press(Qt.Key.Key_Escape)
    mouse.answer()
    assert not [piece for piece in NEWS.pieces if "Ana’s money" in piece.text]
