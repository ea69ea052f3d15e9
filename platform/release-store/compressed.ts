import { promisify } from 'node:util'
import { brotliCompress, constants, gzip as gzipCallback } from 'node:zlib'

const brotliOf = promisify(brotliCompress)
const gzipOf = promisify(gzipCallback)
const textual = /\.(js|css|html|json|svg|txt|webmanifest)$/

/** Both variants at the highest level; null where compression saves nothing. */
export async function compressed(name: string, content: Buffer) {
  if (!textual.test(name)) return { brotli: null, gzip: null }
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  }
  const [brotli, gzip] = await Promise.all([
    brotliOf(content, { params }),
    gzipOf(content, { level: constants.Z_BEST_COMPRESSION }),
  ])
  const smaller = (variant: Buffer) => (variant.length < content.length ? variant : null)
  return { brotli: smaller(brotli), gzip: smaller(gzip) }
}
