import type { WorkerOptions } from '../worker-options'

/** The front door writes the object in front of the script. */
declare const workerOptions: WorkerOptions

export const options = workerOptions

export const worker = globalThis as unknown as ServiceWorkerGlobalScope
