"""Makes the network that forecasts games: `bots/net.npz`.

    python -m tests.tuning.net games PLAYERS GAMES SEED FILE.npz [--map MAP] [--search] [--playouts N]
    python -m tests.tuning.net train OUT.npz FILE.npz ...
    python -m tests.tuning.net judge PLAYERS GAMES SEED SECONDS

`games` lets bots play each other, and keeps what the network is given when a year's bids begin, with the shares of the
money at the end and the winner. One game in four is of equal players; in the others weights, styles, agendas, bids and
what they pay differ, and some do now and then what chance says. They answer quickly; with `--search` they play the
candidates of key questions on, with the network in use. With `--playouts` the results are means of the game and of so
many others that go on from there with quick answers. `train` fits the network of each number of players to all games
of that number but a ninth, by which it is judged; figures for each year follow, by generations. The same arguments give
the same games; training gives the same network on the same machine. `judge` lets equal Experts play who may think
about each decision for so many seconds of processor time, and says how well the network in use forecasts their games.

The first generation are quick games, with which a network is trained; the second and third are games of players that
search with it. All are fitted together. Games of different files need different seeds.
"""

from __future__ import annotations

import argparse
import gc
import math
import sys
from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from pathlib import Path
from random import Random
from tempfile import NamedTemporaryFile
from time import process_time
from typing import NamedTuple

import numpy as np
from msgspec.structs import replace
from numpy.typing import NDArray

from indonesia_qt.cli.console import say
from indonesia_qt.core.bots import play_out
from indonesia_qt.core.flow import Action, Pass, Question, question, settle, step
from indonesia_qt.games.indonesia.bots.evaluate import FEATURES, Weights, weights_for
from indonesia_qt.games.indonesia.bots.lookahead import KEY_QUESTIONS, Effort, Expert, thoughts_of
from indonesia_qt.games.indonesia.bots.net import Net, net_for, numbers
from indonesia_qt.games.indonesia.bots.replies import played_on, replied, tasted
from indonesia_qt.games.indonesia.bots.styles import STYLES, styled
from indonesia_qt.games.indonesia.game import Indonesia
from indonesia_qt.games.indonesia.rules.actions import Announce, Bid, Raise, Research
from indonesia_qt.games.indonesia.rules.constants import TRACKS
from indonesia_qt.games.indonesia.rules.phases.mergers import AnnounceMerger, RaiseBid, nominal_value
from indonesia_qt.games.indonesia.rules.phases.operations import ChooseExpansion, DeliverGoods
from indonesia_qt.games.indonesia.rules.phases.research import ChooseResearch
from indonesia_qt.games.indonesia.rules.phases.turn_order import PlaceBid
from indonesia_qt.games.indonesia.rules.scoring import final_money, ranking
from indonesia_qt.games.indonesia.rules.state import Options, State
from indonesia_qt.library import load_map

Floats = NDArray[np.float32]

LONGEST = 16
"""Years after which a game is given up."""
EQUAL = 4
"""One game in so many is of equal players."""
TASTES = 0.1, 0.25, 0.5, 0.8
GROUPS = ("tempo",), ("merger", "outlets", "mergers"), ("expansion", "ripe"), ("line", "fleet", "cargo", "hull")
"""Features whose weights are moved together."""


EFFORT = Effort(breadth=2, lowest=2)
"""How far those search who do."""
SEARCHED = 6.0
"""How much a game counts in which they do, beside one of quick answers: such positions are forecast in play."""


class Player:
    """Answers quickly, or plays the candidates of key questions on."""

    def __init__(self, w: Weights) -> None:
        self.w = w

    def replied(self, s: State, asked: Question[State], chance: Random, game: Indonesia | None) -> State:
        """Return the position after its answer; of a game that is given it searches the view."""
        if game is None or not isinstance(asked, KEY_QUESTIONS):
            return replied(s, asked, self.w)
        step(s, thoughts_of(game.view(s, asked.seat), asked, self.w, EFFORT, chance)[0].action, [])
        return s


class Varied(Player):
    """A player whose weights and habits differ from others'."""

    def __init__(self, players: int, chance: Random, *, searches: bool) -> None:
        w = weights_for("expert" if chance.random() < 0.85 else "hard", players)
        spread = chance.choice(TASTES)
        late, early = ([weight * math.exp(chance.gauss(0, spread)) for weight in side] for side in (w.late, w.early))
        for group in GROUPS:
            factor = math.exp(chance.gauss(0, 0.8)) if chance.random() < 0.4 else 1.0
            for place in map(FEATURES.index, group):
                late[place] *= factor
                early[place] *= factor
        w = replace(
            w,
            late=tuple(late),
            early=tuple(early),
            rival=w.rival * chance.choice((0.5, 1.0, 1.0)),
            attack=w.attack * math.exp(chance.gauss(0, 0.7)),
            defence=w.defence * math.exp(chance.gauss(0, 0.7)),
        )
        super().__init__(styled(w, chance.choice(("", "", *STYLES)) if searches else ""))
        steps = [(chance.choice(TRACKS), chance.choice((2, 2, 3))) for _ in range(3)]
        self.agenda = steps if chance.random() < 0.5 else []
        self.slips = chance.choice((0.0, 0.03, 0.1, 0.25))
        self.buys = chance.choice((0.0, 0.0, 0.3, 0.8))
        self.pays = chance.choice((0.0, 0.0, 0.0, 1.2, 1.6, 2.0))
        self.announces = chance.choice((0.0, 0.0, 0.5, 0.9))
        self.bids = chance.choice((None, None, None, 0.0, chance.uniform(0.01, 0.4)))

    def replied(self, s: State, asked: Question[State], chance: Random, game: Indonesia | None) -> State:
        action = self.habit(s, asked, chance)
        if action is None or asked.check(s, action) is not None:
            return super().replied(s, asked, chance, game)
        step(s, action, [])
        return s

    def habit(self, s: State, asked: Question[State], chance: Random) -> Action | None:
        """What its habits say, which may be illegal; None where they say nothing."""
        match asked:
            case PlaceBid(seat=seat) if self.bids is not None:
                return Bid(int(max(0, s.players[seat].cash) * self.bids * chance.random()))
            case ChooseResearch(seat=seat):
                has = s.players[seat]
                missing = (Research(track, seat) for track, least in self.agenda if getattr(has, track) < least)
                if (first := next(missing, None)) is not None:
                    return first
            case RaiseBid(auction=auction) if self.pays:
                bids = asked.bids(s)
                within = bids and bids[0] <= self.pays * nominal_value(s, auction.first, auction.second)
                return Raise(bids[0]) if within else Pass()
            case AnnounceMerger() if chance.random() < self.announces:
                pairs = [pair for pair in asked.pairs(s) if nominal_value(s, *pair) and asked.bids(s, *pair)]
                if pairs:
                    pair = chance.choice(pairs)
                    return Announce(*pair, asked.bids(s, *pair)[0])
            case ChooseExpansion(free=False) if chance.random() < self.buys:
                return chance.choice(asked.actions(s))
        if isinstance(asked, RaiseBid | DeliverGoods) or chance.random() >= self.slips:
            return None
        return chance.choice(asked.actions(s))


Results = list[list[float]]
"""Of each seat its share of the money, and whether it won or how often."""


class Moment(NamedTuple):
    """The beginning of a year's bids: the game by its seed, the year, and the network's numbers of each seat.

    The results are those of playouts; `searched` says whether players search in the game.
    """

    game: int
    year: int
    numbers: list[list[float]]
    playouts: Sequence[Results] = ()
    searched: bool = False


def results(end: State) -> Results | None:
    """What a game came to; None if it was given up."""
    if end.stack:
        return None
    money, winner = [max(1, sum_) for sum_ in final_money(end)], ranking(end)[0]
    return [[sum_ / sum(money), float(seat == winner)] for seat, sum_ in enumerate(money)]


def playouts(s: State, seats: Sequence[Player], count: int, chance: Random) -> list[Results]:
    """Play a position on to the end so many times, with quick answers and other tastes each time."""
    found = []
    for _ in range(count):
        tastes = [tasted(player.w, chance) for player in seats]
        end = played_on(s.copy(), tastes, lambda position, _: position.year <= LONGEST)
        found.append(results(end))
    return [of for of in found if of is not None]


def moments(game: Indonesia, players: int, seed: int, *, searches: bool, count: int) -> tuple[list[Moment], State]:
    """Play a game; return the beginning of each of its years, each with so many playouts, and the end."""
    chance = Random(seed)
    s = game.start(game.new_setup(Options(money="open"), players, seed))
    settle(s, [])
    equal = Player(weights_for("expert", players))
    seats = [equal if seed % EQUAL == 0 else Varied(players, chance, searches=searches) for _ in range(players)]
    found: list[Moment] = []
    while (asked := question(s)) is not None and s.year <= LONGEST:
        if isinstance(asked, PlaceBid) and (not found or found[-1].year != s.year):
            found.append(Moment(seed, s.year, numbers(s), playouts(s, seats, count, chance), searches))
        s = seats[asked.seat].replied(s, asked, chance, game if searches else None)
    return found, s


def play(game: Indonesia, given: argparse.Namespace) -> None:
    """Play the games that the command line asks for, and keep them in its file."""
    gc.set_threshold(100_000, 50, 50)
    seeds = range(given.seed, given.seed + given.games)
    keep(
        (moments(game, given.players, seed, searches=given.search, count=given.playouts) for seed in seeds), given.file
    )


def keep(found: Iterable[tuple[list[Moment], State]], file: Path) -> None:
    """Keep the moments of games with what came of them, in a file; games that were given up are left out."""
    rows, about, came = [], [], []
    for begun, end in found:
        of = results(end)
        if of is None:
            continue
        for moment in begun:
            rows.append(moment.numbers)
            about.append((moment.game, moment.year, moment.searched))
            came.append(np.mean([of, *moment.playouts], axis=0))
    np.savez_compressed(
        file, rows=np.array(rows, np.float32), about=np.array(about, np.int64), results=np.array(came, np.float32)
    )


class Data(NamedTuple):
    """Moments of games: their numbers, game, year, and of each seat whether it won and its share of the money."""

    rows: Floats
    game: NDArray[np.int64]
    year: NDArray[np.int64]
    results: Floats
    """For each moment and seat its share, and how often it won."""
    counts: Floats
    """How much the game of a moment counts."""

    @classmethod
    def of(cls, files: Sequence[Path]) -> Data:
        """Read the games of one number of players."""
        rows, about, came = (
            np.concatenate([np.load(file)[name] for file in files]) for name in ("rows", "about", "results")
        )
        return cls(rows, about[:, 0], about[:, 1], came, np.where(about[:, 2], SEARCHED, 1).astype(np.float32))

    def where(self, chosen: NDArray[np.bool_]) -> Data:
        """The moments that are chosen."""
        return Data(*(of[chosen] for of in self))


FEWEST = 30
"""Moments of a year, or of a tenth of the chances, of which something can be said."""
HIDDEN = 48, 24
"""Neurons of the two hidden layers."""
HELD_OUT = 9
"""One game in so many isn't trained with."""
EPOCHS, BATCH, RATE, DECAY, DROPOUT, NOISE = 12, 256, 2e-3, 3e-4, 0.15, 0.05
SHARES = 8.0
"""How much a share counts beside whether a seat won, which is rougher."""


def trained(data: Data, seed: int) -> Net:
    """Return a network that was fitted by Adam to the cross-entropies of shares and winners.

    A game counts the same whatever its length; that of the epochs is taken that forecasts the winners of the games best
    that were held out.
    """
    rng = np.random.default_rng(seed)
    held_out = data.game % HELD_OUT == HELD_OUT - 1
    fit, judge = data.where(~held_out), data.where(held_out)
    logs = np.sign(fit.rows) * np.log1p(np.abs(fit.rows))
    mean, spread = (found.astype(np.float32) for found in (logs.mean(axis=(0, 1)), logs.std(axis=(0, 1)) + 1e-3))
    sizes = (data.rows.shape[2], *HIDDEN, 2)
    layers = [
        (rng.normal(0, 0.05 if n == 2 else n_in**-0.5, (n_in, n_out)).astype(np.float32), np.zeros(n_out, np.float32))
        for n, (n_in, n_out) in enumerate(pairwise(sizes))
    ]
    net = Net(layers, mean, spread)
    x, y = net.inputs(fit.rows), fit.results
    moments_of = np.unique(fit.game, return_inverse=True)[1]
    counts = fit.counts / np.bincount(moments_of)[moments_of]
    counts = (counts / counts.mean()).astype(np.float32)
    flat = [part for layer in layers for part in layer]
    first, second = ([np.zeros_like(part) for part in flat] for _ in range(2))
    best, least, number = net, math.inf, 0
    for epoch in range(EPOCHS):
        for batch in np.array_split(rng.permutation(len(x)), max(1, len(x) // BATCH)):
            number += 1
            slopes = _slopes(net.layers, x[batch], y[batch], counts[batch], rng)
            for n, slope in enumerate(slopes):
                slope += DECAY * flat[n] * (flat[n].ndim == 2)  # noqa: PLW2901 - in place
                first[n] += 0.1 * (slope - first[n])
                second[n] += 0.001 * (slope**2 - second[n])
                size = np.sqrt(second[n] / (1 - 0.999**number)) + 1e-8
                flat[n] -= (RATE * (1 - epoch / EPOCHS) / (1 - 0.9**number) * first[n] / size).astype(np.float32)
        score = brier(forecasts_of(net, judge.rows)[..., 1], judge.results[..., 1])
        if score < least:
            least, best = score, Net([(a.copy(), b.copy()) for a, b in net.layers], mean, spread)
    return best


def _slopes(
    layers: Sequence[tuple[Floats, Floats]], x: Floats, y: Floats, counts: Floats, rng: np.random.Generator
) -> list[Floats]:
    """The slope of the loss by each weight and bias, for some moments; parts of the first layer are left out."""
    (w1, b1), (w2, b2), (w3, _) = layers
    x = x + NOISE * rng.standard_normal(x.shape, dtype=np.float32)
    kept = (rng.random((*x.shape[:2], len(b1))) >= DROPOUT).astype(np.float32) / np.float32(1 - DROPOUT)
    h1 = np.maximum(0, x @ w1 + b1) * kept
    h2 = np.maximum(0, h1 @ w2 + b2)
    off = (Net(layers[2:], w3, w3).outputs(h2) - y) * (counts / len(x))[:, None, None]
    off[..., 0] *= SHARES
    off2 = (off @ w3.T) * (h2 > 0)
    off1 = (off2 @ w2.T) * (h1 > 0) * kept

    def by_weights(below: Floats, above: Floats) -> Floats:
        return below.reshape(-1, below.shape[-1]).T @ above.reshape(-1, above.shape[-1])

    pairs = (x, off1), (h1, off2), (h2, off)
    return [part for below, above in pairs for part in (by_weights(below, above), above.sum(axis=(0, 1)))]


def forecasts_of(net: Net, rows: Floats) -> Floats:
    """Return what a network says of moments: of each seat its share and its chance to win."""
    return net.outputs(net.inputs(rows))


def brier(chances: Floats, won: Floats) -> float:
    """Return the mean Brier score of chances to win."""
    return float(((chances - won) ** 2).sum(axis=1).mean())


def report(net: Net, data: Data) -> Iterator[str]:
    """How well a network forecasts games, in each year."""
    found = forecasts_of(net, data.rows)
    yield "year  games  correlation of shares: linear  network   Brier: network  equal"
    for year in range(2, 11):
        of = data.year == year
        if of.sum() < FEWEST:
            continue
        linear = np.maximum(data.rows[of, :, 0], 1e-3)
        shares, won = data.results[of, :, 0], data.results[of, :, 1]
        old, new = (
            np.corrcoef(forecast.ravel(), shares.ravel())[0, 1]
            for forecast in (linear / linear.sum(axis=1, keepdims=True), found[of, :, 0])
        )
        score, even = brier(found[of, :, 1], won), 1 - 1 / shares.shape[1]
        yield f"{year:4}  {of.sum():5}  {old:29.2f}  {new:7.2f}  {score:15.3f}  {even:5.3f}"


def calibration(net: Net, data: Data) -> Iterator[str]:
    """How often came what was given a chance in each tenth."""
    chances, won = forecasts_of(net, data.rows)[..., 1].ravel(), data.results[..., 1].ravel()
    yield "chance  seats  mean   came"
    for tenth in range(10):
        of = np.minimum(9, (10 * chances).astype(int)) == tenth
        if of.sum() >= FEWEST:
            yield f"{tenth / 10:6}  {of.sum():5}  {chances[of].mean():.3f}  {won[of].mean():.3f}"


def judge(players: int, games: int, seed: int, seconds: float) -> None:
    """Say how well the network in use forecasts games of equal Experts."""
    game, found = load_map().game, []
    for number in range(seed, seed + games):
        s = game.start(game.new_setup(Options(), players, number))
        begun: list[Moment] = []
        for _ in play_out(game, s, [Expert(seconds, process_time) for _ in range(players)], Random(number)):
            if isinstance(question(s), PlaceBid) and (not begun or begun[-1].year != s.year):
                begun.append(Moment(number, s.year, numbers(s)))
        found.append((begun, s))
    with NamedTemporaryFile(suffix=".npz") as file:
        keep(found, Path(file.name))
        data = Data.of([Path(file.name)])
    for line in (*report(net_for(players), data), *calibration(net_for(players), data)):
        say(line)


def train(out: Path, files: Sequence[Path]) -> None:
    """Fit a network to the games of each number of players, and keep them all in a file."""
    by_players: dict[int, list[Path]] = {}
    for file in files:
        by_players.setdefault(np.load(file)["rows"].shape[1], []).append(file)
    kept: dict[str, NDArray[np.float16]] = {}
    for players, of in sorted(by_players.items()):
        data = Data.of(of)
        net = trained(data, seed=players)
        say(f"{players} players, {len(set(data.game.tolist()))} games, {len(data.rows)} moments")
        for line in report(net, data.where(data.game % HELD_OUT == HELD_OUT - 1)):
            say(line)
        parts = [net.mean, net.spread, *(part for layer in net.layers for part in layer)]
        kept |= {f"{players}.{n}": part.astype(np.float16) for n, part in enumerate(parts)}
    np.savez_compressed(out, **kept)


def main() -> int:
    """Do what the arguments say."""
    parser = argparse.ArgumentParser(prog="python -m tests.tuning.net")
    commands = parser.add_subparsers(dest="command", required=True)
    playing = commands.add_parser("games")
    for name in ("players", "games", "seed"):
        playing.add_argument(name, type=int)
    playing.add_argument("file", type=Path)
    playing.add_argument("--map", default="indonesia")
    playing.add_argument("--search", action="store_true")
    playing.add_argument("--playouts", type=int, default=0)
    training = commands.add_parser("train")
    training.add_argument("out", type=Path)
    training.add_argument("files", type=Path, nargs="+")
    judging = commands.add_parser("judge")
    for name in ("players", "games", "seed"):
        judging.add_argument(name, type=int)
    judging.add_argument("seconds", type=float)
    given = parser.parse_args()
    match given.command:
        case "games":
            play(load_map(given.map).game, given)
        case "train":
            train(given.out, given.files)
        case _:
            judge(given.players, given.games, given.seed, given.seconds)
    return 0


if __name__ == "__main__":
    sys.exit(main())
