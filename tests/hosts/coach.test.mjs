// The coach: a fold asks once when it opens, the table plays on meanwhile, and who gets no answer may ask again. Run by test_scripts.py.

import assert from "node:assert/strict"
import { test } from "node:test"

import { sit } from "./dom.mjs"

const SAID = '<div data-coach="coach"><p role="status">No idea.</p><table></table></div>'

/** A table at which somebody opens the fold of the coach. */
function asking(options) {
  const table = sit("auction", options)
  const fold = table.find("details.coach")
  fold.querySelector("summary").click()
  return { ...table, fold }
}

const asked = ({ sent }) => sent.filter((intent) => "coach" in intent).length

test("a fold asks once, and says in its own place what the coach says", () => {
  const table = asking()
  assert.deepEqual(table.sent, [{ coach: true }])
  assert.equal(table.fold.getAttribute("aria-busy"), "true")
  assert.equal(table.root().hasAttribute("aria-busy"), false, "the table plays on")
  table.tell({ coached: SAID })
  assert.match(table.fold.textContent, /No idea\./)
  assert.ok(table.fold.querySelector("table"))
  assert.equal(table.fold.hasAttribute("aria-busy"), false)
  table.fold.querySelector("summary").click()
  assert.equal(asked(table), 1)
})

test("who gets no answer is told, and may ask again", () => {
  for (const message of [{ error: "No." }, { lost: true }]) {
    const table = asking({ notebook: true, sheet: true })
    table.fold.open = true
    table.tell(message)
    assert.notEqual(table.reads(".problem"), "")
    assert.equal(table.fold.hasAttribute("open"), false)
    table.fold.querySelector("summary").click()
    assert.equal(asked(table), 2)
    table.leave()
  }
})

test("what the coach says of another table is dropped", () => {
  const table = sit("auction")
  table.tell({ coached: SAID })
  assert.doesNotMatch(table.find("details.coach").textContent, /No idea/)
})
