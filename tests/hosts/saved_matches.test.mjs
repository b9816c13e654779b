// What stands before a table of matches: what is offered there, what is said, and where the focus goes on. Run by
// test_scripts.py.

import assert from "node:assert/strict"
import { test } from "node:test"

import { Memory } from "../../tutor/hosts/site/memory.js"
import { SavedMatches } from "../../tutor/hosts/site/saved_matches.js"
import { open } from "./dom.mjs"

const NAME = "tarot-four"
const KEY = `tutor match ${NAME}`
const NAMES = [
  "aside", "unreadable", "newer", "elsewhere", "full", // what is said
  "resume", "again", "theirs", "mine", "open", "save", "remove", // what can be pressed
  "aside_why", "sure",
]
const WORDS = {
  ...Object.fromEntries(NAMES.map((name) => [name, `<${name}>`])),
  asides: "put aside: {count}", aside_deal: "{date}, deal {number}", aside_unreadable: "{date}, unreadable",
}
/** A table at which one may pass, and take back, which stands first. */
const TABLE = `<section class="tutor-table">
  <header data-part="head"><button data-intent="back">Take back</button></header>
  <div data-part="hand"></div><div data-part="choices"><button data-move="pass"></button></div>
</section>`
const INITIAL = { v: 2, game: "tarot", name: NAME, lang: "en", rulebook: "" }
const match = (...moves) => ({ ...INITIAL, moves, deals: [] })
const text = (...moves) => JSON.stringify(match(...moves))

/**
 * A page with the saved matches of one table, in a browser that keeps `entries`. The model takes up what it is asked to; `outcome`
 * may say that Python refuses it, or that nobody could be asked.
 */
function page(entries = {}, { outcome = "taken", broken = null } = {}) {
  const document = open()
  for (const [key, kept] of Object.entries(entries)) localStorage.setItem(key, kept)
  const beside = document.body.appendChild(document.createElement("button"))
  const el = document.body.appendChild(document.createElement("div"))
  el.innerHTML = TABLE
  const model = {
    state: INITIAL,
    get: () => model.state,
    on: (_, changed) => (model.changed = changed),
    resume(state, first) {
      beside.focus() // a button that is disabled while somebody waits loses the focus
      if (outcome === "taken") {
        first()
        model.play(state)
      }
      return Promise.resolve(outcome)
    },
    play(state) {
      model.state = state
      model.changed()
    },
  }
  globalThis.addEventListener = (_, hear) => (model.elsewhere = hear)
  const memory = new Memory(() => broken ?? localStorage, INITIAL, { version: 2 })
  const saved = new SavedMatches(model, memory, el, { lang: "en", words: WORDS })
  const labels = () => [...saved.offers.children].map((one) => one.textContent)
  return {
    document, model, saved,
    offers: labels,
    note: () => saved.said.textContent,
    asides: () => (saved.folded.hidden ? 0 : saved.list.children.length || "an empty fold"),
    async press(label) {
      const button = [...saved.root.querySelectorAll("button")].find((one) => one.textContent === label)
      button.focus()
      button.click()
      await new Promise(setImmediate)
      return button
    },
    /** Another tab goes on with the match. */
    tab(...moves) {
      localStorage.setItem(KEY, text(...moves))
      model.elsewhere()
    },
    focused: () => document.activeElement.dataset.move ?? document.activeElement.textContent,
  }
}

// --- what was left -----------------------------------------------------------------------------------------------

test("a reader who has left nothing finds nothing before the table", () => {
  const { offers, note, asides } = page()
  assert.deepEqual([offers(), note(), asides()], [[], "", 0])
})

test("a match that was left is offered, and whoever goes on with it goes on at the table", async () => {
  const { model, offers, press, note, focused } = page({ [KEY]: text("a") })
  assert.deepEqual(offers(), ["<resume>"])
  await press("<resume>")
  assert.deepEqual([model.state.moves, offers(), note(), focused()], [["a"], [], "", "pass"])
})

test("an address may ask to go on: what was left is taken up without a press, and nothing happens where nothing was", async () => {
  const { model, saved, document } = page({ [KEY]: text("a") })
  assert.ok(saved.root.hasAttribute("data-left"))
  saved.el.dispatchEvent(new Event("tutor:go-on"))
  await new Promise(setImmediate)
  assert.deepEqual([model.state.moves, saved.root.hasAttribute("data-left")], [["a"], false])
  assert.equal(document.activeElement.dataset.move, "pass")
  const fresh = page()
  fresh.saved.el.dispatchEvent(new Event("tutor:go-on"))
  await new Promise(setImmediate)
  assert.equal(fresh.model.state, INITIAL)
})

test("the table at which somebody played last is remembered", () => {
  const { model } = page()
  model.play(match("x"))
  assert.equal(JSON.parse(localStorage.getItem("tutor-settings")).match, NAME)
})

test("whoever begins another match is told that the one that was left is put aside, for more than one move", () => {
  const { model, offers, note, asides } = page({ [KEY]: text("a") })
  for (const moves of [["x"], ["x", "y"]]) {
    model.play(match(...moves))
    assert.deepEqual([offers(), note(), asides()], [[], "<aside>", 1])
  }
})

test("what was put aside is opened again, and the match of the moment takes its place", async () => {
  const { model, press, note, saved } = page({ [KEY]: text("a") })
  model.play(match("x"))
  await press("<open>")
  assert.deepEqual([model.state.moves, note()], [["a"], ""])
  assert.deepEqual(saved.memory.asides().map((aside) => aside.state.moves), [["x"]])
})

test("nothing is pressed twice while the engine is asked", async () => {
  const { model, saved, press } = page({ [KEY]: text("a") })
  let answer
  model.resume = () => new Promise((resolve) => (answer = resolve))
  const button = await press("<resume>")
  assert.ok(button.disabled)
  answer("failed")
  await new Promise(setImmediate)
  assert.equal(saved.root.querySelector("button").disabled, false)
})

// --- what cannot be opened ---------------------------------------------------------------------------------------

test("what is no match is put aside as soon as it is met, and said to be unreadable", () => {
  for (const entry of ["{", "7", "null", '{"moves": []}', "x".repeat(1_100_000)]) {
    const { offers, note, asides, saved } = page({ [KEY]: entry })
    assert.deepEqual([offers(), note(), asides()], [[], "<unreadable>", 1])
    assert.deepEqual(saved.memory.asides().map((aside) => aside.text), [entry])
    const labels = [...saved.list.querySelectorAll("button")].map((one) => one.textContent)
    assert.deepEqual(labels, ["<save>", "<remove>"]) // nobody can go on with it
  }
})

test("a match that Python refuses is put aside, and the table stays", async () => {
  const { model, press, note, asides, focused } = page({ [KEY]: text("a") }, { outcome: "refused" })
  await press("<resume>")
  assert.deepEqual([model.state, note(), asides(), focused()], [INITIAL, "<unreadable>", 1, "pass"])
})

test("where the engine does not come the offer stays, and has the focus for another try", async () => {
  const { press, offers, note, asides, focused } = page({ [KEY]: text("a") }, { outcome: "failed" })
  await press("<resume>")
  assert.deepEqual([offers(), note(), asides(), focused()], [["<resume>"], "", 0, "<resume>"])
})

test("of a match from a newer version one learns that the page is to be loaded again", () => {
  const { offers, note, asides } = page({ [KEY]: JSON.stringify({ ...match("a"), v: 3 }) })
  assert.deepEqual([offers(), note(), asides()], [["<again>"], "<newer>", 0])
})

// --- two tabs ----------------------------------------------------------------------------------------------------

test("a match that goes on elsewhere is told before anything is done here, and one may go over to it", async () => {
  const { model, tab, offers, note, press } = page()
  model.play(match("a"))
  tab("a", "b")
  assert.deepEqual([offers(), note()], [["<theirs>", "<mine>"], "<elsewhere>"])
  await press("<theirs>")
  assert.deepEqual([model.state.moves, offers(), note()], [["a", "b"], [], ""])
})

test("one’s own match may take the place of the other tab’s, which is put aside; what was not kept is laid beside it", async () => {
  const mine = page()
  mine.model.play(match("a"))
  mine.tab("a", "b")
  mine.model.play(match("a", "c"))
  assert.equal(localStorage.getItem(KEY), text("a", "b"))
  await mine.press("<mine>")
  assert.deepEqual([mine.note(), localStorage.getItem(KEY), mine.focused()], ["<aside>", text("a", "c"), "pass"])
  mine.tab("a", "b", "d")
  mine.model.play(match("a", "c", "e"))
  await mine.press("<theirs>")
  const kept = mine.saved.memory.asides().map((aside) => aside.text)
  assert.ok(kept.includes(text("a", "c", "e")), `${kept}`)
})

test("of what another tab has left unreadable, one keeps one’s own", () => {
  const { model, offers } = page()
  model.play(match("a"))
  localStorage.setItem(KEY, "{")
  model.elsewhere()
  assert.deepEqual(offers(), ["<mine>"])
})

// --- a memory that is full ---------------------------------------------------------------------------------------

test("a browser that keeps nothing is told of until it keeps something", (t) => {
  t.mock.method(console, "warn", () => {})
  let full = true
  const entries = new Map()
  const broken = {
    length: 0, key: () => null, getItem: (key) => entries.get(key) ?? null, removeItem: (key) => entries.delete(key),
    setItem(key, value) {
      if (full) throw new Error("QuotaExceededError")
      entries.set(key, value)
    },
  }
  const { model, note } = page({}, { broken })
  assert.equal(note(), "") // as long as there is nothing to keep, there is nothing to say
  model.play(match("a"))
  assert.equal(note(), "<full>")
  full = false
  model.play(match("a", "b"))
  assert.equal(note(), "")
})

// --- the list of what was put aside ------------------------------------------------------------------------------

test("the newest stands first, each by its day and its deal, and every button says for ears which one it means", () => {
  const deals = JSON.stringify({ ...match("b"), deals: [{}, {}] })
  const { saved } = page({ [`tutor aside ${NAME} 1`]: text("a"), [`tutor aside ${NAME} 1790000000000`]: deals })
  const [newest, oldest] = [...saved.list.children].map((one) => one.firstChild.textContent)
  assert.match(newest, /2026.*, deal 3$/)
  assert.match(oldest, /1970.*, deal 1$/)
  assert.equal(saved.list.querySelector("button").getAttribute("aria-label"), `<open>: ${newest}`)
  assert.equal(saved.summary.textContent, "put aside: 2")
})

test("nothing is removed without a question", async () => {
  const { press, asides, focused } = page({ [`tutor aside ${NAME} 1`]: "{" })
  globalThis.confirm = () => false
  await press("<remove>")
  assert.equal(asides(), 1)
  globalThis.confirm = () => true
  await press("<remove>")
  assert.deepEqual([asides(), focused()], [0, "pass"])
})
