"""How likely unseen cards lie here or there, as bars that change with a number that somebody presses."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import Literal, get_args

from tutor.core.message import N_, Message
from tutor.show.exercises import shares
from tutor.show.html import Html, element
from tutor.show.setup.tables import SO_MANY, WHICH_TABLE
from tutor.show.table.table import GONE, WORKING
from tutor.tarot.advice.odds import DOG_BRINGS, SUIT_SPLITS, Odds, at_least, defenders, in_dog, longest, splits, unseen
from tutor.tarot.setting import FIVE, HAND_SIZES, dog_size
from tutor.teach.open_boards import Shares
from tutor.teach.saying import Saying

Wanted = Literal["suit", "suit-and-dog", "dog"]
#: What can be wanted: how a suit splits, the dog taken up or left where it is, or what the dog brings.
WANTED: tuple[Wanted, ...] = get_args(Wanted)
#: The numbers of cards about which one can ask.
MISSING: Mapping[Wanted, range] = {"suit": range(2, 13), "suit-and-dog": range(2, 13), "dog": range(1, 13)}

THE_ODDS = N_("The odds of cards that you do not see")
WHAT = N_("What do you want to know?")
NAMES: Mapping[Wanted, Message] = {
    "suit": N_("How a suit splits, once you have picked up the dog"),
    "suit-and-dog": N_("How a suit splits, when the dog stays where it is"),
    "dog": N_("What the dog brings, before you bid"),
}
HOW_MANY: Mapping[Wanted, Message] = {
    "suit": N_("How many cards of the suit have you not seen?"),
    "suit-and-dog": N_("How many cards of the suit have you not seen?"),
    "dog": N_("How many cards would help you that you do not hold? Four kings, for instance, or twelve trumps."),
}
IN_ONE_HAND = N_("Of {missing} missing cards, how many has the player with the most?")
IN_DOG = N_("Of {missing} {missing:n|card|cards} that would help you, how many are in the dog?")
EVENLY = N_("They are split as evenly as they can be, {split}, in {share} of 100 deals.")
ONE_HAS = N_("One of the others has {least} or more of them in {share} of 100.")
SOME_IN_DOG = N_("At least one of them is in the dog in {share} of 100 deals, and none in {rest}.")
ONE_IS_YOURS = N_("One of the four others is your partner: the cards may be there too.")
NOTHING_KNOWN = N_("Counted exactly, as long as nobody’s bid and no card has told you anything.")


@dataclass(frozen=True, slots=True)
class Chance:
    """What somebody wants to know about ``missing`` cards, at a table of so many ``players``."""

    wanted: Wanted = "suit"
    players: int = 4
    missing: int = 5

    @property
    def odds(self) -> Odds:
        """The exact odds of the number of the cards in the dog, or with whom of the others has most of them."""
        if self.wanted == "dog":
            return in_dog(self.missing, unseen(self.players), dog_size(self.players))
        left = dog_size(self.players) if self.wanted == "suit-and-dog" else 0
        return longest(self.missing, defenders(self.players), dog=left)


def page(chance: Chance, words: Html) -> str:
    """Everything of a chance: what is asked, the number as keys, and the answer as bars and in sentences."""
    return element(
        "section",
        element("div", *_tables(chance, words), class_="tables", data_part="tables"),
        element("div", *_keys(chance, words), data_part="places", class_="places-of-cards"),
        element("p", class_="progress", data_part="progress", role="status", hidden=True),
        element("p", class_="problem", data_part="problem", role="alert", hidden=True),
        element("div", *_answer(chance, words), data_part="explained", role="status", aria_live="polite"),
        class_="tutor-table tutor-setup tutor-chance",
        lang=words.lang,
        aria_label=words.say(THE_ODDS),
        data_working=words.say(WORKING),
        data_gone=words.say(GONE),
    )


def _tables(chance: Chance, words: Html) -> Iterator[str]:
    wanted = (element("option", words.say(NAMES[one]), value=one, selected=one == chance.wanted) for one in WANTED)
    players = (
        element("option", words.say(SO_MANY, count=size), value=size, selected=size == chance.players)
        for size in HAND_SIZES
    )
    yield element("label", words.say(WHICH_TABLE), " ", element("select", *players, name_="players"))
    yield element("label", words.say(WHAT), " ", element("select", *wanted, name_="wanted"))


def _keys(chance: Chance, words: Html) -> Iterator[str]:
    yield element("span", words.say(HOW_MANY[chance.wanted]))
    for number in MISSING[chance.wanted]:
        pressed = "true" if number == chance.missing else "false"
        yield element("button", str(number), type="button", data_missing=number, aria_pressed=pressed)


def _answer(chance: Chance, words: Html) -> Iterator[str]:
    title = IN_DOG if chance.wanted == "dog" else IN_ONE_HAND
    yield shares.html(Shares(Saying.plain(title, missing=chance.missing), chance.odds), words)
    sentences = _of_dog(chance, words) if chance.wanted == "dog" else _of_suit(chance, words)
    yield element("p", *(part for sentence in sentences for part in (sentence, " ")))
    rule = DOG_BRINGS if chance.wanted == "dog" else SUIT_SPLITS
    yield element("p", words.say(NOTHING_KNOWN), " ", words.link(rule), class_="aside")


def _of_suit(chance: Chance, words: Html) -> Iterator[str]:
    hands = defenders(chance.players)
    each, over = divmod(chance.missing, len(hands))
    even = (each + 1,) * over + (each,) * (len(hands) - over)
    if chance.wanted == "suit":
        yield words.say(EVENLY, split="-".join(map(str, even)), share=_hundredths(splits(chance.missing, hands)[even]))
    # Two more than everybody's share are what hurts.
    least = even[0] + 2
    if share := _hundredths(at_least(least, chance.odds)):
        yield words.say(ONE_HAS, least=least, share=share)
    if chance.players == FIVE:
        yield words.say(ONE_IS_YOURS)


def _of_dog(chance: Chance, words: Html) -> Iterator[str]:
    share = _hundredths(at_least(1, chance.odds))
    yield words.say(SOME_IN_DOG, share=share, rest=100 - share)


def _hundredths(share: Fraction) -> int:
    return round(100 * share)
