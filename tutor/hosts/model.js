/** A table's traits, with the part of anywidget's model interface that `table.js` uses. The page keeps its state. */
export class Model {
  constructor(traits, engine) {
    this.traits = traits
    this.engine = engine
    this.hearers = new Map()
    this.turn = Promise.resolve()
    // How many states have been taken up at this table.
    this.taken = 0
  }

  get(name) {
    return this.traits[name]
  }

  set(name, value) {
    this.traits[name] = value
    this.tell(`change:${name}`)
  }

  save_changes() {}

  on(event, hear) {
    this.hearers.set(event, [...(this.hearers.get(event) ?? []), hear])
  }

  off(event, hear) {
    this.hearers.set(event, (this.hearers.get(event) ?? []).filter((one) => hear && one !== hear))
  }

  /**
   * Intents take turns: each is asked about the state that the one before has left. One that was meant for a table that
   * another state has taken the place of meanwhile is forgotten.
   */
  send(intent) {
    if (intent.sheet) return // the page has brought its cards' symbols along
    const { taken } = this
    const ask = () => (this.taken === taken ? this.ask(intent, this.get("state")) : this.give("forgotten", { same: true }))
    this.turn = this.turn.then(ask)
  }

  /**
   * Take up another state at this table, in its language and under its name. Resolves to what became of it: `taken`,
   * `refused` by Python, or `failed`, which says nothing of the state: there was nobody to ask. `first` is called
   * before the table changes.
   */
  resume(state, first) {
    const { lang, rulebook, name } = this.get("state")
    const refused = () => ({ same: true }) // who resumes it says so
    const take = () => {
      first()
      this.taken += 1
    }
    const kept = { ...state, lang, rulebook, name }
    this.turn = this.turn.then(() => this.ask({ lang }, kept, { first: take, refused }))
    return this.turn
  }

  async ask(intent, state, { first = () => {}, refused = (error) => ({ error }) } = {}) {
    try {
      const answer = await this.engine.ask(state, intent, (progress) => this.tell("msg:custom", { progress }))
      if (answer.error) return this.give("refused", refused(answer.error))
      first()
      this.set("state", answer.state)
      this.set("html", answer.html)
      return "taken"
    } catch (problem) {
      if (!problem.told) console.error(problem)
      const error = problem.told ? problem.message : this.engine.words.broken
      return this.give(problem.byPython ? "refused" : "failed", { error })
    }
  }

  /** Tell the table how a question has ended. */
  give(outcome, message) {
    this.tell("msg:custom", message)
    return outcome
  }

  tell(event, ...details) {
    for (const hear of this.hearers.get(event) ?? []) hear(...details)
  }
}
