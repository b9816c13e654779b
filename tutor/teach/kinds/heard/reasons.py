"""The reasons that a partner who has left the line can still have had for it."""

from __future__ import annotations

from collections.abc import Iterable

from tutor.core.cards import SUITS, TAROT, TRUMP, Card, Cards
from tutor.core.message import N_, Facts, Message
from tutor.tarot.advice.knowledge import Known
from tutor.tarot.conventions.catalogue import DISOBEY
from tutor.tarot.conventions.meanings.trumps import ODD
from tutor.tarot.play import Play
from tutor.tarot.trick import PETIT, THE_EXCUSE
from tutor.teach.draw import Draw
from tutor.teach.glances import usual
from tutor.teach.judge import Judge
from tutor.teach.kind import kind
from tutor.teach.kinds.heard.family import HEARD
from tutor.teach.kinds.proves.held import DUTIES, missing
from tutor.teach.posed import Asked, Offer, Posed, Verdicts
from tutor.teach.positions import LEARNER
from tutor.teach.question import Hints
from tutor.teach.saying import Saying
from tutor.teach.signals import honest_deals as spoken
from tutor.teach.tarot import plays
from tutor.teach.tarot.plays import CHAIR, YOUR_TRUMPS

WHY_SWITCHED = N_(
    "You led to the first trick. A partner won it and led something else. Here are the trumps that you still hold. Mark"
    " every reason that your partner can still have had for the change, after these tricks."
)
WHAT_SINCE = N_(
    "{by:Player} won the first trick with {won:card} and led {card:card}. What has this partner played since, and can"
    " they have had the Petit?"
)
REASONS = {
    "strong": N_("a strong hand, which going on would have endangered"),
    "petit": N_("the Petit in hand, which going on would have endangered"),
    "none": N_("no card left of what you had led"),
}
NOT_REFUTED = N_("Nothing that was played since rules that out.")
USUALLY = N_("Nothing that was played since rules that out, and after an odd trump it is usually the reason.")
SHOWN_SINCE = N_(
    "That cannot be the reason: {by:player} {by:you|have|has} played {card:card} since, so it was in hand all the time."
)
IT_WAS_THERE = N_("That is possible: the Petit was in that hand, and has been played since.")
YOU_HOLD_IT = N_("That cannot be the reason: you hold the Petit yourself.")
ANOTHER_HAD_IT = N_("That cannot be the reason: {by:player} had the Petit, and {by:you|have|has} played it since.")
CANNOT_HAVE_IT = N_(
    "That cannot be the reason: the cards played from that hand show that {by:player} cannot hold the Petit."
)
IT_IS_CERTAIN = N_("So there was no choice.")
NO_CHOICE = N_("There was no choice: the cards played since then show that no card of the suit was left in that hand.")


@kind(HEARD, *DUTIES, DISOBEY, edition=2, against=(usual("strong", "petit"), usual("none")))
def why_switched(draw: Draw) -> Posed | None:
    """The learner leads an odd trump, or at later levels a suit; a partner wins and leads something else."""
    play = draw.until(lambda: _switched(draw))
    first, second, *_ = play.tricks
    if {PETIT, THE_EXCUSE} & {*first.cards} or any(trick.cards[0] is PETIT for trick in play.tricks):
        return None
    if first.led is None or first.led == second.led:
        return None
    mine, board, suit, by = spoken.mine(play).of(TRUMP), plays.board(play), first.led, second.leader
    offers = tuple(Offer(name, Saying.plain(text)) for name, text in REASONS.items())
    asked = Asked((board, plays.in_hand(mine, Saying.plain(YOUR_TRUMPS))), WHY_SWITCHED, offers)
    switched: Facts = {"by": by, "won": first.card_of(by), "card": second.cards[0]}
    nudge = Saying(None, ((WHAT_SINCE, switched),), CHAIR)

    def verdicts(judge: Judge) -> Verdicts:
        now = board.play(mine)
        refuted = _refuted(now, by, suit, TAROT.set(missing(now, by, judge)))
        possible = {name: Saying.plain(_possible(now, name, suit), DISOBEY) for name in REASONS}
        # What rules a reason out is worth more than that nothing rules out the others.
        because = [*refuted.values()] or [possible["petit"]]
        if "none" not in refuted and (certain := _none_left(judge.known(now), TAROT.all.of(suit) - now.played, by)):
            refuted = {name: Saying.plain(NO_CHOICE, DISOBEY) for name in REASONS if name != "none"}
            possible["none"], because = certain, [certain]
        on = {name: (name not in refuted, refuted.get(name) or possible[name]) for name in REASONS}
        hints = Hints.of(nudge, DISOBEY)
        return Verdicts(tuple(because), hints, on)

    return Posed(asked, verdicts)


def _switched(draw: Draw) -> Play | None:
    """Three or four tricks, of which the learner has led the first and a partner the second, if it comes so."""
    rng, share = draw.rng, draw.of(1, 1 / 2, 1 / 2)
    taker, partner, _ = spoken.seats(rng)
    suit = TRUMP if share == 1 or rng.random() < share else rng.choice(SUITS)
    high, own = TAROT["T21"] if suit == TRUMP else TAROT[f"{suit}K"], TAROT.all.of(suit)
    opening = (ODD if suit == TRUMP else own).with_card(high)
    play = spoken.after(_dealt(draw, taker, partner, high), rng, 1, lambda _: opening)
    play = spoken.after(play, rng, 2, lambda _: TAROT.all - own)
    play = spoken.after(play, rng, 3 + (share < 1 and rng.random() < 1 / 2), lambda _: own)
    return play if play.tricks[1].leader == partner and spoken.honest(play) else None


def _dealt(draw: Draw, taker: int, partner: int, high: Card) -> Play:
    """The learner has some cards of a suit, seven if it is trumps; a partner has the highest one, at times no other."""
    rng, suit = draw.rng, TAROT.all.of(high.suit).without(high).without(PETIT)
    holds = {LEARNER: TAROT.set(rng.sample([*suit], 7 if high.suit == TRUMP else 4)), partner: TAROT.set([high])}
    petit = rng.choice((LEARNER, partner, partner, taker))
    holds[petit] = holds.get(petit, TAROT.none).with_card(PETIT)
    lacks = {partner: suit} if rng.random() < 1 / 2 else {}
    return spoken.dealt(rng, taker, LEARNER, holds, lacks)


def _possible(play: Play, name: str, suit: str) -> Message:
    """The sentence about a reason that nothing refutes."""
    if name == "petit":
        return IT_WAS_THERE if PETIT in play.played else USUALLY if suit == TRUMP else NOT_REFUTED
    return NOT_REFUTED


def _none_left(known: Iterable[Known], left: Cards, by: int) -> Saying | None:
    """The proof that a partner has none of the cards that are left of a suit, if there is one."""
    proofs = (one.reason for one in known if one.seat == by and left and not left - one.missing)
    proof = next(proofs, None)
    return proof and Saying(proof.rule, ((proof.proof, proof.facts), (IT_IS_CERTAIN, {})), CHAIR)


def _refuted(play: Play, by: int, suit: str, lacks: Cards) -> dict[str, Saying]:
    """The reasons that cannot have been those of a partner who led something else to the second trick.

    ``lacks`` are the cards that this partner is known not to hold any more.
    """
    found: dict[str, Saying] = {}
    since = spoken.played_by(by, play)[1:]
    if card := next((card for card in since if card.suit == suit), None):
        found["none"] = Saying(DISOBEY, ((SHOWN_SINCE, {"by": by, "card": card}),), CHAIR)
    if PETIT in spoken.mine(play):
        found["petit"] = Saying.plain(YOU_HOLD_IT, DISOBEY)
    elif PETIT in play.played and PETIT not in since:
        had = next(trick.seat_of(PETIT) for trick in play.tricks if PETIT in trick.cards)
        found["petit"] = Saying(DISOBEY, ((ANOTHER_HAD_IT, {"by": had}),), CHAIR)
    elif PETIT not in play.played and PETIT in lacks:
        found["petit"] = Saying(DISOBEY, ((CANNOT_HAVE_IT, {"by": by}),), CHAIR)
    return found
