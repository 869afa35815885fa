"""A session bus of its own, and on it what a desktop answers: the portal of Linux in the process of the test."""

from __future__ import annotations

import os
import threading
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from jeepney import DBusAddress, HeaderFields, MessageType, message_bus, new_error, new_method_return, new_signal
from jeepney.io.blocking import open_dbus_connection

from tests.access.desktop import server

NAME, INTERFACE = "org.freedesktop.portal.Desktop", "org.freedesktop.portal.Settings"
PLACE = DBusAddress("/org/freedesktop/portal/desktop", interface=INTERFACE)
APPEARANCE, GNOME = "org.freedesktop.appearance", "org.gnome.desktop.interface"
BUS = """<busconfig><type>session</type><listen>unix:tmpdir={folder}</listen><policy context="default">
<allow send_destination="*" eavesdrop="true"/><allow eavesdrop="true"/><allow own="*"/></policy></busconfig>"""
"""A bus that starts no program, as that of a session would a portal which is installed."""

Value = tuple[str, Any]
"""A value with its type on the bus."""


@contextmanager
def session_bus(folder: Path) -> Iterator[str]:
    """Yield the address of a bus."""
    (folder / "bus.conf").write_text(BUS.format(folder=folder), encoding="utf-8")
    command = ["dbus-daemon", f"--config-file={folder / 'bus.conf'}", "--nofork"]
    with server("--print-address", command, os.environ) as bus:
        yield bus


class DesktopPortal:
    """Answers what a program asks of the desktop, by the names of the settings."""

    def __init__(self, bus: str, values: Mapping[tuple[str, str], Value]) -> None:
        self.values = dict(values)
        self._bus = open_dbus_connection(bus)
        self._bus.send_and_get_reply(message_bus.RequestName(NAME))
        self._is_over = threading.Event()
        self._answering = threading.Thread(target=self._answer)
        self._answering.start()

    def close(self) -> None:
        """Leave the bus."""
        self._is_over.set()
        self._answering.join()
        self._bus.close()

    def change(self, namespace: str, key: str, value: Value) -> None:
        """Have the user of the desktop change a setting."""
        self.values[namespace, key] = value
        self._bus.send(new_signal(PLACE, "SettingChanged", "ssv", (namespace, key, value)))

    def _answer(self) -> None:
        while not self._is_over.is_set():
            try:
                asked = self._bus.receive(timeout=0.1)
            except TimeoutError:
                continue
            if asked.header.message_type == MessageType.method_call:
                if asked.header.fields[HeaderFields.member] == "Read" and asked.body in self.values:
                    self._bus.send(new_method_return(asked, "v", (("v", self.values[asked.body]),)))
                else:
                    self._bus.send(new_error(asked, "org.freedesktop.portal.Error.NotFound"))
