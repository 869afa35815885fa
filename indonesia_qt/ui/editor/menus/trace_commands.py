"""Chooses a picture to trace over. It isn't saved with the map, but in the settings once the map has a folder."""

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
from indonesia_qt.ui.settings.settings_file import Settings
from indonesia_qt.ui.style.scaling import scaled
from indonesia_qt.ui.widgets.file_choice import ask_what_to_open
from indonesia_qt.ui.widgets.layouts import row_of
from indonesia_qt.ui.widgets.plain_text import Label

KEPT = "traced_pictures"
"""The setting that keeps, for the folder of each map, the picture that is traced and where it lies."""
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
        window.document.moved.connect(self._save)
        self._fit = self._saved()
        self._restore()

    def choose(self, file: Path) -> None:
        """Show a picture as wide as the canvas; a file that holds none is refused."""
        picture, reason = picture_in(file)
        if picture.isNull():
            text = tr("Couldn’t show the picture “{file}”. {reason}", file=file.name, reason=reason)
            self.window.show_refusal(text)
            return
        self._keep(Fit(str(file), scale=self.window.document.board.width / picture.width()))
        self._restore()
        self.window.use_tool(TraceTool.id)

    def remove(self) -> None:
        """Show no picture any more."""
        self._keep(None)
        self._restore()

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
        """Show the map's picture, if it has one that is still there."""
        shown = picture_of(self.window.context.scene)
        if shown is not None:
            self.window.context.scene.removeItem(shown)
        picture, _ = picture_in(Path(self._fit.file)) if self._fit is not None else (QPixmap(), "")
        if self._fit is not None and not picture.isNull():
            TracedPicture(self.window.context.scene, picture, self._fit, self._keep)
            with QSignalBlocker(self.slider):
                self.slider.setValue(round(self._fit.opacity * 100))
        is_shown = not picture.isNull()
        self._removing.setEnabled(is_shown)
        self.slider.setEnabled(is_shown)
        cast(TraceTool, self.window.tools[TraceTool.id]).follow_picture()

    def _keep(self, fit: Fit | None) -> None:
        self._fit = fit
        self._save()

    def _save(self) -> None:
        """Save the picture for the next time the map is opened; a map without a folder isn't known then."""
        if folder := self.window.document.folder:
            kept = "" if self._fit is None else msgspec.json.encode(self._fit).decode()
            _set_kept(self.window.settings, folder, kept)

    def _saved(self) -> Fit | None:
        folder = self.window.document.folder
        try:
            return msgspec.json.decode(self.window.settings.get(_key(folder), "null"), type=Fit) if folder else None
        except (msgspec.MsgspecError, RecursionError):
            return None


def move_picture(settings: Settings, folder: Path, to: Path | None) -> None:
    """Keep the picture of a map that was moved, and show it in no other map that comes into its folder."""
    kept = settings.get(_key(folder), "")
    _set_kept(settings, folder, "")
    if to is not None:
        _set_kept(settings, to, kept)


def _set_kept(settings: Settings, folder: Path, kept: str) -> None:
    if kept:
        settings.set(_key(folder), kept)
    else:
        settings.remove(_key(folder))


def _key(folder: Path) -> str:
    """Return the setting of a map's picture."""
    return f"{KEPT}/{quote(str(folder), safe='')}"
