"""All controls look alike in every theme, and what is chosen in them reads well."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QColor, QImage, QPalette
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QLineEdit,
    QMenu,
    QMessageBox,
    QProgressBar,
    QProxyStyle,
    QPushButton,
    QRadioButton,
    QScrollBar,
    QSpinBox,
    QStyle,
    QStyleOptionButton,
    QStyleOptionComboBox,
    QStyleOptionSpinBox,
    QTabBar,
    QTextEdit,
    QToolButton,
    QVBoxLayout,
    QWidget,
)
from pytestqt.qtbot import QtBot

from indonesia_qt.ui.app.program import Program
from indonesia_qt.ui.style.stylesheet import TARGET, dress, sheet
from indonesia_qt.ui.style.theme import THEMES, Theme, contrast
from indonesia_qt.ui.table.panels.answer_button import PrimaryButton
from tests.ui.pages.page import owned, settle
from tests.ui.table.positions import POSITIONS, go_to

READABLE = 4.5
EDGED = QPushButton, QToolButton, QLineEdit, QSpinBox, QComboBox
"""The controls with an edge around all of them."""


@pytest.fixture(params=THEMES.values(), ids=lambda theme: theme.id)
def theme(request: pytest.FixtureRequest, qapp: QApplication, undressed: None) -> Theme:  # noqa: ARG001
    """A look that the application has."""
    look: Theme = request.param
    dress(qapp, look)
    return look


Show = Callable[..., None]


@pytest.fixture
def show(qtbot: QtBot) -> Iterator[Show]:
    """Shows parts in a dialog; the first has the keyboard."""
    dialogs: list[QDialog] = []

    def show(*parts: QWidget) -> None:
        dialog = QDialog()
        dialogs.append(dialog)
        column = QVBoxLayout(dialog)
        for part in parts:
            column.addWidget(part)
        dialog.show()
        dialog.activateWindow()
        parts[0].setFocus(Qt.FocusReason.TabFocusReason)
        qtbot.waitUntil(parts[0].hasFocus)

    yield show
    for dialog in dialogs:
        dialog.deleteLater()


def colours(picture: QImage, within: QRect) -> list[QColor]:
    """The colours of all pixels of a part of a picture."""
    part = picture.copy(within)
    return [part.pixelColor(x, y) for y in range(part.height()) for x in range(part.width())]


def legibility(picture: QImage, within: QRect, ground: str) -> float:
    """The highest contrast of a pixel on a ground."""
    return max(contrast(colour, ground) for colour in colours(picture, within))


def combo() -> QComboBox:
    """A combo box on the last of its choices."""
    box = QComboBox()
    box.addItems(["Human", "Easy", "Medium"])
    box.setCurrentIndex(2)
    return box


def test_the_chosen_row_of_a_combo_box_reads_well(qtbot: QtBot, show: Show, theme: Theme) -> None:
    box = combo()
    show(box)
    box.showPopup()
    qtbot.waitUntil(box.view().isVisible)
    assert box.view().sizeHintForColumn(0) <= box.view().viewport().width()
    row = box.view().visualRect(box.model().index(2, 0))
    picture = box.view().viewport().grab().toImage()
    assert picture.pixelColor(row.center() + QPoint(row.width() // 2 - 4, 0)).name() == theme.interface.accent
    assert legibility(picture, row, theme.interface.accent) >= READABLE
    box.hidePopup()


def test_a_combo_box_with_the_keyboard_stays_a_field_with_an_edge(show: Show, theme: Theme) -> None:
    box, other = combo(), combo()
    show(box, other)
    middle = QPoint(box.width() // 2 + 10, 5)
    focused, resting = box.grab().toImage(), other.grab().toImage()
    assert focused.pixelColor(middle).name() == resting.pixelColor(middle).name() == theme.interface.field
    assert legibility(focused, box.rect(), theme.interface.field) >= READABLE


def test_a_combo_box_has_room_for_each_choice_beside_its_arrow(show: Show, theme: Theme) -> None:
    assert theme
    box = combo()
    show(box)
    option = QStyleOptionComboBox()
    box.initStyleOption(option)
    part = QStyle.SubControl.SC_ComboBoxEditField
    field = box.style().subControlRect(QStyle.ComplexControl.CC_ComboBox, option, part, box)
    assert field.width() >= box.fontMetrics().horizontalAdvance("Medium")
    assert (
        legibility(
            box.grab().toImage(), QRect(field.right(), 4, box.width() - field.right() - 6, 20), theme.interface.field
        )
        >= 3
    )


@pytest.mark.parametrize("kind", EDGED, ids=lambda kind: kind.__name__)
def test_every_control_has_the_same_edge_and_the_same_frame_with_the_keyboard(
    show: Show, theme: Theme, kind: type[QWidget]
) -> None:
    part, other = kind(), kind()
    for one in (part, other):
        one.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        if isinstance(one, QPushButton):
            one.setAutoDefault(False)
    show(part, other)
    focused, resting = part.grab().toImage(), other.grab().toImage()
    middle = part.height() // 2
    assert resting.pixelColor(0, middle).name() == theme.interface.strong_line
    assert {focused.pixelColor(x, middle).name() for x in (0, 1)} == {theme.interface.accent}


@pytest.mark.parametrize("role", ["", "primary"])
def test_the_default_button_has_room_for_its_text(show: Show, theme: Theme, role: str) -> None:
    assert theme
    button = QPushButton("Als neue Partie speichern und schließen", default=True)
    button.setProperty("role", role)
    show(button)
    seen = columns_of_text(button)
    button.resize(button.width() + 100, button.height())
    assert columns_of_text(button) <= seen + 2, "the letters may stand between other pixels"


def columns_of_text(button: QPushButton) -> int:
    """The columns of pixels in which the text of a button can be seen."""
    picture, within = button.grab().toImage(), button.rect().adjusted(4, 4, -4, -4)
    ground = picture.pixelColor(within.topLeft())
    rows = range(within.top(), within.bottom())
    return sum(any(picture.pixelColor(x, y) != ground for y in rows) for x in range(within.left(), within.right()))


def test_the_share_of_a_progress_bar_reads_well_beside_it(show: Show, theme: Theme) -> None:
    bar = QProgressBar()
    bar.setValue(100)
    show(QPushButton("Cancel"), bar)
    share = QRect(bar.width() - bar.fontMetrics().horizontalAdvance(bar.text()), 0, bar.width(), bar.height())
    picture = bar.grab().toImage()
    assert legibility(picture, share & bar.rect(), theme.interface.window) >= READABLE
    assert theme.interface.accent not in {colour.name() for colour in colours(picture, share & bar.rect())}


@pytest.mark.parametrize("kind", [QCheckBox, QRadioButton], ids=lambda kind: kind.__name__)
def test_a_tick_and_a_dot_stand_out_in_a_filled_box(show: Show, theme: Theme, kind: type[QCheckBox]) -> None:
    box, resting = kind("Hints"), QPushButton("Other")
    box.setChecked(True)
    show(resting, box)
    option = QStyleOptionButton()
    option.initFrom(box)
    element = QStyle.SubElement.SE_CheckBoxIndicator
    if kind is QRadioButton:
        element = QStyle.SubElement.SE_RadioButtonIndicator
    place = box.style().subElementRect(element, option, box)
    picture = box.grab().toImage()
    assert picture.pixelColor(place.left() + 3, place.center().y() + 3).name() == theme.interface.accent
    assert legibility(picture, place.adjusted(3, 3, -3, -3), theme.interface.accent) >= 3


@pytest.mark.usefixtures("theme")
@pytest.mark.parametrize("kind", [QCheckBox, QRadioButton], ids=lambda kind: kind.__name__)
def test_a_box_in_a_dialog_is_ticked_by_a_click_on_a_row_of_24_pixels(show: Show, kind: type[QCheckBox]) -> None:
    box = kind("Hints", autoExclusive=False)
    show(QPushButton("Other"), box)
    ticks = 0
    for y in range(box.height()):
        box.setChecked(False)
        QTest.mouseClick(box, Qt.MouseButton.LeftButton, pos=QPoint(box.sizeHint().width() // 2, y))
        ticks += box.isChecked()
    assert ticks >= TARGET


def test_the_chosen_entry_of_a_menu_reads_well(qtbot: QtBot, theme: Theme) -> None:
    menu = QMenu()
    qtbot.addWidget(menu)
    entry = menu.addAction("Undo")
    entry.setCheckable(True)
    entry.setChecked(True)
    menu.popup(QPoint(0, 0))
    qtbot.waitUntil(menu.isVisible)
    menu.setActiveAction(entry)
    picture, row = menu.grab().toImage(), menu.actionGeometry(entry)
    assert picture.pixelColor(row.right() - 8, row.center().y()).name() == theme.interface.accent
    ticked, words = QRect(row), QRect(row)
    ticked.setWidth(20)
    words.setLeft(row.left() + 22)
    for part in (ticked, words):
        assert legibility(picture, part.adjusted(4, 4, -8, -4), theme.interface.accent) >= READABLE
    menu.close()


class Iconic(QProxyStyle):
    """A style that gives standard buttons icons, as that of many desktops does."""

    def styleHint(self, hint: QStyle.StyleHint, *about: Any) -> int:  # noqa: N802
        return hint == QStyle.StyleHint.SH_DialogButtonBox_ButtonsHaveIcons or super().styleHint(hint, *about)


def test_the_buttons_of_dialogs_and_messages_carry_no_coloured_icons(
    qtbot: QtBot, qapp: QApplication, theme: Theme
) -> None:
    qapp.setStyle(Iconic("Fusion"))
    qapp.setStyleSheet(sheet(theme))
    buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close | QDialogButtonBox.StandardButton.Save)
    message = QMessageBox(QMessageBox.Icon.Warning, "Map", "Save?", QMessageBox.StandardButton.Close)
    for box in (buttons, message):
        qtbot.addWidget(box)
        assert all(button.icon().isNull() for button in box.buttons())
    qapp.setStyle("Fusion")


@pytest.mark.parametrize("points", [9, 10, 11, 12.5, 15, 17.5, 20])
def test_the_box_of_a_radio_button_is_round_at_each_size_of_text(
    qapp: QApplication, show: Show, theme: Theme, points: float
) -> None:
    dress(qapp, theme, points)
    box = QRadioButton()
    show(QPushButton("Other"), box)
    option = QStyleOptionButton()
    option.initFrom(box)
    place = box.style().subElementRect(QStyle.SubElement.SE_RadioButtonIndicator, option, box)
    circle = QRect(0, 0, place.width(), place.width())
    circle.moveCenter(place.center())
    picture = box.grab().toImage()
    beyond = int((1 - 0.5**0.5) / 2 * circle.width()) - 1  # the last pixel outside the circle, from the corner
    corner = circle.topLeft() + QPoint(beyond, beyond)
    assert picture.pixelColor(corner).name() == theme.interface.window
    assert picture.pixelColor(circle.left(), circle.center().y()).name() != theme.interface.window


@pytest.mark.parametrize("value", [0, 100])
def test_a_spin_box_at_an_end_shows_both_arrows(show: Show, theme: Theme, value: int) -> None:
    box = QSpinBox(maximum=100, value=value)
    show(QPushButton("Other"), box)
    option = QStyleOptionSpinBox()
    box.initStyleOption(option)
    picture = box.grab().toImage()
    for part in (QStyle.SubControl.SC_SpinBoxUp, QStyle.SubControl.SC_SpinBoxDown):
        place = box.style().subControlRect(QStyle.ComplexControl.CC_SpinBox, option, part, box)
        assert legibility(picture, place.adjusted(3, 3, -3, -3), theme.interface.field) >= 2


def test_tabs_without_enough_room_are_scrolled_by_buttons_with_arrows(show: Show, theme: Theme) -> None:
    tabs = QTabBar()
    for name in ("Choices", "Areas", "Companies", "Cities"):
        tabs.addTab(name)
    tabs.setFixedWidth(200)
    show(QPushButton("Other"), tabs)
    buttons = owned(tabs, QToolButton)
    assert len(buttons) == 2
    for button in buttons:
        assert button.width() >= TARGET
        inside = button.rect().adjusted(4, 4, -4, -4)
        assert legibility(button.grab().toImage(), inside, theme.interface.window) >= 2


def test_a_scroll_bar_with_nothing_to_scroll_is_not_seen(show: Show, theme: Theme) -> None:
    text = QTextEdit("One line", verticalScrollBarPolicy=Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
    show(QPushButton("Other"), text)
    bar: QScrollBar = text.verticalScrollBar()
    assert theme.interface.strong_line not in {colour.name() for colour in colours(bar.grab().toImage(), bar.rect())}
    text.setPlainText("A line\n" * 100)
    assert theme.interface.strong_line in {colour.name() for colour in colours(bar.grab().toImage(), bar.rect())}


def test_what_an_empty_field_and_a_disabled_main_button_say_reads_well(theme: Theme, show: Show) -> None:
    field, button = QLineEdit(placeholderText="Search log"), PrimaryButton("Choose a site")
    button.setEnabled(False)
    show(field, button)
    field.clearFocus()
    for part, ground in ((field, theme.interface.field), (button, theme.interface.pressed)):
        assert legibility(part.grab().toImage(), part.rect().adjusted(4, 4, -4, -4), ground) >= READABLE


@pytest.mark.usefixtures("undressed")
@pytest.mark.parametrize(
    "look", [pytest.param(look, id=id, marks=() if id == "dark" else pytest.mark.soak) for id, look in THEMES.items()]
)
def test_what_they_say_reads_well_at_the_table(program: Program, look: Theme) -> None:
    """By the colours of palette and style, and by the pixels of the window of a game."""
    program.window.preferences.set("theme", look.id)
    program.window.appearance.follow()
    program.window.appearance.put_on()
    program.window.resize(1920, 1080)
    go_to(program, POSITIONS["new_era"])
    settle()
    (search,) = (field for field in owned(program.window, QLineEdit) if field.placeholderText() == "Search log")
    (main,) = (button for button in owned(program.window, PrimaryButton) if button.isVisible())
    assert search.isVisible()
    assert not search.text()
    assert not main.isEnabled()
    role, ink = QPalette.ColorRole, look.interface
    assert contrast(search.palette().color(role.PlaceholderText), search.palette().color(role.Base)) >= READABLE
    assert contrast(ink.quiet_text, ink.pressed) >= READABLE
    assert f"background: {ink.pressed}; border-color: {ink.line}; color: {ink.quiet_text};" in sheet(look)
    window = program.window.grab().toImage()
    answer, leads_to = main.shown_lines()
    for part, lines in ((search, 1), (main, len(answer + leads_to))):
        inside = QRect(part.mapTo(program.window, QPoint()), part.size()).adjusted(6, 6, -6, -6)
        for line in range(lines):
            high = inside.height() // lines
            row = QRect(inside.left(), inside.top() + line * high, inside.width(), high)
            ground, _ = Counter(colour.name() for colour in colours(window, row)).most_common(1)[0]
            assert legibility(window, row, ground) >= READABLE
