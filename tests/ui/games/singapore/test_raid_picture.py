"""The picture of a raid: a lantern goes from card to card, and those of the caught stay in the light."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QImage, QPainter

from indonesia_qt.ui.games.singapore.raid_picture import CAUGHT, PAYS, RaidPicture, ShownInRaid
from indonesia_qt.ui.style.theme import THEMES, Theme

pytestmark = pytest.mark.usefixtures("qtbot")

PICTURE = RaidPicture(
    "Ana draws a white chip: a raid!",
    (
        ShownInRaid("Ana", 0, 0, 1, is_caught=False, money=0, lost=0),
        ShownInRaid("Budi", 1, 2, 2, is_caught=True, money=4, lost=1),
        ShownInRaid("neutral", None, 1, 0, is_caught=False, money=0, lost=0),
    ),
)


def painted(theme: Theme, share: float) -> QImage:
    """The picture at a share of its time."""
    image = QImage(*(round(side) for side in PICTURE.size), QImage.Format.Format_RGB32)
    painter = QPainter(image)
    PICTURE.paint_ground(painter, theme)
    PICTURE.paint(painter, theme, share)
    painter.end()
    return image


def heads(theme: Theme, share: float) -> list[float]:
    """How light the head of each card is, from 0 to 1."""
    image = painted(theme, share)
    corners = (PICTURE._card(number).topLeft().toPoint() + QPoint(10, 4) for number in range(len(PICTURE.shown)))
    return [image.pixelColor(corner).lightnessF() for corner in corners]


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
def test_the_lantern_lights_one_card_after_another_and_only_the_caught_stay_lit(theme: Theme) -> None:
    dark, first, shown, end = (heads(theme, share) for share in (0.0, 0.24, 0.45, 1.0))
    assert first[0] > dark[0]
    assert first[2] == dark[2]
    assert all(now > before for now, before in zip(shown, dark, strict=True))
    assert [after < before for after, before in zip(end, shown, strict=True)] == [True, False, True]


def test_the_chips_of_the_caught_are_no_longer_on_their_card_in_the_end() -> None:
    (chip, _), *_ = PICTURE._places(PICTURE._card(1).center().x(), PICTURE.CHIPS, PICTURE.shown[1].chips, 1.0, 0.0)
    before, after = (painted(THEMES["light"], share).pixelColor(chip.toPoint()) for share in (0.45, 1.0))
    assert before.lightnessF() < 0.5 < after.lightnessF()


def test_no_chip_is_over_the_stamp_of_the_caught() -> None:
    middle = QPoint(round(PICTURE._card(1).center().x()), round(PICTURE.CHIPS))
    stamp = QRect(0, 0, 60, 14)
    stamp.moveCenter(middle)
    theme = THEMES["light"]
    stamped, *later = (painted(theme, share).copy(stamp) for share in (CAUGHT[1], PAYS, PAYS + 0.05, PAYS + 0.1))
    assert all(picture == stamped for picture in later)
