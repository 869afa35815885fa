"""What the program is to others: `python packaging/metainfo.py DATE` writes it for software centres, or `--id` its id.

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
        "ADDRESS": _address(version, owner) if _home(owner) else "",
    }
    return re.sub("@([A-Z]+)@", lambda name: values[name[1]], text)


def notes(changelog: str) -> str:
    """Return the first paragraph on the newest version, without marks."""
    newest = re.split(r"^## .*\n", changelog, maxsplit=2, flags=re.MULTILINE)[1]
    return " ".join(re.sub(r"[*`]", "", newest.strip().partition("\n\n")[0]).split())


def _home(owner: str) -> str:
    """The address, if there is one."""
    return "" if owner == PLACEHOLDER else f"https://github.com/{owner}/indonesia-qt"


def _raw(version: str, owner: str) -> str:
    """Where files of a version are shown as they are."""
    return f"https://raw.githubusercontent.com/{owner}/indonesia-qt/v{version}"


def _address(version: str, owner: str) -> str:
    """The addresses, and the pictures that are there."""
    home, pictures = _home(owner), f"{_raw(version, owner)}/resources/docs/pictures"
    lines = [f'<url type="homepage">{home}</url>', f'<url type="bugtracker">{home}/issues</url>', "<screenshots>"]
    for number, (name, caption) in enumerate(SCREENSHOTS.items()):
        kind = "" if number else ' type="default"'
        lines.append(
            f"  <screenshot{kind}><caption>{caption}</caption><image>{pictures}/{name}.png</image></screenshot>"
        )
    return "\n  ".join([*lines, "</screenshots>"])


IMAGE = re.compile(r'^(?: *</?picture>\n| *<source [^>]*>\n)| *<img src="([^"]+)" alt="([^"]*)">', re.MULTILINE)
PICTURE = re.compile(r"!\[([^\]]*)\]\((?!https?:)([^)]+)\)")
TABLE_OF_PICTURES = re.compile(r"^\|( \|)+\n\|[-|]+\n(\|.*\n)+", re.MULTILINE)
LINK = re.compile(r"(?<!!)\[((?:[^\[\]]|!\[[^\]]*\]\([^)]*\))*)\]\((?!https?:|#)([^)]+)\)")


def readme(text: str, version: str, owner: str = OWNER) -> str:
    """Return the README for an index of packages, which has no other file of the source.

    Pictures and links lead to the address of the program in this version. Without an address there are none.
    """
    text = IMAGE.sub(lambda found: f"![{found[2]}]({found[1]})" if found[1] else "", text)
    if home := _home(owner):
        text = LINK.sub(rf"[\1]({home}/blob/v{version}/\2)", text)
        return PICTURE.sub(rf"![\1]({_raw(version, owner)}/\2)", text)
    text = PICTURE.sub("", LINK.sub(r"\1", TABLE_OF_PICTURES.sub("", text)))
    return re.sub(r"\n{3,}", "\n\n", text)


if __name__ == "__main__":
    sys.path.insert(0, str(ROOT))
    from indonesia_qt import __version__

    sys.stdout.write(f"{ID}\n" if sys.argv[1] == "--id" else metainfo(__version__, sys.argv[1]))
