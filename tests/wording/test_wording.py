"""How the texts are worded: every message, lesson and page is read for what nobody says so in its language."""

from __future__ import annotations

from tests.every import every
from tests.wording import english, french
from tests.wording.texts import Pattern, texts

SPOKEN = [
    (lang, pattern) for lang, patterns in (("en", english.PATTERNS), ("fr", french.PATTERNS)) for pattern in patterns
]


@every(SPOKEN)
def test_no_text_is_worded_so(spoken: tuple[str, Pattern]) -> None:
    lang, pattern = spoken
    assert [text for text in texts(lang) if pattern.finds(text.said)] == [], pattern.instead


@every(SPOKEN)
def test_a_pattern_finds_what_it_is_for(spoken: tuple[str, Pattern]) -> None:
    assert spoken[1].finds(spoken[1].wrong)


@every(SPOKEN)
def test_what_is_allowed_is_still_said(spoken: tuple[str, Pattern]) -> None:
    lang, pattern = spoken
    assert [passage for passage in pattern.allowed if not any(passage in text.said for text in texts(lang))] == []
