"""Gives all windows the look of a theme by palette, fonts and style sheet."""

from __future__ import annotations

import re
from string import Template

from PySide6.QtGui import QColor, QFont, QPalette
from PySide6.QtWidgets import QApplication, QWidget

from indonesia_qt.files import paths
from indonesia_qt.ui.style.theme import MAP_FAMILY, TEXT_FAMILY, InterfaceColours, Theme, readable_on

POINTS = 10
"""Size of the interface's text at 100 %."""
TITLE_SIZE = 2.4
"""How much larger a title is than other text."""
TARGET = 24
"""Pixels of height in which anybody can hit a link or a slider, whatever the size of text."""
TOUCH_TARGET = 44
"""Pixels of the sides of what a finger can hit."""
RADIO = 16
"""Pixels at 100 % of a radio button inside its edge."""

LINE = 1.6
"""Pixels of the height of a line of text for each point of its size."""
BAR = 1.4
"""Lines of text that the bar along the lower edge of a window is high, if a control in it needs no more."""

_PIXELS = re.compile(r"(?<![\d-])([1-9]\d*)px")

_SHEET = """
QWidget { color: $text; }
QMainWindow, QDialog, QWizard { background: $window; }
QMainWindow::separator { background: $window; width: 5px; height: 5px; }
QMainWindow::separator:hover { background: $line; }

QLabel[role="heading"] { font-family: "$map_family"; font-size: ${heading}pt; color: $heading_colour; }
QLabel[role="title"] { font-family: "$map_family"; font-size: ${title}pt; color: $heading_colour; }
QLabel[role="lesson"] { font-size: ${lesson}pt; }
QLabel[role="display"] { color: $heading_colour; }
QLabel[role="quiet"] { color: $quiet_text; }
QLabel[role="warning"] { color: $warning; font-weight: 600; }
QLabel[role="strong"] { font-weight: 600; }
QLabel[role="duty"] { color: $hint; font-weight: 600; }
QLabel[role="past"] { color: $quiet_text; }
QLabel[role="later"] { color: $text; }
QLabel[role="now"] {
    background: $accent; color: $on_accent; border-radius: 9px;
    font-weight: 600;
}
QLabel[role="bubble"] {
    background: $tip; color: $on_tip; border-radius: 6px; padding: 6px 10px;
    font-family: "$text_family"; font-size: ${text_points}pt;
}
QLabel[role="chip"] {
    background: $raised; color: $quiet_text; border: 1px solid $line; border-radius: 7px; padding: 0 6px;
}
QLabel[role="menu"] { padding: 4px 14px; }
QLabel[role="legend"] {
    background: $raised; color: $text; border: 1px solid $strong_line; border-radius: 5px; padding: 4px 8px;
}
QLabel[role="coin"] {
    background: $field; border: 2px solid $accent; border-radius: 10px; padding: 1px 8px;
    font-weight: 700;
}
QFrame[role="drop"] { background: $accent; border-radius: 1px; }
QFrame[role="card"] { background: $raised; border: 1px solid $line; border-radius: 6px; }
QFrame[role="auction"] { background: $raised; border: 2px solid $heading_colour; border-radius: 8px; }
QFrame[role="speech"] { background: $field; border: 2px solid $strong_line; border-radius: 9px; }
QFrame[role="bidder"] { border: 1px solid $line; border-radius: 5px; }
QFrame[role="leading"] { background: $field; border: 2px solid $accent; border-radius: 5px; }
QFrame[role="hint"] { background: $field; border: 2px dotted $hint; border-radius: 6px; margin: 4px 4px 0 4px; }
QFrame[role="asked"] { background: $field; border: 2px solid $accent; border-radius: 6px; }

QPushButton, QToolButton {
    background: $raised; border: 1px solid $strong_line; border-radius: 5px; padding: 0.35em 0.9em; color: $text;
}
QToolButton { padding: 0.3em 0.45em; }
QToolBar QToolButton, QToolButton[autoRaise="true"] { background: transparent; border-color: transparent; }
QPushButton:hover, QToolButton:hover, QToolBar QToolButton:hover { background: $hovered; border-color: $strong_line; }
QPushButton:pressed, QToolButton:pressed, QPushButton:checked, QToolButton:checked {
    background: $pressed; border-color: $strong_line;
}
QPushButton:focus, QToolButton:focus { border: 2px solid $accent; }
QPushButton:disabled, QToolButton:disabled { color: $disabled_text; border-color: $line; background: $window; }
QPushButton::menu-indicator, QToolButton::menu-indicator {
    image: url("$icons/down-$ink.svg"); width: 10px; height: 10px;
    subcontrol-origin: padding; subcontrol-position: right center; right: 0.3em;
}
QToolButton[popupMode="2"], QToolButton[popupMode="InstantPopup"] { padding-right: 1.4em; }
QPushButton[role="small"], QToolButton[role="small"] { padding: 0.15em 0.45em; }
QToolButton[role="small"][popupMode="2"], QToolButton[role="small"][popupMode="InstantPopup"] { padding-right: 1.4em; }
QToolButton[role="return"] { padding: 0.15em 0.45em; }
QToolButton[role="return"], QToolButton[role="return"]:hover {
    background: $accent; border-color: $accent_pressed; color: $on_accent;
}
QToolButton[role="return"]:hover { background: $accent_hovered; }
QToolButton[role="return"]:focus { border: 2px solid $text; }
QPushButton[role="small"] { min-height: 22px; }
QToolButton[role="fold"] { padding: 0.1em 0.2em; }
QToolButton[role="fold"]::up-arrow { image: url("$icons/up-$ink.svg"); }
QToolButton[role="fold"]::right-arrow { image: url("$icons/right-$ink.svg"); }
QToolButton[role="fold"]::down-arrow { image: url("$icons/down-$ink.svg"); }
QToolButton[role="chip"], QToolButton[role="focused_chip"] {
    padding: 0.2em 0.7em; border-radius: 0.8em; margin: 1px;
}
QToolButton[role="chip"][popupMode="2"], QToolButton[role="chip"][popupMode="InstantPopup"] {
    padding-left: 0.4em; padding-right: 1.3em;
}
QToolButton[role="drafted"], QToolButton[role="drafted"][popupMode="2"],
QToolButton[role="drafted"][popupMode="InstantPopup"] { padding: 0.2em 0.25em; border-radius: 0.8em; }
QToolButton[role="drafted"]::menu-indicator { image: none; width: 0; }
QToolButton[role="chip"]:checked, QToolButton[role="focused_chip"]:checked {
    background: $accent; border-color: $accent_pressed; color: $on_accent;
}
QToolButton[role="focused_chip"], QToolButton[role="chip"]:focus { border: 2px solid $text; margin: 0; }
QToolButton[role="narrow"] { padding: 0.15em 0; }
QPushButton[role="link"] {
    background: transparent; border: none; color: $on_tip; padding: 1px 10px 7px 10px;
    font-family: "$text_family"; font-size: ${text_points}pt; text-decoration: underline;
}
QFrame[role="card"] QPushButton[role="link"] { border: 1px solid transparent; padding: 1px 0.45em; color: $link; }
QFrame[role="card"] QPushButton[role="link"]:focus { border: 1px solid $accent; }
QPushButton[role="hinted"] { border: 2px dotted $hint; }
QPushButton[role="primary"], QPushButton:default {
    background: $accent; border-color: $accent_pressed; color: $on_accent;
}
QPushButton[role="primary"] { font-weight: 600; padding: 0.45em 1.2em; }
QPushButton:default { padding: 0.35em 0.7em; }
QPushButton[role="primary"]:hover, QPushButton:default:hover { background: $accent_hovered; }
QPushButton[role="primary"]:pressed, QPushButton:default:pressed { background: $accent_pressed; }
QPushButton[role="primary"]:focus, QPushButton:default:focus { border: 2px solid $text; }
QPushButton[role="primary"]:disabled, QPushButton:default:disabled {
    background: $pressed; border-color: $line; color: $quiet_text;
}

QGroupBox {
    background: $raised; border: 1px solid $line; border-radius: 7px; margin-top: 0.85em;
    padding: 0.9em 0.6em 0.5em 0.6em;
}
QGroupBox::title {
    subcontrol-origin: margin; subcontrol-position: top left; left: 0.8em; padding: 0 0.35em; color: $heading_colour;
}

QTabWidget::pane { border: 1px solid $line; border-radius: 6px; background: $raised; top: -1px; }
QTabBar::tab {
    background: transparent; color: $quiet_text; border: 1px solid transparent; border-bottom: 2px solid transparent;
    padding: 0.4em 0.6em;
}
QTabBar::tab:hover { color: $text; background: $hovered; }
QTabBar::tab:selected { color: $heading_colour; border-bottom: 2px solid $heading_colour; }
QTabBar::tab:focus { color: $accent; }
QTabBar::tab:selected:focus { border: 2px solid $accent; border-radius: 4px; }
QTabBar::tear { image: none; width: 0; }
QTabBar::scroller { width: 48px; }
QTabBar QToolButton { padding: 0; }
QTabBar QToolButton::left-arrow { image: url("$icons/left-$ink.svg"); width: 12px; height: 12px; }
QTabBar QToolButton::right-arrow { image: url("$icons/right-$ink.svg"); width: 12px; height: 12px; }
QTabBar QToolButton::left-arrow:disabled { image: url("$icons/left-grey.svg"); }
QTabBar QToolButton::right-arrow:disabled { image: url("$icons/right-grey.svg"); }

QAbstractItemView {
    background: $field; alternate-background-color: $stripe; border: 1px solid $line; border-radius: 5px;
    selection-background-color: $accent; selection-color: $on_accent; outline: 0;
    placeholder-text-color: $quiet_text;
}
QAbstractItemView:focus { border: 2px solid $accent; }
QGraphicsView { border: 2px solid $window; }
QGraphicsView:focus { border-color: $accent; }
QAbstractItemView::item { padding: 0.2em 0.3em; }
QAbstractItemView::item:hover:!selected { background: $hovered; }
QHeaderView { background: $window; border: none; }
QHeaderView::section {
    background: $window; color: $quiet_text; border: none; border-bottom: 1px solid $line; padding: 0.3em 0.5em;
}
QHeaderView[role="dense"]::section { padding: 0.7em 0.35em 0.3em 0.35em; }
QHeaderView[role="dense"]::up-arrow, QHeaderView[role="dense"]::down-arrow {
    subcontrol-origin: padding; subcontrol-position: top center; width: 9px; height: 9px; top: 3px;
}
QHeaderView[role="dense"]::up-arrow { image: url("$icons/up-$ink.svg"); }
QHeaderView[role="dense"]::down-arrow { image: url("$icons/down-$ink.svg"); }
QTableView[role="dense"]::item { padding: 0; }
QTableView { gridline-color: $line; }
QTableCornerButton::section { background: $window; border: none; }

QPlainTextEdit, QTextEdit, QTextBrowser {
    background: $field; border: 1px solid $line; border-radius: 5px;
    selection-background-color: $accent; selection-color: $on_accent;
}
QLineEdit {
    background: $field; border: 1px solid $strong_line; border-radius: 4px; padding: 0.2em 0.4em; min-height: 1.4em;
    placeholder-text-color: $quiet_text;
}
QLineEdit:focus { border: 2px solid $accent; }
QLineEdit:disabled { background: $window; border-color: $line; color: $disabled_text; }

QAbstractSpinBox, QComboBox {
    background: $field; border: 1px solid $strong_line; border-radius: 5px; min-height: 1.75em;
    selection-background-color: $accent; selection-color: $on_accent;
}
QAbstractSpinBox QLineEdit, QComboBox QLineEdit { border: none; background: transparent; padding: 0; min-height: 0; }
QAbstractSpinBox { qproperty-alignment: 'AlignRight | AlignVCenter'; }
QComboBox:hover, QAbstractSpinBox:hover { background: $hovered; }
QComboBox:focus, QAbstractSpinBox:focus { border: 2px solid $accent; }
QComboBox:focus { padding-left: 0.28em; padding-right: 0; }
QComboBox:disabled, QAbstractSpinBox:disabled { background: $window; border-color: $line; color: $disabled_text; }
QComboBox { combobox-popup: 0; padding: 0 1px 0 0.35em; }
QComboBox::drop-down { border: none; width: 1em; }
QComboBox QAbstractItemView { border-radius: 0; padding: 1px 0; }
QComboBox QAbstractItemView::item { min-height: 1.75em; padding: 0 0.2em; color: $text; }
QComboBox QAbstractItemView::item:selected { background: $accent; color: $on_accent; }
QComboBox QAbstractItemView::item:disabled { color: $disabled_text; }
QAbstractSpinBox::up-button, QAbstractSpinBox::down-button {
    subcontrol-origin: border; border: none; width: 1.3em; height: 0.9em;
}
QAbstractSpinBox::up-button { subcontrol-position: top right; }
QAbstractSpinBox::down-button { subcontrol-position: bottom right; }
QComboBox::down-arrow, QAbstractSpinBox::down-arrow { image: url("$icons/down-$ink.svg"); width: 12px; height: 12px; }
QAbstractSpinBox::up-arrow { image: url("$icons/up-$ink.svg"); width: 12px; height: 12px; }
QComboBox::down-arrow:disabled, QAbstractSpinBox::down-arrow:disabled, QAbstractSpinBox::down-arrow:off {
    image: url("$icons/down-grey.svg");
}
QAbstractSpinBox::up-arrow:disabled, QAbstractSpinBox::up-arrow:off { image: url("$icons/up-grey.svg"); }

QCheckBox, QRadioButton { min-height: 24px; }
QDialog QCheckBox, QDialog QRadioButton { border: 2px solid transparent; }
QSlider:focus, QCheckBox:focus, QRadioButton:focus { border: 2px solid $accent; border-radius: 4px; }
QCheckBox:disabled, QRadioButton:disabled { color: $disabled_text; }
QAbstractItemView::indicator, QGroupBox::indicator, QCheckBox::indicator, QRadioButton::indicator {
    background: $field; border: 1px solid $strong_line; border-radius: 3px; width: 13px; height: 13px;
}
QDialog QCheckBox::indicator { margin: 5px 0; }
QDialog QRadioButton::indicator { margin: 2px 0; }
QRadioButton::indicator { border-radius: $radius; width: $radio; height: $radio; }
QAbstractItemView::indicator:checked, QGroupBox::indicator:checked, QCheckBox::indicator:checked {
    background: $accent; border-color: $accent_pressed; image: url("$icons/tick-$ink_on_accent.svg");
}
QAbstractItemView::indicator:indeterminate, QCheckBox::indicator:indeterminate {
    background: $accent; border-color: $accent_pressed; image: url("$icons/part-$ink_on_accent.svg");
}
QRadioButton::indicator:checked {
    background: $accent; border-color: $accent_pressed; image: url("$icons/dot-$ink_on_accent.svg");
}
QAbstractItemView::indicator:selected { border-color: $on_accent; }
QAbstractItemView::indicator:disabled, QGroupBox::indicator:disabled, QCheckBox::indicator:disabled,
QRadioButton::indicator:disabled { background: $window; border-color: $line; }
QCheckBox::indicator:checked:disabled, QGroupBox::indicator:checked:disabled,
QAbstractItemView::indicator:checked:disabled { image: url("$icons/tick-$ink.svg"); }
QRadioButton::indicator:checked:disabled { image: url("$icons/dot-$ink.svg"); }

QSlider { min-height: ${target}; }
QSlider::groove:horizontal { background: $pressed; height: 4px; border-radius: 2px; }
QSlider::sub-page:horizontal { background: $accent; border-radius: 2px; }
QSlider::handle:horizontal {
    background: $raised; border: 1px solid $strong_line; border-radius: 4px; width: 12px; margin: -7px 0;
}
QSlider::handle:horizontal:hover { background: $hovered; }
QSlider::sub-page:horizontal:disabled { background: $line; }
QSlider::handle:horizontal:disabled { background: $window; border-color: $line; }

QDialogButtonBox { dialogbuttonbox-buttons-have-icons: 0; }
QMessageBox {
    messagebox-warning-icon: url("$icons/warning.svg"); messagebox-critical-icon: url("$icons/warning.svg");
    messagebox-information-icon: url("$icons/information.svg"); messagebox-question-icon: url("$icons/question.svg");
}

QDockWidget { color: $heading_colour; font-weight: 600; }
QDockWidget::title { background: $pressed; padding: 0.4em 0.7em; }

QMenuBar, QMenu, QDockWidget, QStatusBar, QToolTip { font-family: "$text_family"; font-size: ${text_points}pt; }
QMenuBar { background: $window; }
QMenuBar::item { background: transparent; padding: 0.35em 0.75em; border-radius: 4px; }
QMenuBar::item:selected { background: $hovered; }
QMenu { background: $raised; border: 1px solid $strong_line; padding: 4px; }
QMenu::item { padding: 0.35em 1.6em 0.35em 1.6em; border-radius: 4px; }
QMenu::item:selected { background: $accent; color: $on_accent; }
QMenu::item:disabled { color: $disabled_text; background: transparent; }
QMenu::indicator { width: 12px; height: 12px; left: 0.4em; }
QMenu::indicator:checked { image: url("$icons/tick-$ink.svg"); }
QMenu::indicator:checked:selected { image: url("$icons/tick-$ink_on_accent.svg"); }
QMenu::separator { height: 1px; background: $line; margin: 4px 8px; }
QToolBar { background: $window; border: none; border-bottom: 1px solid $line; spacing: 3px; padding: 3px; }
QToolBar[role="plain"], QToolBar[role="tight"] { border: none; }
QToolBar[role="tight"] { spacing: 1px; padding: 3px 1px; }
QToolBar::separator { background: $line; width: 1px; margin: 4px; }
QToolBar QToolButton[role="small"] { background: $raised; border: 1px solid $strong_line; padding: 0.15em 0.45em; }
QToolBar[role="tight"] QToolButton[role="small"] { padding: 0.15em 0.2em; }
QToolBar[role="tight"] QToolButton[role="small"][popupMode="2"],
QToolBar[role="tight"] QToolButton[role="small"][popupMode="InstantPopup"] { padding-right: 1.2em; }
QToolBar QToolButton[role="small"]:hover { background: $hovered; }
QToolBar QToolButton[role="small"]:disabled { background: $window; border-color: $line; }
QToolBar QToolButton[role="small"]:checked { background: $pressed; }
QToolBar QToolButton[role="small"]:focus { border: 2px solid $accent; }
QToolButton#qt_toolbar_ext_button { background: transparent; border: none; padding: 0; }
QToolButton#qt_toolbar_ext_button:hover { background: $hovered; }
QStatusBar { background: $window; border-top: 1px solid $line; color: $quiet_text; min-height: ${bar}; }
QStatusBar::item { border: none; }
QStatusBar QPushButton {
    background: transparent; border: 1px solid transparent; padding: 0 0.45em; color: $link;
    font-family: "$text_family"; font-size: ${text_points}pt; text-decoration: underline;
}
QStatusBar QPushButton:focus { border: 1px solid $accent; }
QToolTip { background: $tip; color: $on_tip; border: 1px solid $tip; padding: 0.05em 0.2em; }

QScrollBar:vertical { background: transparent; width: 12px; margin: 0; }
QScrollBar:horizontal { background: transparent; height: 12px; margin: 0; }
QScrollBar::handle { background: $strong_line; border-radius: 4px; margin: 2px; }
QScrollBar::handle:vertical { min-height: 28px; }
QScrollBar::handle:horizontal { min-width: 28px; }
QScrollBar::handle:hover { background: $quiet_text; }
QScrollBar::handle:disabled { background: transparent; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }
QAbstractScrollArea::corner { background: transparent; border: none; }
QScrollArea { border: none; background: transparent; }
QScrollArea:focus { border: 2px solid $accent; }
QScrollArea > QWidget > QWidget { background: transparent; }

QProgressBar { background: $pressed; border: none; border-radius: 4px; min-height: 0.7em; color: $text; }
QProgressBar[textVisible="true"] { text-align: right; margin-right: 3em; }
QProgressBar::chunk { background: $accent; border-radius: 4px; }
QSplitter::handle { background: $line; }
"""


_TOUCH_SHEET = """
QPushButton, QToolButton, QPushButton[role], QToolButton[role], QToolBar QToolButton, QToolBar QToolButton[role],
QToolBar[role] QToolButton[role], QFrame[role] QPushButton[role], QStatusBar QPushButton {
    min-height: ${inside}; padding-top: 0; padding-bottom: 0;
}
QPushButton[role="small"], QToolButton[role="small"], QToolBar QToolButton[role="small"] { min-width: ${narrow}; }
QPushButton[role="small"], QToolButton[role="small"] { padding-left: 6px; padding-right: 6px; }
QToolButton[role="fold"], QToolButton[role="narrow"] { min-width: ${inside}; padding-left: 0; padding-right: 0; }
QPushButton:focus, QToolButton:focus, QToolBar QToolButton[role]:focus { min-height: ${focused}; }
QToolBar::separator { margin: 4px 2px; }
QComboBox, QAbstractSpinBox, QLineEdit { min-height: ${inside}; padding-top: 0; padding-bottom: 0; }
QComboBox:focus, QAbstractSpinBox:focus, QLineEdit:focus { min-height: ${focused}; }
QAbstractSpinBox QLineEdit, QComboBox QLineEdit { min-height: 0; }
QAbstractSpinBox { padding-left: ${target}; }
QAbstractSpinBox::up-button, QAbstractSpinBox::down-button { width: ${target}; height: ${target}; }
QAbstractSpinBox::up-button { subcontrol-position: center right; border-left: 1px solid $line; }
QAbstractSpinBox::down-button { subcontrol-position: center left; border-right: 1px solid $line; }
QCheckBox, QRadioButton, QComboBox QAbstractItemView::item { min-height: ${target}; }
QCheckBox::indicator, QRadioButton::indicator { width: ${half}; height: ${half}; border-radius: 4px; }
QRadioButton::indicator { border-radius: 12px; }
QSlider::handle:horizontal { width: ${half}; margin: -13px 0; }
QAbstractItemView::item { min-height: ${target}; padding-top: 0; padding-bottom: 0; }
QHeaderView::section { min-height: ${inside}; }
QTabBar::tab { min-height: ${inside}; padding-top: 0; padding-bottom: 0; }
QMenu::item, QMenuBar::item { padding-top: ${above}; padding-bottom: ${above}; }
QScrollBar:vertical { width: ${half}; }
QScrollBar:horizontal { height: ${half}; }
"""
"""What is added where controls are to be hit by fingers; a border of a pixel lies around what is inside.

A least width lets layouts cut longer texts, so only controls with signs and numbers have one.
"""

CLASSES_WITH_FONTS = (
    "QMenu",
    "QMenuBar",
    "QMessageBox",
    "QLabel",
    "QTipLabel",
    "QTitleBar",
    "QStatusBar",
    "QMdiSubWindowTitleBar",
    "QDockWidgetTitle",
    "QPushButton",
    "QCheckBox",
    "QRadioButton",
    "QToolButton",
    "QAbstractItemView",
    "QListView",
    "QHeaderView",
    "QListBox",
    "QComboMenuItem",
    "QComboLineEdit",
)
"""Classes of widgets for which a system may have fonts of their own."""


def dress(app: QApplication, theme: Theme, points: float = POINTS, target: int = TARGET) -> None:
    """Give the application a theme, a size of text in points, and the least size of controls in pixels.

    Can be called again; the fonts must be loaded.
    """
    app.setProperty("target", target)
    app.setPalette(palette(theme.interface))
    font = QFont(TEXT_FAMILY)
    font.setPointSizeF(points)
    app.setFont(font)
    app.setStyleSheet("")  # to replace one sheet by another, Qt restyles each widget once for each widget around it
    app.setStyleSheet(sheet(theme, points, target))
    keep_font(app)


def keep_font(app: QApplication) -> None:
    """Give all widgets the font of the application, after Qt has given some classes those of the system.

    Qt does so with each style sheet, and when the theme of the system changes.
    """
    for name in CLASSES_WITH_FONTS:
        if app.font(name) != app.font():  # type: ignore[call-overload]  # the stubs lack strings
            app.setFont(app.font(), name)  # type: ignore[arg-type]


def restyle(widget: QWidget, role: str) -> None:
    """Change the `role` of a widget that is shown already."""
    if widget.property("role") != role:
        widget.setProperty("role", role)
        widget.style().unpolish(widget)
        widget.style().polish(widget)
        widget.updateGeometry()


def sheet(theme: Theme, points: float = POINTS, target: int = TARGET) -> str:
    """Return the style sheet for a size of text in points and the least size of controls in pixels.

    It looks at the property `role` of a widget: heading, title, lesson, display, quiet, warning, strong, duty,
    bubble, legend, menu, past, now, later, coin or chip of a label; primary, small, narrow, return, chip, focused_chip,
    drafted, link or hinted of a button; card, asked, auction, speech, bidder, leading, hint or drop of a frame; dense
    of a header or a table.
    """
    colours = theme.interface
    names = {name: getattr(colours, name) for name in colours.__struct_fields__}
    names["hint"] = theme.highlights.hint
    names["icons"] = (paths.resources() / "icons" / "controls").as_posix()
    names["ink"], names["ink_on_accent"] = _ink_on(colours.field), _ink_on(colours.accent)
    names |= {
        "heading_colour": colours.heading,
        "heading": f"{1.45 * points:g}",
        "lesson": f"{1.15 * points:g}",
        "title": f"{TITLE_SIZE * points:g}",
    }
    names["target"] = f"{max(target, round(TARGET * points / POINTS))}px"
    above = max(0, round((target - LINE * points) / 2))
    for name, pixels in (
        ("inside", target - 2),
        ("focused", target - 4),
        ("narrow", target - 14),
        ("half", target // 2),
        ("above", above),
        ("bar", max(target + 3, round(BAR * LINE * points))),
    ):
        names[name] = f"{pixels}px"
    radio = _grown(RADIO, points)
    names |= {"radio": f"{radio}px", "radius": f"{radio // 2 + _grown(1, points)}px"}
    grown = Template(_PIXELS.sub(lambda found: f"{_grown(int(found[1]), points)}px", _SHEET))
    if target > TARGET:
        grown = Template(grown.template + _TOUCH_SHEET)
    return grown.substitute(names, map_family=MAP_FAMILY, text_family=TEXT_FAMILY, text_points=f"{points:g}")


def _grown(pixels: int, points: float) -> int:
    """Return pixels for a size of text; `pixels` are those at 100 %."""
    return max(1, round(pixels * points / POINTS))


def _ink_on(ground: str) -> str:
    """Return which of the two colours of the signs on controls can be seen on a ground, as their files are named."""
    return {"#000000": "dark", "#ffffff": "light"}[readable_on(ground, "#000000", "#ffffff")]


def palette(colours: InterfaceColours) -> QPalette:
    """Return the colours of what the style draws itself, such as spin boxes, check boxes and sliders."""
    role = QPalette.ColorRole
    result = QPalette()
    for target, colour in (
        (role.Window, colours.window),
        (role.WindowText, colours.text),
        (role.Base, colours.field),
        (role.AlternateBase, colours.stripe),
        (role.Text, colours.text),
        (role.PlaceholderText, colours.quiet_text),
        (role.Button, colours.raised),
        (role.ButtonText, colours.text),
        (role.BrightText, colours.on_accent),
        (role.Highlight, colours.accent),
        (role.HighlightedText, colours.on_accent),
        (role.Link, colours.link),
        (role.LinkVisited, colours.link),
        (role.ToolTipBase, colours.tip),
        (role.ToolTipText, colours.on_tip),
        (role.Light, colours.raised),
        (role.Midlight, colours.stripe),
        (role.Mid, colours.line),
        (role.Dark, colours.strong_line),
        (role.Shadow, colours.strong_line),
        (role.Accent, colours.accent),
    ):
        result.setColor(target, QColor(colour))
    for target in (role.WindowText, role.Text, role.ButtonText):
        result.setColor(QPalette.ColorGroup.Disabled, target, QColor(colours.disabled_text))
    return result
