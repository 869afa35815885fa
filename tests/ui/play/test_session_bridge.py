"""What a bridge plays by itself for people: the only answer that they have."""

from __future__ import annotations

import pytest

from indonesia_qt.core.bots import bot_chance
from indonesia_qt.core.flow import Pass
from indonesia_qt.games.indonesia.bots.rules_of_thumb import Greedy
from indonesia_qt.games.indonesia.rules.actions import Expand
from indonesia_qt.games.indonesia.rules.phases.mergers import RaiseBid
from indonesia_qt.games.indonesia.rules.phases.operations import ChooseExpansion, DeliverGoods
from indonesia_qt.games.indonesia.rules.state import Options
from indonesia_qt.ui.table.game_view import GameView
from tests.ui.table.mouse import Mouse
from tests.ui.table.new_games import Begin

BEFORE_EXPANSION, BEFORE_AUCTION = 308, 158
"""Decisions of two games, before seat 0 ships its goods and then has one place to expand to, and before a bot bids and
seat 0 can then only pass."""


def lead(mouse: Mouse, seed: int, made: int) -> GameView:
    """Have greedy bots decide so often for everybody."""
    table = mouse.program.table
    assert table
    table.bridge.set_paused(True)
    session = table.bridge.session
    while len(session.entries) < made:
        assert session.question
        view = session.game.view(session.state, session.question.seat)
        session.submit(Greedy().choose(view, session.question, bot_chance(seed, len(session.entries))))
    table.bridge.changed.emit(())
    return table


def before_expansion(begin: Begin) -> tuple[Mouse, GameView]:
    mouse = begin("human", *["greedy"] * 3, seed=3, options=Options(money="open"))
    table = lead(mouse, 3, BEFORE_EXPANSION)
    assert isinstance(table.bridge.question, DeliverGoods)
    assert table.bridge.question.seat == 0
    return mouse, table


def test_a_sole_answer_is_given_with_a_sentence_and_undone_with_what_led_to_it(begin: Begin) -> None:
    mouse, table = before_expansion(begin)
    mouse.ship()
    shipped, expanded = table.bridge.session.entries[BEFORE_EXPANSION:]
    assert isinstance(expanded.action, Expand)
    assert expanded.seat == shipped.seat == 0
    (sentence,) = [line.text for line in table.log.written() if "only one move" in line.text]
    assert sentence.startswith("Ana had only one move, so it was played: Expand to ")
    assert mouse.program.window.statusBar().currentMessage() == sentence

    table.bridge.undo()
    assert table.bridge.made == BEFORE_EXPANSION
    assert isinstance(table.bridge.question, DeliverGoods)
    table.bridge.redo()
    assert table.bridge.made == BEFORE_EXPANSION + 2
    table.history.undo_turn()
    assert table.bridge.made <= BEFORE_EXPANSION


def test_an_undo_to_a_sole_answer_waits_there(begin: Begin) -> None:
    mouse, table = before_expansion(begin)
    mouse.ship()
    table.bridge.undo_to(BEFORE_EXPANSION + 1)
    assert table.bridge.made == BEFORE_EXPANSION + 1
    assert isinstance(table.bridge.question, ChooseExpansion)
    mouse.place(next(iter(mouse.panel.answers())))
    assert table.bridge.made == BEFORE_EXPANSION + 2


def test_who_prefers_it_gives_sole_answers_himself(begin: Begin) -> None:
    mouse, table = before_expansion(begin)
    mouse.program.window.preferences.set("sole_moves", False)
    mouse.ship()
    assert table.bridge.made == BEFORE_EXPANSION + 1
    assert isinstance(table.bridge.question, ChooseExpansion)


@pytest.mark.parametrize(("second", "is_asked"), [("greedy", False), ("human", True)])
def test_who_cannot_pay_is_asked_where_a_pass_by_itself_would_tell_another_person(
    begin: Begin, second: str, is_asked: bool
) -> None:
    mouse = begin("human", second, "greedy", "greedy", seed=1, options=Options(money="hidden"))
    table = lead(mouse, 1, BEFORE_AUCTION)
    bridge = table.bridge
    assert not bridge.is_human(bridge.question.seat)  # type: ignore[union-attr]
    following = Greedy().choose(
        bridge.session.game.view(bridge.session.state, bridge.question.seat),  # type: ignore[union-attr]
        bridge.question,
        bot_chance(1, BEFORE_AUCTION),
    )
    bridge.submit(following, BEFORE_AUCTION)
    if is_asked:
        assert bridge.made == BEFORE_AUCTION + 1
        assert isinstance(bridge.question, RaiseBid)
        assert bridge.question.seat == 0
    else:
        assert (bridge.session.entries[-1].seat, bridge.session.entries[-1].action) == (0, Pass())
