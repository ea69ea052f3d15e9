import { ensureInstalled, root } from './setup.mjs'

await ensureInstalled()
// Imported after set-up, because a fresh checkout has no packages; as CommonJS, as in the tests.
const { require } = await import('tsx/cjs/api')
/** @type {typeof import('../proofs/src/corpus/run-corpus')} */
const { runCorpus } = require(`${root}/proofs/src/corpus/run-corpus.ts`, import.meta.url)

const holds = await runCorpus(process.argv.slice(2), (line) => console.log(line))
process.exitCode = holds ? 0 : 1
