"""A player who sees nothing: reads and plays by what assistive technology finds in the window, and by that alone."""

from __future__ import annotations

import subprocess
from collections.abc import Callable
from typing import TypeVar

import pytest

from tests.access.tree import Assistant, Heard, Node

T = TypeVar("T")
NAME = "indonesia-qt"
"""What the program calls itself."""
PASSES = "Pass", "Announce no merger", "Bid no more", "Start no company", "Research nothing"
ANNOUNCED = "object:announcement"
"""The event of a text that a screen reader speaks."""
FOCUSED = "object:state-changed:focused"
"""The event of what gets the keyboard, which every screen reader follows."""


class Player:
    """Plays in a program of its own; `done` are the names of all that was pressed or chosen."""

    def __init__(self, ear: Assistant, process: subprocess.Popen[str]) -> None:
        self.ear, self.process = ear, process
        self.done: list[str] = []
        self._root = self.until("the program", lambda: ear.program(NAME))

    def until(self, what: str, look: Callable[[], T | None]) -> T:
        """Return the first thing that is found by looking again and again, while the program runs."""

        def found() -> T | None:
            if not self.is_alive():
                assert self.process.stderr
                pytest.fail(f"the program ended with {self.process.returncode}: {self.process.stderr.read()}")
            return look()

        return self.ear.wait_for(what, found)

    def is_alive(self) -> bool:
        """Return whether the program runs."""
        return self.process.poll() is None

    def window(self) -> Node:
        """Return all that is found in the program now."""
        return self.ear.read(self._root)

    def title(self) -> str:
        """Return the title of the window."""
        return self.window().found("frame")[0].name

    def areas(self) -> list[Node]:
        """Return what is found of the areas of the board."""
        return self.board().found("list item")

    def board(self) -> Node:
        """Return the board with its areas."""
        return self._list("Board")

    def map_areas(self) -> list[Node]:
        """Return what is found of the areas of the map in the editor."""
        return self._list("Map").found("list item")

    def _list(self, name: str) -> Node:
        return self.until(name, lambda: next(iter(self.window().found("list", name)), None))

    def press(self, role: str, name: str) -> None:
        """Press a part as soon as it is there and enabled."""

        def look() -> Node | None:
            found = self.window().found(role, name)
            return next((part for part in found if "enabled" in part.states), None)

        self.use(self.until(name, look))

    def focused(self) -> list[str]:
        """Return the names of what has the keyboard, from the outermost part to the innermost, without tabs."""
        return [part.name for part in self.window().all() if "focused" in part.states and part.role != "page tab"]

    def expect_keyboard_in(self, name: str) -> None:
        """Wait until a part of this name has the keyboard, or something in it."""
        seen: list[list[str]] = []

        def look() -> bool:
            seen.append(self.focused())
            return name in seen[-1]

        try:
            self.until(name, look)
        except AssertionError:
            window = self.window()
            active = [part.name for part in window.all() if "active" in part.states]
            asked = [
                part.name for decision in window.found("panel", "Decision") for part in decision.all() if part.name
            ]
            pytest.fail(f"the keyboard is in {seen[-1]}, not in {name}; active: {active}, in the decision: {asked}")

    def announced(self) -> list[Heard]:
        """Return what was announced until now and not returned before."""
        self.ear.listen()
        heard = [event for event in self.ear.heard if event.kind == ANNOUNCED]
        self.ear.heard.clear()
        return heard

    def use(self, part: Node) -> None:
        """Do the first thing that can be done with a part."""
        self.done.append(part.name)
        self.ear.act(part, part.actions[0])

    def write(self, name: str, text: str) -> None:
        """Write a text into a field as soon as it is there."""
        field = self.until(name, lambda: next(iter(self.window().found("text", name)), None))
        self.ear.write(field, text)

    def choose_in_menu(self, menu: str, entry: str) -> None:
        """Open a menu of the window and choose an entry of it."""
        self.press("menu item", menu)
        self.press("menu item", entry)

    def begin(self, game: str) -> None:
        """Begin a game from the start screen, with the players that are offered: a person and bots."""
        self.press("push button", f"{game}: New game…")
        self.press("push button", "Start game")
        self.board()

    def replace_game(self, game: str) -> None:
        """Leave the game for a new one."""
        self.choose_in_menu("Game", "Start screen")
        self.begin(game)

    def undo(self) -> str:
        """Take back the last decision, and return what is announced then."""
        self.press("push button", "Undo")
        return self.until(
            "what was undone",
            lambda: next((heard.text for heard in self.announced() if heard.text.startswith("Undone: ")), None),
        )

    def play_until(self, is_over: Callable[[Node], bool]) -> None:
        """Answer every question until the window shows that it is over: with the first thing that can be chosen."""
        while not is_over(window := self.until("a question", self._asked)):
            step, before = _next_step(window), _face(window)
            assert step
            self.use(step)
            self.until(f"an effect of {step.name!r}", lambda before=before: _face(self.window()) != before)

    def _asked(self) -> Node | None:
        window = self.window()
        return window if _next_step(window) else None


def shows_round(window: Node, round_name: str) -> bool:
    """Return whether a window shows a round, such as "Year 2"."""
    return any(part.name.startswith(f"Timeline: {round_name},") for part in window.found("panel"))


def _next_step(window: Node) -> Node | None:
    """What to use next: an entry of each list, the button that answers, an area, or at last the button that passes.

    While bots play it is the button that skips this, if there is one.
    """
    fields = next(iter(window.found("panel", "Decision")), None)
    if fields is None or fields.parent is None:
        return next((part for part in window.found("push button", "Skip to my turn") if _can_be_used(part)), None)
    for choices in fields.found("list"):
        if not any("selected" in choice.states for choice in choices.children):
            for choice in choices.children:
                if _can_be_used(choice) and "selectable" in choice.states:
                    return choice
    inner = fields.found("push button")
    answers = [part for part in fields.parent.found("push button") if part not in inner and _can_be_used(part)]
    areas = [area for board in window.found("list", "Board") for area in board.children if "selectable" in area.states]
    first = [part for part in answers if not part.name.startswith(PASSES)]
    return next(iter([*first, *areas, *answers]), None)


def _can_be_used(part: Node) -> bool:
    return "enabled" in part.states and bool(part.actions)


def _face(window: Node) -> list[tuple[str, bool]]:
    """What there is to do in a window, to see whether it has changed; what can be chosen on the board belongs to it."""
    return [(part.name, "selected" in part.states) for part in window.all() if _can_be_used(part)]
