// The line of the first page on a match that was left: which one it names, how, and where it leads. Run by test_scripts.py.

import assert from "node:assert/strict"
import { test } from "node:test"

import { MatchLeft } from "../../tutor/hosts/site/match_left.js"
import { drawn, open } from "./dom.mjs"

const WORDS = { match_left: "{game}, deal {number}", match_of: "{game}, deal {number} of {size}" }
const BARBU = { v: 2, game: "barbu", name: "barbu-match", rules: {}, moves: ["no-queens"], deals: [{}, {}, {}, {}] }
const TAROT = { v: 2, game: "tarot", name: "tarot-five", players: 5, rules: { profile: "fft" }, moves: ["garde"], deals: [] }

/** The first page, in a browser that keeps these matches; at one of the tables somebody has played last. */
function visit(matches, last) {
  const document = open()
  for (const match of matches) localStorage.setItem(`tutor match ${match.name}`, JSON.stringify(match))
  if (last) localStorage.setItem("tutor-settings", JSON.stringify({ match: last }))
  document.body.innerHTML = drawn["match left"]
  new MatchLeft(() => localStorage, { version: 2, words: WORDS })
  const line = document.querySelector(".tutor-match")
  return { hidden: line.hidden, says: line.textContent, leads: line.querySelector("a")?.getAttribute("href") }
}

test("who has left no match is told of none", () => {
  assert.deepEqual(visit([]), { hidden: true, says: "", leads: undefined })
  assert.equal(visit([{ ...BARBU, moves: [], deals: [] }]).hidden, true, "one that was only dealt is not begun")
})

test("a match with an end says how far it has come, and the line leads to it", () => {
  assert.deepEqual(visit([BARBU]), { hidden: false, says: "Barbu, deal 5 of 28", leads: "lessons/barbu/#match=barbu-match" })
})

test("Tarot has no end, nor has a match whose rules nobody offers", () => {
  assert.deepEqual(visit([TAROT]), { hidden: false, says: "French Tarot, deal 1", leads: "lessons/whole-deal/#match=tarot-five" })
  assert.equal(visit([{ ...BARBU, rules: { hearts_ban: "none" } }]).says, "Barbu, deal 5")
})

test("of several it is the one at which somebody played last", () => {
  assert.equal(visit([BARBU, TAROT], "tarot-five").says, "French Tarot, deal 1")
  assert.equal(visit([BARBU, TAROT], "barbu-match").says, "Barbu, deal 5 of 28")
  assert.equal(visit([BARBU], "tarot-five").says, "Barbu, deal 5 of 28")
})

test("the name of a game is that of the match, whatever table it was begun at", () => {
  const moved = { ...BARBU, name: "tarot-four" }
  assert.deepEqual(visit([moved]), { hidden: false, says: "Barbu, deal 5 of 28", leads: "lessons/whole-deal/#match=tarot-four" })
})

test("what cannot be read, and what comes from a newer version, is no match to go on with", () => {
  assert.equal(visit([{ ...BARBU, v: 3 }]).hidden, true)
  const document = open()
  localStorage.setItem("tutor match barbu-match", "{")
  document.body.innerHTML = drawn["match left"]
  new MatchLeft(() => { throw new Error("forbidden") }, { version: 2, words: WORDS })
  assert.equal(document.querySelector(".tutor-match").hidden, true)
})
