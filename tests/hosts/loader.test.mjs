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

const table = (version, code) => ({
  model: {
    get: () => version,
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
  const code = "globalThis.count = (globalThis.count ?? 0) + 1\nexport default { initialize: () => 'begun', render: () => 'drawn' }"
  const one = [table("one", code), table("one", code)]
  const answers = await Promise.all(one.flatMap((each) => [loader.initialize(each), loader.render(each)]))
  assert.deepEqual(answers, ["begun", "drawn", "begun", "drawn"])
  assert.deepEqual([globalThis.count, found.styles, found.cards], [1, ["styles of one"], ["cards"]])
  assert.equal(await loader.render(table("two", "export default { render: () => 'anew' }")), "anew")
  assert.deepEqual([found.styles, found.cards], [["styles of one", "styles of two"], ["cards"]])
})
