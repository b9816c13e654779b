// The inferences: what a card would tell before it is played, on which chair one listens, what is counted and read out.
// Run by test_scripts.py.

import assert from "node:assert/strict"
import { test } from "node:test"

import { drawn, sit } from "./dom.mjs"

const would = (table) => table.reads(".would").replace(/\s+/g, " ")
const open = (table) => table.find("[data-part=inferences]").hasAttribute("open")

/** Wish for inferences at every table, in the menu, or leave them to the lessons. */
function wish(table, value) {
  const list = table.find("select[data-setting=inferences]")
  list.value = value
  list.dispatchEvent(new Event("change", { bubbles: true }))
}

test("the first press on a card says what it would tell, and the second plays it", () => {
  const table = sit("inferences")
  table.move("C6").click()
  assert.match(would(table), /neither the king nor the queen of clubs/)
  assert.deepEqual(table.sent, [])
  table.move("C6").click()
  assert.deepEqual(table.sent, [{ play: "C6" }])
})

test("another card says something else, or why it says nothing; only one waits at a time", () => {
  const table = sit("inferences")
  table.move("C6").click()
  table.move("DK").click()
  assert.equal(table.el.querySelectorAll("[data-raised]").length, 1)
  assert.doesNotMatch(would(table), /clubs/)
  table.move("C6").click() // for the first time again
  assert.deepEqual(table.sent, [])
})

test("“Play it” plays the card that waits, also when it is pressed in a hurry", () => {
  const table = sit("inferences")
  table.move("C6").click()
  table.find("[data-plays]").click()
  assert.deepEqual(table.sent, [{ play: "C6" }])
})

test("where nobody wants the inferences a press plays at once, and all is folded up", () => {
  const table = sit("inferences off")
  assert.equal(open(table), false)
  table.move("C6").click()
  assert.deepEqual(table.sent, [{ play: "C6" }])
})

test("who wishes for inferences has them at every table at once", () => {
  const table = sit("inferences off")
  wish(table, "on")
  assert.equal(open(table), true)
  table.move("C6").click()
  assert.deepEqual(table.sent, [])
  assert.match(would(table), /clubs/)
  wish(table, "lesson")
  table.move("C5").click()
  assert.deepEqual(table.sent, [{ play: "C5" }])
})

test("what is told from now on is read out in a sentence, without the name of its rule", () => {
  const table = sit("inferences")
  localStorage.setItem("tutor-settings", '{"pace": "once"}')
  table.show("inferences, led")
  const heard = [...table.find("[data-part=log]").children].map((one) => one.textContent.replace(/\s+/g, " "))
  assert.ok(heard.some((line) => /In trick 1, you said: .*denies the king and the queen of clubs\. $/.test(line)), heard.join("\n"))
})

test("another chair says on whose it is, to those who cannot see it", () => {
  const table = sit("inferences")
  const chair = table.find("input[data-sits='1']")
  chair.checked = true
  chair.dispatchEvent(new Event("change", { bubbles: true }))
  assert.match(table.reads("[data-listens]"), /^You are now listening from the seat of the player on your right/)
})

test("how much a promise changes is counted when somebody opens the row, and once", () => {
  const table = sit("inferences, told")
  const row = table.find("[data-inference=change]")
  row.querySelector("summary").click()
  assert.deepEqual(table.sent, [{ weigh: true }])
  table.tell({ weighed: drawn.weighed })
  assert.match(row.textContent, /of 100 possible layouts/)
  assert.ok(!table.root().hasAttribute("aria-busy"))
  row.querySelector("summary").click()
  assert.deepEqual(table.sent, [{ weigh: true }])
})
