"""The praise in a deal of Tarot: a hunt, a Petit brought home, the trick that decides the contract, the end."""

from __future__ import annotations

from collections.abc import Callable

from tutor.core.cards import TAROT, TRUMP
from tutor.core.message import N_, Facts
from tutor.show.table.praise import CompletedTrick, Praise
from tutor.show.table.story import Step
from tutor.tarot.play import Play
from tutor.tarot.score.count import ALL_POINTS, EXCHANGE, NEEDED, total
from tutor.tarot.score.summary import summary
from tutor.tarot.setting import WITH_DOG
from tutor.tarot.trick import BOUTS, PETIT, THE_EXCUSE

HUNTED: Praise = (N_("You led trumps and caught the Petit: a fine hunt!"), N_("Well hunted: the Petit is yours."))
BROUGHT_HOME: Praise = (
    N_("You have brought the Petit home in the last trick. Well kept!"),
    N_("The Petit in the last trick, and it is safe: bravo!"),
)
SECURED: Praise = (
    N_("With this trick your contract is safe. Well played!"),
    N_("That trick decides it: the contract can no longer be lost."),
)
STOPPED: Praise = (
    N_("With this trick the contract is beaten. Well defended!"),
    N_("That trick decides it: the contract can no longer be made."),
)
SHOWN: Praise = (
    N_("A poignée shown just as it should be."),
    N_("Well shown: exactly as many trumps as it takes."),
)
SLAM: Praise = (N_("A slam: every single trick is yours. Bravo!"), N_("Not one trick lost: what a deal!"))
MADE: Praise = (
    N_("Your contract is made. Well played!"),
    N_("You have made it: bravo!"),
    N_("Contract made. Nicely done!"),
)
MADE_UNSEEN: Praise = (
    N_("Your contract is made, and without a look at the dog. Bravo!"),
    N_("You left the dog alone and made it all the same. Well played!"),
)
MADE_TOGETHER: Praise = (
    N_("You and the taker have made it together. Well played!"),
    N_("The contract is made: well done, both of you!"),
)
HELD: Praise = (
    N_("The contract is beaten. Well defended!"),
    N_("The defence has held: well done, all of you."),
)


def of_declaration(own: Step, step: Step) -> Praise | None:
    """The praise for a poignée that the learner shows."""
    return SHOWN if step is own and step.move.size else None


def of_trick(own: Step, step: Step, seat: int) -> Praise | None:
    """The praise of the player at ``seat`` for a trick that a card completes, ``own`` being their last step."""
    if not step.before.trick.with_card(step.move).complete:
        return None
    return next((kind for true, kind in TRICKS if true(CompletedTrick(own, step, seat))), None)


def of_deal(at: Play, seat: int) -> tuple[Praise, Facts] | None:
    """The praise of the player at ``seat`` for a deal that is over, where its outcome is a success for them."""
    deal = summary(at)
    attacks = seat in at.side(at.taker)
    if attacks is not deal.count.made:
        return None
    return _success(at, deal.slam, seat), {}


def _success(at: Play, slam: str | None, seat: int) -> Praise:
    if seat not in at.side(at.taker):
        return SLAM if slam == "defence" else HELD
    if slam in {"made", "announced"}:
        return SLAM
    if seat != at.taker:
        return MADE_TOGETHER
    return MADE if at.contract in WITH_DOG else MADE_UNSEEN


def _hunted(trick: CompletedTrick[Play]) -> bool:
    """Whether the learner chose to lead a trump and won the trick with an opponent's Petit, which they then keep."""
    before = trick.own.before
    if PETIT not in trick.cards or trick.winner != trick.seat or before.options.petit_imprenable:
        return False
    chosen = len(before.duty().legal()) > 1 and not before.trick.cards
    led = chosen and trick.own.move.suit == TRUMP and trick.own.move is not PETIT
    by = trick.last.before.trick.with_card(trick.last.move).seat_of(PETIT)
    return led and by not in (trick.after.known_side(trick.seat) or {by})


def _brought_home(trick: CompletedTrick[Play]) -> bool:
    """Whether the learner played the Petit to the last trick, and their side won it."""
    last = len(trick.last.before.tricks) == trick.last.before.size - 1
    return last and trick.own.move is PETIT and trick.winner in (trick.after.known_side(trick.seat) or {trick.seat})


def _secured(trick: CompletedTrick[Play]) -> bool:
    """Whether the learner attacks, and with this trick the points are enough whatever comes."""
    return _decided(trick, attacking=True)


def _stopped(trick: CompletedTrick[Play]) -> bool:
    """Whether the learner defends, and with this trick the attack cannot get enough points any more."""
    return _decided(trick, attacking=False)


def _decided(trick: CompletedTrick[Play], *, attacking: bool) -> bool:
    """Whether a trick that the learner's side won decides the contract for that side, by all that the learner knows."""
    before, after = (at.seen_by(trick.seat) for at in (trick.own.before, trick.after))
    side = trick.after.known_side(trick.seat)
    if side is None or trick.winner not in side or after.over or not after.whole or after.options.petit_imprenable:
        return False
    return (after.taker in side) is attacking and _sure(after, side) and not _sure(before, side)


def _sure(known: Play, side: frozenset[int]) -> bool:
    """Whether the contract is decided for a side by its tricks, and by the écart as far as it knows that."""
    attacking = known.taker in side
    tricks = zip(known.tricks, known.winners, strict=True)
    cards = TAROT.set(card for trick, winner in tricks if winner in side for card in trick.cards)
    if attacking and known.contract in WITH_DOG:
        cards |= known.aside
    cards = cards - TAROT.set([THE_EXCUSE])
    excuse = any(THE_EXCUSE in trick.cards and trick.seat_of(THE_EXCUSE) in side for trick in known.tricks)
    # The Excuse stays with its side, for a low card: four points and a bout.
    points, bouts = total(cards) + EXCHANGE * excuse, len(cards & BOUTS) + excuse
    if attacking:
        return points >= 2 * NEEDED[bouts]
    return ALL_POINTS - points < 2 * NEEDED[len(BOUTS) - bouts]


#: The conditions of praise for a trick, of which the first that holds counts.
TRICKS: tuple[tuple[Callable[[CompletedTrick[Play]], bool], Praise], ...] = (
    (_hunted, HUNTED),
    (_brought_home, BROUGHT_HOME),
    (_secured, SECURED),
    (_stopped, STOPPED),
)
