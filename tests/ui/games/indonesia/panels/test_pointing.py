"""Lists and the board point at each other: a row lights its places, a place lights its rows."""

from __future__ import annotations

from indonesia_qt.games.indonesia.rules.events import CompanyStarted
from indonesia_qt.games.indonesia.rules.phases.acquisitions import ChooseDeed
from indonesia_qt.games.indonesia.rules.phases.mergers import AnnounceMerger
from indonesia_qt.games.indonesia.rules.phases.new_era import ChooseSite
from indonesia_qt.games.indonesia.rules.phases.operations import ChooseCompany, ChooseExpansion, DeliverGoods
from indonesia_qt.ui.board.marks import NameMark, NoteMark, RouteMark
from indonesia_qt.ui.games.indonesia.game_view import IndonesiaView
from indonesia_qt.ui.games.indonesia.panels.acquisitions import DeedPanel
from indonesia_qt.ui.games.indonesia.panels.deliveries import ALTERNATIVES, DeliveryPanel
from indonesia_qt.ui.games.indonesia.panels.growth_list import GrowthList
from indonesia_qt.ui.games.indonesia.panels.merger_choice import MergerPanel
from indonesia_qt.ui.games.indonesia.panels.new_era import SitePanel
from indonesia_qt.ui.games.indonesia.panels.operations import CompanyPanel, ExpansionPanel
from indonesia_qt.ui.games.indonesia.texts.names import letter
from tests.ui.games.indonesia.panels.conftest import Bring
from tests.ui.pages.page import owned
from tests.ui.table.mouse import Mouse


def table(mouse: Mouse) -> IndonesiaView:
    assert isinstance(mouse.program.table, IndonesiaView)
    return mouse.program.table


def test_a_site_and_its_row_light_each_other(bring: Bring) -> None:
    mouse = bring(ChooseSite)
    panel = mouse.panel
    assert isinstance(panel, SitePanel)
    place = list(panel.answers())[-1]
    mouse.point_at_row(panel.places, place)
    assert mouse.lit_areas() == {place}
    assert panel.places.value() is None, "nothing is chosen"
    mouse.point_at_row(panel.cards, panel.card)
    assert mouse.lit_areas() == set(panel.by_card[panel.card])

    mouse.point_at_area(place)
    assert mouse.lit_rows(panel.places) == [place]
    assert mouse.lit_rows(panel.cards) == [card for card, sites in panel.by_card.items() if place in sites]
    mouse.point_at_area("")
    assert mouse.lit_rows(panel.places) == []


def names_on_board(mouse: Mouse) -> dict[str, bool]:
    """The areas whose names the board shows, and whether they stand out."""
    shown = table(mouse).board.scene._groups[""].marks
    return {mark.area: mark.stands_out for mark in shown if isinstance(mark, NameMark)}


def test_the_board_names_the_areas_that_a_list_names_and_the_one_under_the_pointer_stands_out(bring: Bring) -> None:
    mouse = bring(ChooseSite)
    panel = mouse.panel
    assert isinstance(panel, SitePanel)
    assert set(names_on_board(mouse)) == set(panel.answers()), "those that can't be chosen are folded"
    panel.others.click()
    listed = {area for row in panel.places.values for area in panel.places_of(row)}
    assert set(names_on_board(mouse)) == listed > set(panel.answers())
    panel.others.click()
    assert not any(names_on_board(mouse).values())
    place = list(panel.answers())[-1]
    mouse.point_at_row(panel.places, place)
    assert {area for area, stands_out in names_on_board(mouse).items() if stands_out} == {place}


def test_the_board_names_the_ends_of_a_plans_deliveries_unless_their_ways_have_numbers(bring: Bring) -> None:
    mouse = bring(DeliverGoods)
    panel = mouse.panel
    assert isinstance(panel, DeliveryPanel)
    routes = [mark for mark in panel.marks() if isinstance(mark, RouteMark)]
    if any(route.label for route in routes):
        assert not {route.origin for route in routes} & set(names_on_board(mouse))
        panel.tabs.setCurrentIndex(ALTERNATIVES)
        routes = [mark for mark in panel.marks() if isinstance(mark, RouteMark)]
    ends = {place for route in routes for place in (route.origin, route.target)}
    unnamed = ends ^ set(names_on_board(mouse))
    assert unnamed < panel.view.cities.keys(), "they need no number, as a province has one city"


def test_companies_are_listed_by_their_letters_which_the_board_has_anyway(bring: Bring) -> None:
    mouse = bring(ChooseCompany, lambda view, _: view.cities and len(view.players[0].companies) > 1)
    panel = mouse.panel
    assert isinstance(panel, CompanyPanel)
    (growth,) = owned(panel, GrowthList)
    assert not any(panel.words.place(area)[-1].isdigit() for area in names_on_board(mouse))
    assert set(names_on_board(mouse)) < set(growth.values)


def test_a_place_that_cannot_be_chosen_lights_its_row_too(bring: Bring) -> None:
    mouse = bring(ChooseExpansion, lambda view, asked: asked.actions(view))
    panel = mouse.panel
    assert isinstance(panel, ExpansionPanel)
    for place in panel.places.values:
        mouse.point_at_area(place)
        assert mouse.lit_rows(panel.places) == [place]


def test_a_company_and_a_city_light_their_rows(bring: Bring) -> None:
    mouse = bring(ChooseCompany, lambda view, _: view.cities and len(view.players[0].companies) > 1)
    panel = mouse.panel
    assert isinstance(panel, CompanyPanel)
    for id in panel.list.values:
        places = panel.view.companies[id].places
        mouse.point_at_row(panel.list, id)
        assert mouse.lit_areas() == set(places)
        mouse.point_at_area(next(iter(places)))
        assert id in mouse.lit_rows(panel.list)
    (growth,) = owned(panel, GrowthList)
    for city in growth.values:
        mouse.point_at_row(growth, city)
        assert mouse.lit_areas() == {city}
        mouse.point_at_area(city)
        picture = growth.grab().toImage()
        hovered = table(mouse).context.icons.theme.interface.hovered
        at = growth.row(city).topLeft() * picture.devicePixelRatio()
        assert picture.pixelColor(at.x() + 1, at.y() + 2).name() == hovered


def test_the_columns_of_the_cities_are_aligned(bring: Bring) -> None:
    mouse = bring(ChooseCompany, lambda view, _: len(view.cities) > 2)
    (growth,) = owned(mouse.panel, GrowthList)
    for column in range(2, growth.grid.columnCount()):
        cells = [growth.grid.itemAtPosition(row, column) for row in range(growth.grid.rowCount())]
        middles = [cell.geometry().center().x() for cell in cells if cell]
        assert max(middles) - min(middles) <= 2


def test_a_merger_lights_both_companies(bring: Bring) -> None:
    mouse = bring(AnnounceMerger, lambda view, asked: asked.pairs(view))
    panel = mouse.panel
    assert isinstance(panel, MergerPanel)
    for pair in panel.list.values:
        mouse.point_at_row(panel.list, pair)
        assert mouse.lit_areas() == {place for id in pair for place in panel.view.companies[id].places}


def test_places_of_several_deeds_and_the_best_one_of_each_carry_their_letters(bring: Bring) -> None:
    def several(view: object, asked: ChooseDeed) -> bool:
        places = [getattr(action, "area", "") or getattr(action, "sea", "") for action in asked.actions(view)]
        return len({*filter(None, places)}) < len([*filter(None, places)])

    mouse = bring(ChooseDeed, several)
    panel = mouse.panel
    assert isinstance(panel, DeedPanel)
    notes = {mark.area: mark.text for mark in panel.marks() if isinstance(mark, NoteMark)}
    best = {next(iter(places)) for places in panel.starts.values()}
    for place in panel.answers():
        deeds = [deed for deed, places in panel.starts.items() if place in places]
        letters = " ".join(letter(panel.view.scenario, deed) for deed in deeds)
        assert notes.get(place, letters) == letters
        assert (place in notes) == (len(deeds) > 1 or place in best)
        mouse.point_at_area(place)
        assert set(mouse.lit_rows(panel.deeds)) == set(deeds)
    chosen = panel.deeds.values[0]
    panel.deeds.set_value(chosen)
    noted = [mark.area for mark in panel.marks() if isinstance(mark, NoteMark)]
    assert noted == [next(iter(panel.starts[chosen]))]


def test_the_tabs_light_what_is_about_a_place(bring: Bring) -> None:
    mouse = bring(ChooseCompany)
    entries = table(mouse).bridge.session.entries
    started = next(event for entry in entries for event in entry.events if isinstance(event, CompanyStarted))
    place = started.place
    mouse.point_at_area(place)
    assert table(mouse).log.pane.view.lit == place
    for deed in table(mouse).deeds.shown:
        area = table(mouse).view.scenario.areas_of[table(mouse).view.scenario.deeds[deed].province][0]
        mouse.point_at_area(area)
        lit = mouse.lit_rows(table(mouse).deeds)
        assert {table(mouse).view.scenario.deeds[id].province for id in lit} <= {
            table(mouse).view.scenario.deeds[deed].province
        }
        if table(mouse).view.scenario.deeds[deed].kind != "shipping":
            assert deed in lit
