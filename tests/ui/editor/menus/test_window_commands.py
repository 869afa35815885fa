"""Commands of the window: areas are joined, ornaments put on the map, and any command is found by its name."""

from __future__ import annotations

from PySide6.QtCore import Qt

from indonesia_qt.board.draft import Draft
from tests.ui.editor.hand import CTRL, Hand
from tests.ui.pages.books import GuidePage, RulesPage
from tests.ui.pages.editor import areas
from tests.ui.pages.menus import MenuPage
from tests.ui.pages.settings import PalettePage, ShortcutsPage


def ids(hand: Hand) -> set[str]:
    return {area.id for area in hand.board.areas()}


class TestJoining:
    def test_selected_areas_are_merged_into_the_first_whatever_their_order(self, small: Hand, grid: Draft) -> None:
        small.document.select(["land-0-0", "land-2-0", "land-1-0"])
        small.key(Qt.Key.Key_M, CTRL)
        assert {area.id for area in grid.board.areas()} - ids(small) == {"land-2-0", "land-1-0"}
        assert small.document.selection == ("land-0-0",)
        small.key(Qt.Key.Key_Z, CTRL)
        assert small.document.draft is grid

    def test_seas_that_lie_apart_are_not_merged(self, small: Hand, grid: Draft) -> None:
        small.document.select(["sea-3-0", "sea-3-2"])
        small.key(Qt.Key.Key_M, CTRL)
        assert small.document.draft is grid
        assert "don’t share a border" in small.refusals[0]

    def test_delete_asks_which_neighbour_gets_the_ground(self, small: Hand, grid: Draft) -> None:
        small.document.select(["land-1-1"])
        small.key(Qt.Key.Key_Delete)
        menu = MenuPage.shown()
        assert menu.labels() == [f"Give the space of {small.document.name('land-1-1')} to"]
        assert small.document.name("land-0-1") in menu.offered()
        assert small.document.name("land-1-1") not in menu.offered()
        menu.choose(small.document.name("land-0-1"))
        assert "land-1-1" not in ids(small)
        assert small.page.message.endswith(f"belongs to {small.document.name('land-0-1')}.")
        small.key(Qt.Key.Key_Z, CTRL)
        assert small.document.draft is grid

    def test_what_cannot_be_done_is_not_offered(self, small: Hand) -> None:
        merging, removing = small.page.command("merge_areas"), small.page.command("remove_area")
        assert not merging.isEnabled()
        assert not removing.isEnabled()
        small.document.select(["land-1-1"])
        assert not merging.isEnabled()
        assert removing.isEnabled()

    def test_the_menu_of_the_map_selects_what_it_is_of(self, small: Hand) -> None:
        small.document.select(["land-0-0"])
        menu = small.page.menu_at(small.at("land-1-1"))
        assert small.document.selection == ("land-1-1",)
        assert menu.leads_on(areas.REMOVE_AREA)
        menu.close()

    def test_the_menu_of_several_areas_merges_them(self, small: Hand) -> None:
        small.document.select(["land-1-1", "land-0-1"])
        menu = small.page.menu_at(small.at("land-0-1"))
        menu.choose(areas.merge_into(small.document.name("land-1-1")))
        assert "land-0-1" not in ids(small)


class TestOrnaments:
    """The title and the compass are put on a map by the menu, and taken away with the Delete key."""

    def test_what_the_map_lacks_is_offered_and_comes_as_a_step(self, small: Hand) -> None:
        for what in ("title", "compass"):
            assert small.page.ornament(what).isEnabled()
            small.page.ornament(what).trigger()
            assert [ornament.what for ornament in small.board.ornaments][-1] == what
            assert not small.page.ornament(what).isEnabled()
        assert small.document.undo_stack.undoText() == "Add compass"

    def test_delete_takes_it_away_again(self, small: Hand) -> None:
        small.page.ornament("compass").trigger()
        left, top, width, _ = small.board.ornaments[0].box
        small.click((left + width / 2, top + 5))  # a ship’s place lies over its middle
        small.key(Qt.Key.Key_Delete)
        assert small.board.ornaments == ()
        assert small.page.ornament("compass").isEnabled()


def choose_command(text: str) -> None:
    """Choose a command by a part of its name in the palette, which is open."""
    palette = PalettePage.shown()
    palette.find(text)
    palette.do_first()


class TestHelp:
    def test_any_command_is_done_by_a_part_of_its_name(self, hand: Hand) -> None:
        hand.key(Qt.Key.Key_K, CTRL)
        choose_command("select all")
        assert len(hand.document.selection) == len(list(hand.board.areas()))

    def test_an_area_is_found_among_the_commands(self, hand: Hand) -> None:
        hand.key(Qt.Key.Key_K, CTRL)
        choose_command("West Bali")
        assert hand.document.selection == ("bali-1",)

    def test_all_keys_are_on_a_sheet(self, hand: Hand) -> None:
        hand.key(Qt.Key.Key_F1)
        sheet = ShortcutsPage.shown()
        assert {"Find area", "Ctrl+F", "Right-click"} <= {*sheet.all_texts}
        sheet.close()


def test_the_rules_to_which_the_guide_leads_open_in_the_program(small: Hand) -> None:
    for _ in range(2):
        small.key(Qt.Key.Key_F1, Qt.KeyboardModifier.ShiftModifier)
        guide = GuidePage.of(small.window)
        guide.open("reference/rules.md")
        guide.follow("../../rules/indonesia/en/07-mergers.md")
        chapter = RulesPage.of(small.window).chapter
        assert chapter
        assert chapter.name == "mergers"
