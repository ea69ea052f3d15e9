import type { StoredFile } from '../release-store'

export type Encoding = 'br' | 'gzip'

export interface Encoded {
  body: Buffer
  encoding?: Encoding
}

/** The best variant for `Accept-Encoding`: brotli, gzip or uncompressed. */
export function chooseEncoding(
  { content, brotli, gzip }: StoredFile,
  acceptEncoding: string,
): Encoded {
  const accepted = acceptedEncodings(acceptEncoding)
  if (brotli && accepted.has('br')) return { body: brotli, encoding: 'br' }
  if (gzip && accepted.has('gzip')) return { body: gzip, encoding: 'gzip' }
  return { body: content }
}

const mostHeaders = 100
const known = new Map<string, ReadonlySet<string>>()

/** The encodings that `Accept-Encoding` takes; browsers send few different ones. */
export function acceptedEncodings(header: string): ReadonlySet<string> {
  const accepted = known.get(header) ?? readEncodings(header)
  if (known.size < mostHeaders) known.set(header, accepted)
  return accepted
}

function readEncodings(header: string): ReadonlySet<string> {
  const accepted = header.split(',').flatMap((part) => {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase())
    const isRefused = parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter))
    return isRefused ? [] : [name]
  })
  return new Set(accepted)
}
