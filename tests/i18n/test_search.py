from __future__ import annotations

import pytest

from indonesia_qt.i18n.search import folded


@pytest.mark.parametrize(
    ("text", "typed"),
    [("Générale", "generale"), ("Łukasz", "lukasz"), ("İstanbul", "istanbul"), ("Ağrı", "agri"), ("Straße", "STRASSE")],
)
def test_a_text_is_found_by_what_is_typed_without_accents(text: str, typed: str) -> None:
    assert folded(text) == folded(typed)
