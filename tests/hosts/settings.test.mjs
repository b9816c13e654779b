// What a reader wishes of every table: chosen at one, kept for all. Run by test_scripts.py.

import assert from "node:assert/strict"
import { test } from "node:test"

import { drawn, sit } from "./dom.mjs"

const list = (el, name) => el.querySelector(`select[data-setting=${name}]`)
/** What a table does, and what its lists say that it does. */
const pace = (el) => [el.querySelector(".tutor-game").dataset.pace, list(el, "pace").value]

/** Choose something from a list, as a reader does. */
function choose(select, value) {
  select.value = value
  select.dispatchEvent(new Event("change", { bubbles: true }))
}

/** Another table on the same page, as it is drawn when the page opens. */
function beside({ document }) {
  const el = document.body.appendChild(document.createElement("div"))
  el.innerHTML = drawn["live"]
  return el
}

/** The same table, as its host draws it next. */
function again(table) {
  table.show("live")
  return pace(table.el)
}

test("as long as nobody wishes for anything, a table does what is usual, and its lists say so", () => {
  const table = sit("live")
  for (const [name, usual] of [["pace", "normal"], ["shows", "marks"], ["forced", "ask"]]) {
    assert.deepEqual([table.root().dataset[name], list(table.el, name).value], [usual, usual])
  }
})

test("a wish holds at once for every table of the page, and when a table is drawn anew", () => {
  const table = sit("live")
  const other = beside(table)
  choose(list(table.el, "pace"), "slow")
  assert.deepEqual([pace(table.el), pace(other)], [["slow", "slow"], ["slow", "slow"]])
  assert.deepEqual(again(table), ["slow", "slow"])
  assert.deepEqual(table.sent, [], "nobody is asked")
})

test("one wish leaves the others as they are", () => {
  const table = sit("live")
  choose(list(table.el, "pace"), "once")
  choose(list(table.el, "shows"), "real")
  assert.deepEqual(JSON.parse(localStorage.getItem("tutor-settings")), { pace: "once", shows: "real" })
})

test("what was chosen on another page, or by another table’s script, holds as soon as the table is drawn anew", () => {
  const table = sit("live")
  choose(list(table.el, "pace"), "slow")
  localStorage.setItem("tutor-settings", '{"pace": "step"}')
  assert.deepEqual(again(table), ["step", "step"])
})

test("what nobody can choose here is no wish, nor is what cannot be read", () => {
  const table = sit("live")
  for (const kept of ['{"pace": "flying"}', '{"pace": 3}', "[]", "null", "3", "{"]) {
    localStorage.setItem("tutor-settings", kept)
    assert.deepEqual(again(table), ["normal", "normal"], kept)
  }
})

test("where the browser keeps nothing, a wish holds for as long as the page is open", () => {
  const table = sit("live")
  const refuse = () => { throw new Error("not here") }
  const { localStorage: there } = globalThis
  Object.defineProperty(globalThis, "localStorage", { value: { getItem: refuse, setItem: refuse }, configurable: true })
  choose(list(table.el, "pace"), "slow")
  assert.deepEqual(again(table), ["slow", "slow"])
  Object.defineProperty(globalThis, "localStorage", { value: there, configurable: true })
  choose(list(table.el, "pace"), "normal") // and is kept as soon as that can be done
  assert.deepEqual(JSON.parse(localStorage.getItem("tutor-settings")), { pace: "normal" })
})

test("a list of a form is no wish", () => {
  const table = sit("auction")
  choose(table.find("form select[name=players]"), "5")
  assert.equal(localStorage.getItem("tutor-settings"), null)
})
