"""The ends of deals in ``tutor/teach/tarot/endings.txt``: puzzles in which one first card is clearly the best.

``python -m measures endings`` keeps those that are still good, and looks for others in deals by seed, which takes some
minutes; with names of sorts after it, it does so for these only.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import cache
from itertools import product

from measures.glances import even, glances, in_their_places
from measures.run import Run
from measures.scenes import TO_PARTNERS, TO_THE_TAKER, Scene, lived, plain, with_the_petit
from tutor.core.cards import TAROT, TRUMP
from tutor.tarot.advice.endings import solve
from tutor.tarot.advice.tactics import card_to_play
from tutor.tarot.advice.told import Told, told
from tutor.tarot.trick import PETIT
from tutor.teach.banks import of_sort
from tutor.teach.kind import LEVELS
from tutor.teach.positions import LEARNER
from tutor.teach.tarot.endgames import FILE, SORTS, Ending, bank, petit_won
from tutor.teach.tarot.plays import PLAYERS

HEAD = """\
# Ends of deals in which one first card is clearly the best, in the order in which exercises ask; measures/endings.py.
# sort, level, taker, first leader, who has spoken, in which trick / cards played / hands, from the learner's on / écart
# / the cards to the end, each time with another first card
"""
#: The greatest share of the ends of a sort and a level in which the cards say the same.
ALIKE = 0.42
#: The number of ends of each sort and level that are looked for, and that of deals.
WANTED = {"signal": 24, "taker": 36, "defence": 48, "petit": 36}
DEALS = 50_000


def measure(run: Run) -> None:
    """Keep the ends of the bank that are still good, look for others, and write the bank."""
    known = bank() if FILE.exists() else ()
    named = run.words or SORTS
    tried = [one for one in known if one.sort in named]
    is_good = dict(zip(tried, run.each(still_good, (one.line for one in tried), len(tried)), strict=True))
    kept: list[Ending] = []
    for sort, level in product(SORTS, LEVELS):
        before = of_sort(known, sort, level)
        if sort not in named:
            kept += before
            continue
        good = [one for one in before if is_good[one]]
        have = even(_with_others(run, sort, level, good), found_at_a_glance, WANTED[sort])
        kept += in_their_places(before, have)
    FILE.write_text(HEAD + "".join(f"{one.line}\n" for one in kept), "utf-8")


def _with_others(run: Run, sort: str, level: int, good: Sequence[Ending]) -> list[Ending]:
    """Ends of a sort and a level, and others beside them until there are as many as are wanted that are even."""
    joined = [*good]
    if len(even(joined, found_at_a_glance)) >= WANTED[sort]:
        return joined
    seeds = ((sort, level, seed) for seed in range(1, DEALS + 1))
    for line in run.each(found_in, seeds, DEALS, f"{sort} {level}"):
        if line is not None and _joins(Ending.of(line), joined):
            joined.append(Ending.of(line))
            if len(even(joined, found_at_a_glance)) >= WANTED[sort]:
                break
    return joined


def _joins(found: Ending, have: Sequence[Ending]) -> bool:
    """Whether an end is not there yet, nor too many in which the cards say the same."""
    alike = sum(_tells(one) == _tells(found) for one in have)
    return found not in have and alike < ALIKE * max(len(have), WANTED[found.sort])


@cache
def found_at_a_glance(one: Ending) -> frozenset[str]:
    """The glances with which the best card is found."""
    return glances(one.best, tuple(one.outcomes), tuple(one.play.hands[LEARNER] or ()))


def _tells(one: Ending) -> str | int:
    """The name of the meaning signalled in an end, one name for both about the Petit; without any, a unique number."""
    word = one.word
    return id(one) if word is None else word.signal.meaning.name.replace("stop-trumps", "petit")


def still_good(line: str) -> bool:
    """Whether an end of the bank is good."""
    return good(Ending.of(line))


def found_in(deal: tuple[str, int, int]) -> str | None:
    """The end of a deal by sort, level and seed, as a line of the bank; ``None`` if it is not good."""
    sort, level, seed = deal
    rng = random.Random(f"{sort} {level} {seed}")
    scene = _scene(sort, rng)
    scene = _tempted(scene, rng) if level == LEVELS[-1] else scene
    play = lived(scene, SORTS[sort][level - 1], rng)
    found = play and Ending(sort, level, play, scene.teller or 0, scene.tricks)
    if not found or not honest(found) or not may_follow(found):
        return None
    solved = found.solved
    return solved.line if good(solved) else None


def _tempted(scene: Scene, rng: random.Random) -> Scene:
    """The same scene, with a king or a queen that the learner holds back."""
    gone = [card for cards in (*scene.dealt.values(), *scene.kept_from.values()) for card in cards]
    dear = rng.choice([card for card in TAROT.cards if card.rank in {"K", "Q"} and card not in gone])
    dealt, back = (dict(cards) for cards in (scene.dealt, scene.held_back))
    for cards in (dealt, back):
        cards[LEARNER] = cards.get(LEARNER, TAROT.none) | TAROT.set([dear])
    return scene._replace(dealt=dealt, held_back=back)


def _scene(sort: str, rng: random.Random) -> Scene:
    if sort == "signal":
        return rng.choice(TO_PARTNERS)(rng.randrange(1, PLAYERS), rng)
    if sort == "taker":
        return rng.choice(TO_THE_TAKER)(LEARNER, rng)
    return plain(rng) if sort == "defence" else with_the_petit(rng)


def good(one: Ending) -> bool:
    """Whether one card is clearly best, and is also the best against the tutor's players.

    It is the card that the signal asks for, if there was one.  At the last level another card is tempting.
    """
    if not honest(one) or not may_follow(one):
        return False
    # The tutor's players, who see their own cards, are soon tried, and mostly say the same.
    found = solve(one.play, lambda play: TAROT[card_to_play(play.seen_by(play.trick.turn)).move])
    best, second, *_ = sorted((outcome.worth for outcome in found.values()), reverse=True)
    if best <= second:
        return False
    if found[one.best].worth != best or not one.clear or not follows(one):
        return False
    return one.level != LEVELS[-1] or bool({*one.tempting} - {one.best})


def honest(one: Ending) -> bool:
    """Whether somebody has told something, if that is asked about, and all that was told by then is true."""
    lied = any(word.signal.true is False for word in told(one.play) if word.trick <= one.spoken)
    return not lied and (not one.spoken or one.word is not None)


def may_follow(one: Ending) -> bool:
    """Whether the cards left allow an end about its signal, with the Petit among them only where it is asked for."""
    hands = [hand or TAROT.none for hand in one.play.hands]
    word, suits = one.word, {card.suit for card in hands[LEARNER]}
    petit = any(PETIT in hand for hand in hands)
    if word is None:
        return petit is (one.sort == "petit")
    led, held = str(word.signal.facts.get("led", TRUMP)), hands[one.teller]
    name = word.signal.meaning.name
    asked = led if name in {"no-more", "honour"} else TRUMP
    wanted = {
        "no-more": held.of(TRUMP),
        "many-trumps": held.of(TRUMP),
        "honour": held.of(led) & (TAROT.all.of_rank("K") | TAROT.all.of_rank("Q")),
    }
    may = asked in suits and len(suits) > 1 and bool(wanted.get(name, held & TAROT.set([PETIT])))
    return may and not (petit and asked == led != TRUMP)


def follows(one: Ending) -> bool:
    """Whether the best card is the one that the signal asks for, or the only one that saves or catches the Petit."""
    best, word = one.best, one.word
    if one.sort == "petit":
        return all(petit_won(outcome) is (card is best) for card, outcome in one.outcomes.items())
    if word is None:
        return True
    return _evades(one, word) if one.play.taker == LEARNER else _obeys(one, word)


def _obeys(one: Ending, word: Told) -> bool:
    """Whether the best card of a partner does as the signal asks, and the player who signalled keeps their promise."""
    best, led = one.best, word.signal.facts.get("led")
    first = one.outcomes[best].end.tricks[len(one.play.tricks)]
    match word.signal.meaning.name:
        case "no-more":
            return best.suit == led and first.card_of(one.teller).suit == TRUMP
        case "honour":
            return best.suit == led and first.seat_of(first.best or best) == one.teller
        case "many-trumps":
            return best.suit == TRUMP
    by_trumps = {petit_won(outcome) for card, outcome in one.outcomes.items() if card.suit == TRUMP}
    return best.suit != TRUMP and petit_won(one.outcomes[best]) and by_trumps == {False}


def _evades(one: Ending, word: Told) -> bool:
    """Whether the best card of a taker avoids the suit of a defender's signal, or catches the Petit."""
    if word.signal.meaning.name in {"no-more", "honour"}:
        return one.best.suit != word.signal.facts.get("led")
    otherwise = {petit_won(outcome) for card, outcome in one.outcomes.items() if card.suit != TRUMP}
    return one.best.suit == TRUMP and petit_won(one.outcomes[one.best]) and otherwise <= {False}
