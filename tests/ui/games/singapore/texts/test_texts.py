"""Every event, question and action has words that a player reads."""

from __future__ import annotations

import re
from itertools import pairwise
from random import Random

import pytest
from PySide6.QtCore import QTextBoundaryFinder

from indonesia_qt.core.answer_groups import AnswerGroup
from indonesia_qt.core.flow import Event, Pass, because
from indonesia_qt.core.session import Session
from indonesia_qt.core.timeline import Moment
from indonesia_qt.games.singapore.analysis.event_subjects import Surroundings
from indonesia_qt.games.singapore.analysis.turn_planner import Risk
from indonesia_qt.games.singapore.bots.explain import Gains
from indonesia_qt.games.singapore.bots.rules_of_thumb import Easy, RandomBot
from indonesia_qt.games.singapore.rules import events as ev
from indonesia_qt.games.singapore.rules.actions import CallHelper, Enter, Exchange
from indonesia_qt.games.singapore.rules.box import usual_box
from indonesia_qt.games.singapore.rules.chips import raid
from indonesia_qt.games.singapore.rules.constants import Goods
from indonesia_qt.games.singapore.rules.state import Options, State
from indonesia_qt.games.singapore.rules.turn import PlayTurn
from indonesia_qt.i18n.text import clauses
from indonesia_qt.library import load_map
from indonesia_qt.ui.games.singapore.panels import QUESTIONS
from indonesia_qt.ui.games.singapore.texts import EVENTS, SingaporeTexts
from indonesia_qt.ui.games.singapore.texts.names import effect_text, spoken_points
from indonesia_qt.ui.games.singapore.texts.planning import gains_text, others_text, steps_text
from indonesia_qt.ui.games.singapore.texts.turn import turn_prompt
from indonesia_qt.ui.table.game_texts import notifications
from tests.games.singapore.positions import Table
from tests.ui.table.new_games import NAMES


def words_for(players: int) -> SingaporeTexts:
    return SingaporeTexts(load_map("singapore").game.scenario, NAMES[:players])


def is_readable(text: str) -> None:
    """Check that a text is one that a player can read: no id, no gap."""
    assert text
    assert not re.search(r"[{}_]|\bNone\b|start-\d|\b(I|II|III)-\d", text), text


def is_sentence(text: str) -> None:
    is_readable(text)
    assert text.endswith((".", "!")), text


@pytest.mark.parametrize("players", [2, 3, 4])
def test_whole_games_are_told_in_sentences(players: int) -> None:
    game = load_map("singapore").game
    words = words_for(players)
    heard: set[type] = set()
    given: set[type] = set()
    for seed in range(3):
        session: Session[State] = Session(game, game.new_setup(Options(), players, seed), seed=seed)
        seats = [Easy() if (seat + seed) % 2 else RandomBot() for seat in range(players)]
        chance = Random(seed)
        while (asked := session.question) is not None:
            view = game.view(session.state, asked.seat)
            is_sentence(words.prompt(QUESTIONS[type(asked)], view, asked))
            for answer in {type(one): one for one in asked.actions(view)}.values():
                given.add(type(answer))
                text, group = words.action(view, asked, answer), words.group(view, AnswerGroup(answer, answer))
                for part in (text.text, group.text):
                    is_readable(part)
            session.submit(seats[asked.seat].choose(view, asked, chance))
        for entry in session.entries:
            for event in entry.events:
                heard.add(type(event))
                if not words.is_heading(event):
                    is_sentence(words.sentence(event))
    assert len(heard) > 20
    assert len(given) > 10


def test_exchanges_are_written_with_arrows() -> None:
    effects = {building.id: effect_text(building) for building in usual_box().buildings}
    assert effects["I-01"] == "3\xa0bricks → £4"
    assert effects["I-02"] == "1\xa0brick, 1\xa0cloth → 2\xa0of\xa0one\xa0good"
    assert effects["I-03"] == "1\xa0any ↔ 2\xa0bricks, 1\xa0cloth"
    assert effects["I-04"] == "take 2\xa0bricks"
    assert effects["II-01"] == "3\xa0of\xa0one\xa0good, £5 → 9\N{NO-BREAK SPACE}VP"
    spoken = effect_text(next(one for one in usual_box().buildings if one.id == "II-01"), spoken_points)
    assert spoken == "3\xa0of\xa0one\xa0good, £5 → 9 victory points"


def test_a_raid_on_the_neutral_colour_is_told() -> None:
    game, words = load_map("singapore").game, words_for(2)
    s = game.start(game.new_setup(Options(), 2, 1))
    s.chips, s.players[0].goods = [0, 1, 3], Goods(opium=1)
    events: list[Event] = []
    raid(s, 0, events)
    sentences = list(map(words.sentence, events))
    assert sentences == [
        "Opium and black chips: Ana 1 (1 opium), Budi 1 (0 opium), Neutral 3 (0 opium). Caught: Neutral.",
        "Neutral returns 3 chips.",
    ]


def test_people_are_told_of_points_for_their_buildings_and_of_raids() -> None:
    notice = EVENTS[ev.OwnerRewarded].notice
    assert notice
    words = words_for(3)
    told = list(notice.texts(words, [ev.OwnerRewarded(1, "d5"), ev.OwnerRewarded(2, "d6")], {2}))
    assert told == ["Citra gets 1\N{NO-BREAK SPACE}VP as the owner of Pawnshop (D6)."]


def test_further_steps_are_said_to_be_those_of_a_worker() -> None:
    game, words = load_map("singapore").game, words_for(3)
    s = game.start(game.new_setup(Options(), 3, 1))
    asked = PlayTurn(0, steps=1, actions_left=2, walker=1, extra=5)
    assert turn_prompt(words, s, asked).endswith("Left: 1 step, 5 more, 2 actions.")
    s.players[0].workers = ("d6", "e6")
    assert turn_prompt(words, s, asked).endswith("Left: 1 step, 5 for worker 2, 2 actions.")
    assert turn_prompt(words, s, PlayTurn(0)).endswith("Left: 3 steps, 3 actions.")
    owed = turn_prompt(words, s, PlayTurn(0, owes_worker=True))
    assert owed == "Put your second worker on the board in this turn. Left: 3 steps, 3 actions."


def test_the_starting_round_is_named_once_though_it_is_a_round_and_a_phase() -> None:
    words = words_for(3)
    assert words.moment(Moment(0, "start", 1), 0) == "Starting Round · Budi · decision 1"
    assert words.moment(Moment(2, "lots", None), 9) == "Round 2 · Lots · decision 10"


def test_a_building_has_the_name_on_its_tile_and_its_lot_wherever_it_stands() -> None:
    table = Table()
    table.stand("d5", "II-03", 0)
    table.stand("e5", "I-04", 1)
    words = words_for(3)
    around = Surroundings(table.state, table.state)
    events: list[Event] = [ev.WorkerMoved(0, 0, "e6", "d5"), ev.RoadBuilt(0, "d5", "e5", 1), ev.OwnerRewarded(1, "e5")]
    assert [text for _, text in words.sentences(events, around)] == [
        "Ana’s worker goes from Brick Pit (E6) to Counting House (D5).",
        "Ana joins Counting House (D5) and Brickworks (E5) by a road for £1.",
        "Budi gets 1\N{NO-BREAK SPACE}VP as the owner of Brickworks (E5).",
    ]
    built = ev.Built(0, 0, "II-03", "d5", 2)
    assert [text for _, text in words.sentences([built], around)] == ["Ana builds Counting House on D5 for £2."]
    told = list(notifications(words, [ev.OwnerRewarded(1, "e5")], table.state, 0, {1}))
    assert [one.text for one in told] == ["Budi gets 1\N{NO-BREAK SPACE}VP as the owner of Brickworks (E5)."]
    use = AnswerGroup(Exchange("II-03", 0, Goods(brick=2, cloth=2), Goods()), Exchange("II-03", 0, Goods(), Goods()))
    assert words.group(table.state, use).text.startswith("Use Counting House (D5): ")
    text, title = "You’ve already used {building} ({area}) in this turn.", "Counting House (large)"
    refused = because("S-TRN-05", text, building=title, area="D5")
    assert words.reason(refused) == "You’ve already used Counting House (D5) in this turn."


def test_a_plan_names_lots_only_of_buildings_of_the_same_name_and_that_of_a_new_worker_once() -> None:
    table = Table()
    table.stand("d5", "II-09", 0)
    table.stand("e5", "I-04", 1)
    words = words_for(3)
    use = Exchange("I-04", 0, Goods(), Goods(brick=2))
    moves = [CallHelper("II-09"), Enter("e5"), use]
    assert steps_text(words, table.state, moves) == "New Helpers: second worker → Brickworks"
    assert steps_text(words, table.state, [Enter("e5"), Pass()]) == "put your worker on Brickworks"
    assert steps_text(words, table.state, [use]) == "Brickworks"
    table.stand("f5", "II-07", 1)
    assert steps_text(words, table.state, [use]) == "Brickworks (E5)"


def test_no_line_of_a_plan_ends_within_a_figure() -> None:
    gains = Gains(9, 0, (0, 3, 0, 0), 1, (0, 2, 0), Risk(1 / 6, 0, 5, 1))
    text = clauses(gains_text(gains), others_text(words_for(3), gains))
    found = QTextBoundaryFinder(QTextBoundaryFinder.BoundaryType.Line, text)
    ends = list(iter(found.toNextBoundary, -1))
    lines = [text[start:end].strip(" ") for start, end in pairwise([0, *ends])]
    assert [line.replace("\N{NO-BREAK SPACE}", " ") for line in lines if re.search(r"\d", line)] == [
        *("+9 VP,", "+3 cloth,", "+1 black chip;", "Budi +2 VP;", "1 in 6:", "£5,", "1 opium"),
    ]


def test_a_tile_that_is_turned_up_and_goes_to_the_display_is_told_in_one_line() -> None:
    table = Table()
    words = words_for(3)
    table.state.top = "II-01"
    happened: list[Event] = [ev.TileTurned("I-04"), ev.TileLaidOut("I-04"), ev.TileTurned("II-01")]
    told = [text for _, text in words.sentences(happened, Surroundings(table.state, table.state)) if text]
    assert [text.replace("\N{NO-BREAK SPACE}", " ") for text in told] == [
        "On display: Brickworks (take 2 bricks).",
        "The new top of the stack: East India Company (3 of one good, £5 → 9 VP).",
    ]
