"""An auction is one line of the log and one step of the timeline, and both unfold to its bids."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from indonesia_qt.core.flow import Event
from indonesia_qt.games.indonesia.analysis.event_subjects import Surroundings
from indonesia_qt.games.indonesia.rules import events as ev
from indonesia_qt.i18n.text import aloud
from indonesia_qt.ui.app.program import Program
from indonesia_qt.ui.games.indonesia.game_view import IndonesiaView
from indonesia_qt.ui.games.indonesia.texts.names import rupiah
from indonesia_qt.ui.play.log_view import LogLine
from indonesia_qt.ui.play.timeline_slider import HANDLE_HALF
from indonesia_qt.ui.style.scaling import scaled
from tests.ui.pages.log import LogPage
from tests.ui.pages.page import settle
from tests.ui.pages.past import BannerPage, TimelinePage
from tests.ui.table.positions import POSITIONS, go_to

LATE = POSITIONS["research"]._replace(players=5, year=6)
"""Several auctions have just been held."""
IN_AUCTION = ev.MergerAnnounced, ev.BidRaised, ev.BidderLeft, ev.MergerDone


def table(program: Program) -> IndonesiaView:
    assert isinstance(program.table, IndonesiaView)
    return program.table


@pytest.fixture
def view(program: Program, qtbot: QtBot) -> IndonesiaView:
    program.window.resize(1366, 900)  # in a lower one the log is folded
    go_to(program, LATE)
    slider = table(program).history.timeline_slider
    qtbot.waitUntil(lambda: slider.width() > 300)
    settle()
    return table(program)


@pytest.fixture
def log(view: IndonesiaView) -> LogPage:
    return LogPage(view.log.pane)


@pytest.fixture
def timeline(view: IndonesiaView) -> TimelinePage:
    return TimelinePage(view.history.timeline_slider)


def happened(view: IndonesiaView) -> list[Event]:
    return [event for entry in view.bridge.session.entries for event in entry.events]


def auctions(log: LogPage) -> list[LogLine]:
    return [line for line in log.lines() if line.rank == "group"]


def long_auction(log: LogPage) -> LogLine:
    """The last auction in which several players bid."""
    return [line for line in auctions(log) if line.until > line.at + 3][-1]


def children(log: LogPage, auction: LogLine) -> list[LogLine]:
    return [line for line in log.lines() if line.group == auction.at and line.rank == "event"]


def test_each_auction_is_one_line_that_tells_its_outcome(view: IndonesiaView, log: LogPage) -> None:
    sold = [event for event in happened(view) if isinstance(event, ev.MergerDone)]
    words = view.context.words
    assert len(auctions(log)) == len(sold) > 3
    for line, event in zip(auctions(log), sold, strict=True):
        for said in (words.company(event.first), words.company(event.second), words.seats[event.winner]):
            assert said in line.text
        assert rupiah(event.bid) in line.text
        assert not children(log, line)


def test_an_open_auction_is_one_line_that_tells_who_leads(program: Program) -> None:
    go_to(program, POSITIONS["auction"]._replace(players=5))
    last = auctions(LogPage(table(program).log.pane))[-1]
    assert last.text.startswith(f"Auction: Eko leads with {rupiah(216)} for ")
    assert last.until == table(program).bridge.made - 1


@pytest.mark.parametrize("way", ["triangle", "keys"])
def test_it_unfolds_to_everything_that_happened_in_it(view: IndonesiaView, log: LogPage, way: str) -> None:
    auction = long_auction(log)
    before = log.lines()
    if way == "triangle":
        log.click_triangle(log.row_of(auction))
    else:
        log.press_on(log.row_of(auction), Qt.Key.Key_Right)
    entries = view.bridge.session.entries[auction.at : auction.until + 1]
    told = [event for entry in entries for event in entry.events if isinstance(event, IN_AUCTION)]
    assert [line.text for line in children(log, auction)] == list(map(view.context.words.sentence, told))
    if way == "triangle":
        log.click_triangle(log.row_of(auction))
    else:
        log.press_on(log.row_of(children(log, auction)[1]), Qt.Key.Key_Left)
    assert log.lines() == before
    assert not view.history.looks_back


def test_an_unfolded_line_leads_to_its_moment(view: IndonesiaView, log: LogPage) -> None:
    auction = long_auction(log)
    log.click_triangle(log.row_of(auction))
    bid = next(line for line in children(log, auction) if line.at == auction.at + 2)
    log.double_click_line(log.row_of(bid))
    assert view.history.at == bid.at
    assert view.auction.card.isVisible()


def test_the_search_finds_bids_of_folded_auctions(view: IndonesiaView, log: LogPage) -> None:
    raised = [event for event in happened(view) if isinstance(event, ev.BidRaised)][-1]
    sentence = view.context.words.sentence(raised)
    assert sentence not in [line.text for line in log.lines()]
    log.search(sentence)
    found = log.lines()
    row = next(row for row, line in enumerate(found) if line.text == sentence)
    assert any(line.rank == "group" and line.at == found[row].group for line in found[:row])
    log.press_enter_on(row)
    assert view.history.at == found[row].at


def test_undo_to_an_auction_takes_back_the_whole_of_it_and_nothing_more(view: IndonesiaView, log: LogPage) -> None:
    auction = long_auction(log)
    entries = list(view.bridge.session.entries)
    log.undo_to(log.row_of(auction))
    assert view.bridge.session.entries == entries[: auction.at]
    assert auction not in log.lines()


def test_undo_to_a_bid_leaves_the_bids_before_it(view: IndonesiaView, log: LogPage) -> None:
    auction = long_auction(log)
    log.click_triangle(log.row_of(auction))
    bid = next(line for line in children(log, auction) if line.at == auction.at + 2)
    log.undo_to(log.row_of(bid))
    assert view.bridge.made == bid.at
    last = auctions(log)[-1]
    assert (last.at, last.until) == (auction.at, bid.at - 1)
    assert " leads with " in last.text


def test_the_log_in_a_file_has_every_line_and_no_summaries(view: IndonesiaView) -> None:
    session = view.bridge.session
    told = [
        text
        for made, events in enumerate(session.happened)
        for around in [Surroundings(session.position(max(0, made - 1)), session.position(made))]
        for _, text in view.context.words.sentences(events, around)
    ]
    assert [line.text for line in view.log.written()] == told
    assert any(line.startswith("All players are skipped: ") for line in told)


def test_one_step_passes_over_an_auction(view: IndonesiaView, log: LogPage, timeline: TimelinePage) -> None:
    auction = long_auction(log)
    timeline.go_to(auction.at)
    assert view.history.at == auction.at
    assert aloud(auction.text) in timeline.about
    timeline.press(Qt.Key.Key_Right)
    assert view.history.at == auction.until + 1
    assert BannerPage(view.history.banner).decision == (auction.until + 2, view.bridge.made)
    BannerPage(view.history.banner).go_back()
    assert view.history.at == auction.at


@pytest.mark.parametrize("way", ["double click", "key", "log"])
def test_the_timeline_unfolds_with_the_log(view: IndonesiaView, log: LogPage, timeline: TimelinePage, way: str) -> None:
    auction = long_auction(log)
    stop = auction.until + 1
    narrow = timeline.width_of(auction.at, stop)
    assert narrow == pytest.approx(timeline.width_of(stop, stop + 1))
    if way == "log":
        log.click_triangle(log.row_of(auction))
        timeline.go_to(auction.at)
    elif way == "key":
        timeline.go_to(auction.at)
        timeline.press(Qt.Key.Key_Down)
    else:
        timeline.double_click(auction.at)
        timeline.go_to(auction.at)
    assert children(log, auction)
    assert timeline.width_of(auction.at, stop) > 2 * narrow
    timeline.press(Qt.Key.Key_Right)
    assert view.history.at == auction.at + 1
    timeline.double_click(auction.at + 1)
    assert not children(log, auction)
    assert timeline.width_of(auction.at, stop) == pytest.approx(narrow)


def test_the_replay_shows_each_bid(view: IndonesiaView, log: LogPage) -> None:
    auction = long_auction(log)
    view.history.look_at(auction.at)
    view.history.step(1, "decision")
    assert view.history.at == auction.at + 1


def test_all_years_on_the_timeline_are_named_alike_and_the_handle_covers_none(view: IndonesiaView) -> None:
    slider = view.history.timeline_slider
    for width, names in ((slider.width(), {"Year"}), (250, set())):
        slider.resize(width, slider.height())
        starts = slider._starts("round")
        for at in (*starts, slider.present):
            slider.at = at
            labels = slider.labels()
            assert len(labels) >= len(starts) - 2
            assert {text.split(" ")[0] for _, text in labels if not text.isdecimal()} == names
            x, half = slider.x_of(at), scaled(HANDLE_HALF)
            assert not any(box.left() < x + half and box.right() > x - half for box, _ in labels)
