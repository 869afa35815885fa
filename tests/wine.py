"""Tests that may fail on a Windows made of Wine, by cause: a plug-in of pytest for `packaging/test-windows.sh`.

Seen with Wine 10 of Debian 13, the embeddable Python 3.11.9 of python.org, PySide6 6.9.0 and numpy 2.1.3. A name that
ends before its parameters stands for all of them.
"""

from __future__ import annotations

import pytest

FAIRNESS = "tests/bots/plug_ins/test_fairness.py"
OF_MEMORY = r"[class {name}(Greedy):\n    def choose(self, *about):\n        bytearray(4 << 30)"
DASK = "what Dask does with asyncio has no end, or ends the process"
LEFT = "a widget of Qt's own stays after the first of these tests when others ran before"
EXPECTED: dict[str, tuple[str, ...]] = {
    "the embeddable Python doesn't look at PYTHONPATH": (
        f"{FAIRNESS}::test_neither_the_seed_nor_chance_that_comes_from_it_is_in_the_process",
        "tests/games/test_toy.py::test_its_maps_have_a_report_on_their_balance",
        "tests/ui/app/test_another_game.py::test_saved_games_of_it_are_listed_with_their_board",
    ),
    "Wine's jobs don't limit memory": (
        f"{FAIRNESS}::test_a_plug_in_that_fails_is_replaced_for_the_decision{OF_MEMORY}",
    ),
    "a bot that writes to every number of a file waits for itself there, and is replaced when its time is up": (
        f"{FAIRNESS}::test_a_plug_in_that_fails_is_replaced_for_the_decision[source9",
        f"{FAIRNESS}::test_a_plug_in_that_fails_is_replaced_for_the_decision[source10",
    ),
    "Wine takes longer to begin a process than this bot is given": (
        "tests/robustness/test_bots.py::test_a_bot_that_fails_is_replaced_for_the_decision[Undecided",
    ),
    "Wine doesn't know its own links again": (
        "tests/mapmaking/files/test_storage.py::TestSave::test_a_shipped_map_is_never_written",
        "tests/ui/settings/test_settings_file.py::TestDamaged::test_an_old_file_that_is_none_stays_where_it_is[loop]",
        "tests/ui/settings/test_settings_file.py::TestDamaged::test_what_are_no_settings_at_all_goes_aside[loop]",
    ),
    "Wine has no trash for Qt": (
        "tests/robustness/test_slow_folder.py::test_the_window_goes_on[order_saves]",
        "tests/robustness/test_slow_folder.py::test_the_window_goes_on[choose_map]",
        "tests/ui/play/test_save_folder.py::test_a_name_that_is_taken_meanwhile_stays_with_the_other_game",
        "tests/ui/table/games/test_another_game.py::TestAGameThatIsNotInstalled::test_it_is_listed_greyed_with_the_reason",
        "tests/ui/table/games/test_load_dialog.py::test_what_is_deleted_comes_back",
    ),
    "PySide6 before 6.11.1 loses menus of actions": (
        "tests/ui/editor/dialogs/test_placing_dialog.py::test_an_area_is_mirrored_by_its_menu_and_back_by_the_command",
        "tests/ui/editor/menus/test_area_menu.py::TestMenu::test_a_deed_is_added_and_shown_in_its_table",
        "tests/ui/editor/panels/test_areas.py::TestChanges::test_a_province_is_merged_and_an_empty_one_removed",
        "tests/ui/editor/panels/test_areas.py::TestChanges::test_the_menu_gives_areas_to_a_new_province",
        "tests/ui/editor/test_any_command.py::test_some_commands_undone_leave_the_files_as_they_were",
        "tests/ui/settings/test_commands.py::test_every_entry_of_a_menu_is_a_command",
        "tests/ui/table/test_seats.py::test_level_and_time_are_given_to_a_seat_with_the_mouse_and_its_card_tells_of_them",
    ),
    "PySide6 6.9 reports an error in painting in other words": (
        "tests/robustness/test_errors.py::test_an_error_in_painting_is_told_once",
    ),
    "text has another size in Wine's own font": (
        "tests/ui/editor/test_docks.py::TestPuttingAway::test_an_error_that_was_made_meanwhile_unfolds_the_list",
        "tests/ui/games/indonesia/panels/test_pointing.py::test_a_company_and_a_city_light_their_rows",
        "tests/ui/games/indonesia/test_auction_entries.py::test_all_years_on_the_timeline_are_named_alike_and_the_handle",
        "tests/ui/games/indonesia/test_phase_strip.py::test_what_ends_the_era_is_whole_or_left_out",
        "tests/ui/games/indonesia/tutorial/test_first_game.py::test_every_step_is_told_in_another_language_and_has_room",
        "tests/ui/settings/test_pins.py::test_who_enters_his_pin_may_have_it_asked_no_more",
        "tests/ui/table/panels/test_answer_button.py::test_a_long_answer_is_wrapped_rather_than_cut",
        "tests/ui/table/panels/test_answer_button.py::test_the_button_that_answers_lies_beside_the_one_that_passes_or_in",
    ),
    "at 1920x1080 figures are cut in one screen or another, each time in others; why, wasn't found": (
        "tests/ui/app/test_screens.py::test_a_screen_is_whole",
    ),
    LEFT: ("tests/ui/editor/dialogs/test_divide_dialog.py",),
    DASK: (
        "tests/bots/tournament/test_cluster.py",
        "tests/bots/tournament/test_command.py::test_what_can_not_be_done_is_said_in_a_sentence[arguments0",
    ),
}


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Let the tests fail; those whose failure would be one of the next tests aren't run."""
    for item in items:
        for cause, names in EXPECTED.items():
            if item.nodeid.startswith(names):
                item.add_marker(pytest.mark.xfail(reason=cause, run=cause not in (DASK, LEFT), strict=False))
