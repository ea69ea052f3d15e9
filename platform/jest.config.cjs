module.exports = {
  ...require('../scripts/jest/project.cjs').node(__dirname),
  globalSetup: '<rootDir>/testing/global-setup.ts',
  globalTeardown: '<rootDir>/testing/global-teardown.ts',
}
