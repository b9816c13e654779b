"""A table for readers who are shown no scripts: a picture of it, and what is allowed folded."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape

from tutor.core.message import N_
from tutor.show.exercises.boards import YOU_HOLD
from tutor.show.exercises.reply import SIGNS
from tutor.show.exercises.said import COLON
from tutor.show.html import Html, element, paragraphs
from tutor.show.picture.svg import image
from tutor.show.table.hand import drawn, in_order
from tutor.show.table.table import seated
from tutor.show.table.view import View
from tutor.show.words import Words

ALLOWED = N_("What is allowed, and why")


def pictured(view: View, words: Html) -> str:
    """The table as HTML that needs no script, no style and no other picture."""
    words, plain = seated(view, words), seated(view, Words(words.lang))
    felt = view.felt(len(view.story), words)
    hand = element("div", *(drawn(card, words) for card in in_order(felt.hand)))
    title, *told = map(str.strip, (view.on_table.title(plain), *view.on_table.so_far(plain)))
    held = [plain.say(YOU_HOLD, cards=felt.hand)] if felt.hand else []
    shown = image(felt.html(view.at.turn, words, view.dealer) + hand, plain, " ".join((title, *told, *held)))
    asks = element("p", element("strong", view.on_table.prompt(words))) if view.on_turn else ""
    verdicts = [*paragraphs(_verdicts(view, plain))]
    folded = element("details", element("summary", words.say(ALLOWED)), *verdicts) if verdicts else ""
    return element("h4", escape(title, quote=False)) + shown + asks + folded


def _verdicts(view: View, words: Words) -> Iterator[str]:
    """Each verdict in plain text, with the moves that share it; the moves that are allowed come first."""
    for ruling in sorted(view.duty.rulings, key=lambda ruling: not ruling.legal):
        moves = words.list(map(words.move, ruling.moves), "and")
        yield f"{SIGNS[ruling.legal]}{moves}{words.say(COLON)}{words.verdict(ruling)}"
