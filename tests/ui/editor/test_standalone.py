"""An error that nobody expected is a sentence in a window, not a traceback, and the editor goes on."""

from __future__ import annotations

from indonesia_qt.ui.editor.standalone import error_text
from indonesia_qt.ui.widgets.error_box import ErrorBox
from tests.ui.editor.desktop import Desktop
from tests.ui.pages.boxes import MessagePage


def error(text: str) -> ValueError:
    """An error that was raised here."""
    try:
        raise ValueError(text)
    except ValueError as raised:
        return raised


def test_each_place_is_reported_once(desktop: Desktop) -> None:
    box = ErrorBox(error_text, desktop.editors)
    box.show(error("no such area"))
    stopped = "The last action stopped because of an error in the program: ValueError: no such area."
    assert MessagePage.shown().text.startswith(stopped)
    box.show(error("another"))
    MessagePage.shown().confirm()
    box.show(error("again"))
    assert not MessagePage.is_shown()
