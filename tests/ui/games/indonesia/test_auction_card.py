"""The card of an auction tells everybody who bids what, and how it ended; bots' auctions too."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPointF, QSize
from PySide6.QtGui import QColor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from indonesia_qt.core.bots import bot_chance
from indonesia_qt.core.flow import Pass
from indonesia_qt.games.indonesia.bots.rules_of_thumb import Greedy
from indonesia_qt.games.indonesia.rules import events as ev
from indonesia_qt.games.indonesia.rules.phases.mergers import Auction, RaiseBid
from indonesia_qt.ui.app.program import Program
from indonesia_qt.ui.games.indonesia import auction_card
from indonesia_qt.ui.games.indonesia.auction_card import Stamp
from indonesia_qt.ui.games.indonesia.board.position_marks import auction_marks
from indonesia_qt.ui.games.indonesia.game_view import IndonesiaView
from indonesia_qt.ui.games.indonesia.texts.names import letter, rupiah
from indonesia_qt.ui.settings.appearance import USUAL_TEMPO
from indonesia_qt.ui.style.theme import THEMES, Theme, contrast
from indonesia_qt.ui.table.beats.beat import Beat, Income
from indonesia_qt.ui.table.beats.coins import Coins
from tests.ui.pages.auction import LEADS, OUT, STILL_IN, TO_BID, AuctionPage, BidderLine
from tests.ui.pages.beats import BeatPage
from tests.ui.pages.page import settle
from tests.ui.table.new_games import Begin
from tests.ui.table.positions import POSITIONS, go_to
from tests.ui.table.reading import everything_told

READABLE = 4.5

pytestmark = pytest.mark.usefixtures("undressed")
FIVE = POSITIONS["auction"]._replace(players=5)


def table(program: Program) -> IndonesiaView:
    assert isinstance(program.table, IndonesiaView)
    return program.table


def open_auction(program: Program) -> Auction | None:
    return next((frame for frame in table(program).bridge.session.state.stack if isinstance(frame, Auction)), None)


def play_on(program: Program) -> Iterator[None]:
    """Have everybody pass in the auction; stops after each decision."""
    bridge, bot = table(program).bridge, Greedy()
    while isinstance(asked := bridge.question, RaiseBid):
        view = bridge.session.game.view(bridge.session.state, asked.seat)
        mine = bridge.is_human(asked.seat)
        bridge.submit(Pass() if mine else bot.choose(view, asked, bot_chance(1, bridge.made)), bridge.made)
        yield


def test_a_person_sees_everything_about_the_auction(program: Program) -> None:
    go_to(program, FIVE)
    card = AuctionPage.at(program)
    assert card.is_seen
    assert not card.is_brief
    assert card.title == "Halmahera spice\N{NO-BREAK SPACE}C + Jawa Tengah spice\N{NO-BREAK SPACE}K"
    assert card.result == "Result: 8 spice, 2 deeds"
    assert card.price == rupiah(216)
    assert card.bidders == [
        BidderLine("Ana", rupiah(200), TO_BID),
        BidderLine("Budi", rupiah(208), ""),
        BidderLine("Citra", "", OUT),
        BidderLine("Dewi", "", OUT),
        BidderLine("Eko", rupiah(216), LEADS),
    ]
    assert card.money == f"If it ends here, you get {rupiah(189)}."


def test_it_follows_each_bid_and_tells_the_outcome(program: Program) -> None:
    go_to(program, FIVE)
    card, session = AuctionPage.at(program), table(program).bridge.session
    while isinstance(session.question, RaiseBid):
        auction = open_auction(program)
        assert auction
        assert card.price == rupiah(auction.bid)
        names = table(program).context.words.seats
        assert {line.name for line in card.bidders if line.standing == OUT} == {names[seat] for seat in auction.gone}
        assert [line.name for line in card.bidders if line.standing == LEADS] == [names[auction.bidder]]
        assert all(line.standing for line in card.bidders if not line.bid), STILL_IN
        next(play_on(program))
    (done,) = (event for event in session.entries[-1].events if isinstance(event, ev.MergerDone))
    assert card.is_seen
    assert card.money.startswith(f"Sold to {table(program).context.words.seats[done.winner]} for {rupiah(done.bid)}.")


def test_the_outcome_goes_after_a_while(program: Program, qtbot: QtBot) -> None:
    go_to(program, FIVE)
    table(program).bridge.pause_ms = 0
    list(play_on(program))
    card = AuctionPage.at(program)
    assert card.is_seen
    qtbot.waitUntil(lambda: not card.is_seen, timeout=5000)


def test_the_outcome_goes_when_a_person_has_decided_and_not_when_bots_have(program: Program) -> None:
    go_to(program, FIVE)
    list(play_on(program))
    card, bridge, bot = AuctionPage.at(program), table(program).bridge, Greedy()
    while card.is_seen:
        asked = bridge.question
        assert asked is not None
        by_person = bridge.is_human(asked.seat)
        view = bridge.session.game.view(bridge.session.state, asked.seat)
        bridge.submit(Pass() if by_person else bot.choose(view, asked, bot_chance(1, bridge.made)), bridge.made)
        if open_auction(program):
            return
        assert card.is_seen is not by_person


def test_the_outcome_goes_with_its_beat_where_a_person_is_asked(
    program: Program, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    monkeypatch.setattr(auction_card, "STAY_MS", 600_000)
    program.window.preferences.set("privacy", "off")
    go_to(program, FIVE)
    for seat in range(5):
        table(program).bridge.give_seat(seat, "human")
    list(play_on(program))
    beats, card = table(program).beats, AuctionPage.at(program)
    qtbot.waitUntil(lambda: beats.is_shown)
    assert card.is_seen
    beats.skip()
    assert not card.is_seen


def test_undo_takes_the_outcome_away(program: Program) -> None:
    go_to(program, FIVE)
    list(play_on(program))
    card, bridge = AuctionPage.at(program), table(program).bridge
    assert card.is_seen
    bridge.undo_to(bridge.made - 30)
    assert not card.is_seen


def test_auctions_between_bots_are_seen_too(begin: Begin, qtbot: QtBot) -> None:
    mouse = begin("greedy", "greedy", "greedy", seed=3)
    card, view = AuctionPage.at(mouse.program), table(mouse.program)
    seen: list[str] = []

    def look(events: tuple[object, ...]) -> None:
        auction = open_auction(mouse.program)
        if auction:
            assert card.is_seen
            assert card.widget.shown
            assert (card.widget.shown.leader, card.price) == (auction.bidder, rupiah(auction.bid))
            shown = card.widget.shown
            assert set(view.auction.lit) == {*shown.first.areas, *shown.second.areas}
            assert not set(view.auction.lit) & {sea.id for sea in view.board.scene.board.seas}
        for done in (event for event in events if isinstance(event, ev.MergerDone)):
            assert card.is_seen
            seen.append(card.money)
            assert f"for {rupiah(done.bid)}" in card.money
            assert not view.auction.lit

    view.bridge.changed.connect(look)
    qtbot.waitUntil(lambda: len(seen) > 2, timeout=60_000)
    view.bridge.set_paused(True)
    assert all("You" not in said for said in seen)
    assert any(" Paid out: " in said for said in seen)


def test_looking_back_shows_the_auction_of_that_moment(program: Program) -> None:
    go_to(program, FIVE)
    began = table(program).bridge.made
    list(play_on(program))
    card, view = AuctionPage.at(program), table(program)
    ended = view.bridge.made
    view.history.look_at(began)
    assert (card.price, card.bidders[0].standing) == (rupiah(216), TO_BID)
    view.history.look_at(began + 1)
    assert card.bidders[0].standing == OUT
    view.bridge.submit(Pass(), ended)
    view.history.look_at(ended)
    assert not card.is_seen, "no outcome covers what was asked next"
    view.history.look_at(began - 40)
    assert not card.is_seen
    view.history.come_back()
    view.bridge.undo_to(began)
    assert (card.is_seen, card.price) == (True, rupiah(216))
    view.bridge.redo()


def test_it_hides_neither_company(program: Program) -> None:
    for position in (FIVE, POSITIONS["auction"]):
        go_to(program, position)
        card, view = AuctionPage.at(program), program.window.map
        assert view
        assert card.widget.shown
        for place in card.widget.shown.places:
            assert not card.box.contains(view.mapFromScene(view.map_scene.point_of(place)))
        assert view.rect().contains(card.box)


def test_it_moves_when_the_companies_come_to_lie_below_it(program: Program, qtbot: QtBot) -> None:
    program.window.preferences.set("speed", "fast")
    go_to(program, FIVE)
    card, view = AuctionPage.at(program), program.window.map
    assert view
    assert card.widget.shown
    first = view.map_scene.point_of(card.widget.shown.places[0])
    view.look_at((first, 2 * view.scale_of_fit))
    view.pan(QPointF(view.mapFromScene(first) - card.box.center()))
    assert card.box.contains(view.mapFromScene(first))
    qtbot.waitUntil(lambda: not card.box.contains(view.mapFromScene(first)), timeout=2000)


def test_clicks_go_through_to_the_board(program: Program) -> None:
    go_to(program, FIVE)
    card, view = AuctionPage.at(program), program.window.map
    assert view
    below = QApplication.widgetAt(view.mapToGlobal(card.box.center()))
    assert below is view.viewport()


def test_on_a_very_low_board_it_is_one_line_within_it(program: Program) -> None:
    program.window.preferences.set("scale", 200)
    QTest.qWait(400)
    go_to(program, FIVE)
    card, view = AuctionPage.at(program), program.window.map
    assert view
    assert card.is_brief
    assert "Eko leads with" in card.line
    assert all(name in card.widget.accessibleName() for name in ("Ana", "Budi", "Citra: out", "Dewi: out", "Eko"))
    assert view.rect().contains(card.box)


def test_on_a_large_board_all_bids_are_listed(program: Program) -> None:
    go_to(program, FIVE)
    assert not AuctionPage.at(program).lists_bids
    program.window.resize(QSize(2560, 1440))
    settle()
    assert AuctionPage.at(program).lists_bids


def test_it_tells_nobodys_cash(program: Program) -> None:
    go_to(program, FIVE)
    view, card = table(program), AuctionPage.at(program)
    before = everything_told(card.widget)
    for player in view.bridge.session.state.players:
        player.cash += 7000
    view.show_all()
    assert everything_told(card.widget) == before
    for player in view.bridge.session.state.players:
        player.cash -= 7000


def test_rings_are_around_the_ships_that_are_sold(program: Program) -> None:
    go_to(program, FIVE)
    view, auction = table(program).view, open_auction(program)
    assert auction
    colours = table(program).context.colours
    rings = {(mark.seat, mark.label) for mark in auction_marks(view, colours)}
    sold = [view.companies[id] for id in (auction.first, auction.second)]
    assert rings == {(colours[one.owner], letter(view.scenario, one.id)) for one in sold if one.kind == "shipping"}


def test_who_is_out_and_gets_nothing_reads_what_the_others_pay_and_get(program: Program) -> None:
    go_to(program, FIVE)
    card = AuctionPage.at(program)
    auction = card.widget.shown
    assert auction
    no_share = [replace(one, gets=0) for one in auction.bidders]
    card.widget.show_auction(replace(auction, bidders=tuple(no_share)), [0])
    assert card.money == "If it ends here, you neither pay nor get anything."
    out = [replace(one, is_out=True) if one.seat == 0 else one for one in auction.bidders]
    card.widget.show_auction(replace(auction, bidders=(replace(out[0], gets=0), *out[1:])), [0])
    assert f" If it ends here, Eko pays {rupiah(216)}. Paid out: Citra {rupiah(27)}." in card.money


def test_going_once_is_said_when_one_rival_is_left(program: Program) -> None:
    go_to(program, FIVE)
    card = AuctionPage.at(program)
    names, was_said = table(program).context.words.seats, False
    for _ in play_on(program):
        auction = open_auction(program)
        if auction is None:
            break
        rivals = set(range(len(names))) - auction.gone - {auction.bidder}
        if rivals == {0}:  # who may know that he can't bid more
            assert card.money.startswith("Going once. ")
            continue
        said = f"Going once: only {names[min(rivals)]} can still bid." in card.money
        assert said == (len(rivals) == 1)
        was_said |= said
    assert was_said


def test_sold_is_stamped_and_coins_fly_to_the_owners(program: Program) -> None:
    go_to(program, FIVE)
    view = table(program)
    beats: list[Beat] = []
    view.beats.shown.connect(beats.append)
    list(play_on(program))
    stamp = AuctionPage.at(program).widget.stamp
    assert stamp.isVisible()
    (done,) = (event for event in view.bridge.session.entries[-1].events if isinstance(event, ev.MergerDone))
    assert stamp.colour == view.context.icons.theme.seat(view.context.colours[done.winner]).colour
    (sold,) = (beat for beat in beats if beat.phase == "mergers")
    owners = {seat for seat, _ in done.shares}
    assert {one.seat for one in sold.incomes} == {done.winner, *owners}
    assert all(one.source == done.winner for one in sold.incomes), "the winner pays"
    for one in sold.incomes:
        share = rupiah(sum(share for seat, share in done.shares if seat == one.seat))
        if one.seat != done.winner:
            assert one.text == f"gets {share}"
        elif one.seat in owners:
            assert one.text == f"pays {rupiah(done.bid)}, gets {share} back"
        else:
            assert one.text == f"pays {rupiah(done.bid)}"
    assert view.view.companies[done.company].owner == done.winner
    assert sold.scenes[0].places == view.view.companies[done.company].places
    assert sold.scenes[0].ms * USUAL_TEMPO <= 1800


def test_coins_that_leave_the_card_of_who_pays_keep_apart(program: Program) -> None:
    program.window.resize(1366, 768)
    go_to(program, FIVE)
    view = table(program)
    settle()
    scene, cards = program.window.map.map_scene, view.player_cards.cards  # type: ignore[union-attr]
    coins = Coins(scene, lambda seat: cards[seat], lambda _: "black", program.window)
    texts = {0: "gets 25 Rp", 1: "pays 350 Rp, gets 325 Rp back", 2: "gets 125 Rp", 3: "gets 200 Rp", 4: "gets 5 Rp"}
    incomes = [Income(seat, texts[seat], "", 1) for seat in (1, 0, 3, 2, 4)]
    coins.play(incomes, 1000, flying=True)
    coins.clock.pause()
    for ms in range(0, 1001, 10):
        coins.clock.setCurrentTime(ms)
        seen = [coin.geometry() for coin in coins.coins if coin.isVisible()]
        assert not any(one.intersects(other) for one, other in combinations(seen, 2)), f"after {ms} ms"
    assert len(seen) == 5
    coins.clear()
    assert not BeatPage.of(program.window).is_seen


@pytest.mark.parametrize("theme", THEMES.values(), ids=lambda theme: theme.id)
def test_what_is_stamped_reads_well_in_every_players_colour(qtbot: QtBot, theme: Theme) -> None:
    stamp = Stamp(theme)
    qtbot.addWidget(stamp)
    for seat in range(len(theme.seats)):
        colour = theme.seat(seat).colour
        stamp.strike(colour, 0)
        stamp.fall.setCurrentTime(stamp.fall.duration())
        picture = stamp.grab().toImage()
        inside = [picture.pixelColor(x, y) for x in range(40, 120, 2) for y in range(20, 40)]
        assert any(contrast(pixel, colour) >= READABLE for pixel in inside)
        assert QColor(colour) in inside, "on the colour itself"
