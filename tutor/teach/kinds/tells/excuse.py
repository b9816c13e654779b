"""The Excuse: an order in the first round of trumps, a promise in the taker’s suit, nothing elsewhere."""

from __future__ import annotations

from tutor.core.cards import SUITS, TAROT, TRUMP
from tutor.core.message import N_, Facts
from tutor.tarot.conventions.catalogue import EXC_FIRST_TRUMP, EXC_TAKER_SUIT
from tutor.tarot.legal_cards import EXCUSE_ANYTIME
from tutor.tarot.trick import PETIT, THE_EXCUSE
from tutor.teach.draw import Draw
from tutor.teach.judge import Judge
from tutor.teach.kind import kind
from tutor.teach.kinds.tells.family import TELLS
from tutor.teach.open_boards import Played
from tutor.teach.posed import Asked, Offer, Posed, Verdicts
from tutor.teach.question import Hints
from tutor.teach.saying import Saying
from tutor.teach.signals.readings import NOTHING, READINGS, SILENT, foremost
from tutor.teach.signals.rounds import dealt_out, possible, up_to
from tutor.teach.signals.two_cards import OUT_OF_TRUMPS
from tutor.teach.tarot.plays import CHAIR, PLAYERS

EXCUSE_SAYS = N_("One of your partners has just played the Excuse. What does it say by convention?")
WHEN_AND_WHOSE = N_(
    "{by:Player} {by:you|have|has} led {card:card} to the trick with the Excuse. Was that a lead of the taker or of the"
    " defence, and is it the first round of {led:suit}?"
)
AN_ORDER = N_(
    "This is the first round of trumps. The Excuse is an order there, and not a wish: no more trumps. The player"
    " usually holds the Petit."
)
IN_TAKERS = N_(
    "The taker leads {led:suit} for the first time. There the Excuse promises a tenue, five cards with the king or the"
    " queen, and saves one of them."
)
DOES_SPEAK = N_("There is a convention for the Excuse at this moment.")
AT_ANOTHER_MOMENT = N_("At another moment the Excuse does say that.")
NOT_FIRST = N_("Trumps have been led before. Only in the first round of trumps does the Excuse order an end of them.")
TOO_LATE = N_("The taker has led {led:suit} twice before. By now the Excuse promises nothing any more.")
OWN_SUIT = N_("Your own side leads {led:suit}. In a plain suit the Excuse speaks only where the taker leads it.")
NO_PROOF = N_("Whoever plays the Excuse may still hold the suit that was led, so it says nothing of the kind.")
TRUMPS_ONLY = N_("The Excuse says this in the first round of trumps. Here {led:suit} were led.")
PROMISES_TRUMPS = N_("That is what an odd trump led by the defence says. The Excuse is not a trump.")
OFFERED = {
    False: {name: READINGS[name] for name in ("tenue", "no-more", "stop-trumps")},
    True: {**{name: READINGS[name] for name in ("stop-trumps", "many-trumps")}, "no-more": OUT_OF_TRUMPS},
}
Case = tuple[str, bool | None]
#: The suits led before and now, whether they are trumps, and whether the taker leads the last of them, by level.
CASES: tuple[tuple[Case, ...], ...] = (
    (("T", None), ("s", True), ("s", False)),
    (("sT", None), ("s", True), ("s", False), ("TT", None)),
    (("sT", None), ("ts", True), ("ts", False), ("TT", None), ("sss", True)),
)


@kind(TELLS, EXC_FIRST_TRUMP, EXC_TAKER_SUIT, edition=2)
def excuse_speaks(draw: Draw) -> Posed:
    """Some tricks, the last of them as far as the Excuse of a partner."""
    rng = draw.rng
    case = rng.choice(draw.of(*CASES))
    one, other = rng.sample(SUITS, 2)
    suits = [{"T": TRUMP, "s": one, "t": other}[letter] for letter in case[0]]
    before, seat = draw.until(lambda: _before(draw, suits, by_taker=case[1]))
    led, play = suits[-1], before.play()
    *tricks, last = before.tricks
    facts: Facts = {"by": seat, "led": led}
    readings = [*OFFERED[led == TRUMP].items()]
    rng.shuffle(readings)
    readings.append((SILENT, NOTHING))
    offers = tuple(Offer(name, Saying(None, ((says, facts),), CHAIR)) for name, says in readings)
    begin = Saying(None, ((WHEN_AND_WHOSE, {"by": last.leader, "card": last.cards[0], "led": led}),), CHAIR)
    asked = Asked((before._replace(tricks=(*tricks, last.with_card(THE_EXCUSE))),), EXCUSE_SAYS, offers)

    def verdicts(judge: Judge) -> Verdicts:
        heard = foremost(judge.signals(play, seat, THE_EXCUSE))
        told, by_taker = heard.meaning.name if heard else SILENT, last.leader == before.taker
        on = {name: (name == told, _why(name, told, led, by_taker=by_taker)) for name, _ in readings}
        because = tuple(says for right, says in on.values() if right)
        rule = EXC_FIRST_TRUMP if led == TRUMP else EXC_TAKER_SUIT
        return Verdicts(because, Hints.of(begin, rule), on)

    return Posed(asked, verdicts)


def _before(draw: Draw, suits: list[str], *, by_taker: bool | None) -> tuple[Played, int] | None:
    """Tricks in these suits up to the turn of a partner, who has the Excuse, if they can be so."""
    rng = draw.rng
    among = {suit: [*TAROT.all.of(suit).without(PETIT)] for suit in suits}
    taker, seat = rng.randrange(1, PLAYERS), rng.randrange(1, PLAYERS)
    *tricks, last = dealt_out(rng, suits, rng.randrange(PLAYERS), among, {})
    opened = {trick.leader for trick in (*tricks, last) if trick.led == last.led}
    fits = by_taker is None or (opened == {taker} if by_taker else taker not in opened)
    if not fits or seat in {taker, last.leader} or not possible([*tricks, up_to(last, seat)]):
        return None
    return Played((*tricks, up_to(last, seat)), taker, CHAIR), seat


def _why(name: str, told: str, led: str, *, by_taker: bool) -> Saying:
    """The reason why a reading is right, or is not."""
    if name == "no-more":
        return Saying.plain(NO_PROOF, EXCUSE_ANYTIME)
    if name == "many-trumps":
        return Saying.plain(PROMISES_TRUMPS)
    if name == "stop-trumps" and led != TRUMP:
        return Saying.plain(TRUMPS_ONLY, EXC_FIRST_TRUMP, led=led)
    if name == SILENT != told:
        return Saying.plain(DOES_SPEAK, EXC_FIRST_TRUMP if led == TRUMP else EXC_TAKER_SUIT)
    why = _of_moment(told, led, by_taker=by_taker)
    return why if name == told else why._replace(sentences=((AT_ANOTHER_MOMENT, {}), *why.sentences))


def _of_moment(told: str, led: str, *, by_taker: bool) -> Saying:
    """The reason why the Excuse says something when it is played to a suit, or says nothing."""
    if led == TRUMP:
        return Saying.plain(NOT_FIRST if told == SILENT else AN_ORDER, EXC_FIRST_TRUMP)
    if told == SILENT:
        return Saying.plain(TOO_LATE if by_taker else OWN_SUIT, EXC_TAKER_SUIT, led=led)
    return Saying.plain(IN_TAKERS, EXC_TAKER_SUIT, led=led)
