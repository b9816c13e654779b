/** What one practises: a topic, a kind of question, a lesson, what was missed, or what comes back today; always a new question. */

/** @import { Course } from "./course.js" */
/** @import { Asked } from "./due.js" */
/** @import { Answer } from "./log.js" */

import { asked, bringingBack, NEVER, thingsOf, unseen, waiting } from "./due.js"
import { lastAnswers } from "./log.js"
import { dayOf, standings } from "./standings.js"

/** A question, and the last answer to one like it, if there was any, and whether it failed. @typedef {{ kind: string, level: number, seed: number, last: Answer | undefined, missed: boolean }} Board */
/** A thing about which a kind asks, and how it stands. @typedef {ReturnType<typeof thingsOf>[number] & Asked} Known */

/**
 * The next question of a wish as addresses have it: `T20` for a topic, `kind.allowed`, `lesson.excuse`, `missed` or `due`. Of all
 * that there is to choose from comes first what was missed, then what was not asked for longest. Null if there is nothing.
 *
 * @param {string} wish @param {Course} course @param {Answer[]} answers @param {number} at in seconds
 * @returns {Board | null}
 */
export function nextBoard(wish, course, answers, at) {
  const met = asked(answers, course.kinds)
  const known = thingsOf(course.kinds).map((thing) => ({ ...thing, ...(met.get(`${thing.kind} ${thing.place}`) ?? NEVER) }))
  const [best] = candidates(wish, known, course, { answers, at }).toSorted((one, other) => Number(other.missed) - Number(one.missed) || one.time - other.time)
  if (!best) return null
  return { kind: best.kind, level: best.level, seed: unseen(best, lastAnswers(answers)), last: best.last, missed: best.missed }
}

/** What there is to choose from. @param {string} wish @param {Known[]} known @param {Course} course @param {{ answers: Answer[], at: number }} log @returns {Known[]} */
function candidates(wish, known, course, { answers, at }) {
  const [what, name = ""] = wish.split(".")
  if (what === "missed") return known.filter(({ missed }) => missed)
  if (what === "kind") return known.filter(({ kind }) => kind === name)
  if (what === "lesson") return ofLesson(known, course.lessons[name]?.[1] ?? [])
  if (what === "due") {
    const [first] = bringingBack(answers, waiting(standings(answers, course.kinds, at), dayOf(at)), course.kinds)
    return first ? known.filter(({ kind, place, things }) => kind === first.kind && place === (first.seed - 1) % things) : []
  }
  const training = known.filter(({ trains }) => trains.includes(what))
  const met = training.filter(({ time }) => time)
  return met.length ? met : training
}

/** The things about which a lesson asks, at the hardest level at which it does. @param {Known[]} known @param {string[]} questions by their names */
function ofLesson(known, questions) {
  const named = questions.map((question) => {
    const [kind, level, seed] = question.split(".")
    return { kind, level: Number(level), seed: Number(seed) }
  })
  return known.flatMap((thing) => {
    const levels = named.filter(({ kind, seed }) => kind === thing.kind && (seed - 1) % thing.things === thing.place).map(({ level }) => level)
    return levels.length ? [{ ...thing, level: Math.max(...levels) }] : []
  })
}
