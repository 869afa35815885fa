"""The start screen."""

from __future__ import annotations

from typing import Self

from PySide6.QtWidgets import QLabel, QMainWindow, QPushButton, QWidget

from indonesia_qt.ui.table.games.start_cards import GameCard, LastGame
from indonesia_qt.ui.table.games.start_screen import StartScreen
from tests.ui.pages.page import Page, owned


class StartPage(Page[StartScreen]):
    """Offers the last game and everything else that one can begin with."""

    kind = StartScreen

    @classmethod
    def of(cls, owner: QWidget) -> Self:
        """Return the start screen that a window shows in its middle, or is about to show."""
        assert isinstance(owner, QMainWindow)
        screen = owner.centralWidget()
        assert isinstance(screen, StartScreen)
        return cls(screen)

    @property
    def last(self) -> LastGame:
        """What is shown of the last game."""
        assert self.has_last
        return self.widget.last

    @property
    def has_last(self) -> bool:
        """Whether something is shown of a last game."""
        return not self.widget.last.isHidden()

    @property
    def damaged(self) -> str:
        """What is said of later games that can't be opened; empty if there are none."""
        return self.widget.last.damaged.text() if not self.widget.last.damaged.isHidden() else ""

    @property
    def can_go_on(self) -> bool:
        """Whether the last game can be gone on with."""
        return not self.widget.last.go_on.isHidden() and self.widget.last.go_on.isEnabled()

    def list_damaged(self) -> None:
        """Go to the games that can't be opened."""
        self.click(self.widget.last.damaged)

    @property
    def players(self) -> str:
        """Who plays the last game."""
        return self.last.players.text()

    @property
    def stands_at(self) -> str:
        """How the last game stands."""
        return self.last.stands_at.text()

    @property
    def date(self) -> str:
        """When the last game was played, and on which map."""
        return self.last.date.text()

    @property
    def has_picture(self) -> bool:
        """Whether the board of the last game is drawn."""
        return not self.last.board.pixmap().isNull()

    @property
    def instead_of_picture(self) -> str:
        return self.last.board.text()

    @property
    def warning(self) -> str:
        """What is said of the last game after a crash; empty while nothing is."""
        return self.widget.banner.text() if self.widget.banner.isVisible() else ""

    @property
    def choices(self) -> list[QPushButton]:
        """The buttons for everything but the last game."""
        return list(self.widget.entries.values())

    def go_on(self) -> None:
        """Go on with the last game."""
        self.click(self.last.go_on)

    @property
    def cards(self) -> list[GameCard]:
        """The cards of games that can be begun."""
        return self.widget.cards

    def card(self, game: str) -> GameCard:
        """Return the card of a game by its id."""
        return next(card for card in self.cards if card.game == game)

    def click_picture(self, game: str) -> None:
        """Click on the picture of a game."""
        self.click(self.card(game).picture)

    def new_game(self, game: str = "indonesia") -> None:
        self.click(self.card(game).new)

    @property
    def languages(self) -> list[str]:
        """The languages that are offered; empty when there is no choice."""
        row = self.widget.language_row
        found = [*owned(row, QPushButton), *owned(row, QLabel)]
        return sorted(part.text() for part in found) if row.isVisible() else []

    def speak(self, language: str) -> None:
        """Choose a language by its code."""
        self.click(self.widget.languages[language])

    def record(self) -> None:
        self.click(self.widget.entries["record"])

    def edit_maps(self) -> None:
        self.click(self.widget.entries["editor"])

    def settings(self) -> None:
        self.click(self.widget.entries["settings"])
