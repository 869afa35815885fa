"""What a screen reader finds of the entries of a list, and what it can do with them."""

from __future__ import annotations

from itertools import pairwise, product

import pytest
from PySide6.QtCore import QItemSelectionModel, Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface, QIcon
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from indonesia_qt.ui.style.stylesheet import dress
from indonesia_qt.ui.style.theme import DARK, HIGH_CONTRAST, LIGHT, Theme, contrast
from indonesia_qt.ui.table.panels.choice_list import ChoiceList, EntryDelegate
from indonesia_qt.ui.widgets.layouts import column_of
from tests.ui.app.test_announcements import Ear, ear
from tests.ui.pages.page import settle

assert ear


@pytest.fixture
def choices(qtbot: QtBot) -> ChoiceList:
    """A list of a good that can be chosen, one that can't, a hidden one, and another one that can be chosen."""
    made = ChoiceList("Goods")
    qtbot.addWidget(made)
    made.add("rice", QIcon(), "Rice", "20 Rp")
    made.add("oil", QIcon(), "Oil", "40 Rp", "Oil isn’t there before era C.")
    made.add("spice", QIcon(), "Spice", "25 Rp")
    made.add("rubber", QIcon(), "Rubber", "30 Rp")
    made.setRowHidden(2, True)
    made.resize(300, 300)
    with qtbot.waitExposed(made):
        made.show()
    return made


@pytest.mark.parametrize("width", [254, 266, 284, 290])
def test_no_entry_lies_over_another_where_the_list_became_low_while_it_was_hidden(qtbot: QtBot, width: int) -> None:
    host, choices = QWidget(), ChoiceList("Roads")
    qtbot.addWidget(host)
    host.setLayout(column_of((choices, 1000), 1))
    for number in range(8):
        choices.add(number, QIcon(), "Card Tables – Street Kitchen", "C5 – D5; Card Tables in 1 step, not 3")
    host.show()
    for height in (700, 200, 700):
        host.resize(width, height)
        QApplication.processEvents()
    host.hide()
    host.resize(width, 220)
    host.show()
    QApplication.processEvents()
    rows = [choices.visualItemRect(choices.item(number)) for number in range(choices.count())]
    assert all(above.bottom() < below.top() for above, below in pairwise(rows))


@pytest.mark.usefixtures("undressed")
@pytest.mark.parametrize("theme", [LIGHT, DARK, HIGH_CONTRAST])
def test_an_entry_that_cannot_be_chosen_is_quieter_and_still_readable(
    choices: ChoiceList, qapp: QApplication, theme: Theme
) -> None:
    dress(qapp, theme)
    choices.resize(300, 400)
    settle()
    picture, ground = choices.viewport().grab().toImage(), theme.interface.field

    def ink(row: int) -> float:
        """The highest contrast of what is written in a row."""
        box = choices.visualItemRect(choices.item(row)).adjusted(4, 4, -4, -4)
        places = product(range(box.left(), box.right()), range(box.top(), box.bottom()))
        return max(contrast(picture.pixelColor(x, y), ground) for x, y in places)

    assert ink(0) > ink(1) >= 4.5


def found(choices: ChoiceList) -> dict[str, QAccessibleInterface]:
    """The entries that a screen reader finds, by name."""
    whole = QAccessible.queryAccessibleInterface(choices)
    assert whole.role() == QAccessible.Role.List
    entries = [whole.child(number) for number in range(whole.childCount())]
    return {entry.text(QAccessible.Text.Name): entry for entry in entries}


def test_entries_that_are_not_hidden_are_found_with_their_lines(choices: ChoiceList) -> None:
    assert list(found(choices)) == ["Rice: 20 rupiah", "Oil: 40 rupiah", "Rubber: 30 rupiah"]
    rubber = found(choices)["Rubber: 30 rupiah"]
    middle = choices.viewport().mapToGlobal(choices.visualItemRect(choices.item(3)).center())
    assert rubber.rect().contains(middle)
    whole = QAccessible.queryAccessibleInterface(choices)
    assert whole.childAt(middle.x(), middle.y()) is rubber
    assert whole.indexOfChild(rubber) == 2


def test_an_entry_that_cannot_be_chosen_is_disabled_and_says_why(choices: ChoiceList, qtbot: QtBot) -> None:
    oil, rice = found(choices)["Oil: 40 rupiah"], found(choices)["Rice: 20 rupiah"]
    assert oil.state().disabled
    assert not oil.state().selectable
    assert oil.text(QAccessible.Text.Description) == "Oil isn’t there before era C."
    assert not rice.state().disabled
    assert rice.state().selectable
    with qtbot.waitSignal(choices.refused) as refused:
        oil.actionInterface().doAction("Press")
    assert refused.args == ["Oil isn’t there before era C."]
    assert choices.value() is None


def test_a_press_chooses_like_a_click_and_the_keyboard_alone_does_not(choices: ChoiceList, qtbot: QtBot) -> None:
    rubber, rice = found(choices)["Rubber: 30 rupiah"], found(choices)["Rice: 20 rupiah"]
    rice.actionInterface().doAction("SetFocus")
    assert choices.hasFocus()
    assert QAccessible.queryAccessibleInterface(choices).focusChild() is rice
    assert rice.state().focused
    assert choices.value() is None
    with qtbot.waitSignals([choices.value_changed, choices.value_clicked]):
        rubber.actionInterface().doAction("Press")
    assert choices.value() == "rubber"
    assert rubber.state().selected


def test_a_key_that_leads_to_no_other_entry_says_that_this_one_is_chosen(choices: ChoiceList, ear: Ear) -> None:
    choices.setFocus()
    choices.setCurrentRow(0, QItemSelectionModel.SelectionFlag.NoUpdate)
    for key, value, said in (
        (Qt.Key.Key_Down, "rice", ["Chosen."]),
        (Qt.Key.Key_Up, "rice", ["Chosen."] * 2),
        (Qt.Key.Key_Down, "rubber", ["Chosen."] * 2),
        (Qt.Key.Key_Down, "rubber", ["Chosen."] * 3),
    ):
        QTest.keyClick(choices, key)
        assert choices.value() == value
        assert ear.at_once == said


def test_entries_that_are_gone_are_not_found(choices: ChoiceList) -> None:
    rubber = found(choices)["Rubber: 30 rupiah"]
    choices.empty()
    assert not rubber.isValid()
    assert found(choices) == {}
    choices.add("tea", QIcon(), "Tea", "")
    assert list(found(choices)) == ["Tea"]


@pytest.mark.parametrize("pointed_out", [0, None])
def test_a_row_stays_under_the_pointer_while_the_mouse_is_held_down(qtbot: QtBot, pointed_out: int | None) -> None:
    """Else the release would hit another row: what says more of the chosen one takes room from the list."""
    host, choices, about = QWidget(), ChoiceList("Tracks"), QLabel("All players: Ana 1, Budi 1\nNow: 1\nNext: 2")
    qtbot.addWidget(host)
    for number in range(12):
        choices.add(number, QIcon(), f"Track {number}", "brings nothing now")
    host.setLayout(column_of((choices, 1000), about, 1))
    about.hide()
    choices.value_changed.connect(about.show)
    host.resize(300, 400)
    host.show()
    choices.point_out(pointed_out, LIGHT.highlights.hint)
    settle()
    choices.verticalScrollBar().setValue(choices.verticalScrollBar().maximum())
    clicked: list[int] = []
    choices.value_clicked.connect(lambda: clicked.append(choices.value()))
    row = choices.item(10)
    place = choices.visualItemRect(row)
    QTest.mousePress(choices.viewport(), Qt.MouseButton.LeftButton, pos=place.center())
    settle()
    assert choices.visualItemRect(row) == place
    QTest.mouseRelease(choices.viewport(), Qt.MouseButton.LeftButton, pos=place.center())
    assert clicked == [10]
    settle()
    assert about.isVisible()
    assert choices.visualItemRect(choices.item(0)).bottom() < 0, "the chosen row stays in view"


def test_the_entry_that_is_pointed_out_is_whole_and_so_is_the_first_one_in_sight(qtbot: QtBot) -> None:
    """However low the list becomes, as a hint comes above it."""
    host, choices, hint = QWidget(), ChoiceList("Tracks"), QWidget()
    qtbot.addWidget(host)
    for number in range(8):
        choices.add(number, QIcon(), f"Track {number}", "brings nothing now, but may do so in later years")
    host.setLayout(column_of(hint, (choices, 1000), 1))
    hint.setFixedHeight(0)
    host.resize(220, 420)
    host.show()
    settle()
    for high in (100, 180, 240, 120):
        hint.setFixedHeight(high)
        choices.point_out(2, LIGHT.highlights.hint)
        settle()
        boxes = [choices.visualItemRect(choices.item(row)) for row in range(choices.count())]
        assert any(box.top() == 0 for box in boxes)
        assert boxes[2].top() >= 0
        assert boxes[2].bottom() < choices.viewport().height() or boxes[2].top() == 0
        assert (boxes[0].top() == 0) == (boxes[2].bottom() - boxes[0].top() < choices.viewport().height())


@pytest.mark.usefixtures("undressed")
def test_only_the_choice_that_was_made_is_bold_whether_or_not_it_has_a_line(qtbot: QtBot, qapp: QApplication) -> None:
    dress(qapp, LIGHT)
    choices = ChoiceList("Bids")
    qtbot.addWidget(choices)
    for number, (about, is_made) in enumerate(product(("", "100 Rp at least"), (False, True))):
        choices.add(number, QIcon(), "Raise the bid", about, is_made=is_made)
    choices.show()
    settle()
    choices.resize(300, 400)
    settle()
    picture, delegate = choices.viewport().grab().toImage(), choices.itemDelegate()
    assert isinstance(delegate, EntryDelegate)

    def ink(row: int) -> int:
        """How much is written in the line of the name of a row."""
        name, _ = delegate.boxes(choices.model().index(row, 0), choices.visualItemRect(choices.item(row)))
        name &= choices.viewport().rect()
        places = product(range(name.left(), name.right()), range(name.top(), name.bottom()))
        return sum(255 - picture.pixelColor(x, y).lightness() for x, y in places)

    plain, made, plain_with_line, made_with_line = map(ink, range(4))
    assert made > 1.1 * plain
    assert made_with_line > 1.1 * plain_with_line
    assert plain_with_line == pytest.approx(plain, rel=0.05)
