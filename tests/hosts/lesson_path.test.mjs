// A lesson as a path: one step at a time, with what is done and where one is. Run by test_scripts.py.

import assert from "node:assert/strict"
import { beforeEach, test } from "node:test"

import { LessonPath } from "../../tutor/hosts/site/lesson_path.js"
import { Bookmark } from "../../tutor/hosts/learner/bookmark.js"
import { KeptLog } from "../../tutor/hosts/learner/kept_log.js"
import { drawn, open } from "./dom.mjs"

const LESSON = "which-cards"
const WORDS = { path_at: "{number} of {count}", path_done: "done", path_missed: "missed", last_time: "last time {number} of {count}", go_there: "there" }
const PLACES = ["start", "step-follow", "step-trump", "end"]
const INSIDE = {
  "start": drawn["head of a lesson"],
  "step-follow": '<div id="step-follow"><section><div data-part="verdict"></div><input></section></div>',
  "step-trump": '<div id="step-trump"><section></section></div>',
  end: '<h2 id="end">You can</h2><div class="lesson-again" hidden><ul><li data-topic="T19" hidden>follow</li><li data-topic="T20" hidden>trump</li></ul></div>',
}
/** The questions of the steps, by their names, and their topics. */
const ASKED = { "step-follow": ["allowed.1.1", ["T19"]], "step-trump": ["allowed.2.5", ["T19", "T20"]] }
const PAGE = `<nav class="lesson-path"><details><summary><span class="lesson-at">1 of 4</span><span class="lesson-row">${"<i></i>".repeat(PLACES.length)}</span></summary>
<div class="lesson-titles"><ol>${PLACES.map((place) => `<li><a href="#${place}">${place}</a></li>`).join("")}</ol></div></details><label><input type="checkbox"></label></nav>
<article><h1>The lesson</h1></article>
${PLACES.map((place, number) => `<section class="lesson-step" ${number ? "" : "data-view=\"here\""} id="${place === "start" ? place : ""}" data-step="${place}" ${ASKED[place] ? `data-exercise="${ASKED[place][0]}" data-topics="${ASKED[place][1].join(" ")}"` : ""}>${INSIDE[place]}</section>`).join("")}
<div class="lesson-turns"><button data-turn="back"></button><button data-turn="next"></button></div>`

/** A window with a lesson in it, at an address. */
function visit({ hash = "", store = () => localStorage } = {}) {
  const kept = JSON.stringify(Object.entries(globalThis.localStorage ?? {}))
  const document = open()
  for (const [key, text] of JSON.parse(kept)) localStorage.setItem(key, text)
  globalThis.location = { hash }
  globalThis.history = { pushState: (_state, _title, address) => (globalThis.location.hash = address) }
  globalThis.getSelection = () => ""
  globalThis.window.scrollTo = () => {}
  document.body.innerHTML = PAGE
  const [log, bookmark] = [new KeptLog(store), new Bookmark(store)]
  const path = new LessonPath(store, log, bookmark, WORDS)
  const here = () => document.querySelector(".lesson-step[data-view=here]").dataset.step
  return {
    document, path, log, bookmark, here,
    press: (to) => document.querySelector(`[data-turn=${to}]`).click(),
    key: (key, target = document.body) => target.dispatchEvent(Object.assign(new Event("keydown", { bubbles: true }), { key })),
    answer: async (step, right, hints = 0) => {
      const [kind, level, seed] = ASKED[`step-${step}`][0].split(".")
      log.add({ time: log.answers.length, kind, edition: 1, level: Number(level), seed: Number(seed), given: [], right, hints })
      document.querySelector(`#step-${step} section`).dispatchEvent(new CustomEvent("tutor:answered", { bubbles: true, detail: { right } }))
      await new Promise((done) => setTimeout(done))
    },
    swipe: (dx, dy, target) => {
      const touch = (type, name, clientX, clientY) => target.dispatchEvent(Object.assign(new Event(type, { bubbles: true }), { [name]: [{ clientX, clientY }] }))
      touch("touchstart", "touches", 200, 200)
      touch("touchend", "changedTouches", 200 + dx, 200 + dy)
    },
    row: () => Array.from(document.querySelectorAll(".lesson-row > i"), (mark) => mark.dataset.state ?? ""),
  }
}

beforeEach(() => {
  open()
  localStorage.clear()
})

test("one step is shown, buttons turn it, and each has its address", () => {
  const one = visit()
  assert.deepEqual([one.here(), one.document.querySelector(".lesson-at").textContent], ["start", "1 of 4"])
  one.press("next")
  assert.deepEqual([one.here(), globalThis.location.hash], ["step-follow", "#step-follow"])
  assert.equal(one.document.activeElement.dataset.step, "step-follow")
  one.press("back")
  assert.equal(one.here(), "start")
  one.press("back")
  assert.equal(one.here(), "start", "before the first there is none")
})

test("an address opens its step, also one that names something within it", () => {
  assert.equal(visit({ hash: "#step-trump" }).here(), "step-trump")
  assert.equal(visit({ hash: "#gone" }).here(), "start")
  const one = visit()
  one.document.querySelector("#step-trump section").dispatchEvent(new Event("tutor:sought", { bubbles: true }))
  assert.equal(one.here(), "step-trump")
})

test("the row shows what is done and where one is, and a text is done when one goes on from it", async () => {
  const one = visit()
  assert.deepEqual(one.row(), ["here", "", "", ""])
  one.press("next")
  await one.answer("follow", false)
  one.press("next")
  assert.deepEqual(one.row(), ["done", "done", "here", ""])
  const titles = Array.from(one.document.querySelectorAll(".lesson-titles a"), ({ title }) => title)
  assert.deepEqual(titles, ["done", "missed", "", ""])
  assert.equal(one.document.querySelector("[aria-current=step]").textContent, "step-trump")
  assert.deepEqual(visit().row(), ["here", "done", "", ""], "and it is so the next time")
  const later = visit({ hash: "#step-trump" })
  await later.answer("trump", true)
  assert.deepEqual(later.row(), ["done", "done", "here", ""], "an older edition of a question counts, and so does the order")
})

test("where one stopped is remembered when a step is turned or answered, not when a page is opened", async () => {
  const one = visit({ hash: "#step-trump" })
  assert.deepEqual([one.bookmark.last, one.bookmark.in(LESSON).number], [LESSON, 0])
  one.press("back")
  assert.deepEqual([one.bookmark.in(LESSON).at, one.bookmark.in(LESSON).number], ["step-follow", 2])
  await one.answer("trump", true)
  assert.deepEqual([one.bookmark.in(LESSON).at, one.bookmark.in(LESSON).of], ["step-trump", 4])
})

test("the end names the topics that were shaky in this lesson, until they are answered without help", async () => {
  const one = visit()
  one.log.add({ time: 0, kind: "beats", edition: 1, level: 1, seed: 1, given: [], right: false, hints: 0 })
  const shaky = () => {
    one.path.turn(3)
    const again = one.document.querySelector(".lesson-again")
    return again.hidden ? "none" : Array.from(again.querySelectorAll("li:not([hidden])"), ({ textContent }) => textContent)
  }
  assert.equal(shaky(), "none", "what was answered elsewhere does not count here")
  await one.answer("follow", false)
  assert.deepEqual(shaky(), ["follow"])
  await one.answer("trump", true, 1)
  assert.deepEqual(shaky(), ["follow", "trump"])
  await one.answer("trump", true)
  assert.equal(shaky(), "none")
})

test("whoever opens a lesson again is offered to go to where they stopped, but not who is there already or comes back to the page", () => {
  const one = visit()
  assert.equal(one.document.querySelector(".tutor-told"), null, "who has just come need not be told where they are")
  one.press("next")
  one.document.dispatchEvent(new Event("tutor:page"))
  assert.equal(one.document.querySelector(".tutor-told"), null)
  const again = visit()
  assert.equal(again.document.querySelector("h1 + .tutor-told").textContent, "last time 2 of 4 there")
  assert.equal(again.document.querySelector(".tutor-told a").getAttribute("href"), "#step-follow")
  again.document.dispatchEvent(new Event("tutor:page"))
  assert.equal(again.document.querySelectorAll(".tutor-told").length, 1)
  assert.equal(visit({ hash: "#step-trump" }).document.querySelector(".tutor-told"), null)
})

test("after a right answer the next step has the focus", async () => {
  const one = visit({ hash: "#step-follow" })
  await one.answer("follow", false)
  assert.equal(one.document.activeElement, one.document.body)
  await one.answer("follow", true)
  assert.equal(one.document.activeElement.dataset.turn, "next")
})

test("arrows and a swipe turn steps, but not where they mean something else", () => {
  const one = visit()
  one.key("ArrowRight")
  assert.equal(one.here(), "step-follow")
  one.key("ArrowRight", one.document.querySelector("#step-follow input"))
  one.key("ArrowDown")
  assert.equal(one.here(), "step-follow")
  const step = one.document.querySelector("#step-follow")
  one.swipe(-90, 60, step)
  one.swipe(-30, 0, step)
  one.swipe(-90, 0, one.document.querySelector("#step-follow input"))
  assert.equal(one.here(), "step-follow")
  one.swipe(-90, 10, step)
  assert.equal(one.here(), "step-trump")
  one.swipe(90, 0, one.document.querySelector("#step-trump"))
  assert.equal(one.here(), "step-follow")
})

test("all on one page is remembered, and then nothing turns steps", () => {
  const box = (one) => one.document.querySelector(".lesson-path input")
  const one = visit()
  box(one).click()
  assert.equal(globalThis.document.documentElement.dataset.lesson, "whole")
  const again = visit()
  assert.deepEqual([globalThis.document.documentElement.dataset.lesson, box(again).checked], ["whole", true])
  again.key("ArrowRight")
  assert.equal(again.here(), "start")
  box(again).click()
  assert.equal(globalThis.document.documentElement.dataset.lesson, "")
})

test("where a browser keeps nothing, the path goes on", () => {
  const one = visit({ store: () => { throw new Error("SecurityError") } })
  one.press("next")
  one.document.querySelector(".lesson-path input").click()
  assert.deepEqual([one.here(), globalThis.document.documentElement.dataset.lesson], ["step-follow", "whole"])
})

test("a page without a path is left alone", () => {
  const one = visit()
  globalThis.document.documentElement.removeAttribute("data-lesson")
  one.document.body.innerHTML = "<p></p>"
  one.document.dispatchEvent(new Event("tutor:page"))
  one.key("ArrowRight")
  assert.equal(globalThis.document.documentElement.dataset.lesson, undefined)
})
