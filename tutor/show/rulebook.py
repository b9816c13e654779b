"""The rulebook, made from the rules: a page a chapter, a section a rule, with its sources and drawn examples."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from tutor.core.chapters import Chapter
from tutor.core.message import N_
from tutor.core.rule import Rule
from tutor.core.sheet import Sheet
from tutor.games import GAMES
from tutor.rulebook.book import BOOKS
from tutor.show.advice import credit
from tutor.show.games import STAGES
from tutor.show.glossary import also_called
from tutor.show.html import ADVICE, Html, element
from tutor.show.moment import picture
from tutor.show.table.story import score_by_seat
from tutor.teach.course.parts import TAUGHT

INTRO = N_(
    "Every rule that the tutor names, chapter by chapter, from the deal to the score. Press one to read it in full,"
    " with its sources, and with examples of what it allows and what it forbids, judged exactly as in the lessons."
)
CHAPTER_OF = N_("A chapter of [{title}]({page}).")
#: The attribute of parts that the search leaves out, so that it finds rules by their statements alone.
UNSEARCHED = {"data_search_exclude": "1"}
OF_THIS_CHAPTER = N_("The rules of this chapter")
EXAMPLES = N_("Examples")
DIFFERS = N_("Where the sources differ:")
CODE = N_("Rule {code}")
NO_RULE = N_("Advice {code}")
PERMITS = N_("What it allows")
FORBIDS = N_("What it forbids")
ADVICE_TITLE = N_("Advice, not rules")
DECIDES_NOTHING = N_("This is advice and decides nothing.")
ADVISED = N_("This is advice and decides nothing. [More of it, with drawn cards]({page})")
WORKED = N_("A worked score sheet")
LEARNT = N_("The lesson [{title}]({page}) practises it.")


def pages(game: str, lang: str) -> Iterator[tuple[str, str]]:
    """The rulebook of a game as Markdown pages by name: its contents, named by the game, then every chapter."""
    yield game, "\n\n".join(_contents(game, Html(lang, 0, rulebook="../"))) + "\n"
    for chapter in chapters(game):
        yield f"{game}/{chapter.anchor}", "\n\n".join(_chapter(game, chapter, Html(lang, 0, rulebook="../../"))) + "\n"


def chapters(game: str) -> tuple[Chapter, ...]:
    """The chapters of a rulebook, that of advice last."""
    book = BOOKS[game]
    return (*book.chapters, Chapter(ADVICE, ADVICE_TITLE, STAGES[game].advises, book.advice))


def _contents(game: str, words: Html) -> Iterator[str]:
    """Every chapter with links to its rules, which keep the rules' anchors from before there were chapters."""
    yield f"# {words.say(BOOKS[game].title)}"
    yield words.say(INTRO)
    for chapter in chapters(game):
        yield f"## [{words.say(chapter.title)}]({game}/{chapter.anchor}.md) {{ #{chapter.anchor} }}"
        yield words.say(chapter.about)
        yield _index(element("li", words.link(rule), id=rule.anchor) for rule in chapter.rules.values())


def _chapter(game: str, chapter: Chapter, words: Html) -> Iterator[str]:
    """A chapter: its subject, its rules as links, and then these rules."""
    title = words.say(BOOKS[game].title)
    yield f"---\nbook: {title}\n---"
    yield f"# {words.say(chapter.title)}"
    yield f"{words.say(CHAPTER_OF, title=title, page=f'../{game}.md')} {words.say(chapter.about)}"
    yield f"## {words.say(OF_THIS_CHAPTER)} {{ #rules data-search-exclude=1 }}"
    yield _index(element("li", _here(rule, words)) for rule in chapter.rules.values())
    advised = chapter.anchor == ADVICE
    for rule in chapter.rules.values():
        yield (
            "\n\n".join((*stated(rule, words), _advised(game, rule, words))) if advised else section(game, rule, words)
        )
        yield from _learnt(rule, words)


def _here(rule: Rule, words: Html) -> str:
    """The title of a rule, linked to its place on the same page."""
    return element("a", words.say(rule.title), class_="rule", href=f"#{rule.anchor}")


def _index(entries: Iterable[str]) -> str:
    """A list of links to rules, which is left out of the search, since that finds the rules themselves."""
    return element("ul", *entries, class_="rule-index", **UNSEARCHED)


def section(game: str, rule: Rule, words: Html) -> str:
    """One rule: its statement, its sources, and examples of moves that it permits and forbids."""
    return "\n\n".join((*stated(rule, words), *_examples(game, rule, words)))


def stated(rule: Rule, words: Html) -> Iterator[str]:
    """The title of a rule with its anchor, its statement and its sources: a piece of a Markdown page each."""
    yield f"### {words.say(rule.title)} {{ #{rule.anchor} }}"
    yield words.say(rule.statement)
    if rule.differs:
        yield element("p", element("strong", words.say(DIFFERS)), " ", words.say(rule.differs))
    if also := also_called(rule, words):
        yield element("p", also, class_="term-names")
    advice = any(rule.id in game.ADVICE for game in GAMES.values())
    code = words.say(NO_RULE if advice else CODE, code=rule.id)
    yield element("p", " · ".join(filter(None, (code, credit(rule, words)))), class_="tutor-source")


def _learnt(rule: Rule, words: Html) -> Iterator[str]:
    """The lesson that first teaches a rule, as a paragraph of a chapter's page, if one does."""
    if (lesson := TAUGHT.get(rule)) is not None:
        yield words.say(LEARNT, title=words.say(lesson.title), page=f"../../lessons/{lesson.id}.ipynb")


def _advised(game: str, rule: Rule, words: Html) -> str:
    guide = next((guide for prefix, guide in STAGES[game].guides.items() if rule.id.startswith(prefix)), None)
    return words.say(ADVISED, page=f"../{guide}#{rule.anchor}") if guide else words.say(DECIDES_NOTHING)


def _examples(game: str, rule: Rule, words: Html) -> Iterator[str]:
    """The examples of a rule at work, if there are any, folded away so that the rules stand close together."""
    if drawn := list(_shown(game, rule, words)):
        yield element("details", element("summary", words.say(EXAMPLES)), *drawn, class_="rule-examples", **UNSEARCHED)


def _shown(game: str, rule: Rule, words: Html) -> Iterator[str]:
    """The moves that the rule permits and those that it forbids; and a score sheet that shows it at work."""
    book = BOOKS[game]
    if (scene := book.scenes.get(rule)) is not None:
        for moment, heading in ((scene.permits, PERMITS), (scene.forbids, FORBIDS)):
            if moment is not None:
                yield picture(game, moment, heading, words)
    if (sheet := book.worked(rule)) is not None:
        yield _score_sheet(sheet, words.to(None))


def _score_sheet(sheet: Sheet, words: Html) -> str:
    """A worked score sheet, with the points of each player at its end."""
    lines = (element("li", line) for line in score_by_seat(sheet, words))
    return element(
        "div", element("p", element("strong", words.say(WORKED))), element("ul", *lines), class_="tutor-example"
    )
