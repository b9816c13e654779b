// A table's model on the site: what is pressed is asked about the table at which it was pressed. Run by test_scripts.py.

import assert from "node:assert/strict"
import { test } from "node:test"

import { Trouble } from "../../tutor/hosts/site/engine.js"
import { Model } from "../../tutor/hosts/site/model.js"

const settled = () => new Promise((resolve) => setTimeout(resolve))

/** An engine that answers when it is told to: a play adds to the moves, whatever else leaves the state as it is. */
class Engine {
  constructor() {
    this.asked = []
    this.words = { broken: "broken" }
  }
  ask(state, intent) {
    return new Promise((resolve, reject) => this.asked.push({ state, intent, resolve, reject }))
  }
  /** Answer the next question that comes, and let what follows from that happen. */
  async answer(error) {
    const { state, intent, resolve } = this.asked.shift()
    resolve(error ? { error } : { state: { ...state, moves: [...state.moves, ...(intent.play ? [intent.play] : [])] }, html: "" })
    await settled()
  }
}

function begun() {
  const engine = new Engine()
  const model = new Model({ html: "", state: { lang: "en", rulebook: "", name: "tarot-four", moves: [] } }, engine)
  const heard = []
  model.on("msg:custom", (message) => heard.push(message))
  return { engine, model, heard }
}

test("intents take turns", async () => {
  const { engine, model } = begun()
  for (const play of ["a", "b"]) model.send({ play })
  await settled()
  assert.equal(engine.asked.length, 1)
  await engine.answer()
  await engine.answer()
  assert.deepEqual(model.get("state").moves, ["a", "b"])
})

test("a verdict on a move that is not allowed is told, and the table stays as it is", async () => {
  const { engine, model, heard } = begun()
  model.send({ play: "a" })
  await settled()
  engine.asked.shift().resolve({ judged: "<div></div>" })
  await settled()
  assert.deepEqual([heard, model.get("state").moves], [[{ judged: "<div></div>" }], []])
})

test("a card that was pressed before a kept match came is not played in it", async () => {
  const { engine, model, heard } = begun()
  const resumed = model.resume({ moves: ["x"] }, () => {})
  model.send({ play: "a" })
  await settled()
  await engine.answer()
  assert.equal(await resumed, "taken")
  await settled()
  assert.deepEqual([engine.asked, model.get("state").moves], [[], ["x"]])
  assert.deepEqual(heard, [{ same: true }])
  model.send({ play: "b" })
  await settled()
  await engine.answer()
  assert.deepEqual(model.get("state").moves, ["x", "b"])
})

test("where the kept match does not come, the card is played at the table as it stands", async () => {
  const { engine, model } = begun()
  const resumed = model.resume({ moves: ["x"] }, () => {})
  model.send({ play: "a" })
  await settled()
  await engine.answer("refused")
  assert.equal(await resumed, "refused")
  await settled()
  await engine.answer()
  assert.deepEqual(model.get("state").moves, ["a"])
})

test("a refusal is told, and the next intent has its turn", async () => {
  const { engine, model, heard } = begun()
  for (const play of ["a", "b"]) model.send({ play })
  await settled()
  await engine.answer("Not allowed.")
  await engine.answer()
  assert.deepEqual(heard, [{ error: "Not allowed." }])
  assert.deepEqual(model.get("state").moves, ["b"])
})

test("a refused match is told by the one who resumes it: the table only stops waiting", async () => {
  const { engine, model, heard } = begun()
  const resumed = model.resume({ moves: ["x"] }, () => assert.fail("the table has not changed"))
  await settled()
  await engine.answer("What is this?")
  assert.deepEqual([await resumed, heard], ["refused", [{ same: true }]])
})

test("a match is taken up under this table’s name and in the page’s language, wherever it comes from", async () => {
  const { engine, model } = begun()
  model.resume({ moves: [], name: "tarot-three", lang: "fr", rulebook: "elsewhere/" }, () => {})
  await settled()
  const [{ state, intent }] = engine.asked
  assert.deepEqual([state, intent], [{ moves: [], name: "tarot-four", lang: "en", rulebook: "" }, { lang: "en" }])
})

test("trouble with the engine says nothing of a match, but what breaks Python is refused", async () => {
  for (const [byPython, outcome] of [[false, "failed"], [true, "refused"]]) {
    const { engine, model, heard } = begun()
    const resumed = model.resume({ moves: ["x"] }, () => {})
    await settled()
    engine.asked[0].reject(new Trouble("Silent.", { byPython }))
    assert.deepEqual([await resumed, heard], [outcome, [{ error: "Silent." }]])
    assert.deepEqual(model.get("state").moves, [])
  }
})

test("a defect of the page’s own is no text for readers, and the next intent has its turn all the same", async (t) => {
  t.mock.method(console, "error", () => {})
  const { engine, model, heard } = begun()
  for (const play of ["a", "b"]) model.send({ play })
  await settled()
  engine.asked.shift().reject(new TypeError("undefined is not a function"))
  await settled()
  await engine.answer()
  assert.deepEqual([heard, model.get("state").moves], [[{ error: "broken" }], ["b"]])
})

test("whoever has stopped listening hears nothing, the others go on", () => {
  const { model, heard } = begun()
  const heardToo = []
  const hear = (message) => heardToo.push(message)
  model.on("msg:custom", hear)
  model.give("failed", { error: "one" })
  model.off("msg:custom", hear)
  model.give("failed", { error: "two" })
  assert.deepEqual([heard.length, heardToo.length], [2, 1])
})

test("cards need not be asked for: the page has brought them along", async () => {
  const { engine, model } = begun()
  model.send({ sheet: true })
  await settled()
  assert.deepEqual(engine.asked, [])
})
