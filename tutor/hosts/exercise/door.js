/** The door of the course: when all its boards are answered, it says with which lesson to begin. */

import { all } from "../shared/dom.js"

/**
 * Remember whether an exercise was answered right the first time, and say where to begin once the last one is. The door
 * itself keeps it: in JupyterLab each exercise brings scripts of its own.
 *
 * @param {HTMLElement} root
 * @param {boolean} right
 */
export function remember(root, right) {
  const { name = "" } = root.dataset
  for (const door of all(root.closest(".jp-Notebook") ?? document, ".tutor-door")) {
    const answered = /** @type {Record<string, boolean>} */ (JSON.parse(door.dataset.answered ?? "{}"))
    door.dataset.answered = JSON.stringify({ [name]: right, ...answered })
    tell(door)
  }
}

/** @param {HTMLElement} door */
function tell(door) {
  const boards = Object.entries(/** @type {Record<string, string>} */ (JSON.parse(door.dataset.boards ?? "{}")))
  const answered = JSON.parse(door.dataset.answered ?? "{}")
  if (!boards.every(([name]) => name in answered)) return
  const needed = new Set(boards.filter(([name]) => !answered[name]).map(([, lesson]) => lesson))
  const lines = all(door, "[data-begin]")
  const begin = lines.find(({ dataset }) => needed.has(dataset.begin ?? "")) ?? lines.at(-1)
  for (const line of all(door, "p")) line.hidden = line !== begin
}
