"""Packs zip archives, and reads those that strangers made: no entry can fill the memory."""

from __future__ import annotations

import zipfile
import zlib
from collections.abc import Callable, Container, Mapping
from io import BytesIO

from indonesia_qt.i18n.text import figure, tr

MOST_ENTRIES = 200
"""So many entries an archive may have."""
MOST_RATIO = 200
"""So many times as large as it is packed an entry may be; maps and coasts become a tenth of their size at best."""
SMALL = 1_000_000
"""Bytes; the ratio of a smaller entry doesn't matter."""
_LISTED = b"PK\1\2"
"""How each entry begins in the list of entries, at the end of an archive."""
_SPOILT = (zipfile.BadZipFile, zlib.error, NotImplementedError, RuntimeError, EOFError, OSError, ValueError)
"""What reading an archive raises that is damaged, encrypted, or packed in a way that isn't known."""


_MADE = (1980, 1, 1, 0, 0, 0)
"""The date of every entry: equal contents give equal archives, and archives know no earlier date than this."""


class ArchiveError(Exception):
    """An archive that isn't read; the message is a sentence."""


def packed(entries: Mapping[str, bytes], stored: Container[str] = ()) -> bytes:
    """Return an archive with these entries by their names; those that are `stored` don't become smaller."""
    content = BytesIO()
    with zipfile.ZipFile(content, "w") as archive:
        for name, data in entries.items():
            archive.writestr(
                zipfile.ZipInfo(name, _MADE), data, zipfile.ZIP_STORED if name in stored else zipfile.ZIP_DEFLATED
            )
    return content.getvalue()


def unpacked(data: bytes, needed: Callable[[str], bool], largest: int) -> dict[str, bytes]:
    """Return the entries of the archive in `data` whose names, with their folders, are `needed`.

    Raises `ArchiveError` when it can't be read, has too many entries, or when those that are needed would have more
    than `largest` bytes in all, or are packed suspiciously tightly.
    """
    if data.count(_LISTED) > MOST_ENTRIES:  # before the list is read, which would take long and much memory
        raise ArchiveError(tr("The archive has more than {n} entries.", n=figure(MOST_ENTRIES)))
    try:
        with zipfile.ZipFile(BytesIO(data)) as archive:
            entries = archive.infolist()
            wanted = [entry for entry in entries if not entry.is_dir() and needed(entry.filename)]
            if len({entry.filename for entry in wanted}) < len(wanted):
                raise ArchiveError(tr("The archive has two entries of the same name."))
            if sum(entry.file_size for entry in wanted) > largest:
                raise _too_large(largest)
            return {entry.filename: _content(archive, entry, largest) for entry in wanted}
    except _SPOILT as error:
        raise ArchiveError(tr("The archive is damaged ({error}).", error=error)) from None


def _content(archive: zipfile.ZipFile, entry: zipfile.ZipInfo, largest: int) -> bytes:
    """The content of an entry, whatever the archive says of its size."""
    if entry.file_size > max(SMALL, MOST_RATIO * entry.compress_size):
        raise ArchiveError(tr("The archive is packed suspiciously tightly and wasn’t unpacked."))
    with archive.open(entry) as opened:
        content = opened.read(largest + 1)
    if len(content) > largest:
        raise _too_large(largest)
    return content


def _too_large(largest: int) -> ArchiveError:
    return ArchiveError(tr("Unpacked, the archive has more than {size}\u00a0MB.", size=largest // 1_000_000))
