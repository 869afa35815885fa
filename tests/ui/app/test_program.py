"""Beginning, continuing, opening and copying games: nothing that the player had is lost."""

from __future__ import annotations

import gc
import linecache
import os
import weakref
from codecs import BOM_UTF8
from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QApplication

from indonesia_qt.core.record import Seat, read
from indonesia_qt.files import paths
from indonesia_qt.games import suffixes
from indonesia_qt.library import load_map
from indonesia_qt.ui.app.program import Program
from indonesia_qt.ui.app.start import make_window
from indonesia_qt.ui.play.save_files import last_save
from indonesia_qt.ui.table.game_ui import game_ui
from tests.ui.conftest import delete_windows
from tests.ui.pages.boxes import MessagePage, OtherComputerPage, last_message
from tests.ui.pages.new_game import NewGamePage
from tests.ui.pages.page import owned
from tests.ui.table.new_games import Begin, new_game


@pytest.fixture
def another(own_data: Path) -> Iterator[Program]:
    """The program, started once more."""
    assert own_data
    program = Program(make_window())
    yield program
    program.window.close()
    program.window.deleteLater()
    program.deleteLater()


def table_of(program: Program) -> object:
    assert program.table
    return program.table.bridge.session.state


def test_every_action_is_on_the_disk_at_once(begin: Begin) -> None:
    mouse = begin("human", "human")
    assert mouse.program.file
    mouse.answer()
    mouse.answer()

    assert len(read(mouse.program.file).lines) == 1  # the first answer took the mouse, the second built a city


def test_the_last_game_continues_at_the_next_start(begin: Begin, another: Program) -> None:
    mouse = begin("human", "human")
    while len(mouse.table.bridge.session.entries) < 5:
        mouse.answer()
    stood = table_of(mouse.program)
    mouse.program.window.close()

    another.start(goes_on=True)

    assert another.file == mouse.program.file
    assert another.table
    assert len(another.table.bridge.session.entries) == 5
    assert another.table.bridge.session.state.players == stood.players  # type: ignore[attr-defined]
    assert another.table.bridge.session.can_undo


def test_a_new_game_is_saved_from_its_first_moment(another: Program) -> None:
    another.new_games.ask()

    NewGamePage.of(another.window).begin()
    assert another.table is not None
    assert last_save(suffixes()) == another.file


def test_a_game_from_before_saves_had_an_ending_of_their_own_goes_on_where_it_lies(
    begin: Begin, another: Program
) -> None:
    mouse = begin("human", "human")
    mouse.answer()
    mouse.program.window.close()
    assert mouse.program.file
    old = mouse.program.file.rename(mouse.program.file.with_suffix(".jsonl"))

    assert last_save(suffixes()) == old
    assert another.open(old)
    assert another.file == old


@pytest.fixture
def locked_elsewhere(begin: Begin) -> Path:
    """A saved game that another computer has locked, or has left locked."""
    mouse = begin("human", "human")
    file = mouse.program.file
    assert file
    mouse.answer()
    mouse.answer()
    lock = file.with_name(f"{file.name}.lock")
    process, program, _, _, boot, *_ = lock.read_text(encoding="utf-8").split("\n")
    mouse.program.show_start()
    lock.write_text("\n".join([process, program, "elsewhere", "0" * 32, boot, ""]), encoding="utf-8")
    return file


def test_a_game_that_is_open_on_another_computer_is_taken_over_after_a_question(
    locked_elsewhere: Path, another: Program
) -> None:
    another.start(locked_elsewhere)
    assert another.table is None
    asked = OtherComputerPage.of(another.window)
    assert "is open on the computer “elsewhere”" in asked.text
    asked.cancel()
    assert another.table is None
    assert locked_elsewhere.with_name(f"{locked_elsewhere.name}.lock").exists()

    assert not another.open(locked_elsewhere)
    OtherComputerPage.of(another.window).go_on()
    assert another.file == locked_elsewhere
    assert another.table
    assert not another.table.bridge.only_shown
    before = locked_elsewhere.read_bytes()
    another.table.bridge.undo()
    assert len(locked_elsewhere.read_bytes()) > len(before)
    assert not MessagePage.all_of(another.window)


def test_a_game_that_is_open_on_another_computer_can_be_looked_at(locked_elsewhere: Path, another: Program) -> None:
    another.start(locked_elsewhere)
    OtherComputerPage.of(another.window).look()
    assert another.table
    assert another.table.bridge.only_shown
    assert locked_elsewhere.with_name(f"{locked_elsewhere.name}.lock").exists()


def test_the_tutorial_that_is_open_on_another_computer_is_taken_over_too(
    locked_elsewhere: Path, another: Program
) -> None:
    lesson = game_ui("indonesia").lesson
    assert lesson
    locked_elsewhere.with_name(f"{locked_elsewhere.name}.lock").rename(
        lesson.file.with_name(f"{lesson.file.name}.lock")
    )
    another.new_game(new_game("human", "human"))
    another.learning.begin()
    OtherComputerPage.of(another.window).go_on()
    assert another.file == lesson.file


@pytest.mark.parametrize("name", ["欧阳中石司马光诸葛亮上官婉儿令狐冲大侠", "กขฃคฅฆงจฉชซฌญฎฏฐฑฒณด", "😀" * 20])
def test_a_game_of_players_with_long_names_in_any_script_is_saved(another: Program, name: str) -> None:
    seats = tuple(Seat(f"{name[:-1]}{number}", number, "human") for number in range(5))
    another.new_game(replace(new_game(*["human"] * 5), seats=seats))
    assert not MessagePage.all_of(another.window)
    assert another.file
    assert len(f".{another.file.name}.draft.new".encode()) < 143  # what an encrypted folder takes
    assert read(another.file).header.seats == seats


def test_a_marked_game_in_the_folder_goes_on_where_it_lies(begin: Begin, another: Program) -> None:
    mouse = begin("human", "human")
    file = mouse.program.file
    assert file
    mouse.answer()
    mouse.answer()
    mouse.program.show_start()
    file.write_bytes(BOM_UTF8 + file.read_bytes().replace(b"\n", b"\r\n"))
    another.start(last_save(suffixes()))
    assert another.file == file
    assert another.table
    another.table.bridge.undo()
    another.table.bridge.redo()
    session, fault = read(file).replay(load_map().game)
    assert fault is None
    assert len(session.entries) == another.table.bridge.made == 1


def test_undo_and_redo_are_saved_and_nothing_is_cut_off(begin: Begin, another: Program) -> None:
    mouse = begin("human", "human")
    for _ in range(4):
        mouse.answer()
    bridge = mouse.table.bridge
    made = bridge.made
    bridge.undo()
    bridge.undo()
    bridge.redo()

    assert mouse.program.file
    assert len(read(mouse.program.file).lines) == made + 3
    assert another.open(mouse.program.file)
    assert another.table
    assert another.table.bridge.made == made - 1
    assert another.table.bridge.session.can_redo


@pytest.mark.parametrize(
    ("damage", "reason"),
    [
        (lambda text: text[:-20], "line 3"),
        (lambda text: text.replace('"do":"PlaceCity"', '"do":"Bid","amount":5,"x":"', 1), "line 2"),
        (lambda text: text + '{"line":"play","by":0,"action":{"do":"Expand","area":"bali-1"}}\n', "line 4"),
    ],
    ids=["truncated", "edited", "illegal"],
)
def test_a_damaged_game_opens_up_to_there_as_a_copy(begin: Begin, tmp_path: Path, damage: object, reason: str) -> None:
    mouse = begin("human", "human")
    while len(mouse.table.bridge.session.entries) < 2:
        mouse.answer()
    file = tmp_path / "damaged.jsonl"
    assert mouse.program.file
    file.write_text(damage(mouse.program.file.read_text(encoding="utf-8")), encoding="utf-8")  # type: ignore[operator]
    before = file.read_bytes()

    assert mouse.program.open(file)

    text = last_message(mouse.program.window)
    assert str(file) in text
    assert reason in text
    assert file.read_bytes() == before
    assert mouse.program.file != file
    assert mouse.program.file.parent == paths.saves()


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (b"", "This isn’t a saved game"),
        (b"\xff\xfe\x00", "This isn’t a saved game"),
        (
            b'{"line":"game","format":99}',
            "The file has format 99, but this version of the program reads formats only up to 5. Update the program.",
        ),
    ],
    ids=["empty", "junk", "newer"],
)
def test_what_is_no_saved_game_leaves_the_table_as_it_is(
    begin: Begin, tmp_path: Path, content: bytes, reason: str
) -> None:
    mouse = begin("human", "human")
    stood, file = table_of(mouse.program), tmp_path / "bad.jsonl"
    file.write_bytes(content)

    assert not mouse.program.open(file)

    text = last_message(mouse.program.window)
    assert str(file) in text
    assert reason in text
    assert table_of(mouse.program) is stood
    assert file.read_bytes() == content


def test_a_game_of_another_map_is_refused_by_name(begin: Begin, tmp_path: Path) -> None:
    mouse = begin("human", "human")
    assert mouse.program.file
    file = tmp_path / "atlantis.jsonl"
    file.write_text(
        mouse.program.file.read_text(encoding="utf-8").replace('{"id":"indonesia"', '{"id":"atlantis"'),
        encoding="utf-8",
    )

    assert not mouse.program.open(file)
    assert "This game needs the map “atlantis”, which isn’t installed." in last_message(mouse.program.window)


def test_a_game_from_elsewhere_goes_on_in_a_copy(begin: Begin, tmp_path: Path) -> None:
    mouse = begin("human", "human")
    mouse.answer()
    mouse.answer()
    file = tmp_path / "from a friend.jsonl"
    mouse.program.controller.copies.copy(file)
    before = file.read_bytes()

    assert mouse.program.open(file)
    mouse.answer()
    mouse.answer()

    assert file.read_bytes() == before
    assert mouse.program.file
    assert mouse.program.file.read_bytes().startswith(before)


@pytest.mark.skipif(os.name == "nt", reason="links need rights on Windows")
class TestLinks:
    """Links among the player's own files."""

    def test_a_link_to_a_game_goes_on_in_a_copy(self, begin: Begin, tmp_path: Path) -> None:
        mouse = begin("human", "human")
        mouse.answer()
        file, elsewhere = mouse.program.file, tmp_path / "elsewhere.indonesia"
        assert file
        begin("human", "human", seed=2)
        file.rename(elsewhere)
        file.symlink_to(elsewhere)
        before = elsewhere.read_bytes()

        assert mouse.program.open(file)
        mouse.answer()

        assert elsewhere.read_bytes() == before
        assert mouse.program.file
        assert mouse.program.file != file
        assert mouse.program.file.read_bytes().startswith(before)

    def test_a_folder_of_games_on_another_disk_is_used(self, begin: Begin, another: Program, tmp_path: Path) -> None:
        (tmp_path / "disk").mkdir()
        paths.own_data().mkdir()
        paths.saves().symlink_to(tmp_path / "disk")
        mouse = begin("human", "human")
        mouse.answer()
        mouse.program.window.close()
        assert mouse.program.file

        assert another.open(tmp_path / "disk" / mouse.program.file.name)

        assert another.file == tmp_path / "disk" / mouse.program.file.name

    def test_a_loop_is_a_sentence(self, another: Program, tmp_path: Path) -> None:
        (tmp_path / "a.indonesia").symlink_to("b.indonesia")
        (tmp_path / "b.indonesia").symlink_to("a.indonesia")
        another.start(tmp_path / "a.indonesia")
        assert str(tmp_path / "a.indonesia") in last_message(another.window)

    def test_a_loop_in_the_place_of_the_games_is_a_sentence_at_a_new_game(self, begin: Begin) -> None:
        paths.own_data().mkdir()
        paths.saves().symlink_to(paths.saves())
        mouse = begin("human", "human")
        mouse.answer()
        assert str(paths.saves()) in last_message(mouse.program.window)


def test_a_full_disk_is_told_and_the_game_goes_on(begin: Begin, monkeypatch: pytest.MonkeyPatch) -> None:
    mouse = begin("human", "human")
    told: list[str] = []
    table = mouse.table
    table.message.connect(told.append)
    mouse.answer()

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", full)
    mouse.answer()

    assert any("The disk is full" in text for text in told)
    assert table.bridge.made == 1
    mouse.answer()
    mouse.answer()
    assert table.bridge.made == 2


def test_of_games_that_are_over_nothing_stays_in_memory(begin: Begin) -> None:
    program = begin("human", "human").program

    def things() -> int:
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)  # type: ignore[arg-type]
        return len(owned(program, QObject)) + len(owned(program.window, QObject))

    before = things()
    for seed in range(2, 5):
        begin("human", "human", seed=seed)
    assert things() == before


def test_the_sources_of_its_modules_do_not_stay_in_memory(own_data: Path, qapp: object) -> None:
    assert own_data
    assert qapp
    assert linecache.getlines(__file__)
    program = Program(make_window())
    assert __file__ not in linecache.cache
    for part in (program.window, program):
        part.deleteLater()


def test_a_new_game_leaves_the_one_before_on_the_disk(begin: Begin) -> None:
    mouse = begin("human", "human")
    first = mouse.program.file
    mouse.program.new_game(new_game("human", "greedy", seed=9))

    assert first
    assert first.exists()
    assert mouse.program.file != first
    assert last_save(suffixes()) == mouse.program.file


@pytest.mark.parametrize("at_once", [False, True])
def test_a_window_that_was_closed_leaves_the_memory(own_data: Path, qapp: object, at_once: bool) -> None:
    """Also when it is closed before it has brought the places of a decision nearer."""
    assert own_data
    assert qapp
    program = Program(make_window())
    program.window.show()
    program.new_game(new_game("human", "human"))
    window, game = weakref.ref(program.window), weakref.ref(program.controller.table)
    if not at_once:
        QApplication.processEvents()
    program.window.close()
    for part in (program.window, program):
        part.deleteLater()
    del program, part
    delete_windows()
    gc.collect()
    assert window() is None
    assert game() is None
