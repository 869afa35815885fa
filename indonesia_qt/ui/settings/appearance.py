"""Gives the application the theme and the sizes of text and controls that the player, or else the system, prefers."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QSysInfo, Qt, QTimer, Signal
from PySide6.QtGui import QFontDatabase, QGuiApplication
from PySide6.QtWidgets import QApplication, QMainWindow

from indonesia_qt.ui.settings.preferences import PREFERENCES
from indonesia_qt.ui.settings.settings_file import Preferences
from indonesia_qt.ui.style.focused_wheel import use_focused_wheel
from indonesia_qt.ui.style.stylesheet import POINTS, TARGET, TOUCH_TARGET, dress, keep_font
from indonesia_qt.ui.style.theme import DARK, HIGH_CONTRAST, LIGHT, THEMES, Theme
from indonesia_qt.ui.support.portal import (
    ANIMATIONS,
    COLOUR_SCHEME,
    CONTRAST,
    REDUCED_MOTION,
    TEXT_FACTOR,
    portal,
    said_by_desktop,
)
from indonesia_qt.ui.widgets.latin_keys import use_latin_keys
from indonesia_qt.ui.widgets.one_button import use_one_button
from indonesia_qt.ui.widgets.one_finger import use_one_finger

USUAL_TEMPO = 0.7
TEMPOS = {"slow": 1.0, "normal": USUAL_TEMPO, "fast": 0.4, "instant": 0.0}
"""Which part of its longest time what moves takes at each speed."""
REST_MS = 150
"""How long a choice must rest before it takes effect: a size is changed step by step."""
GROWTH = ((1900, 1.75), (1300, 1.25))
"""How much larger everything is in windows of at least so many pixels in height."""

LARGEST_PERCENT = PREFERENCES["scale"].span[1]
"""The largest size of text in windows of usual height."""
UNKNOWN = Qt.ColorScheme.Unknown


class Appearance(QObject):
    """The theme, the size of text and the least size of controls in use.

    - `changed`: another theme or size is in use; what draws with it must be made again
    """

    changed = Signal()

    def __init__(self, preferences: Preferences, parent: QObject) -> None:
        super().__init__(parent)
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        use_focused_wheel(app)
        use_one_finger(app)
        use_latin_keys(app)
        use_one_button(app)
        self._app, self._preferences = app, preferences
        self.theme = self._preferred_theme()
        self.points = self._preferred_points()
        self.target = self._preferred_target()
        self._rest = QTimer(self, singleShot=True, interval=REST_MS)
        self._rest.timeout.connect(self.follow)
        preferences.changed.connect(self._preferred)
        QGuiApplication.styleHints().colorSchemeChanged.connect(self._rest.start)
        if desktop := portal():
            desktop.changed.connect(self._rest.start)
        if isinstance(parent, QMainWindow):
            parent.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: ARG002
        """Follow the height of the window and the theme of the system, which may not change the font of a part."""
        if event.type() == QEvent.Type.Resize and growth() * self._chosen_points() != self.points:
            self._rest.start()
        elif event.type() == QEvent.Type.ThemeChange:
            keep_font(self._app)
            self._rest.start()
        return False

    def put_on(self) -> None:
        """Give the application the look in use."""
        dress(self._app, self.theme, self.points, self.target)

    def follow(self) -> None:
        """Change to the preferred look if another one is in use."""
        preferred = self._preferred_theme(), self._preferred_points(), self._preferred_target()
        if preferred != (self.theme, self.points, self.target):
            self.theme, self.points, self.target = preferred
            self.put_on()
            self.changed.emit()

    def _preferred(self, key: str) -> None:
        if key in ("theme", "scale", "system_text", "touch"):
            self._rest.start()

    def _preferred_theme(self) -> Theme:
        return THEMES.get(str(self._preferences.value("theme"))) or system_theme()

    def _preferred_points(self) -> float:
        return growth() * self._chosen_points()

    def _preferred_target(self) -> int:
        return TOUCH_TARGET if self._preferences.is_on("touch") else TARGET

    def _chosen_points(self) -> float:
        factor = system_text() if self._preferences.is_on("system_text") else 1.0
        return POINTS * min(self._preferences.number("scale") * factor, LARGEST_PERCENT) / 100


def growth() -> float:
    """Return how much larger everything is in the highest window of the program than in one of usual height."""
    windows = (window for window in QApplication.topLevelWidgets() if isinstance(window, QMainWindow))
    height = max((window.height() for window in windows), default=0)
    return next((factor for least, factor in GROWTH if height >= least), 1.0)


def system_theme() -> Theme:
    """Return the theme that is nearest to the system's."""
    hints = QGuiApplication.styleHints()
    wants_contrast = said_by_desktop(CONTRAST) == 1
    if hasattr(hints, "accessibility"):  # from Qt 6.10 on
        wants_contrast |= hints.accessibility().contrastPreference() == Qt.ContrastPreference.HighContrast
    if wants_contrast:
        return HIGH_CONTRAST
    scheme = hints.colorScheme()
    is_dark = said_by_desktop(COLOUR_SCHEME) == 1 if scheme == UNKNOWN else scheme == Qt.ColorScheme.Dark
    return DARK if is_dark else LIGHT


def system_text() -> float:
    """Return how much larger than at 100 % the text of a Linux desktop is.

    A font smaller than that isn't the desktop's: Qt takes one where it knows none.
    On X11 the desktop passes its factor on in the resolution of the screen, so that Qt enlarges everything already.
    """
    if QSysInfo.kernelType() != "linux":
        return 1.0
    font = QFontDatabase.systemFont(QFontDatabase.SystemFont.GeneralFont)
    factor = None if QGuiApplication.platformName() == "xcb" else said_by_desktop(TEXT_FACTOR)
    return max(1.0, font.pointSizeF() / POINTS) * (factor if isinstance(factor, float) else 1.0)


def reduced_motion() -> bool:
    """Return whether the system asks for reduced motion; False where neither Qt nor the desktop knows."""
    hints = QGuiApplication.styleHints()
    about = hints.accessibility() if hasattr(hints, "accessibility") else None
    preference = getattr(about, "motionPreference", None)
    if preference is not None and preference().name == "ReducedMotion":
        return True
    return said_by_desktop(REDUCED_MOTION) == 1 or said_by_desktop(ANIMATIONS) is False


def is_still(preferences: Preferences) -> bool:
    """Return whether nothing is to move, as the player or else the system prefers."""
    motion = preferences.value("motion")
    return motion == "off" or (motion == "system" and reduced_motion())


def tempo(preferences: Preferences) -> float:
    """Return which part of its longest time what moves takes at the chosen speed; 0 where nothing is to move."""
    return 0.0 if is_still(preferences) else TEMPOS[str(preferences.value("speed"))]
