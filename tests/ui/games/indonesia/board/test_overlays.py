"""What is shown over the board at the player's wish."""

from __future__ import annotations

from itertools import combinations

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from indonesia_qt.games.indonesia.game import Indonesia
from indonesia_qt.games.indonesia.rules.state import Company, Options, State
from indonesia_qt.i18n.untrusted_text import shortened
from indonesia_qt.ui.app.program import Program
from indonesia_qt.ui.board.marks import AreaMark, LaneMark, LinkMark, Mark, NameMark, TerritoryMark
from indonesia_qt.ui.board.pieces.looks import Layer
from indonesia_qt.ui.board.pieces.piece_painter import NAME_EDGE
from indonesia_qt.ui.games.indonesia.board.board_ui import IndonesiaBoardUi
from indonesia_qt.ui.games.indonesia.board.overlays import OVERLAYS, deed_marks
from indonesia_qt.ui.games.indonesia.board.position_marks import fleet_of
from indonesia_qt.ui.games.indonesia.deed_list import DeedList
from indonesia_qt.ui.settings.preferences import PREFERENCES
from indonesia_qt.ui.style.theme import THEMES
from indonesia_qt.ui.table.board.board_ui import OverlaySubject
from tests.soak import soak_but
from tests.ui.pages.board_toolbar import BoardToolbarPage
from tests.ui.pages.page import settle
from tests.ui.table.mouse import Mouse
from tests.ui.table.new_games import Begin
from tests.ui.table.positions import POSITIONS, go_to

COLOURS = (3, 1)
RICE, SHIPS = "a-bali-rice", "a-lampung-shipping"


@pytest.fixture
def state(game: Indonesia) -> State:
    """Seat 0 has rice on Bali, seat 1 ships in two seas; there is a city on each side."""
    s = game.start(game.new_setup(Options(), 2, 1))
    bali = s.scenario.areas_of["bali"][0]
    sea = s.scenario.seas_at[bali][0]
    other = s.scenario.sea_neighbours[sea][0]
    s.companies[RICE] = Company(RICE, "rice", 0, (RICE,), [bali], {})
    s.companies[SHIPS] = Company(SHIPS, "shipping", 1, (SHIPS,), [], {sea: 2, other: 1})
    s.fields[bali] = RICE
    s.cities[next(area for area in s.scenario.lands_at[other] if area != bali)] = 2
    s.deeds[:] = ["a-halmahera-spice"]
    return s


def shown(key: str, state: State, company: str = "", area: str = "") -> list[Mark]:
    return list(OVERLAYS[key].marks(OverlaySubject(state, COLOURS, company, area)))


def test_owners_are_told_by_their_areas(state: State) -> None:
    assert shown("show_owners", state) == [TerritoryMark(next(iter(state.fields)), 3)]


def test_lanes_join_the_seas_of_a_company(state: State) -> None:
    sea, other = state.companies[SHIPS].ships
    lanes = shown("show_lanes", state)
    assert LaneMark(sea, other, fleet_of(state.scenario, state.companies[SHIPS], COLOURS)) in lanes
    assert TerritoryMark(sea, 1) in shown("show_lanes", state, SHIPS)


def test_the_cities_in_reach_say_how_much_they_buy(state: State) -> None:
    city = next(iter(state.cities))
    assert AreaMark(city, "affected", "buys 2") in shown("show_reach", state, RICE)
    state.received[city, "rice"] = 2
    assert AreaMark(city, "affected", "full") in shown("show_reach", state, RICE)
    assert shown("show_reach", state) == []


def test_deeds_show_where_they_can_start_and_where_not(state: State) -> None:
    taken, free, *_ = state.scenario.areas_of["halmahera"]
    state.cities[taken] = 1
    marks = list(deed_marks(state, "a-halmahera-spice"))
    assert AreaMark(taken, "forbidden") in marks
    assert AreaMark(free, "open") in marks
    assert {mark.area for mark in shown("show_starts", state) if isinstance(mark, AreaMark)} == {
        mark.area for mark in marks if isinstance(mark, AreaMark) and mark.standing == "open"
    }


def test_cities_that_grow_are_marked_and_said_to_lack_a_stone(state: State) -> None:
    city = next(iter(state.cities))
    assert shown("show_growth", state) == []
    state.received[city, "rice"] = 2
    assert shown("show_growth", state) == [AreaMark(city, "affected")]
    state.stones[2] = 0
    assert shown("show_growth", state) == [AreaMark(city, "affected", "no city stone left")]


def test_every_land_area_is_named_and_linked(state: State) -> None:
    scenario = state.scenario
    assert {mark.area for mark in shown("show_names", state) if isinstance(mark, NameMark)} == set(scenario.province_of)
    bali = scenario.areas_of["bali"][0]
    links = {(mark.a, mark.b) for mark in shown("show_links", state, area=bali) if isinstance(mark, LinkMark)}
    for area, others in scenario.land_neighbours.items():
        assert {(min(area, other), max(area, other)) for other in others} <= links
    assert {(bali, sea) for sea in scenario.seas_at[bali]} <= links


def test_the_name_of_a_land_area_is_shortened_to_its_room(state: State) -> None:
    area = state.scenario.areas_of["bali"][0]
    state.scenario = replace(state.scenario, name={**state.scenario.name, area: "w" * 200})
    (mark,) = [mark for mark in shown("show_names", state) if isinstance(mark, NameMark) and mark.area == area]
    assert mark.text == shortened("w" * 200)


@pytest.mark.parametrize(
    ("name", "shown_name"),
    [
        ("Bali 2", "2"),
        ("Bali, north arm", "North arm"),
        ("Bali, lengan timur laut", "Lengan timur laut"),
        ("Bali, Mitte und Süden", "Mitte"),
        ("Bali and Nusa Islands", "Bali"),
        ("Bali- und Nusa-Inseln", "Bali"),
        ("Îles Bali et Nusa", "Îles Bali"),
        ("Bali en de Nusa-eilanden", "Bali"),
        ("Bali e Nusa", "Bali"),
        ("Kepulauan Bali dan Nusa", "Kepulauan Bali"),
        ("Bali Barat", "Bali Barat"),
        ("Raja Ampat (Waigeo, Salawati, Misool)", "Raja Ampat"),
        ("Bali", "Bali"),
    ],
)
def test_the_board_shows_what_is_special_in_the_name_of_an_area(state: State, name: str, shown_name: str) -> None:
    area = state.scenario.areas_of["bali"][0]
    state.scenario = replace(state.scenario, name={**state.scenario.name, area: name, "bali": "Bali"})
    assert IndonesiaBoardUi().name_marks(state, (area,), ()) == [NameMark(area, shown_name)]


@pytest.mark.parametrize("size", soak_but(((1366, 768),), [(1366, 768), (1920, 1080)]))
@pytest.mark.parametrize("look", soak_but(("dark",), sorted(THEMES)))
def test_no_name_of_an_area_covers_another(program: Program, look: str, size: tuple[int, int]) -> None:
    program.window.preferences.set("theme", look)
    program.window.preferences.set("show_names", True)
    program.window.appearance.follow()
    program.window.appearance.put_on()
    program.window.resize(*size)
    go_to(program, POSITIONS["turn_order"])
    board = program.window.map
    assert board
    settle()
    board.sharpen()
    boxes = [item.sceneBoundingRect() for item in board.map_scene.items() if int(item.zValue()) == Layer.NOTES]
    assert len(boxes) >= 90, "but those without room"
    met = [one & other for one, other in combinations(boxes, 2)]
    covered = [min(box.width(), box.height()) * board.scale_now for box in met]
    assert max(covered) <= 2 * NAME_EDGE, "more than what is around the letters"


def test_names_of_areas_are_their_numbers_and_those_that_are_sought_stand_out(state: State) -> None:
    one, other, *_ = state.scenario.areas_of["jawa-barat"]
    marks = IndonesiaBoardUi().name_marks(state, (one, other, next(iter(state.scenario.sea_neighbours))), {other})
    assert marks == [NameMark(one, "1"), NameMark(other, "2", True)]


def test_a_city_needs_no_number_unless_it_is_sought(state: State) -> None:
    one, *_ = state.scenario.areas_of["jawa-barat"]
    bali, *_ = state.scenario.areas_of["bali"]
    state.cities = {one: 1, bali: 1}
    assert IndonesiaBoardUi().name_marks(state, (one, bali), ()) == [NameMark(bali, "West Bali")]
    assert IndonesiaBoardUi().name_marks(state, (one,), (one,)) == [NameMark(one, "1", True)]


def test_every_overlay_is_a_preference_that_the_menu_offers() -> None:
    assert all(PREFERENCES[key].page == "Map" for key in OVERLAYS)
    assert [key for key, preference in PREFERENCES.items() if preference.map_key] == list(OVERLAYS)


def marks_on_board(mouse: Mouse) -> int:
    return len(mouse.table.board.scene.items())


def test_a_key_shows_and_hides_an_overlay_and_the_board_says_what_is_shown(begin: Begin) -> None:
    mouse = begin("human", "human", options=Options(money="open"))
    window, bare = mouse.program.window, marks_on_board(mouse)
    assert window.map
    QApplication.processEvents()
    window.activateWindow()
    window.map.setFocus()
    QTest.keyClick(window.map, Qt.Key.Key_N)
    assert marks_on_board(mouse) > bare
    assert window.map.legend.isVisible()
    assert window.map.legend.text().startswith("Names: ")
    QTest.keyClick(window.map, Qt.Key.Key_O)
    assert window.map.legend.text() == "Owners \N{MIDDLE DOT} Names"
    QTest.keyClick(window.map, Qt.Key.Key_O)
    assert window.preferences.is_on("show_names")
    QTest.keyClick(window.map, Qt.Key.Key_N)
    assert marks_on_board(mouse) == bare
    assert not window.map.legend.isVisible()


def test_the_button_above_the_map_and_the_view_menu_offer_the_same(begin: Begin) -> None:
    mouse = begin("human", "human")
    window = mouse.program.window
    button = BoardToolbarPage.of(window).menu_button(window.board.show_menu)
    QApplication.processEvents()
    assert button.isVisible()
    assert [action.text() for action in window.board.show_menu.actions()] == [PREFERENCES[key].text for key in OVERLAYS]


def test_an_overlay_stays_on_in_the_next_game(begin: Begin) -> None:
    mouse = begin("human", "human")
    mouse.program.window.board.show_menu.actions()[0].trigger()
    mouse = begin("human", "human", seed=2)
    assert mouse.program.window.board.show_menu.actions()[0].isChecked()
    assert len(mouse.program.window.board.show_menu.actions()) == len(OVERLAYS)


def test_a_deed_lights_up_its_places_while_the_pointer_is_on_it(begin: Begin) -> None:
    mouse = begin("human", "human", options=Options(money="open"))
    while not mouse.table or not mouse.table.view.deeds:
        mouse.answer()
    table = mouse.table
    deeds: DeedList = table.deeds
    bare, targets = marks_on_board(mouse), table.board.scene.targets
    place = QPointF(deeds.visualItemRect(deeds.item(0)).center())
    none = Qt.MouseButton.NoButton
    move = QMouseEvent(QEvent.Type.MouseMove, place, place, none, none, Qt.KeyboardModifier.NoModifier)
    QApplication.sendEvent(deeds.viewport(), move)
    assert marks_on_board(mouse) > bare
    assert table.board.scene.targets == targets
    QApplication.sendEvent(deeds, QEvent(QEvent.Type.Leave))
    assert marks_on_board(mouse) == bare
