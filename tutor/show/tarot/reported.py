"""The report on a defence, when a deal is over: signals that were true, false, or left out, trick by trick."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from tutor.core.message import N_, Message
from tutor.show.advice import Counsel, item
from tutor.show.html import Html, element
from tutor.show.reasoned import JsonObject, reasoned
from tutor.show.words import Words
from tutor.tarot.advice.told import Report, Told, report
from tutor.tarot.play import Play

TITLE = N_("What your cards have told your partners in this deal")
NOTHING = N_("Your cards have said nothing in this deal, and had nothing to say.")
KEPT, BROKEN, MISSED, ASKED = (
    N_("said truly", "heading of a list"),
    N_("said falsely", "heading of a list"),
    N_("not said where you could", "heading of a list"),
    N_("asked for", "heading of a list"),
)
IN_TRICK = N_("In trick {trick} you played {card:card}:")
INSTEAD = N_("In trick {trick} you played {card:card}. Another card of the same worth would have told the truth:")


class _Part(NamedTuple):
    """A part of the report: its name, the text before each item, and the items."""

    name: str
    title: Message
    lead: Message
    told: tuple[Told, ...]


class Reported(Counsel):
    """The report to a defender of the messages they sent in a deal that is over."""

    def __init__(self, found: Report) -> None:
        """Keep the report."""
        self.found = found

    @property
    def _parts(self) -> tuple[_Part, ...]:
        found = self.found
        return (
            _Part("kept", KEPT, IN_TRICK, found.kept),
            _Part("broken", BROKEN, IN_TRICK, found.broken),
            _Part("missed", MISSED, INSTEAD, found.missed),
            _Part("asked", ASKED, IN_TRICK, found.asked),
        )

    def html(self, words: Html) -> str:
        """A row for each part, with the number of its items, that opens to the tricks and the cards."""
        if not any(self.found):
            return element("div", element("p", words.say(NOTHING)), class_="tutor-inferences")
        heading = element("p", words.say(TITLE), class_="heading")
        return element("div", heading, *(_row(part, words) for part in self._parts), class_="tutor-inferences")

    def lines(self, words: Words) -> Iterator[str]:
        """The number of items and the items of each part."""
        if not any(self.found):
            yield words.say(NOTHING)
            return
        yield words.say(TITLE)
        for part in self._parts:
            yield f"  {words.say(part.title)} {len(part.told)}"
            yield from (f"      {_said(one, part.lead, words)} [{one.signal.rule.id}]" for one in part.told)

    def as_json(self, words: Words) -> JsonObject:
        """Each part by its name."""
        return {
            part.name: [
                {
                    "trick": one.trick,
                    "card": one.card.code,
                    **reasoned(one.signal.reason),
                    "text": _said(one, part.lead, words),
                }
                for one in part.told
            ]
            for part in self._parts
        }


def reported(play: Play, seat: int) -> Reported | None:
    """The report to a defender on a deal that is over; ``None`` for the attack, or if its beginning is not known."""
    return Reported(report(play, seat)) if play.whole and seat not in play.side(play.taker) else None


def _row(part: _Part, words: Html) -> str:
    counted = element("span", words.say(part.title)) + element("b", str(len(part.told)))
    if not part.told:
        return element("p", counted, class_="inference", data_inference=part.name)
    items = (
        item([one.card], [element("p", _said(one, part.lead, words), " ", words.link(one.signal.rule))], words)
        for one in part.told
    )
    return element(
        "details", element("summary", counted), element("ul", *items), class_="inference", data_inference=part.name
    )


def _said(one: Told, lead: Message, words: Words) -> str:
    facts = one.signal.facts
    return f"{words.say(lead, trick=one.trick, card=one.card)} {words.tell(one.signal.reason.shows, facts)}."
