/**
 * A table in JupyterLab that outlasts its kernel: its notebook was opened again, or its kernel has been started anew.
 *
 * JupyterLab shows such a table, for it was stored with the notebook; but nobody listens to it any more, and the next
 * time that the notebook is stored it would be left out. Here it asks whatever kernel the notebook has now about its
 * state, as the tables of the site ask their engine, and stores itself as long as a cell shows it. No cell has to run.
 */

/** @import { Answer, Intent, Kernel, Lab, Message, Notebook, NotebookTraits, Whole } from "../shared/protocol.d.ts" */
/** @import { AnyModel } from "@anywidget/types" */

import { evaluated } from "./kernel.js"
import { forget, newest } from "./newest.js"
import { OpenedTable } from "./opened.js"
import { stored } from "./stored.js"

// Where a notebook stores its widgets, and what the output of a cell says of the one that it shows.
const WIDGETS = "widgets"
const STATES = "application/vnd.jupyter.widget-state+json"
const VIEW = "application/vnd.jupyter.widget-view+json"

// For so long, and a little less, JupyterLab looks for the model of a cell that it shows.
const SOUGHT_MS = 2100

/** The whole of a model's manager, of which anywidget promises a part. @param {AnyModel<NotebookTraits>} model */
export function labOf(model) {
  return /** @type {Lab} */ (/** @type {unknown} */ (model.widget_manager))
}

/** Where among the outputs of a notebook's cells a widget stands, if any cell shows it. @param {Notebook} notebook @param {string} id */
function placeOf({ model }, id) {
  const places = [...model.cells].flatMap(({ outputs }) => Array.from({ length: outputs?.length ?? 0 }, (_, place) => ({ outputs, place })))
  return places.find(({ outputs, place }) => /** @type {{ model_id?: string } | undefined} */ (outputs?.get(place).data[VIEW])?.model_id === id)
}

/** A table that goes on when its kernel is gone. */
export class ReopenedTable extends OpenedTable {
  /**
   * @param {AnyModel<NotebookTraits>} model @param {string} html with which it was opened
   * @param {Notebook} notebook where it stands @param {AbortSignal} signal says when it has gone
   */
  constructor(model, html, notebook, signal) {
    super(model, html)
    this.notebook = notebook
    this.born = this.kernel?.id
    this.turn = Promise.resolve()
    /** How often the table was found to have gone on elsewhere. */
    this.taken = 0
    this.lab = labOf(model)
    this.whole = this.lab.get_model(model.get("me"))
    this.script = this.lab.get_model(model.get("script"))
    Promise.all([this.whole, this.script]).then(([whole, script]) => this.stay(whole, script, signal))
    model.on("change:html", () => { notebook.model.dirty = true })
    this.follow(signal)
    this.renew()
    this.look()
  }

  /** A kernel that was started anew may have another package by now, as another kernel may: either is asked. @param {AbortSignal} signal */
  follow(signal) {
    const { kernelChanged, statusChanged } = this.notebook.sessionContext
    let starting = false
    const changed = () => {
      if (this.kernel) forget(this.kernel)
      this.renew()
    }
    // Before it is ended, a kernel says that it is idle: only one that has started since is another one.
    const heed = (/** @type {unknown} */ _, /** @type {string} */ status) => {
      if (starting && status === "idle") changed()
      starting = status === "starting" || (starting && status !== "idle")
    }
    kernelChanged.connect(changed)
    statusChanged.connect(heed)
    signal.addEventListener("abort", () => {
      kernelChanged.disconnect(changed)
      statusChanged.disconnect(heed)
    })
  }

  get kernel() {
    return this.notebook.sessionContext.session?.kernel
  }

  /** Whether the kernel that has made this table is gone. */
  get alone() {
    return !this.model.get("layout").comm_live || this.kernel?.id !== this.born
  }

  /** Who has one is not sure of an answer; we are, when we ask ourselves. */
  get widget_manager() {
    return this.alone ? undefined : this.model.widget_manager
  }

  /** @param {Intent} intent */
  send(intent) {
    if (!this.alone) return super.send(intent)
    const { taken, kernel } = this
    this.turn = this.turn.then(() => {
      // What was meant for a table that has gone on meanwhile is forgotten: it is seen first how it stands.
      if (this.taken !== taken) return this.tell({ same: true })
      // What still waited for a kernel that was ended goes with it: only who asks afterwards wants another one.
      return kernel && this.kernel !== kernel ? this.tell({ lost: true }) : this.ask(intent)
    })
  }

  /** Where the package has changed since the notebook was stored, the table is drawn anew, and runs the script of now. */
  renew() {
    const { lab, kernel, model } = this
    if (!this.alone || !kernel) return
    this.turn = this.turn.then(async () => {
      const { lang } = model.get("state")
      const newer = await newest(lab, kernel, await this.script, lang)
      if (!newer) return
      await this.find({ lang })
      if (!model.get("html")) model.set("html", this.html) // another package may look for it there alone
      model.set("script", newer.script)
      model.set("_esm", newer.loader) // anywidget loads the table again
    })
  }

  /** A match may have gone on since the notebook was stored: the table shows how it stands. */
  look() {
    const { game, name, lang } = this.model.get("state")
    if (this.alone && this.kernel && game && name) this.turn = this.turn.then(() => this.find({ lang }))
  }

  /** Show how the table stands now, if that is news; nobody has asked, so nobody is told, and no kernel is started for it. @param {Intent} intent */
  async find(intent) {
    if (!this.kernel) return
    const answer = await this.answer(intent).catch(() => ({}))
    if (!("html" in answer)) return
    if (answer.html === this.get("html")) return this.model.set("note", answer.note ?? "")
    this.taken += 1
    this.take(answer)
  }

  /** @param {Intent} intent */
  async ask(intent) {
    try {
      this.take(await this.answer(intent))
    } catch (problem) {
      console.error(problem)
      await this.tell({ lost: true })
    }
  }

  /** @param {Answer & Message} answer */
  take(answer) {
    // What is only kept has nothing to say of a note that stands there.
    if ("html" in answer || "note" in answer) this.model.set("note", answer.note ?? "")
    if (!("html" in answer)) return this.tell(answer)
    const same = answer.html === this.get("html")
    this.model.set("state", answer.state)
    this.model.set("html", answer.html)
    return this.tell({ same })
  }

  /** Say something to whoever listens to the model, as its kernel would. @param {Message} message */
  async tell(message) {
    const whole = await this.whole
    whole.trigger("msg:custom", message)
  }

  /** @param {Intent} intent @returns {Promise<Answer & Message>} */
  async answer(intent) {
    return await evaluated(await this.found(), "widget", "ask", this.model.get("state"), intent)
  }

  /** The notebook's kernel; where there is none, one is started. @returns {Promise<Kernel>} */
  async found() {
    if (!this.kernel) await this.notebook.sessionContext.startKernel()
    if (!this.kernel) throw new Error("There is no kernel.")
    return this.kernel
  }

  /** Be shown, and stored with the notebook each time that it is stored. @param {Whole} whole @param {Whole} script @param {AbortSignal} signal */
  stay(whole, script, signal) {
    this.show(whole)
    const again = setTimeout(() => this.show(whole), SOUGHT_MS)
    const { saveState } = this.notebook
    const store = (/** @type {unknown} */ _, /** @type {string} */ moment) => void (moment === "started" && this.store(whole, script))
    saveState.connect(store)
    signal.addEventListener("abort", () => {
      clearTimeout(again)
      saveState.disconnect(store)
    })
  }

  /**
   * JupyterLab may be so quick to find a kernel that it looks for its widgets there alone, says "model not found", and
   * reads those that are stored with the notebook only then. Or it is so busy reading them that it misses the moment at
   * which they have come, and says so over a table that is there. Such a cell is shown again.
   *
   * @param {Whole} whole
   */
  async show(whole) {
    const views = await Promise.all(Object.values(whole.views))
    if (!this.alone || !this.lab.restoredStatus || views.some(({ el }) => el.parentNode)) return
    const { outputs, place = 0 } = placeOf(this.notebook, whole.model_id) ?? {}
    outputs?.set(place, outputs.get(place).toJSON())
  }

  /** Store this table and its script with the notebook, which stores only what has its kernel. @param {Whole} whole @param {Whole} script */
  store(whole, script) {
    const { model } = this.notebook
    const before = model.getMetadata(WIDGETS)?.[STATES]
    if (!before || !this.alone || !placeOf(this.notebook, whole.model_id)) return
    const ours = Object.fromEntries([whole, script].flatMap(stored))
    model.setMetadata(WIDGETS, { [STATES]: { ...before, state: { ...before.state, ...ours } } })
  }
}
