/** A deal that was played to its end counts for the topics that arose in it: as credit, for nobody was asked anything. */

/** @import { KeptLog } from "./kept_log.js" */

const PLAYED = /^<section\b[^>]*?\bdata-game="(\w+)"[^>]*?\bdata-played="([\w ]+)"[^>]*?\bdata-seed="(\d+)"/

/** Watches one table: each deal counts when it comes to its end there, not where it is only shown again. */
export class Credit {
  /** @param {KeptLog} log @param {string} html the table as it stands @param {() => number} now in milliseconds */
  constructor(log, html, now = Date.now) {
    this.log = log
    this.now = now
    this.over = PLAYED.test(html)
  }

  /** The table has changed. @param {string} html as Python has drawn it */
  look(html) {
    const [, game, topics, seed] = PLAYED.exec(html) ?? []
    const ended = Boolean(topics) && !this.over
    this.over = Boolean(topics)
    if (!ended) return
    const time = Math.floor(this.now() / 1000)
    this.log.add({ time, kind: `deal-${game}`, edition: 1, level: 1, seed: Number(seed), given: topics.split(" "), right: true, hints: 0 })
  }
}
