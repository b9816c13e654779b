"""A table for readers who are shown no scripts: a picture of it, and what is allowed folded."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape

from tutor.core.message import N_
from tutor.show.exercises.boards import YOU_HOLD
from tutor.show.exercises.reply import SIGNS
from tutor.show.exercises.said import COLON
from tutor.show.html import Html, element, paragraphs
from tutor.show.picture.svg import Alternative, drawn, image, standalone
from tutor.show.table.hand import drawn as card
from tutor.show.table.hand import in_order
from tutor.show.table.table import seated
from tutor.show.table.view import View
from tutor.show.words import Words

ALLOWED = N_("What is allowed, and why")


def pictured(view: View, words: Html) -> str:
    """The table as HTML that needs no script, no style and no other picture."""
    words, plain = seated(view, words), seated(view, Words(words.lang))
    title, told = _told(view, plain)
    shown = image(_seen(view, words), plain, f"{title} {told}")
    asks = element("p", element("strong", view.on_table.prompt(words))) if view.on_turn else ""
    verdicts = [*paragraphs(_verdicts(view, plain))]
    folded = element("details", element("summary", words.say(ALLOWED)), *verdicts) if verdicts else ""
    return element("h4", escape(title, quote=False)) + shown + asks + folded


def picture(view: View, words: Html) -> str:
    """The felt and the hand below it as SVG that stands alone."""
    words, plain = seated(view, words), seated(view, Words(words.lang))
    return standalone(drawn(_seen(view, words), plain), around=_told(view, plain))


def _seen(view: View, words: Html) -> str:
    """The felt and the hand, on which nothing can be pressed."""
    felt = view.felt(len(view.story), words)
    hand = element("div", *(card(one, words) for one in in_order(felt.hand)), class_="hand")
    return felt.html(view.at.turn, words, view.dealer) + hand


def _told(view: View, words: Words) -> Alternative:
    """The title of the table, and all that is seen there in plain text."""
    title, *told = map(str.strip, (view.on_table.title(words), *view.on_table.so_far(words)))
    hand = view.felt(len(view.story), Html(words.lang)).hand
    held = [words.say(YOU_HOLD, cards=hand)] if hand else []
    return Alternative(title, " ".join((*told, *held)))


def _verdicts(view: View, words: Words) -> Iterator[str]:
    """Each verdict in plain text, with the moves that share it; the moves that are allowed come first."""
    for ruling in sorted(view.duty.rulings, key=lambda ruling: not ruling.legal):
        moves = words.list(map(words.move, ruling.moves), "and")
        yield f"{SIGNS[ruling.legal]}{moves}{words.say(COLON)}{words.verdict(ruling)}"
