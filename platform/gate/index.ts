export { checkLive } from './check-live'
export { checkRelease } from './check-release'
export type { Refusal } from './refusal'
