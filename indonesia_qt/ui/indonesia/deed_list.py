"""The deeds that can be acquired, and those of the eras to come."""

from __future__ import annotations

from indonesia_qt.games.indonesia.content import ERAS
from indonesia_qt.games.indonesia.state import State
from indonesia_qt.ui.indonesia.panels.base import Context
from indonesia_qt.ui.indonesia.panels.choice_list import ChoiceList
from indonesia_qt.ui.indonesia.texts import deed_text


class DeedList(ChoiceList):
    """Lists deeds with what they are good for; those of later eras can't be chosen yet and say so."""

    def __init__(self, context: Context) -> None:
        super().__init__()
        self.context = context
        self.setSelectionMode(ChoiceList.SelectionMode.NoSelection)
        self.setAccessibleName("Deeds")
        self.shown: list[str] = []

    def show_state(self, view: State) -> None:
        """List the deeds of a position."""
        later = [deed.id for deed in view.scenario.deeds.values() if deed.era > view.era]
        if self.shown == [*view.deeds, *later]:
            return
        self.shown = [*view.deeds, *later]
        self.empty()
        for id in self.shown:
            deed = view.scenario.deeds[id]
            from_era = f"from era {ERAS[deed.era].upper()}: {deed_text(deed)}" if id in later else ""
            self.add(id, self.context.icons.kind(deed.kind), self.context.words.company(id), deed_text(deed), from_era)
