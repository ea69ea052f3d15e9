import { chmodSync } from 'node:fs'
import { withDataDir } from '../processes/data-dir'
import type { Host } from './debian-postgres'

export type Keep = <Kept extends Pick<Host, 'kill'>>(kept: Kept) => Kept

/** Lends a folder that the account of PostgreSQL reaches, and ends what was kept for it afterwards, the last one first. */
export const withServices = <T>(work: (folder: string, keep: Keep) => Promise<T>): Promise<T> =>
  withDataDir(async (folder) => {
    chmodSync(folder, 0o755)
    const kept: Pick<Host, 'kill'>[] = []
    try {
      return await work(folder, (one) => {
        kept.push(one)
        return one
      })
    } finally {
      for (const one of kept.toReversed()) await one.kill()
    }
  })
