"""The inferences: facts proved, facts signalled by cards, and the change of the odds by these, from every chair.

A fact that the rules prove is known; the meaning of a card by convention is told, and may be false.  The two are never
in one list.  The facts are those for a player on a chosen chair: hidden hands stay hidden, from the other chairs that
of the reader too.  “You” is the reader, whichever chair they choose.
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
WAITS = N_("One moment: counting the possible layouts of the cards.")
SAID_THEN = N_("In trick {trick}, {by:player} said:")

#: Plain words, or those of a page.
W = TypeVar("W", bound=Words)
T = TypeVar("T")
#: The key of a fact, which tells it from all others.
Key = tuple[object, ...]


class Inferences(Counsel):
    """The things known and told in a ``play``, for somebody on a ``chair``, who also asks how the others hear.

    If ``counted``, the change of the odds by each promise is counted, which takes up to some seconds.  If ``opened``,
    the lists of a page are open from the beginning.
    """

    def __init__(self, play: Play, chair: int, *, counted: bool = True, opened: bool = False) -> None:
        """Keep the play as the player on the chair sees it, without hidden cards."""
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
        """A switch between the chairs, and three rows that open: facts known, facts told, changes of the odds.

        Parts that are not for every chair name theirs (``data-for``); ``inferences.css`` hides them on others.
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

        ``kept`` tells whether a promise is proved kept or broken, ``null`` if neither is, or nothing was promised.
        """
        words = self._to(words)
        proofs = [_proven(one, words) for one in self.known]
        return {"known": proofs, "told": [_heard(one, words) for one in self.told]}

    def _to(self, words: W) -> W:
        """The words, said to the player on the chair."""
        return words.to(self.chair, len(self.seen.hands))

    def _known_on(self, chair: int) -> tuple[Known, ...]:
        """The things that somebody on a chair can know of the others, from what is seen here."""
        found = _proofs(self.seen.seen_by(chair))
        players = len(self.seen.hands)
        turns = [(chair + number) % players for number in range(1, players)]
        return tuple(one for other in turns for one in found if one.seat == other)

    def _known_row(self, words: Html) -> str:
        by_chair = {seat: dict(map(_fact, self._known_on(seat))) for seat in self._chairs}
        items = [(_proved(one, words), self._chairs_of(by_chair, fact)) for fact, one in _every(by_chair)]
        return row(KNOWN_ROW, items, words, opened=self.opened)

    def _told_row(self, words: Html) -> str:
        by_chair = {seat: dict(map(_word, _words(self.seen.seen_by(seat)))) for seat in self._chairs}
        own = {_word(one.told)[0]: one for one in self.told}
        items = [
            (self._telling(own.get(word, Heard(one, None, None)), words), self._chairs_of(by_chair, word))
            for word, one in _every(by_chair)
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

    def _chairs_of(self, by_chair: Mapping[int, Mapping[Key, object]], key: Key) -> list[int]:
        """The chairs that an item is for."""
        return [seat for seat in self._chairs if key in by_chair[seat]]


#: Text, JSON and the page ask for the same counts one after the other, and most chairs hear the same.
_remembered = lru_cache(maxsize=32)
_counted, _proofs, _words = _remembered(heard), _remembered(knowledge.known), _remembered(told)


def proof(reason: Reason, words: Words) -> str:
    """The sentence on a fact that everybody can know, with its proof."""
    return capital(words.tell(reason.proof, reason.facts))


def said(one: Heard, words: Words) -> str:
    """The sentence on a card's signal, with its player and trick."""
    then = words.say(SAID_THEN, by=one.told.seat, trick=one.told.trick)
    return f"{then} {words.tell(one.told.signal.reason.shows, one.told.signal.facts)}."


def _fact(one: Known) -> tuple[Key, Known]:
    """A known fact after its key, which tells it from all others."""
    return (one.seat, one.reason.rule.id, one.reason.facts.get("card"), one.missing, one.shown), one


def _word(one: Told) -> tuple[Key, Told]:
    """A signal after its key, which tells it from all others."""
    return (one.trick, one.seat, one.signal.rule.id, one.signal.meaning.name), one


def _every(by_chair: Mapping[int, Mapping[Key, T]]) -> Iterator[tuple[Key, T]]:
    """The items of all chairs with their keys, each once."""
    return iter({key: one for found in by_chair.values() for key, one in found.items()}.items())


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
