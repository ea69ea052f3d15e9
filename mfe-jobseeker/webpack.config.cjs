module.exports = require('@swipefolio/app-kit/preset')(__dirname)
