"""Phase 5, Research & Development (R-RND): each player advances one marker by a step."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from indonesia_qt.core.flow import Action, Event, Pass, Process, Question, Reason, because
from indonesia_qt.games.indonesia.rules.actions import Research
from indonesia_qt.games.indonesia.rules.constants import LAST_STEP, TRACKS
from indonesia_qt.games.indonesia.rules.events import Passed, Researched, Skipped
from indonesia_qt.games.indonesia.rules.state import State


class ResearchRound(Process[State], frozen=True):
    """One turn for each player, in the order of play."""

    turn: int = 0

    def resume(self, s: State, events: list[Event]) -> None:
        """Ask the next player, unless every step that he could take is taken."""
        if self.turn == len(s.order):
            s.stack.pop()
            return
        seat = s.order[self.turn]
        s.stack[-1] = ResearchRound(self.turn + 1)
        if can_research(s, seat):
            s.stack.append(ChooseResearch(seat))
        else:
            events.append(Skipped(seat, because("R-RND-02", "Every track that could be advanced is already at 5.")))


class ChooseResearch(Question[State], frozen=True):
    """Which marker a player advances: one of his own, or another player's hull (R-RND-01)."""

    answers = (Research, Pass)

    def actions(self, s: State) -> Sequence[Action]:
        """Return each marker that can advance, and a pass where that is agreed."""
        passing = [Pass()] if s.options.research_pass == "allowed" else []
        return [*_steps(s, self.seat), *passing]

    def check(self, s: State, action: Research | Pass) -> Reason | None:
        """Refuse finished tracks and what belongs to others."""
        if isinstance(action, Pass):
            if s.options.research_pass == "allowed":
                return None
            return because("R-RND-02", "In this game, you can’t pass in the Research phase.")
        if not 0 <= action.player < len(s.players):
            return because("R-RND-01", "That player isn’t in this game.")
        if action.player != self.seat and action.track != "hull":
            return because("R-RND-01", "Hull is the only track you can advance for another player.")
        if getattr(s.players[action.player], action.track) == LAST_STEP:
            return because("R-RND-02", "This track is already at 5, the maximum.")
        return None

    def apply(self, s: State, action: Research | Pass, events: list[Event]) -> None:
        """Advance the marker."""
        s.stack.pop()
        if isinstance(action, Pass):
            events.append(Passed(self.seat))
            return
        player = s.players[action.player]
        step = getattr(player, action.track) + 1
        setattr(player, action.track, step)
        events.append(Researched(self.seat, action.player, action.track, step))


def can_research(s: State, seat: int) -> bool:
    """Return whether there is a step that a player can research."""
    return any(_steps(s, seat))


def _steps(s: State, seat: int) -> Iterator[Research]:
    """The steps that a player can research (R-RND-01, R-RND-02)."""
    player = s.players[seat]
    for track in TRACKS:
        if getattr(player, track) < LAST_STEP:
            yield Research(track, seat)
    for other, rival in enumerate(s.players):
        if other != seat and rival.hull < LAST_STEP:
            yield Research("hull", other)
