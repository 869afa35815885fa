"""The program's own files, of which one may be missing or damaged."""

from __future__ import annotations

import sys
from pathlib import Path

from indonesia_qt.files import paths
from indonesia_qt.files.whole_file import reason_of
from indonesia_qt.i18n.text import labelled, tr
from indonesia_qt.i18n.untrusted_text import one_line

PACKAGES = {
    "PySide6",
    "indonesia_qt",
    "msgspec",
    "networkx",
    "numpy",
    "platformdirs",
    "shapefile",
    "shapely",
    "shiboken6",
    "shtab",
    "tqdm",
}
"""What is installed with the program. Modules of bots and games of one's own are none of them."""


def damage(error: BaseException) -> str:
    """Return a sentence if an error comes from a missing or damaged file of the program, else "".

    >>> damage(ModuleNotFoundError("No module named 'shapely'", name="shapely"))
    "A file of the program is missing or damaged (No module named 'shapely'). Install the program again."
    >>> damage(ModuleNotFoundError("No module named 'mancala'", name="mancala"))
    ''
    """
    reason, name, file = str(error), None, None
    if isinstance(error, OSError) and error.filename:
        reason = labelled(str(error.filename), reason_of(error))
    elif isinstance(error, ImportError):
        name, file = error.name, error.path
    elif isinstance(error, SyntaxError):
        file = error.filename
    reason, root = one_line(reason).rstrip("."), (name or "").partition(".")[0]
    is_data = any(str(place) in reason for place in (paths.resources(), paths.shipped_maps()))
    is_package = root in PACKAGES or root in sys.stdlib_module_names or "marshal" in reason
    if not (is_data or is_package or Path(file or "/").is_relative_to(Path(paths.__file__).parents[2])):
        return ""
    return tr("A file of the program is missing or damaged ({error}). Install the program again.", error=reason)
