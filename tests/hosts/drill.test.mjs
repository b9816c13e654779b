// Practice: which question comes next, why it came, and what stands around it. Run by test_scripts.py.

import assert from "node:assert/strict"
import { test } from "node:test"

import { KeptLog } from "../../tutor/hosts/learner/kept_log.js"
import { nextBoard } from "../../tutor/hosts/learner/practice.js"
import { Drill } from "../../tutor/hosts/site/drill.js"
import { open } from "./dom.mjs"

const A_DAY = 86400
const NOW = 20000 * A_DAY + 3600
const COURSE = {
  topics: { T04: "Which card wins", T20: "Trumping" },
  kinds: { beats: [["T04"]], allowed: [["T19", "T20"]], may: [["T13"], ["T20"]] },
  lessons: { cards: ["Which cards?", ["allowed.1.4", "allowed.3.2", "may.2.2"]] },
}
const WORDS = {
  drill_due: "due", drill_missed: "missed", drill_kind: "kind", drill_new: "new", drill_met: "met {date}", drill_missed_one: "wrong {date}", drill_slip: "wrong {date}: {slip}", drill_enough: "enough", drill_none: "nothing",
}
const PAGE = `<section class="tutor-drill" hidden data-course='${JSON.stringify(COURSE)}'><h1></h1><p class="why"></p></section><div class="tutor-question"></div>
<div class="lesson-turns drill-turns" hidden><p></p><a href="../" hidden>Stop</a><button data-drill-next>Next</button></div>`

function answer(name, ago = 0, right = true, hints = 0) {
  const [kind, level, seed] = name.split(".")
  return { time: NOW - ago * A_DAY, kind, edition: 1, level: Number(level), seed: Number(seed), given: right ? ["right"] : ["wrong"], right, hints }
}
const inOrder = (answers) => answers.toSorted((one, other) => one.time - other.time)
const next = (wish, ...answers) => {
  const board = nextBoard(wish, COURSE, inOrder(answers), NOW)
  return board && `${board.kind}.${board.level}.${board.seed}`
}

/** Somebody opens the page at an address; a mistake of theirs may have a name. */
function visit(hash, ...answers) {
  return visitWith(() => Promise.resolve(""), hash, ...answers)
}

async function visitWith(slip, hash, ...answers) {
  const document = open()
  localStorage.clear()
  document.documentElement.lang = "en"
  document.body.innerHTML = PAGE
  globalThis.window.scrollTo = () => {}
  globalThis.location = { hash }
  const log = new KeptLog(() => localStorage)
  for (const one of inOrder(answers)) log.add(one)
  const asked = []
  new Drill(log, WORDS, { show: (exercise) => Promise.resolve(asked.push(Object.values(exercise).join("."))), slip }, () => NOW * 1000)
  const done = () => new Promise((ready) => setTimeout(ready))
  await done()
  return {
    document, asked, done,
    find: (selector) => document.querySelector(selector),
    reads: (selector) => document.querySelector(selector).textContent,
    async answer(right, hints = 0) {
      const [kind, level, seed] = asked.at(-1).split(".")
      log.add({ ...answer(`${kind}.${level}.${seed}`, 0, right, hints), time: NOW - 100 + asked.length })
      document.querySelector(".tutor-question").dispatchEvent(new CustomEvent("tutor:answered", { bubbles: true, detail: { right, hints } }))
      await done()
    },
  }
}

// --- which question comes next ---------------------------------------------------------------------------------------

test("a topic is asked by the kinds that one has met, first by that in which one erred, then by the one not asked for longest", () => {
  assert.equal(next("T20"), "allowed.1.300", "nobody has met it")
  assert.equal(next("T20", answer("may.2.2", 9)), "may.2.600")
  assert.equal(next("T20", answer("may.2.2", 9), answer("allowed.3.1", 4)), "may.2.600")
  assert.equal(next("T20", answer("may.2.2", 9), answer("allowed.3.1", 4, false)), "allowed.3.300")
})

test("the same question never comes twice", () => {
  assert.equal(next("T20", answer("may.2.600", 9), answer("may.2.602", 8)), "may.2.604")
})

test("a lesson is practised by its kinds at their hardest level, a kind by itself", () => {
  assert.equal(next("lesson.cards"), "allowed.3.300")
  assert.equal(next("lesson.cards", answer("allowed.1.4")), "may.2.600")
  assert.equal(next("kind.beats"), "beats.1.300")
  assert.equal(next("kind.may", answer("may.1.1")), "may.1.600", "the other thing about which it asks")
})

test("what was missed comes back until it is right without help, and nothing else does", () => {
  assert.equal(next("missed", answer("beats.1.1", 2)), null)
  assert.equal(next("missed", answer("beats.1.1", 2), answer("may.2.2", 3, false)), "may.2.600")
  assert.equal(next("missed", answer("may.2.2", 3, false), answer("may.2.600", 0, true, 1)), "may.2.602")
  assert.equal(next("missed", answer("may.2.2", 3, false), answer("may.2.600")), null)
})

test("what is due comes by the question that brings back most", () => {
  assert.equal(next("due", answer("beats.1.1")), null)
  assert.equal(next("due", answer("beats.1.1", 2), answer("allowed.2.1", 3)), "allowed.2.300")
})

test("a wish for what there is not has no question", () => {
  for (const wish of ["T99", "kind.gone", "lesson.gone", "constructor", "kind.constructor", "kind", "lesson.__proto__"]) assert.equal(next(wish), null, wish)
})

// --- the page --------------------------------------------------------------------------------------------------------

test("without a wish in its address the page is as it is written", async () => {
  for (const hash of ["", "#exercise=beats.1.1.1"]) {
    const page = await visit(hash)
    assert.deepEqual([page.asked, page.find(".tutor-drill").hidden, page.document.documentElement.hasAttribute("data-drill")], [[], true, false])
  }
})

test("each board says why it came, and after an answer one goes on", async () => {
  const page = await visit("#drill=T20", answer("allowed.2.1", 3, false))
  assert.deepEqual([page.asked, page.reads("h1"), page.reads(".why")], [["allowed.2.300"], "Trumping", "wrong 3 days ago"])
  assert.equal(page.find(".drill-turns").hidden, true)
  await page.answer(false)
  assert.equal(page.find(".drill-turns").hidden, false)
  assert.equal(page.document.activeElement, page.document.body, "who was wrong reads first")
  page.find("[data-drill-next]").click()
  await page.done()
  assert.deepEqual([page.asked.length, page.reads(".why"), page.find(".drill-turns").hidden], [2, "wrong today", true])
  await page.answer(true)
  assert.equal(page.document.activeElement.textContent, "Next")
})

test("a board that comes because of a mistake names it, as soon as the engine has found its name", async () => {
  const named = []
  const slip = (missed) => Promise.resolve(named.push(missed) && "You spared a partner.")
  const page = await visitWith(slip, "#drill=T20", answer("allowed.2.1", 3, false))
  assert.deepEqual([page.reads(".why"), named.map(({ seed, given }) => [seed, given])], ["wrong 3 days ago: You spared a partner.", [[1, ["wrong"]]]])
  await page.answer(true)
  page.find("[data-drill-next]").click()
  await page.done()
  assert.deepEqual([page.reads(".why"), named.length], ["met today", 1], "what was right has no mistake")
})

test("a name that comes when another board is there already is not said of that one", async () => {
  let find
  const page = await visitWith(() => new Promise((found) => { find = found }), "#drill=missed", answer("allowed.2.1", 3, false), answer("beats.1.1", 2, false))
  assert.equal(page.reads(".why"), "wrong 3 days ago")
  const late = find
  await page.answer(true)
  page.find("[data-drill-next]").click()
  await page.done()
  late("You spared a partner.")
  await page.done()
  assert.equal(page.reads(".why"), "wrong 2 days ago")
})

test("three right in a row without help offer to stop, and a mistake begins the row anew", async () => {
  const page = await visit("#drill=kind.beats")
  const offered = []
  for (const [right, hints] of [[true, 0], [true, 0], [false, 0], [true, 0], [true, 1], [true, 0], [true, 0], [true, 0]]) {
    await page.answer(right, hints)
    offered.push(page.reads(".drill-turns p") === "enough" && !page.find(".drill-turns a").hidden)
    page.find("[data-drill-next]").click()
    await page.done()
  }
  assert.deepEqual(offered, [false, false, false, false, false, false, false, true])
})

test("when nothing is left the page says so, and shows no board", async () => {
  const page = await visit("#drill=due", answer("beats.1.1", 2))
  assert.deepEqual([page.reads("h1"), page.reads(".why")], ["due", "met 2 days ago"])
  await page.answer(true)
  page.find("[data-drill-next]").click()
  await page.done()
  assert.deepEqual([page.asked.length, page.reads(".why"), page.document.documentElement.dataset.drill], [1, "nothing", "none"])
})
