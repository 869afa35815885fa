"""What is chosen of one game in the dialog of a new game: who plays, the map and the agreements."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from PySide6.QtCore import Signal
from PySide6.QtWidgets import (
    QBoxLayout,
    QComboBox,
    QFormLayout,
    QGridLayout,
    QGroupBox,
    QLineEdit,
    QVBoxLayout,
    QWidget,
)

from indonesia_qt.bots.registry import usual_seconds
from indonesia_qt.core.bots import BotName
from indonesia_qt.core.definition import GameDefinition
from indonesia_qt.core.record import COLOURS, LONGEST_NAME, Seat
from indonesia_qt.games import DEFAULT_GAME
from indonesia_qt.i18n.text import tr
from indonesia_qt.ui.play.session_bridge import HUMAN
from indonesia_qt.ui.settings.preferences import PREFERENCES
from indonesia_qt.ui.settings.settings_file import Preferences
from indonesia_qt.ui.style.scaling import scaled
from indonesia_qt.ui.table.bot_labels import bot_name, time_name, times
from indonesia_qt.ui.table.game_ui import GameUi
from indonesia_qt.ui.table.games.level_guide import LevelGuide
from indonesia_qt.ui.table.seat_icons import SeatIcons
from indonesia_qt.ui.widgets.plain_text import Label, tip

USUAL_NAMES = ("Ana", "Budi", "Citra", "Dewi", "Eko")
NOBODY = "nobody"


class SeatRow:
    """The fields of the seat `number` of a game, for which one of `bots` can play."""

    def __init__(self, number: int, game: GameDefinition, icons: SeatIcons, bots: Sequence[str]) -> None:
        self.game = game
        self.colour = QComboBox()
        for colour in range(COLOURS):
            self.colour.addItem(icons.seat(colour), "", colour)
        self.colour.setCurrentIndex(number)
        self.name = QLineEdit(USUAL_NAMES[number], maxLength=LONGEST_NAME)
        self.player = QComboBox()
        self.player.addItem(tr("Human"), HUMAN)
        for bot in bots:
            self.player.addItem(bot_name(bot), bot)
        if number >= game.players[0]:
            self.player.addItem("\N{EM DASH}", NOBODY)
        self.seconds = QComboBox()
        kept = self.seconds.sizePolicy()
        kept.setRetainSizeWhenHidden(True)
        self.seconds.setSizePolicy(kept)
        self.player.currentIndexChanged.connect(self._offer_times)
        self._usual = _usual_player(number, game)
        self.choose_player(self._usual)
        self._offer_times()
        self.name.setAccessibleName(tr("Name for seat {seat}", seat=number + 1))
        self.player.setAccessibleName(tr("Player in seat {seat}", seat=number + 1))
        self.seconds.setAccessibleName(tr("Thinking time for seat {seat}", seat=number + 1))
        self.colour.setAccessibleName(tr("Colour for seat {seat}", seat=number + 1))
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
            for seconds in times(bot, self.game):
                self.seconds.addItem(time_name(seconds), seconds)
            self.seconds.setCurrentIndex(self.seconds.findData(usual_seconds(bot, self.game)))
            text = tr("Thinking time per decision (default: {time})", time=self.seconds.currentText())
            self.seconds.setToolTip(tip(text if self.takes_time else ""))
        self.seconds.setHidden(not self.takes_time)


def _usual_player(number: int, game: GameDefinition) -> str:
    """Return who plays if nothing else was chosen: a person against bots of the middle level, with one seat empty."""
    if number == 0 or not game.levels:
        return HUMAN
    if number == game.players[-1] - 1 and number >= game.players[0]:
        return NOBODY
    return game.levels[len(game.levels) // 2]


RECENT = "new_game"
"""The name under which the settings keep the last choices."""
FORM_SPACING = 6
"""Pixels at 100 % between the lines of the agreements."""
NAME_WIDTH = 130
"""Pixels at 100 % for the name of a player, at least."""


class Offer(NamedTuple):
    """A game that can be begun, the maps for it by name or folder, each with its title, and who can play for a seat.

    The first map is proposed.
    """

    ui: GameUi
    maps: Sequence[tuple[str, str]]
    bots: Sequence[str]


class GameChoices(QWidget):
    """The choices, which begin with those that were made last time.

    - `changed`: a seat is filled in another way
    """

    changed = Signal()

    def __init__(self, offer: Offer, icons: SeatIcons, preferences: Preferences) -> None:
        super().__init__()
        self.game, self.preferences = offer.ui.game, preferences
        self.settings = preferences.settings
        self.map = QComboBox()
        for name, title in offer.maps:
            self.map.addItem(title, name)
        self.rows = [SeatRow(number, self.game, icons, offer.bots) for number in range(self.game.players[-1])]
        self.thinks = Label(tr("Thinking time"), role="quiet")
        self.guide = LevelGuide(offer.ui)
        self._groups = QVBoxLayout(self)
        self._above, self._columns = (QBoxLayout(QBoxLayout.Direction.LeftToRight) for _ in range(2))
        orders = {True: tr("Random"), False: tr("As listed above")}
        self.order = _choice(orders) if self.game.order_can_be_chosen else None
        self.agreements = offer.ui.agreements()
        self.agreed = {agreement.key: _choice(agreement.choices) for agreement in self.agreements}
        self.privacy = _choice({value: tr(text) for value, text in PREFERENCES["privacy"].options.items()})
        self.privacy.setCurrentIndex(self.privacy.findData(preferences.value("privacy")))
        self.privacy.setToolTip(tip(tr(PREFERENCES["privacy"].help)))
        self._arrange()
        self._restore()
        for row in self.rows:
            row.name.textChanged.connect(self._follow)
            row.player.currentIndexChanged.connect(self._follow)
            row.colour.currentIndexChanged.connect(self._follow)
        self._follow()

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The seats that somebody takes, as they were filled in."""
        return tuple(seat for row in self.rows if (seat := row.seat()))

    @property
    def shuffled(self) -> bool:
        """Whether the first order of play is the one that is dealt."""
        return self.order is None or bool(self.order.currentData())

    @property
    def options(self) -> Any:
        """What was agreed on."""
        return self.game.options(**{one.option: self.agreed[one.key].currentData() for one in self.agreements})

    def keep(self) -> None:
        """Keep the choices for the next time."""
        for number, row in enumerate(self.rows):
            values = row.name.text(), row.chosen_player(), row.colour.currentData()
            for what, value in zip(("name", "player", "colour"), values, strict=True):
                self.settings.set(self._key(f"seat{number}_{what}"), value)
        for name, box in self._boxes().items():
            self.settings.set(self._key(name), box.currentIndex())
        self.preferences.set("privacy", self.privacy.currentData())

    def fit(self, width: int) -> None:
        """Put things below each other where there are too few pixels of width for them."""
        for row in (self._above, self._columns):
            if self.minimumSizeHint().width() > width:
                stack(row)
                self._columns.activate()
                self._groups.activate()

    def _key(self, name: str) -> str:
        """The key of a setting; the first versions knew one game, whose keys don't name it."""
        return f"{RECENT}/{name}" if self.game.id == DEFAULT_GAME else f"{RECENT}/{self.game.id}/{name}"

    def _boxes(self) -> dict[str, QComboBox]:
        """The lists whose choices are kept by their place."""
        return ({"order": self.order} if self.order else {}) | self.agreed

    def _restore(self) -> None:
        for number, row in enumerate(self.rows):
            row.name.setText(self.settings.get(self._key(f"seat{number}_name"), row.name.text()))
            row.choose_player(self.settings.get(self._key(f"seat{number}_player"), row.chosen_player()))
            colour = self.settings.get(self._key(f"seat{number}_colour"), int(row.colour.currentData()))
            row.colour.setCurrentIndex(max(0, row.colour.findData(colour)))
        for name, box in self._boxes().items():
            index = self.settings.get(self._key(name), 0)
            box.setCurrentIndex(index if 0 <= index < box.count() else 0)

    def _follow(self) -> None:
        """Show what depends on who plays."""
        seats = self.seats
        self.guide.show_players(len(seats))
        self.thinks.setVisible(any(row.takes_time for row in self.rows))
        self.privacy.setEnabled(sum(seat.player == HUMAN for seat in seats) > 1)
        self.changed.emit()

    def _arrange(self) -> None:
        self._groups.setContentsMargins(0, 0, 0, 0)
        self._above.addWidget(self._players())
        self._above.addWidget(self.guide, 1)
        self._groups.addLayout(self._above)
        self._groups.addWidget(self._rules())
        self._groups.addStretch(1)

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

    def _rules(self) -> QGroupBox:
        """Return the map and the agreements in two columns of equal length."""
        lines = [(tr("Map"), self.map)]
        if self.order:
            lines.append((tr("Starting order of play"), self.order))
        lines += [(agreement.label, self.agreed[agreement.key]) for agreement in self.agreements]
        half = len(lines) // 2 + 1
        secrets = tr("Hidden information"), self.privacy
        rules = QGroupBox(tr("Options"))
        rules.setLayout(self._columns)
        self._columns.setSpacing(scaled(4 * FORM_SPACING))
        for column in (lines[:half], [secrets, *lines[half:]]):
            form = QFormLayout()
            form.setVerticalSpacing(scaled(FORM_SPACING))
            form.setHorizontalSpacing(scaled(2 * FORM_SPACING))
            for label, field in column:
                form.addRow(label, field)
            self._columns.addLayout(form, 1)
        return rules


def stack(row: QBoxLayout) -> None:
    """Put the parts of a row one below the other."""
    row.setDirection(QBoxLayout.Direction.TopToBottom)
    row.setSpacing(scaled(FORM_SPACING))


def _choice(choices: Mapping[Any, str]) -> QComboBox:
    """Return a list of values, which are shown as texts."""
    box = QComboBox()
    for value, text in choices.items():
        box.addItem(text, value)
    return box
