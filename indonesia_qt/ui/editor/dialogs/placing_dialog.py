"""Asks how far areas are to be moved, how they are to be scaled and turned, and shows it on the map meanwhile."""

from __future__ import annotations

from collections.abc import Sequence

from indonesia_qt.i18n.text import counted, tr
from indonesia_qt.mapmaking.edit.shapes import placing
from indonesia_qt.ui.editor.context import EditorContext
from indonesia_qt.ui.editor.dialogs.preview_dialog import PreviewDialog
from indonesia_qt.ui.style.scaling import scaled
from indonesia_qt.ui.widgets.decimal_field import DecimalField
from indonesia_qt.ui.widgets.layouts import column_of, form_of

FARTHEST = 20_000.0
"""Map units that areas can be moved at once."""


class PlacingDialog(PreviewDialog):
    """Moves, scales and turns areas around their middle."""

    def __init__(self, context: EditorContext, areas: Sequence[str]) -> None:
        step = counted(len(areas), "Move or scale {n} area", "Move or scale {n} areas")
        super().__init__(context, areas, step, tr("Apply"))
        self._middle = placing.middle(context.document.draft.board, areas)
        self.right, self.down = DecimalField(), DecimalField()
        for field in (self.right, self.down):
            field.setRange(-FARTHEST, FARTHEST)
            field.setDecimals(1)
            field.setSingleStep(5.0)
            field.setSuffix(tr("\u00a0map units"))
        least, most = 100 * placing.SMALLEST, 100 * placing.LARGEST
        self.scale = DecimalField(minimum=least, maximum=most, decimals=1, singleStep=5.0, value=100.0)
        self.scale.setSuffix(tr("%"))
        self.angle = DecimalField(minimum=-180.0, maximum=180.0, decimals=1, singleStep=5.0, suffix="°")
        form = form_of(
            (tr("To the right"), self.right),
            (tr("Down"), self.down),
            (tr("Size"), self.scale),
            (tr("Rotation"), self.angle),
        )
        self.setLayout(column_of(form, self.message, self.buttons, spacing=scaled(8)))
        for field in (self.right, self.down, self.scale, self.angle):
            field.valueChanged.connect(self._follow)
        self.message.hide()
        self.confirm.setEnabled(False)

    def _follow(self) -> None:
        by = self.right.value(), self.down.value()
        way = placing.placing(self._middle, by, self.scale.value() / 100, self.angle.value())
        self.preview(lambda draft: placing.placed(draft, self.areas, way))
