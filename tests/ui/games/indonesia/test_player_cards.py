"""The players' cards: what they show of the year, and that it has room at every size of text."""

from __future__ import annotations

import re
from itertools import combinations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QFont, QFontMetricsF
from PySide6.QtWidgets import QApplication

from indonesia_qt.core.record import HUMAN
from indonesia_qt.games.indonesia.rules.year import earned_this_year, present_phase
from indonesia_qt.i18n.text import figure, signed
from indonesia_qt.ui.app.program import Program
from indonesia_qt.ui.games.indonesia.player_cards import SlotRow
from indonesia_qt.ui.games.indonesia.texts.names import letter
from indonesia_qt.ui.widgets.plain_text import read_of
from indonesia_qt.ui.widgets.rich_text import Rich
from tests.soak import soak_but
from tests.ui.pages.page import settle
from tests.ui.pages.panel import PanelPage
from tests.ui.pages.players import CardPage
from tests.ui.table.mouse import Mouse
from tests.ui.table.positions import POSITIONS, Position, go_to

pytestmark = pytest.mark.usefixtures("undressed")

SIZES = ((1366, 768), (1920, 1080))
STRIDE = 7
"""The decisions between two that are looked at."""
FORM = re.compile(
    "(?:[\\d,]+\\sRp|\N{BULLET}+) "
    "\\((?:this year )?[+\N{MINUS SIGN}][\\d,]+\\) \N{MIDDLE DOT} bank (?:[\\d,]+|\N{BULLET}+)"
)
"""What a player can spend, of it what this year has brought, and the bank."""
LARGE_WINDOW = 1920, 1250
"""Has room for slots at any size of text; in a crowded window a card has none."""


def written(row: SlotRow, slot: int) -> dict[str, QRectF]:
    """Where the ink of a company's disc, letter and number lies in the row."""
    assert row.view
    company, places = row.view.companies[row.companies[slot]], row.places(slot)
    bold = QFont(places.font)
    bold.setBold(True)
    ink = {"disc": places.disc}
    for name, room, font, text in (
        ("letter", places.letter, bold, letter(row.view.scenario, company.id)),
        ("units", places.units, places.font, str(company.units)),
    ):
        box = QFontMetricsF(font).tightBoundingRect(text)
        box.moveCenter(room.center())
        ink[name] = box
    return ink


@pytest.mark.parametrize("scale", [80, 100, 150, 200, 250])
def test_nothing_in_a_slot_overlaps_or_is_cut(program: Program, scale: int) -> None:
    program.window.preferences.set("scale", scale)
    program.window.appearance.follow()
    program.window.appearance.put_on()
    go_to(program, POSITIONS["mergers"])
    assert program.table
    seen = 0
    for size in (*SIZES, LARGE_WINDOW):
        program.window.resize(*size)
        for _ in range(3):
            QApplication.sendPostedEvents()
            QApplication.processEvents()
        for card in program.table.player_cards.cards:
            row = card.slots_row
            if row.isHidden():
                continue
            assert card.rect().contains(row.geometry())
            for slot in range(len(row.companies)):
                room = row._box(slot)
                ink = written(row, slot)
                for name, box in ink.items():
                    assert room.contains(box), (size, row.companies[slot], name)
                for one, other in combinations(ink, 2):
                    assert not ink[one].intersects(ink[other]), (size, row.companies[slot], one, other)
                assert ink["disc"].width() >= 0.3 * room.height()
                seen += 1
    assert seen >= 10


@pytest.mark.parametrize("position", ["turn_order", "mergers", "research"])
def test_a_new_year_begins_with_no_earnings_and_no_marks(program: Program, position: str) -> None:
    go_to(program, POSITIONS[position])
    assert program.table
    state = program.table.bridge.session.state
    assert state.operated
    assert any(player.earnings for player in state.players)
    for seat in range(4):
        card = CardPage.at(program, seat)
        assert card.earned_this_year == "+0"
        assert not card.marked_as_operated


def test_what_a_company_earned_is_shown_and_it_is_marked(program: Program) -> None:
    go_to(program, POSITIONS["deliveries"])
    assert program.table
    state = program.table.bridge.session.state
    marked = {id for seat in range(4) for id in CardPage.at(program, seat).marked_as_operated}
    assert marked == state.operated != set()


@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("scale", [100, 150])
def test_bank_and_earnings_are_seen_on_slim_cards_too(program: Program, scale: int, players: int) -> None:
    program.window.preferences.set("scale", scale)
    program.window.appearance.follow()
    program.window.appearance.put_on()
    program.window.resize(*SIZES[0])
    go_to(program, POSITIONS["deliveries"]._replace(players=players))
    for _ in range(3):
        QApplication.sendPostedEvents()
        QApplication.processEvents()
    assert program.table
    for card in program.table.player_cards.cards:
        assert card.room == "slim"
        shown, whole = read_of(Rich(card.money.text())), card.money.toolTip().splitlines()[0]
        assert FORM.fullmatch(whole)
        shown, whole = shown.replace("this year ", ""), whole.replace("this year ", "")
        assert whole.startswith(shown)
        assert shown == whole or (shown.endswith(")") and scale > 100 and players > 3), "the bank has no room"


def test_a_full_line_of_money_names_the_bank_as_the_cards_beside_it_do(program: Program) -> None:
    program.window.appearance.put_on()
    program.window.resize(*SIZES[0])
    go_to(program, POSITIONS["deliveries"]._replace(players=3))
    assert program.table
    for seat, player in enumerate(program.table.bridge.session.state.players):
        player.cash, player.bank = (68, 4) if seat else (256, 246)
    program.table.show_all()
    for _ in range(3):
        QApplication.sendPostedEvents()
        QApplication.processEvents()
    lines = [read_of(Rich(card.money.text())) for card in program.table.player_cards.cards]
    assert {card.room for card in program.table.player_cards.cards} == {"slim"}
    assert all(" bank " in line for line in lines if "•" not in line), lines
    assert any("bank 246" in line for line in lines), lines


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("richest", [100, 9_876])
def test_the_money_of_all_players_has_one_form_and_the_longest_that_fits(
    program: Program, players: int, richest: int
) -> None:
    program.window.appearance.put_on()
    program.window.resize(*SIZES[0])
    go_to(program, POSITIONS["deliveries"]._replace(players=players))
    assert program.table
    state = program.table.bridge.session.state
    for seat, player in enumerate(state.players):
        player.cash, player.bank, player.earnings = (richest, 999, 999) if seat == 1 else (68, 4, 0)
    program.table.show_all()
    for _ in range(3):
        QApplication.sendPostedEvents()
        QApplication.processEvents()
    cards = program.table.player_cards.cards
    assert {card.room for card in cards} == {"slim"}
    assert all(FORM.fullmatch(read_of(Rich(card.money.text()))) for card in cards)
    assert len({card.money.text().count("font-size") for card in cards}) == 1


def test_a_fortune_leaves_room_for_bank_and_earnings_on_a_slim_card(program: Program) -> None:
    program.window.appearance.put_on()
    program.window.resize(*SIZES[0])
    go_to(program, POSITIONS["result"])
    for _ in range(3):
        QApplication.sendPostedEvents()
        QApplication.processEvents()
    assert program.table
    shown = [read_of(Rich(card.money.text())) for card in program.table.player_cards.cards if card.room == "slim"]
    assert any(money.startswith("1,") for money in shown)
    assert all(map(FORM.fullmatch, shown))


@pytest.mark.parametrize("players", soak_but((5,), [2, 3, 4, 5]))
def test_money_has_one_form_and_one_meaning_in_all_phases_and_sizes(program: Program, players: int) -> None:
    program.window.appearance.put_on()
    go_to(program, POSITIONS["result"]._replace(players=players))
    assert program.table
    history, phases = program.table.history, set[str | None]()
    for size in SIZES:
        program.window.resize(*size)
        settle()
        for at in range(program.table.bridge.made, 0, -STRIDE):
            history.look_at(at)
            state = history.position
            phase = present_phase(state)
            phases.add(phase)
            for seat, player in enumerate(state.players):
                has = player.cash + (player.earnings if phase == "operations" else 0)
                money = read_of(Rich(CardPage.at(program, seat).money))
                assert FORM.fullmatch(money)
                assert f"{signed(earned_this_year(state, seat))})" in money
                assert "\N{BULLET}" in money or money.startswith(f"{figure(has)} Rp (")
    assert phases >= {"turn_order", "acquisitions", "research", "operations", None}


@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_slots_of_all_cards_are_alike(program: Program, players: int) -> None:
    program.window.resize(1366, 768)
    program.window.appearance.put_on()
    go_to(program, Position("AnnounceMerger", 5, 6, players))
    assert program.table
    discs, sizes = set[tuple[int, int]](), set[float]()
    for card in program.table.player_cards.cards:
        row = card.slots_row
        for slot in range(len(row.companies)):
            places, box = row.places(slot), row._box(slot)
            discs.add((round(places.disc.left() - box.left()), round(places.disc.top())))
            sizes.add(places.font.pointSizeF())
    assert len(discs) == len(sizes) == 1


LATER_CARDS = Position("ChooseDeed", 6, 2)
"""A year in the second era: each player still holds a card for the third."""


@pytest.mark.parametrize("size", SIZES)
def test_my_later_city_cards_are_named_with_provinces_and_era_to_me_alone(
    program: Program, size: tuple[int, int]
) -> None:
    program.window.resize(*size)
    go_to(program, LATER_CARDS)
    settle()
    assert program.table
    state, words = program.table.bridge.session.state, program.table.context.words
    mine, theirs = (state.players[seat].cards[2][0] for seat in (0, 1))
    panel = Mouse(program).panel
    assert {"Your city cards", "Era C", words.card(mine)} <= set(PanelPage(panel).labels())
    own, other = program.table.player_cards.cards[:2]
    assert words.card(mine) in own.toolTip() + own.facts.toolTip()
    assert words.card(theirs) not in other.toolTip() + other.facts.toolTip()
    if own.room != "slim":
        assert f"cards: C ({words.card(mine)})" in read_of(Rich(own.facts.text()))
        assert "C" in read_of(Rich(other.facts.text()))


def test_a_panel_names_no_city_cards_that_are_hidden_at_the_table(program: Program) -> None:
    program.window.preferences.set("privacy", "peek")
    go_to(program, LATER_CARDS)
    assert program.table
    program.table.bridge.give_seat(1, HUMAN)
    settle()
    assert "Your city cards" not in PanelPage(Mouse(program).panel).labels()
