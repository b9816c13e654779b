"""A convention, or none: what a card of one's own has to do with it, which no rule of play decides."""

from __future__ import annotations

from tutor.core.cards import SUITS, TAROT, Card
from tutor.core.message import N_, Message
from tutor.core.rule import Rule
from tutor.tarot.advice.signals import Signal, signals
from tutor.tarot.conventions.catalogue import HIGH_LOW_DEF, HIGH_LOW_TAKER, HIGH_LOW_TRUMP, LEAD_LOW, LEADS
from tutor.tarot.conventions.claims import sure_tricks, tenue
from tutor.tarot.legal_cards import FOLLOW, LEAD_FREE, MUST_TRUMP, OVERTRUMP
from tutor.tarot.play import Play
from tutor.tarot.trick import THE_EXCUSE
from tutor.teach.draw import Draw
from tutor.teach.judge import Judge
from tutor.teach.kind import kind
from tutor.teach.kinds.lies.own import would_tell
from tutor.teach.kinds.rule.asked import named
from tutor.teach.kinds.rule.family import RULE
from tutor.teach.posed import Asked, Offer, Posed, Verdicts
from tutor.teach.positions import LEARNER
from tutor.teach.question import Board, Hints
from tutor.teach.saying import Saying
from tutor.teach.signals import leads as talk
from tutor.teach.signals.honest_plays import chosen, talked
from tutor.teach.signals.leads import Lead, lead
from tutor.teach.signals.readings import SILENT
from tutor.teach.tarot import plays
from tutor.teach.tarot.plays import CHAIR, PLAYERS

# Rule or convention?

MAY_YOU = N_(
    "You defend, and you make the first lead of the deal from this hand. You would like to lead {card:card}. What is"
    " true of it?"
)
MAY_YOU_NOW = N_(
    "You defend, and after these tricks you are on lead with this hand. You would like to lead {card:card}. What is"
    " true of it?"
)
WITH_OTHERS = N_("You hold {own:and}. What does {card:card} say of them by convention, if anything, and is that true?")
BY_ITSELF = N_("What does {card:card} say of this hand by convention, if anything, and is that true?")
ANSWERS = {
    "true": N_("You may lead it, and it tells your partners the truth."),
    "false": N_("You may lead it, but it tells your partners something that is not true."),
    "nothing": N_("You may lead it, and it says nothing by convention."),
    "forbidden": N_("You may not lead it, since you may promise only what you hold."),
    "secret": N_("You may lead it only if the taker does not know what it means."),
}
#: The answer, by whether the lead is true, if it tells anything.
KEPT = {True: "true", False: "false", None: "nothing"}
NOT_TRUE, NO_LIE = (
    N_("So there is nothing in it that could be true."),
    N_("So there is nothing in it that could be a lie."),
)
SO_TRUE, SO_FALSE = (
    N_("So it is no lie."),
    N_("So it is not the truth."),
)
DOES_TELL = N_("There is a convention for this lead, so it does tell something.")
MAY_LEAD_ANY = N_("Whoever leads may lead any card. A convention never forbids one; it only gives it a meaning.")
TAKER_HEARS = N_("Everybody may know what a card means, the taker too: signals are not secret.")


@kind(RULE, LEAD_FREE, *LEADS, edition=3)
def rule_or_signal(draw: Draw) -> Posed:
    """A card to lead first that says something, in a suit; any card; one at a later lead."""
    wanted = draw.rng.choice(("true", "false", *draw.of((), ("nothing",), ("nothing",))))
    play, card = draw.until(lambda: _to_lead(draw, wanted))
    offers = tuple(Offer(name, Saying.plain(text)) for name, text in ANSWERS.items())
    asked = Asked(_before(play), draw.of(MAY_YOU, MAY_YOU, MAY_YOU_NOW), offers, {"card": card})

    def verdicts(judge: Judge) -> Verdicts:
        told = lead(play, card, judge.signals)
        judged, silent = told.judged, told.true is None
        free = Saying.plain(MAY_LEAD_ANY, LEAD_FREE)
        others = {
            "true": _and(judged, NOT_TRUE if silent else SO_FALSE),
            "false": _and(judged, NO_LIE if silent else SO_TRUE),
            "nothing": Saying.plain(DOES_TELL, judged.rule),
            "forbidden": free,
            "secret": Saying.plain(TAKER_HEARS, judged.rule),
        }
        rule = judged.rule or LEAD_LOW
        own = play.hand.of(card.suit)
        nudge = WITH_OTHERS if len(own) > 1 else BY_ITSELF
        hints = Hints.plain(nudge, rule, TAROT.set([card]), card=card, own=own)
        return named(asked, KEPT[told.true], (judged, free), others, hints)

    return Posed(asked, verdicts)


def _to_lead(draw: Draw, wanted: str) -> tuple[Play, Card] | None:
    """The learner on lead, and a card of which the answer that is ``wanted`` is right, if there is one."""
    play = talk.on_lead(draw.rng, draw.level)
    cards = [card for card in play.duty().legal() if card.suit in draw.of(SUITS, TAROT.suits, TAROT.suits)]
    cards = [card for card in cards if _can_be_judged(lead(play, card)) and KEPT[lead(play, card).true] == wanted]
    return (play, draw.rng.choice(cards)) if cards else None


def _before(play: Play) -> tuple[Board, ...]:
    """The tricks so far, if there are any, and the hand of the learner, who is on lead."""
    hand = plays.in_hand(play.hand, Saying.plain(plays.YOUR_HAND))
    return (plays.board(play)._replace(hand=play.hand), hand) if play.tricks else (hand,)


def _can_be_judged(told: Lead) -> bool:
    """Whether a lead is true or not, or tells nothing: nobody can judge of a king that shows a strong hand."""
    return told.tells == SILENT or told.true is not None


def _and(judged: Saying, more: Message) -> Saying:
    return judged._replace(sentences=(*judged.sentences, (more, {})))


# Which convention is broken?

WHICH_BROKEN = N_("You defend, and you play {card:card} now. Which convention do you break with it?")
NONE_OF_THEM = N_("None: it promises nothing, or something that is true.")
STILL_HELD = N_("You still hold {own:and}. What does {card:card} promise of them, by its rank or as one of two cards?")
THE_LAST_ONE = N_("What does {card:card} promise, by its rank or as one of two cards? Look whether you have it.")
OTHER_CARD = N_("This convention is about other cards, or another moment.")
IS_KEPT = N_("{card:card} follows this convention, and what it promises is true: you do not break it.")
RULE_OF_PLAY = N_(
    "This is a rule of play. Nobody can break it here: a card that it forbids is not taken, and {card:card} may be"
    " played."
)
A_LIE = N_("This card promises something that is not true of your hand.")
BY_TWO_CARDS = (HIGH_LOW_DEF, HIGH_LOW_TAKER, HIGH_LOW_TRUMP)
#: Rules of play that somebody may take for what a false card breaks.
OF_PLAY = (FOLLOW, MUST_TRUMP, OVERTRUMP)
NONE = "none"


@kind(RULE, *LEADS, *BY_TWO_CARDS, *OF_PLAY, edition=2)
def broken_promise(draw: Draw) -> Posed | None:
    """A card after some tricks; on the last level it may follow a suit for the second time."""
    rng, play = draw.rng, _drawn(draw)
    if play.turn != LEARNER or play.taker == LEARNER:
        return None
    legal = [card for card in play.duty().legal() if card is not THE_EXCUSE and not _is_disputed(play, card)]
    false = {card: rule for card in legal if (rule := _broken(signals(play, LEARNER, card)))}
    lying = rng.random() < draw.of(1, 3 / 4, 3 / 4)
    cards = [card for card in legal if (card in false) is lying and play.trick.led in {None, card.suit}]
    if not cards or (play.trick.cards and not false):
        return None
    card = rng.choice(cards)
    conventions = [one for one in (BY_TWO_CARDS if play.trick.cards else LEADS) if one is not false.get(card)]
    near = rng.sample(conventions, 2 if lying else 3)
    offered = [*near, *([false[card]] if lying else []), rng.choice(OF_PLAY)]
    rng.shuffle(offered)
    offers = (*(Offer(one.id, one) for one in offered), Offer(NONE, Saying.plain(NONE_OF_THEM)))
    hand = plays.in_hand(play.hand, Saying.plain(plays.YOUR_HAND))
    asked = Asked((plays.board(play)._replace(hand=play.hand), hand), WHICH_BROKEN, offers, {"card": card})

    def verdicts(judge: Judge) -> Verdicts:
        found = judge.signals(play, LEARNER, card)
        rule, told, kept = _broken(found), would_tell(play, card, found), [signal.rule for signal in found]
        others = {one.id: _not_broken(one, card, kept) for one in offered} | {NONE: told}
        lie = Saying(rule, ((A_LIE, {}), *told.sentences[:1]), CHAIR)
        own = play.hand.of(card.suit)
        hints = Hints.plain(STILL_HELD if len(own) > 1 else THE_LAST_ONE, near[0], card=card, own=own)
        return named(asked, rule.id if rule else NONE, (lie if rule else told,), others, hints)

    return Posed(asked, verdicts)


def _drawn(draw: Draw) -> Play:
    play = talked(draw.rng, draw.rng.randint(1, 2) + draw.level)
    for _ in range(draw.of(0, 0, PLAYERS - 1)):
        card = chosen(play, draw.rng) if play.turn != LEARNER else None
        play = play.after(card) if card else play
    return play


def _broken(found: tuple[Signal, ...]) -> Rule | None:
    """The convention by which a card promises what the hand does not keep, if there is one."""
    return next((signal.rule for signal in found if signal.true is False), None)


def _not_broken(rule: Rule, card: Card, kept: list[Rule]) -> Saying:
    """The reason why a card does not break a convention, or a rule of play."""
    says = RULE_OF_PLAY if rule in OF_PLAY else IS_KEPT if rule in kept else OTHER_CARD
    return Saying(rule, ((says, {"card": card}), (rule.statement, {})), CHAIR)


def _is_disputed(play: Play, card: Card) -> bool:
    """Whether a card tells of a tenue that the hand has by one of two teachings only."""
    if all(signal.rule is not HIGH_LOW_TAKER for signal in signals(play, LEARNER, card)):
        return False
    before = [trick.card_of(LEARNER) for trick in play.tricks if trick.led == card.suit]
    held = play.hand | TAROT.set(one for one in before if one.suit == card.suit)
    return tenue(held, card.suit) is not sure_tricks(held, card.suit)
