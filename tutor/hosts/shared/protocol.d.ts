/** What goes to and fro between a table, its host and Python, for those who check types; no host loads this file. */

import type { AnyModel, AnyWidget } from "@anywidget/types"
import type { Said } from "../our_table/kept_table.js"

/** What somebody wants of a table: `{play: "H10"}`, `{deal: null}`, `{new: {...}}`. Python alone judges it. */
export type Intent = Record<string, unknown>

/** How far the engine has come; `total` is missing while there is nothing to count. */
export type Progress = { loaded: number; total?: number; text: string }

/**
 * What a host tells a table beside a new `html`. After `error`, `same`, the verdict on a move that is not allowed (`judged`,
 * the HTML of its panel), what has been counted (`weighed`, the HTML of the inferences), what the coach says (`coached`), what stands there as SVG or as JSON (`picture` or `text`, with the name of a `file`), the address of another page (`opens`) or `lost` (there is nobody to ask) the table waits no longer; `progress` and the cards (`sheet`)
 * may come at any time.
 */
export type Message = { error?: string | undefined; same?: boolean; judged?: string; weighed?: string; coached?: string; picture?: string; text?: string; opens?: string; told?: string; file?: string; lost?: boolean; progress?: Progress; sheet?: string; estimates?: [string, number, number, number][]; answer?: GivenBefore }

/** An answer that somebody has given to an exercise before, null if none; it is shown with what is to be said of it, or without (`judged`). */
export type GivenBefore = { given: string[] | null; hints: number; judged: boolean }

/** A sort of thing that Python draws, by a name that its HTML has, and what brings it to life. */
export interface Drawn {
  name: string
  Made: new (model: TableModel, el: HTMLElement) => Alive
}

/** Something that Python has drawn, brought to life in its place. */
export interface Alive {
  show(html: string): void
  hear(message: Message): void
  onClick(event: MouseEvent): void
  onKey(event: KeyboardEvent): void
  submit(form: HTMLFormElement): void
  leave(): void
}

/** anywidget's model, as far as a table uses it: JupyterLab's fulfils it, and `model.js`, which has no manager. */
export type TableModel = Omit<AnyModel<{ html: string; sheet?: string }>, "widget_manager"> & { widget_manager?: unknown }

/**
 * What a table or an exercise remembers. Only Python understands it; the page looks at its version, at the game that it
 * has if it is a match, at its rules and players, at how many deals and moves are written down, and at which exercise it is, and puts it into the language
 * of the page.
 */
export type State = {
  name: string
  lang: string
  rulebook: string
  v?: number
  game?: string
  rules?: object
  players?: number
  deals?: unknown[]
  moves?: string[]
  exercise?: string
  help?: string
  free?: boolean
  setup?: object
  scoring?: object | null
  names?: string[]
  evening?: string
  editing?: number | null
  ours?: object | null
  crib?: string
  signals?: boolean
  our_table?: { name: string; rules: Record<string, object> } | null
  said?: Said | null
}

/**
 * Python's answer to an intent: the table as it stands now, the verdict on a forbidden move, a picture, or what else is wrong. `note`
 * says of a match that a notebook keeps what is worth knowing.
 */
export type Answer =
  | { state: State; html: string; note?: string; error?: undefined }
  | { judged: string; note?: string; error?: undefined }
  | { weighed: string; note?: string; error?: undefined }
  | { coached: string; note?: string; error?: undefined }
  | { picture: string; file: string; note?: string; error?: undefined }
  | { text: string; file: string; note?: string; error?: undefined }
  | { told: string; note?: string; error?: undefined }
  | { opens: string; note?: string; error?: undefined }
  | { error: string; note?: string }

/** What a question to Python is asked through; `report` hears of progress while the engine is on its way. */
export interface Asked {
  words: Words
  ask(state: State, intent: Intent, report: (progress: Progress) => void): Promise<Answer>
}

/** Sentences in the language of the page, by the names that `page.py` gives them. */
export type Words = Record<string, string>

/** What a page of the site tells its scripts: see `Needs` in `site_hooks/live.py`. */
export type Settings = { lang: string; words: Words; bytes: number; version: number; ready: string }

/** What a table in a notebook has: besides what it shows, its own name among the notebook's widgets. */
export type NotebookTraits = { opened?: string; html: string; sheet?: string; state: State; note: string; me: string; script: string; _esm: string; layout: Whole }

/** A model of a notebook's widget as JupyterLab has it, of which anywidget hands on a part. */
export interface Whole {
  name: string
  module: string
  model_id: string
  comm_live: boolean
  views: Record<string, Promise<{ el: Node }>>
  get(name: string): unknown
  get_state(dropDefaults: boolean): Record<string, unknown>
  serialize(state: Record<string, unknown>): Record<string, unknown>
  trigger(event: string, message: Message): void
}

/** JupyterLab's manager of a notebook's widgets; other hosts of widgets have one without a `context`. */
export interface Lab {
  context?: Notebook
  restoredStatus: boolean
  has_model(id: string): boolean
  get_model(id: string): Promise<Whole>
  new_model(kind: Record<string, string>, state: Record<string, unknown>): Promise<Whole>
}

/** What brings the tables of a notebook to life, as anywidget asks for it. */
export type LoadedScript = Exclude<AnyWidget<NotebookTraits>, () => unknown>

/** A script that tables are to load in place of theirs: the id of the widget that holds it, and what loads it. */
export type Newest = { script: string; loader: string }

/** A notebook that stands open in JupyterLab, as far as a table needs it. */
export interface Notebook {
  sessionContext: {
    session: { kernel: Kernel | null } | null
    kernelChanged: { connect(hear: () => void): void; disconnect(hear: () => void): void }
    statusChanged: { connect(hear: StatusHearer): void; disconnect(hear: StatusHearer): void }
    startKernel(): Promise<unknown>
  }
  saveState: { connect(hear: SaveHearer): void; disconnect(hear: SaveHearer): void }
  model: {
    dirty: boolean
    cells: Iterable<{ outputs?: Outputs }>
    getMetadata(name: string): Stored | undefined
    setMetadata(name: string, value: Stored): void
  }
}
/** What the cells of a notebook have shown, each a list. */
export interface Outputs {
  length: number
  get(place: number): { data: Record<string, unknown>; toJSON(): unknown }
  set(place: number, output: unknown): void
}
export type SaveHearer = (context: unknown, moment: string) => void

/** The widgets that are stored with a notebook, by the kind of data that they are. */
export type Stored = Record<string, { state: Record<string, unknown> }>

/** The kernel of a notebook: it runs code, and says what expressions come to. */
export interface Kernel {
  id: string
  connectionStatus: string
  connectionStatusChanged: { connect(hear: StatusHearer): void; disconnect(hear: StatusHearer): void }
  requestExecute(request: object): { done: Promise<Reply> }
}
export type StatusHearer = (kernel: unknown, status: string) => void
export type Reply = { content: { user_expressions?: Record<string, Told> } }
export type Told = { data?: { "application/json"?: Answer & Message } }

/** What must hold at a place of an exercise: `least` to `most` of the things `among` lie there, if what is `given` does. */
export interface Demand {
  place: string
  among: string[]
  least: number
  most: number
  given: string | null
}

/** An answer that was judged: what is wrong with it, if anything is, what is said of that, and the marks on its options. */
export interface Judged {
  fault: string
  says?: HTMLElement
  marks: Map<string, string>
}

/** A pad of an exercise: what is answered on it now, what is still missing, and the right answers. */
export interface Pad {
  readonly answer: string[]
  readonly lacks: string
  readonly key: string[][]
  /** In how many deals out of how many it comes true, where a chance is asked for that one hopes for. */
  readonly chance?: [won: number, of: number] | null
  /** What has the focus when one begins. */
  readonly first: HTMLElement
  fill(answer: string[]): void
  clear(): void
  judge(answer: string[]): Judged
  /** A press on a button of its own: a thing that can be laid out, one more or less of a number. */
  press(button: HTMLElement): void
}
