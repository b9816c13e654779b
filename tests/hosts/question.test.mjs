// What an exercise does with an answer: it compares, and shows what Python has made ready. Run by test_scripts.py.

import assert from "node:assert/strict"
import { test } from "node:test"

import { press, sit } from "./dom.mjs"

const field = (question, option) => question.find(`input[value="${option}"]`)
const number = (question) => question.find("input.number")
const hint = (question, which) => question.find(`button[data-hint="${which}"]`)
const focused = ({ document: { activeElement } }) => activeElement.value || activeElement.textContent
const locked = (question) => question.find("fieldset").disabled

/** Mark some options, or choose one, and have the answer checked. */
function answer(question, ...options) {
  for (const option of options) field(question, option).click()
  check(question)
}

/** Type a number and have it checked. */
function type(question, typed) {
  number(question).value = typed
  check(question)
}

/** Have the answer checked. */
function check(question) {
  question.find("[data-check]").click()
}

/** Somebody who has answered goes to a button and presses it. */
function go(question, selector) {
  const button = question.find(selector)
  button.focus()
  button.click()
}

/** What stands ready under these names, in words, as Python has made it. */
const ready = (question, ...names) => {
  const { content } = question.find("template")
  return names.map((name) => content.querySelector(`[data-say="${name}"], [data-slip="${name}"]`).textContent)
}
/** What is said of the answer, one entry a line. */
const verdict = (question) => [...question.find(".verdict").children].map((line) => line.textContent)
const hints = (question) => [...question.find(".hints").children].map((line) => line.textContent)
/** The marks on options and cards, by their names. */
const marks = (question) => Object.fromEntries(
  [...question.el.querySelectorAll("[data-mark]")].map((one) => [one.dataset.option ?? one.dataset.card, one.dataset.mark]),
)
/** The reasons of the options, if they are there to be unfolded, and whether they are. */
const why = (question) => {
  const fold = question.find('[data-part="why"]')
  return fold.hidden ? "hidden" : { open: fold.hasAttribute("open"), says: fold.querySelector("div").textContent }
}

// --- what a right answer earns: first of all, while no rule has been named yet ---------------------------------------

test("why it is right is said in a sentence, then by the rule’s name, then not at all: each rule for itself", () => {
  const right = (...options) => {
    const question = sit("choose a rule")
    answer(question, ...options)
    return { question, told: verdict(question) }
  }
  const { question, told } = right("T-PLAY-FOLLOW")
  const [word, because] = ready(question, "right", "because")
  assert.deepEqual(told, [word, because])
  assert.deepEqual(right("T-PLAY-FOLLOW").told, [word, "Follow suit"])
  assert.deepEqual(right("T-PLAY-FOLLOW").told, [word])
  const other = sit("mark beside a trick")
  answer(other, "T21", "T19")
  assert.deepEqual(verdict(other), ready(other, "right", "because"))
})

// --- marking all that are right ----------------------------------------------------------------------------------

test("all that are right and nothing else is right, in whatever order it was marked", () => {
  for (const order of [["CJ", "CQ"], ["CQ", "CJ"]]) {
    const question = sit("mark")
    answer(question, ...order)
    assert.equal(verdict(question)[0], ready(question, "right")[0])
    assert.deepEqual(marks(question), { CJ: "right", CQ: "right" })
  }
})

test("the right answers stand in the order of the pack, the cards in that of a hand: only which they are counts", () => {
  const question = sit("mark many")
  const right = JSON.parse(question.find("template").content.querySelector("[data-key]").dataset.key)[0]
  const shown = [...question.el.querySelectorAll("[name=answer]")].map((one) => one.value).filter((one) => right.includes(one))
  assert.notDeepEqual(shown, right)
  answer(question, ...shown)
  assert.equal(verdict(question)[0], ready(question, "right")[0])
})

test("an answer that is not right is told in what: something is missing, or too much, or both", () => {
  for (const [marked, fault, shown] of [
    [["CJ"], "missing", { CJ: "right", CQ: "missed" }],
    [["CJ", "CQ", "T6"], "extra", { CJ: "right", CQ: "right", T6: "extra" }],
    [["CJ", "T6"], "both", { CJ: "right", CQ: "missed", T6: "extra" }],
    [["T6", "D3"], "both", { CJ: "missed", CQ: "missed", T6: "extra", D3: "extra" }],
  ]) {
    const question = sit("mark")
    answer(question, ...marked)
    assert.deepEqual([verdict(question)[0], marks(question)], [...ready(question, fault), shown], fault)
  }
})

test("a mark is said too, to those who do not see its colour", () => {
  const question = sit("mark")
  answer(question, "CJ", "T6")
  const said = (option) => question.find(`[data-option="${option}"] .state`).textContent
  assert.deepEqual(["CJ", "CQ", "T6", "D3"].map(said), [", right", ", belongs here too", ", does not belong here", ""])
})

test("all reasons lie folded after any answer, and no sentence but the first of each stands open", () => {
  const [wrong, right] = [sit("mark"), sit("mark")]
  assert.equal(why(wrong), "hidden")
  answer(wrong, "D3")
  assert.deepEqual(why(wrong), { open: false, says: ready(wrong, "why")[0] })
  answer(right, "CJ", "CQ")
  assert.deepEqual(why(right), { open: false, says: ready(right, "why")[0] })
  assert.equal(wrong.find(".verdict .more"), null)
  assert.notEqual(wrong.find('[data-part="why"] .more'), null)
})

test("where nothing is marked nothing is judged, and one can still answer", () => {
  const question = sit("mark")
  check(question)
  assert.deepEqual([verdict(question), marks(question), locked(question)], [ready(question, "nothing"), {}, false])
  answer(question, "CJ", "CQ")
  assert.equal(verdict(question)[0], ready(question, "right")[0])
})

test("at two tables the marks of both are one answer", () => {
  const half = sit("mark at two tables")
  answer(half, "0:C2", "0:C4")
  assert.deepEqual(marks(half), { "0:C2": "right", "0:C4": "right", "1:T20": "missed" })
  const whole = sit("mark at two tables")
  answer(whole, "1:T20", "0:C4", "0:C2")
  assert.equal(verdict(whole)[0], ready(whole, "right")[0])
})

// --- things that are put to places, and cells with their states ----------------------------------------------------

const thing = (question, name) => question.find(`[data-thing="${name}"]`)
const lying = (question, where) => [...question.find(where).querySelectorAll("[data-thing]")].map(({ dataset }) => dataset.thing)
const HELD = ["T20", "T19", "T16", "T15", "T13", "T12", "T11", "T10", "T7", "T6", "T5"]

test("a press puts a thing to its place, another takes it back: it lies there and here in the same order", () => {
  const question = sit("arrange")
  for (const name of ["T7", "T20", "T13"]) thing(question, name).click()
  assert.deepEqual(lying(question, ".put"), ["T20", "T13", "T7"])
  thing(question, "T13").click()
  assert.deepEqual(lying(question, ".put"), ["T20", "T7"])
  assert.deepEqual(lying(question, "[data-supply]"), HELD.filter((name) => name !== "T20" && name !== "T7"))
  assert.match(question.find(".told").textContent, /^2 laid out/)
})

test("whatever meets the demands is right, and of another answer the first demand is told", () => {
  const question = sit("arrange")
  for (const name of HELD.slice(0, 9)) thing(question, name).click()
  check(question)
  assert.match(verdict(question)[1], /exactly 10 trumps, and you have laid out 9/)
  question.find("[data-again]").click()
  assert.deepEqual(lying(question, "[data-supply]"), HELD)
  for (const name of HELD.slice(1)) thing(question, name).click()
  check(question)
  assert.equal(verdict(question)[0], ready(question, "right")[0])
})

test("nothing that is laid out is no answer yet; the answer that is shown lies at its place", () => {
  const question = sit("arrange")
  check(question)
  assert.deepEqual(verdict(question), ready(question, "nothing"))
  for (const which of [1, 2, 3]) hint(question, which).click()
  assert.equal(lying(question, ".put").length, 10)
  assert.ok(locked(question))
})

test("a key that is pressed on a thing goes on beside it, and the arrows move along the supply", () => {
  const question = sit("arrange")
  thing(question, "T16").focus()
  thing(question, "T16").click()
  assert.equal(question.document.activeElement.dataset.thing, "T15")
})

test("only what may not lie there is marked, not one thing of a wrong number of them", () => {
  const question = sit("arrange")
  for (const name of HELD) thing(question, name).click()
  check(question)
  assert.deepEqual(marks(question), {})
  const moments = sit("arrange moments")
  for (const name of ["15", "17", "19"]) thing(moments, name).click()
  check(moments)
  assert.deepEqual(marks(moments), { 15: "extra" })
})

test("beside the Excuse the trumps are lit that stay hidden", () => {
  const question = sit("arrange, with the Excuse")
  const [hidden, another, ...others] = lying(question, "[data-supply]")
  for (const name of others) thing(question, name).click()
  check(question)
  assert.match(verdict(question)[1], /2 of your trumps would stay hidden/)
  assert.deepEqual(marks(question), { EX: "extra", [hidden]: "lit", [another]: "lit" })
})

test("the arrows move along the supply, or along what is laid out, and not from one to the other", () => {
  const question = sit("arrange")
  for (const name of ["T20", "T19"]) thing(question, name).click()
  thing(question, "T5").focus()
  press(question.document, "Home")
  assert.equal(question.document.activeElement.dataset.thing, "T16")
  thing(question, "T19").focus()
  press(question.document, "ArrowRight")
  assert.equal(question.document.activeElement.dataset.thing, "T19")
  press(question.document, "ArrowLeft")
  assert.equal(question.document.activeElement.dataset.thing, "T20")
})

test("every cell wants its state; a wrong one is lit, and the right one beside it", () => {
  const question = sit("pairs")
  const [key] = JSON.parse(question.find("template").content.querySelector("[data-key]").dataset.key)
  field(question, key[0]).click()
  check(question)
  assert.deepEqual(verdict(question), ready(question, "part"))
  const wrong = [...question.el.querySelectorAll("input[type=radio]")].map(({ value }) => value).find((value) => value.split("=")[0] === key.at(-1).split("=")[0] && value !== key.at(-1))
  answer(question, ...key.slice(1, -1), wrong)
  assert.equal(marks(question)[wrong], "extra")
  assert.equal(marks(question)[key.at(-1)], "missed")
  assert.equal(marks(question)[key[0]], "right")
})

test("all cells in their right states are right", () => {
  const question = sit("pairs")
  const [key] = JSON.parse(question.find("template").content.querySelector("[data-key]").dataset.key)
  answer(question, ...key)
  assert.equal(verdict(question)[0], ready(question, "right")[0])
})

// --- choosing one ------------------------------------------------------------------------------------------------

test("of options of which one is right, another one is wrong, and the right one is shown", () => {
  const question = sit("choose")
  answer(question, "DQ")
  assert.equal(verdict(question)[0], ready(question, "wrong")[0])
  assert.deepEqual(marks(question), { DQ: "extra", CJ: "missed" })
})

test("who changes their mind before it is checked is judged by what they chose last", () => {
  const question = sit("choose")
  answer(question, "DQ", "CJ")
  assert.equal(verdict(question)[0], ready(question, "right")[0])
})

test("a rule is chosen as a card is", () => {
  const question = sit("choose a rule")
  answer(question, "T-EXC-LED")
  assert.deepEqual(marks(question), { "T-EXC-LED": "extra", "T-PLAY-FOLLOW": "missed" })
})

// --- a number ----------------------------------------------------------------------------------------------------

test("a number may be typed as people write it", () => {
  for (const typed of ["9.5", "9,5", "9½", "9 ½", " 9,50 ", "+9.5", "09.5"]) {
    const question = sit("number")
    type(question, typed)
    assert.equal(verdict(question)[0], ready(question, "right")[0], typed)
  }
})

test("a half alone, a minus and a point without a nought are numbers too, if wrong ones", () => {
  for (const typed of ["½", "-½", "−2", "-2", ".5", "3."]) {
    const question = sit("number")
    type(question, typed)
    assert.equal(verdict(question)[0], ready(question, "wrong")[0], typed)
    assert.equal(verdict(question).at(-1), ready(question, "number")[0], typed)
  }
})

test("what is no number is no answer: it is neither judged nor taken away", () => {
  for (const typed of ["", " ", "nine", "9,5,0", "4/2", "1e1", "0x9", "--9", "½½", "Infinity", "9.5 points", "."]) {
    const question = sit("number")
    type(question, typed)
    assert.deepEqual([verdict(question), locked(question)], [ready(question, "nothing"), false], typed)
    assert.equal(number(question).value, typed)
  }
})

test("who would rather press than type goes up and down by ones, and to a half and back", () => {
  const question = sit("number")
  const walk = (...steps) => steps.map((by) => {
    question.find(`[data-step="${by}"]`).click()
    return number(question).value
  })
  assert.deepEqual(walk("1", "1", "0.5", "0.5", "-1", "0.5", "-1", "-1"), ["1", "2", "2.5", "2", "1", "1.5", "0.5", "-0.5"])
  number(question).value = "4½"
  assert.deepEqual(walk("1"), ["5.5"])
  number(question).value = "nine"
  assert.deepEqual(walk("1"), ["1"])
})

test("a minus can be pressed, before the number or after it, and pressed away again", () => {
  const question = sit("a number with a sign")
  const sign = () => question.find('[data-step="sign"]').click()
  const typed = []
  for (const put of ["", "41", null, null]) {
    if (put !== null) number(question).value += put
    if (put !== "41") sign()
    typed.push(number(question).value)
  }
  assert.deepEqual(typed, ["-", "-41", "41", "-41"])
  type(question, "-41")
  assert.equal(verdict(question)[0], ready(question, "right")[0])
})

test("where nothing can be lost no sign is asked for", () => {
  assert.equal(sit("number").el.querySelector('[data-step="sign"]'), null)
})

// --- hints -------------------------------------------------------------------------------------------------------

test("hints come one after another: a question back, the rule with the cards that bind, the answer", () => {
  const question = sit("mark")
  const shown = () => [1, 2, 3].filter((which) => !hint(question, which).hidden)
  assert.deepEqual(shown(), [1])
  hint(question, 1).click()
  assert.deepEqual([hints(question), shown(), marks(question)], [ready(question, "hint-1"), [2], {}])
  hint(question, 2).click()
  assert.deepEqual([hints(question), shown()], [ready(question, "hint-1", "hint-2"), [3]])
  assert.deepEqual(marks(question), { CJ: "lit", CQ: "lit" })
  assert.equal(locked(question), false)
  hint(question, 3).click()
  assert.equal(verdict(question)[0], ready(question, "answer")[0])
  assert.deepEqual([field(question, "CJ").checked, field(question, "T6").checked], [true, false])
  assert.deepEqual([marks(question), why(question).open, locked(question)], [{ CJ: "right", CQ: "right" }, false, true])
})

test("a page hears how it was answered and with how many hints, and that somebody has asked for the answer", () => {
  const heard = (question, act) => {
    const said = []
    question.el.addEventListener("tutor:answered", ({ detail }) => said.push([detail.right, detail.hints]))
    act(question)
    return said
  }
  assert.deepEqual(heard(sit("mark"), (question) => answer(question, "CJ", "CQ")), [[true, 0]])
  assert.deepEqual(heard(sit("mark"), (question) => answer(question, "CJ")), [[false, 0]])
  const helped = (question) => {
    for (const which of [1, 2]) hint(question, which).click()
    answer(question, "CJ", "CQ")
  }
  assert.deepEqual(heard(sit("mark"), helped), [[true, 2]])
  const again = (question) => {
    for (const which of [1, 2, 3]) hint(question, which).click()
    question.find("[data-again]").click()
    answer(question, "CJ", "CQ")
  }
  assert.deepEqual(heard(sit("mark"), again), [[false, 3], [true, 3]])
  const reading = (question) => {
    question.root().setAttribute("data-read", "")
    for (const which of [1, 2, 3]) hint(question, which).click()
  }
  assert.deepEqual(heard(sit("mark"), reading), [])
})

test("a host that keeps answers is told of each, and where nobody listens nothing else is lost", () => {
  const question = sit("mark")
  answer(question, "CJ")
  assert.deepEqual(question.sent, [])
  question.find("[data-again]").click()
  question.root().setAttribute("data-keeps", "")
  answer(question, "CJ", "CQ")
  assert.deepEqual(question.sent, [{ answered: { given: ["CJ", "CQ"], right: true, hints: 3 } }])
  const deaf = sit("mark")
  deaf.root().setAttribute("data-keeps", "")
  deaf.model.send = () => { throw new Error("The kernel is gone.") }
  const { error } = console
  console.error = () => {}
  answer(deaf, "CJ", "CQ")
  console.error = error
  assert.deepEqual(marks(deaf), { CJ: "right", CQ: "right" })
})

test("the cards that decide are lit where they lie, in a hand or in a trick", () => {
  const trick = sit("mark beside a trick")
  for (const which of [1, 2]) hint(trick, which).click()
  assert.deepEqual(marks(trick), { DQ: "lit" })
  const tables = sit("mark at two tables")
  for (const which of [1, 2]) hint(tables, which).click()
  assert.deepEqual(marks(tables), { "0:C2": "lit", "0:C4": "lit", "1:T20": "lit" })
})

test("the answer to a number is the number, and how one counts it", () => {
  const question = sit("number")
  for (const which of [1, 2, 3]) hint(question, which).click()
  assert.equal(number(question).value, "9.5")
  assert.deepEqual(verdict(question), ready(question, "answer", "because"))
})

test("who has pressed for a hint finds the next one under the finger", () => {
  const question = sit("mark")
  go(question, '[data-hint="1"]')
  assert.equal(focused(question), "Help me more")
  go(question, '[data-hint="2"]')
  assert.equal(focused(question), "Show me the answer")
  go(question, '[data-hint="3"]')
  assert.equal(focused(question), "Another like this")
})

// --- how much is shown before one answers ------------------------------------------------------------------------

test("a worked example shows its answer and can be tried all the same", () => {
  const question = sit("mark, worked")
  assert.deepEqual([verdict(question)[0], why(question).open, locked(question)], [...ready(question, "answer"), false, true])
  assert.deepEqual([field(question, "T15").checked, marks(question)], [true, { T15: "right" }])
  question.find("[data-again]").click()
  assert.deepEqual([verdict(question), why(question), field(question, "T15").checked], [[], "hidden", false])
  assert.equal(sit("number, worked").find("input.number").value, "3.5")
})

test("a half example has its hints open, and the last step is left: to find the cards", () => {
  const question = sit("mark, half")
  assert.deepEqual([hints(question), marks(question)], [ready(question, "hint-1", "hint-2"), {}])
  assert.deepEqual([hint(question, 2).hidden, hint(question, 3).hidden, locked(question)], [true, false, false])
})

test("no exercise takes the focus of somebody who only opens its page", () => {
  for (const name of ["mark", "mark, worked", "mark, half", "mark, a check", "number, worked"]) {
    const { document } = sit(name)
    assert.equal(document.activeElement, document.body, name)
  }
})

test("a check has no hints", () => {
  assert.equal(sit("mark, a check").find("[data-hint]"), null)
})

// --- when it is answered -----------------------------------------------------------------------------------------

test("an answer that was checked stands: nothing can be marked, chosen or pressed in it any more", () => {
  for (const [name, give] of [["mark", (one) => answer(one, "D3")], ["choose", (one) => answer(one, "DQ")], ["number", (one) => type(one, "7")]]) {
    const question = sit(name)
    give(question)
    assert.equal(locked(question), true, name)
    assert.equal(question.find('[data-part="asked"] .controls').hidden, true, name)
    assert.equal(question.find(".done").hidden, false, name)
    assert.ok([...question.el.querySelectorAll("[name=answer], [data-step]")].every((one) => one.closest("fieldset")), name)
  }
})

test("who has checked an answer goes on with another exercise; who was elsewhere stays there", () => {
  const question = sit("mark")
  field(question, "CJ").focus()
  answer(question, "CJ", "CQ")
  assert.equal(focused(question), "Another like this")
  const other = sit("mark")
  const beside = other.document.body.appendChild(other.document.createElement("button"))
  beside.focus()
  for (const option of ["CJ", "CQ"]) field(other, option).checked = true
  check(other)
  assert.equal(other.document.activeElement, beside)
})

test("once more begins as if nothing had been answered", () => {
  const question = sit("mark")
  for (const which of [1, 2]) hint(question, which).click()
  answer(question, "CJ", "T6")
  go(question, "[data-again]")
  assert.deepEqual([verdict(question), hints(question), marks(question), why(question)], [[], [], {}, "hidden"])
  assert.equal(question.find('[data-option="CJ"] .state').textContent, "")
  assert.deepEqual([...question.el.querySelectorAll(":checked")], [])
  assert.deepEqual([locked(question), hint(question, 1).hidden, hint(question, 3).hidden], [false, false, true])
  assert.deepEqual([question.find(".done").hidden, focused(question)], [true, "S7"])
  answer(question, "CJ", "CQ")
  assert.equal(verdict(question)[0], ready(question, "right")[0])
})

test("another one is asked for once, however often one presses, and takes this one’s place", () => {
  const question = sit("mark")
  const root = question.root()
  answer(question, "CJ", "CQ")
  go(question, "[data-intent=deal]")
  question.find("[data-intent=deal]").click()
  assert.deepEqual(question.sent, [{ deal: null }])
  assert.equal(question.reads(".progress"), root.dataset.working)
  question.show("mark, another")
  assert.equal(question.root(), root) // what is read out stays where it is
  assert.deepEqual([root.dataset.name, root.hasAttribute("aria-busy"), question.reads(".progress")], ["allowed.1.1.28", false, ""])
  assert.deepEqual([verdict(question), marks(question), locked(question)], [[], {}, false])
  assert.equal(question.document.activeElement, question.find("[name=answer]"))
  assert.equal([...question.el.querySelectorAll("[name=answer]")].filter((one) => one.tabIndex === 0).length, 1)
})

test("of the one before, nothing stays: neither its help nor its key", () => {
  const question = sit("mark, worked")
  question.show("number")
  assert.deepEqual([question.root().dataset.help, question.root().dataset.pad], [undefined, "number"])
  type(question, "9½")
  assert.equal(verdict(question)[0], ready(question, "right")[0])
})

test("another one takes no focus from somebody who has gone on", () => {
  const question = sit("mark")
  const beside = question.document.body.appendChild(question.document.createElement("button"))
  beside.focus()
  question.show("mark, another")
  assert.equal(question.document.activeElement, beside)
})

test("who may choose sends kind, level and number as they are typed, and no answer with them", () => {
  const question = sit("free to choose")
  const form = question.find('[data-sends="exercise"]')
  form.querySelector("select").value = "allowed"
  form.querySelector(".seed").value = "abc" // Python says what is wrong with it
  form.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }))
  assert.deepEqual(question.sent, [{ exercise: { kind: "allowed", level: "2", seed: "abc" } }])
  assert.deepEqual(verdict(question), [])
})

test("what is wrong with a wish is told, and the exercise stays as it is", () => {
  const question = sit("mark")
  answer(question, "CJ")
  go(question, "[data-intent=deal]")
  question.tell({ error: "No such exercise." })
  assert.deepEqual([question.reads(".problem"), question.reads(".progress")], ["No such exercise.", ""])
  assert.deepEqual([question.root().hasAttribute("aria-busy"), marks(question)], [false, { CJ: "right", CQ: "missed" }])
})

test("a notebook says after ten seconds that nobody deals another one", (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] })
  const question = sit("mark", { notebook: true, sheet: true })
  answer(question, "CJ", "CQ")
  go(question, "[data-intent=deal]")
  t.mock.timers.tick(10_000)
  assert.equal(question.reads(".problem"), question.root().dataset.gone)
  go(question, "[data-intent=deal]")
  question.show("mark, another")
  t.mock.timers.tick(60_000)
  assert.equal(question.reads(".problem"), "")
})

test("a notebook’s exercise is answered without its kernel", () => {
  const question = sit("mark", { notebook: true, sheet: true })
  answer(question, "CJ", "T6")
  assert.deepEqual([verdict(question)[0], question.sent], [...ready(question, "both"), []])
})

// --- keys --------------------------------------------------------------------------------------------------------

test("the cards to mark are one tab stop, and the arrows lead from one to the next", () => {
  const question = sit("mark")
  const stops = () => [...question.el.querySelectorAll("[name=answer]")].filter((one) => one.tabIndex === 0).map((one) => one.value)
  assert.deepEqual(stops(), ["S7"])
  field(question, "S7").focus()
  const walk = (...keys) => keys.map((key) => {
    press(question.document, key)
    return focused(question)
  })
  assert.deepEqual(walk("ArrowRight", "ArrowRight", "ArrowLeft", "End", "ArrowRight", "Home"), ["H4", "CJ", "H4", "T16", "T16", "S7"])
  walk("ArrowRight")
  assert.deepEqual(stops(), ["H4"])
})

test("round buttons and a number keep the arrows that the browser has for them, and the host hears nothing of it", () => {
  for (const [name, selector] of [["choose", "[type=radio]"], ["number", ".number"]]) {
    const question = sit(name)
    question.find(selector).focus()
    assert.deepEqual(press(question.document, "ArrowRight"), { reached: false, taken: false }, name)
  }
})

test("Enter in a field has the answer checked, once, and the host hears nothing of it", () => {
  const question = sit("number")
  number(question).focus()
  number(question).value = "0"
  assert.deepEqual(press(question.document, "Enter"), { reached: false, taken: true })
  assert.equal(locked(question), true)
})

test("two exercises on one page, in each of which one is chosen of several, let each other be", () => {
  const names = [sit("choose"), sit("choose")].map((question) => question.find("[type=radio]").name)
  assert.notEqual(...names)
})

// --- something seems wrong ---------------------------------------------------------------------------------------

/** Press the button that reports, in a browser with this clipboard; returns what is shown. */
async function report(question, clipboard) {
  Object.defineProperty(question.document.defaultView.navigator, "clipboard", { value: clipboard, configurable: true })
  question.find("[data-report]").click()
  await new Promise((resolve) => setTimeout(resolve))
  return question.reads(".report")
}

const LINE = /allowed\.1\.1\.15 · mark · [\d.]+ · en$/

test("the line that says which exercise this is goes to the clipboard, before it is answered too", async () => {
  const copied = []
  const shown = await report(sit("mark"), { writeText: (line) => Promise.resolve(copied.push(line)) })
  assert.match(shown, /^Copied\. Send us this line, and say what seems wrong:/)
  assert.match(shown, LINE)
  assert.equal(copied.length, 1)
  assert.match(copied[0], LINE)
})

test("where there is no clipboard, or it refuses, the line is there to be copied by hand", async () => {
  for (const clipboard of [undefined, { writeText: () => Promise.reject(new Error("refused")) }]) {
    const shown = await report(sit("mark"), clipboard)
    assert.match(shown, /^Send us this line, and say what seems wrong:/)
    assert.match(shown, LINE)
  }
})

// --- what is said ------------------------------------------------------------------------------------------------

test("the page says nothing that does not stand ready, and before it is asked it says none of it", () => {
  for (const name of ["mark", "choose", "choose a rule", "number", "mark at two tables"]) {
    const question = sit(name)
    const said = question.find("template").content.querySelectorAll(":not([data-say=key])[data-say]")
    const lines = [...said].map((line) => line.textContent)
    assert.ok(lines.length > 8)
    const shown = question.root().textContent
    const other = lines.filter((line) => shown.includes(line))
    assert.deepEqual(other, [], name)
    for (const which of [1, 2, 3]) hint(question, which).click()
    for (const line of hints(question)) assert.ok(lines.includes(line), line)
  }
})
