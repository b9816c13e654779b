"""A tenue that is shown, or kept to oneself."""

from __future__ import annotations

from tutor.core.cards import SUITS, TAROT, TRUMP, Cards
from tutor.core.message import N_
from tutor.tarot.advice.speaking import SPEAK
from tutor.tarot.conventions.catalogue import HIGH_LOW_TAKER
from tutor.tarot.trick import PETIT, THE_EXCUSE
from tutor.teach.draw import Draw
from tutor.teach.judge import Judge
from tutor.teach.kind import kind
from tutor.teach.kinds.lies.tenue import agreed
from tutor.teach.kinds.say.family import SAY
from tutor.teach.posed import Asked, Offer, Posed, Verdicts
from tutor.teach.question import Hints
from tutor.teach.saying import Saying
from tutor.teach.tarot import plays

SHOW_OR_KEEP = N_("The taker leads {led:suit}, and you hold these cards. Do you show a tenue, high and then low?")
SHOW = N_("Yes: it is one, and I would like my partners to lead trumps.")
NO_TENUE = N_("No: it would promise what I do not hold.")
PETIT_HERE = N_("No: it invites partners to lead trumps, and I hold the Petit.")
WHAT_IT_INVITES = N_("Are {cards:and} a tenue at all? And what does a tenue invite your partners to lead?")
SHOWS_IT = N_("Five cards that will win there, and no Petit to lose: show it. That is advice, not a rule.")
DANGEROUS = N_(
    "The tenue is there, but it invites trumps, and every round of trumps brings your Petit nearer to its end. So keep"
    " it to yourself: play low, then high. That is advice, not a rule."
)
UNTRUE = N_("These {led:suit} are not a tenue. Nothing forbids you to show one, but your partners would believe it.")
INVITES = N_("It would be true, but it would invite your partners to lead trumps, and you hold the Petit.")
WOULD_LIE = N_("Your partners would believe it, and lead trumps for the sake of a tenue that is not there.")
IT_IS_ONE = N_("These {led:suit} are a tenue, so it would be true.")
NO_PETIT = N_("You do not hold the Petit.")


#: There are so many trumps at least.
_FEWEST = 2
#: The share of hands without the Petit that have the other bout among the trumps.
_ALIKE = 0.9
HIGHEST = TAROT["T21"]
WORDS = {"show": SHOW, "none": NO_TENUE, "petit": PETIT_HERE}


@kind(SAY, HIGH_LOW_TAKER, SPEAK, edition=2)
def show_the_tenue(draw: Draw) -> Posed:
    """A tenue with the Petit or without; a suit that is none as well; a few trumps beside it."""
    rng, tenues = draw.rng, ("show", "petit")
    suit, case = rng.choice(SUITS), rng.choice(draw.of(tenues, (*tenues, "none"), (*tenues, "none")))
    held = draw.until(lambda: _without_excuse(agreed(draw, suit, is_one=case != "none")))
    trumps = [*TAROT.all.of(TRUMP).without(PETIT).without(HIGHEST)]
    most = draw.of(2, 4, 4)
    shown = rng.sample(trumps, rng.randint(_FEWEST, most) if most > _FEWEST else most)
    if case == "petit":
        shown[0] = PETIT
    elif rng.random() < _ALIKE:
        shown[0] = HIGHEST
    others = [card for card in TAROT.cards if card.suit in SUITS and card.suit != suit]
    hand = held | TAROT.set((*shown, *rng.sample(others, 2)))
    offers = tuple(Offer(name, Saying.plain(text)) for name, text in WORDS.items())
    board = plays.in_hand(hand, Saying.plain(plays.SOME_CARDS))

    def verdicts(judge: Judge) -> Verdicts:
        right = "none" if not judge.tenue(held) else "petit" if PETIT in hand else "show"
        refuted = {"show": WOULD_LIE if right == "none" else INVITES, "none": IT_IS_ONE, "petit": NO_PETIT}
        says = {**refuted, right: {"show": SHOWS_IT, "none": UNTRUE, "petit": DANGEROUS}[right]}
        on = {name: (name == right, Saying.plain(says[name], HIGH_LOW_TAKER, led=suit)) for name in WORDS}
        hints = Hints.plain(WHAT_IT_INVITES, HIGH_LOW_TAKER, cards=held)
        if right != "none":
            on[right] = True, Saying.plain(says[right], SPEAK, led=suit)
        return Verdicts((on[right][1],), hints, on)

    return Posed(Asked((board,), SHOW_OR_KEEP, offers, {"led": suit}), verdicts)


def _without_excuse(held: Cards) -> Cards | None:
    return None if THE_EXCUSE in held else held
