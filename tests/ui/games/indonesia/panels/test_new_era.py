"""The sites of a new city are rated: what is within reach, whose ships lie there, the best first."""

from __future__ import annotations

from indonesia_qt.games.indonesia.analysis.forecast import site_after
from indonesia_qt.ui.app.program import Program
from indonesia_qt.ui.games.indonesia.panels.new_era import SitePanel
from indonesia_qt.ui.games.indonesia.texts.names import amount_of
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
