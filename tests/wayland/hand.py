"""A player at a Wayland screen: uses the pointer and the keyboard on what assistive technology finds there."""

from __future__ import annotations

import subprocess
import time

from indonesia_qt.ui.widgets.settling import SETTLING_MS
from tests.access.player import Player
from tests.access.tree import Assistant, Node
from tests.wayland.screen import Rectangle, Screen


class Hand(Player):
    """Plays with the pointer and the keyboard of a screen."""

    def __init__(self, ear: Assistant, process: subprocess.Popen[str], screen: Screen) -> None:
        super().__init__(ear, process)
        self.screen = screen

    def place(self, part: Node) -> Rectangle | None:
        """Return where on the screen a part is, which the main window fills; None if it has gone meanwhile."""
        window = part
        while window.parent and window.parent.role != "application":
            window = window.parent
        x, y = self.screen.windows()[window.name][:2] if window.role == "dialog" else (0, 0)
        place = self.ear.place_in_window(part)
        return (x + place[0], y + place[1], *place[2:]) if place else None

    def use(self, part: Node) -> None:
        """Press a button that has the keyboard, or click on the middle, once the program believes that it is meant."""
        self.done.append(part.name)
        time.sleep(1.5 * SETTLING_MS / 1000)
        if part.role == "push button" and "focused" in part.states:
            self.screen.press("space")
        elif place := self.place(part):
            left, top, wide, high = place
            self.screen.click(left + wide / 2, top + high / 2)

    def dialog(self) -> Rectangle:
        """Return the place of the dialog that is open."""
        places = self.until("a dialog", lambda: [*self.screen.windows().values()][1:])
        return places[-1]
