"""Packs zip archives, and reads those that strangers made: no entry can fill the memory."""

from __future__ import annotations

import zipfile
import zlib
from collections.abc import Callable, Container, Mapping, Sequence
from io import BytesIO
from pathlib import PurePosixPath

from indonesia_qt.i18n.text import figure, tr

MOST_ENTRIES = 200
"""So many entries an archive may have."""
MOST_RATIO = 200
"""So many times as large as it is packed an entry may be; maps and coasts become a tenth of their size at best."""
SMALL = 1_000_000
"""Bytes; the ratio of a smaller entry doesn't matter."""
METHODS = {zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED}
"""How entries may be packed: unpacking these takes no more memory than is asked for at once, others take any amount."""
ENCRYPTED = 1
"""A flag of entries that have a password."""
LONGEST_NAME = 100
"""Letters of an entry's name that are repeated in a message."""
PIECE = 1_000_000
"""Bytes that are unpacked at once."""
_LISTED = b"PK\1\2"
"""How each entry begins in the list of entries, at the end of an archive."""
_SPOILT = (zipfile.BadZipFile, zlib.error, NotImplementedError, OSError, ValueError)
"""What reading an archive raises that is damaged, or has entries of a kind that isn't known."""


_MADE = (1980, 1, 1, 0, 0, 0)
"""The date of every entry: equal contents give equal archives, and archives know no earlier date than this."""


class ArchiveError(Exception):
    """An archive that isn't read; the message is a sentence."""


class _TooLargeError(Exception):
    """Raised when the entries have too many bytes in all."""


def packed(entries: Mapping[str, bytes], stored: Container[str] = ()) -> bytes:
    """Return an archive with these entries by their names; those that are `stored` don't become smaller."""
    content = BytesIO()
    with zipfile.ZipFile(content, "w") as archive:
        for name, data in entries.items():
            archive.writestr(
                zipfile.ZipInfo(name, _MADE), data, zipfile.ZIP_STORED if name in stored else zipfile.ZIP_DEFLATED
            )
    return content.getvalue()


def unpacked(data: bytes, needed: Callable[[str], bool], largest: int, most: int = MOST_ENTRIES) -> dict[str, bytes]:
    """Return the entries of the archive in `data` whose names, with their folders, are `needed`.

    Hidden files are left out, and so is what a Mac adds. Raises `ArchiveError` when it can't be read, has more
    entries than `most`, or when those that are needed have more than `largest` bytes in all, are packed suspiciously
    tightly, or in another way than by `METHODS`.
    """
    if data.count(_LISTED) > most:  # before the list is read, which would take long and much memory
        raise ArchiveError(tr("The archive has more than {n} entries.", n=figure(most)))
    try:
        with zipfile.ZipFile(BytesIO(data)) as archive:
            entries = [entry for entry in archive.infolist() if _is_shown(entry) and needed(entry.filename)]
            _check(entries, largest)
            found: dict[str, bytes] = {}
            for entry in entries:
                found[entry.filename] = _content(archive, entry, largest - sum(map(len, found.values())))
            return found
    except _TooLargeError:
        raise ArchiveError(
            tr("Unpacked, the archive has more than {size}\u00a0MB.", size=largest // 1_000_000)
        ) from None
    except EOFError:
        raise ArchiveError(tr("The archive is damaged: an entry ends too early.")) from None
    except _SPOILT as error:
        raise ArchiveError(tr("The archive is damaged ({error}).", error=error)) from None


def _is_shown(entry: zipfile.ZipInfo) -> bool:
    """Whether an entry is a file that isn't hidden, nor one that a Mac adds."""
    parts = PurePosixPath(entry.filename).parts
    return not entry.is_dir() and not any(part.startswith(".") or part == "__MACOSX" for part in parts)


def _check(entries: Sequence[zipfile.ZipInfo], largest: int) -> None:
    """Check what an archive says of entries, before any is unpacked. Raises `ArchiveError`."""
    if len({entry.filename for entry in entries}) < len(entries):
        raise ArchiveError(tr("The archive has two entries of the same name."))
    for entry in entries:
        name = entry.filename[:LONGEST_NAME]
        if entry.flag_bits & ENCRYPTED:
            raise ArchiveError(tr("“{name}” is encrypted. Zip it without a password.", name=name))
        if entry.compress_type not in METHODS:
            raise ArchiveError(tr("“{name}” is packed in a way that can’t be read. Zip it as usual.", name=name))
        if entry.file_size > max(SMALL, MOST_RATIO * entry.compress_size):
            raise ArchiveError(tr("The archive is compressed far more than a map needs, so it wasn’t opened."))
    if sum(entry.file_size for entry in entries) > largest:
        raise _TooLargeError


def _content(archive: zipfile.ZipFile, entry: zipfile.ZipInfo, left: int) -> bytes:
    """The content of an entry of at most `left` bytes, whatever the archive says of its size."""
    pieces: list[bytes] = []
    with archive.open(entry) as opened:
        while piece := opened.read(PIECE):
            left -= len(piece)
            if left < 0:
                raise _TooLargeError
            pieces.append(piece)
    return b"".join(pieces)
