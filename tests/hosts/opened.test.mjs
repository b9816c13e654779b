// A table as its notebook has opened it: its HTML is unpacked, until something changes. Run by test_scripts.py.

import assert from "node:assert/strict"
import { test } from "node:test"
import { gzipSync } from "node:zlib"

import { OpenedTable, openedWith } from "../../tutor/hosts/notebook/opened.js"

/** The model of a table, as anywidget has it. */
const model = (traits) => ({ get: (name) => traits[name], set: (name, value) => { traits[name] = value } })

test("the HTML with which a table was opened is packed, and there as soon as anything asks for it", async () => {
  const untouched = model({ opened: gzipSync("<p>♠ first</p>").toString("base64"), html: "" })
  const table = new OpenedTable(untouched, await openedWith(untouched))
  assert.equal(table.get("html"), "<p>♠ first</p>")
  table.set("html", "<p>next</p>")
  assert.deepEqual([table.get("html"), untouched.get("html")], ["<p>next</p>", "<p>next</p>"])
})

test("a table that goes back to where it began shows what it was opened with", async () => {
  const back = model({ opened: gzipSync("first").toString("base64"), html: "next" })
  const table = new OpenedTable(back, await openedWith(back))
  back.set("html", "") // so the kernel says it
  assert.equal(table.get("html"), "first")
})

test("one that an older package has stored has its HTML plain", async () => {
  const old = model({ html: "<p>old</p>" })
  assert.equal(new OpenedTable(old, await openedWith(old)).get("html"), "<p>old</p>")
})
