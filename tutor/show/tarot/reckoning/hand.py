"""A hand that somebody lays out card by card: it is counted as it grows, and has its bid once it is whole."""

from __future__ import annotations

from collections.abc import Iterator

from tutor.core.cards import TAROT
from tutor.core.draft import Draft
from tutor.core.message import N_
from tutor.core.scene import Scene
from tutor.show.advice import panel, tell
from tutor.show.html import Html, element
from tutor.show.setup.pack import pack, typed
from tutor.show.setup.page import GO_INTO, START_AGAIN, THE_PLACES
from tutor.show.setup.tables import SO_MANY, WHICH_TABLE
from tutor.show.table.table import GONE, WORKING
from tutor.show.tarot.worth import WORTH, Worth
from tutor.tarot.advice.hand_value import suggest
from tutor.tarot.drafted import PLAYED

COUNTED = N_("Your hand, counted")
EXAMPLE = N_("I hold 21t 20t 17t 12t 9t 4t 1t, Ks Qs Js 5s, Kh 8h 3h, Jd 2d, 7c 6c", "an example of a hand, typed")
PRESS = N_("Press the cards that you hold. They are counted as you go, and a whole hand has the bid that it is worth.")
NOT_WHOLE = N_(
    "This is what your cards count so far. {count} {count:n|card is|cards are} still missing, and the"
    " bid depends on them too."
)
SO_FAR = N_("{total} {total:n|point|points} with {count} of {most} cards")

#: The tables of French Tarot, by their ids; at each of them only a hand is laid out.
TABLES = {
    scene.id: Scene(scene.id, scene.game, scene.players, scene.contract, TAROT, scene.most, places=("hand",))
    for scene in PLAYED
}


def page(draft: Draft, words: Html) -> str:
    """Everything of a hand in the making: where its cards are taken from, what it counts, and the bid."""
    words = words.to(0, draft.scene.players)
    return element(
        "section",
        element("div", *_tables(draft, words), class_="tables", data_part="tables"),
        typed(EXAMPLE, words),
        element("div", *_where(draft, words), data_part="places", class_="places-of-cards"),
        pack(draft, words),
        element("p", class_="progress", data_part="progress", role="status", hidden=True),
        element("p", class_="problem", data_part="problem", role="alert", hidden=True),
        element("div", counted(draft, words), data_part="explained", role="status", aria_live="polite"),
        element("p", _summary(draft, words), data_part="summary", class_="summary"),
        element("div", _again(words), class_="controls", data_part="controls"),
        class_="tutor-table tutor-setup tutor-hand",
        lang=words.lang,
        aria_label=words.say(COUNTED),
        data_working=words.say(WORKING),
        data_gone=words.say(GONE),
    )


def counted(draft: Draft, words: Html) -> str:
    """What the hand counts, line by line, and its bid if it is whole."""
    held = draft.at("hand")
    if not held:
        return element("p", words.say(PRESS), class_="aside")
    found = suggest(TAROT.set(held), players=draft.scene.players)
    lacking = draft.scene.most - len(held)
    if not lacking:
        return Worth(found).html(words)
    # Suits that are short so far may grow: only what the cards themselves count is certain.
    begun = Worth(found._replace(without_dog=found.with_dog))
    return panel(WORTH, begun.table(words) + element("p", words.say(NOT_WHOLE, count=lacking)), words)


def _tables(draft: Draft, words: Html) -> Iterator[str]:
    scenes = (
        element(
            "option",
            words.say(SO_MANY, count=scene.players),
            value=scene.id,
            selected=scene.id == draft.scene.id,
        )
        for scene in TABLES.values()
    )
    yield element("label", words.say(WHICH_TABLE), " ", element("select", *scenes, name_="scene"))


def _where(draft: Draft, words: Html) -> Iterator[str]:
    yield element("span", words.say(GO_INTO), " ", words.say(THE_PLACES["hand"], count=len(draft.at("hand"))))


def _summary(draft: Draft, words: Html) -> str:
    """The sum in one line, which stays in view on a phone; of a whole hand its bid."""
    held = draft.at("hand")
    found = suggest(TAROT.set(held), players=draft.scene.players)
    if len(held) == draft.scene.most:
        return tell(found.reason, words)
    return words.say(SO_FAR, total=found.with_dog.total, count=len(held), most=draft.scene.most) if held else ""


def _again(words: Html) -> str:
    return element("button", words.say(START_AGAIN), type="button", data_intent="clear")
