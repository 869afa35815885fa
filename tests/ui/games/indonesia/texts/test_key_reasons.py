"""Every kind of key reason is a sentence, with the numbers and names that it rests on, and the parts shown add up."""

from __future__ import annotations

from typing import get_args

import pytest

from indonesia_qt.games.indonesia.bots.explain import OTHER, ValueReason
from indonesia_qt.games.indonesia.bots.key_reason import Key, KeyReason
from indonesia_qt.ui.games.indonesia.texts import IndonesiaTexts
from indonesia_qt.ui.games.indonesia.texts.advice import shown_parts
from indonesia_qt.ui.games.indonesia.texts.key_reasons import key_reason_text
from tests.games.indonesia.boards import real
from tests.ui.table.new_games import NAMES


@pytest.mark.parametrize("own", [False, True])
@pytest.mark.parametrize("kind", get_args(Key))
def test_every_kind_is_a_sentence(kind: Key, own: bool) -> None:
    words = IndonesiaTexts(real().scenario, NAMES[:3])
    for number in (0, 1, 2):
        reason = KeyReason(kind, 25, 13, number, 1, 0, 2, 1, "rice", "a-bali-rice", own)
        said = key_reason_text(words, reason, "Bid 3\N{NO-BREAK SPACE}Rp", "research")
        assert said.endswith(".")
        assert "{" not in said
        assert "  " not in said
        assert len(said) < 120


def test_the_parts_that_are_shown_add_up_with_all_others_as_the_last() -> None:
    kinds = ("income", "growth", "cash", "order", "research", OTHER)
    parts = tuple(ValueReason(kind, amount) for kind, amount in zip(kinds, (40, -30, 20, 10, -5, 3), strict=True))
    shown = shown_parts(parts)
    assert shown[-1] == ("everything else", -2)
    assert sum(amount for _, amount in shown) == sum(part.amount for part in parts)
