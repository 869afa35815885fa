"""Builds the site of the documents and the rules in one folder: `python packaging/site.py build/site dist/site`.

The first folder is for what the site is built from: the pages in resources/docs, the English rules of each game as
pages with their pictures, and pages on what a program can import, made of docstrings. The site needs no server: its
search works from the disk, too. The address at which it will be is the third word, if it is known.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from indonesia_qt.files import paths
from indonesia_qt.ui.games.indonesia.rules.game_rules import IndonesiaRules
from indonesia_qt.ui.games.singapore.rules.game_rules import SingaporeRules
from indonesia_qt.ui.help.guide import CHANGES, anchor
from indonesia_qt.ui.help.rules_book import TO_PAGES, Book, Chapter, heading, read_book
from indonesia_qt.ui.settings.preferences import LANGUAGES
from indonesia_qt.ui.style.theme import LIGHT
from indonesia_qt.ui.support.application import make_application
from indonesia_qt.ui.table.rules_presenter import GameRules

RULES = {"Indonesia": IndonesiaRules(), "Singapore": SingaporeRules()}
SETTINGS = Path(__file__).with_name("site.yml")
NAME = "mkdocs.yml"
TO_RULES = re.compile(r"\.\./rules/(\w+)/\w+/\d+-(\w+)\.md")
"""To a chapter of the rules in any language; on the site they are in English."""
HEADING = re.compile(r"^```[\s\S]*?^```|^(#+ (.*))$", re.MULTILINE)
"""A heading, or a block of code, in which there are none."""
LINK = re.compile(r"(?<!!)\[([^\]]*)\]\(([^)]*)\)")
PICTURE = re.compile(r"!\[([^\]]*)\]\((\w+)\)")
WIDE, SHARP = 640, 2.0
"""The width of the rules' pictures in pixels, and how many pixels of the file each is wide and high."""
CARDS = re.compile(r"(?<=^## Where to start\n\n).*?(?=\n\nSomething)", re.MULTILINE | re.DOTALL)


def lay_out(folder: Path, address: str = "") -> None:
    """Put all that the site is built from into a folder, which is emptied before."""
    shutil.rmtree(folder, ignore_errors=True)
    pages = folder / "pages"
    shutil.copytree(paths.resources() / "docs", pages)
    start = pages / "index.md"
    start.write_text(CARDS.sub(_as_cards, start.read_text(encoding="utf-8")), encoding="utf-8")
    for page in pages.rglob("*.md"):
        text = HEADING.sub(_with_anchor, TO_RULES.sub(r"rules/\1/\2.md", page.read_text(encoding="utf-8")))
        text = _languages(page, pages) + text.replace(f"({CHANGES})", "(changelog.md)")
        page.write_text(text, encoding="utf-8")
    changes = (paths.resources() / "docs" / CHANGES).read_text(encoding="utf-8")
    (pages / "changelog.md").write_text(changes.replace("(resources/docs/", "("), encoding="utf-8")
    shutil.copy(paths.resources() / "icons" / "indonesia-qt.svg", pages / "pictures" / "icon.svg")
    shutil.copytree(SETTINGS.with_name("theme"), folder / "theme")
    shutil.copytree(SETTINGS.with_name("python"), pages / "python")
    chapters = [line for game, rules in RULES.items() for line in _write_rules(pages / "rules", game, rules)]
    settings = SETTINGS.read_text(encoding="utf-8").replace("ROOT", SETTINGS.parents[1].as_posix())
    settings = settings.replace("  - Rules:\n", "\n".join(["  - Rules:", *chapters, ""]))
    (folder / NAME).write_text(f"site_url: {json.dumps(address)}\n{settings}", encoding="utf-8")


def _languages(page: Path, pages: Path) -> str:
    """The language of a page, and the same page in all languages, for the parts of the site around it."""
    name, _, code = page.stem.partition(".")
    listed = []
    for other, own_name in LANGUAGES.items():
        version = page.with_name(f"{name}.md" if other == "en" else f"{name}.{other}.md")
        if version.exists():
            address = version.relative_to(pages).with_suffix(".html").as_posix()
            listed.append({"code": other, "name": own_name, "page": address})
    return f"---\n{json.dumps({'language': code or 'en', 'languages': listed})}\n---\n"


def _with_anchor(found: re.Match[str]) -> str:
    """A heading with the anchor by which the program knows it: the site would leave accents out."""
    return f"{found[1]} {{ #{anchor(found[2])} }}" if found[1] else found[0]


def _as_cards(found: re.Match[str]) -> str:
    """A list whose points stand beside each other."""
    return f'<div class="grid cards" markdown>\n\n{found[0]}\n\n</div>'


def _write_rules(rules_folder: Path, game: str, rules: GameRules) -> Iterator[str]:
    """Write the chapters of the rules with their pictures; yield the lines for the list of pages."""
    folder, book, pictures = rules_folder / game.lower(), read_book(rules.folder, "en"), rules.pictures(LIGHT)
    folder.mkdir(parents=True)
    yield f"      - {game}:"
    for chapter in book.chapters:
        (folder / f"{chapter.name}.md").write_text(_chapter(book, chapter), encoding="utf-8")
        for name in chapter.pictures:
            pictures.image(name, WIDE, SHARP).save(str(folder / f"{name}.png"))
        yield f"          - {json.dumps(chapter.title)}: rules/{folder.name}/{chapter.name}.md"


def _chapter(book: Book, chapter: Chapter) -> str:
    """A chapter with anchors for its links, which are the places of its headings."""
    places = iter(chapter.passages)
    lines = []
    linked = LINK.sub(lambda link: _link(book, link), chapter.markdown)  # a link may go over two lines
    for line in PICTURE.sub(r"![\1](\2.png)", linked).splitlines():
        if found := heading(line):
            depth, title, rule = found
            text = " · ".join(filter(None, (title, rule)))
            lines.append(f"{depth * '#'} {text} {{ #{_anchor(next(places).place)} }}")
        else:
            lines.append(line)
    return "\n".join(lines) + "\n"


def _link(book: Book, link: re.Match[str]) -> str:
    if link[2].startswith(TO_PAGES):
        return f"[{link[1]}](../../{link[2].removeprefix(TO_PAGES)})"
    return f"[{link[1]}]({book.chapter_of(link[2]).name}.md#{_anchor(link[2])})"


def _anchor(place: str) -> str:
    return place.replace("/", "-")


def build(folder: Path, site: Path, address: str = "") -> None:
    """Build the site of what is laid out in a folder. Raises `SystemExit` with what is wrong with a page.

    The page for missing pages is shown at any depth, so its links need the address.
    """
    command = [sys.executable, "-m", "zensical", "build", "--strict", "--config-file", str(folder / NAME)]
    plain = {**os.environ, "NO_COLOR": "1"}
    built = subprocess.run(
        command, env=plain, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False, encoding="utf-8"
    )
    if built.returncode:
        raise SystemExit(built.stdout.partition("Traceback")[0] or built.stdout)
    shutil.rmtree(site, ignore_errors=True)
    shutil.move(folder / "site", site)
    if not address:
        (site / "404.html").unlink()


if __name__ == "__main__":
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    app = make_application()
    source, target = map(Path, sys.argv[1:3])
    lay_out(source, *sys.argv[3:])
    build(source, target, *sys.argv[3:])
    sys.stdout.write(f"{target / 'index.html'}\n")
