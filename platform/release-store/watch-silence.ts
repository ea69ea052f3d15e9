import type { Pool } from 'pg'
import { removePastCounts } from './call-counts'
import { countSilence } from './health'
import { removeOldHealth } from './health-series'

const interval = 5_000
const removals = 120

/** Counts missing outcomes every few seconds, and removes old health and call counts every ten minutes. */
export function watchSilence(
  pool: Pool,
  onFailure: (error: unknown) => void,
): { stop: () => void } {
  let rounds = 0
  let isBusy = false
  const count = async () => {
    if (isBusy) return
    isBusy = true
    try {
      while (await countSilence(pool));
      if (rounds % removals === 0) {
        await removeOldHealth(pool)
        await removePastCounts(pool)
      }
      rounds += 1
    } catch (error) {
      onFailure(error)
    } finally {
      isBusy = false
    }
  }
  const timer = setInterval(() => void count(), interval).unref()
  return { stop: () => clearInterval(timer) }
}
