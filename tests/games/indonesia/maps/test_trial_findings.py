from __future__ import annotations

from typing import Any

import msgspec
import pytest

from indonesia_qt.board.draft import Draft
from indonesia_qt.board.trial import Trial, accounts
from indonesia_qt.games import map_data_of
from indonesia_qt.games.indonesia.game import Indonesia
from indonesia_qt.games.indonesia.maps.trial_findings import findings
from indonesia_qt.games.indonesia.maps.witness import Figures, income_shares
from indonesia_qt.library import load_map
from indonesia_qt.mapmaking.review.checks import checked
from indonesia_qt.mapmaking.review.fixes import fixes
from indonesia_qt.mapmaking.review.trial_games import TrialPlan, play


@pytest.fixture(scope="module")
def game() -> Indonesia:
    found: Indonesia = load_map().game
    return found


def figures(**changes: Any) -> Figures:
    """What a game says in which nothing is used."""
    return Figures(**{"order": (0, 1), "income": {"rice": 50, "shipping": 50}, **changes})


def tried(winner: int = 0, *, ended: bool = True, **changes: Any) -> Trial:
    """A game of two that `winner` won."""
    money = (300, 200) if winner == 0 else (100, 400)
    return Trial(ended, 10, money, (winner, 1 - winner), msgspec.msgpack.encode(figures(**changes)))


def test_income_is_shared_out_among_the_types_of_companies() -> None:
    assert income_shares([figures(), figures(income={"rice": 100})]) == {"rice": 0.75, "shipping": 0.25}
    assert income_shares([figures(income={})]) == {}


def all_of(game: Indonesia) -> tuple[dict[str, int], set[str], dict[str, int]]:
    """All deeds as started in the first year, all that sold, and all seas as used."""
    deeds, seas = game.scenario.deeds, game.scenario.sea_neighbours
    return dict.fromkeys(deeds, 1), set(deeds), dict.fromkeys(seas, 1)


def without(ids: dict[str, int], id: str) -> dict[str, int]:
    return {key: value for key, value in ids.items() if key != id}


def test_what_no_game_used_is_told(game: Indonesia) -> None:
    scenario = game.scenario
    started, deeds, seas = all_of(game)
    assert findings(scenario, [tried(started=started, sold=deeds, sailed=seas)]) == []
    idle = tried(
        started=without(started, "c-papua-oil"),
        sold=deeds - {"a-bali-rice"},
        sailed=without(seas, "savu-sea"),
        cities={"bali-1": "a1"},
        forfeited={"b4"},
    )
    assert [(found.place, found.text) for found in findings(scenario, [idle])] == [
        ("a-bali-rice", "Bali rice never sold any goods."),
        ("c-papua-oil", "Nobody ever started Papua oil (era C). Its era never began."),
        ("bali", "No city in Bali ever received any goods."),
        ("b4", "City card b4 could never be played."),
        ("savu-sea", "No goods were ever shipped through the Savu Sea."),
    ]
    used = tried(started=started, sold=deeds, sailed=seas, cities={"bali-1": "b4"}, delivered={"bali-1": 1})
    assert findings(scenario, [idle, used]) == []


@pytest.mark.parametrize(
    ("laid_out", "lost", "reason"),
    [
        (False, False, "Its era never began."),
        (True, False, "It was laid out in 1 game."),
        (True, True, "In 1 game, it had no area left to start in."),
    ],
)
def test_why_a_deed_was_never_used(game: Indonesia, laid_out: bool, lost: bool, reason: str) -> None:
    started, deeds, seas = all_of(game)
    oil = {"c-papua-oil"}
    idle = tried(
        started=without(started, "c-papua-oil"),
        sold=deeds,
        sailed=seas,
        offered=oil if laid_out else set(),
        hopeless=oil if lost else set(),
    )
    (found,) = findings(game.scenario, [idle])
    assert found.text == f"Nobody ever started Papua oil (era C). {reason}"


def test_what_is_never_used_can_be_fixed(game: Indonesia) -> None:
    started, deeds, seas = all_of(game)
    shipped = load_map()
    draft = Draft(shipped.board, shipped.data)
    idle = tried(
        started=without(started, "c-papua-oil"),
        sold=deeds,
        sailed=without(seas, "savu-sea"),
        cities={"bali-1": "a1"},
        forfeited={"b4"},
    )
    deed, city, card, sea = findings(game.scenario, [idle])
    (remove,) = fixes(draft, deed)
    assert remove.text == "Remove the deed"
    assert "c-papua-oil" not in {one.id for one in remove.change(draft).data.deeds}
    (add,) = fixes(draft, card)
    assert add.text.startswith("Add ")
    after = add.change(draft)
    before, then = (next(one for one in of.data.city_cards if one.id == "b4") for of in (draft, after))
    assert len(then.provinces) == len(before.provinces) + 1
    (replace_city,) = fixes(draft, city)
    assert replace_city.text == "Replace Bali on its city cards"
    cards = replace_city.change(draft).data.city_cards
    assert all("bali" not in one.provinces for one in cards)
    assert [len({*one.provinces}) for one in cards] == [len(one.provinces) for one in draft.data.city_cards]
    (merge,) = fixes(draft, sea)
    merged = merge.change(draft).board
    assert merge.text == "Merge Savu Sea into Bali Sea"
    assert len(merged.seas) == len(draft.board.seas) - 1
    assert not [problem for problem in checked(merge.change(draft)).open if problem.level == "error"]


def test_what_wins_by_far_is_told(game: Indonesia) -> None:
    def said(games: list[Trial]) -> list[str]:
        return [found.text for found in findings(game.scenario, games) if found.place == "trial"]

    assert said([tried(n % 2) for n in range(20)]) == []
    assert said([tried(int(n < 3)) for n in range(20)]) == [
        "With 2 players, number 1 in the starting order of play won 17 of 20 games."
    ]
    assert said([tried(income={"oil": 70, "rice": 30})]) == [
        "70% of all income came from oil. Fewer deeds of this type, or more of others, would change that."
    ]
    assert said([tried(income={"shipping": 70, "rice": 30})]) == [
        (
            "70% of all income came from shipping. "
            "Shorter routes would change that: bring cities closer to the goods, or link islands."
        )
    ]


def test_what_the_winners_begin_with_is_told(game: Indonesia) -> None:
    started = {"a-bali-rice": 1, "a-halmahera-spice": 1, "b-riau-rubber": 3}
    starters = {"a-bali-rice": 0, "a-halmahera-spice": 1, "b-riau-rubber": 0}
    games = [tried(int(n < 3), started=started, starters=starters) for n in range(20)]
    (found,) = [problem for problem in findings(game.scenario, games) if problem.kind == "unfair-place"]
    assert found.place == "a-bali-rice"
    assert found.text == (
        "With 2 players, number 1 in the starting order of play won 17 of 20 games. "
        "In 100% of its wins, it started Bali rice in the first year."
    )
    shipped = load_map()
    draft = Draft(shipped.board, shipped.data)
    (add,) = fixes(draft, found)
    rice = [deed for deed in draft.data.deeds if (deed.era, deed.kind) == ("a", "rice")]
    (fresh,) = [deed for deed in add.change(draft).data.deeds if deed not in draft.data.deeds]
    assert (fresh.era, fresh.kind) == ("a", "rice")
    assert fresh.province not in {deed.province for deed in rice}
    assert add.text == f"Add the deed {game.scenario.name[fresh.province]} rice (era A)"


def test_a_game_without_an_end_is_told(game: Indonesia) -> None:
    started, deeds, seas = all_of(game)
    tried_out = [tried(ended=ended, started=started, sold=deeds, sailed=seas) for ended in (True, False)]
    assert [(found.level, found.text) for found in findings(game.scenario, tried_out)] == [
        (
            "error",
            (
                "1 of 2 games didn’t end within 10 years. "
                "An era goes on until at most one type of deed is left: remove deeds that nobody wants."
            ),
        )
    ]


def test_an_account_is_in_years_and_rupiah(game: Indonesia) -> None:
    (account,) = accounts([tried(0), tried(1)])
    assert map_data_of(game.name).account(account) == (
        "2 players: 2 of 2 games finished. On average: 10.0 years; money by rank 350, 150."
    )


def test_no_games_say_nothing(game: Indonesia) -> None:
    assert findings(game.scenario, []) == []


def test_bots_find_nothing_amiss_on_the_small_map() -> None:
    lagoon = load_map("lagoon").game
    tried_out = [play(lagoon, TrialPlan(players, seed)) for seed, players in enumerate(12 * [2, 3, 4, 5], 1)]
    assert [found.text for found in findings(lagoon.scenario, tried_out)] == []
    assert max(one.rounds for one in tried_out) <= 12
