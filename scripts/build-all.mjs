import { lerna } from './setup.mjs'

/** Builds what changed: the five apps, and the server. */
export const build = () => lerna('build', '--concurrency=2')
