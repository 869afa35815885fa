"""The rules are those of the game at the table, or of the usual one; a game without a rule book says so."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from indonesia_qt.ui.app.program import Program
from indonesia_qt.ui.style.theme import Theme
from indonesia_qt.ui.support.refusal import Refusal
from indonesia_qt.ui.table.game_rules import GameRules
from tests.ui.pages.books import GuidePage, ReferencePage, RulesPage
from tests.ui.table.new_games import new_game
from tests.ui.table.second_game import CountingUi, counting, show_counting  # noqa: F401

NO_BOOK = "There’s no rule book for Counting."
Lay = Callable[[], None]


class NoPictures:
    """A book without pictures has none in any look."""

    def __init__(self, theme: Theme) -> None:
        self.theme = theme

    def image(self, name: str, width: int, ratio: float = 1.0) -> QImage:
        raise AssertionError(name, width, ratio)


class CountingRules(GameRules):
    beginning, end = "goal", "goal"

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def pictures(self, theme: Theme) -> NoPictures:
        return NoPictures(theme)


@pytest.fixture
def lay(counting: CountingUi, program: Program, tmp_path: Path) -> Lay:  # noqa: F811
    """Lays a game of counting on the table."""
    assert counting

    def lay() -> None:
        show_counting(program, tmp_path / "counting.indonesia")
        program.window.activateWindow()
        QApplication.processEvents()

    return lay


@pytest.fixture
def book(tmp_path: Path) -> Path:
    """A rule book with two chapters."""
    chapters = tmp_path / "rules" / "en"
    chapters.mkdir(parents=True)
    (chapters / "01-goal.md").write_text("# The goal\n\nSay ten.\n", encoding="utf-8")
    (chapters / "02-turn.md").write_text(
        "# A turn\n\n### How far {C-TUR-01}\n\nBy one to three.\n\n[Help](../../../docs/faq.md)\n", encoding="utf-8"
    )
    return tmp_path / "rules"


def chapter(program: Program) -> str:
    """The title of the chapter that is shown."""
    shown = RulesPage.of(program.window).chapter
    return shown.title if shown else ""


def test_a_game_without_a_book_says_so(lay: Lay, program: Program) -> None:
    lay()
    QTest.keyClick(program.window, Qt.Key.Key_F1)
    assert program.window.statusBar().currentMessage() == NO_BOOK
    assert not RulesPage.all_of(program.window)
    program.window.commands.actions["reference"].trigger()
    assert program.window.statusBar().currentMessage() == "There’s no quick reference for Counting."
    assert not ReferencePage.all_of(program.window)


def test_without_its_table_the_rules_are_those_of_the_usual_game(lay: Lay, program: Program) -> None:
    lay()
    program.show_start()
    QTest.keyClick(program.window, Qt.Key.Key_F1)
    assert chapter(program) == "The goal of the game"


def test_another_game_has_another_book(lay: Lay, program: Program, counting: CountingUi, book: Path) -> None:  # noqa: F811
    program.new_game(new_game("human", "human"))
    program.rules.show("mergers")
    counting.rules = CountingRules(book)
    counting.questions = {kind: ui.__class__(ui.panel, ui.prompt, "turn") for kind, ui in counting.questions.items()}
    lay()
    program.rules.show("")
    assert chapter(program) == "A turn"
    program.rules.show("C-TUR-01")
    program.window.show_refusal(Refusal("It was another game.", "R-MER-07"))
    QTest.keyClick(program.window, Qt.Key.Key_F1)
    assert chapter(program) == "A turn"
    program.new_game(new_game("human", "human"))
    program.rules.show("mergers")
    assert chapter(program).endswith("Mergers")


def test_the_book_leads_to_a_page_even_when_another_one_is_shown(
    lay: Lay,
    program: Program,
    counting: CountingUi,  # noqa: F811
    book: Path,
) -> None:
    counting.rules = CountingRules(book)
    lay()
    program.window.commands.actions["guide"].trigger()
    program.rules.show("turn")
    shown = RulesPage.of(program.window)
    [page] = shown.chapter.pages if shown.chapter else ()
    shown.widget.page.follow(QUrl(f"../../../docs/{page}"))
    assert GuidePage.of(program.window).file.name == page == "faq.md"


def test_a_page_leads_to_the_rules_of_the_game_that_it_names(lay: Lay, program: Program) -> None:
    lay()
    program.window.commands.actions["guide"].trigger()
    guide = GuidePage.of(program.window)
    guide.open("reference/rules.md")
    guide.follow("../../rules/indonesia/en/07-mergers.md")
    assert chapter(program).endswith("Mergers")
    program.rules.show_chapter("indonesia", "nowhere")
    assert chapter(program) == "The goal of the game"
