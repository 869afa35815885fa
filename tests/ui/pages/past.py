"""The panel of a past moment, and the list of lines of play that were left."""

from __future__ import annotations

import math

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton

from indonesia_qt.ui.play.history import PastBanner
from indonesia_qt.ui.play.timeline_slider import TimelineSlider
from indonesia_qt.ui.table.games.new_game_controller import BranchesDialog
from indonesia_qt.ui.table.panels.choice_list import ABOUT
from indonesia_qt.ui.table.panels.past import PastPanel
from tests.ui.pages.page import Page


class PastPage(Page[PastPanel]):
    """Lists what else could have been chosen, or what a bot thinks of it."""

    kind = PastPanel

    @property
    def title(self) -> str:
        return self.widget.title.text()

    @property
    def frames(self) -> str:
        """The legend of the frames on the board."""
        return self.widget.frames.text() if self.widget.frames.isVisible() else ""

    @property
    def lists_choices(self) -> bool:
        """Whether all choices are listed, not only those that a bot finds best."""
        return self.title.startswith("All options")

    @property
    def has_thoughts(self) -> bool:
        """Whether the thoughts of a bot are listed."""
        return "Best moves according to" in self.title

    @property
    def thinks_by_rules_of_thumb(self) -> bool:
        """Whether it is said that the bot itself has no thoughts to list."""
        return "rules of thumb" in self.title

    @property
    def is_secret(self) -> bool:
        """Whether it is said that nothing is listed because it depends on secrets."""
        return "hidden information" in self.title

    @property
    def entries(self) -> list[str]:
        """The texts of the entries."""
        return [self.widget.list.item(row).text() for row in range(self.widget.list.count())]

    @property
    def about_entries(self) -> list[str]:
        """What is said of each entry."""
        return [self.widget.list.item(row).data(ABOUT) for row in range(self.widget.list.count())]

    @property
    def ticked(self) -> list[str]:
        """The entries that are marked as what was chosen."""
        return [text for text in self.entries if text.endswith("\N{CHECK MARK}")]

    @property
    def asks_whom(self) -> str:
        """What the button says that asks for thoughts: of the bot that decided, or of any bot."""
        return self.widget.why.text()

    def ask_why(self) -> None:
        self.click(self.widget.why)

    def list_choices(self) -> None:
        """List all choices again."""
        self.click(self.widget.others)

    @property
    def all_buttons(self) -> list[QPushButton]:
        return self.parts(QPushButton)


class BannerPage(Page[PastBanner]):
    """Says which moment is looked at, and leads to others."""

    kind = PastBanner

    @property
    def decision(self) -> tuple[int, int]:
        """The number of the decision that is looked at, and how many there are."""
        words = self.widget.text.toolTip().split()  # the text shows as much as has room
        assert [*words[:3], words[4]] == ["Looking", "back:", "decision", "of"]
        return int(words[3]), int(words[5])

    @property
    def offers_stop(self) -> bool:
        """Whether a replay runs that its button stops."""
        return self.widget.play.accessibleName() == "Stop"

    @property
    def is_four_times_as_fast(self) -> bool:
        """Whether the button of the speed says so."""
        return "Four times" in self.widget.speed.toolTip()

    @property
    def speeds(self) -> list[QAction]:
        """The speeds that are offered."""
        return self.widget.speed.menu().actions()

    def return_to_present(self) -> None:
        self.click(self.widget.back)

    def play(self) -> None:
        """Begin the replay, or stop it."""
        self.click(self.widget.play)

    def go_back(self) -> None:
        """Look at the decision before."""
        self.click(self.widget.earlier)

    def go_on(self) -> None:
        """Look at the next decision."""
        self.click(self.widget.later)

    def undo(self) -> None:
        """Take back everything from the moment on."""
        self.click(self.widget.undo)

    def branch(self) -> None:
        """Begin another game at the moment."""
        self.click(self.widget.branch)


class TimelinePage(Page[TimelineSlider]):
    """The strip of all decisions."""

    kind = TimelineSlider

    def go_to(self, at: int) -> None:
        """Click the moment before the decision after `at` others."""
        self.click(self.widget, self._place(at))

    def double_click(self, at: int) -> None:
        """Double-click a decision, or the group of decisions that it begins."""
        QTest.mouseDClick(self.widget, Qt.MouseButton.LeftButton, pos=self._place(at))

    def press(self, key: Qt.Key) -> None:  # type: ignore[override]
        """Press a key while the strip has the keyboard."""
        self.widget.setFocus()
        QTest.keyClick(self.widget, key)

    def width_of(self, first: int, last: int) -> float:
        """Return how far two moments lie apart, in pixels."""
        return self.widget.x_of(last) - self.widget.x_of(first)

    @property
    def about(self) -> str:
        """What a screen reader says of the moment that is shown."""
        return self.widget.accessibleName().removeprefix("Timeline: ")

    def _place(self, at: int) -> QPoint:
        return QPoint(math.ceil(self.widget.x_of(at)), self.widget.height() // 2)


class BranchesPage(Page[BranchesDialog]):
    """Lists the lines of play that were left for another decision."""

    kind = BranchesDialog

    @property
    def lines(self) -> list[str]:
        """What is read of each line of play."""
        listed = self.widget.list
        return [listed.item(row).data(Qt.ItemDataRole.AccessibleTextRole) for row in range(listed.count())]

    def open_line(self) -> None:
        """Open the chosen line of play in a new game."""
        self.click(self.widget.open_line)
