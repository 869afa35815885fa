"""No English stands in the sources but where a translator finds it."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator

import pytest

from indonesia_qt.translations.catalogue import SOURCES

SAYS = {"tr", "counted", "phrase", "because", "because_counted", "Term"}
WORDS = re.compile(r"[A-Za-z]{2,}[,;:]? [A-Za-z]{2,}|[A-Z][a-z]+[ .:]*$")
"""Two words, or one that begins like a sentence or a label."""

NO_LANGUAGE = re.compile(
    r"""((Ctrl|Alt|Shift)\+)?(Left|Right|Home|End|Esc|Pause|Backspace)  # keys, which Qt translates
    |<.*|.*(style="|border:|decoration:|color:).*  # markup
    |(<h3>)?Indonesia(:?|\ problem)\ ?|Ana|Budi|Citra|Dewi|Eko  # the game's name, players' and files'
    |Q[A-Z]\w+|PySide6\.\w+|EB\ Garamond.*|Inter|Fusion  # Qt's things and fonts
    """,
    re.VERBOSE | re.DOTALL,
)
NOT_FOR_PLAYERS = (
    "arena/",
    "bot_names.py",
    "cartography/",
    "cli/",
    "environment/",
    "games/indonesia/invariants.py",
    "plug_ins/process.py",
    "translations/",
    "ui/selftest.py",
)
"""What only those read who work with a terminal or on the program."""
IN_THE_PROGRAM = {
    "board/geojson.py": {
        "Polygon",
        "MultiPolygon",
        "Point",
        "MultiPoint",
        "LineString",
        "Feature",
        "FeatureCollection",
    },
    "board/writing.py": {"FeatureCollection"},
    "core/bots.py": {"chance of a plug-in: "},
    "core/session.py": {"there is no decision to take back"},
    "editing/imports/geojson_file.py": {
        "Polygon",
        "MultiPolygon",
        "GeometryCollection",
        "Feature",
        "FeatureCollection",
        "Topology",
    },
    "editing/imports/svg_file.py": {"clipPath"},
    "ui/charts/model.py": {"there is no table of "},
    "ui/docks.py": {"board as a table"},
    "ui/indonesia/glyphs.py": {'there is no sign "', '"; there are ', 'a drawing has the unknown letter "'},
    "ui/indonesia/problem_desk.py": {"Player "},
    "sentence.py": {"Cc", "Cf", "Cs", "Zl", "Zp"},
    "ui/editor/joining_commands.py": {"Del"},
    "ui/old_settings.py": {"General"},
    "ui/preferences.py": {"English", "Bahasa Indonesia", "Deutsch", "Italiano", "Nederlands"},
    "ui/rules/book.py": {"the rule book has no place ", ": there is no rule book"},
    "ui/reduced_motion.py": {"motionPreference", "ReducedMotion"},
    "ui/speaker.py": {"PySide6.QtMultimedia"},
    "ui/theme.py": {": Qt can't read this font", ": there is no font of the family "},
    "ui/translation.py": {" holds no translations"},
}
"""Names in file formats, of things, signs and languages, and errors of the program itself, which go into reports."""


def english(source: str) -> Iterator[tuple[int, str]]:
    """The line and the text of each literal that is English and is not said to a translator."""
    tree = ast.parse(source)
    known = {id(part) for node in ast.walk(tree) if _is_known(node) for part in ast.walk(node)}
    for node in ast.walk(tree):
        if (
            isinstance(node, ast.Constant)
            and isinstance(node.value, str)
            and id(node) not in known
            and WORDS.search(node.value)
            and not NO_LANGUAGE.fullmatch(node.value.strip())
        ):
            yield node.lineno, node.value


def _is_known(node: ast.AST) -> bool:
    if isinstance(node, ast.Expr):
        return isinstance(node.value, ast.Constant)  # a docstring
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in SAYS


def test_no_english_stands_beside_the_translators() -> None:
    found = []
    for file in sorted(SOURCES.rglob("*.py")):
        name = file.relative_to(SOURCES).as_posix()
        if not name.startswith(NOT_FOR_PLAYERS):
            texts = english(file.read_text(encoding="utf-8"))
            found += [f"{name}:{line}: {text}" for line, text in texts if text not in IN_THE_PROGRAM.get(name, ())]
    assert found == []


@pytest.mark.parametrize(
    ("line", "is_english"),
    [
        ('label("You lack cash")', True),
        ('label(f"{name} lacks cash")', True),
        ('label("Cash: " + cash)', True),
        ('label(tr("You lack cash"))', False),
        ('NAMES = {"cash": phrase("Cash")}', False),
        ('sheet("QLabel { color: red; }")', False),
        ('key("Shift+Left")', False),
    ],
)
def test_english_is_recognized(line: str, is_english: bool) -> None:
    assert bool(list(english(line))) == is_english
