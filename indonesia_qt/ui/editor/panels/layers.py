"""The layers of the map: which of them are shown, and how strongly."""

from __future__ import annotations

from functools import partial
from typing import ClassVar

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QCheckBox, QGridLayout, QSlider

from indonesia_qt.i18n.text import phrase, tr
from indonesia_qt.ui.editor.canvas.board_items import EditLayer
from indonesia_qt.ui.editor.context import EditorContext
from indonesia_qt.ui.editor.panels.panel import EditorPanel
from indonesia_qt.ui.style.scaling import margins, scaled
from indonesia_qt.ui.widgets.plain_text import tip

LAYERS = {
    EditLayer.NAMES: phrase("Labels"),
    EditLayer.TOKENS: phrase("Token circles"),
    EditLayer.LINKS: phrase("Links"),
    EditLayer.ARROWS: phrase("Arrows"),
    EditLayer.PROVINCES: phrase("Provinces"),
    EditLayer.PICTURE: phrase("Picture"),
}
KEPT = "editor_layers"
"""The setting that keeps how strongly each layer is shown, in percent, and whether it is."""
FAINTEST, FULL = 10, 100
"""Percent."""


class LayersPanel(EditorPanel):
    """Hides and fades each layer, which stays so from one start to the next."""

    id = "layers"
    title: ClassVar[str] = phrase("Layers")
    side = Qt.DockWidgetArea.LeftDockWidgetArea
    below = "areas"

    def __init__(self, context: EditorContext) -> None:
        super().__init__(context)
        self.checks: dict[EditLayer, QCheckBox] = {}
        self.sliders: dict[EditLayer, QSlider] = {}
        grid = QGridLayout(self)
        grid.setContentsMargins(margins(6, 4, 6, 4))
        grid.setVerticalSpacing(scaled(1))
        grid.setColumnStretch(1, 1)
        for row, (layer, title) in enumerate(LAYERS.items()):
            check, slider = QCheckBox(tr(title)), QSlider(Qt.Orientation.Horizontal)
            self.checks[layer], self.sliders[layer] = check, slider
            slider.setRange(FAINTEST, FULL)
            slider.setPageStep(FAINTEST)
            slider.setAccessibleName(tr("Opacity: {layer}", layer=tr(title)))
            slider.setToolTip(tip(slider.accessibleName()))
            check.setChecked(context.settings.get(f"{KEPT}/{layer.name}/shown", True))
            slider.setValue(context.settings.get(f"{KEPT}/{layer.name}/percent", FULL))
            check.toggled.connect(partial(self._show, layer))
            slider.valueChanged.connect(partial(self._show, layer))
            grid.addWidget(check, row, 0)
            grid.addWidget(slider, row, 1)
            self._show(layer)
        self.setMaximumHeight(self.sizeHint().height())

    def _show(self, layer: EditLayer, *_: object) -> None:
        is_shown, percent = self.checks[layer].isChecked(), self.sliders[layer].value()
        group = self.context.scene.groups[layer]
        group.setVisible(is_shown)
        group.setOpacity(percent / FULL)
        self.sliders[layer].setEnabled(is_shown)
        self.context.settings.set(f"{KEPT}/{layer.name}/shown", is_shown)
        self.context.settings.set(f"{KEPT}/{layer.name}/percent", percent)
