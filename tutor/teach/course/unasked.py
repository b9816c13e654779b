"""The rules of which no question asks, each with its own reason."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from tutor.core.message import N_, Message
from tutor.core.rule import Rule
from tutor.games import GAMES
from tutor.teach.kinds import KINDS

#: The reason for each of them, by its id.
WHY: Mapping[str, Message] = {
    "T-DEAL-DOG-NOT-MID-PACKET": N_("A packet is dealt in one move here, so that nobody can break it."),
    "T-DEAL-HOUSE-MALDONNE": N_(
        "Each table sets its own limit, and once it is named there is nothing left but to count."
    ),
    "T-EXC-SLAM-DEFENCE": N_(
        "It takes a slam against the Excuse, which hardly anybody meets; what the Excuse keeps is asked of other deals."
    ),
    "T-STR-ECART-KING": N_(
        "It only says what is left over when no suit can go as a whole, and the two other pieces of advice on the écart"
        " are asked."
    ),
    "T-STR-ECART-TRUMP": N_(
        "Which trump is the lowest is seen at a glance; when trumps may go at all is asked as a rule."
    ),
    "T-STR-MISERE": N_("It advises to declare misère wherever that is allowed, so that there is nothing to weigh."),
    "T-STR-ANTICIPATE": N_("It says what to think about before the first lead, and no single card follows from it."),
    "T-STR-EXC-LAST": N_(
        "When two cards are left, the Excuse is one and anything the other; why it cannot wait is asked as a rule of"
        " the last trick."
    ),
    "T-STR-SECRET": N_("It tells what the tutor’s players assume while nothing is certain; what is certain is asked."),
    "B-CALL-AFTER-LOOK": N_("It names the order of three things that nobody could do in another order here."),
    "B-CALL-FORCED-LAST": N_("With one contract left there is no choice, and so no question."),
    "B-CALL-DETAIL": N_(
        "The suit and the rank are part of every call that is offered here, so that none can be forgotten."
    ),
    "B-NT-LEAD-FREE": N_("Any card may be led, so that in an exercise all cards would be right."),
    "B-NT-FULL": N_("All thirteen tricks are played as in most contracts; the two that end early are asked about."),
    "B-NH-EARLY-END": N_("It saves time and changes no score, so that nothing can be asked of it."),
    "B-L2-LEAD-FREE": N_("Any card may be led here too; which one is wise in No Last Two is asked in its place."),
    "B-TR-NOHEAD-VARIANT": N_("It takes a duty away, and then any trump will do: there is nothing to choose between."),
    "B-DOM-OUT": N_("A player without a card cannot play on; what the places are worth is asked."),
    "B-DBL-TERMS": N_("“Business” is a manner of speaking, and some tables have never heard it."),
    "B-RC-UNDOUBLED": N_(
        "It gives the result of dividing, and who divides what among whom is asked of the seven contracts."
    ),
    "B-CP-76": N_("It guesses at what a number in one source might mean, and a guess has no right answer."),
    "B-SAL-HEARTBAN": N_("It says that the ban of No Hearts holds in the Salade too, and of No Hearts it is asked."),
    "B-SAL-UNIT": N_("Canadian Salad is another game, which the tutor does not play."),
    "B-5P-GT": N_("No source settles how that game for five is doubled, so nobody could say what is right."),
    "B-FR-VALUES": N_("It lists what different tables pay, and none of these values is the rule."),
    "B-STR-DBL-WEAK": N_("How weak somebody is who has not doubled can only be estimated, never known."),
    "B-STR-DBL-OWED": N_("It looks ahead at hands that nobody has been dealt yet; how many doubles are owed is asked."),
    "T-SIG-TRUMP-EVEN-BACK": N_("One club alone teaches it, so a lesson lets you read it and asks nobody to know it."),
    "T-SIG-END-OF-SUIT": N_("It is written in one forum alone, and its middle, high and low are read in a table."),
    "T-SIG-END-STRONG": N_(
        "One forum alone says what a strong hand wants there, and others may have agreed otherwise."
    ),
    "T-SIG-END-WEAK": N_("One forum alone says what a weak hand offers there, and no other source bears it out."),
}


def unasked() -> Iterator[tuple[Rule, Message]]:
    """The rules that no kind of question trains, and why; raise ``KeyError`` for one of which nobody says so."""
    trained = {rule for kind in KINDS.values() for rule in kind.rules}
    for game in GAMES.values():
        for rule in (*game.RULES.values(), *game.ADVICE.values()):
            if rule not in trained:
                yield rule, WHY[rule.id]
