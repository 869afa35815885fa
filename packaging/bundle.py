"""What the bundles for all systems hold: one definition, read by the .spec files, the scripts and the tests."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from importlib.metadata import distribution
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
NAME = "indonesia-qt"
START = ROOT / "packaging" / "start.py"

DISTRIBUTIONS = (
    "PySide6-Essentials",
    "shiboken6",
    "msgspec",
    "networkx",
    "numpy",
    "platformdirs",
    "pyshp",
    "shapely",
    "shtab",
    "tqdm",
)
"""The packages of others that a bundle holds, whose licences go with it."""

LEFT_OUT = (
    "PySide6.QtNetwork",
    "PySide6.QtOpenGL",
    "PySide6.QtQml",
    "PySide6.QtQuick",
    "PySide6.QtTest",
    "pytest",
    "setuptools",
    "tkinter",
)
"""Modules that a player doesn't need: tools of developers, and other parts of Qt."""

SUPERFLUOUS = re.compile(
    r"(^|/)(lib)?Qt6?(Qml|Quick|Pdf|VirtualKeyboard|Network|Sql|Test|3D|ShaderTools|EglF|Labs)"
    r"|/plugins/(egldeviceintegrations|generic|networkinformation|platforminputcontexts/.*virtualkeyboard"
    r"|platformthemes/.*gtk|qmltooling|sqldrivers|tls|xcbglintegrations)"
    r"|/plugins/platforms/.*(eglfs|linuxfb|vnc|minimal|vkkhr)"
    r"|/plugins/imageformats/.*(pdf|tga|icns|wbmp)"
    r"|PySide6/(Qt/)?translations/(?!qtbase_(de|en|fr|id|it|nl)\.)"
    r"|^lib(gtk-3|gdk-3|gdk_pixbuf|atk|cairo|pango|epoxy|thai|datrie|fribidi|graphite2|harfbuzz|pixman)\w*[-.]"
    r"|^lib(gssapi_krb5|krb5|krb5support|k5crypto|com_err|keyutils)\.so"
    r"|^lib(cups|avahi-\w+|gnutls|nettle|hogweed|gmp|idn2|p11-kit|tasn1|unistring)\."
    r"|^lib(stdc\+\+|gcc_s)\.so"
)
"""Files that come along with Qt and are used by nothing here, and what must be the Linux's own that it runs on."""


def kept(files: Iterable[tuple[str, str, str]]) -> list[tuple[str, str, str]]:
    """Of the files that were found for a bundle those that it needs, each with its place in the bundle first."""
    return [file for file in files if not SUPERFLUOUS.search(file[0].replace("\\", "/"))]


def licences() -> Iterator[tuple[str, str]]:
    """The licences of the packages of others, each with the folder of the bundle that it goes into.

    Qt's packages hold none; their text is Debian's copy, which only a bundle that is built on Debian gets.
    """
    yield str(ROOT / "packaging" / "qt-licence.txt"), "licences/PySide6-Essentials"
    for text in ("LGPL-3", "GPL-3"):
        if (file := Path("/usr/share/common-licenses") / text).is_file():
            yield str(file.resolve()), "licences/PySide6-Essentials"
    for name in DISTRIBUTIONS:
        for file in distribution(name).files or ():
            if re.search(r"dist-info/.*(licen[cs]e|copying|notice)", str(file), re.IGNORECASE):
                yield str(file.locate()), f"licences/{name}"


def found() -> tuple[Any, Any]:
    """What PyInstaller finds that the installed program needs, and its modules as an archive.

    The program's own fonts, maps, pages and languages come with its wheel, from which it is installed for this.
    """
    from PyInstaller.building.api import PYZ
    from PyInstaller.building.build_main import Analysis
    from PyInstaller.utils.hooks import collect_data_files, collect_submodules

    modules = collect_submodules("indonesia_qt", filter=lambda name: not name.startswith("indonesia_qt.bots.learning"))
    analysis = Analysis(
        [str(START)],
        datas=[*collect_data_files("indonesia_qt"), (str(ROOT / "LICENSE"), "."), *licences()],
        hiddenimports=modules,
        excludes=list(LEFT_OUT),
    )
    analysis.binaries, analysis.datas = kept(analysis.binaries), kept(analysis.datas)
    return analysis, PYZ(analysis.pure)
