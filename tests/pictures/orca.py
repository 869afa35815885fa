"""Writes down what Orca speaks while a year of Indonesia and two rounds of Singapore are played: see `orca.md`.

`python -m tests.pictures.orca FOLDER` plays with keys alone, as somebody does who sees nothing: what is pressed follows
from what was heard. It needs Debian's orca and speech-dispatcher, and writes `indonesia.txt` and `singapore.txt`.
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import closing, contextmanager
from functools import partial
from pathlib import Path

from tests.access.desktop import desktop, program
from tests.access.tree import Assistant

VOICE = Path(__file__).with_name("voice.py")
KEYS = {
    "Tab": 0xFF09,
    "Enter": 0xFF0D,
    "Esc": 0xFF1B,
    "Space": 0x20,
    "Left": 0xFF51,
    "Up": 0xFF52,
    "Right": 0xFF53,
    "Down": 0xFF54,
    **{f"F{number}": 0xFFBD + number for number in range(1, 13)},
}
"""The keys that are pressed, each with its number in X."""
SHIFT, DOWN, UP = 50, 0, 1
"""The place of a key on the keyboard, and the kinds of events that press it and let it go."""
STARTED_S, HEARD_S, QUIET_S = 10.0, 5.0, 1.5
"""Seconds until Orca runs; for which something is waited that is spoken; for which nothing is, when all was said."""
LONGEST_S = 60.0
"""Seconds for which bots play at most between two decisions."""
ASKED = r"^(Ana: |Choose )"
"""What begins each thing that the player at the keys is asked."""
SETTINGS = {
    "general": {},
    "keybindings": {},
    "pronunciations": {},
    "profiles": {"default": {"profile": ["Default", "default"], "enableKeyEcho": False}},
}
"""Orca's usual settings, but that it doesn't say which keys are pressed."""


def heard(pattern: str, said: Sequence[str]) -> bool:
    """Return whether a regular expression is found in something that was said."""
    return any(re.search(pattern, line) for line in said)


class Listener:
    """Presses keys, hears what is spoken then, and writes down both."""

    def __init__(self, keyboard: Assistant, spoken: Path, paper: Path) -> None:
        self._keyboard, self._spoken, self._paper = keyboard, spoken, paper
        self._read = 0

    def press(self, *keys: str) -> list[str]:
        """Press keys one after another, and return what was said after the last one."""
        said: list[str] = []
        for key in keys:
            self._write(f"> {key}")
            if key.startswith("Shift+"):
                self._keyboard.press_key(SHIFT, DOWN)
            self._keyboard.press_key(KEYS.get(key.removeprefix("Shift+")) or ord(key))
            if key.startswith("Shift+"):
                self._keyboard.press_key(SHIFT, UP)
            said = self.listen()
        return said

    def press_until(self, key: str, text: str) -> None:
        """Press a key again and again until something is heard."""
        for _ in range(30):
            if heard(text, self.press(key)):
                return
        raise AssertionError(f"{text} was never heard")

    def listen(self) -> list[str]:
        """Return what is spoken until all was said."""
        found, last, waited = self._read, time.monotonic(), HEARD_S
        while time.monotonic() - last < waited:
            time.sleep(0.1)
            lines = self._spoken.read_text(encoding="utf-8").splitlines()
            if len(lines) > found:
                found, last, waited = len(lines), time.monotonic(), QUIET_S
            elif lines and lines[-1].split("\t")[1] == "said":
                last = time.monotonic()
        new = [line.split("\t") for line in lines[self._read :]]
        self._read = found
        said = [text for _, how, text in new if how == "said"]
        cut = [text for _, how, text in new if how == "cut"]
        for line in said:
            self._write(f"    {line}{' [cut short]' if line in cut else ''}")
        return said

    def wait_for(self, text: str, said: Sequence[str] = ()) -> None:
        """Listen after `said` until something is heard, unless it was heard there."""
        more, end = [*said], time.monotonic() + LONGEST_S
        while not heard(text, more):
            assert time.monotonic() < end, f"{text} was never heard, but {more}"
            more += self.listen()

    def _write(self, line: str) -> None:
        with self._paper.open("a", encoding="utf-8") as file:
            file.write(f"{line}\n")


@contextmanager
def listener(variables: Mapping[str, str], paper: Path) -> Iterator[Listener]:
    """Yield who listens to Orca on a desktop, where the program has been started."""
    home = Path(variables["HOME"])
    spoken, voice = home / "spoken.tsv", home / "voice.sh"
    spoken.touch()
    voice.write_text(f"#!/bin/sh\nexec {sys.executable} {VOICE} {spoken}\n", encoding="utf-8")
    voice.chmod(0o755)
    speech = Path(variables["XDG_CONFIG_HOME"], "speech-dispatcher")
    speech.mkdir(parents=True)
    lines = f'AddModule "voice" "{voice}" ""', "DefaultModule voice", f'LogDir "{home}"'
    (speech / "speechd.conf").write_text("\n".join(lines), encoding="utf-8")
    own = home / ".local" / "share" / "orca"
    own.mkdir(parents=True)
    (own / "user-settings.conf").write_text(json.dumps(SETTINGS), encoding="utf-8")
    quiet = subprocess.DEVNULL
    orca_variables = {key: value for key, value in variables.items() if key != "PYTHONPATH"}
    with subprocess.Popen(["/usr/bin/orca"], env=orca_variables, cwd="/", stdout=quiet, stderr=quiet) as orca:
        try:
            time.sleep(STARTED_S)
            with program(variables), closing(Assistant(variables["DBUS_SESSION_BUS_ADDRESS"])) as keyboard:
                yield Listener(keyboard, spoken, paper)
        finally:
            orca.kill()


def begin(player: Listener, game: str) -> list[str]:
    """Begin a game of one person and two bots, and return what is said then; all of a new game is read in Indonesia."""
    player.wait_for("Indonesia: New game")
    if game == "Singapore":
        player.press_until("Tab", f"{game}: New game")
    player.wait_for("New game dialog", player.press("Enter"))
    if game == "Indonesia":  # which begins with four players, Singapore with three
        player.press_until("Tab", "Remove player 4")
        player.press("Space")
        player.press_until("Tab", "Start game")
    return player.press("Enter")


def wait_for_question(player: Listener, said: Sequence[str]) -> list[str]:
    """Return what is spoken after `said` until something is asked; where all is silent, F4 repeats the last news.

    Orca 43 drops some of what comes with a flood of changes; if the question isn't the last news, it is done without.
    """
    more: list[str] = []
    while not heard(ASKED, [*said, *more]):
        new = player.listen() or player.listen() or player.listen() or player.listen()
        if not new:
            return more + player.press("F4")
        more += new
    return more


def play(player: Listener, said: list[str], is_over: Callable[[list[str]], bool]) -> None:
    """Answer all questions until the game has come so far: with the first thing that is read and can be chosen."""
    while True:
        said += wait_for_question(player, said)
        if is_over(said):
            return
        keys = ("Up", "Enter") if heard("Bid for", said) else ("Down", "Enter")
        said = player.press(*keys)
        if heard("combo box", said):
            said += player.press("Down", "Enter")


def hear_again(player: Listener) -> None:
    """Go through the last of the news, hear what happened since the turn, and the last sentence again."""
    player.press("F3", "Up", "Up", "Up", "Esc")
    player.press("Shift+F3", "Down", "Down", "Esc")
    player.press("F4")


def main(folder: Path) -> None:
    """Play both games, and write what was heard into a file for each."""
    folder.mkdir(parents=True, exist_ok=True)
    for game, end in (("Indonesia", "Year [2-9]"), ("Singapore", "Round [3-9]")):
        paper = folder / f"{game.lower()}.txt"
        paper.unlink(missing_ok=True)
        with desktop(speed="fast") as variables, listener(variables, paper) as player:
            play(player, begin(player, game), partial(heard, end))
            hear_again(player)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
