const { resolve } = require('node:path')

module.exports = {
  ...require('../../app-kit/jest/index.cjs').node(resolve(__dirname, '../..')),
  // Pure tests take milliseconds; a change that leaves a promise pending should not take the usual half minute.
  testTimeout: 5000,
}
