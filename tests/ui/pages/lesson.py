"""The card of the first game, which says what to do."""

from __future__ import annotations

from PySide6.QtWidgets import QPushButton

from indonesia_qt.ui.table.tutorial.learning import LessonCard, LessonChoice
from tests.ui.pages.page import Page, owned, written_on


class LessonChoicePage(Page[LessonChoice]):
    """Asks which game to learn."""

    kind = LessonChoice

    def choose(self, game: str) -> None:
        """Press the button of a game."""
        self.press(game)


class LessonPage(Page[LessonCard]):
    """Leads through the steps of a lesson."""

    kind = LessonCard

    @property
    def can_go_on(self) -> bool:
        """Whether a step is only to be read."""
        return self.widget.next.isVisible()

    @property
    def progress(self) -> tuple[int, int]:
        """The number of the step, and how many there are."""
        step, all_steps = self.widget.progress.text().split(" of ")
        return int(step), int(all_steps)

    @property
    def must_be_scrolled(self) -> bool:
        return self.widget.room.verticalScrollBar().maximum() != 0

    @property
    def is_folded(self) -> bool:
        """Whether only a strip of it is shown."""
        return self.widget.currentWidget() is self.widget.strip

    def fold(self) -> None:
        self.click(self.widget.fold)

    def unfold(self) -> None:
        self.click(self.widget.unfold)

    def go_on(self) -> None:
        self.click(self.widget.next)

    def have_done(self) -> None:
        """Have the program do what a step asks for."""
        self.click(self.widget.do)

    def go_back(self) -> None:
        self.click(self.widget.back)

    @property
    def ways_on(self) -> list[str]:
        """The ways on that are offered when the lesson is over."""
        return [written_on(one) for one in owned(self.widget.ways, QPushButton) if one.isVisible()]

    def play_full_game(self) -> None:
        self.press("Play a full game")

    def stay(self) -> None:
        """Go on in the game of the lesson, without the card."""
        self.press("Continue here")

    def go_to_menu(self) -> None:
        self.press("Menu")

    def start_over(self) -> None:
        self.click(self.widget.start_over)

    def leave(self) -> None:
        self.click(self.widget.leave)
