// What a service worker finds around itself: the types that come with browsers name it only where no page is.

export interface Extendable extends Event {
  waitUntil(work: Promise<unknown>): void
}
export interface Fetching extends Extendable {
  readonly request: Request
  /** Who asks, and, where a page is opened, who that page will be. */
  readonly clientId: string
  readonly resultingClientId: string
  respondWith(answer: Promise<Response>): void
}
export interface Told extends Extendable {
  readonly data: unknown
  readonly ports: readonly MessagePort[]
}
export interface Scope {
  /** The version of the site: the build writes it before the script. */
  readonly VERSION: string
  readonly registration: { readonly scope: string; update(): Promise<unknown> }
  readonly clients: {
    claim(): Promise<void>
    matchAll(which: { includeUncontrolled: boolean }): Promise<readonly { readonly id: string }[]>
  }
  skipWaiting(): Promise<void>
  addEventListener(name: "install" | "activate", hear: (event: Extendable) => void): void
  addEventListener(name: "fetch", hear: (event: Fetching) => void): void
  addEventListener(name: "message", hear: (event: Told) => void): void
}
