"""A match of Barbu on its score sheet: the contract of every deal, and the next dealer."""

from __future__ import annotations

from collections.abc import Iterator

from tutor.barbu.contracts.order import fixed_order
from tutor.barbu.match import Match
from tutor.barbu.summary import Summary
from tutor.core.message import N_
from tutor.show.reasoned import JsonObject
from tutor.show.table.stage import MatchSheet
from tutor.show.words import Words

SO_FAR = N_("Barbu, a match: {number} of {size} deals")
NOT_PLAYED = N_("{contract:move} (not played)")
ALL_ROUNDS = N_("All deals are over; the totals add up to {sum:signed}.")
COMPLETE = N_("Every dealer so far has called all contracts; the totals add up to {sum:signed}.")
NEXT_ROUND = N_("{dealer:Player} {dealer:you|deal|deals} next, and the deal is {next:term}.")
NEXT = N_("{dealer:Player} {dealer:you|deal|deals} next and still {dealer:you|have|has} to call {left:and}.")
OWED = N_("{by:Player} still {by:you|owe|owes} the dealer {owed} compulsory {owed:n|double|doubles}.")
OWED_NOW = N_("{by:Player} must double the dealer in the next deal.")
OVER = N_("The match is over.")


class BarbuMatchSheet(MatchSheet[Match, Summary]):
    """The score sheet of a match of Barbu."""

    COLUMN = N_("Contract", "head of a column")

    def title(self, match: Match, words: Words, /) -> str:
        """The title of the match: how far it has come."""
        return words.say(SO_FAR, number=len(match.deals), size=match.size)

    def dealer(self, match: Match, number: int, /) -> int:
        """The seat of a deal's dealer; the first deal has the number 1."""
        return match.deals[number - 1].dealer

    def played(self, deal: Summary, words: Words, /) -> str:
        """The contract of a deal."""
        return words.move(deal.called) if deal.base else words.say(NOT_PLAYED, contract=deal.called)

    def remarks(self, match: Match, words: Words, /) -> Iterator[str]:
        """The sum of the totals, whenever that says something."""
        if match.complete:
            yield words.say(ALL_ROUNDS if match.options.salade else COMPLETE, sum=sum(match.totals))

    def closing(self, match: Match, words: Words, /) -> Iterator[str]:
        """The lines after the last deal: who still owes how many doubles; or that the match is over."""
        if match.over:
            yield words.say(OVER)
        yield from self.following(match, words)
        for seat, debt in match.debts.items():
            if debt.owed:
                yield words.say(OWED, by=seat, owed=debt.owed)

    def following(self, match: Match, words: Words, /) -> Iterator[str]:
        """The next dealer, their contracts, and those who must double them; nothing when the match is over."""
        if match.dealer is None:
            return
        if fixed_order(match.options) is None:
            yield words.say(NEXT, dealer=match.dealer, left=match.left)
        else:
            yield words.say(NEXT_ROUND, dealer=match.dealer, next=match.left[0])
        for seat, debt in match.debts.items():
            if debt.due:
                yield words.say(OWED_NOW, by=seat)

    def deal_as_json(self, deal: Summary, /) -> JsonObject:
        """The facts of a deal of a match, as JSON."""
        return {"contract": deal.called}

    def next_as_json(self, match: Match, /) -> JsonObject | None:
        """The next dealer, and the facts that the next deal needs: its record may have this ``history``."""
        if match.dealer is None:
            return None
        doubled = {str(seat): times for seat, times in match.history.doubled.items()}
        return {
            "dealer": match.dealer,
            "contracts": list(match.left),
            "history": {"called": list(match.history.called), "doubled": doubled},
            "owed": {str(seat): debt.owed for seat, debt in match.debts.items()},
            "must_double": [seat for seat, debt in match.debts.items() if debt.due],
        }
