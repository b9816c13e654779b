// Exercises that need no engine: what their files know, and what goes to the engine all the same. Run by test_scripts.py.

import assert from "node:assert/strict"
import { beforeEach, test } from "node:test"
import { gzipSync } from "node:zlib"

import { ReadyMade, place } from "../../tutor/hosts/site/readymade.js"

const FOLDER = new URL("http://127.0.0.1/assets/ready-1/")
const FIRST = { exercise: "beats.1.1.1", help: "", lang: "en", rulebook: "../../rulebook/", free: false, name: "" }
const ANOTHER = { deal: null }

const settled = () => new Promise((resolve) => setTimeout(resolve))
const after = (number) => ({ state: { ...FIRST, exercise: `beats.1.1.${number}` }, html: `<p>${number}</p>` })
const FILE = JSON.stringify([2, 3].map(after))

/** What was asked of the host and of the engine, what the host answers, and what can be seen. */
let fetched, asked, warmed, host, observer, ready

function define(name, value) {
  Object.defineProperty(globalThis, name, { value, configurable: true, writable: true })
}

beforeEach(() => {
  fetched = []
  asked = []
  warmed = 0
  host = () => new Response(gzipSync(FILE))
  define("fetch", (url) => {
    fetched.push(url.href.replace(FOLDER.href, ""))
    return Promise.resolve().then(host)
  })
  observer = { observed: [] }
  define("IntersectionObserver", class {
    constructor(see) {
      observer.show = (el) => see([{ target: el, isIntersecting: true }])
    }
    observe(el) {
      observer.observed.push(el)
    }
    unobserve(el) {
      observer.observed = observer.observed.filter((one) => one !== el)
    }
  })
  define("window", {})
  define("document", { readyState: "complete" })
  define("navigator", {})
  const ask = (state, intent) => {
    asked.push([state.exercise, intent])
    return Promise.resolve({ html: "engine", state })
  }
  const engine = { words: { broken: "Broken." }, ask, warm: () => (warmed += 1) }
  ready = new ReadyMade(engine, FOLDER)
})

/** Go on to other exercises, one after the other, and say what each of them shows. */
async function walk(times, from = FIRST) {
  const shown = []
  for (let state = from, left = times; left; left--) {
    const answer = await ready.ask(state, ANOTHER, () => {})
    shown.push(answer.html)
    state = answer.state
  }
  return shown
}

test("where a file lies says all that Python’s answer follows from", () => {
  assert.equal(place(FIRST), "en/2/beats.1.1.1.gz")
  assert.equal(place({ ...FIRST, help: "worked" }), place({ ...FIRST, help: "half" }))
  assert.equal(place({ ...FIRST, help: "none", lang: "fr" }), "fr/2/beats.1.1.1-check.gz")
  assert.equal(place({ ...FIRST, free: true, rulebook: "../rulebook/" }), "en/1/beats.1.1.1-free.gz")
})

test("what the file of an exercise knows is answered from there, and then the engine goes on", async () => {
  ready.expect({}, FIRST)
  assert.deepEqual(await walk(3), ["<p>2</p>", "<p>3</p>", "engine"])
  assert.deepEqual([fetched, asked], [["en/2/beats.1.1.1.gz"], [["beats.1.1.3", ANOTHER]]])
})

test("a file is fetched once its exercise comes into view, and only once", async () => {
  const el = {}
  ready.expect(el, FIRST)
  await settled()
  assert.deepEqual(fetched, [])
  observer.show(el)
  await settled()
  assert.deepEqual([fetched.length, observer.observed], [1, []])
  await walk(2)
  assert.equal(fetched.length, 1)
})

test("while the page is still on its way, nothing else is fetched", async () => {
  const waiting = []
  globalThis.document.readyState = "interactive"
  globalThis.window.addEventListener = (name, act) => waiting.push([name, act])
  const el = {}
  ready.expect(el, FIRST)
  observer.show(el)
  await settled()
  assert.deepEqual([fetched, waiting[0][0]], [[], "load"])
  waiting[0][1]()
  await settled()
  assert.equal(fetched.length, 1)
})

test("who saves data fetches a file when they ask for it, and not before", async () => {
  define("navigator", { connection: { saveData: true } })
  const el = {}
  ready.expect(el, FIRST)
  observer.show(el)
  await settled()
  assert.deepEqual(fetched, [])
  assert.deepEqual(await walk(2), ["<p>2</p>", "<p>3</p>"])
  await settled()
  assert.equal(warmed, 0)
})

test("the engine is warmed with the last exercise that a file has, and no sooner", async () => {
  ready.expect({}, FIRST)
  await walk(1)
  await settled()
  assert.equal(warmed, 0)
  await walk(2)
  await settled()
  assert.deepEqual([warmed, asked], [1, []])
})

test("the first move of a match is answered from its file; whatever is another match, or no first try, goes to the engine", async () => {
  const match = { v: 2, game: "tarot", name: "tarot-four", lang: "en", rulebook: "../../rulebook/", moves: [] }
  const garde = { state: { ...match, moves: ["garde"] }, html: "<p>garde</p>" }
  host = () => new Response(gzipSync(JSON.stringify({ garde })))
  ready.expect({}, match)
  const ask = async (state, intent) => (await ready.ask(state, intent, () => {})).html
  assert.equal(await ask(match, { play: "garde" }), "<p>garde</p>")
  assert.deepEqual([fetched, asked], [["en/2/first-tarot-four.gz"], []])
  assert.equal(await ask(match, { play: "poignee" }), "engine")
  assert.equal(await ask(match, { play: "garde", refused: "prise" }), "engine")
  assert.equal(await ask(garde.state, { play: "garde" }), "engine")
  assert.equal(await ask(match, { finish: true }), "engine")
  assert.equal(fetched.length, 1)
})

test("a host that tells the browser to unpack its files has sent them as they are", async () => {
  host = () => new Response(FILE)
  ready.expect({}, FIRST)
  assert.deepEqual(await walk(2), ["<p>2</p>", "<p>3</p>"])
})

for (const [what, body] of Object.entries({
  "that is not there": () => new Response("Not found", { status: 404 }),
  "that is another one": () => new Response("<!doctype html>"),
  "that is cut short": () => new Response(gzipSync(FILE).subarray(0, 40)),
  "that does not come": () => { throw new TypeError("Failed to fetch") },
})) {
  test(`for a file ${what} the engine answers, and with the next press it is fetched again`, async (t) => {
    t.mock.method(console, "warn", () => {})
    const good = host
    host = body
    ready.expect({}, FIRST)
    assert.deepEqual(await walk(1), ["engine"])
    host = good
    assert.deepEqual(await walk(1), ["engine"], "nobody waits for it any more")
    await ready.file(place(FIRST))
    assert.deepEqual(await walk(1), ["<p>2</p>"])
    assert.deepEqual([fetched.length, asked.length], [2, 2])
  })
}

test("where a file has not come in time, nobody waits for another one that hangs, until one comes again", async (t) => {
  t.mock.method(console, "warn", () => {})
  const second = { ...FIRST, exercise: "leads.1.1.1" }
  const good = host
  ready.expect({}, FIRST)
  ready.expect({}, second)
  host = () => { throw new DOMException("The operation timed out.", "TimeoutError") }
  assert.deepEqual(await walk(1), ["engine"])
  let come
  host = () => new Promise((resolve) => (come = resolve))
  assert.deepEqual(await walk(1, second), ["engine"])
  come(good())
  await ready.file(place(second))
  host = good
  assert.deepEqual([ready.failing, await walk(1)], [false, ["<p>2</p>"]])
})

test("whatever else is asked goes to the engine, and so does an exercise that has no file", async () => {
  ready.expect({}, FIRST)
  for (const intent of [{ lang: "fr" }, { exercise: "beats.1.1.2" }, { deal: 3 }]) await ready.ask(FIRST, intent, () => {})
  await ready.ask({ ...FIRST, exercise: undefined, game: "tarot" }, ANOTHER, () => {})
  await walk(1, { ...FIRST, exercise: "beats.1.1.9" })
  assert.deepEqual([fetched, asked.length], [[], 5])
})
