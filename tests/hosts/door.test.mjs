// The door: once its boards are answered it says where to begin. Run by test_scripts.py.

import assert from "node:assert/strict"
import { test } from "node:test"

import { remember } from "../../tutor/hosts/door.js"
import { drawn, open } from "./dom.mjs"

const document = open()
document.body.insertAdjacentHTML("beforeend", drawn.door)
const door = document.querySelector(".tutor-door")
const boards = Object.keys(JSON.parse(door.dataset.boards))
const shown = () => [...door.querySelectorAll("p")].filter((line) => !line.hidden).map((line) => line.dataset.begin ?? "")

test("it waits for all boards, then names the first lesson that somebody needs; a second try changes nothing", () => {
  for (const name of boards.slice(0, -1)) remember(name, name !== boards[1])
  assert.deepEqual(shown(), [""])
  remember(boards.at(-1), true)
  assert.deepEqual(shown(), ["which-cards"])
  remember(boards[1], true)
  assert.deepEqual(shown(), ["which-cards"])
})
