export { serveBuild } from './serve-build.mjs'
export { watchApps } from './watch-apps.mjs'
