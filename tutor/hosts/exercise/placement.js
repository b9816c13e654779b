/** The placement test of the course: when all its boards are answered, it says with which lesson to begin. */

import { all } from "../shared/dom.js"

/**
 * Remember whether an exercise was answered right the first time, and say where to begin once the last one is. The
 * test itself keeps it: in JupyterLab each exercise brings scripts of its own.
 *
 * @param {HTMLElement} root
 * @param {boolean} right
 */
export function remember(root, right) {
  const { name = "" } = root.dataset
  for (const test of all(root.closest(".jp-Notebook") ?? document, ".tutor-placement")) {
    const answered = /** @type {Record<string, boolean>} */ (JSON.parse(test.dataset.answered ?? "{}"))
    test.dataset.answered = JSON.stringify({ [name]: right, ...answered })
    tell(test)
  }
}

/** @param {HTMLElement} test */
function tell(test) {
  const boards = Object.entries(/** @type {Record<string, string>} */ (JSON.parse(test.dataset.boards ?? "{}")))
  const answered = JSON.parse(test.dataset.answered ?? "{}")
  if (!boards.every(([name]) => name in answered)) return
  const needed = new Set(boards.filter(([name]) => !answered[name]).map(([, lesson]) => lesson))
  const lines = all(test, "[data-begin]")
  const begin = lines.find(({ dataset }) => needed.has(dataset.begin ?? "")) ?? lines.at(-1)
  for (const line of all(test, "p")) line.hidden = line !== begin
}
