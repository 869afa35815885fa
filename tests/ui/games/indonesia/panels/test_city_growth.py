"""Cities that can grow are rated: who sells what more there, and what it brings everybody, the best first."""

from __future__ import annotations

from indonesia_qt.games.indonesia.bots.year_gain import growth_gain
from indonesia_qt.i18n.text import signed
from indonesia_qt.ui.app.program import Program
from indonesia_qt.ui.games.indonesia.panels.city_growth import GrowthPanel
from indonesia_qt.ui.games.indonesia.texts.names import amount_of
from tests.ui.table.mouse import Mouse
from tests.ui.table.positions import POSITIONS, go_to


def test_cities_that_bring_the_player_most_come_first_and_say_what_all_gain(program: Program) -> None:
    go_to(program, POSITIONS["city_growth"])
    panel = Mouse(program).panel
    assert isinstance(panel, GrowthPanel)
    seat = panel.asked.seat
    worths = [growth_gain(panel.view, answer) for answer in panel.answers().values()]
    ratings = [worth.rating(seat) for worth in worths]
    assert ratings == sorted(ratings, reverse=True)
    for answer, worth in zip(panel.answers().values(), worths, strict=True):
        said = panel.about(answer)
        assert any(worth.earned)
        assert f"you\N{NO-BREAK SPACE}{signed(worth.earned[seat])}" in said
        for other, name in enumerate(panel.words.seats):
            if other != seat:
                assert (f"{name}\N{NO-BREAK SPACE}{signed(worth.earned[other])}" in said) == bool(worth.earned[other])
            for kind, number in worth.sold[other].items():
                assert amount_of(number, kind) in said
