// The placement test: once its boards are answered it says where to begin. Run by test_scripts.py.

import assert from "node:assert/strict"
import { test } from "node:test"

import { drawn, open } from "./dom.mjs"

/** The placement test, and somebody who answers its boards: in a notebook each of them has scripts of its own. */
function sit() {
  const document = open()
  document.body.insertAdjacentHTML("beforeend", drawn.placement)
  const placement = document.querySelector(".tutor-placement")
  const boards = Object.keys(JSON.parse(placement.dataset.boards))
  const answer = async (number, right) => {
    const { remember } = await import(`../../tutor/hosts/exercise/placement.js?${number}`)
    const root = document.body.appendChild(document.createElement("section"))
    root.dataset.name = boards[number]
    remember(root, right)
  }
  return { answer, shown: () => [...placement.querySelectorAll("p")].filter((line) => !line.hidden).map((line) => line.dataset.begin ?? "") }
}

test("it waits for all boards, then names the first lesson that somebody needs; a second try changes nothing", async () => {
  const { answer, shown } = sit()
  for (const number of [0, 1, 2, 3]) await answer(number, number !== 1)
  assert.deepEqual(shown(), [""])
  await answer(4, true)
  assert.deepEqual(shown(), ["which-cards"])
  await answer(1, true)
  assert.deepEqual(shown(), ["which-cards"])
})

test("who gets all of them right begins beyond the trick", async () => {
  const { answer, shown } = sit()
  for (const number of [0, 1, 2, 3, 4]) await answer(number, true)
  assert.deepEqual(shown(), ["auction"])
})
