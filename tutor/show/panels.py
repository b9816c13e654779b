"""What stands around the play, as HTML beside a table.

In Tarot that is a hand's value, what is known of the others and the signals; in Barbu what to do, and why.
Each panel is made of a position and words; ``show.advice`` says the same as plain text and as JSON.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from tutor.cards import Card, Cards
from tutor.rule import N_, Message
from tutor.show import advice
from tutor.show.advice import proof, tell
from tutor.show.hand import drawn, in_order
from tutor.show.html import Html, element
from tutor.show.words import capital
from tutor.tarot.advice.hand_value import TABLE, Feature, Suggestion, suggest
from tutor.tarot.advice.knowledge import Known
from tutor.tarot.advice.signals import Signal, defends, told
from tutor.tarot.auction import Auction
from tutor.tarot.play import Play

COUNTS = N_("What counts")
VALUE = N_("Value", "head of a column")


def worth(at: Auction, words: Html) -> str:
    """What the hand of the player to speak is worth, line by line, and the bid that it suggests.

    Raise ``RecordError`` if the hand is not known.
    """
    return _worth(advice.suggestion(at), words.to(at.turn, at.setting.players))


def hand_worth(hand: Cards, words: Html) -> str:
    """What a hand is worth before anybody has bid."""
    return _worth(suggest(hand), words)


def known(at: Play, words: Html) -> str:
    """What everybody can know of each hand but the reader's own, each thing with the card that proves it.

    The reader is the player whom the words speak to, else the player to move.
    """
    seat = at.trick.turn if words.chairs.seat is None else words.chairs.seat
    words = words.to(seat, len(at.hands))
    items = [_proof(one, words) for _, found in advice.others(at, seat) for one in found]
    listed = element("ul", *items) if items else element("p", words.say(advice.NOTHING_KNOWN))
    return _panel(advice.KNOWN, listed, words)


def signals(at: Play, words: Html) -> str:
    """What each legal card of the player to move would tell the partners, and whether that is true of the hand.

    Nothing at all for the attack, and when the deal is over.  Raise ``RecordError`` if the hand is not known.
    """
    if at.over or not defends(at, at.trick.turn):
        return ""
    words = words.to(at.trick.turn, len(at.hands))
    if not at.whole:
        return _panel(advice.SIGNALS, element("p", words.say(advice.FROM_THE_MIDDLE)), words)
    groups = sorted(told(at), key=lambda group: not group[1])
    items = (_item(cards, _told(found, words), words) for cards, found in groups)
    return _panel(advice.SIGNALS, element("ul", *items), words)


def recommended(at: Any, words: Html) -> str:  # noqa: ANN401 - Barbu in any phase
    """What the player to move, who is the one spoken to, had better do in Barbu, and why; nothing without a choice.

    Raise ``RecordError`` if the hand is not known.
    """
    found = advice.recommended(at)
    if found is None:
        return ""
    rule = found.reason.rule
    said = element("p", element("strong", advice.move(found, words))) + element("p", tell(found.reason, words))
    credit = element(
        "p", " · ".join(filter(None, (words.link(rule), advice.credit(rule, words)))), class_="tutor-source"
    )
    note = element("p", tell(found.note, words), " ", words.link(found.note.rule)) if found.note else ""
    return _panel(advice.CHOICE, said + credit + note, words)


def tells(signal: Signal, words: Html) -> str:
    """What a card tells by one convention, and whether the hand keeps the promise."""
    text, kept = tell(signal.reason, words), advice.promise(signal)
    link = words.link(signal.rule)
    if kept is None:
        return element("p", text, " ", link)
    sign, legal = ("✓ ", "yes") if signal.true else ("✗ ", "no")
    return element("p", text, " ", element("strong", sign, words.say(kept)), " ", link, data_legal=legal)


def _told(found: Iterable[Signal], words: Html) -> Iterator[str]:
    if not found:
        yield element("p", words.say(advice.SILENT))
    for signal in found:
        yield tells(signal, words)


def _proof(one: Known, words: Html) -> str:
    """What is known, beside the card that proves it or the cards that were shown."""
    card = one.reason.facts.get("card")
    text = element("p", proof(one.reason, words), " ", words.link(one.reason.rule))
    return _item([card] if isinstance(card, Card) else one.shown, [text], words)


def _item(cards: Iterable[Card], said: Iterable[str], words: Html) -> str:
    """Some cards, and what is to be said of them."""
    return element("li", _row(cards, words), element("div", *said, class_="said"))


def _worth(found: Suggestion, words: Html) -> str:
    more = advice.dogless(found)
    heads = (element("th", words.say(COUNTS), scope="col"), element("th", words.say(VALUE), scope="col"))
    bodies = [
        *(_line(line, words) for line in found.with_dog.lines),
        _total(advice.TAKING_DOG, found.with_dog.total, words),
        *(_line(line, words) for line in more),
        _total(advice.LEAVING_DOG, found.without_dog.total, words) if more else "",
    ]
    table = element("table", element("thead", element("tr", *heads)), element("tbody", *bodies), class_="worth")
    bid = element("p", element("strong", tell(found.reason, words), "."), " ", words.link(found.reason.rule))
    players = words.chairs.players
    scale = "" if players == TABLE else element("p", words.say(advice.OTHER_TABLE, players=players))
    return _panel(advice.WORTH, table + bid + scale, words)


def _line(line: Feature, words: Html) -> str:
    """One line of an evaluation: its rule, the suit if it is about one, the cards, the points."""
    rule, facts = line.reason.rule, line.reason.facts
    suit, cards = facts.get("suit"), facts["cards"]
    about = element("span", capital(words.suit(suit)), class_="suit") if isinstance(suit, str) else ""
    what = [element("span", words.link(rule), about, class_="what")]
    if isinstance(cards, Cards) and cards:
        what.append(_row(cards, words))
    if not line.points:
        what.append(element("p", tell(line.reason, words), "."))
    return element("tr", element("th", *what, scope="row"), element("td", str(line.points)))


def _total(message: Message, total: int, words: Html) -> str:
    title = element("th", capital(words.say(message)), scope="row")
    return element("tr", title, element("td", element("strong", str(total))), class_="total")


def _row(cards: Iterable[Card], words: Html) -> str:
    """Some cards, drawn small, side by side."""
    return element("span", *(drawn(card, words) for card in in_order(cards)), class_="cards")


def _panel(heading: Message, content: str, words: Html) -> str:
    title = element("p", words.say(heading), class_="heading")
    return element("section", title, content, class_="tutor-advice", aria_label=words.say(heading), lang=words.lang)
