// What has happened at a table, one thing after the other: in which order, at which pace, and what a press does meanwhile.
// Run by test_scripts.py.

import assert from "node:assert/strict"
import { test } from "node:test"

import { press, sit } from "./dom.mjs"

/** A table whose cards are played at a pace, by a clock that stands still until `pass` lets some time go by. */
function watching(t, name, pace = "normal") {
  t.mock.timers.enable({ apis: ["setTimeout"] })
  const table = sit(name)
  table.choose = (value) => {
    const list = table.find('select[data-setting="pace"]')
    list.value = value
    list.dispatchEvent(new Event("change", { bubbles: true }))
  }
  table.choose(pace)
  return table
}

/** Let time go by, as many milliseconds: whatever is due in them happens in its turn. */
async function pass(t, ms = 0) {
  await new Promise(setImmediate)
  for (let gone = 0; gone < ms; gone += 50) {
    t.mock.timers.tick(50)
    await new Promise(setImmediate)
  }
}

const moving = (table) => table.root().hasAttribute("data-moving")
const codes = (table, where) => [...table.el.querySelectorAll(`[data-part="${where}"] .card[data-card]`)].map((one) => one.dataset.card)
/** The cards on the felt, the learner's first. */
const felt = (table) => codes(table, "felt").join(" ")
const hand = (table) => codes(table, "hand")
const lit = (table) => table.find('[data-part="felt"] [data-wins] .card')?.dataset.card
/** What has been heard, by how the lines begin and end. */
const heard = (table) => [...table.el.querySelectorAll("[data-part=log] > p")].map((line) => line.textContent)
const onward = (table) => table.find(".onward")
/** Press a place with a mouse, for the first time or again. */
const click = (place, detail = 1) => place.dispatchEvent(new (place.ownerDocument.defaultView.MouseEvent)("click", { bubbles: true, cancelable: true, detail }))

// --- one thing after the other -----------------------------------------------------------------------------------

test("the learner's card comes first, then each other's; then the table is as it is now", async (t) => {
  const table = watching(t, "next card")
  table.show("leads")
  await pass(t)
  const seen = [felt(table)]
  for (let cards = 0; cards < 3; cards++) {
    await pass(t, 350)
    seen.push(felt(table))
  }
  assert.deepEqual(seen.map((cards) => cards.split(" ").length), [1, 2, 3, 4])
  assert.ok(seen.every((cards) => cards.startsWith("T10")))
})

test("the winner of a trick is lit when its last card lies there, and the trick is gone a while later", async (t) => {
  const table = watching(t, "live")
  table.show("wins")
  await pass(t)
  assert.deepEqual([felt(table), lit(table)], ["T19 H2 T13 T15", undefined]) // the card is still on its way
  await pass(t, 350)
  assert.equal(lit(table), "T19")
  await pass(t, 850)
  assert.equal(lit(table), "T19")
  await pass(t, 50) // now the trick is swept
  assert.ok(moving(table))
  await pass(t, 300)
  assert.deepEqual([felt(table), moving(table)], ["", false])
})

test("at a slow pace everything takes twice as long", async (t) => {
  const table = watching(t, "live", "slow")
  table.show("wins")
  await pass(t, 650)
  assert.equal(lit(table), undefined)
  await pass(t, 50)
  assert.equal(lit(table), "T19")
  await pass(t, 1800 + 600 - 50)
  assert.ok(moving(table))
  await pass(t, 50)
  assert.ok(!moving(table))
})

test("at once is at once", (t) => {
  const table = watching(t, "live", "once")
  table.show("wins")
  assert.deepEqual([felt(table), moving(table), hand(table).includes("T19")], ["", false, false])
})

test("a card after which it is the learner's turn again keeps nobody waiting", (t) => {
  const table = watching(t, "dog")
  table.show("set aside")
  assert.ok(!moving(table))
  assert.match(table.reads(".hint"), /5 cards to set aside/)
  assert.match(heard(table).join(), /^You set aside /)
})

test("while cards fly, the hand keeps the place of the card that has left it", async (t) => {
  const table = watching(t, "live")
  const before = hand(table)
  table.show("wins")
  await pass(t)
  assert.deepEqual(hand(table), before)
  assert.deepEqual([...table.el.querySelectorAll("[data-laid]")].map((one) => one.dataset.card), ["T19"])
  await pass(t, 2000)
  assert.deepEqual(hand(table), before.filter((code) => code !== "T19"))
})

test("another deal begins with its own hand, what was said comes word by word, and what to do at the end", async (t) => {
  const table = watching(t, "over")
  const prompt = table.reads(".verdict")
  const words = () => table.el.querySelectorAll('[data-part="felt"] .word').length
  table.show("dealt")
  await pass(t)
  assert.equal(hand(table).length, 18)
  assert.equal(words(), 1)
  assert.equal(table.find(".verdict .hint"), null)
  await pass(t, 700)
  assert.equal(words(), 2)
  await pass(t, 700)
  assert.equal(words(), 3)
  assert.match(table.reads(".hint"), /make a bid/)
  assert.notEqual(table.reads(".verdict"), prompt)
})

// --- in words ----------------------------------------------------------------------------------------------------

test("whatever the pace, and whoever skips, each line is heard once and in order", async (t) => {
  for (const pace of ["normal", "slow", "once", "step", "skipped"]) {
    const table = watching(t, "next card", pace === "skipped" ? "normal" : pace)
    table.show("leads")
    await pass(t, 400)
    if (pace === "skipped") table.find(".felt").click()
    for (let more = 0; more < 10; more++) {
      await pass(t, 1000)
      onward(table)?.click()
    }
    const lines = heard(table)
    assert.match(lines[0], /^You play /, pace)
    assert.equal(new Set(lines).size, lines.length, pace)
    assert.deepEqual(lines, [...table.el.querySelectorAll(".news > p")].map((line) => line.textContent), pace)
    t.mock.timers.reset()
  }
})

test("the line of the moment stands where the verdict does, for the eye alone: the ear has it from the log", async (t) => {
  const table = watching(t, "live")
  const log = table.find("[data-part=log]")
  table.show("wins")
  await pass(t)
  const caption = table.find(".verdict > .caption")
  assert.match(caption.textContent, /^You play /)
  assert.equal(caption.getAttribute("aria-hidden"), "true")
  assert.equal(table.find("[data-part=log]"), log) // it stays, or nobody would hear it
  await pass(t, 2000)
  assert.equal(table.find("[data-part=log]"), log)
  assert.equal(table.find(".verdict .news").getAttribute("aria-live"), "off")
})

// --- step by step ------------------------------------------------------------------------------------------------

test("one at a time: each waits for a press, the button has the focus, and the hand has it back at the end", async (t) => {
  const table = watching(t, "next card", "step")
  table.move("T10").focus()
  table.show("leads")
  await pass(t, 350)
  for (const cards of [1, 2, 3]) {
    await pass(t, 5000)
    assert.equal(felt(table).split(" ").length, cards)
    assert.equal(table.document.activeElement, onward(table))
    onward(table).click()
    await pass(t, 350)
  }
  assert.equal(lit(table), "T21")
  onward(table).click()
  await pass(t, 300) // it is swept, and with the next card, a lead, it is the learner's turn
  assert.deepEqual([felt(table), moving(table)], ["S2", false])
  assert.equal(table.document.activeElement.closest("[data-part]").dataset.part, "hand")
})

test("who is somewhere else on the page is left there", async (t) => {
  const table = watching(t, "live", "step")
  table.show("wins")
  await pass(t, 350)
  assert.ok(onward(table))
  assert.equal(table.document.activeElement, table.document.body)
})

// --- a press meanwhile -------------------------------------------------------------------------------------------

for (const [place, selector] of Object.entries({ "the felt": ".felt", "a card": 'button[data-move="T10"]', "a button": '[data-intent="back"]' })) {
  test(`a press on ${place} ends what is under way, and does nothing else`, async (t) => {
    const table = watching(t, "next card")
    table.show("leads")
    await pass(t)
    click(table.find(selector))
    assert.deepEqual([moving(table), table.sent], [false, []])
    assert.match(table.reads(".hint"), /Your turn/)
    await pass(t, 5000)
    assert.deepEqual(table.sent, [])
  })
}

for (const key of ["Enter", " ", "Escape"]) {
  test(`the key “${key}” ends it as well, and nobody else gets to know; held down it is the press before`, async (t) => {
    const table = watching(t, "live")
    table.move("T19").focus()
    table.show("wins")
    await pass(t)
    assert.deepEqual(press(table.document, key, { repeat: true }), { reached: false, taken: true })
    assert.ok(moving(table))
    assert.deepEqual(press(table.document, key), { reached: false, taken: true })
    assert.ok(!moving(table))
  })
}

test("on the button to go on, Enter is left to the browser; Escape ends it all", async (t) => {
  const table = watching(t, "live", "step")
  table.move("T19").focus()
  table.show("wins")
  await pass(t, 350)
  assert.deepEqual(press(table.document, "Enter"), { reached: false, taken: false })
  assert.ok(moving(table))
  press(table.document, "Escape")
  assert.ok(!moving(table))
})

test("a key with another one is the host's: Shift and Enter run a cell", async (t) => {
  const table = watching(t, "live")
  table.move("T19").focus()
  table.show("wins")
  await pass(t)
  assert.deepEqual(press(table.document, "Enter", { shiftKey: true }), { reached: true, taken: false })
  assert.ok(moving(table))
})

test("who presses twice plays one card, and skips nothing", async (t) => {
  const table = watching(t, "live")
  click(table.move("T19"), 1)
  table.show("wins")
  await pass(t)
  click(table.move("T10"), 2) // the second press of the two is no wish to skip
  assert.ok(moving(table))
  assert.deepEqual(table.sent, [{ play: "T19" }])
})

test("who presses twice plays one card, also where the hand has closed up under the finger in between", (t) => {
  const table = watching(t, "live", "once")
  click(table.move("T19"), 1)
  table.show("wins")
  click(table.move("T10"), 2)
  assert.deepEqual(table.sent, [{ play: "T19" }])
})

test("a choice of another pace is no press on the table, and holds from the next moment on", async (t) => {
  const table = watching(t, "next card")
  table.show("leads")
  await pass(t)
  click(table.find('select[data-setting="pace"]'))
  assert.ok(moving(table))
  table.choose("once")
  await pass(t, 350)
  assert.ok(!moving(table))
})

test("what comes in the meantime ends what is under way, and is watched in its place", async (t) => {
  const table = watching(t, "live")
  table.show("wins")
  await pass(t)
  table.show("leads")
  await pass(t)
  assert.deepEqual([felt(table), moving(table)], ["T10", true])
  await pass(t, 2000) // by now the first would have come to its end
  assert.deepEqual([felt(table), lit(table), moving(table)], ["T10 C1 D1 T21", "T21", true])
  await pass(t, 10_000)
  assert.ok(!moving(table))
})

test("a table that is taken away shows nothing more", async (t) => {
  const table = watching(t, "live")
  const flights = []
  table.el.ownerDocument.defaultView.HTMLElement.prototype.animate = () => {
    const flight = { cancel: () => (flight.cancelled = true) }
    flights.push(flight)
    return flight
  }
  table.show("wins")
  await pass(t)
  table.leave()
  assert.ok(flights.length && flights.every((flight) => flight.cancelled))
  await pass(t, 10_000)
  assert.equal(felt(table), "T19 H2 T13 T15")
})

test("who would rather not see things move sees the same cards in the same order, and none that flies", async (t) => {
  const table = watching(t, "next card")
  table.el.ownerDocument.defaultView.HTMLElement.prototype.animate = () => assert.fail("it flies")
  globalThis.matchMedia = () => ({ matches: true })
  table.show("leads")
  await pass(t)
  assert.equal(felt(table), "T10")
  await pass(t, 350)
  assert.equal(felt(table).split(" ").length, 2)
  await pass(t, 10_000)
  assert.ok(!moving(table))
})
