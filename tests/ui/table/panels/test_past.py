"""A bot tells what it thinks of a decision of the past, from what the viewer may see of it."""

from __future__ import annotations

from random import Random

import pytest
from PySide6.QtWidgets import QApplication, QMenu
from pytestqt.qtbot import QtBot

from indonesia_qt.games.indonesia.bots.explain import (
    explained,
)
from indonesia_qt.games.indonesia.bots.rules_of_thumb import Greedy
from indonesia_qt.games.indonesia.definition import DEFINITION
from indonesia_qt.games.indonesia.rules.actions import Bid, Expand
from indonesia_qt.games.indonesia.rules.phases.operations import ChooseCompany, ChooseExpansion
from indonesia_qt.games.indonesia.rules.phases.turn_order import PlaceBid
from indonesia_qt.games.indonesia.rules.state import Options
from indonesia_qt.ui.board.marks import AreaMark
from indonesia_qt.ui.play.log_pane import line_menu
from indonesia_qt.ui.play.log_view import LogLine
from indonesia_qt.ui.table.bot_labels import player_name
from indonesia_qt.ui.table.panels.meanwhile import Meanwhile
from indonesia_qt.ui.table.panels.past import PastPanel
from tests.soak import soak_but
from tests.ui.pages.log import why_of_bot
from tests.ui.pages.past import PastPage
from tests.ui.pages.players import CardPage
from tests.ui.table.mouse import Mouse
from tests.ui.table.new_games import Begin


def played(begin: Begin, decisions: int, *players: str, money: str = "open") -> Mouse:
    mouse = begin(*players, seed=3, options=Options(money=money))  # type: ignore[arg-type]
    bridge = mouse.table.bridge
    bridge.set_paused(True)
    session, chance = bridge.session, Random(1)
    for _ in range(decisions):
        asked = session.question
        assert asked
        session.submit(Greedy().choose(session.game.view(session.state, asked.seat), asked, chance))
    bridge.changed.emit(())
    return mouse


def look_at(mouse: Mouse, question: type, seat: int | None = None) -> int:
    """Look at the last decision of a kind that was to be made."""
    session, moments = mouse.table.bridge.session, mouse.table.history.timeline.moments
    at = next(
        at
        for at in range(len(session.entries) - 1, -1, -1)
        if isinstance(session.position(at).stack[-1], question) and seat in (None, moments[at].seat)
    )
    mouse.table.history.look_at(at)
    return at


@pytest.mark.parametrize("player", ["human", "greedy"])
def test_what_a_bot_finds_best_is_listed_with_the_money_that_it_expects(
    begin: Begin, qtbot: QtBot, player: str
) -> None:
    mouse = played(begin, 120, "human", player, player)
    at = look_at(mouse, ChooseCompany, 1)
    past = PastPage.of(mouse.program.window)
    panel = past.widget
    assert past.asks_whom == ("Ask a bot" if player == "human" else "Why?")
    view, asked = mouse.table.view, panel.asked
    past.ask_why()
    qtbot.waitUntil(lambda: past.has_thoughts, timeout=20_000)

    assert ("according to Medium" if player == "greedy" else "according to Expert, 2\N{NO-BREAK SPACE}s") in past.title
    assert past.thinks_by_rules_of_thumb == (player == "greedy")
    assert panel.reason.isVisible()
    if player == "greedy":
        expected = explained(mouse.table.bridge.bot_request("medium", view, asked, at)).candidates
        assert [group.first for group in panel.list.values] == [one.action for one in expected]
        assert f"{expected[0].estimate:,}" in past.about_entries[0]
    assert mouse.table.bridge.made == 120

    past.list_choices()
    assert past.lists_choices
    assert ("from Budi’s point of view" in past.title) == (player == "greedy"), "“you” is said to the bot"
    assert panel.list.values == panel.groups
    assert panel.why.isEnabled()


def test_it_is_asked_for_in_the_menu_of_a_line_of_the_log(begin: Begin, qtbot: QtBot) -> None:
    mouse = played(begin, 120, "human", "greedy", "greedy")
    history = mouse.table.history
    at = look_at(mouse, ChooseCompany, 1)
    history.come_back()
    menu = line_menu(LogLine("", at=at), "", history, mouse.table.log.why_requested.emit, mouse.program.window)
    assert isinstance(menu, QMenu)
    why_of_bot(menu).trigger()
    assert history.at == at
    past = PastPage.of(mouse.program.window)
    qtbot.waitUntil(lambda: past.has_thoughts, timeout=20_000)


def test_nothing_is_told_of_what_depends_on_secrets(begin: Begin) -> None:
    mouse = played(begin, 60, "human", "greedy", "greedy", money="hidden")
    look_at(mouse, PlaceBid, 1)
    past = PastPage.of(mouse.program.window)
    past.widget.ask_advice()
    assert past.is_secret
    assert past.entries == []
    assert not past.widget.why.isVisible()


def test_the_room_of_what_is_secret_shows_what_everybody_knows(begin: Begin) -> None:
    mouse = played(begin, 60, "human", "greedy", "greedy", money="hidden")
    at = look_at(mouse, PlaceBid, 1)
    past = PastPage.of(mouse.program.window)
    bid = mouse.table.bridge.session.entries[at].action
    assert isinstance(bid, Bid)
    labels = past.labels()
    assert any(text.startswith("Budi: ") and str(bid.amount) in text for text in labels)
    assert {"Order of play", "Last moves"} <= set(labels)
    (known,) = past.parts(Meanwhile)
    assert known.height() > past.widget.height() / 2


def test_the_bot_is_asked_with_what_the_viewer_sees(begin: Begin) -> None:
    mouse = played(begin, 100, "human", "greedy", "greedy", money="hidden")
    look_at(mouse, ChooseCompany, 1)
    panel = mouse.panel
    assert isinstance(panel, PastPanel)
    assert panel.view.players[1].secret
    assert panel.view.players[1].cash == 0
    bot_request = mouse.table.bridge.bot_request("medium", panel.view, panel.asked, 1)
    assert explained(bot_request).candidates


def test_the_alternatives_tell_what_they_would_have_brought(begin: Begin) -> None:
    mouse = played(begin, 120, "human", "human", "human")
    look_at(mouse, ChooseCompany)
    past = PastPage.of(mouse.program.window)
    past.widget.find_alternatives()
    assert past.about_entries
    assert all(past.about_entries)


def test_the_areas_of_a_company_get_no_numbers_where_no_text_has_one(begin: Begin) -> None:
    mouse = played(begin, 120, "human", "greedy", "greedy")
    decision = mouse.table.decision
    look_at(mouse, ChooseCompany, 1)
    assert any(isinstance(mark, AreaMark) for mark in decision.marks())
    assert not decision.named_places()
    at = look_at(mouse, ChooseExpansion, 1)
    expanded = mouse.table.bridge.session.entries[at].action
    assert isinstance(expanded, Expand)
    assert [*decision.named_places()] == [expanded.area]


def test_it_is_asked_for_on_a_players_card(begin: Begin, qtbot: QtBot) -> None:
    mouse = played(begin, 120, "human", "greedy", "greedy")
    entries = mouse.table.bridge.session.entries
    CardPage.at(mouse.program, 1).ask_why_last()
    assert mouse.table.history.at == max(n for n, entry in enumerate(entries) if entry.seat == 1)
    past = PastPage.of(mouse.program.window)
    if past.widget.groups is not None:
        qtbot.waitUntil(lambda: past.has_thoughts, timeout=20_000)


def test_who_has_decided_nothing_yet_has_nothing_to_explain(begin: Begin) -> None:
    mouse = played(begin, 0, "human", "greedy")
    told: list[str] = []
    mouse.table.refused.connect(told.append)
    mouse.table.decision.explain_last(1)
    assert told == ["Budi hasn’t made a decision yet."]
    assert not mouse.table.history.looks_back


def test_the_buttons_of_the_past_are_whole(begin: Begin) -> None:
    mouse = played(begin, 120, "human", "human", "human")
    look_at(mouse, ChooseCompany)
    QApplication.processEvents()
    past = PastPage.of(mouse.program.window)
    assert past.all_buttons
    for button in past.all_buttons:
        assert button.width() >= button.sizeHint().width(), button.text()
        assert past.widget.rect().contains(button.geometry()), button.text()


@pytest.mark.parametrize("player", soak_but(("hard/hunter",), ["medium", "hard", "hard/hunter", "expert@0.2"]))
def test_a_bot_that_weighs_its_answers_tells_its_own_thoughts(begin: Begin, qtbot: QtBot, player: str) -> None:
    mouse = played(begin, 120, "human", player, player)
    look_at(mouse, ChooseCompany, 1)
    past = PastPage.of(mouse.program.window)
    past.ask_why()
    qtbot.waitUntil(lambda: past.has_thoughts, timeout=20_000)
    assert past.title == f"Best moves according to {player_name(player, DEFINITION)}", "a style stays a secret"
