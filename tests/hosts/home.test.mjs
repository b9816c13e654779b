// The first page and the page of the course, for whoever comes back. Run by test_scripts.py.

import assert from "node:assert/strict"
import { beforeEach, test } from "node:test"

import { Bookmark } from "../../tutor/hosts/learner/bookmark.js"
import { KeptLog } from "../../tutor/hosts/learner/kept_log.js"
import { CoursePage } from "../../tutor/hosts/site/course_page.js"
import { warnInSafari } from "../../tutor/hosts/site/forgetful.js"
import { Home } from "../../tutor/hosts/site/home.js"
import { open } from "./dom.mjs"

const A_DAY = 86400
const NOW = 20000 * A_DAY + 3600
const LESSON = "which-cards"
const COURSE = {
  topics: { T04: "Which card wins", T19: "Following suit", T20: "Trumping", T05: "Bouts", T06: "Points" },
  kinds: { beats: [["T04"]], allowed: [["T19", "T20"]], find: [["T05"], ["T06"]] },
  lessons: { "first-trick": ["Your first trick", ["beats.1.1", "beats.1.2"]], [LESSON]: ["Which cards may I play?", ["allowed.1.1", "allowed.1.2", "allowed.2.1"]], excuse: ["The Excuse", ["find.1.1"]] },
}
const WORDS = {
  go_on: "on with {lesson}", stopped: "at {number} of {count}", begun: "before you", finished: "done: {lesson}", finished_all: "all done", play_a_deal: "play", answered_all: "all {count}", answered_some: "{number} of {count}",
  opened: "opened", here: "here", back_1: "one", back_2: "two", back_3: "three", back_go: "back", last_met: "met {date}",
}
const HOME = `<h1>Learn</h1><div><p><a class="tutor-begin" href="lessons/first-trick/">Start</a></p>
<p class="tutor-stopped" hidden data-at="lessons/" data-practice="exercise/" data-course='${JSON.stringify(COURSE)}'></p><p class="tutor-file">Open the file</p></div>`
const LIST = `<div class="tutor-course" data-course='${JSON.stringify(COURSE)}'>${Object.keys(COURSE.lessons).map((id) => `<li data-lesson="${id}"></li>`).join("")}</div>`

/** A window with a page in it, for somebody who has answered some questions and stopped somewhere. */
function visit(page, { answers = [], stop = () => {}, store = () => localStorage } = {}) {
  const document = open()
  document.documentElement.lang = "en"
  document.body.innerHTML = page
  const [log, bookmark] = [new KeptLog(store), new Bookmark(store)]
  for (const one of answers) log.add(one)
  stop(bookmark)
  new Home(log, bookmark, WORDS, () => NOW * 1000)
  new CoursePage(log, bookmark, WORDS)
  return {
    document, log, bookmark,
    text: (selector) => document.querySelector(selector)?.textContent,
    link: () => document.querySelector("a.tutor-begin").getAttribute("href"),
    lines: (selector) => Array.from(document.querySelectorAll(selector), (line) => line.textContent),
  }
}

/** An answer to a question by its name, some days ago. */
function answer(name, ago = 0, right = true) {
  const [kind, level, seed] = name.split(".")
  return { time: NOW - ago * A_DAY, kind, edition: 1, level: Number(level), seed: Number(seed), given: [], right, hints: 0 }
}

beforeEach(() => {
  open()
  localStorage.clear()
})

test("on a first visit the first page says nothing, and leads to the first lesson", () => {
  const home = visit(HOME)
  assert.deepEqual([home.text("a.tutor-begin"), home.link(), home.document.querySelector(".tutor-stopped").hidden], ["Start", "lessons/first-trick/", true])
  assert.deepEqual(home.lines(".tutor-on, .tutor-back"), [])
})

test("whoever has answered nothing here is offered to open a file of answers, and nobody else", () => {
  const offered = (some) => !visit(HOME, some).document.querySelector(".tutor-file").hidden
  assert.deepEqual([offered({}), offered({ answers: [answer("beats.1.1")] })], [true, false])
  localStorage.clear()
  assert.equal(offered({ stop: (bookmark) => bookmark.open(LESSON) }), false)
})

test("it leads to the very step at which one stopped, at the top and among the ways", () => {
  const home = visit(HOME, { answers: [answer("allowed.1.1")], stop: (bookmark) => bookmark.stop(LESSON, { at: "step-trump", number: 3, of: 9 }) })
  assert.deepEqual([home.text("a.tutor-begin"), home.link()], ["on with Which cards may I play?", "lessons/which-cards/#step-trump"])
  assert.deepEqual([home.text(".tutor-stopped"), home.text("h1 + .tutor-on")], ["at 3 of 9", "on with Which cards may I play? at 3 of 9"])
  assert.deepEqual(home.lines(".tutor-back"), [], "nothing is due on the same day")
})

test("a lesson that was only opened is begun, one that is finished leads to the next that is not", () => {
  const begun = visit(HOME, { stop: (bookmark) => bookmark.open(LESSON) })
  assert.deepEqual([begun.link(), begun.text(".tutor-stopped")], ["lessons/which-cards/", "before you"])
  const done = COURSE.lessons[LESSON][1].map((name) => answer(name))
  const home = visit(HOME, { answers: done, stop: (bookmark) => bookmark.open(LESSON) })
  assert.deepEqual([home.text("a.tutor-begin"), home.link(), home.text(".tutor-stopped")], ["on with The Excuse", "lessons/excuse/", "done: Which cards may I play?"])
  const last = visit(HOME, { answers: [answer("find.1.1")], stop: (bookmark) => bookmark.open("excuse") })
  assert.deepEqual([last.text("a.tutor-begin"), last.link()], ["on with Your first trick", "lessons/first-trick/"], "the last leads back to one that was left out")
})

test("answers that came in a file lead to the lesson in which the last of them was given, or to the next one", () => {
  const part = visit(HOME, { answers: [answer("beats.1.1", 1), answer("allowed.1.2"), answer("may.9.9")] })
  assert.deepEqual([part.text("h1 + .tutor-on"), part.link()], ["on with Which cards may I play? 1 of 3", "lessons/which-cards/"])
  localStorage.clear()
  const whole = visit(HOME, { answers: COURSE.lessons[LESSON][1].map((name) => answer(name)) })
  assert.equal(whole.text("h1 + .tutor-on"), "on with The Excuse done: Which cards may I play?")
})

test("after all lessons one plays", () => {
  const done = Object.values(COURSE.lessons).flatMap(([, asked]) => asked.map((name) => answer(name)))
  const home = visit(HOME, { answers: done, stop: (bookmark) => bookmark.open("excuse") })
  assert.deepEqual([home.text("a.tutor-begin"), home.link(), home.text(".tutor-stopped")], ["play", "lessons/whole-deal/", "all done"])
})

test("what is due comes back: three things at most, what they are and when they were last met, in one press", () => {
  const one = visit(HOME, { answers: [answer("beats.1.1", 3)], stop: (bookmark) => bookmark.open("first-trick") })
  assert.deepEqual([one.text(".tutor-back h2"), one.lines(".tutor-back li")], ["one", ["Which card wins met 3 days ago"]])
  assert.equal(one.document.querySelector(".tutor-back a").getAttribute("href"), "exercise/#drill=due")
  assert.ok(one.document.querySelector(".tutor-on + .tutor-back"), "below the lesson that one was in")
  localStorage.clear()
  const many = [answer("beats.1.1", 3), answer("allowed.1.1", 2), answer("find.1.1", 1), answer("find.1.2", 1)]
  const three = visit(HOME, { answers: many })
  assert.deepEqual([three.text(".tutor-back h2"), three.lines(".tutor-back li").length], ["three", 3])
  assert.deepEqual(three.lines(".tutor-back li")[0], "Following suit, Trumping met 2 days ago", "what brings back most is first")
})

test("while much waits no new lesson is put before one", () => {
  const kinds = Object.fromEntries(Array.from({ length: 12 }, (_, number) => [`k${number}`, [[`X${number}`]]]))
  const page = HOME.replace(JSON.stringify(COURSE), JSON.stringify({ ...COURSE, kinds }))
  const waiting = Object.entries(kinds).map(([kind]) => ({ ...answer("beats.1.1", 3), kind }))
  const done = COURSE.lessons["first-trick"][1].map((name) => answer(name))
  const stop = (bookmark) => bookmark.open("first-trick")
  assert.deepEqual(visit(page, { answers: [...waiting, ...done], stop }).lines(".tutor-on"), [])
  localStorage.clear()
  assert.equal(visit(page, { answers: [...waiting.slice(0, 10), ...done], stop }).lines(".tutor-on").length, 1)
})

test("the page of the course says in words what was answered of each lesson", () => {
  const answers = [answer("beats.1.1"), answer("beats.1.2", 0, false), answer("allowed.2.1"), answer("allowed.3.9")]
  const course = visit(LIST, { answers, stop: (bookmark) => bookmark.open(LESSON) })
  assert.deepEqual(course.lines("li"), ["all 2", "1 of 3 here", ""])
  course.document.dispatchEvent(new Event("tutor:page"))
  assert.deepEqual(course.lines("li"), ["all 2", "1 of 3 here", ""])
})

test("a page that is turned to is seen like one that was opened", () => {
  const one = visit("<h1></h1>", { stop: (bookmark) => bookmark.open(LESSON) })
  one.document.body.innerHTML = HOME
  one.document.dispatchEvent(new Event("tutor:page"))
  assert.equal(one.text("a.tutor-begin"), "on with Which cards may I play?")
  localStorage.clear()
  one.document.dispatchEvent(new Event("tutor:page"))
  assert.deepEqual([one.text("a.tutor-begin"), one.link(), one.lines(".tutor-on")], ["Start", "lessons/first-trick/", []])
})

test("Safari’s way of forgetting is said once, to whoever has answered something", () => {
  const said = (userAgent, answers, more = {}) => {
    const page = visit(HOME, { answers })
    Object.defineProperty(globalThis, "navigator", { value: { userAgent, ...more }, configurable: true })
    warnInSafari(() => localStorage, page.log, { safari: "it forgets", yours_keep: "keep" })
    return page.lines(".tutor-told")
  }
  const [safari, chrome] = ["Mozilla/5.0 (iPhone) AppleWebKit/605 Version/18 Mobile Safari/604", "Mozilla/5.0 AppleWebKit/537 Chrome/140 Safari/537"]
  assert.deepEqual(said(safari, []), [])
  assert.deepEqual(said(chrome, [answer("beats.1.1")]), [])
  assert.deepEqual(said(safari, [answer("beats.1.1")], { standalone: true }), [])
  assert.deepEqual(said(safari, [answer("beats.1.1")]), ["it forgets keep"])
  assert.deepEqual(said(safari, []), [], "once is enough")
})

test("storage that is shut is as on a first visit", () => {
  const shut = () => { throw new Error("SecurityError") }
  assert.equal(visit(HOME, { store: shut }).text("a.tutor-begin"), "Start")
  assert.deepEqual(visit(LIST, { store: shut }).lines("li"), ["", "", ""])
})
