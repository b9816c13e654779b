"""The rulebook: a section for every rule, with its sources and drawn examples, made from the rules themselves."""

from __future__ import annotations

from collections.abc import Iterator

from tutor.cards import TAROT, Card, Cards
from tutor.rule import N_, Message, Rule
from tutor.show.felt import SEATS
from tutor.show.hand import YOUR_HAND, drawn, fan, in_order, outcome
from tutor.show.html import Html, element
from tutor.tarot import RULES
from tutor.tarot.auction import Auction
from tutor.teach.examples import EXAMPLES, Example
from tutor.teach.scenes import SCENES, Scene

TITLE = N_("The rules of French Tarot")
INTRO = N_(
    "Every rule that the tutor names, in its own words. A rule that decides on a move comes with one that it allows"
    " and one that it forbids, judged by the same engine as the lessons."
)
SOURCES = N_("Sources: {sources}")
CODE = N_("Rule {code}")
PERMITS = N_("What it allows")
FORBIDS = N_("What it forbids")
NEVER_FORBIDS = N_("This rule forbids nothing, so there is no example of that.")
NEVER_PERMITS = N_("This rule only forbids, so there is no example of anything that it allows.")
NO_EXAMPLE = N_("This rule decides on no move, so there is no example.")
TRICK = N_("The trick so far")
NOBODY_YET = N_("You lead: nothing has been played yet.")
HAND = N_("Your hand; the card that is tried stands out")
SAID = N_("{by:Player}: {bid:term}.")
MOVE = N_("You try:")


def page(lang: str) -> str:
    """The rulebook of French Tarot as a Markdown page with drawn examples."""
    words = Html(lang, seat=0)
    sections = (section(rule, words) for rule in RULES.values())
    return "\n\n".join((f"# {words.say(TITLE)}", words.say(INTRO), *sections)) + "\n"


def section(rule: Rule, words: Html) -> str:
    """One rule: what it says, who says so, and an example of what it permits and of what it forbids."""
    sources = "; ".join(rule.sources)
    lines = (
        f"## {words.say(rule.title)} {{ #{rule.anchor} }}",
        words.say(rule.statement),
        element("p", words.say(CODE, code=rule.id), " · ", words.say(SOURCES, sources=sources), class_="tutor-source"),
        *_examples(rule, words),
    )
    return "\n\n".join(lines)


def _examples(rule: Rule, words: Html) -> Iterator[str]:
    example = EXAMPLES.get(rule) or SCENES.get(rule)
    if example is None:
        yield words.say(NO_EXAMPLE)
        return
    for heading, move, never in ((PERMITS, example.permits, NEVER_PERMITS), (FORBIDS, example.forbids, NEVER_FORBIDS)):
        if move and isinstance(example, Example):
            yield _drawn(example, heading, move, words)
        elif move and isinstance(example, Scene):
            yield _staged(example, heading, move, words)
        elif (rule.allows if heading is PERMITS else rule.forbids) is None:
            yield words.say(never)


def _staged(scene: Scene, heading: Message, move: str, words: Html) -> str:
    """A scene: what was said, the hand, the move that is tried and its verdict."""
    players = scene.at.setting.players if hasattr(scene.at, "setting") else len(getattr(scene.at, "hands", "four"))
    words = words.to(0, players)
    said = [
        element("p", words.say(SAID, by=seat, bid=bid))
        for seat, bid in (scene.at.said if isinstance(scene.at, Auction) else ())
    ]
    ruling = scene.ruling(move)
    tried = next(one for one in ruling.moves if str(one) == move)
    return element(
        "div",
        element("p", element("strong", words.say(heading))),
        *said,
        _held(scene.hand, words) if scene.hand else "",
        element("p", words.say(MOVE), " ", element("strong", words.move(tried))),
        outcome(ruling, words),
        class_="tutor-example",
    )


def _held(hand: Cards, words: Html) -> str:
    cards = [drawn(card, words) for card in in_order(hand)]
    return element("div", *cards, **fan(cards), role="group", aria_label=words.say(YOUR_HAND))


def _drawn(example: Example, heading: Message, tried: str, words: Html) -> str:
    card = TAROT[tried]
    ruling = example.ruling(card)
    return element(
        "div",
        element("p", element("strong", words.say(heading))),
        _trick(example, words),
        _hand(example.hand, card, "yes" if ruling.legal else "no", words),
        outcome(ruling, words),
        class_="tutor-example",
    )


def _trick(example: Example, words: Html) -> str:
    trick = example.trick
    if not trick.cards:
        return element("p", words.say(NOBODY_YET))
    figures = (
        element("figure", drawn(card, words), element("figcaption", words.say(SEATS[4][trick.seat_of(card)])))
        for card in trick.cards
    )
    caption = element("p", words.say(TRICK), class_="caption")
    return caption + element("div", *figures, class_="trick", role="group", aria_label=words.say(TRICK))


def _hand(hand: Cards, tried: Card, mark: str, words: Html) -> str:
    cards = [drawn(card, words, data_tried=mark if card is tried else None) for card in in_order(hand)]
    caption = element("p", words.say(HAND), class_="caption")
    return caption + element("div", *cards, **fan(cards), role="group", aria_label=words.say(HAND))
