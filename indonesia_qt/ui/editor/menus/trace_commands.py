"""Chooses a picture to trace over. It belongs to the window's settings, not to the map."""

from __future__ import annotations

from pathlib import Path
from typing import cast
from urllib.parse import quote

import msgspec
from PySide6.QtCore import QObject, QSignalBlocker, Qt
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QMenu, QSlider, QWidget, QWidgetAction

from indonesia_qt.i18n.text import tr
from indonesia_qt.ui.editor.canvas.traced_picture import Fit, TracedPicture, picture_in, picture_of
from indonesia_qt.ui.editor.editor_window import EditorWindow
from indonesia_qt.ui.editor.tools.trace import TraceTool
from indonesia_qt.ui.style.scaling import scaled
from indonesia_qt.ui.widgets.file_choice import ask_what_to_open
from indonesia_qt.ui.widgets.layouts import row_of
from indonesia_qt.ui.widgets.plain_text import Label

KEPT = "traced_pictures"
"""The setting that keeps, for the folder of each map, the picture that is traced and where it lies."""
UNSAVED = "unsaved"
SUFFIXES = "*.png *.jpg *.jpeg *.webp *.bmp *.gif"


class TraceCommands(QObject):
    """Gives an editor's window its menu for the picture, and shows that in whatever look is in use."""

    def __init__(self, window: EditorWindow) -> None:
        super().__init__(window)
        self.window = window
        menu = window.view_menu.addMenu(tr("&Tracing picture"))
        add = window.commands.add
        add(menu, "trace_choose", tr("&Choose picture…"), self._ask)
        self._removing = add(menu, "trace_remove", tr("&Remove picture"), self.remove)
        self.slider = self._make_slider(menu)
        window.picture_requested.connect(self._ask)
        window.appearance.changed.connect(self._restore)
        window.document.moved.connect(self._keep_shown)
        self._restore()

    def choose(self, file: Path) -> None:
        """Show a picture as wide as the canvas; a file that holds none is refused."""
        picture, reason = picture_in(file)
        if picture.isNull():
            text = tr("Couldn’t show the picture “{file}”. {reason}", file=file.name, reason=reason)
            self.window.show_refusal(text)
            return
        self._show(picture, Fit(str(file), scale=self.window.document.board.width / picture.width()))
        self._keep_shown()
        self.window.use_tool(TraceTool.id)

    def remove(self) -> None:
        """Show no picture any more."""
        self._clear()
        self.window.settings.remove(self._key())

    def _ask(self) -> None:
        folder = self.window.document.folder or Path.home()
        filter_ = f"{tr('Pictures')} ({SUFFIXES})"
        ask_what_to_open(tr("Choose picture"), folder, filter_, self.choose, self.window)

    def _make_slider(self, menu: QMenu) -> QSlider:
        panel, slider = QWidget(), QSlider(Qt.Orientation.Horizontal)
        slider.setRange(5, 100)
        slider.setMinimumWidth(scaled(140))
        slider.setAccessibleName(tr("Opacity of the picture"))
        slider.valueChanged.connect(self._fade)
        label = Label(tr("Opacity"), role="menu")
        panel.setLayout(row_of(label, (slider, 1)))
        action = QWidgetAction(menu)
        action.setDefaultWidget(panel)
        menu.addAction(action)
        return slider

    def _fade(self, percent: int) -> None:
        picture = picture_of(self.window.context.scene)
        if picture is not None:
            picture.place(picture.fit._replace(opacity=percent / 100))
            picture.settle()

    def _restore(self) -> None:
        """Show the picture that is kept for the map, if it is still there."""
        self._clear()
        try:
            fit = msgspec.json.decode(self.window.settings.get(self._key(), "null"), type=Fit | None)
        except (msgspec.MsgspecError, RecursionError):
            fit = None
        picture, _ = picture_in(Path(fit.file)) if fit is not None else (QPixmap(), "")
        if fit is not None and not picture.isNull():
            self._show(picture, fit)

    def _show(self, picture: QPixmap, fit: Fit) -> None:
        self._clear()
        TracedPicture(self.window.context.scene, picture, fit, self._keep)
        with QSignalBlocker(self.slider):
            self.slider.setValue(round(fit.opacity * 100))
        self._offer(True)

    def _clear(self) -> None:
        shown = picture_of(self.window.context.scene)
        if shown is not None:
            self.window.context.scene.removeItem(shown)
        self._offer(False)

    def _offer(self, is_shown: bool) -> None:
        self._removing.setEnabled(is_shown)
        self.slider.setEnabled(is_shown)
        cast(TraceTool, self.window.tools[TraceTool.id]).follow_picture()

    def _keep_shown(self) -> None:
        shown = picture_of(self.window.context.scene)
        if shown is not None:
            self._keep(shown.fit)

    def _keep(self, fit: Fit) -> None:
        self.window.settings.set(self._key(), msgspec.json.encode(fit).decode())

    def _key(self) -> str:
        folder = self.window.document.folder
        return f"{KEPT}/{quote(str(folder), safe='') if folder else UNSAVED}"
