/**
 * How well a learner knows each topic, by the log of their answers. The same as `tutor.teach.known.boxes`, which says why; one
 * table of cases holds both together.
 */

/** @import { Answer, Trained } from "./log.js" */

import { topicsOf } from "./log.js"

/** The days after which a topic comes back, box by box. */
const DAYS = [0, 1, 3, 8, 21, 60]
const LAST = DAYS.length - 1
const BACK = 2
const SHOWN = 3
const KNOWN = 2
const A_DAY = 86400

/**
 * How a topic stands: its box, the day on which it comes back, in days since 1970, and the last answers that count for it.
 *
 * @typedef {{ box: number, due: number | null, last: Answer[] }} Standing
 */
/** @typedef {"new" | "met" | "shaky" | "known" | "due"} State */

/** A topic that was never met. @type {Standing} */
export const NEVER_MET = { box: 0, due: null, last: [] }

/** The day on which a time falls. @param {number} time in seconds since 1970 */
export function dayOf(time) {
  return Math.floor(time / A_DAY)
}

/** How each topic that was met stands at a time, by its id. @param {Answer[]} answers in the order of their times @param {Trained} trained @param {number} at */
export function standings(answers, trained, at) {
  /** @type {Map<string, Standing>} */
  const found = new Map()
  /** @type {number | null} */
  let day = null
  for (const answer of answers) {
    // An answer from the future was given while a clock was wrong: it counts as given with the last one that is not.
    if (answer.time <= at || day === null) day = dayOf(Math.min(answer.time, at))
    for (const topic of topicsOf(answer, trained)) found.set(topic, after(found.get(topic) ?? NEVER_MET, answer, day))
  }
  return found
}

/** The state of a topic on a day; what is due says so before all else. @param {Standing} standing @param {number} today @returns {State} */
export function stateOf({ box, due, last }, today) {
  if (due === null) return "new"
  if (due <= today) return "due"
  if (!unaided(last[last.length - 1])) return "shaky"
  return box >= KNOWN && last.slice(-KNOWN).every(unaided) ? "known" : "met"
}

/** Whether an answer was right, and given without any help. @param {Answer} answer */
export function unaided({ right, hints }) {
  return right && !hints
}

/** How a topic stands after an answer that was given on a day. @param {Standing} before @param {Answer} answer @param {number} day @returns {Standing} */
function after(before, answer, day) {
  const last = [...before.last, answer].slice(-SHOWN)
  if (before.due === null) return { box: 1, due: day + DAYS[1], last }
  if (answer.right && day < before.due) return { ...before, last }
  const box = answer.right ? Math.min(LAST, before.box + Number(unaided(answer))) : Math.max(1, before.box - BACK)
  return { box, due: day + DAYS[box], last }
}
