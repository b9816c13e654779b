"""The glossary on pages: its own page, the notes at the words of other pages, and the other names of a rule."""

from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from site_hooks.glossary import embed, explain, game_of
from tutor.games import GAMES
from tutor.rulebook.glossary import SECTIONS, TERMS, terms_of
from tutor.show.glossary import also_called, folded, page
from tutor.show.html import Html
from tutor.show.languages import LANGUAGES
from tutor.show.rulebook import stated
from tutor.show.vocabulary import word

ENGLISH, FRENCH = Html("en"), Html("fr")
RULES = [rule for game in GAMES.values() for rule in (*game.RULES.values(), *game.ADVICE.values())]
EVERY_LANGUAGE = pytest.mark.parametrize("lang", LANGUAGES)
NOTED = re.compile(
    r'<span class="term-held">([^<]*)<button type="button" class="term"[^>]*>(.*?)</button>'
    r'<span class="term-note".*?</span>([^<]*)</span>',
    re.DOTALL,
)


def rule(code: str) -> str:
    """What a rule of either game is also called, in English."""
    return also_called(next(rule for rule in RULES if rule.id == code), ENGLISH)


def explained(html: str, url: str = "lessons/01/", lang: str = "en") -> list[str]:
    """The words of a page that have got a note."""
    return [word for _, word, _ in NOTED.findall(explain(html, lang, url))]


@EVERY_LANGUAGE
def test_every_word_has_a_heading_and_they_stand_in_the_order_of_the_alphabet(lang: str) -> None:
    parts = re.split(r"^## .*$", page(RULES, Html(lang)), flags=re.MULTILINE)[1:]
    for section, part in zip(SECTIONS, parts, strict=True):
        assert set(re.findall(r"^### .* \{ #(.+) \}$", part, re.MULTILINE)) == {term.id for term in section.terms}
    names = re.findall(r"^### (.*) \{", parts[1], re.MULTILINE)
    assert lang not in {"en", "fr"} or names.index("Écart") < names.index("Excuse")


def test_a_word_leads_to_the_words_that_its_meaning_uses_and_to_its_rules() -> None:
    entry = page(RULES, Html("en", rulebook="../rulebook/")).partition("{ #bout }")[2].partition("###")[0]
    assert '<a href="#excuse">Excuse</a>' in entry
    assert "Also called: oudler." in entry
    assert '<a class="rule" href="../rulebook/tarot/the-count/#t-deck-bouts">The three bouts</a>' in entry


def test_a_word_tells_what_the_other_language_says_for_it() -> None:
    assert "In French: honneur majeur." in page(RULES, ENGLISH)
    assert "En anglais\u00a0: handful." in page(RULES, FRENCH)


def test_a_rule_says_what_else_its_subject_is_called() -> None:
    assert rule("T-DECK-BOUTS").startswith("Bout is also called: oudler.")
    assert rule("T-SLAM-DEF") == "Also called: chelem, grand slam."
    assert "Garde is also called: guard." in rule("T-BID-LADDER")
    assert rule("T-PLAY-TURN") == ""


@EVERY_LANGUAGE
def test_the_names_stand_under_their_rule(lang: str) -> None:
    words = Html(lang, rulebook="")
    told = ["\n".join(stated(rule, words)) for rule in RULES]
    missing = [
        alias
        for rule, text in zip(RULES, told, strict=True)
        for term in TERMS.values()
        if rule.id in term.rules
        for alias in word(term, lang).aliases
        if alias not in text
    ]
    assert missing == []


def test_the_first_use_of_a_word_opens_a_note_and_the_second_does_not() -> None:
    html = explain("<p>A trick, another trick, and the dog.</p>", "en", "lessons/01/")
    assert NOTED.findall(html) == [("", "trick", ","), ("", "dog", ".")]
    assert 'popovertarget="term-trick-1"' in html
    assert 'class="term-note" id="term-trick-1" popover="">' in html
    assert 'href="../../glossary/#trick"' in html


def test_what_touches_a_word_stays_beside_it() -> None:
    html = explain("<p>(l’atout\u00a0!) Il y a un chien : six cartes.</p>", "fr", "fr/lessons/01/")
    assert NOTED.findall(html) == [("(l’", "atout", "\u00a0!)"), ("", "chien", "")]


@pytest.mark.parametrize("silent", ["h2", "a", "code", "pre", "button", "summary", "th", "svg"])
def test_what_is_no_prose_is_left_alone(silent: str) -> None:
    assert explained(f"<{silent}>A trick <b>and a trick</b></{silent}>") == []
    assert explained(f"<{silent}>A trick</{silent}><p>A trick</p>") == ["trick"]


def test_cards_and_what_is_drawn_from_them_are_left_alone() -> None:
    assert explained('<div class="tutor-table wide"><p>A trick<br>and a trick</p></div><p>a dog</p>') == ["dog"]


def test_in_a_rulebook_each_chapter_begins_anew() -> None:
    html = "<h2>One</h2><p>trick, trick</p><h2>Two</h2><p>trick</p>"
    assert explained(html, "rulebook/tarot/") == ["trick", "trick"]
    assert explained(html, "lessons/01/") == ["trick"]
    marks = re.findall(r'id="([^"]+)"', explain(html, "en", "rulebook/tarot/"))
    assert len(set(marks)) == len(marks) == 2


def test_a_page_explains_the_words_of_its_game() -> None:
    assert [game_of(place) for place in ("lessons/barbu/", "advice/odds/", "")] == ["barbu", "tarot", None]
    assert explained("<p>a double</p>", "rulebook/tarot/") == []
    assert explained("<p>un contre</p>", "fr/barbu/variants/", "fr") == ["un contre"]


def test_the_glossary_itself_is_not_explained() -> None:
    assert explained("<p>trick</p>", "glossary/") == explained("<p>pli</p>", "fr/glossary/", "fr") == []


TAGS = st.sampled_from(["p", "b", "code", "h2", "li"])
PIECES = st.recursive(
    st.sampled_from(
        ["trick ", "the dog &amp; the <br> Excuse ", "l’écart\n", "&nbsp;<!-- trick -->", "no word at all"]
    ),
    lambda inner: st.builds(
        lambda tag, parts: f"<{tag} class='x'>{''.join(parts)}</{tag}>", TAGS, st.lists(inner, max_size=3)
    ),
    max_leaves=12,
)


@given(st.lists(PIECES, max_size=5).map("".join))
def test_without_its_notes_a_page_is_what_it_was(html: str) -> None:
    assert NOTED.sub(r"\1\2\3", explain(html, "en", "rulebook/tarot/")) == html


def test_the_glossary_stands_where_a_page_asks_for_it() -> None:
    assert embed("# A page", "en", "glossary/") == "# A page"
    assert "### Bout { #bout }" in embed("<!-- glossary -->", "en", "glossary/")


def test_in_a_notebook_every_word_of_the_game_unfolds() -> None:
    text = folded("tarot", ENGLISH)
    assert text.count("<details><summary>") == len(terms_of("tarot"))
    assert "<details><summary>Bout</summary>One of the three cards" in text
    assert "Flanks" not in text
