const { testTimeout } = require('./scripts/jest/project.cjs')

/** @type {import('jest').Config} */
module.exports = { testTimeout, projects: ['<rootDir>/*/jest.config.cjs'] }
