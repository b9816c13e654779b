// The page on what one knows: the map of the course, and one's own answers as a file. Run by test_scripts.py.

import assert from "node:assert/strict"
import { mock, test } from "node:test"

import { Bookmark } from "../../tutor/hosts/learner/bookmark.js"
import { KeptLog } from "../../tutor/hosts/learner/kept_log.js"
import { KeptTasks } from "../../tutor/hosts/learner/kept_tasks.js"
import { CourseMap } from "../../tutor/hosts/site/course_map.js"
import { Yours } from "../../tutor/hosts/site/yours.js"
import { drawn, open } from "./dom.mjs"

const A_DAY = 86400
const NOW = 20000 * A_DAY + 3600
const WORDS = {
  map_none: "{of} in all", map_some: "{done} of {of}", map_all: "all {of}", map_back: "back {day}",
  yours_keep: "keep", yours_open: "open", yours_forget: "forget", yours_sure: "sure?", yours_added: "{count} added", yours_newer: "newer", yours_unreadable: "broken at {place}",
  forgotten: "gone", not_forgotten: "cannot",
}
const LINE = [NOW - 3 * A_DAY, "trick-winner", 1, 2, 6, ["T04"], 1, 0]

/** The page for somebody who has given some answers, in a browser that keeps things or does not. */
function visit({ answers = [], store = () => localStorage } = {}) {
  const document = open()
  localStorage.clear()
  document.documentElement.lang = "en"
  document.body.innerHTML = `${drawn["map of the course"]}<div class="tutor-yours"></div>`
  const [log, bookmark] = [new KeptLog(store), new Bookmark(store)]
  if (answers.length) log.merge(JSON.stringify({ v: 1, log: answers }))
  new CourseMap(log, WORDS, () => NOW * 1000)
  const tasks = new KeptTasks(store, () => {})
  new Yours(log, bookmark, tasks, WORDS)
  const saved = []
  globalThis.URL.createObjectURL = mock.fn((blob) => saved.push(blob) && "blob:x")
  globalThis.URL.revokeObjectURL = () => {}
  const row = (topic) => document.querySelector(`tr[data-topic="${topic}"]`)
  return {
    document, log, bookmark, tasks, saved,
    row,
    reads: (topic, part) => row(topic).querySelector(`[data-part="${part}"]`).textContent,
    press: (label) => Array.from(document.querySelectorAll(".tutor-yours button")).find((one) => one.textContent === label).click(),
    said: () => document.querySelector(".tutor-yours [role=status]").textContent,
    async take(text) {
      const field = document.querySelector(".tutor-yours input")
      Object.defineProperty(field, "files", { value: [new Blob([text])], configurable: true })
      field.dispatchEvent(new Event("change"))
      await new Promise((done) => setTimeout(done, 20))
    },
  }
}

test("a newcomer’s map stays as Python has drawn it", () => {
  const page = visit()
  assert.deepEqual([page.row("T04").dataset.state, page.reads("T04", "state"), page.reads("T04", "met")], ["new", "not met yet", ""])
  assert.match(page.document.querySelector('[data-lesson="first-trick"] [data-part="how-far"]').textContent, /^\d+ exercises$/)
})

test("a topic stands by its answers: in its row, and in the picture of each lesson that teaches it", () => {
  const again = [NOW - 2 * A_DAY, "trick-winner", 1, 2, 7, ["T04"], 0, 0]
  const page = visit({ answers: [LINE, again, [NOW, "find", 1, 2, 1, ["T05"], 1, 1]] })
  assert.deepEqual([page.row("T04").dataset.state, page.reads("T04", "state"), page.reads("T04", "met"), page.reads("T04", "back")], ["due", "to come back to", "2 days ago", ""])
  assert.deepEqual([page.row("T05").dataset.state, page.reads("T05", "back")], ["shaky", "back tomorrow"])
  const last = (topic) => Array.from(page.row(topic).querySelectorAll("ol li"), (line) => line.textContent)
  assert.deepEqual([last("T04"), last("T05")], [["wrong, 2 days ago", "right, 3 days ago"], ["right, with help, today"]])
  for (const sign of page.document.querySelectorAll('.lessons [data-topic="T04"]')) assert.match(sign.textContent, /to come back to/)
  assert.match(page.document.querySelector('[data-lesson="first-trick"] [data-part="how-far"]').textContent, /^1 of \d+$/)
})

test("a file of answers is added to what is there, and the map shows it at once", async () => {
  const page = visit({ answers: [LINE] })
  await page.take(JSON.stringify({ v: 1, log: [LINE, [NOW, "find", 1, 2, 1, ["T05"], 1, 0]] }))
  assert.deepEqual([page.said(), page.row("T05").dataset.state], ["1 added", "met"])
})

test("a file that is none says so and changes nothing, and shows nothing of what stands in it", async () => {
  const page = visit({ answers: [LINE] })
  for (const [text, says] of [["{", "broken at JSON"], ['{"v":9,"log":[]}', "newer"], [JSON.stringify({ v: 1, log: [[1, "<img src=x onerror=alert(1)>", 1, 1, 1, [], 1, 0]] }), "broken at log[0]"]]) {
    await page.take(text)
    assert.equal(page.said(), says)
  }
  assert.deepEqual([page.log.answers.length, page.document.querySelector("img")], [1, null])
})

test("the answers are kept as a file, and so they are before they are forgotten, which takes two presses", async () => {
  const page = visit({ answers: [LINE] })
  page.bookmark.open("excuse")
  page.tasks.keep({ link: "#task=a", answers: [null], handedIn: false })
  page.press("keep")
  assert.deepEqual(JSON.parse(await page.saved[0].text()), { v: 1, log: [LINE], said: [] })
  page.press("forget")
  assert.equal(page.log.answers.length, 1)
  page.press("sure?")
  assert.deepEqual([page.said(), page.log.answers.length, page.bookmark.last, page.saved.length], ["gone", 0, "", 2])
  assert.equal(page.tasks.of("#task=a"), undefined)
  assert.equal(page.row("T04").dataset.state, "new")
  page.press("forget")
  page.press("sure?")
  assert.equal(page.saved.length, 2, "nothing is no file")
})

test("where nothing can be erased the page says so", () => {
  const page = visit({ store: () => { throw new Error("SecurityError") } })
  page.press("forget")
  page.press("sure?")
  assert.equal(page.said(), "cannot")
})
