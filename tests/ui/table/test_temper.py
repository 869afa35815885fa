"""What bots say: found from the record alone, at most once a round and bot, and shown next to their cards if wanted."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import pytest
from pytestqt.qtbot import QtBot

from indonesia_qt.core.flow import Event, because
from indonesia_qt.games.indonesia.rules import events as ev
from indonesia_qt.games.singapore.rules import events as sg
from indonesia_qt.ui.app.program import Program
from indonesia_qt.ui.games.indonesia.temper import IndonesiaTemper
from indonesia_qt.ui.games.singapore.temper import SingaporeTemper
from indonesia_qt.ui.table import remark_presenter
from indonesia_qt.ui.table.player_cards import PlayerCard
from indonesia_qt.ui.table.remark_presenter import Speech
from indonesia_qt.ui.table.temper import Occasion, Remark, Temper
from tests.ui.games.singapore import tables
from tests.ui.pages.final_screen import FinalPage
from tests.ui.pages.heads import SpeechPage
from tests.ui.pages.page import owned
from tests.ui.pages.players import CardPage
from tests.ui.table.mouse import Mouse
from tests.ui.table.positions import POSITIONS, Position, go_to

EVERYBODY = range(5)


def said(temper: Temper, *happened: Sequence[Event], speakers: Sequence[int] = EVERYBODY) -> list[tuple[int, str]]:
    """Who speaks of what in a game that begins so."""
    return [(one.occasion.seat, one.occasion.key) for one in temper.remarks(happened, speakers, 0)]


def merger(winner: int, first_owner: int, second_owner: int) -> list[Event]:
    shares = (first_owner, 20), (second_owner, 20)
    return [ev.MergerDone(winner, 40, "a", "b", "a", shares)]


def test_of_a_merger_one_speaks_whose_company_was_bought_or_who_was_outbid() -> None:
    began = [ev.YearBegan(3)]
    bids = [ev.MergerAnnounced(0, "a", "b", 40)], [ev.BidRaised(2, 44)], [ev.BidRaised(1, 48)]
    temper = IndonesiaTemper()
    assert said(temper, began, *bids, merger(1, 3, 1)) == [(3, "merged_away")]
    assert said(temper, began, *bids, merger(1, 1, 1)) == [(2, "outbid")]
    assert said(temper, began, *bids, merger(1, 1, 1), speakers=(1,)) == [(1, "bought")]
    assert said(temper, began, *bids, merger(1, 1, 1), speakers=()) == []


def test_of_a_year_the_best_ever_speaks_and_who_earned_nothing_any_more() -> None:
    temper = IndonesiaTemper()
    first = [ev.YearBegan(1)], [ev.EarningsCollected((20, 30, 0))]
    assert said(temper, *first) == [(1, "best_year")]
    assert said(temper, *first, [ev.YearBegan(2)], [ev.EarningsCollected((0, 25, 0))]) == [
        (1, "best_year"),
        (0, "no_income"),
    ]


def test_the_winner_speaks_at_the_end() -> None:
    ended = ev.GameEnded((10, 20), 1, because("R-END-01", "The last deeds are gone."))
    assert said(IndonesiaTemper(), [ev.YearBegan(1)], [ended]) == [(1, "win")]
    over = sg.GameEnded((10, 20), 0, because("S-END-01", "The last round is over."))
    assert said(SingaporeTemper(), [over]) == [(0, "win")]


def test_in_singapore_raids_visits_and_great_turns_are_worth_a_word() -> None:
    temper = SingaporeTemper()
    began = [sg.RoundBegan(2, 0)]
    assert said(temper, began, [sg.RaidBegan((0, 1), (0, 4), (1,))]) == [(1, "caught")]
    visit = [sg.OwnerRewarded(1, "x")]
    assert said(temper, began, visit, visit) == []
    assert said(temper, began, visit, visit, visit, visit) == [(1, "visited")]
    assert said(temper, began, [sg.MarkerMoved(0, 4, 8), sg.MarkerMoved(0, 3, 11), sg.TurnEnded(0)]) == [
        (0, "great_turn")
    ]


def test_no_line_comes_again_before_the_others() -> None:
    temper, happened = IndonesiaTemper(), list[list[Event]]()
    for year in range(1, 4):
        happened += [[ev.YearBegan(year)], [ev.EarningsCollected((10 * year, 0))]]
    texts = [one.text for one in temper.remarks(happened, EVERYBODY, 7)]
    assert sorted(texts) == sorted(temper.lines["best_year"])


@pytest.fixture
def finished(program: Program) -> Mouse:
    go_to(program, POSITIONS["result"])
    return Mouse(program)


def test_in_a_whole_game_a_bot_speaks_once_a_year_at_most_and_always_the_same(finished: Mouse) -> None:
    remarks = finished.table.remarks.remarks()
    assert len(remarks) > 5
    assert remarks == finished.table.remarks.remarks()
    times = Counter((one.occasion.round, one.occasion.seat) for one in remarks)
    assert set(times.values()) == {1}
    assert finished.table.bridge.people[0] not in {one.occasion.seat for one in remarks}
    assert all(len(one.text) <= 60 for one in remarks)


def test_a_remark_is_seen_next_to_the_card_announced_and_kept_with_the_head(
    program: Program, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    announced: list[str] = []
    monkeypatch.setattr(remark_presenter, "announce", lambda _, text, __: announced.append(text))
    go_to(program, Position("ChooseCompany", 6, 6))
    mouse = Mouse(program)
    bridge, heard = mouse.table.bridge, list[Remark]()
    mouse.table.remarks.said.connect(heard.append)
    bridge.pause_ms = 1
    bridge.set_paused(False)

    def played_on() -> bool:
        if not heard and bridge.question and bridge.is_human(bridge.question.seat):
            mouse.answer()
        return bool(heard)

    qtbot.waitUntil(played_on, timeout=60_000)
    bridge.set_paused(True)
    remark = heard[0]
    assert SpeechPage.texts(program) == [remark.text]
    assert announced == [f"{mouse.table.context.words.seats[remark.occasion.seat]}: {remark.text}"]
    [bubble] = SpeechPage.all_of(program.window)
    assert not any(map(bubble.covers, owned(program.window, PlayerCard)))
    assert remark.text in CardPage.at(program, remark.occasion.seat).widget.head.toolTip()
    bridge.undo()
    assert SpeechPage.texts(program) == []


def test_what_is_said_goes_when_a_person_answers(program: Program) -> None:
    go_to(program, Position("ChooseCompany", 6, 6))
    mouse = Mouse(program)
    bridge, remarks = mouse.table.bridge, mouse.table.remarks
    bridge.set_paused(True)
    bot = next(seat for seat in range(len(bridge.seats)) if seat not in bridge.people)
    assert program.window.map
    remark = Remark(Occasion(0, 0, bot, "bought"), "Not bad.")
    remarks.speeches[bot] = Speech(mouse.table.context, remark, 300, program.window.map)
    while not (bridge.question and bridge.is_human(bridge.question.seat)):
        mouse.answer()
    mouse.answer()
    assert remarks.speeches == {}


def test_one_setting_silences_them(finished: Mouse) -> None:
    finished.program.window.preferences.set("heads", False)
    assert finished.table.remarks.remarks() == []


def test_a_bot_that_has_won_says_so_on_the_final_screen(program: Program, qtbot: QtBot) -> None:
    mouse = tables.begin(program, "easy", "easy", seed=2)
    table = program.table
    assert table
    table.bridge.play_to_person()
    qtbot.waitUntil(lambda: table.bridge.question is None and table.final is not None, timeout=90_000)
    winner = table.context.words.seats[table.game.ranking(table.bridge.session.state)[0]]
    labels = FinalPage.of(mouse.program.window).labels()
    assert any(text.startswith(f"{winner}: “") for text in labels)
