module.exports = require('../app-kit/jest/index.cjs').node(__dirname)
