"""Slips about the players’ words, and about where the games come from."""

from tutor.core.message import N_
from tutor.teach.kinds.find import masters
from tutor.teach.kinds.sort import boxes
from tutor.teach.kinds.sort import words as sort_words
from tutor.teach.kinds.true import barbu_past
from tutor.teach.slips.slip import Slip
from tutor.teach.tarot.words import HOLDINGS

_LENGTHS, _COURTS = ("void", "one", "long"), ("marriage", "grand", "little")

SLIPS = (
    Slip(
        "word-for-a-length",
        N_("You mistook a word for the number of cards of a suit in a hand."),
        sentences=tuple(HOLDINGS[sort].means for sort in _LENGTHS),
    ),
    Slip(
        "word-for-court-cards",
        N_("You mistook a word for court cards of a suit side by side."),
        sentences=tuple(HOLDINGS[sort].means for sort in _COURTS),
    ),
    Slip(
        "word-for-nothing-special",
        N_("You had a word for cards of a suit for which there is none."),
        sentences=(sort_words.NO_WORD,),
    ),
    Slip(
        "word-for-a-trump-played",
        N_("You mistook a word for a trump on a plain suit: the first, a higher or a lower one."),
        sentences=tuple(sort_words.DEEDS[name].means for name in ("ruff", "over", "under")),
    ),
    Slip(
        "word-for-a-plain-card-played",
        N_("You mistook a word for following suit or for discarding."),
        sentences=tuple(sort_words.DEEDS[name].means for name in ("follow", "discard")),
    ),
    Slip(
        "master-overlooked-higher",
        N_("You took a card for a master although a higher one is left."),
        sentences=(masters.HIGHER_OUT, masters.HIGHER_OF_YOURS),
    ),
    Slip(
        "where-barbu-comes-from",
        N_("You were wrong about what Barbu is or where it comes from."),
        sentences=tuple(one.true.says for one in barbu_past.TOLD),
    ),
    Slip(
        "boxed-game-mistaken",
        N_("You took Barbu, or a boxed game of its family, for another one."),
        sentences=tuple(boxes.ABOUT.values()),
    ),
)
