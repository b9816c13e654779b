"""Proofs by the rules, promises by a convention, and what is only a guess."""

from __future__ import annotations

from collections.abc import Iterator

from tutor.core.cards import SUITS, TAROT, Cards
from tutor.core.message import N_, Facts, Message
from tutor.core.rule import Rule
from tutor.tarot.advice.knowledge import known
from tutor.tarot.advice.told import Told, earlier, told
from tutor.tarot.conventions.catalogue import HIGH_LOW_DEF, LEAD_HIGH, LEAD_LOW, LEAD_TRUMP_EVEN, LEAD_TRUMP_ODD
from tutor.tarot.conventions.meanings.honours import LOW
from tutor.tarot.legal_cards import FOLLOW, MUST_TRUMP, NO_DUTY_TO_HEAD
from tutor.tarot.play import Play
from tutor.tarot.trick import THE_EXCUSE
from tutor.teach.draw import Draw
from tutor.teach.kinds.certain.asked import GUESSED, LATER, PROVED, TOLD, Line, certain, claims
from tutor.teach.kinds.proves.held import proved
from tutor.teach.posed import Posed
from tutor.teach.positions import LEARNER
from tutor.teach.saying import Saying
from tutor.teach.signals import honest_deals as spoken
from tutor.teach.tarot import plays
from tutor.teach.tarot.plays import CHAIR, PLAYERS

WHAT_STANDS = N_(
    "Is each of these conclusions from the tricks proved by a rule of the game, or only told by a convention?"
)
WHICH_OF_THREE = N_(
    "Is each of these conclusions from the tricks proved by a rule of the game, told by a convention, or only a guess?"
)
COULD_A_LIAR = N_(
    "Behind the first line is {card:card}. If that line were false, could {by:player} have played this card without"
    " breaking a rule, and does it speak by convention?"
)
NO_TRUMP = N_("{by:Player} {by:you|have|has} no trump left.")
NO_HIGHER_TRUMP = N_("{by:Player} {by:you|have|has} no trump above {top:card}.")
NO_HIGHER = N_("{by:Player} {by:you|have|has} no {led:suit} above {card:card}.")
#: The conventions by which somebody promises something that can be told in short.
SPOKEN = (LEAD_LOW, LEAD_HIGH, LEAD_TRUMP_ODD, LEAD_TRUMP_EVEN, HIGH_LOW_DEF)
ONLY_A_WORD = N_(
    "{card:card} tells it by convention, and {by:player} is believed to keep to that. No rule would have forbidden the"
    " card if it were not true."
)
NOBODY_HAS_TO = N_(
    "That is only a guess: in trick {trick}, {card:card} stayed below {best:card}, but nobody has to go higher in a"
    " plain suit, and no convention says anything of it."
)
TAKER_PROMISES_NOTHING = N_(
    "That is only a guess: {card:card} was led by the taker, who has no partners to tell anything, and keeps to no"
    " convention."
)
#: The claim of a proof, by its rule: its name, and in short no card of a suit, no trump, or no higher one.
_SHORT: dict[Rule, tuple[str, Message]] = {FOLLOW: ("no-more", LATER["no-more"]), MUST_TRUMP: ("no-trump", NO_TRUMP)}
_OF_HIGHER = ("no-higher-trump", NO_HIGHER_TRUMP)


def promises(draw: Draw) -> Posed | None:
    """Proofs and promises after three tricks or four; later guesses as well."""
    spent = TAROT.all.of(draw.rng.choice(SUITS))
    seen = plays.board(draw.until(lambda: _played(draw, spent)))
    if any(trick.cards[0] is THE_EXCUSE for trick in seen.tricks):
        return None  # no source says whether the card after such a lead speaks
    play = seen.play()
    states = draw.of((PROVED, TOLD), (PROVED, TOLD, GUESSED), (PROVED, TOLD, GUESSED))
    found = {PROVED: [*_proved(play)], TOLD: [*_told(play)], GUESSED: [*_guessed(play)]}
    if not all(found[state] for state in states):
        return None
    chosen = [draw.rng.choice(found[state]) for state in states]
    left = [line for state in states for line in found[state] if line not in chosen]
    count = draw.of(4, 5, 6)
    chosen += draw.rng.sample(left, min(len(left), count - len(chosen)))
    if len({str(line.shows) for line in chosen}) < count:
        return None
    draw.rng.shuffle(chosen)
    return certain(seen, draw.of(WHAT_STANDS, WHICH_OF_THREE, WHICH_OF_THREE), chosen, states, COULD_A_LIAR)


def _played(draw: Draw, spent: Cards) -> Play | None:
    """A deal in which a suit is led again and again that some players lack, if nobody has to lie in it."""
    rng = draw.rng
    taker, partner, other = spoken.seats(rng)
    lacks = dict.fromkeys(rng.sample((taker, partner, other), 2), spent)
    play = spoken.dealt(rng, taker, rng.choice((partner, other)), {}, lacks)
    play = spoken.after(play, rng, draw.of(3, 4, 4), lambda _: spent if rng.random() < 1 / 2 else LOW)
    return play if spoken.honest(play) else None


def _proved(play: Play) -> Iterator[Line]:
    for one in known(play):
        claim, text = _SHORT.get(one.reason.rule, _OF_HIGHER)
        if one.seat != LEARNER:
            yield Line(claims(claim, text, **one.reason.facts), proved(one.reason), one.seat, one.missing)


def _told(play: Play) -> Iterator[Line]:
    """Lines that are told and not proved, and of which no card has been played since."""
    for one in told(play):
        rule, name = one.signal.rule, one.signal.meaning.name
        if one.seat == LEARNER or rule not in SPOKEN or not _is_open(one, play):
            continue
        since = TAROT.set(trick.card_of(one.seat) for trick in play.tricks[one.trick :])
        if rule in {LEAD_LOW, LEAD_HIGH} and since.of(one.card.suit):
            continue
        facts: Facts = {"by": one.seat, "led": one.card.suit, "card": one.card}
        why = Saying(rule, ((ONLY_A_WORD, facts),), CHAIR)
        yield Line(claims(name, LATER[name], **facts), why, one.seat, word=one)


def _is_open(one: Told, play: Play) -> bool:
    """Whether a promise is neither proved nor refuted: the cards that it speaks of may lie here or elsewhere."""
    cards = TAROT.set(card for of in (one.signal.claim.sets if one.signal.claim else ()) for card in of) - play.played
    where = [seat for seat in range(PLAYERS) if cards - play.excluded_from(seat)]
    return one.seat in where and len(where) > 1


def _guessed(play: Play) -> Iterator[Line]:
    """Conclusions that people like and nothing stands behind; nobody has told anything of the same suit."""
    spoken_of = {(one.seat, one.card.suit) for one in told(play)}
    for at, card in earlier(play):
        by, best = at.trick.turn, at.trick.best
        left = TAROT.all.above(card) - play.played
        if by == LEARNER or card.suit not in SUITS or (by, card.suit) in spoken_of:
            continue
        if not left - play.excluded_from(by) & spoken.honours(card.suit):
            continue
        facts: Facts = {"by": by, "led": card.suit, "card": card, "trick": len(at.tricks) + 1, "best": best}
        if best is None and by == play.taker and card in LOW:
            why = Saying(None, ((TAKER_PROMISES_NOTHING, facts),), CHAIR)
            yield Line(claims("honour", LATER["honour"], **facts), why, by)
        elif best and card.suit == best.suit and card.height < best.height:
            why = Saying(NO_DUTY_TO_HEAD, ((NOBODY_HAS_TO, facts),), CHAIR)
            yield Line(claims("no-higher", NO_HIGHER, **facts), why, by, left)
