/* eslint require-await: "off" -- what stands in for a browser answers later, as a browser does */
// The page's side of the site without a network: when it begins, what it hands over, and where each button leads. Run by
// test_scripts.py.

import assert from "node:assert/strict"
import { test } from "node:test"

import { Download } from "../../tutor/hosts/offline/download.js"
import { UpdateNotice } from "../../tutor/hosts/offline/update.js"
import { Offline } from "../../tutor/hosts/offline/offline.js"
import { open } from "./dom.mjs"

const ROOT = "http://127.0.0.1/"
const WORDS = new Proxy({}, { get: (_, word) => `<${String(word)}>` })
/** Node’s own: a window brings another. */
const Happening = Event
const soon = () => new Promise(setImmediate)

/** A page, and its browser's service worker: how often it was registered, and the server asked for a new version. */
function page({ line, controller = null, html = "" } = {}) {
  const document = open()
  document.body.innerHTML = html
  const seen = { document, registered: 0, updates: 0 }
  const registration = Object.assign(new EventTarget(), { active: null, waiting: null, installing: null, update: () => Promise.resolve(void (seen.updates += 1)) })
  const serviceWorker = Object.assign(new EventTarget(), { controller, register: () => Promise.resolve((seen.registered += 1, registration)) })
  Object.defineProperty(globalThis.navigator, "connection", { value: line, configurable: true })
  Object.defineProperty(globalThis.navigator, "serviceWorker", { value: serviceWorker, configurable: true })
  Object.assign(globalThis, { isSecureContext: true, caches: {}, location: new URL(`${ROOT}b/`), requestIdleCallback: (act) => act() })
  Object.defineProperty(document, "readyState", { value: "complete", configurable: true })
  seen.registration = registration
  seen.offline = new Offline({ lang: "en", words: WORDS }, new URL(`${ROOT}assets/live/page.js`))
  return seen
}

test("nothing is kept unasked of who saves data, but for who keeps something already or asks for it", async () => {
  const place = '<h1></h1><div class="tutor-offline"></div>'
  const begun = await Promise.all([{}, { line: { saveData: true } }, { line: { effectiveType: "2g" } },
    { line: { saveData: true }, controller: {} }, { line: { saveData: true }, html: place }].map(async (given) => {
    const seen = page(given)
    seen.offline.begin()
    await soon()
    return seen.registered
  }))
  assert.deepEqual(begun, [1, 0, 0, 1, 1])
})

test("who turns many pages asks the server for a new version once in ten minutes", async (t) => {
  const { offline, registration } = page()
  let now = 1_000
  let updates = 0
  t.mock.method(performance, "now", () => now)
  registration.update = () => Promise.resolve(void (updates += 1))
  await offline.register()
  for (now of [1_000, 500_000, 700_000, 800_000, 1_400_000]) await offline.turned()
  assert.equal(updates, 2)
})

test("the page that came with the document is handed over, and the one that was turned to", async (t) => {
  const { offline } = page()
  const entries = { navigation: [{ name: `${ROOT}a/?from=x#y` }], resource: [{ name: `${ROOT}css` }] }
  t.mock.method(performance, "getEntriesByType", (kind) => entries[kind])
  const kept = []
  await offline.hand({ file: ({ href }) => ({ part: "en", href }), of: () => [], keep: ({ href }) => Promise.resolve(void kept.push(href)) })
  assert.deepEqual(kept.sort(), [`${ROOT}a/`, `${ROOT}b/`, `${ROOT}css`])
})

test("the newest version is one that waits, or one that is looked for first", async () => {
  const { registration } = page()
  const told = []
  const waiting = { postMessage: (word) => told.push(word) }
  globalThis.location = { reload: () => told.push("reload") }
  const news = () => new UpdateNotice(registration, WORDS).renew()
  await news()
  registration.update = () => {
    told.push("look")
    registration.installing = new EventTarget()
    setImmediate(() => {
      registration.waiting = waiting
      registration.installing.dispatchEvent(new Happening("statechange"))
    })
    return Promise.resolve()
  }
  await news()
  registration.installing = null
  await news()
  assert.deepEqual(told, ["reload", "look", "take over", "take over"])
})

test("where the server has changed, the button looks for what it has now", () => {
  page()
  let renewed = 0
  const download = new Download({ lang: "en", words: WORDS }, ROOT, () => Promise.resolve(null), () => (renewed += 1))
  download.say("offline_changed", download.nextSteps("offline_changed"))
  download.choices.querySelector("button").click()
  assert.deepEqual([renewed, download.said.textContent], [1, "<offline_renewing>"])
})

test("who was led here is told once, and led back to the very place", () => {
  const { document } = page({ html: '<div><h1></h1><div class="tutor-offline"></div></div>' })
  const place = document.querySelector(".tutor-offline")
  const download = new Download({ lang: "en", words: WORDS }, ROOT, () => Promise.resolve(null), () => {})
  const led = (hash) => {
    globalThis.location = { hash }
    download.missed(place)
    download.missed(place)
    return [...document.querySelectorAll(".tutor-missed a")].map(({ href }) => href)
  }
  const hashes = ["#page=rulebook/tarot/the-tricks/#t-play-follow", "#page=", "#page=#top", "#page=a/", "#page=//elsewhere/", "#page=javascript:x", ""]
  assert.deepEqual(hashes.map(led), [[`${ROOT}rulebook/tarot/the-tricks/#t-play-follow`], [ROOT], [`${ROOT}#top`], [`${ROOT}a/`], [], [], []])
})
