"""The end of a trick on a little table: which cards of the hand win it, the cheapest one, and who leads next."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from tutor.core.cards import TAROT, TRUMP, Card
from tutor.core.message import N_, Facts, Message
from tutor.core.record import Record
from tutor.tarot.play import WINNER_LEADS, Play
from tutor.tarot.trick import THE_EXCUSE, TRICK_WON
from tutor.teach import rulings
from tutor.teach.boards import of_situation
from tutor.teach.draw import Draw
from tutor.teach.glances import by_height, by_number, marked, trumps, usual
from tutor.teach.judge import RULES, Judge
from tutor.teach.kind import kind
from tutor.teach.kinds.beats.family import BEATS
from tutor.teach.kinds.beats.ranks import TRUMP_BEATS_SUITS
from tutor.teach.kinds.wins.family import WINS
from tutor.teach.kinds.wins.tricks import OTHER_SUIT
from tutor.teach.posed import Asked, Offer, Posed, Verdicts
from tutor.teach.positions import SEEDS
from tutor.teach.question import Hints
from tutor.teach.saying import Saying
from tutor.teach.tarot.situations import LITTLE, TRICK_SITUATIONS

MARK_WINNERS = N_("You play last. Mark every card with which you would win this trick.")
LOWEST_WINNER = N_("You play last, and you want this trick. Which is the lowest card with which you win it?")
HIGHEST_LOSER = N_(
    "You play last, and you do not want this trick. Which is the highest card that you can play without winning it?"
)
WHICH_TO_BEAT = N_(
    "{first:card} was led, and {rest:and} came after it. Which of these is winning so far, and which of your cards"
    " would beat it?"
)
TO_WIN = N_("It takes a higher card of the same suit to beat {top:card}.")
TO_WIN_WITH_TRUMPS = N_("A higher card of its suit beats {top:card}, and so does any trump, be it the lowest.")
TO_WIN_OVER_A_TRUMP = N_("There is a trump in the trick, so it takes a trump above {top:card} to win it.")
THAT_WINS = N_("That beats {top:card}, and so wins the trick.")
TOO_LOW = N_("That does not beat {top:card}.")
NOT_OVER_A_TRUMP = N_("There is a trump in the trick, so no card of a suit can win it.")
LOWEST_THAT_WINS = N_("Of your cards that beat {top:card}, the lowest is {card:card}. You keep the others for later.")
WINS_TOO_DEAR = N_("That would win as well, but {card:card} is enough.")
HIGHEST_THAT_LOSES = N_("You do not win with {card:card}, and with any higher one of yours you would.")
LOSES_TOO_LOW = N_("That would lose as well, but {card:card} is higher, and loses too.")
TAKES_IT = N_("That beats {top:card}: the trick would be yours.")
#: All ranks of a suit, and those whose order one has to know.
RANKS, NEIGHBOURS = TAROT.suits["S"], ("J", "N", "Q")


class Table(NamedTuple):
    """A little table at which the learner plays last to a trick, of which ``top`` is the card to beat."""

    record: Record
    play: Play
    top: Card

    @classmethod
    def drawn(cls, draw: Draw, suits: int) -> Table:
        """A table of one suit, of two, or of two with trumps."""
        record = of_situation(draw.rng.choice(LITTLE[suits - 1]), draw.rng.choice(SEEDS))
        play = rulings.play_of(record)
        return cls(record, play, play.trick.best or THE_EXCUSE)

    @property
    def hand(self) -> list[Card]:
        """The hand as a fan has it: suit by suit, from the lowest card to the highest."""
        return sorted(self.play.hand, key=lambda card: rulings.IN_ORDER.index(card.code))

    def wins(self, card: Card, judge: Judge = RULES) -> bool:
        """Whether a card of the hand wins the trick."""
        return judge.winner(self.play.trick.with_card(card)) is card

    def would(self, card: Card, judge: Judge) -> Saying:
        """The outcome of a card of the hand in the trick."""
        wins = self.wins(card, judge)
        if card.suit == self.top.suit:
            says = THAT_WINS if wins else TOO_LOW
        elif wins:
            says = TRUMP_BEATS_SUITS
        else:
            says = NOT_OVER_A_TRUMP if self.top.suit == TRUMP else OTHER_SUIT
        return Saying.plain(says, TRICK_WON, card=card, top=self.top, led=self.play.trick.led)

    @property
    def hints(self) -> Hints:
        """The card to beat, and what beats it."""
        over_suit = TO_WIN_WITH_TRUMPS if self.play.hand.of(TRUMP) else TO_WIN
        rule = Saying.plain(TO_WIN_OVER_A_TRUMP if self.top.suit == TRUMP else over_suit, TRICK_WON, top=self.top)
        first, *rest = self.play.trick.cards
        return Hints((Saying.plain(WHICH_TO_BEAT, first=first, rest=TAROT.set(rest)),), (rule,))

    def asked(self, prompt: Message) -> Asked:
        """The question about the cards of the hand."""
        return Asked((self.record,), prompt, tuple(Offer(card.code, card, 0) for card in self.hand))

    def one_card(self, right: Card, says: Mapping[Card, Saying], judge: Judge) -> Verdicts:
        """The verdicts where one card is right; ``says`` tells of those that come close."""
        on = {card.code: (card is right, says.get(card) or self.would(card, judge)) for card in self.hand}
        return Verdicts((says[right],), self.hints, on)


@kind(BEATS, TRICK_WON, edition=2, against=(marked(trumps), by_height(-1, trumps)))
def winning_cards(draw: Draw) -> Posed:
    """Every card that wins, at a table of one suit, of two, of two with trumps."""
    table = Table.drawn(draw, draw.level)

    def verdicts(judge: Judge) -> Verdicts:
        on = {card.code: (table.wins(card, judge), table.would(card, judge)) for card in table.hand}
        return Verdicts(tuple(says for right, says in on.values() if right)[-1:], table.hints, on)

    return Posed(table.asked(MARK_WINNERS), verdicts)


@kind(
    WINS,
    TRICK_WON,
    edition=3,
    against=(by_height(-2), by_height(1), by_height(0), by_height(0, trumps), by_height(-1, trumps)),
)
def lowest_to_win(draw: Draw) -> Posed | None:
    """The lowest of several cards that win."""
    table = Table.drawn(draw, draw.level)
    if not _several([card for card in table.hand if table.wins(card)]):
        return None

    def verdicts(judge: Judge) -> Verdicts:
        # Somebody who believes that none of them wins plays the lowest.
        winners = [card for card in table.hand if table.wins(card, judge)] or table.hand[:1]
        wanted = Saying.plain(LOWEST_THAT_WINS, TRICK_WON, card=winners[0], top=table.top)
        too_dear = Saying.plain(WINS_TOO_DEAR, TRICK_WON, card=winners[0])
        says = {winners[0]: wanted, **dict.fromkeys(winners[1:], too_dear)}
        return table.one_card(winners[0], says, judge)

    return Posed(table.asked(LOWEST_WINNER), verdicts)


@kind(WINS, TRICK_WON, edition=3, against=(by_height(0), by_height(1), by_height(-2), by_number(-1)))
def highest_to_lose(draw: Draw) -> Posed | None:
    """The highest card that may be played and loses, at a table without trumps, which would have to be played."""
    table = Table.drawn(draw, draw.of(1, 2, 2))
    losers = _losers(table, RULES)
    if table.top.rank not in draw.of(RANKS, RANKS, NEIGHBOURS):
        return None
    if len({card.suit for card in losers}) != 1:
        return None

    def verdicts(judge: Judge) -> Verdicts:
        # Somebody who believes that each of them wins plays the lowest.
        losers, chair = _losers(table, judge) or table.hand[:1], rulings.chair(table.record)
        wanted = Saying.plain(HIGHEST_THAT_LOSES, TRICK_WON, card=losers[-1], top=table.top)
        too_low = Saying.plain(LOSES_TOO_LOW, TRICK_WON, card=losers[-1])
        takes_it = Saying.plain(TAKES_IT, TRICK_WON, top=table.top)
        winners = [card for card in table.hand if table.wins(card, judge)]
        duty = judge.obligation(table.play)
        barred = {verdict.move: Saying.of(verdict.ruling, chair) for verdict in duty if not verdict.legal}
        says = {**barred, **dict.fromkeys(losers, too_low), losers[-1]: wanted, **dict.fromkeys(winners, takes_it)}
        return table.one_card(losers[-1], says, judge)

    return Posed(table.asked(HIGHEST_LOSER), verdicts)


def _losers(table: Table, judge: Judge) -> list[Card]:
    """The cards that may be played and lose, from the lowest to the highest."""
    legal = {*judge.obligation(table.play).legal()}
    return [card for card in table.hand if card in legal and not table.wins(card, judge)]


def _several(cards: list[Card]) -> bool:
    return len(cards) > 1


WHO_LEADS = N_("You play {card:card}. Who leads the next trick?")
WHO_WINS_THIS = N_("{by:Player} led {first:card}, and you play last, {card:card}. Which card wins the trick?")
SOMEBODY = N_("{by:player}", "an answer: who leads")
THEY_LEAD = N_("The trick is won with {top:card}, and the player of the winning card leads the next trick.")
THEY_DO_NOT = N_("{by:Player} {by:you|play|played} {other:card}, but the trick is won with {top:card}.")


@kind(WINS, TRICK_WON, WINNER_LEADS, edition=2, against=(usual("0"),))
def next_leader(draw: Draw) -> Posed | None:
    """The leader after the learner's card, at a little table of one suit, of two, at the end of a deal."""
    situations = draw.of(*LITTLE[:2], TRICK_SITUATIONS)
    record = of_situation(draw.rng.choice(situations), draw.rng.choice(SEEDS))
    play = rulings.play_of(record)
    if len(play.trick.cards) < play.trick.players - 1:
        return None
    card = draw.rng.choice(play.duty().legal())
    trick = play.trick.with_card(card)
    if THE_EXCUSE in trick.cards:
        return None
    chair = rulings.chair(record)
    seats = {str(seat): seat for seat in range(trick.players)}
    offers = tuple(Offer(name, Saying(None, ((SOMEBODY, {"by": seat}),), chair)) for name, seat in seats.items())

    def verdicts(judge: Judge) -> Verdicts:
        best = judge.winner(trick) or card
        on = {}
        for name, seat in seats.items():
            leads = trick.card_of(seat) is best
            facts: Facts = {"top": best, "other": trick.card_of(seat), "by": seat}
            on[name] = leads, Saying(WINNER_LEADS, ((THEY_LEAD if leads else THEY_DO_NOT, facts),), chair)
        nudge: Facts = {"by": trick.leader, "first": trick.cards[0], "card": card}
        hints = Hints.of(Saying(None, ((WHO_WINS_THIS, nudge),), chair), WINNER_LEADS)
        return Verdicts(tuple(says for right, says in on.values() if right), hints, on)

    return Posed(Asked((record,), WHO_LEADS, offers, {"card": card}), verdicts)
