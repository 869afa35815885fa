"""How colours look to eyes that lack a kind of cone, and how far apart two colours look.

The matrices are those of Machado, Oliveira and Fernandes, "A Physiologically-based Model for Simulation of Color Vision
Deficiency" (2009), for complete dichromacy; they act on linear sRGB. Distances are CIE 1976 in L*a*b* for D65.
"""

from __future__ import annotations

import math

from PySide6.QtGui import QColor

Triple = tuple[float, float, float]
Matrix = tuple[Triple, Triple, Triple]

IDENTITY: Matrix = ((1, 0, 0), (0, 1, 0), (0, 0, 1))
LUMINANCE: Triple = (0.2126, 0.7152, 0.0722)
VISIONS: dict[str, Matrix] = {
    "usual": IDENTITY,
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
    "greyscale": (LUMINANCE, LUMINANCE, LUMINANCE),
}
_XYZ: Matrix = (
    (0.4124564, 0.3575761, 0.1804375),
    (0.2126729, 0.7151522, 0.0721750),
    (0.0193339, 0.1191920, 0.9503041),
)
_WHITE: Triple = (0.95047, 1.0, 1.08883)


def seen(colour: str, vision: str) -> Triple:
    """A colour as it looks, in linear sRGB."""
    red, green, blue = (_linear(part) for part in QColor(colour).getRgbF()[:3])  # type: ignore[index]
    shown = _times(VISIONS[vision], (red, green, blue))
    return _clipped(shown)


def shown(colour: str, vision: str) -> QColor:
    """A colour as it looks, to be painted."""
    return QColor.fromRgbF(*(_encoded(part) for part in seen(colour, vision)))


def distance(first: str, second: str, vision: str = "usual") -> float:
    """How far apart two colours look; about 2 can just be told side by side, 10 at a glance."""
    return math.dist(_lab(seen(first, vision)), _lab(seen(second, vision)))


def _lab(linear: Triple) -> Triple:
    x, y, z = (_bent(part / white) for part, white in zip(_times(_XYZ, linear), _WHITE, strict=True))
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def _bent(part: float) -> float:
    return math.cbrt(part) if part > (6 / 29) ** 3 else part / (3 * (6 / 29) ** 2) + 4 / 29


def _times(matrix: Matrix, column: Triple) -> Triple:
    first, second, third = (sum(a * b for a, b in zip(row, column, strict=True)) for row in matrix)
    return first, second, third


def _clipped(colour: Triple) -> Triple:
    red, green, blue = (min(1.0, max(0.0, part)) for part in colour)
    return red, green, blue


def _linear(part: float) -> float:
    return part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4


def _encoded(part: float) -> float:
    return 12.92 * part if part <= 0.0031308 else 1.055 * part ** (1 / 2.4) - 0.055
