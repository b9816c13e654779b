"""Proofs by the rules, and what people like to conclude although nothing proves it."""

from __future__ import annotations

from collections.abc import Iterator

from tutor.core.cards import TAROT, TRUMP, Card, Cards
from tutor.core.message import N_, Facts, Message
from tutor.tarot.advice.knowledge import Known, known
from tutor.tarot.advice.told import earlier
from tutor.tarot.legal_cards import EXCUSE_ANYTIME, FOLLOW, MUST_TRUMP, NO_DUTY_TO_HEAD
from tutor.tarot.play import Play
from tutor.tarot.trick import THE_EXCUSE, Trick
from tutor.teach.draw import Draw
from tutor.teach.kinds.certain.asked import GUESSED, PROVED, Line, certain, claims
from tutor.teach.posed import Posed
from tutor.teach.positions import LEARNER
from tutor.teach.saying import Saying
from tutor.teach.tarot import plays
from tutor.teach.tarot.plays import CHAIR

PROVED_OR_GUESSED = N_(
    "Is each of these conclusions from the tricks proved by a rule of the game, or is it only a guess?"
)
COULD_IT_BE_FALSE = N_(
    "Behind the first line is {card:card} in trick {trick}. If that line were false, would a rule have forbidden"
    " {by:player} to play this card?"
)
NO_HIGHER_SUIT = N_(
    "{by:Player} {by:you|have|has} no {led:suit} above {card:card}: in trick {trick}, {card:card} stayed below"
    " {best:card}, and a player who can go higher must."
)
NO_LOWER_TRUMP = N_(
    "{by:Player} {by:you|have|has} no trump below {card:card}: in trick {trick}, {card:card} was spent, and a player"
    " who has no {led:suit} must trump."
)
EXCUSED = N_(
    "{by:Player} {by:you|have|has} no {led:suit}: in trick {trick}, the Excuse did not follow suit, and a player who"
    " can must."
)
IN_TRUMPS_ONLY = N_("That is only a guess. Going higher is a duty in trumps, and nobody has to do it in a plain suit.")
ANY_TRUMP = N_(
    "That is only a guess. Trumping was a duty, but nobody had trumped before, so any trump would do, a lower one as"
    " well."
)
WHENEVER = N_("That is only a guess. The Excuse may be played to any trick, by a player who could follow as well.")
A_PROOF = N_(
    "That is proved. With such a card in hand, {by:player} {by:you|were|was} not allowed to play {card:card} to trick"
    " {trick}."
)
#: The name of what a proof claims, by its rule.
CLAIMS = {FOLLOW: "no-more", MUST_TRUMP: "no-trump"}


def conclusions(draw: Draw) -> Posed | None:
    """Proofs after three to five tricks, and a guess among them, or two of different sorts: four lines at most."""
    seen = plays.board(plays.after(draw.rng, 2 + draw.level))
    play = seen.play()
    proved = [proof(one) for one in known(play) if one.seat != LEARNER]
    found: dict[str, list[Line]] = {}
    for line in guesses(play):
        found.setdefault(str(line.shows.sentences[0][0]), []).append(line)
    sorts = draw.rng.sample(sorted(found), min(len(found), draw.rng.randint(1, 2)))
    count = draw.of(3, 4, 4) - len(sorts)
    if len(proved) < count or not sorts:
        return None
    lines = [*draw.rng.sample(proved, count), *(draw.rng.choice(found[sort]) for sort in sorts)]
    draw.rng.shuffle(lines)
    return certain(seen, PROVED_OR_GUESSED, lines, (PROVED, GUESSED), COULD_IT_BE_FALSE)


def proof(one: Known) -> Line:
    """A line that is proved, with the rule that makes it a proof."""
    reason = one.reason
    why = Saying(reason.rule, ((A_PROOF, reason.facts), (reason.rule.statement, {})), CHAIR)
    shows = claims(CLAIMS.get(reason.rule, "no-higher-trump"), reason.proof, **reason.facts)
    return Line(shows, why, one.seat, one.missing)


def guesses(play: Play) -> Iterator[Line]:
    """Conclusions that people like and nothing proves, and why it does not."""
    for at, card in earlier(play):
        before = at.trick
        by, guess = before.turn, _guess(card, before)
        if by == LEARNER or guess is None:
            continue
        claim, text, lacks, why = guess
        if lacks - play.played - play.excluded_from(by):  # else another card proves it
            number = len(at.tricks) + 1
            facts: Facts = {"by": by, "trick": number, "card": card, "led": before.led, "best": before.best}
            yield Line(claims(claim, text, **facts), why, by, lacks - play.played)


def _guess(card: Card, before: Trick) -> tuple[str, Message, Cards, Saying] | None:
    """A guess that a card tempts to: its name, the words, the cards that would be missing, and why not."""
    led, best = before.led, before.best
    if led is None or led == TRUMP or best is None:
        return None
    if card is THE_EXCUSE:
        return "no-more", EXCUSED, TAROT.all.of(led), Saying.plain(WHENEVER, EXCUSE_ANYTIME)
    if card.suit == TRUMP and before.top is None:
        lower = TAROT.all.of(TRUMP) - TAROT.all.above(card)
        return "no-lower-trump", NO_LOWER_TRUMP, lower, Saying.plain(ANY_TRUMP, MUST_TRUMP)
    if card.suit == led == best.suit and card.height < best.height:
        return "no-higher", NO_HIGHER_SUIT, TAROT.all.above(card), Saying.plain(IN_TRUMPS_ONLY, NO_DUTY_TO_HEAD)
    return None
