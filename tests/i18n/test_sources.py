"""No English stands in the sources but where a translator finds it."""

from __future__ import annotations

import ast
import re
from collections.abc import Collection, Iterator, Sequence
from itertools import pairwise

import pytest

from indonesia_qt.i18n.catalogue import SOURCES
from indonesia_qt.ui.games.singapore.texts.short_names import SHORT
from tests.sources import nodes_of

SAYS = {"tr", "counted", "phrase", "forms", "because", "because_counted", "Term"}
NAMES_A_TYPE = {"TypeVar", "DefaultTypeVar"}
WORDS = re.compile(r"[A-Za-z]{2,}[,;:]? [A-Za-z]{2,}|[A-Z][a-z]+[ .:]*$")
"""Two words, or one that begins like a sentence or a label."""

NO_LANGUAGE = re.compile(
    r"""((Ctrl|Alt|Shift)\+)?(Left|Right|Home|End|Esc|Pause|Backspace)  # keys, which Qt translates
    |<.*|.*(style="|border:|decoration:|color:|min-height:).*  # markup
    |(<h3>)?Indonesia:?\ ?|Singapore|Ana|Budi|Citra|Dewi|Eko  # the games' names, players' and files'
    |Q[A-Z]\w+|PySide6\.\w+|EB\ Garamond.*|Inter|Fusion  # Qt's things and fonts
    """,
    re.VERBOSE | re.DOTALL,
)
NOT_FOR_PLAYERS = (
    "bots/learning/",
    "child_process/windows_job.py",
    "bots/tournament/",
    "cli/",
    "core/state_format.py",
    "games/indonesia/analysis/numbers.py",
    "games/indonesia/rules/invariants.py",
    "games/singapore/analysis/numbers.py",
    "games/singapore/rules/invariants.py",
    "bots/plug_ins/process.py",
    "bots/plug_ins/program.py",
    "i18n/__main__.py",
    "i18n/catalogue.py",
    "mapmaking/archipelago/place_names.py",
    "mapmaking/generate/",
    "mapmaking/layout/",
    "ui/app/selftest.py",
)
"""What only those read who work with a terminal or on the program."""
IN_THE_PROGRAM = {
    "__main__.py": {"A file of the program is missing or damaged (", "). Install the program again."},
    "core/definition.py": {"Object contains unknown field `(.+)`"},
    "core/flow.py": {
        " is a frame of chance, so its field “seat” needs another name.",
        ".is_final must be a method, not a value.",
        " is a frame of chance, so it can’t have seat ",
    },
    "board/files/schema.py": {
        "Polygon",
        "MultiPolygon",
        "Point",
        "MultiPoint",
        "LineString",
        "Feature",
        "FeatureCollection",
    },
    "board/files/board_file.py": {"FeatureCollection"},
    "mapmaking/imports/triplea.py": {"Feature", "MultiPolygon"},
    "mapmaking/files/geojson_export.py": {"FeatureCollection", "Feature", "Polygon", "MultiPolygon"},
    "ui/support/application.py": {"isEnding"},
    "games/singapore/maps/layouts.py": {
        "Singapore River",
        "Drawn for this program. The prices of the lots were chosen: those in the box aren’t known.",
        "Start tile",
        "Land tile ",
    },
    "ui/editor/dialogs/picture_dialog.py": {"Standard"},
    "ui/editor/dialogs/share_dialog.py": {"CC BY 4.0", "CC BY-SA 4.0"},
    "ui/editor/tools/placing_frame.py": {"top left", "top right", "bottom right", "bottom left"},
    "ui/table/games/start_screen.py": {"QPushButton, QLabel { font-size: "},
    "core/bots.py": {"chance of a plug-in: "},
    "core/session.py": {"there is no decision to take back"},
    "mapmaking/imports/geojson.py": {
        "Polygon",
        "MultiPolygon",
        "GeometryCollection",
        "Feature",
        "FeatureCollection",
        "Topology",
        "LineString",
        "MultiLineString",
        "not an area",
    },
    "mapmaking/imports/skipped.py": {"not an area"},
    "mapmaking/imports/shape_file.py": {"MultiPolygon", "Feature"},
    "mapmaking/imports/topojson.py": {"GeometryCollection", "Feature", "Polygon", "MultiPolygon"},
    "mapmaking/archipelago/made.py": {"Their common border is too short to count."},
    "mapmaking/imports/svg.py": {"clipPath", "clipPathUnits", "objectBoundingBox", "requiredExtensions", "textPath"},
    "mapmaking/imports/svg_geometry.py": {"Max", "Min", "preserveAspectRatio", "viewBox"},
    "mapmaking/imports/xml_tree.py": {"Shapefile"},
    "mapmaking/imports/open_file.py": {"FlatGeobuf", "GeoPackage", "GeoParquet", "PostScript"},
    "mapmaking/imports/kml.py": {
        "BoundaryIs",
        "Data",
        "ExtendedData",
        "Feature",
        "Folder",
        "GeometryCollection",
        "LineString",
        "LinearRing",
        "Model",
        "MultiGeometry",
        "MultiTrack",
        "Placemark",
        "Point",
        "Polygon",
        "SchemaData",
        "SimpleData",
        "Track",
        "innerBoundaryIs",
    },
    "ui/charts/chart_model.py": {"there is no table of "},
    "ui/table/window/docks.py": {"board as a table"},
    "ui/board/pieces/drawn_signs.py": {'a drawing has the unknown letter "'},
    "ui/games/indonesia/board/glyphs.py": {'there is no sign "', '"; there are '},
    "ui/table/records.py": {": two records"},
    "ui/table/crash_report.py": {"Player "},
    "i18n/untrusted_text.py": {"Cc", "Cf", "Cs", "Zl", "Zp"},
    "ui/editor/menus/window_commands.py": {"Del"},
    "ui/settings/settings_file.py": {"General"},
    "ui/settings/preferences.py": {"English", "Bahasa Indonesia", "Deutsch", "Italiano", "Nederlands"},
    "ui/help/rules_book.py": {"the rule book has no place ", ": there is no rule book"},
    "ui/settings/appearance.py": {"motionPreference", "ReducedMotion"},
    "i18n/text.py": {"Rp"},
    "ui/support/listeners.py": {
        "org.a11y.Bus",
        "org.a11y.Bus.GetAddress",
        "org.a11y.atspi.Registry",
        "org.a11y.atspi.Registry.GetRegisteredEvents",
        "Announcement:",
    },
    "ui/support/portal.py": {
        "org.freedesktop.portal.Desktop",
        "org.freedesktop.portal.Settings",
        "SettingChanged",
        "Read",
    },
    "ui/widgets/messages.py": {"messagesBelow"},
    "ui/widgets/sound_player.py": {"PySide6.QtMultimedia"},
    "ui/games/singapore/texts/short_names.py": set(SHORT),
    "ui/style/theme.py": {": Qt can't read this font", ": there is no font of the family "},
    "ui/support/qt_translator.py": {" holds no translations"},
}
"""Names in file formats and boxes, of things, signs and languages, and errors of the program, which go into reports."""


def for_players(but: Collection[str] = ()) -> Iterator[tuple[str, Sequence[ast.AST]]]:
    """The name and the nodes of each file whose texts players read, except for some."""
    for file in sorted(SOURCES.rglob("*.py")):
        name = file.relative_to(SOURCES).as_posix()
        if not name.startswith(NOT_FOR_PLAYERS) and name not in but:
            yield name, nodes_of(file)


def nodes_in(source: str) -> Sequence[ast.AST]:
    return list(ast.walk(ast.parse(source)))


def english(nodes: Sequence[ast.AST]) -> Iterator[tuple[int, str]]:
    """The line and the text of each literal that is English and is not said to a translator."""
    known = {id(part) for node in nodes if _is_known(node) for part in ast.walk(node)}
    for node in nodes:
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
    if isinstance(node, ast.Assign):
        return isinstance(node.targets[0], ast.Name) and node.targets[0].id == "__all__"
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in SAYS | NAMES_A_TYPE


def test_no_english_stands_beside_the_translators() -> None:
    assert [
        f"{name}:{line}: {text}"
        for name, nodes in for_players()
        for line, text in english(nodes)
        if text not in IN_THE_PROGRAM.get(name, ())
    ] == []


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
    assert bool(list(english(nodes_in(line)))) == is_english


MARK = re.compile(r"[:;,!?] ")
"""What stands between two values, and is set in another way in some languages."""
JOINED_IN_THE_PROGRAM = {
    "board/checks/problem.py",
    "board/files/json_format.py",
    "mapmaking/files/repair_steps/repartition.py",
    "ui/support/crash_handler.py",
}
"""Places on a map, formats of files, and lines of the program's own log."""


def joined(nodes: Sequence[ast.AST]) -> Iterator[int]:
    """The lines in which values are joined by a mark; what is raised, and the names of errors, no player reads."""
    raised = {id(part) for node in nodes if isinstance(node, ast.Raise) for part in ast.walk(node)}
    for node in nodes:
        if isinstance(node, ast.JoinedStr) and id(node) not in raised:
            yield from (node.lineno for pair in pairwise(node.values) if _is_mark(*pair))


def _is_mark(before: ast.expr, part: ast.expr) -> bool:
    return (
        isinstance(before, ast.FormattedValue)
        and not (isinstance(before.value, ast.Attribute) and before.value.attr == "__name__")
        and isinstance(part, ast.Constant)
        and MARK.fullmatch(str(part.value)) is not None
    )


def test_what_is_said_is_joined_by_the_translations() -> None:
    assert [f"{name}:{line}" for name, nodes in for_players(JOINED_IN_THE_PROGRAM) for line in joined(nodes)] == []


@pytest.mark.parametrize(
    ("line", "lines"),
    [
        ('label(f"{name}: {text}")', [1]),
        ('label(f"{name} and {text}, {more}")', [1]),
        ('raise Error(f"{file}: {reason}")', []),
        ('why = f"{type(error).__name__}: {error}"', []),
        ('sheet(f"background: {colour}; border: none")', []),
    ],
)
def test_joined_values_are_found(line: str, lines: list[int]) -> None:
    assert list(joined(nodes_in(line))) == lines


DECIMALS = re.compile(r".*[,fg%]")
"""How Python writes a number as in English."""
NUMBERS_IN_THE_PROGRAM = {
    "board/checks/problem.py",
    "core/bots.py",
    "i18n/text.py",
    "mapmaking/files/repair_steps/repartition.py",
    "ui/charts/chart_model.py",
    "ui/editor/balance/heat_map.py",
    "ui/help/reference_sheet.py",
    "ui/style/stylesheet.py",
    "ui/table/games/start_screen.py",
    "ui/widgets/sound_player.py",
}
"""Places on a map, names of bots, tables for spreadsheets, markup, commands; and what writes numbers in a language."""


def written_as_in_english(nodes: Sequence[ast.AST]) -> Iterator[int]:
    """The lines with numbers that have the decimal point, or the signs between thousands, of English."""
    for node in nodes:
        if isinstance(node, ast.FormattedValue) and isinstance(node.format_spec, ast.JoinedStr):
            written = [part.value for part in node.format_spec.values if isinstance(part, ast.Constant)]
            if any(DECIMALS.fullmatch(str(part)) for part in written):
                yield node.lineno


def test_numbers_are_written_as_in_the_language() -> None:
    files = for_players(NUMBERS_IN_THE_PROGRAM)
    assert [f"{name}:{line}" for name, nodes in files for line in written_as_in_english(nodes)] == []


@pytest.mark.parametrize(
    ("line", "lines"),
    [
        ('label(f"{share:.1f}")', [1]),
        ('label(f"{length:g}")', [1]),
        ('label(f"{money:,}")', [1]),
        ('label(f"{today:%Y-%m-%d}")', []),
        ('label(f"{number:02}")', []),
    ],
)
def test_numbers_as_in_english_are_found(line: str, lines: list[int]) -> None:
    assert list(written_as_in_english(nodes_in(line))) == lines
