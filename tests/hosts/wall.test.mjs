// A board on the wall: what is shown of its answer, and the hands that are counted. Run by test_scripts.py.

import assert from "node:assert/strict"
import { test } from "node:test"

import { render } from "../../tutor/hosts/render.js"
import { Revealed } from "../../tutor/hosts/site/revealed.js"
import { Vote } from "../../tutor/hosts/site/vote.js"
import { drawn, open } from "./dom.mjs"

/** An exercise in a page, and all that it has told of answers. */
function exercise(name) {
  const document = open()
  const el = document.body.appendChild(document.createElement("div"))
  const told = []
  el.addEventListener("tutor:answered", ({ detail }) => told.push(detail))
  render({ model: { on: () => {}, off: () => {}, send: () => {}, get: () => drawn[name] }, el })
  return { document, told, question: el.querySelector(".tutor-question"), marks: () => [...el.querySelectorAll("[data-option][data-mark]")].map(({ dataset }) => dataset.mark) }
}

const verdict = (question) => question.querySelector('[data-part="verdict"]')
const answered = (question) => !question.querySelector(".done").hidden

test("the reasons come one after another, each with its marks, and then the answer, which nobody has given", () => {
  const { question, told, marks } = exercise("mark")
  const revealed = new Revealed(question)
  const { length } = revealed.left
  assert.ok(length > 1)
  let before = 0
  for (let shown = 1; shown <= length; shown += 1) {
    revealed.next()
    assert.equal(verdict(question).querySelectorAll("li").length, 1)
    assert.ok(marks().length > before)
    before = marks().length
  }
  assert.ok(marks().includes("extra") && marks().includes("right"))
  assert.equal(answered(question), false)
  revealed.next()
  assert.equal(answered(question), true)
  assert.deepEqual(told, [])
  revealed.end()
  assert.deepEqual([answered(question), marks(), verdict(question).textContent], [false, [], ""])
})

test("a check gives its answer to nobody, but a teacher shows it", () => {
  const { question, told, marks } = exercise("mark, a check")
  const revealed = new Revealed(question)
  revealed.whole()
  assert.ok(marks().length && marks().every((mark) => mark === "right"))
  assert.deepEqual([answered(question), told], [false, []])
  revealed.end()
  assert.deepEqual([marks(), verdict(question).textContent], [[], ""])
})

test("what somebody has answered stays as it is", () => {
  const { question, marks } = exercise("choose")
  question.querySelector("input[type=radio]").click()
  question.querySelector("[data-check]").click()
  const [said, marked] = [verdict(question).innerHTML, marks()]
  const revealed = new Revealed(question)
  revealed.next()
  revealed.whole()
  revealed.end()
  assert.deepEqual([verdict(question).innerHTML, marks(), answered(question)], [said, marked, true])
})

test("every option has a letter, by which raised hands are counted; the last one can be taken back", () => {
  const { document, question } = exercise("choose")
  const place = document.body.appendChild(document.createElement("span"))
  const vote = new Vote(place)
  vote.begin(question)
  const options = [...question.querySelectorAll("[data-option]")]
  assert.deepEqual(options.map(({ dataset }) => dataset.letter), [..."ABCDEFGH"].slice(0, options.length))
  const counts = () => [...place.querySelectorAll("b")].map(({ textContent }) => textContent)
  assert.deepEqual([vote.takeBack(), vote.count("B"), vote.count("A"), vote.count("B"), vote.count("Z")], [false, true, true, true, false])
  assert.deepEqual(counts().slice(0, 2), ["1", "2"])
  assert.ok(vote.takeBack())
  assert.deepEqual(counts().slice(0, 2), ["1", "1"])
  vote.end()
  assert.deepEqual([place.childElementCount, question.querySelector("[data-letter]")], [0, null])
})

test("where one marks several things nobody votes", () => {
  const { document, question } = exercise("mark")
  const place = document.body.appendChild(document.createElement("span"))
  new Vote(place).begin(question)
  assert.equal(place.childElementCount, 0)
})
