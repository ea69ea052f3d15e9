module.exports = require('../platform/preset/index.cjs')
