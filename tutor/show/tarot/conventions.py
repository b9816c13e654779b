"""A pack of conventions in words: moment by moment the cards, their meanings and conventions; and its faults."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from tutor.core.cards import EXCUSE
from tutor.core.message import N_, Message
from tutor.core.rule import Rule
from tutor.show.advice import credit
from tutor.show.forms import IN_A_SENTENCE
from tutor.show.languages import COMMA
from tutor.show.reasoned import JsonObject
from tutor.show.rulebook import DIFFERS
from tutor.show.words import Words, capital
from tutor.tarot.conventions.faults import Fault, faults, listed
from tutor.tarot.conventions.moments import MOMENTS, Moment, Ranks
from tutor.tarot.conventions.pack import Pack
from tutor.tarot.conventions.parts import ranked

#: The cards that speak, where they have a name together.
ANY_CARD, ANY_TRUMP = N_("any card", "which cards speak"), N_("any trump", "which cards speak")
ODD, EVEN = N_("odd trumps", "which cards speak"), N_("even trumps", "which cards speak")
RANGE = N_("{first:rank} to {last:rank}", "which cards speak")
SPOKEN = N_("{cards}: “{text}”")
UNSPOKEN = N_("{cards}: nothing. {because}")
FAULTS = N_("What is wrong with this agreement")
NO_FAULTS = N_("No card has two meanings at one moment, and none is forgotten.")
AT = N_("{moment}: {fault}.")
UNPLAYABLE = N_("No table plays by this agreement until that is put right.")


class Entry(NamedTuple):
    """The message of some cards at a moment, by a rule; or the reason that they say nothing, without one."""

    cards: Ranks
    says: Message
    rule: Rule | None


def by_moment(pack: Pack) -> Iterator[tuple[Moment, list[Entry]]]:
    """The moments at which cards of a pack have meanings, each with its entries."""
    for moment in MOMENTS.values():
        entries = [Entry(line.ranks, line.meaning.says, line.rule) for line in pack.lines if line.moment is moment]
        entries += [Entry(one.ranks, one.because, None) for one in pack.silences if one.moment is moment]
        if entries:
            yield moment, entries


def cards(moment: Moment, ranks: Ranks, words: Words) -> str:
    """Some of the cards that can fall at a moment: odd trumps, 6 to J."""
    if moment.ranks == ranks != {EXCUSE[1]}:
        return words.say(ANY_TRUMP if moment.of_trumps else ANY_CARD)
    if moment.of_trumps and EXCUSE[1] not in ranks:
        for name, odd in ((ODD, 1), (EVEN, 0)):
            if ranks == {rank for rank in moment.ranks if int(rank) % 2 == odd}:
                return words.say(name)
    return words.language.text(COMMA).join(_part(part, words) for part in listed(moment, ranks))


def entered(moment: Moment, entry: Entry, words: Words) -> str:
    """The message of some cards at a moment, or that they have none."""
    spoken, said = capital(cards(moment, entry.cards, words)), words.language.text(entry.says)
    return words.say(SPOKEN, cards=spoken, text=said) if entry.rule else words.say(UNSPOKEN, cards=spoken, because=said)


def as_text(pack: Pack, words: Words) -> str:
    """A pack and its faults as plain text."""
    return "\n".join((words.say(pack.title), *_lines(pack, words), "", *_faulty(pack, words))) + "\n"


def as_json(pack: Pack, words: Words) -> JsonObject:
    """A pack and its faults as data, with their words."""
    return {
        "name": pack.name,
        "title": words.say(pack.title),
        "lines": [
            {
                "when": line.moment.name,
                "cards": [rank for rank in ranked(line.moment) if rank in line.ranks],
                "means": line.meaning.name,
                "also": line.also,
                "rule": line.rule.id,
                "text": words.say(line.meaning.says),
                "title": words.say(line.rule.title),
                "sources": [words.source(source) for source in line.rule.sources],
            }
            for line in pack.lines
        ],
        "silent": [
            {
                "when": one.moment.name,
                "cards": [rank for rank in ranked(one.moment) if rank in one.ranks],
                "text": words.say(one.because),
            }
            for one in pack.silences
        ],
        "faults": [
            {"when": fault.moment.name, "text": said(fault, words), "serious": fault.serious} for fault in faults(pack)
        ],
    }


def said(fault: Fault, words: Words) -> str:
    """The fault of a pack at a moment."""
    facts = {**fault.facts, "cards": _named(fault, words)}
    return words.say(AT, moment=words.say(fault.moment.says), fault=words.tell(fault.says, facts))


def _lines(pack: Pack, words: Words) -> Iterator[str]:
    for moment, entries in by_moment(pack):
        yield from ("", words.say(moment.says))
        for entry in entries:
            yield f"  {entered(moment, entry, words)}"
            if entry.rule is None:
                continue
            yield f"      {words.say(entry.rule.title)} [{entry.rule.id}]"
            if sources := credit(entry.rule, words):
                yield f"      {sources}"
            if entry.rule.differs:
                yield f"      {words.say(DIFFERS)} {words.say(entry.rule.differs)}"


def _faulty(pack: Pack, words: Words) -> Iterator[str]:
    found = list(faults(pack))
    yield words.say(FAULTS if found else NO_FAULTS)
    yield from (f"  {'✗' if fault.serious else '·'} {said(fault, words)}" for fault in found)
    if any(fault.serious for fault in found):
        yield words.say(UNPLAYABLE)


def _named(fault: Fault, words: Words) -> str:
    """The cards of a fault, as one line names them."""
    parts = fault.facts["cards"]
    return words.language.text(COMMA).join(_part(part, words) for part in parts) if isinstance(parts, tuple) else ""


def _part(part: object, words: Words) -> str:
    """A rank, or a range of them as ``listed`` writes it."""
    first, _, last = str(part).partition("-")
    if first == EXCUSE[1]:
        return words.say(IN_A_SENTENCE.excuse)
    return words.say(RANGE, first=first, last=last) if last else words.rank(first)
