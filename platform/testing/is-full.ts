/** Whether the run is a proof (`npm run proofs 'long tests'`), which includes tests whose kind others have at a lower price. */
export const isFull = process.env['TESTS'] === 'full'
