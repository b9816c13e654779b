"""GIFT: questions as text that one pastes.  It holds no pictures, so that the boards are in words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tutor.show.export.item import Item
from tutor.show.export.moodle import shares_of

#: The signs that have a meaning in GIFT.
SIGNS = str.maketrans({sign: f"\\{sign}" for sign in "\\~=#{}:"} | {"\n": "\\n"})


def gift(items: Sequence[Item], title: str) -> bytes:
    """The questions as one text, under a category of their own."""
    return "\n\n".join((f"$CATEGORY: {title.replace('/', '//')}", *map(_question, items), "")).encode()


def _question(item: Item) -> str:
    asked = "\n".join(filter(None, (item.shown, item.prompt)))
    why = f"\n  ####{_plain(chr(10).join(item.answer))}"
    lines = "".join(f"\n  {line}" for line in _answers(item))
    number = "#" if item.number else ""
    return f"::{_plain(f'{item.title} ({item.id})')}::[plain]{_plain(asked)} {{{number}{lines}{why}\n}}"


def _answers(item: Item) -> Iterator[str]:
    if item.number:
        yield f"={item.number}:{item.within}"
        yield from (f"=%0%{number}:0#{_plain(says)}" for number, says in item.slips)
    elif item.rows:
        yield from (f"={_plain(row.text)} -> {_plain(row.right)}" for row in item.rows)
    else:
        shares = iter(shares_of(len(item.right)))
        for choice in item.choices:
            share = next(shares) if choice.right else "-100"
            sign = f"~%{share}%" if item.several else "=" if choice.right else "~"
            yield f"{sign}{_plain(choice.text)}#{_plain(choice.because)}"


def _plain(text: str) -> str:
    return text.translate(SIGNS)
