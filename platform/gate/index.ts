export { checkLive } from './check-live'
export { checkRelease } from './check-release'
export { checkScripts } from './check-scripts'
export type { Refusal } from './refusal'
