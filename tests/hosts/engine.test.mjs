// The page's side of the engine: a worker that is slow, silent, broken or refuses; nobody waits for ever. Run by
// test_scripts.py.

import assert from "node:assert/strict"
import { test } from "node:test"

import { Engine, Trouble } from "../../tutor/hosts/site/engine.js"

const WORDS = { fetching: "Fetching", starting: "Starting", broken: "Broken.", silent: "Silent.", failed: "Failed." }
const STATE = { name: "tarot-four", lang: "en", rulebook: "" }

/** An engine, the workers that it has hired and what they were asked, and what those who ask have heard. Time stands still. */
function begun(t) {
  t.mock.timers.enable({ apis: ["setTimeout"] })
  const workers = []
  const hire = () => {
    const worker = { asked: [], postMessage: (question) => worker.asked.push(question), terminate: () => (worker.gone = true) }
    workers.push(worker)
    return worker
  }
  const engine = new Engine({ lang: "en", words: WORDS, bytes: 4_000_000 }, hire)
  const heard = []
  const ask = (intent) => engine.ask(STATE, intent, (progress) => heard.push(progress))
  const say = (data) => workers.at(-1).onmessage({ data })
  return { engine, workers, heard, ask, say }
}

const trouble = (text, byPython = false) => (error) => {
  assert.ok(error instanceof Trouble)
  assert.deepEqual([error.message, error.byPython], [text, byPython])
  return true
}
const quiet = (t) => t.mock.method(console, "error", () => {})

test("no worker is hired before somebody asks, and one for all who do", async (t) => {
  const { workers, ask, say } = begun(t)
  assert.equal(workers.length, 0)
  const answers = [ask({ play: "H10" }), ask({ back: true })]
  assert.equal(workers.length, 1)
  const [one, other] = workers[0].asked
  assert.deepEqual([JSON.parse(one.state), JSON.parse(one.intent)], [STATE, { play: "H10" }])
  say({ id: other.id, answer: '{"html": "other"}' }) // each gets the answer to its own question
  say({ id: one.id, answer: '{"html": "one"}' })
  assert.deepEqual(await Promise.all(answers), [{ html: "one" }, { html: "other" }])
})

test("who waits hears how far the engine has come, in the page’s own words and numbers", (t) => {
  const { heard, ask, say } = begun(t)
  ask({})
  say({ stage: "fetching", loaded: 1_500_000 })
  say({ stage: "starting", loaded: 4_000_000 })
  assert.deepEqual(heard.map(({ text }) => text), ["Fetching (0.0 MB / 4.0 MB)", "Fetching (1.5 MB / 4.0 MB)", "Starting"])
  assert.deepEqual(heard[1], { text: heard[1].text, loaded: 1_500_000, total: 4_000_000 })
})

test("an engine is warmed without a word to anybody, and whoever asks meanwhile hears how far it is", async (t) => {
  const { engine, workers, heard, ask, say } = begun(t)
  engine.warm()
  engine.warm()
  assert.deepEqual([workers.length, workers[0].asked], [1, [{ warm: true }]])
  say({ stage: "fetching", loaded: 1_500_000 })
  const answer = ask({})
  assert.deepEqual(heard.map(({ text }) => text), ["Fetching (1.5 MB / 4.0 MB)"])
  say({ warm: true })
  say({ id: 1, answer: "{}" })
  assert.deepEqual(await answer, {})
  ask({})
  assert.deepEqual([workers.length, heard.length], [1, 1]) // a warm engine has no progress to tell
})

test("nobody hears of an engine that breaks while it is warmed, and the first question starts another", async (t) => {
  const logged = quiet(t)
  const { engine, workers, ask, say } = begun(t)
  engine.warm()
  say({ broken: "404 pyodide.mjs" })
  assert.deepEqual([logged.mock.callCount(), workers[0].gone], [0, true])
  const answer = ask({})
  say({ id: 1, answer: "{}" })
  assert.deepEqual([workers.length, await answer], [2, {}])
})

test("a host that unpacks for us never lets more come than there is", (t) => {
  const { heard, ask, say } = begun(t)
  ask({})
  say({ stage: "fetching", loaded: 9_000_000 })
  assert.equal(heard.at(-1).text, "Fetching (4.0 MB / 4.0 MB)")
})

test("a worker that is silent for a minute is sent away, and the next question starts another", async (t) => {
  const { workers, ask } = begun(t)
  const silent = ask({})
  t.mock.timers.tick(59_999)
  assert.equal(workers[0].gone, undefined)
  t.mock.timers.tick(1)
  await assert.rejects(silent, trouble("Silent."))
  assert.ok(workers[0].gone)
  ask({})
  assert.equal(workers.length, 2)
})

test("every word from the worker is worth another minute", async (t) => {
  const { workers, ask, say } = begun(t)
  const slow = ask({})
  for (let minute = 0; minute < 5; minute++) {
    t.mock.timers.tick(59_000)
    say({ stage: "fetching", loaded: minute })
  }
  t.mock.timers.tick(59_000)
  say({ id: 1, answer: '{"html": "at last"}' })
  assert.deepEqual(await slow, { html: "at last" })
  t.mock.timers.tick(600_000) // an engine that nobody waits for may be silent
  assert.equal(workers[0].gone, undefined)
})

test("a broken engine is told to all who wait, and the next question starts another", async (t) => {
  quiet(t)
  const { workers, heard, ask, say } = begun(t)
  const waiting = [ask({}), ask({})]
  say({ broken: "404 pyodide.mjs" })
  for (const one of waiting) await assert.rejects(one, trouble("Broken."))
  const again = ask({})
  assert.equal(workers.length, 2)
  say({ id: 3, answer: "{}" })
  assert.deepEqual(await again, {})
  assert.equal(heard.length, 3) // once each who asks while it starts: whoever has been told hears no more
})

test("a worker whose program does not come is a broken engine", async (t) => {
  const { workers, ask } = begun(t)
  const waiting = ask({})
  workers[0].onerror()
  await assert.rejects(waiting, trouble("Broken."))
  assert.ok(workers[0].gone)
})

test("a question that breaks Python is its own fault; whoever waits behind it may ask again", async (t) => {
  quiet(t)
  const { workers, ask, say } = begun(t)
  const waiting = [ask({ play: "H10" }), ask({ back: true })]
  say({ id: 1, failed: "RecursionError" })
  await assert.rejects(waiting[0], trouble("Failed.", true))
  await assert.rejects(waiting[1], trouble("Silent."))
  assert.ok(workers[0].gone) // it may be broken for good
})
