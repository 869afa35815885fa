"""Rich text: HTML of the program, in which names and other values are escaped. Without Qt."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape

from indonesia_qt.i18n.text import with_sums_whole
from indonesia_qt.i18n.untrusted_text import visible


class Rich(str):
    """Text that is HTML; it comes from `rich` and from `Rich.join`."""

    def join(self, parts: Iterable[str], /) -> Rich:
        """Return the parts with this text between them; a part that isn't `Rich` is escaped."""
        return Rich(super().join(map(_escaped, parts)))


def rich(template: str, /, **values: object) -> Rich:
    """Return HTML with values in the place of their names in braces; a value that isn't `Rich` is escaped.

    >>> rich("<b>{name}</b>", name="A < B")
    '<b>A &lt; B</b>'
    """
    return Rich(template.format(**{key: _escaped(value) for key, value in values.items()}))


def _escaped(value: object) -> str:
    return value if isinstance(value, Rich) else escape(with_sums_whole(visible(str(value))))
