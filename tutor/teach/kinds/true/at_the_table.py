"""Sentences on what goes wrong at a table: deals that are not played, and cards that should not have been."""

from __future__ import annotations

from tutor.core.message import N_
from tutor.tarot.auction import ALL_PASS
from tutor.tarot.before_bidding import PETIT_SEC
from tutor.tarot.conduct import PREVIOUS_TRICK, REVOKE, TURN
from tutor.tarot.cut import MISDEAL, ROTATE, SHUFFLE
from tutor.tarot.deal import DOG_SHOW_COUNT
from tutor.tarot.legal_cards import FOLLOW_BEATS_TRUMP, OVERTRUMP
from tutor.teach.kinds.true.subject import Claim, Pair, Subject
from tutor.teach.topics import TOPICS

#: Shorter than the rules, which the reply links to: several of these reasons are read at once.
AGAIN = N_(
    "After a fault in dealing the hands go back unseen and the same dealer deals again; by the federation’s rules this"
    " dealer may not bid then."
)
VOID = N_(
    "A player whose only trump is the Petit, without the Excuse, must say so before the auction: the deal is void."
)
SHUFFLED = N_(
    "By the federation’s rules the pack is shuffled before every deal; only some tables just gather and cut it."
)
REVOKED = N_(
    "To play a card that the rules forbid is a revoke, for whatever reason. Then one may look at the piles, and in a"
    " tournament the arbiter is called."
)

MISDEALS = Subject(
    N_("Sometimes a deal is not played to its end. Mark every sentence that is true by the federation’s rules."),
    (
        Pair(
            MISDEAL,
            Claim("same-dealer-again", N_("After a misdeal the same dealer deals again.")),
            Claim("next-dealer-then", N_("After a misdeal the next player deals.")),
            N_("Does the deal move on after a dealer’s mistake?"),
            AGAIN,
        ),
        Pair(
            MISDEAL,
            Claim("dealer-barred", N_("A dealer who deals again after a misdeal may not bid.")),
            Claim("dealer-bids", N_("A dealer who deals again after a misdeal may bid like everybody else.")),
            N_("What does a misdeal cost the dealer in the next auction?"),
            AGAIN,
        ),
        Pair(
            MISDEAL,
            Claim("hands-go-back", N_("After a misdeal the hands go back without being looked at.")),
            Claim("hands-are-kept", N_("After a misdeal whoever has a good hand may insist on playing it.")),
            N_("What happens to the hands after a misdeal?"),
            AGAIN,
        ),
        Pair(
            ALL_PASS,
            Claim("nobody-scores", N_("If everybody passes, nobody scores anything.")),
            Claim("dealer-has-to-take", N_("If everybody passes, the dealer has to take.")),
            N_("If everybody passes, is there a taker?"),
        ),
        Pair(
            ROTATE,
            Claim("passed-on", N_("If everybody passes, the next player deals.")),
            Claim("dealt-again", N_("If everybody passes, the same dealer deals again.")),
            N_("If everybody passes, has the dealer made a mistake?"),
        ),
        Pair(
            PETIT_SEC,
            Claim("lone-petit-told", N_("Whoever holds the Petit, no other trump and no Excuse must say so.")),
            Claim("lone-petit-kept", N_("Whoever holds the Petit, no other trump and no Excuse may say nothing.")),
            N_("May somebody play on with the Petit alone, if they like the rest of the hand?"),
            VOID,
        ),
        Pair(
            DOG_SHOW_COUNT,
            Claim("hands-lie", N_("Nobody picks up a card before the dealer has shown that the dog is complete.")),
            Claim("hands-up", N_("Everybody may pick up their cards while the dealer is still dealing.")),
            N_("When may the cards be picked up?"),
        ),
        Pair(
            SHUFFLE,
            Claim("shuffled-each-time", N_("The pack is shuffled before every deal.")),
            Claim("never-shuffled", N_("Between two deals the pack is cut, and never shuffled.")),
            N_("Is it the federation or the family table that only cuts the pack?"),
            SHUFFLED,
        ),
    ),
    (TOPICS["T11"], TOPICS["T12"], TOPICS["T15"]),
)
CONDUCT = Subject(
    N_("These sentences are about conduct at the table. Mark every one that is true by the rules."),
    (
        Pair(
            PREVIOUS_TRICK,
            Claim("one-trick-back", N_("Until a trick is gathered, the trick before it may be looked at.")),
            Claim("no-trick-back", N_("Once a trick is gathered, nobody may ever ask to see it.")),
            N_("You have missed what was played to the trick before. May you ask to see it?"),
        ),
        Pair(
            PREVIOUS_TRICK,
            Claim("not-two-back", N_("Of the tricks that have been gathered, all but the last stay face down.")),
            Claim("own-pile-open", N_("The side that has won a trick may look at it again at any time.")),
            N_("How far back may one look?"),
        ),
        Pair(
            REVOKE,
            Claim("by-oversight", N_("A card that the rules forbid is a revoke, even if it was played by oversight.")),
            Claim("only-on-purpose", N_("A card that the rules forbid is a revoke only if it was played on purpose.")),
            N_("Does the rule ask what somebody had in mind?"),
            REVOKED,
        ),
        Pair(
            REVOKE,
            Claim("piles-opened", N_("If there may have been a revoke, that is a reason to look at the piles.")),
            Claim("piles-closed", N_("Even if there may have been a revoke, the piles stay closed until the count.")),
            N_("How could a table find out whether somebody has revoked?"),
            REVOKED,
        ),
        Pair(
            REVOKE,
            Claim("arbiter-called", N_("At a tournament, play stops after a revoke and the arbiter is called.")),
            Claim("settled-by-players", N_("At a tournament, the players settle a revoke among themselves.")),
            N_("Who decides on a revoke where there is an arbiter?"),
            REVOKED,
        ),
        Pair(
            FOLLOW_BEATS_TRUMP,
            Claim("trumping-revokes", N_("Whoever trumps while still holding the suit led has revoked.")),
            Claim("trumping-is-fine", N_("Whoever trumps while still holding the suit led has not revoked.")),
            N_("May a suit be trumped by somebody who could follow?"),
        ),
        Pair(
            OVERTRUMP,
            Claim("sparing-revokes", N_("Whoever trumps below a partner’s trump, and could go higher, has revoked.")),
            Claim(
                "sparing-is-fine", N_("Whoever trumps below a partner’s trump, and could go higher, has not revoked.")
            ),
            N_("Is a partner’s trump an exception to the duty to go higher?"),
        ),
        Pair(
            TURN,
            Claim("card-stays-in-hand", N_("Before your turn you may not even take your card out of your hand.")),
            Claim("card-held-ready", N_("Before your turn you may hold your card ready, if it stays face down.")),
            N_("What could the others read from a card that is held ready?"),
        ),
    ),
    (TOPICS["T25"],),
)
