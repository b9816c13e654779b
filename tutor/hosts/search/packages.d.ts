/** The packages of npm that go into the finder, as far as it uses them: whoever checks the types need not have installed them. */

declare module "minisearch" {
  interface Options {
    fields: string[]
    tokenize(text: string, field?: string): string[]
    processTerm(word: string): string
  }
  interface Search {
    boost?: Record<string, number>
    fuzzy?(word: string): number
    prefix?(word: string, at: number, words: string[]): boolean
    bm25?: { k: number, b: number, d: number }
  }
  interface Result { id: number, score: number, queryTerms: string[] }
  export default class MiniSearch {
    constructor(options: Options)
    add(document: { id: number, [field: string]: string | number }): void
    addAll(documents: { id: number, [field: string]: string | number }[]): void
    search(question: string, how?: Search): Result[]
  }
}

declare module "@orama/stemmers/english" {
  export function stemmer(word: string): string
}

declare module "@orama/stemmers/french" {
  export function stemmer(word: string): string
}
