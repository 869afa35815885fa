"""The orders that last for a phase of a year: to pass all mergers, and to operate all companies as planned."""

from __future__ import annotations

from typing import Any, ClassVar

from indonesia_qt.core.flow import Action, Pass, Question
from indonesia_qt.games.indonesia.analysis.year_plan import planned_answer
from indonesia_qt.games.indonesia.rules.phases.mergers import AnnounceMerger
from indonesia_qt.games.indonesia.rules.state import State
from indonesia_qt.games.indonesia.rules.year import present_phase
from indonesia_qt.i18n.text import tr
from indonesia_qt.ui.games.indonesia.texts.names import Names
from indonesia_qt.ui.table.api import Order

UP_TO_MERGERS = "new_era", "turn_order", "mergers"


class PassMergers(Order, frozen=True, tag=True):
    """The order to announce no merger for `seat` this year.

    He is asked only in auctions in which he may bid: in others the rules skip him, or he has only one answer.
    """

    lasts: ClassVar[bool] = True
    year: int

    def is_on(self, s: State) -> bool:
        """Return whether mergers may still be announced this year."""
        return s.year == self.year and present_phase(s) in UP_TO_MERGERS

    def answer(self, view: State, asked: Question[Any]) -> Action | None:  # noqa: ARG002
        """Return a pass where a merger could be announced."""
        return Pass() if isinstance(asked, AnnounceMerger) and asked.seat == self.seat else None

    def prompt(self) -> str:
        """Return what the program does for the player, after his name."""
        return tr("Passing all mergers this year.")

    def begun(self, player: str) -> str:
        """Report that mergers are passed."""
        return tr("The program now passes all mergers for {player} this year.", player=player)

    def in_words(self, words: Names, view: State) -> str:  # noqa: ARG002
        """Return what the program does."""
        return tr("{player} announces no mergers this year.", player=words.seats[self.seat])


class OperateAll(Order, frozen=True, tag=True):
    """The order to operate the companies of `seat` as planned this year; he is asked where he has to decide himself."""

    lasts: ClassVar[bool] = True
    year: int

    def is_on(self, s: State) -> bool:
        """Return whether a company of the player is at work, or has yet to operate."""
        if s.year != self.year or present_phase(s) != "operations":
            return False
        is_left = any(id not in s.operated for id in s.players[self.seat].companies)
        return is_left or getattr(s.stack[-1], "seat", None) == self.seat

    def answer(self, view: State, asked: Question[Any]) -> Action | None:
        """Return what is planned."""
        return planned_answer(view, asked) if asked.seat == self.seat else None

    def prompt(self) -> str:
        """Return what the program does for the player, after his name."""
        return tr("Operating all companies as planned.")

    def begun(self, player: str) -> str:
        """Report that companies operate."""
        return tr("The program now operates {player}’s companies as planned.", player=player)

    def in_words(self, words: Names, view: State) -> str:  # noqa: ARG002
        """Return what the program does."""
        return tr("The program operates {player}’s companies as planned.", player=words.seats[self.seat])
