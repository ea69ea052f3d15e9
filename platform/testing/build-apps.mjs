import { buildApp } from '../build/build-app.mjs'

// Builds each app whose folder the parent process sends.
process.on('message', (/** @type {string} */ folder) => {
  void buildApp(folder)
    .then(() => '')
    .catch(String)
    .then((failure) => process.send?.({ failure }))
})
