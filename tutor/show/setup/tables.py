"""The table of a position that somebody sets up: which one it is, and what else is chosen there besides the cards."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import groupby

from tutor.core.draft import Draft
from tutor.core.message import N_, Message
from tutor.core.scene import Ask, Scene
from tutor.games import SCENES
from tutor.show.exercises.said import COLON
from tutor.show.games import STAGES
from tutor.show.html import Html, element
from tutor.show.words import capital

WHICH_TABLE, SO_MANY = N_("Which table is it?"), N_("{count} players")
OF_SO_MANY, WITH_SO_MANY = N_("{table}, {count} players"), N_("{table}, {count} cards")
#: The phases before the play, as the list of tables names them.
PHASES = {
    "auction": N_("{count} players, the auction"),
    "call": N_("{count} players, the call of a king"),
    "dog": N_("{count} players, the taker sets cards aside"),
    "showing": N_("{count} players, a poignée before your first card"),
}
AUCTION_AGAIN = N_("{count} players, a later turn in an auction of several rounds")
DOUBLING, DOUBLING_AGAIN = N_("The doubling"), N_("The doubling, a second turn for a late redouble")
YOU = N_("You", "a player, in a list to choose from")
#: What is chosen besides the cards, by name.
ASKED: dict[str, Message] = {
    "taker": N_("Who has taken?"),
    "slam": N_("Has the taker announced a slam?"),
    "dealer": N_("Who deals?"),
    "contract": N_("Which contract is called?"),
    "called": N_("Contracts that this dealer has called before"),
    "doubled": N_("Your doubles of this dealer before"),
}
#: Whether a slam was announced, by the word of the taker before the first lead.
SLAM_SAID = {
    "no-slam": N_("no", "whether a slam was announced"),
    "slam": N_("yes", "whether a slam was announced"),
}


def tables(draft: Draft, words: Html) -> Iterator[str]:
    """The list of tables, by game, and a list for everything else that is chosen at this one."""
    groups = (
        element("optgroup", *(_table(scene, draft, words) for scene in scenes), label=words.say(STAGES[game].name))
        for game, scenes in groupby(SCENES.values(), key=lambda scene: scene.game)
    )
    yield element("label", words.say(WHICH_TABLE), " ", element("select", *groups, name_="scene"))
    yield from (_asked(ask, draft, words) for ask in draft.scene.asks)


def _table(scene: Scene, draft: Draft, words: Html) -> str:
    name = f"{words.say(STAGES[scene.game].name)}{words.say(COLON)}{_name(scene, words)}"
    return element("option", name, value=scene.id, selected=scene is draft.scene)


def _name(scene: Scene, words: Html) -> str:
    """The name of a table in its game: its phase, or where the contract decides what may be played, that."""
    again = bool(scene.speech and scene.speech.again)
    if scene.phase in PHASES:
        return words.say(AUCTION_AGAIN if again else PHASES[scene.phase], count=scene.players)
    if not scene.contract:
        return words.say(DOUBLING_AGAIN if again else DOUBLING)
    same = [other for other in SCENES.values() if (other.game, other.phase) == (scene.game, scene.phase)]
    contract = capital(words.move(scene.contract))
    if len({other.contract for other in same}) == 1 < len(same):
        return words.say(SO_MANY, count=scene.players)
    if "pack" in (scene.rules or {}):
        return words.say(WITH_SO_MANY, table=contract, count=len(scene.pack))
    alike = sum(other.contract == scene.contract and "pack" not in (other.rules or {}) for other in same)
    return contract if alike == 1 else words.say(OF_SO_MANY, table=contract, count=scene.players)


def _asked(ask: Ask, draft: Draft, words: Html) -> str:
    """The list of something that is chosen."""
    around = words.to(0, draft.scene.players)
    told: dict[str, Callable[[str], str]] = {
        "taker": lambda seat: words.say(YOU) if seat == "0" else around.heading(int(seat)),
        "contract": lambda code: capital(words.move(code)),
        "slam": lambda said: capital(words.say(SLAM_SAID[said])),
    }
    told["dealer"] = told["taker"]
    tell, chosen = told.get(ask.name, str), draft.choice(ask.name)
    options = (element("option", tell(choice), value=choice, selected=choice == chosen) for choice in ask.choices)
    return element("label", words.say(ASKED[ask.name]), " ", element("select", *options, name_=ask.name))
