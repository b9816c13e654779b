"""The lead of a partner, read together with the cards that the learner holds."""

from __future__ import annotations

from tutor.core.cards import SUITS, TAROT, TRUMP, Card, Cards
from tutor.core.message import N_, Facts, Message
from tutor.tarot.advice.signals import Signal, signals
from tutor.tarot.advice.told import Told
from tutor.tarot.conventions.catalogue import CAPTAIN, LEAD_HIGH, LEAD_LOW, LEAD_TRUMP_EVEN, LEAD_TRUMP_ODD
from tutor.tarot.conventions.claims import MANY_TRUMPS
from tutor.tarot.conventions.meanings.honours import HIGH, HONOUR, LOW, NO_HONOUR
from tutor.tarot.conventions.meanings.trumps import FEW_TRUMPS, ODD, SEVEN_TRUMPS, TRUMPS
from tutor.tarot.play import Play
from tutor.teach.draw import Draw
from tutor.teach.glances import place, usual
from tutor.teach.judge import Judge
from tutor.teach.kind import kind
from tutor.teach.kinds.tells.family import TELLS
from tutor.teach.open_boards import Played
from tutor.teach.posed import Asked, Offer, Posed, Verdicts
from tutor.teach.positions import LEARNER
from tutor.teach.question import Answer, Hints, Question
from tutor.teach.saying import Saying
from tutor.teach.signals import honest_deals as spoken
from tutor.teach.signals.honest_deals import honours
from tutor.teach.signals.readings import SILENT, foremost
from tutor.teach.tarot import plays
from tutor.teach.tarot.plays import CHAIR, OF_DEFENDER, PLAYERS

# What is known of a suit

YOUR_SUIT = N_("Your {led:suit}", "above cards that lie open")
WHAT_NOW = N_(
    "A partner has just led, and the defence leads this suit for the first time. Here are all your cards of it. If your"
    " partner keeps to the conventions, what do they hold for sure?"
)
LOW_OR_HIGH = N_(
    "What does {card:card} say about the king and the queen of {led:suit}? And do you see one of them yourself?"
)
#: The readings of a lead by somebody who sees some honours of the suit.
KING, QUEEN, EITHER, BOTH, NEITHER, SHORT = "king", "queen", "either", "both", "neither", "short"
READ_AS = {
    KING: N_("the king of {led:suit}"),
    QUEEN: N_("the queen of {led:suit}"),
    EITHER: N_("the king or the queen of {led:suit}, or both"),
    BOTH: N_("both the king and the queen of {led:suit}"),
    NEITHER: N_("neither the king nor the queen of {led:suit}"),
    SHORT: N_("one more card of {led:suit} at most"),
}
LOW_SAYS = N_("{card:card} is low, an ace to a 5: it promises the king or the queen of {led:suit}.")
HIGH_SAYS = N_("{card:card} is a 6 or higher: it denies the king and the queen of {led:suit}.")
YOU_SEE = N_("You have seen {cards:and} yourself, so only {other:card} is left to keep the promise.")
NOT_WHICH = N_("The card promises one of the two, and it does not say which.")
DO_NOT_WAIT = N_("So do not count on your partner in this suit.")
SEE_YOURSELF = N_("You have seen {cards:and} yourself.")
NOT_LOW = N_("Only a low card, an ace to a 5, would have promised that.")
NOT_HIGH = N_("That is what a 6 or a higher card would have said.")
NO_LENGTH = N_("The first lead of a suit is about the king and the queen only, not about how many cards there are.")


@kind(TELLS, LEAD_LOW, LEAD_HIGH, edition=3, against=(usual("either"), usual("neither")))
def read_lead(draw: Draw) -> Posed | None:
    """A partner’s lead of which the learner sees no honour, or one; later some tricks come before it."""
    rng, tricks, may_see = draw.rng, draw.of(0, 0, 2), draw.of((0,), (1,), (0, 1))
    taker, partner, _ = spoken.seats(rng)
    suit, low = rng.choice(SUITS), rng.random() < 2 / 3
    own, other = rng.sample([*honours(suit)], 2)
    holds = {LEARNER: TAROT.set([own][: rng.choice(may_see)]), partner: TAROT.set([other] if low else [])}
    lacks = {seat: honours(suit) - held for seat, held in holds.items()}
    play = spoken.dealt(rng, taker, taker if tricks else partner, holds, lacks)
    at = spoken.after(play, rng, tricks, lambda at: honours(suit) if at.turn == taker else TAROT.none)
    if at.turn != partner:
        return None
    card = spoken.kept(at, rng, (LOW if low else HIGH).of(suit))
    if not any(signal.rule in {LEAD_LOW, LEAD_HIGH} for signal in signals(at, partner, card)):
        return None
    held, led = spoken.mine(at).of(card.suit), card.suit
    here = honours(led) & (held | at.played)
    if not (held and len(here) in may_see and spoken.honest(at.after(card))):
        return None
    boards = (plays.board(at.after(card)), plays.in_hand(held, Saying.plain(YOUR_SUIT, led=led)))
    offers = tuple(Offer(name, Saying.plain(text, led=led)) for name, text in READ_AS.items())

    def verdicts(judge: Judge) -> Verdicts:
        heard = foremost(judge.signals(at, partner, card))
        right = _known(heard.meaning.name if heard else SILENT, honours(led) - here)
        rule = heard.rule if heard else LEAD_LOW
        on = {name: (name == right, Saying(rule, _reads(name, right, card, here))) for name in READ_AS}
        hints = Hints.plain(LOW_OR_HIGH, rule, TAROT.set([card]), card=card, led=led)
        return Verdicts((Saying(rule, _reads(right, right, card, here)),), hints, on)

    return Posed(Asked(boards, WHAT_NOW, offers), verdicts)


def _known(told_of: str, left: Cards) -> str:
    """The reading that says all that is known of the honours that are ``left``, by what the lead has told of them."""
    if told_of != HONOUR.name:
        return NEITHER if told_of == NO_HONOUR.name else told_of
    return EITHER if len(left) > 1 else KING if next(iter(left)).rank == "K" else QUEEN


def _reads(name: str, right: str, card: Card, here: Cards) -> tuple[tuple[Message, Facts], ...]:
    """The reason for a reading, or what it would have needed; the learner sees the honours that are ``here``."""
    facts: Facts = {"card": card, "led": card.suit, "cards": here}
    if name == right == NEITHER:
        return (HIGH_SAYS, facts), (DO_NOT_WAIT, {})
    if name == right:
        seen = (YOU_SEE, {**facts, "other": next(iter(honours(card.suit) - here))}) if here else (NOT_WHICH, {})
        return (LOW_SAYS, facts), seen
    if name == SHORT:
        return ((NO_LENGTH, {}),)
    if right == NEITHER:
        return ((NOT_LOW, {}),)
    return ((NOT_HIGH if name == NEITHER else SEE_YOURSELF if here else NOT_WHICH, facts),)


# Who is the captain

WHO_IS_CAPTAIN = N_(
    "All that you know of your partners’ trumps is what they have told. Here are the trumps that you began with. Whose"
    " plan does the defence follow, by custom?"
)
YOURS_AT_FIRST = N_("The trumps that you began with", "above cards that lie open")
WHO_PROMISED = N_(
    "Your partners have led {cards:and}. Which of these leads is about trumps, and how many does it promise?"
)
PROMISED_MOST = N_("{card:card} is odd and promises at least 7 trumps, and you began with {mine}.")
DENIED_MANY = N_("{card:card} is even: there were fewer than 7 trumps, and you began with {mine}.")
TOLD_NOTHING = N_(
    "{by:Player} {by:you|have|has} said nothing about trumps. To have led a suit, even in the first trick, makes nobody"
    " the leader of the defence."
)
SO_YOU_FOLLOW = N_("You began with {mine}, and {card:card} is odd and promises at least 7. So you follow.")
SO_YOU_LEAD = N_("You began with {mine}, more than {card:card} allows for, which is even and promises fewer than 7.")


def _first_leader(question: Question) -> Answer:
    """The player who has led to the first trick."""
    return tuple(str(board.tricks[0].leader) for board in question.boards if isinstance(board, Played))


@kind(
    TELLS, CAPTAIN, LEAD_TRUMP_ODD, LEAD_TRUMP_EVEN, edition=4, against=(usual("0"), _first_leader, place(1), place(2))
)
def captain_told(draw: Draw) -> Posed | None:
    """One partner leads a suit, the other one a trump, in either order; the learner has few trumps or many."""
    play = draw.until(lambda: _partners_lead(draw))
    mine = (spoken.mine(play) | TAROT.set(spoken.played_by(LEARNER, play))).of(TRUMP)
    partners = [seat for seat in range(1, PLAYERS) if seat != play.taker]
    lead = spoken.trump_lead(play)
    if lead is None or lead.seat == LEARNER or {*partners} - {trick.leader for trick in play.tricks}:
        return None
    odd = lead.signal.rule is LEAD_TRUMP_ODD
    if odd is (len(mine) >= MANY_TRUMPS) or any(card.suit == TRUMP for card in spoken.played_by(lead.seat, lead.at)):
        return None
    seats = {str(seat): seat for seat in (LEARNER, *partners)}
    leads = TAROT.set(trick.cards[0] for trick in play.tricks if trick.leader in partners)
    offers = tuple(Offer(name, Saying(None, ((OF_DEFENDER, {"by": seat}),), CHAIR)) for name, seat in seats.items())
    boards = (plays.board(play), plays.in_hand(mine, Saying.plain(YOURS_AT_FIRST)))

    def verdicts(judge: Judge) -> Verdicts:
        heard = foremost(judge.signals(lead.at, lead.seat, lead.card))
        captain = _captain(heard, lead.seat)
        on = {name: (seat == captain, _of_defender(seat, captain, lead, len(mine))) for name, seat in seats.items()}
        hints = Hints.plain(WHO_PROMISED, CAPTAIN, cards=leads)
        return Verdicts(tuple(says for right, says in on.values() if right), hints, on)

    return Posed(Asked(boards, WHO_IS_CAPTAIN, offers), verdicts)


def _captain(heard: Signal | None, leader: int) -> int | None:
    """The defender whose plan is followed after a lead of trumps: its ``leader``, who has many, or the learner."""
    if heard is None or heard.meaning not in {SEVEN_TRUMPS, FEW_TRUMPS}:
        return None
    return leader if heard.meaning is SEVEN_TRUMPS else LEARNER


def _partners_lead(draw: Draw) -> Play | None:
    """Some tricks, if everybody has kept their word, and the learner had a trump."""
    rng = draw.rng
    taker, partner, other = spoken.seats(rng)
    share = draw.of(1, 3 / 4, 3 / 4)
    odd = share == 1 or rng.random() < share
    trumps = rng.sample([*TRUMPS], 13)
    mine, their = (rng.randint(2, 5), 7) if odd else (rng.randint(7, 8), rng.randint(2, 5))
    holds = {partner: TAROT.set(trumps[:their]), LEARNER: TAROT.set(trumps[their : their + mine])}
    play = spoken.dealt(rng, taker, rng.choice((partner, other)), holds, {LEARNER: TRUMPS})
    plain = TAROT.set(card for suit in SUITS for card in TAROT.all.of(suit) if card.rank != "K")
    wishes = {partner: ODD if odd else TRUMPS - ODD, other: plain}
    play = spoken.after(play, rng, 1 + draw.level, lambda at: wishes.get(at.trick.turn, TAROT.none))
    return play if spoken.honest(play) else None


def _of_defender(seat: int, captain: int | None, lead: Told, mine: int) -> Saying:
    """The reason why the defence follows the plan of this player, or does not."""
    facts: Facts = {"card": lead.card, "mine": mine, "by": seat}
    if seat == LEARNER:
        says = SO_YOU_LEAD if captain == LEARNER else SO_YOU_FOLLOW
    elif seat == lead.seat:
        says = DENIED_MANY if captain == LEARNER else PROMISED_MOST
    else:
        says = TOLD_NOTHING
    return Saying(CAPTAIN, ((says, facts),), CHAIR)
