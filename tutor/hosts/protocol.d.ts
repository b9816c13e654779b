/** What goes to and fro between a table, its host and Python, for those who check types; no host loads this file. */

import type { AnyModel } from "@anywidget/types"

/** What somebody wants of a table: `{play: "H10"}`, `{deal: null}`, `{new: {...}}`. Python alone judges it. */
export type Intent = Record<string, unknown>

/** How far the engine has come; `total` is missing while there is nothing to count. */
export type Progress = { loaded: number; total?: number; text: string }

/**
 * What a host tells a table beside a new `html`. After `error`, `same` or the verdict on a move that is not allowed
 * (`judged`, the HTML of its panel) the table waits no longer; `progress` and the cards (`sheet`) may come at any time.
 */
export type Message = { error?: string; same?: boolean; judged?: string; progress?: Progress; sheet?: string }

/** anywidget's model, as far as a table uses it: JupyterLab's fulfils it, and `model.js`, which has no manager. */
export type TableModel = Omit<AnyModel<{ html: string; sheet?: string }>, "widget_manager"> & { widget_manager?: unknown }

/**
 * What a table or an exercise remembers. Only Python understands it; the page looks at its version, at the game that it
 * has if it is a match, at how many deals are written down, and at which exercise it is, and puts it into the language
 * of the page.
 */
export type State = {
  name: string
  lang: string
  rulebook: string
  v?: number
  game?: string
  deals?: unknown[]
  exercise?: string
  help?: string
  free?: boolean
}

/** Python's answer to an intent: the table as it stands now, the verdict on a forbidden move, or what else is wrong. */
export type Answer =
  | { state: State; html: string; error?: undefined; judged?: undefined }
  | { judged: string; error?: undefined }
  | { error: string }

/** What a question to Python is asked through; `report` hears of progress while the engine is on its way. */
export interface Asked {
  words: Words
  ask(state: State, intent: Intent, report: (progress: Progress) => void): Promise<Answer>
}

/** Sentences in the language of the page, by the names that `page.py` gives them. */
export type Words = Record<string, string>

/** What a page of the site tells its scripts: see `Needs` in `site_hooks/live.py`. */
export type Settings = { lang: string; words: Words; bytes: number; version: number }
