"""The dialog in which a new game is set up."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QLabel

from indonesia_qt.core.record import HUMAN
from indonesia_qt.ui.table.games.game_choices import NOBODY, SeatCard
from indonesia_qt.ui.table.games.new_game_dialog import NewGame, NewGameDialog
from indonesia_qt.ui.widgets.chip_choice import ChipChoice
from tests.ui.pages.boxes import CANCEL
from tests.ui.pages.page import Page


class NewGamePage(Page[NewGameDialog]):
    """Sets a game up with mouse and keys."""

    kind = NewGameDialog

    @property
    def choice(self) -> NewGame:
        """What is chosen."""
        return self.widget.choice()

    @property
    def seats(self) -> list[SeatCard]:
        return self.widget.choices.rows

    @property
    def problem(self) -> str:
        """What keeps the game from starting."""
        return self.widget.problem.text()

    @property
    def can_begin(self) -> bool:
        return self.widget.start.isEnabled()

    def list_of(self, name: str) -> QComboBox:
        """Return the list of the map, the order, the privacy or an agreement."""
        choices = self.widget.choices
        own = {"map": choices.map, "privacy": choices.privacy} | ({"order": choices.order} if choices.order else {})
        return (own | choices.agreed)[name]

    @property
    def maps(self) -> list[str]:
        """The titles of the maps that can be chosen."""
        return self.offered(self.list_of("map"))

    @property
    def games(self) -> list[str]:
        """Return the games among which there is a choice, as they are shown."""
        return self.offered(self.widget.game)

    @property
    def games_with_picture(self) -> list[str]:
        """The games beside whose name something is drawn, all of it in the same width."""
        box = self.widget.game
        pictures = [box.itemIcon(number).pixmap(box.iconSize()).toImage() for number in range(box.count())]
        assert {picture.width() for picture in pictures} == {round(box.iconSize().width() * box.devicePixelRatioF())}
        return [
            self.games[number]
            for number, picture in enumerate(pictures)
            if picture.pixelColor(picture.rect().center()).alpha()
        ]

    @property
    def asks_for(self) -> list[str]:
        """Return what is asked for beside the players and the map, in its order from the left column to the right."""
        self.unfold()
        named = [label for label in self.parts(QLabel) if label.isVisible() and isinstance(label.buddy(), QComboBox)]
        return [label.text() for label in named if label.buddy() is not self.list_of("map")]

    def choose_game(self, game: str) -> None:
        """Choose another game by its id."""
        self.choose(self.widget.game, game)

    def offered(self, box: QComboBox | ChipChoice) -> list[str]:
        """Return the texts of a list's entries, or of chips."""
        return [text for place in range(box.count()) if (text := box.itemText(place))]

    def strength(self, level: str) -> str:
        """Return what is said of the strength of a level; empty while nothing is."""
        chips = self.seats[1].player
        said = chips.chips[chips.findData(level)].toolTip().split("\n")
        return said[1] if len(said) > 1 else ""

    def write_name(self, seat: int, name: str) -> None:
        self.write(self.seats[seat].name, name, Qt.Key.Key_Tab)

    def write_seed(self, seed: str) -> None:
        self.unfold()
        self.write(self.widget.choices.seed, seed, Qt.Key.Key_Tab)

    def unfold(self) -> None:
        """Have the options in sight."""
        if not self.widget.choices.unfold.isChecked():
            self.click(self.widget.choices.unfold)

    def choose(self, box: QComboBox | ChipChoice, data: object) -> None:
        """Choose an entry with the keys, as somebody does who doesn't want to open the list."""
        box.setFocus()
        QTest.keyClick(box, Qt.Key.Key_Home)
        while box.currentData() != data:
            before = box.currentIndex()
            QTest.keyClick(box, Qt.Key.Key_Down)
            assert box.currentIndex() != before, f"{data} is not in the list"

    def choose_player(self, seat: int, player: str) -> None:
        """Choose a bot, a human or nobody for a seat."""
        card = self.seats[seat]
        if player == NOBODY:
            if not card.is_empty:
                self.click(card.remove)
            return
        added = []
        while card.is_empty:
            added.append(next(one for one in self.seats if one.is_empty))
            self.press("Add player")
        for other in added[:-1]:
            self.click(other.remove)
        self.choose(card.player, player)

    def seat_two(self, player: str = HUMAN) -> None:
        """Give the first two seats to people or to bots of a level, and the others to nobody."""
        for seat in range(len(self.seats)):
            self.choose_player(seat, player if seat < 2 else NOBODY)

    def choose_colour(self, seat: int, colour: int) -> None:
        self.choose(self.seats[seat].colour, colour)

    def choose_seconds(self, seat: int, seconds: float) -> None:
        """Choose how long the bot of a seat thinks."""
        self.choose(self.seats[seat].seconds, seconds)

    def choose_style(self, seat: int, style: str) -> None:
        """Choose in which style the bot of a seat plays; `none` stands for no style."""
        self.choose(self.seats[seat].style_of_play, style)

    def choose_options(self, **options: Any) -> None:
        """Choose in the lists of the game: `map`, `order`, `money`, `contact`, `research`, `privacy`."""
        self.unfold()
        for name, value in options.items():
            self.choose(self.list_of(name), value)

    def switch_hints(self) -> None:
        self.unfold()
        hints = self.widget.choices.hints
        hints.setFocus()
        QTest.keyClick(hints, Qt.Key.Key_Space)

    def draw_seed(self) -> None:
        """Have another seed drawn."""
        self.unfold()
        self.press("New seed")

    def begin(self) -> None:
        self.click(self.widget.start)

    def cancel(self) -> None:
        self.press(CANCEL)
