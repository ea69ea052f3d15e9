const { availableParallelism } = require('node:os')
const { testTimeout } = require('./app-kit/jest/index.cjs')

/** @type {import('jest').Config} */
module.exports = {
  testTimeout,
  // A test of the server waits for the database half of its time: with as many workers as cores, cores idle.
  maxWorkers: Math.ceil(availableParallelism() * 1.5),
  projects: ['<rootDir>/*/jest.config.cjs'],
}
