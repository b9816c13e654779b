/** The styles of a version hold where that version is at work: in its tables, and in the notebook around them. */

/**
 * Have an element and its notebook wear the styles of a version; returns what ends it.
 *
 * @param {HTMLElement} el @param {string} version
 */
export function styled(el, version) {
  el.dataset.tutorVersion = version
  // It has a size as soon as it stands in its notebook; by then it may have another version.
  const placed = new ResizeObserver(() => el.closest(".jp-Notebook")?.setAttribute("data-tutor-version", el.dataset.tutorVersion ?? version))
  placed.observe(el)
  return () => placed.disconnect()
}
