import { run } from './setup.mjs'

/** Builds what changed: the five apps, and the server. */
export function build() {
  const env = { NX_DAEMON: 'false', NX_TUI: 'false' }
  run('npx', ['lerna', 'run', 'build', '--concurrency=2', '--stream', '--loglevel=error'], env)
}
