"""What a person did is shown as what bots do, for a shorter time unless it is a sale; any key or click ends it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from indonesia_qt.games.indonesia.rules.constants import PRICE
from indonesia_qt.games.indonesia.rules.phases.operations import ChooseExpansion, DeliverGoods
from indonesia_qt.ui.app.program import Program
from indonesia_qt.ui.board import zoom_view
from indonesia_qt.ui.board.animation import PictureItem
from indonesia_qt.ui.board.map_view import MapView
from indonesia_qt.ui.board.marks import RouteMark
from indonesia_qt.ui.board.pieces.route_finder import RouteFinder
from indonesia_qt.ui.games.indonesia.city_picture import CityPicture
from indonesia_qt.ui.games.indonesia.panels.new_era import SitePanel
from indonesia_qt.ui.games.indonesia.texts.names import rupiah
from indonesia_qt.ui.settings import appearance
from indonesia_qt.ui.table.beats import beat_presenter
from indonesia_qt.ui.table.beats.beat import Beat
from tests.soak import soak_but
from tests.ui.pages.beats import BeatPage, CoinPage
from tests.ui.pages.board import elsewhere
from tests.ui.table.mouse import Mouse
from tests.ui.table.new_games import new_game
from tests.ui.table.positions import POSITIONS, Position, go_to

SHORTEST_MS, LONGEST_MS = 1200, 1800
BEFORE_SALE = Position("DeliverGoods", 6, 6)
LARGE_SALE = Position("DeliverGoods", 5, 8)


@pytest.fixture(autouse=True)
def still(monkeypatch: pytest.MonkeyPatch) -> None:
    """What beats show moves here as it does for a player; the view glides sooner to what is asked."""
    monkeypatch.setattr(zoom_view, "GLIDE_MS", 20)


@pytest.fixture
def seller(program: Program) -> Mouse:
    """Somebody who sells the goods of a company next."""
    program.window.activateWindow()
    go_to(program, BEFORE_SALE)
    QApplication.processEvents()  # to paint the first picture of the board takes longer than a beat
    return Mouse(program)


@pytest.fixture
def sold(seller: Mouse, monkeypatch: pytest.MonkeyPatch) -> Mouse:
    """The same after the sale, which is shown until it is ended."""
    monkeypatch.setattr(beat_presenter, "GREAT", 60.0)
    seller.ship()
    return seller


def test_my_own_sale_moves_beside_its_card_with_the_sum(seller: Mouse, program: Program) -> None:
    asked = seller.table.bridge.question
    assert isinstance(asked, DeliverGoods)
    seller.ship()
    beats = seller.table.beats
    assert beats.beat
    assert beats.beat.thing == asked.company
    assert beats.beat.seat == 0
    assert beats.motion.is_running
    assert SHORTEST_MS <= beats.lasts_ms <= LONGEST_MS
    page, [own] = BeatPage.of(program.window), [one for one in beats.beat.incomes if one.seat == 0]
    assert page.is_seen
    assert page.sum == f"Net {own.text}"
    assert page.lines == list(beats.beat.lines)
    assert f" = {rupiah(PRICE[seller.table.view.companies[asked.company].kind] * len(asked.plan))}." in page.lines[0]


def test_my_own_largest_sale_takes_no_longer_than_any(program: Program) -> None:
    go_to(program, LARGE_SALE)
    QApplication.processEvents()
    mouse = Mouse(program)
    asked = mouse.table.bridge.question
    assert isinstance(asked, DeliverGoods)
    assert len(asked.plan) > 5
    mouse.ship()
    assert BeatPage.of(program.window).is_seen
    assert SHORTEST_MS <= mouse.table.beats.lasts_ms <= LONGEST_MS
    assert mouse.table.beats.motion.left_ms <= LONGEST_MS


def test_any_of_my_clicks_ends_my_own_sale_and_its_card(sold: Mouse, program: Program) -> None:
    page = BeatPage.of(program.window)
    assert page.is_seen
    page.skip()
    assert not page.is_seen
    assert not sold.table.beats.is_shown


def test_goods_leave_where_the_plan_has_them_leave(seller: Mouse) -> None:
    def starts() -> set[str]:
        marks = (*seller.table.decision.marks(), *(seller.table.beats.beat.marks if seller.table.beats.beat else ()))
        return {mark.origin for mark in marks if isinstance(mark, RouteMark)}

    planned = starts()
    seller.ship()
    assert len(planned) > 1
    assert starts() == planned


def test_coins_fly_to_the_cards_of_those_who_earn(
    seller: Mouse, program: Program, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    monkeypatch.setattr(beat_presenter, "GREAT", 3.0)  # on a slow machine one is seen, too
    seller.ship()
    beats = seller.table.beats
    assert beats.beat
    income = beats.beat.incomes[-1].text
    qtbot.waitUntil(lambda: income in [coin.text for coin in CoinPage.flying(program)])
    qtbot.waitUntil(lambda: not beats.is_shown)
    assert not CoinPage.flying(program)


def test_the_panel_of_the_next_question_is_there_meanwhile(sold: Mouse) -> None:
    assert sold.table.beats.is_shown
    assert isinstance(sold.table.bridge.question, ChooseExpansion)
    assert sold.table.decision.panel is not None
    made = sold.table.bridge.made
    sold.answer()
    assert sold.table.bridge.made > made
    assert not sold.table.beats.motion.is_running


def test_what_can_be_chosen_next_is_marked_as_soon_as_it_is_asked(sold: Mouse) -> None:
    scene = sold.table.board.scene
    assert sold.table.beats.is_shown
    assert set(scene.targets) == set(sold.panel.answers())


def test_a_click_on_what_can_be_chosen_ends_it_and_counts(sold: Mouse) -> None:
    panel = sold.panel
    target = next(iter(panel.answers()))
    sold.click_area(target)
    assert not sold.table.beats.is_shown
    assert panel.entered() or sold.panel is not panel


def test_a_click_on_empty_sea_only_ends_it(sold: Mouse, qtbot: QtBot) -> None:
    made, scene = sold.table.bridge.made, sold.table.board.scene
    view = next(view for view in scene.views() if isinstance(view, MapView))
    qtbot.waitUntil(lambda: not view.is_gliding)
    room = view.viewport().rect()
    seas = [sea.id for sea in scene.board.seas if room.contains(view.mapFromScene(scene.point_of(sea.id)))]
    sea = next(sea for sea in seas if sea not in sold.panel.answers())
    with qtbot.assertNotEmitted(sold.table.refused):
        sold.click_area(sea)
    assert not sold.table.beats.is_shown
    assert sold.table.bridge.made == made


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Escape])
def test_enter_with_nothing_chosen_and_escape_only_end_it(sold: Mouse, key: Qt.Key) -> None:
    made = sold.table.bridge.made
    QTest.keyClick(sold.panel, key)
    assert not sold.table.beats.is_shown
    assert sold.table.bridge.made == made


def test_a_key_that_moves_the_choice_ends_it_and_counts(sold: Mouse) -> None:
    field = QApplication.focusWidget() or sold.panel
    QTest.keyClick(field, Qt.Key.Key_Shift)
    assert sold.table.beats.is_shown
    QTest.keyClick(field, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert not sold.table.beats.is_shown
    assert isinstance(sold.table.bridge.question, DeliverGoods)


def test_the_zoom_to_what_is_asked_waits_for_it(
    seller: Mouse, program: Program, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    monkeypatch.setattr(beat_presenter, "GREAT", 60.0)
    monkeypatch.setattr(beat_presenter, "CROWD", 99)  # so that the sale isn't seen from nearer
    board = program.window.map
    assert board
    board.fit()
    program.window.preferences.set("follow", "always")
    QApplication.processEvents()
    qtbot.waitUntil(lambda: not board.is_gliding)
    before = board.scale_now
    seller.ship()
    QApplication.processEvents()
    assert board.scale_now == before
    assert not board.is_gliding
    BeatPage.of(program.window).skip_by_enter()
    qtbot.waitUntil(lambda: board.is_gliding or board.scale_now != before)


def test_the_ways_of_the_goods_are_found_while_the_plan_is_looked_at(
    seller: Mouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    def find(*_: object) -> list[object]:
        pytest.fail("the ways are found when the sale begins")

    monkeypatch.setattr(RouteFinder, "ways", find)
    seller.ship()
    assert seller.table.beats.motion.is_running


def test_for_who_reduces_motion_all_stands_still_and_the_coins_lie(
    seller: Mouse, program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(appearance, "reduced_motion", lambda: True)
    seller.ship()
    assert seller.table.beats.is_shown
    assert not seller.table.beats.motion.is_running
    coins = CoinPage.flying(program)
    assert coins
    assert all(any(coin.is_at(card) for card in seller.table.player_cards.cards) for coin in coins)


def test_instantly_nothing_is_shown(seller: Mouse, program: Program) -> None:
    program.window.preferences.set("speed", "instant")
    seller.ship()
    assert not seller.table.beats.is_shown
    assert not seller.table.board.motion.is_running


def staged(program: Program, name: str, qtbot: QtBot) -> Beat:
    """Answer what is asked in a position, and return the beat that is shown of it."""
    program.window.activateWindow()
    go_to(program, POSITIONS[name])
    QApplication.processEvents()
    mouse = Mouse(program)
    while not mouse.table.beats.is_shown:
        mouse.answer()
    qtbot.waitUntil(lambda: BeatPage.of(program.window).is_seen)
    assert mouse.table.beats.beat
    return mouse.table.beats.beat


@pytest.fixture
def lasting(monkeypatch: pytest.MonkeyPatch) -> None:
    """Lets what a person did be shown until it is ended."""
    monkeypatch.setattr(beat_presenter, "OWN", 60.0)
    monkeypatch.setattr(beat_presenter, "GREAT", 60.0)


@pytest.mark.usefixtures("lasting")
def test_my_own_research_is_named_on_my_card(program: Program, qtbot: QtBot) -> None:
    beat = staged(program, "research", qtbot)
    assert beat.seat == 0
    assert BeatPage.of(program.window).title == "Ana researches Slots 4 (hold up to 4 companies)."
    [income] = beat.incomes
    assert (income.seat, income.text) == (0, "Slots 3 → 4")


def test_what_was_researched_comes_to_rest_on_the_card(
    program: Program, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(appearance, "reduced_motion", lambda: True)
    staged(program, "research", qtbot)
    assert program.table
    [coin] = CoinPage.flying(program)
    assert coin.text == "Slots 3 → 4"
    assert coin.is_at(program.table.player_cards.cards[0])


@pytest.mark.usefixtures("lasting")
def test_my_own_deed_comes_onto_the_board(program: Program, qtbot: QtBot) -> None:
    beat = staged(program, "acquisitions", qtbot)
    [piece] = beat.scene.built
    assert program.table
    company = program.table.view.companies[program.table.view.players[0].companies[-1]]
    assert company.places == (piece.area,)
    assert program.table.beats.motion.is_running
    assert beat.title.startswith("Ana starts")
    assert BeatPage.of(program.window).lines == list(beat.lines)
    assert any(text in beat.lines[0] for text in ("Sells for", "Ships by era"))


@pytest.mark.usefixtures("lasting")
def test_my_own_city_is_built(program: Program, qtbot: QtBot) -> None:
    beat = staged(program, "new_era", qtbot)
    [city] = beat.scene.grown
    assert isinstance(beat.scene.picture, CityPicture)
    assert (beat.scene.picture.area, beat.scene.picture.city) == (city.area, 1)
    assert beat.title.startswith("Ana builds a city in")
    QTest.keyClick(program.window, Qt.Key.Key_Return)
    assert program.table
    assert not program.table.beats.is_shown


@pytest.mark.parametrize("name", soak_but(("new_era",), ["research", "acquisitions", "new_era"]))
def test_nobody_waits_long_for_what_he_did(program: Program, qtbot: QtBot, name: str) -> None:
    staged(program, name, qtbot)
    assert program.table
    assert 0 < program.table.beats.lasts_ms <= LONGEST_MS * beat_presenter.OWN


def test_each_city_that_grows_is_shown_after_the_other(program: Program, qtbot: QtBot) -> None:
    beat = staged(program, "city_growth", qtbot)
    assert beat.title == "Cities grow"
    assert program.table
    for scene in beat.scenes:
        [city], [before] = scene.grown, scene.until
        assert isinstance(scene.picture, CityPicture)
        assert scene.picture.city == city.count == before.count + 1
        assert scene.picture.goods
        assert scene.ms * appearance.USUAL_TEMPO <= LONGEST_MS
    assert program.table.beats.motion.is_running


def test_a_city_that_grows_stands_still_for_who_reduces_motion(
    program: Program, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(appearance, "reduced_motion", lambda: True)
    staged(program, "city_growth", qtbot)
    assert program.window.map
    pictures = [item for item in program.window.map.map_scene.items() if isinstance(item, PictureItem)]
    assert [item.share for item in pictures if item.isVisible()] == [1.0]


@pytest.mark.parametrize("name", soak_but(("city_growth",), ["research", "acquisitions", "new_era", "city_growth"]))
def test_instantly_nothing_of_it_is_shown(program: Program, name: str) -> None:
    program.window.preferences.set("speed", "instant")
    go_to(program, POSITIONS[name])
    mouse, made = Mouse(program), program.table.bridge.made if program.table else 0
    while mouse.table.bridge.made == made:
        mouse.answer()
    assert not mouse.table.beats.is_shown
    assert not mouse.table.board.motion.is_running


def zoomed_away(program: Program) -> tuple[Mouse, MapView, str]:
    """Choose a place for a city, and zoom to where it isn't seen."""
    go_to(program, POSITIONS["new_era"])
    QApplication.processEvents()
    mouse, board = Mouse(program), program.window.map
    assert board
    place = next(iter(mouse.panel.answers()))
    mouse.click_area(place)
    elsewhere(board, place)
    return mouse, board, place


@pytest.mark.usefixtures("lasting")
def test_the_view_goes_to_what_is_shown_and_back(program: Program, qtbot: QtBot) -> None:
    program.window.resize(1366, 768)
    mouse, board, place = zoomed_away(program)
    QApplication.processEvents()
    before = board.sight
    mouse.confirm()
    assert mouse.table.beats.is_shown
    qtbot.waitUntil(lambda: not board.is_gliding)
    assert board.viewport().rect().contains(board.mapFromScene(board.map_scene.point_of(place)))
    BeatPage.of(program.window).skip()
    qtbot.waitUntil(lambda: not board.is_gliding and board.sight == before)
    assert not mouse.table.beats.is_shown


@pytest.mark.usefixtures("lasting")
@pytest.mark.parametrize("paused_within", [False, True])
def test_the_view_goes_nearer_to_a_crowded_sale_and_back(
    program: Program, qtbot: QtBot, *, paused_within: bool
) -> None:
    program.window.resize(1366, 768)
    go_to(program, LARGE_SALE)
    QApplication.processEvents()
    mouse, board = Mouse(program), program.window.map
    assert board
    qtbot.waitUntil(lambda: not board.is_gliding)
    before = board.scale_now, board.to_scene(board.centre)
    mouse.table.bridge.give_seat(0, "greedy")
    mouse.table.bridge.set_paused(False)
    beats = mouse.table.beats

    def routes_shown() -> list[RouteMark]:
        return [mark for mark in beats.beat.marks if isinstance(mark, RouteMark)] if beats.beat else []

    qtbot.waitUntil(lambda: len(routes_shown()) > 1)
    if paused_within:
        mouse.table.bridge.set_paused(True)
    routes = routes_shown()
    qtbot.waitUntil(lambda: not board.is_gliding)
    assert board.scale_now > 1.3 * before[0]
    room = board.viewport().rect()
    for way in board.map_scene.ways(routes):
        assert all(room.contains(board.mapFromScene(*point)) for point in way)
    mouse.table.bridge.set_paused(True)

    def skipped() -> bool:
        if beats.is_shown:  # a beat that is about to begin can't be skipped yet
            BeatPage.of(program.window).skip()
        return not beats.is_shown

    qtbot.waitUntil(skipped)
    qtbot.waitUntil(lambda: not board.is_gliding and (board.scale_now, board.to_scene(board.centre)) == before)


def test_places_that_can_be_chosen_stay_where_they_are_while_my_sale_is_shown(program: Program, qtbot: QtBot) -> None:
    program.window.resize(1366, 768)
    go_to(program, LARGE_SALE)
    QApplication.processEvents()
    mouse, board = Mouse(program), program.window.map
    assert board
    qtbot.waitUntil(lambda: not board.is_gliding)
    before = board.sight
    mouse.ship()
    beats = mouse.table.beats
    assert beats.is_shown
    assert board.map_scene.targets
    seen = []
    beats.motion.clock.valueChanged.connect(lambda: seen.append(board.sight))
    qtbot.waitUntil(lambda: not beats.is_shown)
    assert set(map(repr, [*seen, board.sight])) == {repr(before)}


@pytest.mark.usefixtures("lasting")
def test_what_somebody_zooms_to_during_a_beat_stays(program: Program, qtbot: QtBot) -> None:
    mouse, board, _ = zoomed_away(program)
    mouse.confirm()
    qtbot.waitUntil(lambda: not board.is_gliding)
    board.zoom_in()
    chosen = board.sight
    BeatPage.of(program.window).skip()
    QApplication.processEvents()
    assert not board.is_gliding
    assert board.sight == chosen


@pytest.fixture
def sharing(seller: Mouse, program: Program) -> Mouse:
    """The same who sells next, at a screen where all others are people, too."""
    program.window.preferences.set("privacy", "off")
    for seat in (1, 2, 3):
        seller.table.bridge.give_seat(seat, "human")
    return seller


def test_among_several_people_the_next_one_sees_after_the_banner_what_was_not_shown(
    sharing: Mouse, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    monkeypatch.setattr(beat_presenter, "CONCERNED", 60.0)
    beats, bridge = sharing.table.beats, sharing.table.bridge
    asked = bridge.question
    assert isinstance(asked, DeliverGoods)
    sharing.ship()
    assert bridge.asked_person == asked.seat
    assert beats.beat
    assert beats.beat.scene.voyages
    assert beats.lasts_ms <= LONGEST_MS, "it is one's own as long as one is asked"
    while bridge.asked_person == asked.seat:
        sharing.answer()
    assert sharing.table.turn_banner.isVisible()
    assert not beats.is_shown
    assert sharing.table.decision.panel is None
    qtbot.waitUntil(lambda: beats.is_shown)
    assert not sharing.table.turn_banner.isVisible()
    assert sharing.table.decision.panel is None
    assert beats.beat.seat == asked.seat
    assert beats.beat.thing == asked.company
    assert not beats.beat.scene.voyages, "all at the screen have seen the sale already"
    assert any("xpands" in line for line in beats.beat.lines)
    assert beats.lasts_ms > LONGEST_MS
    BeatPage.of(sharing.program.window).skip()
    assert sharing.table.decision.panel is not None


@pytest.mark.parametrize("later", [False, True], ids=["during the banner", "after it"])
def test_escape_goes_to_the_next_persons_question(sharing: Mouse, qtbot: QtBot, later: bool) -> None:
    bridge, beats = sharing.table.bridge, sharing.table.beats
    seat = bridge.asked_person
    while bridge.asked_person == seat:
        sharing.answer()
    assert beats.is_due
    assert not beats.is_shown
    if later:
        qtbot.waitUntil(lambda: beats.is_shown)
    QTest.keyClick(sharing.program.window, Qt.Key.Key_Escape)
    assert not beats.is_due
    made = bridge.made
    sharing.answer()
    assert bridge.made > made


def test_after_a_bot_the_next_person_is_named_before_it_is_shown_what_the_bot_did(
    program: Program, qtbot: QtBot
) -> None:
    program.window.preferences.set("privacy", "off")
    program.new_game(new_game("human", "human", "greedy", seed=3))
    mouse = Mouse(program)
    table = mouse.table
    assert table.bridge.asked_person == 1
    mouse.answer()
    qtbot.waitUntil(table.turn_banner.isVisible, timeout=20_000)
    assert table.bridge.asked_person == 0
    assert not table.beats.is_shown
    assert table.decision.panel is None
    qtbot.waitUntil(lambda: table.beats.is_shown)
    assert table.beats.beat
    assert table.beats.beat.seat == 2
    assert not table.turn_banner.isVisible()
    assert table.decision.panel is None
    BeatPage.of(program.window).skip()
    assert isinstance(table.decision.panel, SitePanel)
