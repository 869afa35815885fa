"""The picture of a raid: a lantern goes from card to card, and those of the caught stay in the light."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QImage, QPainter

from indonesia_qt.ui.games.singapore.raid_picture import CAUGHT, NAME, PAYS, RaidPicture, ShownInRaid
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


def painted(theme: Theme, share: float, picture: RaidPicture = PICTURE) -> QImage:
    """The picture at a share of its time."""
    image = QImage(*(round(side) for side in picture.size), QImage.Format.Format_RGB32)
    image.fill(0)
    painter = QPainter(image)
    picture.paint_ground(painter, theme)
    picture.paint(painter, theme, share)
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
    middle = QPoint(round(PICTURE._card(1).center().x()), round(PICTURE.STAMP_AT))
    stamp = QRect(0, 0, 60, 14)
    stamp.moveCenter(middle)
    theme = THEMES["light"]
    stamped, *later = (painted(theme, share).copy(stamp) for share in (CAUGHT[1], PAYS, PAYS + 0.05, PAYS + 0.1))
    assert all(picture == stamped for picture in later)


def raid_of(opium: int, waived: int = 0) -> RaidPicture:
    caught = ShownInRaid("Ana", 0, 2, opium, is_caught=True, money=1, lost=(opium + 1) // 2, waived=waived)
    return RaidPicture("A raid!", (caught,))


def test_much_opium_is_one_sign_and_its_number_which_falls_when_half_is_lost() -> None:
    few, many = raid_of(5), raid_of(9)
    assert len(few._places(100, few.OPIUM, 5, 1.0, 0.0)) == 5
    assert len(many._places(100, many.OPIUM, 9, 1.0, 0.0)) == 1
    theme = THEMES["light"]
    row = many._card(0).toRect()
    row.setTop(round(many.OPIUM) - 12)
    row.setHeight(24)
    before, after = (painted(theme, share, many).copy(row) for share in (CAUGHT[1], 1.0))
    assert before != after
    assert after != painted(theme, 1.0, raid_of(7)).copy(row)


def test_the_stamp_covers_neither_the_name_nor_what_is_shown() -> None:
    card = PICTURE._card(1)
    assert card.top() + PICTURE.HEAD / 2 - NAME / 2 + 2 > PICTURE.STAMP_AT + 13


def test_what_the_caught_cannot_pay_is_on_the_card() -> None:
    theme = THEMES["light"]
    assert painted(theme, 1.0, raid_of(3, waived=4)) != painted(theme, 1.0, raid_of(3))
    assert painted(theme, CAUGHT[1], raid_of(3, waived=4)) == painted(theme, CAUGHT[1], raid_of(3))
