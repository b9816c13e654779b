/**
 * An exercise of which nothing is said until all of a task are handed in: whatever stands on its pad is the answer, and can be
 * changed. And answers that were given before, which are shown again.
 */

/** @import { GivenBefore } from "../shared/protocol.d.ts" */
/** @import { Question } from "./question.js" */

import { element } from "../shared/elements.js"

/** Whether nothing is said of an answer yet. @param {Question} question */
export function withholds({ root }) {
  return root.hasAttribute("data-withholds")
}

/**
 * Tell the page what stands on the pad now, and whether somebody is done with it.
 *
 * @param {Question} question @param {{ done?: boolean }} [how]
 */
export function tellGiven(question, { done = false } = {}) {
  const { pad, root, hints } = question
  const { answer, lacks } = pad
  const stands = answer.length ? [element("p", { textContent: root.dataset.withholds ?? "" })] : []
  question.tell([...stands, ...(lacks === "part" ? [question.line(lacks)] : [])])
  root.dispatchEvent(new CustomEvent("tutor:given", { bubbles: true, detail: { given: answer, hints: hints.open, done } }))
}

/**
 * Show an answer that was given before; one that was judged with all that there is to say of it.
 *
 * @param {Question} question @param {GivenBefore} before
 */
export function restore(question, { given, hints, judged }) {
  const { root, pad } = question
  question.hints.open = hints
  if (given) pad.fill(given)
  if (!judged) return tellGiven(question)
  root.removeAttribute("data-withholds")
  if (!given?.length) return question.solve()
  question.reply(pad.judge(given))
  question.weigh(false)
}
