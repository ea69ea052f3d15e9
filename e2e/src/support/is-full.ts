/** Whether everything is done as often as a proof wants it (`npm run proofs journeys`), not as often as a test needs. */
export const isFull = process.env.JOURNEYS === 'full'
