"""Tricks that come and go: as Python draws them, and so on paper and without scripts, all of them stand there."""

from __future__ import annotations

import json

from tests.every import every
from tests.page import page
from tutor.show.exercises.exercise import exercise
from tutor.show.html import Html
from tutor.show.languages import LANGUAGES
from tutor.teach.kind import Exercise
from tutor.teach.kinds import KINDS

FLEETING = ("watched-count", "watched-ranks", "watched-voids", "who-played")


@every(FLEETING, LANGUAGES)
def test_all_tricks_stand_there_and_each_has_its_words_for_who_only_hears_it(kind: str, lang: str) -> None:
    for seed in (1, 2):
        asked = Exercise(KINDS[kind], 2, seed)
        drawn = page(exercise(asked, Html(lang)))
        rows = drawn.all("table.tricks tbody tr")
        assert not [row for row in rows if "data-gone" in row.attributes]
        place = drawn.one(".fleeting")
        assert "hidden" in place.attributes
        assert len(json.loads(str(place["data-says"]))["tricks"]) == len(rows) > 1


def test_other_tricks_do_not_go() -> None:
    assert "fleeting" not in exercise(Exercise(KINDS["out"], 2, KINDS["out"].seed(1, "trumps")), Html("en"))
