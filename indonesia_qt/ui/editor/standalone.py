"""Opens the editor as a program of its own, which reports unexpected errors itself."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt

from indonesia_qt import library
from indonesia_qt.files import paths
from indonesia_qt.files.installation import damage
from indonesia_qt.files.paths import is_shared_map, is_there
from indonesia_qt.i18n.text import paragraph, tr
from indonesia_qt.mapmaking.scripting import ChangedMap
from indonesia_qt.ui.editor.window_manager import WindowManager
from indonesia_qt.ui.settings.appearance import Appearance
from indonesia_qt.ui.settings.languages import speak_preferred
from indonesia_qt.ui.settings.settings_file import Preferences, Settings
from indonesia_qt.ui.support.application import make_application, run
from indonesia_qt.ui.support.crash_handler import ErrorWatch, in_words
from indonesia_qt.ui.support.portal import follow_portal
from indonesia_qt.ui.table.game_offers import offer_games
from indonesia_qt.ui.widgets.error_box import ErrorBox


def error_text(error: BaseException) -> str:
    """Describe an error that nobody expected."""
    happened = damage(error) or tr(
        "The last action stopped because of an error in the program: {error}.", error=in_words(error).rstrip(".")
    )
    return paragraph(happened, tr("You can keep working. Your files are unchanged since you last saved."))


def place_of(name: str) -> Path:
    """Return the file of a shared map with this path, or the folder of another map. Raises `MapError`."""
    file = Path(name)
    return file if is_shared_map(file) and is_there(file) else library.map_folder(name)


def run_editor(name: str = "", changed: ChangedMap | None = None) -> int:
    """Edit the map of this name, or the one at that path, or ask for one; give the exit code.

    The path may also be that of a file in which a map was shared. A map that a script has `changed` is edited instead,
    with the change as its one step. Raises `MapError` when there is no such map.
    """
    place = place_of(name) if name else None
    app = make_application()
    follow_portal(app)
    offer_games()
    settings = Settings(paths.own_data())
    preferences = Preferences(settings)
    speak_preferred(preferences)
    appearance = Appearance(preferences, app)
    appearance.put_on()
    watch = ErrorWatch(app)
    watch.happened.connect(ErrorBox(error_text, app).show)
    watch.install()
    editors = WindowManager(settings, appearance, app)
    settings.problem.connect(lambda text: editors.warn(tr("Settings"), text))

    def retranslate() -> None:
        if speak_preferred(preferences):
            editors.follow(appearance)

    # The dialog in which the language is chosen is deleted with its window, but has to report the choice first.
    editors.language_requested.connect(retranslate, Qt.ConnectionType.QueuedConnection)
    if changed is None:
        editors.begin(place)
    else:
        editors.edit_changed(changed)
    return run(app)
