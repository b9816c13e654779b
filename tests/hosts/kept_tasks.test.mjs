// The answers to tasks that a browser keeps: each task under its link, and nothing lost that cannot be read. Run by test_scripts.py.

import assert from "node:assert/strict"
import { beforeEach, test } from "node:test"

import { KeptTasks } from "../../tutor/hosts/learner/kept_tasks.js"
import { open } from "./dom.mjs"

const KEY = "tutor-tasks"
const GIVEN = { given: ["H10"], hints: 1 }
const task = (link, ...answers) => ({ link, answers, handedIn: false })

/** The tasks of a browser, and what its owner is told. */
function browser(store = () => localStorage) {
  const told = []
  return { kept: new KeptTasks(store, (name) => told.push(name)), told }
}

beforeEach(() => {
  open()
  localStorage.clear()
})

test("a task is found again under its link, as it was kept last, and no other is touched", () => {
  const { kept, told } = browser()
  kept.keep(task("#task=a", GIVEN, null))
  kept.keep(task("#task=b", null))
  kept.keep({ ...task("#task=a", GIVEN, GIVEN), handedIn: true })
  const later = browser().kept
  assert.deepEqual(later.of("#task=a"), { link: "#task=a", answers: [GIVEN, GIVEN], handedIn: true })
  assert.deepEqual(later.of("#task=b"), task("#task=b", null))
  assert.equal(later.of("#task=c"), undefined)
  assert.deepEqual(told, [])
})

test("thirty tasks are kept, those answered last", () => {
  const { kept } = browser()
  for (let number = 0; number < 35; number++) kept.keep(task(`#task=${number}`, GIVEN))
  assert.equal(kept.of("#task=4"), undefined)
  assert.deepEqual([kept.of("#task=5"), kept.of("#task=34")].map(({ link }) => link), ["#task=5", "#task=34"])
})

test("what is not ours is put aside and not lost, is told once, and all begins anew", () => {
  const strange = ["{", "7", "null", "[]", '{"v":2,"tasks":[]}', '{"v":1}', '{"v":1,"tasks":[null]}', '{"v":1,"tasks":[{"link":"a","answers":[],"handedIn":1}]}',
    '{"v":1,"tasks":[{"link":"a","answers":[{"given":[7],"hints":0}],"handedIn":false}]}', '{"v":1,"tasks":[{"link":"a","answers":[{"given":[],"hints":-1}],"handedIn":false}]}']
  for (const text of strange) {
    localStorage.clear()
    localStorage.setItem(KEY, text)
    const { kept, told } = browser()
    assert.equal(kept.of("a"), undefined)
    kept.keep(task("#task=a", GIVEN))
    assert.deepEqual([localStorage.getItem(`${KEY}-aside`), kept.of("#task=a").answers, told], [text, [GIVEN], ["task_aside"]], text)
  }
})

test("what was put aside before stays", () => {
  localStorage.setItem(`${KEY}-aside`, "before")
  localStorage.setItem(KEY, "now")
  browser().kept.of("a")
  assert.deepEqual(["", "-2"].map((number) => localStorage.getItem(`${KEY}-aside${number}`)), ["before", "now"])
})

test("a task with answers that cannot be its own is put aside with all, and the others go on", () => {
  const { kept, told } = browser()
  kept.keep(task("#task=a", GIVEN))
  kept.keep(task("#task=b", null))
  const text = localStorage.getItem(KEY)
  kept.putAside("#task=a")
  assert.deepEqual([kept.of("#task=a"), kept.of("#task=b")], [undefined, task("#task=b", null)])
  assert.deepEqual([localStorage.getItem(`${KEY}-aside`), told], [text, ["task_aside"]])
})

test("where a browser keeps nothing the answers last until the page is left, and that is told", () => {
  const { kept, told } = browser(() => { throw new Error("SecurityError") })
  kept.keep(task("#task=a", null))
  kept.keep(task("#task=a", GIVEN))
  assert.deepEqual([kept.of("#task=a").answers, told, kept.forget()], [[GIVEN], ["task_unkept"], false])
})

test("it is forgotten when somebody asks for it", () => {
  const { kept } = browser()
  kept.keep(task("#task=a", GIVEN))
  assert.deepEqual([kept.forget(), kept.of("#task=a")], [true, undefined])
})
