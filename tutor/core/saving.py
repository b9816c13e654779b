"""Files that are never half written: replaced as a whole, by one writer after another."""

from __future__ import annotations

import os
import secrets
import stat
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from tutor.core.errors import RecordError
from tutor.core.message import N_
from tutor.core.reading import cause

try:
    import fcntl
except ImportError:  # Windows has a lock of its own; in a browser there is no other writer
    LOCKS = False
else:
    LOCKS = True

#: Seconds that a writer waits for another one in silence, seconds before it gives up, and seconds between tries.
SILENCE, PATIENCE, NAP = 1.0, 10.0, 0.02

A_FILE_TO_WRITE = N_("a file that can be written; {detail}")
A_PLAIN_FILE = N_("a plain file, not a folder, a pipe or a device")
NOT_READ_ONLY = N_("a file that may be written; this one is read-only")
ONE_NAME = N_("a file with one name; this one has {count} (hard links), and the others would keep what it says now")
NOT_IN_USE = N_("a file that nobody else is writing; another command has been at it for {count} seconds")


@contextmanager
def alone(path: Path, waiting: Callable[[], None]) -> Iterator[None]:
    """Lock a file while it is read, judged and replaced; call ``waiting`` if another writer holds it for long.

    The lock ends with its process, however that ends.  Raise ``RecordError`` for a file that cannot be replaced, or not
    without a loss, and if another writer does not come to an end.
    """
    try:
        handle = _when_free(path, waiting)
    except RecordError:
        raise
    except (OSError, ValueError) as error:
        raise RecordError("FILE", str(path), A_FILE_TO_WRITE, detail=cause(error)) from error
    try:
        yield
    finally:
        os.close(handle)


def replace(path: Path, text: bytes) -> None:
    """Replace the text of a file, or create the file; raise ``OSError``.

    It is written beside the file first, under a name that nobody has, and takes its place only when it is whole: what
    stood there outlives whatever goes wrong.  Who may read the file stays as it was, and a link goes on leading to it.
    """
    path = Path(os.path.realpath(path))
    before = path.stat() if path.exists() else None
    beside = path.with_name(f".tutor-{secrets.token_hex(8)}")
    # Nobody may read more of it than of the file that it replaces, not even for a moment.
    handle = os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600 if before else 0o666)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        if before:
            _owned_like(before, beside)
        beside.replace(path)
    except BaseException:
        beside.unlink(missing_ok=True)
        raise


def _owned_like(before: os.stat_result, file: Path) -> None:
    """Give a file the owner, as far as we may, and the rights of another."""
    for owner in (before.st_uid, -1):
        with suppress(AttributeError, PermissionError):  # Windows knows no such owners
            os.chown(file, owner, before.st_gid)
            break
    file.chmod(stat.S_IMODE(before.st_mode))


def _when_free(path: Path, waiting: Callable[[], None]) -> int:
    """Lock the file to which a path leads; raise ``OSError``, or ``RecordError`` if it stays locked."""
    begun, told = time.monotonic(), False
    while (handle := _locked(_replaceable(path))) is None:
        waited = time.monotonic() - begun
        if waited >= PATIENCE:
            raise RecordError("FILE", str(path), NOT_IN_USE, count=int(waited))
        if waited >= SILENCE and not told:
            waiting()
            told = True
        time.sleep(NAP)
    return handle


def _replaceable(path: Path) -> Path:
    """The file to which a path leads, if another can take its place without a loss; else raise ``RecordError``."""
    file = Path(os.path.realpath(path, strict=True))
    found = file.stat()
    if not stat.S_ISREG(found.st_mode):
        raise RecordError("FILE", str(path), A_PLAIN_FILE)
    if not found.st_mode & (stat.S_IWUSR | stat.S_IWGRP | stat.S_IWOTH):
        raise RecordError("FILE", str(path), NOT_READ_ONLY)
    if found.st_nlink > 1:
        raise RecordError("FILE", str(path), ONE_NAME, count=found.st_nlink)
    return file


def _locked(file: Path) -> int | None:
    """A handle that locks a file; ``None`` if it is locked, or has just been replaced."""
    if sys.platform == "win32":
        return _locked_beside(file)
    handle = os.open(file, os.O_RDWR)
    try:
        if LOCKS:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        ours = os.path.samestat(os.fstat(handle), file.stat())
    except BlockingIOError:
        ours = False
    except BaseException:
        os.close(handle)
        raise
    if ours:
        return handle
    os.close(handle)
    return None


def _locked_beside(file: Path) -> int | None:
    """A lock for Windows, which replaces no open file: a file beside it, which the system removes with its handle."""
    try:
        return os.open(file.with_name(f".{file.name}.lock"), os.O_CREAT | os.O_EXCL | getattr(os, "O_TEMPORARY", 0))
    except (FileExistsError, PermissionError):
        return None
