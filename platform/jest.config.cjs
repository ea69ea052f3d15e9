module.exports = {
  ...require('../scripts/jest/project.cjs').node(__dirname),
  globalSetup: '<rootDir>/../server/src/testing/global-setup.ts',
  globalTeardown: '<rootDir>/../server/src/testing/global-teardown.ts',
}
