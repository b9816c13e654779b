/** The questions that come back. The same as `tutor.teach.known.due`, which says why; one table of cases holds both together. */

/** @import { Answer, Trained } from "./log.js" */
/** @import { Standing } from "./standings.js" */

import { lastAnswers, nameOf } from "./log.js"
import { stateOf, unaided } from "./standings.js"

const FIRST = 300
const SEEDS = 9999

/** A question that comes back, and the due topics that it trains. @typedef {{ kind: string, level: number, seed: number, topics: string[] }} Due */
/** One of the `things` about which a kind asks in turn, by its place among them. @typedef {{ kind: string, level: number, place: number, things: number }} Thing */
/** The answers to a kind about one thing: the hardest level, and the last of them. @typedef {{ level: number, missed: boolean, time: number, last?: Answer | undefined }} Asked */

/** A thing about which nothing was asked. @type {Asked} */
export const NEVER = { level: 1, missed: false, time: 0 }

/**
 * The questions that bring back some topics, those that bring back most of them first.
 *
 * @param {Answer[]} answers in the order of their times
 * @param {Iterable<string>} topics
 * @param {Trained} trained
 * @returns {Due[]}
 */
export function bringingBack(answers, topics, trained) {
  const left = new Set(topics)
  const met = asked(answers, trained)
  const seen = lastAnswers(answers)
  const things = thingsOf(trained)
    .filter(({ trains }) => trains.some((topic) => left.has(topic)))
    .map((thing) => ({ ...thing, known: met.has(`${thing.kind} ${thing.place}`), ...NEVER, ...met.get(`${thing.kind} ${thing.place}`) }))
    .sort((one, other) => Number(other.missed) - Number(one.missed) || one.time - other.time)
  const chosen = []
  while (left.size) {
    // Of those that bring back as much the first counts.
    const brings = things.map(({ trains, known }) => {
      const count = trains.filter((topic) => left.has(topic)).length
      return count && known ? count + things.length : count
    })
    const most = Math.max(0, ...brings)
    if (!most) break
    const best = things[brings.indexOf(most)]
    const brought = best.trains.filter((topic) => left.has(topic))
    chosen.push({ kind: best.kind, level: best.level, seed: unseen(best, seen), topics: brought })
    for (const topic of brought) left.delete(topic)
  }
  return chosen
}

/** The topics that are due on a day. @param {Map<string, Standing>} topics @param {number} today */
export function waiting(topics, today) {
  return [...topics].filter(([, standing]) => stateOf(standing, today) === "due").map(([topic]) => topic)
}

/** All things about which kinds ask, each with its place among those of its kind, and the topics that it trains. @param {Trained} trained */
export function thingsOf(trained) {
  return Object.entries(trained).flatMap(([kind, things]) => things.map((trains, place) => ({ kind, place, trains, things: things.length })))
}

/** What was asked of each kind about each of its things. @param {Answer[]} answers in the order of their times @param {Trained} trained */
export function asked(answers, trained) {
  /** @type {Map<string, Asked>} */
  const found = new Map()
  for (const answer of answers) {
    const { kind, level, seed, time } = answer
    if (!Object.hasOwn(trained, kind)) continue
    const one = `${kind} ${(seed - 1) % trained[kind].length}`
    found.set(one, { level: Math.max(level, found.get(one)?.level ?? 0), missed: !unaided(answer), time, last: answer })
  }
  return found
}

/** The first seed about a thing that was not answered; when all were, the first of them again. @param {Thing} thing @param {Map<string, Answer>} seen by their names */
export function unseen({ kind, level, place, things }, seen) {
  const first = (FIRST - 1) * things + place + 1
  for (let seed = first; seed <= SEEDS; seed += things) if (!seen.has(nameOf({ kind, level, seed }))) return seed
  return first
}
