"""The dialog in which a new game is set up."""

from __future__ import annotations

from collections.abc import Sequence
from random import SystemRandom

from msgspec import Struct
from PySide6.QtCore import Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QCheckBox,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QFrame,
    QGridLayout,
    QGroupBox,
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from indonesia_qt.bots.ladder import shipped_ladder
from indonesia_qt.core.record import Seat
from indonesia_qt.games.indonesia.bots import LEVELS
from indonesia_qt.games.indonesia.rules.constants import MOST_PLAYERS
from indonesia_qt.games.indonesia.rules.state import Options
from indonesia_qt.i18n.text import tr
from indonesia_qt.ui.games.indonesia.board.icons import Icons
from indonesia_qt.ui.play.session_bridge import HUMAN
from indonesia_qt.ui.settings.preferences import PREFERENCES, Preferences
from indonesia_qt.ui.style.scaling import scaled
from indonesia_qt.ui.table.bot_levels import LevelGuide
from indonesia_qt.ui.table.games.seat_row import SeatRow
from indonesia_qt.ui.widgets.plain_text import Label, tip

LARGEST_SEED = 999_999
RECENT = "new_game"
"""Under this name the settings keep what was chosen last."""
TITLE_BAR = 32
"""What a window has above it, in pixels at 100 %."""
FORM_SPACING = 6
"""Pixels at 100 % between the lines of the agreements."""
NAME_WIDTH, SEED_WIDTH = 130, 90
"""Pixels at 100 % for the name of a player, at least, and for the seed, at most."""


class NewGame(Struct, frozen=True):
    """What was chosen; with `shuffled` the order of play at the beginning is random, else that of the seats.

    `hints` tells whether people may ask for advice.
    """

    map: str
    seats: tuple[Seat, ...]
    shuffled: bool
    options: Options
    seed: int
    hints: bool = True


class NewGameDialog(QDialog):
    """Seats, order, options and seed; `choice()` is valid after it was accepted."""

    def __init__(
        self,
        maps: Sequence[tuple[str, str]],
        icons: Icons,
        preferences: Preferences,
        parent: QWidget,
        bots: Sequence[str] = LEVELS,
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("New game"))
        self.settings, self.preferences, self._window = preferences.settings, preferences, parent.window()
        self.map = QComboBox()
        for name, title in maps:
            self.map.addItem(title, name)
        self.rows = [SeatRow(number, icons, bots) for number in range(MOST_PLAYERS)]
        self.thinks = Label(tr("Thinks for"))
        self.guide = LevelGuide(shipped_ladder())
        self._content, self._scroll = QWidget(), QScrollArea(widgetResizable=True)
        self._lines, self._groups = QVBoxLayout(self), QVBoxLayout(self._content)
        self._above, self._columns, self._below = (QBoxLayout(QBoxLayout.Direction.LeftToRight) for _ in range(3))
        self.order = _choice((tr("Random"), True), (tr("As the seats are listed"), False))
        self.money = _choice((tr("Hidden from the others"), "hidden"), (tr("Open", "money"), "open"))
        self.contact = _choice((tr("Given up first"), "remove"), (tr("Kept"), "allow"))
        self.research = _choice((tr("Can be forgone"), "allowed"), (tr("Must be done"), "forbidden"))
        self.hints = QCheckBox(tr("Hints"))
        self.hints.setToolTip(tr("A hint says what the strongest bot would do; the log and the result tell of it."))
        self.privacy = _choice(*((tr(text), value) for value, text in PREFERENCES["privacy"].options.items()))
        self.privacy.setCurrentIndex(self.privacy.findData(preferences.value("privacy")))
        self.privacy.setToolTip(tip(tr(PREFERENCES["privacy"].help)))
        self.seed = QLineEdit(maxLength=6)
        self.problem = Label(wordWrap=True)
        self.problem.setProperty("role", "warning")
        self.buttons = QDialogButtonBox()
        self.buttons.addButton(tr("Cancel"), QDialogButtonBox.ButtonRole.RejectRole)
        self.start = self.buttons.addButton(tr("Start"), QDialogButtonBox.ButtonRole.AcceptRole)
        self.start.setProperty("role", "primary")
        self.start.setDefault(True)
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        self._arrange()
        self._restore()
        for row in self.rows:
            row.name.textChanged.connect(self._check)
            row.player.currentIndexChanged.connect(self._check)
            row.colour.currentIndexChanged.connect(self._check)
        self.seed.textChanged.connect(self._check)
        self._check()
        self.rows[0].name.setFocus()

    def _arrange(self) -> None:
        self._groups.setContentsMargins(0, 0, 0, 0)
        self._above.addWidget(self._players())
        self._above.addWidget(self.guide, 1)
        self._groups.addLayout(self._above)
        self._groups.addWidget(self._agreements())
        self._groups.addStretch(1)
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setWidget(self._content)
        self._lines.addWidget(self._scroll, 1)
        end = QHBoxLayout()
        end.addWidget(self.problem, 1)
        end.addWidget(self.buttons)
        self._below.addLayout(self._deal())
        self._below.addLayout(end, 1)
        self._lines.addLayout(self._below)

    def showEvent(self, event: QShowEvent) -> None:
        """Begin with all in sight if the screen has room for it."""
        self._fit()
        super().showEvent(event)

    def _fit(self) -> None:
        """Take the room that all needs; else what is beside goes below, and the rest is scrolled to."""
        for part in self.findChildren(QWidget):
            part.ensurePolished()
        for box in self.findChildren(QComboBox):
            box.setMaximumHeight(self.seed.sizeHint().height())
        room = self.screen().availableSize().expandedTo(self._window.size())
        around = self._lines.contentsMargins()
        beside = around.left() + around.right()
        for row in (self._above, self._columns):
            if self._content.minimumSizeHint().width() + beside > room.width():
                _stack(row)
                self._columns.activate()
                self._groups.activate()
        if self._below.minimumSize().width() + beside > room.width():
            _stack(self._below)
        below = self.sizeHint().height() - self._scroll.sizeHint().height()
        wide = max(self._content.minimumSizeHint().width(), self._below.minimumSize().width())
        high, most = self._content.heightForWidth(wide), room.height() - scaled(TITLE_BAR) - below
        if high > most:
            wide += self._scroll.verticalScrollBar().sizeHint().width()
        self._scroll.setMinimumWidth(wide)
        self.resize(wide + beside, min(high, most) + below)

    def _deal(self) -> QHBoxLayout:
        another = QPushButton(tr("Another"), autoDefault=False)
        another.clicked.connect(self._draw_seed)
        self.seed.setMaximumWidth(scaled(SEED_WIDTH))
        name = Label(tr("Seed of the deal"))
        name.setBuddy(self.seed)
        line = QHBoxLayout()
        for part in (name, self.seed, another):
            line.addWidget(part)
        line.addSpacing(scaled(2 * FORM_SPACING))
        line.addWidget(self.hints)
        line.addStretch(1)
        return line

    def _players(self) -> QGroupBox:
        seats = QGroupBox(tr("Players"))
        grid = QGridLayout(seats)
        for column, label in enumerate((Label(), Label(tr("Name")), Label(tr("Played by")), self.thinks)):
            label.setProperty("role", "quiet")
            grid.addWidget(label, 0, column)
        for number, row in enumerate(self.rows, start=1):
            for column, field in enumerate((row.colour, row.name, row.player, row.seconds)):
                grid.addWidget(field, number, column)
        grid.setColumnStretch(1, 1)
        grid.setColumnMinimumWidth(1, scaled(NAME_WIDTH))
        grid.setVerticalSpacing(scaled(FORM_SPACING))
        grid.setRowStretch(len(self.rows) + 1, 1)
        return seats

    def _agreements(self) -> QGroupBox:
        rules = QGroupBox(tr("Agreements"))
        first, second = QFormLayout(), QFormLayout()
        for form in (first, second):
            form.setVerticalSpacing(scaled(FORM_SPACING))
            form.setHorizontalSpacing(scaled(2 * FORM_SPACING))
        first.addRow(tr("Map"), self.map)
        first.addRow(tr("Order of play at first"), self.order)
        first.addRow(tr("Money"), self.money)
        second.addRow(tr("Secrets between people"), self.privacy)
        second.addRow(tr("Areas next to other siap faji"), self.contact)
        second.addRow(tr("Research"), self.research)
        rules.setLayout(self._columns)
        self._columns.setSpacing(scaled(4 * FORM_SPACING))
        self._columns.addLayout(first, 1)
        self._columns.addLayout(second, 1)
        return rules

    def choice(self) -> NewGame:
        """What was chosen."""
        options = Options(self.money.currentData(), self.contact.currentData(), self.research.currentData())
        seats = tuple(seat for row in self.rows if (seat := row.seat()))
        shuffled, seed = self.order.currentData(), int(self.seed.text())
        return NewGame(self.map.currentData(), seats, shuffled, options, seed, self.hints.isChecked())

    def accept(self) -> None:
        """Keep what was chosen for the next time."""
        for number, row in enumerate(self.rows):
            values = row.name.text(), row.chosen_player(), row.colour.currentData()
            for what, value in zip(("name", "player", "colour"), values, strict=True):
                self.settings.set(f"{RECENT}/seat{number}_{what}", value)
        for name, box in self._boxes().items():
            self.settings.set(f"{RECENT}/{name}", box.currentIndex())
        self.settings.set(f"{RECENT}/hints", self.hints.isChecked())
        self.preferences.set("privacy", self.privacy.currentData())
        super().accept()

    def _boxes(self) -> dict[str, QComboBox]:
        return {"order": self.order, "money": self.money, "contact": self.contact, "research": self.research}

    def _restore(self) -> None:
        self._draw_seed()
        for number, row in enumerate(self.rows):
            row.name.setText(self.settings.get(f"{RECENT}/seat{number}_name", row.name.text()))
            row.choose_player(self.settings.get(f"{RECENT}/seat{number}_player", row.chosen_player()))
            colour = self.settings.get(f"{RECENT}/seat{number}_colour", int(row.colour.currentData()))
            row.colour.setCurrentIndex(max(0, row.colour.findData(colour)))
        for name, box in self._boxes().items():
            index = self.settings.get(f"{RECENT}/{name}", 0)
            box.setCurrentIndex(index if 0 <= index < box.count() else 0)
        self.hints.setChecked(self.settings.get(f"{RECENT}/hints", True))

    def choose_map(self, name: str) -> None:
        """Propose one of the maps."""
        self.map.setCurrentIndex(self.map.findData(name))

    def _draw_seed(self) -> None:
        self.seed.setText(str(SystemRandom().randrange(LARGEST_SEED + 1)))

    def _check(self) -> None:
        """Say what is in the way of a start."""
        seats = [seat for row in self.rows if (seat := row.seat())]
        names, colours = [seat.name for seat in seats], [seat.colour for seat in seats]
        reason = ""
        if "" in names:
            reason = tr("Each player needs a name.")
        elif len(set(names)) < len(names):
            reason = tr("Two players have the same name.")
        elif len(set(colours)) < len(colours):
            reason = tr("Two players have the same colour.")
        elif not self.seed.text().isdecimal():
            reason = tr("The seed is a number from 0 to {most}.", most=LARGEST_SEED)
        self.guide.show_players(len(seats))
        self.thinks.setVisible(any(row.takes_time for row in self.rows))
        self.privacy.setEnabled(sum(seat.player == HUMAN for seat in seats) > 1)
        self.problem.setText(reason)
        self.start.setEnabled(not reason)


def _stack(row: QBoxLayout) -> None:
    """Put what is side by side one below the other."""
    row.setDirection(QBoxLayout.Direction.TopToBottom)
    row.setSpacing(scaled(FORM_SPACING))


def _choice(*entries: tuple[str, object]) -> QComboBox:
    box = QComboBox()
    for text, value in entries:
        box.addItem(text, value)
    return box
