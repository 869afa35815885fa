"""What map making asks a game about its data on a map, which only the game itself understands."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from typing import Any, ClassVar, TypeVar

import msgspec
from msgspec import Struct

from indonesia_qt.board.bounds import Bound
from indonesia_qt.board.checks.problem import Problem, error, warning
from indonesia_qt.board.draft import Draft, Identified
from indonesia_qt.board.files.flaws import Flaws
from indonesia_qt.board.files.json_format import compact, entries, members
from indonesia_qt.board.files.tolerant_json import Document
from indonesia_qt.board.measures import SEAT, Balance, lengths, outliers, winner_text, winners
from indonesia_qt.board.model import BoardMap
from indonesia_qt.board.plots import Plots
from indonesia_qt.board.trial import Account, Trial, Witness
from indonesia_qt.i18n.text import counted, enumerated, figure, phrase, tr

P = TypeVar("P", bound=Identified)


class Difference(Struct, frozen=True):
    """What a difference is about, the ids of the areas, provinces and lakes that it is about, and a sentence.

    A link is what is adjacent, a decision is the reason for it, a spot is where something stands or is written; games
    have words of their own for what they put on a map.
    """

    about: str
    places: tuple[str, ...]
    text: str


def matched(before: Sequence[P], after: Sequence[P]) -> tuple[list[P], list[P], list[tuple[P, P]]]:
    """Return what is gone, what is new, and what is on both sides, by their ids."""
    old, new = {part.id: part for part in before}, {part.id: part for part in after}
    gone = [part for id, part in old.items() if id not in new]
    fresh = [part for id, part in new.items() if id not in old]
    return gone, fresh, [(part, new[id]) for id, part in old.items() if id in new]


class Fix(Struct, frozen=True, eq=False):
    """A change of the draft that solves a problem, and a few words for its button.

    The change may raise `EditError`. Drafts stay as they are, so a fix can be tried to see what it does.
    """

    text: str
    change: Callable[[Draft], Draft]


class MapData:
    """Answers for a game whose data on a map are hardly more than its name.

    A game that has more there overrides what it knows better. Data are immutable structs with the id of their `game`.
    """

    lists: ClassVar[tuple[str, ...]] = ()
    """The members of the file that are lists of entries: a line each, and in a damaged file each is read alone."""
    is_tuned: ClassVar[bool] = False
    """Whether there are `bounds` that a balanced map keeps to, and `changes` that may help."""
    nothing_left: ClassVar[str] = phrase("Empty game data was created.")
    """Said of a map whose data are gone."""

    def __init__(self, game: str, decode: Callable[[bytes], Any]) -> None:
        """`game` is the id of the game, and `decode` that of its definition."""
        self.game, self._decode = game, decode

    def new(self, title: str) -> Any:
        """Return the data of a new map with this title: as it is, those in which only the game is named."""
        return self._decode(compact({"game": self.game}).encode())

    def plots(self, seed: int) -> Plots | None:
        """Return the plan of the map that a seed gives; None for a game that is played on islands."""
        return None

    def proposed(self, draft: Draft) -> Any:
        """Return the data of a draft that has none but `new` ones, with all that is needed to play on its board."""
        return draft.data

    def text(self, data: Any) -> str:
        """Return the text of the file of these data, which is decoded to equal ones; equal data give equal texts."""
        parts = msgspec.to_builtins(data)
        texts = {name: entries(value) if name in self.lists else compact(value) for name, value in parts.items()}
        return members(texts) + "\n"

    def ids(self, data: Any) -> set[str]:
        """Return the ids of all entries: no area, province or lake may have one of them."""
        return set()

    def retitled(self, data: Any, title: str) -> Any:
        """Return the data of a map that has another title."""
        return data

    def renamed(self, draft: Draft, old: str, new: str) -> tuple[Any, Mapping[str, str]]:
        """Return the data after the id of an area, a province or a lake has changed.

        The mapping has the new ids of the entries whose own ids changed with it, by those before.
        """
        return draft.data, {}

    def merged(self, draft: Draft, kept: str, gone: str) -> Any:
        """Return the data after all that belongs to an area, a lake or a province `gone` has become that of `kept`.

        Both are of the same kind. Raises `EditError` when the game can't do that.
        """
        return self.without(draft, gone)

    def without(self, draft: Draft, gone: str) -> Any:
        """Return the data without what names an area, a province or a lake that is going to be removed.

        Raises `EditError` when the designer has to decide about that first.
        """
        return draft.data

    def differences(self, before: Any, after: Any, called: Mapping[str, str]) -> Iterable[Difference]:
        """Yield how the data `after` differ from those `before`; the names of places are `called` by their ids."""
        if before != after:
            yield Difference("game", (), tr("The game data on the map is different."))

    def problems(self, draft: Draft) -> Iterable[Problem]:
        """Return what is wrong with the data of a draft; their kinds are none of the board's."""
        return ()

    def fixes(self, draft: Draft, problem: Problem) -> Sequence[Fix]:
        """Return how one of the game's problems can be fixed, the likeliest first; nothing for another problem."""
        return ()

    def repaired(self, document: Document, board: BoardMap, flaws: Flaws) -> Any | None:
        """Read the data in a damaged file for a board, and note the flaws; None when nothing can be done."""
        return self.new(board.title)

    def witness(self, s: Any) -> Witness:
        """Return a witness of a trial game, whose position `s` is its first one and changes with the game."""
        return Witness()

    def account(self, account: Account) -> str:
        """Say in a sentence how trial games with one number of players went."""
        return tr(
            "{players} players: {ended} of {games} games finished. On average: {rounds} rounds, scores {scores}.",
            players=account.players,
            ended=account.ended,
            games=account.games,
            rounds=figure(account.rounds, 1),
            scores=enumerated(map(figure, account.scores)),
        )

    def findings(self, game: Any, trials: Collection[Trial]) -> list[Problem]:
        """Return what a designer should know after trial games on a map, errors first.

        `game` is the `core.game.Game` that was played; the place of a problem is an id of the map, or "trial".
        """
        endless = [trial for trial in trials if not trial.ended]
        if not endless:
            return []
        text = counted(
            len(endless),
            "{n} of {all} games didn’t finish within {rounds} rounds.",
            "{n} of {all} games didn’t finish within {rounds} rounds.",
            all=len(trials),
            rounds=endless[0].rounds,
        )
        return [error("trial", text)]

    def balance(self, game: Any, trials: Sequence[Trial]) -> Balance:
        """Return what trial games, one at least and all with the same number of players, say about the balance."""
        places = [(trial.ranking[0], trial.scores) for trial in trials]
        tables = (
            winners(tr("Seats"), SEAT, tr("Score at the end"), places),
            lengths(tr("Rounds"), trials),
        )
        unlikely = (warning("trial", winner_text(one)) for one in outliers(tables))
        return Balance(tables, (*self.findings(game, trials), *unlikely), {})

    def bounds(self, game: Any, trials: Sequence[Trial]) -> Sequence[Bound]:
        """Return what a balanced map keeps to, with its figures in trial games, one at least; nothing: any map will do.

        All games have the same number of players.
        """
        return ()

    def changes(self, draft: Draft, bound: Bound) -> Sequence[Fix]:
        """Return changes of the data that may help a bound that doesn't hold."""
        return ()
