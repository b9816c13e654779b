/** The words of a question as the search compares them: without accents and endings, one for all that mean the same here. */

import { stemmer as english } from "@orama/stemmers/english"
import { stemmer as french } from "@orama/stemmers/french"

/** @type {Record<string, (word: string) => string>} */
const STEMMERS = { en: english, fr: french }

/** Words so small that they tell two questions apart by nothing. @type {Record<string, string>} */
const SMALL = { fr: "l le la les un une des d de du au aux t il on je j" }

/** By its first word, what stands for another. @typedef {Map<string, { stands: string[], means: string }[]>} Meanings */

/** A text in small letters without accents. @param {string} text */
function plain(text) {
  return text.normalize("NFD").replace(/[\u0300-\u036f]/g, "").replace(/œ/gi, "oe").toLowerCase()
}

/**
 * What makes words of a text in a language. A line of `same` names a word and, behind a colon, all that stands for it, be it
 * one word or several: `dog: kitty, talon`.
 *
 * @param {string} lang
 * @param {string} same
 * @returns {(text: string) => string[]}
 */
export function reader(lang, same) {
  /** @type {Map<string, string>} */
  const known = new Map()
  /** @param {string} word */
  const stem = (word) => {
    if (!known.has(word)) known.set(word, STEMMERS[lang]?.(word) ?? word)
    return /** @type {string} */ (known.get(word))
  }
  const small = new Set(["", ...(SMALL[lang] ?? "").split(" ")])
  /** @param {string} text */
  const split = (text) => plain(text).split(/[^a-z0-9]+/).filter((word) => !small.has(word))
  /** @param {string} text */
  const stems = (text) => split(text).map(stem)
  // As it is written a word may mean one thing, and by its stem another: a handful is more than a hand.
  const [written, stemmed] = [sameMeanings(same, split), sameMeanings(same, stems)]
  return (text) => {
    const [words, short] = [split(text), stems(text)]
    const read = []
    for (let at = 0; at < words.length; ) {
      const found = meant(written, words, at) ?? meant(stemmed, short, at)
      read.push(found ? found.means : short[at])
      at += found ? found.stands.length : 1
    }
    return read
  }
}

/** What the words from a place on stand for, if they do. @param {Meanings} meanings @param {string[]} words @param {number} at */
function meant(meanings, words, at) {
  return meanings.get(words[at])?.find(({ stands }) => stands.every((word, more) => words[at + more] === word))
}

/**
 * What stands for which word, by its own first word, the longest before the others.
 *
 * @param {string} same
 * @param {(text: string) => string[]} split
 */
function sameMeanings(same, split) {
  /** @type {Meanings} */
  const meanings = new Map()
  for (const line of same.split("\n").filter((one) => one.includes(": "))) {
    const [word, others] = line.split(": ")
    // No word of a language has such a mark in it.
    const means = `=${plain(word).replace(/[^a-z0-9]/g, "_")}`
    for (const stands of [word, ...others.split(", ")].map(split)) {
      meanings.set(stands[0], [...(meanings.get(stands[0]) ?? []), { stands, means }])
    }
  }
  for (const some of meanings.values()) some.sort((one, other) => other.stands.length - one.stands.length)
  return meanings
}
