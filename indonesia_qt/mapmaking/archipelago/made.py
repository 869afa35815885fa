"""Makes a map that can be played at once: the same seed and numbers always give the same one."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from itertools import combinations
from random import Random

import networkx as nx
import shapely
from shapely import Geometry

from indonesia_qt.board import adjacency, shapes
from indonesia_qt.board.adjacency import Pair
from indonesia_qt.board.checks import all_checks
from indonesia_qt.board.draft import Draft, EditError, updated
from indonesia_qt.board.model import (
    Arrow,
    BoardMap,
    GeometryException,
    LandArea,
    LandLink,
    Province,
    SeaArea,
)
from indonesia_qt.games import DEFAULT_GAME, map_data_of
from indonesia_qt.i18n.text import tr
from indonesia_qt.mapmaking.archipelago.options import Options, check
from indonesia_qt.mapmaking.archipelago.place_names import PlaceNames, SeaKind
from indonesia_qt.mapmaking.edit.labels import add_label
from indonesia_qt.mapmaking.edit.naming import id_of
from indonesia_qt.mapmaking.edit.placement import add_ornament, harbour
from indonesia_qt.mapmaking.edit.provinces import TINTS
from indonesia_qt.mapmaking.generate import build, coverage, division, scatter, shares
from indonesia_qt.mapmaking.generate.coastline import Outlines
from indonesia_qt.mapmaking.generate.recipe import Areas, Island, RecipeError
from indonesia_qt.mapmaking.layout import footprints
from indonesia_qt.mapmaking.review.checks import checked
from indonesia_qt.mapmaking.review.fixes import fixed

ATTEMPTS = 12
"""Geographies that are tried with one seed: now and then lines cross, or an area gets hardly any room."""
SHORTEST_LINK = 8.0
"""Map units: areas with a shorter common border aren't adjacent."""
TOKEN_ROOM, SHIP_ROOM = 19.0, 30.0
"""Map units: the radius of the largest circle that each land area and each sea must have."""
NARROW = 58.0
"""Map units: an arrow crosses narrower water between two islands."""
TOO_SHORT = "Their common border is too short to count."
"""The reason in the map's file, which is the same in all languages."""
SHELTERED, ONE_COAST, BAY = 0.6, 0.6, 0.4
"""Parts of the edge of a sea: a strait has so much coast, and less than so much of it on one island; a gulf has so much
coast on one island."""
ROUNDS = 3
"""How often what can be fixed is fixed: one fix may need another."""


def made(options: Options, game: str = DEFAULT_GAME) -> Draft:
    """Make the map of these options. Raises `EditError` when there is none."""
    check(options)
    for attempt in range(ATTEMPTS):
        try:
            board = _board(options, Random(f"{options} {attempt}"))
        except (RecipeError, shapely.errors.GEOSException):
            continue
        if _is_sound(board):
            draft = _furnished(board, game)
            if not checked(draft).open:
                return draft
    raise EditError(tr("No map can be made with these settings. Choose another seed, or fewer provinces or seas."))


def _board(options: Options, random: Random) -> BoardMap:
    """The geography: areas, provinces, seas, links and arrows, with names. Raises `RecipeError`."""
    counts = scatter.sizes(options.islands, options.areas, random)
    islands, canvas = scatter.laid_out(counts, options.spread, random)
    landmasses: Outlines = {f"island-{n}": island for n, island in enumerate(islands)}
    lands = _divided(landmasses, counts, random)
    seas = [f"sea-{n}" for n in range(options.seas)]
    water = shares.seas(shapely.union_all(list(landmasses.values())), seas, canvas, random)
    pieces = coverage.laid(lands, {}, water, canvas)
    borders = adjacency.among(pieces)
    dry = {area: pieces[area] for area in lands}
    groups = shares.province_groups(
        dry, {two: n for two, n in borders.items() if dry.keys() >= {*two}}, options.provinces
    )
    return _named(_Geography(pieces, borders, groups, seas), canvas, random)


def _divided(landmasses: Outlines, counts: Sequence[int], random: Random) -> Outlines:
    seeds, whole = [], []
    for (island, shape), count in zip(landmasses.items(), counts, strict=True):
        areas = [f"{island}-{n}" for n in range(count)]
        if count == 1:
            whole.append(Island(island, areas[0]))
        else:
            seeds += shares.area_seeds(island, shape, areas, random)
    return division.areas_of(landmasses, Areas(seeds, [], [], whole), random.randrange(10**6))


class _Geography:
    """Pieces under the ids that they have while they are made, and their common borders."""

    def __init__(
        self, pieces: Outlines, borders: Mapping[Pair, float], groups: list[list[str]], seas: list[str]
    ) -> None:
        self.pieces, self.borders, self.seas = pieces, borders, seas
        # Provinces are listed from the west to the east.
        self.groups = sorted(groups, key=lambda group: shapely.union_all([pieces[area] for area in group]).centroid.x)

    def kind_of_sea(self, sea: str) -> SeaKind:
        """Return what a sea is called by how much of its edge is land."""
        coasts: dict[str, float] = defaultdict(float)
        for two, length in self.borders.items():
            land = two[sea == two[0]]
            if sea in two and land not in self.seas:
                coasts[land.rpartition("-")[0]] += length
        edge, whole, longest = self.pieces[sea].length, sum(coasts.values()), max(coasts.values(), default=0.0)
        if whole > SHELTERED * edge and longest < ONE_COAST * whole:
            return "strait"
        return "gulf" if longest > BAY * edge else "sea"


def _named(found: _Geography, canvas: tuple[float, float], random: Random) -> BoardMap:
    names = PlaceNames(random)
    title = names.title()
    ids: dict[str, str] = {}
    provinces, lands = [], []
    for group in found.groups:
        name = names.province()
        province = id_of(name, ())
        parts = [found.pieces[area] for area in group]
        provinces.append(Province(province, name, 0, shapes.shape(shapely.coverage_union_all(parts))))
        for n, area in enumerate(sorted(group, key=lambda area: found.pieces[area].centroid.x), 1):
            ids[area] = f"{province}-{n}"
            shape = found.pieces[area]
            lands.append(LandArea(ids[area], province, None, shapes.shape(shape), *shapes.token_place(shape)))
    seas = []
    for sea in found.seas:
        name, translations = names.sea(found.kind_of_sea(sea))
        ids[sea] = id_of(name, ())
        shape = found.pieces[sea]
        place = shapes.token_place(shape)
        seas.append(SeaArea(ids[sea], name, shapes.shape(shape), *place, (), shares.BERTH, translations))
    bare = BoardMap(
        id_of(title, ()),
        title,
        "",
        *canvas,
        tuple(provinces),
        tuple(sorted(lands, key=lambda land: land.id)),
        tuple(seas),
    )
    return _coloured(_linked(bare, {adjacency.pair(ids[a], ids[b]): n for (a, b), n in found.borders.items()}))


def _linked(board: BoardMap, borders: Mapping[Pair, float]) -> BoardMap:
    """The board with its links: by geometry, and by arrows over narrow water and inside provinces."""
    dry = {land.id: shapes.geometry(land.shape) for land in board.lands}
    links: tuple[list[LandLink], list[Pair], list[Pair]] = ([], [], [])
    unlinked = []
    for (a, b), length in sorted(borders.items()):
        ashore = (a in dry) + (b in dry)
        if length < SHORTEST_LINK:
            unlinked.append(GeometryException(a, b, TOO_SHORT))
        elif ashore == 2:
            links[0].append(LandLink(a, b, "border"))
        elif ashore:
            links[1].append((a, b) if a in dry else (b, a))
        else:
            links[2].append((a, b))
    arrows = _arrows(board, dry, [(link.a, link.b) for link in links[0]])
    links[0].extend(LandLink(arrow.a, arrow.b, "arrow") for arrow in arrows)
    return updated(
        board,
        land_land=tuple(sorted(links[0])),
        land_sea=tuple(sorted(links[1])),
        sea_sea=tuple(sorted(links[2])),
        exceptions=tuple(sorted(unlinked)),
        arrows=tuple(arrows),
    )


def _arrows(board: BoardMap, dry: Outlines, borders: Iterable[Pair]) -> list[Arrow]:
    home = {land.id: land.province for land in board.lands}
    ways = shares.ways(dry, dict.fromkeys(borders, shares.SHORTEST_BORDER))
    crossings = {adjacency.pair(a, b) for a, b, width in ways.edges(data="width") if 0 < width < NARROW}
    for province in board.provinces:
        own = ways.subgraph([area for area in dry if home[area] == province.id])
        tree = nx.minimum_spanning_edges(own, weight="cost", data=False)
        crossings |= {adjacency.pair(a, b) for a, b in tree if own.edges[a, b]["width"]}
    tokens = shapely.union_all([footprints.of_token(land) for land in board.lands])
    taken: Geometry = shapely.Polygon()
    drawn: list[Arrow] = []
    for a, b in sorted(crossings):
        drawn.append(build.arrow_between(a, b, dry, tokens, taken))
        taken = taken.union(footprints.of_arrow(drawn[-1]))
    return drawn


def _coloured(board: BoardMap) -> BoardMap:
    """The board with provinces in colours that differ from those around, and all colours used about as often."""
    home = {land.id: land.province for land in board.lands}
    grounds = {province.id: shapes.geometry(province.shape) for province in board.provinces}
    near = nx.Graph()
    near.add_nodes_from(grounds)
    near.add_edges_from((home[link.a], home[link.b]) for link in board.land_land)
    near.add_edges_from(
        two for two in combinations(grounds, 2) if grounds[two[0]].distance(grounds[two[1]]) < 2 * NARROW
    )
    tint: dict[str, int] = {}
    for province in sorted(grounds, key=lambda id: (-near.degree[id], id)):
        around = {tint[other] for other in near[province] if other in tint and other != province}
        used = list(tint.values())
        tint[province] = min(range(TINTS), key=lambda n: (n in around, used.count(n)))
    provinces = [updated(province, tint=tint[province.id]) for province in board.provinces]
    return updated(board, provinces=tuple(provinces))


def _is_sound(board: BoardMap) -> bool:
    """Whether a board has room for tokens and ships, and no error but what is still missing on it."""
    if min(land.radius for land in board.lands) < TOKEN_ROOM or min(sea.radius for sea in board.seas) < SHIP_ROOM:
        return False
    return all(problem.level == "warning" or problem.kind == "no-berth" for problem in all_checks.problems(board))


def _furnished(board: BoardMap, game: str) -> Draft:
    """The board with a title, a compass, ships and names, and what the game has on it."""
    map_data = map_data_of(game)
    draft = Draft(board, map_data.new(board.title))
    for what in ("title", "compass"):
        draft = add_ornament(draft, what)
    for province in draft.board.provinces:
        draft = add_label(draft, province.id)
    board = draft.board
    draft = draft.with_board(seas=tuple(harbour(board, sea) for sea in board.seas))
    for sea in board.seas:
        draft = add_label(draft, sea.id)
    return _mended(updated(draft, data=map_data.proposed(draft)))


def _mended(draft: Draft) -> Draft:
    """The draft after all fixes of its problems, as an editor would do them."""
    for _ in range(ROUNDS):
        for kind in sorted({problem.kind for problem in checked(draft).open}):
            try:
                draft = fixed(draft, kind)
            except EditError:
                continue
    return draft
