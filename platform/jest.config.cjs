module.exports = {
  ...require('../app-kit/jest/index.cjs').node(__dirname),
  globalSetup: '<rootDir>/testing/global-setup.ts',
  globalTeardown: '<rootDir>/testing/global-teardown.ts',
}
