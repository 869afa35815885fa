"""The page with everybody's chips, which comes forward with the chip a person draws, or a raid that catches one."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from itertools import pairwise

from PySide6.QtWidgets import QWidget

from indonesia_qt.core.flow import Event
from indonesia_qt.games.singapore.rules import events as ev
from indonesia_qt.games.singapore.rules.state import State
from indonesia_qt.i18n.text import as_sentence, clauses, counted, labelled, paragraph, tr, unbroken
from indonesia_qt.ui.games.singapore.panels.owners import OwnerList
from indonesia_qt.ui.games.singapore.texts.names import bag_text, black_chips, pounds
from indonesia_qt.ui.style.scaling import margins, scaled
from indonesia_qt.ui.table.api import Context
from indonesia_qt.ui.table.window.side import SidePage
from indonesia_qt.ui.widgets.layouts import column_of
from indonesia_qt.ui.widgets.messages import announce
from indonesia_qt.ui.widgets.plain_text import Label

CHIP = 24
"""Pixels at 100 % of the chip beside the title."""


def draw_about(events: Sequence[Event], people: Collection[int], *, any_raid: bool = False) -> Sequence[Event]:
    """Return a chip among what just happened with what it brought, if it concerns one of these people; else nothing.

    It is the last raid that one of them drew or is caught in, or with `any_raid` just the last; or else the last chip,
    if one of them drew it.
    """
    starts = [n for n, event in enumerate(events) if isinstance(event, ev.ChipDrawn)]
    draws = [events[start:end] for start, end in pairwise((*starts, len(events)))]
    for draw in reversed(draws):
        raids = [event for event in draw if isinstance(event, ev.RaidBegan)]
        concerned = {_drawn_of(draw).seat, *(seat for raid in raids for seat in raid.caught)}
        if (raids and any_raid) or ((raids or draw is draws[-1]) and not concerned.isdisjoint(people)):
            return draw
    return ()


def _drawn_of(draw: Sequence[Event]) -> ev.ChipDrawn:
    """Return the chip with which a draw begins."""
    assert isinstance(draw[0], ev.ChipDrawn)
    return draw[0]


class ChipsPage(SidePage):
    """Shows the chips that lie before the players and are in the bag, or the last draw while the page is forward."""

    def __init__(self, context: Context) -> None:
        super().__init__(tr("Chips"))
        self.context = context
        self._shown: tuple[int, ...] = ()
        """The chips in the bag and before the players that are shown; empty while a draw is."""
        self.chip = Label()
        self.head.insertWidget(0, self.chip)

    def show_state(self, view: State) -> None:
        """Show who has how many chips."""
        shown = view.black, *view.chips
        if shown == self._shown:
            return
        self._shown = shown
        self._fill(view, "black", bag_text(view.black), dict(enumerate(map(black_chips, view.chips))))

    def show_draw(self, view: State, events: Sequence[Event], said: Collection[str]) -> None:
        """Come forward with a chip that was drawn, and what a raid brought.

        `events` begin with the chip; `view` is the position after them. A black chip is but a line where the pages are
        folded. A screen reader reads all but the sentences that are `said` to it elsewhere.
        """
        words = self.context.words.seen_from(view)
        drawn = _drawn_of(events)
        raids = [event for event in events if isinstance(event, ev.RaidBegan)]
        lost = [words.sentence(event) for event in events if isinstance(event, ev.EffectLost)]
        texts, caught = self._raid(raids[-1], events) if raids else (dict(enumerate(map(black_chips, view.chips))), ())
        below = [*lost, _why_caught(raids[-1]) if raids else bag_text(view.black)]
        title = words.sentence(drawn)
        self.summary = "" if raids else title
        self._shown = ()
        self._fill(view, drawn.chip, title, texts, caught, below)
        self.come()
        of_all = [labelled(words.owner(owner), text) for owner, text in texts.items()]
        announce(self, paragraph(*(as_sentence(text) for text in (title, *below, *of_all) if text not in said)))

    def _fill(
        self,
        view: State,
        chip: str,
        title: str,
        texts: Mapping[int, str],
        caught: Collection[int] = (),
        below: Sequence[str] = (),
    ) -> None:
        self.chip.setPixmap(self.context.icons.sign(chip).pixmap(scaled(CHIP), scaled(CHIP)))
        self.chip.setAccessibleName(title)
        self.title.setText(title)
        content = QWidget()
        owners = OwnerList(self.context, view, texts, caught)
        texts_below = [Label(text, wordWrap=True, role="quiet") for text in below]
        content.setLayout(column_of(owners, *texts_below, 1, contentsMargins=margins(8, 2, 8, 6), spacing=scaled(4)))
        self.room.setWidget(content)

    def _raid(self, raid: ev.RaidBegan, events: Sequence[Event]) -> tuple[dict[int, str], tuple[int, ...]]:
        """What each owner had, and what the caught pay."""
        fines = {event.seat: event for event in events if isinstance(event, ev.Fined)}
        texts = {}
        for owner, total in enumerate(raid.sums):
            opium = raid.opium[owner] if owner < len(raid.opium) else 0
            had = counted(
                total - opium,
                "{n} chip + {opium} opium = {total}",
                "{n} chips + {opium} opium = {total}",
                opium=opium,
                total=total,
            )
            texts[owner] = clauses(had, _fine(fines[owner]) if owner in fines else "")
        return texts, raid.caught


def _fine(fine: ev.Fined) -> str:
    pays = tr("pays {money}", money=pounds(fine.money))
    loses = tr("loses {opium} opium", opium=fine.opium) if fine.opium else ""
    return clauses(unbroken(pays), unbroken(loses))


def _why_caught(raid: ev.RaidBegan) -> str:
    if not raid.caught:
        return tr("Nobody has opium or chips, so nobody is caught.")
    return tr(
        "Whoever has the most chips and opium together is caught and pays £1 for each, or moves back on the victory "
        "track if they can’t. They return their chips and lose half their opium."
    )
