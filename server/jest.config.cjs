module.exports = {
  ...require('../app-kit/jest/index.cjs').node(__dirname),
  globalSetup: '<rootDir>/src/testing/global-setup.ts',
  globalTeardown: '<rootDir>/src/testing/global-teardown.ts',
}
