const { resolve } = require('node:path')

module.exports = require('../jest/project.cjs').node(resolve(__dirname, '../..'))
