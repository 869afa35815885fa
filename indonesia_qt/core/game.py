"""The protocols between the table and a game: its state, its rules, and bots that play it."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from random import Random
from typing import Any, Protocol, TypeVar, runtime_checkable

from indonesia_qt.core.flow import Action, HasStack, Question
from indonesia_qt.core.state_format import StateFormat
from indonesia_qt.i18n.text import tr


class GameState(HasStack, Protocol):
    """A game's position: it can be copied, and compares equal to a position that is the same."""

    def copy(self) -> Any:
        """Return a position that can be changed without changing this one."""


S = TypeVar("S", bound=GameState)


def check_players(players: int, fewest: int, most: int) -> None:
    """Raise `ValueError` when a game for `fewest` to `most` players isn't for so many."""
    if not fewest <= players <= most:
        raise ValueError(
            tr(
                "The game is for {fewest} to {most} players, not for {players}.",
                fewest=fewest,
                most=most,
                players=players,
            )
        )


class Game(Protocol[S]):
    """The rules of one game on one map; it can be pickled.

    `name` is the id of its definition and `map_id` the map's; `fingerprint` changes with everything on the map that
    bears on play. `actions` is the union of its actions' classes.
    """

    name: str
    map_id: str
    fingerprint: str
    actions: Any

    @property
    def positions(self) -> StateFormat[S]:
        """What writes positions as JSON, and reads them."""

    @property
    def phases(self) -> Sequence[str]:
        """The ids of the phases, in their order in a round."""

    def new_setup(self, options: Any, players: int, seed: int) -> Any:
        """Return what is fixed before the first decision, dealt by `seed`, under the rules that players agreed on.

        Raises `ValueError` when so many can't play on the map.
        """

    def in_seat_order(self, setup: Any) -> Any:
        """Return the same set-up with the seats as the first order of play.

        Called only where the definition lets players choose that.
        """

    def decode_setup(self, data: bytes, seats: int, seed: int, save_format: int) -> Any:
        """Decode from its JSON in a saved game what was fixed before the first decision, chance included.

        `save_format` decides which rules the game is played by, where they have changed. Raises `ValueError` with the
        reason when the JSON isn't a set-up for so many seats, or chance doesn't deal it by `seed`.
        """

    def start(self, setup: Any) -> S:
        """Return the position before anything has happened."""

    def view(self, s: S, seat: int | None) -> S:
        """Return the position as `seat` may see it; None for what everybody may see."""

    def shared_view(self, s: S, seats: Collection[int]) -> S:
        """Return the position as players see it who share what they may see; that of nobody is `view(s, None)`."""

    def sampled(self, view: S, chance: Random) -> S:
        """Return a copy of a view in which all that it hides is drawn with `chance`, so that it can be played on."""

    def needs_secrets(self, s: S, asked: Question[Any]) -> bool:
        """Return whether what a player can answer depends on something that others may not see."""

    def hides_holdings(self, s: S) -> bool:
        """Return whether players may not see what others hold, in this game as it was agreed."""

    def scores(self, s: S) -> Sequence[int]:
        """Return what each seat has at the end: money or points."""

    def ranking(self, s: S) -> Sequence[int]:
        """Return the seats from first to last at the end."""

    def round(self, s: S) -> int:
        """Return the number of the round that a position is in, from 1; 0 before the first."""

    def phase(self, s: S) -> str | None:
        """Return the id of the phase that a position is in; None when the game is over."""

    def summary(self, s: S, names: Sequence[str]) -> dict[str, Any]:
        """Return a position as plain data by the names of its parts; `names` are those of the players.

        `seats` lists the name and the score of each. `ids` may have what programs know the parts by; it isn’t shown.
        """


class Bot(Protocol):
    """Answers for a seat."""

    def choose(self, view: Any, asked: Question[Any], chance: Random) -> Action:
        """Answer the question `asked` from the view that its seat has of the position, a copy for this bot alone.

        All randomness comes from `chance`.
        """


@runtime_checkable
class ParallelBot(Bot, Protocol):
    """A bot that can think about one question in several processes, each with a chance of its own.

    Its answer is `conclude([ponder(...), ...])[0].action`.
    """

    def ponder(self, view: Any, asked: Question[Any], chance: Random) -> tuple[Any, ...]:
        """Return what one process thinks of the answers: a thought for each, in no order; at least one."""

    def conclude(self, found: Sequence[tuple[Any, ...]]) -> tuple[Any, ...]:
        """Join what several processes thought, the best answer first."""
