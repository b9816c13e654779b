"""Advice for a trick that somebody else has led: each tactic with its words, and the card that it picks."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from tutor.core.advice import Advice
from tutor.core.cards import TAROT, TRUMP, Card
from tutor.core.message import N_
from tutor.core.rule import Rule
from tutor.tarot.advice import strategy
from tutor.tarot.advice.leading import price
from tutor.tarot.advice.sight import Sight
from tutor.tarot.score.count import LOW, points
from tutor.tarot.trick import PETIT, THE_EXCUSE

BRING_HOME = Rule(
    "T-STR-PETIT",
    title=N_("Bring the Petit home"),
    statement=N_(
        "Advice: play the Petit to a trick that is sure to stay with your side, whether it wins the trick itself or"
        " falls under a partner’s trump. Where you could only play it or the Excuse and the trick is not sure, play the"
        " Excuse."
    ),
    sources=(),
    seen=N_("no opponent can win this trick any more, so the Petit is safe in it"),
    hint=N_(
        "No opponent can win this trick any more, so the Petit is safe in it and {by:you|your|their} side keeps it."
    ),
)
#: The same advice for who can keep the Petit out of a trick that is not sure.
KEPT_OUT = N_(
    "Nothing but the Petit may be played in place of the Excuse, and this trick may still go to the other side. So"
    " {card:card} keeps the Petit out of it."
)
TAKE_OVER = Rule(
    "T-STR-TAKE-OVER",
    title=N_("Make a partner’s trick safe"),
    statement=N_(
        "Advice: if an opponent who plays later may still beat your partner’s card, take the trick with one that cannot"
        " be beaten."
    ),
    sources=(),
    seen=N_("an opponent might still beat {best:card}, which is on the same side, but not {card:card}"),
    hint=N_(
        "The trick is with {by:you|your|their} side, but an opponent who plays later may beat {best:card}. No opponent"
        " can beat {card:card}."
    ),
)
LOAD = Rule(
    "T-STR-LOAD",
    title=N_("Give points to a partner"),
    statement=N_(
        "Advice: when your partner’s card cannot be beaten any more, put your most valuable plain card on the trick,"
        " but no trump that is not asked for."
    ),
    sources=(),
    seen=N_("no opponent can beat {best:card} any more, so the points in this trick go to their own side"),
    hint=N_(
        "The trick is with {by:you|your|their} side, and no opponent can beat {best:card} any more: {card:card} is safe"
        " in it, with {worth:half} {worth:n|point|points}."
    ),
)
#: The same advice for a hand that has no points to give, or has to spend a trump.
NOTHING_TO_GIVE = N_(
    "The trick is with {by:you|your|their} side, and no opponent can beat {best:card} any more: {card:card} is enough."
)
SURE = Rule(
    "T-STR-SURE",
    title=N_("Win what is sure"),
    statement=N_(
        "Advice: win the trick with a card that no opponent can beat any more: in a plain suit with the one worth most,"
        " with trumps the lowest that is enough."
    ),
    sources=(),
    seen=N_("no opponent can beat {card:card} any more"),
    hint=N_("No opponent can beat {card:card} any more: the trick and its points are {by:you|yours|theirs}."),
)
#: The same advice for who plays after all opponents.
AFTER_ALL = N_("All opponents have played, and {card:card} wins the trick.")
RUFF_LOW = Rule(
    "T-STR-RUFF-LOW",
    title=N_("Trump low"),
    statement=N_(
        "Advice: while opponents still play after you, trump with the lowest card that wins for now, since the big ones"
        " win later; but do not risk the Petit."
    ),
    sources=(),
    hint=N_(
        "{by:you|You cannot|They cannot} be sure of this trick, but {card:card} wins it for now, and the bigger trumps"
        " are kept for later."
    ),
)
#: The same advice for who has no bigger trump to keep.
TRUMP_FOR_NOW = N_("{by:you|You cannot|They cannot} be sure of this trick, but {card:card} wins it for now.")
HONOUR = Rule(
    "T-STR-HONOUR",
    title=N_("Try to win in time"),
    statement=N_(
        "Advice: go over with the most valuable card of the suit that wins for now, even if it may still be beaten: a"
        " king that waits for a safer round may see it trumped."
    ),
    sources=(),
    hint=N_(
        "{card:card} wins the trick for now and may still be beaten; but in a later round of {suit:suit} it would be"
        " more likely to be trumped."
    ),
)
LEAST = Rule(
    "T-STR-LEAST",
    title=N_("Give little away"),
    statement=N_(
        "Advice: a trick that goes to the other side, or may go there, should get as few points from you as possible,"
        " and no trump if you can help it."
    ),
    sources=(),
    hint=N_("This trick may well go to the other side, so give it as little as possible: {card:card}."),
)
#: The same advice where nobody on the own side plays any more.
LOST = N_("This trick is lost, so give it as little as possible: {card:card}.")


def save_the_petit(sight: Sight, cards: Sequence[Card]) -> Advice | None:
    """The Petit goes to a trick that is sure to stay with its side: by itself, or under a partner's trump."""
    best = sight.play.trick.with_card(PETIT).best if PETIT in cards else None
    partners = best is not None and (best is PETIT or sight.play.trick.seat_of(best) not in sight.foes)
    return sight.advise(PETIT, BRING_HOME) if best is not None and partners and sight.sure(best) else None


def keep_the_petit(sight: Sight, cards: Sequence[Card]) -> Advice | None:
    """The Excuse in place of the Petit, where nothing else may be played and the trick is not sure."""
    only = THE_EXCUSE in sight.hand and [*cards] == [PETIT]
    return sight.advise(THE_EXCUSE, BRING_HOME, KEPT_OUT) if only else None


def take_over(sight: Sight, cards: Sequence[Card]) -> Advice | None:
    """If a partner's card is not sure to win, take the trick with one that is, as dear as possible."""
    best = sight.best
    sure = [] if sight.sure(best) else _sure(sight, cards)
    if not sure:
        return None
    return sight.advise(max(sure, key=lambda card: (points(card), -card.height)), TAKE_OVER, best=best)


def load(sight: Sight, cards: Sequence[Card]) -> Advice | None:
    """Give points to a partner's trick that no foe can take any more, but no trump that is not asked for."""
    best = sight.best
    if not sight.sure(best):
        return None
    card = max(cards, key=lambda card: (card.suit != TRUMP, points(card), -card.height))
    gives = card.suit != TRUMP and points(card) > LOW
    return sight.advise(card, LOAD, None if gives else NOTHING_TO_GIVE, best=best, worth=points(card) / 2)


def win_surely(sight: Sight, cards: Sequence[Card]) -> Advice | None:
    """Win with a card that nobody can beat any more: of a suit the dearest, of trumps the lowest."""
    sure, says = _sure(sight, cards), None if sight.later else AFTER_ALL
    if plain := [card for card in sure if card.suit != TRUMP]:
        return sight.advise(max(plain, key=points), SURE, says)
    return sight.advise(min(sure, key=lambda card: card.height), SURE, says) if sure else None


def ruff_low(sight: Sight, cards: Sequence[Card]) -> Advice | None:
    """A trump that wins for now is kept low, since big ones win later; the Petit is not risked."""
    trumps = [card for card in _winning(sight, cards) if card.suit == TRUMP]
    if not trumps:
        return None
    card = min(trumps, key=lambda card: (card is PETIT, card.height))
    return sight.advise(card, RUFF_LOW, None if sight.hand.above(card) else TRUMP_FOR_NOW)


def try_an_honour(sight: Sight, cards: Sequence[Card]) -> Advice | None:
    """Go over with the dearest card that wins for now: whoever waits with a king may see it ruffed."""
    winning = _winning(sight, cards)
    return sight.advise(max(winning, key=lambda card: (points(card), card.height)), HONOUR) if winning else None


def spare_with_the_excuse(sight: Sight, cards: Sequence[Card]) -> Advice | None:
    """The Excuse saves a bare queen, or more, or a big trump from a trick that is lost; less is not worth it.

    That is T-STR-EXC-USES.
    """
    least = min(cards, key=price)
    dear = points(least) >= points(TAROT["HQ"]) or least in strategy.BIG_TRUMPS
    spares = THE_EXCUSE in sight.hand and dear
    return sight.advise(THE_EXCUSE, strategy.EXCUSE_USES, least=least) if spares else None


def give_least(sight: Sight, cards: Sequence[Card]) -> Advice:
    """A trick that goes to the other side, or may, gets as few points as possible, and no trump if that can be."""
    trick = sight.play.trick
    last = len(trick.cards) + 1 + len(sight.later) == trick.players
    lost = last and trick.seat_of(sight.best) in sight.foes
    return sight.advise(min(cards, key=price), LEAST, LOST if lost else None)


def _winning(sight: Sight, cards: Iterable[Card]) -> list[Card]:
    """Those of some cards that would win the trick for now."""
    return [card for card in cards if sight.play.trick.with_card(card).best is card]


def _sure(sight: Sight, cards: Iterable[Card]) -> list[Card]:
    """Those of some cards that would win the trick for good."""
    return [card for card in _winning(sight, cards) if sight.sure(card)]
