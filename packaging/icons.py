"""Draws the program's icon in all the sizes and files that desktops ask for: `python packaging/icons.py FOLDER`.

The folder gets PNGs in each size, also of each kind of file, `indonesia-qt.ico` for Windows and `indonesia-qt.icns` for
macOS.
"""

from __future__ import annotations

import os
import struct
import sys
from pathlib import Path

from PySide6.QtCore import QBuffer, QIODevice, QRectF
from PySide6.QtGui import QGuiApplication, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

ROOT = Path(__file__).resolve().parents[1]
ICONS = ROOT / "resources" / "icons"
FILES = ROOT / "packaging" / "desktop" / "icons"
"""The drawings of the kinds of files."""
SIZES = (16, 22, 24, 32, 48, 64, 96, 128, 256, 512)
LARGEST_SMALL = 24
"""Up to this size the icon has a drawing of its own, in pixels."""
WINDOWS = (16, 24, 32, 48, 64, 128, 256)
MACOS = {b"ic07": 128, b"ic08": 256, b"ic09": 512, b"ic10": 1024}


def png(size: int) -> bytes:
    """The program's icon of so many pixels a side."""
    return drawn(ICONS / ("indonesia-qt-small.svg" if size <= LARGEST_SMALL else "indonesia-qt.svg"), size)


def drawn(drawing: Path, size: int) -> bytes:
    """A drawing as a picture of so many pixels a side."""
    image = QImage(size, size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    QSvgRenderer(str(drawing)).render(painter, QRectF(image.rect()))
    painter.end()
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")
    return bytes(buffer.data().data())


def ico() -> bytes:
    """All sizes for Windows in one file: a head, an entry for each picture, the pictures."""
    pictures = [png(size) for size in WINDOWS]
    at = 6 + 16 * len(pictures)
    entries = b""
    for size, picture in zip(WINDOWS, pictures, strict=True):
        entries += struct.pack("<BBBBHHII", size % 256, size % 256, 0, 0, 1, 32, len(picture), at)
        at += len(picture)
    return struct.pack("<HHH", 0, 1, len(pictures)) + entries + b"".join(pictures)


def icns() -> bytes:
    """All sizes for macOS in one file: a head, and each picture after its kind and length."""
    parts = [(kind, png(size)) for kind, size in MACOS.items()]
    body = b"".join(kind + struct.pack(">I", len(picture) + 8) + picture for kind, picture in parts)
    return b"icns" + struct.pack(">I", len(body) + 8) + body


def draw_icons(folder: Path) -> None:
    """Write all files; Qt must be able to draw."""
    folder.mkdir(parents=True, exist_ok=True)
    for size in SIZES:
        (folder / f"{size}.png").write_bytes(png(size))
        for drawing in FILES.glob("*.svg"):
            (folder / f"{size}-{drawing.stem}.png").write_bytes(drawn(drawing, size))
    (folder / "indonesia-qt.ico").write_bytes(ico())
    (folder / "indonesia-qt.icns").write_bytes(icns())


if __name__ == "__main__":
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    app = QGuiApplication([])
    draw_icons(Path(sys.argv[1]))
