"""How colours look to eyes that lack a kind of cone, and how far apart two colours look.

The matrices are those of Machado, Oliveira and Fernandes, "A Physiologically-based Model for Simulation of Color Vision
Deficiency" (2009), for complete dichromacy; they act on linear sRGB. Distances are CIEDE2000 for D65,
computed as in Sharma, Wu and Dalal, "The CIEDE2000 Color-Difference Formula" (2005).
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
    """How far apart two colours look; about 1 can just be told side by side, 10 at a glance."""
    return ciede2000(_lab(seen(first, vision)), _lab(seen(second, vision)))


def ciede2000(first: Triple, second: Triple) -> float:
    """The distance of two colours in L*a*b*."""
    mean = (math.hypot(*first[1:]) + math.hypot(*second[1:])) / 2
    stretch = 1.5 - 0.5 * math.sqrt(_grey_share(mean))
    (l1, c1, h1), (l2, c2, h2) = (
        (light, math.hypot(a * stretch, b), _hue(a * stretch, b)) for light, a, b in (first, second)
    )
    turn = (h2 - h1 + 180) % 360 - 180 if c1 and c2 else 0.0
    lightness, chroma = (l1 + l2) / 2 - 50, (c1 + c2) / 2
    hue = h1 + turn / 2 if c1 and c2 else h1 + h2

    def wave(times: float, shift: float) -> float:
        return math.cos(math.radians(times * hue + shift))

    uneven = 1 - 0.17 * wave(1, -30) + 0.24 * wave(2, 0) + 0.32 * wave(3, 6) - 0.2 * wave(4, -63)
    lighter = (l2 - l1) / (1 + 0.015 * lightness**2 / math.sqrt(20 + lightness**2))
    strong = (c2 - c1) / (1 + 0.045 * chroma)
    turned = 2 * math.sqrt(c1 * c2) * math.sin(math.radians(turn / 2)) / (1 + 0.015 * chroma * uneven)
    blue = 30 * math.exp(-(((hue % 360 - 275) / 25) ** 2))
    slant = -2 * math.sqrt(_grey_share(chroma)) * math.sin(math.radians(2 * blue))
    return math.sqrt(lighter**2 + strong**2 + turned**2 + slant * strong * turned)


def _grey_share(chroma: float) -> float:
    return chroma**7 / (chroma**7 + 25**7)


def _hue(a: float, b: float) -> float:
    """The angle of a hue in degrees from 0 to 360."""
    return math.degrees(math.atan2(b, a)) % 360


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
