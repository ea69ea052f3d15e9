const Sequencer = require('@jest/test-sequencer').default

const bySizeOrDuration = Sequencer.prototype.sort

/** Starts the proofs first: jest knows only sizes of files in a new clone, and theirs are small and take longest. */
module.exports = class ProofsFirst extends Sequencer {
  /** @override @param {Parameters<typeof bySizeOrDuration>[0]} tests */
  async sort(tests) {
    const sorted = await bySizeOrDuration.call(this, tests)
    const proofs = sorted.filter(({ path }) => path.includes('/proofs/'))
    return [...new Set([...proofs, ...sorted])]
  }
}
