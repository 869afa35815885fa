"""While a beat is shown, nothing at the table shows what another one is to show after it."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from indonesia_qt.ui.app.program import Program
from indonesia_qt.ui.board import zoom_view
from indonesia_qt.ui.board.marks import Piece
from indonesia_qt.ui.charts.chart_model import Matrix
from indonesia_qt.ui.games.indonesia.board.piece_values import CITY
from indonesia_qt.ui.games.indonesia.game_view import IndonesiaView
from indonesia_qt.ui.games.indonesia.panels.turn_order import BidPanel
from indonesia_qt.ui.settings import appearance
from indonesia_qt.ui.table.beats import beat_presenter
from tests.ui.app.test_announcements import Ear, ear  # noqa: F401
from tests.ui.pages.beats import BeatPage
from tests.ui.pages.log import LogPage
from tests.ui.pages.strip import StripPage
from tests.ui.table.mouse import Mouse
from tests.ui.table.positions import Position, go_to

YEARS_END = Position("DeliverGoods", 1, 2, players=3)
"""Who sells here ends the year: his company expands where nothing else can be chosen, and a city grows."""


@pytest.fixture(autouse=True)
def still(monkeypatch: pytest.MonkeyPatch) -> None:
    """What beats show moves here as it does for a player, and each stays until it is ended."""
    monkeypatch.setattr(zoom_view, "GLIDE_MS", 20)
    monkeypatch.setattr(beat_presenter, "OWN", 60.0)
    monkeypatch.setattr(beat_presenter, "USUAL_PAUSE_MS", 250 / 30**2)


class Seller(Mouse):
    """Somebody who ends a year by a sale."""

    @property
    def view(self) -> IndonesiaView:
        assert isinstance(self.program.table, IndonesiaView)
        return self.program.table

    @property
    def beat(self) -> str:
        """What is shown; empty when nothing is."""
        beat = self.view.beats.beat
        return beat.title.replace("\N{NO-BREAK SPACE}", " ") if beat else ""

    def knows_growth(self) -> bool:
        """Whether the log says that a city has grown."""
        return any("grows to size" in line.text for line in LogPage.of(self.program.window).lines())

    def year_of_cards(self) -> int:
        year: int = self.view.player_cards.view.year
        return year

    def end_beat(self) -> None:
        QTest.keyClick(self.program.window.focusWidget() or self.program.window, Qt.Key.Key_Return)


@pytest.fixture
def seller(program: Program) -> Seller:
    program.window.activateWindow()
    go_to(program, YEARS_END)
    QApplication.processEvents()
    return Seller(program)


def test_a_sale_is_shown_before_anything_tells_what_follows_it(seller: Seller, program: Program) -> None:
    seller.ship()
    assert seller.beat == "Ana · Bali rice A"
    strip = StripPage.at(program)
    assert not seller.knows_growth()
    assert not any("Year 3" in line.text for line in LogPage.of(program.window).lines())
    assert any("Net: " in line.text for line in LogPage.of(program.window).lines())
    assert (seller.year_of_cards(), seller.view.year.page.year) == (2, 1)
    assert not seller.view.year.page.is_forward
    assert (strip.phase, seller.view.strip.date.text()) == ("6 Operations", "Era A · Year 2")
    assert seller.view.decision.panel is None
    seller.end_beat()
    assert seller.beat == "Cities grow"
    assert seller.knows_growth()
    assert not any("Year 3" in line.text for line in LogPage.of(program.window).lines())
    assert (seller.year_of_cards(), seller.view.year.page.year) == (2, 1)
    assert strip.phase == "7 City Growth"
    assert seller.view.player_cards.view.companies == seller.view.bridge.session.state.companies
    moves = [text for text in seller.labels() if "expands" in text or "grows" in text]
    assert moves
    assert all("expands" in text for text in moves), "the rest is on the card"
    seller.end_beat()
    assert seller.beat == ""
    assert any("Year 3" in line.text for line in LogPage.of(program.window).lines())
    assert (seller.year_of_cards(), seller.view.year.page.year) == (3, 2)
    assert seller.view.year.page.is_forward
    assert seller.view.strip.date.text() == "Era A · Year 3"


def test_escape_shows_all_at_once(seller: Seller) -> None:
    seller.ship()
    QTest.keyClick(seller.program.window, Qt.Key.Key_Escape)
    assert seller.beat == ""
    assert seller.knows_growth()
    assert (seller.year_of_cards(), seller.view.year.page.year) == (3, 2)


def test_what_is_announced_comes_in_the_same_order(seller: Seller, ear: Ear) -> None:  # noqa: F811
    seller.program.window.preferences.set("spoken", "all")
    seller.ship()
    assert not any("Year 2" in text or "Cities grow" in text for text in ear.heard)
    seller.end_beat()
    assert any("Cities grow" in text for text in ear.heard)


def test_charts_show_no_more_than_the_beats(seller: Seller) -> None:
    def cities() -> Sequence[object]:
        [chart] = [chart for chart in seller.view.charts() if isinstance(chart, Matrix) and chart.title == "Cities"]
        return chart.cells

    before = cities()
    seller.ship()
    assert cities() == before
    seller.end_beat()
    assert cities() != before


def test_the_board_shows_a_city_as_it_was_until_it_grows(seller: Seller) -> None:
    board = seller.view.board
    sizes = {**board.shown.cities}

    def seen() -> dict[str, int]:
        """The sizes of the cities that are seen on the board."""
        cities = [mark for mark in board.scene._groups[""].marks if isinstance(mark, Piece) and mark.kind == CITY]
        return {city.area: city.count for city in cities if city not in board.scene._later}

    seller.ship()
    assert board.shown.cities == sizes
    assert seen() == sizes
    seller.end_beat()
    assert seen() != sizes
    seller.end_beat()
    assert board.shown.cities == seen() != sizes


def test_with_reduced_motion_all_is_there_at_once(seller: Seller, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(appearance, "reduced_motion", lambda: True)
    seller.ship()
    assert seller.view.beats.is_shown
    assert seller.knows_growth()
    assert (seller.year_of_cards(), seller.view.year.page.year) == (3, 2)


def test_instantly_all_is_there_at_once(seller: Seller, program: Program) -> None:
    program.window.preferences.set("speed", "instant")
    seller.ship()
    assert not seller.view.beats.is_shown
    assert seller.knows_growth()
    assert (seller.year_of_cards(), seller.view.year.page.year) == (3, 2)


def test_who_looks_back_and_returns_sees_all(seller: Seller) -> None:
    seller.ship()
    seller.view.history.look_at(3)
    assert seller.beat == ""
    seller.view.history.come_back()
    assert seller.knows_growth()
    assert (seller.year_of_cards(), seller.view.year.page.year) == (3, 2)


def test_an_undo_during_a_beat_shows_the_question_again(seller: Seller) -> None:
    made = seller.view.bridge.made
    seller.ship()
    seller.view.bridge.undo()
    assert seller.view.bridge.made == made
    assert seller.beat == ""
    assert seller.view.decision.panel is not None
    assert not seller.knows_growth()
    assert seller.year_of_cards() == 2


def test_the_next_person_is_asked_when_the_last_beat_is_over(
    seller: Seller, program: Program, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What the person before decided all have seen, but not what followed it."""
    program.window.preferences.set("privacy", "off")
    monkeypatch.setattr(beat_presenter, "CONCERNED", 60.0)
    for seat in (1, 2):
        seller.view.bridge.give_seat(seat, "human")
    heard: list[str] = []
    program.sounds.sounded.connect(heard.append)
    seller.ship()
    assert seller.view.turn_banner.isVisible()
    assert not seller.knows_growth()
    assert seller.view.decision.panel is None
    qtbot.waitUntil(lambda: seller.beat == "Ana · Bali rice A")
    assert not seller.knows_growth()
    assert seller.view.decision.panel is None
    seller.end_beat()
    assert seller.beat == "Cities grow"
    assert seller.view.decision.panel is None
    assert "turn" not in heard
    seller.end_beat()
    assert isinstance(seller.view.decision.panel, BidPanel)
    qtbot.waitUntil(lambda: "turn" in heard)


def test_a_click_ends_one_beat_where_a_person_is_asked_after_others(
    seller: Seller, program: Program, qtbot: QtBot
) -> None:
    program.window.preferences.set("privacy", "off")
    for seat in (1, 2):
        seller.view.bridge.give_seat(seat, "human")
    seller.ship()
    qtbot.waitUntil(lambda: BeatPage.of(program.window).is_seen)
    made = seller.view.bridge.made
    seller.click_area(next(sea.id for sea in seller.view.board.scene.board.seas))
    assert seller.beat == "Cities grow"
    assert seller.view.bridge.made == made
