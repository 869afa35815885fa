"""Proposes deeds and city cards for a map, in kinds and numbers like those of the maps that come with the program.

Nothing is left to chance: the same map always gets the same proposal.
"""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Mapping, Sequence
from random import Random

from indonesia_qt.board.draft import Draft, found
from indonesia_qt.games.indonesia.maps.edits import (
    Ships,
    add_card,
    add_deed,
    change_ships_of_deed,
    change_stones,
    deed_id,
    remove_deed,
)
from indonesia_qt.games.indonesia.rules.constants import ERAS, MOST_PLAYERS, FoundedKind
from indonesia_qt.games.indonesia.rules.scenario import EraName, GameData, coastal_provinces

Plan = Mapping[EraName, Mapping[FoundedKind, int]]

SMALL: Plan = {
    "a": {"rice": 2, "spice": 2, "shipping": 2},
    "b": {"spice": 1, "rubber": 1, "shipping": 1},
    "c": {"rubber": 1, "oil": 1, "shipping": 1},
}
"""The deeds of a map with `FEW` land areas: of Lagoon."""
LARGE: Plan = {
    "a": {"rice": 2, "spice": 2, "shipping": 4},
    "b": {"rice": 2, "spice": 2, "rubber": 3, "shipping": 2},
    "c": {"rice": 1, "spice": 1, "rubber": 1, "oil": 4, "shipping": 0},
}
"""The deeds of a map with `MANY` land areas: of Indonesia and the Philippines."""
FEW, MANY = 16, 66
SHIPS: Mapping[EraName, Sequence[Ships]] = {
    "a": ((2, 3, 4), (3, 4, 5), (2, 3, 3), (3, 3, 4)),
    "b": ((0, 4, 5),),
    "c": ((0, 0, 5),),
}
"""The ship limits of the first, the second, … deed of an era, and from the beginning again."""
FEW_STONES, MANY_STONES = (8, 6, 3), (12, 8, 3)
PROVINCES_ON_CARD = 3
MOST_FOR_CITIES = 8
"""Provinces on the cards of one era."""


def proposed(draft: Draft[GameData]) -> GameData:
    """Return the data of a map without deeds and cards with all that is needed to play on it."""
    draft = change_stones(draft, MANY_STONES if len(draft.board.lands) > (FEW + MANY) / 2 else FEW_STONES)
    era: EraName
    for era in ERAS:
        draft = with_proposed_deeds(draft, era)
    for era in ERAS:
        draft = with_proposed_cards(draft, era)
    return draft.data


def with_proposed_deeds(draft: Draft[GameData], era: EraName) -> Draft[GameData]:
    """Add deeds of an era until there are as many of each kind as a map of this size has, where there are provinces."""
    random = Random(f"{draft.board.id} deeds {era}")
    for kind, wanted in _plan(draft)[era].items():
        there = sum(deed.era == era and deed.kind == kind for deed in draft.data.deeds)
        for n in range(there, wanted):
            province = _home(draft, era, kind, random)
            if province is None:
                break
            id = deed_id(draft, era, province, kind)
            draft = add_deed(draft, era, province, kind)
            if kind == "shipping":
                draft = change_ships_of_deed(draft, id, SHIPS[era][n % len(SHIPS[era])])
    return draft


def with_proposed_cards(draft: Draft[GameData], era: EraName) -> Draft[GameData]:
    """Add city cards of an era until all players get one, for provinces that other eras have least.

    A province that its goods need all areas of comes last, unless another era's cities are there anyway.
    """
    random = Random(f"{draft.board.id} cards {era}")
    coastal = sorted(coastal_provinces(draft.board))
    if not coastal:
        return draft
    used = Counter(of for card in draft.data.city_cards if card.era != era for of in card.provinces)
    areas = Counter(land.province for land in draft.board.lands)
    goods = Counter(deed.province for deed in draft.data.deeds if deed.kind != "shipping")
    random.shuffle(coastal)
    count = max(PROVINCES_ON_CARD, min(MOST_FOR_CITIES, round(len(coastal) / len(ERAS))))
    chosen = sorted(coastal, key=lambda of: (areas[of] <= goods[of] and not used[of], used[of]))[:count]
    on_card = min(PROVINCES_ON_CARD, len(chosen))
    missing = MOST_PLAYERS - sum(card.era == era for card in draft.data.city_cards)
    for n in range(missing):
        first = n * on_card if len(chosen) > on_card else n
        draft = add_card(draft, era, [chosen[(first + m) % len(chosen)] for m in range(on_card)])
    return draft


def better_home(draft: Draft[GameData], id: str) -> str | None:
    """Return the province to which a deed can be moved that suits it best; None when it is there, or there is none."""
    deed = found(draft.data.deeds, id)
    province = home(remove_deed(draft, id), deed.era, deed.kind)
    return None if province == deed.province else province


def smaller_home(draft: Draft[GameData], id: str) -> str | None:
    """Return the largest province without deeds of a deed's era that has fewer areas than its own; None without one."""
    deed = found(draft.data.deeds, id)
    areas = Counter(land.province for land in draft.board.lands)
    busy = {other.province for other in draft.data.deeds if other.era == deed.era}
    smaller = [of for of in sorted(areas) if areas[of] < areas[deed.province] and of not in busy]
    return max(smaller, key=lambda of: areas[of], default=None)


def home(draft: Draft[GameData], era: EraName, kind: FoundedKind) -> str | None:
    """Return the province that suits a new deed best; None when there is none left."""
    return _home(draft, era, kind, Random(f"{draft.board.id} {era} {kind}"))


def _plan(draft: Draft[GameData]) -> Plan:
    share = min(1.0, max(0.0, (len(draft.board.lands) - FEW) / (MANY - FEW)))
    return {
        era: {
            kind: round(SMALL[era].get(kind, 0) * (1 - share) + number * share) for kind, number in LARGE[era].items()
        }
        for era in ERAS
    }


def _home(draft: Draft[GameData], era: EraName, kind: FoundedKind, random: Random) -> str | None:
    """The province that suits a deed best.

    It has no other deed of this era, few that need the same room in others, many areas or seas, and lies far from deeds
    of its kind.
    """
    board, deeds = draft.board, draft.data.deeds
    areas = Counter(land.province for land in board.lands)
    home = {land.id: land.province for land in board.lands}
    seas: dict[str, set[str]] = {}
    for land, sea in board.land_sea:
        if land in home:
            seas.setdefault(home[land], set()).add(sea)
    busy = {deed.province for deed in deeds if deed.era == era}
    load = Counter(deed.province for deed in deeds if (deed.kind == "shipping") == (kind == "shipping"))
    alike = [deed.province for deed in deeds if deed.kind == kind]
    far = _steps(board.neighbours(), [area for area, of in home.items() if of in alike])

    def worth(province: str) -> float:
        room = len(seas.get(province, ())) if kind == "shipping" else min(areas[province], 6)
        distance = min((far.get(area, 4) for area, of in home.items() if of == province), default=0)
        return room + 0.8 * min(distance, 5) - 2.5 * load[province] - 6 * (province in busy) + random.uniform(0, 2)

    suited = [province.id for province in board.provinces if areas[province.id]]
    if kind == "shipping":
        suited = [province for province in suited if province in seas]
    taken = {deed.province for deed in deeds if (deed.era, deed.kind) == (era, kind)}
    return max((province for province in suited if province not in taken), key=worth, default=None)


def _steps(neighbours: Mapping[str, Sequence[str]], start: Sequence[str]) -> Mapping[str, int]:
    """How many steps each area is away from the nearest of `start`; nothing for those that no way leads to."""
    found = dict.fromkeys(start, 0)
    queue = deque(start)
    while queue:
        area = queue.popleft()
        for other in neighbours[area]:
            if other not in found:
                found[other] = found[area] + 1
                queue.append(other)
    return found
