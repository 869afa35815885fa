"""The charts and the final screen of a game are right, and show nothing that is hidden."""

from __future__ import annotations

from itertools import pairwise, product
from random import Random

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from indonesia_qt.core.record import Seat
from indonesia_qt.games.singapore.bots.rules_of_thumb import Easy
from indonesia_qt.games.singapore.rules.state import Options, State
from indonesia_qt.games.singapore.rules.victory_track import ranking
from indonesia_qt.ui.app.program import Program
from indonesia_qt.ui.board.background.outlines import FRAME
from indonesia_qt.ui.charts.chart_model import Series, Sheet
from indonesia_qt.ui.games.singapore import chart_data as made
from indonesia_qt.ui.games.singapore.final_screen import BEST_ROUNDS, LEAST_FINES, MOST, how_won
from indonesia_qt.ui.games.singapore.game_view import SingaporeView
from indonesia_qt.ui.table.games.new_game_dialog import NewGame
from indonesia_qt.ui.table.own_story import OwnStory, RoundColumns
from indonesia_qt.ui.table.panels.result import ResultPanel
from indonesia_qt.ui.table.review.review_texts import LinkText
from indonesia_qt.ui.table.score_sources import SourceBar
from indonesia_qt.ui.widgets.layouts import ScrollArea
from tests.soak import soak_but
from tests.ui.charts.whole import is_whole
from tests.ui.pages.final_screen import FinalPage
from tests.ui.pages.page import Page, settle
from tests.ui.pages.singapore_panels import SingaporeTable

NAMES = "Ana", "Budi", "Citra", "Dewi"
HELD = {"Money", "Goods"}


def played(program: Program, decisions: int, holdings: str = "hidden", players: int = 3) -> SingaporeView:
    """A game of people that has gone on for so many decisions, as bots would make them."""
    seats = tuple(Seat(name, number, "human") for number, name in enumerate(NAMES[:players]))
    program.new_game(NewGame("singapore", "singapore", seats, True, Options(holdings=holdings), 1))  # type: ignore[arg-type]
    table = program.table
    assert isinstance(table, SingaporeView)
    session, bot, chance = table.bridge.session, Easy(), Random(3)
    for _ in range(decisions):
        asked = session.question
        if asked is None:
            break
        session.submit(bot.choose(session.game.view(session.state, asked.seat), asked, chance))
    table.bridge.changed.emit(())
    return table


@pytest.fixture
def finished(program: Program) -> SingaporeView:
    return played(program, 10_000)


def state_of(table: SingaporeView) -> State:
    state = table.bridge.session.state
    assert isinstance(state, State)
    return state


def colours_in(widget: QWidget, box: QRectF) -> set[str]:
    """The colours of a part of a widget, without its edge."""
    inside, picture = box.toAlignedRect().adjusted(1, 1, -1, -1), widget.grab().toImage()
    places = product(range(inside.left(), inside.right()), range(inside.top(), inside.bottom()))
    return {picture.pixelColor(*place).name() for place in places}


def titles(program: Program) -> set[str]:
    return {chart.title for chart in program.charts.charts()}


def test_each_line_ends_with_what_players_have_at_the_end_and_the_sources_add_up_to_the_points(
    finished: SingaporeView,
) -> None:
    state, source = state_of(finished), finished.chart_source(finished.bridge.session.happened)
    players = state.players
    assert [one.values[-1] for one in made.points(source).series] == [player.vp for player in players]
    assert [one.values[-1] for one in made.money(source).series] == [player.money for player in players]
    assert [one.values[-1] for one in made.goods(source).series] == [sum(player.goods) for player in players]
    assert [one.values[-1] for one in made.chips(source).series] == state.chips
    assert [one.values[0] for one in made.points(source).series] == [5, 5, 5]
    sums = [sum(int(one.values[seat] or 0) for one in made.sources(source).series) for seat in source.seats]
    assert sums == [player.vp for player in players]


def test_every_chart_has_a_value_for_each_label(program: Program, finished: SingaporeView) -> None:
    assert finished.bridge.question is None
    charts = program.charts.charts()
    assert len(charts) == 9
    for chart in charts:
        is_whole(chart)


def test_hidden_money_and_goods_are_in_no_chart_before_the_end(program: Program) -> None:
    table = played(program, 60)
    assert not titles(program) & HELD
    assert "Victory points" in titles(program)
    assert "hidden" in table.charts_note


def test_open_money_and_goods_are_charted_during_the_game(program: Program) -> None:
    played(program, 60, "open")
    assert titles(program) > HELD


@pytest.mark.parametrize("holdings", ["hidden", "open"])
def test_the_sheet_of_all_rounds_has_what_may_be_seen(program: Program, holdings: str) -> None:
    table = played(program, 90, holdings)
    sheet = program.charts.charts()[-1]
    assert isinstance(sheet, Sheet)
    assert {"Money", "Goods"}.issubset(column.title for column in sheet.columns) == (holdings == "open")
    players = state_of(table).players
    last = [row.cells for row in sheet.rows[-len(players) :]]
    assert [(cells[1], cells[2]) for cells in last] == [
        (name, player.vp) for name, player in zip(NAMES[: len(players)], players, strict=True)
    ]


def test_the_final_screen_explains_every_point(program: Program, finished: SingaporeView) -> None:
    final = FinalPage.of(program.window)
    places = ranking(state_of(finished))
    assert len(final.source_bars) == 3
    for bar, seat in zip(final.source_bars, places, strict=True):
        assert sum(amount for _, amount in bar.amounts) == state_of(finished).players[seat].vp
        assert bar.accessibleName().startswith("Victory points gained and lost: ")


@pytest.mark.usefixtures("finished")
def test_the_final_screen_shows_the_whole_board(qtbot: QtBot, program: Program) -> None:
    final = FinalPage.of(program.window)
    qtbot.waitUntil(lambda: final.has_board)
    board = final.widget.board
    assert final.board_shape == pytest.approx((board.width + 2 * FRAME) / (board.height + 2 * FRAME), rel=0.01)


def test_bars_end_at_their_scores_in_one_scale_also_where_points_were_lost(
    qtbot: QtBot, finished: SingaporeView
) -> None:
    gained, spent = (Series(name, (), colour, 1) for name, colour in (("Gained", "#207050"), ("Spent", "#a03020")))
    context = finished.context
    amounts = ((9, -5), (6, -2), (4, 0), (20, -1))
    bars = [SourceBar(context, [(gained, won), (spent, gone)], (5, 19), "{amounts}") for won, gone in amounts]
    for bar in bars:
        qtbot.addWidget(bar)
        bar.resize(300, 20)
    ends = [bar.boxes()[0].right() for bar in bars]
    assert ends == pytest.approx([bars[0].place(score) for score in (4, 4, 4, 19)])
    assert ends[0] - bars[0].place(0) == pytest.approx(4 / 19 * (ends[3] - bars[0].place(0)))
    assert bars[0].boxes()[0].left() == pytest.approx(bars[0].place(-5))
    assert bars[0].boxes()[1].right() == pytest.approx(bars[0].place(0))
    ground = bars[2].boxes()[0].adjusted(1, 1, -1, -1)
    assert "#207050" in colours_in(bars[2], ground)
    assert "#a03020" not in colours_in(bars[2], ground)


def test_a_bar_shows_every_source_as_long_as_its_points_and_a_loss_before_zero(
    program: Program, finished: SingaporeView
) -> None:
    sources = made.sources(finished.chart_source(finished.bridge.session.happened)).series
    bars = FinalPage.of(program.window).source_bars
    assert any(bar.amounts[-1][1] < 0 for bar in bars)
    for bar, seat in zip(bars, ranking(state_of(finished)), strict=True):
        points = {one.name: one.values[seat] for one in sources if one.values[seat]}
        assert {one.name: amount for one, amount in bar.amounts} == points
        boxes = bar.boxes()
        for (one, amount), box in zip(bar.amounts, boxes, strict=True):
            assert box.width() == pytest.approx(abs(amount) * boxes[0].width() / bar.amounts[0][1])
            assert amount < 0 or one.colour in colours_in(bar, box)
        gains = [box for (_, amount), box in zip(bar.amounts, boxes, strict=True) if amount > 0]
        losses = boxes[len(gains) :]
        assert all(left.right() == pytest.approx(right.left()) for left, right in pairwise(gains))
        assert all(left.right() == pytest.approx(right.left()) for left, right in pairwise(losses))
        assert not losses or losses[0].left() == pytest.approx(gains[0].left())
        assert gains[-1].right() == pytest.approx(bar.place(state_of(finished).players[seat].vp))


@pytest.mark.usefixtures("undressed")
@pytest.mark.parametrize("players", soak_but((4,), [2, 3, 4]))
def test_a_small_window_shows_the_whole_final_screen(program: Program, players: int) -> None:
    program.window.appearance.put_on()
    program.window.resize(1366, 768)
    played(program, 10_000, players=players)
    final = FinalPage.of(program.window)
    assert final.is_seen_whole
    raids = [LinkText("Round 10: a raid costs Citra and Dewi £12", 0, 1)] * (MOST - BEST_ROUNDS)
    final.widget.turn_list.show_turns("Raids", [*final.widget.turns()[:BEST_ROUNDS], *raids])
    assert final.is_seen_whole
    assert not final.chart.isVisible()
    assert final.part(RoundColumns).has_numbers
    beside = Page(program.window).part(ResultPanel)
    assert beside.chart.isVisible(), "the panel beside has the room for it"
    final.look_at_board()
    settle()
    assert Page(beside).part(ScrollArea).verticalScrollBar().maximum() == 0


@pytest.mark.usefixtures("undressed")
def test_a_large_window_fills_the_final_screen_with_the_course_of_points(program: Program) -> None:
    program.window.appearance.put_on()
    program.window.resize(1920, 1080)
    table = played(program, 10_000, players=4)
    final = FinalPage.of(program.window)
    assert final.is_seen_whole
    chart = final.chart
    assert chart.isVisible()
    assert not Page(program.window).part(ResultPanel).chart.isVisible()
    assert chart.chart == made.points(table.chart_source(table.history.happened_so_far))
    bottom = chart.mapTo(final.widget, chart.rect().bottomLeft()).y()
    assert bottom == pytest.approx(final.bottom_of(final.widget.turn_list), abs=12)
    assert chart.height() > 200
    best, *sentences = final.part(OwnStory).lines
    assert best.text().startswith("Best round: ")
    assert all(line.heightForWidth(line.width()) < 2 * line.fontMetrics().height() for line in sentences)
    assert "Moved back for money" in final.labels()


@pytest.mark.usefixtures("finished")
def test_the_ranking_is_beside_the_board_only_while_the_final_screen_is_closed(program: Program) -> None:
    final, beside = FinalPage.of(program.window), Page(program.window).part(ResultPanel)
    assert final.widget.title() not in Page(beside).labels()
    assert not beside.first.isVisible(), "what it opens is open"
    final.look_at_board()
    assert final.widget.title() in Page(beside).labels()
    Page(beside).press("Final screen")
    assert final.widget.title() not in Page(beside).labels()


def test_only_what_mattered_is_a_turning_point(finished: SingaporeView) -> None:
    texts = [turn.text for turn in finished.final.turns()]  # type: ignore[union-attr]
    gains = [int(text.split(" gains ")[1].split("\N{NO-BREAK SPACE}")[0]) for text in texts if " gains " in text]
    fines = [int(text.rsplit("£")[1]) for text in texts if "raid" in text]
    assert min(gains) >= max(gains) / 4
    assert min(fines, default=LEAST_FINES) >= LEAST_FINES


@pytest.mark.usefixtures("finished")
def test_what_a_round_cost_hangs_below_the_line(program: Program) -> None:
    columns = FinalPage.of(program.window).part(RoundColumns)
    columns._gained = (3, -1, 0)
    won, lost, nothing = columns.columns()
    assert lost.top() == pytest.approx(won.bottom())
    assert lost.height() >= 4
    assert nothing.height() == 1


@pytest.mark.usefixtures("undressed")
def test_a_point_of_the_course_leads_to_its_moment(program: Program, qtbot: QtBot) -> None:
    program.window.appearance.put_on()
    program.window.resize(1920, 1080)
    table = played(program, 10_000, players=4)
    final = FinalPage.of(program.window)
    qtbot.waitUntil(lambda: bool(final.chart.spots))
    spot = next(spot for spot in final.chart.spots if spot.moment)
    with qtbot.waitSignal(final.widget.moment_clicked) as clicked:
        final.click(final.chart, spot.place.center().toPoint())
    assert clicked.args == [spot.moment]
    assert table.history.looks_back


def test_the_card_of_a_place_gives_way_to_the_final_screen(
    program: Program, finished: SingaporeView, qtbot: QtBot
) -> None:
    finished.bridge.undo()
    mouse, view = SingaporeTable(program), program.window.map
    assert view
    mouse.point_at_area("d6")
    qtbot.waitUntil(view.card.isVisible)
    finished.bridge.redo()
    assert mouse.final.widget.isVisible()
    assert not view.card.isVisible()


def test_the_rule_that_decided_is_said() -> None:
    assert how_won(NAMES, [7, 9, 3], [1, 0, 2]).startswith("The player with the most victory points wins.")
    assert how_won(NAMES, [9, 9, 3], [1, 0, 2]).startswith("Tied with Ana. ")
    tied = "Budi and Citra are tied: the lower marker is ahead."
    assert how_won(NAMES, [18, 3, 3], [0, 1, 2]).endswith(tied)
    assert tied not in how_won(NAMES, [18, 4, 3], [0, 1, 2])
