"""Every event, question and number has words that a player reads."""

from __future__ import annotations

import re
from random import Random

import pytest

from indonesia_qt.core.answer_groups import AnswerGroup
from indonesia_qt.core.bots import bot_chance, play_out
from indonesia_qt.core.flow import Pass, question
from indonesia_qt.core.session import Session
from indonesia_qt.games.indonesia.analysis.event_subjects import Surroundings
from indonesia_qt.games.indonesia.bots.rules_of_thumb import Greedy, RandomBot
from indonesia_qt.games.indonesia.rules import events
from indonesia_qt.games.indonesia.rules.phases.acquisitions import ChooseDeed
from indonesia_qt.games.indonesia.rules.phases.operations import DeliverGoods
from indonesia_qt.games.indonesia.rules.state import Options, State
from indonesia_qt.library import load_map
from indonesia_qt.ui.games.indonesia.panels import QUESTIONS
from indonesia_qt.ui.games.indonesia.texts import IndonesiaTexts
from tests.ui.table.new_games import NAMES


def told(text: str, words: IndonesiaTexts) -> None:
    """Check that a text is one that a player can read: no id, no gap, a full stop."""
    assert text
    assert not re.search(r"[{}_]", text), text
    assert text.endswith((".", "?", ":")), text
    for id in words.scenario.land_neighbours:
        assert id not in text, text


@pytest.mark.parametrize("players", [2, 4])
def test_whole_games_are_told_in_sentences(players: int) -> None:
    game = load_map().game
    words = IndonesiaTexts(game.scenario, NAMES[:players])
    heard: set[type] = set()
    for seed in range(4):
        session: Session[State] = Session(game, game.new_setup(Options(), players, seed))
        seats = [Greedy() if (seat + seed) % 2 else RandomBot() for seat in range(players)]
        for seat, action in play_out(game, session.state.copy(), seats, Random(seed)):
            asked = session.question
            assert asked is not None
            assert asked.seat == seat
            told(words.prompt(QUESTIONS[type(asked)], game.view(session.state, seat), asked), words)
            before = session.state.copy()
            happened = session.submit(action)
            for alike, text in words.sentences(happened, Surroundings(before, session.state)):
                heard.add(type(alike[0]))
                goes_on = isinstance(alike[0], events.GoodDelivered) and isinstance(session.question, DeliverGoods)
                if not isinstance(alike[0], events.YearBegan | events.PhaseBegan) and not goes_on:
                    told(text, words)
        assert question(session.state) is None
    assert len(heard) > 20


def test_a_sale_wears_the_sign_of_its_good() -> None:
    """And not that of the city where it goes."""
    game = load_map().game
    session: Session[State] = Session(game, game.new_setup(Options(), 3, 3))
    words, seen = IndonesiaTexts(game.scenario, NAMES[:3]), set[str]()
    while (asked := session.question) and len(seen) < 3:
        view = game.view(session.state, asked.seat)
        if isinstance(asked, DeliverGoods):
            kind = view.companies[asked.company].kind
            for sale in asked.deliveries(view):
                assert words.group(view, AnswerGroup(sale, sale)).kind == kind
                seen.add(kind)
        session.submit(Greedy().choose(view, asked, Random(1)))
    assert len(seen) >= 2


def test_a_single_deed_is_not_one_of_several() -> None:
    game = load_map().game
    session: Session[State] = Session(game, game.new_setup(Options(), 3, 3))
    words = IndonesiaTexts(game.scenario, NAMES[:3])
    while not isinstance(asked := session.question, ChooseDeed):
        assert asked
        session.submit(Greedy().choose(game.view(session.state, asked.seat), asked, Random(1)))
    view = game.view(session.state, asked.seat)
    ui = QUESTIONS[ChooseDeed]
    assert f"one of {len(view.deeds)} companies" in words.prompt(ui, view, asked)
    view.deeds = view.deeds[:1]
    assert words.prompt(ui, view, asked).startswith("Acquire the last company")


def test_a_pass_is_named_by_what_is_left_undone_on_its_button_and_wherever_it_is_told() -> None:
    session, told = Session(load_map().game, load_map().game.new_setup(Options(), 4, 6)), dict[str, str]()
    words = IndonesiaTexts(session.state.scenario, NAMES[:4])
    while (asked := session.question) is not None:
        view = session.game.view(session.state, asked.seat)
        if Pass in asked.answers and asked.check(view, Pass()) is None:
            passing = QUESTIONS[type(asked)].passing
            assert passing is not None
            text, name = passing(words, view, asked), words.group(view, AnswerGroup(Pass(), Pass())).text
            assert text.text == name
            assert "pass on" not in text.leads_to
            told[type(asked).__name__] = name
        session.submit(Greedy().choose(view, asked, bot_chance(6, len(session.entries))))
    assert told == {
        "AnnounceMerger": "Announce no merger",
        "RaiseBid": "Bid no more",
        "ChooseDeed": "Start no company",
        "ChooseResearch": "Research nothing",
        "FloatShips": "Stop adding ships",
        "ChooseExpansion": "Stop expanding",
    }
