import sharp from 'sharp'
import { answerTasks } from '../../foundation/processes/answer-tasks.mjs'

const longestSide = 1600
const squareSide = 800
const quality = 80
const mostSeconds = 8
const mostPixels = 50_000_000
/** A small AVIF decodes into as many pixels as its header says, at several times the cost of other formats. */
const mostAvifPixels = 12_000_000
const formats = new Set(['jpeg', 'png', 'webp', 'gif'])

// Uploads are decoded by the loaders of the accepted formats only.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif'].map((name) => `VipsForeignLoad${name}Buffer`),
})
sharp.cache(false)
sharp.concurrency(1)

answerTasks((/** @type {{ file: Buffer, isSquare: boolean }} */ { file, isSquare }) =>
  encode(file, isSquare),
)

/**
 * Re-encodes an image as WebP: rotated upright, scaled down for screens, without metadata or anything else in the
 * file; the middle of it for a square one. Null for a file that is no such image.
 * @param {Buffer} file @param {boolean} isSquare
 */
async function encode(file, isSquare) {
  const image = sharp(file, { limitInputPixels: mostPixels, failOn: 'error' })
  const { format, compression, width, height } = await image.metadata()
  const isAvif = format === 'heif' && compression === 'av1'
  if (!formats.has(format) && !isAvif) return null
  if (isAvif && width * height > mostAvifPixels) return null
  const side = isSquare ? Math.min(squareSide, width, height) : longestSide
  return image
    .autoOrient()
    .resize(side, side, { fit: isSquare ? 'cover' : 'inside', withoutEnlargement: true })
    .webp({ quality })
    .timeout({ seconds: mostSeconds })
    .toBuffer()
}
