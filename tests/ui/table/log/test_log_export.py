"""The log as text and as a web page."""

from __future__ import annotations

from indonesia_qt.ui.table.log.log_export import Written, as_html, as_text

LINES = [
    Written("round", "Year 1"),
    Written("phase", "Bid for Turn Order"),
    Written("event", "Ana bids 12 Rp.", 1, "bid 12"),
    Written("event", "Order of play: Ana, <Budi>."),
]


def test_text_has_headings_numbers_notation_and_sentences() -> None:
    text = as_text("Indonesia: Ana, Budi", LINES)
    assert text.startswith("Indonesia: Ana, Budi\n====================\n\nYear 1\n----")
    assert "\n\nBid for Turn Order\n    1. bid 12                             Ana bids 12 Rp.\n" in text
    assert text.endswith(f"{' ' * 42}Order of play: Ana, <Budi>.\n")


def test_the_web_page_quotes_what_means_something_there() -> None:
    page = as_html("Ana & Budi", LINES)
    assert "<title>Ana &amp; Budi</title>" in page
    assert "<h2>Year 1</h2>" in page
    assert "<tr><td>1</td><td><code>bid 12</code></td><td>Ana bids 12 Rp.</td></tr>" in page
    assert "&lt;Budi&gt;" in page
