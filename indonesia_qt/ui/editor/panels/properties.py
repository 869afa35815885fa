"""What can be changed about areas, a province or a lake that is selected, or about the map."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import ClassVar

from PySide6.QtCore import QMargins, QSize, Qt
from PySide6.QtWidgets import (
    QButtonGroup,
    QComboBox,
    QFormLayout,
    QGridLayout,
    QGroupBox,
    QLineEdit,
    QMenu,
    QPushButton,
    QWidget,
)

from indonesia_qt.board.draft import Draft, Place
from indonesia_qt.board.model import BoardMap, Lake, LandArea, Names, Province, SeaArea
from indonesia_qt.i18n.text import clauses, counted, phrase, tr
from indonesia_qt.mapmaking.edit import provinces
from indonesia_qt.mapmaking.edit.naming import credit, retitle, translate
from indonesia_qt.mapmaking.edit.placement import SMALLEST_RADIUS, resize_token
from indonesia_qt.mapmaking.edit.rename_id import change_id
from indonesia_qt.mapmaking.edit.shapes.canvas import LARGEST, SMALLEST, resized
from indonesia_qt.ui.editor.canvas.board_items import tinted
from indonesia_qt.ui.editor.canvas.drawn_icons import swatch
from indonesia_qt.ui.editor.context import EditorContext
from indonesia_qt.ui.editor.document.map_document import MapDocument
from indonesia_qt.ui.editor.game_pages import pages_of
from indonesia_qt.ui.editor.menus.area_menu import add_takers, ask_new_province, give, rename
from indonesia_qt.ui.editor.panels.edit_field import EditField, NumberField
from indonesia_qt.ui.editor.panels.panel import EditorPanel
from indonesia_qt.ui.style.scaling import margins, scaled
from indonesia_qt.ui.style.theme import Theme
from indonesia_qt.ui.support.collation import in_order
from indonesia_qt.ui.widgets.layouts import ScrollArea, column_of, form_of, row_of
from indonesia_qt.ui.widgets.plain_text import Label, SmallButton, caption, tip

CODE_WIDTH = 54
"""Pixels at 100 % for the code of a language."""


class Languages(QWidget):
    """A name in each language that the map has names in, and one more."""

    def __init__(self, document: MapDocument) -> None:
        super().__init__()
        self.document, self.id = document, ""
        self.fields: dict[str, EditField] = {}
        self.form = form_of()
        self.code, self.name = QLineEdit(placeholderText="de"), QLineEdit(placeholderText=tr("Name"))
        self.code.setFixedWidth(scaled(CODE_WIDTH))
        self.code.setAccessibleName(tr("Language code"))
        self.name.setAccessibleName(tr("Name in another language"))
        self.add = SmallButton("+", tr("Add"), tr("Add"))
        self.add.clicked.connect(self._add)
        self.name.returnPressed.connect(self._add)
        more = row_of(self.code, self.name, self.add)
        title = Label(tr("Other languages"), role="strong")
        self.setLayout(column_of(title, self.form, more, contentsMargins=QMargins(0, scaled(4), 0, 0)))

    def show_names(self, id: str, names: Names) -> None:
        """Show what the thing with this id is called."""
        if id != self.id:
            self.code.clear()
            self.name.clear()
        self.id = id
        codes = languages(self.document.board)
        if codes != list(self.fields):
            self._make(codes)
        known = dict(names)
        for code, field in self.fields.items():
            field.show_value(known.get(code, ""))

    def _make(self, codes: list[str]) -> None:
        while self.form.rowCount():
            self.form.removeRow(0)
        self.fields = {code: EditField(tr("Name in {language}", language=code)) for code in codes}
        for code, field in self.fields.items():
            self.form.addRow(Label(code), field)
            field.written.connect(partial(self._write, code))

    def _add(self) -> None:
        if self._write(self.code.text().strip(), self.name.text()):
            self.code.clear()
            self.name.clear()

    def _write(self, code: str, name: str) -> bool:
        step = tr("Change name of {name} ({language})", name=self.document.name(self.id), language=code)
        id = self.id
        return self.document.do(step, lambda draft: translate(draft, id, code, name))


def languages(board: BoardMap) -> list[str]:
    """Return the codes of the languages that something on the board has a name in, in alphabetical order."""
    parts: tuple[Place, ...] = (*board.provinces, *board.lands, *board.seas, *board.lakes)
    return sorted({code for part in parts for code, _ in part.names})


class NamedBox(QGroupBox):
    """The fields for the name and the id of something on the map, and for its names in other languages."""

    def __init__(self, document: MapDocument, name: str, own_id: str) -> None:
        """`name` and `own_id` are the labels of the fields."""
        super().__init__()
        self.document = document
        self.of = ""
        """The id of what is shown."""
        self.name, self.own_id = EditField(name), EditField(own_id)
        self.languages = Languages(document)
        self.name.written.connect(lambda name: rename(document, self.of, name))
        self.own_id.written.connect(self._change_id)

    def _lay_out(self, *between: tuple[str, QWidget], about: QWidget | None = None) -> QFormLayout:
        """Arrange the fields, with these rows between the name and the id."""
        fields = form_of((tr("Name"), self.name), *between, (tr("ID"), self.own_id))
        self.setLayout(column_of(*([about] if about else []), fields, self.languages, contentsMargins=QMargins()))
        return fields

    def _show(self, id: str, name: str) -> None:
        self.of = id
        self.name.show_value(name)
        self.own_id.show_value(id)

    def _change_id(self, id: str) -> bool:
        old = self.of
        step = tr("Change ID of {name}", name=self.document.name(old))
        return self.document.do(step, lambda draft: change_id(draft, old, id))


LARGEST_RADIUS = 999.0
NEW_PROVINCE = ":new"
"""The key of a province that is to be made."""


class AreaBox(NamedBox):
    """The name, the province, the size of the circle for the token, the id, and the names in other languages."""

    def __init__(self, document: MapDocument) -> None:
        super().__init__(document, tr("Area name"), tr("Area ID"))
        self.areas: list[LandArea | SeaArea] = []
        self.about = Label(wordWrap=True, role="quiet")
        self.province = QComboBox()
        self.province.setAccessibleName(tr("Province"))
        self.province.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.province.setMinimumContentsLength(8)
        self.radius = NumberField(tr("Radius of the token’s circle"), SMALLEST_RADIUS, LARGEST_RADIUS, decimals=1)
        self.form = self._lay_out((tr("Province"), self.province), (tr("Circle"), self.radius), about=self.about)
        self.radius.written.connect(self._resize)
        self.province.activated.connect(self._give)

    def show_areas(self, areas: Sequence[LandArea | SeaArea]) -> None:
        """Show what holds for one area, or for all of several."""
        self.areas = list(areas)
        lands = self._lands()
        one = areas[0] if len(areas) == 1 else None
        self.setTitle(caption(self.document.name(one.id)) if one else counted(len(areas), "{n} area", "{n} areas"))
        self.about.setText(self._description())
        for field in (self.name, self.own_id):
            self.form.setRowVisible(field, one is not None)
        self.form.setRowVisible(self.province, bool(lands))
        has_own_name = one is not None and not (isinstance(one, LandArea) and not one.place)
        self.languages.setVisible(has_own_name)
        if one is not None:
            self._show(one.id, (one.place or "") if isinstance(one, LandArea) else one.name)
            self.name.setPlaceholderText(self.document.name(one.id))
            if has_own_name:
                self.languages.show_names(one.id, one.names)
        self.radius.show_value(min(area.radius for area in areas))
        self._list_provinces(lands)

    def _description(self) -> str:
        """Return the sort of the areas, and how many neighbours a single one has."""
        lands = len(self._lands())
        if len(self.areas) == 1:
            number = sum(self.areas[0].id in (a, b) for a, b, _ in self.document.board.links())
            sort = tr("Land area") if lands else tr("Sea")
            return clauses(sort, counted(number, "{n} neighbour", "{n} neighbours"))
        seas = len(self.areas) - lands
        return clauses(
            counted(lands, "{n} land area", "{n} land areas") if lands else "",
            counted(seas, "{n} sea", "{n} seas") if seas else "",
        )

    def _list_provinces(self, lands: Sequence[LandArea]) -> None:
        homes = {land.province for land in lands}
        self.province.clear()
        for province in in_order(self.document.board.provinces):
            self.province.addItem(province.name, province.id)
        self.province.insertSeparator(self.province.count())
        self.province.addItem(tr("New province\N{HORIZONTAL ELLIPSIS}"), NEW_PROVINCE)
        self.province.setPlaceholderText(tr("Several provinces"))
        self.province.setCurrentIndex(self.province.findData(homes.pop()) if len(homes) == 1 else -1)

    def _lands(self) -> list[LandArea]:
        return [area for area in self.areas if isinstance(area, LandArea)]

    def _give(self) -> None:
        lands = [land.id for land in self._lands()]
        home = self.province.currentData()
        if home == NEW_PROVINCE:
            self._list_provinces(self._lands())
            ask_new_province(self.document, lands, self)
        else:
            give(self.document, lands, home)

    def _resize(self, radius: float) -> None:
        areas = [area.id for area in self.areas]

        def change(draft: Draft) -> Draft:
            for area in areas:
                draft = resize_token(draft, area, radius)
            return draft

        one = tr("Resize circle of {area}", area=self.document.name(areas[0]))
        step = (
            one if len(areas) == 1 else counted(len(areas), "Resize circle of {n} area", "Resize circles of {n} areas")
        )
        if not self.document.do(step, change):
            self.show_areas(self.areas)


TINT = 16
"""Pixels at 100 % for the sign of a tint."""
IN_A_ROW = 4
"""The number of tints in a row."""


class ProvinceBox(NamedBox):
    """The name, the tint and the id of a province, and its names in other languages."""

    def __init__(self, context: EditorContext) -> None:
        super().__init__(context.document, tr("Province name"), tr("Province ID"))
        self.setTitle(tr("Province"))
        self.tints = QButtonGroup(self)
        self._lay_out((tr("Colour"), self._tint_buttons(context.theme)))
        self.tints.idClicked.connect(self._tint)

    def show_province(self, province: Province) -> None:
        """Show what holds for a province."""
        self._show(province.id, province.name)
        self.tints.button(province.tint % provinces.TINTS).setChecked(True)
        self.languages.show_names(province.id, province.names)

    def _tint_buttons(self, theme: Theme) -> QWidget:
        box = QWidget()
        grid = QGridLayout(box)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(scaled(2))
        for number in range(provinces.TINTS):
            name = tr("Colour {n}", n=number + 1)
            tint = SmallButton("", name, name, checkable=True, iconSize=QSize(scaled(TINT), scaled(TINT)))
            tint.setIcon(swatch(tinted(number, theme.map), theme))
            self.tints.addButton(tint, number)
            grid.addWidget(tint, number // IN_A_ROW, number % IN_A_ROW, Qt.AlignmentFlag.AlignLeft)
        grid.setColumnStretch(IN_A_ROW, 1)
        return box

    def _tint(self, number: int) -> None:
        id = self.of
        step = tr("Change colour of {name}", name=self.document.name(id))
        self.document.do(step, lambda draft: provinces.tint(draft, id, number))


class LakeBox(NamedBox):
    """The name and the id of a lake, its names in other languages, and who gets its ground when it is removed."""

    def __init__(self, context: EditorContext) -> None:
        super().__init__(context.document, tr("Lake name"), tr("Lake ID"))
        self._context = context
        about = tr("Nobody owns a lake. Areas on opposite shores aren’t adjacent.")
        self._lay_out(about=Label(about, wordWrap=True, role="quiet"))
        self.remove, self.takers = QPushButton(tr("Remove and give its space to")), QMenu(self)
        self.remove.setMenu(self.takers)
        self.takers.aboutToShow.connect(self._list_takers)
        layout = self.layout()
        assert layout
        layout.addWidget(self.remove)

    def show_lake(self, lake: Lake) -> None:
        """Show what holds for a lake."""
        self.setTitle(caption(lake.name))
        self._show(lake.id, lake.name)
        self.languages.show_names(lake.id, lake.names)

    def _change_id(self, id: str) -> bool:
        is_changed = super()._change_id(id)
        if is_changed:
            self.document.select([id])
        return is_changed

    def _list_takers(self) -> None:
        self.takers.clear()
        add_takers(self.takers, self._context, self.document.lake)


SIZE_STEP = 50.0
"""Map units by which an arrow beside a side of the map changes it."""


class MapBox(QGroupBox):
    """The title of the map, whom it thanks, its size, and what its game shows there."""

    def __init__(self, document: MapDocument) -> None:
        super().__init__(tr("Map"))
        self.document = document
        self.name, self.credits = EditField(tr("Map title")), EditField(tr("Credits"))
        self.width_field = NumberField(tr("Map width"), SMALLEST, LARGEST, decimals=1)
        self.height_field = NumberField(tr("Map height"), SMALLEST, LARGEST, decimals=1)
        self.own_id = Label()
        for field in (self.width_field, self.height_field):
            field.setSingleStep(SIZE_STEP)
            field.setToolTip(tr("In map units. Nothing moves; the sea fills the new space."))
        self.game_rows = pages_of(document.draft.game).map_rows(document)
        fields = form_of(
            (tr("Title"), self.name),
            (tr("Credits"), self.credits),
            (tr("Map width"), self.width_field),
            (tr("Map height"), self.height_field),
            (tr("ID"), self.own_id),
        )
        self.setLayout(column_of(fields, *self.game_rows, contentsMargins=QMargins()))
        do = document.do
        self.name.written.connect(lambda title: do(tr("Change map title"), lambda draft: retitle(draft, title)))
        self.credits.written.connect(lambda thanks: do(tr("Change credits"), lambda draft: credit(draft, thanks)))
        self.width_field.written.connect(self._resize)
        self.height_field.written.connect(self._resize)

    def follow(self) -> None:
        """Show what holds now."""
        board = self.document.board
        self.name.show_value(board.title)
        self.credits.show_value(board.credits)
        self.credits.setToolTip(tip(board.credits))
        self.width_field.show_value(board.width)
        self.height_field.show_value(board.height)
        self.own_id.setText(board.id)

    def _resize(self) -> None:
        width, height = self.width_field.value(), self.height_field.value()
        if not self.document.do(tr("Resize map"), lambda draft: resized(draft, width, height)):
            self.follow()


class PropertiesPanel(EditorPanel):
    """Each field becomes one step when it is left or Enter is pressed; after a refusal it shows what holds."""

    id = "properties"
    title: ClassVar[str] = phrase("Properties")
    side = Qt.DockWidgetArea.RightDockWidgetArea

    def __init__(self, context: EditorContext) -> None:
        super().__init__(context)
        self.area, self.province, self.map = AreaBox(self.document), ProvinceBox(context), MapBox(self.document)
        self.lake = LakeBox(context)
        page = QWidget()
        page.setLayout(column_of(self.area, self.province, self.lake, self.map, 0, contentsMargins=margins(4, 4, 4, 4)))
        scroll = ScrollArea()
        scroll.setAccessibleName(tr("Properties"))
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        scroll.setWidget(page)
        self.setLayout(column_of(scroll, contentsMargins=QMargins()))
        self.document.changed.connect(self._follow)
        self.document.selection_changed.connect(self._follow)
        self._follow()

    def _follow(self) -> None:
        """Show what holds for what is selected; while something is dragged it stays as it was."""
        if self.document.is_dragged:
            return
        board = self.document.board
        by_id = {area.id: area for area in board.areas()}
        areas = [by_id[area] for area in self.document.selection if area in by_id]
        homes = {area.province for area in areas if isinstance(area, LandArea)}
        home = next((one for one in board.provinces if homes == {one.id}), None)
        lake = next((lake for lake in board.lakes if lake.id == self.document.lake), None)
        self.area.setVisible(bool(areas))
        self.province.setVisible(home is not None)
        self.lake.setVisible(lake is not None)
        self.map.setVisible(not areas and lake is None)
        if lake is not None:
            self.lake.show_lake(lake)
        if areas:
            self.area.show_areas(areas)
        if home is not None:
            self.province.show_province(home)
        self.map.follow()
