export { runMessages } from './run-messages.mjs'
