/**
 * How far somebody has come in the course, as this browser keeps it: the lesson that was last open, and of each lesson which
 * of its steps were answered, in the order of answering, or else the furthest that was seen. Lessons are called by their ids
 * and steps by their names, which are the same in every language; an exercise that is shown solved is no such step.
 *
 * What cannot be read is put aside, not lost; what a newer version has written is left as it is.
 */

const KEY = "tutor-stopped"
/** Under this lies what could not be read; under this and a number, what came after it. */
const ASIDE = "tutor-stopped-aside"
const VERSION = 1

/** One lesson: the names of its answered steps, and of the furthest that was seen, `""` if none was. @typedef {{ answered: string[], seen: string }} Steps */
/** The lesson last open, `""` if none was, and the lessons that were opened, by their ids. @typedef {{ last: string, lessons: Record<string, Steps> }} Kept */

/** What this browser remembers of the course. No method throws if the storage fails. */
export class CourseProgress {
  /** @param {() => Storage} store gives the browser's storage, which may fail */
  constructor(store) {
    this.store = store
  }

  /** All that is remembered; nothing, where that cannot be known. @returns {Kept} */
  get kept() {
    try {
      const { kept } = understood(this.store().getItem(KEY))
      return kept ?? nothing()
    } catch {
      return nothing()
    }
  }

  /** What is remembered of one lesson. @param {string} lesson @returns {Steps} */
  steps(lesson) {
    const { lessons } = this.kept
    return Object.hasOwn(lessons, lesson) ? lessons[lesson] : { answered: [], seen: "" }
  }

  /** A lesson was opened. @param {string} lesson */
  open(lesson) {
    this.write(lesson, (steps) => steps)
  }

  /** A step came into view; of these, in their order. @param {string} lesson @param {string} step @param {string[]} order */
  see(lesson, step, order) {
    const { seen } = this.steps(lesson)
    if (order.indexOf(step) > order.indexOf(seen)) this.write(lesson, ({ answered }) => ({ answered, seen: step }))
  }

  /** A step was answered, right or wrong. @param {string} lesson @param {string} step */
  answer(lesson, step) {
    this.write(lesson, ({ answered, seen }) => ({ answered: [...answered.filter((one) => one !== step), step], seen }))
  }

  /** Forget all of it, because somebody has asked for it; returns whether that could be done. */
  forget() {
    try {
      this.store().removeItem(KEY)
      return true
    } catch {
      return false
    }
  }

  /** Another tab may have written since: so it is read anew. @param {string} lesson @param {(steps: Steps) => Steps} change */
  write(lesson, change) {
    try {
      const text = this.store().getItem(KEY)
      const { kept, newer } = understood(text)
      if (newer) return
      if (text !== null && !kept) putAside(this.store(), text)
      const lessons = { ...kept?.lessons, [lesson]: change(this.steps(lesson)) }
      this.store().setItem(KEY, JSON.stringify({ v: VERSION, last: lesson, lessons }))
    } catch {
      // A browser that keeps nothing opens each lesson as on a first visit.
    }
  }
}

/**
 * The step at which somebody is in a lesson, by its number among those that it asks now: the first unanswered one after the
 * last answer, or the furthest seen where none is answered yet; 0 if all are answered. What a lesson no longer asks, or asks
 * since then, changes nothing for the others.
 *
 * @param {Steps} steps
 * @param {string[]} order
 */
export function place({ answered, seen }, order) {
  const known = answered.filter((one) => order.includes(one))
  const last = order.indexOf(known.at(-1) ?? "")
  if (last < 0) return Math.max(order.indexOf(seen), 0) + 1
  const left = order.filter((one) => !known.includes(one))
  return order.indexOf(left.find((one) => order.indexOf(one) > last) ?? left[0] ?? "") + 1
}

/** Put a text aside, beside whatever lies there already. @param {Storage} store @param {string} text */
function putAside(store, text) {
  let key = ASIDE
  for (let number = 2; ![null, text].includes(store.getItem(key)); number++) key = `${ASIDE}-${number}`
  store.setItem(key, text)
}

/** @returns {Kept} */
function nothing() {
  return { last: "", lessons: {} }
}

/** What a text means, `null` if it means nothing, and whether it is of a version to come. @param {string | null} text */
function understood(text) {
  try {
    const { v, last, lessons } = JSON.parse(text ?? "")
    const ours = v === VERSION && typeof last === "string" && lessons && Object.values(lessons).every(areSteps)
    return { kept: ours ? /** @type {Kept} */ ({ last, lessons }) : null, newer: v > VERSION }
  } catch {
    return { kept: null, newer: false }
  }
}

/** @param {unknown} one @returns {one is Steps} */
function areSteps(one) {
  const { answered, seen } = /** @type {Partial<Steps>} */ (one ?? {})
  return Array.isArray(answered) && [...answered, seen].every((text) => typeof text === "string")
}
