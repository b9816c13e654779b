// The evenings that a browser keeps: each under its name, opened again as it was left, and none in place of another.
// Run by test_scripts.py.

import assert from "node:assert/strict"
import { beforeEach, mock, test } from "node:test"

import { Evenings } from "../../tutor/hosts/scoring/evenings.js"
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
    resume: (kept, done) => {
      model.state = kept
      done()
      return Promise.resolve("resumed")
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
