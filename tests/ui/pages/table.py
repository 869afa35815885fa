"""The table: the board, and the panel in which a question is answered, whichever it is."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QCheckBox, QPushButton, QTabWidget, QWidget

from indonesia_qt.games.indonesia.rules.actions import Research
from indonesia_qt.i18n.text import signed
from indonesia_qt.ui.board.map_view import MapView
from indonesia_qt.ui.board.marks import AreaMark
from indonesia_qt.ui.games.indonesia.panels.growth_list import GrowthList
from indonesia_qt.ui.games.indonesia.panels.mergers import PASS_THEN
from indonesia_qt.ui.games.indonesia.panels.plan_page import signs
from indonesia_qt.ui.games.indonesia.texts.names import rupiah
from indonesia_qt.ui.table.panels.answer_button import AnswerButton
from indonesia_qt.ui.table.panels.choice_list import ChoiceList
from indonesia_qt.ui.table.panels.input_fields import AmountField
from indonesia_qt.ui.table.privacy import Cover
from tests.ui.pages.final_screen import FinalPage
from tests.ui.pages.page import Page, owned, settle, written_on
from tests.ui.pointer import move_to
from tests.ui.table.sitter import Sitter

LEFT = Qt.MouseButton.LeftButton
PASSES = {"Pass", "Announce no merger", "Bid no more", "Start no company", "Research nothing"}


def own_name(player: str) -> str:
    """Return what the button says with which a player draws the curtain."""
    return f"I’m {player}"


class AmountPage(Page[AmountField]):
    """An amount of money, with buttons that change it."""

    kind = AmountField

    def change(self, by: int) -> int:
        """Press the button for a change in rupiah; gives the amount after it."""
        self.press(signed(by))
        return self.widget.value()

    def go_to_least(self) -> int:
        """Press the button for the least amount, and give it."""
        self.press("Min")
        return self.widget.value()

    def go_to_most(self) -> int:
        """Press the button for the greatest amount, and give it."""
        self.press("Max")
        return self.widget.value()


class Table(Sitter, Page[QWidget]):
    """Does with the mouse what a player does at the table of a program."""

    @property
    def widget(self) -> QWidget:  # type: ignore[override]
        """The panel that asks; another question brings another one."""
        panel: QWidget = self.panel
        return panel

    # What is the same in all panels.

    def click_area(self, area: str) -> None:
        """Click an area on the board, where its token lies."""
        QApplication.processEvents()
        (place,) = self.places_of(area)
        port = self._board.viewport()
        move_to(port, place)
        QTest.mouseClick(port, LEFT, Qt.KeyboardModifier.NoModifier, place)

    @property
    def _board(self) -> MapView:
        assert self.program.window.map
        return self.program.window.map

    def places_of(self, *areas: str) -> list[QPoint]:
        """Where the tokens of areas are seen, once the view has come to rest; on the whole board if not all are."""
        view = self._board
        while view.is_gliding:
            QApplication.processEvents()

        def seen() -> list[QPoint]:
            return [view.mapFromScene(view.map_scene.point_of(area)) for area in areas]

        if not all(map(view.viewport().rect().contains, seen())):
            QTest.keyClick(view, Qt.Key.Key_F)
        return seen()

    def point_at_area(self, area: str) -> None:
        """Move the mouse to a place on the board, or away from it without one."""
        assert self.program.window.map
        view = self.program.window.map
        if area:
            move_to(view.viewport(), view.mapFromScene(view.map_scene.point_of(area)))
        else:
            view.map_scene.hover("")

    def point_at_row(self, listed: ChoiceList | GrowthList, value: Any) -> None:
        """Move the mouse to the row of a value."""
        row = listed.values.index(value)
        if isinstance(listed, ChoiceList):
            listed.scrollToItem(listed.item(row))
            move_to(listed.viewport(), listed.visualItemRect(listed.item(row)).center())
        else:
            move_to(listed, listed.row(value).center())

    def lit_areas(self) -> set[str]:
        """Return the places that are lit on the board."""
        board = self.table.board
        marks = [*self.table.decision.marks(), *(AreaMark(place, "lit") for place in board.lit)]
        return {mark.area for mark in marks if isinstance(mark, AreaMark) and mark.standing == "lit"}

    @staticmethod
    def lit_rows(listed: ChoiceList) -> list[Any]:
        """Return the values of the rows that are lit."""
        return [value for row, value in enumerate(listed.values) if listed.is_lit(row)]

    def drag(self, start: str, end: str, by_way_of: Iterable[str] = ()) -> None:
        """Take an area with the left button and put it down on another one."""
        port, places = self._board.viewport(), self.places_of(start, *by_way_of, end)
        QTest.mousePress(port, LEFT, pos=places[0])
        for place in places[1:]:
            move_to(port, (places[0] + place) / 2, LEFT)
            move_to(port, place, LEFT)
        QTest.mouseRelease(port, LEFT, pos=places[-1])

    def choose(self, listed: ChoiceList, row: int = 0) -> None:
        """Click an entry of a list."""
        settle()  # a list that has just been filled gets its room in several steps, and may scroll until then
        item = listed.item(row)
        listed.scrollToItem(item)
        self.click(listed.viewport(), listed.visualItemRect(item).center())

    def choose_value(self, listed: ChoiceList, value: Any) -> None:
        """Click the entry of a list that stands for a value."""
        self.choose(listed, listed.values.index(value))

    def select(self, listed: ChoiceList, value: Any) -> None:
        """Choose the entry of a list that stands for a value with the arrow keys, without answering."""
        listed.setFocus()
        for _ in listed.values:
            if listed.value() == value:
                break
            QTest.keyClick(listed, Qt.Key.Key_Down)
        assert listed.value() == value

    def _confirm_unless_answered(self, panel: QWidget) -> None:
        if self.panel is panel:
            self.confirm()

    @property
    def lists(self) -> list[ChoiceList]:
        """The lists of the panel that can be seen."""
        return self.parts(ChoiceList)

    @property
    def answers(self) -> list[AnswerButton]:
        """The buttons that answer the question."""
        row = self.panel.buttons.parentWidget()
        return [button for button in owned(self.widget, AnswerButton) if button.parentWidget() is row]

    @property
    def confirmation(self) -> str:
        """What the button that answers says."""
        text: str = self.panel.primary.text()
        return text

    @property
    def confirms_city(self) -> bool:
        """Whether the button that answers builds a city."""
        return self.confirmation.startswith("Build a city in ")

    @property
    def confirms_ship(self) -> bool:
        """Whether the button that answers adds a ship."""
        return self.confirmation.startswith("Add a ship in ")

    @property
    def asks_for_track(self) -> bool:
        """Whether the button that answers says that a track is to be chosen first."""
        return self.confirmation == "Choose a track"

    @property
    def asks_for_company(self) -> bool:
        """Whether the button that answers says that a company is to be chosen first."""
        return self.confirmation == "Choose a company"

    @property
    def can_confirm(self) -> bool:
        return self.panel.primary.isEnabled()

    def confirm(self) -> None:
        """Press the button that answers with what is chosen."""
        self.click(self.panel.primary)

    def place(self, area: str) -> None:
        """Answer with an area, by as many clicks as it takes."""
        panel = self.panel
        self.click_area(area)
        self._confirm_unless_answered(panel)

    @property
    def passing(self) -> QAbstractButton | None:
        """The button that passes, also where the question is covered; None where nobody can pass."""
        if isinstance(self.panel, Cover):
            return next((one for one in self.parts(QPushButton) if written_on(one) in PASSES), None)
        button: QAbstractButton | None = self.panel.pass_button
        return self.panel.primary if button is not None and button.isHidden() else button

    def pass_(self) -> None:
        """Pass, or stop with what can be done several times."""
        QApplication.processEvents()
        assert self.passing
        self.click(self.passing)

    # Turn order, mergers and auctions.

    def change_amount(self, by: int) -> None:
        """Press the button that changes the amount by so many steps."""
        amount: AmountField = self.panel.amount
        AmountPage(amount).change(by * amount.amounts.step)

    def bid(self, amount: int) -> None:
        """Bid for the turn order, step by step from nothing."""
        AmountPage(self.panel.amount).go_to_least()
        for _ in range(amount):
            self.change_amount(1)
        self.confirm()

    def fill_in_bid_for(self, place: str) -> None:
        """Press the button that fills in the lowest bid for a place, such as "1st"."""
        (chip,) = [button for button in self.parts(QPushButton) if written_on(button).startswith(f"{place}: ")]
        self.click(chip)

    def fill_in(self, amount: int) -> None:
        """Press the button that fills in a bid of an auction."""
        self.press(rupiah(amount))

    def choose_pair(self, pair: tuple[str, str]) -> None:
        """Choose the companies of a merger in the table, which may have to be shown again."""
        if not self.panel.list.isVisible():
            self.show_all_pairs()
        self.choose_value(self.panel.list, pair)

    def show_all_pairs(self) -> None:
        """Show the table of mergers with all pairs again."""
        self.click(self.panel.all_pairs)

    @property
    def pairs_shown(self) -> list[tuple[str, str]]:
        """The pairs in the table of mergers; none where a pair has taken its place."""
        table = self.panel.list
        if not table.isVisible():
            return []
        return [pair for row, pair in enumerate(table.values) if not table.isRowHidden(row)]

    # The halving of siap faji.

    def toggle_area(self, area: str) -> None:
        """Click an area in the list of those that stay or go."""
        self.choose_value(self.panel.areas, area)

    @property
    def areas_gone(self) -> set[str]:
        """The areas that are marked to go, as hatched on the board."""
        return {mark.area for mark in self.panel.marks() if isinstance(mark, AreaMark) and mark.standing == "forbidden"}

    def announce(self, pair: tuple[str, str]) -> None:
        """Announce the merger of two companies."""
        self.choose_pair(pair)
        self.confirm()

    def raise_bid(self) -> None:
        """Make the bid that is proposed in an auction."""
        self.confirm()

    def let_bid(self, limit: int, then_pass: bool = False) -> None:
        """Let the program bid up to a limit; then it asks, or passes."""
        self.panel.amount.number.setValue(limit)
        self.click(self.panel.limit)
        assert self.panel.limit.isChecked()
        if then_pass:
            self.panel.then.setCurrentIndex(PASS_THEN)
        self.raise_bid()

    @property
    def is_bid_for(self) -> bool:
        """Whether it is shown that the program bids."""
        return self.table.decision.host.order.isVisible()

    def stop_bidding(self) -> None:
        """Have the program bid no more."""
        self.click(self.table.decision.host.order.stop)

    # Acquisitions, research and operations.

    def show_all_deeds(self) -> None:
        """Show the list of deeds again, without a choice."""
        self.click(self.panel.all_deeds)

    def found_company(self, deed: str, place: str) -> None:
        """Take a deed and start its company at a place; the list of deeds may have to be shown again."""
        if not self.panel.deeds.isVisible():
            self.show_all_deeds()
        self.choose_value(self.panel.deeds, deed)
        self.place(place)

    def research(self, track: Any, seat: int) -> None:
        """Advance a seat on a track."""
        panel = self.panel
        self.choose_value(panel.list, Research(track, seat))
        self._confirm_unless_answered(panel)

    def operate(self, area: str) -> None:
        """Operate the company at an area."""
        self.place(area)

    def operate_all(self) -> None:
        """Have all companies operated as planned."""
        self.press("Operate all as planned")

    def pass_all_mergers(self) -> None:
        """Announce no merger this year."""
        self.press("Pass all mergers this year")

    @property
    def shipment(self) -> tuple[int, int]:
        """How many goods the button ships, and what the owner gets for them."""
        goods, net = self._figures("Sell ")
        return goods, net

    @property
    def net_of_plan(self) -> int:
        """What the owner gets with the plan that the button takes."""
        (net,) = self._figures("Use this plan, ")
        return net

    def _figures(self, does: str) -> list[int]:
        """The numbers on the button that answers, which says to begin with what it does."""
        assert self.confirmation.startswith(does), self.confirmation
        figures = self.confirmation.removeprefix(does).replace("\N{MINUS SIGN}", "-").replace("net ", "")
        return [int(figure.replace(",", "")) for figure in figures.split(", ")]

    @property
    def expands_at_once(self) -> bool:
        """Whether the company expands with the press that ships its goods."""
        expand: QCheckBox = self.panel.expand
        return expand.isVisible() and expand.isChecked()

    def ship(self) -> None:
        """Complete the plan of deliveries and ship it; where the company expands is decided afterwards."""
        if self.expands_at_once:
            self.click(self.panel.expand, QPoint(8, self.panel.expand.height() // 2))
            assert not self.expands_at_once
        self.confirm()

    def ship_and_expand(self) -> None:
        """Ship the plan, and have the company expand as is proposed."""
        assert self.expands_at_once
        self.confirm()

    def click_lock(self, row: int) -> None:
        """Click the lock of a row of the plan."""
        self._click_sign(row, 0)

    def click_cross(self, row: int) -> None:
        """Click the cross of a row of the plan, which removes it."""
        self._click_sign(row, 1)

    def _click_sign(self, row: int, sign: int) -> None:
        QApplication.processEvents()
        rows = self.panel.rows
        rows.scrollToItem(rows.item(row))
        self.click(rows.viewport(), signs(rows.visualItemRect(rows.item(row)))[sign].center())

    @property
    def proof(self) -> str:
        """What is said of why no more can be shipped; empty while nothing is."""
        proof = self.panel.proof
        return proof.text() if proof.isVisible() else ""

    def ask_why(self) -> None:
        """Ask why no more can be shipped, or end it."""
        (why,) = [button for button in self.parts(QPushButton) if written_on(button).startswith("Why ")]
        self.click(why)

    # While bots play, in the past and at the end.

    def uncover(self) -> None:
        """Have what is covered shown."""
        self.click(self.panel.primary)

    def let_decide_once(self) -> None:
        """Have the bot make one decision."""
        self.press("One move")

    def let_play_to_the_end(self) -> None:
        """Have bots that play alone play without a stop."""
        self.press("Skip to the end")

    def let_play_to_my_decision(self) -> None:
        """Have bots play without a stop up to a person's decision."""
        self.press("Skip to my turn")

    def let_bots_play(self) -> None:
        """End a pause of the bots."""
        self.press("Resume bots")

    def continue_in_copy(self) -> None:
        """Go on in a copy of a game that another window plays."""
        self.press("Continue in a copy")

    def return_to_present(self) -> None:
        """Leave the moment that is looked at."""
        self.press("Return to the present")

    def ask_for_another_game(self) -> None:
        """Ask for the dialog of a new game, at the end of one."""
        self.press("New game\N{HORIZONTAL ELLIPSIS}")

    def open_final_screen(self) -> None:
        """Open the final screen again."""
        self.press("Final screen")

    @property
    def final(self) -> FinalPage:
        """The final screen, which can be seen."""
        QApplication.processEvents()  # the board below may be new
        return FinalPage.of(self.program.window)

    # Beside the panel.

    @property
    def made(self) -> int:
        """How many decisions have been made."""
        return self.table.bridge.made

    def tabs_with(self, page: QWidget) -> QTabWidget:
        """Return the tabs one of which shows a page."""
        return next(tabs for tabs in Page(self.program.window).parts(QTabWidget) if tabs.indexOf(page) >= 0)

    def click_tab_of(self, page: QWidget) -> None:
        """Click the tab of a page, which opens it where it is folded away."""
        tabs = self.tabs_with(page)
        self.click(tabs.tabBar(), tabs.tabBar().tabRect(tabs.indexOf(page)).center())
