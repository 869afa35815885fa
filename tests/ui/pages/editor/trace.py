"""The picture under the borders."""

from __future__ import annotations

from pathlib import Path

from indonesia_qt.ui.editor.menus.trace_commands import TraceCommands
from indonesia_qt.ui.editor.tools.trace import PictureOffer
from tests.ui.pages.boxes import FilePage
from tests.ui.pages.editor.window import EditorPage
from tests.ui.pages.page import Page, owned

NO_PICTURE = "Couldn’t show the picture"
UNKNOWN_KIND = "It isn’t a PNG, JPEG, WebP, BMP or GIF file."
TOO_MANY_PIXELS = "It has more than 60\u00a0million pixels."
WHERE_TO_CHOOSE = "View menu"


class TracePage(EditorPage):
    """A picture is chosen, fades, and is taken away."""

    @property
    def _commands(self) -> TraceCommands:
        (found,) = owned(self.widget, TraceCommands)
        return found

    def choose(self, file: Path) -> None:
        self._commands.choose(file)

    @property
    def offers_to_choose(self) -> bool:
        """Whether a card on the map offers to choose a picture."""
        return bool(self.parts(PictureOffer))

    def choose_offered(self, file: Path) -> None:
        """Follow the card on the map."""
        Page(self.part(PictureOffer)).press("Choose picture…")
        dialog = FilePage.shown()
        dialog.choose(file)
        dialog.close()

    def fade(self, percent: int) -> None:
        self._commands.slider.setValue(percent)

    def take_away(self) -> None:
        self.give("trace_remove")

    @property
    def refusal(self) -> str:
        """Why a file was refused."""
        return self.widget.callout.text()
