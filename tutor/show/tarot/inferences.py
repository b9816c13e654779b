"""The inferences: what everybody can know by now, what they are told, and how much that changes, from every chair.

What the rules prove is known; what a card says by convention is told, and may be a lie.  The two never stand in one
list.  Whoever listens hears as much as anybody on that chair: the hidden hands stay hidden, from the other chairs that
of the reader too.  “You” is the reader, wherever they listen.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cached_property, lru_cache
from typing import TypeVar
from zlib import crc32

from tutor.core.cards import Card
from tutor.core.message import N_
from tutor.core.reading import codes
from tutor.core.rule import Reason
from tutor.show.advice import Counsel, beside, item
from tutor.show.html import Html, element
from tutor.show.reasoned import JsonObject, reasoned
from tutor.show.tarot.believed import by_hundreds, changed, verdict
from tutor.show.tarot.listening import Row, fold, row, switch
from tutor.show.words import Words, capital
from tutor.tarot.advice import knowledge
from tutor.tarot.advice.knowledge import Known
from tutor.tarot.advice.told import Heard, Told, heard, told
from tutor.tarot.play import Play

KNOWN, TOLD = N_("What everybody can now know"), N_("What everybody is now told")
PROOF = N_("The rules prove this, and nobody can lie about it.")
PROMISE = N_("By convention the cards of the defenders say this. A card may lie, and the taker hears it too.")
NOTHING_KNOWN, NOTHING_TOLD = N_("The rules prove nothing yet."), N_("No card has told anything yet.")
KNOWN_ROW, TOLD_ROW = Row("known", KNOWN, PROOF, NOTHING_KNOWN), Row("told", TOLD, PROMISE, NOTHING_TOLD)
HOW_MUCH = N_("How much that changes")
WAITS = N_("One moment: the ways in which the cards can lie are being counted.")
SAID_THEN = N_("In trick {trick}, {by:player} said:")

#: Plain words, or those of a page.
W = TypeVar("W", bound=Words)
T = TypeVar("T")
#: What tells one thing that is heard from another.
Key = tuple[object, ...]


class Inferences(Counsel):
    """The things known and told in a ``play``, for somebody on a ``chair``, who also asks how the others hear.

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
        """The things proved of each other hand, in the order of play."""
        return self._known_on(self.chair)

    @cached_property
    def told(self) -> tuple[Heard, ...]:
        """The messages of the cards, in the order in which they fell, the listener's own among them."""
        if self.counted:
            return _counted(self.seen, self.chair)
        return tuple(Heard(one, None, None) for one in _words(self.seen))

    def html(self, words: Html) -> str:
        """A switch between the chairs, and three rows that open: known, told, how much that changes.

        What is not heard on every chair says on which it is (``data-for``); ``inferences.css`` hides it on others.
        """
        words = self._to(words)
        rows = (self._known_row(words), self._told_row(words), self._change_row(words))
        chairs = switch(self.seen.taker, f"inferences-{crc32(''.join(rows).encode())}", words)
        return element("div", chairs, *rows, class_="tutor-inferences")

    def lines(self, words: Words) -> Iterator[str]:
        """The things known, then the things told, each with its outcome and how much it changes."""
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
        """The things ``known`` by seat, and those ``told``, with the share of 100 ways that ``before`` keep a promise.

        ``kept`` is what is proved of a promise by now, ``null`` as long as nothing is, or nothing was promised.
        """
        words = self._to(words)
        proofs = [_proven(one, words) for one in self.known]
        return {"known": proofs, "told": [_heard(one, words) for one in self.told]}

    def _to(self, words: W) -> W:
        """The words, said to whoever listens."""
        return words.to(self.chair, len(self.seen.hands))

    def _known_on(self, chair: int) -> tuple[Known, ...]:
        """The things that somebody on a chair can know of the others, from what is seen here."""
        found = _proofs(self.seen.seen_by(chair))
        players = len(self.seen.hands)
        turns = [(chair + number) % players for number in range(1, players)]
        return tuple(one for other in turns for one in found if one.seat == other)

    def _known_row(self, words: Html) -> str:
        inferences = {seat: dict(map(_fact, self._known_on(seat))) for seat in self._chairs}
        items = [(_proved(one, words), self._inferences_for(inferences, fact)) for fact, one in _every(inferences)]
        return row(KNOWN_ROW, items, words, opened=self.opened)

    def _told_row(self, words: Html) -> str:
        inferences = {seat: dict(map(_word, _words(self.seen.seen_by(seat)))) for seat in self._chairs}
        own = {_word(one.told)[0]: one for one in self.told}
        items = [
            (self._telling(own.get(word, Heard(one, None, None)), words), self._inferences_for(inferences, word))
            for word, one in _every(inferences)
        ]
        return row(TOLD_ROW, items, words, opened=self.opened)

    def _telling(self, one: Heard, words: Html) -> str:
        """The message of a card, and its outcome, which is for the listener's own ears if a hand is asked."""
        signal = one.told.signal
        text = verdict(one, words)
        private = self.chair if signal.claim else None
        since = element("p", text, class_="since", data_for=private) if text else ""
        return beside([one.told.card], [element("p", said(one, words), " ", words.link(signal.rule)), since], words)

    def _change_row(self, words: Html) -> str:
        """The row on how much promises change, which nobody can count on a chair whose hand stays hidden."""
        promised = [one for one in self.told if one.told.signal.claim and one.told.seat != self.chair]
        if not promised or self.seen.hands[self.chair] is None:
            return ""
        if not self.counted:
            waits = element("p", words.say(WAITS), role="status")
            return fold("change", words.say(HOW_MUCH), waits, data_for=self.chair, data_weighs=True)
        items = (item([one.told.card], [element("p", changed(one, words))], words) for one in promised)
        listed = element("ul", *items)
        return fold("change", words.say(HOW_MUCH), listed, data_for=self.chair, open=self.opened)

    @property
    def _chairs(self) -> range:
        return range(len(self.seen.hands))

    def _inferences_for(self, inferences: Mapping[int, Mapping[Key, object]], key: Key) -> list[int]:
        """The chairs on which something is heard."""
        return [seat for seat in self._chairs if key in inferences[seat]]


#: Text, JSON and the page ask for the same counts one after the other, and most chairs hear the same.
_remembered = lru_cache(maxsize=32)
_counted, _proofs, _words = _remembered(heard), _remembered(knowledge.known), _remembered(told)


def proof(reason: Reason, words: Words) -> str:
    """Say what everybody can know, and how."""
    return capital(words.tell(reason.proof, reason.facts))


def said(one: Heard, words: Words) -> str:
    """Say what a card has told, who played it and when."""
    then = words.say(SAID_THEN, by=one.told.seat, trick=one.told.trick)
    return f"{then} {words.tell(one.told.signal.reason.shows, one.told.signal.facts)}."


def _fact(one: Known) -> tuple[Key, Known]:
    """Something that is known, by what tells it from anything else."""
    return (one.seat, one.reason.rule.id, one.reason.facts.get("card"), one.missing, one.shown), one


def _word(one: Told) -> tuple[Key, Told]:
    """Something that was told, by what tells it from anything else."""
    return (one.trick, one.seat, one.signal.rule.id, one.signal.meaning.name), one


def _every(inferences: Mapping[int, Mapping[Key, T]]) -> Iterator[tuple[Key, T]]:
    """Whatever is heard on any chair, each thing once."""
    return iter({key: one for found in inferences.values() for key, one in found.items()}.items())


def _proved(one: Known, words: Html) -> str:
    """The things known, beside the card that proves them or the cards that were shown."""
    card = one.reason.facts.get("card")
    text = element("p", proof(one.reason, words), " ", words.link(one.reason.rule))
    return beside([card] if isinstance(card, Card) else one.shown, [text], words)


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
