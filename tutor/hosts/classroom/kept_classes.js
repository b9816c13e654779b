/**
 * The classes that this browser keeps: of each task what was handed in, as the text of a class's file. What cannot be read is put aside
 * and not lost.
 */

import { keptUnder } from "../learner/aside.js"

const KEY = "tutor-classes"
const VERSION = 1

/** A class: the link of its task, and its learners as a file has them. @typedef {{ task: string, learners: string }} Class */
/** All that is kept, the task that was open last, and each with its learners. @typedef {{ v: number, last: string, classes: Record<string, string> }} Kept */

export class KeptClasses {
  /** @param {() => Storage} store gives the browser’s storage, which may fail */
  constructor(store) {
    this.store = store
  }

  /** The class of a task, or without one the last that was open. @param {string} task @returns {Class} */
  open(task) {
    const { last, classes } = this.read()
    const link = task || last
    return { task: link, learners: Object.hasOwn(classes, link) ? classes[link] : "" }
  }

  /** Keep a class; returns whether that could be done. @param {Class} one */
  keep({ task, learners }) {
    const { classes } = this.read()
    return this.write({ v: VERSION, last: task, classes: { ...classes, [task]: learners } })
  }

  /** Forget the class of a task; returns whether that could be done. @param {string} task */
  forget(task) {
    const { classes } = this.read()
    const others = Object.entries(classes).filter(([link]) => link !== task)
    return this.write({ v: VERSION, last: "", classes: Object.fromEntries(others) })
  }

  /** @returns {Kept} */
  read() {
    return keptUnder(this.store, KEY, understood, { v: VERSION, last: "", classes: {} })
  }

  /** @param {Kept} kept */
  write(kept) {
    try {
      this.store().setItem(KEY, JSON.stringify(kept))
      return true
    } catch {
      return false
    }
  }
}

/** What a text says that was kept, or null if it is none of ours. @param {string} text @returns {Kept | null} */
function understood(text) {
  try {
    const { v, last, classes } = JSON.parse(text)
    const whole = v === VERSION && typeof last === "string" && Object.values(classes).every((one) => typeof one === "string")
    return whole ? { v, last, classes } : null
  } catch {
    return null
  }
}
