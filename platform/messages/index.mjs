export { appWorkspace } from './app-workspace.mjs'
export { runMessages } from './run-messages.mjs'
