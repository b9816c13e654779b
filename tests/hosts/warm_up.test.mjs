// When the engine is warmed: a table in view, an idle line, and a reader who does not count each byte. Run by
// test_scripts.py.

import assert from "node:assert/strict"
import { afterEach, beforeEach, mock, test } from "node:test"

import { warmUp } from "../../tutor/hosts/site/warm_up.js"
import { open } from "./dom.mjs"

const TABLE = '<div class="tutor-live"><section class="tutor-table tutor-game"></section></div>'
const EXERCISE = '<div class="tutor-live"><section class="tutor-table tutor-question"></section></div>'

beforeEach(() => mock.timers.enable({ apis: ["setTimeout"] }))
afterEach(() => mock.timers.reset())

/** A page, how often its engine was warmed, and what happens there: a place comes `into` view, the line is `idle`. */
function page(html, { line, loaded = true } = {}) {
  const document = open()
  document.body.innerHTML = html
  Object.defineProperty(document, "readyState", { value: loaded ? "complete" : "interactive", configurable: true })
  Object.defineProperty(globalThis.navigator, "connection", { value: line, configurable: true })
  const waiting = []
  globalThis.window.requestIdleCallback = (run) => waiting.push(run)
  const seen = { observed: [], warmed: 0 }
  globalThis.IntersectionObserver = class {
    constructor(hear) {
      seen.into = (isIntersecting) => hear([{ isIntersecting }])
    }
    observe(one) {
      seen.observed.push(one.className)
    }
    disconnect() {}
  }
  seen.begin = () => waiting.splice(0).forEach((run) => run())
  seen.idle = () => {
    seen.begin()
    mock.timers.tick(1000) // the reader looks
  }
  warmUp({ warm: () => (seen.warmed += 1) }, document)
  return seen
}

test("a table that comes into view warms the engine once the line is idle", () => {
  const seen = page(TABLE + EXERCISE)
  assert.deepEqual(seen.observed, ["tutor-table tutor-game"]) // an exercise rarely needs it
  seen.into(false)
  seen.idle()
  assert.equal(seen.warmed, 0)
  seen.into(true)
  assert.equal(seen.warmed, 0)
  seen.idle()
  assert.equal(seen.warmed, 1)
})

test("who has only just come looks first, and Python does not start meanwhile", () => {
  const seen = page(TABLE)
  seen.into(true)
  seen.begin()
  mock.timers.tick(999)
  assert.equal(seen.warmed, 0)
  mock.timers.tick(1)
  assert.equal(seen.warmed, 1)
})

test("a page that has not come whole has something better to do", () => {
  const seen = page(TABLE, { loaded: false })
  seen.into(true)
  seen.idle()
  assert.equal(seen.warmed, 0)
  globalThis.window.dispatchEvent(new globalThis.Event("load"))
  seen.idle()
  assert.equal(seen.warmed, 1)
})

test("nobody who saves data, or has a slow line, fetches what they have not asked for", () => {
  const warmed = (line) => {
    const seen = page(TABLE, { line })
    seen.into(true)
    seen.idle()
    return seen.warmed
  }
  const lines = [{ saveData: true }, { effectiveType: "2g" }, { effectiveType: "slow-2g" }, { effectiveType: "3g" }, { saveData: false, effectiveType: "4g" }]
  assert.deepEqual(lines.map(warmed), [0, 0, 0, 1, 1])
})
