"""Two tables side by side: what differs, and for each difference the shortest position on which they disagree."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import NamedTuple

from tutor.core.errors import Json, RecordError
from tutor.core.message import N_
from tutor.core.record import Record
from tutor.games import GAMES, match_of, reached, record_of, settled
from tutor.rulebook.book import BOOKS
from tutor.rulebook.dispute import Dispute
from tutor.rulebook.our_table import OurTable, differing, value_of
from tutor.show.exercises.boards import Dealt
from tutor.show.games import STAGES
from tutor.show.match import SHEETS
from tutor.show.numbers import signed
from tutor.show.table.house_rules import sentence
from tutor.show.words import Words

ALLOWED, NOT_ALLOWED = N_("{move:move}: allowed. {why}"), N_("{move:move}: not allowed. {why}")
UNKNOWN = N_("{move:move}: there is no such thing here.")
GOES_ON = N_("{phase}: seat {seat} is to speak or to play.")
A_DEAL_OVER = N_("A deal is over: {deal}.")
SAID_SO_FAR = N_("So far was said: {moves}.")
HELD = N_("{by:Player} held {cards:and}.")
ALIKE = N_("{one} and {other} play alike.")
DIFFER = N_("{one} and {other}: what differs")
NO_POSITION = N_("This decides no move and no score of a single deal.")
AT_THE_TABLE = N_("{name}: {said}")


class Difference(NamedTuple):
    """A house rule that differs: its game, what each table plays, and a position with the answer of each."""

    game: str
    said: tuple[str, str]
    position: tuple[str, ...] = ()
    answers: tuple[str, ...] = ()


def compared(one: OurTable, other: OurTable, words: Words) -> Iterator[Difference]:
    """Everything that differs between two tables, in the order in which one meets it."""
    for game in GAMES:
        differ = {*differing(game, one.rules(game), other.rules(game))}
        options = one.options(game), other.options(game)
        for name in STAGES[game].house_rules.lists:
            if name not in differ:
                continue
            first, second = (sentence(game, name, each, words) for each in options)
            mine, theirs = ({name: value_of(each, name)} for each in options)
            yield Difference(game, (first, second), *_disputed(game, name, mine, theirs, words))


def as_text(one: OurTable, other: OurTable, words: Words) -> str:
    """The same as plain text."""
    lines = [words.say(DIFFER, one=one.name, other=other.name)]
    for found in compared(one, other, words):
        names = one.name, other.name
        both = zip(names, found.said, strict=True)
        lines += ["", *(words.say(AT_THE_TABLE, name=name, said=said) for name, said in both)]
        lines += [f"    {line}" for line in found.position]
        lines += [
            f"  → {words.say(AT_THE_TABLE, name=name, said=said)}"
            for name, said in zip(names, found.answers, strict=False)
        ]
    return "\n".join(lines if len(lines) > 1 else [words.say(ALIKE, one=one.name, other=other.name)]) + "\n"


def _disputed(
    game: str, name: str, mine: Mapping[str, Json], theirs: Mapping[str, Json], words: Words
) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The shortest position on which the answers by a house rule are not the same; all else is as usual there."""
    for dispute in BOOKS[game].disputes.get(name, ()):
        answers = tuple(_answer(game, dispute, rules, words) for rules in (mine, theirs))
        if answers[0] != answers[1]:
            return tuple(_position(game, dispute, (mine, theirs), words)), answers
    return (words.say(NO_POSITION),), ()


def _position(game: str, dispute: Dispute, tables: tuple[Mapping[str, Json], ...], words: Words) -> Iterator[str]:
    """The position in words, as it stands at a table where the deal goes on."""
    for rules in tables:
        try:
            if dispute.summary:
                yield from _over(game, dispute, rules, words)
                return
            record = _record(dispute, rules)
            dealt = Dealt.of(record)
        except RecordError:
            continue
        if record.moves and record.start is None:
            yield words.say(SAID_SO_FAR, moves=words.list(map(words.move, record.moves), "and"))
            return
        # Of a deal that is over at both tables, as it stood before its last card.
        shown = dealt if dealt.at.turn is not None else Dealt.of(replace(record, moves=record.moves[:-1]))
        if shown.at.turn is not None:
            yield from map(str.strip, shown.lines(words))
            if shown is not dealt:
                yield from _others(record, shown, words)
            return


def _others(record: Record, shown: Dealt, words: Words) -> Iterator[str]:
    """The hands that the others had, where they are known."""
    around = shown.words(words)
    for seat, hand in enumerate(record.hands):
        if hand and seat != shown.at.turn:
            yield around.say(HELD, by=seat, cards=hand)


def _over(game: str, dispute: Dispute, rules: Mapping[str, Json], words: Words) -> Iterator[str]:
    """A deal that is over: what was played, and its facts."""
    begun = {"game": game, "rules": {**dispute.beside, **rules}, "dealer": 0, "deals": [dict(dispute.summary)]}
    match = match_of(begun)
    [deal] = match.deals
    yield words.say(A_DEAL_OVER, deal=SHEETS[type(match)].played(deal, words))
    yield from STAGES[game].summed_up(deal, words)


def _record(dispute: Dispute, rules: Mapping[str, Json]) -> Record:
    return record_of({**dispute.record, "rules": {**dispute.beside, **rules}})


def _answer(game: str, dispute: Dispute, rules: Mapping[str, Json], words: Words) -> str:
    """What the engine says of a dispute by some house rules."""
    try:
        if dispute.summary:
            sheet = settled({"game": game, **dispute.summary, "rules": {**dispute.beside, **rules}})
            return ", ".join(signed(points) for points in sheet.scores or ())
        record = _record(dispute, rules)
        at = reached(record)
    except RecordError as error:
        return words.error(error)
    if at.turn is None:
        sheet = GAMES[game].result(at)
        scores = ", ".join(signed(points) for points in sheet.scores or ())
        return f"{words.say(sheet.ended.statement)} {scores}" if sheet.ended else scores
    if not dispute.move:
        return words.say(GOES_ON, phase=STAGES[game].on_table(at).title(words), seat=at.turn)
    for ruling in at.obligation().rulings:
        for move in ruling.moves:
            if str(move) != dispute.move:
                continue
            heard = words.to(at.turn, record.players, clockwise=GAMES[game].CLOCKWISE)
            said = ALLOWED if ruling.legal else NOT_ALLOWED
            return heard.say(said, move=move, why=heard.verdict(ruling))
    return words.say(UNKNOWN, move=dispute.move)
