"""A position typed in words: *I hold 4s 4h T1; king of hearts led, then 6h*, in any language of ours.

A card may be typed by its name, by the corner of its face and a letter or sign for its suit, or as records write it.
Each clause is about one place: the hand, unless it says that something was led or played.  All other words are passed
over; what has a digit in it and is no card is an error.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from typing import NamedTuple

from tutor.core.cards import EXCUSE, TRUMP, Card, Pack
from tutor.core.draft import Draft
from tutor.core.errors import RecordError
from tutor.core.message import N_, Message
from tutor.core.scene import Place, Scene
from tutor.games import SCENES
from tutor.show.forms import BARE, SUIT_SIGNS, card_name, index
from tutor.show.words import Words

#: The letters that stand for a suit when it is typed behind a rank, with blanks between them.
LETTERS = {
    "S": N_("s", "letters that stand for spades when a card is typed, such as 10s"),
    "H": N_("h", "letters that stand for hearts when a card is typed, such as 10h"),
    "D": N_("d", "letters that stand for diamonds when a card is typed, such as 10d"),
    "C": N_("c", "letters that stand for clubs when a card is typed, such as 10c"),
    TRUMP: N_("t", "letters that stand for trumps when a card is typed, such as 10t or t10"),
}
OF_TRUMPS = N_("{rank} of trumps", "a trump, typed by its name")
#: Two cards by their names alone, which are the same in every language of ours.
PETIT, THE_EXCUSE = "petit", "excuse"
#: The words by which a clause is about a place, in small letters without accents, with blanks between them.
SAID_OF: dict[Place, Message] = {
    "earlier": N_("earlier", "words typed of the cards of the tricks before this one"),
    "trick": N_("led lead leads leading played plays play then trick", "words typed of the cards of a trick"),
    "lying": N_("table laid row rows", "words typed of the cards that lie on the table"),
    "hand": N_("hold holding hand have my mine", "words typed of the cards of a hand"),
}
ASKED = N_("may can could must should allowed", "words of a clause that only asks about a card")
#: Clauses, and what ends a sentence: the next one may be about another place without saying so.
CLAUSES, ENDS = re.compile(r"[;.?!\n]|[^;.?!\n,:]+"), ";.?!\n"

EXAMPLE = N_("I hold 4s 4h 8h t1 t21; king of hearts led, then 6h")
NO_CARD = N_("a card, written like {example}")
NO_CARDS = N_("at least one card, written like {example}")
ONLY_ONCE = N_("each card once; {card:card} is there twice")
NOT_HERE = N_("a card of the pack of this game")
LONGEST = 2000
SHORTER = N_("at most {count} characters")


class Found(NamedTuple):
    """A card that was typed, by its codes in all packs, and the place that its clause is about."""

    codes: tuple[str, ...]
    place: Place


def draft_of(text: str, before: Draft, lang: str) -> Draft:
    """The position in a text, at the table that it names, or else of the draft before or the first with these cards.

    Raise ``RecordError`` with the words that are not understood, or ``RefusedError`` for too many cards.

    >>> from tutor.games import SCENES
    >>> begun = Draft(SCENES["tarot-4"])
    >>> draft = draft_of("I hold 4s 4h 8h T1 T21; king of hearts led, then 6h", begun, "en")
    >>> draft.to_json()["hand"], draft.to_json()["trick"]
    (['S4', 'H4', 'H8', 'T1', 'T21'], ['HK', 'H6'])
    """
    if len(text) > LONGEST:
        raise RecordError("text", len(text), SHORTER, count=LONGEST)
    words = Words(lang)
    named, plain = _named(_plain(text), words)
    found = [*_read(plain, words)]
    if not found:
        raise RecordError("text", text, NO_CARDS, example=_example(words))
    scenes = (named,) if named else (before.scene, *SCENES.values())
    scene = next((scene for scene in scenes if all(_of(one, scene.pack) for one in found)), None)
    if scene is None:
        raise RecordError("text", text, NOT_HERE)
    draft = replace(before.in_scene(scene), cards={})
    for one in found:
        card = scene.pack[_of(one, scene.pack)]
        if draft.place_of(card):
            raise RecordError("text", text, ONLY_ONCE, card=card)
        # Of cards that lie where none do at this table the next best: in its trick, or in its rows.
        draft = draft.put(card, one.place if one.place in scene.places else (*scene.places, "hand")[1])
    return draft


def _named(plain: str, words: Words) -> tuple[Scene | None, str]:
    """The table whose contract a text names, and the text without that."""
    for scene in filter(lambda scene: scene.contract, SCENES.values()):
        name = r"\W+".join(map(re.escape, re.findall(r"\w+", _plain(words.move(scene.contract)))))
        rest, times = re.subn(rf"\b{name}\b", " ", plain)
        if times:
            return scene, rest
    return None, plain


def _example(words: Words) -> str:
    spade, trump = (words.say(LETTERS[suit]).split()[0] for suit in ("S", TRUMP))
    return f"10{spade}, {card_name('HK', BARE, words.language)}, {trump}21"


def _of(found: Found, pack: Pack) -> str:
    """The code of a card in a pack, ``""`` if it is not there: an ace has another in Barbu than in Tarot."""
    return next((code for code in found.codes if code in _codes(pack)), "")


@cache
def _codes(pack: Pack) -> frozenset[str]:
    return frozenset(card.code for card in pack.cards)


def _read(plain: str, words: Words) -> Iterator[Found]:
    """The cards of a text in their order; raise ``RecordError`` at what looks like a card and is none."""
    names, pattern = _names(words.lang)
    place: Place = "hand"
    over = begun = False
    for clause in CLAUSES.findall(plain):
        if clause in ENDS:
            over = True
            continue
        rest = pattern.sub(" ", clause)
        wrong = next((word for word in rest.split() if any(map(str.isdigit, word))), None)
        if wrong:
            raise RecordError("text", wrong, NO_CARD, example=_example(words))
        said = {*re.findall(r"[\w']+", rest)}
        about = next((place for place, of in SAID_OF.items() if said & _words(of, words)), None)
        if said & _words(ASKED, words):
            continue
        place = about or ("trick" if over and begun else place)
        for match in pattern.finditer(clause):
            begun = True
            yield Found(names[match[0]], place)
        over = False


def _words(listed: Message, words: Words) -> set[str]:
    return {*_plain(words.say(listed)).split()}


def _plain(text: str) -> str:
    """A text in small letters without accents, with one kind of apostrophe."""
    spelled = unicodedata.normalize("NFKD", text.lower().replace("œ", "oe").replace("’", "'"))
    return "".join(letter for letter in spelled if not unicodedata.combining(letter))


@cache
def _names(lang: str) -> tuple[dict[str, tuple[str, ...]], re.Pattern[str]]:
    """Each way to type a card with its codes, and the pattern that finds them, the longest first."""
    names: dict[str, tuple[str, ...]] = {}
    cards = [card for pack in dict.fromkeys(scene.pack for scene in SCENES.values()) for card in pack.cards]
    # A language's own way goes before what records write, which is the same in every language.
    for card in cards:
        for name in _ways(card, Words(lang)):
            names[name] = tuple(dict.fromkeys((*names.get(name, ()), card.code)))
    names = {card.code.lower(): (card.code,) for card in cards} | names
    longest = sorted(names, key=len, reverse=True)
    return names, re.compile(rf"(?<!\w)(?:{'|'.join(map(re.escape, longest))})(?!\w)")


def _ways(card: Card, words: Words) -> Iterator[str]:
    """Every way to type a card in a language, in plain letters."""
    yield _plain(card_name(card.code, BARE, words.language))
    if card.code == EXCUSE:
        yield THE_EXCUSE
        return
    corner = _plain(index(card.code, words.language))
    for letter in words.say(LETTERS[card.suit]).split():
        yield corner + letter
        if card.suit == TRUMP:
            yield letter + corner
    if card.suit == TRUMP:
        yield _plain(words.say(OF_TRUMPS, rank=card.rank))
        if card.height == 0:
            yield PETIT
    else:
        yield corner + SUIT_SIGNS[card.suit]
