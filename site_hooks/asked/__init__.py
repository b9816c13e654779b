"""How people ask: by language and subject, the ways to ask for each place of the site that answers.

A file has blocks.  The head of a block names, in brackets, the rules or pages to which its lines lead, the best one
first; a line is one way to ask.  A block whose head begins with ``+`` belongs to the same answer as the one before it.
The words of a language that mean the same here stand beside its folder, in `en.words.txt`.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

HERE = Path(__file__).parent


class Block(NamedTuple):
    """Ways to ask that lead to the same places, and whether these belong to the answer of the block before."""

    places: tuple[str, ...]
    asked: list[str]
    more: bool


def blocks(lang: str) -> Iterator[Block]:
    """All blocks of a language, file by file."""
    for file in sorted((HERE / lang).glob("*.txt")):
        yield from _read(file.read_text("utf-8"))


def same_words(lang: str) -> str:
    """The words of a language that mean the same here: on each line one of them, a colon, and the others."""
    return (HERE / f"{lang}.words.txt").read_text("utf-8")


def _read(text: str) -> Iterator[Block]:
    r"""The blocks of a file.

    >>> first, second = _read("[T-MISERE]\nno trumps\n\n[+ score/ explain/]\nscore pad")
    >>> first
    Block(places=('T-MISERE',), asked=['no trumps'], more=False)
    >>> second
    Block(places=('score/', 'explain/'), asked=['score pad'], more=True)
    """
    for piece in text.strip().split("\n\n"):
        head, *asked = piece.splitlines()
        names = head.strip("[]").removeprefix("+ ").split()
        yield Block(tuple(names), asked, head.startswith("[+"))
