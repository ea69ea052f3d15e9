module.exports = {
  ...require('../app-kit/jest/index.cjs').node(__dirname),
  globalSetup: '<rootDir>/../server/src/testing/global-setup.ts',
  globalTeardown: '<rootDir>/../server/src/testing/global-teardown.ts',
}
