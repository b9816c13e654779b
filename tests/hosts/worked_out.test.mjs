// A sum fills its lines: each is shown in its turn, with what has been counted pale. Run by test_scripts.py.

import assert from "node:assert/strict"
import { test } from "node:test"

import { sit } from "./dom.mjs"

/** Give a number, and have it checked. */
function give(number) {
  const question = sit("number")
  question.find("input.number").value = number
  question.find("[data-check]").click()
  return question
}

const shown = (question) => question.find('[data-part="shown"]')
const now = (question) => shown(question).querySelector(".caption").textContent
const before = (question) => [...shown(question).querySelectorAll("[data-felt] > p")].map((line) => line.textContent)
const counted = (question) => [...question.el.querySelectorAll(".card[data-gone]")].map((card) => card.dataset.card)
const walk = (question, by) => shown(question).querySelector(`[data-walk="${by}"]`).click()
/** The lines of the sum, as they stand among the reasons. */
const sum = (question) => [...question.find("template").content.querySelectorAll('[data-say="why"] > p')].map((line) => line.textContent)

test("after a wrong number its sum fills its lines, and what has been counted is pale", () => {
  const question = give("7")
  const lines = sum(question)
  assert.ok(lines.length > 2)
  assert.deepEqual([before(question), now(question), counted(question)], [[], lines[0], ["SK"]])
  walk(question, 1)
  assert.deepEqual([before(question), now(question), counted(question)], [lines.slice(0, 1), lines[1], ["SQ", "SK"]])
  walk(question, 1)
  assert.equal(counted(question).length, 5)
  walk(question, -1)
  assert.deepEqual([before(question), counted(question)], [lines.slice(0, 1), ["SQ", "SK"]])
  for (let number = 0; number < 9; number++) walk(question, 1)
  assert.deepEqual([before(question), now(question)], [lines.slice(0, -1), lines.at(-1)])
})

test("after the right number nobody is shown how it is counted", () => {
  assert.equal(shown(give("9.5")).hidden, true)
})

test("who begins again finds the cards as they lay", () => {
  const question = give("7")
  question.find("[data-again]").click()
  assert.deepEqual([counted(question), shown(question).hidden, now(question)], [[], true, ""])
})

test("a Domino that goes on tells turn by turn what is laid", () => {
  const question = sit("ending in Domino")
  const [right] = JSON.parse(question.find("template").content.querySelector("[data-key]").dataset.key)[0]
  const wrong = [...question.el.querySelectorAll("[name^=answer]")].find((field) => field.value !== right)
  wrong.click()
  question.find("[data-check]").click()
  assert.equal(shown(question).hidden, false)
  assert.ok(counted(question).includes(wrong.value))
  walk(question, 1)
  assert.equal(before(question).length, 1)
})
