/** What this browser has kept and nobody can read is put aside, under a name of its own, and not lost. */

/**
 * Keep a text under `…-aside`, or that and a number if another one lies there already, in place of its own name.
 *
 * @param {Storage} store @param {string} key its own name @param {string} text
 */
export function setAside(store, key, text) {
  let aside = `${key}-aside`
  for (let number = 2; ![null, text].includes(store.getItem(aside)); number++) aside = `${key}-aside-${number}`
  store.setItem(aside, text)
  store.removeItem(key)
}

/**
 * What is kept under a name, as `understood` reads its text; or `none`, if there is nothing, if the storage fails, or if nobody
 * can read it: then it is put aside.
 *
 * @template T
 * @param {() => Storage} store @param {string} key @param {(text: string) => T | null} understood @param {T} none
 * @returns {T}
 */
export function keptUnder(store, key, understood, none) {
  try {
    const text = store().getItem(key)
    if (text === null) return none
    const kept = understood(text)
    if (!kept) setAside(store(), key, text)
    return kept ?? none
  } catch {
    return none
  }
}
