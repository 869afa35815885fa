"""A voice of speech-dispatcher that writes what it is to say: each sentence as it begins, and whether it was cut short.

A line of its file is `time<TAB>said|cut|end<TAB>text`. It takes as long as a quick voice, so that what cuts a sentence
short for a listener does so here, too.
"""

from __future__ import annotations

import html
import re
import sys
import threading
import time
from pathlib import Path

LETTERS_PER_SECOND = 40
"""How fast those listen who use a screen reader every day: about 400 words in a minute."""
REPLIES = {
    "INIT": ("299 OK LOADED SUCCESSFULLY",),
    "AUDIO": ("203 OK AUDIO INITIALIZED",),
    "LOGLEVEL": ("203 OK LOG LEVEL SET",),
    "SET": ("203 OK SETTINGS RECEIVED",),
    "LIST": ("200-one\ten\tnone", "200 OK VOICE LIST SENT"),
    "QUIT": ("210 OK QUIT",),
}
RECEIVING = {
    "AUDIO": "207 OK RECEIVING AUDIO SETTINGS",
    "LOGLEVEL": "207 OK RECEIVING LOGLEVEL SETTINGS",
    "SET": "203 OK RECEIVING SETTINGS",
}
SPOKEN = "SPEAK", "CHAR", "KEY", "SOUND_ICON"


def answer(*lines: str) -> None:
    """Send lines to speech-dispatcher."""
    sys.stdout.writelines(f"{line}\n" for line in lines)
    sys.stdout.flush()


class Voice:
    """Says one sentence at a time."""

    def __init__(self, file: Path) -> None:
        self._file, self._said = file, ""
        self._end: threading.Timer | None = None
        self._lock = threading.Lock()

    def say(self, text: str) -> None:
        """Begin a sentence."""
        with self._lock:
            self._said = html.unescape(re.sub("<[^>]*>", "", text)).strip()
            self._write("said")
            answer("200 OK SPEAKING", "701 BEGIN")
            self._end = threading.Timer(len(self._said) / LETTERS_PER_SECOND, self._leave, ("end", "702 END"))
            self._end.start()

    def stop(self) -> None:
        """Cut the sentence short."""
        if self._end:
            self._end.cancel()
        self._leave("cut", "703 STOP")

    def _leave(self, how: str, reply: str) -> None:
        with self._lock:
            if self._end:
                self._end = None
                self._write(how)
                answer(reply)

    def _write(self, how: str) -> None:
        with self._file.open("a", encoding="utf-8") as file:
            file.write(f"{time.time():.2f}\t{how}\t{self._said}\n")


def block() -> str:
    """Read lines to the one with a dot alone."""
    lines: list[str] = []
    while (line := sys.stdin.readline().rstrip("\n")) != ".":
        lines.append(line.removeprefix("."))
    return " ".join(lines)


def serve(voice: Voice) -> None:
    """Answer speech-dispatcher until it leaves."""
    for line in sys.stdin:
        command = line.split()[0] if line.strip() else ""
        if command in SPOKEN:
            answer("202 OK RECEIVING MESSAGE")
            voice.say(block())
        elif command in ("STOP", "PAUSE"):
            voice.stop()
        elif command in REPLIES:
            if command in RECEIVING:
                answer(RECEIVING[command])
                block()
            answer(*REPLIES[command])
        if command == "QUIT":
            return


if __name__ == "__main__":
    serve(Voice(Path(sys.argv[1])))
