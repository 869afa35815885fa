"""The program's own files, of which one may be missing or damaged."""

from __future__ import annotations

from indonesia_qt.files import paths
from indonesia_qt.files.whole_file import reason_of
from indonesia_qt.i18n.text import labelled, tr
from indonesia_qt.i18n.untrusted_text import one_line


def damage(error: BaseException) -> str:
    """Return a sentence if an error comes from a missing or damaged file of the program, else "".

    >>> damage(ModuleNotFoundError("No module named 'shapely'"))
    "A file of the program is missing or damaged (No module named 'shapely'). Install the program again."
    >>> damage(ValueError("8 areas"))
    ''
    """
    about = (
        labelled(str(error.filename), reason_of(error)) if isinstance(error, OSError) and error.filename else str(error)
    )
    reason = one_line(about).rstrip(".")
    is_code = isinstance(error, ImportError | SyntaxError | EOFError)
    if not is_code and not any(str(place) in reason for place in (paths.resources(), paths.shipped_maps())):
        return ""
    return tr("A file of the program is missing or damaged ({error}). Install the program again.", error=reason)
