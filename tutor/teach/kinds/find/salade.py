"""The cards without which some players play the Salade."""

from __future__ import annotations

from tutor.barbu.contracts.salade import PLAYERS
from tutor.barbu.house import HOUSE
from tutor.core.cards import BARBU
from tutor.core.message import N_, Facts
from tutor.teach.draw import Draw
from tutor.teach.judge import Judge
from tutor.teach.kind import LEVELS, kind
from tutor.teach.kinds.find.family import FIND
from tutor.teach.kinds.find.marked import marked
from tutor.teach.posed import Asked, Offer, Posed, Verdicts
from tutor.teach.question import Hints, Notes
from tutor.teach.saying import Saying

WHICH_GO = N_(
    "{players} players want to play the Salade, and all must have equally many cards. Mark every card that is left out."
)
WHICH_ARE_LOW = {
    "black": N_("At this table low black cards are left out."),
    "canadian": N_("At this table low cards of clubs and diamonds are left out, as in Canadian Salad."),
}
WITH_ALL = N_("Divide 52 by the number of players: how many cards are over?")
GOES = N_("With {players} players it goes, so that {cards} cards are left: {each} for each.")
STAYS = N_("It stays: {cards} cards are enough for {each} each.")


@kind(FIND, PLAYERS, stock=2)
def salade_pack(draw: Draw) -> Posed:
    """Three players or five, then also six; at last often as in Canada, except with three, who leave out the same."""
    players = draw.rng.choice(draw.of((3, 5), (3, 5, 6), (3, 5, 6)))
    canadian = draw.level == LEVELS[-1] and players in {5, 6} and draw.rng.random() < 2 / 3
    removed = "canadian" if canadian else "black"
    pack = HOUSE.pack(players, {"salade": True, "removed": removed})
    offered = [*BARBU.read("S2 H2 D2 C2"), *BARBU.read("S3 D3 C3")]
    draw.rng.shuffle(offered)
    board = Notes((), {"removed": removed}, Saying.plain(WHICH_ARE_LOW[removed]))
    facts: Facts = {"players": players, "cards": len(pack), "each": len(pack) // players}
    asked = Asked((board,), WHICH_GO, tuple(Offer(card.code, card) for card in offered), {"players": players})

    def verdicts(_: Judge) -> Verdicts:
        left = {card.code for card in pack.cards}
        gone = {card.code: card.code not in left for card in offered}
        on = {name: (goes, Saying.plain(GOES if goes else STAYS, PLAYERS, **facts)) for name, goes in gone.items()}
        return marked(on, Hints.plain(WITH_ALL, PLAYERS))

    return Posed(asked, verdicts)
