"""A card of one’s own that tells no lie: the cheapest to lead, and one that makes a promise and keeps it."""

from __future__ import annotations

from tutor.core.cards import SUITS, TAROT, TRUMP, Card, Cards
from tutor.core.message import N_
from tutor.tarot.advice.signals import Signal, defends, signals
from tutor.tarot.advice.tactics import FAITH
from tutor.tarot.conventions.catalogue import LEAD_LOW, LEADS
from tutor.tarot.play import Play
from tutor.tarot.score.count import points
from tutor.tarot.trick import THE_EXCUSE
from tutor.teach.draw import Draw
from tutor.teach.judge import Judge
from tutor.teach.kind import kind
from tutor.teach.kinds.lies.own import lead_later, lies, would_tell
from tutor.teach.kinds.say.family import SAY
from tutor.teach.posed import Asked, Offer, Posed, Verdicts
from tutor.teach.positions import LEARNER
from tutor.teach.question import Hints
from tutor.teach.saying import Saying
from tutor.teach.signals import honest_plays
from tutor.teach.signals.readings import CONVENTIONS
from tutor.teach.signals.silences import silence
from tutor.teach.tarot import plays
from tutor.teach.tarot.plays import CHAIR

# The cheapest card that tells no lie

CHEAPEST_TRUTH = N_(
    "You defend and you are on lead. Which of these cards tells your partners no lie, and puts the fewest points on the"
    " table? A card that says nothing tells no lie either. No other card of your hand does better."
)
LIES_FIRST = N_("Which of {cards:and} would say something untrue? And which of the others is worth the least?")
COSTS = N_("Its value is {points:half}.")
DEARER = N_("But its value is {points:half}, and there is a cheaper card here that does not lie.")
#: The number of dearer true cards that are offered, and the least number of lies in the hand.
_DEARER, _LIES = 2, 3


@kind(SAY, *LEADS, FAITH, edition=2)
def free_truth(draw: Draw) -> Posed | None:
    """The cheapest card that does not lie, among lies and dearer ones; it promises something, at the last level not."""
    play = lead_later(draw)
    if play is None:
        return None
    said = {card: signals(play, LEARNER, card) for card in play.hand}
    honest, lying = ([card for card, found in said.items() if lies(found) is lie] for lie in (False, True))
    near = [card for card in honest if _cheapest(card, honest, lying)]
    speaking, silent = ([card for card in near if bool(said[card]) is speaks] for speaks in (True, False))
    best = draw.of(speaking, speaking, silent)
    if not best:
        return None
    offered = _offered(draw, draw.rng.choice(best), honest, lying)
    boards = (plays.board(play), plays.in_hand(play.hand, Saying.plain(plays.YOUR_HAND)))

    def verdicts(judge: Judge) -> Verdicts:
        heard = {card: judge.signals(play, LEARNER, card) for card in offered}
        least = min((points(card) for card, found in heard.items() if not lies(found)), default=None)
        on = {}
        for card, found in heard.items():
            right = not lies(found) and points(card) == least
            price = () if lies(found) else ((COSTS if right else DEARER, {"points": points(card) / 2}),)
            says = would_tell(play, card, found)
            on[card.code] = right, says._replace(sentences=(*says.sentences, *price))
        because = (*(says for right, says in on.values() if right), Saying.plain(FAITH.statement, FAITH))
        rule = next((says.rule for right, says in on.values() if not right), None) or LEAD_LOW
        return Verdicts(because, Hints.plain(LIES_FIRST, rule, cards=offered), on)

    return Posed(Asked(boards, CHEAPEST_TRUTH, tuple(Offer(card.code, card) for card in offered)), verdicts)


def _cheapest(best: Card, honest: list[Card], lying: list[Card]) -> bool:
    """Whether no true card of the hand costs less than this one, some cost more, and some lies do not."""
    least = points(best) == min(map(points, honest))
    dearer = sum(points(card) > points(best) for card in honest)
    cheap = any(points(card) <= points(best) for card in lying)
    return least and dearer >= _DEARER and len(lying) >= _LIES and cheap


def _offered(draw: Draw, best: Card, honest: list[Card], lying: list[Card]) -> Cards:
    """A card, a lie that costs no more, more lies, and dearer cards that do not lie."""
    cheap = draw.rng.choice([card for card in lying if points(card) <= points(best)])
    others = draw.rng.sample([card for card in lying if card is not cheap], draw.of(1, 2, 2))
    dearer = draw.rng.sample([card for card in honest if points(card) > points(best)], _DEARER)
    return TAROT.set((best, cheap, *others, *dearer))


# A card that promises something, and keeps it

WHICH_TRUE = N_("It is your turn. Choose a card that promises your partners something by convention, and keeps it.")
WHAT_HELD = N_("{led:card} was led, and you may play {cards:and}. What would each of these promise, and is it so?")
WHAT_HELD_BY_SUIT = N_(
    "By suit you may play: spades {S}, hearts {H}, diamonds {D}, clubs {C}, trumps {T}. Which of these cards say"
    " something, and is what they promise true?"
)
TRUE, FALSE = N_("That is true of your hand."), N_("That is not true of your hand.")
NO_PROMISE = N_("It promises nothing that your hand could keep.")
SAYS_NOTHING = N_("By convention it tells your partners nothing here.")
#: The chance that the learner leads at the later levels, where they may follow as well.
_LEADS = 0.2
#: The number of cards, of which every fourth is the learner's, after which another deal is played.
PATIENCE = 20
#: So many cards can still be named one by one.
FEW = 8


@kind(SAY, *CONVENTIONS, edition=3)
def deal_true(draw: Draw) -> Posed | None:
    """A deal in which it is the learner’s turn: on lead, or from the second level on to a second round."""
    at = draw.until(lambda: _to_speak(draw))
    legal = at.duty().legal()
    if THE_EXCUSE in legal or not defends(at, LEARNER):
        return None
    hand = plays.in_hand(at.hand, Saying.plain(plays.YOUR_HAND))
    # Where every card of the hand may be played, the options show it.
    boards = (plays.board(at), hand) if len(legal) < len(at.hand) else (plays.board(at),)

    nudge = _what_held(at, TAROT.set(legal))

    def verdicts(judge: Judge) -> Verdicts:
        heard = {card: judge.signals(at, LEARNER, card) for card in legal}
        on = {card.code: (_keeps(found), _of_own(at, card, found)) for card, found in heard.items()}
        because = tuple(says for right, says in on.values() if right)[:1]
        rule = (because and because[0].rule) or LEAD_LOW
        hints = Hints.of(nudge, rule)
        return Verdicts(because, hints, on, any_of=True)

    return Posed(Asked(boards, WHICH_TRUE, tuple(Offer(card.code, card) for card in legal)), verdicts)


def _to_speak(draw: Draw) -> Play | None:
    """A position in which some cards of the learner’s promise something that is true, and some do not."""
    rng, share = draw.rng, draw.of(1, _LEADS, _LEADS)
    play = honest_plays.talked(rng, 1 + rng.choice(draw.of(*honest_plays.TRICKS)))
    for at, _ in honest_plays.onwards(play, rng, PATIENCE):
        leads = at.trick.led is None
        if at.trick.turn == LEARNER and at.hand and leads is (share == 1 or rng.random() < share):
            kept = {_keeps(signals(at, LEARNER, card)) for card in at.duty().legal()}
            if len(kept) > 1:
                return at
    return None


def _what_held(at: Play, legal: Cards) -> Saying:
    """The question back about the cards that may be played: each of them if they are few, or else by suit."""
    if at.trick.cards and len(legal) <= FEW:
        return Saying.plain(WHAT_HELD, None, led=at.trick.cards[0], cards=legal)
    return Saying.plain(WHAT_HELD_BY_SUIT, None, **{suit: len(legal.of(suit)) for suit in (*SUITS, TRUMP)})


def _keeps(found: tuple[Signal, ...]) -> bool:
    """Whether a card promises something, and everything that it promises is true."""
    return any(signal.true for signal in found) and not lies(found)


def _of_own(at: Play, card: Card, found: tuple[Signal, ...]) -> Saying:
    """The meaning of a card of one’s own, and whether it is true."""
    promised = sorted(found, key=lambda signal: (signal.true is not False, signal.claim is None))
    if not promised:
        return silence(at, card) or Saying.plain(SAYS_NOTHING)
    first = promised[0]
    verdict = NO_PROMISE if first.true is None else TRUE if first.true else FALSE
    return Saying(first.rule, ((first.reason.hint, first.facts), (verdict, {})), CHAIR)
