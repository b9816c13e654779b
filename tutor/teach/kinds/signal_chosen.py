"""A lead of one's own, and what a convention has to do with what one may play."""

from __future__ import annotations

import random
from collections.abc import Iterator

from tutor.core.cards import TAROT, TRUMP, Card
from tutor.core.message import N_, Message
from tutor.tarot.conventions.catalogue import LEAD_LOW, LEADS
from tutor.tarot.legal_cards import LEAD_FREE
from tutor.tarot.play import Play
from tutor.teach import plays, talk
from tutor.teach.legacy import Kind
from tutor.teach.open_boards import Played
from tutor.teach.question import Board, Hints, Laid, Option, Question
from tutor.teach.saying import Saying
from tutor.teach.talk import NOTHING, lead

#: From this level on, some tricks have been played before the lead.
LATER = 3


def boards_of(play: Play) -> tuple[Board, ...]:
    """The tricks so far, if there are any, and the hand of the learner, who is on lead."""
    hand = plays.in_hand(play.hand, Saying.plain(plays.YOUR_HAND))
    return (plays.board(play), hand) if play.tricks else (hand,)


def play_of(boards: tuple[Board, ...]) -> Play | None:
    """The play that such boards show, as the learner knows it."""
    *before, held = boards
    if not isinstance(held, Laid):
        return None
    hand = TAROT.set(held.cards)
    if not before:
        return talk.opening(hand)
    seen = before[0]
    return seen.play(hand) if isinstance(seen, Played) else None


def draw(level: int, _seed: int, rng: random.Random) -> tuple[Board, ...]:
    """A hand, before the first lead of the deal or at a later one."""
    return boards_of(talk.on_lead(rng, level))


# Rule or convention?

MAY_YOU = N_(
    "You defend, and you make the first lead of the deal from this hand. You would like to lead {card:card}. What is"
    " true of it?"
)
MAY_YOU_NOW = N_(
    "You defend, and after these tricks you are on lead with this hand. You would like to lead {card:card}. What is"
    " true of it?"
)
RULE_OR_CONVENTION = N_("Is a signal a rule of the game, or only something that partners have agreed on?")
ANSWERS: dict[str, Message] = {
    "true": N_("You may lead it, and it tells your partners the truth."),
    "false": N_("You may lead it, but it tells your partners something that is not true."),
    "nothing": N_("You may lead it, and it tells nothing by convention."),
    "forbidden": N_("You may not lead it, since you may promise only what you hold."),
    "secret": N_("You may lead it only if the taker does not know what it means."),
}
NOT_TRUE, NO_LIE = (
    N_("So there is nothing in it that could be true."),
    N_("So there is nothing in it that could be a lie."),
)
MAY_LEAD_ANY = N_("Whoever leads may lead any card. A convention never forbids one; it only gives it a meaning.")
TAKER_HEARS = N_("Everybody may know what a card means, the taker too: signals are not secret.")


def _ask_why(boards: tuple[Board, ...], level: int, rng: random.Random) -> Question | None:
    play = play_of(boards)
    if play is None:
        return None
    wanted = rng.choice(("true", "false", *(("false", "nothing") if level > 1 else ())))
    cards = [card for card, right in _verdicts(play, suits_only=level == 1) if right == wanted]
    if not cards:
        return None
    card = rng.choice(cards)
    judged, why = lead(play, card).judged, lead(play, card).why
    says = {
        "true": judged if wanted != "nothing" else why._replace(sentences=(*why.sentences, (NOT_TRUE, {}))),
        "false": judged if wanted != "nothing" else why._replace(sentences=(*why.sentences, (NO_LIE, {}))),
        "nothing": why,
        "forbidden": Saying.plain(MAY_LEAD_ANY, LEAD_FREE),
        "secret": Saying.plain(TAKER_HEARS, judged.rule),
    }
    options = tuple(Option(name, Saying.plain(words), name == wanted, says[name]) for name, words in ANSWERS.items())
    because = (judged, Saying.plain(MAY_LEAD_ANY, LEAD_FREE))
    hints = Hints((Saying.plain(RULE_OR_CONVENTION),), (_statement(judged),), (TAROT.set([card]),))
    prompt = MAY_YOU_NOW if level == LATER else MAY_YOU
    return Question("choose", boards, prompt, because, hints, {"card": card}, options)


def _statement(judged: Saying) -> Saying:
    """The convention of which a card was judged, or of leads, in its own words."""
    rule = judged.rule or LEAD_LOW
    return Saying.plain(rule.statement, rule)


def _verdicts(play: Play, *, suits_only: bool) -> Iterator[tuple[Card, str]]:
    """What is true of leading each card; a king that shows a strong hand is left out, which is for nobody to judge."""
    for card in play.duty().legal():
        one = lead(play, card)
        if suits_only and card.suit == TRUMP:
            continue
        if one.tells == NOTHING or one.true is not None:
            yield card, {None: "nothing", True: "true", False: "false"}[one.true]


RULE_OR_SIGNAL = Kind(
    "rule-or-signal",
    N_("Rule or convention?"),
    "choose",
    (LEAD_FREE, *LEADS),
    draw,
    _ask_why,
    of_a_deal=False,
)
