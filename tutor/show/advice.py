"""What stands around the play, as plain text and as JSON.

In Tarot that is a hand's value, what is known of the others and the signals; in Barbu what to do, and why.
Advice is always called advice: it decides nothing.  What is known of other hands is no advice, it is proven.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tutor import barbu
from tutor.barbu.advice import Advice
from tutor.cards import Card
from tutor.hands import hand_of
from tutor.reading import codes
from tutor.record import Record
from tutor.rule import N_, Message, Reason, Rule
from tutor.show.answer import JsonObject, position, reasoned, to_move
from tutor.show.words import BETWEEN, Words, capital
from tutor.tarot.advice.hand_value import TABLE, Evaluation, Feature, Suggestion, suggest
from tutor.tarot.advice.knowledge import Known, known
from tutor.tarot.advice.signals import Signal, defends, signals, told
from tutor.tarot.auction import Auction
from tutor.tarot.play import Play

WORTH = N_("Advice, not a rule: what the hand is worth, by Noël Chavey’s table.")
TAKING_DOG = N_("in all, with the dog taken up (prise, garde)")
LEAVING_DOG = N_("in all, with the dog left where it is (garde sans, garde contre)")
OTHER_TABLE = N_("The table is made for four players, and no source adapts it for {players}: take it with caution.")
KNOWN = N_("This is proof, not advice: what everybody can know of the other hands by now.")
NOTHING_KNOWN = N_("The rules prove nothing yet.")
SIGNALS = N_(
    "Advice, not a rule: what each card would tell by the federation’s signals, which the taker can read as well."
)
TRUE = N_("Your hand keeps that promise.")
UNTRUE = N_("Your hand does not keep that promise.")
SILENT = N_("By convention these cards tell nothing.")
FROM_THE_MIDDLE = N_("What happened before this position is not known, so nobody can say what a card would tell.")
CHOICE = N_("Advice, not a rule: what the tutor’s players would do with your hand.")
SOURCES = N_("Sources: {sources}")
NO_ADVICE = N_("There is no advice at this moment.")


def suggestion(at: Auction) -> Suggestion:
    """What the hand of the player to speak is worth; raise ``RecordError`` if it is not known."""
    return suggest(hand_of(at.setting.hands, at.turn), at.obligation().legal())


def others(at: Play, seat: int) -> list[tuple[int, list[Known]]]:
    """What everybody can know of each other hand, in the order of play from ``seat``."""
    found = known(at)
    players = len(at.hands)
    turns = [(seat + number) % players for number in range(1, players)]
    return [(other, [one for one in found if one.seat == other]) for other in turns]


def dogless(found: Suggestion) -> list[Feature]:
    """The lines that count only when the dog stays where it is."""
    return [line for line in found.without_dog.lines if line not in found.with_dog.lines]


def promise(signal: Signal) -> Message | None:
    """Whether the hand keeps what a signal promises; nothing, if it promises nothing."""
    return None if signal.true is None else TRUE if signal.true else UNTRUE


def recommended(at: Any) -> Advice | None:  # noqa: ANN401 - Barbu in any phase
    """What the player to move had better do in Barbu; nothing where there is no choice.

    Raise ``RecordError`` if the hand is not known.
    """
    return barbu.advised(at) if at.turn is not None and len(at.obligation().legal()) > 1 else None


def advice(record: Record, words: Words) -> JsonObject | None:
    """What stands around the play, for the player to move; ``None`` at a moment without advice.

    Raise ``RecordError``.
    """
    at: Any = position(record)
    words = to_move(record, at, words)
    if at.turn is None:
        return None
    if record.game == "barbu":
        return _choice(found, words) if (found := recommended(at)) else None
    if isinstance(at, Auction):
        return {"hand": _hand(suggestion(at), words)}
    if isinstance(at, Play):
        return {"known": _known(at, words), "signals": _signals(at, words)}
    return None


def explain(record: Record, words: Words) -> str:
    """Say in plain text what stands around the play, for the player to move; raise ``RecordError``."""
    at: Any = position(record)
    words = to_move(record, at, words)
    lines: Iterator[str] = iter((words.say(NO_ADVICE),))
    if record.game == "barbu":
        lines = _chosen(found, words) if (found := recommended(at)) else lines
    elif at.turn is not None and isinstance(at, Auction):
        lines = _worth(suggestion(at), words)
    elif at.turn is not None and isinstance(at, Play):
        lines = _around(at, words)
    return "\n".join(("", *lines)) + "\n"


def _choice(found: Advice, words: Words) -> JsonObject:
    sources = [words.source(one) for one in found.reason.rule.sources]
    said = {"move": found.move, **_said(found.reason, words), "sources": sources}
    return {"choice": {**said, "note": _said(found.note, words)} if found.note else said}


def _hand(found: Suggestion, words: Words) -> JsonObject:
    return {
        "bid": found.bid,
        **_said(found.reason, words),
        "with_dog": _evaluation(found.with_dog, words),
        "without_dog": _evaluation(found.without_dog, words),
    }


def _evaluation(found: Evaluation, words: Words) -> JsonObject:
    return {
        "total": found.total,
        "lines": [{**_said(line.reason, words), "points": line.points} for line in found.lines],
    }


def _known(at: Play, words: Words) -> list[JsonObject]:
    return [
        {
            "seat": seat,
            **reasoned(one.reason),
            "text": proof(one.reason, words),
            "missing": codes(one.missing),
            "shown": codes(one.shown),
        }
        for seat, found in others(at, at.trick.turn)
        for one in found
    ]


def _signals(at: Play, words: Words) -> list[JsonObject]:
    if not defends(at, at.trick.turn):
        return []
    return [
        {
            "move": card.code,
            "tells": [
                {**_said(signal.reason, words), "true": signal.true} for signal in signals(at, at.trick.turn, card)
            ],
        }
        for card in at.duty().legal()
    ]


def _said(reason: Reason, words: Words) -> JsonObject:
    return {**reasoned(reason), "text": tell(reason, words)}


def tell(reason: Reason, words: Words) -> str:
    """Say a piece of advice."""
    return capital(words.tell(reason.hint, reason.facts))


def proof(reason: Reason, words: Words) -> str:
    """Say what everybody can know, and how."""
    return capital(words.tell(reason.proof, reason.facts))


def _chosen(found: Advice, words: Words) -> Iterator[str]:
    rule = found.reason.rule
    yield words.say(CHOICE)
    yield f"  {move(found, words)}"
    yield f"      {tell(found.reason, words)} [{rule.id}]"
    yield from [f"      {said}"] if (said := credit(rule, words)) else []
    if found.note:
        yield f"      {tell(found.note, words)} [{found.note.rule.id}]"


def credit(rule: Rule, words: Words) -> str:
    """Who says so; nothing of what is the tutor's own, which the rulebook says once of all such advice."""
    return words.say(SOURCES, sources=words.say(BETWEEN).join(map(words.source, rule.sources))) if rule.sources else ""


def move(found: Advice, words: Words) -> str:
    """The move that a piece of advice is for."""
    card = found.reason.facts.get("card")
    return words.card(card) if isinstance(card, Card) and card.code == found.move else capital(words.move(found.move))


def _worth(found: Suggestion, words: Words) -> Iterator[str]:
    yield words.say(WORTH)
    yield from (_counted(line.points, tell(line.reason, words), line.reason) for line in found.with_dog.lines)
    yield _counted(found.with_dog.total, words.say(TAKING_DOG))
    if more := dogless(found):
        yield from (_counted(line.points, tell(line.reason, words), line.reason) for line in more)
        yield _counted(found.without_dog.total, words.say(LEAVING_DOG))
    yield f"  {tell(found.reason, words)}. [{found.reason.rule.id}]"
    if words.chairs.players != TABLE:
        yield f"  {words.say(OTHER_TABLE, players=words.chairs.players)}"


def _counted(points: int, text: str, reason: Reason | None = None) -> str:
    return f"  {points:>4}  {text}" + (f" [{reason.rule.id}]" if reason else "")


def _around(at: Play, words: Words) -> Iterator[str]:
    yield words.say(KNOWN)
    found = [one for _, known_of in others(at, at.trick.turn) for one in known_of]
    yield from (f"  {proof(one.reason, words)} [{one.reason.rule.id}]" for one in found)
    if not found:
        yield f"  {words.say(NOTHING_KNOWN)}"
    if defends(at, at.trick.turn):
        yield ""
        yield words.say(SIGNALS)
        yield from _told(at, words)


def _told(at: Play, words: Words) -> Iterator[str]:
    if not at.whole:
        yield f"  {words.say(FROM_THE_MIDDLE)}"
        return
    for cards, found in told(at):
        yield f"  {'  '.join(map(words.card, cards))}"
        if not found:
            yield f"      {words.say(SILENT)}"
        for signal in found:
            kept = promise(signal)
            text = tell(signal.reason, words)
            yield f"      {text}{' ' + words.say(kept) if kept else ''} [{signal.rule.id}]"
