// What somebody estimates before an answer: it is said, kept and never judged. Run by test_scripts.py.

import assert from "node:assert/strict"
import { test } from "node:test"

import { Estimates, keepEstimates } from "../../tutor/hosts/learner/estimates.js"
import { KeptLog } from "../../tutor/hosts/learner/kept_log.js"
import { sit } from "./dom.mjs"

const NUMBER = "dog-odds.2.1.1"
const kept = () => new Estimates(new KeptLog(() => localStorage), () => localStorage).all
const slider = (question) => question.find("[name=estimate]")
const stands = (question) => [question.reads(".stands-at"), slider(question).getAttribute("aria-valuetext")]
const weighed = (question) => question.find(".verdict .weighed")
const facts = (question) => question.find("template").content.querySelector('[data-say="weighed"]').dataset
const sentence = (question, name) => JSON.parse(facts(question).sentences)[name]

/** Sit down where a page keeps what is estimated. */
function begin(name) {
  const question = sit(name)
  keepEstimates(new Estimates(new KeptLog(() => localStorage), () => localStorage))
  return question
}

/** Move the slider, as a finger or an arrow key does. */
function move(question, to) {
  slider(question).value = String(to)
  slider(question).dispatchEvent(new Event("input", { bubbles: true }))
}

/** Choose one of the two, and have it checked. */
function choose(question, option = "show") {
  question.find(`input[value="${option}"]`).click()
  question.find("[data-check]").click()
}

/** Sit down where some hands have been estimated already: by so much more than came out. */
function after(hands, off) {
  const question = begin("estimate")
  const before = Array.from({ length: hands }, (_, n) => [1, "estimate-weigh-show", 5, 3, n + 1, [50 + off, 200, 400].map(String), 1, 0])
  localStorage.setItem("tutor-log", JSON.stringify({ v: 1, log: before }))
  return question
}

test("the slider says what it stands at, and at first that there is no estimate", () => {
  const question = begin("estimate")
  assert.deepEqual(stands(question), ["no estimate", "no estimate"])
  move(question, 65)
  assert.deepEqual(stands(question), ["65 of 100", "65 of 100"])
})

test("a press on the slider where it stands is an estimate too", () => {
  const question = begin("estimate")
  slider(question).click()
  assert.deepEqual(stands(question), ["50 of 100", "50 of 100"])
})

test("an estimate is kept beside how it came out, and shown beside the answer", () => {
  const question = begin("estimate")
  move(question, 65)
  choose(question)
  const { won, of } = facts(question)
  assert.deepEqual(kept(), [["weigh-show.5.1.1", 65, Number(won), Number(of)]])
  assert.match(weighed(question).textContent, /You estimated 65 of 100\./)
  assert.match(weighed(question).textContent, /Estimates so far: 1\./)
  assert.equal(weighed(question).querySelector("figure").hidden, true)
})

test("no estimate is fine: the answer is judged, and nothing is kept", () => {
  const question = begin("estimate")
  choose(question)
  assert.deepEqual(kept(), [])
  assert.ok(weighed(question).textContent.includes("deals"))
  assert.doesNotMatch(weighed(question).textContent, /You estimated|Estimates so far/)
})

test("an estimate changes nothing of what is said of the answer", () => {
  const said = [0, 100].map((estimate) => {
    const question = begin("estimate")
    move(question, estimate)
    choose(question)
    return [...question.find(".verdict").children].slice(0, -1).map((line) => line.textContent)
  })
  assert.equal(said[0][0], said[1][0])
})

test("who is shown the answer has not estimated it", () => {
  const question = begin("estimate")
  move(question, 65)
  for (const which of [1, 2, 3]) question.find(`[data-hint="${which}"]`).click()
  assert.ok(weighed(question))
  assert.deepEqual(kept(), [])
  assert.ok(sit("estimate, worked").find(".verdict .weighed"))
})

test("of the same hand only the first estimate counts: the second one knows how it came out", () => {
  const question = begin("estimate")
  move(question, 65)
  choose(question)
  question.find("[data-again]").click()
  assert.deepEqual(stands(question), ["no estimate", "no estimate"])
  move(question, 20)
  choose(question)
  assert.deepEqual(kept().map(([, given]) => given), [65])
})

test("another hand begins without an estimate", () => {
  const question = begin("estimate")
  move(question, 65)
  question.show("estimate, another")
  assert.deepEqual(stands(question), ["no estimate", "no estimate"])
  move(question, 30)
  choose(question)
  assert.deepEqual(kept().map(([name]) => name), ["weigh-show.5.1.2"])
})

test("after ten hands a picture has a point for each, and says whether one is too bold or too shy", () => {
  for (const [off, verdict] of [[20, "bold"], [-20, "shy"], [0, "even"], [4, "even"]]) {
    const question = after(10, off)
    choose(question)
    const said = sentence(question, verdict).replace("{count}", "10").replace("{off}", String(Math.abs(off)))
    assert.equal(weighed(question).querySelector(".all-of-them").textContent, said)
    assert.equal(weighed(question).querySelector("figure").hidden, false)
    const points = [...weighed(question).querySelectorAll("circle")]
    assert.equal(points.length, 10)
    assert.deepEqual(["cx", "cy"].map((name) => Number(points[0].getAttribute(name))), [30 + 2 * (50 + off), 110])
  }
})

test("nine hands are too few for a picture", () => {
  const question = after(9, 20)
  choose(question)
  assert.equal(weighed(question).querySelector("figure").hidden, true)
  assert.match(weighed(question).textContent, /Estimates so far: 9\./)
})

test("a host that keeps estimates is told each, and says what they come to", () => {
  const question = sit("estimate")
  question.root().toggleAttribute("data-keeps", true)
  move(question, 65)
  choose(question)
  assert.deepEqual(question.sent.at(-1), { estimate: 65 })
  assert.match(weighed(question).textContent, /You estimated 65 of 100\./)
  question.tell({ estimates: Array.from({ length: 10 }, (_, n) => [`weigh-show.4.3.${n + 1}`, 70, 200, 400]) })
  assert.equal(weighed(question).querySelectorAll("circle").length, 10)
  assert.match(weighed(question).textContent, /rather bold/)
})

test("such a host is asked what there is also where nothing was estimated", () => {
  const question = sit("estimate")
  question.root().toggleAttribute("data-keeps", true)
  choose(question)
  assert.deepEqual(question.sent.at(-1), { estimate: null })
  question.tell({ estimates: [] })
  assert.equal(weighed(question).querySelector(".all-of-them").textContent, "")
})

// --- what is kept ------------------------------------------------------------------------------------------------

test("a chance that is asked for counts as an estimate, if it was answered without a hint", () => {
  const answered = (hints) => {
    const question = begin("number, hoped")
    for (let number = 1; number <= hints; number++) question.find(`[data-hint="${number}"]`).click()
    question.find("[name=answer]").value = "30"
    question.find("[data-check]").click()
    return kept()
  }
  const [[name, given, won, of]] = answered(0)
  assert.deepEqual([name, given, of], [NUMBER, 30, 100])
  assert.ok(won > 0 && won < 100)
  assert.deepEqual(answered(1), [])
})

test("what an earlier version has kept still counts, and is not written again", () => {
  const text = '{"v": 1, "kept": [["weigh-show.5.1.1", 50, 100, 400]]}'
  const found = { "tutor estimates": text }
  const store = { getItem: (key) => found[key] ?? null, setItem: (key, value) => (found[key] = value) }
  const estimates = new Estimates(new KeptLog(() => store), () => store)
  assert.ok(estimates.keep(["weigh-show.5.1.1", 90, 100, 400], Date.now))
  assert.ok(estimates.keep(["weigh-show.5.1.2", 60, 200, 400], Date.now))
  assert.deepEqual(estimates.all, [["weigh-show.5.1.1", 50, 100, 400], ["weigh-show.5.1.2", 60, 200, 400]])
  assert.equal(found["tutor estimates"], text)
})

test("what is no estimate counts for nothing", () => {
  const strange = ["{", "[]", "null", '{"v": 2, "kept": []}', '{"v": 1, "kept": [["a", 200, 1, 400], ["a", 50, 500, 400], 7]}']
  for (const text of strange) assert.deepEqual(new Estimates(new KeptLog(() => localStorage), () => ({ getItem: () => text })).earlier, [], text)
})

test("where the browser keeps nothing, the page does while it is open", () => {
  const closed = () => { throw new Error("SecurityError") }
  const estimates = new Estimates(new KeptLog(closed), closed)
  assert.equal(estimates.keep(["weigh-show.5.1.1", 50, 100, 400], Date.now), false)
  assert.deepEqual(estimates.all, [["weigh-show.5.1.1", 50, 100, 400]])
})
