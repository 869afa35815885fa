"""Indonesia's data on a map as map making handles them: one file for all that it asks."""

from __future__ import annotations

import json
from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import ClassVar

import msgspec

from indonesia_qt.board.bounds import Bound
from indonesia_qt.board.checks.problem import Problem
from indonesia_qt.board.draft import Draft, EditError, each, found, numbered, updated
from indonesia_qt.board.files.json_format import members
from indonesia_qt.board.map_data import MapData
from indonesia_qt.board.measures import Balance
from indonesia_qt.board.trial import Account, Trial
from indonesia_qt.games.indonesia.game import Indonesia
from indonesia_qt.games.indonesia.maps import (
    comparison,
    edits,
    fairness,
    fixes,
    proposals,
    repair,
    trial_findings,
    trial_tables,
)
from indonesia_qt.games.indonesia.maps.edits import BY_ID
from indonesia_qt.games.indonesia.maps.witness import IndonesiaWitness
from indonesia_qt.games.indonesia.rules import scenario_check
from indonesia_qt.games.indonesia.rules.scenario import CardEntry, DeedEntry, GameData
from indonesia_qt.i18n.text import enumerated, figure, phrase, tr


class IndonesiaMapData(MapData):
    """Answers for deeds, city cards and city stones."""

    lists = repair.LISTS
    is_tuned = True
    nothing_left: ClassVar[str] = phrase("The map now has no deeds or city cards.")
    witness = IndonesiaWitness
    new = staticmethod(edits.no_game_data)
    proposed = staticmethod(proposals.proposed)
    differences = staticmethod(comparison.differences)
    fixes = staticmethod(fixes.fixes)
    changes = staticmethod(fairness.changes)
    repaired = staticmethod(repair.data)

    def text(self, data: GameData) -> str:
        """Return the text of the file, deeds and cards sorted by era and id."""
        parts = {
            "format": _line(data.format),
            "game": _line(data.game),
            "title": _line(data.title),
            "stones": _line(data.stones),
            "deeds": _lines(sorted(data.deeds, key=BY_ID)),
            "city_cards": _lines(sorted(data.city_cards, key=BY_ID)),
        }
        return members(parts) + "\n"

    def ids(self, data: GameData) -> set[str]:
        """Return the ids of deeds and city cards."""
        return {entry.id for entry in edits.entries(data)}

    def retitled(self, data: GameData, title: str) -> GameData:
        """Return the data under the title of the map."""
        return updated(data, title=title)

    def renamed(self, draft: Draft[GameData], old: str, new: str) -> tuple[GameData, Mapping[str, str]]:
        """Change the id of a province; the ids of its deeds, which name it, follow."""
        data, renamed = draft.data, _renamed_deeds(draft, old, new)
        after = {old: new, **renamed}
        deeds = each(
            data.deeds,
            lambda deed: updated(
                deed, id=after.get(deed.id, deed.id), province=after.get(deed.province, deed.province)
            ),
        )
        cards = each(
            data.city_cards,
            lambda card: updated(card, provinces=tuple(after.get(province, province) for province in card.provinces)),
        )
        return updated(data, deeds=tuple(sorted(deeds, key=BY_ID)), city_cards=cards), renamed

    def merged(self, draft: Draft[GameData], kept: str, gone: str) -> GameData:
        """Give the deeds of a province, and its place on city cards, to another. Raises `EditError`."""
        for deed in draft.data.deeds:
            if deed.province == gone:
                draft = edits.change_province_of_deed(draft, deed.id, kept)
        data = draft.data
        heirs = {gone: kept}
        return updated(
            data,
            city_cards=each(
                data.city_cards,
                lambda card: updated(card, provinces=tuple(dict.fromkeys(heirs.get(of, of) for of in card.provinces))),
            ),
        )

    def without(self, draft: Draft[GameData], gone: str) -> GameData:
        """Return the data as they are. Raises `EditError` while deeds or city cards name the province."""
        data = draft.data
        needed = [deed.id for deed in data.deeds if deed.province == gone]
        needed += [card.id for card in data.city_cards if gone in card.provinces]
        if needed:
            name, which = found(draft.board.provinces, gone).name, enumerated(needed)
            text = tr(
                "{province} can’t be removed while deeds or city cards use it: {which}.", province=name, which=which
            )
            raise EditError(text)
        return data

    def problems(self, draft: Draft[GameData]) -> list[Problem]:
        """Return what keeps the game from being played by 2 to 5 players."""
        return scenario_check.problems_of(draft.board, draft.data)

    def account(self, account: Account) -> str:
        """Say how trial games went, in years and rupiah."""
        return tr(
            "{players} players: {ended} of {games} games finished. On average: {years} years; money by rank {money}.",
            players=account.players,
            ended=account.ended,
            games=account.games,
            years=figure(account.rounds, 1),
            money=enumerated(map(figure, account.scores)),
        )

    def findings(self, game: Indonesia, trials: Collection[Trial]) -> list[Problem]:
        """Return what is idle, endless or unfair on the map."""
        return trial_findings.findings(game.scenario, list(trials))

    def balance(self, game: Indonesia, trials: Sequence[Trial]) -> Balance:
        """Return what deeds, cards, cities and seas were worth, and who won."""
        return trial_tables.balance(game.scenario, trials)

    def bounds(self, game: Indonesia, trials: Sequence[Trial]) -> Sequence[Bound]:
        """Return who wins, how long games last, what deeds earn, and how often cities of each card are built."""
        return fairness.bounds(game.scenario, trials)


def _renamed_deeds(draft: Draft[GameData], old: str, new: str) -> dict[str, str]:
    """The ids that deeds of a province get with it, by those that they have: the province is a part of them."""
    renamed: dict[str, str] = {}
    for deed in draft.data.deeds:
        said, says = f"{deed.era}-{old}-{deed.kind}", f"{deed.era}-{new}-{deed.kind}"
        if deed.province == old and deed.id.startswith(said):
            renamed[deed.id] = numbered(says, edits.taken_ids(draft) | {*renamed.values(), new})
    return renamed


def _lines(entries: Iterable[DeedEntry | CardEntry]) -> str:
    return "[\n" + ",\n".join(map(_line, entries)) + "\n]"


def _line(value: object) -> str:
    """`value` as JSON with a space after each comma and colon, as people write it."""
    return json.dumps(msgspec.to_builtins(value), ensure_ascii=False)
