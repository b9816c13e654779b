"""Print the engine's speed on this machine, and how many false signals the tutor's players give."""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path
from typing import Any

from benchmarks import (
    barbu_deals,
    cards_in_hand,
    coach,
    deals,
    laying_out,
    live,
    press,
    promises,
    questions,
    real_table_seen,
    search,
    sharing,
    turns,
    whole_deals,
    wording,
)
from tutor.show.exercises.course import for_scripts
from tutor.show.html import Html

HERE = Path(__file__).parent
#: The seconds of a round and the number of rounds, of which the best counts, as the one that is least disturbed.
SECONDS, ROUNDS = 0.25, 24
#: The deals in which the promises of the tutor's defenders are counted.
PLAYED = range(600)


def main() -> None:
    """Measure the peer and the tutor in turns, so that both have the same conditions, and print the figures."""
    ours, theirs, whole, barbu = 0.0, 0.0, 0.0, 0.0
    for _ in range(ROUNDS):
        whole = max(whole, deals.rate(whole_deals.whole, SECONDS))
        barbu = max(barbu, deals.rate(barbu_deals.every_contract, SECONDS))
        ours = max(ours, deals.rate(deals.deal, SECONDS))
        theirs = max(theirs, deals.rate(deals.game, SECONDS))
    print(f"decisions a second: tutor {ours:,.0f}, python-chess {theirs:,.0f}, ratio {ours / theirs:.1f} (aim 3)")
    print(f"whole deals of four a second, auction to score: {whole:,.0f} (aim 1,000)")
    print(f"whole deals beside python-chess's decisions: Tarot {whole / theirs:.3f}, Barbu {barbu / theirs:.3f}")
    print(f"whole deals of Barbu a second, call to settlement: {barbu:,.0f} (aim 1,500)")
    print(f"memory of a deal, every position and explanation kept: {whole_deals.peak() / 1e6:.2f} MB (aim 1 MB)")
    print(_promises())
    for lang in ("en", "fr"):
        print(f"verdicts on 18 cards in words ({lang}): {wording.milliseconds(lang):.2f} ms (aim 1 ms)")
    coach.main()
    sharing.main()
    typical, slowest = questions.milliseconds()
    beside = f"as long as {typical * theirs / 1000:.0f} decisions of python-chess"
    print(f"a question made, answered and judged: {typical:.2f} ms (aim 0.3 ms), {beside}; {_worst(slowest, 50)}")
    laid_out, run = laying_out.seconds()
    print(f"the lessons laid out: {laid_out:.2f} s (aim 1 s), {run / laid_out:.0f} times as fast as to run them")
    if shutil.which("node") is None or not (HERE.parent / "node_modules" / "pyodide").exists():
        print("in Pyodide: not measured, since Node or node_modules/pyodide is missing")
    else:
        _pyodide()
        print(f"what comes back of 2,000 answers: {_due():.1f} ms (aim 20 ms)")
        search.main()
    press.main()
    turns.main()
    cards_in_hand.main()
    real_table_seen.main()
    live.main()


def _pyodide() -> None:
    """Print the speed in the browser's Python."""
    worded = _in_pyodide("wording", "milliseconds('en')")
    print(f"verdicts on 18 cards in Pyodide (en): {worded:.2f} ms (aim 3 ms)")
    thought, longest = _in_pyodide("coach", "milliseconds()")
    print(f"a turn of the coach in Pyodide: {thought:.0f} ms (aim 300 ms), at worst {longest:.0f} ms")
    typical, slowest = _in_pyodide("questions", "milliseconds()")
    for what, expression in (("explain", "explain()"), ("an evening of 28 deals", "pad()")):
        print(f"the slowest press in Pyodide, {what}: {_in_pyodide('real_table', expression):.0f} ms (aim 100 ms)")
    print(f"a question in Pyodide: {typical:.2f} ms; {_worst(slowest, 200)}")


def _due() -> float:
    """The milliseconds in which the site finds what comes back of two thousand answers."""
    return float(_by_node(HERE / "due.mjs", said=for_scripts(Html("en"))))


def _worst(slowest: list[tuple[float, str]], aim: int) -> str:
    """The words on the slowest questions: the worst time, beside what is aimed at, and the names of them all."""
    names = ", ".join(f"{name} {milliseconds:.0f}" for milliseconds, name in slowest)
    return f"at worst {slowest[0][0]:.0f} ms (aim {aim} ms): {names}"


def _promises() -> str:
    """A line on the promises of the tutor's defenders: the numbers kept and broken a deal, and broken needlessly."""
    told = promises.promised(PLAYED)
    kept, broken = told.kept / told.deals, told.broken / told.deals
    return (
        f"promises of the tutor's defenders a deal, over {told.deals} deals: {kept:.2f} kept, {broken:.2f} broken;"
        f" broken without need in all: {told.needless} (must be 0)"
    )


def _in_pyodide(module: str, expression: str) -> Any:  # noqa: ANN401 - what the expression comes to
    """The value of an expression in one of these modules, in the browser's Python, run by Node; it must be JSON."""
    return json.loads(_by_node(HERE / "pyodide.mjs", module, expression))


def _by_node(*command: str | Path, said: str = "") -> str:
    """The output of a script of ours under Node, which hears what is ``said``."""
    node = [shutil.which("node") or "", *command]
    run = subprocess.run(node, cwd=HERE.parent, check=True, capture_output=True, text=True, input=said)
    return run.stdout


if __name__ == "__main__":
    main()
