// What an answer leads to is played on the felt, card by card, on and back. Run by test_scripts.py.

import assert from "node:assert/strict"
import { test } from "node:test"

import { sit } from "./dom.mjs"

/** Choose or mark these, and have the answer checked. */
function give(name, ...answer) {
  const question = sit(name)
  for (const option of answer) question.find(`input[value="${option}"]`).click()
  question.find("[data-check]").click()
  return question
}

const shown = (question) => question.find('[data-part="shown"]')
const caption = (question) => shown(question).querySelector(".caption").textContent
/** The cards that lie on a felt and are seen, by the places of their players. */
const lies = (felt) => Object.fromEntries(
  [...felt.querySelectorAll(".seat > .card:not([hidden])")].map((card) => [[...felt.querySelectorAll(".seat")].indexOf(card.parentElement), card.dataset.card]),
)
const gone = (question) => [...new Set([...question.el.querySelectorAll(".card[data-gone]")].map((card) => card.dataset.card))].sort()
const winner = (felt) => [...felt.querySelectorAll(".seat")].findIndex((seat) => seat.hasAttribute("data-wins"))
/** The tricks that follow a card, as they stand among the reasons: who lays what, who wins, and the sentences. */
const tricks = (question, option) => [...question.find("template").content.querySelectorAll(`[data-parts="${option}"] [data-winner]`)].map(
  ({ dataset, textContent }) => ({ laid: dataset.laid.split(" ").map((one) => one.split(":")), winner: Number(dataset.winner), says: textContent.trim() }),
)
const options = (question) => [...question.el.querySelectorAll("[name^=answer]")].map((field) => field.value)
const right = (question) => JSON.parse(question.find("template").content.querySelector("[data-key]").dataset.key)[0][0]
const wrong = (question) => options(question).find((option) => option !== right(question))

/** Press a button of the steps so often; a trick that is taken takes a moment. */
async function walk(question, by, times = 1) {
  for (let number = 0; number < times; number++) {
    shown(question).querySelector(`[data-walk="${by}"]`).click()
    await new Promise((resolve) => setImmediate(resolve))
  }
}

test("before an answer nothing is shown, and after a right one of a hand neither", () => {
  assert.equal(shown(sit("mark")).hidden, true)
  assert.equal(shown(sit("ending")).hidden, true)
})

test("the wrong card is played to the felt, then the right one; the hand is without it meanwhile", async () => {
  const question = give("mark", "D3")
  const felt = question.find(".board .felt")
  const turn = [...felt.querySelectorAll(".seat")].findIndex((seat) => seat.hasAttribute("data-turn"))
  const before = { ...lies(felt) }
  assert.equal(before[turn], "D3")
  assert.deepEqual([gone(question), caption(question)], [["D3"], "✗ You: 3 of diamonds"])
  await walk(question, 1)
  assert.deepEqual([lies(felt)[turn], gone(question), caption(question)], ["CJ", ["CJ"], "✓ You: jack of clubs"])
  await walk(question, -1, 2)
  delete before[turn]
  assert.deepEqual([lies(felt), gone(question), caption(question)], [before, [], ""])
})

test("a card that completes the trick lets it go its way", async () => {
  const question = give("mark the last card", "H6")
  const felt = question.find(".board .felt")
  assert.equal(winner(felt), -1)
  await walk(question, 1)
  const way = [...question.find("template").content.querySelectorAll("[data-way]")].find(({ dataset }) => Object.values(lies(felt)).includes(dataset.way))
  assert.equal(winner(felt), Number(way.dataset.winner))
  assert.equal(caption(question), `✓ ${way.textContent}`)
})

test("an ending is played on by itself up to the end of the first trick, and then as somebody wishes", async (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] })
  const question = give("ending", wrong(sit("ending")))
  const line = tricks(question, wrong(question))
  const felt = () => shown(question).querySelector(".felt")
  assert.deepEqual(lies(felt()), Object.fromEntries(line[0].laid.slice(0, 1)))
  for (let number = 0; number < 9; number++) t.mock.timers.tick(650)
  assert.deepEqual([lies(felt()), winner(felt()), caption(question)], [Object.fromEntries(line[0].laid), line[0].winner, `✗ ${line[0].says} `])
  await walk(question, 1)
  assert.deepEqual([lies(felt()), winner(felt())], [Object.fromEntries(line[1].laid.slice(0, 1)), -1])
  await walk(question, -1)
  assert.deepEqual([lies(felt()), winner(felt())], [Object.fromEntries(line[0].laid), line[0].winner])
  const left = line.flatMap(({ laid }) => laid).length - line[0].laid.length
  await walk(question, 1, left)
  assert.equal(gone(question).length, line.flatMap(({ laid }) => laid).length)
  await walk(question, 1)
  assert.deepEqual([caption(question)[0], gone(question)], ["✓", [right(question)]])
})

test("cards that lie in the trick already are there from the beginning, and nobody lays them again", async (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] })
  const question = give("ending, begun", wrong(sit("ending, begun")))
  const felt = shown(question).querySelector(".felt")
  const [first, second] = tricks(question, wrong(question))
  const own = first.laid.findIndex(([, card]) => card === wrong(question))
  assert.ok(own > 0)
  assert.deepEqual(lies(felt), Object.fromEntries(first.laid.slice(0, own + 1)))
  await walk(question, 1, 4 - own)
  assert.deepEqual(lies(felt), Object.fromEntries(second.laid.slice(0, 1)))
  await walk(question, -1, 9)
  assert.deepEqual(lies(felt), Object.fromEntries(first.laid.slice(0, own)))
})

test("at either end the button to go farther does nothing, and says so", async () => {
  const question = give("mark", "D3")
  const ends = () => [...shown(question).querySelectorAll("[data-walk]")].map((button) => button.getAttribute("aria-disabled"))
  await walk(question, -1, 3)
  assert.deepEqual(ends(), ["true", "false"])
  await walk(question, 1, 5)
  assert.deepEqual(ends(), ["false", "true"])
})

test("after a right answer an ending waits until somebody wants to see it", async () => {
  const question = give("ending", right(sit("ending")))
  assert.deepEqual([shown(question).hidden, gone(question)], [false, []])
  await walk(question, 1)
  assert.deepEqual(gone(question), [right(question)])
})

test("who begins again finds everything as it was asked", () => {
  const question = give("mark", "D3")
  const before = lies(sit("mark").find(".board .felt"))
  question.find("[data-again]").click()
  assert.deepEqual([lies(question.find(".board .felt")), gone(question), shown(question).hidden], [before, [], true])
})
