"""Puzzles: the last tricks with all hands open, in which one first card is clearly the best."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from tutor.core.cards import TAROT, TRUMP, Card
from tutor.core.errors import Json
from tutor.core.message import N_, Facts, Message
from tutor.core.rule import Rule
from tutor.tarot.advice.endings import Outcome
from tutor.tarot.conventions import catalogue
from tutor.tarot.conventions.meanings import by_meaning
from tutor.tarot.legal_cards import MUST_TRUMP
from tutor.tarot.play import WINNER_LEADS
from tutor.tarot.score.bonuses import PETIT_LAST
from tutor.tarot.score.count import count, points, total
from tutor.tarot.trick import PETIT, Trick
from tutor.teach.draw import Draw
from tutor.teach.kind import kind
from tutor.teach.kinds.puzzle.family import PUZZLE
from tutor.teach.kinds.puzzle.open_hands import HOLDS, WINS_LAST, hand
from tutor.teach.open_boards import Played
from tutor.teach.posed import Asked, Posed, Verdicts, card_offers
from tutor.teach.positions import LEARNER
from tutor.teach.question import Board, Hints, Laid
from tutor.teach.saying import Saying, Sentence, Step
from tutor.teach.tarot.endgames import STOCK, Ending, at_the_end, numbered, petit_won
from tutor.teach.tarot.plays import CHAIR, PLAYERS
from tutor.teach.trick_told import trick_told, whole_trick

TAKER_HOLDS = N_("{by:Player} {by:you|are|is} the taker and {by:you|hold|holds}:", "above cards that lie open")

AFTER_A_WORD = N_(
    "Only {left} tricks are left, and all hands are open. In the first ones, shown here, a partner told you something"
    " true. It is your lead, and everybody sees all the cards and plays as well as they can. Which lead is worth most"
    " to your side? Count the points in the cards, what each bout takes off the taker’s need, and 10 for the Petit in"
    " the last trick."
)
OVERHEARD = N_(
    "Only {left} tricks are left, and all hands are open. In the first ones, shown here, a defender told the others"
    " something true. You, the taker, have heard it and lead, and everybody now plays as well as they can and sees all"
    " the cards. Which lead is worth most? Count the points in the cards, those that each bout takes off what you need,"
    " and 10 for the Petit in the last trick."
)
MOST_POINTS = N_(
    "Only {left} tricks are left, and all hands are open. You defend, it is your lead, and from now on everybody sees"
    " all the cards and plays as well as they can. Which lead is worth most to your side? What counts is points: those"
    " in the cards, those that each bout takes off what the taker needs, and 10 for the Petit in the last trick."
)
FOR_THE_PETIT = N_(
    "Only {left} tricks are left, and all hands are open. It is your lead, and from now on everybody sees all the cards"
    " and plays as well as they can. With which card does your side get the Petit?"
)

# What comes of a card

GETS = N_("So your side gets {points:half} of the {all:half} points that are left.")
WORSE = N_("With {best:card} it would have been {worse:half} more {worse:n|point|points}.")
WORSE_IN_ALL = N_("All in all, {best:card} is worth {worse:half} more {worse:n|point|points}.")
A_BOUT = N_("The Petit is a bout, and with it the taker needs {fewer} fewer points.")
AT_THE_END = N_("The Petit in the last trick brings 10 points to the side that wins it.")

COMES_OUT_BEST = N_("No other lead is worth as much to your side.")
ONLY_LEAD = N_("This is the only lead with which your side gets the Petit.")


# Hints

#: The sentences about the last tricks, by the name of what was told.
ENDINGS = by_meaning(lambda one: one.ending)
WHO_LEADS_NEXT = N_(
    "You may lead {cards:and}. Who wins the trick after each of these, and what would that player lead next?"
)
WHERE_PETIT = N_(
    "{by:Player} {by:you|have|has} the Petit, and you may lead {cards:and}. Into which tricks can the Petit go, and who"
    " wins those?"
)
SPOKE = N_("{by:Player} {by:you|have|has} said something with {card:card}.")


def shown(ending: Ending) -> tuple[Board, ...]:
    """The tricks in which somebody spoke, if anybody did, and the four hands, the learner's last."""
    play = ending.play
    spoken = (Played(play.tricks[: ending.spoken], play.taker, CHAIR),) if ending.spoken else ()
    return (*spoken, *(_hand(ending, (LEARNER + place) % PLAYERS) for place in range(1, PLAYERS + 1)))


def _hand(ending: Ending, seat: int) -> Laid:
    return hand(seat, _held(ending, seat), CHAIR, TAKER_HOLDS if seat == ending.play.taker else HOLDS)


def _held(ending: Ending, seat: int) -> tuple[Card, ...]:
    return tuple(ending.play.hands[seat] or ())


def _says(ending: Ending, card: Card) -> Saying:
    """The outcome of a card: the last tricks, one by one, what they bring, and by how much another one is better."""
    outcome, best = ending.outcomes[card], ending.outcomes[ending.best]
    sentences: list[Sentence] = [(GETS, _gets(ending, outcome))]
    if worse := best.worth - outcome.worth:
        changes = petit_won(outcome) is not petit_won(best), at_the_end(outcome) is not at_the_end(best)
        fewer = abs(count(best.end).needed - count(outcome.end).needed)
        facts: Facts = {"best": ending.best, "worse": worse / 2, "fewer": fewer}
        sentences.append((WORSE_IN_ALL if any(changes) else WORSE, facts))
        sentences += [(why, facts) for why, counts in zip((A_BOUT, AT_THE_END), changes, strict=True) if counts]
    elif at_the_end(outcome):
        sentences.append((AT_THE_END, {}))
    return Saying(None, tuple(sentences), CHAIR, tuple(_line(ending, outcome)))


def _line(ending: Ending, outcome: Outcome) -> Iterator[Step]:
    """The last tricks, one by one."""
    begun, end = len(ending.play.tricks), outcome.end
    for number, (trick, winner) in enumerate(zip(end.tricks[begun:], end.winners[begun:], strict=True), begun + 1):
        says = [trick_told(trick, first=number == begun + 1)]
        if number == len(end.tricks):
            says.append((WINS_LAST, {"by": winner}))
        yield whole_trick(says, trick, winner)


def _gets(ending: Ending, outcome: Outcome) -> Facts:
    """The points of the last tricks, all of them and those that the learner's side wins."""
    begun, side = len(ending.play.tricks), outcome.end.side(LEARNER)
    won = [
        sum(map(points, trick.cards))
        for trick, winner in zip(outcome.end.tricks[begun:], outcome.end.winners[begun:], strict=True)
        if winner in side
    ]
    left = sum(total(hand) for hand in ending.play.hands if hand)
    return {"points": sum(won) / 2, "all": left / 2}


def _follows(ending: Ending) -> Saying:
    """The reason why the best card is the best: by what was told, if anything was."""
    word = ending.word
    if word is None:
        return Saying.plain(ONLY_LEAD if ending.sort == "petit" else COMES_OUT_BEST)
    signal = word.signal
    tells = ENDINGS[signal.meaning.name]
    says = tells.overheard if tells.overheard and ending.play.taker == LEARNER else tells.partner
    facts: Facts = {"by": word.seat, "led": signal.facts.get("led", TRUMP), "best": ending.best}
    if tells.over and says is tells.partner:
        trick = ending.outcomes[ending.best].end.tricks[len(ending.play.tricks)]
        if trick.best is not trick.card_of(word.seat):
            says, facts = tells.over, {**facts, "top": trick.best}
    return Saying(signal.rule, ((says, facts),), CHAIR)


def _hints(ending: Ending) -> Hints:
    """A question back, and the rule; lit are the cards that it is about."""
    word = ending.word
    if word is None:
        rule = MUST_TRUMP if ending.sort == "petit" else WINNER_LEADS
        lit = TAROT.all.of(TRUMP) if ending.sort == "petit" else TAROT.none
    else:
        rule, lit = word.signal.rule, TAROT.all.of(str(word.signal.facts.get("led", TRUMP)))
    held = TAROT.set(card for seat in range(PLAYERS) for card in _held(ending, seat))
    return Hints.of(_nudge(ending), rule, lit & held)


def _nudge(ending: Ending) -> Saying:
    """The question back: about a card that has said something, about the Petit, or about every lead."""
    if word := ending.word:
        spoke: Facts = {"by": word.seat, "card": word.card}
        return Saying(None, ((SPOKE, spoke), (ENDINGS[word.signal.meaning.name].nudge, {})), CHAIR)
    leads: Facts = {"cards": TAROT.set(ending.outcomes)}
    if ending.sort != "petit":
        return Saying(None, ((WHO_LEADS_NEXT, leads),), CHAIR)
    [holder] = [seat for seat in range(PLAYERS) if PETIT in _held(ending, seat)]
    return Saying(None, ((WHERE_PETIT, {**leads, "by": holder}),), CHAIR)


class Sort(NamedTuple):
    """A sort of ending that is asked about: the words, and the rules that it trains."""

    prompt: Message
    rules: tuple[Rule, ...]


SORTS: Mapping[str, Sort] = {
    "signal": Sort(
        AFTER_A_WORD,
        (
            catalogue.HIGH_LOW_DEF,
            catalogue.HIGH_LOW_TRUMP,
            catalogue.EXC_FIRST_TRUMP,
            catalogue.LEAD_TRUMP_ODD,
            catalogue.LEAD_LOW,
        ),
    ),
    "taker": Sort(
        OVERHEARD,
        (catalogue.HIGH_LOW_DEF, catalogue.HIGH_LOW_TRUMP, catalogue.EXC_FIRST_TRUMP, catalogue.LEAD_LOW),
    ),
    "defence": Sort(MOST_POINTS, (WINNER_LEADS, MUST_TRUMP)),
    "petit": Sort(FOR_THE_PETIT, (MUST_TRUMP, PETIT_LAST)),
}


@kind(PUZZLE, about={name: one.rules for name, one in SORTS.items()}, stock=23 * min(STOCK.values()), edition=5)
def tarot_puzzle(draw: Draw) -> Posed:
    """The end of a deal of Tarot from the bank, on lead; after the last one they come again with other suits."""
    return of_ending(numbered(draw.about, draw.level, draw.number))


def of_ending(ending: Ending) -> Posed:
    """The question about an end of a deal."""
    play, own = ending.play, _held(ending, LEARNER)
    offers = card_offers(ending.outcomes)
    data = {"taker": play.taker, "seat": LEARNER, "tricks": [_trick(trick) for trick in play.tricks]}
    asked = Asked(shown(ending), SORTS[ending.sort].prompt, offers, {"left": len(own)}, data)

    on = {card.code: (card is ending.best, _says(ending, card)) for card in ending.outcomes}
    verdicts = Verdicts((_follows(ending), on[ending.best.code][1]), _hints(ending), on)
    return Posed.for_any_judge(asked, verdicts)


def _trick(trick: Trick) -> dict[str, Json]:
    return {"leader": trick.leader, "cards": [card.code for card in trick.cards]}
