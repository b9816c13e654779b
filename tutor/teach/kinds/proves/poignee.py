"""Certainties about poignées: who may still show one in the first trick, and which trumps a partner may hold."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace

from tutor.core.cards import TAROT, TRUMP, Cards
from tutor.core.errors import RefusedError
from tutor.core.hands import changed
from tutor.core.message import N_, Facts
from tutor.core.record import Record
from tutor.core.replay import moved
from tutor.games import reached
from tutor.tarot.announce import POIGNEES, SHOW_EXACT, TRUMPS_NEEDED, WHEN, WHO, Declaration
from tutor.tarot.before_bidding import lone_petit
from tutor.tarot.play import Play
from tutor.tarot.setting import HAND_SIZES
from tutor.teach import rulings
from tutor.teach.boards import as_seen
from tutor.teach.draw import Draw
from tutor.teach.judge import RULES, Judge
from tutor.teach.kind import kind
from tutor.teach.kinds.proves.family import PROVES
from tutor.teach.kinds.proves.held import may_hold
from tutor.teach.posed import Asked, Offer, Posed, Verdicts, player_offers
from tutor.teach.question import Hints
from tutor.teach.saying import Saying
from tutor.teach.tarot import shown_poignees as shows
from tutor.teach.tarot.plays import PLAYERS
from tutor.teach.tarot.poignees import ALL_THREE, FOUR

# Who may still show one?

WHO_MAY = N_(
    "This is the first trick. Suppose that everybody has enough trumps: who may still show a poignée in this deal? Mark"
    " every one of them."
)
STILL_TO_PLAY = N_(
    "{seat:Player} {seat:you|have|has} not played a card yet, and may show one right before the first. It does not"
    " matter on which side one is."
)
HAS_PLAYED = N_("{seat:Player} {seat:you|have|has} played a first card already, and later is too late.")
HAS_SHOWN = N_("{seat:Player} {seat:you|have|has} shown a poignée already, and each player shows one only.")
NOBODY_YET = N_("{leader:Player} {leader:you|lead|leads}, and nobody has played yet. Has anybody shown a poignée?")
WHOSE_FIRST = N_(
    "{leader:Player} {leader:you|have|has} led, and {cards:and} {cards:n|is|are} in the trick. Whose first card is"
    " still to come, and has anybody shown a poignée?"
)
SIMPLE = f"poignee {POIGNEES[0]}"


@kind(PROVES, WHEN, WHO)
def handful_who(draw: Draw) -> Posed:
    """The first trick at a table of four; at any table; after somebody has shown a poignée."""
    board = _first_trick(draw)
    chair, trick = rulings.chair(board), rulings.play_of(board).trick
    first = 1 + (board.dealer or 0)
    seats = [(first + turn) % board.players for turn in range(board.players)]
    offers = player_offers(seats, chair)

    def verdicts(judge: Judge) -> Verdicts:
        on = {}
        for offer, seat in zip(offers, seats, strict=True):
            at = _to_show(board, seat)
            may = Declaration(SIMPLE) in judge.obligation(at)
            rule, says = (WHEN, STILL_TO_PLAY) if may else (WHEN, HAS_PLAYED) if at.tricks else (WHO, HAS_SHOWN)
            on[offer.id] = may, Saying(rule, ((says, {"seat": seat}),), chair)
        because = tuple(says for right, says in on.values() if right)[:1]
        cards = TAROT.set(trick.cards)
        facts: Facts = {"leader": trick.leader, "cards": cards}
        begin = Saying(None, ((WHOSE_FIRST if cards else NOBODY_YET, facts),), chair)
        return Verdicts(because, Hints.of(begin, WHEN), on)

    return Posed(Asked((board,), WHO_MAY, offers), verdicts)


def _first_trick(draw: Draw) -> Record:
    """A deal in its first trick, as the player to move sees it."""
    rng, tables = draw.rng, draw.of((), ALL_THREE, ALL_THREE)
    size = rng.choice(tables) if tables else FOUR
    taker, dealer, gone = (rng.randrange(size) for _ in range(3))
    shower = draw.of(None, None, dealer + 1)
    if shower is not None:
        shower = (shower + rng.randint(0, gone)) % size
    hands = draw.until(lambda: _hands(draw, size, shower))
    record = _begun(Record("tarot", size, hands, dealer=dealer), taker)
    for _ in range(gone):
        record = _shown(record, shower)
        record = _with(record, rng.choice(rulings.play_of(record).duty().legal()).code)
    return as_seen(_shown(record, shower))


def _hands(draw: Draw, players: int, shower: int | None) -> tuple[Cards, ...] | None:
    """Whole hands, one of them with a simple poignée if somebody shows one; ``None`` if nobody could play with them."""
    trumps = draw.rng.sample([*TAROT.all.of(TRUMP)], 0 if shower is None else TRUMPS_NEEDED[players][0])
    others = [card for card in TAROT.cards if card not in trumps]
    draw.rng.shuffle(others)
    hands = []
    for seat in range(players):
        own = trumps if seat == shower else []
        more = HAND_SIZES[players] - len(own)
        hands.append(TAROT.set((*own, *others[:more])))
        others = others[more:]
    return None if any(map(lone_petit, hands)) else tuple(hands)


def _begun(record: Record, taker: int) -> Record:
    """The deal before its first card: a garde sans, no slam, and at a table of five some card called."""
    at = reached(record)
    while at.turn is not None and not isinstance(at, Play):
        bid = "garde-sans" if at.turn == taker else "pass"
        legal = at.obligation().legal()
        record = _with(record, bid if bid in legal else "no-slam" if "no-slam" in legal else str(legal[0]))
        at = reached(record)
    return record


def _shown(record: Record, shower: int | None) -> Record:
    """The deal after the player to move has shown a poignée, if it is the one who does."""
    play = rulings.play_of(record)
    if play.turn != shower:
        return record
    count = TRUMPS_NEEDED[record.players][0]
    return _with(record, Declaration(SIMPLE, TAROT.set([*play.hand.of(TRUMP)][-count:])).written)


def _with(record: Record, move: str) -> Record:
    return replace(record, moves=(*record.moves, move))


def _to_show(board: Record, seat: int) -> Play:
    """The next turn of a player, whose hand would be good enough for a poignée."""
    play = rulings.play_of(replace(board, hands=(None,) * board.players))
    while play.turn != seat:
        play = _onwards(play)
    enough = TAROT.set([*TAROT.all.of(TRUMP)][: TRUMPS_NEEDED[board.players][0]])
    return moved(play, hands=changed(play.hands, seat, enough))


def _onwards(play: Play) -> Play:
    """The play after any card that has not been seen yet."""
    for card in TAROT.cards:
        with suppress(RefusedError):
            return play.after(card)
    raise ValueError(play)


# What can a silent partner hold?

WHAT_SILENT = N_(
    "Think of one of your partners, who has shown nothing. Mark every trump below that this partner may still hold,"
    " given all that you know."
)
START_FROM_ALL = N_(
    "{by:Player} {by:you|have|has} shown a poignée from {low:card} to {high:card}, and you hold {own:count}"
    " {own:n|trump|trumps}. Which others do you know to be elsewhere?"
)
WHY = {
    "shown": N_("It was shown, so it is there and nowhere else."),
    "mine": N_("You hold it yourself."),
    "gone": N_("It has been played."),
    "dog": N_("It was in the dog, and the taker has picked that up."),
    "open": N_("You do not know where it is, so this partner may have it."),
}
#: The number of trumps that are offered.
OFFERED = 8


@kind(PROVES, SHOW_EXACT)
def others_hold(draw: Draw) -> Posed:
    """Some trumps, after a poignée with the Excuse in it or without."""
    rng = draw.rng
    strip = shows.poignee(draw.level, rng, excuse=rng.random() < 1 / 2)
    silent = next(seat for seat in range(1, PLAYERS) if seat not in {strip.taker, strip.shower})
    possible = [*may_hold(strip.play(), silent, RULES).of(TRUMP)]
    some = rng.sample(possible, min(len(possible), rng.randint(2, 5)))
    others = rng.sample([card for card in TAROT.all.of(TRUMP) if card not in possible], OFFERED - len(some))
    low, *_, high = strip.shown.shown.of(TRUMP)
    seen: Facts = {"by": strip.shower, "low": low, "high": high, "own": len(strip.hand.of(TRUMP))}
    begin = Saying(None, ((START_FROM_ALL, seen),), strip.chair)
    offered = sorted((*some, *others), key=lambda card: card.height)

    def verdicts(judge: Judge) -> Verdicts:
        may = may_hold(strip.play(), silent, judge)
        on = {card.code: (card in may, Saying.plain(WHY[strip.where(card)], SHOW_EXACT)) for card in offered}
        because = tuple(says for right, says in on.values() if right)[:1]
        return Verdicts(because, Hints.of(begin, SHOW_EXACT), on)

    return Posed(Asked((strip,), WHAT_SILENT, tuple(Offer(card.code, card) for card in offered)), verdicts)
