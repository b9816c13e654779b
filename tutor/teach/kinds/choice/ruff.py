"""The lead that a partner can trump, whose two cards have said that there are no more of a suit."""

from __future__ import annotations

from tutor.core.cards import SUITS, TAROT, TRUMP, Card
from tutor.core.message import N_
from tutor.tarot.advice.listening import TO_THE_RUFF, lead_to_the_ruff
from tutor.tarot.advice.sight import Sight
from tutor.tarot.conventions.moments import PIPS
from tutor.tarot.play import Play
from tutor.tarot.trick import THE_EXCUSE
from tutor.teach.draw import Draw
from tutor.teach.kind import kind
from tutor.teach.kinds.choice.family import CHOICE
from tutor.teach.kinds.choice.options import Advice, Merit, best_by_advice
from tutor.teach.posed import Asked, Posed, card_offers
from tutor.teach.positions import LEARNER
from tutor.teach.question import Hints
from tutor.teach.saying import Saying
from tutor.teach.signals.honest_deals import dealt, mine, seats
from tutor.teach.signals.honest_plays import a_trick
from tutor.teach.tarot import plays
from tutor.teach.tarot.plays import CHAIR

WHICH_LEAD = N_(
    "You are on lead. Choose a card of a suit that a partner will trump, if that partner’s cards told the truth."
)
HIGH_THEN_LOW = N_(
    "{led:and} began the tricks so far. In which suit did a partner play a higher card first and a lower one later?"
)
NOTHING_SAID = N_("No partner’s cards have said that there are no more {led:suit} in that hand.")
TRUMPS_ASKED = N_("Nobody can trump a trump: this lead would only ask for more trumps.")
#: So many tricks have been played, by level.
TRICKS = (range(4, 6), range(5, 7), range(6, 9))
#: So many cards of a suit are offered at most, so that none is seen to be long.
OF_A_SUIT = 2


@kind(CHOICE, TO_THE_RUFF, edition=2)
def partner_ruffs(draw: Draw) -> Posed | None:
    """Four tricks or five of a deal in which everybody keeps their word, and later more; any suits may be led from."""
    play = _on_lead(draw)
    if play is None:
        return None
    seen = plays.board(play)
    at = seen.play(play.hand)
    sight, partners = Sight.of(at), at.side(LEARNER) - {LEARNER}
    legal = [card for card in at.duty().legal() if card is not THE_EXCUSE]
    told = {card: found for card in legal if (found := lead_to_the_ruff(sight, [card]))}
    others = {card.suit for card in legal if card not in told and card.suit != TRUMP}
    if not told or not others or any(sight.ruffs(seat, suit) for seat in partners for suit in others):
        return None

    def merit(card: Card) -> Merit:
        if found := told.get(card):
            return Merit(1, Saying(TO_THE_RUFF, ((found.reason.hint, found.reason.facts),), CHAIR))
        if card.suit == TRUMP:
            return Merit(0, Saying.plain(TRUMPS_ASKED, TO_THE_RUFF))
        return Merit(0, Saying.plain(NOTHING_SAID, TO_THE_RUFF, led=card.suit))

    held = TAROT.set(card for suit in TAROT.suits for card in _few([one for one in legal if one.suit == suit], draw))
    hints = Hints.plain(HIGH_THEN_LOW, TO_THE_RUFF, led=TAROT.set(trick.cards[0] for trick in at.tricks))
    advice = Advice({card.code: merit(card) for card in held}, hints)
    return best_by_advice(Asked((seen,), WHICH_LEAD, card_offers(held)), advice, any_of=True)


def _few(cards: list[Card], draw: Draw) -> list[Card]:
    return draw.rng.sample(cards, min(OF_A_SUIT, len(cards)))


def _on_lead(draw: Draw) -> Play | None:
    """Some tricks, and then the learner’s lead.

    Two suits are led twice each, and only in one of them a partner has no more and says so. Which suit was led most
    tells nothing, nor which was led first: that is the one in every other question.
    """
    rng, tricks = draw.rng, draw.of(*TRICKS)
    taker, partner, other = seats(rng)
    suit, besides = rng.sample(SUITS, 2)
    held = TAROT.set(rng.sample([card for card in TAROT.all.of(suit) if card.rank in PIPS], 2))
    leader = rng.choice((LEARNER, partner, other))
    play: Play | None = dealt(rng, taker, leader, {partner: held}, {partner: TAROT.all.of(suit) - held})
    first, second = (suit, besides) if draw.number % 2 else (besides, suit)
    to_lead = [first, *rng.sample((first, second, second), 3)]
    while play and mine(play).of(suit) and mine(play).of(besides) and len(play.tricks) <= tricks[-1]:
        if len(play.tricks) in tricks and play.turn == LEARNER:
            return play
        led = [to_lead.pop(0)] if to_lead else [one for one in (*SUITS, TRUMP) if one != suit]
        # A suit that the taker leads is not the defence’s, and nobody says by it that there are no more.
        play = None if suit in led and play.turn == taker else a_trick(play, rng, led, held)
    return None
