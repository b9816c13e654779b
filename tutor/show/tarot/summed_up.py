"""A deal of French Tarot that is over, in a few sentences: all that its score needs."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from tutor.core.message import N_, Facts, Message
from tutor.tarot.score.summary import Summary

TABLE = N_("There were {players} players at the table.")
DEAD = N_("There were five players at the table, and one of them, the dead player, dealt and sat out.")
CONTRACT, OF_FIVE = (
    N_("The contract was {contract:term}, and the taker played alone."),
    N_("The contract was {contract:term}, and the taker had a partner."),
)
PILE = N_(
    "The taker’s side has {points:half} {points:n|point|points} and {bouts:count} {bouts:n|bout|bouts} in its tricks."
)
PETIT = {
    "attack": N_("The taker’s side has won the Petit in the last trick."),
    "defence": N_("The defence has won the Petit in the last trick."),
}
POIGNEE = N_("Somebody has shown a {size:term} poignée.")
POIGNEES = N_("{count} players each showed a {size:term} poignée.")
SLAM = {
    "made": N_("The taker’s side has won every trick, without having announced it."),
    "announced": N_("The taker announced a slam, and made it."),
    "failed": N_("The taker announced a slam, and did not make it."),
    "defence": N_("The defence has won every trick."),
    "petit-made": N_("The taker’s side has made a small slam, without having announced it."),
    "petit-announced": N_("The taker announced a small slam, and made it."),
    "petit-failed": N_("The taker announced a small slam, and did not make it."),
}
MISERE, MISERE_OF_THE_TAKER = N_("Another player has declared misère."), N_("The taker has declared misère.")


def facts(deal: Summary) -> Iterator[tuple[Message, Facts]]:
    """The facts known of it, sentence by sentence."""
    yield (TABLE, {"players": deal.players}) if deal.dead is None else (DEAD, {})
    yield CONTRACT if deal.partner is None else OF_FIVE, {"contract": deal.contract}
    yield PILE, {"points": deal.points / 2, "bouts": deal.bouts}
    if deal.petit_au_bout:
        yield PETIT[deal.petit_au_bout], {}
    for size, count in Counter(deal.poignees).items():
        yield (POIGNEE, {"size": size}) if count == 1 else (POIGNEES, {"count": count, "size": size})
    if deal.slam:
        yield SLAM[deal.slam], {}
    for seat in deal.misere:
        yield MISERE_OF_THE_TAKER if seat == deal.taker else MISERE, {}
