"""French Tarot: one module a phase, in the order in which a deal is lived."""

from __future__ import annotations

from tutor.core.chapters import by_id, chapters, rules_of
from tutor.core.message import N_
from tutor.tarot import (
    announce,
    auction,
    before_bidding,
    call,
    conduct,
    cut,
    deal,
    dog,
    draw,
    excuse,
    legal_cards,
    play,
    slam,
    trick,
)
from tutor.tarot.advice import (
    announcing,
    calling,
    following,
    hand_value,
    leading,
    listening,
    odds,
    partner,
    setting_aside,
    speaking,
    strategy,
    tactics,
)
from tutor.tarot.advice.opponent import advised, choose, public, written
from tutor.tarot.conventions import catalogue
from tutor.tarot.drafted import SCENES, drafted, undrafted
from tutor.tarot.house import HOUSE
from tutor.tarot.match import Match
from tutor.tarot.options import VARIANTS, Options
from tutor.tarot.phases import onwards, position, positions, ruling
from tutor.tarot.score import bonuses, chips, count, sheet, tally
from tutor.tarot.score.entered import entered, fields_of
from tutor.tarot.score.sheet import result, settle

__all__ = [
    "ADVICE",
    "CHAPTERS",
    "CLOCKWISE",
    "HOUSE",
    "RULES",
    "SCENES",
    "VARIANTS",
    "Match",
    "Options",
    "advised",
    "choose",
    "drafted",
    "entered",
    "fields_of",
    "onwards",
    "position",
    "positions",
    "public",
    "result",
    "ruling",
    "settle",
    "undrafted",
    "written",
]

#: The rulebook: every rule that a move or a count can meet, in the order in which a deal is lived.
CHAPTERS = chapters(
    (
        "the-deal",
        N_("The pack and the deal"),
        N_("The 78 cards, how they go round the table and to the dog, and when they are dealt again."),
        (draw, cut, deal, before_bidding),
    ),
    (
        "the-auction",
        N_("The auction", "a chapter of the rulebook"),
        N_("In which order the players bid, what can be bid, and what happens when everybody passes."),
        (auction,),
    ),
    (
        "the-call",
        N_("Five players: the called king"),
        N_("With five at the table the taker calls a king, and whoever holds it plays on the taker’s side."),
        (call,),
    ),
    (
        "the-ecart",
        N_("The dog and the écart"),
        N_("When the dog is turned up, which cards the taker may set aside, and which of them have to be shown."),
        (dog,),
    ),
    (
        "announcements",
        N_("Slam, poignée and misère"),
        N_("What you can announce before you play your first card, and what you have to show for it."),
        (slam, announce),
    ),
    (
        "the-tricks",
        N_("The tricks", "a chapter of the rulebook"),
        N_("Which cards you may play, which card wins the trick, and what the Excuse can do."),
        (legal_cards, trick, play, excuse, conduct),
    ),
    (
        "the-count",
        N_("Counting the cards"),
        N_("What each card is worth, how many points the taker needs, and who keeps the Excuse."),
        (count, tally),
    ),
    (
        "the-score",
        N_("The score", "a chapter of the rulebook"),
        N_("How a deal becomes points: the contract, the bonuses, and who pays whom."),
        (sheet, bonuses, chips),
    ),
)

#: The same rules by id.
RULES = by_id(rule for chapter in CHAPTERS for rule in chapter.rules.values())

#: The next player sits on the right (T-DEAL-DIRECTION).
CLOCKWISE = False

#: Conventions and advice, by id: they decide nothing.
ADVICE = rules_of(
    hand_value,
    catalogue,
    calling,
    setting_aside,
    announcing,
    strategy,
    leading,
    listening,
    following,
    speaking,
    tactics,
    partner,
    odds,
)
