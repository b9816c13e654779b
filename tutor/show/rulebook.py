"""The rulebook: a section for every rule, with its sources and drawn examples, made from the rules themselves."""

from __future__ import annotations

from collections.abc import Iterator

from tutor.rule import N_, Rule, Sheet
from tutor.show.html import Html, element
from tutor.show.staged import staged
from tutor.show.story import score_sheet
from tutor.show.text import SCORE
from tutor.show.words import signed
from tutor.teach.book import BOOKS, Book

INTRO = N_(
    "Every rule that the tutor names, in its own words. A rule that decides on a move comes with one that it allows"
    " and one that it forbids, judged by the same engine as the lessons; where there is no such example, it says why."
)
DIFFERS = N_("Where the sources differ:")
SOURCES = N_("Sources: {sources}")
CODE = N_("Rule {code}")
NO_RULE = N_("Advice {code}")
PERMITS = N_("What it allows")
FORBIDS = N_("What it forbids")
ADVICE_TITLE = N_("Advice, no rules")
ADVICE_INTRO = N_("What follows decides nothing: what a hand is worth, what defenders tell each other by their cards.")
ADVISED = N_("This is advice and decides nothing. [More of it, with drawn cards]({page})")
WORKED = N_("A worked score sheet")
#: The page that tells more of a piece of advice, by the beginning of its id.
GUIDES = {"T-EVAL": "../advice/hand-value.md", "T-SIG": "../advice/signals.md", "T-STR": "../advice/signals.md"}


def page(game: str, lang: str) -> str:
    """The rulebook of a game as a Markdown page with drawn examples; what is only advice stands at its end."""
    words, book = Html(lang, seat=0), BOOKS[game]
    pieces = [f"# {words.say(book.title)}", words.say(INTRO)]
    pieces += (section(game, rule, words) for rule in book.rules.values())
    if book.advice:
        pieces += (f"## {words.say(ADVICE_TITLE)} {{ #advice }}", words.say(ADVICE_INTRO))
        pieces += ("\n\n".join((*stated(rule, words), _advised(rule, words))) for rule in book.advice.values())
    return "\n\n".join(pieces) + "\n"


def section(game: str, rule: Rule, words: Html) -> str:
    """One rule: what it says, who says so, and an example of what it permits and of what it forbids."""
    return "\n\n".join((*stated(rule, words), *_examples(game, rule, words)))


def stated(rule: Rule, words: Html) -> Iterator[str]:
    """The title of a rule with its anchor, what it says and who says so: a piece of a Markdown page each."""
    sources = "; ".join(rule.sources)
    yield f"## {words.say(rule.title)} {{ #{rule.anchor} }}"
    yield words.say(rule.statement)
    if rule.differs:
        yield element("p", element("strong", words.say(DIFFERS)), " ", words.say(rule.differs))
    code = words.say(NO_RULE if rule.id.startswith(tuple(GUIDES)) else CODE, code=rule.id)
    yield element("p", code, " · ", words.say(SOURCES, sources=sources), class_="tutor-source")


def _advised(rule: Rule, words: Html) -> str:
    guide = next(guide for prefix, guide in GUIDES.items() if rule.id.startswith(prefix))
    return words.say(ADVISED, page=f"{guide}#{rule.anchor}")


def _examples(game: str, rule: Rule, words: Html) -> Iterator[str]:
    """What the rule permits and forbids, or why there is no such example; and a score sheet that shows it at work."""
    book: Book = BOOKS[game]
    scene = book.scenes.get(rule)
    if scene is None:
        yield words.say(book.why_none[rule])
    else:
        yield (
            words.say(book.never_permits[rule])
            if scene.permits is None
            else staged(game, scene.permits, PERMITS, words)
        )
        yield (
            words.say(book.never_forbids[rule])
            if scene.forbids is None
            else staged(game, scene.forbids, FORBIDS, words)
        )
    if (sheet := book.worked(rule)) is not None:
        yield _score_sheet(sheet, words.to(None))


def _score_sheet(sheet: Sheet, words: Html) -> str:
    """A worked score sheet, with what each player wins at its end."""
    scores = (words.say(SCORE, seat=seat, points=signed(won)) for seat, won in enumerate(sheet.scores or ()))
    lines = (element("li", line) for line in (*score_sheet(sheet, words), *scores))
    return element(
        "div", element("p", element("strong", words.say(WORKED))), element("ul", *lines), class_="tutor-example"
    )
