import { test, type TestType } from '@playwright/test'

/** Whether everything is done as often as a proof wants it (`npm run proofs journeys`), not as often as a test needs. */
export const isFull = process.env.JOURNEYS === 'full'

/** All of a kind in a proof, the first of them in a test. */
export const chosen = <T>(kind: readonly T[]): readonly T[] => (isFull ? kind : kind.slice(0, 1))

/** For a proof alone, because tests of components or of the API notice the same at a lower price. */
export const onlyInFull = <Own extends object, OfWorker extends object>(
  own: TestType<Own, OfWorker>,
) => (isFull ? own : own.skip)

export const testInFull = onlyInFull(test)
