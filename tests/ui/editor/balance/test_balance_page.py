"""The balance report as a web page."""

from __future__ import annotations

import re
from html.parser import HTMLParser

import pytest
from msgspec.structs import replace

from indonesia_qt.board.checks.problem import warning
from indonesia_qt.board.measures import SEAT, Balance, winners
from indonesia_qt.library import load_map
from indonesia_qt.mapmaking.review.balance_report import Finding, Games, Report
from indonesia_qt.ui.editor.balance.balance_page import as_html
from indonesia_qt.ui.editor.balance.heat_map import heat_map

BOARD = load_map("lagoon").board
SEAS = {"still-lagoon": 20.0, "monsoon-sea": 5.0, "sunrise-sea": 0.0}
EVEN, UNEVEN = [0, 1, 2, 3] * 25, [0] * 60 + [1, 2, 3, 1] * 10


def made(wins: list[int], *findings: Finding, title: str = "Lagoon") -> Report:
    table = winners("Seats", SEAT, "Score", [(won, [100] * 4) for won in wins])
    found = Balance((table,), (), SEAS, "Goods by sea")
    played = Games(100, 4, "easy", 1)
    return Report("lagoon", title, "1", "indonesia", "1", played, found.tables, findings, dict(SEAS), "Goods by sea")


class Tags(HTMLParser):
    """The tags that are open at the end, which are none on a sound page."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: object) -> None:  # noqa: ARG002
        if tag not in ("meta", "br"):
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def test_a_finding_stands_beside_its_fix() -> None:
    finding = Finding(warning("a-deed", "Nobody ever started it."), ("Remove the deed",))
    page = as_html(made(EVEN, finding), BOARD)
    assert "<li>Nobody ever started it. <b>In the map editor: Remove the deed.</b></li>" in page
    assert "8 figures" not in page
    assert "4 figures were compared" in page
    assert Tags(page).open == []


def test_without_findings_it_says_so() -> None:
    assert "Nothing stands out." in as_html(made(EVEN), BOARD)


def test_what_is_far_from_the_expected_figure_stands_out_in_its_table() -> None:
    assert '<td align="right"><b>60%</b><br><span class="interval">50% to 69%</span></td>' in as_html(
        made(UNEVEN), BOARD
    )


def test_before_and_after_stand_side_by_side() -> None:
    page = as_html(made(UNEVEN), BOARD, made(EVEN))
    assert "figures have changed more than by chance" in page
    assert re.search(r'<tr class="out"><td>Seats: Seat 1, Wins</td><td align="right">25%.*<b>60%</b>', page)
    assert "The rules see the same map in both reports." in page
    other = replace(made(EVEN), fingerprint="2")
    assert "The rules see the same map" not in as_html(made(EVEN), BOARD, other)
    assert "Nothing changed more than by chance." in as_html(made(EVEN), BOARD, other)


def test_the_seas_are_darker_the_more_goes_through_them() -> None:
    picture = heat_map(BOARD, SEAS, "Goods by sea")
    fills = dict(re.findall(r'fill="(#\w+)" stroke="#fff" stroke-width="2"><title>([^:]+):', picture))
    names = {name: fill for fill, name in fills.items()}
    assert names["Still Lagoon"] == "#0b4f74"
    assert names["Sunrise Sea"] == "#e9f1f2"
    assert ">20.0</text>" in picture
    assert Tags(picture).open == []


@pytest.mark.parametrize("name", ["<script>alert(1)</script>", "</style><b>"])
def test_names_are_text(name: str) -> None:
    page = as_html(made(EVEN, Finding(warning("x", name), (name,)), title=name), BOARD)
    assert name not in page.replace("</style>\n", "")
    assert Tags(page).open == []
