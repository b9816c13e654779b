// What prints a sheet: where it cannot, the page says so. The sheet itself is tried in a browser. Run by test_scripts.py.

import assert from "node:assert/strict"
import { test } from "node:test"

import { Sheets } from "../../tutor/hosts/site/sheets.js"
import { open } from "./dom.mjs"

const OFFER = `<div class="on-paper" data-coming="Coming" data-blocked="Blocked">
  <select><option value="1">1</option><option value="2" selected>2</option></select>
  <button data-prints="excuse">Print</button><p role="status"></p></div>`

/** Press the button where `window.open` gives `paper`, and the engine answers so. */
async function press(paper, answer) {
  const document = open()
  document.body.innerHTML = OFFER
  globalThis.window.open = () => paper
  const asked = []
  const ask = (state, intent) => {
    asked.push([state, intent])
    return new Promise((resolve) => resolve(answer()))
  }
  new Sheets({ ask }, new URL("http://127.0.0.1/"), { lang: "en" })
  document.querySelector("button").click()
  await new Promise((resolve) => setTimeout(resolve))
  return { asked, says: document.querySelector("p").textContent, waits: document.querySelector("button").disabled }
}

/** A window that notes whether it is closed. */
const paper = () => ({ document: { write() {}, close() {}, body: {} }, closed: false, close() { this.closed = true } })

test("a browser that opens no window is asked to, and Python is not asked", async () => {
  assert.deepEqual(await press(null), { asked: [], says: "Blocked", waits: false })
})

test("what is wrong is said on the page, and the empty window is closed", async () => {
  const refused = paper()
  const { asked, says, waits } = await press(refused, () => ({ error: "task: …" }))
  assert.deepEqual(asked, [[{ printed: "excuse", lang: "en" }, { versions: 2, site: "http://127.0.0.1/" }]])
  assert.deepEqual([says, waits, refused.closed], ["task: …", false, true])
})

test("an engine that does not come is told too", async () => {
  const lost = paper()
  const { says } = await press(lost, () => { throw new Error("broken") })
  assert.deepEqual([says, lost.closed], ["broken", true])
})
