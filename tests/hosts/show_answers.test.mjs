// A lesson that is just read: all answers at one press, and hidden again at the next. Run by test_scripts.py.

import assert from "node:assert/strict"
import { test } from "node:test"

import { render } from "../../tutor/hosts/render.js"
import { drawn, open } from "./dom.mjs"

const model = { on: () => {}, off: () => {}, send: () => {} }

/** A page with the head of a lesson and some of its exercises. */
function lesson(...names) {
  const document = open()
  const page = document.body.appendChild(document.createElement("main"))
  page.innerHTML = drawn["head of a lesson"]
  const exercises = names.map((name) => {
    const el = page.appendChild(document.createElement("div"))
    render({ model: { ...model, get: () => drawn[name] }, el })
    return el
  })
  return { button: page.querySelector("[data-reads]"), exercises }
}

const answered = (el) => !el.querySelector(".done").hidden

test("one press shows the answers with their reasons, and another hides them; a check gives its answer to nobody", () => {
  const { button, exercises } = lesson("mark", "arrange", "number", "mark, a check")
  const offer = button.textContent
  button.click()
  assert.deepEqual(exercises.map(answered), [true, true, true, false])
  assert.notEqual(button.textContent, offer)
  button.click()
  assert.deepEqual(exercises.map(answered), [false, false, false, false])
  assert.equal(button.textContent, offer)
})

test("what somebody has answered themselves stays, and the button keeps the focus", () => {
  const { button, exercises: [own, other] } = lesson("choose", "mark")
  const chosen = own.querySelector("input[type=radio]")
  chosen.click()
  own.querySelector("[data-check]").click()
  button.focus()
  button.click()
  button.click()
  assert.deepEqual([own, other].map(answered), [true, false])
  assert.ok(chosen.checked)
  assert.equal(button.ownerDocument.activeElement, button)
})

test("several scripts on one page, as in a notebook, hear one press once", async () => {
  const { button, exercises } = lesson("mark")
  const { offerAllAnswers } = await import("../../tutor/hosts/exercise/show_answers.js?another")
  offerAllAnswers()
  button.click()
  assert.deepEqual(exercises.map(answered), [true])
})
