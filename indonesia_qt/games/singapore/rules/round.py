"""The round (S-RND): its phases, the neutral building of two (S-DUO-04), and the end of the game (S-END-01)."""

from __future__ import annotations

from typing import Literal

from indonesia_qt.core.flow import Event, Process, Reason, because, because_counted
from indonesia_qt.games.singapore.rules.building import ChooseTile, build
from indonesia_qt.games.singapore.rules.display import lay_out, tiles_left
from indonesia_qt.games.singapore.rules.events import GameEnded, Phase, RoundBegan
from indonesia_qt.games.singapore.rules.hut import end_round
from indonesia_qt.games.singapore.rules.lots import ChooseLot
from indonesia_qt.games.singapore.rules.starting_round import StartingRound
from indonesia_qt.games.singapore.rules.state import IN_HAND, State
from indonesia_qt.games.singapore.rules.turn import PlayTurn
from indonesia_qt.games.singapore.rules.victory_track import last_on_track, ranking

Stage = Literal["raffles", "display", "lots", "turns", "neutral", "hut"]


class Round(Process[State], frozen=True):
    """The bottom of the stack: round after round, in stages; `turn` owners have had theirs in this one."""

    stage: Stage = "raffles"
    turn: int = 0

    def resume(self, s: State, events: list[Event]) -> None:
        """Go on with the stage, or to the next one."""
        match self.stage:
            case "raffles":
                self._begin(s, events)
            case "display":
                if lay_out(s, s.tiles_of_round, events):
                    s.stack[-1] = Round("lots")
            case "lots":
                self._place_flag(s)
            case "turns":
                self._take_turn(s)
            case "neutral":
                s.stack[-1] = Round("hut")
                if s.neutral is not None:
                    # The tile drawn last of those left; the Raffles player joins it (S-DUO-04).
                    [area] = (lot for lot, owner in s.flagged.items() if owner == s.neutral)
                    build(s, s.raffles, s.neutral, s.display[-1], area, events)
            case "hut":
                s.stack[-1] = Round()
                end_round(s, s.seats_from(s.raffles)[-1], events)

    def _begin(self, s: State, events: list[Event]) -> None:
        """Begin a round, unless the game is over (S-RND-02)."""
        if reason := _why_over(s):
            s.stack.clear()
            events.append(GameEnded(tuple(player.vp for player in s.players), ranking(s)[0], reason))
            return
        s.round += 1
        s.raffles = last_on_track(s)
        s.stack[-1] = Round("display")
        events.append(RoundBegan(s.round, s.raffles))

    def _place_flag(self, s: State) -> None:
        """Ask for the next flag, in the order of turns, neutral last (S-DUO-03)."""
        owners = s.seats_from(s.raffles)
        if s.neutral is not None:
            owners.append(s.neutral)
        if self.turn < len(owners):
            s.stack[-1] = Round("lots", self.turn + 1)
            s.stack.append(ChooseLot(s.raffles, owners[self.turn]))
        else:
            s.stack[-1] = Round("turns")

    def _take_turn(self, s: State) -> None:
        """Begin the next player's turn (S-RND-05)."""
        seats = s.seats_from(s.raffles)
        if self.turn == len(seats):
            s.stack[-1] = Round("neutral")
            return
        seat = seats[self.turn]
        workers = s.players[seat].workers
        s.stack[-1] = Round("turns", self.turn + 1)
        s.stack.append(PlayTurn(seat, owes_worker=len(workers) > 1 and IN_HAND in workers))
        s.stack.append(ChooseTile(seat, last=self.turn + 1 == len(seats)))


def _why_over(s: State) -> Reason | None:
    """Return why no further round can begin; None when one can (S-END-01)."""
    if tiles_left(s) < s.tiles_of_round:
        return because("S-END-01", "Too few tiles are left for another round.")
    flags = len(s.chips)
    if len(s.free_lots()) < flags:
        return because_counted(
            "S-END-01",
            flags,
            "A round needs {n} free lot; there are too few.",
            "A round needs {n} free lots; there are too few.",
        )
    return None


def present_phase(s: State) -> Phase | None:
    """Return the phase that is being played; None when the game is over."""
    if not s.stack:
        return None
    if any(isinstance(frame, StartingRound) for frame in s.stack):
        return "start"
    match s.stack[0].stage:
        case "raffles" | "display":
            return "display"
        case "lots":
            return "lots"
    return "turns"
