"""A clerk who gives commands to an editor by chance: by menus, panels, tables, dialogs, and now and then the mouse."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, Literal, TypeVar

from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractSpinBox,
    QComboBox,
    QDialog,
    QInputDialog,
    QLineEdit,
    QMenu,
    QMessageBox,
    QToolButton,
    QWidget,
)

from indonesia_qt.ui.editor.dialogs.divide_dialog import DivideDialog, GroupDialog
from indonesia_qt.ui.editor.dialogs.placing_dialog import PlacingDialog
from indonesia_qt.ui.editor.menus.area_menu import area_menu, province_menu
from indonesia_qt.ui.editor.panels.edit_field import EditField, NumberField
from indonesia_qt.ui.editor.panels.properties import Languages
from indonesia_qt.ui.widgets.progress_dialog import ProgressDialog
from tests.ui.editor.desktop import CTRL, Desktop
from tests.ui.editor.hand import Hand
from tests.ui.editor.monkey import Monkey
from tests.ui.pages.boxes import MessagePage
from tests.ui.pages.editor import matrix
from tests.ui.pages.editor.areas import AreasPage
from tests.ui.pages.editor.balance import BalanceReportPage
from tests.ui.pages.editor.border_dialogs import DoubtfulPage, ThresholdPage
from tests.ui.pages.editor.divide import DividePage, GroupPage
from tests.ui.pages.editor.entries import CardsPage, DeedsPage
from tests.ui.pages.editor.imports import ImportPage, begin_import, wait_for
from tests.ui.pages.editor.link_field import LinkFieldPage
from tests.ui.pages.editor.matrix import MatrixPage
from tests.ui.pages.editor.name_field import NameFieldPage
from tests.ui.pages.editor.neighbours import NeighboursPage
from tests.ui.pages.editor.panel import PanelPage
from tests.ui.pages.editor.placing import PlacingPage
from tests.ui.pages.editor.problems import FIX_SMALL, PROPOSE, ProblemsPage
from tests.ui.pages.editor.properties import LanguagesPage, PropertiesPage
from tests.ui.pages.editor.share import SharePage
from tests.ui.pages.editor.window import EditorPage
from tests.ui.pages.menus import all_offered
from tests.ui.pages.page import Page, open_windows, owned, settle

Outcome = Literal["done", "refused", "nothing"]

ELSEWHERE = {
    "editor_new",
    "editor_open",
    "editor_save_as",
    "editor_close",
    "import",
    "trace_choose",
    "trial",
    "balance",
    "try_it",
    "try_with",
}
"""Commands that lead to another map, to a game, or to a dialog of the system."""
OWN_WAYS = {"editor_undo", "editor_redo", "editor_save", "editor_reload"}
SHORT, LONG = Qt.Key.Key_Return, 60
NAMES = ("", " ", "A", "Pulau Baru", "Ünïcødé", "x" * LONG, "Bali", "Melati", "new-one", "a b/c", "7", "Laut, Dalam")


class Clerk:
    """Gives commands and answers what they ask; `tally` counts what came of each kind."""

    def __init__(self, desktop: Desktop, seed: int, folder: Path) -> None:
        """Drawings to be imported, and what leaves the editor, are put into `folder`.

        The map of the first window on the desktop is another one, from which areas are copied.
        """
        self.desktop, self.random, self.folder = desktop, Random(seed), folder
        self.source = desktop.editors.windows[0]
        self.hand = Hand(desktop.window)
        desktop.window.activateWindow()
        settle()
        self.monkey = Monkey(self.hand, seed)
        self.tally: Counter[tuple[str, Outcome]] = Counter()
        self.fixed: Counter[str] = Counter()
        """How often a fix was found that was looked for, by the beginning of its words."""
        self.ways: dict[Callable[[], None], int] = {
            self.gesture: 4,
            self.choose_in_menu: 2,
            self.choose_for_areas: 6,
            self.choose_for_province: 4,
            self.fill_in: 7,
            self.write_in_table: 9,
            self.press_at_table: 5,
            self.decide_about_neighbour: 7,
            self.link_by_name: 5,
            self.rename_on_map: 2,
            self.copy_and_paste: 2,
            self.paste_from_other_map: 2,
            self.find: 1,
            self.shrink_and_enlarge: 1,
            self.divide_or_group: 1,
            self.propose_deeds: 1,
            self.deal_with_problem: 4,
            self.decide_doubtful: 1,
            self.use_matrix: 4,
            self.move_threshold: 1,
            self.import_drawing: 2,
            self.share: 1,
            self.report: 1,
            self.go_back: 2,
            self.save: 1,
        }

    @property
    def counts(self) -> Counter[Outcome]:
        """How many commands came to what."""
        found: Counter[Outcome] = Counter()
        for (_, outcome), number in self.tally.items():
            found[outcome] += number
        return found

    def give_command(self) -> None:
        """Give one command, and wait until all that follows from it has been done."""
        way = self.random.choices(list(self.ways), weights=list(self.ways.values()))[0]
        before, refusals = self.hand.document.draft, len(self.hand.refusals)
        way()
        self.answer()
        settle()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)  # as when the program waits for events
        outcome: Outcome = "nothing"
        if self.hand.document.draft is not before:
            outcome = "done"
        elif len(self.hand.refusals) > refusals:
            outcome = "refused"
        self.tally[way.__name__, outcome] += 1

    def gesture(self) -> None:
        for _ in range(3):
            self.monkey.gesture()

    def choose_in_menu(self) -> None:
        actions = self.desktop.window.commands.actions
        offered = [id for id, action in actions.items() if action.isEnabled() and id not in ELSEWHERE | OWN_WAYS]
        actions[self.random.choice(offered)].trigger()

    def choose_for_areas(self) -> None:
        window = self.desktop.window
        self.select()
        self.choose(area_menu(window.context, window.document.selection, window))

    def choose_for_province(self) -> None:
        window = self.desktop.window
        if window.document.board.provinces:
            province = self.random.choice(window.document.board.provinces)
            self.choose(province_menu(window.context, province.id, window))

    def fill_in(self) -> None:
        """Change a field of the properties of something, or of the map."""
        if self.random.random() < 0.8:
            self.select()
        else:
            self.hand.document.select(())
            settle()
        panel = in_front(PropertiesPage.of(self.desktop.window))
        kinds = EditField, QAbstractSpinBox, QComboBox, QToolButton, Languages
        self.change(self.random.choice([one for kind in kinds for one in usable(panel, kind) if is_whole(one)]))

    def change(self, field: QWidget) -> None:
        match field:
            case EditField():
                self.type(field, self.random.choice(NAMES))
            case NumberField():
                now = round(field.value())
                field.setValue(self.random.choice([3, 12, 25, 60, now + 40, now * 9 // 10]))
                QTest.keyClick(field, SHORT)
            case QComboBox():
                self.take(field)
            case QToolButton():
                field.click()
            case Languages():
                code = self.random.choice(["de", "id", "pt-BR", "!", ""])
                LanguagesPage(field).put(code, self.random.choice(NAMES))

    def write_in_table(self) -> None:
        table = self.table()
        if cells := table.editable():
            id, column, value = self.random.choice(cells)
            table.put(id, column, self.value_like(value))

    def value_like(self, value: object) -> object:
        """Another value that can be chosen in the cell of a table."""
        provinces = [province.id for province in self.hand.board.provinces] or [""]
        if isinstance(value, tuple):
            return tuple(self.random.sample(provinces, min(len(provinces), self.random.randint(1, 4))))
        if isinstance(value, int):
            return self.random.randint(0, 9)
        kinds = ["rice", "spice", "rubber", "oil", "siap_faji", "shipping"]
        return self.random.choice(
            next((many for many in (["a", "b", "c"], kinds[:4] + kinds[5:]) if value in many), provinces)
        )

    def press_at_table(self) -> None:
        table = self.table()
        if table.ids():
            table.come_to(self.random.randrange(len(table.ids())))
        press = self.random.choice([table.add, table.remove, table.pick_on_map])
        press()
        if press == table.pick_on_map:
            self.select()
            table.end_picking()

    def decide_about_neighbour(self) -> None:
        self.select()
        panel = in_front(NeighboursPage.of(self.desktop.window))
        ways: list[Callable[[], None]] = [button.click for button in panel.bulk_buttons()]
        if panel.listed():
            row = self.random.randrange(panel.listed())
            panel.come_to(row)
            if self.random.random() < 0.3:
                panel.switch(row)
                return
            ways += [partial(panel.decide, one) for one in panel.offered() if one != panel.choice()]
            if panel.takes_note() and self.random.random() < 0.4:
                self.type(panel.note_field, self.random.choice(NAMES))
                return
        if ways:
            self.random.choice(ways)()

    def link_by_name(self) -> None:
        self.select(most=1)
        board = self.hand.board
        self.desktop.page.give("link_by_name")
        for plate in LinkFieldPage.all_of(self.desktop.window):
            wanted = self.random.choice([*board.areas()]).id
            self.type(plate.field, self.random.choice([self.hand.document.name(wanted)] * 4 + list(NAMES)))
            plate.leave()

    def rename_on_map(self) -> None:
        self.select(most=1)
        self.hand.key(Qt.Key.Key_F2)
        for field in NameFieldPage.all_of(self.desktop.window):
            field.widget.setText(self.random.choice(NAMES))
            self.random.choice([field.accept, field.accept, field.give_up])()

    def copy_and_paste(self) -> None:
        self.select()
        for command in self.random.sample(["copy_areas", "paste_areas", "duplicate_areas"], 2):
            self.desktop.page.give(command)

    def paste_from_other_map(self) -> None:
        lands = [land.id for land in self.source.document.board.lands]
        self.source.document.select(self.random.sample(lands, self.random.randint(1, 2)))
        EditorPage(self.source).give("copy_areas")
        self.desktop.page.give("paste_areas")

    def find(self) -> None:
        self.desktop.page.give("find_area")
        panel = AreasPage.of(self.desktop.window)
        panel.search(self.random.choice(["a", "sea", "zz", self.hand.board.seas[0].name[:3]]))
        self.random.choice([panel.go_to_found, panel.end_search])()

    def shrink_and_enlarge(self) -> None:
        """Make land so small that its token lacks room, and take the fix for that."""
        self.hand.document.select([self.random.choice(self.hand.board.lands).id])
        self.desktop.page.give("place_areas")
        for dialog in open_windows(PlacingDialog):
            page = PlacingPage(dialog)
            page.put(0, 0, self.random.choice([15, 30]), 0)
            (page.confirm if page.can_apply else page.leave)()
        self.fix(FIX_SMALL)

    def divide_or_group(self) -> None:
        """Divide some areas or all land, or group all of it into provinces; the number is put when it is asked for."""
        self.hand.document.select(())
        if self.random.random() < 0.7:
            self.select()
        action = self.desktop.window.commands.actions[self.random.choice(["divide_area", "group_areas"])]
        if action.isEnabled():
            action.trigger()

    def propose_deeds(self) -> None:
        """Remove the deeds of an era, and have others proposed."""
        table, era = in_front(DeedsPage.of(self.desktop.window)), self.random.choice("abc")
        while gone := [id for id in table.ids() if id.startswith(f"{era}-")]:
            table.click_cell(gone[0])
            table.remove()
            settle()
        self.fix(PROPOSE)

    def fix(self, start: str) -> None:
        """Take the first fix whose words begin so."""
        panel = in_front(ProblemsPage.of(self.desktop.window))
        panel.show_all_sorts()
        for row in range(len(panel.sentences())):
            panel.come_to(row)
            if ways := [way for way in panel.ways() if way.text().startswith(start)]:
                ways[0].click()
                self.fixed[start] += 1
                return

    def share(self) -> None:
        self.desktop.page.give("editor_share")
        dialog = SharePage.shown()
        dialog.fill("Ana", self.random.choice(["", "Small & quick"]), "CC0 1.0")
        dialog.save_as(self.folder / "shared.indonesia-map")

    def report(self) -> None:
        """Have bots play a game, if the map can be played on, and take what the report offers."""
        dialog = BalanceReportPage.open(self.desktop.window)
        dialog.take(1, self.random.randint(2, 5), "Easy")
        dialog.play()
        wait_for(lambda: dialog.runner is None)
        if links := dialog.fixes():
            dialog.fix(self.random.choice(links))
        dialog.close()

    def deal_with_problem(self) -> None:
        panel = in_front(ProblemsPage.of(self.desktop.window))
        panel.show_all_sorts()
        if panel.sentences():
            panel.come_to(self.random.randrange(len(panel.sentences())))
            if ways := panel.ways():
                self.random.choice(ways).click()

    def decide_doubtful(self) -> None:
        dialog = DoubtfulPage.open(self.desktop.window)
        for _ in range(self.random.randint(1, 3)):
            dialog.put_note(self.random.choice(NAMES))
            self.random.choice([*dialog.answers().values()]).click()
        dialog.close()

    def use_matrix(self) -> None:
        dialog = MatrixPage.open(self.desktop.window)
        dialog.choose_rows(self.random.choice(dialog.offered_rows()))
        dialog.choose_columns(self.random.choice([matrix.ALL, matrix.LINKED_ALONE, *dialog.offered_rows()]))
        if self.random.random() < 0.3:
            dialog.switch_grouping()
        dialog.find_rows(self.random.choice(["", "a", "sea"]))
        rows, columns = len(dialog.rows()), len(dialog.columns())
        if rows and columns:
            dialog.come_to_place(self.random.randrange(rows), self.random.randrange(columns))
            dialog.toggle_with_key()
        dialog.close()

    def move_threshold(self) -> None:
        dialog = ThresholdPage.open(self.desktop.window)
        dialog.put(self.random.choice([0.1, 3.0, 6.5, 12.0, 25.0]))
        self.random.choice([dialog.confirm, dialog.confirm, dialog.leave])()

    def import_drawing(self) -> None:
        begin_import(self.desktop.window, self.drawing())
        wait_for(lambda: ImportPage.is_shown() or MessagePage.is_shown())
        if ImportPage.is_shown():
            dialog = ImportPage.shown()
            if self.random.random() < 0.3:
                dialog.simplify(self.random.randint(1, 3))
            if self.random.random() < 0.3 and dialog.can_import():
                dialog.try_only_ticked()
                self.answer_messages()
            dialog.select_all()
            for box in self.random.sample(dialog.bulk_choices(), self.random.randint(0, 2)):
                self.take(box)
            if dialog.can_import():
                dialog.take_ticked()
                wait_for(lambda: not owned(self.desktop.window, ProgressDialog))

    def answer_messages(self) -> None:
        for box in open_windows(QMessageBox):
            box.reject()
        settle()

    def drawing(self) -> Path:
        """A file with some triangles and squares."""
        features = []
        for _ in range(self.random.randint(0, 3)):
            x, y, side = self.random.randrange(40), self.random.randrange(30), self.random.choice([1, 4, 9])
            corners = [[x, y], [x + side, y], [x + side, y + side], [x, y + side]][: self.random.choice([3, 4])]
            features.append(
                {
                    "type": "Feature",
                    "properties": {"name": self.random.choice(NAMES)},
                    "geometry": {"type": "Polygon", "coordinates": [[*corners, corners[0]]]},
                }
            )
        frame = {"type": "Polygon", "coordinates": [[[0, 0], [50, 0], [50, 40], [0, 0]]]}
        if self.random.random() < 0.2:
            features.append({"type": "Feature", "properties": {"name": "frame"}, "geometry": frame})
        file = self.folder / "drawing.geojson"
        file.write_text(json.dumps({"type": "FeatureCollection", "features": features}), encoding="utf-8")
        return file

    def go_back(self) -> None:
        """Take back a few steps, and some of those again."""
        back = self.random.randint(1, 3)
        for key in [Qt.Key.Key_Z] * back + [Qt.Key.Key_Y] * self.random.randint(0, back):
            self.desktop.key(key)

    def save(self) -> None:
        """Save, or read the map anew."""
        self.desktop.window.commands.actions[self.random.choice(["editor_save", "editor_reload"])].trigger()

    def select(self, most: int = 3) -> None:
        """Select an area, or several that mostly lie beside each other."""
        board = self.hand.board
        areas = [area.id for area in board.areas()]
        first = self.random.choice(areas)
        near = [*(board.neighbours().get(first, ()) or areas), self.random.choice(areas)]
        more = [self.random.choice(near) for _ in range(self.random.randint(0, most - 1))]
        self.hand.document.select([first, *more])
        settle()

    def table(self) -> DeedsPage | CardsPage:
        kind: type[DeedsPage | CardsPage] = DeedsPage if self.random.random() < 0.5 else CardsPage
        return in_front(kind.of(self.desktop.window))

    def type(self, field: QLineEdit, text: str) -> None:
        field.setFocus()
        field.selectAll()
        field.insert(text)  # QTest knows no keys for letters beyond ASCII
        QTest.keyClick(field, Qt.Key.Key_Return)

    def take(self, box: QComboBox) -> None:
        """Choose something in a list of choices."""
        row = self.random.randrange(max(1, box.count()))
        if box.itemText(row):
            box.setCurrentIndex(row)
            box.activated.emit(row)

    def choose(self, menu: QMenu) -> None:
        """Choose something in a menu that isn't shown."""
        if offered := all_offered(menu):
            self.random.choice(offered).trigger()
        menu.deleteLater()

    def answer(self) -> None:
        """Answer all dialogs that came up."""
        self.monkey.answer()
        while asked := [one for one in open_windows(QDialog) if one.parent() is not None or one.isModal()]:
            for dialog in asked:
                if isinstance(dialog, QInputDialog) and self.random.random() < 0.9:
                    dialog.setTextValue(self.random.choice(NAMES))
                    dialog.accept()
                elif isinstance(dialog, DivideDialog):
                    self.divide(DividePage(dialog), self.random.choice([2, 3, 5, 24]))
                elif isinstance(dialog, GroupDialog):
                    self.divide(GroupPage(dialog), self.random.randint(1, 6))
                elif isinstance(dialog, PlacingDialog):
                    self.place(PlacingPage(dialog))
                elif isinstance(dialog, QMessageBox):
                    self.random.choice(dialog.buttons()).click()
                else:
                    dialog.reject()
            settle()

    def divide(self, dialog: DividePage | GroupPage, number: int) -> None:
        """Divide areas, if their parts have room, or group them."""
        dialog.put(number)
        if dialog.can_divide and self.random.random() < 0.8:
            dialog.confirm()
        else:
            dialog.leave()

    def place(self, dialog: PlacingPage) -> None:
        """Put areas elsewhere, if they can be there."""
        right, down = self.random.uniform(-80, 80), self.random.uniform(-80, 80)
        dialog.put(right, down, self.random.choice([100, 60, 130]), self.random.choice([0, 0, 45]))
        if dialog.can_apply and self.random.random() < 0.8:
            dialog.confirm()
        else:
            dialog.leave()


W = TypeVar("W", bound=QWidget)
P = TypeVar("P", bound=PanelPage[Any])


def in_front(panel: P) -> P:
    """The panel, shown and before the others."""
    panel.dock.show()
    return panel.come_forward()


def usable(page: Page[Any], kind: type[W]) -> list[W]:
    """The parts of a kind that can be used."""
    return [part for part in page.parts(kind) if part.isEnabled()]


def is_whole(field: QWidget) -> bool:
    """Whether a field isn't a part of another one."""
    return not isinstance(field.parent(), QAbstractSpinBox | QComboBox)


def undo_all(desktop: Desktop) -> None:
    """Take back every step, with the keys."""
    while desktop.window.document.undo_stack.canUndo():
        desktop.key(Qt.Key.Key_Z)


def redo_all(desktop: Desktop) -> None:
    """Make every step again, with the keys."""
    while desktop.window.document.undo_stack.canRedo():
        desktop.key(Qt.Key.Key_Z, CTRL | Qt.KeyboardModifier.ShiftModifier)
