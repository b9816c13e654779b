// The search: which of its answers a question finds, and when none of them is certain. Run by test_scripts.py.

import assert from "node:assert/strict"
import { test } from "node:test"

import { Finder } from "../../tutor/hosts/search/finder.js"

const place = (at, title = at, text = "") => ({ at, title, text })
const answer = (at, game, asked, title) => ({ game, parts: [{ places: [place(at, title)], asked }], lesson: null, exercise: null })
const ANSWERS = [
  answer("dog", "tarot", ["who takes the dog", "what becomes of the kitty"], "The dog"),
  answer("follow", "tarot", ["must I follow suit", "play the suit that was led"], "Follow suit"),
  answer("b-follow", "barbu", ["must I follow suit in barbu", "following in barbu"], "Follow suit"),
  answer("poignee", "tarot", ["how many trumps for a poignée"], "The poignée"),
]
const finder = new Finder({ lang: "en", same: "dog: kitty, talon\nhandful: poignée", answers: ANSWERS, sections: [place("s", "Chavey", "A book of 1986")], chapters: [] })
const first = (question) => finder.find(question).found[0]?.answer.parts[0].places[0].at

test("a question finds what was asked in other words, with other endings, without accents and misspelt", () => {
  assert.equal(first("the talon goes to whom?"), "dog")
  assert.equal(first("following the suits"), "follow")
  assert.equal(first("poignee"), "poignee")
  assert.equal(first("how many trups for a handful"), "poignee")
})

test("the game that is named, or that is not, decides between two answers", () => {
  assert.equal(first("follow suit"), "follow")
  assert.equal(first("follow suit in barbu"), "b-follow")
  assert.equal(first("follow suit in tarot"), "follow")
})

test("of the parts of an answer that one leads to which the question comes nearest", () => {
  const parts = [{ places: [place("many")], asked: ["how many cards are dealt"] }, { places: [place("who")], asked: ["who deals the cards"] }]
  const { found } = new Finder({ lang: "en", same: "", answers: [{ game: "", parts, lesson: null, exercise: null }], sections: [], chapters: [] }).find("who deals")
  assert.equal(found[0].part, 1)
})

test("what hardly meets the question is not certain, and what is only read somewhere comes last", () => {
  assert.equal(finder.find("must I follow suit").certain, true)
  assert.equal(finder.find("a recipe for apple pie with a dog").certain, false)
  assert.deepEqual(finder.find("zzyzx"), { found: [], certain: false })
  assert.equal(first("Chavey"), "s")
})
