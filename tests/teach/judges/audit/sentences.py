"""Sentences of which one is wrong, said again: by what each of them claims."""

from __future__ import annotations

from tests.tarot.naive_poignees import NEEDED
from tests.tarot.naive_weighing import PLAYED_OUT, SIMPLE, on_average, won
from tests.teach.judges.asked import Json
from tutor.teach.question import Answer

#: Claims that are never true, of Barbu and of a poignée at a table of four.
FALSE = {
    *("partner-opposite", "78-cards", "ace-lowest", "12-cards", "on-the-right", "lowest-leads", "dealer-leads"),
    *("highest-bid", "again", "opposite-cuts", "youngest-deals", "back-once", "most-lost"),
    *("eight-are-enough", "to-me", "multiplied"),
}
LADDER = ["prise", "garde", "garde-sans", "garde-contre"]


def wrong(asked: Json, answer: Answer) -> bool:
    """Whether it is the sentence that claims something false."""
    wins = won(asked["boards"][0]) if asked["boards"] else 0
    return [*answer] == [option["id"] for option in asked["options"] if _false(option["facts"][0], wins)]


def _false(said: Json, wins: int) -> bool:
    """Whether a claim is false, which some are by how many deals were won with the hand."""
    pays = on_average(SIMPLE, wins) > 0
    if said["claim"] in {"won", "lost"}:
        chance = said["chance"] if "chance" in said else said["lost"]
        return bool(said["won"] != wins or abs(chance / 100 - wins / PLAYED_OUT) > 0.01)
    return said["claim"] in FALSE | {"costs" if pays else "brings"}


def wrong_call(asked: Json, answer: Answer) -> bool:
    """Whether the call is the one that does not go above the highest before it, or comes when all have spoken."""
    [board] = asked["boards"]
    highest, wrong = -1, []
    for number, option in enumerate(asked["options"]):
        bid = option["facts"][0].get("bid")
        if number == board["players"] or (bid and LADDER.index(bid) <= highest):
            wrong.append(option["id"])
        elif bid:
            highest = LADDER.index(bid)
    return [*answer] == wrong


def handful_wrong_one(asked: Json, answer: Answer) -> bool:
    """Whether it is the one poignée with too few trumps, or too few or too many shown, or a trump that stays hidden."""
    return [*answer] == [option["id"] for option in asked["options"] if _refused(option["facts"][0])]


def _refused(told: Json) -> bool:
    """Whether a poignée is refused that is told in a sentence."""
    needed, excuse = NEEDED[told["players"]][told["size"]], told["claim"]
    if told["held"] + (excuse != "none") < needed or told["shown"] + (excuse == "shown") != needed:
        return True
    return bool(excuse == "shown" and told["shown"] < told["held"])


def planning_slip(asked: Json, answer: Answer) -> bool:
    """Whether the thought is the only one that is not so."""
    [board] = asked["boards"]
    gain = {one["contract"]: one["promises"] - one["price"] for one in board["offers"] if "promises" in one}
    best, wrong = max(gain, key=gain.__getitem__), []
    for option in asked["options"]:
        [thought] = option["facts"]
        claim = thought["claim"]
        if claim == "sum":
            false = (thought["gain"] if "gain" in thought else -thought["loss"]) != gain[thought["contract"]]
        else:
            false = claim == "on-purpose" or (claim == "call" and thought["contract"] != best)
        wrong += [option["id"]] if false else []
    return [*answer] == wrong
