// Keys and the focus: how one plays without a mouse, and beside the keys of JupyterLab. Run by test_scripts.py.

import assert from "node:assert/strict"
import { test } from "node:test"

import { drawn, press, sit } from "./dom.mjs"

const focused = ({ document: { activeElement: { dataset } } }) => dataset.move ?? dataset.intent
const stops = (table, part) =>
  [...table.el.querySelectorAll(`[data-part="${part}"] button`)].filter((one) => one.tabIndex === 0).map((one) => one.dataset.move)

/** Press keys one after another, and tell where each has led. */
const walk = (table, ...keys) => keys.map((key) => {
  press(table.document, key)
  return focused(table)
})

// --- one tab stop, and arrows ------------------------------------------------------------------------------------

test("the arrows move in the hand and stop at its ends, Home and End lead there", () => {
  const table = sit("position")
  const hand = [...table.el.querySelectorAll(".hand button")].map((one) => one.dataset.move)
  const last = hand.at(-1)
  table.move(hand[0]).focus()
  assert.deepEqual(
    walk(table, "ArrowRight", "ArrowRight", "ArrowLeft", "End", "ArrowRight", "Home", "ArrowLeft"),
    [hand[1], hand[2], hand[1], last, last, hand[0], hand[0]],
  )
})

test("Tab comes back to the move that had the focus last, by key or by mouse", () => {
  const table = sit("position")
  table.move("C9").focus()
  walk(table, "ArrowRight")
  assert.deepEqual(stops(table, "hand"), ["CQ"])
  table.move("T10").click()
  assert.deepEqual([focused(table), stops(table, "hand")], ["T10", ["T10"]])
})

test("a fold is a group of its own: the arrows lead neither into it nor out of it", () => {
  const table = sit("call")
  const folded = [...table.el.querySelectorAll(".fold button")].map((one) => one.dataset.move)
  table.move("call SK").focus()
  assert.deepEqual(walk(table, "End", "ArrowRight"), ["call CK", "call CK"])
  table.move(folded[0]).focus()
  assert.deepEqual(walk(table, "ArrowLeft", "End"), [folded[0], folded.at(-1)])
  assert.deepEqual(stops(table, "choices"), ["call CK", folded.at(-1)])
})

// --- whose keys they are -----------------------------------------------------------------------------------------

test("the arrows are the table’s own: neither the browser scrolls, nor JupyterLab goes to the next cell", () => {
  const table = sit("position")
  table.move("C9").focus()
  assert.deepEqual(press(table.document, "ArrowRight"), { reached: false, taken: true })
})

test("Enter and Space press what has the focus, and JupyterLab does not hear of them", () => {
  const table = sit("auction")
  for (const selector of ["button[data-move]", "button[data-intent]", "summary", ".seed", "select"]) {
    table.find(selector).focus()
    for (const key of ["Enter", " "]) assert.deepEqual(press(table.document, key), { reached: false, taken: false }, selector)
  }
})

test("a list that one chooses from and a field keep all their keys; a control leaves the arrows to its host", () => {
  const table = sit("auction")
  for (const selector of ["select", ".seed"]) {
    table.find(selector).focus()
    for (const key of ["ArrowDown", "ArrowRight", "5"]) {
      assert.deepEqual(press(table.document, key), { reached: false, taken: false }, `${selector} ${key}`)
    }
  }
  table.find("button[data-intent]").focus()
  assert.deepEqual(press(table.document, "ArrowRight"), { reached: true, taken: false })
})

test("every other key is the host’s, and so is every key with another one held down", () => {
  const table = sit("position")
  table.move("C9").focus()
  for (const key of ["ArrowDown", "a", "Escape", "Tab"]) assert.ok(press(table.document, key).reached, key)
  for (const held of ["ctrlKey", "altKey", "metaKey", "shiftKey"]) {
    for (const key of ["ArrowRight", "Enter"]) {
      assert.deepEqual(press(table.document, key, { [held]: true }), { reached: true, taken: false }, `${held} ${key}`)
    }
  }
  assert.equal(focused(table), "C9")
})

test("keys beside the table are not its own", () => {
  const table = sit("position")
  const beside = table.document.body.appendChild(table.document.createElement("button"))
  beside.dataset.move = "C9"
  beside.focus()
  for (const key of ["ArrowRight", "Enter"]) assert.deepEqual(press(table.document, key), { reached: true, taken: false })
})

// --- where the focus goes when the table changes -----------------------------------------------------------------

test("a card that was played leaves the focus at its place in the hand", () => {
  const table = sit("live")
  table.move("CQ").focus()
  const place = [...table.el.querySelectorAll(".hand button")].indexOf(table.move("CQ"))
  table.show("next card")
  const there = [...table.el.querySelectorAll(".hand button")][place].dataset.move
  assert.deepEqual([focused(table), stops(table, "hand")], [there, [there]])
})

test("who held the last card goes on with the last one that is left", () => {
  const table = sit("live")
  const last = [...table.el.querySelectorAll(".hand button")].at(-1)
  last.focus()
  table.show("next card")
  assert.equal(focused(table), [...table.el.querySelectorAll(".hand button")].at(-1).dataset.move)
})

test("another question begins at its first answer: none lies under the finger of whoever presses once too often", () => {
  const table = sit("auction")
  table.move("garde").focus()
  table.show("call")
  assert.equal(focused(table), "call SK")
  table.show("dog") // a bid was answered with a hand to play from
  assert.equal(focused(table), table.find(".hand button").dataset.move)
  const cards = [...table.el.querySelectorAll(".hand button")]
  cards[5].focus()
  table.show("slam")
  assert.equal(focused(table), "no-slam")
})

test("where all that is left is folded up, one goes on with what unfolds it", () => {
  const plain = /<button type="button" class="choice" data-move="[a-z-]+".*?<\/button>/g
  drawn["late contract"] = drawn.contract.replaceAll(plain, "")
  const table = sit("over")
  table.find("[data-intent=next]").focus()
  table.show("late contract")
  assert.equal(table.document.activeElement.textContent, "Trumps… each trick +5")
  assert.equal(table.move("trumps S").closest("details").querySelector("summary"), table.document.activeElement)
})

test("a control keeps the focus as long as it is there to be seen", () => {
  const table = sit("position")
  table.find("[data-intent=deal]").focus()
  table.show("live")
  assert.equal(focused(table), "deal")
})

test("a control that is gone, or lies in a fold now, gives the focus to the first move", () => {
  const table = sit("position")
  table.find("[data-intent=play_on]").focus()
  table.show("live")
  assert.equal(focused(table), table.find(".hand button").dataset.move)
  const match = sit("over")
  match.find("[data-intent=deal]").focus()
  match.show("auction") // there, another match lies in the fold
  assert.equal(focused(match), "pass")
})

test("where there is nothing left to play, one goes on with a control", () => {
  const table = sit("slam")
  table.move("no-slam").focus()
  table.show("over")
  assert.equal(focused(table), "next")
})

test("who was elsewhere on the page stays there", () => {
  const table = sit("live")
  const beside = table.document.body.appendChild(table.document.createElement("button"))
  beside.focus()
  table.show("next card")
  assert.equal(table.document.activeElement, beside)
})
