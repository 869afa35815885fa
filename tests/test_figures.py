"""The figures in the documents: what can be counted is counted, and sizes are those of the packages that were built."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from indonesia_qt.files import paths
from indonesia_qt.games import OWN_GAMES, definition_of
from indonesia_qt.ui.settings.preferences import LANGUAGES, PREFERENCES
from indonesia_qt.ui.table.game_ui import game_ui
from tests.i18n.pseudo import read_catalogue

ROOT = Path(__file__).parents[1]
DOCS, RULES = ROOT / "resources" / "docs", ROOT / "resources" / "rules"
NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve")


def said(page: Path) -> str:
    """What a page says, each paragraph on one line."""
    return " ".join(page.read_text(encoding="utf-8").split())


README = said(ROOT / "README.md")


def test_the_readme_counts_what_comes_with_the_program() -> None:
    scenarios = paths.shipped_maps().glob("*/scenario.json")
    games = [json.loads(file.read_text(encoding="utf-8"))["game"] for file in scenarios]
    islands, layouts = (NUMBERS[games.count(game)] for game in OWN_GAMES)
    assert f"{islands.capitalize()} maps are included, and {layouts} layouts for Singapore" in README
    assert f"in {NUMBERS[len(LANGUAGES)]} languages" in README
    assert "text from {} to {}%".format(*PREFERENCES["scale"].span) in README
    assert {len(definition_of(game).levels) for game in OWN_GAMES} == {NUMBERS.index("five")}
    assert "**Five levels of bots** for each game" in README
    minutes = [NUMBERS[lesson.minutes] for game in OWN_GAMES if (lesson := game_ui(game).lesson)]
    assert "{} minutes for Indonesia, {} for Singapore".format(*minutes) in README


def test_translators_learn_about_how_much_there_is() -> None:
    texts = [text.text for text in read_catalogue().texts]
    rules = sum(len(chapter.read_text(encoding="utf-8")) for chapter in RULES.glob("*/en/*.md"))
    told = re.search(
        r"some (\S+) texts of (\S+) letters, and rules of (\S+) letters more", said(DOCS / "how-to" / "translate.md")
    )
    assert told
    counted = len(texts), sum(map(len, texts)), rules
    assert [int(count.replace(",", "")) for count in told.groups()] == pytest.approx(counted, rel=0.05)


def test_the_statements_of_the_rules_are_counted_and_named_by_tests() -> None:
    named = "".join(file.read_text(encoding="utf-8") for file in (ROOT / "tests").rglob("test_*.py")).replace("-", "_")
    counts = []
    for game in OWN_GAMES:
        chapters = "".join(file.read_text(encoding="utf-8") for file in (RULES / game / "en").glob("*.md"))
        stated = set(re.findall(r"^#.*\{([RS]-[A-Z]{3}-\d\d)\}$", chapters, re.MULTILINE))
        assert {rule for rule in stated if rule.replace("-", "_") not in named} == set()
        counts.append(len(stated))
    told = "The rules of Indonesia have {} numbered statements, such as R-MER-07, those of Singapore {}".format(*counts)
    assert told in said(DOCS / "explanation" / "correctness.md")


BUILT = {"deb": "*.deb", "linux": "*.tar.xz", "wheel": "*.whl"}
"""What the scripts of packages build in the folder dist."""


@pytest.mark.parametrize("script", BUILT)
def test_pages_say_the_size_of_packages_that_were_built(script: str) -> None:
    size = re.search(rf"(\d+) MB \|[^|]*\| `sh packaging/{script}.sh`", README)
    assert size
    assert f"`sh packaging/{script}.sh` | {size[1]} MB" in said(DOCS / "how-to" / "install.md")
    built = list((ROOT / "dist").glob(BUILT[script])) or pytest.skip("not built here")
    assert abs(built[0].stat().st_size / 2**20 - int(size[1])) < 2
