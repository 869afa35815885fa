"""A Wayland desktop without X: its windows, and a pointer and a keyboard from outside."""

from __future__ import annotations

import json
import os
import shutil
import socket
import struct
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pytest

from tests.access.desktop import running, session, with_bus

PACKAGES = {
    "dbus-daemon": "dbus",
    "sway": "sway",
    "wtype": "wtype",
    "grim": "grim",
    "/usr/libexec/at-spi-bus-launcher": "at-spi2-core",
}
"""The programs that such a desktop needs, each with its package of Debian."""
MISSING = [package for program, package in PACKAGES.items() if shutil.which(program) is None]
needs_wayland = [
    pytest.mark.skipif(sys.platform != "linux", reason="Wayland is Linux's"),
    pytest.mark.skipif(bool(MISSING), reason=f"Debian's packages {', '.join(MISSING)} are missing"),
]
"""Marks tests that are skipped where there can be no such desktop."""
CONFIG = """xwayland disable
output * mode 1920x1080 scale {scale}
default_border none
focus_follows_mouse no
"""
"""Of sway: one screen, on which the first window takes all of the room."""
NOT_AS_ROOT = "unshare", "--user", "--map-user=1000", "--map-group=1000"
SWAY = [*(NOT_AS_ROOT if os.geteuid() == 0 else ()), "sway"]
"""Sway refuses to run as root, as tests do in containers."""
DISPLAY, REGISTRY, MANAGER, POINTER, SYNC = 1, 2, 3, 4, 5
"""The numbers of objects on the wire."""
POINTERS = "zwlr_virtual_pointer_manager_v1"
LEFT = 0x110
"""The left button of a mouse, as Linux counts."""
Rectangle = tuple[int, int, int, int]
"""Left, top, width and height in pixels of the desktop."""


class Screen:
    """A screen of sway's; `variables` are the environment of programs on it."""

    def __init__(self, variables: Mapping[str, str], scale: float) -> None:
        self.variables = variables
        self.size = round(1920 / scale), round(1080 / scale)
        self._pointer = Pointer(Path(variables["XDG_RUNTIME_DIR"], variables["WAYLAND_DISPLAY"]), self.size)

    def close(self) -> None:
        """Take the pointer away."""
        self._pointer.close()

    def click(self, x: float, y: float) -> None:
        """Click with the left button at a place."""
        self._pointer.click(x, y)

    def press(self, key: str) -> None:
        """Press a key by its name in X, on a keyboard that is plugged in for it; programs take a while to notice."""
        subprocess.run(["wtype", "-s", "200", "-k", key, "-s", "100"], env=self.variables, check=True, timeout=20)

    def windows(self) -> dict[str, Rectangle]:
        """Return the places of all windows by their titles."""
        command = ["swaymsg", "-t", "get_tree", "-r"]
        said = subprocess.run(command, env=self.variables, check=True, timeout=20, capture_output=True)
        found: dict[str, Rectangle] = {}

        def look(part: dict[str, Any]) -> None:
            if part.get("pid"):
                around, inner = part["rect"], part["window_rect"]
                place = around["x"] + inner["x"], around["y"] + inner["y"], inner["width"], inner["height"]
                found[part["name"] or ""] = place
            for inner in (*part["nodes"], *part["floating_nodes"]):
                look(inner)

        look(json.loads(said.stdout))
        return found

    def picture(self, file: Path) -> None:
        """Write a picture of what is seen, after what is new has been drawn."""
        time.sleep(0.7)
        subprocess.run(["grim", str(file)], env=self.variables, check=True, timeout=20)


class Pointer:
    """A mouse that a program moves, by the protocol that `POINTERS` names."""

    def __init__(self, place: Path, size: tuple[int, int]) -> None:
        self._size = size
        self._wire = socket.socket(socket.AF_UNIX)
        self._wire.settimeout(20)
        self._wire.connect(str(place))
        self._unread = b""
        self._send(DISPLAY, 1, struct.pack("=I", REGISTRY))
        number, version = self._found()
        text = POINTERS.encode() + b"\0"
        text += b"\0" * (-len(text) % 4)
        self._send(REGISTRY, 0, struct.pack("=II", number, len(POINTERS) + 1) + text + struct.pack("=II", 1, MANAGER))
        self._send(MANAGER, 0, struct.pack("=II", 0, POINTER))
        assert version >= 1

    def close(self) -> None:
        """Unplug it."""
        self._wire.close()

    def click(self, x: float, y: float) -> None:
        """Move to a place, press the left button and let it go."""
        wide, high = self._size
        self._send(POINTER, 1, struct.pack("=IIIII", _now(), round(x), round(y), wide, high))
        self._send(POINTER, 4)
        for state in (1, 0):
            time.sleep(0.03)
            self._send(POINTER, 2, struct.pack("=III", _now(), LEFT, state))
            self._send(POINTER, 4)

    def _send(self, thing: int, request: int, content: bytes = b"") -> None:
        self._wire.sendall(struct.pack("=II", thing, (8 + len(content)) << 16 | request) + content)

    def _found(self) -> tuple[int, int]:
        """Return the number and the version by which the compositor offers pointers."""
        while True:
            while len(self._unread) < 8 or len(self._unread) < struct.unpack("=II", self._unread[:8])[1] >> 16:
                more = self._wire.recv(4096)
                assert more, "the compositor has closed the connection"
                self._unread += more
            thing, head = struct.unpack("=II", self._unread[:8])
            content, self._unread = self._unread[8 : head >> 16], self._unread[head >> 16 :]
            if thing == REGISTRY and head & 0xFFFF == 0:
                number, length = struct.unpack("=II", content[:8])
                if content[8 : 7 + length].decode() == POINTERS:
                    return number, struct.unpack("=I", content[-4:])[0]


def _now() -> int:
    """Milliseconds, by which clicks far apart are told from double clicks."""
    return time.monotonic_ns() // 1_000_000 & 0xFFFFFFFF


@contextmanager
def wayland(scale: float, **settings: object) -> Iterator[Screen]:
    """Yield a screen of 1920 by 1080 pixels at a scale, where the program has some preferences."""
    with session(settings) as variables:
        for name in ("DISPLAY", "WAYLAND_DISPLAY", "SWAYSOCK"):
            variables.pop(name, None)
        folder = Path(variables["XDG_RUNTIME_DIR"])
        (folder / "sway.conf").write_text(CONFIG.format(scale=scale), encoding="utf-8")
        variables |= {
            "LIBGL_ALWAYS_SOFTWARE": "1",
            "QT_QPA_PLATFORM": "wayland",
            "SWAYSOCK": str(folder / "sway.sock"),
            "WLR_BACKENDS": "headless",
            "WLR_LIBINPUT_NO_DEVICES": "1",
            "WLR_RENDERER": "pixman",
        }
        with with_bus(variables), running([*SWAY, "--config", str(folder / "sway.conf")], variables):
            variables["WAYLAND_DISPLAY"] = _display(folder)
            with closing(Screen(variables, scale)) as screen:
                yield screen


def _display(folder: Path) -> str:
    """Wait for the compositor, and return the name of its socket."""
    end = time.monotonic() + 30
    while not (found := [file for file in folder.glob("wayland-*") if file.suffix != ".lock"]):
        assert time.monotonic() < end, "waited in vain for sway"
        time.sleep(0.05)
    return found[0].name
