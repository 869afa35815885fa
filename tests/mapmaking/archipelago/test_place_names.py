"""Names of places that don't exist, in the languages of the program."""

from __future__ import annotations

from random import Random

import pytest

from indonesia_qt.mapmaking.archipelago.place_names import SEA_KINDS, STEMS, PlaceNames, SeaKind
from indonesia_qt.ui.settings.preferences import LANGUAGES


@pytest.mark.parametrize("kind", SEA_KINDS)
def test_waters_have_a_name_in_every_language(kind: SeaKind) -> None:
    _, names = PlaceNames(Random(1)).sea(kind)
    assert {"en", *dict(names)} == LANGUAGES.keys()


def test_french_names_elide_before_a_vowel() -> None:
    names = PlaceNames(Random(1))
    called = {dict(names.sea("gulf")[1])["fr"] for _ in STEMS}
    assert {"Golfe d’Ubaru", "Golfe de Tabulai"} <= called
