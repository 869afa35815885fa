"""Cards over the edge of a widget."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QRect, QSize
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from indonesia_qt.ui.style.scaling import scaled
from indonesia_qt.ui.widgets.overlay import OVERLAY_MARGIN, EvasiveCard, Overlays


class Card(QLabel):
    def sizeHint(self) -> QSize:
        return QSize(200, 40)


def test_shown_cards_lie_one_below_the_other_in_the_middle(qtbot: QtBot) -> None:
    over = QWidget()
    qtbot.addWidget(over)
    first, second, third = cards = [Card(name) for name in "abc"]
    second.hide()
    Overlays(over, cards)
    over.resize(600, 400)
    over.show()
    first.show()
    third.show()
    assert first.geometry().center().x() == third.geometry().center().x() == 299
    assert second.isHidden()
    assert third.y() > first.geometry().bottom()
    second.show()
    assert first.geometry().bottom() < second.y() < second.geometry().bottom() < third.y()
    over.resize(150, 400)
    assert first.width() < 150


class Shy(EvasiveCard):
    free: tuple[QRect, ...] = ()
    also: tuple[QRect, ...] = ()
    below: tuple[QRect, ...] = ()
    topic: str | None = None

    @property
    def about(self) -> str | None:
        return self.topic

    def all_below(self) -> tuple[QRect, ...]:
        return self.below

    def better_free(self) -> tuple[QRect, ...]:
        return self.also

    def sizeHint(self) -> QSize:
        return QSize(200, 40)

    def kept_free(self) -> tuple[QRect, ...]:
        return self.free


@pytest.fixture
def shy(qtbot: QtBot) -> Shy:
    """A card over a widget of 600 by 400 pixels."""
    over, card = QWidget(), Shy()
    qtbot.addWidget(over)
    over.resize(600, 400)
    Overlays(over, [card])
    over.show()
    card.hide()
    return card


def distances(card: QWidget) -> tuple[int, int, int]:
    """Return how far a card lies from the left, the upper and the lower edge in margins; 9 is further than that."""
    far = card.x(), card.y(), card.parentWidget().height() - card.geometry().bottom() - 1
    left, upper, lower = (1 if pixels == scaled(OVERLAY_MARGIN) else 9 for pixels in far)
    return left, upper, lower


MIDDLE_OF_TOP, MIDDLE_OF_BOTTOM, TOP_LEFT = (9, 1, 9), (9, 9, 1), (1, 1, 9)
AT_TOP, AT_BOTTOM = QRect(290, 20, 20, 20), QRect(290, 370, 20, 20)


def test_a_card_makes_way_for_what_it_would_hide(shy: Shy) -> None:
    hidden_below = ((), MIDDLE_OF_TOP), ((AT_TOP,), MIDDLE_OF_BOTTOM), ((AT_TOP, AT_BOTTOM), TOP_LEFT)
    for free, shown_at in hidden_below:
        shy.free = free
        shy.show()
        assert distances(shy) == shown_at
        shy.hide()


def test_it_hides_as_little_as_possible_where_it_has_to_hide_something(shy: Shy) -> None:
    top, bottom = QRect(0, 0, 600, 60), QRect(0, 340, 600, 60)
    shy.free = top, bottom, AT_TOP
    shy.show()
    assert distances(shy) == MIDDLE_OF_BOTTOM


def test_of_places_that_are_as_good_it_takes_the_one_that_hides_less_of_what_may_come(shy: Shy) -> None:
    shy.also = (AT_TOP,)
    shy.show()
    assert distances(shy) == MIDDLE_OF_BOTTOM
    shy.hide()
    shy.free = (AT_BOTTOM,)
    shy.show()
    assert distances(shy) == TOP_LEFT


def test_of_places_that_are_as_good_it_takes_the_one_that_covers_least(shy: Shy) -> None:
    whole, part = QRect(0, 0, 600, 60), QRect(0, 340, 500, 60)
    shy.below = whole, part
    shy.show()
    left, _, lower = distances(shy)
    assert (left, lower) == (9, 1)
    assert shy.geometry().right() > 580
    shy.hide()
    shy.free = (AT_BOTTOM, QRect(580, 370, 20, 20))
    shy.show()
    assert distances(shy) == MIDDLE_OF_TOP


def test_it_stays_as_long_as_it_is_about_the_same(shy: Shy) -> None:
    shy.topic = "a company"
    shy.show()
    assert distances(shy) == MIDDLE_OF_TOP
    shy.free = (AT_TOP,)
    QApplication.sendEvent(shy, QEvent(QEvent.Type.LayoutRequest))
    assert distances(shy) == MIDDLE_OF_TOP
    shy.topic = "another one"
    QApplication.sendEvent(shy, QEvent(QEvent.Type.LayoutRequest))
    assert distances(shy) == MIDDLE_OF_BOTTOM


def test_it_makes_way_when_what_is_below_has_moved_and_come_to_rest(shy: Shy, qtbot: QtBot) -> None:
    shy.show()
    overlays = next(part for part in shy.parentWidget().children() if isinstance(part, Overlays))
    for free, shown_at in ((AT_TOP,), MIDDLE_OF_BOTTOM), ((), MIDDLE_OF_TOP):
        before = distances(shy)
        shy.free = free
        overlays.make_way()
        assert distances(shy) == before
        qtbot.waitUntil(lambda shown_at=shown_at: distances(shy) == shown_at)
