/** The camera, which reads the QR codes that learners show: nothing of its picture is kept. */

import { element } from "../shared/elements.js"

/** How long it looks away between two looks. */
const PAUSE_MS = 150

/** What reads the texts of the QR codes in a picture. @typedef {(video: HTMLVideoElement) => Promise<string[]>} Reader */

/** A camera that cannot be used, with the name of the sentence that says why. */
export class NoCamera extends Error {}

export class Camera {
  /** @param {HTMLElement} place where its picture is shown @param {string} library the address of what reads QR codes @param {(text: string) => void} found is told each text once */
  constructor(place, library, found) {
    this.place = place
    this.library = library
    this.found = found
    /** @type {MediaStream | null} */
    this.stream = null
    /** @type {Set<string>} */
    this.seen = new Set()
  }

  get on() {
    return this.stream !== null
  }

  /** Begin to look; throws `NoCamera`. */
  async start() {
    this.stream = await picture()
    const read = await reader(this.library).catch(() => {
      this.stop()
      throw new NoCamera("no_reader")
    })
    const video = element("video", { srcObject: this.stream, muted: true, playsInline: true })
    this.place.replaceChildren(video)
    this.place.hidden = false
    await video.play()
    this.look(video, read)
  }

  /** @param {HTMLVideoElement} video @param {Reader} read */
  async look(video, read) {
    if (!video.isConnected) this.stop() // somebody has gone to another page
    if (!this.on) return
    for (const text of await read(video).catch(() => [])) this.tell(text)
    setTimeout(() => this.look(video, read), PAUSE_MS)
  }

  /** @param {string} text */
  tell(text) {
    if (this.seen.has(text)) return
    this.seen.add(text)
    this.found(text)
  }

  stop() {
    for (const track of this.stream?.getTracks() ?? []) track.stop()
    this.stream = null
    this.place.replaceChildren()
    this.place.hidden = true
  }
}

/** The picture of the camera that looks away from whoever holds the device. */
async function picture() {
  const { mediaDevices } = navigator
  if (!mediaDevices?.getUserMedia) throw new NoCamera("insecure")
  try {
    return await mediaDevices.getUserMedia({ video: { facingMode: "environment" } })
  } catch (problem) {
    throw new NoCamera(problem instanceof DOMException && problem.name === "NotAllowedError" ? "refused" : "no_camera")
  }
}

/** What this browser reads QR codes with: what it brings itself, or else a library. @param {string} library @returns {Promise<Reader>} */
async function reader(library) {
  const { BarcodeDetector: Detector } = /** @type {any} */ (window)
  if (Detector && (await Detector.getSupportedFormats()).includes("qr_code")) {
    const detector = new Detector({ formats: ["qr_code"] })
    return async (video) => (await detector.detect(video)).map((/** @type {{ rawValue: string }} */ { rawValue }) => rawValue)
  }
  const { default: decode } = await import(library)
  const canvas = element("canvas", {})
  return (video) => Promise.resolve(decoded(video, canvas, decode))
}

/** @param {HTMLVideoElement} video @param {HTMLCanvasElement} canvas @param {(image: ImageData) => string} decode throws if there is no code in the image */
function decoded(video, canvas, decode) {
  Object.assign(canvas, { width: video.videoWidth, height: video.videoHeight })
  const context = canvas.getContext("2d", { willReadFrequently: true })
  if (!context || !canvas.width) return []
  context.drawImage(video, 0, 0)
  try {
    return [decode(context.getImageData(0, 0, canvas.width, canvas.height))]
  } catch {
    return []
  }
}
