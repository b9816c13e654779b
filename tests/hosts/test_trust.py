"""Notebooks are signed as Jupyter signs those that a user has run, in the same database, by the same secret."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import nbformat
import pytest
from nbformat.sign import NotebookNotary

from tutor.hosts.notebook.trust import trust

OURS: dict[str, Any] = {
    "cells": [
        {"cell_type": "code", "id": "one", "metadata": {}, "source": "é", "execution_count": None, "outputs": []}
    ],
    "metadata": {"some": [1, 2.5, True, None, "♠"]},
    "nbformat": 4,
    "nbformat_minor": 5,
}
ANOTHER = {**OURS, "metadata": {}}
#: Jupyter's own, which say no types: what keeps signatures, what makes a notebook of data, and what reads one.
NOTARY: Any = NotebookNotary
NOTEBOOK: Any = nbformat.from_dict
READ: Any = nbformat.read


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where Jupyter keeps what it knows of a user, who has never run it."""
    folder = tmp_path / "share" / "jupyter"
    monkeypatch.setenv("JUPYTER_DATA_DIR", str(folder))
    return folder


def trusted(notebook: dict[str, Any]) -> bool:
    """Whether Jupyter itself takes a notebook for one that the user has run."""
    with NOTARY() as notary:
        return bool(notary.check_signature(NOTEBOOK(notebook)))


def test_jupyter_trusts_what_was_signed_and_nothing_else() -> None:
    trust([OURS])
    assert trusted(OURS)
    assert not trusted(ANOTHER)


def test_the_secret_is_the_users_own_and_stays(data: Path) -> None:
    trust([OURS])
    secret = data / "notebook_secret"
    before = secret.read_bytes()
    assert secret.stat().st_mode & 0o077 == 0
    trust([ANOTHER])
    assert secret.read_bytes() == before
    assert trusted(OURS)
    assert trusted(ANOTHER)


def test_it_takes_the_secret_and_the_database_that_jupyter_has_made(data: Path) -> None:
    data.mkdir(parents=True)
    with NOTARY() as notary:
        notary.sign(NOTEBOOK(ANOTHER))
    trust([OURS])
    assert trusted(OURS)
    assert trusted(ANOTHER)


def test_a_notebook_that_is_signed_again_is_remembered_once(data: Path) -> None:
    trust([OURS])
    trust([OURS])
    with closing(sqlite3.connect(data / "nbsignatures.db")) as database:
        assert database.execute("SELECT count(*) FROM nbsignatures").fetchone() == (1,)


def test_a_database_that_cannot_be_read_is_an_error_and_stays(data: Path) -> None:
    data.mkdir(parents=True)
    (data / "nbsignatures.db").write_text("no database, however long one looks at it")
    with pytest.raises(OSError, match="not a database"):
        trust([OURS])
    assert (data / "nbsignatures.db").read_text().startswith("no database")


def test_the_home_of_another_user_is_an_error(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def forbidden(*_: object, **__: object) -> None:
        raise PermissionError(13, os.strerror(13), str(data))

    monkeypatch.setattr(Path, "mkdir", forbidden)
    with pytest.raises(PermissionError):
        trust([OURS])
