// The service worker: whom it takes for a page of another version, and what it keeps of older ones while they are read. Run
// by test_scripts.py.

import assert from "node:assert/strict"
import { test } from "node:test"

import { Copies, digest } from "../../tutor/hosts/offline/copies.js"

const ROOT = "http://127.0.0.1/"
const print = (text) => digest(new TextEncoder().encode(text).buffer)

const boxes = new Map()
const box = () => {
  const held = new Map()
  return {
    match: (address) => Promise.resolve(held.get(String(address))?.clone()),
    put: (address, response) => Promise.resolve(void held.set(String(address), response)),
    keys: () => Promise.resolve([...held.keys()].map((url) => ({ url }))),
  }
}
const open = (name) => Promise.resolve(boxes.get(name) ?? boxes.set(name, box()).get(name))
globalThis.caches = {
  open,
  keys: () => Promise.resolve([...boxes.keys()]),
  match: (address, { cacheName }) => Promise.resolve(boxes.get(cacheName)?.match(address)),
  delete: (name) => Promise.resolve(boxes.delete(name)),
}

/** Keep a version with some files, of which the last is not kept; returns its name. */
async function kept(query, files) {
  const prints = await Promise.all(Object.entries(files).map(async ([path, text]) => [path, [await print(text), text.length]]))
  const table = JSON.stringify({ query, homes: [""], parts: { core: Object.fromEntries(prints) } })
  const version = await print(table)
  const cache = await open(Copies.family(ROOT) + version)
  await cache.put(`${ROOT}assets/files-${version}.json`, new Response(table))
  for (const [path, text] of Object.entries(files).slice(0, -1)) await cache.put(ROOT + path, new Response(text))
  return version
}

const first = await kept("?v1", { "assets/live/worker.js": "old", "same.txt": "same", "index.html": "home", "assets/live/page.js": "old page" })
const second = await kept("?v2", { "assets/live/worker.js": "new", "same.txt": "same" })
const third = await kept("?v3", { "assets/live/worker.js": "newer", "same.txt": "same" })
await (await open(Copies.family(ROOT) + second)).put(`${ROOT}?before`, Response.json([Copies.family(ROOT) + first]))
const hear = {}
let looked = 0
let windows = [{ id: "old" }]
globalThis.self = {
  VERSION: second,
  registration: { scope: ROOT, update: () => Promise.resolve(void (looked += 1)) },
  clients: { claim: () => Promise.resolve(), matchAll: () => Promise.resolve(windows) },
  addEventListener: (name, act) => (hear[name] = act),
}
await import("../../tutor/hosts/offline/sw.js")

/** Ask the worker as the browser does. */
async function ask(address, { client = "", mode = "cors" } = {}) {
  const work = []
  const request = { url: ROOT + address, mode, method: "GET", destination: "script", cache: "default", headers: new Headers() }
  let answer
  hear.fetch({ request, clientId: client, resultingClientId: client, waitUntil: (one) => work.push(one), respondWith: (one) => (answer = one) })
  const response = await answer
  await Promise.all(work)
  return response
}
const has = (version) => boxes.has(Copies.family(ROOT) + version)
const server = (answer) => (globalThis.fetch = () => answer())

test("whoever still reads the old version has its files, until no such page is open", async () => {
  server(() => Promise.reject(new TypeError("no network")))
  let done
  hear.activate({ waitUntil: (work) => (done = work) })
  await done
  assert.equal(await (await ask("same.txt")).text(), "same") // kept of the old one after this one was ready
  assert.equal(await (await ask("assets/live/worker.js?v1", { client: "old" })).text(), "old")
  server(() => Promise.resolve(new Response("new page"))) // it does not look at what stands behind the question mark
  await assert.rejects(async () => (await ask("assets/live/page.js?v1", { client: "old" })).text())
  server(() => Promise.reject(new TypeError("no network")))
  await ask("", { client: "new", mode: "navigate" })
  assert.deepEqual([has(first), has(second)], [true, true])
  windows = [{ id: "new" }]
  await ask("", { client: "new", mode: "navigate" })
  assert.deepEqual([has(first), has(second), has(third)], [false, true, true]) // the newest waits
})

test("a page that this version does not know gets all of its files from the server, but not for being led elsewhere", async () => {
  const answers = { stranger: { ok: true, type: "basic" }, missing: { ok: false, type: "basic" }, led: { ok: false, type: "opaqueredirect" } }
  const from = []
  looked = 0
  for (const [client, answer] of Object.entries(answers)) {
    server(() => Promise.resolve(answer))
    await ask(`${client}/`, { client, mode: "navigate" })
    server(() => Promise.resolve(new Response("server")))
    from.push(await (await ask("same.txt", { client })).text())
  }
  assert.deepEqual([from, looked], [["server", "server", "same"], 2])
})

test("a page that has come is shown even where the browser has no room to note whose it is", async (t) => {
  t.mock.method(console, "warn", () => {})
  t.mock.method(globalThis.caches, "open", () => Promise.reject(new Error("QuotaExceededError")))
  const page = { ok: true, type: "basic" }
  server(() => Promise.resolve(page))
  assert.equal(await ask("another/", { client: "full", mode: "navigate" }), page)
})

test("where even the page is missing that says what is kept, the browser says it", async () => {
  server(() => Promise.reject(new TypeError("no network")))
  assert.equal((await ask("offline/", { mode: "navigate" })).type, "error")
})

test("without a network a page that is not kept leads to where that is said, with the place on it", async () => {
  server(() => Promise.reject(new TypeError("no network")))
  const { headers } = await ask("tarot/#trick", { mode: "navigate" })
  assert.equal(headers.get("location"), `${ROOT}offline/#page=tarot/#trick`)
})
