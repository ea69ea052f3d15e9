import { msg } from '@swipefolio/shared/i18n'
import { join } from 'node:path'
import { invalidInput } from '../../foundation/http/errors'
import { createImageProcesses } from './image-processes'

export const unsupportedImage = () =>
  invalidInput(msg('Unsupported image'), { image: 'Unsupported image' })

export const encoderProcess = (root: string) =>
  join(root, 'server/src/modules/images/encoder-process.mjs')

/** Encodes uploads. */
export function createEncoder(script: string, deadlineMilliseconds?: number) {
  const processes = createImageProcesses({ script, deadlineMilliseconds })
  return {
    /** Returns a WebP, square if asked for. Throws 400 for a file that cannot be encoded, 503 when too many wait. */
    async encode(file: Buffer, { isSquare = false } = {}): Promise<Buffer> {
      const image = await processes.run({ file, isSquare })
      if (!image) throw unsupportedImage()
      return image
    },
    close: processes.close,
  }
}
