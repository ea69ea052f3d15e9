import { lerna } from './setup.mjs'

/** Builds the apps and the server where sources changed. */
export const build = () => lerna('build', '--concurrency=2')
