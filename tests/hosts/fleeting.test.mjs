// Tricks that come and go before a question: by seconds or by a press, more of them after a right answer. Run by test_scripts.py.

import assert from "node:assert/strict"
import { mock, test } from "node:test"

import { sit } from "./dom.mjs"

const KEY = "tutor watching"
const there = (question) => [...question.el.querySelectorAll(".tricks tbody tr")].map((row) => !row.hasAttribute("data-gone"))
const watch = (question) => question.find("[data-watch]").click()
const kept = () => JSON.parse(localStorage.getItem(KEY) ?? "{}")

/** Sit down where something is kept already. */
function after(text, pace = "press") {
  const question = sit("tricks that go")
  localStorage.setItem(KEY, text)
  question.find(".fleeting select").value = pace
  question.find("[data-again]").click()
  return question
}

const wished = (length, pace) => after(JSON.stringify({ v: 1, length, pace }), pace)

function answer(question, option) {
  question.find(`input[value="${option}"]`).click()
  question.find("[data-check]").click()
}

test("each trick stays for its seconds, and the next one comes; then one is asked", () => {
  mock.timers.enable({ apis: ["setTimeout"] })
  const question = wished(2, "1")
  assert.deepEqual(there(question), [true, false, false])
  assert.equal(question.root().dataset.fleeting, "before")
  watch(question)
  assert.deepEqual(there(question), [true, true, false])
  mock.timers.tick(1000)
  assert.deepEqual(there(question), [true, false, true])
  assert.match(question.reads(".fleeting .caption"), /^Trick 3: /)
  mock.timers.tick(1000)
  assert.deepEqual(there(question), [true, false, false])
  assert.equal(question.root().dataset.fleeting, "gone")
  mock.timers.reset()
})

test("who does not want the time goes on by a press", () => {
  const question = wished(1, "press")
  watch(question)
  assert.deepEqual(there(question), [true, true, true])
  assert.equal(question.reads("[data-watch]"), "The next trick")
  watch(question)
  assert.deepEqual(there(question), [true, true, false])
})

test("whoever begins again is at the tricks, since there is nothing to answer yet", () => {
  const question = wished(2, "press")
  assert.equal(question.el.ownerDocument.activeElement, question.find("[data-watch]"))
})

test("after a right answer one more goes, after a wrong one one less, and one at least", () => {
  for (const [length, option, then] of [[2, "player-2", 3], [2, "player-1", 1], [1, "nobody", 1]]) {
    answer(wished(length, "press"), option)
    assert.deepEqual(kept(), { v: 1, length: then, pace: "press" })
  }
})

test("what this browser has kept and nobody can read is as if it had kept nothing", () => {
  for (const text of ["[", '{"v": 9}', '{"v": 1, "length": 99, "pace": "3"}', '{"v": 1, "length": 2, "pace": "0"}']) {
    const question = after(text)
    assert.deepEqual(there(question), [false, false, false])
  }
})
