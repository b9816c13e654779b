"""Where cards are taken from when somebody lays them out: the pack as buttons, or a text."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby

from tutor.core.cards import EXCUSE, TRUMP, Card
from tutor.core.draft import Draft
from tutor.core.message import N_, Message
from tutor.show.html import Html, element
from tutor.show.setup.typed import LONGEST

TYPED, SET_UP = N_("Say it in words"), N_("Set it up", "a button: set up the position that was typed")
PRESSED = N_("Or press the cards")
WHERE = {
    "hand": N_("in your hand"),
    "trick": N_("card {number} of the trick"),
    "earlier": N_("card {number} of trick {trick} before this one"),
    "lying": N_("on the table"),
    "back": N_("at the back"),
    "middle": N_("in the middle"),
    "shown": N_("shown"),
}
#: The signs on a card of the pack that lies somewhere; a card of the trick has its number.
MARKS = {"hand": "✓", "lying": "▬", "back": "5", "middle": "5"}


def typed(example: Message, words: Html) -> str:
    """A form for a text, which shows an ``example`` as long as it is empty."""
    field = element(
        "textarea",
        name_="text",
        rows=2,
        maxlength=LONGEST,
        placeholder=words.say(example),
        spellcheck="false",
        autocomplete="off",
    )
    return element(
        "form",
        element("label", words.say(TYPED), field),
        element("button", words.say(SET_UP)),
        data_sends="text",
        method="dialog",
        data_part="typed",
        class_="typed",
    )


def pack(draft: Draft, words: Html) -> str:
    """Every card of the pack as a button, suit by suit; one that lies somewhere says where."""
    return element(
        "div", *_suits(draft, words), data_part="pack", class_="pack", role="group", aria_label=words.say(PRESSED)
    )


def _suits(draft: Draft, words: Html) -> Iterator[str]:
    # The Excuse has no suit, and stands beside the trumps.
    for suit, cards in groupby(draft.scene.pack.cards, key=lambda card: TRUMP if card.code == EXCUSE else card.suit):
        yield element("div", *(_card(card, draft, words) for card in cards), class_="suit", data_suit=suit)


def _card(card: Card, draft: Draft, words: Html) -> str:
    place = draft.place_of(card)
    where = ""
    if place:
        number, facts = draft.at(place).index(card) + 1, {}
        if place == "earlier":
            trick, number = divmod(number - 1, draft.scene.players)
            number, facts = number + 1, {"trick": trick + 1}
        sign = element("span", MARKS.get(place, str(number)), aria_hidden="true", class_="badge")
        where = sign + element("span", ", ", words.say(WHERE[place], number=number, **facts), class_="tutor-said")
    return element(
        "button",
        words.card(card),
        where,
        type="button",
        data_put=card.code,
        data_in=place,
        aria_pressed="true" if place else "false",
    )
