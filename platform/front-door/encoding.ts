import type { StoredFile } from '../release-store'

type Encoding = 'br' | 'gzip'

/** The variant that suits `Accept-Encoding` best: brotli, gzip, or the plain file. */
export function chooseEncoding(
  { content, brotli, gzip }: StoredFile,
  acceptEncoding: string,
): { body: Buffer; encoding?: Encoding } {
  const accepted = acceptedEncodings(acceptEncoding)
  if (brotli && accepted.has('br')) return { body: brotli, encoding: 'br' }
  if (gzip && accepted.has('gzip')) return { body: gzip, encoding: 'gzip' }
  return { body: content }
}

function acceptedEncodings(header: string): Set<string> {
  const accepted = header.split(',').flatMap((part) => {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase())
    const isRefused = parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter))
    return isRefused ? [] : [name]
  })
  return new Set(accepted)
}
