"""Who may see whose secrets when several people sit at one screen, and what covers a decision until its player looks.

The game says what is secret. A single person sees his own all the time, and bots get their own views. Where only bots
play, there is nobody to keep secrets from, and all are shown until a person takes a seat. Between several people one of
three ways holds:

- off: nothing is hidden between them;
- peek: secrets are masked; who holds the mouse on his card or `KEY`, or asks to, sees his;
- curtain: before a decision that takes secrets, when another person is next, the mouse is handed over.

In both of the last, secrets are hidden once their owner has decided, unless he is asked again at once.

What somebody holds is secret, what he pays and receives isn't: it happens at the table for all to see. So the log shows
amounts, and charts, which would add them up, wait for the end of the game.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QEvent, QMargins, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QCheckBox, QFrame, QLineEdit, QMessageBox, QPushButton, QSizePolicy, QWidget

from indonesia_qt.core.flow import Pass, Question
from indonesia_qt.i18n.text import paragraph, tr
from indonesia_qt.ui.play.session_bridge import SessionBridge
from indonesia_qt.ui.settings.pins import Pins
from indonesia_qt.ui.settings.preferences import PREFERENCES
from indonesia_qt.ui.settings.settings_file import Preferences
from indonesia_qt.ui.style.scaling import margins, scaled
from indonesia_qt.ui.style.theme import readable_on
from indonesia_qt.ui.table.panels.panel import Context
from indonesia_qt.ui.widgets.layouts import VerticalScroll, column_of, row_of
from indonesia_qt.ui.widgets.plain_text import Label, MessageBox, push_button
from indonesia_qt.ui.widgets.settling import Settling

KEY = Qt.Key.Key_F7
"""Shows secrets as long as it is held. Many window managers keep clicks with Alt to themselves."""
KEYS = (QEvent.Type.ShortcutOverride, QEvent.Type.KeyPress, QEvent.Type.KeyRelease)


class Privacy(QObject):
    """Decides which seats' secrets the table shows.

    - `changed`: other secrets are shown than before
    - `noted`: a sentence for the log
    """

    changed = Signal()
    noted = Signal(str)

    def __init__(self, bridge: SessionBridge, preferences: Preferences, parent: QObject) -> None:
        super().__init__(parent)
        self.bridge, self.preferences = bridge, preferences
        self.looking: int | None = None
        """The person who has said that he looks at the screen, until another one is asked."""
        self._held = False
        bridge.changed.connect(self._follow)
        preferences.changed.connect(self._prefer)

    @property
    def way(self) -> str:
        """How secrets are kept: `off` also when there is nobody to keep them from."""
        return str(self.preferences.value("privacy")) if len(self.bridge.people) > 1 else "off"

    def shown(self) -> frozenset[int]:
        """Return the seats whose secrets are shown: all of them when only bots play or the game is over."""
        asked = self.bridge.question
        if asked is None or not self.bridge.people:
            return frozenset(range(len(self.bridge.seats)))
        if self.way == "off":
            return frozenset(self.bridge.people)
        if self._held and self.bridge.is_human(asked.seat):
            return frozenset({asked.seat})
        return frozenset() if self.looking is None else frozenset({self.looking})

    @property
    def hides_holdings(self) -> bool:
        """Whether there is a player whose holdings the table doesn't show."""
        return any(map(self.hides_holdings_of, range(len(self.bridge.seats))))

    def hides_holdings_of(self, seat: int) -> bool:
        """Return whether the table doesn't show what a player holds."""
        session = self.bridge.session
        return seat not in self.shown() and session.game.hides_holdings(session.state)

    def view(self, s: Any) -> Any:
        """Return the position without the secrets that may not be shown now."""
        return self.bridge.session.game.shared_view(s, self.shown())

    def covers(self, asked: Question[Any], position: Any = None) -> bool:
        """Return whether a decision stays covered until its player looks; it is asked in `position`, usually now."""
        session = self.bridge.session
        now = session.state if position is None else position
        return asked.seat not in self.shown() and session.game.needs_secrets(now, asked)

    def can_peek(self, seat: int) -> bool:
        """Return whether a person who has secrets can ask to see them in between."""
        if self.way != "peek" or not self.bridge.is_human(seat) or self.bridge.question is None:
            return False
        game, state = self.bridge.session.game, self.bridge.session.state
        return bool(game.shared_view(state, (seat,)) != game.shared_view(state, ()))

    def look(self, seat: int | None) -> None:
        """Show a person's secrets until another one is asked; None hides them."""
        self.looking = seat
        self.changed.emit()

    def answered(self, seat: int) -> None:
        """Note that a person has decided: behind a curtain he has the mouse now."""
        if self.way == "curtain":
            self.looking = seat

    def hold(self, held: bool) -> None:
        """Show the secrets of the person who is asked as long as `held`."""
        if held != self._held:
            self._held = held
            self.changed.emit()

    def watch(self, window: QWidget) -> None:
        """Follow `KEY` in a window; with the keyboard elsewhere nothing stays uncovered."""
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Hold as long as the key is down."""
        if event.type() == QEvent.Type.WindowDeactivate:
            self.hold(False)
        elif event.type() in KEYS and isinstance(event, QKeyEvent) and event.key() == KEY:
            asked = self.bridge.question
            if asked is not None and self.can_peek(asked.seat):
                if event.type() != QEvent.Type.ShortcutOverride and not event.isAutoRepeat():
                    self.hold(event.type() == QEvent.Type.KeyPress)
                event.accept()  # also where it is the shortcut of a command
                return True
        return super().eventFilter(watched, event)

    def _follow(self) -> None:
        """Cover the secrets of who has looked once he has decided, or another person is asked."""
        asked, entries = self.bridge.question, self.bridge.session.entries
        if asked is None or asked.seat == self.looking:
            return
        if self.bridge.is_human(asked.seat) or (entries and entries[-1].seat == self.looking):
            self.looking, self._held = None, False

    def _prefer(self, key: str) -> None:
        if key == "privacy":
            self.looking, self._held = None, False
            self.changed.emit()
            if len(self.bridge.people) > 1:
                self.noted.emit(self._choice())

    def note_choice(self) -> None:
        """Note for all what was chosen before they sat down, if that lets others see what a curtain or PIN hides."""
        pins, names = (
            Pins(self.preferences.settings),
            [self.bridge.seats[seat].shown_name for seat in self.bridge.people],
        )
        if len(names) > 1 and (self.way == "off" or (self.way == "peek" and any(map(pins.has, names)))):
            self.noted.emit(self._choice())

    def _choice(self) -> str:
        preference = PREFERENCES["privacy"]
        choice = tr(preference.options[str(self.preferences.value("privacy"))])
        return tr("“{setting}” is set to “{choice}”.", setting=tr(preference.text), choice=choice)


SYMBOL = 22
"""Pixels at 100 % of the player's symbol in a banner."""


class Cover(QWidget):
    """Stands in the place of a decision until its player looks.

    - `looks`: the player looks
    - `chosen`: an answer that takes no secrets
    """

    looks = Signal()
    chosen = Signal(object)

    def __init__(self, context: Context, seat: int) -> None:
        super().__init__()
        self.context, self.seat = context, seat
        self.name = context.words.seats[seat]
        self.texts = column_of(contentsMargins=margins(12, 8, 12, 0), spacing=scaled(8))
        self.column = column_of(contentsMargins=margins(12, 8, 12, 12), spacing=scaled(8))
        content = QWidget()
        self._parts = column_of(self.texts, 1, contentsMargins=QMargins(), spacing=0)
        content.setLayout(self._parts)
        content.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        scroll = VerticalScroll(content, tr("Decision"))
        self.setLayout(column_of((scroll, 1), self.column, contentsMargins=QMargins(), spacing=0))

    def show_meanwhile(self, meanwhile: QWidget) -> None:
        """Show below the texts what everybody may see, in room that would be empty."""
        beside = QWidget()
        beside.setLayout(column_of((meanwhile, 1), contentsMargins=margins(12, 0, 12, 0)))
        self._parts.setStretch(1, 0)
        self._parts.insertWidget(1, beside, 1)

    def add_banner(self, text: str) -> None:
        """Add a sentence with the player's name in large type, in the colour of his seat."""
        context, colour = self.context, self.context.colours[self.seat]
        theme = context.icons.theme
        ground = theme.seat(colour).colour
        ink = readable_on(ground, theme.pieces.ink, theme.pieces.card)
        symbol, words = context.icons.seat_label(colour, SYMBOL), Label(text, role="title", wordWrap=True)
        symbol.setStyleSheet(f"background: {theme.interface.raised}; border-radius: {scaled(4)}px")
        symbol.setContentsMargins(margins(4, 4, 4, 4))
        words.setStyleSheet(f"color: {ink}")
        banner = QFrame()
        banner.setObjectName("banner")
        banner.setStyleSheet(f"#banner {{ background: {ground}; border-radius: {scaled(6)}px }}")
        banner.setLayout(row_of(symbol, (words, 1), contentsMargins=margins(10, 8, 10, 8), spacing=scaled(10)))
        self.texts.addWidget(banner)

    def add_text(self, text: str, role: str = "") -> None:
        """Add a paragraph above the buttons."""
        self.texts.addWidget(Label(text, role=role, wordWrap=True))

    def add_button(self, text: str, act: Callable[[], object], role: str = "") -> QPushButton:
        """Add a button across the cover."""
        button = push_button(text, act, role)
        Settling(button)
        self.column.addWidget(button)
        return button


class HandOverPanel(Cover):
    """The curtain: the next decision is another person's, who alone may see his secrets.

    He may have chosen a PIN.

    - `refused`: what is wrong with what was entered
    - `forgot`: he has lost his PIN, which is to be removed for all to see
    """

    refused = Signal(object)
    forgot = Signal()

    def __init__(self, context: Context, view: Any, seat: int, pins: Pins) -> None:
        super().__init__(context, seat)
        self.pins, self.has_pin = pins, pins.has(self.name)
        self.add_banner(tr("{player} is next", player=self.name))
        asks = tr("Pass the mouse to {player}.", player=self.name)
        self.add_text(paragraph(asks, context.ui.secrets(view)))
        self.add_text(tr("You can turn this screen off in Settings › Hidden information."), "quiet")
        self.pin = QLineEdit(echoMode=QLineEdit.EchoMode.Password, maxLength=8)
        asks = tr("{player}’s PIN", player=self.name)
        self.pin.setPlaceholderText(asks if self.has_pin else tr("No PIN set. Enter 4 to 8 digits to set one."))
        self.pin.setAccessibleName(self.pin.placeholderText())
        self.column.addWidget(self.pin)
        self.keep = QCheckBox(tr("Keep asking for the PIN"))
        self.keep.setChecked(True)
        self.column.addWidget(self.keep)
        self.lost = self.add_button(tr("I forgot my PIN…"), self._ask_to_forget, "small")
        self.lost.setToolTip(tr("Removes the PIN. The log records this for everyone."))
        self.keep.setVisible(self.has_pin)
        self.lost.setVisible(self.has_pin)
        self.primary = self.add_button(tr("I’m {player}", player=self.name), self._enter, "primary")

    def _ask_to_forget(self) -> None:
        """Ask whether the PIN is to be removed, which others at the table learn."""
        title, text = (
            tr("I forgot my PIN"),
            tr("Remove {player}’s PIN? Everyone will see this in the log.", player=self.name),
        )
        box = MessageBox(QMessageBox.Icon.Question, title, text, parent=self)
        remove = box.addButton(tr("Remove PIN"), QMessageBox.ButtonRole.DestructiveRole)
        box.setDefaultButton(box.addButton(QMessageBox.StandardButton.Cancel))
        box.finished.connect(lambda: self._forget(box.clickedButton() is remove))
        box.open()

    def _forget(self, removes: bool) -> None:
        if removes:
            self.forgot.emit()

    def _enter(self) -> None:
        """Let the player look who enters his PIN, or has none; the first one that is entered becomes his."""
        pin = self.pin.text()
        self.pin.clear()
        self.pin.setFocus()  # to type it again
        if self.has_pin and not self.pins.fits(self.name, pin):
            self.refused.emit(tr("That isn’t {player}’s PIN.", player=self.name))
            return
        if self.has_pin and not self.keep.isChecked():
            self.pins.forget(self.name)
        elif not self.has_pin and pin and not self.pins.choose(self.name, pin):
            self.refused.emit(tr("A PIN must have 4 to 8 digits."))
            return
        self.looks.emit()


class PeekPanel(Cover):
    """The decision takes secrets: its player uncovers it, or answers without."""

    def __init__(self, context: Context, view: Any, asked: Question[Any], prompt: str) -> None:
        super().__init__(context, asked.seat)
        self.add_banner(tr("{player}’s decision", player=self.name))
        self.add_text(prompt)
        self.add_text(context.ui.secrets(view), "quiet")
        if Pass in asked.answers and asked.check(view, Pass()) is None:
            self.add_button(context.action_text(view, asked, Pass()).text, lambda: self.chosen.emit(Pass()))
            self.column.addSpacing(scaled(12))
        self.primary = self.add_button(tr("Show it to {player}", player=self.name), self.looks.emit, "primary")
        self.column.addWidget(Label(tr("Or hold F7 while you look and choose."), role="quiet", wordWrap=True))
