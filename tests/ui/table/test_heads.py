"""Each bot has a head, the same for a whole game, which is told apart in every simulated vision and can be read."""

from __future__ import annotations

from functools import cache
from itertools import combinations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter
from pytestqt.qtbot import QtBot

from indonesia_qt.ui.app.program import Program
from indonesia_qt.ui.style.theme import LIGHT
from indonesia_qt.ui.table.heads import HEADS, SYMBOL_AT, SYMBOL_EDGE, HeadSign, head_of, paint_head
from tests.ui.colour_vision import VISIONS, distance
from tests.ui.games.singapore import tables
from tests.ui.pages.heads import heads_on
from tests.ui.pages.new_game import NewGamePage
from tests.ui.pages.players import CardPage
from tests.ui.table.mouse import Mouse
from tests.ui.table.new_games import Begin
from tests.ui.table.positions import POSITIONS, Position, go_to

SIDE, STEP = 48, 2
"""Pixels of a head, and between those that are looked at."""
GLANCE = 10
"""A difference between colours that is seen at a glance."""


@cache
def pixels(head: str, seat: int) -> tuple[str, ...]:
    """Some pixels of a head on the colour of a seat."""
    image = QImage(SIDE, SIDE, QImage.Format.Format_RGB32)
    with QPainter(image) as painter:
        paint_head(painter, QRectF(0, 0, SIDE, SIDE), head, LIGHT.seats[seat], "#000000")
    return tuple(image.pixelColor(x, y).name() for x in range(0, SIDE, STEP) for y in range(0, SIDE, STEP))


@cache
def differ(first: str, second: str, vision: str) -> bool:
    return distance(first, second, vision) >= GLANCE


@pytest.mark.parametrize("vision", VISIONS)
def test_any_two_heads_are_told_apart_at_48_pixels(vision: str) -> None:
    for one, other in combinations(HEADS, 2):
        pairs = list(zip(pixels(one, 0), pixels(other, 0), strict=True))
        assert sum(differ(*pair, vision) for pair in pairs) > 0.4 * len(pairs), (one, other)


@pytest.mark.parametrize("vision", VISIONS)
def test_each_head_stands_out_from_the_colour_of_every_seat(vision: str) -> None:
    for head in HEADS:
        for seat, look in enumerate(LIGHT.seats):
            ground = QColor(look.colour).name()
            found = pixels(head, seat)
            assert sum(differ(colour, ground, vision) for colour in found) > 0.4 * len(found), (head, seat)


def test_the_symbol_is_in_the_colour_of_its_seat_and_whole() -> None:
    for look in LIGHT.seats:
        image = QImage(SIDE, SIDE, QImage.Format.Format_RGB32)
        with QPainter(image) as painter:
            paint_head(painter, QRectF(0, 0, SIDE, SIDE), "elephant", look, "#000000")
        middle = round(SYMBOL_AT * SIDE)
        assert image.pixelColor(middle, middle) == QColor(look.colour)
        rim = [image.pixelColor(*at) for n in range(SIDE // 2, SIDE - 6) for at in ((n, SIDE - 1), (SIDE - 1, n))]
        assert QColor(SYMBOL_EDGE) not in rim


@pytest.mark.parametrize(("width", "shrinks", "seen"), [(18, True, True), (12, True, False), (18, False, False)])
def test_a_head_that_may_shrink_is_painted_smaller_as_long_as_it_is_recognized(
    qtbot: QtBot, width: int, shrinks: bool, seen: bool
) -> None:
    sign = HeadSign(24, LIGHT, shrinks=shrinks)
    qtbot.addWidget(sign)
    sign.show_head("tiger", 0, "Budi")
    sign.resize(width, 24)
    image = sign.grab().toImage()
    colours = {image.pixelColor(x, y).name() for x in range(width) for y in range(24)}
    assert (len(colours) > 1) == seen


@pytest.mark.parametrize("seed", [0, 1, 5, 999_999])
def test_no_two_seats_of_a_game_have_the_same_head(seed: int) -> None:
    assert len({head_of(seed, seat) for seat in range(5)}) == 5
    assert {head_of(other, 0) for other in range(seed, seed + 6)} == set(HEADS)


def test_bots_have_heads_on_their_cards_and_people_have_none(begin: Begin) -> None:
    mouse = begin("human", "greedy", "greedy", seed=4)
    cards = mouse.table.player_cards.cards
    assert heads_on(cards[0]) == {}
    for seat, name in ((1, "Budi"), (2, "Citra")):
        head = head_of(4, seat)
        assert heads_on(cards[seat]) == {f"{name}: {head}": head}
    CardPage.at(mouse.program, 1).take_over()
    assert heads_on(cards[1]) == {}


def test_a_saved_game_has_the_same_heads_when_it_is_opened(program: Program) -> None:
    seen = []
    for _ in range(2):
        go_to(program, POSITIONS["research"])
        assert program.table
        seen.append([heads_on(card) for card in program.table.player_cards.cards])
    assert seen[0] == seen[1]
    assert len(seen[0]) == 4


def test_one_setting_takes_them_away(begin: Begin) -> None:
    mouse = begin("human", "greedy", "greedy")
    assert heads_on(mouse.program.window)
    mouse.program.window.preferences.set("heads", False)
    assert heads_on(mouse.program.window) == {}
    mouse.program.window.preferences.set("heads", True)
    assert heads_on(mouse.program.window)


def test_the_dialog_of_a_new_game_shows_the_heads_that_the_game_will_have(program: Program) -> None:
    program.new_games.ask()
    page = NewGamePage.of(program.window)
    shown = [head for row in page.seats for head in heads_on(row).values()]
    assert len(shown) == 3
    page.widget.accept()
    assert program.table
    assert [head for card in program.table.player_cards.cards for head in heads_on(card).values()] == shown


def test_bidders_and_the_ranking_at_the_end_have_heads(program: Program) -> None:
    go_to(program, POSITIONS["auction"])
    assert program.table
    seed = program.table.bridge.seed
    bots = {head_of(seed, seat) for seat in (1, 2, 3)}
    assert set(heads_on(program.table.auction.card).values()) == bots  # type: ignore[attr-defined]
    go_to(program, POSITIONS["result"])
    assert program.table.final
    assert set(heads_on(program.table.final).values()) == bots
    spoken = program.table.final.podium.accessibleName()
    assert any(head in spoken for head in bots)


def test_a_beat_of_a_bot_shows_its_head_and_that_of_a_person_the_symbol(program: Program, qtbot: QtBot) -> None:
    go_to(program, Position("ChooseResearch", 6, 5))
    mouse = Mouse(program)
    bridge, card = mouse.table.bridge, mouse.table.beats.card
    bridge.pause_ms = 400
    mouse.answer()
    bridge.set_paused(False)
    qtbot.waitUntil(lambda: card.isVisible() and bool(heads_on(card)), timeout=30_000)
    bridge.set_paused(True)
    assert card.beat is not None
    assert card.beat.seat is not None
    assert list(heads_on(card).values()) == [head_of(bridge.seed, card.beat.seat)]
    assert not card.symbol.isVisible()


def test_bots_have_heads_in_singapore_too(program: Program) -> None:
    tables.begin(program, "human", "easy", "easy", seed=4)
    assert program.table
    assert [list(heads_on(card).values()) for card in program.table.player_cards.cards] == [
        [],
        [head_of(4, 1)],
        [head_of(4, 2)],
    ]
