"""Names of places that don't exist, which sound like an archipelago."""

from __future__ import annotations

import re
from collections.abc import Mapping
from random import Random
from typing import Literal

from indonesia_qt.board.model import Names

LIST = """
Abunai Adarang Agulan Akimbar Alungga Amarok Ampalu Andoya Anggori Arulan Asembar Atunga
Balimbo Bandoro Barukan Batulai Benoang Berambai Bimaru Bolaang Bunaro Busanga
Damoring Dapuran Delimau Derawa Dombari Duyungan
Embalu Enggaru Eramba
Galumpa Gamuran Gebanga Gilimar Gorambe Gunaro
Halimau Harumbe Hulambe
Ilambu Imbaru Indaro Irawang
Jambalu Jelimo Jenaro Jurangga
Kabaru Kadombe Kalimoro Kambuan Karunga Kedaro Kelambu Kendaru Kimbaran Kolimbe Kulawar Kurindo
Labuaro Lamandu Langgaru Lantiga Larimbo Lembaru Lumayang Lungaro
Madorang Malimbar Mandoro Maruling Melambe Menuang Merandu Moluai Morinda Mundaru
Nambelo Narimau Nendaro Nilambar Nusarimbe
Ombaru Ondaya Orimbang
Padulang Pagimar Palendo Pandaru Parimbo Pelaung Pendoro Pulambe
Rambuan Randoya Ratulang Rimbaru Rongali Rumbaya
Sabulan Sadari Salimbar Samboro Sandoya Selaru Semandu Serimba Sikaru Simbolo Sulamar Sundoro
Tabulai Talimbo Tamboru Tandayo Tarunga Tembaru Tilamar Tolimbe Tunggaro
Ubaru Ulimbar Umbalo Undaya
Wailaro Wamburu Waringo Welambe Wondaru
Yambelo Yandaru Yulimba
"""
STEMS = tuple(LIST.split())
"""More than the largest map needs."""

SeaKind = Literal["sea", "strait", "gulf"]
SEA_KINDS: Mapping[SeaKind, Mapping[str, str]] = {
    "sea": {"en": "{} Sea", "de": "{}see", "fr": "Mer de {}", "id": "Laut {}", "it": "Mare di {}", "nl": "{}zee"},
    "strait": {
        "en": "{} Strait",
        "de": "{}straße",
        "fr": "Détroit de {}",
        "id": "Selat {}",
        "it": "Stretto di {}",
        "nl": "Straat {}",
    },
    "gulf": {
        "en": "Gulf of {}",
        "de": "Golf von {}",
        "fr": "Golfe de {}",
        "id": "Teluk {}",
        "it": "Golfo di {}",
        "nl": "Golf van {}",
    },
}
"""What waters are called, by the code of the language."""
TITLES = ("{}", "{} Islands", "The Isles of {}")
"""What maps are called."""


class PlaceNames:
    """Gives names, each once."""

    def __init__(self, random: Random) -> None:
        self._random = random
        self._left = random.sample(STEMS, len(STEMS))

    def title(self) -> str:
        """Return a title for a map."""
        return self._random.choice(TITLES).format(self._left.pop())

    def province(self) -> str:
        """Return a name for a province."""
        return self._left.pop()

    def sea(self, kind: SeaKind) -> tuple[str, Names]:
        """Return a name for a sea of this kind, and what it is called in other languages."""
        stem = self._left.pop()
        called = {language: pattern.format(stem) for language, pattern in SEA_KINDS[kind].items()}
        called["fr"] = re.sub(r"de (?=[AEIOU])", "d’", called["fr"])
        return called.pop("en"), tuple(sorted(called.items()))
