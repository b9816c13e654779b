"""What the cards that are played prove: who lacks what, what one card tells, and what is only a guess."""

from __future__ import annotations

import random
from collections.abc import Iterator

from tutor.core.cards import TAROT, TRUMP
from tutor.core.message import N_, Facts
from tutor.core.rule import Reason
from tutor.tarot.advice.knowledge import known
from tutor.tarot.legal_cards import EXCUSE_ANYTIME, FOLLOW, MUST_TRUMP, NO_DUTY_TO_HEAD, OVERTRUMP, TRUMP_LED_OVER
from tutor.tarot.trick import THE_EXCUSE, Trick
from tutor.teach import plays
from tutor.teach.legacy import Kind
from tutor.teach.open_boards import Played
from tutor.teach.plays import CHAIR
from tutor.teach.question import Board, Hints, Option, Question
from tutor.teach.saying import Saying

#: The duties by which a card can prove something: who could have must have.
DUTIES = (FOLLOW, MUST_TRUMP, OVERTRUMP, TRUMP_LED_OVER)
WHAT_WAS_LED = N_("For each card that surprises you, ask what its player would have had to play if they could.")


def says(reason: Reason) -> Saying:
    """What a proof says to the learner."""
    return Saying(reason.rule, ((reason.proof, reason.facts),), CHAIR)


# Which of these is only a guess?

WHICH_GUESS = N_(
    "Here is what somebody concludes from these tricks. All but one are proofs. Which one is only a guess?"
)
COULD_A_LIAR = N_("Of each line, ask which rule would have forbidden the card if the line were false.")
NO_HIGHER_SUIT = N_(
    "{by:Player} {by:you|have|has} no {led:suit} above {card:card}: in trick {trick}, {card:card} stayed below"
    " {best:card}, and a player who can go higher must."
)
NO_LOWER_TRUMP = N_(
    "{by:Player} {by:you|have|has} no trump below {card:card}: in trick {trick}, {card:card} was spent, and a player"
    " who has a lower trump plays that one."
)
EXCUSED = N_(
    "{by:Player} {by:you|have|has} no {led:suit}: in trick {trick}, the Excuse did not follow suit, and a player who"
    " can must."
)
IN_TRUMPS_ONLY = N_("That is only a guess. Going higher is a duty in trumps, and nobody has to do it in a plain suit.")
ANY_TRUMP = N_(
    "That is only a guess. Nobody had trumped before, so any trump would do, and no rule says that it must be the"
    " lowest."
)
WHENEVER = N_("That is only a guess. The Excuse may be played to any trick, by a player who could follow as well.")
A_PROOF = N_(
    "That is proved. With such a card in hand, {by:player} {by:you|were|was} not allowed to play {card:card} to trick"
    " {trick}."
)


def _draw_guess(level: int, _seed: int, rng: random.Random) -> tuple[Board, ...]:
    return (plays.board(plays.after(rng, 2 + level)),)


def _ask_guess(boards: tuple[Board, ...], level: int, rng: random.Random) -> Question | None:
    (seen,) = boards
    if not isinstance(seen, Played):
        return None
    proved = [one for one in known(seen.play()) if one.seat != CHAIR.seat]
    found = [*guesses(seen)]
    if len(proved) < (count := 2 if level == 1 else 3) or not found:
        return None
    lines = [(says(one.reason), _proved(one.reason)) for one in rng.sample(proved, count)]
    sort = rng.choice(sorted({said.sentences[0][0] for said, _ in found}))
    guess, why = rng.choice([one for one in found if one[0].sentences[0][0] == sort])
    place = rng.randint(0, count)
    lines.insert(place, (guess, why))
    options = tuple(Option(str(n + 1), shows, n == place, said) for n, (shows, said) in enumerate(lines))
    rule = rng.choice([one for _, one in lines if one.rule and one is not why]).rule
    hints = Hints((Saying.plain(COULD_A_LIAR),), (Saying.plain(rule.statement, rule),) if rule else ())
    return Question("choose", boards, WHICH_GUESS, (why,), hints, options=options)


def _proved(reason: Reason) -> Saying:
    """Why a line is no guess, with the rule that makes it a proof."""
    return Saying(reason.rule, ((A_PROOF, reason.facts), (reason.rule.statement, {})), CHAIR)


def guesses(seen: Played) -> Iterator[tuple[Saying, Saying]]:
    """What people like to conclude and nothing proves, and why it does not."""
    play = seen.play()
    for number, trick in enumerate(seen.tricks, 1):
        for place, card in enumerate(trick.cards):
            before = Trick(trick.leader, trick.players, trick.cards[:place])
            led, best, by = before.led, before.best, before.turn
            if by == CHAIR.seat or led is None or led == TRUMP or best is None:
                continue
            if card is THE_EXCUSE:
                guess, why, claimed = EXCUSED, Saying.plain(WHENEVER, EXCUSE_ANYTIME), TAROT.all.of(led)
            elif card.suit == TRUMP and before.top is None:
                guess, why = NO_LOWER_TRUMP, Saying.plain(ANY_TRUMP, MUST_TRUMP)
                claimed = TAROT.all.of(TRUMP) - TAROT.all.above(card)
            elif card.suit == led == best.suit and card.height < best.height:
                guess, why = NO_HIGHER_SUIT, Saying.plain(IN_TRUMPS_ONLY, NO_DUTY_TO_HEAD)
                claimed = TAROT.all.above(card)
            else:
                continue
            if claimed - play.played - play.excluded_from(by):  # else another card proves it
                facts: Facts = {"by": by, "trick": number, "card": card, "led": led, "best": best}
                yield Saying(None, ((guess, facts),), CHAIR), why


ONLY_A_GUESS = Kind(
    "only-a-guess",
    N_("Proof or guess?"),
    "choose",
    (*DUTIES, NO_DUTY_TO_HEAD, EXCUSE_ANYTIME),
    _draw_guess,
    _ask_guess,
    of_a_deal=False,
)
