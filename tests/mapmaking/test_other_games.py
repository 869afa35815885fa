"""Maps of games that map making has never heard of, with data of their own and with none."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from msgspec.structs import replace

from indonesia_qt.board.draft import Draft
from indonesia_qt.board.files.board_file import MapError
from indonesia_qt.board.map_data import Difference
from indonesia_qt.board.model import IgnoredProblem
from indonesia_qt.board.trial import Trial, accounts
from indonesia_qt.cli.command_line import run
from indonesia_qt.files.paths import GAME_FILE
from indonesia_qt.games import map_data_of
from indonesia_qt.mapmaking.edit.naming import id_of, retitle, taken_ids
from indonesia_qt.mapmaking.edit.new_map import blank
from indonesia_qt.mapmaking.edit.provinces import merge_provinces
from indonesia_qt.mapmaking.edit.rename_id import change_id
from indonesia_qt.mapmaking.edit.shapes.split_and_merge import divided, given, merged
from indonesia_qt.mapmaking.files import recovery, storage
from indonesia_qt.mapmaking.files.plain_draft import plain
from indonesia_qt.mapmaking.files.recovery import RecoveryFile
from indonesia_qt.mapmaking.files.repair import repaired
from indonesia_qt.mapmaking.review.checks import checked
from indonesia_qt.mapmaking.review.comparison import differences
from indonesia_qt.mapmaking.review.fixes import fixed, fixes
from indonesia_qt.mapmaking.review.trial_games import TrialPlan, draft_map, play
from tests.games.installed import Install
from tests.games.treasure import Chest, PlainData, TreasureData, install_both
from tests.mapmaking.islands import islands

pytestmark = pytest.mark.usefixtures("own_data", "installed")

HUNT = TreasureData("treasure", (Chest("chest-west-1", "west-1"), Chest("chest-east-1", "east-1")))


@pytest.fixture
def installed(install: Install) -> None:
    install_both(install)


@pytest.fixture
def hunt() -> Draft:
    return Draft(islands().board, HUNT)


@pytest.fixture
def bare() -> Draft:
    return Draft(islands().board, PlainData("plain"))


def chests(draft: Draft) -> list[tuple[str, str]]:
    return [(chest.id, chest.area) for chest in draft.data.chests]


class TestItsOwnData:
    def test_a_new_map_has_none_of_it(self) -> None:
        draft = blank("atoll", "Atoll", 400, 300, "treasure")
        assert draft.data == TreasureData("treasure")
        assert retitle(draft, "Reef").board.title == "Reef"

    def test_it_follows_an_id_and_so_do_problems_that_were_left_alone(self, hunt: Draft) -> None:
        lost = replace(hunt, data=replace(HUNT, chests=(Chest("chest-north", "north"),)))
        note = IgnoredProblem("chest-north", "lost-chest", "It floats.")
        after = change_id(lost.with_board(ignored=(note,)), "north", "top")
        assert chests(after) == [("chest-top", "top")]
        assert after.board.ignored == (replace(note, place="chest-top"),)

    def test_its_ids_are_taken(self, hunt: Draft) -> None:
        assert "chest-east-1" in taken_ids(hunt)
        assert id_of("Chest East 1", taken_ids(hunt)) == "chest-east-1-2"

    def test_it_goes_with_its_area_or_to_the_one_that_gets_the_ground(self, hunt: Draft) -> None:
        assert chests(merged(hunt, "west-2", "west-1")) == [("chest-west-2", "west-2"), ("chest-east-1", "east-1")]
        assert chests(given(hunt, "west-1", "north")) == [("chest-east-1", "east-1")]

    def test_it_stays_when_another_area_changes(self, hunt: Draft) -> None:
        divided_sea, *_ = divided(hunt, "south", ((-10, 220), (410, 220)))
        assert divided_sea.data is hunt.data
        assert chests(merge_provinces(hunt, "west", "far-east")) == chests(hunt)

    def test_what_is_wrong_with_it_is_found_and_fixed(self, hunt: Draft) -> None:
        lost = replace(hunt, data=replace(HUNT, chests=(*HUNT.chests, Chest("chest-x", "x"))))
        (problem,) = set(checked(lost).open) - set(checked(hunt).open)
        assert problem.text == "The chest chest-x lies on no land."
        assert [fix.text for fix in fixes(lost, problem)] == ["Remove the chest"]
        assert fixed(lost, "lost-chest").data == HUNT

    def test_it_is_compared(self, hunt: Draft) -> None:
        fewer = replace(hunt, data=replace(HUNT, chests=HUNT.chests[1:]))
        assert differences(hunt, fewer) == [Difference("chest", ("west-1",), "The chest in West 1 is gone.")]
        assert differences(hunt, hunt) == []

    def test_it_is_saved_recovered_and_sent(self, hunt: Draft, tmp_path: Path) -> None:
        stamp = storage.save(hunt, tmp_path / "hunt")
        assert (tmp_path / "hunt" / GAME_FILE).read_text(encoding="utf-8").splitlines() == [
            "{",
            '"game": "treasure",',
            '"chests": [',
            '{"id":"chest-west-1","area":"west-1"},',
            '{"id":"chest-east-1","area":"east-1"}',
            "]",
            "}",
        ]
        kept = RecoveryFile()
        kept.keep(hunt, tmp_path / "hunt", stamp, 1.0)
        assert kept.file
        found = storage.opened(str(tmp_path / "hunt")).draft, recovery.draft_in(kept.file), plain(hunt).draft()
        assert [(draft.board, draft.data) for draft in found] == 3 * [(hunt.board, HUNT)]
        assert storage.save_as(hunt, "More").draft.data == HUNT

    def test_it_is_repaired(self, hunt: Draft, tmp_path: Path) -> None:
        storage.save(hunt, tmp_path / "hunt")
        file = tmp_path / "hunt" / GAME_FILE
        file.write_text('{\n"game": "treasure",\n"chests": [\n{"id": "b", "area": "west-1"},\n', encoding="utf-8")
        cut_off = repaired(str(tmp_path / "hunt")).draft
        assert cut_off
        assert chests(cut_off) == [("b", "west-1")]
        damaged = {"game": "treasure", "chests": [{"id": "a", "area": "x"}, 7, {"id": "b", "area": "west-1"}]}
        file.write_text(json.dumps(damaged), encoding="utf-8")
        found = repaired(str(tmp_path / "hunt"))
        assert [flaw.problem.text for flaw in found.flaws] == [
            "There is no area x.",
            "This entry can’t be used. It has the wrong form.",
        ]
        assert found.draft
        assert chests(found.draft) == [("b", "west-1")]

    def test_the_command_line_checks_it(self, hunt: Draft, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
        lost = replace(hunt, data=replace(HUNT, chests=(Chest("chest-x", "x"),)))
        storage.save(lost, tmp_path / "hunt")
        assert run(["check-map", str(tmp_path / "hunt")]) == 1
        assert "error: chest-x: The chest chest-x lies on no land.\n" in capsys.readouterr().out


class TestNoData:
    def test_its_map_is_edited_all_the_same(self, bare: Draft, tmp_path: Path) -> None:
        fresh = blank("atoll", "Atoll", 400, 300, "plain")
        assert (fresh.data, fresh.game) == (PlainData("plain"), "plain")
        after = merge_provinces(given(bare, "west-1", "north"), "west", "far-east")
        after = change_id(retitle(after, "Reef"), "west", "w")
        assert [land.id for land in after.board.lands] == ["west-2", "east-1"]
        assert {land.province for land in after.board.lands} == {"w"}
        assert after.data is bare.data
        storage.save(after, tmp_path / "reef")
        opened = storage.opened(str(tmp_path / "reef")).draft
        assert (opened.board, opened.data) == (after.board, after.data)

    def test_only_its_board_is_checked_and_compared(self, bare: Draft) -> None:
        of_board = {problem for problem in checked(bare).open if fixes(bare, problem)}
        assert of_board
        assert differences(bare, bare) == []
        assert [one.text for one in differences(bare, retitle(bare, "Reef"))] == [
            "The title changed from “Two Islands” to “Reef”."
        ]

    def test_a_damaged_file_becomes_a_whole_one(self, bare: Draft, tmp_path: Path) -> None:
        storage.save(bare, tmp_path / "bare")
        (tmp_path / "bare" / GAME_FILE).write_text('{"game": "plain", "more": 1}', encoding="utf-8")
        with pytest.raises(MapError):
            storage.opened(str(tmp_path / "bare"))
        found = repaired(str(tmp_path / "bare"))
        assert found.draft
        assert found.draft.data == bare.data

    @pytest.mark.parametrize("game", ["plain", "treasure"])
    def test_it_is_tried_out(self, bare: Draft, hunt: Draft, game: str) -> None:
        played_on = draft_map(bare if game == "plain" else hunt).game
        trial = play(played_on, TrialPlan(2, 1))
        assert (trial.ended, trial.rounds, sorted(trial.ranking), trial.figures) == (True, 1, [0, 1], b"")
        assert max(trial.scores) > min(trial.scores)
        answers = map_data_of(game)
        (account,) = accounts([trial])
        first, second = account.scores
        assert answers.account(account) == (
            f"2 players: 1 of 1 games finished. On average: 1.0 rounds, scores {first}, {second}."
        )
        assert answers.findings(played_on, [trial]) == []
        endless = Trial(False, 30, (1, 2), (1, 0))
        assert [found.text for found in answers.findings(played_on, [trial, endless])] == [
            "1 of 2 games didn’t finish within 30 rounds."
        ]


def test_maps_of_two_games_differ_in_that_first(bare: Draft, hunt: Draft) -> None:
    assert [one.text for one in differences(bare, hunt)] == ["The map is for Treasure Hunt instead of Plain."]


class TestAGameThatIsNotInstalled:
    @pytest.fixture
    def chess(self, bare: Draft, tmp_path: Path) -> Path:
        storage.save(bare, tmp_path / "board")
        (tmp_path / "board" / GAME_FILE).write_text('{"game": "chess"}', encoding="utf-8")
        return tmp_path / "board"

    def test_its_map_is_not_opened(self, chess: Path) -> None:
        with pytest.raises(MapError, match=r"game: The game “chess” isn’t installed\.$"):
            storage.opened(str(chess))

    def test_its_map_is_not_made_one_of_another_game(self, chess: Path, capsys: pytest.CaptureFixture[str]) -> None:
        found = repaired(str(chess))
        assert found.draft is None
        assert [flaw.problem.text for flaw in found.flaws] == [
            "The file can’t be read. The game “chess” isn’t installed."
        ]
        assert run(["check-map", str(chess)]) == 1
        assert "The game “chess” isn’t installed." in capsys.readouterr().out
