"""The topics of the course: the 92 things that there are to be learned about both games.

A learner’s answers are counted by topics, not by rules: a few rules that are one idea to people are kept or forgotten
together.  Each rule belongs to one topic, and a question trains the topics of its rules, or those that its kind names.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import NamedTuple

from tutor.core.message import N_, Message
from tutor.core.rule import Rule
from tutor.games import GAMES


class Topic(NamedTuple):
    """A thing to be learned: its ``id``, which logs keep, its title, and how the names of its rules begin.

    A topic without rules is read about, and asked only by kinds that name it.
    """

    id: str
    title: Message
    rules: tuple[str, ...] = ()


#: How the names of Barbu’s rules on tricks without trumps begin, and its advice that belongs to no contract.
PLAIN_TRICKS = ("B-FOLLOW", "B-VOID", "B-NO-HEADING", "B-NT-WINNER", "B-LEAD", "B-ONE", "B-STR")
#: How the names of the advice on some contracts of Barbu go on.
NO_TRICKS_ADVICE = ("CALL-NT", "DUCK", "SHED", "EARLY", "LOW")
DOMINO_ADVICE = ("CALL-DO", "WAY", "BLOCK", "NOBODY")
TRUMPS_ADVICE = ("CALL-TR", "DRAW", "CASH", "CHEAP", "LENGTH", "LONG", "RUFF", "SURE", "WAIT")

TOPICS: dict[str, Topic] = {
    topic.id: topic
    for topic in (
        Topic("T01", N_("The game of Tarot, and its players")),
        Topic("T02", N_("The history of Tarot")),
        Topic("T03", N_("The pack of 78 cards"), ("T-DECK",)),
        Topic("T04", N_("Which card wins"), ("T-DECK-SUIT-ORDER", "T-DECK-TRUMP-ORDER", "T-PLAY-WIN", "T-EXC-NEVER")),
        Topic("T05", N_("The three bouts"), ("T-DECK-BOUTS",)),
        Topic("T06", N_("What each card is worth"), ("T-DECK-VALUES", "T-DECK-ORDINARY")),
        Topic("T07", N_("The Excuse: playing it and keeping it"), ("T-EXC", "T-DECK-EXCUSE", "T-STR-EXC")),
        Topic("T08", N_("The Excuse in the last trick"), ("T-EXC-LAST", "T-EXC-SLAM")),
        Topic("T09", N_("Drawing for the first dealer"), ("T-DEAL-DRAW",)),
        Topic("T10", N_("Shuffling, cutting and dealing"), ("T-DEAL",)),
        Topic("T11", N_("Misdeals"), ("T-DEAL-MISDEAL", "T-DEAL-HOUSE-MALDONNE")),
        Topic("T12", N_("The lone Petit"), ("T-DEAL-PETIT-SEC",)),
        Topic("T13", N_("The auction, word by word"), ("T-BID",)),
        Topic("T14", N_("The contracts of Tarot"), ("T-BID-LADDER", "T-BID-DOG", "T-BID-POUSSE", "T-BID-NO-PRISE")),
        Topic("T15", N_("Everybody passes"), ("T-BID-ALL-PASS",)),
        Topic("T16", N_("The dog and the écart"), ("T-ECART", "T-STR-ECART")),
        Topic("T17", N_("Trumps in the écart"), ("T-ECART-NO-TRUMP", "T-ECART-FORCED", "T-ECART-SHOW-TRUMPS")),
        Topic("T18", N_("Who leads"), ("T-PLAY-FIRST-LEAD", "T-PLAY-WINNER-LEADS", "T-PLAY-LEAD", "T-PLAY-TURN")),
        Topic("T19", N_("Following suit"), ("T-PLAY-FOLLOW", "T-PLAY-NO-HEAD")),
        Topic("T20", N_("Trumping when you cannot follow"), ("T-PLAY-MUST-TRUMP",)),
        Topic("T21", N_("Overtrumping and undertrumping"), ("T-PLAY-OVERTRUMP", "T-PLAY-UNDERTRUMP")),
        Topic("T22", N_("Going higher when trumps are led"), ("T-PLAY-TRUMP-LED",)),
        Topic("T23", N_("Neither suit nor trumps"), ("T-PLAY-DISCARD",)),
        Topic("T24", N_("The Excuse is led"), ("T-EXC-LED",)),
        Topic("T25", N_("Revokes and the last trick"), ("T-REVOKE", "T-PLAY-LAST-TRICK")),
        Topic("T26", N_("Counting the cards in pairs"), ("T-COUNT",)),
        Topic("T27", N_("The odd half point"), ("T-COUNT-HALF",)),
        Topic("T28", N_("The points that the taker needs"), ("T-COUNT-THRESHOLD", "T-COUNT-EXACT")),
        Topic("T29", N_("The points that the defence needs")),
        Topic("T30", N_("The score of a deal"), ("T-SCORE",)),
        Topic("T31", N_("Who pays whom"), ("T-SCORE-DIST", "T-SCORE-ZERO")),
        Topic("T32", N_("Rounding to tens"), ("T-SCORE-ROUND",)),
        Topic("T33", N_("The soft shuffle"), ("T-DEAL-SHUFFLE",)),
        Topic("T34", N_("Misère"), ("T-MISERE",)),
        Topic("T35", N_("Poignée: may you show one?"), ("T-POIGNEE",)),
        Topic("T36", N_("Poignée: the cards, and what they say"), ("T-POIGNEE-SHOW", "T-POIGNEE-EXCUSE")),
        Topic("T37", N_("Poignée: the bonus, and who gets it"), ("T-POIGNEE-VALUE", "T-POIGNEE-WIN", "T-POIGNEE-FLAT")),
        Topic("T38", N_("Poignée: should you show one?"), ("T-STR-POIGNEE",)),
        Topic("T39", N_("The Petit in the last trick"), ("T-PAB",)),
        Topic("T40", N_("The Petit in the last trick, and a slam"), ("T-PAB-SLAM",)),
        Topic("T41", N_("Slam"), ("T-SLAM",)),
        Topic("T42", N_("Petit chelem"), ("T-SLAM-PETIT",)),
        Topic("T43", N_("The protected lone Petit"), ("T-DEAL-PETIT-IMPRENABLE",)),
        Topic("T44", N_("Three players")),
        Topic("T45", N_("Five players: calling a king"), ("T-CALL",)),
        Topic(
            "T46",
            N_("Five players: the secret partner"),
            ("T-EXC-5P", "T-CALL-SECRET", "T-STR-SECRET", "T-STR-PARTNER"),
        ),
        Topic("T47", N_("Five players: the shares")),
        Topic("T48", N_("What each contract multiplies"), ("T-SCORE-MULT", "T-SCORE-ALT")),
        Topic("T49", N_("Scoring with chips"), ("T-SCORE-CHIPS",)),
        Topic("T50", N_("The players’ words for a hand")),
        Topic("T51", N_("The worth of a hand, and the bid"), ("T-EVAL",)),
        Topic("T52", N_("Hunting the Petit, and the 21"), ("T-STR",)),
        Topic("T53", N_("Watching the cards that are gone"), ("T-STR-WATCH",)),
        Topic("T54", N_("The odds of a suit’s split"), ("T-STR-SPLIT",)),
        Topic("T55", N_("The odds of the dog"), ("T-STR-DOG",)),
        Topic("T56", N_("Signal: the first lead of a suit"), ("T-SIG-LEAD", "T-SIG-MAIN", "T-SIG-EXC-LEAD")),
        Topic("T57", N_("Signal: the first trump"), ("T-SIG-LEAD-TRUMP", "T-SIG-TRUMP")),
        Topic(
            "T58", N_("Signal: high, then low in the taker’s suit"), ("T-SIG-HIGH-LOW-TAKER", "T-SIG-HIGH-LOW-TRUMP")
        ),
        Topic("T59", N_("Signal: the Excuse in the taker’s suit"), ("T-SIG-EXC-TAKER",)),
        Topic("T60", N_("Signal: high, then low in a partner’s suit"), ("T-SIG-HIGH-LOW-DEF", "T-SIG-END")),
        Topic("T61", N_("Signal: the captain’s suit"), ("T-SIG",)),
        Topic("T62", N_("Signal: the Excuse on the first trumps"), ("T-SIG-EXC-FIRST",)),
        Topic("B01", N_("The idea of Barbu"), ("B-TOT",)),
        Topic("B02", N_("Barbu with 32 cards"), ("B-FR",)),
        Topic("B03", N_("Pack, players and ranks of Barbu"), ("B-DECK", "B-PLAYERS", "B-RANK", "B-TURN")),
        Topic("B04", N_("The deal in Barbu"), ("B-DEAL", "B-DRAW")),
        Topic("B05", N_("Calling each contract once"), ("B-CALL", "B-ROT-7", "B-STR-CALL")),
        Topic(
            "B06",
            N_("Tricks without trumps"),
            PLAIN_TRICKS,
        ),
        Topic("B07", N_("No Tricks"), ("B-NT", *(f"B-STR-{of}" for of in NO_TRICKS_ADVICE))),
        Topic("B08", N_("No Hearts"), ("B-NH", "B-HEARTS", "B-STR-CALL-NH")),
        Topic("B09", N_("No Queens"), ("B-NQ", "B-STR-CALL-NQ")),
        Topic("B10", N_("Barbu, the king of hearts"), ("B-KH", "B-STR-CALL-KH")),
        Topic("B11", N_("No Last Two"), ("B-L2", "B-STR-CALL-L2", "B-STR-IDLE")),
        Topic("B12", N_("Trumps"), ("B-TR", *(f"B-STR-{of}" for of in TRUMPS_ADVICE))),
        Topic(
            "B13",
            N_("Domino: laying and passing"),
            ("B-DOM", *(f"B-STR-{of}" for of in DOMINO_ADVICE)),
        ),
        Topic("B14", N_("Domino: places and points"), ("B-DOM-SCORE", "B-DOM-OUT", "B-DOM-END")),
        Topic("B15", N_("The seven contracts sum to zero"), ("B-TOT-",)),
        Topic("B16", N_("A double is a side bet"), ("B-DBL", "B-STR-DBL")),
        Topic("B17", N_("Whom you may double"), ("B-DBL-NAME", "B-DBL-MAX", "B-DBL-FLANKS", "B-DBL-NEG", "B-DBL-SELF")),
        Topic("B18", N_("Doubling positive contracts"), ("B-DBL-POS", "B-UND-POS")),
        Topic("B19", N_("Two compulsory doubles"), ("B-DBL-COMPULSORY", "B-DBL-FORCED", "B-STR-DBL-OWED")),
        Topic("B20", N_("Redoubling"), ("B-RDBL", "B-DBL-DEALER-NEVER", "B-STR-RDBL")),
        Topic("B21", N_("A contract that nobody doubles"), ("B-UND",)),
        Topic("B22", N_("Settling the difference"), ("B-SET",)),
        Topic("B23", N_("Settling redoubled bets"), ("B-SET-REDIFF", "B-SET-EQUAL")),
        Topic("B24", N_("The match of 28 deals"), ("B-END",)),
        Topic("B25", N_("Ravage City"), ("B-RC",)),
        Topic("B26", N_("Chinese poker"), ("B-CP", "B-STR-CP")),
        Topic("B27", N_("Salade"), ("B-SAL",)),
        Topic("B28", N_("Salade with three, five or six"), ("B-SAL-PLAYERS", "B-5P")),
        Topic("B29", N_("Quick rotation"), ("B-ROT-QUICK",)),
        Topic("B30", N_("The boxed games of this family")),
    )
}


@cache
def topic_of(rule: Rule) -> Topic | None:
    """The topic of a rule, if it has one: where the names of several topics begin it, that of the longest."""
    begins = ((len(begin), topic.id) for topic in TOPICS.values() for begin in topic.rules if rule.id.startswith(begin))
    _, found = max(begins, default=(0, ""))
    return TOPICS.get(found)


def topics_of(rules: Iterable[Rule]) -> tuple[Topic, ...]:
    """The topics of some rules, each once."""
    return tuple(dict.fromkeys(topic for rule in rules if (topic := topic_of(rule))))


def rules_of(topic: Topic) -> tuple[Rule, ...]:
    """The rules and the advice of a topic, in the order of the rulebooks."""
    every = (rule for game in GAMES.values() for rule in (*game.RULES.values(), *game.ADVICE.values()))
    return tuple(rule for rule in every if topic_of(rule) is topic)
