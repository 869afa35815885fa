"""Saved games of every older format open in the window, and go on in it by the rule that they were begun with."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from indonesia_qt.core.record import FORMAT, read
from indonesia_qt.games.indonesia.rules.state import Options
from indonesia_qt.ui.app.program import Program
from indonesia_qt.ui.games.indonesia.final_screen import IndonesiaResult
from indonesia_qt.ui.table.games.open_game import open_game
from tests.robustness.processes import TESTS
from tests.ui.pages.boxes import MessagePage, last_message
from tests.ui.table.mouse import Mouse

RECORDED = TESTS / "games" / "indonesia" / "recorded"
FORMATS = [RECORDED / f"format-{number}" for number in range(1, FORMAT)]
"""The folders of all formats but the present one."""


def saves(folder: Path) -> list[Path]:
    """The games on the shipped map; a saved game is what has its last position beside it."""
    files = [position.with_suffix("").with_suffix(".jsonl") for position in sorted(folder.glob("*.state.json"))]
    return [file for file in files if read(file).header.map.id == "indonesia"]


def test_there_is_one_of_each_format() -> None:
    assert all(map(saves, FORMATS))


@pytest.mark.parametrize("folder", FORMATS, ids=lambda folder: folder.name)
def test_it_opens_in_the_window_and_goes_on(program: Program, folder: Path) -> None:
    for file in saves(folder):
        before = file.read_bytes()
        kinds = [msgspec.json.decode(line)["line"] for line in read(file).lines]

        assert program.open(file)

        assert [message.text for message in MessagePage.all_of(program.window)] == []
        assert program.table
        bridge = program.table.bridge
        bridge.set_paused(True)
        assert bridge.made == kinds.count("play") + kinds.count("redo") - kinds.count("undo")
        if bridge.question is None:
            assert isinstance(Mouse(program).panel, IndonesiaResult)
        else:
            made = bridge.made
            bridge.submit(bridge.question.actions(bridge.session.state)[0], made)
            assert bridge.made == made + 1
        assert file.read_bytes() == before
        assert program.file
        assert read(program.file).header.format == read(file).header.format


def test_no_game_branches_off_one_whose_chance_did_not_follow_the_seed(program: Program) -> None:
    """The new game couldn't be opened again."""
    assert program.open(TESTS / "games" / "singapore" / "recorded" / "format-4-simulated.singapore")
    assert program.table
    file = program.file
    program.new_games.branch(program.table.bridge.session.entries[:20])
    assert (
        last_message(program.window) == "You can’t branch off here: chance in this older game didn’t follow its seed."
    )
    assert program.file == file


def test_a_branch_of_an_old_game_keeps_its_rule_and_a_rematch_has_the_present_one(program: Program) -> None:
    """R-OPS-02: in this game idle companies operated by themselves where a choice is offered now."""
    assert program.open(RECORDED / "format-3" / "real-2-fee.jsonl")
    assert program.table
    program.table.bridge.set_paused(True)
    program.new_games.branch(program.table.bridge.session.entries[:45])
    assert program.file
    assert program.open_game
    branch = open_game(program.file, (), lambda *_: None)

    assert branch.record.header.format == 3
    assert branch.session.setup.options.idle_companies == "automatic"
    assert (branch.fault, len(branch.session.entries)) == (None, 45)

    program.new_games.rematch()
    rematch = open_game(program.file, (), lambda *_: None)
    assert rematch.record.header.format == FORMAT
    assert rematch.session.setup.options == Options("open")
