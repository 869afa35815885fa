"""The layers of the map: which of them are shown, how strongly, and which are locked."""

from __future__ import annotations

from functools import partial
from typing import ClassVar

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QCheckBox, QGridLayout, QSlider, QToolButton

from indonesia_qt.i18n.text import phrase, tr
from indonesia_qt.ui.editor.canvas.board_items import LAYER_NAMES, EditLayer
from indonesia_qt.ui.editor.canvas.drawn_icons import sign_pixmap
from indonesia_qt.ui.editor.context import EditorContext
from indonesia_qt.ui.editor.panels.panel import EditorPanel
from indonesia_qt.ui.style.scaling import margins, scaled
from indonesia_qt.ui.widgets.plain_text import tip

KEPT = "editor_layers"
"""The setting that keeps how strongly each layer is shown, in percent, whether it is, and whether it is locked."""
FAINTEST, FULL = 10, 100
"""Percent."""
AREAS = EditLayer.SEAS, EditLayer.LANDS, EditLayer.LAKES
SIGN = 16
"""Pixels at 100 % across the sign of a lock."""


LOCKABLE = LAYER_NAMES.keys() - {EditLayer.PROVINCES}
"""The layers from which tools pick something."""
OPEN, CLOSED = "M8.2 11 V7.5 a3.8 3.8 0 0 1 7.3 -1.5", "M8.2 11 V7.5 a3.8 3.8 0 0 1 7.6 0 V11"
BODY = " M5.5 11 h13 v9.5 h-13 Z M12 14.6 v2.4"
"""The signs of a lock, as paths of SVG pictures: the two shackles, and the body below either."""


class LayersPanel(EditorPanel):
    """Hides, fades and locks each layer, which stays so from one start to the next."""

    id = "layers"
    title: ClassVar[str] = phrase("Layers")
    side = Qt.DockWidgetArea.LeftDockWidgetArea
    below = "areas"

    def __init__(self, context: EditorContext) -> None:
        super().__init__(context)
        self.checks: dict[EditLayer, QCheckBox] = {}
        self.sliders: dict[EditLayer, QSlider] = {}
        self.locks: dict[EditLayer, QToolButton] = {}
        grid = QGridLayout(self)
        grid.setContentsMargins(margins(6, 4, 6, 4))
        grid.setVerticalSpacing(scaled(1))
        grid.setColumnStretch(1, 1)
        for row, (layer, name) in enumerate(LAYER_NAMES.items()):
            grid.addWidget(self._check(layer, tr(name)), row, 0)
            grid.addWidget(self._slider(layer, tr(name)), row, 1)
            self._show(layer)
            if layer in LOCKABLE:
                grid.addWidget(self._lock_button(layer, tr(name)), row, 2)
        self.setMaximumHeight(self.sizeHint().height())

    def _check(self, layer: EditLayer, name: str) -> QCheckBox:
        check = self.checks[layer] = QCheckBox(name)
        check.setChecked(self.context.settings.get(f"{KEPT}/{layer.name}/shown", True))
        check.toggled.connect(partial(self._show, layer))
        return check

    def _slider(self, layer: EditLayer, name: str) -> QSlider:
        slider = self.sliders[layer] = QSlider(Qt.Orientation.Horizontal)
        slider.setRange(FAINTEST, FULL)
        slider.setPageStep(FAINTEST)
        slider.setAccessibleName(tr("Opacity: {layer}", layer=name))
        slider.setToolTip(tip(slider.accessibleName()))
        slider.setValue(self.context.settings.get(f"{KEPT}/{layer.name}/percent", FULL))
        slider.valueChanged.connect(partial(self._show, layer))
        return slider

    def _lock_button(self, layer: EditLayer, name: str) -> QToolButton:
        lock = self.locks[layer] = QToolButton(autoRaise=True)
        lock.setProperty("role", "narrow")
        lock.setCheckable(True)
        lock.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        lock.setIconSize(QSize(scaled(SIGN), scaled(SIGN)))
        lock.setAccessibleName(tr("Lock: {layer}", layer=name))
        lock.setToolTip(tip(lock.accessibleName()))
        lock.toggled.connect(partial(self._lock, layer))
        lock.setChecked(self.context.settings.get(f"{KEPT}/{layer.name}/locked", False))
        self._lock(layer, lock.isChecked())
        return lock

    def _show(self, layer: EditLayer, *_: object) -> None:
        is_shown, percent = self.checks[layer].isChecked(), self.sliders[layer].value()
        for one in AREAS if layer in AREAS else (layer,):
            group = self.context.scene.groups[one]
            group.setVisible(is_shown)
            group.setOpacity(percent / FULL)
        self.sliders[layer].setEnabled(is_shown)
        self.context.settings.set(f"{KEPT}/{layer.name}/shown", is_shown)
        self.context.settings.set(f"{KEPT}/{layer.name}/percent", percent)

    def _lock(self, layer: EditLayer, is_locked: bool) -> None:
        colours = self.context.theme.interface
        sign = (CLOSED + BODY, colours.text) if is_locked else (OPEN + BODY, colours.quiet_text)
        self.locks[layer].setIcon(QIcon(sign_pixmap(*sign)))
        self.context.scene.lock(layer, is_locked)
        self.context.settings.set(f"{KEPT}/{layer.name}/locked", is_locked)
