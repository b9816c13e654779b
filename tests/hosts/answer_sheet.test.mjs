// The printed sheet of answers: there while a page is printed, and at no other time. Run by test_scripts.py.

import assert from "node:assert/strict"
import { test } from "node:test"

import { render } from "../../tutor/hosts/render.js"
import { drawn, open } from "./dom.mjs"

const document = open()
const model = { on: () => {}, off: () => {}, send: () => {} }
const page = document.body.appendChild(document.createElement("main"))

/** Put exercises on the page in place of those that were there. */
function put(...names) {
  page.replaceChildren()
  for (const name of names) render({ model: { ...model, get: () => drawn[name] }, el: page.appendChild(document.createElement("div")) })
}

/** What stands on the sheet while the page is printed. */
function printed(read) {
  document.defaultView.dispatchEvent(new Event("beforeprint"))
  const sheets = [...document.querySelectorAll("body > .tutor-keys")].map(read)
  document.defaultView.dispatchEvent(new Event("afterprint"))
  return sheets
}

const names = (sheet) => [...sheet.querySelectorAll("h4 code")].map((name) => name.textContent)

test("the answers to all exercises stand on one sheet, in their order, each with its name", () => {
  put("mark", "choose", "number")
  assert.deepEqual(printed(names), [["allowed.1.1.15", "forced-card.3.1.2", "trick-points.1.1.2"]])
})

test("the sheet is there only while the page is printed, and again when it is printed again", () => {
  put("mark", "number")
  const there = () => document.querySelectorAll(".tutor-keys").length
  assert.equal(there(), 0)
  assert.equal(printed(there).length, 1)
  assert.equal(there(), 0)
  assert.deepEqual(printed(names), [["allowed.1.1.15", "trick-points.1.1.2"]])
})

test("with each answer stands why: option by option, or how one counts", () => {
  put("mark", "number")
  const [says] = printed((sheet) => [...sheet.children].map((part) => part.dataset.say ?? part.textContent))
  assert.deepEqual(says, ["Answers", "key", "why", "key", "why"])
})

test("a worked example shows its answer where it stands, and not once more", () => {
  put("mark, worked", "mark, half", "number, worked")
  assert.deepEqual(printed(names), [["allowed.1.1.7"]])
})

test("the reasons of a worked example are unfolded while it is printed", () => {
  put("mark, worked")
  const why = () => [...document.querySelectorAll('[data-part="why"]')].map((one) => one.hasAttribute("open"))
  document.defaultView.dispatchEvent(new Event("beforeprint"))
  const printing = why()
  document.defaultView.dispatchEvent(new Event("afterprint"))
  assert.deepEqual([printing, why()], [[true], [false]])
})

test("where nothing is left to be answered, no empty sheet is printed", () => {
  put("mark, worked", "position")
  assert.deepEqual(printed(names), [])
})

test("what is printed leaves the exercises as they are", () => {
  put("mark")
  const before = page.innerHTML
  printed(names)
  assert.equal(page.innerHTML, before)
})
