module.exports = require('@swipefolio/app-kit/jest').browser(__dirname)
