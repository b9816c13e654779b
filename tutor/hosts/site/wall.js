/**
 * A board on the wall: it fills the screen, in the largest type with which all of it is in view, and a bar at its foot turns
 * to the next one, shows what is right one thing after another, and counts the hands that a class has raised.
 */

import { all, the } from "../shared/dom.js"
import { isAShortcut } from "../shared/keyboard.js"
import { NEAR } from "./near.js"
import { addSheet } from "./page_parts.js"
import { Revealed } from "./revealed.js"
import { Vote } from "./vote.js"
import { ON_WALL, fillTheWindow } from "./wall_size.js"

/** What a key turns to: presenters send those of a page. @type {Record<string, number>} */
const TURNS = { PageUp: -1, PageDown: 1, ArrowLeft: -1, ArrowRight: 1 }
/** The arrows move between cards and fields where one of these has the focus. */
const ARROWS = ["ArrowLeft", "ArrowRight"]

/** The wall of the page that is open, and of each that is turned to. */
export class Wall {
  constructor() {
    this.opener = the(document, ".wall-open")
    this.bar = the(document, ".wall-bar")
    /** The address of the style sheet of the wall: where the page has been turned, it could not be found from there. */
    this.sheet = new URL(this.opener.dataset.sheet ?? "", document.baseURI).href
    /** The sheet comes when somebody wants it, once. @type {Promise<unknown> | null} */
    this.styled = null
    /** The board that fills the screen. @type {HTMLElement | null} */
    this.board = null
    /** What is shown of its answer. @type {Revealed | null} */
    this.revealed = null
    this.vote = new Vote(the(this.bar, ".votes"))
    // What comes to stand on a board, or leaves it, may need more room or give some back.
    this.changes = new MutationObserver(() => this.fit())
    document.addEventListener("click", (event) => this.onClick(event))
    document.addEventListener("keydown", (event) => this.onKey(event), true)
    document.addEventListener("fullscreenchange", () => document.fullscreenElement ?? this.leave())
    document.addEventListener("tutor:page", () => this.leave())
    window.addEventListener("resize", () => this.fit())
    // A task, and what a class has answered, come when the page has been there for a while.
    new MutationObserver(() => this.offer()).observe(the(document, "[data-md-component=container]"), { childList: true, subtree: true })
    this.offer()
  }

  /** Offer the wall where the page has something to show on it. */
  offer() {
    const none = !this.boards.length
    if (this.opener.hidden !== none) this.opener.hidden = none
  }

  /** All boards of the page, in its order, but those of games that are not chosen. */
  get boards() {
    return all(document, ".tutor-live:not(.tutor-teacher)").filter((board) => !board.closest(".play-table:not(.here)"))
  }

  /** Fill the screen with the board that is in view, or with the first one behind that. */
  async open() {
    const { boards } = this
    const inView = boards.find((board) => board.getBoundingClientRect().bottom > 0 && board.checkVisibility())
    const next = boards.find((board) => board.compareDocumentPosition(this.stands) & Node.DOCUMENT_POSITION_PRECEDING)
    await (this.styled ??= addSheet(this.sheet))
    await document.documentElement.requestFullscreen?.().catch(() => {})
    this.bar.hidden = false
    this.show(inView ?? next ?? boards[0])
    the(this.bar, "[data-wall-one]").focus()
  }

  /** The step that is shown, or all of the page. */
  get stands() {
    return document.querySelector(".lesson-step[data-view=here]") ?? document.body
  }

  /** Show a board, and put away what was shown of the one before. @param {HTMLElement} board */
  show(board) {
    this.putAway()
    board.dispatchEvent(new CustomEvent("tutor:sought", { bubbles: true }))
    this.board = board
    board.classList.add(ON_WALL, NEAR)
    document.documentElement.dataset.wall = ""
    this.changes.observe(board, { childList: true, subtree: true })
    this.prepare(board)
    this.fit()
    // Some of what has just come into view is laid out a frame later.
    requestAnimationFrame(() => this.fit())
  }

  /** What can be shown and voted on at a board: nothing where one plays, and as long as it is on its way. @param {HTMLElement} board */
  prepare(board) {
    const question = all(board, ".tutor-question")[0] ?? null
    this.revealed = question && new Revealed(question)
    this.vote.begin(question)
    for (const button of all(this.bar, "[data-wall-one], [data-wall-all]")) button.hidden = !question
  }

  fit() {
    const { board } = this
    if (!board) return
    if (!this.revealed && board.querySelector(".tutor-question")) this.prepare(board)
    fillTheWindow(board, this.bar.offsetHeight)
  }

  /** Turn to the board that lies so far from here. @param {number} by */
  turn(by) {
    const { board, boards } = this
    const next = board && boards[boards.indexOf(board) + by]
    if (next) this.show(next)
  }

  /** Let the board stand in the page again as it was. */
  putAway() {
    this.changes.disconnect()
    this.vote.end()
    this.revealed?.end()
    this.board?.classList.remove(ON_WALL)
    this.board = this.revealed = null
  }

  /** Give the screen back to the page. */
  leave() {
    const { board } = this
    if (!board) return
    this.putAway()
    document.documentElement.removeAttribute("data-wall")
    this.bar.hidden = true
    if (document.fullscreenElement) document.exitFullscreen().catch(() => {})
    board.scrollIntoView({ block: "center" })
    this.opener.focus({ preventScroll: true })
  }

  /** @param {MouseEvent} event */
  onClick({ target }) {
    const button = target instanceof Element ? target.closest("button") : null
    if (!button) return
    if (button === this.opener) this.open()
    else if (button.closest(".wall-bar")) this.press(button)
  }

  /** @param {HTMLButtonElement} button */
  press({ dataset }) {
    if (dataset.wallTurn) this.turn(Number(dataset.wallTurn))
    else if ("wallOne" in dataset) this.revealed?.next()
    else if ("wallAll" in dataset) this.revealed?.whole()
    else if ("wallLeave" in dataset) this.leave()
    else if (dataset.vote === "less") this.vote.takeBack()
    else if (dataset.vote) this.vote.count(dataset.vote)
  }

  /** @param {KeyboardEvent} event */
  onKey(event) {
    const { key, target } = event
    if (!this.board || isAShortcut(event)) return
    const inBoard = target instanceof Node && this.board.contains(target)
    if (inBoard && (ARROWS.includes(key) || key === "Enter")) return
    if (!this.does(key, target)) return
    event.preventDefault()
    event.stopPropagation()
  }

  /** Do what a key says; returns whether it says something. @param {string} key @param {EventTarget | null} target */
  does(key, target) {
    if (TURNS[key]) this.turn(TURNS[key])
    else if (key === "Enter" && !(target instanceof HTMLButtonElement)) this.revealed?.next()
    else if (key === "Escape") this.leave()
    else if (key === "Backspace") this.vote.takeBack()
    else return this.vote.count(key.toUpperCase())
    return true
  }
}
