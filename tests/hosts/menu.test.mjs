// The lists of a table's menu: what goes with the game that is chosen there. Run by test_scripts.py.

import assert from "node:assert/strict"
import { test } from "node:test"

import { drawn, sit } from "./dom.mjs"

const list = (el, name) => el.querySelector(`form select[name=${name}]`)
const offered = (select) => Array.from(select.options).filter((option) => !option.disabled && !option.hidden && !option.closest("optgroup[hidden]")).map(({ value }) => value)

/** Choose something from a list, as a reader does. */
function choose(select, value) {
  select.value = value
  select.dispatchEvent(new Event("change", { bubbles: true }))
}

test("with another game chosen, only the players, the others and the first deals that it has can be chosen", () => {
  const { el, sent } = sit("auction")
  const [players, others, order, game] = ["players", "others", "order", "variant"].map((name) => list(el, name))
  const here = offered(order)
  assert.ok(here.includes("poignee"))
  choose(order, "poignee")
  choose(others, "strong")
  others.options[1].dataset.games = "tarot"
  choose(game, "salade")
  assert.deepEqual([offered(others), others.value], [["club"], "club"])
  assert.deepEqual(offered(players), ["3", "4", "5", "6"])
  assert.deepEqual([offered(order).includes("poignee"), offered(order).includes("void"), order.value], [false, true, ""])
  choose(players, "6")
  choose(game, "usual")
  assert.deepEqual([offered(players), players.value], [["4"], "4"])
  choose(game, "fft")
  assert.deepEqual([offered(players), offered(order)], [["3", "4", "5"], here])
  assert.deepEqual(sent, [], "nobody is asked before it is sent")
})

// --- house rules -------------------------------------------------------------------------------------------------------------

/** The menu of a table of Tarot on a page with the house rules one by one. */
function opened() {
  const table = sit("auction")
  table.el.ownerDocument.body.insertAdjacentHTML("beforeend", drawn["house rules"])
  table.el.querySelector('button[data-opens="menu"]').click()
  const form = table.el.querySelector('form[data-sends="new"]')
  return { ...table, form, rule: (name) => form.querySelector(`select[data-rule="${name}"]`), named: () => Array.from(form.querySelectorAll("select[name^='rule.']"), ({ name, value }) => `${name}=${value}`) }
}

test("the house rules lie in the menu once it is opened, as this match has them, and once alone", () => {
  const { el, form, rule, named } = opened()
  assert.equal(rule("garde_contre").value, "6")
  assert.deepEqual(named(), [])
  el.querySelector('button[data-opens="menu"]').click()
  assert.equal(form.querySelectorAll("details.rules").length, 1)
})

test("those that differ from the variant are sent with the wish for a match, in JSON", () => {
  const { form, rule, named, sent } = opened()
  choose(rule("garde_contre"), "8")
  choose(rule("pousse"), "true")
  choose(rule("pousse"), "false")
  assert.deepEqual(named(), ["rule.garde_contre=8"])
  form.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }))
  assert.equal(sent[0].new["rule.garde_contre"], "8")
  assert.equal("rule.pousse" in sent[0].new, false)
})

test("another variant brings its own, and one of another game none", () => {
  const { el, form, rule, named } = opened()
  choose(rule("garde_contre"), "8")
  choose(list(el, "variant"), "seed")
  assert.deepEqual([rule("garde_contre").value, rule("poignee_values").value, named()], ["6", '"seed"', []])
  choose(rule("poignee_values"), '"fft"')
  assert.deepEqual(named(), ['rule.poignee_values="fft"'])
  choose(list(el, "variant"), "usual")
  assert.deepEqual([form.querySelector("details.rules").hidden, named()], [true, []])
})
