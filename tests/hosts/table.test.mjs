// What a press at a table does: a verdict that stands ready, an intent that is sent, and what follows from the answer.
// Run by test_scripts.py.

import assert from "node:assert/strict"
import { mock, test } from "node:test"

import { render } from "../../tutor/hosts/render.js"
import { drawn, open, press, sit } from "./dom.mjs"

const marks = (table) => Object.fromEntries(
  [...table.el.querySelectorAll("button[data-marks]")].filter((one) => one.dataset.marks).map((one) => [one.dataset.move, one.dataset.marks]),
)
/** The words of praise that are shown: for a right answer, or for a mistake that was mended. */
const praised = (table) => [...table.el.querySelectorAll(".verdict .praise")].filter((one) => !one.hidden)
  .map((one) => (one.dataset.mended ? "mended" : "right"))
const busy = (table) => table.root().hasAttribute("aria-busy")

// --- a move is tried ---------------------------------------------------------------------------------------------

test("a forbidden card is answered at once, with the cards that bind and those that may be played", () => {
  const table = sit("position")
  table.move("T2").click()
  assert.match(table.reads(".verdict"), /Not allowed/)
  assert.deepEqual(marks(table), { T2: "triedNo", T19: "binding allowed" })
  assert.match(table.move("T2").textContent, /, tried: not allowed$/)
  assert.match(table.move("T19").textContent, /, forces you, allowed$/)
  assert.deepEqual(table.sent, []) // nobody was asked
})

test("the marks of a try last until the next one", () => {
  const table = sit("position")
  table.move("T2").click()
  table.move("T19").click()
  assert.match(table.reads(".verdict"), /Allowed/)
  assert.deepEqual(marks(table), { T19: "triedYes" })
})

test("a right answer earns a word, and the same one is not said twice in a row", () => {
  const table = sit("position")
  table.move("T19").click()
  assert.deepEqual(praised(table), ["right"])
  table.move("T19").click()
  assert.deepEqual(praised(table), [])
})

test("a mistake put right earns another word, a mistake none", () => {
  const table = sit("position")
  table.move("T2").click()
  assert.deepEqual(praised(table), [])
  table.move("T19").click()
  assert.deepEqual(praised(table), ["mended"])
})

// --- a move is made ----------------------------------------------------------------------------------------------

test("in a game a card that is allowed is sent, and once however often it is pressed", () => {
  const table = sit("live")
  table.move("T19").click()
  table.move("T19").click()
  assert.deepEqual(table.sent, [{ play: "T19" }])
  assert.equal(table.reads(".progress"), table.root().dataset.working)
  assert.ok(busy(table))
})

test("in a game a forbidden card says why and is not sent; the one that mends it tells of it", () => {
  const table = sit("live")
  table.move("T2").click()
  assert.match(table.reads(".verdict"), /Not allowed/)
  assert.deepEqual(table.sent, [])
  table.move("T19").click()
  assert.deepEqual(table.sent, [{ play: "T19", refused: "T2" }])
})

test("a move that only the tutor could judge gets its verdict like any other, and the table waits no longer", () => {
  const table = sit("live")
  table.root().setAttribute("aria-busy", "true")
  table.tell({ judged: drawn.judged })
  assert.match(table.reads(".verdict"), /Not allowed/)
  assert.deepEqual(marks(table), { T2: "triedNo", T19: "binding allowed" })
  assert.ok(!busy(table))
  table.move("T19").click()
  assert.deepEqual(table.sent, [{ play: "T19", refused: "T2" }])
})

test("what was refused in one position is not held against the next", () => {
  const table = sit("live")
  table.move("T2").click()
  table.show("next card")
  table.move("T10").click()
  assert.deepEqual(table.sent, [{ play: "T10" }])
})

test("a button sends its name; another deal has no number of its own", () => {
  const table = sit("position")
  table.find("[data-intent=play_on]").click()
  table.tell({ same: true })
  table.find("[data-intent=deal]").click()
  assert.deepEqual(table.sent, [{ play_on: true }, { deal: null }])
})

test("who presses a button twice, or sends a form while the table waits, asks for one thing", () => {
  const table = sit("position")
  table.find("[data-intent=deal]").click()
  table.find("[data-intent=deal]").click()
  table.find("form[data-sends]").dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }))
  assert.deepEqual(table.sent, [{ deal: null }])
})

test("a form of one field sends what was typed, and one of several sends all by their names", () => {
  const submit = (table) => table.find("form").dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }))
  const one = sit("position")
  one.find(".seed").value = "abc" // Python says what is wrong with it
  assert.equal(submit(one), false) // the page stays where it is
  assert.deepEqual(one.sent, [{ deal: "abc" }])
  const many = sit("auction")
  many.find(".seed").value = "12"
  submit(many)
  const { new: typed } = many.sent[0]
  assert.deepEqual([Object.keys(typed), typed.players, typed.seed], [["variant", "players", "others", "order", "seed"], "4", "12"])
})

// --- what the host says ------------------------------------------------------------------------------------------

test("an error is shown until something else happens, and the table waits no longer", () => {
  const table = sit("live")
  table.move("T19").click()
  table.tell({ error: "No such card." })
  assert.deepEqual([table.reads(".problem"), table.reads(".progress"), busy(table)], ["No such card.", "", false])
  table.move("T19").click()
  assert.equal(table.reads(".problem"), "")
})

test("where there is nothing new to show, the table waits no longer and says nothing", () => {
  const table = sit("live")
  table.move("T19").click()
  table.tell({ same: true })
  assert.deepEqual([table.reads(".problem"), table.reads(".progress"), busy(table)], ["", "", false])
})

test("progress has a bar once something can be counted, and leaves the table waiting", () => {
  const table = sit("live")
  table.move("T19").click()
  table.tell({ progress: { text: "Starting", loaded: 0 } })
  assert.equal(table.find("progress"), null)
  table.tell({ progress: { text: "Fetching (1 of 4)", loaded: 1, total: 4 } })
  const bar = table.find("progress")
  assert.deepEqual([bar.value, bar.max, bar.getAttribute("aria-label")], [1, 4, "Fetching (1 of 4)"])
  assert.ok(busy(table))
})

test("a new table takes the place of the old one part by part, so that what is read out stays", () => {
  const table = sit("live")
  const [root, verdict] = [table.root(), table.find(".verdict")]
  table.find(".story").setAttribute("open", "")
  table.move("T19").click()
  table.show("next card")
  assert.equal(table.root(), root)
  assert.equal(table.find(".verdict"), verdict)
  assert.equal(table.move("T19"), null)
  assert.ok(table.find(".story").hasAttribute("open")) // what somebody has opened
  assert.equal(busy(table), false)
})

test("a table that is not played on any more is none to play at", () => {
  const table = sit("live")
  table.show("position")
  table.move("T19").click()
  assert.deepEqual(table.sent, [])
})

// --- nobody answers ----------------------------------------------------------------------------------------------

test("a notebook says after ten seconds that nobody answers, and is ready for another try", (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] })
  const table = sit("live", { notebook: true, sheet: true })
  table.move("T19").click()
  t.mock.timers.tick(9_999)
  assert.deepEqual([table.reads(".problem"), busy(table)], ["", true])
  t.mock.timers.tick(1)
  assert.deepEqual([table.reads(".problem"), busy(table)], [table.root().dataset.gone, false])
})

test("whatever the kernel says, the table stops counting the seconds", (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] })
  for (const answer of [(table) => table.show("next card"), (table) => table.tell({ same: true })]) {
    const table = sit("live", { notebook: true, sheet: true })
    table.move("T19").click()
    answer(table)
    t.mock.timers.tick(60_000)
    assert.equal(table.reads(".problem"), "")
  }
})

test("a page of the site leaves the waiting to its engine, which may take a minute", (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] })
  const table = sit("live")
  table.move("T19").click()
  t.mock.timers.tick(60_000)
  assert.deepEqual([table.reads(".problem"), busy(table)], ["", true])
})

test("that there is nobody to ask is told to whoever has asked, and to whoever lacks the cards", () => {
  const told = (pressed, lacks) => {
    const table = sit("live", { notebook: true, sheet: !lacks })
    if (pressed) table.move("T19").click()
    table.tell({ lost: true })
    return Boolean(table.reads(".problem"))
  }
  assert.deepEqual([told(true, false), told(false, true), told(false, false)], [true, true, false])
})

test("a kernel that no longer knows the table is told like one that is gone", (t) => {
  t.mock.method(console, "error", () => {})
  const table = sit("live", { notebook: true, sheet: true })
  table.model.send.mock.mockImplementation(() => { throw new Error("gone") })
  table.move("T19").click()
  assert.deepEqual([table.reads(".problem"), busy(table)], [table.root().dataset.gone, false])
})

// --- the cards ---------------------------------------------------------------------------------------------------

test("a notebook asks for its cards and puts them on the page once; a page of the site brings them", () => {
  assert.deepEqual(sit("live").sent, [])
  const table = sit("live", { notebook: true })
  assert.deepEqual(table.sent, [{ sheet: true }])
  for (let twice = 0; twice < 2; twice++) table.tell({ sheet: drawn.sheet })
  assert.equal(table.document.querySelectorAll(".tutor-sheet").length, 1)
})

test("cards that do not come are missed after ten seconds, and forgiven when they come", (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] })
  const table = sit("live", { notebook: true })
  t.mock.timers.tick(10_000)
  assert.equal(table.reads(".problem"), table.root().dataset.gone)
  table.tell({ sheet: drawn.sheet })
  assert.equal(table.reads(".problem"), "")
})

test("a page of the site whose cards are missing says nothing of a kernel", (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] })
  const table = sit("live", { sheet: false })
  t.mock.timers.tick(60_000)
  assert.equal(table.reads(".problem"), "")
})

// --- leaving -----------------------------------------------------------------------------------------------------

test("a table that is taken away hears nothing any more", (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] })
  const table = sit("live", { notebook: true, sheet: true })
  table.move("T19").click()
  table.leave()
  table.find("[data-intent=deal]").click()
  assert.equal(press(table.document, "Enter").reached, true)
  t.mock.timers.tick(60_000)
  assert.deepEqual([table.sent, table.hearers, table.reads(".problem")], [[{ play: "T19" }], {}, ""])
})

test("a part that Python has not drawn is named", () => {
  const document = open()
  const el = document.body.appendChild(document.createElement("div"))
  const model = { get: () => "<p>no table</p>", on: mock.fn(), off: mock.fn(), send: mock.fn() }
  assert.throws(() => render({ model, el }), /There is no \.tutor-table here/)
})
