"""A match of French Tarot on its score sheet: the taker of every deal, and the next dealer."""

from __future__ import annotations

from collections.abc import Iterator

from tutor.core.message import N_
from tutor.core.rule import Rule
from tutor.show.reasoned import JsonObject
from tutor.show.table.stage import MatchSheet
from tutor.show.words import Words
from tutor.tarot.match import Match
from tutor.tarot.score.summary import Summary

SO_FAR = N_("French Tarot, a match: {number} {number:n|deal|deals} so far")
TAKEN = N_("{contract:term}, {outcome:term}; taker: {taker:player}")
WITH_PARTNER = N_("{contract:term}, {outcome:term}; taker: {taker:player}, partner: {partner:player}")
DOUBT = N_("Deal {number}: {doubt}.")
ZERO_SUM = N_("The totals add up to zero, as in every deal.")
NEXT = N_("{dealer:Player} {dealer:you|deal|deals} next.")
NEXT_SITS_OUT = N_("{dealer:Player} {dealer:you|deal|deals} next, and {dealer:you|sit|sits} out as the dead player.")


class TarotMatchSheet(MatchSheet[Match, Summary | Rule]):
    """The score sheet of a match of French Tarot."""

    COLUMN = N_("Contract", "head of a column")

    def title(self, match: Match, words: Words, /) -> str:
        """The title of the match: how far it has come."""
        return words.say(SO_FAR, number=len(match.deals))

    def dealer(self, match: Match, number: int, /) -> int:
        """The seat of a deal's dealer; the first deal has the number 1."""
        return match.dealer_of(number)

    def played(self, deal: Summary | Rule, words: Words, /) -> str:
        """The contract of a deal, its taker and its result; or the reason why it was not played."""
        if isinstance(deal, Rule):
            return words.say(deal.title)
        outcome = "contract-made" if deal.count.made else "contract-lost"
        message = TAKEN if deal.partner is None else WITH_PARTNER
        return words.say(message, contract=deal.contract, outcome=outcome, taker=deal.taker, partner=deal.partner)

    def remarks(self, match: Match, words: Words, /) -> Iterator[str]:
        """The deals that cannot have been as they are told, and that nothing is won but what another has lost."""
        for number, lines in enumerate(match.doubts, 1):
            for reason, _ in lines:
                yield words.say(DOUBT, number=number, doubt=words.tell(reason.line, reason.facts))
        if match.deals:
            yield words.say(ZERO_SUM)

    def following(self, match: Match, words: Words, /) -> Iterator[str]:
        """The dealer of the next deal."""
        dead = match.sitting_out(match.number)
        yield words.say(NEXT if dead is None else NEXT_SITS_OUT, dealer=match.dealer)

    def deal_as_json(self, deal: Summary | Rule, /) -> JsonObject:
        """The facts of a deal of a match, as JSON."""
        if isinstance(deal, Rule):
            return {}
        return {"taker": deal.taker, "partner": deal.partner, "contract": deal.contract, "dead": deal.dead}

    def next_as_json(self, match: Match, /) -> JsonObject:
        """The dealer of the next deal, and the player who is dead then."""
        return {"dealer": match.dealer, "dead": match.sitting_out(match.number)}
