"""Opens the editor as a program of its own, which reports unexpected errors itself."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QMessageBox

from indonesia_qt import library
from indonesia_qt.files import paths
from indonesia_qt.i18n.text import paragraph, tr
from indonesia_qt.ui.editor.window_manager import WindowManager
from indonesia_qt.ui.settings.appearance import Appearance
from indonesia_qt.ui.settings.languages import speak_preferred
from indonesia_qt.ui.settings.settings_file import Preferences, Settings
from indonesia_qt.ui.support.application import make_application, run
from indonesia_qt.ui.support.crash_handler import ErrorWatch, Place, in_words, place_of
from indonesia_qt.ui.widgets.plain_text import MessageBox


class ErrorBox(QObject):
    """Says once for each place in the program that something unexpected happened; the editor goes on."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.watch = ErrorWatch(self)
        self.watch.happened.connect(self.tell)
        self._reported: set[Place] = set()
        self._box: QMessageBox | None = None

    def tell(self, error: BaseException) -> None:
        """Say what happened; while a message is open, and for a place that was reported before, nothing is said."""
        place = place_of(error)
        if self._box is not None or place in self._reported:
            return
        self._reported.add(place)
        happened = tr("Something unexpected happened: {error}.", error=in_words(error).rstrip("."))
        text = paragraph(happened, tr("The program goes on; your files are as you saved them last."))
        self._box = MessageBox(QMessageBox.Icon.Critical, tr("Unexpected error"), text)
        self._box.finished.connect(self._forget)
        self._box.open()

    def _forget(self) -> None:
        assert self._box
        self._box.deleteLater()
        self._box = None


def run_editor(name: str = "") -> int:
    """Edit the map of this name, or the one in the folder of that path, or ask for one; give the exit code.

    Raises `MapError` when there is no such map.
    """
    folder = library.map_folder(name) if name else None
    app = make_application()
    settings = Settings(paths.own_data())
    preferences = Preferences(settings)
    speak_preferred(preferences)
    appearance = Appearance(preferences, app)
    appearance.put_on()
    ErrorBox(app).watch.install()
    editors = WindowManager(settings, appearance, app)
    settings.problem.connect(lambda text: editors.tell(tr("Settings"), text))

    def retranslate() -> None:
        if speak_preferred(preferences):
            editors.follow(appearance)

    # The dialog in which the language is chosen goes with its window: not before it has said that it was chosen.
    editors.language_requested.connect(retranslate, Qt.ConnectionType.QueuedConnection)
    editors.begin(folder)
    return run(app)
