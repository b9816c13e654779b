"""The learner's moves: the cards of the hand, the other moves as buttons, and the verdict on each.

Every button has its move as records write it, in ``data-move``.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import groupby
from typing import Any, NamedTuple

from tutor.core.cards import EXCUSE, TAROT, TRUMP, Card, Cards
from tutor.core.message import N_, Message
from tutor.core.obligation import Obligation, Ruling
from tutor.show.faces import face
from tutor.show.html import Html, element
from tutor.show.table import praise

YOUR_HAND = N_("Your hand")
YOUR_CHOICE = N_("What you may say")
NOT_NOW = N_("Not allowed now, and why ({count})")
ALLOWED = N_("Allowed", "verdict on a card")
NOT_ALLOWED = N_("Not allowed")
RULE = N_("Rule:")
TRY = N_("Your turn. Try any card.")
PLAY = N_("Your turn: play a card.")
MARKS = {"tried-yes": N_("tried: allowed"), "tried-no": N_("tried: not allowed")}
BINDING, MAY_PLAY = N_("forces you"), N_("allowed", "a card may be played")
FRESH = N_("from the dog")

#: More buttons than these stand in columns.
FEW = 8
#: More forbidden moves than these are folded away, where each can still be asked for its reason.
FEW_FORBIDDEN = 4

#: The order of a hand: neighbours differ in colour, trumps are together at the right.
SUIT_ORDER = ("S", "H", "C", "D", TRUMP, EXCUSE[0])

#: The separator of moves in an attribute; no move contains it.
BETWEEN = "|"

#: Two functions of a game: the card of the hand with which a move is made, and a move as records write it.
CardOf = Callable[[Any], Card | None]
Written = Callable[[Any], str]


def drawn(card: Card, words: Html, **attributes: str | bool | None) -> str:
    """One card, drawn, with its name for screen readers."""
    name = element("span", words.name(card), class_="tutor-said")
    return element("span", face(card, words.lang), name, class_="card", data_card=card.code, **attributes)


def toggle(card: Card, words: Html, said: str, *more: str, **attributes: str | int | bool | None) -> str:
    """A card that can be pressed; screen readers read ``said`` after its name, and ``more`` (HTML) follows it."""
    name = element("span", words.name(card) + said, class_="tutor-said")
    parts = face(card, words.lang), name, *more
    return element("button", *parts, type="button", class_="card", data_card=card.code, **attributes)


def in_order(cards: Iterable[Card]) -> list[Card]:
    """The cards in the order in which a hand is held."""
    return sorted(cards, key=lambda card: (SUIT_ORDER.index(card.suit), card.height))


def own_hand(hands: Sequence[Cards | None], seat: int | None) -> Cards:
    """The cards of a player's own hand: none if it is not known, or if they have no seat in the deal."""
    return TAROT.none if seat is None else hands[seat] or TAROT.none


def fan(cards: list[str]) -> dict[str, str | int]:
    """The attributes that lay cards out as a fan, in as many even rows as its width needs.

    ``hand.css`` has a rule for each number of cards, since pages have no styles.
    """
    return {"class_": "hand", "data_n": len(cards)}


def hand(cards: Cards, moves: dict[Card, str], fresh: Cards, words: Html, most: int = 0) -> str:
    """The learner's hand as a fan: buttons, one tab stop, where a move is made with a card, else just cards.

    ``fresh`` are the cards that have just come out of the dog.  The hand keeps the room of the ``most`` cards that it
    has had, so that nothing below it moves as it grows smaller.
    """
    held = in_order(cards)
    if moves:
        first = next((card for card in held if card in moves), None)
        shown = [_button(card, moves.get(card), 0 if card is first else -1, card in fresh, words) for card in held]
    else:
        shown = [drawn(card, words, data_fresh=card in fresh) for card in held]
    marks = {f"data_{mark.replace('-', '_')}": words.say(text) for mark, text in MARKS.items()}
    return element(
        "div",
        *shown,
        **fan(shown),
        **marks,
        data_most=max(most, len(shown)),
        data_part="hand",
        role="group",
        aria_label=words.say(YOUR_HAND),
        data_binding=words.say(BINDING),
        data_allowed=words.say(MAY_PLAY),
    )


def _button(card: Card, move: str | None, tabindex: int, fresh: bool, words: Html) -> str:  # noqa: FBT001 - one place
    said, state = f", {words.say(FRESH)}" if fresh else "", element("span", class_="tutor-said state")
    return toggle(card, words, said, state, data_move=move, data_fresh=fresh, tabindex=tabindex)


class Group(NamedTuple):
    """What some buttons have in common: its title and a note below that, both HTML; ``""`` if it is not said."""

    title: str = ""
    note: str = ""


class Button(NamedTuple):
    """A button for a move, as records write it; its label is HTML.

    One for a forbidden move can be pressed like the others, and then shows the reason; it looks different from them.
    ``group`` is what it has in common with its neighbours.
    """

    move: str
    label: str
    forbidden: bool = False
    group: Group = Group()


def buttons(offered: list[Button], words: Html, more: str = "") -> str:
    """The moves that are made with no card of the hand, as buttons in one tab stop, and a second one in a fold.

    ``more`` (HTML) are other buttons there.
    """
    forbidden = [button for button in offered if button.forbidden]
    folded = forbidden if len(forbidden) > FEW_FORBIDDEN else []
    return _laid_out(
        [button for button in offered if button not in folded],
        (_fold(folded, words) if folded else "") + more,
        data_part="choices",
        role="group",
        aria_label=words.say(YOUR_CHOICE),
        hidden=not (offered or more),
    )


def _fold(folded: list[Button], words: Html) -> str:
    """The buttons of many forbidden moves in a fold, so that they do not hide the few that are allowed."""
    summary = element("summary", words.say(NOT_NOW, count=len(folded)))
    return element("details", summary, _laid_out(folded), class_="fold")


def _laid_out(offered: list[Button], more: str = "", **attributes: str | bool) -> str:
    """Buttons by their groups, each of which opens if it has a title; many of one group are in columns.

    ``more`` follows them.
    """
    by_title = [[*alike] for _, alike in groupby(offered, key=lambda button: button.group.title)]
    groups = [_opening(alike[0].group, [_choice(one, one is alike[0]) for one in alike]) for alike in by_title]
    many = len(offered) > FEW and len(groups) == 1
    return element("div", *groups, more, class_="choices", data_many=many, **attributes)


def _opening(group: Group, alike: list[str]) -> str:
    """The buttons of a group, behind its title if it has one, which opens them."""
    if not group.title:
        return "".join(alike)
    note = " " + element("small", group.note, class_="counts") if group.note else ""
    summary = element("summary", element("span", group.title, "…"), note, class_="choice")
    return element("details", summary, element("div", *alike, class_="offer"), class_="pick", name_="pick")


def _choice(button: Button, first: bool) -> str:  # noqa: FBT001 - one place
    return element(
        "button",
        button.label,
        element("span", class_="tutor-said state"),
        type="button",
        class_="choice",
        data_forbidden=button.forbidden,
        data_move=button.move,
        tabindex=0 if first else -1,
    )


def group(title: str, buttons: list[str]) -> str:
    """Buttons or fields that belong together, under their title if they have one."""
    if not title:
        return "".join(buttons)
    return element("div", element("p", title), *buttons, class_="group", role="group", aria_label=title)


def rulings(duty: Obligation[Any], card_of: CardOf, written: Written, words: Html, number: int | None = None) -> str:
    """The tutor's verdict on every move, ready to be shown; with a ``number`` to choose the wording, praise as well."""
    panels = []
    for place, ruling in enumerate(duty.rulings):
        said = None if number is None or not ruling.legal else praise.of_moves(duty, number + place)
        well = _praise(*said, words) if said else ""
        moves = [written(move) for move in ruling.moves]
        panels.append(panel(ruling, moves, instead(ruling, duty, card_of, written), words, well))
    return element("div", *panels, data_part="rulings", hidden=True)


def _praise(right: Message, mended: Message, words: Html) -> str:
    """Praise for a right answer, and in its place that for one after a mistake; ``table.js`` shows one of them."""
    return element("p", words.say(right), class_="praise") + (
        element("p", words.say(mended), class_="praise", data_mended="yes", hidden=True)
    )


def instead(ruling: Ruling[Any], duty: Obligation[Any], card_of: CardOf, written: Written) -> list[str]:
    """The moves allowed in place of those that are not, alike with a card of the hand, or without."""
    with_card = any(card_of(move) for move in ruling.moves)
    allowed = () if ruling.legal else duty.legal()
    return [written(move) for move in allowed if bool(card_of(move)) is with_card]


def panel(ruling: Ruling[Any], moves: Iterable[str], allowed: Iterable[str], words: Html, well: str = "") -> str:
    """The tutor's panel on some ``moves``: the verdict, the cards that bind, and the moves ``allowed`` instead."""
    binding = ruling.reason.facts.get("binding")
    return element(
        "div",
        well,
        outcome(ruling, words),
        data_moves=BETWEEN.join(moves),
        data_legal="yes" if ruling.legal else "no",
        data_binding=" ".join(card.code for card in binding if not ruling.legal) if isinstance(binding, Cards) else "",
        data_allowed=BETWEEN.join(allowed),
    )


def outcome(ruling: Ruling[Any], words: Html) -> str:
    """The verdict on moves, allowed or not, with its reason and rules."""
    sign, text = ("✓", ALLOWED) if ruling.legal else ("✗", NOT_ALLOWED)
    label = element("strong", sign, " ", words.say(text))
    chain = " → ".join(words.link(rule) for rule in dict.fromkeys(reason.rule for reason in ruling.chain))
    return element(
        "p", label, " ", words.verdict(ruling), class_="outcome", data_legal="yes" if ruling.legal else "no"
    ) + element("p", words.say(RULE), " ", chain, class_="because")
