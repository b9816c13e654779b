/** What is said of an answer, made of what Python has said already: why it is right, or what is wrong with it. */

/** @import { Judged } from "../shared/protocol.d.ts" */
/** @import { Question } from "./question.js" */

import { all } from "../shared/dom.js"
import { atFirst, copy, theOftenerTheLess, wasRead } from "./reasons.js"

/**
 * The lines that reply to an answer, the fewer the oftener somebody has read them, and what stands below with all reasons instead.
 *
 * @param {Question} question @param {Judged} judged
 * @returns {{ lines: HTMLElement[], below: HTMLElement[] }}
 */
export function replyTo(question, { says, marks, fault }) {
  if (!fault) return { lines: [question.line("right"), ...theOftenerTheLess(question.line("because"))], below: [] }
  const known = says && wasRead(says)
  const said = says ? (known ? all(says, ".because").map(copy) : [copy(says)]) : []
  const number = all(question.ready, '[data-say="number"]').map(copy)
  return { lines: [question.line(fault), ...said, ...number, ...atFirst(question.why, marks)], below: known ? [copy(says)] : [] }
}
