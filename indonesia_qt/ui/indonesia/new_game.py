"""The dialog in which a new game is set up."""

from __future__ import annotations

from collections.abc import Sequence
from random import SystemRandom

from msgspec import Struct
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QGridLayout,
    QGroupBox,
    QLabel,
    QLineEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from indonesia_qt.core.record import Seat
from indonesia_qt.games.indonesia.bots import LEVELS
from indonesia_qt.games.indonesia.content import FEWEST_PLAYERS, MOST_PLAYERS
from indonesia_qt.games.indonesia.state import Options
from indonesia_qt.ui.bridge import HUMAN
from indonesia_qt.ui.indonesia.bot_names import bot_name
from indonesia_qt.ui.indonesia.icons import Icons
from indonesia_qt.ui.indonesia.texts import LONGEST_NAME
from indonesia_qt.ui.measure import scaled
from indonesia_qt.ui.preferences import PREFERENCES, Preferences
from indonesia_qt.wording import tr

NAMES = ("Ana", "Budi", "Citra", "Dewi", "Eko")
NOBODY = "nobody"
USUAL_BOT = "medium"

LARGEST_SEED = 999_999
RECENT = "new_game"
"""Under this name the settings keep what was chosen last."""


class NewGame(Struct, frozen=True):
    """What was chosen; with `shuffled` the order of play at the beginning is random, else that of the seats."""

    map: str
    seats: tuple[Seat, ...]
    shuffled: bool
    options: Options
    seed: int


class SeatRow:
    """The fields of one seat."""

    def __init__(self, number: int, icons: Icons, bots: Sequence[str]) -> None:
        self.name = QLineEdit(NAMES[number], maxLength=LONGEST_NAME)
        self.player = QComboBox()
        for player, text in _players(bots).items():
            if player != NOBODY or number >= FEWEST_PLAYERS:
                self.player.addItem(text, player)
        self.colour = QComboBox()
        for colour in range(MOST_PLAYERS):
            self.colour.addItem(icons.seat(colour), "", colour)
        self.colour.setCurrentIndex(number)
        usual = HUMAN if number == 0 else NOBODY if number == MOST_PLAYERS - 1 else USUAL_BOT
        self.player.setCurrentIndex(self.player.findData(usual))
        self.name.setAccessibleName(tr("Name of seat {seat}", seat=number + 1))
        self.player.setAccessibleName(tr("Player of seat {seat}", seat=number + 1))
        self.colour.setAccessibleName(tr("Colour of seat {seat}", seat=number + 1))

    def seat(self) -> Seat | None:
        """Who sits here; None for nobody."""
        player = str(self.player.currentData())
        if player == NOBODY:
            return None
        return Seat(self.name.text().strip(), int(self.colour.currentData()), player)


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
        self.settings, self.preferences = preferences.settings, preferences
        self.map = QComboBox()
        for name, title in maps:
            self.map.addItem(title, name)
        self.rows = [SeatRow(number, icons, bots) for number in range(MOST_PLAYERS)]
        self.order = _choice((tr("Random"), True), (tr("As the seats are listed"), False))
        self.money = _choice((tr("Hidden from the others"), "hidden"), (tr("Open", "money"), "open"))
        self.contact = _choice((tr("Given up first"), "remove"), (tr("Kept"), "allow"))
        self.research = _choice((tr("Can be forgone"), "allowed"), (tr("Must be done"), "forbidden"))
        self.privacy = _choice(*((tr(text), value) for value, text in PREFERENCES["privacy"].options.items()))
        self.privacy.setCurrentIndex(self.privacy.findData(preferences.value("privacy")))
        self.privacy.setToolTip(tr(PREFERENCES["privacy"].help))
        self.seed = QLineEdit(maxLength=6)
        self.problem = QLabel(wordWrap=True)
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

    def _arrange(self) -> None:
        seats = QGroupBox(tr("Players"))
        grid = QGridLayout(seats)
        for column, title in enumerate((tr("Name"), tr("Played by"), tr("Colour"))):
            label = QLabel(title)
            label.setProperty("role", "quiet")
            grid.addWidget(label, 0, column)
        for number, row in enumerate(self.rows, start=1):
            grid.addWidget(row.name, number, 0)
            grid.addWidget(row.player, number, 1)
            grid.addWidget(row.colour, number, 2)
        grid.setColumnStretch(0, 1)
        rules = QGroupBox(tr("Agreements"))
        form = QFormLayout(rules)
        form.addRow(tr("Map"), self.map)
        form.addRow(tr("Order of play at first"), self.order)
        form.addRow(tr("Money"), self.money)
        form.addRow(tr("Secrets between people"), self.privacy)
        form.addRow(tr("Areas next to other siap faji"), self.contact)
        form.addRow(tr("Research"), self.research)
        another = QPushButton(tr("Another"), autoDefault=False)
        another.clicked.connect(self._draw_seed)
        line = QGridLayout()
        line.addWidget(self.seed, 0, 0)
        line.addWidget(another, 0, 1)
        form.addRow(tr("Seed of the deal"), line)
        layout = QVBoxLayout(self)
        layout.addWidget(seats)
        layout.addWidget(rules)
        layout.addWidget(self.problem)
        layout.addWidget(self.buttons)
        self.setMinimumWidth(scaled(460))

    def choice(self) -> NewGame:
        """What was chosen."""
        options = Options(self.money.currentData(), self.contact.currentData(), self.research.currentData())
        seats = tuple(seat for row in self.rows if (seat := row.seat()))
        return NewGame(self.map.currentData(), seats, self.order.currentData(), options, int(self.seed.text()))

    def accept(self) -> None:
        """Keep what was chosen for the next time."""
        for number, row in enumerate(self.rows):
            values = row.name.text(), row.player.currentData(), row.colour.currentData()
            for what, value in zip(("name", "player", "colour"), values, strict=True):
                self.settings.setValue(f"{RECENT}/seat{number}_{what}", value)
        for name, box in self._boxes().items():
            self.settings.setValue(f"{RECENT}/{name}", box.currentIndex())
        self.preferences.set("privacy", self.privacy.currentData())
        super().accept()

    def _boxes(self) -> dict[str, QComboBox]:
        return {"order": self.order, "money": self.money, "contact": self.contact, "research": self.research}

    def _restore(self) -> None:
        self._draw_seed()
        for number, row in enumerate(self.rows):
            row.name.setText(str(self.settings.value(f"{RECENT}/seat{number}_name", row.name.text())))
            for what, box in (("player", row.player), ("colour", row.colour)):
                kept = self.settings.value(f"{RECENT}/seat{number}_{what}", box.currentData(), type(box.currentData()))
                box.setCurrentIndex(max(0, box.findData(kept)))
        for name, box in self._boxes().items():
            index = int(str(self.settings.value(f"{RECENT}/{name}", 0)))
            box.setCurrentIndex(index if 0 <= index < box.count() else 0)

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
        self.privacy.setEnabled(sum(seat.player == HUMAN for seat in seats) > 1)
        self.problem.setText(reason)
        self.start.setEnabled(not reason)


def _players(bots: Sequence[str]) -> dict[str, str]:
    """Who can play for a seat, and what to call it."""
    named = {bot: tr("Bot, {name}", name=bot_name(bot)) for bot in bots}
    return {HUMAN: tr("Human"), **named, NOBODY: "\N{EM DASH}"}


def _choice(*entries: tuple[str, object]) -> QComboBox:
    box = QComboBox()
    for text, value in entries:
        box.addItem(text, value)
    return box
