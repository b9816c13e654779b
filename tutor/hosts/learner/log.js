/**
 * The log of a learner’s answers: lines are only ever added, and all that is said of a learner is computed from them. The format
 * is that of `tutor.teach.known.log`: a file of it opens in a notebook’s folder too.
 */

const VERSION = 1
const LATEST = 253402300799
const NAME = /^[A-Za-z0-9-]{1,60}$/
const LONGEST = 200
const DEAL = "deal-"

/** @typedef {{ time: number, kind: string, edition: number, level: number, seed: number, given: string[], right: boolean, hints: number }} Answer */
/** The topics that each kind trains: for each of the things about which it asks in turn. @typedef {Record<string, string[][]>} Trained */
/** What a learner said of a belief. @typedef {[time: number, belief: string, answer: string]} Said */
/** A log. @typedef {{ answers: Answer[], said: Said[] }} Log */

/** @type {Log} */
export const EMPTY = { answers: [], said: [] }

/** What is wrong with a log: where, or that a newer version has written it. */
export class LogError extends Error {
  /** @param {string} place such as `log[3]` @param {boolean} newer */
  constructor(place, newer = false) {
    super(place)
    this.name = "LogError"
    this.place = place
    this.newer = newer
  }
}

/** The name of a question without its edition: `"allowed.2.17"`. @param {{ kind: string, level: number, seed: number }} question */
export function nameOf({ kind, level, seed }) {
  return `${kind}.${level}.${seed}`
}

/** The topics that an answer counts for, by their ids; none where the kind is unknown here. @param {Answer} answer @param {Trained} trained */
export function topicsOf({ kind, seed, given }, trained) {
  if (Object.hasOwn(trained, kind)) return trained[kind][(seed - 1) % trained[kind].length]
  return kind.startsWith(DEAL) ? given : []
}

/** The last answer to each question, by the question’s name. @param {Answer[]} answers */
export function lastAnswers(answers) {
  return new Map(answers.map((answer) => [nameOf(answer), answer]))
}

/** What the text of a log means. Throws `LogError`. @param {string} text @returns {Log} */
export function understood(text) {
  /** @type {unknown} */
  let data
  try {
    data = JSON.parse(text)
  } catch {
    throw new LogError("JSON")
  }
  if (!isAnObject(data)) throw new LogError("log")
  const { v, log = [], said = [], ...rest } = data
  if (Number.isInteger(v) && Number(v) > VERSION) throw new LogError("v", true)
  if (v !== VERSION) throw new LogError("v")
  for (const name of Object.keys(rest)) throw new LogError(name)
  return merged({ answers: listed(log, "log").map(answerOf), said: listed(said, "said").map(saidOf) }, EMPTY)
}

/** @param {unknown} data @param {string} place @returns {unknown[]} */
function listed(data, place) {
  if (!Array.isArray(data)) throw new LogError(place)
  return data
}

/** @param {unknown} line @param {number} number @returns {Answer} */
function answerOf(line, number) {
  const [time, kind, edition, level, seed, given, right, hints] = Array.isArray(line) && line.length === 8 ? line : []
  const counts = [[edition, 1], [level, 1], [4 - level, 1], [seed, 1], [hints, 0]].every(([count, least]) => isWhole(count, least))
  const texts = Array.isArray(given) && given.every((one) => typeof one === "string" && one.length <= LONGEST)
  if (!isATime(time) || !counts || !texts || !isAName(kind) || ![0, 1, false, true].includes(right)) throw new LogError(`log[${number}]`)
  return { time, kind, edition, level, seed, given, right: Boolean(right), hints }
}

/** @param {unknown} line @param {number} number @returns {Said} */
function saidOf(line, number) {
  const [time, belief, answer] = Array.isArray(line) && line.length === 3 ? line : []
  if (!isATime(time) || !isAName(belief) || !isAName(answer)) throw new LogError(`said[${number}]`)
  return [time, belief, answer]
}

/** Every line of either log, once, in the order of their times. @param {Log} one @param {Log} other @returns {Log} */
export function merged(one, other) {
  return {
    answers: inOrder([...one.answers, ...other.answers], lineOf),
    said: inOrder([...one.said, ...other.said], (line) => line),
  }
}

/** @template Thing @param {Thing[]} things @param {(thing: Thing) => unknown[]} line @returns {Thing[]} */
function inOrder(things, line) {
  const lines = things.map((thing) => ({ thing, line: line(thing) }))
  const each = new Map(lines.map((one) => [JSON.stringify(one.line), one]))
  return [...each.values()].sort((one, other) => compared(one.line, other.line)).map(({ thing }) => thing)
}

/** Whether one thing comes before another, list by list, as Python compares them. @param {unknown} one @param {unknown} other @returns {number} */
function compared(one, other) {
  if (!Array.isArray(one) || !Array.isArray(other)) return Number(/** @type {string} */ (one) > /** @type {string} */ (other)) - Number(/** @type {string} */ (one) < /** @type {string} */ (other))
  for (let at = 0; at < Math.min(one.length, other.length); at++) {
    const by = compared(one[at], other[at])
    if (by) return by
  }
  return one.length - other.length
}

/** @param {Answer} answer */
function lineOf({ time, kind, edition, level, seed, given, right, hints }) {
  return [time, kind, edition, level, seed, given, Number(right), hints]
}

/** @param {Log} kept */
export function written({ answers, said }) {
  return JSON.stringify({ v: VERSION, log: answers.map(lineOf), said })
}

/** @param {unknown} data @returns {data is Record<string, unknown>} */
function isAnObject(data) {
  return typeof data === "object" && data !== null && !Array.isArray(data)
}

/** @param {unknown} data @param {number} least */
function isWhole(data, least) {
  return Number.isInteger(data) && Number(data) >= least
}

/** @param {unknown} data */
function isATime(data) {
  return isWhole(data, 0) && Number(data) <= LATEST
}

/** @param {unknown} data */
function isAName(data) {
  return typeof data === "string" && NAME.test(data)
}
