"""A label says as much as there is room for, and measures its wordings no more often than they change."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QFont
from pytestqt.qtbot import QtBot

from indonesia_qt.ui.widgets.fitting_labels import ElidedLabel, FittingLabel, OneLine

WORDINGS = "a long way to say it", "in short"


SENTENCE = "A click selects an area; a drag selects all in the box."


class CountingLabel(FittingLabel):
    """Counts how often a text is set."""

    def __init__(self) -> None:
        self.times_set = 0
        super().__init__()

    def setText(self, text: str) -> None:  # noqa: N802
        self.times_set += 1
        super().setText(text)


@pytest.fixture
def label(qtbot: QtBot) -> CountingLabel:
    label = CountingLabel()
    qtbot.addWidget(label)
    label.show_wordings(WORDINGS)
    label.resize(label.sizeHint())
    label.show()
    return label


def test_it_says_as_much_as_there_is_room_for(label: CountingLabel) -> None:
    assert label.text() == WORDINGS[0]
    label.resize(label.width() - 1, label.height())
    assert label.text() == WORDINGS[1]
    label.resize(label.sizeHint())
    assert label.text() == WORDINGS[0]


def test_the_same_wordings_are_not_measured_again(label: CountingLabel) -> None:
    label.times_set = 0
    label.show_wordings(list(WORDINGS))
    label.resize(label.width() + 10, label.height())
    assert not label.times_set


def test_labels_beside_each_other_show_the_first_wording_that_fits_in_all(label: CountingLabel, qtbot: QtBot) -> None:
    other = FittingLabel()
    qtbot.addWidget(other)
    label.beside = other.beside = label, other
    other.show_wordings(("say it as long as one likes", "shortly"))
    other.resize(other.sizeHint())
    other.show()
    assert (label.text(), other.text()) == (WORDINGS[0], "say it as long as one likes")
    other.resize(other.width() - 1, other.height())
    assert (label.text(), other.text()) == (WORDINGS[1], "shortly")
    other.resize(other.sizeHint())
    assert label.text() == WORDINGS[0]


@pytest.mark.parametrize(
    ("by_sentence", "shown"), [(True, "Here is one."), (False, "Here is one. And there\N{HORIZONTAL ELLIPSIS}")]
)
def test_a_text_by_sentences_leaves_out_whole_ones_at_its_end(qtbot: QtBot, by_sentence: bool, shown: str) -> None:
    label = ElidedLabel(by_sentence=by_sentence)
    qtbot.addWidget(label)
    label.show_text(
        "Here is one. And there is another, which is so long that it needs much more room than there is here."
    )
    label.resize(label.fontMetrics().horizontalAdvance("Here is one. x"), label.height())
    label.show()
    assert label.text() == shown
    label.resize(2000, label.height())
    assert label.text().endswith("than there is here.")


def test_other_wordings_are_shown(label: CountingLabel) -> None:
    before = label.sizeHint()
    label.show_wordings(("x",))
    assert label.text() == "x"
    assert label.sizeHint().width() < before.width()


def test_the_same_wordings_in_another_font_are_measured_again(label: CountingLabel) -> None:
    before = label.sizeHint()
    label.setFont(QFont(label.font().family(), 2 * label.font().pointSize()))
    label.show_wordings(WORDINGS)
    assert label.sizeHint().width() > 1.5 * before.width()


class TestOneLine:
    @pytest.fixture
    def line(self, qtbot: QtBot) -> OneLine:
        line = OneLine()
        qtbot.addWidget(line)
        line.show_text(SENTENCE)
        line.resize(line.fontMetrics().horizontalAdvance(SENTENCE) + 10, 20)
        line.show()
        return line

    def test_what_has_no_room_is_left_out_and_stays_in_the_tip(self, line: OneLine) -> None:
        assert line.text() == SENTENCE
        line.resize(line.width() // 2, 20)
        assert line.text().endswith("…")
        assert SENTENCE.startswith(line.text()[:-1])
        assert (line.toolTip(), line.accessibleName()) == (SENTENCE, SENTENCE)
        line.resize(3 * line.width(), 20)
        assert line.text() == SENTENCE

    def test_it_fits_in_another_type(self, line: OneLine) -> None:
        line.setFont(QFont(line.font().family(), 2 * line.font().pointSize()))
        assert line.text().endswith("…")
