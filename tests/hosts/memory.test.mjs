// What is kept in a browser: nothing that somebody has left is overwritten or erased. Run by test_scripts.py.

import assert from "node:assert/strict"
import { test } from "node:test"

import { Memory } from "../../tutor/hosts/site/memory.js"

/** A browser's storage; `room` is how many characters it holds. */
class Store {
  constructor(entries = {}, room = Infinity) {
    this.entries = new Map(Object.entries(entries))
    this.room = room
  }
  get length() { return this.entries.size }
  key(number) { return [...this.entries.keys()][number] ?? null }
  getItem(key) { return this.entries.get(key) ?? null }
  removeItem(key) { this.entries.delete(key) }
  setItem(key, text) {
    const taken = [...this.entries].reduce((sum, [one, other]) => sum + (one === key ? 0 : other.length), 0)
    if (taken + text.length > this.room) throw new Error("QuotaExceededError")
    this.entries.set(key, text)
  }
  get texts() { return [...this.entries.values()].sort() }
}

const NAME = "tarot-four"
const KEY = `tutor match ${NAME}`
const AT = { version: 2 }

const match = (...moves) => ({ v: 2, game: "tarot", name: NAME, moves })
const text = (...moves) => JSON.stringify(match(...moves))
const open = (store, at = AT) => new Memory(() => store, match(), at)

console.warn = () => {}

test("a match is kept move by move and found again", () => {
  const store = new Store()
  const memory = open(store)
  assert.equal(memory.found(), null)
  assert.equal(memory.keep(match("a")), "kept")
  assert.equal(memory.keep(match("a", "b")), "kept")
  assert.equal(memory.found(), null)
  assert.deepEqual(open(store).found().state, match("a", "b"))
  assert.deepEqual(store.texts, [text("a", "b")])
})

test("a match that was taken up goes on in its own entry", () => {
  const store = new Store({ [KEY]: text("a") })
  const memory = open(store)
  memory.take(memory.found())
  assert.equal(memory.keep(match("a", "b")), "kept")
  assert.deepEqual(store.texts, [text("a", "b")])
  assert.deepEqual(memory.asides(), [])
})

test("a new match puts the one aside that nobody has taken up", () => {
  const store = new Store({ [KEY]: text("a") })
  const memory = open(store)
  assert.equal(memory.keep(match("x")), "aside")
  assert.equal(memory.keep(match("x", "y")), "kept")
  assert.equal(store.getItem(KEY), text("x", "y"))
  assert.deepEqual(memory.asides().map((aside) => aside.text), [text("a")])
})

test("what was put aside is taken up again, and the match of the moment takes its place", () => {
  const store = new Store({ [KEY]: text("a") })
  const memory = open(store)
  memory.keep(match("x"))
  memory.take(memory.asides()[0])
  assert.equal(memory.keep(match("a", "b")), "kept")
  assert.equal(store.getItem(KEY), text("a", "b"))
  assert.deepEqual(memory.asides().map((aside) => aside.text), [text("x")])
})

test("two tabs: the second writer is told, and both matches stay", () => {
  const store = new Store({ [KEY]: text("a") })
  const [one, other] = [open(store), open(store)]
  for (const memory of [one, other]) memory.take(memory.found())
  assert.equal(one.keep(match("a", "b")), "kept")
  assert.equal(other.keep(match("a", "c")), "elsewhere")
  assert.equal(store.getItem(KEY), text("a", "b"))
  assert.deepEqual(other.found().state, match("a", "b"))
  assert.equal(other.insist(match("a", "c")), "aside")
  assert.equal(one.keep(match("a", "b", "d")), "elsewhere")
  assert.deepEqual(store.texts, [text("a", "b"), text("a", "c")])
})

test("two tabs that have come to the same do not quarrel", () => {
  const store = new Store({ [KEY]: text("a") })
  const [one, other] = [open(store), open(store)]
  for (const memory of [one, other]) memory.take(memory.found())
  one.keep(match("a", "b"))
  assert.equal(other.keep(match("a", "b")), "kept")
  assert.deepEqual(store.texts, [text("a", "b")])
})

test("a tab that goes over to the other's match lays its own aside", () => {
  const store = new Store({ [KEY]: text("a") })
  const [one, other] = [open(store), open(store)]
  for (const memory of [one, other]) memory.take(memory.found())
  one.keep(match("a", "b"))
  other.keep(match("a", "c"))
  other.lay(match("a", "c"))
  other.take(other.found())
  assert.equal(other.keep(match("a", "b", "d")), "kept")
  assert.deepEqual(store.texts, [text("a", "b", "d"), text("a", "c")])
})

const NO_MATCH = {
  "no JSON": "{", "no object": "7", nothing: "null", "no game": '{"moves": []}', "a game that is no name": '{"game": 7}',
  "a list": '["game"]', empty: "", long: JSON.stringify({ game: "tarot", moves: "x".repeat(1_000_001) }),
  deep: `{"moves": ${"[".repeat(5000)}${"]".repeat(5000)}}`,
}

for (const [what, broken] of Object.entries(NO_MATCH)) {
  test(`an entry that nobody can read is no match, and is not lost: ${what}`, () => {
    const store = new Store({ [KEY]: broken })
    const memory = open(store)
    assert.deepEqual([memory.found().state, memory.found().newer], [null, false])
    assert.equal(memory.putAside(memory.found()), "aside")
    assert.equal(memory.found(), null)
    assert.equal(memory.keep(match("a")), "kept")
    assert.deepEqual(memory.asides().map((aside) => aside.text), [broken])
  })
}

test("a match from a newer version is known as such, and put aside before anything takes its place", () => {
  const newer = JSON.stringify({ ...match("a"), v: 3 })
  const store = new Store({ [KEY]: newer })
  const memory = open(store)
  assert.deepEqual([memory.found().state, memory.found().newer], [null, true])
  assert.equal(memory.keep(match("x")), "aside")
  assert.deepEqual(memory.asides().map((aside) => aside.text), [newer])
})

test("where there is no room nothing is kept, and nothing is lost", () => {
  const store = new Store({ [KEY]: text("a") }, text("a").length + 10)
  const memory = open(store)
  assert.equal(memory.keep(match("x")), "full")
  assert.equal(memory.putAside(memory.found()), "full")
  assert.deepEqual([...store.entries], [[KEY, text("a")]])
  store.room = Infinity
  assert.equal(memory.keep(match("x")), "aside")
  assert.deepEqual(store.texts, [text("a"), text("x")])
})

test("storage that is forbidden is like none", () => {
  const memory = new Memory(() => { throw new Error("SecurityError") }, match(), AT)
  assert.equal(memory.found(), null)
  assert.deepEqual(memory.asides(), [])
  assert.equal(memory.keep(match("a")), "full")
})

test("what stands at the table anyway is not offered", () => {
  const store = new Store({ [KEY]: text() })
  const memory = open(store)
  assert.equal(memory.found(), null)
  assert.equal(memory.keep(match("a")), "kept")
  assert.deepEqual(store.texts, [text("a")])
})

test("what the engine refuses once more stays put aside", () => {
  const store = new Store()
  const memory = open(store)
  memory.lay(match("a"))
  assert.equal(memory.putAside(memory.asides()[0]), "aside")
  assert.deepEqual(memory.asides().map((aside) => aside.text), [text("a")])
})

test("an entry whose key names no moment is as old as can be", () => {
  const start = `tutor aside ${NAME} `
  const store = new Store({ [`${start}x`]: "x", [`${start}9e99`]: "y", [`${start}7`]: "z" })
  assert.deepEqual(open(store).asides().map((aside) => [aside.text, aside.time]), [["z", 7], ["x", 0], ["y", 0]])
})

test("one may erase what was put aside, and nothing else goes with it", () => {
  const store = new Store({ [KEY]: text("a"), "tutor aside tarot-four-more 7": text("z") })
  const memory = open(store)
  memory.keep(match("x"))
  memory.erase(memory.asides()[0])
  assert.deepEqual(memory.asides(), [])
  assert.deepEqual(store.texts, [text("x"), text("z")].sort())
})

test("the same match is put aside once, and two at the same moment both", () => {
  const store = new Store()
  const memory = open(store)
  for (const moves of [["a"], ["b"], ["a"], ["c"]]) memory.lay(match(...moves))
  assert.deepEqual(store.texts, [text("a"), text("b"), text("c")])
  assert.equal(memory.asides().length, 3)
})

test("what is refused too late takes nothing away that has come into its place", () => {
  const store = new Store({ [KEY]: "broken" })
  const [one, other] = [open(store), open(store)]
  const refused = one.found()
  // While the engine is still on its way, another tab begins a match: the broken entry is put aside for it.
  other.keep(match("y"))
  assert.equal(one.putAside(refused), "aside")
  assert.equal(store.getItem(KEY), text("y"))
  assert.deepEqual(one.asides().map((aside) => aside.text), ["broken"])
})

test("another match at the same table puts this page’s own aside, once a deal of it is written down", () => {
  const after = (deals, ...moves) => ({ ...match(...moves), deals: Array(deals).fill({ ended: "T-BID-ALL-PASS" }) })
  const store = new Store()
  const memory = open(store)
  assert.equal(memory.keep(after(0, "a")), "kept")
  assert.equal(memory.keep(after(0, "x")), "kept") // nothing but a few cards of a first deal
  assert.equal(memory.keep(after(1, "b")), "kept")
  assert.equal(memory.keep(after(1)), "kept") // taken back
  assert.equal(memory.keep(after(2, "c")), "kept")
  assert.equal(memory.keep(after(0, "n")), "aside")
  assert.equal(memory.keep(after(0, "n", "o")), "kept")
  assert.equal(store.getItem(KEY), JSON.stringify(after(0, "n", "o")))
  assert.deepEqual(memory.asides().map((aside) => aside.state), [after(2, "c")])
})

test("whatever tabs do in whatever order, every match that was ever kept is found again in its last form or a later one", () => {
  let seed = 1
  const random = (below) => (seed = (seed * 48271) % 2147483647) % below
  for (let round = 0; round < 300; round++) {
    const store = new Store()
    const tabs = [open(store), open(store), open(store)].map((memory) => ({ memory, moves: [] }))
    // A match is its first move; of each the longest form that was ever kept.
    const longest = new Map()
    let number = 0
    for (let step = 0; step < 40; step++) {
      const tab = tabs[random(3)]
      const found = tab.memory.found()
      const act = random(6)
      if (act === 0) Object.assign(tab, { memory: open(store), moves: [] })
      else if (act === 1 && found) {
        if (tab.moves.length && JSON.stringify(match(...tab.moves)) !== tab.memory.own) tab.memory.lay(match(...tab.moves))
        tab.memory.take(found)
        tab.moves = found.state.moves
      } else if (act === 2 && found && tab.memory.playing) tab.memory.insist(match(...tab.moves))
      else if (act === 3 && tab.memory.asides().length) {
        const aside = tab.memory.asides()[0]
        tab.memory.take(aside)
        tab.moves = aside.state.moves
      } else tab.moves = [...tab.moves, `${number++}`]
      if (tab.moves.length && ["kept", "aside"].includes(tab.memory.keep(match(...tab.moves)))) {
        longest.set(tab.moves.join(), true)
        longest.delete(tab.moves.slice(0, -1).join())
      }
    }
    const all = store.texts.map((kept) => JSON.parse(kept).moves.join())
    const lost = [...longest.keys()].filter((moves) => !all.some((other) => `${other},`.startsWith(`${moves},`)))
    assert.deepEqual(lost, [], `round ${round}`)
  }
})
