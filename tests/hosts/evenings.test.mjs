// The evenings that a browser keeps: each under its name, opened again as it was left, and none in place of another.
// Run by test_scripts.py.

import assert from "node:assert/strict"
import { beforeEach, mock, test } from "node:test"

import { Evenings } from "../../tutor/hosts/scoring/evenings.js"
import { Model } from "../../tutor/hosts/site/model.js"
import { open } from "./dom.mjs"

const DEALS = 28
const KEY = "tutor-evenings"

/** The state of an evening after so many deals. */
const state = (evening, deals = DEALS) => ({
  evening,
  names: ["Ann", "Bea", "Cid", "Dan"],
  scoring: { game: "barbu", dealer: 0, rules: {}, deals: Array.from({ length: deals }, (_, at) => ({ dealer: at % 4, base: [-24, 0, 0, at] })) },
})

/** A page with a pad, and the model behind it. */
function pad() {
  const { document } = globalThis
  const el = document.createElement("div")
  el.innerHTML = '<section class="tutor-scoring"><p class="problem" hidden></p><div data-part="evenings"></div></section>'
  document.body.append(el)
  const ears = []
  const model = {
    state: { scoring: null },
    get: () => model.state,
    on: (_, ear) => ears.push(ear),
    send: () => {},
    resume: (kept, first) => {
      first()
      model.play(kept)
      return Promise.resolve("taken")
    },
    play: (next) => {
      model.state = next
      for (const ear of ears) ear()
    },
  }
  return { el, model, evenings: new Evenings(model, el, () => localStorage) }
}

const names = (el) => Array.from(el.querySelectorAll("[data-evening]"), (button) => button.dataset.evening)
/** The button of another evening, and a while for what it opens. */
async function press(el, name) {
  el.querySelector(`[data-evening="${name}"]`).click()
  await new Promise((done) => setTimeout(done))
}

beforeEach(() => {
  open()
  localStorage.clear()
})

test("ten evenings of 28 deals are kept, each is opened again as it was left, and none takes another’s place", async () => {
  const written = Array.from({ length: 10 }, (_, at) => state(`Thursday ${at}`))
  for (const one of written) {
    const { model } = pad()
    model.play({ scoring: null })
    model.play(structuredClone(one))
  }
  const { el, model, evenings } = pad()
  evenings.list()
  assert.equal(names(el).length, written.length)
  for (const one of written) {
    await press(el, one.evening)
    assert.deepEqual(model.state.scoring, one.scoring)
    assert.deepEqual(model.state.names, one.names)
  }
})

test("another evening of the same name gets a name of its own", () => {
  const { model } = pad()
  model.play(state("Thursday"))
  model.play({ scoring: null })
  model.play(state("Thursday", 1))
  const { evenings } = JSON.parse(localStorage.getItem(KEY))
  assert.deepEqual(Object.keys(evenings), ["Thursday", "Thursday (2)"])
  assert.equal(evenings.Thursday.scoring.deals.length, DEALS)
})

test("a clock that is wrong names an evening, and takes nothing from another one", () => {
  const clock = mock.timers
  clock.enable({ apis: ["Date"], now: new Date("1970-01-01") })
  for (const deals of [1, 2]) {
    const { model } = pad()
    model.play({ scoring: null })
    model.play({ ...state("", deals), evening: "" })
  }
  clock.reset()
  const { evenings } = JSON.parse(localStorage.getItem(KEY))
  assert.deepEqual(Object.entries(evenings).map(([name, { scoring }]) => [name, scoring.deals.length]), [["1970-01-01", 1], ["1970-01-01 (2)", 2]])
})

/** Tabs that each have an engine of their own, which writes a deal down after those that it is asked about. */
function tabs(count) {
  const engine = {
    ask: async ({ scoring, ...rest }, { deal, back }) => {
      await new Promise((done) => setTimeout(done, 5))
      const deals = [...scoring.deals, ...(deal ? [deal] : [])].slice(0, back ? -1 : undefined)
      return { html: "", state: { ...rest, scoring: { ...scoring, deals } } }
    },
  }
  return Array.from({ length: count }, () => {
    const { el } = pad()
    const model = new Model({ html: "", state: { lang: "en" } }, engine)
    return { model, evenings: new Evenings(model, el, () => localStorage) }
  })
}

/** A lock as a browser gives one: to one tab after another. */
function locks() {
  let before = Promise.resolve()
  return { request: (_, work) => (before = before.then(work)) }
}

test("two tabs that write a deal down in the same instant lose none, and what was meant for an older sheet is left", async () => {
  Object.defineProperty(navigator, "locks", { value: locks(), configurable: true })
  localStorage.setItem(KEY, JSON.stringify({ v: 1, last: "Thursday", evenings: { Thursday: state("Thursday", 1) } }))
  const [one, other] = tabs(2)
  await Promise.all([one.model.turn, other.model.turn])
  for (const { model } of [one, other]) model.send({ deal: { by: model === one.model ? "one" : "other" } })
  await Promise.all([one.model.turn, other.model.turn])
  const written = () => JSON.parse(localStorage.getItem(KEY)).evenings.Thursday.scoring.deals.slice(1)
  assert.deepEqual(written(), [{ by: "one" }, { by: "other" }])
  one.model.send({ back: true }) // the last deal that this tab shows is its own
  await one.model.turn
  assert.deepEqual(written(), [{ by: "one" }, { by: "other" }])
  one.model.send({ back: true })
  await one.model.turn
  assert.deepEqual(written(), [{ by: "one" }])
})

test("where there is no room for a deal, the next one is written down after it all the same", async () => {
  localStorage.setItem(KEY, JSON.stringify({ v: 1, last: "Thursday", evenings: { Thursday: state("Thursday", 1) } }))
  const [{ model, evenings }] = tabs(1)
  await model.turn
  evenings.store = () => ({ getItem: (key) => localStorage.getItem(key), setItem: () => assert.fail("full") })
  for (const deal of [{ by: "one" }, { by: "one again" }]) model.send({ deal })
  await model.turn
  assert.equal(model.get("state").scoring.deals.length, 3)
})

test("what another tab writes down while an evening is being opened stays", async () => {
  const kept = (deals) => localStorage.setItem(KEY, JSON.stringify({ v: 1, last: "Thursday", evenings: { Thursday: state("Thursday", deals) } }))
  kept(1)
  const [late] = tabs(1)
  await Promise.resolve()
  kept(2)
  await late.model.turn
  late.evenings.heed()
  await late.model.turn
  assert.equal(JSON.parse(localStorage.getItem(KEY)).evenings.Thursday.scoring.deals.length, 2)
  assert.equal(late.model.get("state").scoring.deals.length, 2)
})

test("where the storage is forbidden, the pad says so and goes on", () => {
  const { el, model } = pad()
  el.querySelector(".tutor-scoring").dataset.full = "save it as a file"
  const forbidden = new Evenings(model, el, () => {
    throw new Error("forbidden")
  })
  model.play(state("Thursday"))
  forbidden.tell()
  assert.equal(el.querySelector(".problem").textContent, "save it as a file")
  assert.equal(model.state.scoring.deals.length, DEALS)
})
