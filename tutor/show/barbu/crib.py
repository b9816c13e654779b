"""What one looks up while playing Barbu, by the house rules of a table."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict

from tutor.barbu.contracts import KINDS, Domino, Trumps, names
from tutor.barbu.house import HOUSE
from tutor.barbu.options import Options
from tutor.core.message import N_
from tutor.show.crib.section import Section
from tutor.show.numbers import signed
from tutor.show.words import Words, capital

CONTRACTS, IN_ALL = N_("The contracts"), N_("in all {total}")
CALLED = N_("Each dealer calls every contract once, and leads to the first trick. Play goes to the left.")
IN_ORDER = N_("The deals are played in this order. The dealer leads; play goes to the left.")
PLAY = N_("Playing to a trick")
FOLLOW = N_("Follow suit if you can; otherwise play what you like, except in Trumps.")
BANS = {
    "strict": N_("Hearts may not be led in No Hearts and in Barbu, unless you hold nothing else."),
    "broken": N_("In No Hearts and Barbu hearts may be led once one has been played, or if you hold nothing else."),
    "none": N_("Any card may be led."),
}
NO_WAIT = N_("The king of hearts must be discarded at the first chance.")
EARLY_END = N_("No Hearts stops with the last heart.")
BEAT, NEED_NOT = N_("If trumps are led, go higher if you can."), N_("If trumps are led, you need not go higher.")
RUFF = N_("If you cannot follow, ruff, and go above any trump in the trick; if you cannot, play what you like.")
START = N_("A card of the rank that was named starts a suit; then each suit grows by one card at either end.")
ENDS = {False: N_("The ace comes above the king."), True: N_("The ace comes below the two.")}
MUST = N_("If you can play, you must; otherwise you pass.")
BETS = N_("The bets")
ORDER = N_("Before the play each doubles in turn, from the dealer’s left; the dealer comes last and only redoubles.")
NEGATIVE, ONLY_DEALER = (
    N_("In a negative contract you may double anybody, in a positive one only the dealer."),
    N_("Only the dealer may be doubled."),
)
TWICE = N_("Each player must double each dealer at least twice in that dealer’s deals.")
DIFFERENCE = N_(
    "A double: the worse of the two pays the better one the difference of their points; redoubled, twice that."
)
LATE = N_("A player who is doubled after having spoken may still redouble.")
SKIPPED = N_("A negative contract that nobody doubles is not played; the three others share its points.")
PLAYED = N_("A negative contract is played even if nobody doubles.")
NO_BETS = N_("There is no doubling.")


def sections(options: Options, players: int, words: Words) -> Iterator[Section]:
    """All of it, the contracts and what they cost at the top."""
    fixed = options.salade or options.pack != Options().pack
    order = words.say(IN_ORDER if fixed else CALLED)
    yield Section(words.say(CONTRACTS), (order,), (), _contracts(options, players, words))
    yield Section(words.say(PLAY), tuple(_play(options, words)))
    played = names(options)
    if Trumps.name in played:
        duties = BEAT if options.must_beat else NEED_NOT, RUFF
        yield Section(words.say(Trumps.title), tuple(map(words.say, duties)))
    if Domino.name in played:
        rows = START, ENDS[options.ace_low], MUST
        yield Section(words.say(Domino.title), tuple(map(words.say, rows)))
    yield Section(words.say(BETS), (words.say(NO_BETS),) if fixed else tuple(_bets(options, words)))


def _contracts(options: Options, players: int, words: Words) -> tuple[tuple[str, ...], ...]:
    pack = HOUSE.pack(players, asdict(options))
    kinds = {kind.name: kind for kind in KINDS}
    rows = []
    for name in names(options):
        contract = kinds[name].example()
        total = signed(contract.total(options.table, pack, players))
        counts = capital(words.tell(contract.counts, options.table.facts))
        rows.append((words.say(contract.title), counts, words.say(IN_ALL, total=total)))
    return tuple(rows)


def _play(options: Options, words: Words) -> Iterator[str]:
    yield words.say(FOLLOW)
    yield words.say(BANS[options.hearts_ban])
    if options.no_wait:
        yield words.say(NO_WAIT)
    if options.hearts_early_end:
        yield words.say(EARLY_END)


def _bets(options: Options, words: Words) -> Iterator[str]:
    yield words.say(ORDER)
    yield words.say(NEGATIVE if options.doubling == "all" else ONLY_DEALER)
    yield words.say(TWICE)
    yield words.say(DIFFERENCE)
    if options.late_redouble:
        yield words.say(LATE)
    yield words.say(PLAYED if options.play_undoubled else SKIPPED)
