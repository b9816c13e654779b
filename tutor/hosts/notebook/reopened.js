/**
 * A table in JupyterLab that outlasts its kernel: its notebook was opened again, or its kernel has been started anew.
 *
 * JupyterLab shows such a table, for it was stored with the notebook; but nobody listens to it any more, and the next
 * time that the notebook is stored it would be left out. Here it asks whatever kernel the notebook has now about its
 * state, as the tables of the site ask their engine, and stores itself as long as a cell shows it. No cell has to run.
 */

/** @import { Answer, Intent, Kernel, Lab, Message, Notebook, NotebookTraits, Reply, TableModel, Whole } from "../shared/protocol.d.ts" */
/** @import { AnyModel } from "@anywidget/types" */

// Where a notebook stores its widgets, and what the output of a cell says of the one that it shows.
const WIDGETS = "widgets"
const STATES = "application/vnd.jupyter.widget-state+json"
const VIEW = "application/vnd.jupyter.widget-view+json"

// For so long, and a little less, JupyterLab looks for the model of a cell that it shows.
const SOUGHT_MS = 2100

/** A text of Python's that says some data as JSON. @param {unknown} data */
const literal = (data) => JSON.stringify(JSON.stringify(data))

/** The whole of a model's manager, of which anywidget promises a part. @param {AnyModel<NotebookTraits>} model */
export function labOf(model) {
  return /** @type {Lab} */ (/** @type {unknown} */ (model.widget_manager))
}

/** Where among the outputs of a notebook's cells a widget stands, if any cell shows it. @param {Notebook} notebook @param {string} id */
function placeOf({ model }, id) {
  const places = [...model.cells].flatMap(({ outputs }) => Array.from({ length: outputs?.length ?? 0 }, (_, place) => ({ outputs, place })))
  return places.find(({ outputs, place }) => /** @type {{ model_id?: string } | undefined} */ (outputs?.get(place).data[VIEW])?.model_id === id)
}

/**
 * What a kernel replies. A kernel that is ended, or that cannot be reached any more, never does; whoever waits is told.
 *
 * @param {Kernel} kernel @param {object} request @returns {Promise<Reply>}
 */
async function replied(kernel, request) {
  if (kernel.connectionStatus === "disconnected") throw new Error("The kernel is out of reach.")
  const { done } = kernel.requestExecute(request)
  let leave = () => {}
  const gone = new Promise((_, reject) => {
    const heed = (/** @type {unknown} */ _kernel, /** @type {string} */ status) => {
      if (status === "disconnected") reject(new Error("The kernel has gone."))
    }
    kernel.connectionStatusChanged.connect(heed)
    leave = () => kernel.connectionStatusChanged.disconnect(heed)
  })
  return await Promise.race([done, gone]).finally(leave)
}

/** A table's model, as anywidget gives it, which goes on when its kernel is gone. @implements {TableModel} */
export class ReopenedTable {
  /** @param {AnyModel<NotebookTraits>} model @param {Notebook} notebook where it stands @param {AbortSignal} signal says when it has gone */
  constructor(model, notebook, signal) {
    this.model = model
    this.notebook = notebook
    this.born = this.kernel?.id
    this.turn = Promise.resolve()
    /** How often the table was found to have gone on elsewhere. */
    this.taken = 0
    this.lab = labOf(model)
    this.whole = this.lab.get_model(model.get("me"))
    this.whole.then((whole) => this.stay(whole, signal))
    model.on("change:html", () => { notebook.model.dirty = true })
    this.look()
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

  /** @template {"html" | "sheet"} K @param {K} name @returns {NotebookTraits[K]} */
  get(name) {
    return this.model.get(name)
  }

  /** @template {"html" | "sheet"} K @param {K} name @param {NotebookTraits[K]} value */
  set(name, value) {
    this.model.set(name, value)
  }

  save_changes() {
    this.model.save_changes()
  }

  /** @param {string} event @param {(...details: any[]) => void} hear */
  on(event, hear) {
    this.model.on(event, hear)
  }

  /** @param {string} event @param {(...details: any[]) => void} hear */
  off(event, hear) {
    this.model.off(/** @type {"msg:custom"} */ (event), hear)
  }

  /** @param {Intent} intent */
  send(intent) {
    if (!this.alone) return this.model.send(intent)
    const { taken, kernel } = this
    this.turn = this.turn.then(() => {
      // What was meant for a table that has gone on meanwhile is forgotten: it is seen first how it stands.
      if (this.taken !== taken) return this.tell({ same: true })
      // What still waited for a kernel that was ended goes with it: only who asks afterwards wants another one.
      return kernel && this.kernel !== kernel ? this.tell({ lost: true }) : this.ask(intent)
    })
  }

  /** A match may have gone on since the notebook was stored: the table shows how it stands. */
  look() {
    const { game, name, lang } = this.model.get("state")
    if (this.alone && this.kernel && game && name) this.turn = this.turn.then(() => this.find({ lang }))
  }

  /** Show how the table stands now, if that is news; nobody has asked, so nobody is told. @param {Intent} intent */
  async find(intent) {
    const answer = await this.answer(intent).catch(() => ({}))
    if (!("html" in answer)) return
    if (answer.html === this.model.get("html")) return this.model.set("note", answer.note ?? "")
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
    const same = answer.html === this.model.get("html")
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
    const kernel = await this.found()
    const tutor = `__import__("tutor.hosts.notebook.widget", fromlist=["ask"]).ask(${literal(this.model.get("state"))}, ${literal(intent)})`
    const request = { code: "", silent: true, store_history: false, user_expressions: { tutor } }
    const { content } = await replied(kernel, request)
    const answer = content.user_expressions?.tutor?.data?.["application/json"]
    if (!answer) throw new Error(JSON.stringify(content))
    return answer
  }

  /** The notebook's kernel; where there is none, one is started. @returns {Promise<Kernel>} */
  async found() {
    if (!this.kernel) await this.notebook.sessionContext.startKernel()
    if (!this.kernel) throw new Error("There is no kernel.")
    return this.kernel
  }

  /** Be shown, and stored with the notebook each time that it is stored. @param {Whole} whole @param {AbortSignal} signal */
  stay(whole, signal) {
    this.show(whole)
    const again = setTimeout(() => this.show(whole), SOUGHT_MS)
    const { saveState } = this.notebook
    const store = (/** @type {unknown} */ _, /** @type {string} */ moment) => void (moment === "started" && this.store(whole))
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

  /** Store this table with the notebook, which by itself stores only those that have their kernel. @param {Whole} whole */
  store(whole) {
    const { model } = this.notebook
    const stored = model.getMetadata(WIDGETS)?.[STATES]
    if (!stored || !this.alone || !placeOf(this.notebook, whole.model_id)) return
    const ours = [whole, this.model.get("layout")].map((one) => [one.model_id, {
      model_name: one.name,
      model_module: one.module,
      model_module_version: one.get("_model_module_version"),
      state: one.serialize(one.get_state(true)),
    }])
    model.setMetadata(WIDGETS, { [STATES]: { ...stored, state: { ...stored.state, ...Object.fromEntries(ours) } } })
  }
}
