/** How the steps of a lesson stand, by the log of what was answered. */

/** @import { Answer } from "../learner/log.js" */

import { all } from "../shared/dom.js"
import { lastAnswers, nameOf } from "../learner/log.js"
import { unaided } from "../learner/standings.js"
import { NEAR } from "./near.js"

/** The views of a step: it is shown, or it is ready to be and not to be seen; any other is neither. */
export const HERE = "here"
export const AHEAD = "ahead"

/** How a step stands: nothing was done in it, it is done, or its last answer was wrong. @typedef {"" | "done" | "missed"} State */

/**
 * How each step stands: an exercise by its last answer, a text as done where one has gone on from it.
 *
 * @param {HTMLElement[]} steps @param {Answer[]} answers @param {number} number the step to which one turned last, from 1
 * @returns {State[]}
 */
export function statesOf(steps, answers, number) {
  const last = lastAnswers(answers)
  const given = steps.map(({ dataset }) => last.get(dataset.exercise ?? ""))
  const furthest = Math.max(number - 1, ...given.map((answer, index) => (answer ? index : 0)))
  return steps.map(({ dataset }, index) => {
    const answer = given[index]
    if (answer) return answer.right ? "done" : "missed"
    return !dataset.exercise && index < furthest ? "done" : ""
  })
}

/** The topics that are shaky: whose last answer among these steps was wrong, or given with help. @param {HTMLElement[]} steps @param {Answer[]} answers */
export function shakyTopics(steps, answers) {
  const asked = new Map(steps.map(({ dataset: { exercise, topics = "" } }) => [exercise, topics.split(" ")]))
  const last = new Map(answers.flatMap((answer) => (asked.get(nameOf(answer)) ?? []).map((topic) => [topic, answer])))
  return new Set([...last].filter(([, answer]) => !unaided(answer)).map(([topic]) => topic))
}

/**
 * Let a step be shown, made ready or neither. By an attribute of its own: where a class comes or goes, browsers reckon the styles
 * of all that lies within anew, as the theme has rules for what has no class.
 *
 * @param {HTMLElement} step @param {string} view
 */
export function setView(step, view) {
  if ((step.dataset.view ?? "") === view) return
  if (view === AHEAD) layOut(step)
  if (view) step.dataset.view = view
  else step.removeAttribute("data-view")
}

/** Lay a step out as if it were shown: where it is hidden afterwards by `content-visibility`, the browser keeps all that. @param {HTMLElement} step */
function layOut(step) {
  for (const table of all(step, ".tutor-live")) table.classList.add(NEAR)
  step.dataset.view = HERE
  step.getBoundingClientRect()
}
