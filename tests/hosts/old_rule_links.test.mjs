// Old addresses of rules: the contents of a rulebook lead on to the chapter. Run by test_scripts.py.

import assert from "node:assert/strict"
import { test } from "node:test"

import { followOldRuleLink } from "../../tutor/hosts/site/old_rule_links.js"
import { open } from "./dom.mjs"

const CONTENTS = `<h2 id="the-tricks"><a href="the-tricks/">The tricks</a></h2>
  <ul class="rule-index"><li id="t-play-follow"><a class="rule" href="../tarot/the-tricks/#t-play-follow">Follow suit</a></li></ul>
  <ul><li id="elsewhere"><a class="rule" href="#there">No index</a></li></ul>`

/** Where somebody is led who comes to the contents with this at the end of the address. */
function led(hash) {
  const document = open()
  document.body.innerHTML = CONTENTS
  const ways = []
  followOldRuleLink(document, { hash, replace: (way) => ways.push(way) })
  return ways.map((way) => way.replace(/^.*\/tarot\//, "tarot/"))
}

test("the former address of a rule leads on to its place in a chapter", () => {
  assert.deepEqual(led("#t-play-follow"), ["tarot/the-tricks/#t-play-follow"])
})

test("whoever looks for a chapter, for nothing, or for what there is not, stays with the contents", () => {
  for (const hash of ["", "#", "#the-tricks", "#nothing", "#elsewhere", "#100%"]) assert.deepEqual(led(hash), [], hash)
})
