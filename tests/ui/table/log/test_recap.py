"""What happened while a player waited stays until he has seen it."""

from __future__ import annotations

import re

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from indonesia_qt.core.bots import bot_chance
from indonesia_qt.core.flow import Action, Question
from indonesia_qt.core.session import Session
from indonesia_qt.games.indonesia.bots.rules_of_thumb import Greedy
from indonesia_qt.games.indonesia.rules.state import Options, State
from tests.ui.table.mouse import Mouse
from tests.ui.table.new_games import Begin

SOLD = re.compile(r"(?:Sold: |, )(?P<company>[^,]+?) \(\d+ goods?, net (?P<net>[+−]\d+\sRp)\)")


def rupiah_of(net: str) -> int:
    return int(net.split(maxsplit=1)[0].replace("\N{MINUS SIGN}", "-"))


def nets(mouse: Mouse, company: str) -> list[int]:
    """What each sale of a company earned by the log."""
    texts = [line.text for line in mouse.table.log.writer.lines()]
    sales = [text for text in texts if text.startswith(f"{company}: ") and " Net: " in text]
    return [rupiah_of(text.rsplit(": ", 1)[1]) for text in sales]


def recap(mouse: Mouse) -> list[str]:
    """The lines of the box that can be seen; none while it can't."""
    box = mouse.table.log.pane.recap
    return [line.text for line in box.lines] if box.isVisible() else []


def tells_sales(mouse: Mouse) -> bool:
    return any(text.startswith("Sold: ") for text in recap(mouse))


def decided(session: Session[State], asked: Question) -> Action:
    """What a bot decides."""
    return Greedy().choose(session.game.view(session.state, asked.seat), asked, bot_chance(6, len(session.entries)))


def to_own_turn(mouse: Mouse, year: int = 0) -> None:
    """Let bots decide for the others, and for Ana before a year, until she is asked; show each decision."""
    bridge = mouse.table.bridge
    session = bridge.session
    while (asked := session.question) and (asked.seat != 0 or session.state.year < year):
        bridge.submit(decided(session, asked), bridge.made)
        QApplication.processEvents()


def to_year(mouse: Mouse, year: int) -> None:
    """Let bots decide for all until a year, and show only what has come of it."""
    session = mouse.table.bridge.session
    while session.state.year < year and (asked := session.question):
        session.submit(decided(session, asked))
    mouse.table.bridge.changed.emit(())


def test_own_sales_are_not_among_what_others_did(begin: Begin) -> None:
    mouse = begin("human", "greedy", "greedy", seed=6, options=Options(money="open"))
    mouse.table.bridge.set_paused(True)
    session, words, sold = mouse.table.bridge.session, mouse.table.context.words, 0
    box = mouse.table.log.pane.recap
    to_year(mouse, 3)
    while session.state.year < 4:
        to_own_turn(mouse)
        own = [words.company(id) for id, company in session.state.companies.items() if company.owner == 0]
        lines = [line.text for line in box.lines if line.text.startswith(("Sold: ", "Expanded: "))]
        assert not [text for text in lines for company in own if company in text]
        for company, net in (one for text in lines for one in SOLD.findall(text)):
            logged = nets(mouse, company)
            assert rupiah_of(net) in [sum(logged[n:]) for n in range(len(logged))], "as the log says"
            sold += 1
        mouse.answer()
    assert sold


def after_the_second_year(begin: Begin) -> Mouse:
    """A game at Ana's first decision of the third year; the report on the second year lies before the log."""
    mouse = begin("human", "greedy", "greedy", seed=6, options=Options(money="open"))
    mouse.program.window.resize(1366, 900)  # in a lower one the log is folded
    mouse.table.bridge.set_paused(True)
    to_year(mouse, 2)
    to_own_turn(mouse, year=3)
    assert mouse.tabs_with(mouse.table.log.pane).currentWidget() is mouse.table.year.page
    return mouse


def test_what_was_behind_the_report_on_the_year_is_told_after_the_next_decision(begin: Begin) -> None:
    mouse = after_the_second_year(begin)
    assert recap(mouse) == []
    mouse.answer()
    assert tells_sales(mouse), "it comes forward with the log, and stays while the bots decide"
    to_own_turn(mouse)
    assert tells_sales(mouse)
    mouse.answer()
    to_own_turn(mouse)
    assert not tells_sales(mouse), "it was on the screen when she decided"


def test_what_was_dismissed_is_not_told_once_more(begin: Begin) -> None:
    mouse = after_the_second_year(begin)
    mouse.click_tab_of(mouse.table.log.pane)
    QApplication.processEvents()
    assert tells_sales(mouse)
    view = mouse.program.window.map
    assert view
    QTest.keyClick(view, Qt.Key.Key_Escape)
    assert recap(mouse) == []
    mouse.answer()
    to_own_turn(mouse)
    assert not tells_sales(mouse)


def test_what_was_not_seen_is_told_after_a_change_of_look_too(begin: Begin) -> None:
    mouse = after_the_second_year(begin)
    window = mouse.program.window
    mouse.answer()
    window.preferences.set("theme", "dark")
    window.appearance.follow()
    to_own_turn(mouse)
    assert tells_sales(mouse)
