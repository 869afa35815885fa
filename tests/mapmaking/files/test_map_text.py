"""The text beside a map: what it says, which changes of it are taken, and where one is wrong that isn't."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from msgspec.structs import replace

from indonesia_qt.board.adjacency import geometry
from indonesia_qt.board.draft import Draft, name_of, place
from indonesia_qt.board.model import BoardMap, Lake
from indonesia_qt.mapmaking.edit.naming import rename, translate
from indonesia_qt.mapmaking.files import map_text
from indonesia_qt.mapmaking.files.map_text import HEAD, LONGEST, MOST_IDS, TextError, changed, text
from tests.mapmaking import boards


def after(draft: Draft, *changes: tuple[str, str]) -> Draft:
    """Write something else in the text of a map, each once."""
    found = text(draft.board)
    for old, new in changes:
        assert found.count(old) == 1, old
        found = found.replace(old, new)
    return changed(draft, draft.board, found)[0]


def with_properties(draft: Draft, *own: tuple[str, str]) -> Draft:
    return draft.with_place(replace(place(draft.board, "west-1"), own=own))


def links(board: BoardMap) -> set[tuple[str, str, str]]:
    return set(board.links())


class TestText:
    def test_it_says_what_is_known_of_each_part_but_for_where_it_lies(self, draft: Draft) -> None:
        draft = translate(draft, "west-2", "de", "Kap")
        draft = with_properties(draft, ("people", "12"), ("soil", '{"kind":["clay"]}'))
        draft = draft.with_board(lakes=(Lake("pond", "Pond", draft.board.lands[0].shape),))
        assert json.loads(text(draft.board)) == {
            "provinces": [
                {"id": "west", "name": "West", "tint": 0},
                {"id": "far-east", "name": "Far East", "tint": 3},
            ],
            "lands": [
                {
                    "id": "west-1",
                    "name": "",
                    "province": "west",
                    "neighbours": ["west-2", "north", "south"],
                    "properties": {"people": 12, "soil": {"kind": ["clay"]}},
                },
                {
                    "id": "west-2",
                    "name": "Cape",
                    "province": "west",
                    "neighbours": ["west-1", "east-1", "north", "strait", "south"],
                    "names": {"de": "Kap"},
                },
                {
                    "id": "east-1",
                    "name": "",
                    "province": "far-east",
                    "neighbours": ["west-2", "north", "strait"],
                },
            ],
            "seas": [
                {"id": "north", "name": "North Sea", "neighbours": ["west-1", "west-2", "east-1", "strait"]},
                {"id": "strait", "name": "Strait", "neighbours": ["west-2", "east-1", "north", "south"]},
                {"id": "south", "name": "South Sea", "neighbours": ["west-1", "west-2", "strait"]},
            ],
            "lakes": [{"id": "pond", "name": "Pond"}],
        }

    def test_each_part_begins_a_line(self, draft: Draft) -> None:
        ids = [json.loads(id) for id in HEAD.findall(text(draft.board))]
        assert ids == [part.id for part in (*draft.board.provinces, *draft.board.areas())]

    def test_signs_that_a_field_would_hide_or_change_are_escaped(self, draft: Draft) -> None:
        draft = draft.with_place(replace(place(draft.board, "west-2"), place="A\u00a0\u202e\u2028é🏝\U000e0041"))
        found = text(draft.board)
        assert r'"A\u00a0\u202e\u2028é🏝\udb40\udc41"' in found
        assert changed(draft, draft.board, found) == (draft, ())


class TestChanges:
    def test_the_same_text_changes_nothing(self, draft: Draft, shipped: BoardMap) -> None:
        whole = replace(draft, board=shipped)
        assert changed(whole, shipped, text(shipped)) == (whole, ())

    def test_neither_space_nor_order_changes_anything(self, draft: Draft) -> None:
        whole = json.loads(text(draft.board))
        for parts in whole.values():
            parts.reverse()
        whole["lands"][0]["neighbours"].reverse()
        assert changed(draft, draft.board, json.dumps(whole, indent=8)) == (draft, ())

    def test_names_are_changed_with_their_labels(self, draft: Draft) -> None:
        found = after(draft, ('"Far East"', '"Land of Dawn"'), ('"Cape"', '""'))
        assert name_of(found.board, "far-east") == "Land of Dawn"
        assert found.board.labels[1].text == "Land of\nDawn"
        assert name_of(found.board, "west-2") == "West 2"

    def test_the_changed_parts_are_named(self, draft: Draft) -> None:
        found = text(draft.board).replace('"Cape"', '"Tip"').replace('"tint": 3', '"tint": 5')
        assert changed(draft, draft.board, found)[1] == ("west-2", "far-east")

    def test_two_parts_can_swap_their_names(self, draft: Draft) -> None:
        found = after(draft, ('"Strait"', '"?"'), ('"North Sea"', '"Strait"'), ('"?"', '"North Sea"')).board
        assert (name_of(found, "north"), name_of(found, "strait")) == ("Strait", "North Sea")

    def test_names_in_other_languages_go_with_the_name_unless_they_are_changed_too(self, draft: Draft) -> None:
        draft = translate(draft, "west-2", "de", "Kap")
        assert place(after(draft, ('"Cape"', '"Tip"')).board, "west-2").names == ()
        assert place(after(draft, ('"Cape"', '"cape"')).board, "west-2").names == (("de", "Kap"),)
        assert place(after(draft, ('"Cape"', '"Tip"'), ('"Kap"', '"Zipfel"')).board, "west-2").names == (
            ("de", "Zipfel"),
        )
        assert place(after(draft, ('"de": "Kap"', '"fr": "Cap"')).board, "west-2").names == (("fr", "Cap"),)

    def test_areas_are_given_to_provinces_whose_outlines_follow(self, draft: Draft) -> None:
        found = after(draft, ('"Cape",\n  "province": "west"', '"Cape",\n  "province": "far-east"')).board
        assert [land.province for land in found.lands] == ["west", "far-east", "far-east"]
        assert geometry(found.provinces[0].shape).equals(geometry(found.lands[0].shape))

    def test_a_link_is_made_or_removed_by_either_list(self, draft: Draft) -> None:
        found = after(draft, ('"tint": 3', '"tint": 1'), ('["west-2", "north", "south"]', '["west-2", "north"]')).board
        assert links(draft.board) - links(found) == {("west-1", "south", "coast")}
        again = after(draft, ('["west-1", "west-2", "strait"]', '["west-1", "west-2", "strait", "east-1"]')).board
        assert links(again) - links(draft.board) == {("east-1", "south", "coast")}

    def test_an_id_is_changed_with_all_that_refers_to_it(self, draft: Draft) -> None:
        found = after(draft, ('"id": "far-east"', '"id": "orient"'), ('"id": "east-1"', '"id": "dawn"'))
        assert (found.board.lands[2].id, found.board.lands[2].province) == ("dawn", "orient")
        assert {("dawn", "west-2", "arrow")} == links(found.board) - links(draft.board) - {
            ("dawn", "north", "coast"),
            ("dawn", "strait", "coast"),
        }
        assert found.data.deeds[0].province == "orient"

    def test_references_may_use_the_new_id_already(self, draft: Draft) -> None:
        found = text(draft.board).replace('"west-1"', '"dusk"').replace('"west"', '"occident"')
        board = changed(draft, draft.board, found)[0].board
        assert [land.province for land in board.lands] == ["occident", "occident", "far-east"]
        assert len(links(board)) == len(links(draft.board))

    def test_properties_of_ones_own_are_set_and_removed_and_others_stay_as_they_were_written(
        self, draft: Draft
    ) -> None:
        draft = with_properties(draft, ("id", '"\u00a0"'), ("size", "1.50"), ("old", "true"))
        found = after(draft, ('"old": true', '"new": [1, 2]'))
        assert place(found.board, "west-1").own == (("id", '"\u00a0"'), ("size", "1.50"), ("new", "[1,2]"))

    def test_what_was_changed_on_the_map_since_stays(self, draft: Draft) -> None:
        typed = text(draft.board).replace('"Cape"', '"Tip"')
        later = rename(draft, "north", "Cold Sea")
        found = changed(later, draft.board, typed)[0].board
        assert (name_of(found, "west-2"), name_of(found, "north")) == ("Tip", "Cold Sea")


def swapped(old: str, new: str) -> Callable[[str], str]:
    return lambda found: found.replace(old, new, 1)


class TestRefusals:
    @pytest.mark.parametrize(
        ("spoil", "line", "column", "said"),
        [
            (swapped('"West",', '"West"'), 5, 3, "A comma, bracket or quotation mark is missing here"),
            (swapped('"West"', '"West'), 4, 17, "A comma, bracket or quotation mark is missing here"),
            (swapped('"tint": 0', '"tint": NaN'), 5, 11, "A comma, bracket or quotation mark is missing here"),
            (swapped('"tint": 0', '"tint": "red"'), 5, 11, "The value of “provinces[0].tint” is wrong."),
            (swapped('"tint": 0', '"tint": 9'), 5, 11, "There are 8 colours, from 0 to 7."),
            (swapped('"tint": 0', '"tint": 0, "tint": 1'), 5, 14, "The key “tint” is used twice."),
            (swapped('"tint": 0', '"shade": 0'), 3, 1, "The key “shade” is unknown."),
            (swapped(',\n  "tint": 0', ""), 3, 1, "The key “provinces[0].tint” is missing."),
            (swapped('"Cape"', '"a\\"}", "names": {"de": "[", "german": "Kap"}'), 16, 28, "isn’t a language code"),
            (swapped('"Strait"', '"north sea"'), 29, 11, "There’s already a sea called North Sea."),
            (swapped('"Strait"', '" "'), 29, 11, "A name needs at least one letter."),
            (swapped('"province": "west"', '"province": "wset"'), 13, 15, "The map has no province “wset”."),
            (swapped('["west-2", "north"', '["west-2", "nroth"'), 14, 28, "The map has no area “nroth”."),
            (swapped('["west-2", "north"', '["west-1", "north"'), 14, 17, "can’t be linked to itself"),
            (swapped('"id": "west-2"', '"id": "west 2"'), 15, 9, "The ID of Cape can’t be “west 2”."),
            (swapped('"id": "west-2"', '"id": "west-1"'), 15, 9, "This ID is used twice."),
            (swapped('{ "id": "south"', '{"id": "s", "name": "", "neighbours": []}, {"id": "south"'), 31, 8, "no “s”"),
            (lambda found: found[: found.index(',\n"lands"')] + "}", 1, 1, "The key “lands” is missing."),
            (lambda _: "[" * 100_000, 1, 1, "The data is nested too deeply."),
            (lambda _: "", 1, 1, "A comma, bracket or quotation mark is missing here"),
            (lambda found: found + " " * LONGEST, 1, 1, "The text can have at most 2,000,000 characters."),
            (swapped('"Cape"', '"\ud800"'), 16, 12, r"A name contains “\ud800”, a character that can’t be saved."),
            (swapped('"Cape"', '"\\ud800"'), 16, 18, "A comma, bracket or quotation mark is missing here"),
        ],
    )  # fmt: skip
    def test_line_column_and_reason(
        self, draft: Draft, spoil: Callable[[str], str], line: int, column: int, said: str
    ) -> None:
        with pytest.raises(TextError) as caught:
            changed(draft, draft.board, spoil(text(draft.board)))
        assert (caught.value.line, caught.value.column) == (line, column), str(caught.value)
        assert str(caught.value).startswith(f"Line {line}, column {column}: ")
        assert said in str(caught.value)

    def test_a_part_that_is_left_out_is_missed(self, draft: Draft) -> None:
        whole = json.loads(text(draft.board))
        del whole["seas"][1]
        with pytest.raises(TextError, match="“strait” is missing here"):
            changed(draft, draft.board, json.dumps(whole))

    def test_few_ids_are_changed_at_once(self) -> None:
        draft = boards.draft(boards.grid(12, 12))
        found = text(draft.board).replace('"id": "land-', '"id": "country-')
        with pytest.raises(TextError, match=f"Change at most {MOST_IDS} IDs at once."):
            changed(draft, draft.board, found)

    def test_what_is_gone_from_the_map_meanwhile_is_named(self, draft: Draft) -> None:
        typed = text(draft.board).replace('"Strait"', '"Narrows"')
        later = draft.with_board(seas=(draft.board.seas[0], draft.board.seas[2]))
        with pytest.raises(TextError, match="Line 29, column 11: There’s no “strait” on"):
            changed(later, draft.board, typed)


def test_kinds_are_those_of_a_board() -> None:
    assert map_text.KINDS == ("provinces", "lands", "seas", "lakes")
