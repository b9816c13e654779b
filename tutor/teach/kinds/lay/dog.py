"""A dog that the dealer lays: the moments at which a card goes there."""

from __future__ import annotations

from dataclasses import replace

from tutor.core.message import N_, Facts
from tutor.tarot.deal import DOG, DOG_NOT_CONSECUTIVE, DOG_NOT_ENDS, DOG_SINGLE, PACKET, SIZES, Dealing
from tutor.tarot.setting import dog_size
from tutor.teach.arrangement import Place
from tutor.teach.draw import Draw
from tutor.teach.judge import Judge
from tutor.teach.kind import kind
from tutor.teach.kinds.lay.demands import just, none_of
from tutor.teach.kinds.lay.family import LAY
from tutor.teach.posed import Asked, Offer, Posed, Verdicts
from tutor.teach.question import Hints
from tutor.teach.saying import Saying
from tutor.teach.tarot.dealing import dealt, told, undealt

LAY_THE_DOG = N_(
    "You deal for {players} players. {dealt} of the {all} packets are dealt, the dog has {laid} of its {count} cards,"
    " and the last thing that you dealt was {last:move}. Lay the rest of the dog: choose the moments at which"
    " a card goes there."
)
TO_THE_DOG = N_("A card goes to the dog", "a place for moments of a deal")
NOW, AFTER, AT_LAST = (
    N_("now", "a moment of a deal"),
    N_("after packet {number}", "a moment of a deal"),
    N_("after the last packet", "a moment of a deal"),
)
WHERE_IS_ROOM = N_(
    "You have just dealt {last:move}. May a card go to the dog now, and where in the last {packets} packets is there"
    " room for {missing}?"
)
TOO_FEW = N_("With these the dog has {laid} of its {count} cards. It must be complete when all is dealt.")
TOO_MANY = N_("With these the dog has {laid} cards, and it gets only {count}.")
WELL_LAID = N_("The dog has all its {count} cards, with a packet before and behind each of them.")


@kind(LAY, DOG_SINGLE, DOG_NOT_ENDS, DOG_NOT_CONSECUTIVE, stock=24)
def deal_dog(draw: Draw) -> Posed | None:
    """A deal for four, with a third of it to come; for three or five; for any, and the dog has waited long."""
    at = _midway(draw)
    return the_rest_of(at) if at else None


def _midway(draw: Draw) -> Dealing | None:
    rng, players = draw.rng, draw.rng.choice(draw.of((4,), (3, 5), (3, 4, 5)))
    missing = rng.randint(2, min(4, dog_size(players)))
    left = rng.randint(*draw.of((6, 9), (6, 9), (missing + 1, missing + 3)))
    packets, laid = undealt(players).packets - left, dog_size(players) - missing
    return dealt(players, packets, laid, rng, last=DOG if laid and rng.random() < 1 / 2 else PACKET)


def the_rest_of(at: Dealing) -> Posed:
    """The question that asks for the rest of the dog; a moment is called by how many packets have been dealt at it."""
    gone, count = at.moves.count(PACKET), dog_size(at.players)
    moments = tuple(str(number) for number in range(gone, gone + at.packets + 1))
    titles = (NOW, *[AFTER] * (len(moments) - 2), AT_LAST)
    offers = tuple(
        Offer(name, Saying.plain(title, number=int(name))) for name, title in zip(moments, titles, strict=True)
    )
    dog = Place("dog", Saying.plain(TO_THE_DOG), len(moments))
    asked = Asked((), LAY_THE_DOG, offers, told(at), places=(dog,))

    def verdicts(judge: Judge) -> Verdicts:
        def says(number: int) -> Saying:
            laid = count - at.missing + number
            return Saying.plain(TOO_FEW if laid < count else TOO_MANY, SIZES, laid=laid, count=count)

        now = judge.obligation(at).verdict(DOG).ruling
        at_last = judge.obligation(_before_the_last(at.players)).verdict(PACKET).ruling
        refused = [
            none_of(dog.id, (moment,), Saying.of(ruling))
            for moment, ruling in ((moments[0], now), (moments[-1], at_last))
            if not ruling.legal
        ]
        left: Facts = {"last": at.moves[-1], "packets": at.packets, "missing": at.missing}
        hints = Hints.plain(WHERE_IS_ROOM, DOG_NOT_CONSECUTIVE, **left)
        because = Saying.plain(WELL_LAID, DOG_SINGLE, count=count)
        return Verdicts((because,), hints, demands=(*refused, *just(at.missing, dog.id, moments, says)))

    return Posed(asked, verdicts)


def _before_the_last(players: int) -> Dealing:
    """A deal whose last packet would leave only the last card of the pack for the dog."""
    at, laid = undealt(players), dog_size(players) - 1
    return replace(at, moves=(PACKET, DOG) * laid + (PACKET,) * (at.packets - 1 - laid))
