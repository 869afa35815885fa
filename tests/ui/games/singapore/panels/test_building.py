"""Tiles, lots and neighbours are chosen with the mouse, and the panel says what they cost."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QCursor
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from indonesia_qt.games.singapore.rules.actions import Build, BuildTop, Found, Join, KeepTile, PlaceFlag
from indonesia_qt.games.singapore.rules.building import JoinBuilding
from indonesia_qt.games.singapore.rules.events import SpacesSold
from indonesia_qt.games.singapore.rules.hut import ChooseHut
from indonesia_qt.games.singapore.rules.lots import ChooseLot
from indonesia_qt.games.singapore.rules.round import Round
from indonesia_qt.games.singapore.rules.starting_round import FoundBuilding, StartingRound
from indonesia_qt.games.singapore.rules.turn import PlayTurn
from indonesia_qt.ui.app.program import Program
from indonesia_qt.ui.board.marks import LinkMark, Piece
from tests.games.singapore.positions import Table
from tests.ui.games.singapore.panels.towns import building_turn, town
from tests.ui.games.singapore.tables import show
from tests.ui.pages.page import settle
from tests.ui.pages.singapore import SingaporeStripPage
from tests.ui.pages.singapore_panels import SingaporeTable


def last(mouse: SingaporeTable) -> object:
    """The last decision of a player."""
    return next(one.action for one in reversed(mouse.table.bridge.session.entries) if one.seat >= 0)


def founding(table: Table) -> None:
    table.lay_out("I-06", "I-12", "II-12", top="I-04")
    table.state.prices["g5"] = 1
    table.state.stack[:] = [StartingRound(1), FoundBuilding(0, 0)]


def test_a_tile_and_a_lot_are_chosen_in_either_order_and_built_by_the_button(program: Program) -> None:
    for tile_first in (True, False):
        mouse = show(program, founding)
        assert (mouse.confirmation, mouse.can_confirm) == ("Choose a tile and a lot", False)
        if tile_first:
            mouse.choose_tile("I-12")
            assert mouse.confirmation == "Choose a lot"
            mouse.click_area("g5")
        else:
            mouse.click_area("g5")
            mouse.choose_tile("I-12")
        assert (mouse.confirmation, mouse.leads_to) == ("Build Opium Den on G5", "for £1")
        assert mouse.marked("chosen") == {"g5"}
        assert [mark.area for mark in mouse.marks(Piece) if isinstance(mark, Piece) and mark.ghost] == ["g5"]
        mouse.confirm()
        assert last(mouse) == Found("I-12", "g5")


def test_enter_on_a_tile_leads_to_its_lot(program: Program, qtbot: QtBot) -> None:
    mouse = show(program, founding)
    mouse.program.window.activateWindow()
    mouse.panel.list.setFocus()
    for key in (Qt.Key.Key_Down, Qt.Key.Key_Return):
        QTest.keyClick(mouse.panel.list, key)
    qtbot.waitUntil(mouse.panel.lot.hasFocus)
    QTest.keyClick(mouse.panel.lot, Qt.Key.Key_Down)
    chosen = Found(mouse.panel.list.value(), mouse.panel.area)
    QTest.keyClick(mouse.panel.lot, Qt.Key.Key_Return)
    assert last(mouse) == chosen


def test_a_second_click_on_the_lot_builds(program: Program) -> None:
    mouse = show(program, founding)
    mouse.choose_tile("I-06")
    for _ in range(2):
        mouse.click_area("g5")
    assert last(mouse) == Found("I-06", "g5")


def test_a_lot_without_the_right_neighbour_is_refused_in_a_sentence(program: Program) -> None:
    mouse = show(program, founding)
    refused = mouse.refusals
    mouse.click_area("c1")
    assert refused == ["Choose a lot next to a start building or to another player’s building."]
    assert mouse.marked("legal") == {"d5", "e5", "f5", "g5", "c6", "h6"}


def test_what_is_built_for_the_neutral_colour_costs_nothing(program: Program) -> None:
    def arrange(table: Table) -> None:
        founding(table)
        table.state.stack[:] = [StartingRound(3), FoundBuilding(0, 2)]

    mouse = show(program, arrange, players=2)
    mouse.choose_tile("I-06")
    mouse.click_area("g5")
    assert (mouse.confirmation, mouse.leads_to) == ("Build Tea House on G5", "for free")
    mouse.confirm()
    assert mouse.state.owners["g5"] == mouse.state.neutral
    assert mouse.state.players[0].money == 5


def test_flags_say_whose_turn_it_is_and_a_click_puts_them(program: Program) -> None:
    def arrange(table: Table) -> None:
        town(table)
        table.flag("f4", 0)
        table.state.stack[:] = [Round("lots", 2), ChooseLot(0, 1)]

    mouse = show(program, arrange)
    assert "Flag 2 of 3" in mouse.labels()
    assert mouse.owners() == ["Ana", "F4", "Budi", "next", "Citra"]
    mouse.point_at_area("g4")
    assert [mark.area for mark in mouse.marks(Piece) if isinstance(mark, Piece) and mark.ghost] == ["g4"]
    refused = mouse.refusals
    mouse.click_area("d5")
    mouse.click_area("j6")
    assert refused == ["There’s already a building on D5.", "A flag needs a lot next to a building."]
    mouse.click_area("g4")
    assert last(mouse) == PlaceFlag("g4")
    assert "Flag 3 of 3" in mouse.labels()
    assert mouse.owners() == ["Ana", "F4", "Budi", "G4", "Citra", "next"]


def test_with_two_the_flag_of_the_neutral_colour_comes_last(program: Program) -> None:
    def arrange(table: Table) -> None:
        town(table)
        table.flag("f4", 0)
        table.flag("g4", 1)
        table.state.stack[:] = [Round("lots", 3), ChooseLot(0, 2)]

    mouse = show(program, arrange, players=2)
    assert mouse.owners() == ["Ana", "F4", "Budi", "G4", "Neutral", "next"]
    mouse.click_area("d3")
    assert mouse.state.flagged["d3"] == 2


def test_a_tile_says_how_its_lot_is_paid_and_is_previewed_on_it(program: Program) -> None:
    mouse = show(program, building_turn)
    assert mouse.facts() == {"Lot": "G4 for £4", "You pay": "£4"}
    mouse.point_at_tile("I-05")
    assert [mark.area for mark in mouse.marks(Piece) if isinstance(mark, Piece)] == ["g4"]
    mouse.choose_tile("I-02")
    mouse.confirm()
    assert last(mouse) == Build("I-02")
    assert mouse.state.players[0].money == 1


def test_who_has_too_little_cash_is_told_how_far_back_that_goes(program: Program) -> None:
    mouse = show(program, lambda table: building_turn(table, money=1))
    assert mouse.facts()["You pay"] == "£4; you move back 2 spaces for £4"
    mouse.choose_tile("I-02")
    mouse.confirm()
    events = mouse.table.bridge.session.entries[-1].events
    assert [event.spaces for event in events if isinstance(event, SpacesSold)] == [2]


def test_the_top_of_the_stack_is_for_the_last_player_and_costs_more(program: Program) -> None:
    mouse = show(program, building_turn)
    refused = mouse.refusals
    mouse.choose_tile("")
    assert refused == ["Only the last player of the round can buy the top tile of the stack."]
    mouse = show(program, lambda table: building_turn(table, last=True))
    mouse.choose_tile("")
    assert mouse.facts()["You pay"] == "£5"
    assert mouse.leads_to == "for £1 more; draws a chip"
    mouse.confirm()
    assert BuildTop() in [entry.action for entry in mouse.table.bridge.session.entries]


def test_only_the_flagged_lot_can_be_clicked(program: Program) -> None:
    mouse = show(program, building_turn)
    refused = mouse.refusals
    mouse.click_area("g3")
    mouse.click_area("g4")
    assert refused == ["Your flag is on G4. You build there.", "Choose a tile."]
    mouse.choose_tile("I-05")
    mouse.click_area("g4")
    assert last(mouse) == Build("I-05")


def test_the_free_road_is_previewed_under_the_pointer_and_laid_by_a_click(program: Program) -> None:
    def arrange(table: Table) -> None:
        town(table)
        table.stand("f4", "I-14", 0)
        table.state.stack[:] = [Round("turns", 1), PlayTurn(0), JoinBuilding(0, "f4")]

    mouse = show(program, arrange)
    assert mouse.marked("legal") == {"e4", "f5"}
    mouse.point_at_area("e4")
    assert mouse.marks(LinkMark) == [LinkMark("e4", "f4", "road", ghost=True)]
    refused = mouse.refusals
    mouse.click_area("d5")
    assert refused == ["D5 isn’t a building next to F4."]
    mouse.click_area("e4")
    assert last(mouse) == Join("e4")


def test_of_two_tiles_one_gets_the_hut(program: Program) -> None:
    def arrange(table: Table) -> None:
        town(table)
        table.state.stack[:] = [Round(), ChooseHut(2)]

    mouse = show(program, arrange)
    mouse.choose_tile("I-05")
    assert mouse.confirmation == "Hut on Tea Transport"
    assert mouse.leads_to == "Counting House leaves the game"
    mouse.confirm()
    assert last(mouse) == KeepTile("I-05")
    assert "I-02" in mouse.state.removed


def test_the_top_of_the_stack_is_refused_in_a_sentence_where_it_cannot_be_chosen(program: Program) -> None:
    mouse = show(program, founding)
    refused = mouse.refusals
    SingaporeStripPage.at(program).click_tile("I-04")
    assert refused == ["Brickworks isn’t on display."]
    SingaporeStripPage.at(program).click_tile("I-06")
    assert mouse.confirmation == "Choose a lot"


@pytest.mark.usefixtures("undressed")
@pytest.mark.parametrize("size", [(1366, 768), (1920, 1080)])
def test_a_refusal_covers_neither_lots_nor_the_track_nor_the_panel(program: Program, size: tuple[int, int]) -> None:
    def flags(table: Table) -> None:
        town(table)
        table.state.stack[:] = [Round("lots", 2), ChooseLot(0, 0)]

    window = program.window
    window.appearance.put_on()
    window.resize(*size)
    mouse = show(program, flags)
    settle()
    view, refused = window.map, mouse.refusals
    assert view
    assert program.table
    port = view.viewport()
    lots = [land.id for land in view.map_scene.board.lands]
    parts = program.table.strip.below, mouse.panel, window.docks.players
    kept = [QRect(part.mapTo(window, QPoint()), part.size()) for part in parts]
    prices = [box for box in view.around(lots, 30) if port.rect().contains(box)]
    kept += [box.translated(port.mapTo(window, QPoint())) for box in prices]
    for area in [area for area in lots if area not in mouse.marked("legal")][::8]:
        QCursor.setPos(port.mapToGlobal(mouse.places_of(area)[0]))
        mouse.click_area(area)
        callout = window.refusals.callout
        assert callout.isVisible()
        assert not any(map(callout.geometry().intersects, kept))
    assert refused
