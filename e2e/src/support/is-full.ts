import { test } from '@playwright/test'

/** Whether everything is done as often as a proof wants it (`npm run proofs journeys`), not as often as a test needs. */
export const isFull = process.env.JOURNEYS === 'full'

/** All of a kind in a proof, the first of them in a test. */
export const chosen = <T>(kind: readonly T[]): readonly T[] => (isFull ? kind : kind.slice(0, 1))

/** A test whose kind others have, too, but at a lower price. */
export const testInFull = isFull ? test : test.skip
