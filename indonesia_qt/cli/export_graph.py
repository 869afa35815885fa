"""`export_graph-graph`: what is adjacent on a map is written for other programs."""

from __future__ import annotations

import argparse
from pathlib import Path

from indonesia_qt.cli.console import CommandError
from indonesia_qt.cli.options import add_map
from indonesia_qt.files.whole_file import write_whole
from indonesia_qt.library.maps import load_map


def add_graph_options(parser: argparse.ArgumentParser) -> None:
    """Which map, and the file of the graph."""
    add_map(parser)
    parser.add_argument("--out", type=Path, required=True, metavar="FILE", help="a .graphml")


def export_graph(options: argparse.Namespace) -> int:
    """Write the graph."""
    from indonesia_qt.board import graphml

    try:
        write_whole(options.out, graphml.graphml(load_map(options.map).board))
    except OSError as error:
        raise CommandError(f"--out: {options.out}: {error.strerror}") from None
    return 0
