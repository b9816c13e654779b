// Where somebody stopped in the course: what a browser remembers of it, and what pages say. Run by test_scripts.py.

import assert from "node:assert/strict"
import { beforeEach, test } from "node:test"

import { Stopped } from "../../tutor/hosts/site/stopped.js"
import { CourseProgress, place } from "../../tutor/hosts/site/progress.js"
import { drawn, open } from "./dom.mjs"

const KEY = "tutor-stopped"
const ASIDE = "tutor-stopped-aside"
const LESSON = "which-cards"
const COUNT = 4
const LESSONS = { "first-trick": ["Your first trick", 2], [LESSON]: ["Which cards may I play?", COUNT], excuse: ["The Excuse", 3] }
const WORDS = {
  go_on: "on with {lesson}", stopped: "at {number} of {count}", begun: "{count} before you", finished: "done: {lesson}", all_finished: "all done: {lesson}",
  last_time: "last time {number} of {count}", go_there: "there", answered_all: "all {count}", answered_some: "{number} of {count}", opened: "opened", here: "here",
  remembered: "kept", forget: "forget", forget_sure: "sure?", forgotten: "gone", not_forgotten: "cannot",
}
const HOME = `<div><p><a class="tutor-begin" href="lessons/first-trick/">Start</a></p><p class="tutor-stopped" hidden data-at="lessons/" data-lessons='${JSON.stringify(LESSONS)}'></p></div>`
const COURSE = `<div class="tutor-course">${Object.entries(LESSONS).map(([id, [, count]]) => `<li data-lesson="${id}" data-count="${count}"></li>`).join("")}</div>`

/** Those who look at what is in view. */
let readers = []

/** A window with a page in it, and what its scripts say. A new one keeps what the one before has kept. */
function visit(page, { store = globalThis.localStorage, hash = "" } = {}) {
  const kept = store instanceof Function ? store : () => localStorage
  const text = globalThis.localStorage?.getItem(KEY)
  const document = open()
  if (text && store) localStorage.setItem(KEY, text)
  globalThis.location = { hash }
  readers = []
  globalThis.IntersectionObserver = class {
    constructor(hear) {
      this.hear = hear
      readers.push(this)
    }
    observe() {}
    disconnect() { this.gone = true }
  }
  document.body.innerHTML = page
  new Stopped(kept, WORDS)
  return {
    document,
    text: (selector) => document.querySelector(selector)?.textContent,
    link: () => document.querySelector("a.tutor-begin").getAttribute("href"),
    answer: (number) => document.querySelector(`#exercise-${number} section`).dispatchEvent(new Event("tutor:answered", { bubbles: true })),
    see: (number) => readers.at(-1).hear([{ isIntersecting: true, target: document.querySelector(`#exercise-${number}`) }]),
  }
}

/** A lesson as its page has it. */
function lesson() {
  const exercises = Array.from({ length: COUNT }, (_, before) => `<div id="exercise-${before + 1}"><section></section></div>`)
  return `<article><h1>The lesson</h1>${drawn["head of a lesson"]}${exercises.join("")}</article>`
}

beforeEach(() => {
  open()
  localStorage.clear()
})

test("the place is the first exercise without an answer after the last one, or else the furthest seen", () => {
  assert.equal(place({ answered: [], seen: 0 }, 4), 1)
  assert.equal(place({ answered: [], seen: 3 }, 4), 3)
  assert.equal(place({ answered: [2], seen: 4 }, 4), 3, "who answers goes by the answers")
  assert.equal(place({ answered: [3, 4, 1], seen: 0 }, 4), 2)
  assert.equal(place({ answered: [1, 4], seen: 0 }, 4), 2, "what was left out comes at the end")
  assert.equal(place({ answered: [4, 3, 2, 1], seen: 4 }, 4), 0)
  assert.equal(place({ answered: [], seen: 9 }, 4), 4, "a lesson may have become shorter")
})

test("on a first visit the first page says nothing, and leads to the first lesson", () => {
  const home = visit(HOME)
  assert.equal(home.document.querySelector(".tutor-stopped").hidden, true)
  assert.deepEqual([home.text("a.tutor-begin"), home.link()], ["Start", "lessons/first-trick/"])
})

test("the first page leads to the very exercise, the lesson offers it too, and neither loses it by being opened", () => {
  const one = visit(lesson())
  assert.equal(one.text(".tutor-told"), undefined, "who has just come need not be told where they are")
  for (const number of [1, 2]) one.answer(number)
  for (let times = 0; times < 2; times++) {
    const home = visit(HOME)
    assert.deepEqual([home.text("a.tutor-begin"), home.link()], ["on with Which cards may I play?", "lessons/which-cards/#exercise-3"])
    assert.deepEqual([home.text(".tutor-stopped"), home.document.querySelector(".tutor-stopped").hidden], ["at 3 of 4", false])
    const again = visit(lesson())
    assert.equal(again.text("h1 + .tutor-told"), "last time 3 of 4 there")
    assert.equal(again.document.querySelector(".tutor-told a").getAttribute("href"), "#exercise-3")
  }
  assert.equal(visit(lesson(), { hash: "#exercise-3" }).text(".tutor-told"), undefined, "who is there already")
})

test("who only reads is remembered by what they have seen, and never led back by it", () => {
  const one = visit(lesson())
  for (const number of [1, 3, 2]) one.see(number)
  assert.equal(visit(HOME).text(".tutor-stopped"), "at 3 of 4")
})

test("a lesson that was only opened is begun, one that is finished leads to the next, and the last to none", () => {
  visit(lesson())
  const begun = visit(HOME)
  assert.deepEqual([begun.link(), begun.text(".tutor-stopped")], ["lessons/which-cards/", "4 before you"])
  const one = visit(lesson())
  for (const number of [4, 1, 2, 3]) one.answer(number)
  const home = visit(HOME)
  assert.deepEqual([home.text("a.tutor-begin"), home.link()], ["on with The Excuse", "lessons/excuse/"])
  assert.equal(home.text(".tutor-stopped"), "done: Which cards may I play?")
  assert.equal(visit(lesson()).text(".tutor-told"), undefined)
  localStorage.setItem(KEY, JSON.stringify({ v: 1, last: "excuse", lessons: { excuse: { answered: [1, 2, 3], seen: 3 } } }))
  const last = visit(HOME)
  assert.deepEqual([last.link(), last.text(".tutor-stopped")], ["lessons/first-trick/", "all done: The Excuse"])
})

test("the page of the course marks what was answered, in words, and forgets it when one has said so twice", () => {
  localStorage.setItem(KEY, JSON.stringify({
    v: 1, last: LESSON, lessons: { "first-trick": { answered: [2, 1], seen: 2 }, [LESSON]: { answered: [1], seen: 1 }, gone: { answered: [1], seen: 1 } },
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
  const [reader] = readers
  one.document.body.innerHTML = HOME
  one.document.dispatchEvent(new Event("tutor:page"))
  assert.equal(reader.gone, true)
  assert.equal(one.text("a.tutor-begin"), "on with Which cards may I play?")
  localStorage.clear()
  one.document.dispatchEvent(new Event("tutor:page"))
  assert.deepEqual([one.text("a.tutor-begin"), one.link()], ["Start", "lessons/first-trick/"])
  assert.equal(one.document.querySelector(".tutor-stopped").hidden, true)
})

test("who comes back to a lesson that they have left finds it as it was", () => {
  const one = visit(lesson())
  for (const number of [1, 2]) one.answer(number)
  one.document.dispatchEvent(new Event("tutor:page"))
  assert.equal(one.text(".tutor-told"), undefined)
  const again = visit(lesson())
  again.document.dispatchEvent(new Event("tutor:page"))
  assert.equal(again.document.querySelectorAll(".tutor-told").length, 1)
})

test("storage that is shut or broken is as on a first visit", () => {
  const shut = () => { throw new Error("SecurityError") }
  const one = visit(lesson(), { store: shut })
  one.answer(1)
  assert.equal(visit(HOME, { store: shut }).text("a.tutor-begin"), "Start")
  const course = visit(COURSE, { store: shut })
  assert.equal(course.document.querySelector("button"), null)
})

test("what cannot be read is put aside, and what a newer version wrote is left alone", () => {
  const unreadable = ["{", "null", '{"v":1}', '{"v":1,"last":"x","lessons":{"x":null}}', '{"v":1,"last":"x","lessons":{"x":{"answered":["1"],"seen":0}}}']
  for (const text of [...unreadable, "null"]) {
    localStorage.setItem(KEY, text)
    const progress = new CourseProgress(() => localStorage)
    assert.deepEqual(progress.kept, { last: "", lessons: {} }, text)
    progress.answer(LESSON, 1)
    assert.deepEqual(progress.kept.last, LESSON)
  }
  const places = unreadable.map((_, before) => (before ? `${ASIDE}-${before + 1}` : ASIDE))
  assert.deepEqual(places.map((key) => localStorage.getItem(key)), unreadable, "none takes the place of another")
  assert.equal(localStorage.length, unreadable.length + 1, "and none lies there twice")
  const newer = '{"v":2,"last":"x"}'
  localStorage.setItem(KEY, newer)
  const progress = new CourseProgress(() => localStorage)
  progress.answer(LESSON, 1)
  assert.equal(localStorage.getItem(KEY), newer)
  assert.equal(progress.kept.last, "")
})

test("two tabs do not undo each other, and an exercise that is answered again counts once", () => {
  const [one, other] = [new CourseProgress(() => localStorage), new CourseProgress(() => localStorage)]
  one.answer("pack", 1)
  other.answer(LESSON, 1)
  one.answer("pack", 2)
  one.answer("pack", 1)
  assert.deepEqual(one.kept, { last: "pack", lessons: { pack: { answered: [2, 1], seen: 0 }, [LESSON]: { answered: [1], seen: 0 } } })
})
