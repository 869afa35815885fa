"""The documents say what is so: links and pictures lead somewhere, commands can be given, names are the program's."""

from __future__ import annotations

import re
import shlex
from collections.abc import Iterator
from pathlib import Path

import pytest

from indonesia_qt.cli.command_line import make_parser, with_command
from indonesia_qt.ui.help.guide import anchor
from tests.i18n.linguist import texts_in
from tests.i18n.pseudo import read_catalogue
from tests.i18n.test_languages import LANGUAGES
from tests.pictures import layers

ROOT = Path(__file__).parents[1]
LEFT_OUT = {".git", "build", "dist", "mutants", "ladder", "rules", "python"}
"""Folders of what isn't ours, and of pages whose links others check: of the rules `ui/help/test_rules_book.py`, of
those for Python, which are on the site only, its generator."""
PAGES = sorted(
    page for page in ROOT.rglob("*.md") if not any(part in LEFT_OUT or "venv" in part for part in page.parts)
)
DOCS, RULES = ROOT / "resources" / "docs", ROOT / "resources" / "rules"
GUIDES = [page for page in PAGES if page.is_relative_to(DOCS)]
"""The pages that are read in the program, and on the site."""
TRANSLATIONS = [page for page in GUIDES if len(page.suffixes) > 1]
"""Those in other languages: `first-game.de.md` says in German what `first-game.md` says."""
LINK = re.compile(r"\]\(([^)\s]+)\)|(?:src|srcset|href)=\"([^\"]+)\"")
FENCE = re.compile(r"^```.*?^```", re.MULTILINE | re.DOTALL)
BOLD, WAY = re.compile(r"\*\*([^*]+)\*\*"), re.compile(r"(?<!\*)\*([^*]+ › [^*]+)\*")
MODIFIER = "Ctrl|Shift|Maj|Alt"
MODULE = re.compile(r"`(?:\w+/)*\w+/\w+\.py`")
CHANGES, MOST_CHANGES = ("Known limits", "Added", "Changed", "Deprecated", "Removed", "Fixed", "Security"), 15
"""The kinds of https://keepachangelog.com, ours for what is missing, and how many points of a kind are still read."""
FROM_HERE = ("", "tests", "indonesia_qt", "indonesia_qt/games/indonesia", "indonesia_qt/games/singapore")
"""The folders from which pages name modules."""
KEY = re.compile(
    rf"{MODIFIER}|(({MODIFIER})\+)*(.|F\d+|Backspace|Retour arrière|Del|Enter|Esc|Left|Pause|Space|Tab|wheel|molette)"
)


def name(page: Path) -> str:
    return page.relative_to(ROOT).as_posix()


def anchors(page: Path) -> set[str]:
    text = FENCE.sub("", page.read_text(encoding="utf-8"))
    return {anchor(line.lstrip("# ")) for line in text.splitlines() if line.startswith("#")}


def commands(page: Path) -> Iterator[str]:
    """The commands of a page for a shell, whole, without comments; optional parts are given."""
    for block in re.findall(r"^```sh\n(.*?)^```", page.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL):
        for line in block.replace("\\\n", " ").splitlines():
            if command := line.partition(" #")[0].strip():
                yield re.sub(r"[\[\]]", "", command)


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_links_and_pictures_lead_somewhere(page: Path) -> None:
    for groups in LINK.findall(FENCE.sub("", page.read_text(encoding="utf-8"))):
        link = "".join(groups)
        if "://" in link or link.startswith("mailto:"):
            continue
        place, _, heading = link.partition("#")
        target = page.parent / place if place else page
        assert target.exists(), link
        assert not heading or heading in anchors(target), link


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_no_marks_of_a_merge_are_left(page: Path) -> None:
    assert not re.findall(r"^(?:<{7} .*|={7}|>{7} .*)$", page.read_text(encoding="utf-8"), re.MULTILINE)


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_modules_that_are_named_are_there(page: Path) -> None:
    named = {found.strip("`") for found in MODULE.findall(page.read_text(encoding="utf-8"))}
    assert {module for module in named if not any((ROOT / start / module).is_file() for start in FROM_HERE)} == set()


@pytest.mark.parametrize("page", GUIDES, ids=name)
def test_what_is_read_in_the_program_links_to_nothing_that_is_not_installed(page: Path) -> None:
    for groups in LINK.findall(FENCE.sub("", page.read_text(encoding="utf-8"))):
        link = "".join(groups)
        if "://" not in link:
            target = (page.parent / link.partition("#")[0]).resolve()
            assert target.is_relative_to(DOCS) or target.is_relative_to(RULES) or target == ROOT / "CHANGELOG.md", link


def linked(page: Path) -> set[Path]:
    """The files that a page leads to."""
    links = map("".join, LINK.findall(FENCE.sub("", page.read_text(encoding="utf-8"))))
    return {(page.parent / link.partition("#")[0]).resolve() for link in links if "://" not in link}


def in_english(page: Path) -> Path:
    """The English page that a page is a translation of."""
    return page.with_name(f"{page.name.partition('.')[0]}.md")


@pytest.mark.parametrize("start", ["index.md", *(f"index.{code}.md" for code in LANGUAGES)])
def test_every_guide_stands_on_the_page_that_leads_to_all(start: str) -> None:
    assert {in_english(page) for page in linked(DOCS / start)} >= {in_english(page) for page in GUIDES}


def test_the_english_page_leads_to_that_of_each_language() -> None:
    assert linked(DOCS / "index.md") >= {DOCS / f"index.{code}.md" for code in LANGUAGES}


@pytest.mark.parametrize("page", TRANSLATIONS, ids=name)
def test_translations_lead_to_pages_in_their_language(page: Path) -> None:
    code = page.suffixes[0]
    assert [other for other in linked(page) if other.with_suffix(f"{code}.md").exists()] == []


@pytest.mark.parametrize("page", TRANSLATIONS, ids=name)
def test_translations_have_the_headings_pictures_and_code_of_the_english_page(page: Path) -> None:
    english, translated = parts_of(in_english(page)), parts_of(page)
    assert translated == english


def parts_of(page: Path) -> tuple[list[str], list[str], list[str]]:
    """The depths of a page's headings, its pictures, and its blocks of code."""
    text = page.read_text(encoding="utf-8")
    headings = re.findall(r"^(#+) ", FENCE.sub("", text), re.MULTILINE)
    return headings, re.findall(r"!\[[^\]]*\]\(([^)]*)\)", text), FENCE.findall(text)


@pytest.mark.parametrize("page", [page for page in PAGES if list(commands(page))], ids=name)
def test_commands_are_understood(page: Path) -> None:
    for command in commands(page):
        program, *arguments = shlex.split(command)
        if program == "sh":
            assert (ROOT / arguments[0]).is_file(), command
            program, arguments = arguments[0], arguments[1:]
        if program in ("indonesia-qt", "packaging/play.sh"):
            make_parser().parse_args(with_command(arguments))


def test_the_readme_has_two_commands_and_continuous_integration_runs_the_second() -> None:
    block = re.search(
        r"^## Run it from source\n.*?^```sh\n(.*?)^```", (ROOT / "README.md").read_text(encoding="utf-8"), re.M | re.S
    )
    assert block
    given = [line.partition(" #")[0].strip() for line in block[1].splitlines()]
    assert given == ["sh packaging/play.sh", "sh packaging/test.sh"]
    ran = [
        line
        for line in (ROOT / ".ci" / "run").read_text(encoding="utf-8").splitlines()
        if line and not line.startswith("#")
    ]
    assert ran == [f'cd "$(dirname "$0")/.." && exec {given[1]}']


@pytest.mark.parametrize("page", GUIDES, ids=name)
def test_menus_and_buttons_are_called_as_in_the_program(page: Path) -> None:
    if page in TRANSLATIONS:
        known = {plain(text) for text in texts_in(page.suffixes[0].strip("."))}
    else:
        known = {plain(text.text) for text in read_catalogue().texts}
    unknown = [called for called in names(page) if plain(called) not in known and not KEY.fullmatch(called)]
    assert unknown == []


def names(page: Path) -> Iterator[str]:
    """What stands in bold, and each step on a way through menus; what a paragraph begins with is its heading."""
    for paragraph in re.split(r"\n\s*\n|\n(?=- )", FENCE.sub("", page.read_text(encoding="utf-8"))):
        text = re.sub(r"[ \n]+", " ", paragraph.removeprefix("- ")).strip()
        yield from (found[1] for found in BOLD.finditer(text) if found.start() and found[1][0].isupper())
        for way in WAY.findall(text):
            yield from way.split(" › ")


def plain(text: str) -> str:
    """A text without its marks and its number."""
    return text.replace("&", "").removesuffix(" ({n})").rstrip("…")


def test_the_drawing_of_the_parts_shows_the_imports() -> None:
    drawn = (ROOT / "resources" / "docs" / "pictures" / "layers.svg").read_text(encoding="utf-8")
    assert drawn == layers.drawing(), "python -m tests.pictures.layers resources/docs/pictures/layers.svg"


def test_the_readme_is_short_and_names_whose_game_it_is() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    assert len(text.split()) <= 900
    for name in ("Jeroen Doumen", "Joris Wiersinga", "Splotter Spellen", "unofficial"):
        assert name in text


def test_the_changelog_has_its_kinds_of_changes_and_few_points_each_version() -> None:
    text = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    versions = re.split(r"^## (?=\d)", text, flags=re.MULTILINE)[1:]
    for version in versions:
        kinds = re.findall(r"^### (.*)$", version, re.MULTILINE)
        assert kinds == [kind for kind in CHANGES if kind in kinds]
        assert all(part.count("\n- ") <= MOST_CHANGES for part in version.split("\n### "))


def test_the_page_on_bots_is_short() -> None:
    text = (DOCS / "explanation" / "bots.md").read_text(encoding="utf-8")
    told = [line for line in text.splitlines() if not line.startswith("|")]
    assert len(" ".join(told).split()) <= 2000
