# ruff: noqa: N802
"""The board as the rules see it, the deeds and the cards; and game data that can't be used."""

from __future__ import annotations

from collections import Counter
from typing import ClassVar

import msgspec
import pytest

from indonesia_qt.games.indonesia.game import Indonesia
from indonesia_qt.games.indonesia.rules.scenario import GameDataError, combine, decode
from indonesia_qt.library import load_map
from tests.games.indonesia.boards import sketch
from tests.games.indonesia.positions import Table

DEEDS = """
a bali rice; a halmahera shipping 3/4/5; a halmahera spice; a jawa-barat rice; a jawa-timur shipping 2/3/3;
a lampung shipping 2/3/4; a maluku spice; a sulawesi-selatan shipping 3/3/4; b aceh rice; b jawa-barat shipping 0/4/5;
b jawa-tengah spice; b kalimantan-barat rubber; b kalimantan-timur rice; b riau rubber; b sulawesi-tengah spice;
b sumatera-barat rubber; b sumatera-utara shipping 0/4/5; c kalimantan-selatan oil; c maluku oil; c papua oil;
c papua rubber; c sarawak oil; c sulawesi-tenggara rice; c sumatera-selatan spice
"""
CARDS = """
a jawa-barat jawa-tengah sumatera-selatan; a jawa-timur sulawesi-selatan sumatera-selatan;
a bali jawa-tengah sulawesi-utara; a jawa-barat sulawesi-selatan sulawesi-utara; a bali jawa-barat jawa-timur;
b aceh sumatera-utara bengkulu; b sumatera-barat lampung kalimantan-selatan; b aceh lampung maluku;
b sumatera-barat bengkulu jawa-barat; b sumatera-utara kalimantan-selatan maluku;
c jambi sulawesi-tengah nusa-tenggara-timur; c jawa-barat nusa-tenggara-timur halmahera;
c nusa-tenggara-barat halmahera papua; c sarawak sulawesi-tengah papua; c jambi sarawak nusa-tenggara-barat
"""


def entries(text: str) -> list[tuple[str, ...]]:
    return sorted(tuple(entry.split()) for entry in text.split(";"))


class TestTheBox:
    def test_R_CON_05_the_deeds(self, real: Indonesia) -> None:
        found = [
            ("abc"[deed.era], deed.province, deed.kind) + (("/".join(map(str, deed.ships)),) if deed.ships else ())
            for deed in real.scenario.deeds.values()
        ]
        assert len(found) == 24
        assert sorted(found) == entries(DEEDS)

    def test_R_CON_05_the_city_cards(self, real: Indonesia) -> None:
        found = [("abc"[card.era], *card.provinces) for card in real.scenario.cards.values()]
        assert Counter(era for era, *_ in found) == {"a": 5, "b": 5, "c": 5}
        assert sorted(found) == entries(CARDS)

    def test_R_CON_05_provinces_areas_seas_and_adjacencies(self, real: Indonesia) -> None:
        scenario = real.scenario
        assert (len(scenario.areas_of), len(scenario.province_of), len(scenario.sea_neighbours)) == (26, 116, 21)
        for neighbours in (scenario.land_neighbours, scenario.sea_neighbours):
            for area, near in neighbours.items():
                assert area not in near
                assert all(area in neighbours[other] for other in near)

    def test_R_CON_05_every_deed_and_card_names_its_province(self, real: Indonesia) -> None:
        scenario = real.scenario
        assert all(scenario.areas_of[deed.province] for deed in scenario.deeds.values())
        assert all(scenario.areas_of[province] for card in scenario.cards.values() for province in card.provinces)


class TestTheMap:
    def test_R_MAP_01_coastal_is_what_touches_a_sea(self, real: Indonesia) -> None:
        scenario = real.scenario
        inland = {area for area, seas in scenario.seas_at.items() if not seas}
        assert "sumatera-selatan-7" in inland
        assert "bali-1" not in inland
        touched = {area for lands in scenario.lands_at.values() for area in lands}
        assert touched == set(scenario.seas_at) - inland
        for sea, lands in scenario.lands_at.items():
            assert all(sea in scenario.seas_at[land] for land in lands)

    def test_R_MAP_01_a_province_consists_of_land_areas(self, real: Indonesia) -> None:
        scenario = real.scenario
        for province, areas in scenario.areas_of.items():
            assert areas
            assert {scenario.province_of[area] for area in areas} == {province}
            assert set(scenario.seas_of[province]) == {sea for area in areas for sea in scenario.seas_at[area]}

    def test_R_MAP_02_borders_and_arrows_make_neighbours(self, real: Indonesia) -> None:
        near = real.scenario.land_neighbours
        assert "jawa-timur-3" in near["bali-1"]
        assert "bali-2" in near["bali-1"]
        assert "jawa-timur-4" not in near["bali-1"]
        arrows = {(link.a, link.b) for link in load_map().board.land_land if link.kind == "arrow"}
        assert len(arrows) == 34
        assert all(b in near[a] and a in near[b] for a, b in arrows)

    def test_R_MAP_03_the_three_seas_around_bali(self, real: Indonesia) -> None:
        near = real.scenario.sea_neighbours
        assert "east-java-sea" not in near["indian-ocean"]
        assert {"east-java-sea", "indian-ocean"} <= set(near["bali-sea"])
        assert set(real.scenario.seas_at["bali-1"]) == {"east-java-sea", "indian-ocean", "bali-sea"}
        assert set(real.scenario.seas_at["bali-2"]) == {"bali-sea"}
        assert set(real.scenario.seas_at["jawa-timur-3"]) == {"east-java-sea", "indian-ocean"}

    def test_R_MAP_03_goods_do_not_cross_from_the_north_to_the_south_of_java(self, real: Indonesia) -> None:
        table = Table(real, 2)
        table.company(0, "a-bali-rice", "jawa-timur-1")
        table.company(1, "a-lampung-shipping", "east-java-sea indian-ocean")
        table.city("jawa-timur-6")
        table.enter("operations")
        assert table.state.received == {}
        assert not any(hasattr(action, "route") for action in table.legal)

    def test_R_MAP_05_maluku_is_all_of_its_nine_areas(self, real: Indonesia) -> None:
        scenario = real.scenario
        assert scenario.areas_of["maluku"] == tuple(f"maluku-{n}" for n in range(1, 10))
        assert scenario.seas_at["maluku-9"] == ("molucca-sea",)

    def test_R_MAP_05_a_city_may_stand_in_the_northern_cluster(self, real: Indonesia) -> None:
        from indonesia_qt.games.indonesia.rules.actions import PlaceCity

        table = Table(real)
        table.cards(0, "b", "b5")
        table.enter("new_era")
        assert PlaceCity("b5", "maluku-9") in table.legal


class TestFingerprint:
    def test_it_does_not_change_with_names(self) -> None:
        a = sketch({"p": 2}, borders="p-1 p-2", coasts={"sea": "p-1"}, name="one")
        b = sketch({"p": 2}, borders="p-2 p-1", coasts={"sea": "p-1"}, name="two")
        assert a.fingerprint == b.fingerprint
        assert a.map_id != b.map_id

    @pytest.mark.parametrize(
        "other",
        [
            {"borders": ""},
            {"coasts": {"sea": "p-1 p-2"}},
            {"stones": (1, 1, 1)},
            {"deeds": "a p rice"},
            {"cards": {"a": "p"}},
            {"provinces": {"p": 3}},
        ],
    )
    def test_it_changes_with_what_bears_on_play(self, other: dict[str, object]) -> None:
        drawn: dict[str, object] = {"provinces": {"p": 2}, "borders": "p-1 p-2", "coasts": {"sea": "p-1"}}
        a, b = sketch(**drawn), sketch(**(drawn | other))  # type: ignore[arg-type]
        assert a.fingerprint != b.fingerprint


class TestBadGameData:
    GOOD: ClassVar[dict[str, object]] = {
        "format": 1,
        "game": "indonesia",
        "title": "Test",
        "stones": [1, 1, 1],
        "deeds": [{"id": "d", "era": "a", "province": "bali", "kind": "rice"}],
        "city_cards": [{"id": "c", "era": "a", "provinces": ["bali"]}],
    }

    @pytest.mark.parametrize(
        ("change", "place"),
        [
            ({"format": 2}, "format"),
            ({"format": 0}, "format"),
            ({"format": -1}, "format"),
            ({"title": "x" * 1000}, "title"),
            ({"city_cards": [{"id": "x" * 1000, "era": "a", "provinces": ["bali"]}]}, "city_cards"),
            ({"city_cards": [{"id": "c", "era": "a", "provinces": ["bali"]}] * 1001}, "city_cards"),
            ({"game": "singapore"}, "game"),
            ({"stones": [1, 1]}, "stones"),
            ({"stones": [1, -1, 1]}, "stones"),
            ({"deeds": [{"id": "d", "era": "d", "province": "bali", "kind": "rice"}]}, "deeds"),
            ({"deeds": [{"id": "d", "era": "a", "province": "bali", "kind": "gold"}]}, "deeds"),
            ({"surprise": 1}, "surprise"),
            ({"city_cards": [{"id": "c"}]}, "city_cards"),
        ],
    )
    def test_is_refused_with_its_place(self, change: dict[str, object], place: str) -> None:
        with pytest.raises(GameDataError) as caught:
            decode(msgspec.json.encode(self.GOOD | change))
        assert place in str(caught.value)

    def test_a_key_that_is_there_twice_is_named_with_its_line(self) -> None:
        data = msgspec.json.encode(self.GOOD).replace(b'"city_cards":', b'\n"title":"Other",\n"city_cards":')
        with pytest.raises(GameDataError, match=r"line 2: The key “title” is used twice\."):
            decode(data)

    @pytest.mark.parametrize("data", [b"", b"{", b"\xff\xfe\x00", b"[" * 100_000, b"[]", b"null"])
    def test_that_is_no_json_is_refused(self, data: bytes) -> None:
        with pytest.raises(GameDataError, match=r"^(This isn’t JSON \(.+\)|Expected `object`, got `.+`)\.$"):
            decode(data)

    @pytest.mark.parametrize(
        ("change", "reason"),
        [
            ({"deeds": [{"id": "d", "era": "a", "province": "atlantis", "kind": "rice"}]}, "atlantis"),
            ({"city_cards": [{"id": "c", "era": "a", "provinces": ["bali", "atlantis"]}]}, "atlantis"),
            ({"city_cards": [{"id": "d", "era": "a", "provinces": ["bali"]}]}, "twice"),
            ({"deeds": [{"id": "d", "era": "a", "province": "bali", "kind": "shipping"}]}, "ship limits"),
            (
                {"deeds": [{"id": "d", "era": "a", "province": "bali", "kind": "rice", "ships": [1, 2, 3]}]},
                "ship limits",
            ),
        ],
    )
    def test_that_does_not_fit_the_board_is_refused(self, change: dict[str, object], reason: str) -> None:
        data = decode(msgspec.json.encode(self.GOOD | change))
        with pytest.raises(GameDataError, match=reason):
            combine(load_map().board, data)

    def test_a_siap_faji_deed_is_refused(self) -> None:
        """Siap faji companies are made in mergers (R-ERA-01 counts five types of deed)."""
        bad = {"deeds": [{"id": "d", "era": "a", "province": "bali", "kind": "siap_faji"}]}
        with pytest.raises(GameDataError):
            combine(load_map().board, decode(msgspec.json.encode(self.GOOD | bad)))

    def test_R_ERA_02_a_shipping_deed_needs_a_province_with_a_coast(self) -> None:
        """Shipping deeds can always start; one that never can would keep its era from ending."""
        with pytest.raises(GameDataError, match="sea"):
            sketch({"inland": 1, "port": 1}, coasts={"sea": "port-1"}, deeds="a inland shipping 1/1/1")

    def test_the_good_one_is_taken(self) -> None:
        assert combine(load_map().board, decode(msgspec.json.encode(self.GOOD))).deeds["d"].name == "Bali rice"
