// Where somebody stopped in the course: what a browser remembers of it, and what pages say. Run by test_scripts.py.

import assert from "node:assert/strict"
import { beforeEach, test } from "node:test"

import { Stopped } from "../../tutor/hosts/site/stopped.js"
import { CourseProgress } from "../../tutor/hosts/site/progress.js"
import { drawn, open } from "./dom.mjs"

const KEY = "tutor-stopped"
const ASIDE = "tutor-stopped-aside"
const LESSON = "which-cards"
const STEPS = ["follow", "trump", "overtrump", "check-follow"]
const LESSONS = { "first-trick": ["Your first trick", "who-wins who-leads"], [LESSON]: ["Which cards may I play?", STEPS.join(" ")], excuse: ["The Excuse", "led kept given"] }
const WORDS = {
  go_on: "on with {lesson}", stopped: "at {number} of {count}", begun: "before you", finished: "done: {lesson}", all_finished: "all done: {lesson}",
  last_time: "last time {number} of {count}", go_there: "there", answered_all: "all {count}", answered_some: "{number} of {count}", opened: "opened", here: "here",
  remembered: "kept", forget: "forget", forget_sure: "sure?", forgotten: "gone", not_forgotten: "cannot",
}
const HOME = `<h1>Learn</h1><div><p><a class="tutor-begin" href="lessons/first-trick/">Start</a></p><p class="tutor-stopped" hidden data-at="lessons/" data-lessons='${JSON.stringify(LESSONS)}'></p></div>`
const COURSE = `<div class="tutor-course">${Object.entries(LESSONS).map(([id, [, steps]]) => `<li data-lesson="${id}" data-steps="${steps}"></li>`).join("")}</div>`

/** A window with a page in it, and what its scripts say. A new one keeps what the one before has kept. */
function visit(page, { store = globalThis.localStorage, hash = "" } = {}) {
  const kept = store instanceof Function ? store : () => localStorage
  const text = globalThis.localStorage?.getItem(KEY)
  const document = open()
  if (text && store) localStorage.setItem(KEY, text)
  globalThis.location = { hash }
  document.body.innerHTML = page
  const progress = new CourseProgress(kept)
  new Stopped(progress, WORDS)
  return {
    document,
    text: (selector) => document.querySelector(selector)?.textContent,
    link: () => document.querySelector("a.tutor-begin").getAttribute("href"),
    progress,
    answer: (step, right = true) => document.querySelector(`#step-${step} section`).dispatchEvent(new CustomEvent("tutor:answered", { bubbles: true, detail: { right } })),
  }
}

/** A lesson as its page has it. */
function lesson() {
  const exercises = STEPS.map((step) => `<div id="step-${step}"><section></section></div>`)
  return `<article><h1>The lesson</h1>${drawn["head of a lesson"]}${exercises.join("")}</article>`
}

/** What is remembered of a lesson in which some steps are done. */
const doneIn = (...done) => ({ done, missed: [], at: "", number: 0, of: 0 })

beforeEach(() => {
  open()
  localStorage.clear()
})

test("on a first visit the first page says nothing, and leads to the first lesson", () => {
  const home = visit(HOME)
  assert.equal(home.document.querySelector(".tutor-stopped").hidden, true)
  assert.equal(home.text(".tutor-on"), undefined)
  assert.deepEqual([home.text("a.tutor-begin"), home.link()], ["Start", "lessons/first-trick/"])
})

test("the first page leads to the very exercise, the lesson offers it too, and neither loses it by being opened", () => {
  const one = visit(lesson())
  assert.equal(one.text(".tutor-told"), undefined, "who has just come need not be told where they are")
  one.progress.stop(LESSON, "step-overtrump", 3, 4)
  for (let times = 0; times < 2; times++) {
    const home = visit(HOME)
    assert.deepEqual([home.text("a.tutor-begin"), home.link()], ["on with Which cards may I play?", "lessons/which-cards/#step-overtrump"])
    assert.deepEqual([home.text(".tutor-stopped"), home.document.querySelector(".tutor-stopped").hidden], ["at 3 of 4", false])
    assert.equal(home.text("h1 + .tutor-on"), "on with Which cards may I play? at 3 of 4", "and at the top, where one looks first")
    const again = visit(lesson())
    assert.equal(again.text("h1 + .tutor-told"), "last time 3 of 4 there")
    assert.equal(again.document.querySelector(".tutor-told a").getAttribute("href"), "#step-overtrump")
  }
  assert.equal(visit(lesson(), { hash: "#step-overtrump" }).text(".tutor-told"), undefined, "who is there already")
})

test("a lesson that was only opened is begun, one that is finished leads to the next, and the last to none", () => {
  visit(lesson())
  const begun = visit(HOME)
  assert.deepEqual([begun.link(), begun.text(".tutor-stopped")], ["lessons/which-cards/", "before you"])
  const one = visit(lesson())
  for (const step of ["check-follow", "follow", "trump", "overtrump"]) one.answer(step)
  const home = visit(HOME)
  assert.deepEqual([home.text("a.tutor-begin"), home.link()], ["on with The Excuse", "lessons/excuse/"])
  assert.equal(home.text(".tutor-stopped"), "done: Which cards may I play?")
  assert.equal(visit(lesson()).text(".tutor-told"), undefined)
  localStorage.setItem(KEY, JSON.stringify({ v: 2, last: "excuse", lessons: { excuse: doneIn("led", "kept", "given") } }))
  const last = visit(HOME)
  assert.deepEqual([last.link(), last.text(".tutor-stopped")], ["lessons/first-trick/", "all done: The Excuse"])
})

test("the page of the course marks what was answered, in words, and forgets it when one has said so twice", () => {
  localStorage.setItem(KEY, JSON.stringify({
    v: 2, last: LESSON, lessons: { "first-trick": doneIn("who-leads", "who-wins"), [LESSON]: doneIn("follow", "gone"), gone: doneIn("led") },
  }))
  const course = visit(COURSE)
  const said = () => Array.from(course.document.querySelectorAll("li"), (line) => line.textContent)
  assert.deepEqual(said(), ["all 2", "1 of 4 here", ""])
  const button = course.document.querySelector("button")
  button.click()
  assert.equal(button.textContent, "sure?")
  assert.notEqual(localStorage.getItem(KEY), null)
  button.click()
  assert.equal(localStorage.getItem(KEY), null)
  assert.deepEqual(said(), ["", "", ""])
  assert.equal(course.document.activeElement.textContent, "gone")
  course.document.dispatchEvent(new Event("tutor:page"))
  assert.equal(course.text(".tutor-told"), undefined)
})

test("a page that is turned to is seen like one that was opened, and the one before is left", () => {
  const one = visit(lesson())
  one.document.body.innerHTML = HOME
  one.document.dispatchEvent(new Event("tutor:page"))
  assert.equal(one.text("a.tutor-begin"), "on with Which cards may I play?")
  localStorage.clear()
  one.document.dispatchEvent(new Event("tutor:page"))
  assert.deepEqual([one.text("a.tutor-begin"), one.link()], ["Start", "lessons/first-trick/"])
  assert.equal(one.document.querySelector(".tutor-stopped").hidden, true)
})

test("who comes back to a lesson that they have left finds it as it was", () => {
  const one = visit(lesson())
  one.progress.stop(LESSON, "step-overtrump", 3, 4)
  one.document.dispatchEvent(new Event("tutor:page"))
  assert.equal(one.text(".tutor-told"), undefined)
  const again = visit(lesson())
  again.document.dispatchEvent(new Event("tutor:page"))
  assert.equal(again.document.querySelectorAll(".tutor-told").length, 1)
})

test("storage that is shut or broken is as on a first visit", () => {
  const shut = () => { throw new Error("SecurityError") }
  const one = visit(lesson(), { store: shut })
  one.answer("follow")
  assert.equal(visit(HOME, { store: shut }).text("a.tutor-begin"), "Start")
  const course = visit(COURSE, { store: shut })
  assert.equal(course.document.querySelector("button"), null)
})

test("what cannot be read is put aside, and what a newer version wrote is left alone", () => {
  const unreadable = ["{", "null", '{"v":2}', '{"v":2,"last":"x","lessons":{"x":null}}', '{"v":2,"last":"x","lessons":{"x":{"done":[1],"missed":[],"at":"","number":0,"of":0}}}', '{"v":1,"last":"x","lessons":{}}']
  for (const text of [...unreadable, "null"]) {
    localStorage.setItem(KEY, text)
    const progress = new CourseProgress(() => localStorage)
    assert.deepEqual(progress.kept, { last: "", lessons: {} }, text)
    progress.done(LESSON, "follow")
    assert.deepEqual(progress.kept.last, LESSON)
  }
  const places = unreadable.map((_, before) => (before ? `${ASIDE}-${before + 1}` : ASIDE))
  assert.deepEqual(places.map((key) => localStorage.getItem(key)), unreadable, "none takes the place of another")
  assert.equal(localStorage.length, unreadable.length + 1, "and none lies there twice")
  const newer = '{"v":3,"last":"x"}'
  localStorage.setItem(KEY, newer)
  const progress = new CourseProgress(() => localStorage)
  progress.done(LESSON, "follow")
  assert.equal(localStorage.getItem(KEY), newer)
  assert.equal(progress.kept.last, "")
})

test("two tabs do not undo each other, and a step that is answered again counts once", () => {
  const [one, other] = [new CourseProgress(() => localStorage), new CourseProgress(() => localStorage)]
  one.done("pack", "ranks", false)
  other.done(LESSON, "follow", false)
  other.stop(LESSON, "step-trump", 2, 4)
  one.done("pack", "bouts")
  one.done("pack", "ranks")
  const kept = { ...doneIn("follow"), missed: ["follow"], at: "step-trump", number: 2, of: 4 }
  assert.deepEqual(one.kept, { last: "pack", lessons: { pack: doneIn("bouts", "ranks"), [LESSON]: kept } })
})
