"""What can be changed about one area, or about several at once."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QComboBox, QGroupBox, QVBoxLayout

from indonesia_qt.board.model import LandArea, SeaArea
from indonesia_qt.i18n.text import clauses, counted, tr
from indonesia_qt.mapmaking.edit.draft import Draft
from indonesia_qt.mapmaking.edit.placement.placement import SMALLEST_RADIUS, resize_token
from indonesia_qt.mapmaking.edit.rename_id import change_id
from indonesia_qt.ui.editor.context import EditorContext
from indonesia_qt.ui.editor.menus.area_menu import ask_new_province, give, rename
from indonesia_qt.ui.editor.panels.edit_field import EditField, LengthField, form
from indonesia_qt.ui.editor.panels.languages import Languages
from indonesia_qt.ui.widgets.plain_text import Label, caption

LARGEST_RADIUS = 999.0
NEW_PROVINCE = ":new"
"""Stands for a province that is to be made."""


class AreaBox(QGroupBox):
    """The name, the province, the size of the circle for the token, the id, and the names in other languages."""

    def __init__(self, context: EditorContext) -> None:
        super().__init__()
        self.document = context.document
        self.areas: list[LandArea | SeaArea] = []
        self.about = Label(wordWrap=True)
        self.about.setProperty("role", "quiet")
        self.name, self.own_id = EditField(tr("Name of the area")), EditField(tr("Id of the area"))
        self.province = QComboBox()
        self.province.setAccessibleName(tr("Province"))
        self.province.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.province.setMinimumContentsLength(8)
        self.radius = LengthField(tr("Radius of the circle for the token"), SMALLEST_RADIUS, LARGEST_RADIUS)
        self.languages = Languages(self.document)
        self.form = form()
        for title, field in (
            (tr("Name"), self.name),
            (tr("Province"), self.province),
            (tr("Circle"), self.radius),
            (tr("Id"), self.own_id),
        ):
            self.form.addRow(title, field)
        layout = QVBoxLayout(self)
        layout.addWidget(self.about)
        layout.addLayout(self.form)
        layout.addWidget(self.languages)
        self.name.written.connect(self._rename)
        self.own_id.written.connect(self._change_id)
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
            self.name.show_value((one.place or "") if isinstance(one, LandArea) else one.name)
            self.name.setPlaceholderText(self.document.name(one.id))
            self.own_id.show_value(one.id)
            if has_own_name:
                self.languages.show_names(one.id, one.names)
        self.radius.show_value(min(area.radius for area in areas))
        self._list_provinces(lands)

    def _description(self) -> str:
        """What sort of areas they are, and how many neighbours one has."""
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
        for province in sorted(self.document.board.provinces, key=lambda one: one.name.casefold()):
            self.province.addItem(province.name, province.id)
        self.province.insertSeparator(self.province.count())
        self.province.addItem(tr("New province\N{HORIZONTAL ELLIPSIS}"), NEW_PROVINCE)
        self.province.setPlaceholderText(tr("several"))
        self.province.setCurrentIndex(self.province.findData(homes.pop()) if len(homes) == 1 else -1)

    def _lands(self) -> list[LandArea]:
        return [area for area in self.areas if isinstance(area, LandArea)]

    def _rename(self, name: str) -> None:
        rename(self.document, self.areas[0].id, name)

    def _change_id(self, id: str) -> None:
        old = self.areas[0].id
        self.document.do(tr("Id of {name}", name=self.document.name(old)), lambda draft: change_id(draft, old, id))

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

        one = tr("Circle of {area}", area=self.document.name(areas[0]))
        step = one if len(areas) == 1 else counted(len(areas), "Circle of {n} area", "Circles of {n} areas")
        if not self.document.do(step, change):
            self.show_areas(self.areas)
