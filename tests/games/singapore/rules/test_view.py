# ruff: noqa: N802
"""Secrecy and undo (S-SEC)."""

from __future__ import annotations

import pytest

from indonesia_qt.core.flow import CHANCE, Chance, IllegalAction
from indonesia_qt.core.session import Session
from indonesia_qt.games.singapore.rules.building import ChooseTile
from indonesia_qt.games.singapore.rules.chips import Bag
from indonesia_qt.games.singapore.rules.constants import NOTHING, Goods
from indonesia_qt.games.singapore.rules.display import TurnTile
from indonesia_qt.games.singapore.rules.lots import ChooseLot
from indonesia_qt.games.singapore.rules.state import Options
from indonesia_qt.games.singapore.rules.turn import PlayTurn
from tests.games.singapore.boards import game_on
from tests.games.singapore.positions import Table


def test_S_SEC_01_hidden_holdings_are_seen_by_their_owner_only(table: Table) -> None:
    table.player(1, goods="3 tea", money=17)
    table.chips(0, 4, 0)
    table.turn(0, "d6")
    seen = table.game.view(table.state, 0).players[1]
    assert (seen.money, seen.goods, seen.secret, seen.vp) == (0, NOTHING, True, 5)
    assert table.game.view(table.state, 1).players[1] == table.state.players[1]
    assert table.game.shared_view(table.state, (1, 2)).players[1].money == 17
    assert table.game.view(table.state, None).chips == [0, 4, 0]
    assert all(player.secret and not player.money for player in table.game.view(table.state, None).players)
    assert table.game.hides_holdings(table.state)
    assert table.game.needs_secrets(table.state, table.asked)


def test_S_SEC_01_what_a_seat_may_not_know_changes_nothing_that_it_gets(table: Table) -> None:
    table.turn(0, "d6")
    before = [table.game.view(table.state, seat) for seat in (0, 2, None)]
    table.player(1, goods="3 tea 2 opium", money=17)
    assert [table.game.view(table.state, seat) for seat in (0, 2, None)] == before


def test_S_SEC_01_a_tile_of_the_display_is_chosen_without_secrets_the_top_of_the_stack_is_not(table: Table) -> None:
    for last in (False, True):
        assert table.game.needs_secrets(table.state, ChooseTile(0, last)) == last
    assert not table.game.needs_secrets(table.state, ChooseLot(0, 0))


def test_S_SEC_01_open_holdings_and_those_at_the_end_are_seen_by_all() -> None:
    table = Table(holdings="open")
    table.player(1, goods="3 tea", money=17)
    table.turn(0, "d6")
    assert table.game.view(table.state, 0).players[1].goods == Goods(tea=3)
    assert not table.game.needs_secrets(table.state, table.asked)
    ended = Table()
    ended.player(1, money=17)
    assert ended.game.view(ended.state, None).players[1].money == 17


def played(options: Options, decisions: int = 30) -> Session:
    """A game in which the first answer was given for a while."""
    game = game_on()
    session = Session(game, game.new_setup(options, 3, 5), seed=5)
    for _ in range(decisions):
        actions = session.question.actions(session.state)
        session.submit(actions[-1] if isinstance(session.question, PlayTurn) else actions[0])
    return session


def test_S_SEC_02_undo_does_not_reach_behind_what_chance_decided() -> None:
    session = played(Options())
    while session.entries[-1].seat != CHANCE:
        session.undo()
    assert str(session.why_no_undo) == "You can’t undo this because something has been drawn at random since then."
    with pytest.raises(IllegalAction):
        session.undo()


def test_S_SEC_02_a_chip_and_a_new_top_of_the_stack_are_final_unless_the_players_practise() -> None:
    for chance in ("final", "practice"):
        table = Table(chance=chance)
        for frame in (Bag(0, 0), TurnTile()):
            assert frame.is_final(table.state) == (chance == "final")


def test_S_SEC_02_in_practice_it_does_and_the_same_chip_or_tile_comes_again() -> None:
    session = played(Options(chance="practice"))
    entries, state = list(session.entries), session.state
    while session.can_undo:
        session.undo()
    assert all(entry.seat == CHANCE for entry in session.entries)
    for entry in entries:
        if entry.seat != CHANCE:
            session.submit(entry.action)
    assert (session.entries, session.state) == (entries, state)
    assert not isinstance(session.question, Chance)
