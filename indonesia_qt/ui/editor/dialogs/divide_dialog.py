"""Asks into how many areas some are to be divided, or into how many provinces grouped, and shows that on the map."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence

from indonesia_qt.board.draft import Draft
from indonesia_qt.i18n.text import counted, tr
from indonesia_qt.mapmaking.archipelago.grouping import grouped
from indonesia_qt.mapmaking.archipelago.options import AREAS, MOST_PROVINCES, usual
from indonesia_qt.mapmaking.edit.shapes.split_and_merge import MOST_PARTS
from indonesia_qt.mapmaking.edit.shapes.subdivision import divided_together
from indonesia_qt.ui.editor.context import EditorContext
from indonesia_qt.ui.editor.dialogs.preview_dialog import PreviewDialog
from indonesia_qt.ui.style.scaling import scaled
from indonesia_qt.ui.widgets.layouts import column_of, form_of
from indonesia_qt.ui.widgets.plain_text import push_button
from indonesia_qt.ui.widgets.whole_field import WholeField


class NumberDialog(PreviewDialog):
    """Makes so many of some areas as a number says, by chance: a button tries another way."""

    def __init__(self, context: EditorContext, areas: Sequence[str], step: str, does: str, asked: str) -> None:
        super().__init__(context, areas, step, does)
        self._seed = 0
        self.number = WholeField()
        self.others = push_button(tr("Other borders"), self._try_others)
        form = form_of((asked, self.number))
        self.setLayout(column_of(form, self.others, self.message, self.buttons, spacing=scaled(8)))
        self.number.valueChanged.connect(self._follow)

    def ask(self, least: int, most: int, number: int) -> None:
        """Ask for a number from `least` to `most`, of which one is proposed."""
        self.number.setRange(least, most)
        self.number.setValue(number)
        self.number.selectAll()
        self._follow()

    @abstractmethod
    def made(self, draft: Draft, number: int, seed: int) -> tuple[Draft, Sequence[str]]:
        """Return what is made of a draft, and the areas that are selected then. Raises `EditError`."""

    def _try_others(self) -> None:
        self._seed += 1
        self._follow()

    def _follow(self) -> None:
        number = self.number.value()
        parts: list[str] = []

        def change(draft: Draft) -> Draft:
            after, parts[:] = self.made(draft, number, self._seed)
            return after

        self.selected = tuple(parts) if self.preview(change) else self.areas
        self.document.select(self.selected)


class DivideDialog(NumberDialog):
    """Divides areas into several of much the same size."""

    def __init__(self, context: EditorContext, areas: Sequence[str]) -> None:
        if len(areas) == 1:
            step = tr("Divide {area}", area=context.document.name(areas[0]))
        else:
            step = counted(len(areas), "Divide {n} area", "Divide {n} areas")
        super().__init__(context, areas, step, tr("Divide"), tr("Number of areas"))
        more = len(areas) + 1
        self.ask(more, len(areas) * MOST_PARTS, min(2 * len(areas), max(more, AREAS)))

    def made(self, draft: Draft, number: int, seed: int) -> tuple[Draft, Sequence[str]]:
        """Divide them."""
        return divided_together(draft, self.areas, number, seed)


class GroupDialog(NumberDialog):
    """Groups land areas into provinces."""

    def __init__(self, context: EditorContext, areas: Sequence[str]) -> None:
        step = counted(len(areas), "Group {n} land area into provinces", "Group {n} land areas into provinces")
        super().__init__(context, areas, step, tr("Group"), tr("Number of provinces"))
        most = min(len(areas), MOST_PROVINCES)
        self.ask(1, most, min(most, usual(0, len(areas)).provinces))

    def made(self, draft: Draft, number: int, seed: int) -> tuple[Draft, Sequence[str]]:
        """Group them."""
        return grouped(draft, self.areas, number, seed), self.areas
