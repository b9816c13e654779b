// How often the search finds what it has not been told: `node search.mjs answers.json...`. Of all ways to ask a fifth is held
// out by chance, the index is made without them, and each of them is asked. An answer is right if it holds the place to which
// the question was written; the place is right if that one leads it.
import { readFile } from "node:fs/promises"
import { Finder } from "../tutor/hosts/search/finder.js"

const HELD_OUT = 0.2
const [seed, ...files] = process.argv.slice(2)
let state = Number(seed) >>> 0

/** A number from 0 up to 1, the next that follows from the seed. */
function chance() {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0
  return state / 2 ** 32
}

/** The answers without some ways to ask, and these with the answer and the part to which they lead. */
function divided(whole) {
  const held = []
  const answers = whole.answers.map((answer, at) => ({
    ...answer,
    parts: answer.parts.map((part, nth) => ({
      ...part,
      asked: part.asked.filter((question) => chance() >= HELD_OUT || (held.push({ question, at, nth }), false)),
    })),
  }))
  return { finder: new Finder({ ...whole, answers }), held, answers }
}

for (const file of files) {
  const whole = JSON.parse(await readFile(file, "utf-8"))
  const { finder, held, answers } = divided(whole)
  const counted = { first: 0, three: 0, place: 0, uncertain: 0 }
  const started = performance.now()
  for (const { question, at, nth } of held) {
    const { found, certain } = finder.find(question)
    const rank = found.findIndex(({ answer }) => answer === answers[at])
    counted.first += rank === 0
    counted.three += rank >= 0 && rank < 3
    counted.place += rank === 0 && found[0].part === nth
    counted.uncertain += !certain
    if (process.env.MISSED && rank !== 0) console.log(`  ${question} | ${whole.answers[at].parts[nth].places[0].at} | ${found.slice(0, 2).map((one) => one.answer.parts[0].places[0].at)}`)
  }
  const took = (performance.now() - started) / held.length
  const percent = (part) => `${((100 * part) / held.length).toFixed(1)} %`
  console.log(
    `held-out questions (${whole.lang}, ${held.length} of ${whole.answers.flatMap((one) => one.parts).flatMap((one) => one.asked).length}):`
      + ` first ${percent(counted.first)} (aim 80 %), among three ${percent(counted.three)} (aim 92 %), the very place first`
      + ` ${percent(counted.place)}; called uncertain ${percent(counted.uncertain)}; ${took.toFixed(1)} ms each`,
  )
}
