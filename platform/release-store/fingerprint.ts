import { createHash } from 'node:crypto'
import type { Release } from '../registry'

export function integrityOf(content: Buffer): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`
}

/** The parts of a release that must be equal in two publications of one version. */
export function fingerprintOf({ manifest, files }: Release): string {
  const hashes = Object.entries(files)
    .map(([name, { integrity }]) => `${name} ${integrity}`)
    .toSorted()
  return createHash('sha256')
    .update(JSON.stringify([manifest, hashes]))
    .digest('hex')
}
