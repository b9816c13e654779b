// A table's model on the site: what is pressed is asked about the table at which it was pressed. Run by test_memory.py.

import assert from "node:assert/strict"
import { readFile } from "node:fs/promises"
import { test } from "node:test"

const source = await readFile(new URL("../../tutor/hosts/model.js", import.meta.url))
const { Model } = await import(`data:text/javascript;base64,${source.toString("base64")}`)

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

const settled = () => new Promise((resolve) => setTimeout(resolve))

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
