/**
 * The answers to the tasks of one’s teachers, as this browser keeps them until they are handed in and after, each task under its
 * link. The name under which somebody hands in is not among them.
 */

import { setAside } from "./aside.js"

const TASKS = "tutor-tasks"
const FIRST_VERSION = 1
/** So many tasks are kept, those that were answered last. */
const MOST_TASKS = 30

/** An answer, and how many hints were open. @typedef {{ given: string[], hints: number }} Given */
/** What is known of a task: an answer or nothing to each exercise, and whether it was handed in. @typedef {{ link: string, answers: (Given | null)[], handedIn: boolean }} TaskAnswers */

/** What a learner has to be told: that something was put aside, or that nothing is kept. @typedef {"task_aside" | "task_unkept"} TaskTrouble */

/** The tasks in this browser. No method throws if the storage fails: `trouble` is told, once for each kind. */
export class KeptTasks {
  /** @param {() => Storage} store gives the browser’s storage, which may fail @param {(name: TaskTrouble) => void} trouble */
  constructor(store, trouble) {
    this.store = store
    this.trouble = trouble
    /** What could not be written. @type {TaskAnswers[]} */
    this.unkept = []
    /** What has been told. @type {Set<TaskTrouble>} */
    this.told = new Set()
  }

  /** What is known of a task by its link, if anything is. @param {string} link */
  of(link) {
    return [...this.unkept, ...this.kept].find((one) => one.link === link)
  }

  /** Keep a task in place of what was known of it. @param {TaskAnswers} task */
  keep(task) {
    const tasks = [task, ...this.kept.filter(({ link }) => link !== task.link)].slice(0, MOST_TASKS)
    this.unkept = this.unkept.filter(({ link }) => link !== task.link)
    try {
      this.store().setItem(TASKS, writtenTasks(tasks))
    } catch {
      this.unkept.push(task)
      this.tell("task_unkept")
    }
  }

  /** Put all of it aside, and go on with what can be read: `link` is a task of which the answers cannot be its own. @param {string} [link] */
  putAside(link) {
    const others = link ? this.kept.filter((one) => one.link !== link) : []
    try {
      const store = this.store()
      setAside(store, TASKS, store.getItem(TASKS) ?? "")
      if (others.length) store.setItem(TASKS, writtenTasks(others))
      this.tell("task_aside")
    } catch {
      this.tell("task_unkept")
    }
  }

  /** Forget it; returns whether that could be done. */
  forget() {
    try {
      this.store().removeItem(TASKS)
      this.unkept = []
      return true
    } catch {
      return false
    }
  }

  /** @param {TaskTrouble} name */
  tell(name) {
    if (this.told.has(name)) return
    this.told.add(name)
    this.trouble(name)
  }

  /** All that the storage holds, the last one first. @returns {TaskAnswers[]} */
  get kept() {
    let text
    try {
      text = this.store().getItem(TASKS)
    } catch {
      return []
    }
    if (text === null) return []
    const tasks = tasksIn(text)
    if (tasks) return tasks
    this.putAside()
    return []
  }
}

/** @param {TaskAnswers[]} tasks */
function writtenTasks(tasks) {
  return JSON.stringify({ v: FIRST_VERSION, tasks })
}

/** The tasks in a text; null if it is none of ours. @param {string} text @returns {TaskAnswers[] | null} */
function tasksIn(text) {
  try {
    const { v, tasks } = JSON.parse(text)
    return v === FIRST_VERSION && tasks.every(isATask) ? tasks : null
  } catch {
    return null
  }
}

/** @param {unknown} data @returns {data is TaskAnswers} */
function isATask(data) {
  const { link, answers, handedIn } = /** @type {Partial<TaskAnswers>} */ (data ?? {})
  return typeof link === "string" && typeof handedIn === "boolean" && Array.isArray(answers) && answers.every((one) => one === null || isGiven(one))
}

/** @param {unknown} data @returns {data is Given} */
function isGiven(data) {
  const { given, hints } = /** @type {Partial<Given>} */ (data ?? {})
  return Array.isArray(given) && given.every((one) => typeof one === "string") && Number.isInteger(hints) && Number(hints) >= 0
}
