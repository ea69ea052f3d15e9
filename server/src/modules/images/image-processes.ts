import { createProcessPool, type ProcessPoolOptions } from '../../foundation/processes/process-pool'

export type ImageProcesses = ReturnType<typeof createImageProcesses>

/** Runs tasks in a pool of processes whose script answers each with an image or null. */
export function createImageProcesses(options: ProcessPoolOptions) {
  const pool = createProcessPool(options)
  return {
    /** Returns nothing when the process had no image or ended instead. Throws 503 when too many wait. */
    async run(task: object): Promise<Buffer | undefined> {
      const image = await pool.run(task)
      return image instanceof Uint8Array ? Buffer.from(image) : undefined
    },
    close: pool.close,
  }
}
