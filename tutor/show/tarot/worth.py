"""The worth of a hand before anybody plays, line by line, and the bid that it suggests."""

from __future__ import annotations

from collections.abc import Iterator

from tutor.core.cards import Cards
from tutor.core.message import N_, Message
from tutor.core.rule import Reason
from tutor.show.advice import Counsel, panel, side_by_side, tell, told
from tutor.show.html import Html, element
from tutor.show.reasoned import JsonObject
from tutor.show.words import Words, capital
from tutor.tarot.advice.hand_value import TABLE, Evaluation, Feature, Suggestion

WORTH = N_("Advice, not a rule: what the hand is worth, by Noël Chavey’s table.")
TAKING_DOG = N_("in all, with the dog taken up (prise, garde)")
LEAVING_DOG = N_("in all, with the dog left where it is (garde sans, garde contre)")
OTHER_TABLE = N_("The table is made for four players, and no source adapts it for {players}: take it with caution.")
COUNTS = N_("What counts")
VALUE = N_("Value", "head of a column")


class Worth(Counsel):
    """The worth of the hand of the player to speak."""

    def __init__(self, found: Suggestion) -> None:
        """Keep the evaluation."""
        self.found = found

    @property
    def _more(self) -> list[Feature]:
        """The lines that count only when the dog stays where it is."""
        return [line for line in self.found.without_dog.lines if line not in self.found.with_dog.lines]

    def lines(self, words: Words) -> Iterator[str]:
        """Every line with its points, then their sum, and the bid."""
        found = self.found
        yield words.say(WORTH)
        yield from (_counted(line.points, tell(line.reason, words), line.reason) for line in found.with_dog.lines)
        yield _counted(found.with_dog.total, words.say(TAKING_DOG))
        if more := self._more:
            yield from (_counted(line.points, tell(line.reason, words), line.reason) for line in more)
            yield _counted(found.without_dog.total, words.say(LEAVING_DOG))
        yield f"  {tell(found.reason, words)}. [{found.reason.rule.id}]"
        if words.chairs.players != TABLE:
            yield f"  {words.say(OTHER_TABLE, players=words.chairs.players)}"

    def as_json(self, words: Words) -> JsonObject:
        """The bid, its reason, and both evaluations."""
        found = self.found
        hand = {"bid": found.bid, **told(found.reason, words)}
        hand |= {"with_dog": _as_json(found.with_dog, words), "without_dog": _as_json(found.without_dog, words)}
        return {"hand": hand}

    def html(self, words: Html) -> str:
        """A table with the cards of every line drawn, and the bid."""
        return panel(WORTH, self.table(words) + self.bid(words), words)

    def table(self, words: Html) -> str:
        """What counts in the hand, line by line, and the sum."""
        found, more = self.found, self._more
        heads = (element("th", words.say(COUNTS), scope="col"), element("th", words.say(VALUE), scope="col"))
        bodies = [
            *(_line(line, words) for line in found.with_dog.lines),
            _total(TAKING_DOG, found.with_dog.total, words),
            *(_line(line, words) for line in more),
            _total(LEAVING_DOG, found.without_dog.total, words) if more else "",
        ]
        return element("table", element("thead", element("tr", *heads)), element("tbody", *bodies), class_="worth")

    def bid(self, words: Html) -> str:
        """The bid that the hand suggests, and how far that is to be trusted."""
        reason = self.found.reason
        bid = element("p", element("strong", tell(reason, words), "."), " ", words.link(reason.rule))
        players = words.chairs.players
        return bid + ("" if players == TABLE else element("p", words.say(OTHER_TABLE, players=players)))


def _counted(points: int, text: str, reason: Reason | None = None) -> str:
    return f"  {points:>4}  {text}" + (f" [{reason.rule.id}]" if reason else "")


def _as_json(found: Evaluation, words: Words) -> JsonObject:
    return {
        "total": found.total,
        "lines": [{**told(line.reason, words), "points": line.points} for line in found.lines],
    }


def _line(line: Feature, words: Html) -> str:
    """One line of an evaluation: its rule, the suit if it is about one, the cards, the points."""
    rule, facts = line.reason.rule, line.reason.facts
    suit, cards = facts.get("suit"), facts["cards"]
    about = element("span", capital(words.suit(suit)), class_="suit") if isinstance(suit, str) else ""
    what = [element("span", words.link(rule), about, class_="what")]
    if isinstance(cards, Cards) and cards:
        what.append(side_by_side(cards, words))
    if not line.points:
        what.append(element("p", tell(line.reason, words), "."))
    return element("tr", element("th", *what, scope="row"), element("td", str(line.points)))


def _total(message: Message, total: int, words: Html) -> str:
    title = element("th", capital(words.say(message)), scope="row")
    return element("tr", title, element("td", element("strong", str(total))), class_="total")
