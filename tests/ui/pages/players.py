"""The cards of the players, and what they open."""

from __future__ import annotations

import re
from typing import NamedTuple

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QMenu
from pytestqt.qtbot import QtBot

from indonesia_qt.ui.app.program import Program
from indonesia_qt.ui.games.indonesia.ledger_view import LedgerList
from indonesia_qt.ui.games.indonesia.player_cards import IndonesiaCard
from indonesia_qt.ui.games.indonesia.year_page import YearPage
from tests.ui.pages.menus import MenuPage
from tests.ui.pages.page import Page, owned

TAKE_OVER = "Take over"


class CardPage(Page[IndonesiaCard]):
    """The card of a player, with a menu that gives the seat to a bot or takes it back."""

    kind = IndonesiaCard

    @classmethod
    def at(cls, program: Program, seat: int) -> CardPage:
        """Return the card of a seat."""
        assert program.table
        return cls(program.table.player_cards.cards[seat])

    @classmethod
    def marked(cls, program: Program) -> list[int]:
        """Return the seats whose cards are marked as those whose turn it is."""
        assert program.table
        return [card.seat for card in program.table.player_cards.cards if card.property("role") == "asked"]

    @property
    def money(self) -> str:
        return self.widget.money.text()

    @property
    def earned_this_year(self) -> str:
        """The earnings of the year, as they are written."""
        [earned] = re.findall(r"\((?:this year )?([^()]*)\)", re.sub(r"<[^>]*>", "", self.money))
        return str(earned)

    @property
    def marked_as_operated(self) -> set[str]:
        """The companies whose tool tips say that they have operated this year."""
        row = self.widget.slots_row
        tips = {company: row.tip_of(slot) for slot, company in enumerate(row.companies)}
        return {company for company, text in tips.items() if "has operated this year" in text}

    @property
    def rank(self) -> str:
        """The place in the order of play or, when the game is over, at the end."""
        return self.widget.rank.text()

    @property
    def plays(self) -> str:
        """Which bot plays, and what else stands in the last line."""
        return self.widget.facts.text()

    @property
    def menu(self) -> MenuPage:
        """The menu, whether it is shown or not."""
        return MenuPage(self.widget.menu)

    @property
    def can_be_taken_over(self) -> bool:
        return TAKE_OVER in self.menu.offered()

    def can_be_played_by(self, bot: str) -> bool:
        """Whether the seat can be given to a bot, by its name."""
        return _let_play(bot) in self.menu.offered()

    def give_to(self, bot: str) -> None:
        """Let a bot play, without the mouse."""
        self.menu.trigger(_let_play(bot))

    def take_over(self) -> None:
        """Let a person play again, without the mouse."""
        self.menu.trigger(TAKE_OVER)

    def times(self, bot: str) -> list[QAction]:
        """Return the times to think that are offered for a bot."""
        menu = self.menu.entry(_let_play(bot)).menu()
        assert isinstance(menu, QMenu)
        return menu.actions()

    def give_with_mouse(self, qtbot: QtBot, bot: str, time: str = "") -> None:
        """Let a bot play, with a time to think such as "0.5 s" where it takes one."""
        self._click_through_menu(qtbot, _let_play(bot), *([f"{time} per decision"] if time else []))

    def take_over_with_mouse(self, qtbot: QtBot) -> None:
        self._click_through_menu(qtbot, TAKE_OVER)

    def _click_through_menu(self, qtbot: QtBot, *path: str) -> None:
        """Open the menu by its button and click through it."""
        self.click(self.widget.hands)
        menu: QMenu = self.widget.menu
        for text in path:
            qtbot.waitUntil(menu.isVisible)
            action = MenuPage(menu).entry(text)
            at, below = menu.actionGeometry(action).center(), action.menu()
            self.click(menu, at)
            menu = below if isinstance(below, QMenu) else menu

    def ask_why_last(self) -> None:
        """Ask why the last decision was made."""
        self.menu.trigger("Why did the bot do that?")

    def open_figure(self, figure: str) -> None:
        """Open the list of what a sum is made of, however that is done."""
        self.widget.money.linkActivated.emit(figure)

    def click_first_figure(self) -> None:
        """Click the leftmost sum."""
        QApplication.processEvents()
        line = self.widget.money
        QTest.mouseClick(line, Qt.MouseButton.LeftButton, pos=QPoint(12, line.height() // 2))


def _let_play(bot: str) -> str:
    return f"Let {bot} play"


class LedgerPage(Page[LedgerList]):
    """The list of what a sum is made of."""

    kind = LedgerList

    @property
    def total(self) -> str:
        return self.widget.total.text()

    def click_line(self, row: int) -> None:
        listed = self.widget.list
        item = listed.topLevelItem(row)
        listed.scrollToItem(item)
        QTest.mouseClick(listed.viewport(), Qt.MouseButton.LeftButton, pos=listed.visualItemRect(item).center())

    def press_escape(self) -> None:
        QTest.keyClick(self.widget.list, Qt.Key.Key_Escape)

    def close(self) -> None:
        self.widget.close()


def year_is_over(year: int) -> str:
    """Return the title of a year's page."""
    return f"Year {year} is over"


class YearOfPlayer(NamedTuple):
    """What a player's line says: his name, his earnings, and his place in the order of play."""

    name: str
    earned: str
    place: str
    about_place: str


class YearReportPage(Page[YearPage]):
    """What happened in the year that is over."""

    kind = YearPage

    @property
    def texts(self) -> list[str]:
        """What is written on it, whether it is before the log or behind it."""
        return [label.text() for label in owned(self.widget, QLabel) if label.isVisibleTo(self.widget)]

    @property
    def players(self) -> list[YearOfPlayer]:
        """The lines of the players, from top to bottom."""
        labels = [label for label in owned(self.widget, QLabel) if label.text()]
        return [
            YearOfPlayer(name.text(), earned.text(), chip.text(), chip.toolTip())
            for name, earned, chip in zip(labels, labels[1:], labels[2:], strict=False)
            if chip.property("role") == "chip"
        ]
