import { ApiError, unavailable } from '../../foundation/http/errors'
import { createProcessPool, type ProcessPoolOptions } from '../../foundation/processes/process-pool'

export type ImageProcesses = ReturnType<typeof createImageProcesses>

/** Runs tasks in a pool of processes whose script answers each with an image or null. */
export function createImageProcesses(options: ProcessPoolOptions) {
  const pool = createProcessPool(options)
  return {
    async run(task: object): Promise<Buffer> {
      const image = await pool.run(task)
      if (!(image instanceof Uint8Array)) throw new NoImage()
      return Buffer.from(image)
    },
    close: pool.close,
  }
}

/** A task for which its process had no image. */
export class NoImage extends ApiError {
  constructor() {
    const { code, message, retryAfterSeconds } = unavailable()
    super(code, message, { retryAfterSeconds })
  }
}
