import { promisify } from 'node:util'
import { brotliCompress, constants, gzip as gzipCompress } from 'node:zlib'
import type { StoredFile } from '../release-store'

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzipCompress)
const fastBrotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

type Encoding = 'br' | 'gzip'

/** The best variant for `Accept-Encoding`: brotli, gzip or uncompressed. */
export function chooseEncoding(
  { content, brotli, gzip }: StoredFile,
  acceptEncoding: string,
): { body: Buffer; encoding?: Encoding } {
  const accepted = acceptedEncodings(acceptEncoding)
  if (brotli && accepted.has('br')) return { body: brotli, encoding: 'br' }
  if (gzip && accepted.has('gzip')) return { body: gzip, encoding: 'gzip' }
  return { body: content }
}

/** Compresses a response that is generated per request, at a fast level. */
export async function encodeAnswer(
  text: string,
  acceptEncoding: string,
): Promise<{ body: Buffer; encoding?: Encoding }> {
  const accepted = acceptedEncodings(acceptEncoding)
  const body = Buffer.from(text)
  if (accepted.has('br')) return { body: await compressBrotli(body, fastBrotli), encoding: 'br' }
  if (accepted.has('gzip')) return { body: await compressGzip(body), encoding: 'gzip' }
  return { body }
}

function acceptedEncodings(header: string): Set<string> {
  const accepted = header.split(',').flatMap((part) => {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase())
    const isRefused = parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter))
    return isRefused ? [] : [name]
  })
  return new Set(accepted)
}
