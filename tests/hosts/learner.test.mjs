// What a learner knows, by the log of their answers: the same table of cases as test_known.py. Run by test_scripts.py.

import assert from "node:assert/strict"
import { readFileSync } from "node:fs"
import { beforeEach, test } from "node:test"

import { Bookmark } from "../../tutor/hosts/learner/bookmark.js"
import { bringingBack, waiting } from "../../tutor/hosts/learner/due.js"
import { keepAnswers, KeptLog } from "../../tutor/hosts/learner/kept_log.js"
import { Credit } from "../../tutor/hosts/learner/played.js"
import { LogError, understood } from "../../tutor/hosts/learner/log.js"
import { dayOf, standings, stateOf } from "../../tutor/hosts/learner/standings.js"
import { open, sit } from "./dom.mjs"

const KEY = "tutor-log"
const ASIDE = "tutor-log-aside"
const { trained, cases } = JSON.parse(readFileSync(new URL("../teach/known_cases.json", import.meta.url), "utf-8"))
const LINE = [1763760000, "allowed", 1, 3, 17, ["T16", "T20"], 1, 0]
const ANSWER = { time: 1763760000, kind: "allowed", edition: 1, level: 3, seed: 17, given: ["T16", "T20"], right: true, hints: 0 }
const text = (log, said = []) => JSON.stringify({ v: 1, log, said })

beforeEach(() => {
  open()
  localStorage.clear()
})

for (const { name, log, at, topics, due } of cases) {
  test(name, () => {
    const { answers } = understood(text(log))
    const met = standings(answers, trained, at)
    const found = Object.fromEntries([...met].map(([topic, one]) => [topic, { state: stateOf(one, dayOf(at)), box: one.box, due: one.due }]))
    assert.deepEqual(found, topics)
    const back = bringingBack(answers, waiting(met, dayOf(at)), trained)
    assert.deepEqual(back.map((one) => [one.kind, one.level, one.seed, one.topics]), due)
  })
}

test("of two thousand answers all that is due comes back", () => {
  const kinds = Object.keys(trained)
  const log = Array.from({ length: 2000 }, (_, number) => {
    const kind = kinds[number % kinds.length]
    // A kind is met again after four answers, so that its seeds ask about all its things.
    return [1763760000 + number * 900, kind, 1, 1 + (number % 3), (number >> 2) + 1, ["H10"], number % 5 ? 1 : 0, 0]
  })
  const kept = new KeptLog(() => localStorage)
  kept.merge(text(log))
  const at = 1763760000 + 100 * 86400
  const due = waiting(standings(kept.answers, trained, at), dayOf(at))
  assert.deepEqual(due.toSorted(), [...new Set(Object.values(trained).flat(2))].toSorted())
  assert.deepEqual(bringingBack(kept.answers, due, trained).flatMap(({ topics }) => topics).toSorted(), due.toSorted())
})

// --- the log -------------------------------------------------------------------------------------------------------

test("an answer that is given on the page is kept as it was given, with its hints", () => {
  const question = sit("mark")
  const log = new KeptLog(() => localStorage)
  keepAnswers(log, () => 1763760000_999)
  for (const option of ["CJ", "CQ"]) question.find(`input[value="${option}"]`).click()
  question.find('button[data-hint="1"]').click()
  question.find("[data-check]").click()
  const [answer, ...more] = log.answers
  assert.equal(more.length, 0)
  assert.deepEqual(answer, { time: 1763760000, kind: "allowed", edition: 1, level: 1, seed: 15, given: ["CJ", "CQ"], right: true, hints: 1 })
})

test("two tabs add their lines to one log, and another visit finds them", () => {
  const [one, other] = [new KeptLog(() => localStorage), new KeptLog(() => localStorage)]
  one.add(ANSWER)
  other.add({ ...ANSWER, seed: 18, right: false })
  one.add({ ...ANSWER, seed: 19 })
  assert.deepEqual(new KeptLog(() => localStorage).answers.map(({ seed }) => seed), [17, 18, 19])
  assert.equal(localStorage.getItem(KEY), text([LINE, [...LINE.slice(0, 4), 18, LINE[5], 0, 0], [...LINE.slice(0, 4), 19, ...LINE.slice(5)]]))
})

test("files are merged in any order and as often as one likes, as tutor progress --merge does it", () => {
  const [a, b] = [text([LINE], [[5, "ace-high", "no"]]), text([[3, ...LINE.slice(1)], LINE])]
  const merge = (...files) => {
    localStorage.clear()
    const log = new KeptLog(() => localStorage)
    return [files.map((file) => log.merge(file)), log.text]
  }
  assert.deepEqual(merge(a, b, a), [[1, 1, 0], text([[3, ...LINE.slice(1)], LINE], [[5, "ace-high", "no"]])])
  assert.equal(merge(b, a)[1], merge(a, b)[1])
})

test("of two files that disagree about an answer both lines stay, and one browser has them in the order of the other", () => {
  const files = [text([LINE]), text([[...LINE.slice(0, 6), 0, 2]])]
  const lines = [files, files.toReversed()].map((both) => {
    localStorage.clear()
    const log = new KeptLog(() => localStorage)
    for (const file of both) log.merge(file)
    return log.answers.map(({ right, hints }) => [right, hints])
  })
  assert.deepEqual(lines[0].toSorted(), [[false, 2], [true, 0]])
  assert.deepEqual(lines[0], lines[1])
})

test("what was erased elsewhere does not come back, and the next answer begins a new log", () => {
  const log = new KeptLog(() => localStorage, assert.fail)
  log.add(ANSWER)
  localStorage.clear()
  assert.deepEqual(log.answers, [])
  log.add({ ...ANSWER, seed: 18 })
  assert.deepEqual(new KeptLog(() => localStorage).answers.map(({ seed }) => seed), [18])
})

test("two hundred thousand lines are read and known in seconds, and where the storage cannot hold them nothing that it holds is lost", () => {
  const many = 200_000
  const file = text(Array.from({ length: many }, (_, number) => [1763760000 + number, "allowed", 1, 1, 1 + (number % 9999), ["T19"], 1, 0]))
  localStorage.setItem(KEY, text([LINE]))
  const room = { getItem: (key) => localStorage.getItem(key), setItem: () => { throw new Error("QuotaExceededError") } }
  const told = []
  const begun = performance.now()
  const log = new KeptLog(() => room, (name) => told.push(name))
  assert.equal(log.merge(file), many)
  assert.equal(stateOf(standings(log.answers, trained, 1763760000).get("T19"), dayOf(1763760000)), "met")
  assert.ok(performance.now() - begun < 30_000)
  assert.deepEqual([told, localStorage.getItem(KEY)], [["log_unkept"], text([LINE])])
})

test("a file that is no log says where, and changes nothing", () => {
  const log = new KeptLog(() => localStorage)
  log.add(ANSWER)
  const wrong = {
    "{": "JSON", "[]": "log", "null": "log", '{"log":[]}': "v", '{"v":2,"log":[]}': "v", '{"v":1,"logs":[]}': "logs", '{"v":1,"log":{}}': "log",
    [text([LINE, LINE.slice(1)])]: "log[1]", [text([[-1, ...LINE.slice(1)]])]: "log[0]", [text([[1, "<img>", ...LINE.slice(2)]])]: "log[0]",
    [text([[...LINE.slice(0, 3), 4, ...LINE.slice(4)]])]: "log[0]", [text([], [[1, "x"]])]: "said[0]",
  }
  for (const [file, place] of Object.entries(wrong)) {
    assert.throws(() => log.merge(file), (error) => error instanceof LogError && error.place === place && error.newer === file.includes('"v":2'), file)
  }
  assert.deepEqual(log.answers, [ANSWER])
})

test("what cannot be read is put aside and told once, none takes the place of another, and a new log begins", () => {
  const told = []
  for (const [number, broken] of ["{", '{"v":7,"log":[]}', "{"].entries()) {
    localStorage.setItem(KEY, broken)
    const log = new KeptLog(() => localStorage, (name) => told.push(name))
    assert.deepEqual([log.answers, log.answers], [[], []])
    log.add({ ...ANSWER, seed: number + 1 })
    assert.equal(log.answers.length, 1)
  }
  assert.deepEqual(told, ["log_aside", "log_newer", "log_aside"])
  assert.deepEqual([localStorage.getItem(ASIDE), localStorage.getItem(`${ASIDE}-2`), localStorage.getItem(`${ASIDE}-3`)], ["{", '{"v":7,"log":[]}', null])
})

test("where the storage is full or closed the answers last until the page is left, and it is said once", () => {
  const told = []
  const full = { getItem: () => text([LINE]), setItem: () => { throw new Error("QuotaExceededError") } }
  const closed = () => { throw new Error("SecurityError") }
  for (const store of [() => full, closed]) {
    const log = new KeptLog(store, (name) => told.push(name))
    log.add({ ...ANSWER, seed: 2 })
    log.add({ ...ANSWER, seed: 3 })
    assert.deepEqual(log.answers.map(({ seed }) => seed).slice(-2), store === closed ? [2, 3] : [3, 17])
  }
  assert.deepEqual(told, ["log_unkept", "log_unkept"])
})

test("all of it is forgotten when somebody asks for it", () => {
  const log = new KeptLog(() => localStorage)
  log.add(ANSWER)
  assert.deepEqual([log.forget(), log.answers, localStorage.length], [true, [], 0])
  assert.equal(new KeptLog(() => { throw new Error("SecurityError") }).forget(), false)
})

// --- the bookmark ---------------------------------------------------------------------------------------------------

test("the bookmark knows the lesson last open and the step of each, in two tabs as in one", () => {
  const [one, other] = [new Bookmark(() => localStorage), new Bookmark(() => localStorage)]
  one.stop("pack", { at: "step-ranks", number: 3, of: 18 })
  other.open("excuse")
  one.open("pack")
  assert.deepEqual([other.last, other.opened, other.in("pack").number, other.in("excuse").number], ["pack", ["pack", "excuse"], 3, 0])
  assert.deepEqual([one.forget(), one.last, one.opened], [true, "", []])
})

test("a bookmark that means nothing is none", () => {
  for (const broken of ["{", "null", '{"v":3}', '{"v":2,"last":"x","lessons":{}}', '{"v":3,"last":"x","lessons":{"x":null}}']) {
    localStorage.setItem("tutor-stopped", broken)
    assert.deepEqual([new Bookmark(() => localStorage).last, new Bookmark(() => localStorage).in("x").at], ["", ""], broken)
  }
  const closed = new Bookmark(() => { throw new Error("SecurityError") })
  closed.open("pack")
  assert.deepEqual([closed.last, closed.forget()], ["", false])
})

// --- credit for play ------------------------------------------------------------------------------------------------

test("a deal counts once, when it comes to its end, and not where it is only shown again", () => {
  const log = new KeptLog(() => localStorage)
  const ended = '<section class="tutor-table" data-game="barbu" data-over data-played="B06 B10" data-seed="5"><p data-played="T01"></p></section>'
  const running = '<section class="tutor-table" data-game="barbu" data-seed="6"></section>'
  const credit = new Credit(log, running, () => 1763760000_000)
  for (const html of [running, ended, ended, running, '<section data-game="barbu" data-over data-seed="6"></section>']) credit.look(html)
  new Credit(log, ended).look(ended)
  assert.deepEqual(log.answers, [{ time: 1763760000, kind: "deal-barbu", edition: 1, level: 1, seed: 5, given: ["B06", "B10"], right: true, hints: 0 }])
  assert.equal(stateOf(standings(log.answers, trained, 1763760000).get("B10"), dayOf(1763760000)), "met")
})
