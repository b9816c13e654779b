"""The table: a trick by seat, the learner's hand, the verdicts on its cards and the story so far, as HTML.

``table.js`` brings it to life by the class names and data attributes used here.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import groupby
from typing import Any

from tutor import tarot
from tutor.cards import EXCUSE, TRUMP, Card, Cards
from tutor.rule import N_, Message, Obligation, Ruling
from tutor.show.faces import face
from tutor.show.html import Html, element
from tutor.show.story import Step, tell
from tutor.show.story import result as outcome_of
from tutor.tarot.play import Play

SEATS = (N_("You"), N_("Right"), N_("Opposite"), N_("Left"))
TABLE = N_("Card table: {title}")
TRICK = N_("Trick {number} of {size}")
TAKER = N_("taker")
YOU_ATTACK = N_("You are the taker: you play alone against the other three.")
YOU_DEFEND = N_("The taker is {by:player}; the other two are your partners.")
TO_PLAY = N_("to play")
LED = N_("led")
HIGHEST = N_("highest so far")
TO_THE_RIGHT = N_("Play goes to the right.")
PREVIOUS = N_("The faded cards are the previous trick.")
YOUR_HAND = N_("Your hand")
ALLOWED = N_("Allowed")
NOT_ALLOWED = N_("Not allowed")
RULE = N_("Rule:")
TRY = N_("Your turn. Try any card.")
PLAY = N_("Your turn. A card that is allowed is played at once.")
KEYS = N_("Keyboard: the arrows move, Enter tries.")
ANOTHER = N_("Deal me another")
PLAY_ON = N_("Play on")
TO_THE_END = N_("Play it to the end for me")
SEED = N_("Deal number")
SHOW_DEAL = N_("Show this deal")
WHOLE_STORY = N_("Every card so far, and why")
WORKING = N_("One moment…")
GONE = N_("The tutor does not answer any more: run the cell again.")
MARKS = {"tried-yes": N_("tried: allowed"), "tried-no": N_("tried: not allowed")}
BINDING, MAY_PLAY = N_("binds you"), N_("allowed")

#: As many cards fit in one row on a phone, each wide enough for a thumb.
NARROW_ROW = 7

#: The order of a hand: neighbours differ in colour, trumps are together at the right.
SUIT_ORDER = ("S", "H", "C", "D", TRUMP, EXCUSE[0])


@dataclass(frozen=True, slots=True)
class View:
    """What a table shows: a position seen from ``seat``, and how it came about.

    ``live`` tells that an allowed card is played at once, not just tried.  ``story`` is every card since the exercise
    began.
    """

    play: Play
    seat: int
    title: Message
    seed: int
    live: bool
    story: tuple[Step, ...]


def table(view: View, words: Html) -> str:
    """The whole table as HTML, for the learner at ``view.seat``."""
    words = words.to(view.seat)
    title = words.say(view.title)
    duty = view.play.duty() if view.play.turn == view.seat else Obligation[Card]()
    parts = (
        _head(view, title, words),
        felt(view.play, words, live=view.live),
        hand(view, words),
        element("div", _opening(view, words), class_="verdict", data_part="verdict", role="status", aria_live="polite"),
        element("div", *(_ruling(ruling, duty, words) for ruling in duty.rulings), data_part="rulings", hidden=True),
        _controls(view, words),
        _story(view, words),
        element("p", class_="problem", data_part="problem", role="alert", hidden=True),
    )
    return element(
        "section",
        *parts,
        class_="tutor-table",
        lang=words.lang,
        aria_label=words.say(TABLE, title=words.say(view.title)),
        data_live=view.live,
        data_working=words.say(WORKING),
        data_gone=words.say(GONE),
    )


def _head(view: View, title: str, words: Html) -> str:
    play = view.play
    number = min(len(play.tricks) + 1, play.size)
    role = words.say(YOU_ATTACK) if view.seat == play.taker else words.say(YOU_DEFEND, by=play.taker)
    return element(
        "header",
        element("h3", title),
        element("p", words.say(TRICK, number=number, size=play.size), " · ", role, " ", words.say(TO_THE_RIGHT)),
        data_part="head",
    )


def felt(play: Play, words: Html, *, live: bool) -> str:
    """The trick on the table, each card before its player.

    In live play, until a card is led, the previous trick may still be seen (T-PLAY-LAST-TRICK-LOOK); it is faded.
    """
    trick = play.trick
    old = live and not trick.cards and bool(play.tricks)
    shown = play.tricks[-1] if old else trick
    cards = {shown.seat_of(card): card for card in shown.cards}
    best = None if old and not play.over else shown.best
    led = shown.cards[0] if shown.cards else None
    seats = [_seat(play, seat, cards.get(seat), (led, best), words) for seat in range(trick.players)]
    note = element("p", words.say(PREVIOUS), class_="previous") if old and not play.over else ""
    return element("div", *seats, note, class_="felt", data_part="felt", data_old=bool(note))


def _seat(play: Play, seat: int, card: Card | None, outstanding: tuple[Card | None, Card | None], words: Html) -> str:
    """One player's place, with what is to be said of it; ``outstanding`` are the card led and the best card."""
    led, best = outstanding
    place = (seat - (words.seat or 0)) % len(SEATS)
    slot = element("span", class_="slot") if card is None else drawn(card, words)
    who = element("span", words.say(SEATS[place]), class_="who")
    tags = [
        element("span", words.say(tag), class_="tag")
        for tag, due in (
            (TAKER, seat == play.taker),
            (TO_PLAY, seat == play.turn),
            (LED, card and card is led),
            (HIGHEST, card and card is best),
        )
        if due
    ]
    return element("div", element("p", who, *tags), slot, class_=f"seat seat-{place}", data_turn=seat == play.turn)


def drawn(card: Card, words: Html, **attributes: str | bool | None) -> str:
    """One card, drawn, with its name for those who do not see it."""
    name = element("span", words.name(card), class_="tutor-said")
    return element("span", face(card, words.lang), name, class_="card", data_card=card.code, **attributes)


def in_order(cards: Iterable[Card]) -> list[Card]:
    """The cards in the order in which a hand is held."""
    return sorted(cards, key=lambda card: (SUIT_ORDER.index(card.suit), card.height))


def fan(cards: list[str]) -> dict[str, str | int]:
    """The attributes that lay cards out as a fan: in one row, or many of them in two where there is little room."""
    count = len(cards)
    half = count if count <= NARROW_ROW else (count + 1) // 2
    return {"class_": "hand", "style": f"--cards:{count};--half:{half}"}


def hand(view: View, words: Html) -> str:
    """The learner's hand as a fan of buttons: one tab stop, arrows move."""
    cards = in_order(view.play.hands[view.seat] or ())
    buttons = [_button(card, 0 if number == 0 else -1, words) for number, card in enumerate(cards)]
    marks = {f"data_{mark.replace('-', '_')}": words.say(text) for mark, text in MARKS.items()}
    return element(
        "div",
        *buttons,
        **fan(buttons),
        **marks,
        data_part="hand",
        role="group",
        aria_label=words.say(YOUR_HAND),
        data_binding=words.say(BINDING),
        data_allowed=words.say(MAY_PLAY),
    )


def _button(card: Card, tabindex: int, words: Html) -> str:
    name = element("span", words.name(card), class_="tutor-said")
    state = element("span", class_="tutor-said state")
    return element(
        "button",
        face(card, words.lang),
        name,
        state,
        type="button",
        class_="card",
        data_card=card.code,
        tabindex=tabindex,
    )


def _ruling(ruling: Ruling[Card], duty: Obligation[Card], words: Html) -> str:
    """What the tutor says of some cards of the hand, ready to be shown."""
    binding = ruling.reason.facts.get("binding")
    return element(
        "div",
        outcome(ruling, words),
        data_cards=_codes(ruling.moves),
        data_legal="yes" if ruling.legal else "no",
        data_binding=_codes(binding if isinstance(binding, Cards) and not ruling.legal else ()),
        data_allowed=_codes(duty.legal() if not ruling.legal else ()),
    )


def outcome(ruling: Ruling[Any], words: Html) -> str:
    """Whether and why, with the rules that say so."""
    sign, text = ("✓", ALLOWED) if ruling.legal else ("✗", NOT_ALLOWED)
    label = element("strong", sign, " ", words.say(text))
    rules = " → ".join(words.link(reason.rule) for reason in ruling.chain)
    return element(
        "p", label, " ", words.verdict(ruling), class_="outcome", data_legal="yes" if ruling.legal else "no"
    ) + element("p", words.say(RULE), " ", rules, class_="because")


def _codes(cards: Iterable[Card]) -> str:
    return " ".join(card.code for card in cards)


def _opening(view: View, words: Html) -> str:
    """What the verdict's place says before a card is tried: what has just happened, and what to do."""
    recent = view.story[_own_last(view) :]
    lines = [element("p", line) for line in tell(recent, words)]
    if view.play.over:
        lines += [element("p", line) for line in outcome_of(tarot.result(view.play), words)]
    else:
        keys = element("span", words.say(KEYS), class_="keys")
        lines.append(element("p", words.say(PLAY if view.live else TRY), " ", keys, class_="hint"))
    return "".join(lines)


def _own_last(view: View) -> int:
    """Where in the story the learner played last."""
    own = [number for number, step in enumerate(view.story) if step.before.turn == view.seat]
    return own[-1] if own else 0


def _controls(view: View, words: Html) -> str:
    seed = element(
        "label",
        words.say(SEED),
        " ",
        f'<input class="seed" name="seed" inputmode="numeric" autocomplete="off" size="5" value="{view.seed}">',
    )
    buttons = [_intent("deal", words.say(ANOTHER))]
    if not view.live:
        buttons.append(_intent("play_on", words.say(PLAY_ON)))
    elif not view.play.over:
        buttons.append(_intent("finish", words.say(TO_THE_END)))
    show = element("button", words.say(SHOW_DEAL), type="submit")
    form = element("form", seed, " ", show)
    progress = element("p", class_="progress", role="status", hidden=True)
    return element("div", *buttons, form, progress, class_="controls", data_part="controls")


def _intent(name: str, label: str) -> str:
    return element("button", label, type="button", data_intent=name)


def _story(view: View, words: Html) -> str:
    """Every card since the exercise began, trick by trick."""
    tricks = []
    for number, steps in groupby(view.story, key=lambda step: len(step.before.tricks) + 1):
        title = element("strong", words.say(TRICK, number=number, size=view.play.size))
        lines = [element("li", line) for line in tell(steps, words)]
        tricks.append(element("li", title, element("ul", *lines)))
    summary = element("summary", words.say(WHOLE_STORY))
    attributes: dict[str, str | bool] = {"data_part": "story", "hidden": not tricks}
    return element("details", summary, element("ol", *tricks), class_="story", **attributes)
