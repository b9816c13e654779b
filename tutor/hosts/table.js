/**
 * One card table, in every host. Python draws it; this module carries clicks and keys.
 *
 * The host's `model` has `get`, `on`, `off` and `send`, as anywidget gives it in JupyterLab and `page.js` on the site.
 * What can be pressed carries its move as records write it (`H10`, `discard H10`, `garde`), and the verdict on every
 * move stands ready in the HTML, so trying one asks nobody. What changes the position is sent as an intent
 * (`{play: "H10"}`); the answer is a new `html`, or a message: `{error}`, `{progress}`, or `{same: true}` if there is
 * nothing new to show.
 */

// What stands between moves in an attribute.
const BETWEEN = "|"

// A notebook that was opened again shows its tables, and there may be no kernel behind them: nobody says so.
const SILENCE_MS = 10_000

const KEYS = { ArrowLeft: -1, ArrowRight: 1, Home: -Infinity, End: Infinity }

class Table {
  constructor(model, el) {
    this.model = model
    this.el = el
    if (!this.root) el.innerHTML = model.get("html")
    if (!this.sheet) this.ask()
  }

  /** Ask for the cards. Where nobody answers they stay blank, and one says why; a page of many tables must not jump. */
  ask() {
    this.model.send({ sheet: true })
    if (!this.model.widget_manager) return
    this.watch = setTimeout(() => this.sheet || this.say("problem", this.root.dataset.gone), SILENCE_MS)
  }

  /** The cards are drawn once for a page and a language; a page of the site brings them, a notebook asks for them. */
  get sheet() {
    return document.querySelector(`.tutor-sheet[lang="${this.root.lang}"]`)
  }

  get root() {
    return this.el.querySelector(".tutor-table")
  }

  get live() {
    return this.root.hasAttribute("data-live")
  }

  get busy() {
    return this.root.hasAttribute("aria-busy")
  }

  part(name) {
    return this.root.querySelector(`:scope > [data-part="${name}"]`)
  }

  /** The buttons that make a move: the cards of the hand, or the other choices. */
  moves(name) {
    return [...this.part(name).querySelectorAll("button")]
  }

  /** A move was pressed: say the verdict on it, and make it if the game is on. */
  choose(button) {
    this.focus(button)
    const { move } = button.dataset
    const ruling = this.ruling(move)
    if (!ruling) return
    const legal = ruling.dataset.legal === "yes"
    const { refused } = this
    this.refused = legal ? null : move
    if (this.live && legal) return this.busy || this.send(refused ? { play: move, refused } : { play: move })
    this.say("problem", "")
    this.mark(ruling, move)
    this.part("verdict").innerHTML = ruling.innerHTML
    this.praise(Boolean(refused))
  }

  /** A right answer earns a word, another one after a mistake, and none twice in a row. */
  praise(mended) {
    for (const said of this.part("verdict").querySelectorAll(".praise")) {
      const fits = Boolean(said.dataset.mended) === mended && said.textContent !== this.praised
      said.hidden = !fits
      if (fits) this.praised = said.textContent
    }
  }

  ruling(move) {
    return [...this.part("rulings").children].find((ruling) => ruling.dataset.moves.split(BETWEEN).includes(move))
  }

  /** Light up the move tried, the cards that bind and the moves that would be allowed, for eyes and ears. */
  mark(ruling, tried) {
    const { binding, allowed, legal } = ruling.dataset
    const words = this.part("hand").dataset
    for (const button of [...this.moves("hand"), ...this.moves("choices")]) {
      const { card, move } = button.dataset
      const marks = [
        move === tried && (legal === "yes" ? "triedYes" : "triedNo"),
        card && binding.split(" ").includes(card) && "binding",
        allowed.split(BETWEEN).includes(move) && "allowed",
      ].filter(Boolean)
      button.dataset.marks = marks.join(" ")
      button.querySelector(".state").textContent = marks.map((mark) => `, ${words[mark]}`).join("")
    }
  }

  /** One tab stop in each group: the move with the focus is the one that Tab comes back to. */
  focus(button) {
    for (const move of this.neighbours(button)) move.tabIndex = move === button ? 0 : -1
    button.focus()
  }

  /** The moves beside this one: a fold, which may be closed, is a group of its own. */
  neighbours(button) {
    const group = (one) => one.closest("details, [data-part]")
    return [...group(button).querySelectorAll("button[data-move]")].filter((one) => group(one) === group(button))
  }

  step(button, by) {
    const moves = this.neighbours(button)
    const to = Math.min(Math.max(moves.indexOf(button) + by, 0), moves.length - 1)
    this.focus(moves[to])
  }

  press(button) {
    const name = button.dataset.intent
    this.send({ [name]: name === "deal" ? null : true })
  }

  send(intent) {
    this.say("problem", "")
    this.say("progress", this.root.dataset.working)
    this.root.setAttribute("aria-busy", "true")
    try {
      this.model.send(intent)
      if (this.model.widget_manager) this.wait()
    } catch (gone) {
      // A kernel that was restarted no longer knows this table.
      console.error(gone)
      this.hear({ error: this.root.dataset.gone })
    }
  }

  /** In a notebook nobody may be there to answer; a page of the site hears from its engine whatever happens. */
  wait() {
    clearTimeout(this.watch)
    this.watch = setTimeout(() => this.hear({ error: this.root.dataset.gone }), SILENCE_MS)
  }

  /** Put a line of text in its place; no text hides the place. */
  say(name, text) {
    const place = this.root.querySelector(`.${name}`)
    place.textContent = text
    place.hidden = !text
  }

  hear(message) {
    clearTimeout(this.watch)
    if (message.sheet) this.say("problem", "")
    if (message.sheet && !this.sheet) document.body.insertAdjacentHTML("beforeend", message.sheet)
    if (message.error || message.same) this.rest()
    if (message.error) this.complain(message.error)
    if (message.progress) this.progress(message.progress)
  }

  complain(text) {
    this.say("problem", text)
    this.root.querySelector(".problem").scrollIntoView({ block: "nearest" })
  }

  progress({ loaded, total, text }) {
    this.say("progress", text)
    if (!total) return
    const bar = Object.assign(document.createElement("progress"), { max: total, value: loaded })
    bar.setAttribute("aria-label", text)
    this.root.querySelector(".progress").prepend(bar, " ")
  }

  rest() {
    this.say("progress", "")
    this.root.removeAttribute("aria-busy")
  }

  /** Show the new table: cards glide to their new places where the browser can do that. */
  async show(html) {
    clearTimeout(this.watch)
    const held = this.holding()
    const swap = () => this.swap(html, held)
    if (!document.startViewTransition || matchMedia("(prefers-reduced-motion: reduce)").matches) return swap()
    this.name(true)
    const transition = document.startViewTransition(() => {
      swap()
      this.name(true)
    })
    // Another table's transition may skip this one; its cards then simply stand where they belong.
    transition.ready.catch(() => {})
    await transition.finished.catch(() => {})
    this.name(false)
  }

  /** What had the focus, to give it back: a move by its part and its place there, a control by its name. */
  holding() {
    const active = this.root.getRootNode().activeElement
    if (!active || !this.root.contains(active)) return null
    if (!active.dataset.move) return { intent: active.dataset.intent }
    return { part: active.closest("[data-part]").dataset.part, place: this.neighbours(active).indexOf(active) }
  }

  /** Exchange the parts one by one: the live region has to stay, or it would not be read out. */
  swap(html, held) {
    const parsed = new DOMParser().parseFromString(html, "text/html")
    const fresh = parsed.querySelector(".tutor-table")
    const root = this.root
    for (const { name, value } of fresh.attributes) root.setAttribute(name, value)
    if (!fresh.hasAttribute("data-live")) root.removeAttribute("data-live")
    root.removeAttribute("aria-busy")
    this.refused = null
    for (const part of [...fresh.children]) {
      const old = this.part(part.dataset.part)
      if (old.open) part.open = true
      if (part.dataset.part === "verdict") old.innerHTML = part.innerHTML
      else old.replaceWith(part)
    }
    if (held) this.restore(held)
  }

  /**
   * The control that had the focus, unless a fold hides it now, or the same place in the hand. Where there is no hand
   * to play from, the first of what can be said: it is another question than the one before, and another answer must
   * not lie under the finger.
   */
  restore({ intent, part, place }) {
    const control = [...this.root.querySelectorAll(`button[data-intent="${intent}"]`)].find((one) => one.checkVisibility())
    const now = ["hand", "choices"].find((name) => this.moves(name).length)
    if (control) return control.focus()
    if (!now) return this.root.querySelector("button[data-intent]").focus()
    const moves = this.moves(now)
    this.focus(moves[now === part && now === "hand" ? Math.min(place, moves.length - 1) : 0])
  }

  /** Name the cards of this table for the transition; only one table at a time may do so. */
  name(on) {
    for (const card of this.root.querySelectorAll(".seat .card, .hand .card")) {
      card.style.viewTransitionName = on ? `tutor-${card.dataset.card}` : ""
    }
  }

  onClick(event) {
    const move = event.target.closest("button[data-move]")
    const intent = event.target.closest("button[data-intent]")
    if (move) this.choose(move)
    else if (intent) this.press(intent)
  }

  /** A form sends what was typed: one field alone as it is, several by their names. */
  onSubmit(event) {
    event.preventDefault()
    const typed = Object.fromEntries(new FormData(event.target))
    const { sends } = event.target.dataset
    this.send({ [sends]: sends in typed ? typed[sends] : typed })
  }

  /**
   * The arrows move within the hand, and among the choices. Enter and Space stay what they are to a button, a fold and
   * the deal number, and every key to a list that one chooses from, but they must not reach the host: JupyterLab would
   * take Enter for editing the cell, keeps it from sending a form, and goes to the next cell at an arrow in a list. No
   * other key is touched.
   */
  onKey(event) {
    const target = event.target.closest?.("button, summary, select, .seed")
    if (!target || !this.el.contains(target) || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return
    if (event.key in KEYS && target.dataset.move) {
      event.preventDefault()
      this.step(target, KEYS[event.key])
    } else if (event.key !== "Enter" && event.key !== " " && !target.matches("select")) return
    event.stopPropagation()
  }
}

function render({ model, el }) {
  const table = new Table(model, el)
  const changed = () => table.show(model.get("html"))
  const heard = (message) => table.hear(message)
  const listeners = new AbortController()
  const { signal } = listeners
  el.addEventListener("click", (event) => table.onClick(event), { signal })
  el.addEventListener("submit", (event) => table.onSubmit(event), { signal })
  // On the window, before JupyterLab's own listener on the document.
  window.addEventListener("keydown", (event) => table.onKey(event), { signal, capture: true })
  model.on("change:html", changed)
  model.on("msg:custom", heard)
  return () => {
    clearTimeout(table.watch)
    listeners.abort()
    model.off("change:html", changed)
    model.off("msg:custom", heard)
  }
}

export default { render }
