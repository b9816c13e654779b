// What one lays out and taps at a table: the spread of a poignée, the trays of an écart, the threads of a
// doubling, the places of Domino. Run by test_scripts.py.

import assert from "node:assert/strict"
import { test } from "node:test"

import { drawn, press, sit } from "./dom.mjs"

const card = (table, code) => table.find(`.hand button[data-card="${code}"]`)
const laid = (table) => [...table.el.querySelectorAll(".spread .laid button")].map((one) => one.dataset.card)
const shown = (table) => !table.find(".spread").hidden
const tap = (table, ...codes) => codes.forEach((code) => card(table, code).click())

/** A table before our first card, whose spread is laid out. */
function railed() {
  const table = sit("first card")
  table.find("[data-lays]").click()
  return table
}
/** Some cards of the hand, in its order. */
const held = (table, count) => [...table.el.querySelectorAll(".hand button")].slice(0, count).map((one) => one.dataset.card)

// --- the spread ------------------------------------------------------------------------------------------------------

test("while the spread lies there, a card of the hand is not played but laid out, and goes back when pressed again", () => {
  const table = railed()
  const [first, second] = held(table, 2)
  tap(table, second, first)
  assert.deepEqual(laid(table), [first, second], "in the order of the hand")
  assert.equal(card(table, first).getAttribute("aria-pressed"), "true")
  tap(table, first)
  assert.deepEqual([laid(table), card(table, first).getAttribute("aria-pressed")], [[second], "false"])
  table.find(".laid button").click()
  assert.deepEqual([laid(table), table.sent], [[], []])
})

test("the number of cards is said, in sentences that stand ready", () => {
  const table = railed()
  assert.match(table.reads(".count"), /^Press each card that you want to show/)
  tap(table, ...held(table, 2))
  assert.equal(table.reads(".count"), "2 cards laid out")
})

test("whatever is laid out is shown as it is, and stays there to be put right when it is judged", () => {
  const table = railed()
  const cards = held(table, 2)
  tap(table, ...cards)
  table.find('[data-shows="poignee double"]').click()
  assert.deepEqual(table.sent, [{ play: `poignee double ${cards.join(" ")}` }])
  table.tell({ judged: drawn.judged })
  assert.match(table.reads(".verdict"), /Not allowed/)
  assert.deepEqual([shown(table), laid(table)], [true, cards])
})

test("the cards are put back with a button, with Escape, or by pressing the first button once more", () => {
  for (const leave of [
    (table) => table.find("[data-leaves]").click(),
    (table) => assert.ok(press(table.document, "Escape").taken),
    (table) => table.find("[data-lays]").click(),
  ]) {
    const table = railed()
    tap(table, ...held(table, 1))
    leave(table)
    assert.deepEqual([shown(table), laid(table)], [false, []])
    assert.equal(table.document.activeElement, table.find("[data-lays]"))
    assert.equal(table.el.querySelectorAll(".hand [aria-pressed]").length, 0)
  }
})

test("Escape is the host's own where no spread lies there, and so is a card", () => {
  const table = sit("first card")
  table.find("[data-lays]").focus()
  assert.deepEqual(press(table.document, "Escape"), { reached: true, taken: false })
  tap(table, held(table, 1)[0])
  assert.deepEqual(laid(table), [])
})

test("the focus goes to the hand, and on the spread from neighbour to neighbour", () => {
  const table = railed()
  const [first, second] = held(table, 2)
  assert.equal(table.document.activeElement, card(table, first))
  tap(table, first, second)
  const on = [...table.el.querySelectorAll(".laid button")]
  assert.deepEqual(on.map((one) => one.tabIndex), [0, -1])
  on[0].focus()
  press(table.document, "ArrowRight")
  assert.equal(table.document.activeElement, on[1])
  on[1].click()
  assert.equal(table.document.activeElement, on[0])
  on[0].click()
  assert.equal(table.document.activeElement, card(table, first))
})

// --- trays -----------------------------------------------------------------------------------------------------------

test("a card in its tray is asked back once, and the focus goes on with it in the hand", () => {
  const table = sit("two aside")
  const [, one] = table.el.querySelectorAll(".tray button")
  const { card: code, back } = one.dataset
  one.focus()
  one.click()
  one.click()
  assert.deepEqual(table.sent, [{ back }])
  table.show("one aside")
  assert.notEqual(held(table, 1)[0], code)
  assert.equal(table.document.activeElement, card(table, code))
})

test("a tray is one tab stop, and the arrows move in it", () => {
  const table = sit("two aside")
  const cards = [...table.el.querySelectorAll(".tray button")]
  assert.deepEqual(cards.map((one) => one.tabIndex), [0, -1])
  cards[0].focus()
  press(table.document, "ArrowRight")
  assert.equal(table.document.activeElement, cards[1])
})

// --- threads ---------------------------------------------------------------------------------------------------------

const knot = (table, cell) => table.find(`button.knot[data-cell="${cell}"]`)
const reads = (table, cell) => [...knot(table, cell).children].filter((one) => !one.hidden).map((one) => one.textContent).join()

test("a tap takes a thread to its next state and back, for eyes and ears, and what is tapped is told", () => {
  const table = sit("doubling")
  const before = reads(table, "1")
  knot(table, "1").click()
  assert.match(reads(table, "1"), /⇄ redoubled.*against you: redoubled/)
  assert.equal(table.find('line[data-cell="1"]').dataset.state, "2")
  assert.equal(table.reads(".told"), "You redouble the player on your left.")
  knot(table, "1").click()
  assert.deepEqual([reads(table, "1"), table.reads(".told"), table.sent], [before, "Nobody is chosen: you pass.", []])
})

test("what is tapped is said with a press of its own; nothing tapped is a pass", () => {
  for (const [cells, move] of [[[], "pass"], [["1"], "double 1"], [["3", "1"], "double 1 3"]]) {
    const table = sit("doubling")
    for (const cell of cells) knot(table, cell).click()
    table.find("[data-says]").click()
    assert.deepEqual(table.sent, [{ play: move }])
  }
})

test("a wish that is not allowed can be tapped and said, and gets its verdict", () => {
  const table = sit("doubling")
  knot(table, "2").click()
  table.find("[data-says]").click()
  assert.match(table.reads(".verdict"), /Not allowed You are the dealer/)
  assert.deepEqual([table.sent, table.reads(".told")], [[], "You double the player opposite."])
})

test("maximum taps the threads that it means, and no other", () => {
  const table = sit("doubling")
  knot(table, "2").click()
  table.find("[data-taps]").click()
  assert.equal(table.reads(".told"), "You redouble the player on your left and the player on your right.")
})

test("who comes to the threads with the focus goes on with the first of them", () => {
  const table = sit("call")
  table.root().dataset.pace = "once"
  table.find(".choice").focus()
  table.show("doubling")
  assert.equal(table.document.activeElement.className, table.find("button.knot").className)
})

// --- the places of Domino --------------------------------------------------------------------------------------------

const lit = (table) => [...table.el.querySelectorAll("[data-lit]")].map((one) => one.dataset.place)

test("the place of a card lights up while one points at the card, or as long as it has the focus", () => {
  const table = sit("domino")
  const [first, second] = held(table, 2)
  const event = (code, type) => card(table, code).dispatchEvent(new Event(type, { bubbles: true }))
  event(first, "pointerover")
  assert.deepEqual(lit(table), [first])
  event(first, "pointerout")
  assert.deepEqual(lit(table), [])
  card(table, second).focus()
  assert.deepEqual(lit(table), [second])
  event(first, "pointerover")
  event(first, "pointerout")
  assert.deepEqual(lit(table), [second])
})

test("of a card that has no place yet one reads why, as long as one points at it", () => {
  const table = sit("domino")
  const forbidden = table.find('[data-part="rulings"] [data-legal="no"]').dataset.moves.split("|")[0]
  card(table, forbidden).focus()
  assert.match(table.reads(".where"), /only .* opens the suit\.$/)
  assert.doesNotMatch(table.reads(".where"), /Not allowed/)
  card(table, forbidden).blur()
  assert.equal(table.find(".where").textContent, "")
})

test("where a card goes is nothing that one could press", () => {
  assert.equal(sit("domino").el.querySelectorAll(".domino button").length, 0)
})

// --- a turn without a choice -----------------------------------------------------------------------------------------

/** A table that comes to the last card, where its reader wishes that the only move makes itself, or not. */
function atTheLastCard(t, forced) {
  t.mock.timers.enable({ apis: ["setTimeout"] })
  const table = sit("next card")
  localStorage.setItem("tutor-settings", JSON.stringify({ forced }))
  for (const [name, value] of [["forced", forced], ["pace", "once"]]) {
    const list = table.find(`select[data-setting=${name}]`)
    list.value = value
    list.dispatchEvent(new Event("change", { bubbles: true }))
  }
  table.show("last card")
  return table
}

test("the only move makes itself after a moment, once, for who wishes so", (t) => {
  const table = atTheLastCard(t, "pass")
  t.mock.timers.tick(1_000)
  assert.deepEqual(table.sent, [])
  t.mock.timers.tick(10_000)
  assert.deepEqual(table.sent, [{ play: table.root().dataset.only }])
})

test("who makes their moves themselves is waited for", (t) => {
  const table = atTheLastCard(t, "ask")
  t.mock.timers.tick(60_000)
  assert.deepEqual(table.sent, [])
})

for (const where of ["[data-part=more]", ".story > summary", ".verdict"]) {
  test(`who presses something before is not overtaken: ${where}`, (t) => {
    const table = atTheLastCard(t, "pass")
    table.find(where).click()
    t.mock.timers.tick(60_000)
    assert.deepEqual(table.sent, [])
  })
}

test("who goes on by keys is not overtaken either", (t) => {
  const table = atTheLastCard(t, "pass")
  table.find("[data-opens=menu]").focus()
  press(table.document, "Tab")
  t.mock.timers.tick(60_000)
  assert.deepEqual(table.sent, [])
})

test("the only move of a table is not made at the one that takes its place", (t) => {
  const table = atTheLastCard(t, "pass")
  table.show("position")
  t.mock.timers.tick(60_000)
  assert.deepEqual(table.sent, [])
})
