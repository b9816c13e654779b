// Loading what the tables of a notebook share: once for a page, whatever the number of tables. Run by test_scripts.py.

import assert from "node:assert/strict"
import { test } from "node:test"
import { gzipSync } from "node:zlib"

import loader from "../../tutor/hosts/notebook/loader.js"

const packed = (text) => gzipSync(text).toString("base64")

/** A page, and tables of a notebook with a script of a version that counts how often it was loaded. */
function page() {
  const found = { styles: [], cards: [] }
  globalThis.document = {
    createElement: () => ({}),
    head: { append: ({ textContent }) => found.styles.push(textContent) },
    body: { insertAdjacentHTML: (_, html) => found.cards.push(html) },
  }
  // Node imports no address of a blob.
  URL.createObjectURL = (blob) => `data:text/javascript,${encodeURIComponent(blob.code)}`
  globalThis.Blob = class extends Blob {
    constructor(parts, kind) {
      super(parts, kind)
      this.code = parts[0]
    }
  }
  return found
}

const table = (version, code, layout = {}) => ({
  model: {
    get: (name) => ({ script: version, layout })[name],
    widget_manager: {
      get_model: (model_id) => Promise.resolve({
        model_id,
        get: (name) => ({ code: packed(code), style: packed(`styles of ${version}`), cards: { en: packed("cards") } })[name],
      }),
    },
  },
})

test("tables of one version load their script, their styles and the cards once; another version loads its own", async () => {
  const found = page()
  const code = `globalThis.count = (globalThis.count ?? 0) + 1
    export default { initialize: async (table) => { await 0; table.begun = true }, render: ({ begun }) => begun && "drawn" }`
  const one = [table("one", code), table("one", code)]
  for (const each of one) assert.equal(loader.initialize(each), undefined, "anywidget waits two seconds, and no longer")
  assert.deepEqual(await Promise.all(one.map(loader.render)), ["drawn", "drawn"])
  assert.deepEqual([globalThis.count, found.styles, found.cards], [1, ["styles of one"], ["cards"]])
  const two = table("two", "export default { render: () => 'anew' }")
  loader.initialize(two)
  assert.equal(await loader.render(two), "anew")
  assert.deepEqual([found.styles, found.cards], [["styles of one", "styles of two"], ["cards"]])
})
