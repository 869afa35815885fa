"""Opens the editor as a program of its own."""

from __future__ import annotations

from PySide6.QtCore import Qt

from indonesia_qt import library, paths
from indonesia_qt.ui.appearance import Appearance
from indonesia_qt.ui.application import make_application, run
from indonesia_qt.ui.editor.editors import Editors
from indonesia_qt.ui.editor.error_box import ErrorBox
from indonesia_qt.ui.languages import speak_preferred
from indonesia_qt.ui.preferences import Preferences
from indonesia_qt.ui.settings import Settings
from indonesia_qt.wording import tr


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
    editors = Editors(settings, appearance, app)
    settings.problem.connect(lambda text: editors.tell(tr("Settings"), text))

    def say_anew() -> None:
        if speak_preferred(preferences):
            editors.follow(appearance)

    # The dialog in which the language is chosen goes with its window: not before it has told that it was chosen.
    editors.language_wanted.connect(say_anew, Qt.ConnectionType.QueuedConnection)
    editors.begin(folder)
    return run(app)
