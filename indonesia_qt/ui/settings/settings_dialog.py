"""The dialog of the settings: each preference on its page, and the keys; a choice takes effect at once."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, cast

from PySide6.QtCore import QEvent, QSignalBlocker, Qt
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QLineEdit,
    QListWidget,
    QMessageBox,
    QScrollArea,
    QStackedWidget,
    QWidget,
)

from indonesia_qt.i18n.search import folded
from indonesia_qt.i18n.text import counted, paragraph, tr
from indonesia_qt.ui.settings.commands import Commands
from indonesia_qt.ui.settings.preferences import PREFERENCES, Preference
from indonesia_qt.ui.settings.settings_file import Preferences
from indonesia_qt.ui.settings.shortcuts import KeyboardPage
from indonesia_qt.ui.style.scaling import margins, scaled
from indonesia_qt.ui.support.later import later
from indonesia_qt.ui.widgets.layouts import VerticalScroll, column_of, row_of
from indonesia_qt.ui.widgets.plain_text import Label, MessageBox, push_button
from indonesia_qt.ui.widgets.whole_field import WholeField

MANY = 100
"""The width of a span from which on a number goes up in tens."""


def _words(one: Preference) -> str:
    """Return all words by which a choice is found."""
    return " ".join(map(tr, (one.page, one.text, one.help, *one.options.values())))


class PreferenceRow(QWidget):
    """Shows one choice, with a sentence on what it changes."""

    def __init__(self, key: str, preferences: Preferences) -> None:
        super().__init__()
        self.key, self.preferences = key, preferences
        self.preference = preference = PREFERENCES[key]
        self.field, self._show = self._make(preference)
        self.field.setAccessibleName(tr(preference.text))
        self.field.setAccessibleDescription(tr(preference.help))
        top = row_of(self.field, contentsMargins=margins(0, 0, 0, 0))
        if not isinstance(self.field, QCheckBox):
            name = Label(tr(preference.text))
            name.setBuddy(self.field)
            top.insertWidget(0, name, 1)
        layout = column_of(top, contentsMargins=margins(0, 0, 0, 10), spacing=scaled(2))
        self.setLayout(layout)
        if preference.help:
            layout.addWidget(Label(tr(preference.help), role="quiet", wordWrap=True))
        self.follow()

    def follow(self) -> None:
        """Show what is chosen now."""
        with QSignalBlocker(self.field):
            self._show(self.preferences.value(self.key))

    def _make(self, preference: Preference) -> tuple[QWidget, Callable[..., object]]:
        choose = self.preferences.set
        if preference.options:
            box = QComboBox()
            for value, name in preference.options.items():
                box.addItem(tr(name), value)
            box.currentIndexChanged.connect(lambda: choose(self.key, box.currentData()))
            return box, lambda value: box.setCurrentIndex(box.findData(value))
        if isinstance(preference.default, bool):
            check = QCheckBox(tr(preference.text))
            check.toggled.connect(lambda on: choose(self.key, on))
            return check, check.setChecked
        least, most = preference.span
        step = 10 if most - least >= MANY else 1
        number = WholeField(minimum=least, maximum=most, singleStep=step)
        number.setKeyboardTracking(False)
        number.valueChanged.connect(lambda value: choose(self.key, value))
        return number, number.setValue


class PreferencePage(QWidget):
    """Shows the choices of one page, or why they can change nothing on this computer."""

    def __init__(self, title: str, preferences: Preferences) -> None:
        super().__init__()
        self.title, self.preferences = title, preferences
        on_page = {key: one for key, one in PREFERENCES.items() if one.page == title}
        reasons = {key: one.why_not() for key, one in on_page.items()}
        self.rows = [PreferenceRow(key, preferences) for key in on_page if not reasons[key]]
        self.reason = Label(paragraph(*dict.fromkeys(reasons.values())), wordWrap=True)
        self._reason_words = folded(" ".join(_words(one) for key, one in on_page.items() if reasons[key]))
        self.setLayout(column_of(*self.rows, self.reason, 1))
        self.reason.setVisible(any(reasons.values()))
        preferences.changed.connect(self._changed)

    def search(self, query: str) -> bool:
        """Show only what is about choices whose words contain `query`; return whether there are any."""
        found = [row for row in self.rows if query in folded(_words(row.preference))]
        for row in self.rows:
            row.setVisible(row in found)
        has_reason = bool(self._reason_words) and query in self._reason_words
        self.reason.setVisible(has_reason)
        return has_reason or bool(found)

    def restore(self) -> None:
        """Choose the defaults of what is shown."""
        for row in (row for row in self.rows if not row.isHidden()):
            self.preferences.set(row.key, row.preference.default)

    def _changed(self, key: str) -> None:
        for row in self.rows:
            if row.key == key:
                row.follow()


class SettingsPlace(NamedTuple):
    """Where somebody is in the settings: the number of the page, and what is searched for."""

    page: int
    search: str


class SettingsDialog(QDialog):
    """Shows pages of choices beside the list of their names; deletes itself when it is closed."""

    def __init__(self, preferences: Preferences, commands: Commands, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(tr("Settings"))
        self.search = QLineEdit(placeholderText=tr("Search settings"), clearButtonEnabled=True)
        self.search.setAccessibleName(tr("Search settings"))
        self.titles = QListWidget()
        self.titles.setAccessibleName(tr("Pages"))
        self.titles.ensurePolished()  # or the rows stay as high as without the look
        self.pages: list[PreferencePage | KeyboardPage] = []
        self._scrolls: list[VerticalScroll] = []
        self._stack = QStackedWidget()
        for title in sorted({one.page for one in PREFERENCES.values()}):
            self._add(tr(title), PreferencePage(title, preferences))
        self._add(tr("Keyboard"), KeyboardPage(commands))
        self.nothing = Label(tr("No matching settings."), alignment=Qt.AlignmentFlag.AlignCenter)
        self._stack.addWidget(self.nothing)
        self.restore = push_button(tr("Reset to defaults"), self._ask_restore)
        self.titles.currentRowChanged.connect(self._show)
        self.search.textChanged.connect(self._search)
        self.titles.setCurrentRow(0)
        self._found = list(range(len(self.pages)))
        """The pages on which what is searched for was found."""
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        buttons.addButton(self.restore, QDialogButtonBox.ButtonRole.ResetRole)
        self._column = column_of(self.search, (row_of(self.titles, (self._stack, 1)), 1), buttons)
        self.setLayout(self._column)
        self._around = parent
        self._fitted_for = 0.0
        self._fit()

    def changeEvent(self, event: QEvent) -> None:
        """Be as large as another size of text needs; the parts have it only after this event."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            later(self, self._fit)

    def _fit(self) -> None:
        """Take the size for the size of text in use, once for each."""
        points = QApplication.font().pointSizeF()
        if points == self._fitted_for:
            return
        self._fitted_for = points
        self.titles.setFixedWidth(self.titles.sizeHintForColumn(0) + scaled(32))
        for scroll, page in zip(self._scrolls, self.pages, strict=True):
            scroll.setMinimumWidth(page.minimumSizeHint().width() + scroll.verticalScrollBar().sizeHint().width())
        if self.isVisible():
            later(self, self._take_size)  # the parts have their new sizes only then
        else:
            self._take_size()

    def _take_size(self) -> None:
        self._column.activate()  # or the dialog couldn't be smaller than before
        room = self._around.size()
        self.resize(min(scaled(680), room.width() - 40), min(scaled(520), room.height() - 40))
        if self.isVisible():
            middle = self._around.mapToGlobal(self._around.rect().center())
            self.move(middle - self.rect().center())

    def show_setting(self, key: str) -> None:
        """Show one choice, and give it the keyboard."""
        self.search.clear()
        for number, page in enumerate(self.pages):
            if not isinstance(page, PreferencePage) or page.title != PREFERENCES[key].page:
                continue
            self.titles.setCurrentRow(number)
            for row in page.rows:
                if row.key == key:
                    row.field.setFocus(Qt.FocusReason.TabFocusReason)
                    cast(QScrollArea, self._stack.currentWidget()).ensureWidgetVisible(row)

    @property
    def place(self) -> SettingsPlace:
        """The page that is shown, and the search."""
        return SettingsPlace(self.titles.currentRow(), self.search.text())

    def go_to(self, place: SettingsPlace) -> None:
        """Show a page as it was searched, or whole if the words aren’t on it in the present language."""
        self.search.setText(place.search)
        if place.page not in self._found:
            self.search.clear()
        self.titles.setCurrentRow(place.page)

    def _add(self, title: str, page: PreferencePage | KeyboardPage) -> None:
        scroll = VerticalScroll(page, title)
        self._scrolls.append(scroll)
        self._stack.addWidget(scroll)
        self.pages.append(page)
        self.titles.addItem(title)

    def _show(self, row: int) -> None:
        self._stack.setCurrentIndex(row if row >= 0 else len(self.pages))
        self.restore.setEnabled(row >= 0 and not all(one.isHidden() for one in self.pages[row].rows))

    def _ask_restore(self) -> None:
        page = self.pages[self.titles.currentRow()]
        text = counted(
            sum(not row.isHidden() for row in page.rows),
            "Reset the setting shown under “{page}” to its default?",
            "Reset the {n} settings shown under “{page}” to their defaults?",
            page=self.titles.currentItem().text(),
        )
        box = MessageBox(QMessageBox.Icon.Question, tr("Reset to defaults"), text, parent=self)
        reset = box.addButton(tr("Reset to defaults"), QMessageBox.ButtonRole.AcceptRole)
        reset.clicked.connect(page.restore)
        box.setDefaultButton(box.addButton(QMessageBox.StandardButton.Cancel))
        box.open()

    def _search(self, text: str) -> None:
        query = folded(text.strip())
        found = self._found = [row for row, page in enumerate(self.pages) if page.search(query)]
        for row in range(len(self.pages)):
            self.titles.item(row).setHidden(row not in found)
        if self.titles.currentRow() not in found:
            self.titles.setCurrentRow(found[0] if found else -1)
        self._show(self.titles.currentRow())
