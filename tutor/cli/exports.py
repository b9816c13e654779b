"""``tutor export``: exercises as a file for another system."""

from __future__ import annotations

import argparse
from collections.abc import Iterator

from tutor.cli.chosen import chosen
from tutor.cli.sheets import put
from tutor.cli.streams import complain
from tutor.core.errors import RecordError
from tutor.core.message import N_
from tutor.show.export.formats import FORMATS
from tutor.show.export.item import Item, item
from tutor.show.export.unheld import NO_PICTURES, NOT_HELD
from tutor.show.paper.sheet import title_of
from tutor.show.words import Words

AN_EXERCISE_IT_HOLDS = N_("exercises of which this format can hold one at least")


def export(options: argparse.Namespace, words: Words) -> None:
    """Write exercises into a file, and say what it cannot hold; raise ``RecordError``."""
    form = FORMATS[options.format]
    given = chosen(options.spec)
    held: list[Item] = []
    for one in _each_once(item(exercise, words) for exercise in given.exercises):
        if why := form.unheld(one):
            complain(words.say(NOT_HELD, id=one.id, why=words.say(why)))
        else:
            held.append(one)
    if not held:
        raise RecordError("spec", options.spec[0], AN_EXERCISE_IT_HOLDS)
    put(form.written(held, given.title or title_of(given, words)), options.to)
    if not form.pictures and any(one.boards for one in held):
        complain(words.say(NO_PICTURES))


def _each_once(items: Iterator[Item]) -> Iterator[Item]:
    """The exercises without those that were there already: ids stay, so that none may come twice."""
    return iter({one.id: one for one in items}.values())
