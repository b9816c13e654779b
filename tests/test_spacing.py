"""French marks stand on the line of their word, on a page of the site."""

from site_hooks.spacing import hold

HELD = "\N{NO-BREAK SPACE}"


def test_a_blank_before_a_mark_holds_it() -> None:
    assert hold("<h2>Où en êtes-vous ?</h2>", "fr") == f"<h2>Où en êtes-vous{HELD}?</h2>"
    assert hold("<li><a>Domino : le premier</a>, « je passe »", "fr") == (
        f"<li><a>Domino{HELD}: le premier</a>, «{HELD}je passe{HELD}»"
    )


def test_what_is_no_prose_stays_as_it_is() -> None:
    for html in (
        """<a title="a : b" data-moves='{"x" : 1}'>""",
        "<script>const a = b ? c : d</script>",
        "<pre><code>a : b</code></pre>",
        "<!-- a : b -->",
    ):
        assert hold(html, "fr") == html


def test_other_languages_have_no_such_blanks() -> None:
    assert hold("<p>What is wanted ?</p>", "en") == "<p>What is wanted ?</p>"
