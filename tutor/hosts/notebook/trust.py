"""Lessons signed as a user's own, so that JupyterLab lets their tables answer: it shows no scripts of a stranger's.

Jupyter keeps a secret of each user and the signatures of all notebooks that they have run, in a database.  Its own
``nbformat`` signs too, but takes longer to be imported than all lessons take to be signed.
"""

from __future__ import annotations

import os
import secrets
import sqlite3
from collections.abc import Iterable, Iterator
from contextlib import closing
from datetime import UTC, datetime
from hashlib import sha256
from hmac import HMAC
from pathlib import Path

from jupyter_core.paths import jupyter_data_dir

from tutor.core.errors import Json
from tutor.hosts.notebook.stored import Stored

#: The name of the algorithm in the database, and the bytes of a new secret.
ALGORITHM, SECRET_BYTES = "sha256", 1024
TABLE = (
    "CREATE TABLE IF NOT EXISTS nbsignatures"
    " (id integer PRIMARY KEY AUTOINCREMENT, algorithm text, signature text, path text, last_seen timestamp)"
)
INDEX = "CREATE INDEX IF NOT EXISTS algosig ON nbsignatures(algorithm, signature)"
FORGET = "DELETE FROM nbsignatures WHERE algorithm = ? AND signature = ?"
REMEMBER = "INSERT INTO nbsignatures (algorithm, signature, last_seen) VALUES (?, ?, ?)"


def trust(notebooks: Iterable[Stored]) -> None:
    """Sign notebooks for this user, all at once; raise ``OSError`` if the signatures cannot be kept.

    Their texts must not be stored line by line.
    """
    folder = Path(jupyter_data_dir())
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    secret = _secret(folder / "notebook_secret")
    signed = [(ALGORITHM, _signature(notebook, secret)) for notebook in notebooks]
    now = datetime.now(tz=UTC).isoformat()
    try:
        with closing(sqlite3.connect(folder / "nbsignatures.db")) as database, database:
            database.execute(TABLE)
            database.execute(INDEX)
            database.executemany(FORGET, signed)
            database.executemany(REMEMBER, [(*one, now) for one in signed])
    except sqlite3.Error as error:
        raise OSError(str(error)) from error


def _secret(file: Path) -> bytes:
    """The user's secret, which is made up if there is none yet."""
    try:
        handle = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except FileExistsError:
        return file.read_bytes()
    with os.fdopen(handle, "wb") as new:
        secret = secrets.token_bytes(SECRET_BYTES)
        new.write(secret)
    return secret


def _signature(notebook: Stored, secret: bytes) -> str:
    signature = HMAC(secret, digestmod=sha256)
    for part in _parts(notebook):
        signature.update(part)
    return signature.hexdigest()


def _parts(data: Json) -> Iterator[bytes]:
    """All that stands in some data, as Jupyter signs it: the names of fields in the order of the alphabet."""
    match data:
        case dict():
            for name in sorted(data):
                yield name.encode()
                yield from _parts(data[name])
        case list():
            for value in data:
                yield from _parts(value)
        case _:
            yield str(data).encode()
