"""A bot's opinion of an answer is said in words, for every question of a game."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from indonesia_qt.core.answer_groups import AnswerGroup
from indonesia_qt.core.bots import BotRequest
from indonesia_qt.core.flow import Action, Chance, Pass, Question, draw, question, settle, step
from indonesia_qt.games.singapore.bots import BOTS
from indonesia_qt.games.singapore.bots.explain import Candidate, Explanation, ValueReason, reason_sentence
from indonesia_qt.games.singapore.bots.rules_of_thumb import Easy
from indonesia_qt.games.singapore.rules.actions import Build, CallHelper, Exchange, PlaceFlag, Step
from indonesia_qt.games.singapore.rules.building import ChooseTile
from indonesia_qt.games.singapore.rules.constants import Goods
from indonesia_qt.games.singapore.rules.lots import ChooseLot
from indonesia_qt.games.singapore.rules.state import Options, State
from indonesia_qt.games.singapore.rules.turn import PlayTurn
from indonesia_qt.library import load_map
from indonesia_qt.ui.games.singapore.game_ui import GAME_UI
from tests.games.singapore.positions import Table


def test_every_decision_has_a_reason_in_words() -> None:
    game = load_map("singapore").game
    advice = GAME_UI.advice()
    words = GAME_UI.texts(game, ["Ann", "Bob", "Cid"])
    s, chance, number = game.start(game.new_setup(Options(), 3, 4)), Random(4), 0
    settle(s, [])
    asked_for = set()
    while (asked := question(s)) is not None:
        if isinstance(asked, Chance):
            step(s, draw(asked, s, chance), [])
            continue
        view = game.view(s, asked.seat).copy()
        number += 1
        if number % 9 == 0 or type(asked) not in asked_for:
            asked_for.add(type(asked))
            found = advice.alone(
                BotRequest(lambda name: BOTS[name](), advice.thinker_for("hard"), view, asked, 4, number)
            )
            explanation = advice.explanation(msgspec.json.decode(msgspec.json.encode(found), type=advice.answer_type))
            best, *others = explanation.candidates
            reason = advice.key_reason(words, view, explanation)
            assert reason.endswith(".")
            if isinstance(asked, PlayTurn) and type(best.action) is Exchange:
                assert reason.startswith("By the end of the turn: ")
            assert advice.expectation(best, best) == ""
            for one in (best, *others):
                assert advice.why(words, view, asked, one.action)
            for one in others:
                assert advice.cost(one, best)
            assert bool(advice.why_best(words, view, explanation)) == bool(others)
        step(s, Easy().choose(view, asked, chance), [])
    assert len(asked_for) >= 5


def test_money_is_in_whole_pounds_and_never_as_much_as_the_other() -> None:
    best, other = Candidate(Pass(), 3.0), Candidate(Pass(), 1.0)

    def sentence(*reasons: ValueReason) -> str:
        return reason_sentence(Explanation((best, other), reasons))

    assert sentence(ValueReason("money", 1.0, 11.4, 3)) == "It leaves more money: £11, not £3."
    assert sentence(ValueReason("money", 1.0, 10, 3)) == "It leaves more money: £10, not £3."
    alike = ValueReason("money", 0.2, 11.4, 11)
    assert sentence(alike, ValueReason("next", 0.1)) == "It leaves more to do in the next turn."


def test_alternatives_that_differ_in_goods_name_them() -> None:
    game = load_map("singapore").game
    words = GAME_UI.texts(game, ["Ann", "Bob", "Cid"])
    s = game.start(game.new_setup(Options(), 3, 4))
    building = next(
        tile for tile, one in s.scenario.buildings.items() for trade in one.trades if trade.pay.any and trade.gain.brick
    )
    uses = [Exchange(building, 0, pay, Goods(brick=4)) for pay in (Goods(tea=1), Goods(cloth=1))]
    names = [words.group(s, AnswerGroup(use, use)).text.replace("\N{NO-BREAK SPACE}", " ") for use in uses]
    assert [name.partition(": ")[2] for name in names] == ["1 tea → 4 bricks", "1 cloth → 4 bricks"]
    assert (
        words.group(s, AnswerGroup(*uses))
        .text.replace("\N{NO-BREAK SPACE}", " ")
        .endswith(": 1 any → 2 bricks, 1 cloth")
    )


@pytest.mark.parametrize(
    ("asked", "best", "played", "reason"),
    [
        (ChooseLot(0, 0), PlaceFlag("d4"), PlaceFlag("e4"), "the lot costs £1, not £3"),
        (ChooseLot(0, 0), PlaceFlag("e4"), PlaceFlag("d4"), ""),
        (ChooseLot(0, 2), PlaceFlag("e4"), PlaceFlag("d4"), "the lot costs £3, not £1"),
        (ChooseLot(0, 2), PlaceFlag("d4"), PlaceFlag("e4"), ""),
        (PlayTurn(0), CallHelper("I-06"), CallHelper("I-05"), "nobody else gets a point"),
        (PlayTurn(0), CallHelper("I-05"), CallHelper("I-06"), ""),
        (PlayTurn(0), CallHelper("I-06"), CallHelper("I-09"), "draws no chip"),
        (PlayTurn(0), CallHelper("I-09"), Pass(), ""),
        (ChooseTile(0, last=False), Build("I-12"), Build("I-13"), ""),
    ],
)
def test_only_what_speaks_for_the_better_move_is_its_reason(
    asked: Question[State], best: Action, played: Action, reason: str
) -> None:
    table = Table()
    table.stand("d5", "I-06", 0)
    table.stand("e5", "I-05", 1)
    table.stand("f5", "I-09", 0)
    table.state.prices.update(d4=1, e4=3)
    words = GAME_UI.texts(table.game, ["Ann", "Bob", "Cid"])
    assert GAME_UI.advice().why_better(words, table.state, asked, best, played) == reason


def test_a_better_step_is_explained_by_what_the_turn_then_brings() -> None:
    table = Table()
    table.stand("d5", "III-03", 0)
    table.roads("d5 d6")
    table.player(0, money=5)
    table.turn(0, "d6", steps=1)
    asked = table.asked
    assert asked is not None
    words = GAME_UI.texts(table.game, ["Ann", "Bob", "Cid"])
    why = GAME_UI.advice().why_better(words, table.state, asked, Step(0, "d5"), Pass())
    assert why == "more points in this turn: 5, not 0"


def test_where_no_difference_is_known_a_better_move_says_what_its_turn_brings() -> None:
    table = Table()
    table.stand("d5", "III-03", 0)
    table.stand("e5", "I-12", 0)
    table.roads("d5 d6", "d5 e5")
    table.player(0, money=5)
    table.turn(0, "d6", steps=1)
    asked = table.asked
    assert asked is not None
    words = GAME_UI.texts(table.game, ["Ann", "Bob", "Cid"])
    why = GAME_UI.advice().why_better(words, table.state, asked, Step(0, "d5"), Step(0, "e5"))
    assert why.replace("\N{NO-BREAK SPACE}", " ") == "this turn: +5 VP"
