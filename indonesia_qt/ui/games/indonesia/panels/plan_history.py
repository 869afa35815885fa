"""What has been planned so far, so that it can be taken back, left and gone on with."""

from __future__ import annotations

from typing import Any, NamedTuple

from indonesia_qt.games.indonesia.delivery.objectives import Objective, objectives
from indonesia_qt.games.indonesia.delivery.planner import DeliveryDraft, Planner


class PlanHistory(NamedTuple):
    """The draft, those before it, and what is aimed at."""

    draft: DeliveryDraft
    past: tuple[DeliveryDraft, ...]
    objective: Objective

    def changed(self, draft: DeliveryDraft) -> PlanHistory:
        """With another draft; the one so far is kept before it."""
        past = self.past if draft == self.draft else (*self.past, self.draft)
        return PlanHistory(draft, past, self.objective)

    def before(self) -> PlanHistory | None:
        """As it was before the last change; None when there was none."""
        if not self.past:
            return None
        *past, draft = self.past
        return PlanHistory(draft, tuple(past), self.objective)

    def fits(self, asked: Any, planner: Planner) -> bool:
        """Whether it was planned for this question: a file may hold anything."""
        drafts = self.draft, *self.past
        even = all(len(draft.rows) == len(draft.locks) for draft in drafts)
        earlier = {row for draft in self.past for row in draft.rows}
        return (
            even
            and self.objective in objectives(planner.market())
            and planner.fitting(self.draft.rows) == self.draft.rows
            and all(asked.check(planner.s, row) is None for row in earlier)
        )
