"""Praise: what goes well is said to go well, in a short warm line beside what has just happened.

Each kind of praise stands beside its condition.  A condition reads rulings, tricks and the sheet, and of hands and
sides only what the learner may know; it asks for something that the learner did, never for luck.  Of the wordings of a
kind one follows from the deal and the moment, and none comes twice in a row.

Praise is no rule and no advice: it stands on the page only, and no answer in JSON has it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from tutor.barbu.layout import Layout
from tutor.barbu.play import Play as BarbuPlay
from tutor.barbu.settlement import DIFFERENCE, TWICE
from tutor.cards import TAROT, TRUMP, Card
from tutor.rule import N_, Message, Obligation, Sheet
from tutor.show.story import Step
from tutor.show.words import Words
from tutor.tarot.announce import Declaration
from tutor.tarot.count import ALL_POINTS, NEEDED, total
from tutor.tarot.play import Play
from tutor.tarot.setting import WITH_DOG
from tutor.tarot.summary import summary
from tutor.tarot.trick import BOUTS, PETIT, THE_EXCUSE

Kind = tuple[Message, ...]

#: A card that is allowed where another is not, tried in an exercise; where there is but one such card; after a mistake.
RIGHT: Kind = (N_("Right."), N_("Yes, exactly."), N_("Well seen."))
THE_ONE: Kind = (N_("Well found: it is the only one."), N_("Right, and no other card will do."))
MENDED: Kind = (N_("There you are!"), N_("Now it is right."), N_("That is better."))

HUNTED: Kind = (N_("You led trumps and caught the Petit: a fine hunt!"), N_("Well hunted: the Petit is yours."))
BROUGHT_HOME: Kind = (
    N_("You have brought the Petit home in the last trick. Well kept!"),
    N_("The Petit in the last trick, and it is safe: bravo!"),
)
SECURED: Kind = (
    N_("With this trick your contract is safe. Well played!"),
    N_("That trick decides it: the contract can no longer be lost."),
)
STOPPED: Kind = (
    N_("With this trick the contract is beaten. Well defended!"),
    N_("That trick decides it: the contract can no longer be made."),
)
SHOWN: Kind = (
    N_("A poignée shown just as it should be."),
    N_("Well shown: exactly as many trumps as it takes."),
)
KING_DUCKED: Kind = (
    N_("Well ducked: the king of hearts goes to somebody else."),
    N_("You could have gone higher and did not: the king of hearts passes you by."),
)
QUEEN_DUCKED: Kind = (
    N_("Well ducked: that queen is not for you."),
    N_("You stayed low, and the queen goes to somebody else."),
)
LAST_DUCKED: Kind = (
    N_("Well ducked: somebody else has to take this costly trick."),
    N_("You stayed low, and this costly trick passes you by."),
)
FIRST_OUT: Kind = (N_("First out: bravo!"), N_("You have laid your last card before anybody else. Well done!"))

SLAM: Kind = (N_("A slam: every single trick is yours. Bravo!"), N_("Not one trick lost: what a deal!"))
MADE: Kind = (
    N_("Your contract is made. Well played!"),
    N_("You have made it: bravo!"),
    N_("Contract made. Nicely done!"),
)
MADE_UNSEEN: Kind = (
    N_("Your contract is made, and without a look at the dog. Bravo!"),
    N_("You left the dog alone and made it all the same. Well played!"),
)
MADE_TOGETHER: Kind = (
    N_("You and the taker have made it together. Well played!"),
    N_("The contract is made: well done, both of you!"),
)
HELD: Kind = (
    N_("The contract is beaten. Well defended!"),
    N_("The defence has held: well done, all of you."),
)
DOUBLE_PAID: Kind = (
    N_("Your doubling has paid: {points:signed}."),
    N_("Well doubled: it brings you {points:signed}."),
)


class Trick(NamedTuple):
    """A trick that is complete: the step with which the learner played to it, and the one that completed it."""

    own: Step
    last: Step
    seat: int

    @property
    def cards(self) -> tuple[Card, ...]:
        """The cards of the trick, in order."""
        return (*self.last.before.trick.cards, self.last.move)

    @property
    def winner(self) -> int:
        """Who has won it."""
        winner: int = self.last.before.winner(self.last.before.trick.with_card(self.last.move))
        return winner


def _hunted(trick: Trick) -> bool:
    """The learner chose to lead a trump, won the trick, and an opponent's Petit was in it, which does not come back."""
    before = trick.own.before
    if PETIT not in trick.cards or trick.winner != trick.seat or before.options.petit_imprenable:
        return False
    chosen = len(before.duty().legal()) > 1 and not before.trick.cards
    led = chosen and trick.own.move.suit == TRUMP and trick.own.move is not PETIT
    by = trick.last.before.trick.with_card(trick.last.move).seat_of(PETIT)
    return led and by not in (_side(trick) or {by})


def _brought_home(trick: Trick) -> bool:
    """The learner played the Petit to the last trick, and their side won it."""
    last = len(trick.last.before.tricks) == trick.last.before.size - 1
    return last and trick.own.move is PETIT and trick.winner in (_side(trick) or {trick.seat})


def _secured(trick: Trick) -> bool:
    """The learner attacks, and with this trick the points are enough whatever comes."""
    return _decided(trick, attacking=True)


def _stopped(trick: Trick) -> bool:
    """The learner defends, and with this trick the attack cannot get enough points any more."""
    return _decided(trick, attacking=False)


def _decided(trick: Trick, *, attacking: bool) -> bool:
    """Whether a trick that the learner's side won decides the contract for that side, by all that the learner knows."""
    before, after = (at.seen_by(trick.seat) for at in (trick.own.before, _after(trick)))
    side = _side(trick)
    if side is None or trick.winner not in side or after.over or not after.whole or after.options.petit_imprenable:
        return False
    return (after.taker in side) is attacking and _sure(after, side) and not _sure(before, side)


def _sure(known: Play, side: frozenset[int]) -> bool:
    """Whether the contract is decided for a side that has at least what lies open, and what it knows of the écart."""
    attacking = known.taker in side
    tricks = zip(known.tricks, known.winners, strict=True)
    cards = TAROT.set(card for trick, winner in tricks if winner in side for card in trick.cards)
    if attacking and known.contract in WITH_DOG:
        cards |= known.aside
    cards = cards - TAROT.set([THE_EXCUSE])
    excuse = any(THE_EXCUSE in trick.cards and trick.seat_of(THE_EXCUSE) in side for trick in known.tricks)
    # The Excuse stays with its side, for a low card: four points and a bout.
    points, bouts = total(cards) + 8 * excuse, len(cards & BOUTS) + excuse
    if attacking:
        return points >= 2 * NEEDED[bouts]
    return ALL_POINTS - points < 2 * NEEDED[len(BOUTS) - bouts]


def _side(trick: Trick) -> frozenset[int] | None:
    """The learner's side after a trick; nothing as long as they cannot know it, with a partner still secret."""
    known: Play = _after(trick).seen_by(trick.seat)
    settled = known.called is None or known.partner is not None
    return known.side(trick.seat) if settled else None


def _after(trick: Trick) -> Any:  # noqa: ANN401 - the play of any game
    return trick.last.before.after(trick.last.move)


def _ducked(trick: Trick, costly: Callable[[Trick], bool]) -> bool:
    """Whether the learner could have gone over a costly trick, stayed below, and somebody else has it."""
    before, card = trick.own.before, trick.own.move
    if not before.trick.cards or trick.winner == trick.seat or not costly(trick):
        return False
    best: Card = before.trick.best
    higher = (other.suit == best.suit and other.height > best.height for other in before.obligation().legal())
    return card.suit == best.suit and card.height < best.height and any(higher)


def _king(trick: Trick) -> bool:
    return trick.last.before.contract.name in {"barbu", "salade"} and any(card.code == "HK" for card in trick.cards)


def _queen(trick: Trick) -> bool:
    return trick.last.before.contract.name in {"no-queens", "salade"} and any(card.rank == "Q" for card in trick.cards)


def _last(trick: Trick) -> bool:
    play: BarbuPlay = trick.last.before
    counted = {"no-last-two": 2, "no-last-trick": 1, "salade": 1}.get(play.contract.name, 0)
    return play.size - len(play.tricks) <= counted


#: What is said of a trick, by game; the first that is true.
TAROT_TRICKS: tuple[tuple[Callable[[Trick], bool], Kind], ...] = (
    (_hunted, HUNTED),
    (_brought_home, BROUGHT_HOME),
    (_secured, SECURED),
    (_stopped, STOPPED),
)
BARBU_TRICKS: tuple[tuple[Callable[[Trick], bool], Kind], ...] = (
    (lambda trick: _ducked(trick, _king), KING_DUCKED),
    (lambda trick: _ducked(trick, _queen), QUEEN_DUCKED),
    (lambda trick: _ducked(trick, _last), LAST_DUCKED),
)


def of_moves(duty: Obligation[Any], number: int) -> tuple[Message, Message] | None:
    """What is said of a right answer at once, and of one after a mistake; nothing where no answer can be wrong.

    ``number`` picks the wording: of the deal, and of the answer.
    """
    if all(ruling.legal for ruling in duty.rulings):
        return None
    right = THE_ONE if len(duty.legal()) == 1 else RIGHT
    return _worded(right, number), mended(number)


def mended(number: int) -> Message:
    """What is said when a move that was refused is put right; ``number`` picks the wording."""
    return _worded(MENDED, number)


def of_story(story: Sequence[Step], seat: int | None, number: int) -> dict[int, Message]:
    """What is said along a deal to the player at ``seat``, by the step's number; ``number`` is that of the deal."""
    said: dict[int, Message] = {}
    own: Step | None = None
    latest: Message | None = None
    for at, step in enumerate(story):
        if step.before.turn == seat:
            own = step
        if own and seat is not None and (kind := _kind(own, step, seat)):
            latest = said[at] = _worded(kind, number + len(said), latest)
    return said


def of_deal(at: object, sheet: Sheet, seat: int | None, number: int, words: Words) -> str:
    """What is said to the player at ``seat`` of a deal that is over, as text; ``number`` is that of the deal."""
    if seat is None or sheet.scores is None:
        return ""
    if isinstance(at, Play):
        kind = _tarot_deal(at, seat)
        return words.say(_worded(kind, number)) if kind else ""
    won = sum(line.value for line in sheet.lines if line.reason.rule in BETS and line.reason.facts["by"] == seat)
    return words.say(_worded(DOUBLE_PAID, number), points=won) if won > 0 else ""


#: The lines of a settlement that belong to whoever has doubled.
BETS = (DIFFERENCE, TWICE)


def _kind(own: Step, step: Step, seat: int) -> Kind | None:
    """What is to be praised in a step, ``own`` being the learner's last one."""
    before, move = step
    if isinstance(move, Declaration):
        return SHOWN if step is own and move.size else None
    if isinstance(before, Layout):
        return FIRST_OUT if step is own and not before.out and before.after(move).out == (seat,) else None
    if not isinstance(before, Play | BarbuPlay) or not before.trick.with_card(move).complete:
        return None
    tricks = TAROT_TRICKS if isinstance(before, Play) else BARBU_TRICKS
    return next((kind for true, kind in tricks if true(Trick(own, step, seat))), None)


def _tarot_deal(play: Play, seat: int) -> Kind | None:
    """What is to be praised at the end of a deal of Tarot, to whom the contract's outcome is a success."""
    deal = summary(play)
    attacks = seat in play.side(play.taker)
    if attacks is not deal.count.made:
        return None
    if not attacks:
        return SLAM if deal.slam == "defence" else HELD
    if deal.slam in {"made", "announced"}:
        return SLAM
    if seat != play.taker:
        return MADE_TOGETHER
    return MADE if play.contract in WITH_DOG else MADE_UNSEEN


def _worded(kind: Kind, number: int, but: Message | None = None) -> Message:
    """One wording of a kind, another than the one said before."""
    first, second = (kind[(number + more) % len(kind)] for more in (0, 1))
    return second if first == but else first
