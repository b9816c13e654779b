/** What the build writes for the search (`site_hooks/search.py`), what is found in it, and what is shown of that. */

/** A place of the site, below the first page of its language. */
export interface Place { at: string, title: string, text: string }

/** One matter of an answer: its places, of which the first shows it best, and how people ask for it. */
export interface Part { places: Place[], asked: string[] }

/** What answers a question: matters that belong together, where they are taught and where one may try them. */
export interface Answer {
  game: "tarot" | "barbu" | ""
  parts: Part[]
  lesson: Place | null
  exercise: Place | null
}

export interface Answers {
  lang: string
  /** The words that mean the same, a line each. */
  same: string
  answers: Answer[]
  /** What else stands on the site. */
  sections: Place[]
  /** Where somebody may look whose question has no certain answer. */
  chapters: Place[]
}

/** An answer, and the part of it that the question is about. */
export interface Found { answer: Answer, part: number, score: number, words: string[] }

/** An answer as it is shown: the best of its places, a few beside it, the lesson and an exercise. */
export interface Shown { lead: Place, beside: Place[], lesson: Place | null, exercise: Place | null }

/** A question to the worker, and its reply; `from` is the address of all answers. */
export interface Asked { id: number, question: string, from: string }
export interface Reply { id: number, found: Shown[], certain: boolean, chapters: Place[], failed?: string }
