module.exports = require('../app-kit/jest/index.cjs').browser(__dirname)
