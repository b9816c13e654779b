/** Runs beside the page, so that nothing stops while it reads the answers and looks among them. */

/** @import { Answers, Asked, Found, Place } from "./answers.d.ts" */

import { Finder } from "./finder.js"

/** What the page shows of a found answer: its place, beside it the others, and where to learn and to try it. @param {Found} found */
function shown({ answer: { parts, lesson, exercise }, part }) {
  const lead = parts[part].places[0]
  const others = parts.filter((one) => one.places[0] !== lead).map((one) => one.places[0])
  const beside = others.filter(({ at }) => at !== lesson?.at).slice(0, 2)
  return { lead, beside, lesson: lesson?.at === lead.at ? null : lesson, exercise }
}

/** @param {string} url */
async function read(url) {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${url}: ${response.status}`)
  const answers = /** @type {Answers} */ (await response.json())
  return { finder: new Finder(answers), chapters: answers.chapters.map(named) }
}

/** @param {Place} place */
function named({ at, title }) {
  return { at, title, text: "" }
}

/** @type {ReturnType<typeof read>} */
let answers
addEventListener("message", async ({ data }) => {
  const { from, id, question } = /** @type {Asked} */ (data)
  try {
    answers ??= read(from)
    const { finder, chapters } = await answers
    const { found, certain } = finder.find(question)
    postMessage({ id, found: found.map(shown), certain, chapters: certain ? [] : chapters })
  } catch (error) {
    postMessage({ id, failed: String(error) })
  }
})
