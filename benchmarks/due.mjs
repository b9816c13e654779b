// How long it takes to find what comes back of two thousand answers: the course comes as JSON on standard input.

import { readFileSync } from "node:fs"

import { bringingBack, waiting } from "../tutor/hosts/learner/due.js"
import { dayOf, standings } from "../tutor/hosts/learner/standings.js"

const { kinds } = JSON.parse(readFileSync(0, "utf-8"))
const [ANSWERS, ROUNDS, BEGIN, APART] = [2000, 50, 1763760000, 900]
const names = Object.keys(kinds)
const answers = Array.from({ length: ANSWERS }, (_, number) => {
  const kind = names[(number * 7) % names.length]
  const seed = 1 + (number % 50)
  return { time: BEGIN + number * APART, kind, edition: 1, level: 1 + (number % 3), seed, given: ["H10"], right: number % 5 > 0, hints: 0 }
})
const at = BEGIN + ANSWERS * APART + 90 * 86400

const taken = Array.from({ length: ROUNDS }, () => {
  const begin = performance.now()
  bringingBack(answers, waiting(standings(answers, kinds, at), dayOf(at)), kinds)
  return performance.now() - begin
})
console.log(JSON.stringify(taken.sort((one, other) => one - other)[ROUNDS >> 1]))
