"""Slips about what cards prove, and about lines that somebody else has worked out."""

from tutor.core.message import N_
from tutor.tarot import legal_cards
from tutor.teach.barbu import costs
from tutor.teach.kinds.audit import (
    bets,
    faults,
    game,
    lines,
    pile,
    plan,
    reasons,
    reckonings,
    remarks,
    report,
    sheet,
    tarot_revoke,
)
from tutor.teach.kinds.certain import guesses, told
from tutor.teach.kinds.certain import partner as certain_partner
from tutor.teach.kinds.choice import leads
from tutor.teach.kinds.proves import domino, held, king, partner, tarot, trumps
from tutor.teach.kinds.where import petit, suits
from tutor.teach.slips.slip import Slip

SLIPS = (
    Slip(
        "settled-without-proof",
        N_("You settled what is still open: nothing rules it out."),
        sentences=(
            held.NOT_RULED_OUT,
            suits.NOTHING_SAYS,
            petit.MAY_BE,
            tarot.NOT_LED,
            tarot.STILL_TRUMPS,
            trumps.NOT_ASKED,
            domino.FITTED_NOT,
            leads.NOT_PROVED,
            leads.TAKER_TRUMPS,
        ),
    ),
    Slip(
        "word-of-a-player-misjudged",
        N_("You misjudged a signal: it is the word of a player, neither proof nor a mere guess."),
        sentences=(partner.ONLY_TOLD, told.ONLY_A_WORD),
    ),
    Slip(
        "lower-card-than-the-duty",
        N_("You ruled out a card lower than the one that had to be beaten."),
        sentences=(tarot.LOWER_TRUMP,),
    ),
    Slip(
        "proof-overlooked",
        N_("You overlooked what a card has proved."),
        sentences=(
            king.HAD_TO_GO,
            *(
                rule.proof
                for rule in (
                    legal_cards.FOLLOW,
                    legal_cards.MUST_TRUMP,
                    legal_cards.OVERTRUMP,
                    legal_cards.TRUMP_LED_OVER,
                )
                if rule.proof
            ),
        ),
    ),
    Slip(
        "proof-as-a-guess",
        N_("You doubted something that is proved."),
        sentences=(guesses.A_PROOF, certain_partner.CALLED_SUIT),
    ),
    Slip(
        "small-card-denies-high",
        N_("You read in a small card of a suit that its player has no higher one."),
        sentences=(guesses.IN_TRUMPS_ONLY,),
    ),
    Slip(
        "guess-as-proof",
        N_("You took a guess for something that is known."),
        sentences=(
            guesses.ANY_TRUMP,
            told.NOBODY_HAS_TO,
            told.TAKER_PROMISES_NOTHING,
            certain_partner.NOTHING_DEAR,
        ),
    ),
    Slip(
        "blamed-an-allowed-card",
        N_("You blamed a card that was allowed."),
        sentences=(faults.WENT_HIGHER, faults.RUFFED_IT, tarot_revoke.AT_ANY_TIME),
    ),
    Slip(
        "revoke-without-proof",
        N_("You blamed a card that no later card shows to be wrong."),
        sentences=(faults.NO_BETTER, faults.STAYED_BELOW),
    ),
    Slip(
        "doubted-what-is-right",
        N_("You took for the mistake something that is right."),
        sentences=(
            lines.LINE_IS_RIGHT,
            remarks.IS_RIGHT,
            game.THAT_IS_TRUE,
            bets.THAT_IS_RIGHT,
            bets.MUST_COME_TO,
            costs.PER_TRICK,
            costs.EACH_COSTS,
            costs.ONE_COSTS,
            plan.CHECKED,
            plan.MOST,
            plan.TRUE_LAST,
            *reasons.ENOUGH.true.why,
            *reasons.WINNER.true.why,
            *reasons.FIGURE.true.why,
            *reasons.FLAT.true.why,
            *reasons.SHOWS.true.why,
            *reasons.KEEPS.true.why,
            report.WITHOUT_LUCK.true,
            report.DECISIONS_COST.true,
            report.CARDS_AND_LUCK.true,
            report.AT_BEST.true,
        ),
    ),
    Slip(
        "blamed-what-follows",
        N_("You blamed a line that only carries on the mistake made above it."),
        sentences=(sheet.FOLLOWS, pile.SUM_FOLLOWS, reckonings.SUM_FOLLOWS, reckonings.FROM_ABOVE),
    ),
)
