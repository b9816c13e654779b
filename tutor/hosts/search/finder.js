/** Finds the answers to a question: MiniSearch ranks them by the ways in which each has been asked, its title and its text. */

/** @import { Answer, Answers, Found } from "./answers.d.ts" */

import MiniSearch from "minisearch"
import { reader } from "./words.js"

/** How much a field counts, and how much it helps that one single way to ask comes near. Tried on what was held out. */
const FIELDS = { asked: 1, title: 0.5, text: 0.5, pairs: 0.2 }
const NEAREST = 0.45
/** How much is left of an answer about the other game than that which the question names, or that names none. */
const OTHER_GAME = 0.3
const UNNAMED = 0.5
/** A question is answered for certain if at least so much of it, by the weight of its words, is in the answer. */
const CERTAIN = 0.45
/** A word of fewer letters has too many neighbours to be a misspelling of one of them. */
const SHORT = 5
/** How many answers are shown, and how many sections beside them. */
const MOST = 6
const FEW = 3
/** What names a game: itself, or that something is asked of a contract that only Barbu has. */
const BARBU_ITSELF = /\bbarbu\b/i
const BARBU = new RegExp(
  `${BARBU_ITSELF.source}|\\b(in|after|called) no (tricks|hearts|queens|last)\\b|\\btrumps? (contract|game)\\b|\\bdomino\\b`
    + "|(^|\\s)à (pas de|sans) (plis|levées|cœurs|dames)\\b|\\bcontrat atout\\b|\\bréussite\\b",
  "i",
)
const TAROT = /\btarr?ots?\b/i

/** Two words that stand side by side, as one. @param {string[]} words */
function pairs(words) {
  return words.slice(1).map((word, at) => `${words[at]}~${word}`)
}

export class Finder {
  /** @param {Answers} answers */
  constructor({ lang, same, answers, sections }) {
    this.answers = answers
    this.sections = sections
    this.words = reader(lang, same)
    this.needsName = answers.map(namesBarbu)
    /** By word, in how many answers it is asked for. @type {Map<string, number>} */
    this.known = new Map()
    this.whole = this.indexOfAnswers()
    /** @type {number[]} */
    this.owners = []
    /** Of each way to ask, which of the answer's places it leads to. @type {number[]} */
    this.leads = []
    this.single = this.indexOfAsked()
    this.rest = this.indexOfSections()
  }

  /** All answers as documents, each with all that is known of it. */
  indexOfAnswers() {
    const index = new MiniSearch({
      fields: Object.keys(FIELDS),
      /** A question has no field, and is read both ways. @param {string} text @param {string} [field] */
      tokenize: (text, field) => {
        if (field === "pairs") return text.split("\n").flatMap((line) => pairs(this.words(line)))
        const words = this.words(text)
        return field ? words : [...words, ...pairs(words)]
      },
      processTerm: (word) => word,
    })
    this.answers.forEach(({ parts }, id) => {
      const asked = parts.flatMap((part) => part.asked)
      const places = parts.flatMap((part) => part.places)
      const [title, text] = [places.map((one) => one.title).join(" . "), places.map((one) => one.text).join(" ")]
      index.add({ id, asked: asked.join(" . "), pairs: asked.join("\n"), title, text })
      for (const word of new Set(asked.flatMap(this.words))) this.known.set(word, (this.known.get(word) ?? 0) + 1)
    })
    return index
  }

  /** Every way to ask as a document of its own. */
  indexOfAsked() {
    const index = new MiniSearch({ fields: ["asked"], tokenize: (text) => this.words(text), processTerm: (word) => word })
    this.answers.forEach(({ parts }, answer) => {
      parts.forEach((part, at) => {
        for (const asked of part.asked) {
          index.add({ id: this.owners.length, asked })
          this.owners.push(answer)
          this.leads.push(at)
        }
      })
    })
    return index
  }

  /** The sections of which nobody has asked yet. */
  indexOfSections() {
    const index = new MiniSearch({ fields: ["title", "text"], tokenize: (text) => this.words(text), processTerm: (word) => word })
    index.addAll(this.sections.map(({ title, text }, id) => ({ id, title, text })))
    return index
  }

  /** Whether a word may be a misspelling, or the beginning of another one. @param {string} word */
  strange(word) {
    return !this.known.has(word) && !word.includes("~")
  }

  /** @param {string} word */
  fuzzy = (word) => (word.length >= SHORT && this.strange(word) ? 0.2 : 0)

  /**
   * The answers to a question, the best first, then what is only read somewhere; and whether the first is certain.
   *
   * @param {string} question
   * @returns {{ found: Found[], certain: boolean }}
   */
  find(question) {
    const ranked = this.whole.search(question, {
      boost: FIELDS,
      fuzzy: this.fuzzy,
      prefix: (word, at, words) => this.strange(word) && at === words.findLastIndex((one) => !one.includes("~")),
      bm25: { k: 4, b: 0.9, d: 0 },
    })
    const near = this.nearest(question)
    const highest = ranked[0]?.score ?? 1
    const found = ranked.map(({ id, score, queryTerms }) => ({
      answer: this.answers[id],
      part: near.get(id)?.part ?? 0,
      score: (score / highest + NEAREST * (near.get(id)?.score ?? 0)) * this.fitting(question, id),
      words: queryTerms,
    }))
    found.sort((one, other) => other.score - one.score)
    const certain = found.length > 0 && this.share(question, found[0].words) >= CERTAIN
    return { found: [...found.slice(0, MOST), ...this.read(question)], certain }
  }

  /** Other sections in which most words of a question stand. @param {string} question @returns {Found[]} */
  read(question) {
    const found = this.rest.search(question, { boost: { title: 3 }, fuzzy: this.fuzzy })
    const most = found.filter(({ queryTerms }) => this.share(question, queryTerms) >= CERTAIN).slice(0, FEW)
    return most.map(({ id, score, queryTerms }) => {
      const part = { places: [this.sections[id]], asked: [] }
      return { answer: { game: "", parts: [part], lesson: null, exercise: null }, part: 0, score, words: queryTerms }
    })
  }

  /** By answer, how near its nearest way to ask comes, and to which of its places that leads. @param {string} question */
  nearest(question) {
    const asked = this.single.search(question, { fuzzy: this.fuzzy, bm25: { k: 0.5, b: 0.9, d: 0 } })
    /** @type {Map<number, { score: number, part: number }>} */
    const near = new Map()
    for (const { id, score } of asked) {
      if (!near.has(this.owners[id])) near.set(this.owners[id], { score: score / asked[0].score, part: this.leads[id] })
    }
    return near
  }

  /** How well an answer fits the game of which a question speaks. @param {string} question @param {number} id */
  fitting(question, id) {
    const { game } = this.answers[id]
    if (game === "tarot") return BARBU.test(question) ? OTHER_GAME : 1
    if (game !== "barbu" || BARBU.test(question)) return 1
    return TAROT.test(question) ? OTHER_GAME : 1 - UNNAMED * this.needsName[id]
  }

  /** How much of a question is in an answer with these of its words. @param {string} question @param {string[]} inIt */
  share(question, inIt) {
    const weight = (/** @type {string} */ word) => Math.log(1 + this.answers.length / (this.known.get(word) ?? 0.5))
    const words = [...new Set(this.words(question))]
    const sum = (/** @type {string[]} */ some) => some.reduce((total, word) => total + weight(word), 0)
    return sum(words.filter((word) => inIt.includes(word))) / (sum(words) || 1)
  }
}

/** How many of those who ask for an answer name the game of Barbu, as a part of one. @param {Answer} answer */
function namesBarbu({ parts }) {
  const asked = parts.flatMap((part) => part.asked)
  return asked.filter((one) => BARBU_ITSELF.test(one)).length / (asked.length || 1)
}
