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
