// A task as its learner walks it: opened by its link, answered, kept, handed in. Run by test_scripts.py.

import assert from "node:assert/strict"
import { beforeEach, test } from "node:test"

import { keepAnswers, KeptLog } from "../../tutor/hosts/learner/kept_log.js"
import { KeptTasks } from "../../tutor/hosts/learner/kept_tasks.js"
import { Trouble } from "../../tutor/hosts/site/engine.js"
import { HandIn } from "../../tutor/hosts/classroom/hand_in.js"
import { TaskPath } from "../../tutor/hosts/classroom/task_path.js"
import { drawn, open } from "./dom.mjs"

const WORDS = { again: "again", path_done: "done", path_missed: "missed" }
const PAGE = '<article><h1>A task</h1><div class="tutor-task" data-rulebook="../rulebook/"></div></article>'
/** Both cards that may be played, and what five cards are worth. */
const RIGHT = [["CJ", "CQ"], ["9.5"]]
/** A link for each of the two tasks that are drawn. */
const LINKS = Object.fromEntries(["task", "test"].map((name) => [name, `#${/data-step="([^"&]+)"/.exec(drawn[name])[1]}`]))

const isRight = (answer, at) => answer && answer.toSorted().join() === RIGHT[at].join()
const rights = (answers) => answers.map((answer, at) => answer && isRight(answer, at))

/** Somebody opens an address; Python answers as it does, or with trouble. */
async function visit(hash, { error, trouble, unread = false } = {}) {
  const kept = JSON.stringify(Object.entries(globalThis.localStorage ?? {}))
  const document = open()
  for (const [key, text] of JSON.parse(kept)) localStorage.setItem(key, text)
  globalThis.location = { hash, href: `http://127.0.0.1/task/${hash}` }
  globalThis.history = { pushState: (_state, _title, address) => (globalThis.location.hash = address) }
  globalThis.getSelection = () => ""
  globalThis.window.requestIdleCallback = (act) => act()
  globalThis.window.scrollTo = () => {}
  document.body.innerHTML += PAGE
  const asked = []
  const engine = {
    words: WORDS,
    ask(state, intent) {
      asked.push(intent)
      const name = state.task === LINKS.test ? "test" : "task"
      if (trouble) return Promise.reject(new Trouble(trouble))
      if (error) return Promise.resolve({ error })
      if ("open" in intent) return Promise.resolve({ html: drawn[name], right: unread ? null : rights(intent.open ?? [null, null]) })
      if ("exercise" in intent) return Promise.resolve({ html: drawn[`${name} ${intent.exercise}`] })
      return Promise.resolve({ html: drawn[`${name} handed in`], file: intent, right: rights(intent.hand_in) })
    },
  }
  const told = []
  const [log, tasks] = [new KeptLog(() => localStorage), new KeptTasks(() => localStorage, (what) => told.push(what))]
  keepAnswers(log, () => 7000)
  const path = new TaskPath(engine, tasks, log, { words: WORDS, lang: "en" })
  new HandIn(path)
  const done = () => new Promise((ready) => setTimeout(ready, 5))
  await done()
  const find = (selector) => document.querySelector(selector)
  const here = () => find(".lesson-step[data-view=here]")
  return {
    document, log, tasks, asked, told, path, done, find, here,
    number: () => path.at,
    reads: (selector) => find(selector).textContent,
    verdict: () => here().querySelector(".verdict")?.textContent ?? "",
    async turn(to = "next") {
      find(`[data-turn=${to}]`).click()
      await done()
    },
    async mark(...options) {
      for (const option of options) here().querySelector(`input[value="${option}"]`).click()
      here().querySelector("[data-check]")?.click()
      await done()
    },
    async type(text) {
      const field = here().querySelector("input.number")
      field.value = text
      field.dispatchEvent(new Event("input", { bubbles: true }))
      here().querySelector("[data-check]")?.click()
      await done()
    },
    async handIn(name = "") {
      find("[data-own-name]").value = name
      find("[data-hand-in]").click()
      await done()
    },
    row: () => Array.from(document.querySelectorAll(".lesson-row > i"), (one) => one.dataset.state ?? ""),
    titles: () => Array.from(document.querySelectorAll(".lesson-titles a"), ({ title }) => title),
    marks: () => here().querySelectorAll("[data-mark]").length,
    sent: () => asked.findLast((intent) => "hand_in" in intent)?.hand_in,
  }
}

beforeEach(() => {
  open()
  localStorage.clear()
})

// --- the path ---------------------------------------------------------------------------------------------------------

test("without a task in its address the page is as it is written, and nobody is asked", async () => {
  for (const hash of ["", "#elsewhere"]) {
    const page = await visit(hash)
    assert.deepEqual([page.asked, page.document.documentElement.dataset.task, page.find(".tutor-task").children.length], [[], undefined, 0])
  }
})

test("a link opens its task at the beginning, and each step has its address", async () => {
  const page = await visit(LINKS.task)
  assert.deepEqual([page.number(), page.document.documentElement.dataset.task, page.reads(".lesson-at")], [0, "open", "A task from your teacher"])
  await page.turn()
  assert.deepEqual([page.number(), globalThis.location.hash, page.reads(".lesson-at")], [1, `${LINKS.task}&step=1`, "Exercise 1 of 2"])
  assert.ok(page.here().querySelector(".tutor-question"))
  const there = await visit(`${LINKS.task}&step=2`)
  assert.equal(there.number(), 2)
  assert.ok(there.here().querySelector("input.number"))
})

test("an exercise is drawn once, when somebody comes near", async () => {
  const page = await visit(LINKS.task)
  await page.turn()
  await page.turn("back")
  await page.turn()
  assert.deepEqual(page.asked.filter((intent) => "exercise" in intent).map(({ exercise }) => exercise).toSorted(), [0, 1])
})

test("another task in the address takes the place of this one", async () => {
  const page = await visit(LINKS.task)
  await page.turn()
  await page.mark("CJ", "CQ")
  globalThis.location.hash = LINKS.test
  page.document.defaultView.dispatchEvent(new Event("hashchange"))
  await page.done()
  assert.deepEqual([page.path.task.link, page.number(), page.row()], [LINKS.test, 0, ["here", "", "", ""]])
})

// --- answers ----------------------------------------------------------------------------------------------------------

test("an answer is judged at once, counts in the log, and after a right one the next step has the focus", async () => {
  const page = await visit(LINKS.task)
  await page.turn()
  await page.mark("CJ")
  assert.notEqual(page.document.activeElement.dataset.turn, "next")
  await page.turn()
  await page.type("9,5")
  assert.equal(page.document.activeElement.dataset.turn, "next")
  assert.deepEqual(page.log.answers.map(({ kind, given, right }) => [kind, given, right]), [["allowed", ["CJ"], false], ["trick-points", ["9.5"], true]])
  assert.deepEqual([page.row(), page.titles()], [["", "done", "here", ""], ["", "missed", "done", ""]])
})

test("whoever comes back finds the answers as they were, and they count no second time", async () => {
  const page = await visit(LINKS.task)
  await page.turn()
  await page.mark("CJ")
  const verdict = page.verdict()
  const again = await visit(`${LINKS.task}&step=1`)
  assert.deepEqual(again.asked[0], { open: [["CJ"], null] })
  assert.ok(again.verdict().startsWith(verdict.slice(0, 40)))
  assert.equal(again.here().querySelector("fieldset").disabled, true)
  assert.deepEqual([again.log.answers.length, again.titles()], [1, ["", "missed", "", ""]])
})

test("of what is kept and is no answer to the task nothing is shown, and it is put aside", async () => {
  const page = await visit(LINKS.task)
  await page.turn()
  await page.mark("CJ")
  const again = await visit(LINKS.task, { unread: true })
  assert.deepEqual([again.row(), again.told, again.tasks.of(LINKS.task)], [["here", "", "", ""], ["task_aside"], undefined])
})

test("an exercise without a number, about the teacher’s own position, does not count in the log", async () => {
  const page = await visit(LINKS.task)
  await page.turn()
  page.here().querySelector(".tutor-question").dataset.name = "allowed.1"
  await page.mark("CJ", "CQ")
  assert.deepEqual([page.log.answers, page.row()], [[], ["", "here", "", ""]])
  assert.deepEqual(page.tasks.of(LINKS.task).answers[0].given, ["CJ", "CQ"])
})

// --- nothing is said before the end -----------------------------------------------------------------------------------

test("where answers are shown at the end, a right and a wrong one look and sound alike before it", async () => {
  const seen = []
  for (const options of [["CJ", "CQ"], ["S7", "H4"]]) {
    localStorage.clear()
    const page = await visit(LINKS.test)
    await page.turn()
    await page.mark(...options)
    const { activeElement } = page.document
    seen.push([page.verdict(), page.marks(), page.row(), page.titles(), activeElement === page.document.body || activeElement.value !== undefined, page.here().querySelector("fieldset").disabled, page.log.answers])
  }
  assert.deepEqual(seen[0], seen[1])
  assert.deepEqual([seen[0][1], seen[0][5], seen[0][6]], [0, false, []])
})

test("until then an answer can be changed and taken back, and what stands there is kept", async () => {
  const page = await visit(LINKS.test)
  await page.turn()
  await page.mark("CJ", "S7")
  await page.mark("S7", "CQ")
  assert.deepEqual(page.tasks.of(LINKS.test).answers[0].given, ["CJ", "CQ"])
  const again = await visit(`${LINKS.test}&step=1`)
  assert.deepEqual(Array.from(again.here().querySelectorAll("input:checked"), ({ value }) => value), ["CJ", "CQ"])
  assert.equal(again.marks(), 0)
  await again.mark("CQ")
  const once = await visit(`${LINKS.test}&step=2`)
  assert.deepEqual(once.titles(), ["", "done", "", ""], "it is wrong by now, and nothing says so")
  await once.turn("back")
  await once.mark("CJ")
  assert.deepEqual([once.tasks.of(LINKS.test).answers[0], once.verdict(), once.row()], [null, "", ["", "here", "", ""]])
})

test("Enter in a number goes on, right or wrong", async () => {
  const page = await visit(`${LINKS.test}&step=2`)
  await page.type("3")
  const field = page.here().querySelector("input.number")
  const { KeyboardEvent } = page.document.defaultView
  field.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true }))
  assert.equal(page.document.activeElement.dataset.turn, "next")
})

// --- handing in -------------------------------------------------------------------------------------------------------

test("the end says how much is answered, leads to the rest, and asks before it takes that", async () => {
  const page = await visit(LINKS.task)
  await page.turn()
  await page.mark("CJ", "CQ")
  const again = await visit(`${LINKS.task}&step=end`)
  assert.equal(again.here().querySelector(".task-answered").textContent, "You have answered 1 of 2. Not answered yet: 2.")
  assert.equal(again.here().querySelector(".task-answered a").getAttribute("href"), `${LINKS.task}&step=2`)
  await again.handIn("Ada")
  assert.deepEqual([again.sent(), again.reads("[data-hand-in]")], [undefined, "Hand in all the same"])
  await again.handIn("Ada")
  assert.deepEqual(again.sent(), [["CJ", "CQ"], null])
  assert.equal(again.document.activeElement, again.find(".handed-in h3"))
})

test("after handing in a test its answers are judged, shown and closed, and count once", async (t) => {
  let now = 0
  t.mock.method(Date, "now", () => (now += 1000))
  const page = await visit(LINKS.test)
  await page.turn()
  await page.mark("CJ")
  await page.turn()
  await page.type("9,5")
  await page.turn()
  await page.handIn("Ada")
  await page.handIn("Ada")
  assert.deepEqual(page.log.answers.map(({ kind, right }) => [kind, right]), [["allowed", false], ["trick-points", true]])
  assert.deepEqual(page.titles(), ["", "missed", "done", ""])
  await page.turn("back")
  assert.ok(page.verdict())
  await page.turn("back")
  assert.deepEqual([page.here().querySelector("fieldset").disabled, page.marks() > 0], [true, true])
  const again = await visit(`${LINKS.test}&step=1`)
  assert.deepEqual([again.here().querySelector("fieldset").disabled, again.titles()[1]], [true, "missed"])
})

test("the name is sent with the answers to Python alone, and this browser does not keep it", async () => {
  const page = await visit(`${LINKS.task}&step=end`)
  await page.handIn("Ada Lovelace")
  await page.handIn("Ada Lovelace")
  assert.equal(page.asked.at(-1).name, "Ada Lovelace")
  assert.ok(!JSON.stringify(Object.entries(localStorage)).includes("Lovelace"))
})

test("the code is copied, and where a browser does not allow that the page says so", async () => {
  const page = await visit(`${LINKS.task}&step=end`)
  await page.handIn()
  await page.handIn()
  const copied = []
  for (const [clipboard, says] of [[undefined, /^Your browser/], [{ writeText: (text) => Promise.resolve(copied.push(text)) }, /^Copied/]]) {
    Object.defineProperty(globalThis.navigator, "clipboard", { value: clipboard, configurable: true })
    page.find("[data-copy]").click()
    await page.done()
    assert.match(page.reads(".task-copied"), says)
  }
  assert.deepEqual(copied, [page.find("[data-copy]").dataset.copy])
})

// --- what goes wrong --------------------------------------------------------------------------------------------------

test("what is wrong with a link, or with the engine, is told in the place of the task", async () => {
  for (const wrong of [{ error: "cut off" }, { trouble: "no engine" }]) {
    const page = await visit(LINKS.task, wrong)
    assert.equal(page.reads(".tutor-task [role=alert]"), Object.values(wrong)[0])
    assert.equal(page.document.documentElement.dataset.task, "coming", "the page keeps its heading")
    assert.equal(page.find(".tutor-task button")?.textContent, wrong.trouble && "again", "only where that may help one tries again")
  }
})
