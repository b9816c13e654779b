// The lists of a table's menu: what goes with the game that is chosen there. Run by test_scripts.py.

import assert from "node:assert/strict"
import { test } from "node:test"

import { sit } from "./dom.mjs"

const list = (el, name) => el.querySelector(`form select[name=${name}]`)
const offered = (select) => Array.from(select.options).filter((option) => !option.disabled && !option.hidden && !option.closest("optgroup[hidden]")).map(({ value }) => value)

/** Choose something from a list, as a reader does. */
function choose(select, value) {
  select.value = value
  select.dispatchEvent(new Event("change", { bubbles: true }))
}

test("with another game chosen, only the players and the first deals that it has can be chosen", () => {
  const { el, sent } = sit("auction")
  const [players, order, game] = ["players", "order", "variant"].map((name) => list(el, name))
  const here = offered(order)
  assert.ok(here.includes("poignee"))
  choose(order, "poignee")
  choose(game, "salade")
  assert.deepEqual(offered(players), ["3", "4", "5", "6"])
  assert.deepEqual([offered(order).includes("poignee"), offered(order).includes("void"), order.value], [false, true, ""])
  choose(players, "6")
  choose(game, "usual")
  assert.deepEqual([offered(players), players.value], [["4"], "4"])
  choose(game, "fft")
  assert.deepEqual([offered(players), offered(order)], [["3", "4", "5"], here])
  assert.deepEqual(sent, [], "nobody is asked before it is sent")
})
