"""Answers by somebody who looks at one thing only, and knows no rule: a name for each habit, and what it answers.

They read a question as JSON, without its key.  What leads to no answer is left out.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import chain, islice

from tests.teach.habits import sight
from tests.teach.habits.cards import COUNTS, TRUMPS_FROM, height, lengths, points, suit
from tests.teach.judges.asked import Json
from tutor.teach.question import Answer

#: The name of a habit, and what it answers.
Guess = tuple[str, Answer]


def guesses(asked: Json) -> Iterator[Guess]:
    """All that these habits answer to a question."""
    yield from {"choose": _chosen, "mark": _marked, "number": _numbers, "pairs": _states, "arrange": _arranged}[
        asked["pad"]
    ](asked)


def _chosen(asked: Json) -> Iterator[Guess]:
    """One option by its place, by its words, by a number in it or, of cards, by its looks."""
    named = sight.names(asked)
    found = chain(_by_words(asked), _by_numbers(asked), _by_leader(asked, named), _by_hands(asked))
    if sight.are_cards(named):
        found = chain(found, _by_looks(named, _held(asked, named)))
    for habit, name in (("first", named[0]), ("last", named[-1]), *found):
        yield habit, (name,)


def _by_words(asked: Json) -> Iterator[tuple[str, str]]:
    """The longest and the shortest text, the one unlike the others, and the one whose words the prompt has."""
    texts = {option["id"]: option["text"] for option in asked["options"]}
    average = sum(map(len, texts.values())) / len(texts)
    prompt = sight.words(asked["prompt"])
    yield "longest", max(texts, key=lambda name: len(texts[name]))
    yield "shortest", min(texts, key=lambda name: len(texts[name]))
    yield "odd one out", max(texts, key=lambda name: abs(len(texts[name]) - average))
    yield "words of the prompt", max(texts, key=lambda name: len(sight.words(texts[name]) & prompt))


def _by_numbers(asked: Json) -> Iterator[tuple[str, str]]:
    """The option with the biggest, the smallest, a middle number or one of the prompt."""
    found = {option["id"]: sight.numbers(option["text"]) for option in asked["options"]}
    order = sorted((name for name in found if found[name]), key=lambda name: max(found[name]))
    if order:
        yield from (("smallest number", order[0]), ("biggest number", order[-1]), ("middle", order[len(order) // 2]))
        in_prompt = sight.numbers(asked["prompt"])
        yield from (("number of the prompt", name) for name in order if {*found[name]} & {*in_prompt})


def _by_leader(asked: Json, named: Sequence[str]) -> Iterator[tuple[str, str]]:
    """The seat that has led."""
    leader = sight.leader(asked)
    yield from (("the leader", name) for name in named if name.removeprefix("player-") == leader)


def _by_hands(asked: Json) -> Iterator[tuple[str, str]]:
    """Of several hands the one with most, or fewest, of something."""
    hands = sight.several_hands(asked)
    for counted, count in COUNTS.items() if hands else ():
        yield f"most {counted}", max(hands, key=lambda name: count(hands[name]))
        yield f"fewest {counted}", min(hands, key=lambda name: count(hands[name]))


def _held(asked: Json, named: Sequence[str]) -> list[str]:
    """The cards among which suits are long or short: the hand, if the options are of it."""
    codes = {sight.code(name) for name in named}
    hands = [sight.hand(board) for board in asked["boards"]]
    return next((held for held in hands if codes <= {*held}), [*codes])


def _by_looks(named: Sequence[str], held: Sequence[str]) -> Iterator[tuple[str, str]]:
    """One card by its height, its points, or the length of its suit."""
    order = sorted(named, key=lambda name: height(sight.code(name)))
    yield from (("lowest", order[0]), ("highest", order[-1]), ("middle by rank", order[len(order) // 2]))
    yield from (("second lowest", order[1]), ("second highest", order[-2]))
    yield "most points", max(order, key=lambda name: points(sight.code(name)))
    yield "fewest points", min(order, key=lambda name: points(sight.code(name)))
    trumps = [name for name in order if height(sight.code(name)) > TRUMPS_FROM]
    plain = [name for name in order if name not in trumps]
    apart = {
        "trump": trumps,
        "plain card": plain,
        "heart": [name for name in plain if suit(sight.code(name)) == "H"],
        "card but hearts": [name for name in order if suit(sight.code(name)) != "H"],
    }
    long = lengths(held)
    suits = sorted({suit(sight.code(name)) for name in named}, key=lambda one: (long[one], one))
    apart |= {
        "of the shortest suit": [name for name in order if suit(sight.code(name)) == suits[0]],
        "of the longest suit": [name for name in order if suit(sight.code(name)) == suits[-1]],
    }
    for title, cards in apart.items():
        if len(cards) == 1:
            yield f"the only {title}", cards[0]
        if cards:
            yield from ((f"lowest {title}", cards[0]), (f"highest {title}", cards[-1]))


def _marked(asked: Json) -> Iterator[Guess]:
    """All options, none, one of them, or of cards all of one sort."""
    named = sight.names(asked)
    yield from (("all", tuple(named)), ("none", ()))
    alone = [(habit, name) for habit, name in chain(_by_words(asked), _by_numbers(asked))]
    yield from ((f"{habit} alone", (name,)) for habit, name in alone)
    if not sight.are_cards(named):
        return
    held = _held(asked, named)
    yield from ((f"{habit} alone", (name,)) for habit, name in _by_looks(named, held))
    for title, belongs in _sorts(sight.led(asked), held):
        chosen = tuple(name for name in named if belongs(sight.code(name)))
        yield from ((title, chosen), (f"all but {title}", tuple(name for name in named if name not in chosen)))


def _sorts(led: str, held: Sequence[str]) -> Iterator[tuple[str, Callable[[str], bool]]]:
    """Sorts of cards that one sees at a glance."""
    long = lengths(held)
    yield "trumps", lambda card: height(card) > TRUMPS_FROM
    yield "hearts", lambda card: suit(card) == "H"
    yield "pictures", lambda card: card[1:] in {"J", "N", "Q", "K", "A"}
    yield "cards with points", lambda card: points(card) > 1
    yield "the suit led", lambda card: suit(card) == led
    yield "the longest suit", lambda card: long[suit(card)] == max(long.values())
    yield "the shortest suit", lambda card: long[suit(card)] == min(long.values())


def _numbers(asked: Json) -> Iterator[Guess]:
    """Nothing, a number of the prompt, or as many as there are cards of a sort."""
    yield "nothing", ("0",)
    for place, number in enumerate(sight.numbers(asked["prompt"]), 1):
        yield f"number {place} of the prompt", (f"{number:g}",)
    cards = list(chain.from_iterable(map(sight.hand, asked["boards"])))
    for counted in ("cards", "trumps", "hearts", "pictures") if cards else ():
        yield f"the {counted}", (f"{COUNTS[counted](cards):g}",)


def _states(asked: Json) -> Iterator[Guess]:
    """Every cell in the same state."""
    named = sight.names(asked)
    for state in asked["states"]:
        yield f"all {state['id']}", tuple(f"{name}={state['id']}" for name in named)


def _arranged(asked: Json) -> Iterator[Guess]:
    """The things as they stand, from behind, or by their numbers, to the places from the first on."""
    options = asked["options"]
    orders = {"as they stand": options, "from behind": options[::-1]}
    if sight.are_cards(sight.names(asked)):
        rising = sorted(options, key=lambda option: height(sight.code(option["id"])))
        orders |= {"lowest first": rising, "highest first": rising[::-1]}
    elif all(sight.numbers(option["text"]) for option in options):
        rising = sorted(options, key=lambda option: sight.numbers(option["text"])[0])
        orders |= {"smallest number first": rising, "biggest number first": rising[::-1]}
    for habit, order in orders.items():
        things = iter(order)
        rooms = [(place["id"], place["room"]) for place in asked["places"]]
        yield habit, tuple(f"{thing['id']}@{place}" for place, room in rooms for thing in islice(things, room))
