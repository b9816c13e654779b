// What is said of an answer on a page, and what less of it the next time: each test begins where the one before has left it.

import assert from "node:assert/strict"
import { test } from "node:test"

import { sit } from "./dom.mjs"

/** Mark some options, or choose one, or type a number, and have the answer checked. */
function give(name, ...answer) {
  const question = sit(name)
  const field = question.find("input.number")
  if (field) [field.value] = answer
  else for (const option of answer) question.find(`input[value="${option}"]`).click()
  question.find("[data-check]").click()
  return question
}

/** What stands ready under these names, in words, as Python has made it. */
const ready = (question, ...names) => {
  const { content } = question.find("template")
  return names.map((name) => content.querySelector(`[data-say="${name}"], [data-slip="${name}"]`).textContent)
}
/** What is said of the answer, one entry a line. */
const verdict = (question) => [...question.find(".verdict").children].map((line) => line.textContent)
/** The reasons with which the reply begins: the parts of an answer that each is about, and its text. */
const first = (question) => [...question.find(".verdict").querySelectorAll("li[data-parts]")].map((line) => [line.dataset.parts, line.textContent])
const why = (question) => question.find('[data-part="why"] > div').textContent

test("a rule that has been read of on this page is only named the next time, and Why? says the rest", () => {
  const [once, again] = [give("choose", "DQ"), give("choose", "DQ")]
  assert.match(first(once)[0][1], /^✗ .*: .*you must follow suit.* Follow suit$/)
  assert.match(first(once)[1][1], /^✓ .*: .* Follow suit$/)
  assert.deepEqual(first(again).map(([, text]) => text), first(once).map(([, text]) => text.replace(/: .*(?= Follow suit$)/, "")))
  assert.equal(why(again), why(once))
})

test("the reply begins with what was marked and is wrong, and with what is right and was not marked", () => {
  for (const [marked, parts] of [
    [["CJ"], ["CJ|CQ"]],
    [["D3"], ["S7|H4|D3", "CJ|CQ"]],
    [["CJ", "CQ", "T6", "D3"], ["S7|H4|D3"]],
    [["T6", "D3"], ["S7|H4|D3", "CJ|CQ"]],
  ]) {
    const question = give("mark", ...marked)
    assert.deepEqual(first(question).map(([about]) => about).sort(), parts.sort(), marked.join())
  }
  const tables = give("mark at two tables", "0:C2", "0:C4")
  assert.match(verdict(tables)[1], /^Second table✓ .*trump 20: Trumps were led/)
})

test("of a number it is said what it comes to, and which one is right; how it is counted lies folded, and the next time all of it", () => {
  const [once, again] = [give("number", "6"), give("number", "6")]
  assert.deepEqual(verdict(once), ready(once, "wrong", "because", "number"))
  assert.equal(why(once), ready(once, "why")[0])
  assert.deepEqual(verdict(again).toSpliced(1, 1), ready(again, "wrong", "number"))
  assert.equal(verdict(again)[1], "What the cards are worth")
  assert.equal(why(again), ready(again, "because", "why").join(""))
})

test("a mistake that is known is told the first time", () => {
  for (const slip of ["8", "11"]) {
    const question = give("number", slip)
    assert.deepEqual(verdict(question), ready(question, "wrong", slip, "number"))
  }
})
