"""Lists around the map: what a change left as it was is left alone, so that they are quick and keep their place."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import cast

import pytest
from PySide6.QtCore import QAbstractItemModel, QAbstractListModel, QModelIndex, QPersistentModelIndex

from indonesia_qt.board.adjacency import pair
from indonesia_qt.board.draft import updated
from indonesia_qt.games.indonesia.maps import edits
from indonesia_qt.mapmaking.edit import linking, naming, provinces
from indonesia_qt.ui.editor.panels.areas import AreasPanel
from indonesia_qt.ui.editor.panels.problems import ProblemsPanel
from indonesia_qt.ui.games.indonesia.editor.deeds_and_cards import DeedsPanel
from indonesia_qt.ui.widgets.item_models import ROOT, change_rows, row_changes
from tests.ui.editor.hand import Hand

Index = QModelIndex | QPersistentModelIndex


class Spy:
    """Counts what a model tells of its rows."""

    def __init__(self, model: QAbstractItemModel) -> None:
        self.told = Counter[str]()
        model.rowsInserted.connect(self._inserted)
        model.rowsRemoved.connect(self._removed)
        model.dataChanged.connect(self._changed)
        model.modelReset.connect(self._reset)

    def _inserted(self, _: QModelIndex, first: int, last: int) -> None:
        self.told["inserted"] += last - first + 1

    def _removed(self, _: QModelIndex, first: int, last: int) -> None:
        self.told["removed"] += last - first + 1

    def _changed(self, first: QModelIndex, last: QModelIndex) -> None:
        self.told["changed"] += last.row() - first.row() + 1

    def _reset(self) -> None:
        self.told["reset"] += 1


@pytest.mark.parametrize("seed", range(20))
def test_rows_that_come_and_go_lead_from_any_list_to_any_other(seed: int) -> None:
    random = Random(seed)
    before, after = (random.sample(range(12), random.randrange(12)) for _ in range(2))
    rows = list(before)
    changes = row_changes(before, after)
    for span in changes.gone:
        del rows[span.start : span.stop]
    assert all(row in before for row in rows)
    for span in changes.fresh:
        rows[span.start : span.start] = after[span.start : span.stop]
    assert rows == after


def test_rows_in_the_same_order_stay() -> None:
    assert row_changes("abcdefg", "acdxyg") == ((range(4, 6), range(1, 2)), (range(3, 5),))
    assert row_changes("abc", "abc") == ((), ())


def test_a_model_tells_of_rows_that_say_something_else() -> None:
    class Words(QAbstractListModel):
        def __init__(self) -> None:
            super().__init__()
            self.shown = ["a 1", "b 1", "c 1"]

        def rowCount(self, parent: Index = ROOT) -> int:
            return 0 if parent.isValid() else len(self.shown)

    words = Words()
    spy = Spy(words)
    change_rows(words, words.shown, ["a 1", "c 2", "d 1"], lambda word: word[0])
    assert words.shown == ["a 1", "c 2", "d 1"]
    assert spy.told == {"removed": 1, "inserted": 1, "changed": 1}


def test_a_change_leaves_the_rows_of_other_things_alone(hand: Hand) -> None:
    deeds, areas = cast(DeedsPanel, hand.window.panels["deeds"]), cast(AreasPanel, hand.window.panels["areas"])
    spies = deeds_spy, areas_spy = Spy(deeds.rows), Spy(areas.tree.model())
    hand.document.do("Rename", lambda draft: naming.rename(draft, "bali-1", "Jembrana"))
    assert deeds_spy.told == {}
    assert areas_spy.told == {"changed": 1}
    hand.document.do("Change", lambda draft: edits.change_kind_of_deed(draft, "a-halmahera-spice", "rice"))
    assert deeds_spy.told["reset"] == 0
    assert max(deeds_spy.told.values()) == 1
    for spy in spies:
        spy.told.clear()
    hand.document.undo_stack.undo()
    hand.document.undo_stack.undo()
    assert deeds_spy.told["reset"] == areas_spy.told["reset"] == 0
    assert areas_spy.told.total() <= 4


def test_an_area_that_goes_to_another_province_goes_alone(hand: Hand) -> None:
    areas = cast(AreasPanel, hand.window.panels["areas"])
    kept = {key: row for key, row in areas.tree.rows.items() if key != "bali-1"}
    areas.tree.rows["bali"].setExpanded(True)
    spy = Spy(areas.tree.model())
    hand.document.do("Give", lambda draft: provinces.assign(draft, ["bali-1"], "aceh"))
    assert (spy.told["inserted"], spy.told["removed"]) == (1, 1)
    assert all(areas.tree.rows[key] is row for key, row in kept.items())
    assert areas.tree.rows["bali"].isExpanded()


def test_problems_that_stay_keep_their_rows(hand: Hand) -> None:
    problems = cast(ProblemsPanel, hand.window.panels["problems"])
    links = [pair(link.a, link.b) for link in hand.board.land_land if link.kind == "border"][:3]
    for two in links:
        hand.document.do(
            "Unlink",
            lambda draft: updated(draft, board=linking.unlink(draft.board, *two)),  # noqa: B023
        )
    before, spy = set(problems.rows.shown), Spy(problems.rows)
    hand.document.undo_stack.undo()
    after = set(problems.rows.shown)
    told = {"inserted": len(after - before), "removed": len(before - after), "changed": 0, "reset": 0}
    assert {what: spy.told[what] for what in told} == told
