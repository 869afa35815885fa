"""What the program is to software centres: `python packaging/metainfo.py DATE` writes it, with `--id` the id alone.

The id of the program is made here and nowhere else. `OWNER` is the account that publishes it; until it has one, nothing
is said of an address, and `release.sh` refuses to build.
"""

from __future__ import annotations

import re
import sys
from html import escape
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
OWNER = "OWNER"
DEVELOPER = f"io.github.{OWNER}"
ID = f"{DEVELOPER}.indonesia_qt"
PLACEHOLDER = "OWNER"
SCREENSHOTS = {
    "start": "Two games on the start screen: Indonesia and Singapore",
    "sale": "Indonesia: the best plan for a sale, and why no more can be sold",
    "singapore": "Singapore: a town in the middle of a game",
    "hint": "A hint with its reasons",
    "result": "The final screen, with the story of the game",
}
"""Pictures of the documents, which `python -m tests.pictures.playing` takes, with what they show."""


def metainfo(version: str, date: str, owner: str = OWNER) -> str:
    """Return the file for software centres; `date` is that of the release."""
    text = (ROOT / "packaging" / "desktop" / "indonesia-qt.metainfo.xml").read_text(encoding="utf-8")
    values = {
        "ID": ID.replace(OWNER, owner),
        "DEVELOPER": DEVELOPER.replace(OWNER, owner),
        "VERSION": version,
        "DATE": date,
        "NOTES": escape(notes((ROOT / "CHANGELOG.md").read_text(encoding="utf-8"))),
        "ADDRESS": "" if owner == PLACEHOLDER else _address(version, owner),
    }
    return re.sub("@([A-Z]+)@", lambda name: values[name[1]], text)


def notes(changelog: str) -> str:
    """Return the first paragraph on the newest version, without marks."""
    newest = re.split(r"^## .*\n", changelog, maxsplit=2, flags=re.MULTILINE)[1]
    return " ".join(re.sub(r"[*`]", "", newest.strip().partition("\n\n")[0]).split())


def _address(version: str, owner: str) -> str:
    """The addresses, and the pictures that are there."""
    home = f"https://github.com/{owner}/indonesia-qt"
    pictures = f"https://raw.githubusercontent.com/{owner}/indonesia-qt/v{version}/resources/docs/pictures"
    lines = [f'<url type="homepage">{home}</url>', f'<url type="bugtracker">{home}/issues</url>', "<screenshots>"]
    for number, (name, caption) in enumerate(SCREENSHOTS.items()):
        kind = "" if number else ' type="default"'
        lines.append(
            f"  <screenshot{kind}><caption>{caption}</caption><image>{pictures}/{name}.png</image></screenshot>"
        )
    return "\n  ".join([*lines, "</screenshots>"])


if __name__ == "__main__":
    sys.path.insert(0, str(ROOT))
    from indonesia_qt import __version__

    sys.stdout.write(f"{ID}\n" if sys.argv[1] == "--id" else metainfo(__version__, sys.argv[1]))
