"""Reading a partner’s card: what it tells together with what one sees, and what is proved and what is only told."""

from __future__ import annotations

import random
from collections.abc import Mapping

from tutor.core.cards import SUITS, TAROT, TRUMP, Card, Cards
from tutor.core.message import N_, Facts, Message
from tutor.core.rule import Reason, Rule
from tutor.tarot.advice.knowledge import known
from tutor.tarot.advice.told import Told, told
from tutor.tarot.conventions.catalogue import LEAD_HIGH, LEAD_LOW
from tutor.tarot.legal_cards import FOLLOW
from tutor.teach import plays, spoken
from tutor.teach.kinds.proofs import DUTIES, says
from tutor.teach.legacy import Kind
from tutor.teach.open_boards import Played
from tutor.teach.plays import CHAIR
from tutor.teach.positions import LEARNER
from tutor.teach.question import Board, Hints, Laid, Option, Question
from tutor.teach.saying import Saying
from tutor.teach.spoken import honours

YOUR_SUIT = N_("Your {led:suit}", "above cards that lie open")

# What do you know of this suit now?

WHAT_NOW = N_(
    "A partner has just led, and this is the first lead of the suit by the defence. Below lie all your cards of it. If"
    " your partner keeps to the conventions, what do you know that they hold?"
)
LOW_OR_HIGH = N_("What does such a card say of the king and the queen? And do you see one of them yourself?")
KING, QUEEN = N_("the king of {led:suit}"), N_("the queen of {led:suit}")
EITHER = N_("the king or the queen of {led:suit}, or both")
BOTH = N_("both the king and the queen of {led:suit}")
NEITHER = N_("neither the king nor the queen of {led:suit}")
SHORT = N_("one more card of {led:suit} at most")
READ_AS: dict[str, Message] = {
    "king": KING,
    "queen": QUEEN,
    "either": EITHER,
    "both": BOTH,
    "neither": NEITHER,
    "short": SHORT,
}
LOW_SAYS = N_("{card:card} is low, an ace to a 5: it promises the king or the queen of {led:suit}.")
HIGH_SAYS = N_("{card:card} is a 6 or higher: it denies the king and the queen of {led:suit}.")
YOU_SEE = N_("You have seen {cards:and} yourself, so only {other:card} is left to keep the promise.")
NOT_WHICH = N_("The card promises one of the two, and it does not say which.")
DO_NOT_WAIT = N_("So do not wait for your partner in this suit.")
SEE_YOURSELF = N_("You have seen {cards:and} yourself.")
NOT_LOW = N_("Only a low card, an ace to a 5, would have promised that.")
NOT_HIGH = N_("That is what a 6 or a higher card would have said.")
NO_LENGTH = N_("The first lead of a suit speaks of the king and the queen only, and not of how many cards there are.")
#: By level, how many tricks come before the lead, and how many of the two honours the learner may see.
EARLIER = {1: 0, 2: 0, 3: 2}
SEEN = {1: (0,), 2: (1,), 3: (0, 1)}


def _draw_lead(level: int, _seed: int, rng: random.Random) -> tuple[Board, ...]:
    """A lead that speaks; later there are some tricks before it, in which the taker leads the suit too."""
    while True:
        taker, partner, _ = spoken.seats(rng)
        suit, low = rng.choice(SUITS), rng.random() < 2 / 3
        own, other = rng.sample([*honours(suit)], 2)
        sees = rng.choice(SEEN[level])
        holds = {LEARNER: TAROT.set([own][:sees]), partner: TAROT.set([other] if low else [])}
        lacks = {LEARNER: honours(suit) - holds[LEARNER], partner: honours(suit) - holds[partner]}
        play = spoken.dealt(rng, taker, taker if EARLIER[level] else partner, holds, lacks)
        play = spoken.after(play, rng, EARLIER[level], _suit_of_taker(suit))
        if play.turn != partner:
            continue
        card = spoken.kept(play, rng, (spoken.LOW if low else spoken.HIGH).of(suit))
        held = (play.hands[LEARNER] or TAROT.none).of(card.suit)
        play = play.after(card)
        if spoken.honest(play) and held:
            return plays.board(play), plays.in_hand(held, Saying.plain(YOUR_SUIT, led=card.suit))


def _suit_of_taker(suit: str) -> spoken.Wish:
    """The taker leads the king or the queen of a suit if they have it."""
    return lambda play: honours(suit) if play.turn == play.taker else TAROT.none


def _ask_lead(boards: tuple[Board, ...], level: int, _rng: random.Random) -> Question | None:
    seen, held = boards
    if not (isinstance(seen, Played) and isinstance(held, Laid)):
        return None
    play = seen.play(TAROT.set(held.cards))
    lead = next((one for one in told(play) if one.trick == len(seen.tricks)), None)
    if lead is None or lead.signal.rule not in {LEAD_LOW, LEAD_HIGH}:
        return None
    here = honours(lead.card.suit) & (TAROT.set(held.cards) | play.played)
    if len(here) not in SEEN[level]:
        return None
    right = _read(lead, here)
    led = lead.card.suit
    options = tuple(
        Option(name, Saying.plain(text, led=led), name == right, _why(name, lead, here))
        for name, text in READ_AS.items()
    )
    because = tuple(option.says for option in options if option.right)
    hints = Hints(
        (Saying.plain(LOW_OR_HIGH),),
        (Saying.plain(lead.signal.rule.statement, lead.signal.rule),),
        (TAROT.set([lead.card]),),
    )
    return Question("choose", boards, WHAT_NOW, because, hints, options=options)


def _read(lead: Told, here: Cards) -> str:
    """The reading that says all that is known of the honours, of which the learner sees those that are ``here``."""
    if lead.signal.rule is LEAD_HIGH:
        return "neither"
    names = {card.rank for card in honours(lead.card.suit) - here}
    return "either" if len(names) > 1 else "king" if names == {"K"} else "queen"


def _why(name: str, lead: Told, here: Cards) -> Saying:
    """Why a reading is right, or what it would have needed."""
    right = _read(lead, here)
    if name == right:
        return _decides(lead, here)
    if name == "short":
        why = NO_LENGTH
    elif right == "neither":
        why = NOT_LOW
    elif name == "neither":
        why = NOT_HIGH
    else:
        why = SEE_YOURSELF if here else NOT_WHICH
    return Saying.plain(why, lead.signal.rule, cards=here)


def _decides(lead: Told, here: Cards) -> Saying:
    """What the card says, and what that comes to for somebody who sees some of the honours."""
    led, right = lead.card.suit, _read(lead, here)
    facts: Facts = {"card": lead.card, "led": led}
    if right == "neither":
        return Saying(lead.signal.rule, ((HIGH_SAYS, facts), (DO_NOT_WAIT, {})))
    if right == "either":
        return Saying(lead.signal.rule, ((LOW_SAYS, facts), (NOT_WHICH, {})))
    (other,) = honours(led) - here
    return Saying(lead.signal.rule, ((LOW_SAYS, facts), (YOU_SEE, {"cards": here, "other": other})))


READ_LEAD = Kind(
    "read-lead",
    N_("What do you know now?"),
    "choose",
    (LEAD_LOW, LEAD_HIGH),
    _draw_lead,
    _ask_lead,
    of_a_deal=False,
)


# Which cards can your partner not hold?

CANNOT_HOLD = N_(
    "The first trick was led by a partner. Mark every card below that this partner certainly cannot hold any more, even"
    " if they do not keep to the conventions."
)
NOBODY_CAN_LIE = N_("Which of this partner’s cards would have been forbidden with another hand?")
ONLY_TOLD = N_(
    "{card:card} denies it, but that is only the word of {by:player}. The rules would have allowed the same lead from a"
    " hand with this card."
)
NOTHING_RULES_OUT = N_("Nothing that {by:player} {by:you|have|has} played rules it out.")
OFFERED = 6
#: What such a partner may lack besides a suit: all trumps, or the high ones.
_MISSING_TRUMPS = (TAROT.all.of(TRUMP), TAROT.all.above(TAROT["T8"]))


def _draw_cannot(level: int, _seed: int, rng: random.Random) -> tuple[Board, ...]:
    """A partner leads a high card, and then plays to a trick or two in a suit that this partner lacks."""
    while True:
        taker, partner, _ = spoken.seats(rng)
        spent, suit = rng.sample(SUITS, 2)
        missing = (
            TAROT.all.of(spent) | honours(suit) | (_MISSING_TRUMPS[rng.random() < 1 / 2] if level > 1 else TAROT.none)
        )
        play = spoken.dealt(rng, taker, partner, {}, {partner: missing})
        play = spoken.after(play, rng, 1, lambda _, suit=suit: spoken.HIGH.of(suit))  # type: ignore[misc] # a default
        play = spoken.after(play, rng, 2 if level == 1 else 3, lambda _, spent=spent: TAROT.all.of(spent))  # type: ignore[misc] # a default
        if spoken.honest(play):
            return (plays.board(play),)


def _ask_cannot(boards: tuple[Board, ...], level: int, rng: random.Random) -> Question | None:
    (seen,) = boards
    if not isinstance(seen, Played):
        return None
    play, by = seen.play(), seen.tricks[0].leader
    lead = next((one for one in told(play) if one.trick == 1 and one.signal.rule is LEAD_HIGH), None)
    proved = {card: one.reason for one in known(play) if one.seat == by for card in one.missing}
    if lead is None or len({why.rule for why in proved.values()}) < min(level, 2):
        return None
    denied = honours(lead.card.suit) - play.played - TAROT.set(proved)
    near = list(lead_or_trump(lead.card) - play.played - TAROT.set(proved) - denied)
    certain = _some_of_each(proved, rng)
    if not denied or len(certain) + len(denied) + len(near) < OFFERED:
        return None
    offered = [*certain, *denied, *rng.sample(near, OFFERED - len(certain) - len(denied))]
    rng.shuffle(offered)
    facts: Facts = {"card": lead.card, "by": by}
    only_told = Saying(LEAD_HIGH, ((ONLY_TOLD, facts),), CHAIR)
    open_to = Saying(None, ((NOTHING_RULES_OUT, facts),), CHAIR)
    options = tuple(
        Option(
            card.code,
            card,
            card in proved,
            says(proved[card]) if card in proved else only_told if card in denied else open_to,
        )
        for card in offered
    )
    because = [option.says for option in options if option.right]
    because = [one for n, one in enumerate(because) if one not in because[:n]]
    hints = Hints((Saying.plain(NOBODY_CAN_LIE),), (Saying.plain(FOLLOW.statement, FOLLOW),))
    return Question("mark", boards, CANNOT_HOLD, tuple(because), hints, options=options)


def _some_of_each(proved: Mapping[Card, Reason], rng: random.Random) -> list[Card]:
    """A card or two for each rule that has proved some missing."""
    by_rule: dict[Rule, list[Card]] = {}
    for card, why in proved.items():
        by_rule.setdefault(why.rule, []).append(card)
    return [card for cards in by_rule.values() for card in rng.sample(cards, min(len(cards), 3 - min(len(by_rule), 2)))]


def lead_or_trump(card: Card) -> Cards:
    """The cards of the suit of a card, and the trumps: what one thinks of first."""
    return TAROT.all.of(card.suit) | TAROT.all.of(TRUMP)


PARTNER_CANNOT = Kind(
    "partner-cannot",
    N_("What can your partner not hold?"),
    "mark",
    (*DUTIES, LEAD_HIGH),
    _draw_cannot,
    _ask_cannot,
    of_a_deal=False,
)
