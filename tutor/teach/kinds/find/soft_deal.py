"""A pack that is not shuffled: the cards that somebody gets of tricks that are dealt as they were gathered."""

from __future__ import annotations

from tutor.core.cards import SUITS, TAROT, TRUMP, Card
from tutor.core.message import N_
from tutor.tarot.cut import SHUFFLE, cut
from tutor.tarot.deal import DOG, PACKET, PACKETS, Dealing
from tutor.tarot.options import Options
from tutor.tarot.setting import FOUR, Setting
from tutor.teach.draw import Draw
from tutor.teach.kind import LEVELS, kind
from tutor.teach.kinds.find.family import FIND
from tutor.teach.posed import Asked, Posed, Verdicts, card_offers
from tutor.teach.positions import LEARNER
from tutor.teach.question import Hints, Notes
from tutor.teach.saying import Saying
from tutor.teach.tarot.plays import CHAIR
from tutor.teach.topics import TOPICS

WHICH_ARE_YOURS = N_(
    "This table does not shuffle. The cards below are the first of the pack from the top, as they were gathered trick"
    " by trick. Mark the cards of your first packet."
)
WHO_DEALS = N_("{dealer:Player} {dealer:you|deal|deals}, three cards to each, the player on the right first.")
A_DOG_CARD = N_("After the first packet a card goes to the dog.")
A_CUT = N_("But first the pack is cut: the top {lifted} cards go to the bottom.")
WHOSE_IS_IT = N_(
    "{dealer:Player} {dealer:you|deal|deals}. Count in threes from {first:card} on: whose packet has {other:card} in"
    " it?"
)
WHAT_IS_ON_TOP = N_(
    "{dealer:Player} {dealer:you|deal|deals}. Before the cut, {first:card} was on top: is it {other:card} now, or"
    " another card?"
)
YOURS = N_("{cards:and} are your packet, number {number} from the top.")
NOT_YOURS = N_("This card goes to the dog, to somebody else’s packet, or to the bottom of the pack.")
TOGETHER = N_("What fell to one trick stays together: suits come in lumps, and more hands are worth a bid.")
#: Cards of the trick’s own suit, and in each trick as many of another.
OF_SUIT, TRICKS = 3, 4


def _gathered(draw: Draw) -> list[Card]:
    """Some tricks as they were gathered: three cards of a suit and one that did not follow."""
    left, found = [*TAROT.cards], list[Card]()
    for suit in draw.rng.sample([*SUITS, TRUMP], TRICKS):
        trick = draw.rng.sample([card for card in left if card.suit == suit], OF_SUIT)
        trick.append(draw.rng.choice([card for card in left if card.suit != suit]))
        draw.rng.shuffle(trick)
        left = [card for card in left if card not in trick]
        found += trick
    return found


@kind(FIND, SHUFFLE, PACKETS, trains=(TOPICS["T33"],))
def soft_deal(draw: Draw) -> Posed:
    """The first packets from the top; with a card for the dog; after a cut."""
    top = _gathered(draw)
    rest = [card for card in TAROT.cards if card not in top]
    lifted = draw.rng.randint(4, 5) if draw.level == LEVELS[-1] else 0
    dealer = draw.rng.randrange(FOUR) if not lifted else draw.rng.choice((1, 2, 3))
    dog = draw.rng.random() < draw.of(0, 1, 1 / 2) and not (lifted and dealer == LEARNER)
    pack = cut((*top, *rest), lifted) if lifted else (*top, *rest)
    setting = Setting(FOUR, dealer, Options(), (None,) * FOUR)
    at = Dealing.begin(setting, pack).after(PACKET)
    at = at.after(DOG) if dog else at
    while not at.dealt.hands[LEARNER]:
        at = at.after(PACKET)
    own = at.dealt.hands[LEARNER]
    steps = [Saying(None, ((WHO_DEALS, {"dealer": dealer}),), CHAIR)]
    steps += [Saying.plain(A_CUT, lifted=lifted)] if lifted else []
    steps += [Saying.plain(A_DOG_CARD)] if dog else []
    board = Notes(tuple(steps), {"dealer": dealer, "lifted": lifted, "dog": dog})
    yours = Saying.plain(YOURS, PACKETS, cards=own, number=(LEARNER - dealer - 1) % FOUR + 1)
    on = {card.code: (card in own, yours if card in own else Saying.plain(NOT_YOURS, PACKETS)) for card in top}
    other = next(card for card in top[lifted + 1 :] if card not in own)
    asks = WHAT_IS_ON_TOP if lifted else WHOSE_IS_IT
    hints = Hints.of(Saying(None, ((asks, {"dealer": dealer, "first": top[0], "other": other}),), CHAIR), PACKETS)
    verdicts = Verdicts((yours, Saying.plain(TOGETHER, SHUFFLE)), hints, on)
    return Posed.for_any_judge(Asked((board,), WHICH_ARE_YOURS, card_offers(top)), verdicts)
