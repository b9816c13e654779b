// What is kept of a version of the site: only what is right, once, and what the next version takes over. Run by test_scripts.py.

import assert from "node:assert/strict"
import { beforeEach, test } from "node:test"
import { gzipSync } from "node:zlib"

import { each } from "../../tutor/hosts/offline/in_parallel.js"
import { Changed, Copies, digest, gated } from "../../tutor/hosts/offline/copies.js"

const ROOT = "http://127.0.0.1/some/where/"
const print = (text) => digest(new TextEncoder().encode(text).buffer)

/** The browser's caches, and a server with the files of some version on it: what it was asked for, in order. */
let server
let asked
beforeEach(() => {
  server = {}
  asked = []
  const boxes = new Map()
  const box = () => {
    const held = new Map()
    return {
      match: (address) => Promise.resolve(held.get(String(address))?.clone()),
      put: (address, response) => Promise.resolve(void held.set(String(address), response)),
      delete: (address) => Promise.resolve(held.delete(String(address))),
      keys: () => Promise.resolve([...held.keys()].map((url) => ({ url }))),
    }
  }
  globalThis.caches = {
    open: (name) => Promise.resolve(boxes.get(name) ?? boxes.set(name, box()).get(name)),
    keys: () => Promise.resolve([...boxes.keys()]),
  }
  globalThis.fetch = (address) => {
    const [path] = address.slice(ROOT.length).split("?")
    asked.push(path)
    return Promise.resolve(path in server ? new Response(server[path]) : new Response("", { status: 404 }))
  }
})

/** Put a version on the server: its files by their parts. Returns its name. */
async function published(parts, query = "") {
  const told = {}
  for (const [part, files] of Object.entries(parts)) {
    told[part] = Object.fromEntries(await Promise.all(Object.entries(files).map(async ([path, text]) => [path, [await print(text), text.length]])))
  }
  const table = JSON.stringify({ query, homes: ["fr/", ""], parts: told })
  const version = await print(table)
  server = Object.assign({}, ...Object.values(parts), { [`assets/files-${version}.json`]: table })
  return version
}

const named = async (copies) => [...(await copies.paths())].sort()
const told = async (copies, path) => (await copies.get(copies.files.get(path)))?.text()

test("an address means a file: a folder its page, and another query the file of another version", async () => {
  const copies = await Copies.open(ROOT, await published({ core: { "index.html": "home", "assets/live/page.js": "script" }, en: { "a/index.html": "A" } }, "?v1"))
  const means = (address) => copies.file(new URL(address, ROOT))?.path
  assert.deepEqual(["", "a/", "a", "assets/live/page.js?v1", "assets/live/page.js?v2", "../elsewhere"].map(means),
    ["index.html", "a/index.html", undefined, "assets/live/page.js", undefined, undefined])
})

test("what is fetched is kept once, if it is what the build wrote; another version's is an error, and not kept", async () => {
  const copies = await Copies.open(ROOT, await published({ core: { a: "A", b: "B" } }))
  const [a, b] = ["a", "b"].map((path) => copies.files.get(path))
  await copies.keep(a)
  await copies.keep(a)
  assert.deepEqual(asked.filter((path) => path === "a"), ["a"])
  server.b = "another"
  await assert.rejects(copies.keep(b), Changed)
  delete server.b
  await assert.rejects(copies.keep(b), Changed)
  assert.deepEqual(await named(copies), ["a"])
})

test("what travels compressed may come unpacked, but not in half", async () => {
  const whole = gzipSync("engine")
  assert.equal(await digest(new Uint8Array(whole).buffer), await print("engine"))
  const copies = await Copies.open(ROOT, await published({ engine: { "a.gz": "engine" } }))
  const file = copies.files.get("a.gz")
  server["a.gz"] = whole.subarray(0, 20)
  await assert.rejects(copies.keep(file), Changed)
  server["a.gz"] = whole
  await copies.keep(file)
  assert.deepEqual(await named(copies), ["a.gz"])
})

test("a table that is not its version's is none", async () => {
  const version = await published({ core: { a: "A" } })
  server[`assets/files-${version}.json`] += " "
  await assert.rejects(Copies.open(ROOT, version), Changed)
})

test("the next version takes over what is the same, and fetches what was kept, what all need, an engine in use, a whole part", async () => {
  const before = { core: { css: "old" }, engine: { "a.wasm": "wasm", "a.zip": "old" }, en: { "a/index.html": "A", "b/index.html": "B" }, fr: { "fr/index.html": "F" } }
  const old = await Copies.open(ROOT, await published(before))
  for (const path of ["css", "a.wasm", "a/index.html", "fr/index.html"]) await old.keep(old.files.get(path))
  const after = { core: { css: "new" }, engine: { "b.wasm": "wasm", "b.zip": "new" }, en: { "a/index.html": "A2", "b/index.html": "B" }, fr: { "fr/index.html": "F", "fr/c/index.html": "C" } }
  const version = await published(after)
  const next = await Copies.open(ROOT, version)
  const others = await Copies.others(ROOT, version)
  asked = []
  await each(await next.successors(others), (file) => next.keep(file, { others }))
  assert.deepEqual(await named(next), ["a/index.html", "b.wasm", "b.zip", "css", "fr/c/index.html", "fr/index.html"])
  assert.deepEqual(asked.sort(), ["a/index.html", "b.zip", "css", "fr/c/index.html"])
  assert.deepEqual([await told(next, "css"), await told(old, "css")], ["new", "old"])
})

test("what was kept after the next version was ready is inherited without a network, and forgotten in all versions", async () => {
  const files = { core: { css: "C" }, engine: { wasm: "W", zip: "Z" }, both: { "one.txt": "same", "two.txt": "same" } }
  const old = await Copies.open(ROOT, await published({ ...files, fr: { f: "old" } }))
  for (const path of ["css", "wasm", "one.txt", "f"]) await old.keep(old.files.get(path))
  const version = await published({ ...files, fr: { f: "new" } })
  const next = await Copies.open(ROOT, version)
  asked = []
  await next.inherit(await Copies.others(ROOT, version))
  assert.deepEqual([await named(next), asked], [["css", "one.txt", "wasm"], []])
  for (const copies of await Copies.others(ROOT)) await copies.forget()
  assert.deepEqual([await named(old), await named(next)], [["css"], ["css"]])
})

test("an answer passes as it comes, but its end only if it is the right one", async () => {
  const parts = ["one", "two", "three"].map((text) => new TextEncoder().encode(text))
  const answered = () => new Response(new ReadableStream({ start(to) { parts.forEach((part) => to.enqueue(part)); to.close() } }))
  const good = gated(answered(), await print("onetwothree"))
  assert.equal(await good.answer.text(), "onetwothree")
  assert.equal(await (await good.right).text(), "onetwothree")
  const bad = gated(answered(), await print("another"))
  const reader = bad.answer.body.getReader()
  assert.equal(new TextDecoder().decode((await reader.read()).value), "one")
  await assert.rejects((async () => { while (!(await reader.read()).done); })(), Changed)
  await assert.rejects(bad.right, Changed)
})

test("of a list a few are begun at a time, and none after a failure", async () => {
  const begun = []
  await assert.rejects(each(Array(20).keys(), async (one) => {
    begun.push(one)
    await null
    if (one === 1) throw new Error("no")
  }))
  assert.ok(begun.length < 10, String(begun))
})
