"""A bot tells what it thinks of a decision of the past, from what the viewer may see of it."""

from __future__ import annotations

from random import Random

import pytest
from PySide6.QtWidgets import QApplication, QMenu, QPushButton
from pytestqt.qtbot import QtBot

from indonesia_qt.games.indonesia.bots.explain import (
    KINDS,
    LATER,
    MONEY,
    Candidate,
    Explanation,
    ValueReason,
    explained,
)
from indonesia_qt.games.indonesia.bots.rules_of_thumb import Greedy
from indonesia_qt.games.indonesia.rules.actions import Bid, Pass
from indonesia_qt.games.indonesia.rules.phases.operations import ChooseCompany
from indonesia_qt.games.indonesia.rules.phases.turn_order import PlaceBid
from indonesia_qt.games.indonesia.rules.state import Options
from indonesia_qt.ui.games.indonesia.game_view import GameView
from indonesia_qt.ui.games.indonesia.panels.past import PastPanel
from indonesia_qt.ui.games.indonesia.texts.advice import REASON, expectation, whose_thoughts, why_best
from indonesia_qt.ui.games.indonesia.texts.game_texts import GameTexts
from indonesia_qt.ui.play.log_pane import line_menu
from indonesia_qt.ui.play.log_view import LogLine
from indonesia_qt.ui.table.bot_labels import player_name
from indonesia_qt.ui.table.panels.choice_list import ABOUT
from tests.games.indonesia.boards import real
from tests.ui.table.mouse import Mouse
from tests.ui.table.new_games import Begin

THOUGHTS = "Thoughts of"


def table(mouse: Mouse) -> GameView:
    assert mouse.program.table
    return mouse.program.table


def played(begin: Begin, decisions: int, *players: str, money: str = "open") -> Mouse:
    mouse = begin(*players, seed=3, options=Options(money=money))  # type: ignore[arg-type]
    bridge = table(mouse).bridge
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
    session, moments = table(mouse).bridge.session, table(mouse).history.timeline.moments
    at = next(
        at
        for at in range(len(session.entries) - 1, -1, -1)
        if isinstance(session.position(at).stack[-1], question) and seat in (None, moments[at].seat)
    )
    table(mouse).history.look_at(at)
    return at


@pytest.mark.parametrize("player", ["human", "greedy"])
def test_what_a_bot_finds_best_is_listed_with_the_money_that_it_expects(
    begin: Begin, qtbot: QtBot, player: str
) -> None:
    mouse = played(begin, 120, "human", player, player)
    at = look_at(mouse, ChooseCompany, 1)
    panel = mouse.panel
    assert isinstance(panel, PastPanel)
    assert panel.why.text() == ("Ask a bot" if player == "human" else "Why?")
    view, asked = table(mouse).view, panel.asked
    mouse.click(panel.why)
    qtbot.waitUntil(lambda: THOUGHTS in panel.title.text(), timeout=20_000)

    assert ("“Medium”" if player == "greedy" else "“Expert, 2 s”") in panel.title.text()
    assert ("goes by rules of thumb" in panel.title.text()) == (player == "greedy")
    assert panel.reason.isVisible()
    if player == "greedy":
        expected = explained(table(mouse).bridge.bot_request("medium", view, asked, at)).candidates
        assert [group.first for group in panel.list.values] == [one.action for one in expected]
        told = panel.list.item(0).data(ABOUT)
        assert f"{expected[0].estimate:,}" in told
    assert table(mouse).bridge.made == 120

    mouse.click(panel.others)
    assert panel.title.text() == "What else could have been chosen"
    assert panel.list.values == panel.groups
    assert panel.why.isEnabled()


def test_it_is_asked_for_in_the_menu_of_a_line_of_the_log(begin: Begin, qtbot: QtBot) -> None:
    mouse = played(begin, 120, "human", "greedy", "greedy")
    history = table(mouse).history
    at = look_at(mouse, ChooseCompany, 1)
    history.come_back()
    menu = line_menu(LogLine("", at=at), "", history, table(mouse).log.why_requested.emit, mouse.program.window)
    assert isinstance(menu, QMenu)
    next(action for action in menu.actions() if action.text() == "Why did the bot do that?").trigger()
    assert history.at == at
    panel = mouse.panel
    assert isinstance(panel, PastPanel)
    qtbot.waitUntil(lambda: THOUGHTS in panel.title.text(), timeout=20_000)


def test_nothing_is_told_of_what_depends_on_secrets(begin: Begin) -> None:
    mouse = played(begin, 60, "human", "greedy", "greedy", money="hidden")
    look_at(mouse, PlaceBid, 1)
    panel = mouse.panel
    assert isinstance(panel, PastPanel)
    panel.ask_advice()
    assert "secrets" in panel.title.text()
    assert panel.list.count() == 0
    assert not panel.why.isVisible()


def test_the_bot_is_asked_with_what_the_viewer_sees(begin: Begin) -> None:
    mouse = played(begin, 100, "human", "greedy", "greedy", money="hidden")
    look_at(mouse, ChooseCompany, 1)
    panel = mouse.panel
    assert isinstance(panel, PastPanel)
    assert panel.view.players[1].secret
    assert panel.view.players[1].cash == 0
    bot_request = table(mouse).bridge.bot_request("medium", panel.view, panel.asked, 1)
    assert explained(bot_request).candidates


def test_the_alternatives_tell_what_they_would_have_brought(begin: Begin) -> None:
    mouse = played(begin, 120, "human", "human", "human")
    look_at(mouse, ChooseCompany)
    panel = mouse.panel
    assert isinstance(panel, PastPanel)
    panel.find_alternatives()
    told = [panel.list.item(row).data(ABOUT) for row in range(panel.list.count())]
    assert told
    assert all(told)


def test_it_is_asked_for_on_a_players_card(begin: Begin, qtbot: QtBot) -> None:
    mouse = played(begin, 120, "human", "greedy", "greedy")
    entries = table(mouse).bridge.session.entries
    actions = {action.text(): action for action in table(mouse).player_cards.cards[1].menu.actions()}
    actions["Why the last decision?"].trigger()
    assert table(mouse).history.at == max(n for n, entry in enumerate(entries) if entry.seat == 1)
    panel = mouse.panel
    assert isinstance(panel, PastPanel)
    if panel.groups is not None:
        qtbot.waitUntil(lambda: THOUGHTS in panel.title.text(), timeout=20_000)


def test_who_has_decided_nothing_yet_has_nothing_to_explain(begin: Begin) -> None:
    mouse = played(begin, 0, "human", "greedy")
    told: list[str] = []
    table(mouse).refused.connect(told.append)
    table(mouse).decision.explain_last(1)
    assert told == ["Budi has decided nothing yet."]
    assert not table(mouse).history.looks_back


def test_the_buttons_of_the_past_are_whole(begin: Begin) -> None:
    mouse = played(begin, 120, "human", "human", "human")
    look_at(mouse, ChooseCompany)
    QApplication.processEvents()
    panel = mouse.panel
    assert isinstance(panel, PastPanel)
    for button in panel.findChildren(QPushButton):
        if button.isVisible():
            assert button.width() >= button.sizeHint().width(), button.text()
            assert panel.rect().contains(button.geometry()), button.text()


@pytest.mark.parametrize("player", ["medium", "hard", "expert@0.2"])
def test_a_bot_that_weighs_its_answers_tells_its_own_thoughts(begin: Begin, qtbot: QtBot, player: str) -> None:
    mouse = played(begin, 120, "human", player, player)
    look_at(mouse, ChooseCompany, 1)
    panel = mouse.panel
    assert isinstance(panel, PastPanel)
    mouse.click(panel.why)
    qtbot.waitUntil(lambda: THOUGHTS in panel.title.text(), timeout=20_000)
    assert panel.title.text() == f"Thoughts of “{player_name(player)}”, the best answer first"


@pytest.mark.parametrize(
    ("bot", "said"),
    [
        ("random", "It was chance."),
        ("easy", "“Easy” goes by rules of thumb."),
        ("own.bots:Frugal", "How “Frugal” decides is not known."),
    ],
)
def test_of_others_it_is_said_that_the_thoughts_are_not_theirs(bot: str, said: str) -> None:
    assert whose_thoughts(bot) == f"{said} Thoughts of “Medium”, the best answer first"


def test_the_reasons_are_told_in_words() -> None:
    state = real().start(real().new_setup(Options(), 2, 1))
    words = GameTexts(state.scenario, ("Ana", "Budi"))
    best, other = Candidate(Bid(3), 500, 40, 4), Candidate(Pass(), 480, 10)
    reasons = (ValueReason("income", 25), ValueReason("rivals", -8), ValueReason("a new one", 4))
    assert why_best(words, state, Explanation((best, other), reasons)) == (
        "Ahead of “Pass” by 30\N{NO-BREAK SPACE}Rp: "
        "income of the board as it is +25, more for rivals \N{MINUS SIGN}8, other prospects +4."
    )
    assert "by 30" in why_best(words, state, Explanation((best, other)))
    assert why_best(words, state, Explanation((best, best))) == "“Bid 3\N{NO-BREAK SPACE}Rp” is as good."
    assert why_best(words, state, Explanation((best,))) == "No other answer is worth a thought."
    assert expectation(best, best) == "500\N{NO-BREAK SPACE}Rp at the end, lead +40; tried 4 times"
    assert expectation(other, best) == "480\N{NO-BREAK SPACE}Rp at the end, lead +10; at first sight"
    assert expectation(other, other) == "480\N{NO-BREAK SPACE}Rp at the end, lead +10"


def test_every_kind_of_reason_has_words() -> None:
    assert {*KINDS, MONEY, LATER} == set(REASON)
