"""The panel of acquisitions: a deed and the place where its company starts are chosen together."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QApplication

from indonesia_qt.games.indonesia.analysis.forecast import StartOutlook, start_after, start_outlook
from indonesia_qt.games.indonesia.rules.constants import Kind
from indonesia_qt.i18n.text import figure
from indonesia_qt.ui.app.program import Program
from indonesia_qt.ui.board.marks import AreaMark, NoteMark
from indonesia_qt.ui.games.indonesia.panels.acquisitions import DeedPanel
from indonesia_qt.ui.games.indonesia.texts.acquisitions import start_promise
from indonesia_qt.ui.games.indonesia.texts.names import letter
from tests.ui.pages.page import settle
from tests.ui.pages.panel import PanelPage
from tests.ui.table.mouse import Mouse
from tests.ui.table.positions import POSITIONS, Position, go_to


def figures(outlook: StartOutlook) -> tuple[str, str, str]:
    """The cells of a start: a dash, not a figure, where it earns nothing."""
    return str(outlook.cities), figure(outlook.income) if outlook.income else "–", str(outlook.room)


def test_another_deed_forgets_the_place_of_the_one_before(program: Program) -> None:
    go_to(program, POSITIONS["acquisitions"])
    mouse = Mouse(program)
    panel = mouse.panel
    mouse.choose(panel.deeds, 0)
    mouse.select(panel.places, panel.places.values[2])
    assert panel.answer is not None
    mouse.show_all_deeds()
    mouse.choose(panel.deeds, 1)
    assert panel.answer is None
    assert not mouse.can_confirm
    mouse.choose(panel.places, 0)
    assert panel.deeds.values[1] not in mouse.table.bridge.session.state.deeds


def test_each_deed_shows_its_best_start_and_a_click_leads_to_its_places(program: Program) -> None:
    go_to(program, POSITIONS["acquisitions"])
    mouse = Mouse(program)
    panel = mouse.panel
    assert isinstance(panel, DeedPanel)
    for deed, cells in zip(panel.deeds.values, panel.deeds.cells, strict=True):
        starts = [start_outlook(panel.view, start) for start in panel.starts[deed].values()]
        best = max(starts, key=lambda one: one.rating)
        assert cells == figures(best)
    mouse.choose(panel.deeds, 0)
    assert mouse.lists == [panel.places], "the places take the room of the deeds"
    assert QApplication.focusWidget() is panel.places
    deed = panel.deeds.values[0]
    assert panel.words.company(deed) in panel.where.text()
    for place, cells in zip(panel.places.values, panel.places.cells, strict=True):
        if place in panel.starts[deed]:
            outlook = start_outlook(panel.view, panel.starts[deed][place])
            assert cells == figures(outlook)
        else:
            assert cells == (), "a place that can't be chosen says why not instead"
    mouse.show_all_deeds()
    assert mouse.lists == [panel.deeds]
    assert not mouse.can_confirm


def test_deeds_and_places_are_ranked_and_say_what_promises_income_where_there_is_none(program: Program) -> None:
    go_to(program, Position("ChooseDeed", 6, 2))
    mouse = Mouse(program)
    panel = mouse.panel
    assert isinstance(panel, DeedPanel)
    best = [max(one.rating for one in panel.outlooks[deed].values()) for deed in panel.deeds.values]
    assert best == sorted(best, reverse=True)
    assert [note.replace("\N{NO-BREAK SPACE}", " ") for note in panel.deeds.notes[:2]] == [
        "25 Rp each; best: Jawa Tengah 2",
        "30 Rp each; best: Kalimantan Barat 2; ships 1 sea away; demand left: 7 rubber",
    ]
    for note, item in zip(panel.deeds.notes, map(panel.deeds.item, range(panel.deeds.count())), strict=True):
        for said in note.split("; ")[1:]:
            assert said in item.data(Qt.ItemDataRole.AccessibleTextRole)
    for number, deed in enumerate(panel.deeds.values):
        mouse.choose(panel.deeds, number)
        ratings = [panel.outlooks[deed][place].rating for place in panel.places.values if place in panel.starts[deed]]
        assert ratings == sorted(ratings, reverse=True)
        mouse.show_all_deeds()


@pytest.mark.parametrize(
    ("kind", "outlook", "said"),
    [
        ("rice", StartOutlook(income=20, cities=1, room=1, away=0, asked=1), ""),
        ("rice", StartOutlook(income=0, cities=1, room=1, away=0, asked=0), "no demand left"),
        (
            "oil",
            StartOutlook(income=0, cities=0, room=1, away=None, asked=2),
            "no ship reaches it yet; demand left: 2 oil",
        ),
        (
            "oil",
            StartOutlook(income=0, cities=0, room=1, away=0, asked=0),
            "its ships reach no city yet; no demand left",
        ),
        (
            "shipping",
            StartOutlook(income=0, cities=2, room=1, away=0, asked=1),
            "touches 2 cities; 1 good on its coast",
        ),
        (
            "shipping",
            StartOutlook(income=0, cities=0, room=1, away=0, asked=0),
            "touches no city; no goods on its coast",
        ),
    ],
)
def test_what_promises_income_is_said_in_words(kind: Kind, outlook: StartOutlook, said: str) -> None:
    assert start_promise(kind, outlook) == said


def test_arrow_keys_go_through_the_deeds_which_stay(program: Program) -> None:
    go_to(program, POSITIONS["acquisitions"])
    mouse = Mouse(program)
    panel = mouse.panel
    mouse.select(panel.deeds, panel.deeds.values[1])
    assert mouse.lists == [panel.deeds, panel.places]


def test_where_no_company_reaches_a_city_the_panel_says_so(program: Program) -> None:
    for position in (POSITIONS["acquisitions"], Position("ChooseDeed", 6, 2)):
        go_to(program, position)
        mouse = Mouse(program)
        panel = mouse.panel
        reached = any(one.cities for outlooks in panel.outlooks.values() for one in outlooks.values())
        assert any("more ships can change that" in text for text in mouse.labels()) != reached
    go_to(program, POSITIONS["acquisitions"])
    mouse = Mouse(program)
    mouse.choose(mouse.panel.deeds)
    assert "This company reaches no city yet; more ships can change that." in mouse.labels()
    mouse.show_all_deeds()
    assert "None of these companies reaches a city yet; more ships can change that." in mouse.labels()


def test_only_an_income_stands_out(program: Program) -> None:
    go_to(program, Position("ChooseDeed", 6, 2))
    table = Mouse(program).panel.deeds
    income = [outlooks for outlooks in table.cells if outlooks[1] != "–"]
    assert 0 < len(income) < table.count()
    for row, cells in enumerate(table.cells):
        assert [table.is_strong(row, column) for column in range(3)] == [False, cells[1] != "–", False]


def test_the_areas_of_all_deeds_are_only_outlined_until_one_is_pointed_at_or_chosen(program: Program) -> None:
    go_to(program, POSITIONS["acquisitions"])
    mouse = Mouse(program)
    panel = mouse.panel
    assert isinstance(panel, DeedPanel)

    def marks() -> dict[str, bool]:
        return {mark.area: mark.is_quiet for mark in panel.marks() if isinstance(mark, AreaMark)}

    def letters() -> dict[str, str]:
        return {mark.text: mark.area for mark in panel.marks() if isinstance(mark, NoteMark)}

    assert marks() == dict.fromkeys(panel.answers(), True)
    best = {deed: next(iter(panel.outlooks[deed])) for deed in panel.deeds.values}
    assert letters() == {letter(panel.view.scenario, deed): place for deed, place in best.items()}
    deed = panel.deeds.values[0]
    mouse.point_at_row(panel.deeds, deed)
    assert mouse.lit_areas() == set(panel.starts[deed])
    mouse.choose(panel.deeds, 0)
    assert marks() == dict.fromkeys(panel.starts[deed], False)
    place = panel.places.values[0]
    mouse.point_at_row(panel.places, place)
    room = start_after(panel.view, panel.starts[deed][place]).room
    grows = {mark.area for mark in panel.marks() if isinstance(mark, AreaMark) and mark.standing == "affected"}
    assert grows == set(room)
    assert len(grows) == int(panel.places.cells[0][2])
    assert {mark.area for mark in panel.marks() if isinstance(mark, AreaMark) and mark.standing == "legal"} == set(
        panel.starts[deed]
    ), "the others can still be clicked"


def test_only_the_places_of_the_deed_under_the_pointer_are_marked(program: Program) -> None:
    go_to(program, POSITIONS["acquisitions"])
    mouse = Mouse(program)
    panel = mouse.panel
    assert isinstance(panel, DeedPanel)
    for chosen in (False, True):
        if chosen:
            mouse.select(panel.deeds, panel.deeds.values[0])
        for deed in panel.deeds.values:
            mouse.point_at_row(panel.deeds, deed)
            marks = [mark for mark in panel.marks() if isinstance(mark, AreaMark)]
            assert {mark.area for mark in marks} == set(panel.starts[deed])
            assert not any(mark.is_quiet for mark in marks)
    QApplication.sendEvent(panel.deeds, QEvent(QEvent.Type.Leave))
    marked = {mark.area for mark in panel.marks() if isinstance(mark, AreaMark)}
    assert marked == set(panel.starts[panel.deeds.values[0]]), "those of the chosen one"


def test_eight_deeds_have_room_on_a_small_screen(program: Program) -> None:
    program.window.resize(1366, 768)
    go_to(program, Position("ChooseDeed", 5, 1, players=3))
    settle()
    panel = Mouse(program).panel
    assert isinstance(panel, DeedPanel)
    deeds = panel.deeds
    assert deeds.count() == 8
    assert deeds.visualItemRect(deeds.item(7)).bottom() <= deeds.viewport().rect().bottom() + 1
    line, room = deeds.fontMetrics().height(), deeds.lead_room(deeds.viewport().width())
    assert all(deeds.lead_height(row, room) < 3 * line for row in range(8)), "no name has three lines"
    assert "Free slots: <b>1 of 1</b>." in " ".join(PanelPage(panel).labels())


def test_the_line_of_places_that_cant_be_chosen_is_whole(program: Program) -> None:
    go_to(program, Position("ChooseDeed", 6, 2))
    settle()
    mouse = Mouse(program)
    panel = mouse.panel
    assert isinstance(panel, DeedPanel)
    mouse.choose(panel.deeds, 0)
    assert panel.others.toolTip().startswith("1 other can’t: Jawa Tengah")
    panel.others.setFixedWidth(panel.others.fontMetrics().horizontalAdvance(panel.others.said))
    assert panel.others.text() == "1 other can’t be chosen"
    panel.others.setFixedWidth(2 * panel.others.width())
    assert panel.others.text() == panel.others.said
