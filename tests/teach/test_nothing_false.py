"""What questions of Tarot say is true, and they leave nothing out that decides."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from tests.teach.asked import questions
from tests.wording.texts import lessons
from tutor.core.cards import TAROT
from tutor.show.languages import LANGUAGES
from tutor.tarot.advice.signals import lies
from tutor.tarot.score.count import points
from tutor.teach.course.parts import PARTS
from tutor.teach.kind import LEVELS, Kind
from tutor.teach.kinds import KINDS
from tutor.teach.kinds.choice.leads import lead
from tutor.teach.kinds.odds.leads import lead_odds
from tutor.teach.kinds.puzzle.tarot import SORTS
from tutor.teach.kinds.say.truths import free_truth
from tutor.teach.kinds.true.sentences import SUBJECTS
from tutor.teach.open_boards import Played
from tutor.teach.question import Laid, Question
from tutor.teach.tarot.endgames import endings

#: Kinds of Tarot in which one answer is chosen.
CHOSEN = [
    kind for kind in KINDS.values() if kind.pad == "choose" and any(rule.id.startswith("T-") for rule in kind.rules)
]


@pytest.mark.parametrize("sort", [sort for sort in SORTS if sort != "petit"])
def test_a_puzzle_says_that_bouts_and_the_bonus_count(sort: str) -> None:
    assert any(ending.outcomes for level in LEVELS for ending in endings(sort, level))
    prompt = SORTS[sort].prompt
    assert "bout" in prompt
    assert "10 for the Petit in the last trick" in prompt


@pytest.mark.parametrize("level", LEVELS)
def test_the_cheapest_truth_of_the_hand_is_among_the_cards(level: int) -> None:
    for name, question in questions(free_truth, level).items():
        seen, held = question.boards
        assert isinstance(seen, Played)
        assert isinstance(held, Laid)
        play = seen.play(TAROT.set(held.cards))
        honest = [points(card) for card in play.hand if not lies(play, 0, card)]
        [right] = [option.id for option in question.options if option.right]
        assert points(TAROT[right]) == min(honest), str(name)


@pytest.mark.parametrize("level", LEVELS)
def test_no_number_is_right_in_half_of_the_estimates(level: int) -> None:
    asked = [lead_odds.question(level, seed).number for seed in range(1, 61)]
    numbers = [number for number in asked if number]
    for guess in range(101):
        assert sum(abs(number.right - guess) <= number.within for number in numbers) < len(numbers) / 2, guess
    assert all(number.right > 2 * number.within for number in numbers), "near nought everything would be right"


def test_a_sentence_that_is_true_or_false_does_not_say_how_often() -> None:
    for subject in SUBJECTS.values():
        for pair in subject.pairs:
            for claim in (pair.true, pair.false):
                assert not re.search(r"\b(usually|mostly|often|normally)\b", claim.says), claim.says


def test_in_the_hunt_there_is_something_to_choose() -> None:
    about = [one.name for one in lead.about].index("hunt")
    for level in LEVELS:
        for number in range(1, 19):
            question = lead.question(level, (number - 1) * len(lead.about) + about + 1)
            assert sum(option.right for option in question.options) == 1


@pytest.mark.parametrize("kind", CHOSEN, ids=[kind.id for kind in CHOSEN])
def test_a_wrong_answer_is_told_something_else_than_the_right_one(kind: Kind) -> None:
    for level in LEVELS:
        for seed in range(1, 7):
            said = Counter(told(kind.question(level, seed)))
            assert not [text for (right, text) in said if right and (False, text) in said], (kind.id, level, seed)


def told(question: Question) -> list[tuple[bool, str]]:
    """What is said of each option, and whether it is right."""
    return [(option.right, repr(option.says.sentences)) for option in question.options]


def test_a_guess_rests_on_a_principle_that_is_true() -> None:
    """Nobody has to trump low: that would be false as it stands."""
    for level in LEVELS:
        for question in questions(KINDS["certain"], level).values():
            assert "a player who has a lower trump plays that one" not in repr(question)


#: Words that count people, by language; nobody has counted them.
COUNTED = {
    "en": r"\b(?:[Mm]any|[Mm]ost|[Ff]ew|Beginners) (?:players |people |beginners |of them )?"
    r"(?:believe|think|take|give|count|keep|put|read|hear|listen|lay|show|wait|multiply|look|lead|forget|remember|peek)\b"
    r"|most common mistake|is often (?:taken|written)|quite a few",
    "fr": r"\b(?:[Bb]eaucoup|[Pp]eu) (?:croient|pensent|donnent|comptent|mettent|gardent|posent|montrent|prennent"
    r"|voient|entendent|écoutent|cherchent|attaquent|jettent|se souviennent|ne multiplient)\b|[Ll]es débutants"
    r"|erreur la plus fréquente|on (?:prend|note) souvent|plus d’un oublie|bien des (?:joueurs|défenseurs)",
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_lesson_of_tarot_counts_people_whom_nobody_has_counted(lang: str) -> None:
    tarot = {lesson.id for part in PARTS for lesson in part.lessons if lesson.game == "tarot"}
    for text in lessons(lang):
        if text.file.removeprefix("notebooks/").split(".")[0] in tarot:
            assert not re.search(COUNTED[lang], text.said), (text.file, text.said)
