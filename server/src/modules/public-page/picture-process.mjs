import { constants, setPriority } from 'node:os'
import sharp from 'sharp'

const mostSeconds = 8

setPriority(constants.priority.PRIORITY_BELOW_NORMAL)

// Drawings are the server's own; pictures are what the encoder of uploads has made.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['VipsForeignLoadSvgBuffer', 'VipsForeignLoadWebpBuffer'] })
sharp.cache(false)
sharp.concurrency(1)

/** @typedef {{ file: Buffer, left: number, top: number, width: number, height: number }} Picture */

process.on('disconnect', () => process.exit())
process.on('message', (/** @type {{ svg: string, pictures: Picture[] }} */ task) => {
  void draw(task)
    .catch(() => null)
    .then((image) => process.send?.(image))
})

/** @param {{ svg: string, pictures: Picture[] }} task */
async function draw({ svg, pictures }) {
  const layers = await Promise.all(
    pictures.map(async ({ file, left, top, width, height }) => ({
      input: await sharp(file).resize(width, height, { fit: 'cover' }).webp().toBuffer(),
      left,
      top,
    })),
  )
  return sharp(Buffer.from(svg))
    .composite(layers)
    .png({ palette: true, effort: 4 })
    .timeout({ seconds: mostSeconds })
    .toBuffer()
}
