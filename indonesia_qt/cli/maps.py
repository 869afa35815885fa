"""The commands about maps.

They are `check-map`, `export-geojson`, `export-graph`, `generate`, `import`, `import-graph` and `render`.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Literal, get_args

import msgspec

from indonesia_qt.board.checks.problem import Problem
from indonesia_qt.board.files.board_file import MapError
from indonesia_qt.cli.console import CommandError, OptionError, number_of, say
from indonesia_qt.cli.input import OR_STANDARD_INPUT, input_file
from indonesia_qt.cli.options import add_any_map, add_map, whole
from indonesia_qt.cli.output import add_output, check_folder
from indonesia_qt.core.record import read
from indonesia_qt.files.paths import is_shared_map, is_there
from indonesia_qt.files.whole_file import reason_of
from indonesia_qt.games import DEFAULT_GAME, game_ids, map_data_of
from indonesia_qt.i18n.untrusted_text import one_line
from indonesia_qt.library import load_map, map_of

if TYPE_CHECKING:
    from indonesia_qt.board.model import BoardMap
    from indonesia_qt.mapmaking.imports.new_map import Choices, NewMap


def add_check_options(parser: argparse.ArgumentParser) -> None:
    """Add options for the map and the form of what is printed."""
    add_any_map(parser)
    parser.add_argument("--json", action="store_true", help="print the problems as a JSON object")


def check_map(options: argparse.Namespace) -> int:
    """Print each problem; the exit code is 1 when one of them is an error."""
    title, found = _checked(options.map)
    if not options.json:
        return say_problems(title, found)
    say(json.dumps({"map": title, "problems": msgspec.to_builtins(found)}))
    return int(any(problem.level == "error" for problem in found))


def _checked(name: str) -> tuple[str, Sequence[Problem]]:
    """The title of a map, or its folder where it's too damaged to have one, and its problems."""
    from indonesia_qt.board.draft import Draft
    from indonesia_qt.mapmaking.files import shared_map
    from indonesia_qt.mapmaking.files.repair import repaired
    from indonesia_qt.mapmaking.review.checks import checked

    if is_shared_map(file := Path(name)) and is_there(file):
        draft = shared_map.read(file).draft
    else:
        try:
            known = load_map(name)
        except MapError:
            damaged = repaired(name)
            if not damaged.flaws:
                raise
            return str(damaged.folder), damaged.problems()
        draft = Draft(known.board, known.data)
    return draft.board.title, checked(draft).open


def say_problems(checked: str, found: Sequence[Problem]) -> int:
    """Print a line for each problem of what was checked, and their number; return 1 when one is an error."""
    for problem in found:
        say(f"{problem.level}: {problem.place}: {problem.text}")
    errors = sum(problem.level == "error" for problem in found)
    say(f"{checked}: {number_of(errors, 'error')}, {number_of(len(found) - errors, 'warning')}")
    return 1 if errors else 0


def add_graph_options(parser: argparse.ArgumentParser) -> None:
    """Add options for the map and the file of the graph."""
    add_map(parser)
    add_output(parser, "--out", "save the graph in this .graphml file", ".graphml", required=True)


def export_graph(options: argparse.Namespace) -> int:
    """Write the graph."""
    from indonesia_qt.board.graph import graphml

    return _export(options, graphml)


def add_geojson_options(parser: argparse.ArgumentParser) -> None:
    """Add options for the map and the file of its areas."""
    add_map(parser)
    add_output(parser, "--out", "save the areas in this .geojson file", ".geojson", required=True)


def export_geojson(options: argparse.Namespace) -> int:
    """Write the areas."""
    from indonesia_qt.mapmaking.files.geojson_export import geojson

    return _export(options, geojson)


def _export(options: argparse.Namespace, written: Callable[[BoardMap], bytes]) -> int:
    options.out.check(options.force)
    board = load_map(options.map).board
    options.out.write(lambda: written(board), options.force)
    return 0


def add_links_options(parser: argparse.ArgumentParser) -> None:
    """Add options for the graph, the map whose links it changes, and the folder of the new map."""
    parser.add_argument(
        "file", type=input_file, metavar="FILE", help=f"graph in a .graphml file, or {OR_STANDARD_INPUT}"
    )
    parser.add_argument("--map", required=True, metavar="MAP", help="copy this map, by its name or folder")
    parser.add_argument("--out", type=Path, required=True, metavar="FOLDER", help="save the map in this new folder")


def import_graph(options: argparse.Namespace) -> int:
    """Save a copy of a map with the links of a graph, and say what of the graph isn't on the map."""
    from indonesia_qt.board.draft import Draft
    from indonesia_qt.mapmaking.files import storage
    from indonesia_qt.mapmaking.imports.graph_links import with_links_of

    check_new(options.out)
    known = load_map(options.map)
    found = with_links_of(options.file, known.board)
    storage.save(Draft(found.board, known.data), options.out)  # before anything is printed, which may fail
    for node in found.unknown:
        say(f"{node} isn’t an area of the map.")
    added, removed = number_of(found.added, "link"), number_of(found.removed, "link")
    say(f"{found.board.title}: {added} added, {removed} removed. The map is in {options.out}.")
    return 0


def check_new(folder: Path) -> None:
    """Check that a map saved there overwrites nothing. Raises `CommandError`."""
    from indonesia_qt.mapmaking.files import storage

    check_folder("--out", folder)
    if storage.content(folder) != "nothing":
        raise CommandError(f"--out: {folder} isn’t empty. Give a new folder.")


Shape = Literal["scattered", "compact"]
SHAPES: tuple[Shape, ...] = get_args(Shape)


def add_generate_options(parser: argparse.ArgumentParser) -> None:
    """Add options for the game, the seed, the numbers, and the folder of the map."""
    parser.add_argument(
        "--game", choices=game_ids(), default=DEFAULT_GAME, help=f"make a map for this game (default: {DEFAULT_GAME})"
    )
    parser.add_argument("--seed", type=whole, required=True, metavar="S", help="make the map of this seed")
    parser.add_argument("--islands", type=whole, metavar="N", help="make N islands (default: goes with --areas)")
    parser.add_argument("--areas", type=whole, metavar="N", help="make N land areas (default: 60)")
    parser.add_argument("--provinces", type=whole, metavar="N", help="make N provinces (default: goes with --areas)")
    parser.add_argument("--seas", type=whole, metavar="N", help="make N seas (default: goes with --areas)")
    parser.add_argument(
        "--shape",
        choices=SHAPES,
        help="lay the islands far apart (scattered, the default) or close together (compact)",
    )
    parser.add_argument("--out", type=Path, required=True, metavar="FOLDER", help="save the map in this new folder")


def generate(options: argparse.Namespace) -> int:
    """Make a map from a seed and save it."""
    from indonesia_qt.board.draft import Draft, EditError
    from indonesia_qt.mapmaking.archipelago.made import made
    from indonesia_qt.mapmaking.archipelago.options import usual
    from indonesia_qt.mapmaking.files import storage
    from indonesia_qt.mapmaking.generate import lots

    check_new(options.out)
    numbers = options.areas, options.islands, options.provinces, options.seas
    plots = map_data_of(options.game).plots(options.seed)
    if plots is not None and (any(numbers) or options.shape is not None):
        raise OptionError(f"--game {options.game}: its maps have no islands. Give only --seed and --out.")
    try:
        if plots is None:
            draft = made(usual(options.seed, *numbers, options.shape or SHAPES[0]), options.game)
        else:
            draft = Draft(lots.draw(storage.new_id(plots.title), plots), plots.data)
        storage.save(draft, options.out)
    except EditError as error:
        raise OptionError(str(error)) from None
    except MapError as error:
        raise CommandError(str(error)) from None
    say(f"Saved {draft.board.title} in {options.out}.")
    return 0


NARROWEST, WIDEST = 0.1, 50.0
"""Map units by which an outline may miss the original one, and that a gap that is closed is wide."""
FURTHEST = 1e12
"""So far from 0 a part of a drawing may lie, in its own units."""


def add_import_options(parser: argparse.ArgumentParser) -> None:
    """Add options for the file, what of it is taken, and where the map is saved."""
    parser.add_argument("file", type=input_file, metavar="FILE", help=f"file of outlines, or {OR_STANDARD_INPUT}")
    parser.add_argument("--out", type=Path, required=True, metavar="FOLDER", help="save the map in this new folder")
    parser.add_argument(
        "--title", default="", metavar="TITLE", help="give the map this title (default: the names, or the file’s name)"
    )
    parser.add_argument("--layer", default="", metavar="LAYER", help="take only the outlines in this layer of the file")
    parser.add_argument("--names", default="", metavar="A,B,...", help="take only the outlines with these names")
    parser.add_argument(
        "--crop",
        type=_sides,
        metavar="WEST,SOUTH,EAST,NORTH",
        help="take only this part, in the units of the file; with --crop=… the first number can be negative",
    )
    parser.add_argument(
        "--simplify",
        type=_units,
        metavar="N",
        help="let outlines miss the original ones by N units of the map (default: 0.6)",
    )
    parser.add_argument(
        "--close-gaps",
        type=_units,
        metavar="N",
        help="close gaps and overlaps between neighbours that are up to N units of the map wide (default: 2)",
    )
    parser.add_argument(
        "--coordinates",
        choices=("degrees", "plane", "screen"),
        metavar="{degrees,plane,screen}",
        help="take the coordinates for degrees, for a plane whose second one goes up, or for a screen, where it goes "
        "down (default: what the file says, or what they can be)",
    )
    for what in ("names", "provinces", "kinds"):
        parser.add_argument(
            f"--{what}-from",
            default="",
            metavar="PROPERTY",
            help=f"take the {what} from this property of the outlines (default: the likeliest one)",
        )
    parser.add_argument(
        "--merge-by",
        default="",
        metavar="PROPERTY",
        help="make one area of all land with the same value of this property, and one sea of all water of a kind",
    )
    parser.add_argument(
        "--sea",
        type=_property_value,
        action="append",
        default=[],
        metavar="PROPERTY=VALUE",
        help="make a sea of each outline with this value of the property; can be given several times",
    )
    parser.add_argument(
        "--links-from",
        default="",
        metavar="PROPERTY",
        help="link the outlines that have this property with those that it names, such as neighbors, and with no "
        "others that have it",
    )
    parser.add_argument(
        "--islands",
        choices=("large", "all", "one"),
        metavar="{large,all,one}",
        help="of an outline with several islands, make an area of each large one with the small ones near it, of each "
        "island, or of all together (default: large, or one with --links-from)",
    )
    parser.add_argument("--fit", action="store_true", help="give the map the shape of the drawing")


def import_outlines(options: argparse.Namespace) -> int:
    """Make a map of a file of outlines, and say what was left out and why."""
    from indonesia_qt.mapmaking.imports.new_map import Choices

    check_new(options.out)
    names = tuple(name for text in options.names.split(",") if (name := " ".join(text.split())))
    choices = Choices(
        title=options.title,
        layer=options.layer,
        names=names,
        crop=options.crop,
        tolerance=options.simplify or 0.0,
        gap=options.close_gaps or 0.0,
        names_from=options.names_from,
        provinces_from=options.provinces_from,
        kinds_from=options.kinds_from,
        coordinates=options.coordinates,
        merge_by=options.merge_by,
        sea=tuple(options.sea),
        links_from=options.links_from,
        islands=options.islands,
        fit=options.fit,
    )
    found = _imported(options.file, choices)
    if found.areas:
        from indonesia_qt.board.draft import Draft
        from indonesia_qt.mapmaking.files import storage

        data = map_data_of(DEFAULT_GAME).new(found.board.title)
        storage.save(Draft(found.board, data), options.out)  # before anything is printed, which may fail
    for sentence in found.left_out:
        say(sentence)
    if found.lakes and not found.areas:
        raise CommandError(
            f"{options.file} has only lakes, which lie in land. Import it into a map with land in the map editor, or "
            "take the kinds from another property with --kinds-from."
        )
    if not found.areas:
        raise CommandError(f"{options.file} has no outlines that could become areas.")
    areas, lakes = number_of(found.areas, "area"), number_of(found.lakes, "lake")
    say(f"{found.board.title}: {areas} and {lakes}. The map is in {options.out}.")
    return 0


def _imported(file: Path, choices: Choices) -> NewMap:
    """Make a map in a process with limits, of which this one stays free."""
    from indonesia_qt.cli.worker_process import called
    from indonesia_qt.mapmaking.imports.limits import limits_for
    from indonesia_qt.mapmaking.imports.new_map import NewMap, new_map

    limits = limits_for(file)
    try:
        return called(NewMap, new_map, (str(file), choices), limits.seconds)
    except TimeoutError:
        raise MapError(file, "", limits.out_of_time) from None
    except ChildProcessError:
        raise MapError(file, "", limits.ended) from None
    except OSError as error:
        raise CommandError(reason_of(error)) from None


def _sides(text: str) -> tuple[float, float, float, float]:
    try:
        west, south, east, north = map(float, text.split(","))
    except ValueError:
        raise argparse.ArgumentTypeError(f"“{one_line(text)}” isn’t four numbers such as 128,30,146,46") from None
    if not (-FURTHEST <= west < east <= FURTHEST and -FURTHEST <= south < north <= FURTHEST):
        raise argparse.ArgumentTypeError(
            "the west must be smaller than the east, and the south than the north, "
            f"all between -{FURTHEST:g} and {FURTHEST:g}"
        )
    return west, south, east, north


def _units(text: str) -> float:
    try:
        found = float(text)
    except ValueError:
        found = 0.0
    if not NARROWEST <= found <= WIDEST:
        raise argparse.ArgumentTypeError(f"“{one_line(text)}” isn’t a number from {NARROWEST} to {WIDEST}")
    return found


def _property_value(text: str) -> tuple[str, str]:
    key, _, value = (part.strip() for part in text.partition("="))
    if not key or not value:
        raise argparse.ArgumentTypeError(f"“{one_line(text)}” isn’t a property and its value such as type=ocean")
    return key, value


LEAST, MOST = 16, 20000
"""Pixels of a picture's side."""


def add_picture_options(parser: argparse.ArgumentParser) -> None:
    """Add options for what is drawn, the file and its size."""
    parser.add_argument(
        "save",
        nargs="?",
        type=input_file,
        metavar="SAVE",
        help=f"saved game to show on the board, or {OR_STANDARD_INPUT}",
    )
    parser.add_argument("--map", default="", metavar="MAP", help="show this map if there is no saved game")
    purpose = "save the picture in this .png, .svg or .pdf file"
    add_output(parser, "--out", purpose, ".png", ".svg", ".pdf", required=True)
    parser.add_argument("--size", type=_size, metavar="WxH", help="set the size in pixels (default: 2440 wide)")


def render(options: argparse.Namespace) -> int:
    """Draw the board."""
    from indonesia_qt.ui.table.board.board_image import board_picture

    options.out.check(options.force)
    record = read(options.save) if options.save else None
    played_on = map_of(record) if record else load_map(options.map)
    ending = options.out.suffix or ".png"
    options.out.write(lambda: board_picture(played_on, record, ending, options.size), options.force)
    return 0


def _size(text: str) -> tuple[int, int]:
    width, _, height = text.lower().partition("x")
    if not (_is_side(width) and _is_side(height)):
        raise argparse.ArgumentTypeError(
            f"“{one_line(text)}” isn’t a size such as 1600x900, with {LEAST} to {MOST} pixels a side"
        )
    return int(width), int(height)


def _is_side(text: str) -> bool:
    return text.isdecimal() and len(text) <= len(str(MOST)) and LEAST <= int(text) <= MOST
