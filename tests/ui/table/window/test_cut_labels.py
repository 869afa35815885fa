"""No label and no button of a question or of a card over the board is cut, in whatever language and size of text."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from indonesia_qt.ui.app.program import Program
from indonesia_qt.ui.settings.preferences import LANGUAGES
from indonesia_qt.ui.table.panels.answer_button import AnswerButton
from indonesia_qt.ui.widgets.fitting_labels import ElidedLabel, FittingLabel, OneLine
from indonesia_qt.ui.widgets.folding import Fold, FoldLine
from indonesia_qt.ui.widgets.overlay import EvasiveCard
from tests.i18n.linguist import spoken
from tests.ui.games.singapore.panels.towns import turn
from tests.ui.games.singapore.tables import show
from tests.ui.pages.page import Page, settle
from tests.ui.table.mouse import Mouse
from tests.ui.table.positions import POSITIONS, go_to
from tests.ui.table.window.test_folding import INDONESIA, SINGAPORE

pytestmark = pytest.mark.usefixtures("undressed")
SCALES = (100, 125, 150, 200, 250)
OFTEN = {("de", 250)}
"""A language with the longest words, in the largest text; the others are looked at in long runs."""
OVER_THE_BOARD = {("en", 100), ("de", 150)}
"""The languages and sizes in which the cards over the board are looked at each time."""
FITTED = AnswerButton, ElidedLabel, FittingLabel, FoldLine, OneLine
"""What chooses itself how much it says."""
BREAKS = r"[ \n]|(?<=-)|<[^>]*>"
"""Where lines can break: at spaces that aren't hard ones, after hyphens, and where rich text has a tag."""


def moments(program: Program) -> Iterator[str]:
    """Go to each question of both games, and to what is chosen there; yield a name for it."""
    for arrange in SINGAPORE:
        show(program, arrange)
        yield arrange.__name__
    mouse = show(program, turn)
    mouse.choose_trade("I-06")
    yield "trade"
    mouse.open_page("Roads")
    yield "roads"
    mouse.open_page("Plans")
    mouse.wait_for_plans()
    yield "plans"
    if mouse.panel.switch.isVisible():
        mouse.switch_drafts()
        for area in ("e6", "e6", "e4"):
            mouse.click_area(area)
        yield "draft"
        mouse.switch_drafts()
    for name, position in INDONESIA.items():
        go_to(program, position)
        yield name
        player = Mouse(program)
        if act := _CHOICES.get(name):
            act(player)
            yield f"{name}, chosen"


def _pick_goods(mouse: Mouse) -> None:
    mouse.click_area(mouse.panel.company.areas[0])


def _show_alternatives(mouse: Mouse) -> None:
    _pick_goods(mouse)
    QTest.keyClick(mouse.panel, Qt.Key.Key_T)


_CHOICES: dict[str, Callable[[Mouse], object]] = {
    "mergers": lambda mouse: mouse.choose_pair(mouse.panel.pairs[0]),
    "acquisitions": lambda mouse: mouse.choose(mouse.panel.deeds),
    "research": lambda mouse: mouse.select(mouse.panel.list, mouse.panel.list.values[0]),
    "deliveries": _show_alternatives,
}


def cut(panel: QWidget) -> list[str]:
    """Return what is written where it has no room, also in what is folded."""
    settle()
    for fold in Page(panel).parts(Fold):
        Page(panel).click(fold)
    settle()
    return cut_now(panel)


def cut_now(panel: QWidget) -> list[str]:
    """Return what is written where it has no room once everything has its place; nothing else happens meanwhile."""
    QApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest)
    written = [*Page(panel).parts(QLabel), *Page(panel).parts(QAbstractButton)]
    return [part.text() for part in written if part.text() and is_cut(part, panel)]


def is_cut(part: QLabel | QAbstractButton, panel: QWidget) -> bool:
    """Whether a part is smaller than its text, or reaches beyond the side of the panel."""
    if isinstance(part, FittingLabel):
        return QLabel.sizeHint(part).width() > part.width()
    if isinstance(part, FITTED):
        return False
    if isinstance(part, QLabel) and part.wordWrap():
        width = max(map(part.fontMetrics().horizontalAdvance, re.split(BREAKS, part.text())))
        room, height = part.contentsRect().width(), part.heightForWidth(part.width())
    elif part.hasHeightForWidth():
        width, room, height = part.minimumSizeHint().width(), part.width(), part.heightForWidth(part.width())
    else:
        width, room, height = part.sizeHint().width(), part.width(), part.sizeHint().height()
    beyond = part.mapTo(panel, part.rect().topRight()).x() >= panel.width()
    return width > room or height > part.height() or beyond


@pytest.mark.parametrize(
    ("language", "scale"),
    [
        pytest.param(language, scale, marks=[] if (language, scale) in OFTEN else pytest.mark.soak)
        for language in LANGUAGES
        for scale in SCALES
    ],
)
def test_nothing_of_a_question_is_cut(program: Program, tmp_path: Path, language: str, scale: int) -> None:
    window = program.window
    window.resize(1366, 768)
    window.preferences.set("scale", scale)
    window.appearance.follow()
    with spoken(language, tmp_path):
        found = {}
        for moment in moments(program):
            assert program.table
            if texts := cut(program.table.decision.host.panel):
                found[moment] = texts
    assert found == {}
    assert window.height() == 768


@pytest.mark.parametrize(
    ("language", "scale"),
    [
        pytest.param(language, scale, marks=[] if (language, scale) in OVER_THE_BOARD else pytest.mark.soak)
        for language in LANGUAGES
        for scale in SCALES
    ],
)
def test_nothing_of_the_cards_over_the_board_is_cut(
    program: Program, qtbot: QtBot, tmp_path: Path, language: str, scale: int
) -> None:
    window = program.window
    window.resize(1366, 768)
    window.preferences.set("scale", scale)
    window.preferences.set("speed", "fast")
    window.appearance.follow()
    found: dict[str, list[str]] = {}
    with spoken(language, tmp_path):
        go_to(program, POSITIONS["auction"]._replace(players=5))
        assert program.table
        bridge, beats = program.table.bridge, program.table.beats

        def see() -> bool:
            for card in Page(window).parts(EvasiveCard):
                if texts := cut_now(card):
                    found[f"{type(card).__name__} after {bridge.made}"] = texts
            return bridge.session.state.year > POSITIONS["auction"].year

        see()
        bridge.give_seat(0, "greedy")
        bridge.pause_ms = 1
        bridge.set_paused(False)
        beats.changed.connect(see)
        qtbot.waitUntil(see, timeout=120_000)
    assert found == {}
