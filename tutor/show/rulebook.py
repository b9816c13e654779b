"""The rulebook: a section for every rule, with its sources and drawn examples, made from the rules themselves."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from tutor.chapters import Chapter
from tutor.games import GAMES
from tutor.message import N_
from tutor.rule import Rule
from tutor.rulebook.book import BOOKS
from tutor.sheet import Sheet
from tutor.show.advice import credit
from tutor.show.games import STAGES
from tutor.show.glossary import also_called
from tutor.show.html import Html, element
from tutor.show.moment import picture
from tutor.show.story import score_by_seat
from tutor.teach.course import TAUGHT

INTRO = N_(
    "Every rule that the tutor names, in its own words, from the deal to the score. Unfold *Examples* to see what a"
    " rule allows and what it forbids, judged exactly as in the lessons."
)
CONTENTS = N_("Contents")
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


def page(game: str, lang: str) -> str:
    """The rulebook of a game as a Markdown page: what is where, then every chapter; what is only advice stands last."""
    words, book = Html(lang, seat=0), BOOKS[game]
    advice = (Chapter("advice", ADVICE_TITLE, book.advice),) if book.advice else ()
    pieces = [f"# {words.say(book.title)}", words.say(INTRO), *_contents((*book.chapters, *advice), words)]
    for chapter in book.chapters:
        told = (f"{section(game, rule, words)}{_learnt(rule, words)}" for rule in chapter.rules.values())
        pieces += (*_opened(chapter, words), *told)
    for chapter in advice:
        told = (
            "\n\n".join((*stated(rule, words), f"{_advised(game, rule, words)}{_learnt(rule, words)}"))
            for rule in chapter.rules.values()
        )
        pieces += (*_opened(chapter, words), words.say(STAGES[game].advises), *told)
    return "\n\n".join(pieces) + "\n"


def _contents(chapters: Iterable[Chapter], words: Html) -> Iterator[str]:
    """The chapters of the page, each a link."""
    links = (element("a", words.say(chapter.title), href=f"#{chapter.anchor}") for chapter in chapters)
    yield element("p", element("strong", words.say(CONTENTS)))
    yield element("ul", *(element("li", link) for link in links), class_="rule-index")


def _opened(chapter: Chapter, words: Html) -> Iterator[str]:
    """The title of a chapter, and its rules, each a link."""
    yield f"## {words.say(chapter.title)} {{ #{chapter.anchor} }}"
    links = (element("li", words.link(rule)) for rule in chapter.rules.values())
    yield element("ul", *links, class_="rule-index")


def section(game: str, rule: Rule, words: Html) -> str:
    """One rule: what it says, who says so, and an example of what it permits and of what it forbids."""
    return "\n\n".join((*stated(rule, words), *_examples(game, rule, words)))


def stated(rule: Rule, words: Html) -> Iterator[str]:
    """The title of a rule with its anchor, what it says and who says so: a piece of a Markdown page each."""
    yield f"### {words.say(rule.title)} {{ #{rule.anchor} }}"
    yield words.say(rule.statement)
    if rule.differs:
        yield element("p", element("strong", words.say(DIFFERS)), " ", words.say(rule.differs))
    if also := also_called(rule, words):
        yield element("p", also, class_="term-names")
    advice = any(rule.id in game.ADVICE for game in GAMES.values())
    code = words.say(NO_RULE if advice else CODE, code=rule.id)
    yield element("p", " · ".join(filter(None, (code, credit(rule, words)))), class_="tutor-source")


def _learnt(rule: Rule, words: Html) -> str:
    """The lesson that first teaches a rule, as a paragraph of a Markdown page; nothing if none does."""
    if (lesson := TAUGHT.get(rule)) is None:
        return ""
    return f"\n\n{words.say(LEARNT, title=words.say(lesson.title), page=f'../lessons/{lesson.id}.ipynb')}"


def _advised(game: str, rule: Rule, words: Html) -> str:
    guide = next((guide for prefix, guide in STAGES[game].guides.items() if rule.id.startswith(prefix)), None)
    return words.say(ADVISED, page=f"{guide}#{rule.anchor}") if guide else words.say(DECIDES_NOTHING)


def _examples(game: str, rule: Rule, words: Html) -> Iterator[str]:
    """What shows the rule at work, if anything can, folded away so that the rules stand close together."""
    if drawn := list(_shown(game, rule, words)):
        yield element("details", element("summary", words.say(EXAMPLES)), *drawn, class_="rule-examples")


def _shown(game: str, rule: Rule, words: Html) -> Iterator[str]:
    """What the rule permits and what it forbids; and a score sheet that shows it at work."""
    book = BOOKS[game]
    if (scene := book.scenes.get(rule)) is not None:
        for moment, heading in ((scene.permits, PERMITS), (scene.forbids, FORBIDS)):
            if moment is not None:
                yield picture(game, moment, heading, words)
    if (sheet := book.worked(rule)) is not None:
        yield _score_sheet(sheet, words.to(None))


def _score_sheet(sheet: Sheet, words: Html) -> str:
    """A worked score sheet, with what each player wins at its end."""
    lines = (element("li", line) for line in score_by_seat(sheet, words))
    return element(
        "div", element("p", element("strong", words.say(WORKED))), element("ul", *lines), class_="tutor-example"
    )
