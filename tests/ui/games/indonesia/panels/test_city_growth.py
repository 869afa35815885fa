"""Cities that can grow are a table that says what each brings everybody, the best first, and that is always whole."""

from __future__ import annotations

import pytest

from indonesia_qt.games.indonesia.analysis.position import next_to_grow
from indonesia_qt.games.indonesia.bots.year_gain import YearGain, growth_gain
from indonesia_qt.i18n.text import signed
from indonesia_qt.ui.app.program import Program
from indonesia_qt.ui.board.marks import NoteMark
from indonesia_qt.ui.games.indonesia.panels.city_growth import GrowthPanel
from indonesia_qt.ui.games.indonesia.panels.growth_list import GrowthList
from indonesia_qt.ui.games.indonesia.texts.city_growth import verdict
from indonesia_qt.ui.games.indonesia.texts.clauses import own_gain
from indonesia_qt.ui.games.indonesia.texts.names import amount_of, signed_rupiah
from tests.soak import soak_but
from tests.ui.pages.page import Page, owned, settle
from tests.ui.pages.panel import PanelPage
from tests.ui.table.mouse import Mouse
from tests.ui.table.positions import POSITIONS, go_to

OTHERS = "7 other cities can’t grow"


pytestmark = pytest.mark.usefixtures("undressed")


def asked(program: Program) -> GrowthPanel:
    program.window.appearance.put_on()
    go_to(program, POSITIONS["city_growth"])
    panel = Mouse(program).panel
    assert isinstance(panel, GrowthPanel)
    settle()
    return panel


def test_cities_that_bring_the_player_most_come_first_and_say_what_all_gain(program: Program) -> None:
    panel = asked(program)
    seat = panel.asked.seat
    worths = [growth_gain(panel.view, answer) for answer in panel.answers().values()]
    ratings = [worth.rating(seat) for worth in worths]
    assert ratings == sorted(ratings, reverse=True)
    for answer, worth in zip(panel.answers().values(), worths, strict=True):
        said = panel.about(answer)
        assert any(worth.earned)
        assert own_gain(seat, worth) in said
        for other, name in enumerate(panel.words.seats):
            if other != seat:
                assert (f"{name}\N{NO-BREAK SPACE}{signed_rupiah(worth.earned[other])}" in said) == bool(
                    worth.earned[other]
                )
            for kind, number in worth.sold[other].items():
                assert amount_of(number, kind) in said


def test_the_prompt_says_how_many_of_the_cities_grow_until_no_stone_is_left(program: Program) -> None:
    panel = asked(program)
    mouse = Mouse(program)
    prompt = mouse.table.decision.prompt.text
    size, stones, cities = panel.asked.size + 1, panel.view.stones[panel.asked.size], panel.places.count()
    assert (stones, cities) == (3, 5)
    left = f"only 3 city stones of size {size} are left."
    assert f"Choose 3 of 5 cities in turn: {left}" in prompt.accessibleDescription()
    for _ in range(2):
        mouse.answer()
    assert f"Choose 1 of 3 cities: only 1 city stone of size {size} is left." in prompt.accessibleDescription()


def test_a_column_says_what_each_player_gains_and_the_best_cities_stand_out(program: Program) -> None:
    panel = asked(program)
    table, seat = panel.places, panel.asked.seat
    worths = [growth_gain(panel.view, answer) for answer in panel.answers().values()]
    assert table.values == list(panel.answers())
    rivals = [one for one in panel.view.order if one != seat and any(worth.earned[one] for worth in worths)]
    assert table.titles == ("City", "You", *(panel.words.seats[one] for one in rivals))
    for cells, worth in zip(table.cells, worths, strict=True):
        assert cells == [signed(worth.earned[one]) for one in (seat, *rivals)]
    ratings = [worth.rating(seat) for worth in worths]
    best = [row for row, rating in enumerate(ratings) if rating == ratings[0]]
    assert [row for row in range(table.count()) if table.is_best(row)] == best == [0, 1]
    assert "All bring you the same; the first 2 help your rivals least." in Page(panel).labels()


@pytest.mark.parametrize(
    ("earned", "said"),
    [
        ([(10, 0), (5, 0)], "The first brings you the most."),
        ([(10, 5), (10, 5), (5, 0)], "The first 2 are best for you, and equally good."),
        ([(5, 0), (5, 5), (0, 0)], "The first 2 bring you the same; of these the first helps your rivals least."),
        (
            [(5, 0), (5, 0), (5, 5), (0, 0)],
            "The first 3 bring you the same; of these the first 2 help your rivals least.",
        ),
        ([(0, 5), (0, 10)], "All bring you the same; the first helps your rivals least."),
        ([(0, 5), (0, 5), (0, 10)], "All bring you the same; the first 2 help your rivals least."),
        ([(5, 5), (5, 5)], "All bring you and your rivals the same."),
        ([(0, 0), (0, 0)], "Nobody could sell more in any of them yet."),
    ],
)
def test_one_sentence_says_which_are_best_and_which_are_equal(earned: list[tuple[int, int]], said: str) -> None:
    assert verdict([YearGain(({}, {}), one) for one in earned], seat=0) == said


@pytest.mark.parametrize("size", soak_but(((1366, 768), (1366, 540)), [(1366, 768), (1920, 1080), (1366, 540)]))
def test_the_table_is_whole_and_what_lies_below_it_folds_first(program: Program, size: tuple[int, int]) -> None:
    program.window.resize(*size)
    panel = asked(program)
    page, table = PanelPage(panel), panel.places
    assert page.is_whole()
    assert table.viewport().height() >= table.contentsSize().height()
    lacking = {city.city for city in next_to_grow(panel.view) if not city.ready}
    (others,) = owned(panel, GrowthList)
    assert set(others.values) == lacking
    assert others.isVisible() == (size[1] > 540)
    if not others.isVisible():
        page.click(next(line for line in page.lines() if line.said == OTHERS))
        settle()
        assert others.isVisible()
    else:
        assert OTHERS in page.labels()


def test_what_all_have_earned_is_that_of_this_year(program: Program) -> None:
    program.window.resize(1366, 768)
    assert "Earnings this year" in Page(asked(program)).labels()


def test_the_cities_on_the_board_have_the_numbers_of_their_rows(program: Program) -> None:
    panel = asked(program)
    notes = [mark for mark in panel.marks() if isinstance(mark, NoteMark)]
    assert not any(mark.hides_piece for mark in notes), "the size of a city is seen beside its number"
    assert {mark.seat for mark in notes} == {None}, "and no player has one"
    numbers = {mark.area: mark.text for mark in notes}
    assert numbers == {city: str(row) for row, city in enumerate(panel.places.values, 1)}
    mouse = Mouse(program)
    mouse.select(panel.places, panel.places.values[1])
    left = [mark.area for mark in panel.marks() if isinstance(mark, NoteMark)]
    assert panel.places.values[1] not in left, "it is seen as large as it would be"
