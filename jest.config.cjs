const { availableParallelism } = require('node:os')
const { testTimeout } = require('./app-kit/jest/index.cjs')

/** @type {import('jest').Config} */
module.exports = {
  testTimeout,
  // Tests of the server and of processes wait most of their time: with as many workers as cores, cores idle.
  maxWorkers: Math.ceil(availableParallelism() * 1.5),
  testSequencer: require.resolve('./jest.sequencer.cjs'),
  // A worker that has grown to gigabytes takes longer to end than jest waits for it.
  workerIdleMemoryLimit: '800MB',
  projects: ['<rootDir>/*/jest.config.cjs'],
}
