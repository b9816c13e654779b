"""The guide to Tarot's advice, for Markdown pages: sections for pieces of advice, drawn signals, evaluated hands."""

from __future__ import annotations

from collections.abc import Iterator

from tutor.core.cards import TAROT
from tutor.core.message import N_
from tutor.core.rule import Rule
from tutor.rulebook.tarot.signalled import PROVEN, SEAT, SIGNALLED, Signalled
from tutor.show.html import Html, element
from tutor.show.rulebook import stated
from tutor.show.still import TRICK, fanned, held, laid
from tutor.show.tarot.around import signals, tells
from tutor.show.tarot.inferences import Inferences
from tutor.show.tarot.worth import Worth
from tutor.tarot import ADVICE
from tutor.tarot.advice.hand_value import suggest
from tutor.tarot.play import Play

EARLIER = N_("The trick before")
TAKER_IS = N_("The taker is {by:player}.")


def sections(prefix: str, words: Html) -> str:
    """A section for each piece of advice whose id begins like this."""
    found = (rule for rule in ADVICE.values() if rule.id.startswith(prefix))
    return "\n\n".join(piece for rule in found for piece in (*stated(rule, words), *_example(rule, words)))


def every_card(code: str, words: Html) -> str:
    """The message of each legal card in the example of a convention, not only of the one that shows it."""
    words, example = words.to(SEAT), SIGNALLED[code]
    return element(
        "div",
        *_laid(example.play, words),
        fanned(example.play.hand, words),
        signals(example.play, words),
        class_="tutor-example",
    )


def proof(_: str, words: Html) -> str:
    """A position in which the play has proven something, with the proof."""
    words = words.to(SEAT)
    return element("div", *_laid(PROVEN, words), Inferences(PROVEN, SEAT).html(words), class_="tutor-example")


def example_hand(codes: str, words: Html) -> str:
    """A hand, drawn, and its value line by line; ``codes`` are its cards."""
    hand = TAROT.read(codes)
    return element("div", fanned(hand, words), Worth(suggest(hand)).html(words), class_="tutor-example")


def _example(rule: Rule, words: Html) -> Iterator[str]:
    if rule.id in SIGNALLED:
        yield _drawn(SIGNALLED[rule.id], words)


def _drawn(example: Signalled, words: Html) -> str:
    """The position of an example, and the signal of its card there."""
    words, play = words.to(SEAT), example.play
    hand = held(play.hand, example.card, "yes", words)
    return element("div", *_laid(play, words), hand, tells(example.signal, words), class_="tutor-example")


def _laid(play: Play, words: Html) -> Iterator[str]:
    """The taker, the trick before if there is one, and the trick so far."""
    yield element("p", words.say(TAKER_IS, by=play.taker))
    if play.tricks:
        yield laid(play.tricks[-1], EARLIER, words)
    yield laid(play.trick, TRICK, words)
