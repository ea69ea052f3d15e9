import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { acceptedEncodings, type Encoded, type Encoding } from './encoding'

const fastQuality = 5
const bestQuality = 11

// The functions are looked up at each call, so that tests can count the calls.
const compressBrotli = (text: Buffer, quality: number) =>
  promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })
const compress: Record<Encoding, (text: Buffer) => Promise<Buffer>> = {
  br: (text) => compressBrotli(text, fastQuality),
  gzip: (text) => promisify(gzip)(text),
}

/** One text at a time, so that the thread pool stays free for other work however many texts there are. */
let isImproving = false

/**
 * A text and its compressed variants. Each is made once, at a fast quality for the first client that accepts it; brotli once
 * more in the background, at the best quality, for a text that is requested again.
 */
export class EncodedText {
  readonly #text: Buffer
  readonly #variants = new Map<Encoding, Promise<Buffer>>()
  #isImproved = false

  constructor(text: string) {
    this.#text = Buffer.from(text)
  }

  /** An upper bound of the bytes of all variants together. */
  get maximumBytes(): number {
    return 2 * this.#text.length
  }

  /** The best variant for `Accept-Encoding`: brotli, gzip or uncompressed. */
  async encode(acceptEncoding: string): Promise<Encoded> {
    const accepted = acceptedEncodings(acceptEncoding)
    const encoding = accepted.has('br') ? 'br' : accepted.has('gzip') ? 'gzip' : undefined
    if (encoding === undefined) return { body: this.#text }
    return { body: await this.#variant(encoding), encoding }
  }

  #variant(encoding: Encoding): Promise<Buffer> {
    const known = this.#variants.get(encoding)
    if (known) {
      if (encoding === 'br') this.#improve()
      return known
    }
    const made = compress[encoding](this.#text)
    this.#variants.set(encoding, made)
    made.catch(() => this.#variants.delete(encoding))
    return made
  }

  #improve(): void {
    if (this.#isImproved || isImproving) return
    this.#isImproved = isImproving = true
    compressBrotli(this.#text, bestQuality)
      .then(
        (smallest) => this.#variants.set('br', Promise.resolve(smallest)),
        // The fast variant stays.
        () => undefined,
      )
      .finally(() => (isImproving = false))
  }
}
