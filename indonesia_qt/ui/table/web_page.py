"""A web page without other files, to be kept, printed or sent: what all such pages have in common. Knows no Qt."""

from __future__ import annotations

from indonesia_qt.i18n.text import language
from indonesia_qt.ui.widgets.rich_text import Rich, rich


def web_page(title: str, body: Rich, style: str = "") -> str:
    """Return the page; `style` is CSS of its own, after what all pages have in common."""
    return rich(_PAGE, language=language(), title=title, style=Rich(style), body=body)


_PAGE = """<!DOCTYPE html>
<html lang="{language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>{title}</title>
<style>
body {{ font: 15px/1.4 Georgia, serif; max-width: 60em; margin: 2em auto; padding: 0 1em; color: #2b241c; }}
h1, h2, h3 {{ color: #7a2f1d; line-height: 1.2; break-after: avoid; }}
table {{ border-collapse: collapse; width: 100%; }}
td {{ vertical-align: top; }}
tr {{ break-inside: avoid; }}
{style}
@media print {{ body {{ font-size: 10.5pt; margin: 0; padding: 0; max-width: none; }} }}
</style>
</head>
<body>
<h1>{title}</h1>
{body}
</body>
</html>
"""
