"""The rules in the program: nothing is missing, no link is dead, and every prompt and refusal leads there."""

from __future__ import annotations

import os
import re
from contextlib import nullcontext
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from indonesia_qt.files import paths
from indonesia_qt.games.indonesia.rules.constants import KIND_NAME, TRACKS
from indonesia_qt.games.indonesia.rules.year import PHASES
from indonesia_qt.i18n.text import tr
from indonesia_qt.ui.app.program import Program
from indonesia_qt.ui.games.indonesia.panels import QUESTIONS
from indonesia_qt.ui.games.indonesia.rules.game_rules import IndonesiaRules
from indonesia_qt.ui.games.indonesia.texts.names import phase_name, track_name
from indonesia_qt.ui.help.rules_book import FALLBACK, Book, read_book
from indonesia_qt.ui.style.theme import DARK
from indonesia_qt.ui.support.refusal import Refusal
from tests.i18n.linguist import spoken
from tests.mapmaking.maps import content, limited_files
from tests.soak import soak_but
from tests.ui.games.test_rules import LANGUAGES
from tests.ui.pages.books import ReferencePage, RulesPage, link_to
from tests.ui.table.mouse import Mouse
from tests.ui.table.positions import POSITIONS, SHORT, go_to

RULES = IndonesiaRules()


@pytest.fixture(params=LANGUAGES)
def book(request: pytest.FixtureRequest) -> Book:
    return read_book(paths.resources() / "rules" / "indonesia", request.param)


def test_every_question_and_every_phase_has_its_place(book: Book) -> None:
    places = {ui.rule for ui in QUESTIONS.values()}
    assert {*places, *(phase for phase, _ in PHASES)} <= set(book.passages)


@pytest.mark.parametrize("code", LANGUAGES)
def test_phases_tracks_and_companies_are_called_as_in_the_program(code: str, tmp_path: Path) -> None:
    book = read_book(paths.resources() / "rules" / "indonesia", code)
    with nullcontext() if code == FALLBACK else spoken(code, tmp_path):
        for phase, _ in PHASES:
            assert phase_name(phase) in book.chapter_of("year").markdown
            assert book.chapter_of(phase).title.endswith(phase_name(phase))
        for track in TRACKS:
            assert f"| {track_name(track)} |" in book.chapter_of("research").markdown
        tables = (book.chapter_of("board").markdown + book.chapter_of("glossary").markdown).casefold()
        for kind in KIND_NAME.values():
            assert f"| {tr(kind).casefold()} |" in tables


def window(program: Program) -> RulesPage:
    assert program.rules.window
    return RulesPage(program.rules.window)


def press_f1(program: Program) -> None:
    program.window.activateWindow()
    QApplication.processEvents()
    QTest.keyClick(program.window, Qt.Key.Key_F1)


@pytest.mark.parametrize("name", soak_but(SHORT, [name for name, position in POSITIONS.items() if position.question]))
def test_f1_opens_the_rules_of_what_is_asked_and_the_prompt_has_a_sign_for_them(program: Program, name: str) -> None:
    go_to(program, POSITIONS[name])
    QApplication.processEvents()
    program.window.commands.actions["rules"].trigger()
    assert program.table
    button = program.table.decision.prompt.rules
    assert button.visibleRegion().boundingRect() == button.rect()
    place = QUESTIONS[type(program.table.history.asked)].rule  # type: ignore[index]
    chapter = window(program).chapter
    assert chapter
    assert chapter == RULES.book().chapter_of(place)


def test_a_refusal_leads_to_its_rule_by_the_bubble_the_status_bar_and_f1(program: Program) -> None:
    program.window.resize(1920, 1080)  # a smaller one has no status bar
    go_to(program, POSITIONS["expansion"])
    mouse, main = Mouse(program), program.window
    area = next(iter(set(mouse.panel.view.cities)))
    mouse.panel.area_clicked(area)
    assert main.refusals.callout.link.text() == main.refusals.link.text() == link_to("R-OPS-32")
    main.show_message("Something else, as when the pointer passes over the map")
    mouse.click(main.refusals.callout.link)
    assert window(program).is_in_sight("R-OPS-32")
    window(program).widget.open_place("goal")
    mouse.click(main.refusals.link)
    assert window(program).is_in_sight("R-OPS-32")
    window(program).widget.close()
    mouse.panel.area_clicked(area)  # a refusal isn't shown for long
    main.show_message("Something else")
    press_f1(program)
    assert window(program).widget.isVisible()
    assert window(program).is_in_sight("R-OPS-32")
    main.refusals.callout.hide()
    assert main.refusals.link.text() == link_to("")


def test_the_prompt_and_the_strip_lead_to_the_rules(program: Program) -> None:
    go_to(program, POSITIONS["research"])
    mouse = Mouse(program)
    assert program.table
    mouse.click(program.table.decision.prompt.rules)
    assert window(program).chapter == RULES.book().chapter_of("research")
    mouse.click(program.table.strip.phases["mergers"])
    assert window(program).chapter == RULES.book().chapter_of("mergers")


def test_without_a_game_the_rules_begin_with_the_goal(program: Program) -> None:
    program.window.commands.actions["rules"].trigger()
    assert window(program).chapter == RULES.book().chapters[0]
    program.window.show_refusal(Refusal("No.", "R-MER-07"))
    press_f1(program)
    assert window(program).is_in_sight("R-MER-07")


def test_a_long_chapter_is_first_shown_from_its_beginning(program: Program) -> None:
    program.rules.show("worked_year")
    QApplication.processEvents()
    bar = window(program).widget.page.verticalScrollBar()
    assert bar.value() == 0
    assert bar.maximum() > 0


def test_a_passage_without_a_rule_is_found_with_its_chapter(program: Program) -> None:
    program.rules.show("goal")
    shown = window(program)
    shown.search("Citra sells rubber")
    assert [row.splitlines()[0] for row in shown.contents] == ["A year, played through › Citra sells rubber"]
    shown.search("strategy first games")
    assert shown.contents[0].splitlines()[0] == "Strategy for your first games"


def test_a_search_lists_and_marks_what_it_finds(program: Program) -> None:
    program.rules.show("operations")
    shown = window(program)
    shown.search("maximum")
    assert shown.found == 0
    shown.search("hull")
    assert shown.found == len(shown.contents)
    assert any("R-OPS-23" in row for row in shown.contents)
    assert shown.marked == {"hull"}
    shown.go_to_found()
    assert shown.marked
    shown.search("")
    assert len(shown.contents) == len(shown.widget.book.chapters)
    assert not shown.marked


def test_links_lead_on_and_back(program: Program) -> None:
    program.rules.show("year")
    shown = window(program)
    assert not shown.widget.back.isEnabled()
    shown.widget.page.place_requested.emit("R-OPS-24")
    assert shown.is_in_sight("R-OPS-24")
    shown.go_back()
    assert shown.chapter == shown.widget.book.chapter_of("year")
    shown.go_forth()
    assert shown.is_in_sight("R-OPS-24")


@pytest.mark.usefixtures("undressed")
def test_another_look_shows_the_rules_anew(program: Program) -> None:
    program.rules.show("mergers")
    before = window(program).widget
    program.window.preferences.set("theme", "dark")
    program.window.appearance.follow()
    assert window(program).widget is not before
    assert window(program).chapter == RULES.book().chapter_of("mergers")
    assert window(program).widget.page.pictures.theme is DARK


def test_all_chapters_are_kept_as_a_pdf_and_a_folder_that_fails_is_told(program: Program, tmp_path: Path) -> None:
    program.rules.show("goal")
    shown, file = window(program), tmp_path / "rules.pdf"
    shown.widget.keep_pdf(file)
    content = file.read_bytes()
    assert content.startswith(b"%PDF")
    assert len(re.findall(rb"/Type /Page\b", content)) > 5
    assert str(file) in shown.note
    shown.widget.keep_pdf(tmp_path / "nowhere" / "rules.pdf")
    assert "nowhere" in shown.note
    assert "Saved" not in shown.note


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such limit")
def test_a_full_disk_leaves_the_old_pdf(program: Program, tmp_path: Path) -> None:
    file = tmp_path / "rules.pdf"
    file.write_bytes(b"old")
    program.rules.show("goal")
    shown = window(program)
    with limited_files(100):
        shown.widget.keep_pdf(file)
    assert shown.note == f"Couldn’t save {file}. The file is too large for the disk."
    program.window.commands.actions["reference"].trigger()
    sheet = ReferencePage.of(program.window)
    with limited_files(100):
        sheet.keep_pdf(file)
    assert sheet.note == f"Couldn’t save {file}. The file is too large for the disk."
    assert content(tmp_path) == {"rules.pdf": b"old"}
