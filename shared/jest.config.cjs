module.exports = require('../scripts/jest/project.cjs').browser(__dirname)
