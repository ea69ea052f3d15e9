import sharp from 'sharp'
import { answerTasks } from '../../foundation/processes/answer-tasks.mjs'

const mostSeconds = 8

// Drawings are the server's own; pictures are what the encoder of uploads has made.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['VipsForeignLoadSvgBuffer', 'VipsForeignLoadWebpBuffer'] })
sharp.cache(false)
sharp.concurrency(1)

/** @typedef {{ file: Buffer, left: number, top: number, width: number, height: number }} Picture */

answerTasks(draw)

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
