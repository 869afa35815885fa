"""Text is shown as it is unless the program made HTML of it, and nobody goes past the ways to do so."""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import Qt as TextOf
from PySide6.QtGui import QTextDocument
from PySide6.QtWidgets import QMessageBox, QWidget
from pytestqt.qtbot import QtBot

import indonesia_qt.ui
from indonesia_qt.ui.table.panels.answer_button import AnswerButton
from indonesia_qt.ui.widgets.fitting_labels import ElidedLabel
from indonesia_qt.ui.widgets.plain_text import JOINER, Label, MessageBox, caption, tip, window_title
from indonesia_qt.ui.widgets.rich_text import Rich, rich

SOURCES = Path(indonesia_qt.ui.__file__).parent
NAME = "<img src=p> & Co"


def test_html_holds_values_as_they_are() -> None:
    assert rich("<b>{name}</b>{more}", name=NAME, more=rich("<i>{n}</i>", n=1)) == (
        "<b>&lt;img src=p&gt; &amp; Co</b><i>1</i>"
    )
    assert rich('<a href="{to}">', to='"><img src=p>') == '<a href="&quot;&gt;&lt;img src=p&gt;">'
    assert Rich("<br>").join([NAME, rich("<b>x</b>")]) == "&lt;img src=p&gt; &amp; Co<br><b>x</b>"


def test_a_label_shows_html_only_where_it_is_meant(qtbot: QtBot) -> None:
    label = Label(NAME)
    qtbot.addWidget(label)
    assert label.textFormat() == Qt.TextFormat.PlainText
    assert label.text() == NAME
    label.setText(rich("<b>{name}</b>", name=NAME))
    assert label.textFormat() == Qt.TextFormat.RichText
    label.setText("<b>x</b>")
    assert label.textFormat() == Qt.TextFormat.PlainText


def test_no_line_ends_before_a_sum_of_money_or_after_its_sign(qtbot: QtBot) -> None:
    label = Label("costs £1; \N{MINUS SIGN}£2, +£3", wordWrap=True)
    qtbot.addWidget(label)
    assert label.text() == f"costs\N{NO-BREAK SPACE}£1; \N{MINUS SIGN}{JOINER}£2, +{JOINER}£3"
    label.setText(rich("<b>{name}</b> {text}", name="Ana", text="for £3."))
    assert label.text() == "<b>Ana</b> for\N{NO-BREAK SPACE}£3."
    assert label.textFormat() == Qt.TextFormat.RichText


def test_html_in_a_label_is_read_out_without_its_tags(qtbot: QtBot) -> None:
    label = Label(rich("<b>{name}</b>", name=NAME))
    qtbot.addWidget(label)
    assert label.accessibleName() == NAME
    label.setText("plain")
    assert label.accessibleName() == ""


def test_a_message_shows_html_only_where_it_is_meant(qtbot: QtBot) -> None:
    for text, shown in ((NAME, Qt.TextFormat.PlainText), (rich("<b>x</b>"), Qt.TextFormat.RichText)):
        box = MessageBox(QMessageBox.Icon.Warning, "", text)
        qtbot.addWidget(box)
        assert (box.text(), box.textFormat()) == (text, shown)


@pytest.mark.parametrize(
    "text", [NAME, f"first\n{NAME}", "<b>bold</b>", "a &lt; b", " two  <br>\n  lines", "2 < 3", ""]
)
def test_a_tool_tip_shows_what_is_given(text: str) -> None:
    assert not TextOf.mightBeRichText(tip(text))
    assert tip(text).replace(JOINER, "") == text


def test_a_tool_tip_keeps_html_that_is_meant() -> None:
    assert tip(rich("<b>x</b>")) == "<b>x</b>"


def test_signs_that_can_not_be_seen_are_shown() -> None:
    assert tip("a\u202eb\nc") == "a\N{REPLACEMENT CHARACTER}b\nc"
    assert caption("a\u202eb") == rich("{a}", a="a\u202eb") == "a\N{REPLACEMENT CHARACTER}b"


def test_no_letter_of_an_answer_is_a_key(qtbot: QtBot) -> None:
    button = AnswerButton("A&B")
    qtbot.addWidget(button)
    assert button.text() == "A&B"
    assert button.shortcut().isEmpty()


def test_a_title_shows_the_mark_of_changes_in_a_name(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    window.setWindowTitle(window_title("A[*]") + "[*] \N{EN DASH} Map editor")
    window.show()
    assert window.windowHandle().title() == "A[*] \N{EN DASH} Map editor"


def test_a_shortened_text_shows_names_as_they_are(qtbot: QtBot) -> None:
    label = ElidedLabel()
    qtbot.addWidget(label)
    label.resize(400, 100)
    label.show_text(rich("<b>{name}</b> is asked.", name=NAME))
    page = QTextDocument()
    page.setHtml(label.text())
    assert page.toPlainText() == f"{NAME} is asked."


def calls(name: str) -> list[tuple[str, ast.Call]]:
    """The calls of a function or method in the sources of the window, with their places."""
    return [(place, call) for place, call in _all_calls() if _called(call) == name]


@cache
def _all_calls() -> list[tuple[str, ast.Call]]:
    found = []
    for file in SOURCES.rglob("*.py"):
        nodes = ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        found += [(f"{file.name}:{node.lineno}", node) for node in nodes if isinstance(node, ast.Call)]
    return found


def _called(call: ast.Call) -> str:
    return getattr(call.func, "id", getattr(call.func, "attr", ""))


@pytest.mark.parametrize("name", ["QLabel", "QMessageBox", "setTextFormat"])
def test_labels_and_messages_are_made_in_one_way(name: str) -> None:
    others = [place for place, _ in calls(name) if not place.startswith("plain_text.py")]
    assert [place for place in others if not place.startswith("accessible_items.py")] == [], "where none is seen"


@pytest.mark.parametrize(("name", "argument"), [("setToolTip", -1), ("showText", 1), ("setWhatsThis", 0)])
def test_every_tool_tip_is_shown_as_it_is(name: str, argument: int) -> None:
    assert [place for place, call in calls(name) if not is_tip(call.args[argument])] == []


def is_tip(text: ast.expr) -> bool:
    """Whether it went through `tip`, or is a sentence of the program's without values."""
    if isinstance(text, ast.Call):
        return _called(text) == "tip" or (_called(text) == "tr" and not text.keywords)
    return isinstance(text, ast.Constant)


@pytest.mark.parametrize(
    ("name", "only"),
    [
        ("Rich", ["planning.py", "reference_sheet.py", "rich_text.py", "fitting_labels.py", "web_page.py"]),
        ("setHtml", ["reference_sheet.py", "fitting_labels.py", "balance_dialog.py", "tune_dialog.py"]),
        ("setMarkdown", ["rules_page.py"]),
    ],
)
def test_html_comes_from_where_it_is_escaped(name: str, only: list[str]) -> None:
    found = {Path(place.partition(":")[0]).name for place, call in calls(name) if not is_separator(call)}
    assert found == set(only)


def is_separator(call: ast.Call) -> bool:
    """Whether it is a text of the program's own, to be put between others."""
    return all(isinstance(argument, ast.Constant) for argument in call.args)
