"""The card of a hint."""

from __future__ import annotations

from indonesia_qt.ui.table.hints import HintCard
from indonesia_qt.ui.table.panels.choice_list import ABOUT
from tests.ui.pages.page import Page
from tests.ui.pages.table import PASSES


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
        return self.widget.title.text().startswith("Build a city in ")

    @property
    def advises_pass(self) -> bool:
        """Whether the title is to pass."""
        return self.widget.title.text() in PASSES

    @property
    def first_line(self) -> str:
        """The answer."""
        return self.widget.title.text()

    @property
    def key_reason(self) -> str:
        """The sentence that speaks for it."""
        return self.widget.key_reason.text() if self.widget.key_reason.isVisible() else ""

    @property
    def certainty(self) -> str:
        """Whether the bot is sure."""
        return self.widget.certainty.text() if self.widget.certainty.isVisible() else ""

    @property
    def about_others(self) -> list[str]:
        """What is said of each of the other answers in the list."""
        others = self.widget.others
        return [others.item(row).data(ABOUT) for row in range(others.count())]

    @property
    def alternatives(self) -> list[str]:
        """The lines about other answers, each with what it costs."""
        return self.widget.instead.text().splitlines() if self.widget.instead.isVisible() else []

    @property
    def details(self) -> str:
        """What the bot expects, if it is shown."""
        return self.widget.details.text() if self.widget.details.isVisible() else ""

    @property
    def says_money(self) -> bool:
        """Whether the details are what is expected at the end."""
        return self.details.startswith("Expected: ") and "lead" not in self.details

    def show_details(self) -> None:
        """Show what the bot expects, or hide it again."""
        self.click(self.widget.in_detail)

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
