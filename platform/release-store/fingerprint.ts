import { createHash } from 'node:crypto'
import type { Release } from '../registry'

export function integrityOf(content: Buffer): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`
}

/** What two publications of one version have to have in common. */
export function fingerprintOf({ manifest, files }: Release): string {
  const hashes = Object.entries(files)
    .map(([name, { integrity }]) => `${name} ${integrity}`)
    .toSorted()
  return createHash('sha256')
    .update(JSON.stringify([manifest, hashes]))
    .digest('hex')
}
