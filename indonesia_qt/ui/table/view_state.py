"""What people have under way at a table, so that another table that shows the same game goes on from there."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from indonesia_qt.ui.games.indonesia.auto_bid import AutoBid
from indonesia_qt.ui.play.log.log_pane import Finding
from indonesia_qt.ui.table.panels.saved_fields import Entries

if TYPE_CHECKING:
    from indonesia_qt.ui.games.indonesia.game_view import GameView


class ViewState(Struct, frozen=True, eq=False):
    """Who looks at his secrets, the order to bid, the past moment, what is entered and what is sought in the log."""

    looking: int | None
    order: AutoBid | None
    at: int | None
    drafts: Mapping[tuple[int, Any], Entries]
    finding: Finding


def view_state(table: GameView) -> ViewState:
    """What is under way; what a key held uncovers is covered again."""
    return ViewState(
        table.privacy.looking,
        table.bidder.order,
        table.history.at if table.history.looks_back else None,
        dict(table.context.drafts),
        table.log.finding,
    )


def go_on(table: GameView, before: ViewState) -> None:
    """Go on with it at a table that has begun."""
    table.context.drafts.update(before.drafts)
    table.bidder.order = before.order
    if before.looking is not None:
        table.privacy.look(before.looking)
    table.show_all()
    table.log.narrow_down(before.finding)
    if before.at is not None:
        table.history.look_at(before.at)
    table.entry_changed.emit()
