"""Nothing that is told of a game stays English when another language is in use.

Games are told wholly in the pseudo-language: what then is left in plain letters, other than the names of players and
places, has not been translated.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from indonesia_qt.core.answer_groups import AnswerGroup, answer_groups
from indonesia_qt.core.bots import play_out
from indonesia_qt.core.flow import Question, because
from indonesia_qt.core.session import Session
from indonesia_qt.games.indonesia.analysis.action_groups import kind_of, places_of
from indonesia_qt.games.indonesia.analysis.event_subjects import Surroundings
from indonesia_qt.games.indonesia.analysis.ledger import statement
from indonesia_qt.games.indonesia.bots.rules_of_thumb import Greedy, RandomBot
from indonesia_qt.games.indonesia.delivery.largest_plans import bottleneck, objectives
from indonesia_qt.games.indonesia.delivery.outcomes import Outcome, outcome
from indonesia_qt.games.indonesia.delivery.planner import Choices, Planner
from indonesia_qt.games.indonesia.rules import events as ev
from indonesia_qt.games.indonesia.rules.actions import Grow, Operate
from indonesia_qt.games.indonesia.rules.constants import GOODS, TRACKS
from indonesia_qt.games.indonesia.rules.phases.acquisitions import NO_FREE_SLOT
from indonesia_qt.games.indonesia.rules.phases.city_growth import ChooseGrowth
from indonesia_qt.games.indonesia.rules.phases.operations import ChooseCompany, DeliverGoods
from indonesia_qt.games.indonesia.rules.shipping import Market
from indonesia_qt.games.indonesia.rules.state import Options, State
from indonesia_qt.games.indonesia.rules.year import PHASES
from indonesia_qt.i18n.text import tr
from indonesia_qt.library import load_map
from indonesia_qt.ui.board.marks import AreaMark, NoteMark
from indonesia_qt.ui.charts.chart_model import table_of
from indonesia_qt.ui.games.indonesia.board.overlays import (
    OVERLAYS,
    change_marks,
    growth_marks,
    reach_marks,
)
from indonesia_qt.ui.games.indonesia.chart_data import all_charts, chart_source, result
from indonesia_qt.ui.games.indonesia.game_ui import GAME_UI
from indonesia_qt.ui.games.indonesia.ledger_view import figure_name, purpose
from indonesia_qt.ui.games.indonesia.recap import IndonesiaRecap, topics
from indonesia_qt.ui.games.indonesia.texts import IndonesiaTexts
from indonesia_qt.ui.games.indonesia.texts.areas import facts, spoken
from indonesia_qt.ui.games.indonesia.texts.names import deed_text, good_name, phase_name, track_name
from indonesia_qt.ui.games.indonesia.texts.operations import spoilers
from indonesia_qt.ui.games.indonesia.texts.planning import PlanningTexts
from indonesia_qt.ui.style.theme import LIGHT
from indonesia_qt.ui.table.board.board_ui import OverlaySubject
from indonesia_qt.ui.table.decision_view import possible_answers
from indonesia_qt.ui.table.game_texts import notifications, ordinal
from indonesia_qt.ui.table.log.log_writer import LogWriter, last_decision
from indonesia_qt.ui.table.records import Answer
from tests.i18n.pseudo import pseudo_language, untranslated
from tests.ui.table.new_games import NAMES, context_of

PLAYERS = NAMES[:3]


@pytest.fixture(autouse=True)
def pseudo() -> Iterator[None]:
    with pseudo_language():
        yield


@pytest.fixture(scope="module")
def words() -> IndonesiaTexts:
    return IndonesiaTexts(load_map().game.scenario, PLAYERS)


class Listener:
    """Hears texts, and keeps what of them is English."""

    def __init__(self, words: IndonesiaTexts) -> None:
        scenario = words.scenario
        places = {name for id, name in scenario.name.items() if id not in scenario.deeds}
        self.names = {
            *PLAYERS,
            *places,
            *(words.short_place(id) for id in scenario.name),
        }
        self.heard = 0
        self.english: dict[str, str] = {}

    def hear(self, *texts: object) -> None:
        """Listen to some texts."""
        for text in map(str, filter(None, texts)):
            self.heard += 1
            if found := untranslated(text, self.names):
                self.english[" ".join(found)] = text


@pytest.fixture
def listener(words: IndonesiaTexts) -> Iterator[Listener]:
    """Afterwards nothing of what it has heard was English."""
    listener = Listener(words)
    yield listener
    assert listener.heard
    assert not listener.english


def test_a_whole_game_and_its_charts(words: IndonesiaTexts, listener: Listener) -> None:
    game = load_map().game
    session = Session(game, game.new_setup(Options(), len(PLAYERS), 1))
    seats = [RandomBot(), Greedy(), Greedy()]
    for made, (seat, action) in enumerate(play_out(game, session.state.copy(), seats, Random(1))):
        _hear_question(listener, words, session, made)
        events = session.submit(action)
        listener.hear(*map(words.sentence, events))
        listener.hear(
            *(tiding.text for tiding in notifications(words, events, session.state, seat, range(len(PLAYERS))))
        )
        if made % 20 == 0:
            _hear_recaps(listener, words, session)
    listener.hear(*(line.text for line in LogWriter(words, range(len(PLAYERS)), session, Surroundings).lines(5)))
    _hear_charts(listener, words, session)


def _hear_question(listener: Listener, words: IndonesiaTexts, session: Session[State], made: int) -> None:
    asked = session.question
    assert asked is not None
    view = session.game.view(session.state, asked.seat)
    listener.hear(context_of(words).prompt(view, asked))
    _hear_answers(listener, words, view, asked, made)
    if made % 20 == 0:
        _hear_board(listener, words, view, possible_answers(context_of(words), view, asked))


def _hear_answers(listener: Listener, words: IndonesiaTexts, view: State, asked: Question[Any], made: int) -> None:
    if made % 3 == 0:
        for answer in possible_answers(context_of(words), view, asked)[:20]:
            listener.hear(*answer.words)
    if made % 7 == 0:
        for group in answer_groups(view, asked, kind_of, places_of):
            listener.hear(*_without_kind(words.group(view, group)))
    if isinstance(asked, ChooseCompany):
        for id in view.players[asked.seat].companies:
            why_not = asked.check(view, Operate(id))
            listener.hear(why_not or spoilers(words, view, id))
    if isinstance(asked, DeliverGoods) and made % 3 == 0:
        _hear_plans(listener, words, view, asked)


def _without_kind(answer: Any) -> tuple[str, str]:
    return answer.text, answer.about


def _hear_plans(listener: Listener, words: IndonesiaTexts, view: State, asked: DeliverGoods) -> None:
    company = view.companies[asked.company]
    market, planning = Market(view, company, asked.done), PlanningTexts(words, view, company)
    plan = market.best_plan()
    listener.hear(planning.why(bottleneck(market), company.units))
    listener.hear(*map(planning.objective, objectives(market)))
    present = outcome(view, company, plan)
    for other in (present, Outcome((0,) * len(PLAYERS), ())):
        listener.hear(planning.earned(other.gains, present.gains), planning.fed(other, present), planning.grow(plan))
    choices = Choices(Planner(view, company, asked.done, plan), (), plan[0].origin)
    verdicts = [*choices.next_places().values(), *map(choices.no_way, (*view.cities, *view.scenario.sea_neighbours))]
    listener.hear(*(planning.why_not(verdict.why_not) for verdict in verdicts))


def _hear_board(listener: Listener, words: IndonesiaTexts, view: State, answers: list[Answer]) -> None:
    for area in (*view.scenario.seas_at, *view.scenario.sea_neighbours):
        listener.hear(*facts(words, view, area), spoken(words, view, area))
    for sheet in GAME_UI.board.sheets(words, view, answers):
        listener.hear(sheet.name, *sheet.columns, *(cell for row in sheet.rows for cell in row.cells))
    for company in view.companies.values():
        shown = OverlaySubject(view, range(len(PLAYERS)), company.id)
        listener.hear(*(mark.text for mark in (*reach_marks(shown), *growth_marks(shown)) if _says(mark)))


def _says(mark: object) -> bool:
    return isinstance(mark, AreaMark | NoteMark)


def _hear_recaps(listener: Listener, words: IndonesiaTexts, session: Session[State]) -> None:
    for seat in range(len(PLAYERS)):
        last = last_decision(session, seat)
        if last is not None:
            recap = IndonesiaRecap(words, session, seat, last, lambda s: s)
            listener.hear(*(line.text for line in recap.lines()))
            shown = OverlaySubject(session.state, range(len(PLAYERS)), happened=recap.events)
            listener.hear(*(mark.text for mark in change_marks(shown) if _says(mark)))


def _hear_charts(listener: Listener, words: IndonesiaTexts, session: Session[State]) -> None:
    course = chart_source(session, session.happened, words, range(len(PLAYERS)), LIGHT)
    for chart in (*all_charts(course), result(course, session.state)):
        listener.hear(chart.title, chart.about, *(cell for row in table_of(chart) for cell in row))
    for seat in range(len(PLAYERS)):
        for line in statement(course.course.ledger, seat, "total"):
            listener.hear(purpose(words, line))


def test_what_happens_seldom(words: IndonesiaTexts, listener: Listener) -> None:
    card, (area, *_) = next(iter(words.scenario.cards)), words.scenario.seas_at
    for event in (
        ev.BidPlaced(0, 7, 35),
        ev.CardDiscarded(0, card, because("R-ERA-05", "There are no city stones of size 1 left.")),
        ev.NoStoneLeft((area,), 3),
        ev.BidderLeft(1, NO_FREE_SLOT),
    ):
        listener.hear(words.sentence(event))


def test_the_growth_of_a_city(words: IndonesiaTexts, listener: Listener) -> None:
    game = load_map().game
    s = game.start(game.new_setup(Options(), len(PLAYERS), 1))
    s.cities |= {"bali-1": 1, "lampung-1": 3}
    asked, growing = ChooseGrowth(0, 1), Grow("bali-1")
    listener.hear(context_of(words).prompt(s, asked), *words.action(s, asked, growing))
    listener.hear(*_without_kind(words.group(s, AnswerGroup(growing, growing, ("bali-1",)))))


def test_every_name(words: IndonesiaTexts, listener: Listener) -> None:
    listener.hear(*map(good_name, GOODS), *map(track_name, TRACKS), *map(ordinal, range(5)), *topics().values())
    listener.hear(*(phase_name(phase) for phase, _ in PHASES))
    listener.hear(*(words.track(track, step) for track in TRACKS for step in range(1, 6)))
    listener.hear(*map(deed_text, words.scenario.deeds.values()), *map(words.company, words.scenario.deeds))
    listener.hear(*map(figure_name, ("cash", "bank", "earnings", "doubled", "total")))
    listener.hear(*(tr(overlay.legend) for overlay in OVERLAYS.values()))
