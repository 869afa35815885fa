"""The dialog in which a new game is set up: the seats, the levels of the bots, the map and the agreements."""

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
    QGridLayout,
    QGroupBox,
    QHBoxLayout,
    QLineEdit,
    QVBoxLayout,
    QWidget,
)

from indonesia_qt.bots.ladder import Ladder, Rung, shipped_ladder
from indonesia_qt.bots.registry import usual_seconds
from indonesia_qt.core.bots import BotName
from indonesia_qt.core.record import LONGEST_NAME, Seat
from indonesia_qt.games import DEFAULT_GAME, definition_of
from indonesia_qt.games.indonesia.bots import LEVELS
from indonesia_qt.games.indonesia.rules.constants import FEWEST_PLAYERS, MOST_PLAYERS
from indonesia_qt.games.indonesia.rules.state import Options
from indonesia_qt.i18n.text import clauses, counted, paragraph, phrase, tr
from indonesia_qt.ui.play.session_bridge import HUMAN
from indonesia_qt.ui.settings.preferences import PREFERENCES
from indonesia_qt.ui.settings.settings_file import Preferences
from indonesia_qt.ui.style.scaling import scaled
from indonesia_qt.ui.table.bot_labels import bot_name, time_name, times
from indonesia_qt.ui.table.seat_icons import SeatIcons
from indonesia_qt.ui.widgets.layouts import VerticalScroll, row_of
from indonesia_qt.ui.widgets.plain_text import Label, push_button, tip

USUAL_NAMES = ("Ana", "Budi", "Citra", "Dewi", "Eko")
NOBODY = "nobody"
USUAL_BOT = "medium"


class SeatRow:
    """The fields of the seat `number`, for which one of `bots` can play."""

    def __init__(self, number: int, icons: SeatIcons, bots: Sequence[str]) -> None:
        self.colour = QComboBox()
        for colour in range(MOST_PLAYERS):
            self.colour.addItem(icons.seat(colour), "", colour)
        self.colour.setCurrentIndex(number)
        self.name = QLineEdit(USUAL_NAMES[number], maxLength=LONGEST_NAME)
        self.player = QComboBox()
        self.player.addItem(tr("Human"), HUMAN)
        for bot in bots:
            self.player.addItem(bot_name(bot), bot)
        if number >= FEWEST_PLAYERS:
            self.player.addItem("\N{EM DASH}", NOBODY)
        self.seconds = QComboBox()
        kept = self.seconds.sizePolicy()
        kept.setRetainSizeWhenHidden(True)
        self.seconds.setSizePolicy(kept)
        self.player.currentIndexChanged.connect(self._offer_times)
        self._usual = HUMAN if number == 0 else NOBODY if number == MOST_PLAYERS - 1 else USUAL_BOT
        self.choose_player(self._usual)
        self._offer_times()
        self.name.setAccessibleName(tr("Name of seat {seat}", seat=number + 1))
        self.player.setAccessibleName(tr("Player of seat {seat}", seat=number + 1))
        self.seconds.setAccessibleName(tr("Time to think of seat {seat}", seat=number + 1))
        self.colour.setAccessibleName(tr("Colour of seat {seat}", seat=number + 1))
        for field in (self.name, self.player, self.colour):
            field.setToolTip(tip(field.accessibleName()))

    @property
    def takes_time(self) -> bool:
        """Whether a bot was chosen that can be given a time."""
        return self.seconds.count() > 0

    def chosen_player(self) -> str:
        """Return who plays: `human`, `nobody`, or a bot with its time."""
        player = str(self.player.currentData())
        return str(BotName(player, float(self.seconds.currentData()))) if self.takes_time else player

    def choose_player(self, player: str) -> None:
        """Choose who plays; the usual player takes the place of one that isn't offered."""
        try:
            name = BotName.read(player)
        except ValueError:
            name = BotName(self._usual)
        place = self.player.findData(name.bot)
        self.player.setCurrentIndex(self.player.findData(self._usual) if place < 0 else place)
        if (time := self.seconds.findData(name.seconds)) >= 0:
            self.seconds.setCurrentIndex(time)

    def seat(self) -> Seat | None:
        """Return the seat as it was filled in; None if nobody sits here."""
        player = self.chosen_player()
        return None if player == NOBODY else Seat(self.name.text().strip(), int(self.colour.currentData()), player)

    def _offer_times(self) -> None:
        """Offer the times that the chosen bot can be given, with its usual one chosen."""
        bot = str(self.player.currentData())
        self.seconds.clear()
        if bot not in (HUMAN, NOBODY):
            for seconds in times(bot, definition_of(DEFAULT_GAME)):
                self.seconds.addItem(time_name(seconds), seconds)
            self.seconds.setCurrentIndex(self.seconds.findData(usual_seconds(bot, definition_of(DEFAULT_GAME))))
            text = tr("How long the bot may think about one decision; usually {time}", time=self.seconds.currentText())
            self.seconds.setToolTip(tip(text if self.takes_time else ""))
        self.seconds.setHidden(not self.takes_time)


LEVEL_DESCRIPTIONS = {
    "random": phrase("Does anything that the rules allow."),
    "easy": phrase("Follows a few simple rules, with slips."),
    "medium": phrase("Takes what promises the most money at the end."),
    "hard": phrase("As Medium, with values that were fitted to games."),
    "expert": phrase("Found its values by playing itself, and plays its best ideas on to the year's end."),
}
"""The way in which each level plays."""
LEAST_GUIDE_WIDTH = 372
"""Pixels at 100 % for the description of a level."""


class LevelGuide(QGroupBox):
    """Says of each level how it plays and how often it was measured to win, with as many players as will play."""

    def __init__(self, ladder: Ladder) -> None:
        super().__init__(tr("Bots"))
        self.ladder = ladder
        self.strengths: dict[str, Label] = {}
        grid = QGridLayout(self)
        grid.setHorizontalSpacing(scaled(10))
        grid.setVerticalSpacing(0)
        grid.setColumnStretch(1, 1)
        grid.setColumnMinimumWidth(1, scaled(LEAST_GUIDE_WIDTH))
        for level in LEVELS:
            strength = self.strengths[level] = Label(role="quiet", wordWrap=True)
            row = grid.rowCount()
            grid.addWidget(Label(bot_name(level), role="strong"), row, 0, Qt.AlignmentFlag.AlignTop)
            grid.addWidget(Label(tr(LEVEL_DESCRIPTIONS[level]), wordWrap=True), row, 1)
            grid.addWidget(strength, row + 1, 1)
            grid.setRowMinimumHeight(row + 2, scaled(5))
            grid.setRowStretch(row + 2, 1)

    def show_players(self, players: int) -> None:
        """Show the measurements for this number of players."""
        for level, label in self.strengths.items():
            rung = self.ladder.rung(level, players, LEVELS)
            label.setVisible(rung is not None)
            if rung is not None:
                label.setText(strength_in_words(rung))
                label.setToolTip(tip(measured_in_words(rung)))


def strength_in_words(rung: Rung) -> str:
    """Return how often a level wins: "Wins 57 % alone against 3 Medium (400 games; even: 25 %)"."""
    seconds = BotName.read(rung.level).seconds
    details = clauses(
        counted(rung.games, "{n} game", "{n} games"),
        tr("even: {share}", share=_percent(rung.even)),
        "" if seconds is None else tr("{time} a decision", time=time_name(seconds)),
    )
    return counted(
        rung.players - 1,
        "Wins {won} against one {bot} ({told})",
        "Wins {won} alone against {n} {bot} ({told})",
        won=_percent(rung.won),
        bot=bot_name(BotName.read(rung.against).bot),
        told=details,
    )


def measured_in_words(rung: Rung) -> str:
    """Return how exactly that was measured, and how fast the level was."""
    return paragraph(
        tr(
            "The true share lies between {low} and {high}, 95 % sure.", low=_percent(rung.low), high=_percent(rung.high)
        ),
        tr(
            "A decision took {usual} ms in the median and {longest} ms at the longest.",
            usual=f"{rung.median_ms:,.0f}" if rung.median_ms >= 10 else f"{rung.median_ms:g}",
            longest=f"{rung.longest_ms:,.0f}",
        ),
        tr(
            "Played by version {version}, deals {first} to {last}.",
            version=rung.version,
            first=rung.first_seed,
            last=rung.last_seed,
        ),
    )


def _percent(share: float) -> str:
    return tr("{share}\N{NO-BREAK SPACE}%", share=round(100 * share))


LARGEST_SEED = 999_999
RECENT = "new_game"
"""The name under which the settings keep the last choices."""
TITLE_BAR = 32
"""The height of a window's title bar, in pixels at 100 %."""
FORM_SPACING = 6
"""Pixels at 100 % between the lines of the agreements."""
NAME_WIDTH, SEED_WIDTH = 130, 90
"""Pixels at 100 % for the name of a player, at least, and for the seed, at most."""


class NewGame(Struct, frozen=True):
    """The choices for a new game; with `shuffled` the first order of play is random, otherwise that of the seats.

    `hints` tells whether people may ask for advice.
    """

    map: str
    seats: tuple[Seat, ...]
    shuffled: bool
    options: Options
    seed: int
    hints: bool = True


class NewGameDialog(QDialog):
    """Seats, order, options and seed; `choice()` is valid after it was accepted.

    `maps` are offered by name or folder, each with its title; the first one is proposed.
    """

    def __init__(
        self,
        maps: Sequence[tuple[str, str]],
        icons: SeatIcons,
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
        self.thinks = Label(tr("Thinks for"), role="quiet")
        self.guide = LevelGuide(shipped_ladder(DEFAULT_GAME))
        self._content = QWidget()
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
        self.problem = Label(role="warning", wordWrap=True)
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
        self._scroll = VerticalScroll(self._content)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._lines.addWidget(self._scroll, 1)
        self._below.addLayout(self._deal())
        self._below.addLayout(row_of((self.problem, 1), self.buttons), 1)
        self._lines.addLayout(self._below)

    def showEvent(self, event: QShowEvent) -> None:
        """Begin with everything in sight if the screen has room for it."""
        self._fit()
        super().showEvent(event)

    def _fit(self) -> None:
        """Take the room that everything needs; where it is short, put things below each other, and scroll the rest."""
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
        self.seed.setMaximumWidth(scaled(SEED_WIDTH))
        name = Label(tr("Seed of the deal"))
        name.setBuddy(self.seed)
        line = row_of(name, self.seed, push_button(tr("Another"), self._draw_seed), self.hints, 1)
        line.insertSpacing(line.indexOf(self.hints), scaled(2 * FORM_SPACING))
        return line

    def _players(self) -> QGroupBox:
        seats = QGroupBox(tr("Players"))
        grid = QGridLayout(seats)
        name, player = Label(tr("Name"), role="quiet"), Label(tr("Played by"), role="quiet")
        for column, label in enumerate((name, player, self.thinks), start=1):
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
        """Return the choices as they stand in the dialog."""
        options = Options(self.money.currentData(), self.contact.currentData(), self.research.currentData())
        seats = tuple(seat for row in self.rows if (seat := row.seat()))
        shuffled, seed = self.order.currentData(), int(self.seed.text())
        return NewGame(self.map.currentData(), seats, shuffled, options, seed, self.hints.isChecked())

    def accept(self) -> None:
        """Keep the choices for the next time, and close the dialog."""
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

    def _draw_seed(self) -> None:
        self.seed.setText(str(SystemRandom().randrange(LARGEST_SEED + 1)))

    def _check(self) -> None:
        """Say why the game can't be started yet, if it can't."""
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
    """Put the parts of a row one below the other."""
    row.setDirection(QBoxLayout.Direction.TopToBottom)
    row.setSpacing(scaled(FORM_SPACING))


def _choice(*entries: tuple[str, object]) -> QComboBox:
    box = QComboBox()
    for text, value in entries:
        box.addItem(text, value)
    return box
