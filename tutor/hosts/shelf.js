/**
 * What stands before a table of matches: the offer to go on with what was left here, what there is to know of how the
 * match is kept, and all that was put aside.
 */

/** An element with some text, or with other elements in it. */
function element(name, properties = {}, ...content) {
  const made = Object.assign(document.createElement(name), properties)
  made.append(...content)
  return made
}

/** A sentence with its parts. */
function told(sentence, facts) {
  return sentence.replace(/\{(\w+)\}/g, (whole, name) => facts[name] ?? whole)
}

export class Shelf {
  constructor(model, memory, el, { lang, words }) {
    this.model = model
    this.memory = memory
    this.el = el
    this.words = words
    this.date = new Intl.DateTimeFormat(lang, { dateStyle: "medium", timeStyle: "short" })
    this.number = new Intl.NumberFormat(lang)
    // What is said, by its name among the words; a reader hears it when it changes.
    this.note = ""
    this.said = element("p", { className: "note", role: "status" })
    this.offers = element("p", { className: "offers" })
    this.summary = element("summary")
    this.list = element("ul")
    this.folded = element("details", {}, this.summary, element("p", { textContent: words.aside_why }), this.list)
    this.root = element("div", { className: "tutor-shelf" }, this.said, this.offers, this.folded)
    el.before(this.root)
    model.on("change:state", () => this.keep())
    addEventListener("storage", () => this.show())
    this.look()
  }

  /** What nobody could go on with is put aside as soon as it is met. */
  look() {
    const found = this.memory.found()
    if (found && !found.state && !found.newer) this.putAside(found)
    else this.show()
  }

  /** A note stays until another takes its place: what was put aside is worth knowing for more than one move. */
  keep() {
    const outcome = this.memory.keep(this.model.get("state"))
    const solved = outcome === "kept" && this.note === "full"
    if (solved) this.show("")
    else this.show(["aside", "full"].includes(outcome) ? outcome : this.note)
  }

  putAside(entry) {
    this.show(this.memory.putAside(entry) === "full" ? "full" : "unreadable")
  }

  async resume(entry) {
    const pressed = document.activeElement
    this.busy(true)
    const outcome = await this.model.resume(entry.state, () => this.take(entry))
    this.busy(false)
    if (outcome === "refused") this.putAside(entry)
    if (outcome === "failed") pressed.focus()
    else this.home()
  }

  /** Whoever has pressed a button here that is gone goes on at the table. */
  home() {
    this.el.querySelector("[data-move], [data-intent]").focus()
  }

  /** What another tab's match has kept from being kept here stands nowhere else yet. */
  take(entry) {
    const state = this.model.get("state")
    if (this.memory.playing && JSON.stringify(state) !== this.memory.own) this.memory.lay(state)
    this.note = ""
    this.memory.take(entry)
  }

  insist() {
    this.show(this.memory.insist(this.model.get("state")))
    this.home()
  }

  busy(on) {
    for (const button of this.root.querySelectorAll("button")) button.disabled = on
  }

  /** Say how things stand. */
  show(note = this.note) {
    const found = this.memory.found()
    const asides = this.memory.asides()
    const state = found && (found.newer ? "newer" : this.memory.playing ? "elsewhere" : "left")
    this.note = note
    const text = this.words[{ newer: "newer", elsewhere: "elsewhere" }[state] ?? note] ?? ""
    if (this.said.textContent !== text) this.said.textContent = text
    this.offers.replaceChildren(...this.choices(state, found))
    this.summary.textContent = told(this.words.asides, { count: this.number.format(asides.length) })
    this.list.replaceChildren(...asides.map((aside) => this.item(aside)))
    this.folded.hidden = asides.length === 0
  }

  choices(state, found) {
    if (state === "newer") return [this.button("again", () => location.reload())]
    if (state === "left") return found.state ? [this.button("resume", () => this.resume(found))] : []
    if (state !== "elsewhere") return []
    const mine = this.button("mine", () => this.insist())
    return found.state ? [this.button("theirs", () => this.resume(found)), mine] : [mine]
  }

  /** One entry that was put aside, and what one can do with it. */
  item(aside) {
    const { state, time } = aside
    const deal = state ? (state.deals?.length ?? 0) + 1 : 0
    const facts = { date: this.date.format(time), number: this.number.format(deal) }
    const name = told(this.words[state ? "aside_deal" : "aside_unreadable"], facts)
    const open = state ? [this.button("open", () => this.resume(aside), name)] : []
    const save = this.button("save", () => this.save(aside), name)
    const remove = this.button("remove", () => this.remove(aside), name)
    return element("li", {}, name, ...open, save, remove)
  }

  button(word, act, about = "") {
    const label = this.words[word]
    const made = element("button", { type: "button", textContent: label, onclick: act })
    if (about) made.setAttribute("aria-label", `${label}: ${about}`)
    return made
  }

  save({ text, time }) {
    const href = URL.createObjectURL(new Blob([text], { type: "application/json" }))
    const day = new Date(time).toISOString().slice(0, 10)
    element("a", { href, download: `tutor-${this.memory.name}-${day}.json` }).click()
    setTimeout(() => URL.revokeObjectURL(href), 1000)
  }

  remove(aside) {
    if (!confirm(this.words.sure)) return
    this.memory.erase(aside)
    this.show()
    this.home()
  }
}
