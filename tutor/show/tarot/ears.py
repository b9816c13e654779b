"""The ears: what everybody can know by now, what they are told, and how much that changes, from every chair.

What the rules prove is known; what a card says by convention is told, and may be a lie.  The two never stand in one
list.  Whoever listens hears as much as anybody on that chair: the hidden hands stay hidden, from the other chairs that
of the reader too.  “You” is the reader, wherever they listen.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cached_property, lru_cache
from typing import TypeVar
from zlib import crc32

from tutor.cards import Card
from tutor.message import N_
from tutor.reading import codes
from tutor.rule import Reason
from tutor.show.advice import Counsel, item
from tutor.show.felt import seat_name
from tutor.show.html import Html, element
from tutor.show.icons import icon
from tutor.show.reasoned import JsonObject, reasoned
from tutor.show.tarot.believed import by_hundreds, changed, verdict
from tutor.show.words import Words, capital
from tutor.tarot.advice import knowledge
from tutor.tarot.advice.knowledge import Known
from tutor.tarot.advice.told import Heard, Told, heard, told
from tutor.tarot.play import Play

KNOWN, TOLD = N_("What everybody can now know"), N_("What everybody is now told")
PROOF = N_("The rules prove this, and nobody can lie about it.")
PROMISE = N_("By convention the cards of the defenders say this. A card may lie, and the taker hears it too.")
NOTHING_KNOWN, NOTHING_TOLD = (
    N_("The rules prove nothing yet."),
    N_("No card has told anything yet."),
)
HOW_MUCH = N_("How much that changes")
WAITS = N_("One moment: the ways in which the cards can lie are being counted.")
EARS = N_("What everybody can know by now, and what they are told")
WHOSE = N_("On whose chair do you listen?")
THE_TAKER = N_("the taker", "below the name of a player")
LISTENS = N_("You now listen on the chair of {by:player}, whose hand you do not see. “You” is still yourself.")
LISTENS_AT_HOME = N_("You now listen on your own chair.")
SAID_THEN = N_("In trick {trick}, {by:player} said:")

#: Plain words, or those of a page.
W = TypeVar("W", bound=Words)
T = TypeVar("T")
#: What tells one thing that is heard from another.
Key = tuple[object, ...]


class Ears(Counsel):
    """What can be known and what is told in a ``play``, for somebody on a ``chair``, who also asks how the others hear.

    ``counted`` they hear exactly how much each promise changes, which takes up to some seconds.  ``opened``, the lists
    of a page do not wait to be opened.
    """

    def __init__(self, play: Play, chair: int, *, counted: bool = True, opened: bool = False) -> None:
        """Listen to a play; of what the chair cannot see nothing is looked at."""
        self.seen = play.seen_by(chair)
        self.chair = chair
        self.counted = counted
        self.opened = opened

    @cached_property
    def known(self) -> tuple[Known, ...]:
        """What is proved of each other hand, in the order of play."""
        return self._known_on(self.chair)

    @cached_property
    def told(self) -> tuple[Heard, ...]:
        """What the cards have told, in the order in which they fell, what the listener has said among it."""
        if self.counted:
            return _counted(self.seen, self.chair)
        return tuple(Heard(one, None, None) for one in told(self.seen))

    def html(self, words: Html) -> str:
        """A switch between the chairs, and three rows that open: known, told, how much that changes.

        What is not heard on every chair says for whose ears it is (``data-for``), and ``ears.css`` hides it on others.
        """
        words = self._to(words)
        rows = (self._known_row(words), self._told_row(words), self._change_row(words))
        switch = self._switch(words, f"ears-{crc32(''.join(rows).encode())}")
        return element("div", switch, *rows, class_="tutor-ears")

    def lines(self, words: Words) -> Iterator[str]:
        """What is known, then what is told, each with what has come of it and how much it changes."""
        words = self._to(words)
        yield f"{words.say(KNOWN)}. {words.say(PROOF)}"
        yield from (f"  {proof(one.reason, words)} [{one.reason.rule.id}]" for one in self.known)
        if not self.known:
            yield f"  {words.say(NOTHING_KNOWN)}"
        yield ""
        yield f"{words.say(TOLD)}. {words.say(PROMISE)}"
        for one in self.told:
            yield f"  {said(one, words)} [{one.told.signal.rule.id}]"
            yield from (f"      {text}" for text in (verdict(one, words), changed(one, words)) if text)
        if not self.told:
            yield f"  {words.say(NOTHING_TOLD)}"

    def as_json(self, words: Words) -> JsonObject:
        """What is ``known`` by seat, and what is ``told``, with the share of 100 ways that ``before`` keep a promise.

        ``kept`` is what is proved of a promise by now, ``null`` as long as nothing is, or nothing was promised.
        """
        words = self._to(words)
        proofs = [_proven(one, words) for one in self.known]
        return {"known": proofs, "told": [_heard(one, words) for one in self.told]}

    def _to(self, words: W) -> W:
        """The words, said to whoever listens."""
        return words.to(self.chair, len(self.seen.hands))

    def _known_on(self, chair: int) -> tuple[Known, ...]:
        """What somebody on a chair can know of the others, from what is seen here."""
        found = knowledge.known(self.seen.seen_by(chair))
        players = len(self.seen.hands)
        turns = [(chair + number) % players for number in range(1, players)]
        return tuple(one for other in turns for one in found if one.seat == other)

    def _known_row(self, words: Html) -> str:
        ears = {seat: dict(map(_fact, self._known_on(seat))) for seat in self._chairs}
        items = [(_proved(one, words), self._ears_for(ears, fact)) for fact, one in _every(ears)]
        return self._row("known", items, words)

    def _told_row(self, words: Html) -> str:
        ears = {seat: dict(map(_word, told(self.seen.seen_by(seat)))) for seat in self._chairs}
        own = {_word(one.told)[0]: one for one in self.told}
        items = [
            (self._telling(own.get(word, Heard(one, None, None)), words), self._ears_for(ears, word))
            for word, one in _every(ears)
        ]
        return self._row("told", items, words)

    def _telling(self, one: Heard, words: Html) -> str:
        """What a card has told, and what came of it, which is for the listener's own ears if a hand is asked."""
        signal = one.told.signal
        text = verdict(one, words)
        private = self.chair if signal.claim else None
        since = element("p", text, class_="since", data_for=private) if text else ""
        return item([one.told.card], [element("p", said(one, words), " ", words.link(signal.rule)), since], words)

    def _change_row(self, words: Html) -> str:
        """How much the promises change, which nobody can count on a chair whose hand stays hidden."""
        promised = [one for one in self.told if one.told.signal.claim and one.told.seat != self.chair]
        if not promised or self.seen.hands[self.chair] is None:
            return ""
        summary = element("summary", icon("change"), element("span", words.say(HOW_MUCH)))
        if not self.counted:
            waits = element("p", words.say(WAITS), role="status")
            return element(
                "details", summary, waits, class_="ear", data_ear="change", data_for=self.chair, data_weighs=True
            )
        items = (item([one.told.card], [element("p", changed(one, words))], words) for one in promised)
        return element(
            "details",
            summary,
            element("ul", *items),
            class_="ear",
            data_ear="change",
            data_for=self.chair,
            open=self.opened,
        )

    def _row(self, name: str, items: list[tuple[str, list[int]]], words: Html) -> str:
        """A row that opens: how many things there are for each chair, and the things."""
        title, lead, nothing = (KNOWN, PROOF, NOTHING_KNOWN) if name == "known" else (TOLD, PROMISE, NOTHING_TOLD)
        counts = {seat: sum(seat in seats for _, seats in items) for seat in self._chairs}
        numbers = (element("b", str(counts[seat]), data_for=seat) for seat in self._chairs)
        summary = element("summary", icon(name), element("span", words.say(title)), *numbers)
        listed = (_for(html, self._only(seats)) for html, seats in items)
        silent = [seat for seat, count in counts.items() if not count]
        none = [element("p", words.say(nothing), data_for=self._only(silent))] if silent else []
        parts = (element("p", words.say(lead), class_="lead"), element("ul", *listed) if items else "", *none)
        return element("details", summary, *parts, class_="ear", data_ear=name, open=self.opened)

    @property
    def _chairs(self) -> range:
        return range(len(self.seen.hands))

    def _ears_for(self, ears: Mapping[int, Mapping[Key, object]], key: Key) -> list[int]:
        """The chairs on which something is heard."""
        return [seat for seat in self._chairs if key in ears[seat]]

    def _only(self, seats: list[int]) -> str | None:
        """The chairs on which something is heard, as an attribute; nothing if it is heard on all."""
        return None if len(seats) == len(self._chairs) else " ".join(map(str, seats))

    def _switch(self, words: Html, name: str) -> str:
        """The chairs, of which one is chosen, from the reader's own on to the right."""
        legend = element("legend", words.say(WHOSE), class_="tutor-said")
        labels = []
        for seat in words.chairs.order():
            says = words.say(LISTENS_AT_HOME) if seat == self.chair else words.say(LISTENS, by=seat)
            own: dict[str, str | int | bool] = {
                "name_": name,
                "data_sits": seat,
                "data_says": says,
                "checked": seat == self.chair,
            }
            field = element("input", type="radio", value=seat, **own)
            taker = element("small", words.say(THE_TAKER)) if seat == self.seen.taker else ""
            labels.append(element("label", field, element("span", seat_name(seat, words), taker)))
        heard_there = element("p", class_="tutor-said", data_listens=True, role="status")
        return element("fieldset", legend, *labels, class_="chairs") + heard_there


#: Text, JSON and the page ask for the same counts one after the other.
_counted = lru_cache(maxsize=32)(heard)


def proof(reason: Reason, words: Words) -> str:
    """Say what everybody can know, and how."""
    return capital(words.tell(reason.proof, reason.facts))


def said(one: Heard, words: Words) -> str:
    """Say what a card has told, who played it and when."""
    then = words.say(SAID_THEN, by=one.told.seat, trick=one.told.trick)
    return f"{then} {words.tell(one.told.signal.reason.shows, one.told.signal.facts)}."


def _for(html: str, seats: str | None) -> str:
    """An item of a list, for the ears of some chairs."""
    return html if seats is None else html.replace("<li>", f'<li data-for="{seats}">', 1)


def _fact(one: Known) -> tuple[Key, Known]:
    """Something that is known, by what tells it from anything else."""
    return (one.seat, one.reason.rule.id, one.reason.facts.get("card"), one.missing, one.shown), one


def _word(one: Told) -> tuple[Key, Told]:
    """Something that was told, by what tells it from anything else."""
    return (one.trick, one.seat, one.signal.rule.id, one.signal.meaning.name), one


def _every(ears: Mapping[int, Mapping[Key, T]]) -> Iterator[tuple[Key, T]]:
    """Whatever is heard on any chair, each thing once."""
    return iter({key: one for found in ears.values() for key, one in found.items()}.items())


def _proved(one: Known, words: Html) -> str:
    """What is known, beside the card that proves it or the cards that were shown."""
    card = one.reason.facts.get("card")
    text = element("p", proof(one.reason, words), " ", words.link(one.reason.rule))
    return item([card] if isinstance(card, Card) else one.shown, [text], words)


def _proven(one: Known, words: Words) -> JsonObject:
    known = {**reasoned(one.reason), "text": proof(one.reason, words)}
    return {"seat": one.seat, **known, "missing": codes(one.missing), "shown": codes(one.shown)}


def _heard(one: Heard, words: Words) -> JsonObject:
    told_by = one.told
    kept = told_by.signal.true if one.now is None or one.now not in {0, 1} else one.now == 1
    return {
        "seat": told_by.seat,
        "trick": told_by.trick,
        "card": told_by.card.code,
        **reasoned(told_by.signal.reason),
        "text": said(one, words),
        "promises": told_by.signal.claim is not None,
        "before": None if one.before is None else by_hundreds(one.before),
        "kept": kept,
    }
