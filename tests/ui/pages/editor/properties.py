"""The panel with the properties of what is selected."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox

from indonesia_qt.ui.editor.panels.edit_field import NumberField
from indonesia_qt.ui.editor.panels.properties import Languages, NamedBox, PropertiesPanel
from indonesia_qt.ui.games.indonesia.editor.deeds_and_cards import StonesRow
from tests.ui.pages.editor.areas import NEW_PROVINCE
from tests.ui.pages.editor.panel import PanelPage
from tests.ui.pages.menus import all_offered
from tests.ui.pages.page import Page

ENTER = Qt.Key.Key_Return


def several(areas: int) -> str:
    """Return the title of the box for several areas."""
    return f"{areas} areas"


class LanguagesPage(Page[Languages]):
    """The names in other languages."""

    kind = Languages

    def add(self, code: str, name: str) -> None:
        """Give a name in one more language, by the code of that."""
        QTest.keyClicks(self.widget.code, code)
        QTest.keyClicks(self.widget.name, name)
        self.click(self.widget.add)

    def put(self, code: str, name: str) -> None:
        """Put any texts into the fields for one more language, and add the name."""
        self.widget.code.setText(code)
        self.widget.name.setText(name)
        self.click(self.widget.add)

    def name_in(self, code: str) -> str:
        return self.widget.fields[code].text()

    def rename(self, code: str, name: str) -> None:
        self.write(self.widget.fields[code], name)


class NamedPage(Page[NamedBox]):
    """The box of an area, a province or a lake."""

    kind = NamedBox

    @property
    def is_visible(self) -> bool:
        return self.widget.isVisible()

    @property
    def title(self) -> str:
        return self.widget.title()

    @property
    def name(self) -> str:
        return self.widget.name.text()

    @property
    def languages(self) -> LanguagesPage:
        return LanguagesPage(self.widget.languages)

    def rename(self, name: str, end: Qt.Key = ENTER) -> None:
        self.write(self.widget.name, name, end)

    def change_id(self, id: str) -> None:
        self.write(self.widget.own_id, id)


class PropertiesPage(PanelPage[PropertiesPanel]):
    """What can be changed about what is selected, in a box for each thing."""

    kind = PropertiesPanel

    @property
    def area(self) -> NamedPage:
        return NamedPage(self.widget.area)

    @property
    def province(self) -> NamedPage:
        return NamedPage(self.widget.province)

    @property
    def lake(self) -> NamedPage:
        return NamedPage(self.widget.lake)

    @property
    def map_is_shown(self) -> bool:
        """Whether the map itself can be changed."""
        return self.widget.map.isVisible()

    @property
    def home(self) -> str:
        """The province that the areas belong to, or nothing for several."""
        return self.widget.area.province.currentText()

    def give_to(self, province: str) -> None:
        """Let the areas belong to another province."""
        _choose(self.widget.area.province, province)

    def ask_for_new_province(self) -> None:
        _choose(self.widget.area.province, NEW_PROVINCE)

    @property
    def radius(self) -> float:
        return self.widget.area.radius.value()

    def change_radius(self, radius: float) -> None:
        """Change the size of the circle for the token."""
        _set(self.widget.area.radius, radius)

    def tint_province(self, number: int) -> None:
        self.click(self.widget.province.tints.button(number))

    def give_ground_of_lake(self) -> None:
        """Remove the lake, and give its ground to the first who can have it."""
        takers = self.widget.lake.takers
        takers.aboutToShow.emit()
        all_offered(takers)[0].trigger()

    def retitle_map(self, title: str) -> None:
        self.write(self.widget.map.name, title)

    @property
    def map_width(self) -> float:
        """The width of the map, in its units."""
        return self.widget.map.width_field.value()

    @property
    def map_width_text(self) -> str:
        return self.widget.map.width_field.text()

    def widen_map(self, width: str) -> None:
        self.write(self.widget.map.width_field, width)

    @property
    def stones(self) -> StonesPage:
        (row,) = self.widget.map.game_rows
        assert isinstance(row, StonesRow)
        return StonesPage(row)


class StonesPage(Page[StonesRow]):
    """The numbers of city stones, by size from 1."""

    kind = StonesRow

    def number(self, size: int) -> float:
        return self.widget.fields[size - 1].value()

    def change(self, size: int, number: int) -> None:
        _set(self.widget.fields[size - 1], number)


def _set(field: NumberField, number: float) -> None:
    field.setValue(number)
    QTest.keyClick(field, ENTER)


def _choose(box: QComboBox, text: str) -> None:
    """Choose an entry of a box with the keyboard."""
    box.setFocus()
    row = box.findText(text)
    box.setCurrentIndex(row)
    box.activated.emit(row)
