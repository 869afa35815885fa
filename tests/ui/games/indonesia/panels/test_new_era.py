"""The sites of a new city are rated: what is within reach, whose ships lie there, the best first."""

from __future__ import annotations

from indonesia_qt.games.indonesia.analysis.forecast import site_after
from indonesia_qt.ui.app.program import Program
from indonesia_qt.ui.games.indonesia.panels.new_era import SitePanel
from indonesia_qt.ui.games.indonesia.texts.names import amount_of
from tests.ui.pages.panel import PanelPage
from tests.ui.table.mouse import Mouse
from tests.ui.table.positions import Position, go_to


def test_sites_with_most_goods_within_reach_come_first_and_say_what_and_whose_ships(program: Program) -> None:
    go_to(program, Position("ChooseSite", 5, 2, players=5))
    panel = Mouse(program).panel
    assert isinstance(panel, SitePanel)
    sites = {place: site_after(panel.view, answer) for place, answer in panel.answers().items()}
    listed = [place for place in panel.places.values if place in sites]
    ratings = [sites[place].rating for place in listed]
    assert ratings == sorted(ratings, reverse=True)
    assert ratings[0] > ratings[-1]
    for place in listed:
        said, site = panel.about(panel.answers()[place]), sites[place]
        for kind, number in site.within_reach.items():
            assert amount_of(number, kind) in said
        assert ("within reach" in said) == bool(site.within_reach)
        others = sum(n for line, n in site.ships.items() if panel.view.companies[line].owner != 0)
        assert (f"{others} rival ship" in said) == bool(others)


def test_sites_of_the_first_year_say_which_companies_can_start_nearby(program: Program) -> None:
    go_to(program, Position("ChooseSite", 7, 1))
    panel = Mouse(program).panel
    assert isinstance(panel, SitePanel)
    for answer in panel.answers().values():
        starts = site_after(panel.view, answer).starts
        assert ("can start nearby" in panel.about(answer)) == bool(starts)
        for kind, number in starts.items():
            assert f"{number} {kind}" in panel.about(answer)
    assert len({panel.about(answer) for answer in panel.answers().values()}) > 2


def test_sites_of_a_province_that_are_alike_share_a_row(program: Program) -> None:
    go_to(program, Position("ChooseSite", 4, 1))
    panel = Mouse(program).panel
    assert isinstance(panel, SitePanel)
    rows = [panel.places_of(place) for place in panel.places.values if place in panel.answers()]
    assert sorted(area for row in rows for area in row) == sorted(panel.answers())
    assert max(map(len, rows)) > 1
    about = [(panel.view.scenario.province_of[row[0]], panel.about(panel.answers()[row[0]])) for row in rows]
    assert len(set(about)) == len(rows)
    names = [panel.places.item(row).text() for row in range(len(rows))]
    assert names[0] == "Jawa Timur\N{NO-BREAK SPACE}3, 4, 5, 6"
    assert panel.places.item(0).toolTip() == panel.words.places(rows[0])


def test_a_row_lights_all_its_sites_and_stands_for_the_one_that_is_clicked(program: Program) -> None:
    go_to(program, Position("ChooseSite", 4, 1))
    mouse = Mouse(program)
    panel = mouse.panel
    assert isinstance(panel, SitePanel)
    areas = panel.places_of(panel.places.values[0])
    mouse.point_at_row(panel.places, areas[0])
    assert mouse.lit_areas() == set(areas)
    mouse.select(panel.places, panel.places.values[0])
    assert panel.answer == panel.answers()[areas[0]]
    for area in (areas[2], areas[1]):
        mouse.click_area(area)
        assert panel.answer == panel.answers()[area]
        assert mouse.table.bridge.asked_person is not None, "one click only chooses a site"
    mouse.click_area(areas[1])
    assert areas[1] in mouse.table.bridge.session.state.cities


def test_a_site_of_a_row_is_kept_while_the_panel_is_away(program: Program) -> None:
    go_to(program, Position("ChooseSite", 4, 1))
    mouse = Mouse(program)
    panel = mouse.panel
    assert isinstance(panel, SitePanel)
    area = panel.places_of(panel.places.values[0])[3]
    mouse.click_area(area)
    entries = panel.entered()
    mouse.click_area(panel.places_of(panel.places.values[0])[0])
    panel.enter(entries)
    assert panel.answer == panel.answers()[area]


def test_sites_that_can_not_be_chosen_are_one_line_that_opens(program: Program) -> None:
    go_to(program, Position("ChooseSite", 5, 5, players=5))
    mouse = Mouse(program)
    panel = mouse.panel
    assert isinstance(panel, SitePanel)
    refused = [row for row in range(panel.places.count()) if panel.places.why_not(row)]
    assert refused
    assert refused == list(range(refused[0], panel.places.count())), "they come last"
    assert all(panel.places.isRowHidden(row) for row in refused)
    line = next(line for line in PanelPage(panel).lines() if "can’t be chosen" in line.said)
    mouse.click(line)
    assert not any(panel.places.isRowHidden(row) for row in refused)
