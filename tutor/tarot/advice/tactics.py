"""The choice of a card to play: a list of tactics, of which the first that has a card for the moment decides.

They look at what the player to move may know, and no farther: the own hand, what everybody has seen, the cards of
poignées among it, and what that proves of the other hands.  And they promise their partners nothing that is not true,
as long as a card that is as good can say it (``keep_faith``).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from tutor.core.advice import Advice, advise
from tutor.core.cards import TAROT, TRUMP, Card
from tutor.core.message import N_
from tutor.core.rule import Reason, Rule
from tutor.tarot.advice.following import (
    give_least,
    keep_the_petit,
    load,
    ruff_low,
    save_the_petit,
    spare_with_the_excuse,
    take_over,
    try_an_honour,
    win_surely,
)
from tutor.tarot.advice.leading import cash_masters, lead_the_long_suit, make_the_taker_ruff, return_the_suit
from tutor.tarot.advice.listening import ask_for_trumps, lead_to_the_ruff, obey
from tutor.tarot.advice.sight import Sight
from tutor.tarot.advice.signals import lies
from tutor.tarot.advice.speaking import speak
from tutor.tarot.play import Play
from tutor.tarot.score.count import points
from tutor.tarot.trick import THE_EXCUSE

LAST_CHANCE = Rule(
    "T-STR-EXC-LAST",
    title=N_("Play the Excuse in time"),
    statement=N_(
        "Advice: play the Excuse to the last trick but one at the latest. In the last trick it would be lost, unless"
        " your side has won all others."
    ),
    sources=(),
    seen=N_("in the last trick, which comes next, the Excuse would be lost"),
    hint=N_("The last trick comes next, and the Excuse would be lost in it: this is the last chance to play it."),
)
FAITH = Rule(
    "T-STR-FAITH",
    title=N_("Promise only what is true"),
    statement=N_(
        "Advice: if a card would make your partners believe something that is not true of your hand, play another one"
        " that is worth as much: of the same suit, or on lead of another plain suit."
    ),
    sources=(),
    hint=N_(
        "{instead:card} would do as well, but would promise the partners something that is not true of"
        " {by:you|your|their} hand."
    ),
)

SECRET = Rule(
    "T-STR-SECRET",
    title=N_("While the taker’s partner is secret"),
    statement=N_(
        "Advice: at a table of five, a defender who does not know yet who plays with the taker takes everybody but the"
        " taker for a partner: of the three others only one is not."
    ),
    sources=(),
    hint=N_(
        "Until {called:card} is played, {by:you|you cannot|they cannot} be sure who plays with the taker; but of the"
        " three others only one does."
    ),
)

#: With this many cards left the Excuse is played, before the last trick takes it away.
LAST_CALL = 2

#: A function that picks one of the cards that may be played; ``None`` if it does not apply at this moment.
Tactic = Callable[[Sight, Sequence[Card]], Advice | None]


def card_to_play(play: Play) -> Advice:
    """The card that the player to move had better play, and why; raise ``RecordError`` if their hand is not known."""
    legal = play.duty().legal()
    if THE_EXCUSE in legal and len(play.hand) == LAST_CALL and not _sweeping(play):
        return _last_chance(play)
    cards = [card for card in legal if card is not THE_EXCUSE] or legal
    sight = Sight.of(play)
    found = speak(sight, cards, _decided(sight, cards), lambda card: _decided(sight, [card]))
    found = keep_faith(sight, cards, found)
    if found.note is None and _takes_for_a_partner(play):
        return found._replace(note=Reason(SECRET, {"called": play.called, "by": play.trick.turn}))
    return found


def observed(play: Play, card: Card) -> Reason | None:
    """The reason for a card that everybody can see: the first tactic that chooses it without knowing a hand.

    Nothing where it takes more to say why it was played, where there is little to say, or while not everybody knows who
    the taker's partner is.
    """
    public = play.seen_by(None)
    if public.called is not None and public.partner is None:
        return None
    if card is THE_EXCUSE:
        last = public.size - len(public.tricks) == LAST_CALL and not _sweeping(public)
        return _last_chance(public).reason if last else None
    found = _decided(Sight.of(public, TAROT.set([card])), [card]).reason
    return found if found.rule.seen and found.says is None else None


def _last_chance(play: Play) -> Advice:
    return advise(THE_EXCUSE, LAST_CHANCE, by=play.trick.turn)


def _decided(sight: Sight, cards: Sequence[Card]) -> Advice:
    """The advice of the first tactic that chooses one of these cards."""
    chosen = (tactic(sight, cards) for tactic in _tactics(sight.play))
    return next(advice for advice in chosen if advice is not None)


def keep_faith(sight: Sight, cards: Sequence[Card], chosen: Advice) -> Advice:
    """In place of a card that would lie to partners, the best one that does not and is worth as many points.

    It is of the same suit, or on lead, where there is none, of another plain suit; else the lie has to be told.
    """
    play, seat, card = sight.play, sight.play.trick.turn, TAROT[chosen.move]
    if not lies(play, seat, card):
        return chosen
    honest = [other for other in cards if points(other) == points(card) and not lies(play, seat, other)]
    same = [other for other in honest if other.suit == card.suit]
    plain = [other for other in honest if other.suit != TRUMP] if play.trick.led is None else []
    if not (same or plain):
        return chosen
    return _decided(sight, same or plain)._replace(note=Reason(FAITH, {"instead": card, "by": seat}))


def _takes_for_a_partner(play: Play) -> bool:
    """Whether a defender sees the trick with somebody who might, for all they know, play with the taker."""
    trick = play.trick
    if play.called is None or play.partner is not None or trick.best is None:
        return False
    return play.taker not in {trick.turn, trick.seat_of(trick.best)}


def _sweeping(play: Play) -> bool:
    """Whether the player's side has won every trick, so that the Excuse may win the last one (T-EXC-SLAM-WINS)."""
    return play.whole and play.side(play.trick.turn).issuperset(play.winners)


def _tactics(play: Play) -> tuple[Tactic, ...]:
    """The tactics of the player to move, in this order; the last always has a card."""
    trick = play.trick
    if trick.best is None:
        attacks = play.taker in play.side(trick.turn)
        defence = (obey, ask_for_trumps, make_the_taker_ruff, lead_to_the_ruff, return_the_suit, lead_the_long_suit)
        return (cash_masters, lead_the_long_suit) if attacks else defence
    if trick.seat_of(trick.best) in play.side(trick.turn):
        return (save_the_petit, keep_the_petit, take_over, load, give_least)
    return (save_the_petit, keep_the_petit, win_surely, ruff_low, try_an_honour, spare_with_the_excuse, give_least)
