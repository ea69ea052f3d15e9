import { availableParallelism } from 'node:os'
import sharp from 'sharp'
import { invalidInput } from '../../foundation/http/errors'
import { createSemaphore } from '../../foundation/http/semaphore'

const mostPixels = 50_000_000
const longestSide = 1600
const quality = 80
const mostSeconds = 8
const formats = new Set(['jpeg', 'png', 'webp', 'gif'])

// Uploads are decoded by the loaders of the accepted formats only.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif'].map((name) => `VipsForeignLoad${name}Buffer`),
})
sharp.cache(false)
sharp.concurrency(1)

const semaphore = createSemaphore({ permits: availableParallelism(), queueLength: 6 })

export const unsupportedImage = () =>
  invalidInput('Unsupported image', { image: 'Unsupported image' })

/**
 * Re-encodes an image as WebP: rotated upright, scaled down for screens, without metadata or anything else in the
 * file.
 */
export const encodeImage = (file: Buffer): Promise<Buffer> =>
  semaphore(async () => {
    try {
      return await encode(file)
    } catch {
      throw unsupportedImage()
    }
  })

async function encode(file: Buffer): Promise<Buffer> {
  const image = sharp(file, { limitInputPixels: mostPixels, failOn: 'error' })
  const { format, compression } = await image.metadata()
  const isAvif = format === 'heif' && compression === 'av1'
  if (!formats.has(format) && !isAvif) throw unsupportedImage()
  return image
    .autoOrient()
    .resize(longestSide, longestSide, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality })
    .timeout({ seconds: mostSeconds })
    .toBuffer()
}
