module.exports = require('@swipefolio/platform/preset')(__dirname)
