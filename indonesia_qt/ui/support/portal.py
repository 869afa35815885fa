"""What a Linux desktop says of the looks that its user prefers, by its portal (`org.freedesktop.portal.Settings`)."""

from __future__ import annotations

import sys
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import SLOT, QCoreApplication, QObject, Signal, Slot
from PySide6.QtWidgets import QApplication

if TYPE_CHECKING:
    from PySide6.QtDBus import QDBusConnection, QDBusMessage, QDBusPendingCallWatcher

PORTAL = "org.freedesktop.portal.Desktop", "/org/freedesktop/portal/desktop", "org.freedesktop.portal.Settings"


class Wish(NamedTuple):
    """A setting of the desktop: the names by which the portal knows it."""

    namespace: str
    key: str


COLOUR_SCHEME = Wish("org.freedesktop.appearance", "color-scheme")
"""1 for dark."""
CONTRAST = Wish("org.freedesktop.appearance", "contrast")
"""1 for high contrast."""
REDUCED_MOTION = Wish("org.freedesktop.appearance", "reduced-motion")
"""1 for reduced motion."""
ANIMATIONS = Wish("org.gnome.desktop.interface", "enable-animations")
"""False for reduced motion, in the words of GNOME, which many desktops share."""
TEXT_FACTOR = Wish("org.gnome.desktop.interface", "text-scaling-factor")
"""How much larger text is than usual."""
WISHES = COLOUR_SCHEME, CONTRAST, REDUCED_MOTION, ANIMATIONS, TEXT_FACTOR


class Portal(QObject):
    """Follows the settings of the desktop, and never waits for them; without a portal none is ever known.

    - `changed`: a setting has become known, or has another value
    """

    changed = Signal()

    def __init__(self, app: QApplication) -> None:
        super().__init__(app)
        self.values: dict[Wish, object] = {}
        """The settings that are known."""

    def connect_to(self, bus: QDBusConnection) -> None:
        """Ask the portal on a bus, and listen to what changes."""
        from PySide6.QtDBus import QDBusMessage, QDBusPendingCallWatcher

        heard = SLOT("_hear(QDBusMessage)")
        bus.connect(*PORTAL, "SettingChanged", self, heard)  # type: ignore[call-overload]  # Qt's types ask for bytes
        for wish in WISHES:
            call = QDBusMessage.createMethodCall(*PORTAL, "Read")
            call.setArguments([*wish])
            asked = QDBusPendingCallWatcher(bus.asyncCall(call), self)
            asked.finished.connect(partial(self._take, wish, asked))

    def _take(self, wish: Wish, answered: QDBusPendingCallWatcher) -> None:
        if not answered.isError():
            self._note(wish, answered.reply().arguments()[0])
        answered.deleteLater()

    @Slot("QDBusMessage")
    def _hear(self, message: QDBusMessage) -> None:
        namespace, key, value = message.arguments()
        self._note(Wish(namespace, key), value)

    def _note(self, wish: Wish, value: object) -> None:
        while hasattr(value, "variant"):  # `Read` wraps its answer twice
            value = value.variant()
        if wish in WISHES and value != self.values.get(wish):
            self.values[wish] = value
            self.changed.emit()


def follow_portal(app: QApplication) -> None:
    """Ask the portal of the desktop from now on; on Windows and macOS, where Qt has no D-Bus, it knows them itself."""
    if sys.platform == "linux":
        from PySide6.QtDBus import QDBusConnection

        if (bus := QDBusConnection.sessionBus()).isConnected():
            Portal(app).connect_to(bus)


def said_by_desktop(wish: Wish) -> object:
    """Return the value of a setting of the desktop; None where it isn't known, or the desktop isn't followed."""
    found = portal()
    return found.values.get(wish) if found else None


def portal() -> Portal | None:
    """Return the portal that is followed."""
    app = QCoreApplication.instance()
    return app.findChild(Portal) if app else None
