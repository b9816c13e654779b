// A rule beside the table, on a slow line: what comes too late takes nobody away from where they are by then. Run by
// test_scripts.py.

import assert from "node:assert/strict"
import { test } from "node:test"

import { Rule } from "../../tutor/hosts/site/rule.js"
import { open } from "./dom.mjs"

const BOOK = "http://127.0.0.1/rulebook/tarot/the-tricks/"
const CHAPTER = `<div data-md-component="container"></div><h2 id="t-play-follow">Follow suit</h2><p>If you can.</p><h2 id="t-play-trump">Play a trump</h2><p>If you must.</p>`

/** A page with a table and two links to rules, and a line on which each of them comes, or fails, when the test says so. */
function page() {
  const document = open()
  document.body.innerHTML = `<div class="md-content"><div class="tutor-live"></div>
    <a id="follow" href="${BOOK}#t-play-follow">1</a><a id="trump" href="${BOOK}#t-play-trump">2</a><a id="nonsense" href="${BOOK}#100%">3</a></div>`
  const gone = []
  globalThis.location = Object.assign(new URL("http://127.0.0.1/lessons/"), { assign: (href) => gone.push(href.replace(BOOK, "")) })
  for (const [name, shown] of [["showPopover", true], ["hidePopover", false]]) {
    globalThis.HTMLElement.prototype[name] = function () { this.toggleAttribute("data-shown", shown) }
  }
  globalThis.history = { state: null }
  globalThis.matchMedia = () => ({ matches: false }) // it does not cover the page
  const coming = []
  const pages = { has: () => true, open: () => new Promise((resolve, reject) => coming.push({ resolve, reject })) }
  const rule = new Rule(pages, { during: (promise) => promise }, {})
  rule.begin()
  const end = async (number, act) => {
    act(coming[number])
    await new Promise((resolve) => setTimeout(resolve))
  }
  return {
    document, gone, rule,
    press: (id) => document.getElementById(id).click(),
    comes: (number) => end(number, ({ resolve }) => resolve(new globalThis.DOMParser().parseFromString(CHAPTER, "text/html"))),
    fails: (number) => end(number, ({ reject }) => reject(new TypeError("Failed to fetch"))),
    reads: () => (rule.root.hasAttribute("data-shown") ? rule.title.textContent : null),
  }
}

test("a rule that comes is read here, and one that does not, or has no such name, is gone to", async () => {
  const { press, comes, fails, gone, reads } = page()
  press("follow")
  await comes(0)
  assert.deepEqual([reads(), gone], ["Follow suit", []])
  press("trump")
  await fails(1)
  press("nonsense")
  await comes(2)
  assert.deepEqual(gone, ["#t-play-trump", "#100%"])
})

test("of two rules the one is shown that was asked for last, in whichever order they come", async () => {
  const { press, comes, fails, gone, reads } = page()
  for (const id of ["follow", "nonsense", "trump"]) press(id)
  await comes(2)
  await comes(0)
  await fails(1)
  assert.deepEqual([reads(), gone], ["Play a trump", []])
})

for (const [what, leave] of Object.entries({
  "turned the page": ({ document }) => document.dispatchEvent(new Event("tutor:page")),
  "closed this place": ({ rule }) => rule.close(),
  "had the table say something else": ({ document }) => document.getElementById("follow").remove(),
})) {
  test(`whoever has ${what} meanwhile is not taken away by a rule, whether it comes or not`, async () => {
    for (const end of ["comes", "fails"]) {
      const here = page()
      here.press("follow")
      leave(here)
      await here[end](0)
      assert.deepEqual([here.reads(), here.gone], [null, []])
    }
  })
}
