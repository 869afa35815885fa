"""The card of a hint."""

from __future__ import annotations

from indonesia_qt.ui.table.hints import HintCard
from tests.ui.pages.page import Page


class HintPage(Page[HintCard]):
    """Says what a strong bot would do, and does it."""

    kind = HintCard

    @property
    def is_thinking(self) -> bool:
        return self.widget.thinking.isVisible()

    @property
    def is_ready(self) -> bool:
        """Whether the hint can be taken."""
        return self.widget.take.isVisible()

    @property
    def advises_city(self) -> bool:
        """Whether the title is that a city is to be built."""
        return self.widget.title.text().startswith("Hint: Build a city in ")

    @property
    def advises_pass(self) -> bool:
        """Whether the title is to pass."""
        return self.widget.title.text() == "Hint: Pass"

    @property
    def says_money_and_lead(self) -> bool:
        """Whether it says what is expected at the end."""
        text = self.widget.expected.text()
        return text.startswith("Expected: ") and ", lead " in text

    @property
    def reason(self) -> str:
        return self.widget.why.text()

    @property
    def does_other(self) -> bool:
        """Whether the button does the other answer that is looked at."""
        return self.widget.take.text() == "Play this instead"

    def list_others(self) -> None:
        """List other answers."""
        self.click(self.widget.more)

    def take(self) -> None:
        """Do what is advised or looked at."""
        self.click(self.widget.take)
