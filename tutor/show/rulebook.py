"""The rulebook: a section for every rule, with its sources and drawn examples, made from the rules themselves."""

from __future__ import annotations

from collections.abc import Iterator

from tutor.cards import TAROT, Card, Cards
from tutor.rule import N_, Message, Rule, Sheet
from tutor.show.felt import SEATS
from tutor.show.hand import YOUR_HAND, drawn, fan, in_order, outcome
from tutor.show.html import Html, element
from tutor.show.story import score_sheet
from tutor.show.text import SCORE
from tutor.show.words import signed
from tutor.tarot import ADVICE, RULES
from tutor.tarot.auction import Auction
from tutor.tarot.play import Play
from tutor.teach.examples import EXAMPLES, Example
from tutor.teach.moment import Moment
from tutor.teach.reasons import NEVER_FORBIDS, NEVER_PERMITS, WHY_NONE
from tutor.teach.scenes import SCENES
from tutor.teach.worked import worked
from tutor.trick import Trick

TITLE = N_("The rules of French Tarot")
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
TRICK = N_("The trick so far")
NOBODY_YET = N_("You lead: nothing has been played yet.")
HAND = N_("Your hand; the card that is tried stands out")
SAID = N_("{by:Player}: {bid:term}.")
MOVE = N_("You try:")
#: The page that tells more of a piece of advice, by the beginning of its id.
GUIDES = {"T-EVAL": "../advice/hand-value.md", "T-SIG": "../advice/signals.md", "T-STR": "../advice/signals.md"}


def page(lang: str) -> str:
    """The rulebook of French Tarot as a Markdown page with drawn examples; what is only advice stands at its end."""
    words = Html(lang, seat=0)
    sections = (section(rule, words) for rule in RULES.values())
    advised = (section(rule, words) for rule in ADVICE.values())
    end = (f"## {words.say(ADVICE_TITLE)} {{ #advice }}", words.say(ADVICE_INTRO), *advised)
    return "\n\n".join((f"# {words.say(TITLE)}", words.say(INTRO), *sections, *end)) + "\n"


def section(rule: Rule, words: Html) -> str:
    """One rule: what it says, who says so, and an example of what it permits and of what it forbids."""
    return "\n\n".join((*stated(rule, words), *_examples(rule, words)))


def stated(rule: Rule, words: Html) -> Iterator[str]:
    """The title of a rule with its anchor, what it says and who says so: a piece of a Markdown page each."""
    sources = "; ".join(rule.sources)
    yield f"## {words.say(rule.title)} {{ #{rule.anchor} }}"
    yield words.say(rule.statement)
    if rule.differs:
        yield element("p", element("strong", words.say(DIFFERS)), " ", words.say(rule.differs))
    code = words.say(NO_RULE if rule.id in ADVICE else CODE, code=rule.id)
    yield element("p", code, " · ", words.say(SOURCES, sources=sources), class_="tutor-source")


def _examples(rule: Rule, words: Html) -> Iterator[str]:
    """What the rule permits and forbids, or why there is no such example; and a score sheet that shows it at work."""
    if rule.id in ADVICE:
        guide = next(guide for prefix, guide in GUIDES.items() if rule.id.startswith(prefix))
        yield words.say(ADVISED, page=f"{guide}#{rule.anchor}")
        return
    example = EXAMPLES.get(rule) or SCENES.get(rule)
    if example is None:
        yield words.say(WHY_NONE[rule])
    else:
        for heading, move, reasons in (
            (PERMITS, example.permits, NEVER_PERMITS),
            (FORBIDS, example.forbids, NEVER_FORBIDS),
        ):
            if move is None:
                yield words.say(reasons[rule])
            elif isinstance(example, Example) and isinstance(move, str):
                yield _drawn(example, heading, move, words)
            elif isinstance(move, Moment):
                yield _staged(move, heading, words)
    if (sheet := worked(rule)) is not None:
        yield _score_sheet(sheet, words.to(None))


def _score_sheet(sheet: Sheet, words: Html) -> str:
    """A worked score sheet, with what each player wins at its end."""
    scores = (words.say(SCORE, seat=seat, points=signed(won)) for seat, won in enumerate(sheet.scores or ()))
    lines = (element("li", line) for line in (*score_sheet(sheet, words), *scores))
    return element(
        "div", element("p", element("strong", words.say(WORKED))), element("ul", *lines), class_="tutor-example"
    )


def _staged(moment: Moment, heading: Message, words: Html) -> str:
    """A moment of a scene: what was said or played, the hand, the move that is tried and its verdict."""
    words = words.to(0, moment.players)
    at = moment.at
    said = [
        element("p", words.say(SAID, by=seat, bid=bid)) for seat, bid in (at.said if isinstance(at, Auction) else ())
    ]
    tried = next(one for one in moment.ruling.moves if str(one) == moment.move)
    return element(
        "div",
        element("p", element("strong", words.say(heading))),
        *said,
        laid(at.trick, TRICK, words) if isinstance(at, Play) and at.trick.cards else "",
        fanned(moment.hand, words) if moment.hand else "",
        element("p", words.say(MOVE), " ", element("strong", words.move(tried))),
        outcome(moment.ruling, words),
        class_="tutor-example",
    )


def fanned(hand: Cards, words: Html) -> str:
    """A hand as a fan."""
    cards = [drawn(card, words) for card in in_order(hand)]
    return element("div", *cards, **fan(cards), role="group", aria_label=words.say(YOUR_HAND))


def _drawn(example: Example, heading: Message, tried: str, words: Html) -> str:
    card = TAROT[tried]
    ruling = example.ruling(card)
    return element(
        "div",
        element("p", element("strong", words.say(heading))),
        laid(example.trick, TRICK, words),
        held(example.hand, card, "yes" if ruling.legal else "no", words),
        outcome(ruling, words),
        class_="tutor-example",
    )


def laid(trick: Trick, heading: Message, words: Html) -> str:
    """The cards of a trick, each with its player, at a table of four seen from seat 0."""
    if not trick.cards:
        return element("p", words.say(NOBODY_YET))
    figures = (
        element("figure", drawn(card, words), element("figcaption", words.say(SEATS[4][trick.seat_of(card)])))
        for card in trick.cards
    )
    caption = element("p", words.say(heading), class_="caption")
    return caption + element("div", *figures, class_="trick", role="group", aria_label=words.say(heading))


def held(hand: Cards, tried: Card, mark: str, words: Html) -> str:
    """A hand as a fan; the card that is tried stands out, and its ``mark`` is ``yes`` or ``no``."""
    cards = [drawn(card, words, data_tried=mark if card is tried else None) for card in in_order(hand)]
    caption = element("p", words.say(HAND), class_="caption")
    return caption + element("div", *cards, **fan(cards), role="group", aria_label=words.say(HAND))
