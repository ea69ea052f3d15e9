import { require } from 'tsx/cjs/api'
import { root } from './setup.mjs'

// As CommonJS, as in the tests.
/** @type {typeof import('../proofs/src/corpus/run-corpus')} */
const { runCorpus } = require(`${root}/proofs/src/corpus/run-corpus.ts`, import.meta.url)

const holds = await runCorpus(process.argv.slice(2), (line) => console.log(line))
process.exitCode = holds ? 0 : 1
