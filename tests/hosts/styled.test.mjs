// The styles of a version hold in a table and its notebook. Run by test_scripts.py.

import assert from "node:assert/strict"
import { test } from "node:test"

import { styled } from "../../tutor/hosts/notebook/styled.js"

/** A place in a notebook, and what happens when it gets a size. */
function placed() {
  const notebook = { setAttribute: (name, value) => { notebook[name] = value } }
  const el = { dataset: {}, closest: (selector) => (selector === ".jp-Notebook" ? notebook : null) }
  const seen = []
  globalThis.ResizeObserver = class {
    constructor(hear) { seen.push(hear) }
    observe() {}
    disconnect() {}
  }
  return { notebook, el, seen }
}

test("a notebook wears the version of the table that has come to stand in it", () => {
  const { notebook, el, seen } = placed()
  styled(el, "one")
  assert.deepEqual([el.dataset.tutorVersion, notebook["data-tutor-version"]], ["one", undefined])
  seen[0]()
  assert.equal(notebook["data-tutor-version"], "one")
})

test("a table that has another version by then gives that one, not the one that it had", () => {
  const { notebook, el, seen } = placed()
  styled(el, "one")
  styled(el, "two")
  seen[1]()
  seen[0]()
  assert.equal(notebook["data-tutor-version"], "two")
})
