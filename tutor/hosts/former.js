/** Where matches were kept when tables had no names: by the page of their table, and its place there. */

/** @type {Record<string, [page: string, number: number]>} */
const PLACES = {
  "tarot-four": ["lessons/02-a-whole-deal/", 0],
  "tarot-three": ["lessons/02-a-whole-deal/", 1],
  "tarot-five": ["lessons/02-a-whole-deal/", 2],
  "barbu-dealer": ["lessons/03-barbu/", 0],
  "barbu-no-queens": ["lessons/03-barbu/", 1],
  "barbu-king": ["lessons/03-barbu/", 2],
  "barbu-trumps": ["lessons/03-barbu/", 3],
  "barbu-domino": ["lessons/03-barbu/", 4],
  "barbu-doubling": ["lessons/03-barbu/", 5],
  "barbu-match": ["lessons/03-barbu/", 6],
  "barbu-chinese-poker": ["lessons/03-barbu/", 7],
  "barbu-salade": ["lessons/03-barbu/", 8],
}

/**
 * The keys under which the matches of a table were kept then, on a site that begins at `root`; those of the page's own
 * language first. A table that had no match then has none.
 *
 * @param {string} name
 * @param {{ lang: string, root: string }} page
 */
export function former(name, { lang, root }) {
  if (!(name in PLACES)) return []
  const [page, number] = PLACES[name]
  const folders = lang === "fr" ? ["fr/", ""] : ["", "fr/"]
  return folders.map((folder) => `tutor ${root}${folder}${page} ${number}`)
}
