"""The menu of an area offers what can be done with it."""

from __future__ import annotations

from indonesia_qt.games.indonesia.rules.state import Options
from indonesia_qt.ui.games.indonesia.panels.new_era import SitePanel
from indonesia_qt.ui.settings.preferences import PREFERENCES
from tests.ui.pages.board import AreaMenu
from tests.ui.pages.log import LogPage
from tests.ui.table.new_games import Begin


def test_the_menu_offers_a_target_and_says_why_another_is_none(begin: Begin) -> None:
    mouse = begin("human", "human", options=Options(money="open"))
    while not isinstance(mouse.panel, SitePanel):
        mouse.answer()
    table = mouse.program.table
    assert table
    target = table.board.scene.targets[0]
    words = table.context.words
    AreaMenu(mouse.program, target).choose(words.place(target))
    assert mouse.panel.answer is not None
    inland = next(area for area, seas in table.view.scenario.seas_at.items() if not seas)
    assert mouse.panel.why_not(inland) in AreaMenu(mouse.program, inland).reasons
    assert mouse.panel.why_not(inland)


def test_the_menu_of_a_company_shows_how_far_it_comes(begin: Begin) -> None:
    mouse = begin("human", "human", options=Options(money="open"))
    table = mouse.program.table
    assert table
    while not table.view.fields:
        mouse.answer()
    area, company = next(iter(table.view.fields.items()))
    name = table.context.words.company(company)
    AreaMenu(mouse.program, area).show_log(table.context.words.place(area))
    assert LogPage(table.log.pane).about
    AreaMenu(mouse.program, area).show_company(name)
    assert table.board._pointed_out == company
    AreaMenu(mouse.program, area).show_reach(name)
    assert mouse.program.window.preferences.is_on("show_reach")
    assert PREFERENCES["show_reach"].text in table.board.scene.legend
