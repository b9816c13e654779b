"""The reader through which tests look at a page: what it finds, and what it refuses."""

from __future__ import annotations

import pytest

from tests.page import Table, page

FELT = """
<section class="tutor-table"><h3>French Tarot: deal 1</h3>
<div class="ground" data-part="felt"><div class="felt">
  <div class="seat at-you"><p><span class="who">You</span><span class="tag">dealer</span>
    <span class="mark">to speak</span></p></div>
  <div class="seat at-left"><p><span class="who">Left</span></p><p class="word">pass</p>
    <span class="card" data-card="HK"><svg><use href="#x"/></svg><span class="tutor-said">the king</span></span></div>
</div></div>
<div data-part="choices">
  <button data-move="pass">Pass</button><button data-move="prise" data-forbidden>Prise</button></div>
<div data-part="rulings" hidden><div data-moves="pass|garde" data-legal="yes"><p>You may.</p></div>
  <div data-moves="prise" data-legal="no"><p>Not <a class="rule" href="tarot/#t-bid-higher">now</a>.</p></div></div>
<details data-part="story"><summary>Every move</summary>
  <ol><li><strong>The auction</strong><ul><li>Left: pass.</li></ul></li></ol></details>
</section>"""
CHIP = '<p>It is <span><span aria-hidden="true">K♥</span><span class="tutor-said">the king</span></span>.</p>'


def test_a_table_tells_who_sits_where_with_which_card_and_what_was_said() -> None:
    table = Table(FELT)
    assert table.title == "French Tarot: deal 1"
    assert table.chairs == [
        ("you", "You", ("dealer",), ("to speak",), None, ()),
        ("left", "Left", (), (), "pass", ("HK",)),
    ]


def test_a_table_tells_which_moves_can_be_pressed_and_what_is_said_of_each() -> None:
    table = Table(FELT)
    assert table.part("choices").moves == ["pass", "prise"]
    assert table.forbidden == ["prise"]
    assert table.verdicts == {"pass": True, "garde": True, "prise": False}
    assert table.verdict("prise") == "Not now."
    assert table.part("rulings").rules == ["t-bid-higher"]
    assert table.story == {"The auction": ["Left: pass."]}


def test_a_card_in_a_sentence_is_seen_as_a_sign_and_heard_by_its_name() -> None:
    assert (page(CHIP).text, page(CHIP).seen) == ("It is the king.", "It is K♥.")


def test_texts_of_two_lines_do_not_run_together_and_a_space_that_does_not_break_stays() -> None:
    assert page("<p>Deal\n</p><p>1  : 2\N{NO-BREAK SPACE}!<br>3</p>").text == "Deal 1 : 2\N{NO-BREAK SPACE}! 3"


def test_a_selector_means_a_tag_classes_and_attributes_one_step_within_another() -> None:
    row = page('<ul class="a b"><li data-x="12"><i data-x>one</i></li><li><i>two</i></li></ul><i>three</i>')
    assert row.texts("i") == ["one", "two", "three"]
    assert row.texts(".b.a li i") == ["one", "two"]
    assert page('<p><b data-move="call HK">K</b></p>').texts('p [data-move^="call H"]') == ["K"]
    assert row.texts('[data-x="12"]') == row.texts('[data-x^="1"]') == row.texts("ul i[data-x]") == ["one"]
    with pytest.raises(LookupError, match="3 in page"):
        row.one("i")
    with pytest.raises(ValueError, match="no simple selector"):
        row.all("ul>i")


def test_a_table_of_a_page_has_columns_and_rows() -> None:
    rows = page(
        '<table><thead><tr><th scope="col">Deal</th><th scope="col">You</th></tr></thead>'
        '<tr><th scope="row">1</th><td>+50</td></tr><tr><th scope="row">Total</th><td></td></tr></table>'
    ).one("table")
    assert rows.columns == ["Deal", "You"]
    assert rows.rows == {"1": ["+50"], "Total": [""]}


@pytest.mark.parametrize("broken", ["<p><b>x</p></b>", "<p>", "x</p>", '<p class="a" class="b">x</p>'])
def test_what_is_not_well_formed_is_no_page(broken: str) -> None:
    with pytest.raises(ValueError, match=r"closed|within|twice"):
        page(broken)
