import { createRequire } from 'node:module'
import { writeFileSync } from 'node:fs'
import { workerData } from 'node:worker_threads'

/** Runs a bundle in a global scope of its own, as a worker, and writes what its `prerender` returns. */
const { bundle, file } = workerData
const { prerender } = createRequire(import.meta.url)(bundle)
writeFileSync(file, JSON.stringify(prerender()))
