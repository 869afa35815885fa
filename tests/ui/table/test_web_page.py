"""Web pages to keep, print or send."""

from __future__ import annotations

from html.parser import HTMLParser

from indonesia_qt.ui.table.web_page import web_page
from indonesia_qt.ui.widgets.rich_text import Rich, rich


class Tags(HTMLParser):
    """What a page begins and ends, and the addresses that it would load."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.addresses: list[str | None] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.addresses += [value for name, value in attrs if name in ("src", "href")]
        if tag != "meta":
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def test_a_page_is_whole_loads_nothing_and_has_its_title_twice() -> None:
    page = web_page("Ana & Budi", rich("<p>{name}</p>", name="<Citra>"), "p { color: red; }")
    tags = Tags()
    tags.feed(page)
    assert not tags.open
    assert not tags.addresses
    assert page.count("Ana &amp; Budi") == 2
    assert "<p>&lt;Citra&gt;</p>" in page
    assert "p { color: red; }" in page


def test_what_is_not_rich_is_quoted() -> None:
    assert "&lt;b&gt;" in web_page("Title", Rich("").join(["<b>"]))
