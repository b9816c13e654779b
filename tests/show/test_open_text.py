"""Nothing that stands open after an answer is long: two sentences, and the rest is folded."""

from __future__ import annotations

import pytest

from tests.show.open_text import open_texts
from tutor.show.languages import LANGUAGES

#: The most words of a text that stands open.
MOST = 120


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_text_that_stands_open_after_an_answer_is_long(lang: str) -> None:
    assert [one for one in open_texts(lang, seeds=1) if one.words > MOST] == []


@pytest.mark.certify  # it takes minutes
@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_text_is_long_of_more_exercises(lang: str) -> None:
    assert [one for one in open_texts(lang, seeds=6) if one.words > MOST] == []
