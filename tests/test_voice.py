"""Every sentence of a rule is said in the place that it is for, with all facts that it asks for.

Deals in both games are listened to, with all that is said of them: verdicts, the story, the score, proofs and advice.
"""

from __future__ import annotations

import ast
import json
import random
import sys
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from itertools import chain, product
from typing import Any, NamedTuple

from tests.barbu import table as barbu_table
from tests.barbu.variant_deals import KINDS, lived
from tests.every import every
from tests.golden.transcript import FOLDER
from tests.tarot import table as tarot_table
from tests.test_rooms import MODULES
from tests.test_rules import parts
from tutor import barbu, tarot
from tutor.barbu.layout import Layout
from tutor.core.cards import TAROT, Card
from tutor.core.message import Message
from tutor.core.obligation import Ruling
from tutor.core.record import Record
from tutor.core.rule import Reason, Rule
from tutor.core.sheet import Sheet
from tutor.games import GAMES, record_of
from tutor.rulebook.book import BOOKS
from tutor.rulebook.moment import Scene
from tutor.rulebook.tarot.signalled import SIGNALLED
from tutor.show.languages import LANGUAGES
from tutor.show.words import Words
from tutor.tarot.advice.hand_value import suggest
from tutor.tarot.advice.knowledge import known
from tutor.tarot.advice.poignee import weigh
from tutor.tarot.advice.tactics import observed
from tutor.tarot.announce import Declaration
from tutor.tarot.auction import Auction
from tutor.tarot.dog import Dog
from tutor.tarot.options import Options
from tutor.tarot.play import Play
from tutor.tarot.setting import Setting
from tutor.tarot.slam import Slam

RULES = {rule.id: rule for game in GAMES.values() for rule in (*game.RULES.values(), *game.ADVICE.values())}
PLACES = ("allows", "forbids", "seen", "note", "line", "proof", "hint", "ask")
#: What is heard of a rule that no question leads to.
UNASKED = Message("")
#: The most words that a question has: one that is longer is no help.
AT_MOST = 20
#: The deals that are listened to at each table.
DEALS = range(4)
#: What everybody could be told of a signal that was played, and nobody is told yet.
UNSAID = {f"{code} seen" for code in SIGNALLED}


class Voice(NamedTuple):
    """What a reason says, and the place of its rule that the sentence is for."""

    place: str
    reason: Reason
    message: Message

    def __str__(self) -> str:
        """Name the rule and the place."""
        return f"{self.reason.rule.id} {self.place}"


def of_ruling(at: Any, ruling: Ruling[Any]) -> Iterator[Voice]:  # noqa: ANN401 - of any phase
    legal, reason = ruling.legal, ruling.reason
    yield from (Voice("ask", step, step.rule.ask or UNASKED) for step in ruling.chain)
    yield Voice("allows" if legal else "forbids", reason, reason.decides(legal=legal))
    if legal and (isinstance(at, Layout) or isinstance(next(iter(ruling.moves)), Card)):
        yield Voice("seen", reason, reason.shows)
    yield from (Voice("note", note, note.note) for note in ruling.notes)


def of_position(at: Any) -> Iterator[Voice]:  # noqa: ANN401 - a deal in any phase
    for ruling in at.obligation().rulings:
        yield from of_ruling(at, ruling)
    if isinstance(at, Auction):
        yield from of_hand(at)
    if isinstance(at, Play):
        yield from (Voice("proof", found.reason, found.reason.proof) for found in known(at))
        if weighed := weigh(at):
            yield Voice("hint", weighed.reason, weighed.reason.hint)
        seen = (observed(at, card) for card in at.duty().legal())
        yield from (Voice("seen", reason, reason.shows) for reason in seen if reason)
    game = barbu if type(at).__module__.startswith("tutor.barbu") else tarot
    found = game.advised(at) if len(at.obligation().legal()) > 1 else None
    if found:
        yield from (Voice("hint", reason, reason.hint) for reason in (found.reason, found.note) if reason)


def of_hand(at: Auction) -> Iterator[Voice]:
    hand = at.setting.hands[at.turn or 0]
    if hand is not None:
        found = suggest(hand, at.obligation().legal())
        lines = (*found.with_dog.lines, *found.without_dog.lines)
        yield from (Voice("hint", reason, reason.hint) for reason in (found.reason, *(line.reason for line in lines)))


def of_sheet(sheet: Sheet | None) -> Iterator[Voice]:
    yield from (Voice("line", line.reason, line.reason.line) for line in (sheet.lines if sheet else ()))


def of_scene(scene: Scene) -> Iterator[Voice]:
    for moment in filter(None, (scene.permits, scene.forbids)):
        yield from of_ruling(moment.at, moment.ruling)


def of_deal(game: str, positions: list[Any]) -> Iterator[Voice]:
    for at in positions[:-1]:
        yield from of_position(at)
    yield from of_sheet(GAMES[game].result(positions[-1]))


def of_tarot() -> Iterator[Voice]:
    for players, rules, seed in product((3, 4, 5), tarot_table.OPTIONS, DEALS):
        steps = tarot_table.play(tarot_table.record(players, seed, rules), random.Random(seed))
        yield from of_deal("tarot", [step.at for step in steps])


def of_barbu() -> Iterator[Voice]:
    for kind in KINDS:
        yield from of_deal("barbu", lived(kind, 1))
    for rules, seed in product(barbu_table.RULES, DEALS):
        steps = barbu_table.play(barbu_table.record(seed, rules), random.Random(seed))
        yield from of_deal("barbu", [step.at for step in steps])


def of_first_words() -> Iterator[Voice]:
    """What is advised before the first card, which depends on the whole hand: to call, and to double."""
    for seed in range(40):
        start = barbu_table.record(seed)
        doubled = {str(seat): 2 for seat in range(4) if seat != start.dealer}
        paid = {"called": ["no-hearts", "no-queens"], "doubled": doubled}
        for at in (
            barbu_table.record(seed, {"ravage_city": True}),
            replace(start, history={"called": ["no-hearts", "no-queens", "barbu", "domino"]}),
            replace(start, history=paid, moves=("no-tricks",)),
            replace(start, history=paid, moves=("trumps H",)),
            replace(start, history=paid, moves=("barbu", "double max", "pass")),
        ):
            yield from of_position(barbu.position(at))


def of_rare_ends() -> Iterator[Voice]:
    """Ends of deals that hardly ever come by chance."""
    for start in (misdealt(), void({}), void({"maldonne": True}, "throw-in")):
        yield from of_deal("tarot", tarot.positions(start))
    for last in (("EX", "S1", "C9", "C10"), ("SK", "S1", "EX", "C10")):
        yield from of_deal("tarot", positions := tarot.positions(swept(*last)))
        shown = ((1, Declaration("poignee simple", TAROT.read("EX T1 T2 T3 T4 T5 T6 T7 T8 T9"))),)
        first: Any = positions[0]
        yield from of_position(replace(first, shown=shown))
    for seed in DEALS:
        steps = tarot_table.play(alone(seed), random.Random(seed))
        yield from of_deal("tarot", [step.at for step in steps])
    for call, seed in product(("no-hearts", "trumps H", "trumps S"), range(20)):
        start = barbu_table.at_play(seed, call, barbu_table.RULES[-1])
        yield from of_deal("barbu", [step.at for step in barbu_table.play(start, random.Random(seed))])


def of_rare_hands() -> Iterator[Voice]:
    """What is advised to takers whose hands hardly ever come: nothing but trumps to set aside, and every trick sure."""
    setting = Setting(4, 3, Options(), (None,) * 4)
    kings, trumps = "SK HK DK CK", " ".join(f"T{rank}" for rank in range(7, 22))
    for held in (f"{kings} SQ SN {trumps}", f"{kings} {trumps}"):
        yield from of_position(Dog(setting, 0, "garde", None, TAROT.read(held), count=5))
    yield from of_position(Slam(setting, 0, "garde", None, TAROT.read(f"{kings[:8]} {trumps}")))


def misdealt() -> Record:
    """A deal from the draw, with a tie, to a card that has to go to the dog; and then a misdeal."""
    drawn = ("draw H5", "draw S9", "draw S5", "draw DK", "cut 31")
    moves = (*drawn, *("packet",) * 18, "misdeal")
    return Record(
        "tarot", 4, (None,) * 4, order=TAROT.cards, rules={"dealer_barred": False}, start={"phase": "draw"}, moves=moves
    )


def void(rules: dict[str, object], *moves: str) -> Record:
    """A deal in which the first to speak has no trump, or the Petit alone if nothing is said then."""
    own = [*(TAROT.cards[:18] if moves else TAROT.cards[:17]), *([] if moves else [TAROT["T1"]])]
    others = [card for card in TAROT.cards if card not in own]
    hands = (TAROT.set(own), *(TAROT.set(others[18 * seat : 18 * (seat + 1)]) for seat in range(3)))
    return Record("tarot", 4, hands, dealer=3, rules=rules, dog=TAROT.set(others[54:]), moves=moves)


def swept(*last: str) -> Record:
    """Seat 0 wins seventeen tricks with trumps; then these cards are played."""
    trumps = [f"T{rank}" for rank in range(21, 4, -1)]
    suits = [card.code for card in TAROT.all if card.suit in "SHDC" and card.code not in last]
    piles = (trumps, ["T4", "T3", "T2", "T1", *suits[:13]], suits[13:30], suits[30:47])
    tricks = zip(*([*pile, code] for pile, code in zip(piles, last, strict=True)), strict=True)
    hands = tuple(TAROT.read(" ".join((*pile, code))) for pile, code in zip(piles, last, strict=True))
    start = {"phase": "play", "taker": 0, "contract": "garde-sans", "leader": 0}
    return Record("tarot", 4, hands, start=start, moves=tuple(code for trick in tricks for code in trick))


def alone(seed: int) -> Record:
    """At a table of five the called king lies in the dog of a garde sans."""
    cards = random.Random(seed).sample([card for card in TAROT.cards if card is not TAROT["HK"]], 75)
    hands = tuple(TAROT.set(cards[seat::5]) for seat in range(5))
    start = {"phase": "play", "taker": 0, "contract": "garde-sans", "leader": 0, "called": "HK"}
    return Record("tarot", 5, hands, start=start)


def of_goldens() -> Iterator[Voice]:
    for path in FOLDER.glob("*.txt"):
        record = record_of(json.loads(path.read_text("utf-8").split("\n", 1)[0]))
        yield from of_deal(record.game, list(GAMES[record.game].positions(record)))


def of_books() -> Iterator[Voice]:
    for game, book in BOOKS.items():
        for scene in book.scenes.values():
            yield from of_scene(scene)
        for rule in GAMES[game].RULES.values():
            yield from of_sheet(book.worked(rule))
    for example in SIGNALLED.values():
        yield Voice("hint", example.signal.reason, example.signal.reason.hint)


@cache
def heard() -> tuple[Voice, ...]:
    """All that was said, each sentence once for all reasons with the same facts."""
    voices: dict[object, Voice] = {}
    for voice in chain(
        of_books(), of_goldens(), of_tarot(), of_barbu(), of_first_words(), of_rare_ends(), of_rare_hands()
    ):
        voices.setdefault((str(voice), voice.message, frozenset(voice.reason.facts)), voice)
    return tuple(voices.values())


def test_a_sentence_has_every_fact_that_it_asks_for() -> None:
    lacking = [
        (str(voice), voice.message)
        for voice in heard()
        if not set(parts(voice.message)) <= {*voice.reason.facts, *(["value"] if voice.place == "line" else [])}
    ]
    assert lacking == []
    assert len(heard()) > len(RULES)


def test_every_sentence_of_a_rule_is_said() -> None:
    written = {f"{rule.id} {place}" for rule in RULES.values() for place in PLACES if getattr(rule, place)}
    said = {str(voice) for voice in heard() if voice.message == getattr(voice.reason.rule, voice.place)}
    assert written - said == UNSAID


def test_a_question_leads_to_every_rule_by_which_a_move_is_judged() -> None:
    assert [str(voice) for voice in heard() if voice.message == UNASKED] == []


@every([rule for rule in RULES.values() if rule.ask], LANGUAGES)
def test_a_question_is_short_and_asked_in_the_same_words_in_every_position(rule: Rule, lang: str) -> None:
    asked = Words(lang).tell(rule.ask or UNASKED, {})
    assert parts(rule.ask) == {}
    assert asked.endswith("?")
    assert len(asked.split()) <= AT_MOST


def test_no_rule_has_a_copy() -> None:
    known = [one for module in MODULES if module in sys.modules for one in vars(sys.modules[module]).items()]
    assert [name for name, rule in known if isinstance(rule, Rule) and RULES.get(rule.id) is not rule] == []
    assert [str(voice) for voice in heard() if RULES[voice.reason.rule.id] is not voice.reason.rule] == []


def constants(module: str) -> Iterator[str]:
    """The messages that stand by themselves in a module, by their names."""
    for node in MODULES[module].body:
        value = node.value if isinstance(node, ast.Assign) else None
        if isinstance(node, ast.Assign) and isinstance(value, ast.Call) and ast.unparse(value.func) == "N_":
            yield from (target.id for target in node.targets if isinstance(target, ast.Name))


@cache
def named() -> frozenset[str]:
    """Every name that is read somewhere in the package, alone or behind a dot."""
    nodes = [node for tree in MODULES.values() for node in ast.walk(tree)]
    alone = {node.id for node in nodes if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load)}
    return frozenset(alone | {node.attr for node in nodes if isinstance(node, ast.Attribute)})


@every(MODULES)
def test_no_message_stands_in_a_module_unused(module: str) -> None:
    assert set(constants(module)) <= named()


def test_advice_hints_and_rules_do_not() -> None:
    for game in GAMES.values():
        assert [rule.id for rule in game.RULES.values() if rule.hint] == []
        decides = [(rule.allows, rule.forbids, rule.note, rule.line, rule.proof) for rule in game.ADVICE.values()]
        assert set(decides) == {(None,) * 5}
