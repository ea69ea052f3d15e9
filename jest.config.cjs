const { testTimeout } = require('./scripts/jest/project.cjs')

/** @type {import('jest').Config} */
module.exports = {
  testTimeout,
  // Half of the time of a server's test is the database's: with one worker less than cores, as by default, cores idle.
  maxWorkers: '100%',
  projects: ['<rootDir>/*/jest.config.cjs'],
}
