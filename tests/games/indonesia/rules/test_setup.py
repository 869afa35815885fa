# ruff: noqa: N802
"""The deal and the first position."""

from __future__ import annotations

import pytest

from indonesia_qt.core.session import Session
from indonesia_qt.games.indonesia.game import Indonesia, Setup
from indonesia_qt.games.indonesia.rules.events import PhaseBegan, YearBegan
from indonesia_qt.games.indonesia.rules.setup import Deal, deal
from indonesia_qt.games.indonesia.rules.state import Options
from tests.games.indonesia.boards import sketch
from tests.games.indonesia.positions import of


@pytest.mark.parametrize(("players", "each"), [(2, 2), (3, 1), (4, 1), (5, 1)])
def test_R_SET_01_a_card_of_each_era_or_two_for_two_players(real: Indonesia, players: int, each: int) -> None:
    for seed in range(50):
        dealt = deal(real.scenario, players, seed)
        assert len(dealt.cards) == players
        seen = [card for hand in dealt.cards for cards in hand for card in cards]
        assert len(seen) == len(set(seen)) == players * each * 3
        for hand in dealt.cards:
            for era, cards in enumerate(hand):
                assert len(cards) == each
                assert all(real.scenario.cards[card].era == era for card in cards)


def test_R_SET_01_the_rest_is_unseen(real: Indonesia) -> None:
    setup = real.new_setup(Options(), 3, 7)
    state = real.start(setup)
    held = {card for player in state.players for cards in player.cards for card in cards}
    assert len(held) == 9
    assert not hasattr(state, "discarded_cards")


def test_R_SET_01_every_card_turns_up_in_some_deal(real: Indonesia) -> None:
    dealt = {card for seed in range(60) for hand in deal(real.scenario, 2, seed).cards for era in hand for card in era}
    assert dealt == set(real.scenario.cards)


def test_R_SET_02_the_order_is_random_and_repeats_with_its_seed(real: Indonesia) -> None:
    orders = {deal(real.scenario, 3, seed).order for seed in range(60)}
    assert orders == {(0, 1, 2), (0, 2, 1), (1, 0, 2), (1, 2, 0), (2, 0, 1), (2, 1, 0)}
    assert deal(real.scenario, 4, 99) == deal(real.scenario, 4, 99)


def test_R_SET_02_era_a_deeds_lie_on_their_provinces(real: Indonesia) -> None:
    state = real.start(real.new_setup(Options(), 3, 1))
    assert set(state.deeds) == {deed.id for deed in real.scenario.deeds.values() if deed.era == 0}
    assert len(state.deeds) == 8
    assert state.era == 0


def test_R_SET_02_the_deal_decides_who_is_first(real: Indonesia) -> None:
    cards = real.new_setup(Options(), 3, 1).deal.cards
    session = Session(real, Setup(Options(), Deal((2, 0, 1), cards)))
    assert session.state.order == [2, 0, 1]
    assert session.question is not None
    assert session.question.seat == 2


def test_R_SET_03_money_is_hidden_unless_agreed(real: Indonesia) -> None:
    assert Options().money == "hidden"
    assert not real.start(real.new_setup(Options(), 3, 1)).money_is_open
    assert real.start(real.new_setup(Options(money="open"), 3, 1)).money_is_open


def test_options_have_the_defaults_of_the_rules() -> None:
    assert Options() == Options(money="hidden", siap_faji_contact="remove", research_pass="allowed")


def test_the_first_year_begins_with_a_new_era(real: Indonesia) -> None:
    session = Session(real, real.new_setup(Options(), 3, 1))
    assert of(YearBegan, session.opening) == [YearBegan(1)]
    assert of(PhaseBegan, session.opening) == [PhaseBegan("new_era")]


def test_too_few_cards_for_the_players_are_told() -> None:
    game = sketch({"p": 1}, coasts={"sea": "p-1"}, cards={"a": "p, p, p, p", "b": "p, p, p", "c": "p, p, p, p"})
    with pytest.raises(ValueError, match="2 players need 4 city cards of era B, but there are only 3"):
        game.new_setup(Options(), 2, 1)
    assert game.new_setup(Options(), 3, 1)
